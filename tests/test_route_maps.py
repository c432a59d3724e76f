"""Pictures of route maps: every track a spot, every car on its space, every name in its room."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import trunkline
from tests.test_map_layers import data, fastest, layer, rules, with_class
from tests.test_svg import SVG, texts
from trunkline.core.scene import City, Livery, RouteMap, Scene, Track
from trunkline.render.hex_geometry import Box
from trunkline.render.route_geometry import CLOSEST, LANE, SPACE, TOWN, LaidTrack, fitted, lay
from trunkline.render.route_ground import RouteGround, printed_routes, route_ground_of
from trunkline.render.route_labels import dot
from trunkline.render.svg import draw_board, draw_cover, draw_layers, map_key

GAMES = {"ticket-to-ride-legendary-asia": 4, "ticket-to-ride-team-asia": 4}
RED = Livery("red", "Red", "#b23a32", "R", "checks", "card:red")
ANN = Livery("seat:0", "Ann", "#1d4f8c", "1", "stripes", "seat:0")


def routes(scene: Scene) -> RouteMap:
    assert scene.routes is not None
    return scene.routes


@functools.cache
def printed(game: str, language: str = "en") -> Scene:
    return trunkline.new(game, players=GAMES[game], seed=3).scene(language)


@functools.cache
def played(game: str, claimed: int = 40) -> Scene:
    """The scene with some tracks claimed and a few closed."""
    scene = printed(game)
    numbers = list(range(len(routes(scene).tracks)))
    Random(5).shuffle(numbers)
    owners = {track: f"seat:{each % 4}" for each, track in enumerate(numbers[:claimed])}
    closed = set(numbers[claimed : claimed + 5])
    return with_tracks(
        scene,
        lambda number, track: dataclasses.replace(
            track, owner=owners.get(number, ""), closed=number in closed, note="taken"
        ),
    )


def with_tracks(scene: Scene, change: Callable[[int, Track], Track]) -> Scene:
    tracks = tuple(change(number, track) for number, track in enumerate(routes(scene).tracks))
    return dataclasses.replace(scene, routes=dataclasses.replace(routes(scene), tracks=tracks))


def small_scene(*tracks: Track, liveries: tuple[Livery, ...] = (RED, ANN)) -> Scene:
    """Three cities on an island; the third is a junction."""
    cities = (
        City("A", "Agra & Co", (100, 100), "New <Agra>"),
        City("B", "Baku", (400, 120)),
        City("C", "", (250, 260), look="junction"),
    )
    land = (((20.0, 20.0), (480.0, 20.0), (480.0, 330.0), (20.0, 330.0)),)
    lake = (((200.0, 40.0), (240.0, 40.0), (220.0, 70.0)),)
    map = RouteMap((500, 350), land, lake, (("Sea & all", (60, 340)),), cities, tracks)
    return Scene(liveries=liveries, provenance="Made up.", title="Isle", routes=map)


ONE = Track("7", ("A", "B"), 3, "red", cities=("Agra", "Baku <red>"))


def board_of(scene: Scene) -> RouteGround:
    return route_ground_of(printed_routes(scene, routes(scene)))


# What a table finds


@pytest.mark.parametrize("game", GAMES)
def test_every_track_is_a_spot_with_a_title_and_a_reach(game: str) -> None:
    scene = printed(game)
    spots = with_class(layer(draw_layers(scene).ground), "spot")
    assert [each.get("data-target") for each in spots] == [
        track.target for track in routes(scene).tracks
    ]
    for spot, track in zip(spots, routes(scene).tracks, strict=True):
        assert spot.findtext(f"{SVG}title") == track.title
        (reach,) = with_class(spot, "reach")
        assert reach.get("pointer-events") == "stroke"
        assert reach.get("stroke") == "none"


@pytest.mark.parametrize("game", GAMES)
def test_a_track_has_as_many_spaces_and_cars_as_it_is_long(game: str) -> None:
    scene = played(game)
    layers = draw_layers(scene)
    spots = with_class(layer(layers.ground), "spot")
    trains = {each.get("data-target"): each for each in with_class(layer(layers.overlay), "train")}
    for spot, track in zip(spots, routes(scene).tracks, strict=True):
        assert used(spot, "#map-space-") == track.length
        if track.owner:
            train = trains.pop(track.target)
            assert train.get("data-piece") == f"{track.target}:{track.owner}"
            assert used(train, "#map-car-") == track.length
    assert not trains


def used(group: ET.Element, what: str) -> int:
    return sum(each.get("href", "").startswith(what) for each in group.iter(f"{SVG}use"))


def test_marks_stand_on_as_many_spaces() -> None:
    ferry = Track("1", ("A", "B"), 4, look="ferry", marks=2)
    mountain = Track("2", ("A", "C"), 3, "red", look="mountain", marks=1)
    tunnel = Track("3", ("B", "C"), 2, "red", look="tunnel", marks=5)
    spots = with_class(layer(draw_layers(small_scene(ferry, mountain, tunnel)).ground), "spot")
    marked = [ET.tostring(spot, "unicode").count("-marked") for spot in spots]
    assert marked == [2, 1, 0]
    assert spots[2].findtext(f"{SVG}text") == "5"
    assert used(spots[2], "#map-portal") == 1


def test_every_city_can_be_pointed_at() -> None:
    scene = played("ticket-to-ride-team-asia")
    towns = with_class(layer(draw_layers(scene).ground), "town")
    assert [each.get("data-target") for each in towns] == [
        city.target for city in routes(scene).cities
    ]


def test_a_closed_track_is_veiled_and_says_so() -> None:
    closed = dataclasses.replace(ONE, closed=True, note="closed & gone")
    layers = draw_layers(small_scene(closed))
    (veil,) = with_class(layer(layers.overlay), "closed")
    assert veil.get("data-piece") == "track:7:closed"
    assert veil.findtext(f"{SVG}title") == "closed & gone"
    assert layers.ground == draw_layers(small_scene(ONE)).ground


# The two layers


@pytest.mark.parametrize("game", GAMES)
def test_the_ground_is_the_same_whatever_is_claimed(game: str) -> None:
    empty, full = draw_layers(printed(game)), draw_layers(played(game))
    assert empty.ground == full.ground
    assert empty.view_box == full.view_box
    assert empty.overlay != full.overlay


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_whole_and_keeps_to_itself(game: str) -> None:
    text = draw_board(played(game))
    picture = ET.fromstring(text)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert all(id.startswith("map-") for id in ids)
    assert set(re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)) <= set(
        ids
    )
    assert not re.search(r"<style|<script|<image|\sstyle=|\son[a-z]+=", text)
    written = texts(picture)
    assert all(city.name in written for city in routes(printed(game)).cities if city.name)
    assert len(draw_layers(played(game)).ground.encode()) < 250_000
    assert draw_board(played(game)) == text


def test_a_ground_drawn_anew_is_the_same() -> None:
    scene = printed("ticket-to-ride-team-asia")
    plan = printed_routes(scene, routes(scene))
    assert RouteGround(plan).drawing == RouteGround(plan).drawing


def test_texts_are_escaped() -> None:
    nasty = dataclasses.replace(ANN, letters="<")
    owned = dataclasses.replace(ONE, owner="seat:0")
    written = texts(ET.fromstring(draw_board(small_scene(owned, liveries=(RED, nasty)))))
    assert {"Agra & Co", "New <Agra>", "<"} <= set(written)


def test_a_scene_with_next_to_nothing_is_drawn() -> None:
    cities = (City("A", "", (0, 0)), City("B", "Baku", (10, 0)))
    map = RouteMap((10, 10), (), (), (), cities, (Track("1", ("A", "B"), 2, owner="nobody"),))
    assert ET.fromstring(draw_board(Scene(routes=map))) is not None
    bare = dataclasses.replace(map, tracks=())
    assert ET.fromstring(draw_board(Scene(routes=bare))) is not None


# Spaces


@pytest.mark.parametrize("game", GAMES)
def test_spaces_keep_off_each_other_and_off_the_cities(game: str) -> None:
    map = fitted(routes(printed(game)))
    laid = lay(map)
    for each in laid:
        for one, two in itertools.pairwise(each.spaces):
            assert np.hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]) > SPACE[0]
    crowded = sum(
        overlap(one, two)
        for one, two in itertools.combinations(laid, 2)
        if one.track.ends != two.track.ends
    )
    assert crowded < 6  # corners that touch near a city with many tracks
    for city in map.cities:
        for each in laid:
            off = min(
                np.hypot(space.at[0] - city.at[0], space.at[1] - city.at[1])
                for space in each.spaces
            )
            assert off > SPACE[0] / 2 - 2 or city.id not in each.track.ends
            assert off > SPACE[1] or city.id in each.track.ends


def overlap(one: LaidTrack, two: LaidTrack) -> bool:
    """Whether some space of the one covers the middle of an end of a space of the other."""
    points = [point for space in two.spaces for point in ends(space.corners)]
    return any(
        abs(along) < SPACE[0] / 2 and abs(aside) < SPACE[1] / 2
        for space in one.spaces
        for x, y in points
        for along, aside in [turned(x - space.at[0], y - space.at[1], space.turn)]
    )


def ends(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    a, b, c, d = corners
    return [((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)]


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    turn = np.radians(degrees)
    return x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)


def test_the_map_is_as_large_as_its_tightest_track_needs() -> None:
    map = fitted(routes(small_scene(ONE)))
    (x, y), (to_x, to_y) = map.cities[0].at, map.cities[1].at
    assert np.hypot(to_x - x, to_y - y) == pytest.approx(3 * CLOSEST + 2 * TOWN)


def test_tracks_side_by_side_do_not_touch_whichever_way_they_run() -> None:
    back = dataclasses.replace(ONE, id="8", ends=("B", "A"), lane=1, lanes=2)
    there = dataclasses.replace(ONE, lanes=2)
    one, two = lay(fitted(routes(small_scene(there, back))))
    gaps = [np.hypot(*(np.array(a.at) - b.at)) for a in one.spaces for b in two.spaces]
    assert min(gaps) == pytest.approx(LANE, abs=0.5)


def test_a_bend_leads_a_track_through_its_point() -> None:
    bent = dataclasses.replace(ONE, via=((250.0, 60.0),))
    map = fitted(routes(small_scene(bent)))
    (laid,) = lay(map)
    assert np.hypot(*(laid.line - map.tracks[0].via[0]).T).min() < 5
    assert "C" in laid.path
    assert "C" not in lay(fitted(routes(small_scene(ONE))))[0].path


def test_cars_are_never_upside_down() -> None:
    back = dataclasses.replace(ONE, ends=("B", "A"))
    for track in (ONE, back):
        (laid,) = lay(fitted(routes(small_scene(track))))
        assert all(-90 <= space.turn <= 90 for space in laid.spaces)


# Names


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_names_keep_off_the_dots_and_each_other_and_on_the_sheet(game: str, language: str) -> None:
    ground = board_of(printed(game, language))
    rooms = [name.room for name in ground.names]
    assert len(rooms) == sum(bool(city.name) for city in ground.map.cities)
    dots = [dot(city) for city in ground.map.cities]
    for each, room in enumerate(rooms):
        assert ground.frame.holds(room)
        assert not any(room.overlap(other) for other in [*dots, *rooms[:each]])
    assert sum(covers(ground, room) for room in rooms) <= 3


def covers(ground: RouteGround, room: Box) -> bool:
    """Whether much of a space is under the name."""
    inner = room.grown(-3)
    return any(inner.distance(space.at) == 0 for each in ground.laid for space in each.spaces)


def test_the_key_covers_nothing() -> None:
    for game in GAMES:
        ground = board_of(printed(game))
        assert ground.legend is not None
        assert ground.frame.holds(ground.legend.box)
        assert len(ground.legend.liveries) == 8
        for each in ground.laid:
            assert all(ground.legend.box.distance(space.at) > 0 for space in each.spaces)
        assert not any(ground.legend.box.overlap(name.room) for name in ground.names)


# The board files


@pytest.mark.parametrize("game", GAMES)
def test_every_city_lies_on_land_and_in_no_lake(game: str) -> None:
    map = routes(printed(game))
    for city in map.cities:
        assert any(holds(outline, city.at) for outline in map.land), city.id
        assert not any(holds(outline, city.at) for outline in map.lakes), city.id


def holds(outline: tuple[tuple[float, float], ...], at: tuple[float, float]) -> bool:
    x, y = at
    crossed = [
        y < one[1] + (x - one[0]) / (two[0] - one[0]) * (two[1] - one[1])
        for one, two in zip(outline, (*outline[1:], outline[0]), strict=True)
        if (one[0] <= x) != (two[0] <= x)
    ]
    return sum(crossed) % 2 == 1


# The key of the cache, the cover, the style sheets


@pytest.mark.parametrize(
    "change",
    [
        lambda track: dataclasses.replace(track, owner="seat:0"),
        lambda track: dataclasses.replace(track, closed=True),
        lambda track: dataclasses.replace(track, note="now"),
        lambda track: dataclasses.replace(track, via=((1.0, 2.0),)),
    ],
)
def test_the_key_changes_with_the_drawing(change: Callable[[Track], Track]) -> None:
    scene = small_scene(ONE)
    assert map_key(with_tracks(scene, lambda _, track: change(track))) != map_key(scene)
    drained = dataclasses.replace(routes(scene), lakes=())
    assert map_key(dataclasses.replace(scene, routes=drained)) != map_key(scene)


def test_a_position_is_drawn_fast_and_its_key_faster() -> None:
    scene = played("ticket-to-ride-team-asia")
    assert fastest(lambda: draw_layers(scene)) < 25
    assert fastest(lambda: map_key(scene)) < 2


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_a_small_picture_with_cars_and_names_only(game: str) -> None:
    scene = played(game)
    cover = draw_cover(scene)
    assert len(cover.encode()) < 60_000
    assert cover.count("#map-car-") > 15
    known = {city.name for city in routes(scene).cities} | {
        livery.letters for livery in scene.liveries
    }
    written = set(texts(ET.fromstring(cover)))
    assert {text for text in written if not text.isdecimal()} <= known
    assert "class=" not in cover
    assert ET.fromstring(draw_cover(printed(game))) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_class_of_a_colour_has_its_rule(game: str) -> None:
    css, layers = rules("map.css"), draw_layers(played(game))
    classes = " ".join(re.findall(r'class="([^"]*)"', layers.ground + layers.overlay)).split()
    for name in {each for each in classes if each.startswith(("fill-", "line-", "stop-"))}:
        assert f".{name} {{" in css, name


def test_the_style_sheet_knows_the_states_of_a_track() -> None:
    css = rules("map-routes.css")
    for state in ("lit", "chosen", "pointed"):
        assert f".route.{state} .reach" in css
    assert ".train.arrived" in css
    assert {"track:7:seat:0"} == set(
        data(
            layer(draw_layers(small_scene(dataclasses.replace(ONE, owner="seat:0"))).overlay),
            "piece",
        )
    )
