"""The map of a scene as SVG: an engraved railway map, with all that lies on it.

A picture is made from the scene alone and needs nothing else: no script, no font, no image. A table
in a browser gets the same drawing in two layers, of which only the upper changes in a match.
Its parts are the other modules of this package.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from xml.sax.saxutils import escape

from trunkline.core.scene import City, Livery, Piece, RouteMap, Scene, Spot, Track
from trunkline.render.hex_cover import hex_cover
from trunkline.render.hex_geometry import Box
from trunkline.render.hex_ground import hex_ground_of, printed_hexes
from trunkline.render.hex_overlay import HexOverlay
from trunkline.render.route_cover import route_cover
from trunkline.render.route_ground import printed_routes, route_ground_of
from trunkline.render.route_overlay import RouteOverlay
from trunkline.render.symbols import number

DRAWING = 2  # raise it whenever the same scene is drawn otherwise: what tables have kept is stale


@dataclass(frozen=True)
class Layers:
    """The two layers of a map, for the `<svg>` of a page: the ground, and the overlay on it."""

    view_box: str
    ground: str  # the same for a whole match in a language
    overlay: str


def draw_board(scene: Scene) -> str:
    """One self-contained picture of the map and everything on it."""
    layers = draw_layers(scene)
    return (
        f'{_opening(layers.view_box)} role="img">\n'
        f"<title>{escape(scene.title or 'Map')}</title>\n"
        f"<desc>{escape(scene.provenance)}</desc>\n"
        f"{layers.ground}\n{layers.overlay}\n</svg>\n"
    )


def draw_layers(scene: Scene) -> Layers:
    """The map in two layers. Each hex, track and piece can be found by its `data-target`."""
    if scene.routes:
        return _route_layers(scene, scene.routes)
    ground = hex_ground_of(printed_hexes(scene))
    return Layers(
        _view(ground.sheet.paper), ground.drawing, "\n".join(HexOverlay(ground, scene).parts())
    )


def _route_layers(scene: Scene, map: RouteMap) -> Layers:
    ground = route_ground_of(printed_routes(scene, map))
    overlay = "\n".join(RouteOverlay(ground, scene, map).parts())
    return Layers(_view(ground.sheet.paper), ground.drawing, overlay)


def draw_cover(scene: Scene) -> str:
    """A small picture of the map at its liveliest place, without numerals: for a game's card."""
    box, parts = route_cover(scene, scene.routes) if scene.routes else hex_cover(scene)
    return "\n".join((f"{_opening(_view(box))}>", *parts, "</svg>\n"))


def _opening(view_box: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"'


def _view(box: Box) -> str:
    return " ".join(map(number, (box.left, box.top, box.width, box.height)))


# The key

_FACTS = {
    kind: attrgetter(*(each.name for each in fields(kind)))
    for kind in (Spot, Piece, Livery, City, Track)
}


def map_key(scene: Scene) -> str:
    """Changes whenever the drawing of the map does; much cheaper than the drawing."""
    facts = (
        DRAWING,
        scene.layout,
        scene.joined,
        scene.title,
        scene.provenance,
        scene.waters,
        [_FACTS[Spot](each) for each in scene.spots],
        [_FACTS[Piece](each) for each in scene.pieces],
        [_FACTS[Livery](each) for each in scene.liveries],
        _route_key(scene.routes) if scene.routes else "",
    )
    return _digest(facts)


@lru_cache(maxsize=256)
def _route_key(map: RouteMap) -> str:
    """The map of routes alone: the same for all who look at it, and for many positions."""
    facts = (
        map.size,
        map.waters,
        map.land,
        map.lakes,
        map.ridges,
        [_FACTS[City](each) for each in map.cities],
        [_FACTS[Track](each) for each in map.tracks],
    )
    return _digest(facts)


def _digest(facts: object) -> str:
    return hashlib.blake2b(repr(facts).encode(), digest_size=9).hexdigest()
