"""The terminal table: a scene as characters, at several widths, with and without colour."""

from __future__ import annotations

import dataclasses
import functools
import io
from collections.abc import Collection

import pytest
from rich.console import Console, Group, RenderableType

import trunkline
from trunkline.core.match import Match
from trunkline.core.rulebook import LANGUAGES
from trunkline.core.scene import (
    COUNT,
    DOLLARS,
    Cell,
    Counter,
    Livery,
    Panel,
    Piece,
    Scene,
    Spot,
    Unit,
    figure,
)
from trunkline.players.player import decide
from trunkline.players.random import RandomPlayer
from trunkline.terminal import panels
from trunkline.terminal.choices import correct_typo, only_with_last_word, summarise, targets
from trunkline.terminal.hex_map import BRASS, HexMap, livery_style, shortened, terrain_words
from trunkline.terminal.line_input import completions
from trunkline.terminal.scene_view import TerminalTable, Window, window_of
from trunkline.terminal.symbols import ASCII_MARKS, UNICODE_MARKS
from trunkline.terminal.texts import interface_texts

GAME = "chicago-express"


@functools.cache
def match_after(actions: int, players: int = 4) -> Match:
    """A match between random players, after so many actions."""
    match = trunkline.new(GAME, players, seed=7)
    seats = [RandomPlayer(seat) for seat in range(players)]
    while len(match.actions) < actions and match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


def printed(what: RenderableType, width: int = 200) -> list[str]:
    """The lines as a terminal without colours shows them, blanks at their ends cut."""
    out = Console(file=io.StringIO(), width=width, color_system=None)
    with out.capture() as capture:
        out.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def table(
    scene: Scene,
    width: int,
    height: int = 40,
    chosen: Collection[str] = (),
    before: Scene | None = None,
) -> TerminalTable:
    return TerminalTable(scene, interface_texts("en"), Window(width, height), chosen, before)


def lines(drawn: HexMap) -> list[str]:
    return [line.plain for line in drawn.lines()]


# A small scene: two rows of hexes, a lake, one company.

RED = Livery("PRR", "Pennsylvania", "#b3262e", "P", "solid")
BLUE = Livery("B&O", "Baltimore & Ohio", "#1f5a9e", "B", "stripes")


def small_scene(layout: str = "flat", pieces: tuple[Piece, ...] = ()) -> Scene:
    across = 1 if layout == "flat" else 2
    return Scene(
        layout=layout,
        spots=(
            Spot("A0", (0, 0), "plain", "plain", cost="1"),
            Spot("B0", (across, 0), "forest", "forest", cost="2"),
            Spot("C0", (2 * across, 0), "city", "city", "New York", "2", "+1", "+2"),
            Spot("A1", (0, 1) if layout == "flat" else (1, 1), "mountain", "mountain", "", "4"),
        ),
        waters=(),
        pieces=pieces,
        liveries=(RED, BLUE),
        panels=(),
        provenance="made up",
    )


def test_flat_hexes_are_outlined_and_staggered() -> None:
    assert lines(HexMap(small_scene())) == [
        " ___     ___ ",
        "/A0 \\___/C0○\\",
        "\\__1/B0♣\\2+1/",
        "/A1▲\\__2/    ",
        "\\__4/        ",
    ]


def test_pointy_hexes_are_set_like_bricks() -> None:
    assert lines(HexMap(small_scene("pointy"))) == [
        " ___ ___ ___ ",
        "|A0 |B0♣|C0○|",
        "|__1|__2|2+1|",
        "  |A1▲|      ",
        "  |__4|      ",
    ]


def test_wider_hexes_have_room_for_everything_and_a_name() -> None:
    assert lines(HexMap(small_scene(), pitch=9))[1:3] == [
        "/A0     1\\________/C0  ○2+1\\",
        "\\________/B0    ♣2\\New York/",
    ]


