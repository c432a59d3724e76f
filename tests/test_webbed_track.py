"""Track that is joined to every neighbour, on a large board, and what waits beside it."""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from tests.support.geometry import same_point
from tests.support.tile_scenes import late
from tests.support.tile_scenes import scene as small
from tests.support.web_scenes import HUB, OWNERS, large
from tests.test_map_layers import data, layer, rules, with_class
from tests.test_svg import SVG, board_of, drawn, joined, overlay_of, pieces_drawn, texts, walk
from tests.test_terminal_table import printed, table
from trunkline.core import hexes
from trunkline.core.hexes import Place
from trunkline.core.scene import Piece, Scene
from trunkline.render import overview
from trunkline.render.hex_geometry import EDGE, Box, HexGrid, Point, bounds
from trunkline.render.hex_overlay import HexOverlay
from trunkline.render.lanes import LANE
from trunkline.render.lettering import FORBIDDEN, NAME
from trunkline.render.rails import Curve, Tracks, lay
from trunkline.render.sprites import ROUNDEL
from trunkline.render.svg import draw_board, draw_cover, draw_layers, map_key
from trunkline.terminal.hex_map import HexMap
from trunkline.terminal.symbols import ASCII_MARKS, UNICODE_MARKS, Marks
from trunkline.terminal.texts import interface_texts

LAYOUTS = pytest.mark.parametrize("layout", hexes.LAYOUTS)
SHARES = [share / 24 for share in range(25)]


def web(layout: str, **owned: Iterable[Place]) -> Tracks:
    return lay(
        HexGrid(layout), {owner: list(places) for owner, places in owned.items()}, [], webbed=True
    )


def ends(curve: Curve) -> tuple[Point, Point]:
    return curve.points[0], curve.points[3]


def door(grid: HexGrid, tracks: Tracks, owner: str, place: Place, side: int) -> Point:
    """Where the owner's rails leave the hex by that side."""
    begin, end = grid.side(place, side)
    found = [
        point
        for curve in tracks[owner, place].curves
        for point in ends(curve)
        if abs(math.dist(point, begin) + math.dist(point, end) - EDGE) < 0.01
    ]
    assert found
    assert all(same_point(point, found[0]) for point in found)
    return found[0]


def crossing(one: Curve, other: Curve) -> bool:
    """Whether two curves cross."""

    def beside(point: Point, begin: Point, end: Point) -> float:
        return (end[0] - begin[0]) * (point[1] - begin[1]) - (end[1] - begin[1]) * (
            point[0] - begin[0]
        )

    lines = [itertools.pairwise([curve.at(share) for share in SHARES]) for curve in (one, other)]
    return any(
        beside(a, c, d) * beside(b, c, d) < 0 and beside(c, a, b) * beside(d, a, b) < 0
        for (a, b), (c, d) in itertools.product(*lines)
    )


# Which hexes are joined


@pytest.fixture(scope="module", params=hexes.LAYOUTS)
def scene(request: pytest.FixtureRequest) -> Scene:
    return large(str(request.param))


@pytest.fixture(scope="module")
def overlay(scene: Scene) -> HexOverlay:
    return overlay_of(scene)


def owned(scene: Scene) -> dict[str, set[Place]]:
    at = {spot.id: spot.at for spot in scene.spots}
    found: dict[str, set[Place]] = defaultdict(set)
    for piece in scene.pieces:
        if piece.kind == "locomotive":
            found[piece.owner].add(at[piece.spot])
    return found


def test_every_side_between_two_hexes_of_an_owner_is_crossed_and_no_other(
    scene: Scene, overlay: HexOverlay
) -> None:
    grid = HexGrid(scene.layout)
    for owner, places in owned(scene).items():
        neighbours = {
            frozenset({place, beyond})
            for place in places
            for beyond in hexes.neighbours(scene.layout, place)
            if beyond in places
        }
        assert joined(grid, overlay.tracks, owner) == neighbours
        for place in places:
            for side in overlay.tracks[owner, place].sides:
                here = door(grid, overlay.tracks, owner, place, side)
                beyond = grid.beside(place, side)
                assert same_point(here, door(grid, overlay.tracks, owner, beyond, (side + 3) % 6))


