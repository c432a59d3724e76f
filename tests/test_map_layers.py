"""The map in two layers for a table: what changes and what does not, its key, its style sheets."""

from __future__ import annotations

import dataclasses
import re
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import trunkline
from tests.test_svg import BLUE, SVG, match_in_progress, small_scene, texts
from trunkline.core import hexes
from trunkline.core.scene import Cell, Panel, Piece, Scene, Spot
from trunkline.render.hex_geometry import HexGrid
from trunkline.render.palette import GLOSS, GLOW, IRON, TINTS
from trunkline.render.svg import draw_board, draw_cover, draw_layers, map_key

STYLES = Path(__file__).parent.parent / "web" / "src" / "styles"


@pytest.fixture(scope="module")
def match() -> trunkline.Match:
    return match_in_progress(290)


@pytest.fixture(scope="module")
def late_game(match: trunkline.Match) -> Scene:
    return match.scene()


def layer(drawing: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')


def with_class(picture: ET.Element, name: str) -> list[ET.Element]:
    return [each for each in picture.iter() if name in each.get("class", "").split()]


def data(picture: ET.Element, name: str) -> list[str]:
    return [value for each in picture.iter() if (value := each.get(f"data-{name}"))]


# The two layers


def test_the_picture_is_made_of_both_layers(late_game: Scene) -> None:
    layers, picture = draw_layers(late_game), draw_board(late_game)
    assert layers.ground in picture
    assert layers.overlay in picture
    assert f'viewBox="{layers.view_box}"' in picture


def test_the_ground_is_the_same_for_the_whole_match(late_game: Scene) -> None:
    first, later = draw_layers(match_in_progress(0).scene()), draw_layers(late_game)
    assert first.ground == later.ground
    assert first.view_box == later.view_box
    assert first.overlay != later.overlay


def test_the_ground_speaks_the_readers_language(match: trunkline.Match) -> None:
    grounds = {draw_layers(match.scene(language)).ground for language in ("en", "ru", "hu")}
    assert len(grounds) == 3


def test_incomes_change_and_costs_do_not(late_game: Scene) -> None:
    layers = draw_layers(late_game)
    costs = with_class(layer(layers.ground), "cost")
    gains = with_class(layer(layers.overlay), "gain")
    assert [each.text for each in costs] == [spot.cost for spot in late_game.spots if spot.cost]
    assert [each.text for each in gains] == [spot.gain for spot in late_game.spots if spot.gain]
    assert not with_class(layer(layers.ground), "gain")


def test_ids_are_unique_in_both_layers_together(late_game: Scene) -> None:
    layers = draw_layers(late_game)
    text = layers.ground + layers.overlay
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    # On a page they are neighbours of the page's own.
    assert all(id.startswith(("map-", "hex-")) for id in ids)


def test_what_a_strict_policy_forbids_is_not_there(late_game: Scene) -> None:
    layers = draw_layers(late_game)
    assert not re.search(r"<style|<script|\sstyle=|\son[a-z]+=", layers.ground + layers.overlay)


# What a table finds


def test_every_hex_is_a_spot_with_a_target_and_a_hit_area(late_game: Scene) -> None:
    spots = with_class(layer(draw_layers(late_game).ground), "spot")
    assert [each.get("data-target") for each in spots] == [
        f"hex:{spot.id}" for spot in late_game.spots
    ]
    for each in spots:
        (hit,) = with_class(each, "hit")
        assert hit.get("fill") == hit.get("stroke") == "none"
        assert hit.get("pointer-events") == "all"


def test_every_piece_can_be_told_from_all_others(late_game: Scene) -> None:
    twins = (Piece("house", late_game.spots[0].id),) * 2
    scene = dataclasses.replace(late_game, pieces=(*late_game.pieces, *twins))
    overlay = layer(draw_layers(scene).overlay)
    ids = data(overlay, "piece")
    assert len(ids) == len(set(ids))
    for piece in scene.pieces:
        assert f"{piece.kind}:{piece.owner}:{piece.spot}" in ids
    assert set(data(overlay, "target")) >= {f"hex:{piece.spot}" for piece in scene.pieces}


def test_what_was_there_keeps_its_name(late_game: Scene) -> None:
    earlier = data(layer(draw_layers(match_in_progress(200).scene()).overlay), "piece")
    later = data(layer(draw_layers(late_game).overlay), "piece")
    assert {each for each in earlier if not each.startswith("gain:")} < set(later)


def test_every_hex_with_track_has_a_track_to_light(late_game: Scene) -> None:
    overlay = layer(draw_layers(late_game).overlay)
    tracks = with_class(overlay, "track")
    assert tracks
    for track in tracks:
        _, owner, spot = track.get("data-piece", "").split(":")
        assert Piece("locomotive", spot, owner) in late_game.pieces
        assert track.get("data-target") == f"hex:{spot}"


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_a_locomotive_comes_from_a_neighbour_with_its_track(layout: str) -> None:
    row = tuple(Piece("locomotive", f"A{each}", "BLU") for each in range(6))
    scene = small_scene(layout, row)
    grid, spots = HexGrid(layout), {spot.id: spot.at for spot in scene.spots}
    moved = [each for each in layer(draw_layers(scene).overlay).iter() if each.get("data-from")]
    assert len(moved) == len(row) - 1  # the first began the network
    for piece in moved:
        across, down = map(float, piece.get("data-from", "").split(","))
        x, y = grid.centre(spots[piece.get("data-piece", "").split(":")[2]])
        begin = pytest.approx((x - across, y - down), abs=0.2)
        assert any(grid.centre(place) == begin for place in spots.values())


def test_a_company_can_be_pointed_at() -> None:
    blue = dataclasses.replace(BLUE, target="company:BLU")
    row = tuple(Piece("locomotive", f"A{each}", "BLU") for each in range(6))
    scene = dataclasses.replace(small_scene(pieces=row), liveries=(blue,))
    layers = draw_layers(scene)
    assert data(layer(layers.ground), "target").count("company:BLU") == 1
    assert data(layer(layers.overlay), "target").count("company:BLU") == 1
    assert "" not in {each.get("data-target") for each in layer(draw_board(small_scene())).iter()}


# The key


def first_spot(scene: Scene, change: Callable[[Spot], Spot]) -> Scene:
    return dataclasses.replace(scene, spots=(change(scene.spots[0]), *scene.spots[1:]))


@pytest.mark.parametrize(
    "change",
    [
        lambda scene: dataclasses.replace(scene, pieces=scene.pieces[1:]),
        lambda scene: dataclasses.replace(scene, title="Another"),
        lambda scene: dataclasses.replace(scene, liveries=scene.liveries[1:]),
        lambda scene: first_spot(scene, lambda spot: dataclasses.replace(spot, gain="+9")),
        lambda scene: first_spot(scene, lambda spot: dataclasses.replace(spot, name="Elsewhere")),
        lambda scene: first_spot(scene, lambda spot: dataclasses.replace(spot, terrain="síkság")),
    ],
)
def test_the_key_changes_with_the_drawing(
    late_game: Scene, change: Callable[[Scene], Scene]
) -> None:
    assert map_key(change(late_game)) != map_key(late_game)


def test_the_key_does_not_change_with_the_panels(late_game: Scene) -> None:
    panel = Panel("cash", "Cash", ("Player",), ((Cell("Ann"),),))
    other = dataclasses.replace(late_game, panels=(panel,))
    assert map_key(other) == map_key(late_game)
    assert draw_layers(other) == draw_layers(late_game)


def fastest(call: Callable[[], object]) -> float:
    """Milliseconds of the processor, the best of some."""
    times = []
    for _ in range(15):
        begin = time.process_time()
        call()
        times.append(time.process_time() - begin)
    return 1000 * min(times)


def test_a_position_is_drawn_fast_and_its_key_faster(late_game: Scene) -> None:
    assert len(late_game.pieces) > 50
    assert fastest(lambda: draw_layers(late_game)) < 25
    assert fastest(lambda: map_key(late_game)) < 1


# The cover


def test_a_cover_is_a_small_picture_without_numerals(late_game: Scene) -> None:
    cover = draw_cover(late_game)
    assert len(cover.encode()) < 45_000
    picture = ET.fromstring(cover)
    names = {spot.name for spot in late_game.spots if spot.name}
    letters = {livery.letters for livery in late_game.liveries}
    assert set(texts(picture)) <= names | letters
    assert {each.tag.removeprefix(SVG) for each in picture.iter()}.isdisjoint({"script", "image"})


def test_a_cover_shows_where_something_is_going_on(late_game: Scene) -> None:
    engines = draw_cover(late_game).count("#map-roundel-")
    assert engines > 10
    assert draw_cover(dataclasses.replace(late_game, spots=(), pieces=(), waters=()))


# The style sheets


def rules(sheet: str) -> str:
    text = (STYLES / sheet).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def test_the_style_sheet_knows_the_colours_of_the_day() -> None:
    css = rules("map.css")
    for tint in TINTS:
        assert f"--map-{tint.name}: {tint.colour};" in css


def test_every_class_of_a_colour_has_its_rule(late_game: Scene) -> None:
    css, layers = rules("map.css"), draw_layers(late_game)
    classes = " ".join(re.findall(r'class="([^"]*)"', layers.ground + layers.overlay)).split()
    for name in {each for each in classes if each.startswith(("fill-", "line-", "stop-"))}:
        assert f".{name} {{" in css, name
    for tint in set(TINTS) - {GLOSS, IRON, GLOW}:
        assert f"--map-{tint.name}:" in rules("map-night.css")


def test_the_style_sheet_knows_every_direction_a_piece_comes_from() -> None:
    css = rules("map.css")
    for layout in hexes.LAYOUTS:
        for x, y in HexGrid(layout).sides:
            way = ",".join(
                f"{2 * each:.1f}".removesuffix(".0").replace("-0", "0") for each in (x, y)
            )
            assert f'[data-from="{way}"]' in css
