"""Maps of tiles: rails, locomotives that head somewhere, and what stands beside them."""

from __future__ import annotations

import dataclasses
import itertools
import math
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.geometry import same_point
from tests.support.tile_scenes import COMPANIES, GOODS, PLAYERS, late, scene
from tests.test_map_layers import data, fastest, layer, rules, with_class
from tests.test_svg import SVG, drawn, overlay_of, pieces_drawn, texts
from trunkline.core import hexes
from trunkline.core.scene import Piece, Scene, Spot
from trunkline.render.hex_geometry import EDGE, Box, HexGrid, beyond_the_field, bounds
from trunkline.render.hex_overlay import FLAT
from trunkline.render.lettering import FORBIDDEN
from trunkline.render.piece_layout import clear_of_rails
from trunkline.render.rails import railhead, spur, tile
from trunkline.render.svg import draw_board, draw_cover, draw_layers, map_key
from trunkline.render.tokens import SHAPES

BADGE = Path(__file__).parent.parent / "web" / "src" / "kit" / "SeatBadge.svelte"
LAYOUTS = pytest.mark.parametrize("layout", hexes.LAYOUTS)
SETS_OF_SIDES = [
    sides for count in range(2, 7) for sides in itertools.combinations(range(6), count)
]


def locomotive(heading: int | None = None, *, spot: str = "D2", owner: str = "LNWR") -> Piece:
    sides = () if heading is None else ((heading + 3) % 6,)
    return Piece("locomotive", spot, owner, sides, heading, target=f"company:{owner}")


def station(spot: str = "D2", seat: int = 1) -> Piece:
    return Piece("station", spot, f"seat:{seat}", target=f"station:{spot}")


# Rails


@LAYOUTS
@pytest.mark.parametrize("sides", SETS_OF_SIDES)
def test_the_rails_of_a_tile_lead_to_the_middle_of_each_side(
    layout: str, sides: tuple[int, ...]
) -> None:
    grid = HexGrid(layout)
    ends = [end for curve in tile(grid, (0, 0), sides).curves for end in curve.points[::3]]
    for side in range(6):
        assert any(same_point(end, grid.sides[side]) for end in ends) == (side in sides)
    assert all(any(same_point(end, grid.sides[side]) for side in sides) for end in ends)


@LAYOUTS
@pytest.mark.parametrize("sides", [each for each in SETS_OF_SIDES if len(each) > 2])
def test_the_rails_of_a_junction_hang_together(layout: str, sides: tuple[int, ...]) -> None:
    """From side to side along the curves, or where these cross."""
    curves = tile(HexGrid(layout), (0, 0), sides).curves
    rails = [[curve.at(share / 60) for share in range(61)] for curve in curves]
    reached, waiting = [rails[0]], rails[1:]
    while waiting:
        touching = [
            line
            for line in waiting
            if any(math.dist(one, two) < 3 for old in reached for one in old for two in line)
        ]
        assert touching
        reached += touching
        waiting = [line for line in waiting if line not in touching]


@LAYOUTS
def test_the_rails_of_neighbours_meet(layout: str) -> None:
    grid = HexGrid(layout)
    for side in range(6):
        begin = tile(grid, (4, 4), (side, (side + 2) % 6)).curves[0]
        beyond = tile(grid, grid.beside((4, 4), side), ((side + 3) % 6, side)).curves[0]
        doors = (*begin.points[::3], *beyond.points[::3])
        assert sum(same_point(one, two) for one, two in itertools.combinations(doors, 2)) == 1


@LAYOUTS
def test_rails_go_on_into_a_town_and_nowhere_else(layout: str) -> None:
    # D0 is beside the town in C0, by the side that leads there.
    grid, base = HexGrid(layout), scene(layout)
    places = {spot.id: spot.at for spot in base.spots}
    side = next(side for side in range(6) if grid.beside(places["D0"], side) == places["C0"])
    there = Piece("track", "D0", "NER", (side, (side + 3) % 6))
    away = Piece("track", "D2", "NER", (side, (side + 3) % 6))
    tracks = overlay_of(scene(layout, there, away)).tracks
    assert tracks["NER", places["D0"]].curves[-1] == spur(grid, places["D0"], side)
    assert len(tracks["NER", places["D2"]].curves) == 1
    into = tracks["NER", places["D0"]].curves[-1].points[3]
    assert math.dist(into, grid.centre(places["C0"])) < math.hypot(*grid.sides[0])


