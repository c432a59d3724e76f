"""The picture of a scene: well-formed, complete, self-contained, the same every time."""

from __future__ import annotations

import dataclasses
import re
import xml.etree.ElementTree as ET
from collections import Counter
from random import Random

import numpy as np
import pytest

import trunkline
from trunkline.core import hexes
from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene, Spot
from trunkline.render.hex_geometry import Box, HexGrid, edges, off_the_board, rims, shores
from trunkline.render.hex_ground import hex_ground_of, printed_hexes
from trunkline.render.hex_overlay import HexOverlay
from trunkline.render.lettering import FORBIDDEN
from trunkline.render.palette import mix
from trunkline.render.rails import Tracks, along, lay
from trunkline.render.svg import draw_board
from trunkline.render.symbols import number

SVG = "{http://www.w3.org/2000/svg}"
RED = Livery("R&D", "Red & Danube", "#b3262e", "R", "solid")
BLUE = Livery("BLU", "Blue", "#1f5a9e", "B", "stripes")
LOOKS = ("plain", "forest", "mountain", "city", "industry", "station")


def match_in_progress(actions: int) -> trunkline.Match:
    match = trunkline.new("chicago-express", players=4, seed=3)
    choices = Random(3)
    while match.actor is not None and len(match.actions) < actions:
        match.play(choices.choice(list(match.legal)))
    return match


@pytest.fixture(scope="module")
def mid_game() -> Scene:
    return match_in_progress(170).scene()


def small_scene(layout: str = "flat", pieces: tuple[Piece, ...] = ()) -> Scene:
    """Six hexes in a row, one of each look, with a lake above."""
    step = 2 if layout == "pointy" else 1
    spots = tuple(
        Spot(f"A{each}", (each * step, 2), look, look, look.title(), "2", "+1", "+2", "odd")
        for each, look in enumerate(LOOKS)
    )
    lake = ("Lake", ((3, 1),))
    return Scene(layout, spots, (lake,), pieces, (RED, BLUE), (), "Made up.", "Six hexes")


def drawn(scene: Scene) -> ET.Element:
    return ET.fromstring(draw_board(scene))


def overlay_of(scene: Scene) -> HexOverlay:
    return HexOverlay(hex_ground_of(printed_hexes(scene)), scene)


def pieces_drawn(picture: ET.Element) -> Counter[str]:
    classes = (each.get("class", "") for each in picture.iter(f"{SVG}g"))
    return Counter(each.split()[1] for each in classes if each.startswith("piece "))


def texts(picture: ET.Element) -> list[str]:
    return [each.text or "" for each in picture.iter(f"{SVG}text")]


def test_every_hex_has_a_group_with_a_title(mid_game: Scene) -> None:
    groups = {each.get("id"): each for each in drawn(mid_game).iter(f"{SVG}g")}
    for spot in mid_game.spots:
        title = groups[f"hex-{spot.id}"].find(f"{SVG}title")
        assert title is not None
        assert title.text is not None
        assert all(fact in title.text for fact in (spot.id, spot.name, spot.terrain, spot.cost))


def test_every_piece_is_drawn_once(mid_game: Scene) -> None:
    assert pieces_drawn(drawn(mid_game)) == Counter(piece.kind for piece in mid_game.pieces)


def test_all_that_is_used_is_defined_and_ids_are_unique(mid_game: Scene) -> None:
    text = draw_board(mid_game)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(used) <= set(ids)


def test_nothing_comes_from_outside_and_nothing_runs(mid_game: Scene) -> None:
    text = draw_board(mid_game)
    assert re.findall(r"https?://[^\"' ]*", text) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', text))
    tags = {each.tag.removeprefix(SVG) for each in drawn(mid_game).iter()}
    assert not tags & {"script", "image", "foreignObject", "style", "animate"}


def test_a_picture_in_mid_game_stays_small(mid_game: Scene) -> None:
    assert len(draw_board(mid_game).encode()) < 250_000


def test_the_same_scene_gives_the_same_picture(mid_game: Scene) -> None:
    assert draw_board(mid_game) == draw_board(mid_game)