def test_pieces_are_letters_and_a_house_is_a_mark() -> None:
    pieces = (Piece("house", "C0"), Piece("locomotive", "C0", "PRR"))
    drawn = lines(HexMap(small_scene(pieces=pieces)))
    assert drawn[1].endswith("/C0○\\")
    assert drawn[2].endswith("\\P⌂_/")


def test_the_cost_of_an_occupied_hex_stays_while_there_is_room() -> None:
    assert lines(HexMap(small_scene(pieces=(Piece("locomotive", "C0", "PRR"),))))[2].endswith(
        "\\P_2/"
    )


@pytest.mark.parametrize(
    ("owners", "house", "upper", "lower"),
    [
        ("PBP", True, "/C0⌂\\", "\\PBP/"),
        ("PBPB", False, "/PBP\\", "\\B__/"),
        ("PBPBP", True, "/PBP\\", "\\BP⌂/"),
    ],
)
def test_a_crowd_takes_the_room_it_needs(owners: str, house: bool, upper: str, lower: str) -> None:
    names = {"P": "PRR", "B": "B&O"}
    pieces = [Piece("locomotive", "C0", names[owner]) for owner in owners]
    pieces += [Piece("house", "C0")] if house else []
    drawn = lines(HexMap(small_scene(pieces=tuple(pieces))))
    assert drawn[1].endswith(upper)
    assert drawn[2].endswith(lower)


def test_what_can_be_chosen_stands_on_brass_and_nothing_else() -> None:
    drawn = HexMap(small_scene(), targets={"B0"}).lines()
    on_brass = {
        line.plain[span.start : span.end]
        for line in drawn
        for span in line.spans
        if BRASS in str(span.style)
    }
    assert on_brass == {"B0", "♣", "__", "2"}


def test_pieces_are_in_livery_and_new_ones_underlined() -> None:
    old, new = Piece("locomotive", "A0", "PRR"), Piece("locomotive", "B0", "B&O")
    drawn = HexMap(small_scene(pieces=(old, new)), fresh={new}).lines()
    styles = {
        line.plain[span.start : span.end]: str(span.style) for line in drawn for span in line.spans
    }
    assert styles["P"] == "bold #ffffff on #b3262e"
    assert styles["B"] == "bold #ffffff on #1f5a9e underline"


def test_letters_on_a_light_livery_are_dark() -> None:
    assert livery_style("#d8a31a").startswith("bold #2f2a22")


def test_water_is_named_where_the_name_fits() -> None:
    scene = dataclasses.replace(small_scene(), waters=(("Lake Erie", ((2, 1), (3, 0))),))
    drawn = lines(HexMap(scene))
    assert [line[9:].split("/")[-1].strip(" ~") for line in drawn[2:5]] == ["Lake", "Erie", ""]


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("Chicago", 7, "Chicago"),
        ("Pittsburgh", 7, "Pittsb."),
        ("New York", 7, "N.York"),
        ("New York", 4, "N.Y."),
        ("Нью-Йорк", 6, "Н.Йорк"),
    ],
)
def test_names_are_shortened_as_on_maps(name: str, room: int, short: str) -> None:
    assert shortened(name, room) == short


def test_every_thing_has_its_own_sign_in_both_sets() -> None:
    for marks in (UNICODE_MARKS, ASCII_MARKS):
        signs = [*marks.looks.values(), marks.house, marks.station, marks.bid]
        assert len(set(signs)) == len(signs)
        for ways in (marks.arrows, marks.bends):
            assert len(ways) == len(set(ways)) == 8
    assert repr(ASCII_MARKS).isascii()


# The real map


@pytest.mark.parametrize("pitch", [4, 5, 6, 8])
def test_every_hex_of_the_opening_shows_its_id(pitch: int) -> None:
    scene = match_after(0).scene()
    drawn = HexMap(scene, pitch)
    text = lines(drawn)
    assert {len(line) for line in text} == {drawn.width}
    assert len(text) == drawn.height
    for spot in scene.spots:
        x = spot.at[0] * pitch + 1
        assert text[drawn.line_of(spot)][x : x + len(spot.id)] == spot.id