def test_rails_come_to_an_engine_from_all_its_sides() -> None:
    grid = HexGrid("flat")
    line = railhead(grid, (2, 2), (0, 2))
    assert [same_point(curve.points[3], grid.centre((2, 2))) for curve in line.curves] == [
        True,
        True,
    ]
    assert railhead(grid, (2, 2), ()).curves == ()


def test_every_tile_lies_on_a_plate_in_its_owners_livery() -> None:
    tiles = (Piece("track", "D2", "LNWR", (0, 3)), Piece("track", "E2", "G", (1, 4, 5)))
    overlay = layer(draw_layers(scene("flat", *tiles)).overlay)
    assert len([each for each in overlay.iter() if each.get("href") == "#map-tile"]) == 2
    lines = {each.get("data-target"): each for each in with_class(overlay, "line")}
    assert texts(lines["company:LNWR"]) == ["LNWR"]
    assert texts(lines["company:G"]) == ["G"]
    assert {"track:LNWR:D2", "track:G:E2"} <= set(data(overlay, "piece"))


# Locomotives


def pointing(picture: Piece, layout: str) -> tuple[float, bool]:
    """To how many degrees clockwise from east an engine is turned, and whether it is mirrored."""
    text = draw_layers(scene(layout, picture)).overlay
    turned = re.search(
        r'rotate\(([-\d.]+)\)" color="[^"]*"><use href="#map-heading"/>'
        r'<use href="#map-engine" transform="scale\(1.3 ([-\d.]+)\)',
        text,
    )
    assert turned
    return float(turned[1]), float(turned[2]) < 0


@LAYOUTS
def test_an_engine_points_to_the_side_that_it_heads_to(layout: str) -> None:
    grid = HexGrid(layout)
    for heading in range(6):
        turn, mirrored = pointing(locomotive(heading), layout)
        x, y = grid.sides[heading]
        assert math.remainder(turn - math.degrees(math.atan2(y, x)), 360) == pytest.approx(
            0, abs=0.1
        )
        # The chimney is never under the wheels.
        up = -math.cos(math.radians(turn)) * (-1 if mirrored else 1)
        assert up < 0.01


def test_an_engine_at_home_heads_nowhere_and_stands_under_its_towns_letters() -> None:
    overlay = draw_layers(scene("flat", locomotive(owner="NER", spot="C0"))).overlay
    assert "#map-heading" not in overlay
    assert "data-from" not in overlay
    assert overlay.count('href="#map-roundel-0"') == 1
    abroad = draw_layers(scene("flat", locomotive(owner="NER", spot="D2"))).overlay
    assert abroad.count('href="#map-roundel-0"') == 2


@LAYOUTS
def test_a_locomotive_rolls_in_from_behind(layout: str) -> None:
    grid = HexGrid(layout)
    for heading in range(6):
        joined = dataclasses.replace(locomotive(heading), sides=tuple(range(6)))
        for piece in (locomotive(heading), joined):
            (way,) = data(layer(draw_layers(scene(layout, piece)).overlay), "from")
            x, y = grid.sides[heading]
            assert tuple(map(float, way.split(","))) == pytest.approx((2 * x, 2 * y), abs=0.1)
    unknown = dataclasses.replace(locomotive(2), sides=())
    assert data(layer(draw_layers(scene(layout, unknown)).overlay), "from") == []


# What stands beside rails


def rooms(what: Scene) -> dict[str, tuple[Box, ...]]:
    return {standing.piece.kind: standing.rooms for standing in overlay_of(what).standing}


@LAYOUTS
def test_a_station_and_a_locomotive_share_a_hex(layout: str) -> None:
    for heading in range(6):
        there = rooms(scene(layout, locomotive(heading), station()))
        (house,), (engine, arrow, roundel) = there["station"], there["locomotive"]
        assert not house.overlap(arrow)
        assert not house.overlap(roundel)
        (x, y), (across, down) = engine.middle, HexGrid(layout).ahead(heading)
        along = ((x + off * across, y + off * down) for off in range(-26, 27))
        assert min(map(house.distance, along)) > 13


@LAYOUTS
@pytest.mark.parametrize("sides", SETS_OF_SIDES)
def test_a_station_and_the_owners_letters_keep_clear_of_rails(
    layout: str, sides: tuple[int, ...]
) -> None:
    grid = HexGrid(layout)
    rails = [
        curve.at(share / 20) for curve in tile(grid, (0, 0), sides).curves for share in range(21)
    ]
    house, letters = clear_of_rails(grid, sides, 0), clear_of_rails(grid, sides, 1, FLAT)
    for spot in (house, letters):
        assert min(math.dist(spot, rail) for rail in rails) > (9 if len(sides) > 3 else 13)
    assert math.dist(house, letters) > 27