def test_the_picture_says_what_it_is(mid_game: Scene) -> None:
    picture = drawn(mid_game)
    assert picture.get("role") == "img"
    assert picture.findtext(f"{SVG}title") == "Chicago Express"
    assert picture.findtext(f"{SVG}desc") == mid_game.provenance
    written = texts(picture)
    assert all(livery.name in written for livery in mid_game.liveries)
    assert all(spot.name in written for spot in mid_game.spots if spot.name)
    assert written.count("†") == sum(bool(spot.note) for spot in mid_game.spots)


def test_texts_are_escaped() -> None:
    nasty = "<b>\"&'</b>"
    scene = small_scene(pieces=(Piece("locomotive", "A1", "R&D"),))
    spot = dataclasses.replace(scene.spots[0], name=nasty, terrain=nasty, cost="<", gain="&")
    scene = dataclasses.replace(
        scene,
        spots=(spot, *scene.spots[1:]),
        waters=(("<Sea>", ((3, 1),)),),
        liveries=(dataclasses.replace(RED, name=nasty, letters="<"),),
        provenance=nasty,
        title=nasty,
    )
    picture = drawn(scene)
    written = texts(picture)
    assert {nasty, nasty.upper(), "<Sea>", "<", "&"} <= set(written)
    assert picture.findtext(f"{SVG}desc") == nasty


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_both_layouts_are_drawn(layout: str) -> None:
    pieces = tuple(
        Piece("locomotive", f"A{each}", owner) for each in range(6) for owner in ("R&D", "BLU")
    )
    scene = small_scene(layout, (*pieces, Piece("house", "A3"), Piece("house", "A3", "BLU")))
    assert pieces_drawn(drawn(scene)) == {"locomotive": 12, "house": 2}


def test_a_scene_with_next_to_nothing_is_drawn() -> None:
    spot = Spot("A1", (0, 0), "plain", "plain")
    lone = Scene("flat", (spot,), (), (Piece("locomotive", "A1", "Nobody"),), (), (), "")
    assert pieces_drawn(drawn(lone)) == {"locomotive": 1}
    drawn(dataclasses.replace(lone, spots=(), pieces=()))


@pytest.mark.parametrize("actions", [0, 60, 120, 180, 240, 300, 400])
def test_names_cover_no_piece_and_no_other_name(actions: int) -> None:
    overlay = overlay_of(match_in_progress(actions).scene())
    solid = [Box(*map(float, row[:4])) for row in overlay.clutter if row[4] == FORBIDDEN]
    rooms = [room for _, room in overlay.name_rooms()]
    for each, room in enumerate(rooms):
        assert not any(room.overlap(other) for other in [*solid, *rooms[:each]])
        assert overlay.ground.sheet.frame.holds(room)


def test_five_owners_in_a_hex_stand_apart() -> None:
    owners = [Livery(letter, letter, "#555555", letter, "solid") for letter in "PBCNW"]
    base = small_scene()
    row = tuple(Piece("locomotive", spot.id, each.owner) for spot in base.spots for each in owners)
    scene = dataclasses.replace(base, pieces=row, liveries=tuple(owners))
    standing = overlay_of(scene).standing
    for spot in scene.spots:
        here = [each.at for each in standing if each.piece.spot == spot.id]
        gaps = [
            abs(complex(*one) - complex(*two)) for one in here for two in here if one is not two
        ]
        assert min(gaps) > 12


# Track


def row(*columns: int) -> list[Place]:
    return [(column, 0) for column in columns]


def joined(grid: HexGrid, tracks: Tracks, owner: str) -> set[frozenset[Place]]:
    return {
        frozenset({place, grid.beside(place, side)})
        for (whose, place), line in tracks.items()
        if whose == owner
        for side in line.sides
    }


def test_a_network_is_drawn_as_a_tree() -> None:
    grid = HexGrid("flat")
    block = [(column, each) for column in range(4) for each in range(4)]
    tracks = lay(grid, {"R": block}, [(2, 2)])
    assert len(joined(grid, tracks, "R")) == len(block) - 1
    assert tracks["R", (2, 2)].origin


