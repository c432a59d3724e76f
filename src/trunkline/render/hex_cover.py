"""The cover of a hex map: its liveliest corner, for the card of a game. No text but names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from trunkline.core.hexes import Place
from trunkline.core.scene import Scene, Spot
from trunkline.render.frame import COVER_SIZE, Sheet
from trunkline.render.hex_geometry import EDGE, Box, HexGrid, Point, around
from trunkline.render.hex_ground import HexGround, printed_hexes
from trunkline.render.hex_overlay import HexOverlay
from trunkline.render.piece_layout import is_headed
from trunkline.render.svg_primitives import opening, without_classes

BEYOND = 1.3 * EDGE  # how far beyond its edge the country is drawn, so that it does not end there
# What makes a part of the map worth showing.
WORTH = {"piece": 0.7, "company": 5.0, "engine": 4.0, "name": 0.6, "water": 0.7, "land": 0.15}


def hex_cover(scene: Scene) -> tuple[Box, list[str]]:
    """The part of the map that is shown, and its drawing."""
    box = _liveliest(scene)
    part = _part(scene, box)
    ground = HexGround(printed_hexes(part), Sheet(box, None, None, ()))
    overlay = HexOverlay(ground, part)
    return box, [without_classes(line) for line in _parts(ground, overlay)]


def _parts(ground: HexGround, overlay: HexOverlay) -> Iterator[str]:
    yield opening("cover")
    yield from ground.definitions()
    yield from overlay.definitions()
    yield from ground.paper()
    yield from ground.water()
    yield from ground.country()
    yield from (ground.mark(spot) for spot in ground.map.spots)
    yield from overlay.plates()
    yield from overlay.lines()
    yield from (overlay.piece(standing) for standing in overlay.standing)
    yield from map(ground.badge, ground.map.spots)
    yield from overlay.names()
    yield "</g>"


def _part(scene: Scene, box: Box) -> Scene:
    """What of the scene is in sight, without what only a player needs."""
    grid, near = HexGrid(scene.layout), box.grown(BEYOND)
    spots = tuple(
        _bare(spot, named=_holds(box, grid.centre(spot.at)))
        for spot in scene.spots
        if _holds(near, grid.centre(spot.at))
    )
    waters = tuple((name, tuple(_inside(grid, near, places))) for name, places in scene.waters)
    seen = {spot.id for spot in spots}
    pieces = tuple(piece for piece in scene.pieces if piece.spot in seen)
    return Scene(scene.layout, spots, waters, pieces, scene.liveries)


def _bare(spot: Spot, *, named: bool) -> Spot:
    return replace(spot, name=spot.name if named else "", cost="", gain="", extra="", note="")


def _liveliest(scene: Scene) -> Box:
    """The part of the map where most is to be seen."""
    grid = HexGrid(scene.layout)
    offers = [around(grid.centre(spot.at), *COVER_SIZE) for spot in scene.spots]
    return max(
        offers, key=lambda box: _worth(scene, grid, box), default=around((0, 0), *COVER_SIZE)
    )


def _worth(scene: Scene, grid: HexGrid, box: Box) -> float:
    inner = box.grown(-0.7 * EDGE)
    seen = {spot.id: spot for spot in scene.spots if _holds(inner, grid.centre(spot.at))}
    pieces = [piece for piece in scene.pieces if piece.spot in seen]
    companies = {livery.owner for livery in scene.liveries if livery.is_company}
    waters = (_inside(grid, box, places) for _, places in scene.waters)
    return (
        WORTH["piece"] * len(pieces)
        + WORTH["company"] * len(companies.intersection(piece.owner for piece in pieces))
        + WORTH["engine"] * sum(map(is_headed, pieces))
        + WORTH["name"] * sum(bool(spot.name) for spot in seen.values())
        + WORTH["water"] * sum(map(len, waters))
        + WORTH["land"] * len(seen)
    )


def _inside(grid: HexGrid, box: Box, places: Iterable[Place]) -> list[Place]:
    return [place for place in places if _holds(box, grid.centre(place))]


def _holds(box: Box, point: Point) -> bool:
    return box.distance(point) == 0