def test_every_way_through_a_hex_has_its_rails(scene: Scene, overlay: HexOverlay) -> None:
    grid = HexGrid(scene.layout)
    junctions = 0
    for (owner, place), line in overlay.tracks.items():
        doors = {side: door(grid, overlay.tracks, owner, place, side) for side in line.sides}
        junctions += len(doors) > 2
        ways = [
            {side for side, at in doors.items() if any(same_point(at, end) for end in ends(curve))}
            for curve in line.curves
        ]
        pairs = [set(pair) for pair in itertools.combinations(doors, 2)]
        assert sorted(map(sorted, ways)) == sorted(map(sorted, pairs or [{*doors}]))
    assert junctions > 20  # or there is nothing to see here


@LAYOUTS
def test_a_triangle_is_one_of_straight_sides_and_no_circle(layout: str) -> None:
    grid = HexGrid(layout)
    corner = [(4, 4), grid.beside((4, 4), 1), grid.beside((4, 4), 2)]
    for (_, place), line in web(layout, R=corner).items():
        (curve,) = line.curves
        assert math.dist(curve.at(0.5), grid.centre(place)) < 0.3 * EDGE
        # It leaves the hex at a right angle to the side, so that rails meet without a kink.
        for begin, after in (curve.points[:2], curve.points[:1:-1]):
            ways = [(grid.ahead(side), door_of(grid, place, side)) for side in line.sides]
            (across, down), at = min(ways, key=lambda way: math.dist(way[1], begin))
            assert same_point(at, begin)
            away = (begin[0] - after[0]) * down - (begin[1] - after[1]) * across
            assert away == pytest.approx(0, abs=0.01)


def door_of(grid: HexGrid, place: Place, side: int) -> Point:
    (x, y), (across, down) = grid.centre(place), grid.sides[side]
    return x + across, y + down


@LAYOUTS
def test_an_owner_may_have_all_hexes_around(layout: str) -> None:
    grid = HexGrid(layout)
    flower = [(4, 4), *(grid.beside((4, 4), side) for side in range(6))]
    tracks = web(layout, R=flower)
    assert len(tracks["R", (4, 4)].curves) == 15
    assert len(joined(grid, tracks, "R")) == 12


@LAYOUTS
def test_a_web_grows_from_where_its_tree_does(layout: str) -> None:
    """A locomotive rolls in from where its line comes, in either way of joining."""
    grid, block = HexGrid(layout), board_of(layout)[:12]
    tree, all_ways = (
        lay(grid, {"R": block}, block[4:5]),
        lay(grid, {"R": block}, block[4:5], webbed=True),
    )
    for key, line in tree.items():
        assert all_ways[key].origin == line.origin
        assert all_ways[key].sides[: len(line.sides)] == line.sides


# Lanes


def sharing(scene: Scene) -> dict[tuple[Place, int], list[str]]:
    """The owners that cross each side."""
    grid, places = HexGrid(scene.layout), owned(scene)
    found: dict[tuple[Place, int], list[str]] = defaultdict(list)
    for owner, mine in places.items():
        for place in mine:
            for side in range(6):
                if grid.beside(place, side) in mine:
                    found[place, side].append(owner)
    return found


def test_lanes_lie_side_by_side(scene: Scene, overlay: HexOverlay) -> None:
    grid = HexGrid(scene.layout)
    shared = {key: owners for key, owners in sharing(scene).items() if len(owners) > 1}
    assert len(shared) > 20
    for (place, side), owners in shared.items():
        doors = [door(grid, overlay.tracks, owner, place, side) for owner in owners]
        for one, two in itertools.combinations(doors, 2):
            assert math.dist(one, two) > LANE - 0.01


@LAYOUTS
@pytest.mark.parametrize("side", range(6))
def test_six_railroads_cross_one_side(layout: str, side: int) -> None:
    grid = HexGrid(layout)
    two = [(4, 4), grid.beside((4, 4), side)]
    tracks = web(layout, **dict.fromkeys(OWNERS, two))
    doors = sorted(door(grid, tracks, owner, (4, 4), side) for owner in OWNERS)
    gaps = [math.dist(one, two) for one, two in itertools.pairwise(doors)]
    assert min(gaps) > 8
    assert math.dist(doors[0], doors[-1]) < EDGE - 8


@LAYOUTS
def test_lines_that_run_together_stay_parallel(layout: str) -> None:
    grid = HexGrid(layout)
    route = walk(grid, (4, 4), (1, 1, 2, 3, 2, 1))
    tracks = web(layout, R=route, B=route)
    for place in route:
        one, two = tracks["R", place].curves[0], tracks["B", place].curves[0]
        assert min(math.dist(one.at(share), two.at(share)) for share in SHARES) > 8


