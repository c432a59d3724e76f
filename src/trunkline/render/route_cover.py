"""A cover of a route map: its liveliest part, for the card of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trunkline.core.scene import Outline, RouteMap, Scene
from trunkline.render.frame import COVER_SIZE
from trunkline.render.hex_geometry import Box, around, bounds
from trunkline.render.route_geometry import LaidTrack, fitted, lay
from trunkline.render.route_ground import PrintedRoutes, RouteGround, printed_routes
from trunkline.render.route_overlay import RouteOverlay
from trunkline.render.svg_primitives import opening, without_classes

# What makes a part of the map worth showing.
WORTH = {"car": 1.0, "owner": 4.0, "space": 0.12, "city": 0.8}


def route_cover(scene: Scene, map: RouteMap) -> tuple[Box, list[str]]:
    """The part of the map that is shown, and its drawing."""
    map = fitted(map)
    laid = lay(map)
    box = _liveliest(map, laid)
    part = _part(map, laid, box)
    liveries = printed_routes(scene, part).liveries
    ground = RouteGround(PrintedRoutes(part, liveries, "", ""), box)
    overlay = RouteOverlay(ground, scene, part)
    return box, [without_classes(line) for line in _parts(ground, overlay)]


def _parts(ground: RouteGround, overlay: RouteOverlay) -> Iterator[str]:
    yield opening("cover")
    yield from ground.definitions()
    yield from overlay.definitions()
    yield from ground.land_and_sea()
    yield from ground.rails()
    for laid in ground.laid:
        yield from ground.spaces(laid)
    yield from overlay.trains()
    yield from ground.dots()
    yield from ground.city_names()
    yield "</g>"


def _liveliest(map: RouteMap, laid: Sequence[LaidTrack]) -> Box:
    """The part where most is to be seen."""
    inside = bounds(city.at for city in map.cities).grown(COVER_SIZE[1] / 8)
    offers = [_pushed(around(city.at, *COVER_SIZE), inside) for city in map.cities]
    return max(offers, key=lambda box: _worth(map, laid, box), default=around((0, 0), *COVER_SIZE))


def _pushed(box: Box, inside: Box) -> Box:
    """The box, moved so that nothing of it lies beyond the cities, if that can be."""
    x = max(inside.left - box.left, 0) - max(box.right - inside.right, 0)
    y = max(inside.top - box.top, 0) - max(box.bottom - inside.bottom, 0)
    return Box(box.left + x, box.top + y, box.right + x, box.bottom + y)


def _worth(map: RouteMap, laid: Sequence[LaidTrack], box: Box) -> float:
    inner = box.grown(-20)
    seen = [each.track for each in laid for space in each.spaces if not inner.distance(space.at)]
    owned = [track.owner for track in seen if track.owner]
    cities = sum(bool(city.name) and not inner.distance(city.at) for city in map.cities)
    return (
        WORTH["car"] * len(owned)
        + WORTH["owner"] * len(set(owned))
        + WORTH["space"] * len(seen)
        + WORTH["city"] * cities
    )


def _part(map: RouteMap, laid: Sequence[LaidTrack], box: Box) -> RouteMap:
    """What of the map is in sight; a city at the edge has no name."""
    near = box.grown(30)
    tracks = tuple(
        each.track for each in laid if any(not near.distance(space.at) for space in each.spaces)
    )
    ends = {city for track in tracks for city in track.ends}
    seen = {city.id for city in map.cities if not box.grown(-12).distance(city.at)}
    cities = tuple(
        replace(city, name=city.name if city.id in seen else "", modern="")
        for city in map.cities
        if city.id in seen | ends
    )
    return replace(
        map,
        land=_near(map.land, near),
        lakes=_near(map.lakes, near),
        ridges=_near(map.ridges, near),
        waters=(),
        cities=cities,
        tracks=tracks,
    )


def _near(lines: Sequence[Outline], box: Box) -> tuple[Outline, ...]:
    return tuple(line for line in lines if bounds(line).grown(1).overlap(box))