def test_hexes_that_do_not_touch_are_not_joined() -> None:
    grid = HexGrid("flat")
    tracks = lay(grid, {"R": row(0, 1, 5)}, [])
    assert joined(grid, tracks, "R") == {frozenset(row(0, 1))}
    assert not tracks["R", (5, 0)].curves


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_track_meets_at_the_side_of_neighbours(layout: str) -> None:
    grid = HexGrid(layout)
    block = [place for place in board_of(layout) if place[1] < 3]
    tracks = lay(grid, {"R": block, "B": block[::-1], "G": block[2:]}, [])
    ends: Counter[tuple[str, int, int]] = Counter()
    for (owner, _), line in tracks.items():
        doors = {
            (owner, round(x), round(y))
            for curve in line.curves
            for x, y in (curve.points[0], curve.points[3])
        }
        ends.update(doors)
    stubs = sum(len(line.sides) == 1 for line in tracks.values())
    assert sum(count == 1 for count in ends.values()) == stubs
    assert set(ends.values()) == {1, 2}


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_lines_that_run_together_do_not_cross(layout: str) -> None:
    grid = HexGrid(layout)
    route = walk(grid, (4, 4), (1, 1, 2, 3, 2, 1))
    tracks = lay(grid, {"R": route, "B": route}, [])
    for place in route:
        one, two = tracks["R", place].curves[0], tracks["B", place].curves[0]
        shares = [share / 10 for share in range(11)]
        gaps = [abs(complex(*one.at(each)) - complex(*two.at(each))) for each in shares]
        assert min(gaps) > 8


def test_points_along_the_track_lie_on_its_curves() -> None:
    grid = HexGrid("flat")
    tracks = lay(grid, {"R": row(0, 1, 2), "B": row(1, 2)}, [])
    shares = [share / 12 for share in range(13)]
    curves = [curve for line in tracks.values() for curve in line.curves]
    expected = [curve.at(share) for curve in curves for share in shares]
    assert along(tracks) == pytest.approx(np.array(expected))
    assert along({}).shape == (0, 2)


def walk(grid: HexGrid, start: Place, sides: tuple[int, ...]) -> list[Place]:
    way = [start]
    for side in sides:
        way.append(grid.beside(way[-1], side))
    return way


def board_of(layout: str) -> list[Place]:
    if layout == "pointy":
        return [(column, each) for each in range(5) for column in range(each % 2, 10, 2)]
    return [(column, each) for column in range(5) for each in range(5)]


# The sheet


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_the_land_has_one_closed_edge(layout: str) -> None:
    (edge,) = edges(HexGrid(layout), board_of(layout))
    assert edge[0] == pytest.approx(edge[-1])


def test_an_island_and_a_lake_have_edges_of_their_own() -> None:
    grid = HexGrid("flat")
    ring = [grid.beside((4, 4), side) for side in range(6)]
    assert len(edges(grid, [*ring, (9, 9)])) == 3
    (shore,) = shores(grid, ring, [(4, 4)])
    assert shore[0] == pytest.approx(shore[-1])


@pytest.mark.parametrize("fine", [True, False])
def test_shores_and_rims_together_go_around_the_water(fine: bool) -> None:
    grid = HexGrid("flat")
    ring = [grid.beside((4, 4), side) for side in range(6)]
    (shore,) = shores(grid, ring[:3], [(4, 4)], fine=fine)
    (rim,) = rims(grid, [(4, 4)], ring[:3], fine=fine)
    ends = np.array(sorted((rim[0], rim[-1])))
    assert np.array(sorted((shore[0], shore[-1]))) == pytest.approx(ends)
    assert rims(grid, [(4, 4)], ring, fine=fine) == []


def test_water_at_the_rim_goes_on_beyond_it() -> None:
    grid = HexGrid("flat")
    land = [(0, 1), (1, 1), (2, 1)]
    assert (1, -1) in off_the_board(grid, land, [(1, 0)])
    ring = [grid.beside((4, 4), side) for side in range(6)]
    assert off_the_board(grid, ring, [(4, 4)]) == []


def test_numbers_are_short_and_colours_mix() -> None:
    assert [number(value) for value in (1.0, -0.04, 2.25, -3.5)] == ["1", "0", "2.2", "-3.5"]
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