@LAYOUTS
def test_straight_lines_stay_parallel_past_a_triangle(layout: str) -> None:
    grid = HexGrid(layout)
    route = walk(grid, (2, 4), (1, 1, 1, 1))
    both = [*route, grid.beside(route[2], 2)]
    tracks = web(layout, R=both, B=both)
    for place in route[1:-1]:
        one, two = (tracks[owner, place].curves[0] for owner in "RB")
        assert not crossing(one, two)
        assert min(math.dist(one.at(share), two.at(share)) for share in SHARES) > 8


@LAYOUTS
@pytest.mark.parametrize("turns", list(itertools.permutations((0, 1, 2), 2)))
@pytest.mark.parametrize("order", ["RB", "BR"])
def test_lines_part_without_crossing(layout: str, turns: tuple[int, int], order: str) -> None:
    grid = HexGrid(layout)
    route = walk(grid, (2, 4), (1, 1))
    lines = {
        owner: [*route, grid.beside(route[-1], turn)]
        for owner, turn in zip("RB", turns, strict=True)
    }
    tracks = web(layout, **{owner: lines[owner] for owner in order})
    for place in route:
        pairs = itertools.product(tracks["R", place].curves, tracks["B", place].curves)
        assert not any(crossing(*pair) for pair in pairs)


@LAYOUTS
def test_sharp_turns_side_by_side_stay_apart(layout: str) -> None:
    grid = HexGrid(layout)
    corner = [(4, 4), grid.beside((4, 4), 1), grid.beside((4, 4), 2)]
    tracks = web(layout, R=corner, B=corner)
    clear = 0
    for place in corner:
        (one,), (two,) = tracks["R", place].curves, tracks["B", place].curves
        clear += not crossing(one, two)
    assert clear >= 2  # around three corners two lines have to change places once at most


# Trees are drawn as ever


def test_a_scene_is_drawn_as_a_tree_if_it_does_not_say_otherwise() -> None:
    what = dataclasses.replace(large("pointy"), joined="tree")
    assert Scene().joined == "tree"
    assert draw_layers(what).overlay != draw_layers(large("pointy")).overlay
    grid, tracks = HexGrid("pointy"), overlay_of(what).tracks
    for owner, places in owned(what).items():
        assert len(joined(grid, tracks, owner)) == len(places) - 1


@pytest.mark.parametrize(
    ("layout", "digest"), [("flat", "9c1c06b5a6535fd0"), ("pointy", "78c61122995eb2bb")]
)
def test_trees_are_laid_as_they_always_were(layout: str, digest: str) -> None:
    """To the tenth of a unit: a table that has such a map would show every line moved."""
    block = board_of(layout)
    tracks = lay(HexGrid(layout), {"R": block, "B": block[3:], "G": block[::-2]}, block[7:8])
    points = [
        (owner, place, [tuple(round(each, 1) + 0.0 for each in point) for point in curve.points])
        for (owner, place), line in tracks.items()
        for curve in line.curves
    ]
    assert hashlib.sha256(repr(points).encode()).hexdigest()[:16] == digest


# What waits


def standing(overlay: HexOverlay, kinds: Iterable[str]) -> list[tuple[str, Box]]:
    return [
        (each.piece.spot, room)
        for each in overlay.standing
        if each.piece.kind in kinds
        for room in each.rooms
    ]


def test_passengers_and_bonuses_stand_clear_of_each_other(overlay: HexOverlay) -> None:
    waiting = standing(overlay, ("passenger", "bonus"))
    assert len(waiting) > 45
    for (_, one), (_, two) in itertools.combinations(waiting, 2):
        assert not one.overlap(two)


def test_passengers_and_bonuses_stand_clear_of_locomotives(overlay: HexOverlay) -> None:
    together = 0
    for spot, room in standing(overlay, ("passenger", "bonus")):
        for each in overlay.standing:
            if each.piece.kind == "locomotive" and each.piece.spot == spot:
                together += 1
                if each.engine:
                    assert not any(map(room.overlap, each.rooms))
                else:
                    # Where six meet in a hex, edges may touch.
                    over = ROUNDEL - room.distance(each.at)
                    assert over < (5 if spot == HUB else 0.01)
    assert together > 25