def test_every_locomotive_shows_its_letter() -> None:
    scene = match_after(150).scene()
    letters = {livery.owner: livery.letters for livery in scene.liveries}
    drawn = HexMap(scene, 8)
    text = lines(drawn)
    spots = {spot.id: spot for spot in scene.spots}
    moved = [piece for piece in scene.pieces if piece.kind == "locomotive"]
    assert len(moved) > 15
    for piece in moved:
        spot = spots[piece.spot]
        y, x = drawn.line_of(spot) + 1, spot.at[0] * 8 + 1
        assert letters[piece.owner] in text[y][x : x + 7]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50), (300, 90)])
def test_nothing_sticks_out_of_the_window(language: str, width: int, height: int) -> None:
    for players in (2, 6):
        scene = match_after(150, players).scene(language)
        shown = table(scene, width, height)
        for part in (shown.whole(), shown.map_only(), shown.panels_only(), shown.legend()):
            text = printed(part, width)
            assert max(map(len, text)) <= width
            assert not any("…" in line for line in text)


def test_panels_stand_below_at_80_beside_at_120_and_below_a_map_with_names_at_160() -> None:
    scene = match_after(60).scene()
    narrow, middle, wide = (
        table(scene, 80, 24).layout,
        table(scene, 120, 40).layout,
        table(scene, 160, 50).layout,
    )
    assert (narrow.beside, narrow.pitch) == (False, 4)
    assert (middle.beside, middle.pitch) == (True, 4)
    assert (wide.beside, wide.pitch) == (False, 8)
    assert "Chicago" in "\n".join(printed(table(scene, 160, 50).whole(), 160))


@pytest.mark.parametrize(("width", "height", "fits"), [(80, 24, False), (120, 40, True)])
def test_the_table_knows_whether_it_fits_the_window(width: int, height: int, fits: bool) -> None:
    assert table(match_after(60).scene(), width, height).fits() is fits


def test_all_panels_are_shown_at_every_width() -> None:
    scene = match_after(60).scene()
    for width, height in ((80, 24), (120, 40), (160, 50)):
        text = "\n".join(printed(table(scene, width, height).whole(), width))
        for panel in scene.panels:
            assert panel.title in text
            for row in panel.rows:
                assert row[0].text in text


def test_a_low_window_shows_the_part_of_the_map_with_the_targets() -> None:
    scene = match_after(0).scene()
    shown = table(scene, 80, 24, chosen={"Q9", "O10"})
    text = printed(shown.map_only(10), 80)
    assert len(text) == 10
    assert any("Q9" in line for line in text)
    assert any("O10" in line for line in text)
    assert not any("C0" in line for line in text)
    assert text[-1] == "The part of the map where you can choose; map shows it all."


def test_a_window_too_narrow_for_the_map_says_so() -> None:
    text = printed(table(match_after(0).scene(), 60).map_only(), 60)
    assert max(map(len, text)) <= 60
    assert text[-1] == "The map needs a window of 77 columns."


def test_the_legend_explains_signs_letters_and_places() -> None:
    text = "\n".join(printed(table(match_after(0).scene(), 100).legend(), 100))
    for entry in ("♣ forest", "▲ mountain", "⌂ house", "P Pennsylvania", "A2 Chicago", "K4 Pitts"):
        assert entry in text
    assert terrain_words(match_after(0).scene())["city"] == "city"


def test_a_console_without_unicode_gets_plain_signs() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert window_of(Console(file=file)).marks is ASCII_MARKS
    assert window_of(Console(file=io.StringIO())).marks is UNICODE_MARKS


# Panels


NONE_LEFT = figure(0, nothing="·")


