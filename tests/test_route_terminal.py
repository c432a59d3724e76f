"""Maps of routes in the terminal: as a chart, and as a list where there is no room for one."""

from __future__ import annotations

import dataclasses

import pytest

from tests.test_route_maps import GAMES, ONE, played, printed, routes, small_scene
from tests.test_terminal_table import printed as on_paper
from trunkline.core.scene import Scene, Track
from trunkline.terminal.hex_map import BRASS
from trunkline.terminal.route_map import RouteChart, RouteList, routes_of
from trunkline.terminal.scene_view import TerminalTable, Window
from trunkline.terminal.symbols import ASCII_MARKS, UNICODE_MARKS, Marks
from trunkline.terminal.texts import interface_texts

RED_FERRY = Track("9", ("A", "C"), 2, "red", look="ferry", marks=1)


def table(
    scene: Scene,
    width: int,
    targets: tuple[str, ...] = (),
    before: Scene | None = None,
    marks: Marks = UNICODE_MARKS,
) -> TerminalTable:
    return TerminalTable(scene, interface_texts("en"), Window(width, 60, marks), targets, before)


def chart(scene: Scene, targets: tuple[str, ...] = (), before: Scene | None = None) -> RouteChart:
    return RouteChart(routes_of(scene, routes(scene), targets, before, UNICODE_MARKS), 5)


def test_a_track_shows_its_length_colour_and_marks() -> None:
    drawn = "\n".join(on_paper(table(small_scene(ONE, RED_FERRY), 100).map_only()))
    assert "3R" in drawn
    assert "2R≈1" in drawn
    assert "Agra & Co" in drawn
    assert "●" in drawn
    assert "○" in drawn


def test_an_owner_is_shown_by_letters_and_by_double_lines() -> None:
    drawn = "\n".join(on_paper(chart_lines(small_scene(dataclasses.replace(ONE, owner="seat:0")))))
    assert "(1)" in drawn
    assert "═" in drawn


def chart_lines(scene: Scene) -> str:
    return "\n".join(line.plain for line in chart(scene).lines())


def test_what_can_be_chosen_shows_its_number_in_brass() -> None:
    lines = chart(small_scene(ONE, RED_FERRY), targets=("9",)).lines()
    brass = [
        line.plain[span.start : span.end]
        for line in lines
        for span in line.spans
        if BRASS in str(span.style)
    ]
    assert brass == ["9:2R≈1"]


def test_a_new_track_is_underlined() -> None:
    before = small_scene(ONE)
    now = small_scene(dataclasses.replace(ONE, owner="seat:0"))
    styles = [str(span.style) for line in chart(now, (), before).lines() for span in line.spans]
    assert any("underline" in style for style in styles)
    assert not any(
        "underline" in str(span.style)
        for line in chart(now, (), now).lines()
        for span in line.spans
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pitch", [4, 6, 8])
def test_both_boards_fit_their_chart_and_most_labels_find_room(game: str, pitch: int) -> None:
    scene = played(game)
    drawn = RouteChart(routes_of(scene, routes(scene), (), None, UNICODE_MARKS), pitch)
    lines = drawn.lines()
    assert len(lines) == drawn.height
    assert {line.cell_len for line in lines} == {drawn.width}
    text = "\n".join(line.plain for line in lines)
    owned = sum(bool(track.owner) for track in routes(scene).tracks)
    assert text.count("(") >= 0.8 * owned
    named = [city.name for city in routes(scene).cities if city.name]
    assert sum(name in text for name in named) >= (0.6 if pitch == 4 else 0.75) * len(named)


def test_a_narrow_window_gets_a_list() -> None:
    scene = played("ticket-to-ride-team-asia")
    narrow = table(scene, 60, targets=("17",))
    assert isinstance(narrow.map_at(4), RouteList)
    lines = on_paper(narrow.map_only(), 60)
    assert len(lines) == len(routes(scene).tracks)
    assert any(line.startswith("   1 Kabul – Kashgar") for line in lines)
    assert max(map(len, lines)) <= 60


def test_a_part_of_the_map_has_the_targets_in_it() -> None:
    scene = printed("ticket-to-ride-legendary-asia")
    track = routes(scene).tracks[-1]
    small = "\n".join(on_paper(table(scene, 100, (track.id,)).map_only(12)))
    assert f"{track.id}:{track.length}" in small


def test_without_unicode_all_is_ascii() -> None:
    scene = small_scene(ONE, RED_FERRY)
    lines = table(scene, 100, marks=ASCII_MARKS).map_at(5).lines()
    assert all(line.plain.isascii() for line in lines)


def test_the_legend_lists_every_track() -> None:
    scene = printed("ticket-to-ride-legendary-asia")
    legend = "\n".join(on_paper(table(scene, 130).legend()))
    assert "ferry" in legend
    assert "R red" in legend
    assert "100 Taipei – Kobe 5B≈1" in legend


def test_the_whole_table_has_the_map_and_the_panels() -> None:
    scene = printed("ticket-to-ride-legendary-asia")
    whole = "\n".join(on_paper(table(scene, 200).whole(), 200))
    assert "Samarkand" in whole
    assert scene.panels[0].title in whole