def test_two_roundels_of_a_hex_stand_side_by_side(overlay: HexOverlay) -> None:
    at: dict[str, list[Point]] = defaultdict(list)
    for each in overlay.standing:
        if each.piece.kind == "locomotive":
            at[each.piece.spot].append(each.at)
    assert sum(len(points) == 2 for points in at.values()) > 20
    for points in at.values():
        for one, two in itertools.combinations(points, 2):
            assert math.dist(one, two) > 2 * ROUNDEL - (4 if len(points) > 2 else 0)


def test_passengers_and_bonuses_stand_in_their_hexes(scene: Scene, overlay: HexOverlay) -> None:
    grid = HexGrid(scene.layout)
    at = {spot.id: spot.at for spot in scene.spots}
    for spot, room in standing(overlay, ("passenger", "bonus")):
        hexagon = bounds(grid.outline(at[spot]))
        assert hexagon.grown(-9).distance(room.middle) == 0
        assert hexagon.grown(8).holds(room)


def test_passengers_and_bonuses_keep_off_the_rails(scene: Scene, overlay: HexOverlay) -> None:
    at = {spot.id: spot.at for spot in scene.spots}
    lines: dict[Place, list[Point]] = defaultdict(list)
    for (_, place), line in overlay.tracks.items():
        lines[place] += [curve.at(share) for curve in line.curves for share in SHARES]
    waiting = [
        (spot, room) for spot, room in standing(overlay, ("passenger", "bonus")) if lines[at[spot]]
    ]
    assert len(waiting) > 12
    for spot, room in waiting:
        # To the middle of the track, which is 5 wide to either side; less room where six meet.
        assert min(map(room.distance, lines[at[spot]])) > (0 if spot == HUB else 5)


def test_a_passenger_stays_where_it_is_while_no_rails_come_near() -> None:
    waits = Piece("passenger", "D2")
    (alone,) = standing(overlay_of(small("pointy", waits)), ["passenger"])
    assert alone[1].middle[1] < HexGrid("pointy").centre((7, 2))[1]
    line = [Piece("locomotive", hex, "NER") for hex in ("C2", "D2", "E2")]
    what = dataclasses.replace(small("pointy", waits, *line), joined="all")
    assert standing(overlay_of(what), ["passenger"]) == [alone]
    across = [Piece("locomotive", hex, "NER") for hex in ("D1", "D2", "C1", "D3")]
    moved = dataclasses.replace(small("pointy", waits, *across), joined="all")
    assert standing(overlay_of(moved), ["passenger"]) != [alone]


def test_an_engine_at_a_railhead_leaves_room_for_a_passenger() -> None:
    for layout in hexes.LAYOUTS:
        pieces = (Piece("locomotive", "D2", "NER"), Piece("passenger", "D2"))
        there = overlay_of(small(layout, *pieces)).standing
        (engine,), (person,) = (each.rooms for each in there)
        assert not engine.overlap(person)


def test_a_token_lies_beside_track_and_passengers() -> None:
    what = large("pointy")
    cities = {piece.spot for piece in what.pieces if piece.kind == "passenger"}
    track = {piece.spot for piece in what.pieces if piece.kind == "locomotive"} - {HUB}
    assert cities & track
    tokens = tuple(Piece("token", spot, "red") for spot in sorted(track))
    overlay = overlay_of(dataclasses.replace(what, pieces=(*what.pieces, *tokens)))
    rooms: dict[str, list[Box]] = defaultdict(list)
    for each in overlay.standing:
        rooms[each.piece.spot] += each.rooms
    for spot in track:
        for one, two in itertools.combinations(rooms[spot], 2):
            # Roundels are round: their rooms may touch at a corner.
            assert one.grown(-3).overlap(two.grown(-3)) == 0


def test_passengers_are_nobodys_and_drawn_once() -> None:
    pieces = (Piece("passenger", "A0"), Piece("passenger", "B0"), Piece("bonus", "B0", label="$5"))
    text = draw_layers(small("flat", *pieces)).overlay
    assert text.count('id="map-passenger"') == text.count('id="map-bonus"') == 1
    found = layer(text)
    assert {"passenger::A0", "passenger::B0", "bonus::B0"} <= set(data(found, "piece"))
    assert [texts(each) for each in with_class(found, "bonus")] == [["$5"]]
    # No livery has been made up for them, and nothing of them is printed on a map without them.
    players = re.findall(r'id="map-roundel-(\d+)"', text)
    assert players == ["9", "10", "11"]  # after nine liveries that are printed
    assert "passenger" not in draw_board(small("flat"))