def sheet() -> panels.PanelSheet:
    panel = Panel(
        "companies",
        "Companies",
        ("company", "income", "locomotives"),
        (
            (Cell("PRR", "PRR"), figure(7, DOLLARS), figure(19)),
            (Cell("B&O", "B&O"), figure(12, DOLLARS), NONE_LEFT),
        ),
    )
    return panels.sheets(dataclasses.replace(small_scene(), panels=(panel,)))[0]


COLOURS = {"PRR": RED.colour, "B&O": BLUE.colour}


def test_a_panel_is_a_table_with_numbers_to_the_right() -> None:
    assert printed(panels.render([[sheet()]], COLOURS)) == [
        "Companies",
        "company income locomotives",
        "PRR         $7          19",
        "B&O        $12           ·",
    ]


def test_a_panel_can_be_turned() -> None:
    turned = sheet().turned()
    assert printed(panels.render([[turned]], COLOURS)) == [
        "Companies",
        "            PRR B&O",
        "income       $7 $12",
        "locomotives  19   ·",
    ]
    assert turned.width < sheet().width


def test_what_is_to_be_known_of_a_panel_stands_below_its_title() -> None:
    notes = ("what a merger or the end would pay", "in thousands")
    rich = figure(7000, Unit("money", "£", thousands=","))
    panel = Panel("money", "Money", ("who", "has"), ((Cell("Ada"), rich),), notes=notes)
    rows = panels.pack(panels.sheets(dataclasses.replace(small_scene(), panels=(panel,))), 80)
    assert printed(panels.render(rows, COLOURS)) == [
        "Money",
        "what a merger or the end would pay,",
        "in thousands",
        "who    has",
        "Ada £7,000",
    ]
    assert panels.packed_height(rows) == 5


def test_counters_are_written_with_the_letters_of_their_owners() -> None:
    shares = (Counter("PRR", 3, 5, strong=True), Counter("B&O", 1))
    row = (Cell("Erie", note="closed"), Cell("PRR 3 +5, B&O 1", counters=shares))
    panel = Panel("shares", "Shares", ("line", "held"), (row, (Cell("Wabash"), Cell("·"))))
    found = panels.sheets(dataclasses.replace(small_scene(), panels=(panel,)))
    assert printed(panels.render([found], COLOURS)) == [
        "Shares",
        "line        held",
        "Erie closed P:3+5 B:1",
        "Wabash      ·",
    ]


def test_a_chart_shows_what_lies_in_each_place() -> None:
    places = Cell("Baltimore & Ohio, free", "PRR", counters=(Counter("B&O"), Counter()))
    rows = (
        (Cell("Leeds", strong=True, note="connected"), places),
        (Cell("York"), Cell("", "PRR")),
    )
    panel = Panel("chart", "Chart", ("city", "Pennsylvania"), rows, kind="chart")
    found = panels.sheets(dataclasses.replace(small_scene(), panels=(panel,)))
    assert printed(panels.render([found], COLOURS)) == [
        "Chart",
        "city    P",
        "■ Leeds B ○",
        "  York",
    ]


def test_a_panel_is_turned_only_where_that_helps() -> None:
    assert panels.pack([sheet()], 80) == [[sheet()]]
    assert panels.pack([sheet()], 20) == [[sheet().turned()]]


def test_panels_stand_side_by_side_where_they_fit() -> None:
    assert [len(row) for row in panels.pack([sheet()] * 3, 90)] == [3]
    assert [len(row) for row in panels.pack([sheet()] * 3, 60)] == [2, 1]


def test_what_has_changed_is_marked() -> None:
    scene = match_after(60).scene()
    holdings = scene.panels[0]
    poorer = (holdings.rows[0][0], Cell("$1"), *holdings.rows[0][2:])
    changed = dataclasses.replace(holdings, rows=(poorer, *holdings.rows[1:]))
    after = dataclasses.replace(scene, panels=(changed, *scene.panels[1:]))
    assert [each.changed for each in panels.sheets(after, scene)] == [
        frozenset({(0, 1)}),
        *[frozenset()] * (len(scene.panels) - 1),
    ]


