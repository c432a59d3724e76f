"""Maps of tiles in the terminal: letters with arrows and rails, and signs beside them."""

from __future__ import annotations

import pytest

from tests.support.tile_scenes import late, scene
from tests.test_terminal_table import lines, printed, table
from trunkline.core import hexes
from trunkline.core.scene import Piece, Scene
from trunkline.terminal.hex_map import HexMap, livery_style
from trunkline.terminal.symbols import ASCII_MARKS, UNICODE_MARKS, written

LAYOUTS = pytest.mark.parametrize("layout", hexes.LAYOUTS)


def locomotive(heading: int | None = None) -> Piece:
    return Piece("locomotive", "D2", "LNWR", heading=heading)


def track(*sides: int) -> Piece:
    return Piece("track", "D2", "LNWR", sides)


def cell(what: Scene, spot: str, pitch: int = 8) -> list[str]:
    return cells(what, pitch)[spot]


def cells(what: Scene, pitch: int) -> dict[str, list[str]]:
    """The two lines of each hex."""
    drawn = HexMap(what, pitch)
    text = lines(drawn)
    found = {}
    for spot in what.spots:
        across = spot.at[0] * pitch // (2 if what.layout == "pointy" else 1)
        inside = slice(across + 1, across + pitch)
        y = drawn.line_of(spot)
        found[spot.id] = [text[line][inside].rstrip("_ ") for line in (y, y + 1)]
    return found


@pytest.mark.parametrize(("layout", "arrows"), [("flat", "↑ ↗ ↘ ↓ ↙ ↖"), ("pointy", "↗ → ↘ ↙ ← ↖")])
def test_a_locomotive_is_its_letters_and_an_arrow(layout: str, arrows: str) -> None:
    for heading, arrow in enumerate(arrows.split()):
        assert cell(scene(layout, locomotive(heading)), "D2") == ["D2", f"LNWR{arrow}"]
    assert cell(scene(layout, locomotive()), "D2") == ["D2", "LNWR"]


@LAYOUTS
def test_without_unicode_an_arrow_is_a_point_of_the_compass(layout: str) -> None:
    points = "n ne se s sw nw" if layout == "flat" else "ne e se sw w nw"
    found = [written(ASCII_MARKS, layout, locomotive(heading), "L") for heading in range(6)]
    assert found == [f"L{point}" for point in points.split()]


@pytest.mark.parametrize(
    ("layout", "sides", "rails"),
    [
        ("flat", (0, 3), "│"),
        ("flat", (1, 4), "╱"),
        ("flat", (2, 5), "╲"),
        ("flat", (0, 1), "╰"),
        ("flat", (0, 2), "╰"),
        ("flat", (0, 5), "╯"),
        ("flat", (1, 5), "∪"),
        ("flat", (2, 4), "∩"),
        ("pointy", (1, 4), "─"),
        ("pointy", (0, 3), "╱"),
        ("pointy", (0, 2), "⊂"),
        ("pointy", (3, 5), "⊃"),
        ("pointy", (1, 3), "╭"),
        ("flat", (0, 2, 4), "┼"),
    ],
)
def test_track_shows_how_it_lies(layout: str, sides: tuple[int, ...], rails: str) -> None:
    assert cell(scene(layout, track(*sides)), "D2") == ["D2", f"LNWR{rails}"]
    turned = tuple(reversed(sides))
    assert written(UNICODE_MARKS, layout, track(*turned), "L") == f"L{rails}"


def test_a_station_has_its_sign_before_its_player_and_a_bid_between_who_and_how_many() -> None:
    station = Piece("station", "D2", "seat:1")
    bids = (Piece("bid", "E2", "seat:0"), Piece("bid", "E2", "seat:2", label="3"))
    what = scene("flat", track(0, 3), station, *bids)
    assert cell(what, "D2") == ["D2", "LNWR│♖2"]
    assert cell(what, "E2") == ["E2", "1⚑3⚑3"]


def test_letters_are_as_many_as_there_is_room_for() -> None:
    what = scene("flat", track(0, 3), Piece("station", "D2", "seat:1"))
    assert [cell(what, "D2", pitch) for pitch in (8, 7, 6, 5)] == [
        ["D2", "LNWR│♖2"],
        ["D2  ♖2", "LNWR│"],
        ["D2 ♖2", "LNWR│"],
        ["D2♖2", "LNW│"],
    ]


def test_what_has_no_room_at_all_is_told() -> None:
    bids = tuple(Piece("bid", "D2", f"seat:{seat}", label=str(seat)) for seat in range(3))
    assert cell(scene("flat", *bids), "D2", 4) == ["1⚑0", "…"]
    assert cell(scene("flat", *bids), "D2", 8) == ["1⚑02⚑1", "3⚑2"]


def test_goods_stand_in_their_city_in_their_colours() -> None:
    tokens = (Piece("token", "A0", "good:beer"), Piece("token", "A0", "good:steel"))
    what = scene("flat", *tokens)
    assert cell(what, "A0", 5) == ["A0 ○", "BSt"]
    styles = {
        line.plain[span.start : span.end]: str(span.style)
        for line in HexMap(what, 5).lines()
        for span in line.spans
    }
    assert styles["St"] == livery_style("#a9b4bd")


def test_a_first_town_is_in_the_colour_of_its_company() -> None:
    spans = [
        str(span.style)
        for line in HexMap(scene("flat"), 5).lines()
        for span in line.spans
        if line.plain[span.start : span.end] == "★"
    ]
    assert spans == [livery_style("#2b2b30")]


@LAYOUTS
@pytest.mark.parametrize("pitch", [4, 5, 8])
def test_every_locomotive_and_every_tile_can_be_found(layout: str, pitch: int) -> None:
    what = late(layout)
    letters = {livery.owner: livery.letters for livery in what.liveries}
    found = cells(what, pitch)
    for piece in what.pieces:
        if piece.kind in ("locomotive", "track"):
            there = "".join(found[piece.spot])
            assert letters[piece.owner][0] in there
            assert written(UNICODE_MARKS, layout, piece, "") in there


def test_water_far_from_the_land_takes_no_room() -> None:
    what = scene("flat")
    sea = (("Sea", tuple((column, row) for column in range(-6, 0) for row in range(4))),)
    wide = Scene("flat", what.spots, sea, (), what.liveries)
    assert HexMap(wide, 4).width == HexMap(what, 4).width + 4
    assert all(len(line) == HexMap(wide, 4).width for line in lines(HexMap(wide, 4)))


def test_the_legend_explains_what_lies_on_the_map() -> None:
    station, bid = Piece("station", "E2", "seat:1"), Piece("bid", "F2", "seat:2", label="3")
    shown = "\n".join(printed(table(scene("flat", locomotive(1), station, bid), 100).legend(), 100))
    for entry in ("LNWR↗ locomotive", "♖2 station", "3⚑3 bid", "LNWR LNWR Railway", "St Steel"):
        assert entry in shown
    empty = "\n".join(printed(table(scene("flat"), 100).legend(), 100))
    for absent in ("house", "cost", "station", "bid"):
        assert f" {absent}" not in empty.replace("★ station", "")