def test_a_passenger_can_be_a_thing_to_choose() -> None:
    waits = Piece("passenger", "A0", target="passenger:A0")
    (spot,) = with_class(layer(draw_layers(small("flat", waits)).overlay), "spot")
    assert spot.get("data-target") == "passenger:A0"
    assert spot.findtext(f"{SVG}title") == "Hull (A0)"
    (hit,) = with_class(spot, "hit")
    assert hit.tag == f"{SVG}circle"


# Names


def test_names_keep_clear_of_pieces_and_of_each_other(scene: Scene, overlay: HexOverlay) -> None:
    solid = [Box(*map(float, row[:4])) for row in overlay.clutter if row[4] == FORBIDDEN]
    names = [room for _, room in overlay.name_rooms()]
    assert len(names) == sum(bool(spot.name) for spot in scene.spots)
    for each, room in enumerate(names):
        assert not any(room.overlap(other) for other in [*solid, *names[:each]])


def test_names_for_those_afar_keep_clear_of_what_is_larger_then(
    scene: Scene, overlay: HexOverlay
) -> None:
    names = list(overlay.rooms_afar())
    assert len(names) > 0.7 * sum(bool(spot.name) for spot in scene.spots)
    pieces = list(overview.larger(overlay.standing, overlay.heralds))
    assert len(pieces) > 50
    for each, (_, room) in enumerate(names):
        assert room.height == pytest.approx(0.8 * overview.LETTERS * NAME)
        for other in [*pieces, *(room for _, room in names[:each])]:
            assert room.overlap(other) * FORBIDDEN < overview.TOO_MUCH


# A large board seen whole


def test_every_line_has_roundels_that_are_seen_from_afar(scene: Scene, overlay: HexOverlay) -> None:
    shown = Counter(piece.owner for piece in overlay.heralds)
    assert set(shown) == set(OWNERS)
    at = {each.piece: each.at for each in overlay.standing}
    for piece in scene.pieces:
        if piece.kind == "locomotive":
            gaps = [math.dist(at[piece], at[each]) for each in overlay.heralds]
            own = [each.owner == piece.owner for each in overlay.heralds]
            # One of its own is not far, or others take the room.
            assert min(gap for gap, mine in zip(gaps, own, strict=True) if mine) < 6 * EDGE * 2
    for one, two in itertools.combinations(overlay.heralds, 2):
        assert math.dist(at[one], at[two]) >= overview.CLEAR


def test_the_style_sheet_knows_how_much_larger_things_are() -> None:
    css = rules("map.css")
    for name, scale in (("herald", overview.HERALD), ("grows", overview.BYSTANDER)):
        assert re.search(rf"\.map\.far \.{name} {{\s*transform: scale\({scale:g}\);", css)
    assert re.search(r"\.map\.far \.names\.near {\s*display: none;", css)
    assert re.search(r"\.map\.far \.names\.afar {\s*display: inline;", css)


def test_what_is_for_those_afar_is_hidden_from_others(scene: Scene) -> None:
    found = layer(draw_layers(scene).overlay)
    (near_by,), (far_off,) = with_class(found, "near"), with_class(found, "afar")
    assert near_by.get("display") is None
    assert far_off.get("display") == "none"
    assert set(texts(far_off)) <= set(texts(near_by))


@LAYOUTS
def test_small_boards_have_nothing_for_those_afar(layout: str) -> None:
    overlay = draw_layers(late(layout)).overlay
    assert not re.search(r'class="[^"]*\b(near|afar|herald)\b', overlay)


def test_a_full_board_stays_small(scene: Scene) -> None:
    layers = draw_layers(scene)
    assert sum(piece.kind == "locomotive" for piece in scene.pieces) > 155
    assert len(layers.ground.encode()) < 220_000
    assert len(layers.overlay.encode()) < 130_000
    assert len(draw_cover(scene).encode()) < 60_000


def test_every_piece_is_drawn_once_and_all_that_is_used_is_defined(scene: Scene) -> None:
    text = draw_board(scene)
    assert pieces_drawn(drawn(scene)) == Counter(piece.kind for piece in scene.pieces)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(used) <= set(ids)
    css, classes = rules("map.css"), " ".join(re.findall(r'class="([^"]*)"', text)).split()
    for name in {each for each in classes if each.startswith(("fill-", "line-", "stop-"))}:
        assert f".{name} {{" in css, name