def test_a_panel_may_grow_between_two_looks() -> None:
    scene = match_after(60).scene()
    shorter = dataclasses.replace(scene.panels[0], rows=scene.panels[0].rows[:1])
    before = dataclasses.replace(scene, panels=(shorter, *scene.panels[1:]))
    assert not any(each.changed for each in panels.sheets(scene, before))
    assert not any(each.changed for each in panels.sheets(before, scene))


def test_a_mark_moves_with_its_cell_when_the_panel_is_turned() -> None:
    marked = dataclasses.replace(sheet(), changed=frozenset({(1, 2)}))
    turned = marked.turned()
    assert marked.rows[1][2] == NONE_LEFT
    assert {turned.rows[row][column] for row, column in turned.changed} == {NONE_LEFT}


def test_a_number_stands_to_the_right_because_it_is_one() -> None:
    """Not because it is written in digits: a player may be called 7."""
    ranked = (Cell("7", "PRR"), Cell("many", value=40, unit=COUNT))
    panel = Panel("cars", "Cars", ("who", "carriages"), (ranked, (Cell("Ada"), figure(3))))
    found = panels.sheets(dataclasses.replace(small_scene(), panels=(panel,)))
    assert printed(panels.render([found], COLOURS)) == [
        "Cars",
        "who carriages",
        "7        many",
        "Ada         3",
    ]


# Choices and completion


def test_legal_actions_are_summed_up() -> None:
    legal = ["pass", *(f"bid {n}" for n in range(9, 32)), "build A2", "build I10", "offer B&O"]
    assert summarise(legal) == ["pass", "bid 9 … bid 31", "build A2, I10", "offer B&O"]


def test_short_runs_and_gaps_of_numbers_are_listed() -> None:
    assert summarise(["bid 3", "bid 5", "bid 6", "bid 8", "bid 9", "bid 10"]) == [
        "bid 3, bid 5, bid 6, bid 8 … bid 10"
    ]


def test_of_very_many_the_first_are_listed() -> None:
    legal = [f"move A{station} B{hex}" for station in range(3) for hex in range(50)]
    [line] = summarise(legal)
    assert line.startswith("move A0 B0, A0 B1, ")
    assert line.endswith(", A0 B11, … (150)")
    [all_of_them] = summarise(legal[:60])
    assert all_of_them.endswith(", A1 B9")


def test_the_last_word_alone_is_enough_where_it_is_clear() -> None:
    legal = ["build Q5", "build R4", "develop Q5"]
    assert only_with_last_word("r4", legal) == "build R4"
    assert only_with_last_word("q5", legal) is None
    assert only_with_last_word("", ["pass"]) is None


def test_a_slip_of_the_pen_gets_a_suggestion() -> None:
    words = ["build", "bid", "pass", "help"]
    assert correct_typo("bild q5", [], words) == "build q5"
    assert correct_typo("hlep", [], words) == "help"
    assert correct_typo("build Q55", ["build Q5", "build A2"], words) == "build Q5"
    assert correct_typo("xyzzy", ["build Q5"], words) is None


def test_targets_are_the_hexes_that_actions_end_in() -> None:
    assert targets(["build Q5", "pass", "bid 9"], ["Q5", "R4"]) == {"Q5"}


def test_completion_goes_word_by_word() -> None:
    words = ["bid 7", "bid 8", "pass", "build Q5"]
    assert completions("b", words) == ["bid ", "build "]
    assert completions("bid ", words) == ["bid 7", "bid 8"]
    assert completions("BUILD q", words) == ["build Q5"]
    assert completions("P", words) == ["pass"]


def test_a_map_prints_as_it_is_drawn() -> None:
    drawn = HexMap(match_after(0).scene())
    assert printed(Group(*drawn.lines()), 77) == [line.rstrip() for line in lines(drawn)]