def test_a_station_alone_stands_in_the_middle() -> None:
    what = scene("flat", station())
    (standing,) = overlay_of(what).standing
    (spot,) = [spot for spot in what.spots if spot.id == "D2"]
    assert standing.at == HexGrid("flat").centre(spot.at)


@pytest.mark.parametrize(("kind", "most"), [("token", 3), ("bid", 4)])
def test_tokens_and_bids_of_a_hex_lie_side_by_side(kind: str, most: int) -> None:
    pieces = tuple(Piece(kind, "D2", f"seat:{seat % 3}", label="2") for seat in range(most))
    boxes = [standing.rooms[0] for standing in overlay_of(scene("flat", *pieces)).standing]
    hexagon = bounds(HexGrid("flat").outline((3, 2)))
    for one, two in itertools.combinations(boxes, 2):
        assert one.grown(-1).overlap(two.grown(-1)) == 0
    assert all(hexagon.holds(box) for box in boxes)


@LAYOUTS
@pytest.mark.parametrize("beside", [(), (station(),)])
def test_bids_leave_a_locomotive_its_letters_and_its_arrow(
    layout: str, beside: tuple[Piece, ...]
) -> None:
    bids = tuple(Piece("bid", "D2", f"seat:{seat}", label="2") for seat in range(2))
    for heading in range(6):
        standing = overlay_of(scene(layout, locomotive(heading), *beside, *bids)).standing
        engine = next(each for each in standing if each.piece.kind == "locomotive")
        _, arrow, roundel = engine.rooms
        for each in standing:
            if each.piece.kind == "bid":
                assert not each.rooms[0].overlap(arrow.grown(-2))
                assert not each.rooms[0].overlap(roundel)


def test_a_bid_shows_its_number_and_its_player() -> None:
    bids = (Piece("bid", "D2", "seat:0"), Piece("bid", "D2", "seat:1", label="3"))
    overlay = layer(draw_layers(scene("flat", *bids)).overlay)
    shown = [texts(each) for each in with_class(overlay, "bid")]
    assert shown == [[], ["3"]]
    defined = {each.get("id") for each in overlay.iter() if each.get("id")}
    assert {"map-bid-of-9", "map-bid-of-10"} <= defined  # after nine liveries that are printed


def test_every_player_has_the_shape_that_the_page_has() -> None:
    listed = BADGE.read_text(encoding="utf-8").split("SHAPES = [")[1].split("];")[0]
    shapes = [re.sub(r"(\.\d)00", r"\1", path) for path in re.findall(r'"([^"]+)"', listed)]
    assert list(SHAPES) == shapes


# What a table finds


def test_a_piece_that_can_be_chosen_is_a_spot_of_its_own() -> None:
    tokens = (Piece("token", "A0", "good:steel"), Piece("track", "E2", "G", (0, 3)))
    overlay = layer(draw_layers(scene("flat", locomotive(2), station(), *tokens)).overlay)
    spots = {each.get("data-target"): each for each in with_class(overlay, "spot")}
    assert spots.keys() == {"company:LNWR", "station:D2"}
    assert spots["company:LNWR"].findtext(f"{SVG}title") == "LNWR Railway, D2"
    assert spots["station:D2"].findtext(f"{SVG}title") == "Béla, D2"
    # What lies above answers first: the station, not the hex around it.
    assert list(spots) == ["company:LNWR", "station:D2"]
    (whole,) = with_class(spots["company:LNWR"], "hit")
    assert whole.get("href") == "#map-hex"
    (circle,) = with_class(spots["station:D2"], "hit")
    assert float(circle.get("r", "")) > 24


def test_a_piece_answers_the_pointer_only_while_it_can_be_chosen() -> None:
    overlay = layer(draw_layers(scene("flat", locomotive(2))).overlay)
    (top,) = list(overlay)
    assert top.get("pointer-events") == "none"
    assert not [each for each in top.iter() if each.get("pointer-events")][1:]
    assert re.search(r"\.piece\.lit \.hit \{\s*pointer-events: all;", rules("map.css"))


# What is printed


def test_players_are_not_printed() -> None:
    base = scene("flat", title="Tiles")
    others = tuple(dataclasses.replace(livery, name="Zoë") for livery in PLAYERS)
    renamed = dataclasses.replace(base, liveries=(*COMPANIES, *others, *GOODS))
    assert draw_layers(base).ground == draw_layers(renamed).ground
    written = texts(layer(draw_layers(base).ground))
    assert all(livery.name in written for livery in (*COMPANIES, *GOODS))
    assert "Ann" not in written