# Where railroads may start


def ring(scene: Scene, spot: str) -> dict[str, str | None]:
    """The liveries in the ring around a hex, each with its dashes."""
    (group,) = [
        each
        for each in with_class(layer(draw_layers(scene).ground), "spot")
        if each.get("id") == f"hex-{spot}"
    ]
    return {
        (each.get("stroke") or "").split("weave-")[1].rstrip(")"): each.get("stroke-dasharray")
        for each in group.iter(f"{SVG}use")
        if "weave" in (each.get("stroke") or "")
    }


def test_a_city_has_a_ring_of_the_railroads_that_may_start_there() -> None:
    what = large("pointy")
    assert set(ring(what, HUB)) == {"2", "3", "4", "5"}
    assert set(ring(what, "A0")) == {"4", "5"}
    assert ring(what, "D1") == {}
    for spot, count in ((HUB, 4), ("A0", 2)):
        (dashes,) = set(ring(what, spot).values())
        on, off = map(float, (dashes or "").split())
        assert off == pytest.approx((count - 1) * on, abs=0.05)


def test_a_railroad_that_alone_starts_there_has_the_whole_ring() -> None:
    base = small("flat")
    other = (
        dataclasses.replace(spot, owner="", starts=("NER",) * bool(spot.owner))
        for spot in base.spots
    )
    what = dataclasses.replace(base, spots=tuple(other))
    assert ring(what, "C0") == ring(base, "C0") == {"0": None}


def test_the_ground_shows_starts_and_does_not_change_in_a_match() -> None:
    what = large("flat")
    bare = dataclasses.replace(what, pieces=())
    assert draw_layers(what).ground == draw_layers(bare).ground
    closed = tuple(dataclasses.replace(spot, starts=()) for spot in what.spots)
    assert draw_layers(dataclasses.replace(what, spots=closed)).ground != draw_layers(what).ground


def test_the_key_changes_with_how_track_is_joined_and_with_starts() -> None:
    what = large("flat")
    tree = dataclasses.replace(what, joined="tree")
    closed = tuple(dataclasses.replace(spot, starts=()) for spot in what.spots)
    keys = {map_key(each) for each in (what, tree, dataclasses.replace(what, spots=closed))}
    assert len(keys) == 3


# In characters


def cell(what: Scene, spot: str, pitch: int, marks: Marks = UNICODE_MARKS) -> list[str]:
    """The two lines of a hex."""
    drawn_map = HexMap(what, pitch, marks=marks)
    (there,) = [each for each in what.spots if each.id == spot]
    across, line = there.at[0] * pitch // 2, drawn_map.line_of(there)
    text = [each.plain for each in drawn_map.lines()[line : line + 2]]
    return [each[across + 1 : across + pitch].rstrip("_ ") for each in text]


def test_a_passenger_and_a_bonus_have_signs_of_their_own() -> None:
    line = (Piece("locomotive", "A0", "GER"), Piece("locomotive", "A0", "G"))
    what = small("pointy", *line, Piece("bonus", "A0", label="$5"), Piece("passenger", "A0"))
    assert cell(what, "A0", 8) == ["A0    ○", "GERG♙$5"]
    assert cell(what, "A0", 8, ASCII_MARKS) == ["A0    @", "GERG:$5"]
    assert cell(small("pointy", Piece("passenger", "B0")), "B0", 4) == ["B0•", "♙"]


@pytest.mark.parametrize("marks", [UNICODE_MARKS, ASCII_MARKS])
def test_no_other_sign_stands_for_a_passenger(marks: Marks) -> None:
    others = (*marks.looks.values(), marks.house, marks.station, marks.bid, marks.junction)
    others += (*marks.arrows, *marks.bends, *marks.rails, marks.wave, marks.more)
    assert marks.passenger not in others
    assert not marks.passenger.isalnum()  # or it would be read as part of the hex's name


@pytest.mark.parametrize(
    ("language", "person"), [("en", "♙ passenger"), ("ru", "♙ пассажир"), ("hu", "♙ utas")]
)
def test_the_legend_tells_the_signs_and_who_may_start_where(language: str, person: str) -> None:
    shown = dataclasses.replace(table(large("pointy"), 120), texts=interface_texts(language))
    text = "\n".join(printed(shown.legend(), 120))
    assert person in text
    assert f"{HUB} Chicago OYPK" in text