def test_a_first_town_has_a_ring_in_its_companys_livery() -> None:
    ground = layer(draw_layers(scene("flat")).ground)
    ringed = [
        each.get("id")
        for each in with_class(ground, "spot")
        if any(use.get("stroke") == "url(#map-weave-0)" for use in each.iter())
    ]
    assert ringed == ["hex-C0"]


def test_three_kinds_of_town_are_three_marks() -> None:
    ground = layer(draw_layers(scene("flat")).ground)
    marks = [
        {use.get("href") for use in each.iter(f"{SVG}use")}
        for each in with_class(ground, "spot")
        if each.get("id") in ("hex-A0", "hex-B0", "hex-C0")
    ]
    assert not set.intersection(*marks) - {"#map-hex"}
    assert all(len(mark) > 1 for mark in marks)


def test_the_sea_goes_on_to_the_frame_but_not_over_land() -> None:
    grid = HexGrid("flat")
    land = [(0, row) for row in range(4)]
    sea = [(1, row) for row in range(4)]
    field = bounds(point for at in (*land, *sea) for point in grid.outline(at))
    frame = dataclasses.replace(field, bottom=field.bottom + 5 * EDGE)
    found = beyond_the_field(grid, land, sea, field, frame)
    assert {(1, 4), (1, 5), (1, 6)} <= set(found)
    assert not {(0, 5), (0, 6)} & set(found)
    assert beyond_the_field(grid, land, [], field, frame) == []


# The whole


@pytest.fixture(scope="module", params=hexes.LAYOUTS)
def late_game(request: pytest.FixtureRequest) -> Scene:
    return late(str(request.param))


def test_every_piece_is_drawn_once(late_game: Scene) -> None:
    kinds = Counter(piece.kind for piece in late_game.pieces)
    assert kinds["track"] == 60
    picture = drawn(late_game)
    assert pieces_drawn(picture) == {kind: kinds[kind] for kind in kinds if kind != "track"}
    assert len(with_class(picture, "track")) >= 60


def test_names_cover_no_piece_and_no_other_name(late_game: Scene) -> None:
    overlay = overlay_of(late_game)
    solid = [Box(*map(float, row[:4])) for row in overlay.clutter if row[4] == FORBIDDEN]
    names = [room for _, room in overlay.name_rooms()]
    assert len(names) == 28
    for each, room in enumerate(names):
        assert not any(room.overlap(other) for other in [*solid, *names[:each]])


def test_all_that_is_used_is_defined_once(late_game: Scene) -> None:
    text = draw_board(late_game)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(used) <= set(ids)
    pieces = re.findall(r'data-piece="([^"]*)"', text)
    assert len(pieces) == len(set(pieces))


def test_every_class_of_a_colour_has_its_rule(late_game: Scene) -> None:
    css, text = rules("map.css"), draw_board(late_game)
    classes = " ".join(re.findall(r'class="([^"]*)"', text)).split()
    for name in {each for each in classes if each.startswith(("fill-", "line-", "stop-"))}:
        assert f".{name} {{" in css, name


def test_a_full_board_is_small_and_drawn_fast(late_game: Scene) -> None:
    layers = draw_layers(late_game)
    assert len(layers.ground.encode()) < 150_000
    assert len(layers.overlay.encode()) < 60_000
    assert fastest(lambda: draw_layers(late_game)) < 25
    assert fastest(lambda: map_key(late_game)) < 1.5
    assert len(draw_cover(late_game).encode()) < 45_000


def test_a_cover_shows_locomotives(late_game: Scene) -> None:
    assert draw_cover(late_game).count('href="#map-heading"') >= 2


@pytest.mark.parametrize(
    "change",
    [
        lambda piece: dataclasses.replace(piece, heading=3),
        lambda piece: dataclasses.replace(piece, sides=(4,)),
        lambda piece: dataclasses.replace(piece, target=""),
        lambda piece: dataclasses.replace(piece, label="4"),
    ],
)
def test_the_key_changes_with_a_piece(change: Callable[[Piece], Piece]) -> None:
    one = scene("flat", locomotive(2))
    assert map_key(one) != map_key(scene("flat", change(locomotive(2))))


def test_the_key_changes_with_whose_town_it_is() -> None:
    base = scene("flat")

    def given(spot: Spot) -> Spot:
        return dataclasses.replace(spot, owner="GER") if spot.owner else spot

    other = dataclasses.replace(base, spots=tuple(map(given, base.spots)))
    assert map_key(other) != map_key(base)
    assert draw_layers(other).ground != draw_layers(base).ground
