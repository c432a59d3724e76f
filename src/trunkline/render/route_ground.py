"""The ground layer of a route map: land and sea, tracks with their spaces, cities with names.

All that a match never changes. It is kept for the next picture of the same map.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from xml.sax.saxutils import escape

import numpy as np

from trunkline.core.scene import City, Livery, RouteMap, Scene
from trunkline.render import lettering, route_labels
from trunkline.render.frame import (
    SMALL_PRINT,
    Sheet,
    draw_frame,
    draw_small_print,
    placed,
)
from trunkline.render.hex_geometry import Box, Point
from trunkline.render.palette import DEEP, GLOSS, LAND, PAPER, QUIET, WATER, paint
from trunkline.render.route_geometry import LaidTrack, fitted, lay, sheet_of
from trunkline.render.route_labels import CityLabel, place_names
from trunkline.render.route_land import RouteLand
from trunkline.render.route_legend import COLUMNS, Legend, legend_size
from trunkline.render.route_sprites import SpaceKind, colours, kind_of, track_marks
from trunkline.render.svg_primitives import opening, textures, write
from trunkline.render.symbols import number, standing_for, use

MARGIN = 52.0  # between what lies on the map and the frame
GROWTHS = (0.0, 24.0, 48.0, 72.0)  # by which the sheet may grow for the legend
REACH = 30.0  # how wide a track answers the pointer …
REACH_BESIDE = 21.0  # … and where others lie beside it
KEPT = 32  # grounds: a few boards in a few languages


@dataclass(frozen=True)
class PrintedRoutes:
    """What is printed on a route map."""

    map: RouteMap  # without owners
    liveries: tuple[Livery, ...]  # of the tracks
    title: str
    provenance: str


def printed_routes(scene: Scene, map: RouteMap) -> PrintedRoutes:
    colours = {track.colour for track in map.tracks}
    return PrintedRoutes(
        replace(
            map, tracks=tuple(replace(each, owner="", closed=False, note="") for each in map.tracks)
        ),
        tuple(livery for livery in scene.liveries if livery.owner in colours),
        scene.title,
        scene.provenance,
    )


@lru_cache(maxsize=KEPT)
def route_ground_of(printed: PrintedRoutes) -> RouteGround:
    return RouteGround(printed)


class RouteGround:
    """The layer of what is printed, laid out on a sheet."""

    def __init__(self, printed: PrintedRoutes, frame: Box | None = None) -> None:
        """A frame is given around a part of a map that is fitted already."""
        self.printed = printed
        self.map = printed.map if frame else fitted(printed.map)
        self.laid = lay(self.map)
        self.liveries = printed.liveries
        self.number_of = {livery.owner: each for each, livery in enumerate(self.liveries)}
        inner = frame or sheet_of(self.map, self.laid, MARGIN)
        self.names = place_names(self.map.cities, self.laid, inner.grown(-4))
        titled = bool(printed.title)
        self.frame, self.legend = self._with_legend(inner) if titled else (inner, None)
        self.country = RouteLand(self.map, self.frame)

    def _with_legend(self, inner: Box) -> tuple[Box, Legend | None]:
        """The legend where it covers nothing, best in the water; the sheet may grow for it."""
        title, ashore = self.printed.title, RouteLand(self.map, inner).ashore()
        for liveries, growths in ((self.liveries, GROWTHS), ((), GROWTHS[:1])):
            for by, columns in itertools.product(growths, COLUMNS):
                frame = replace(inner, bottom=inner.bottom + by)
                size = legend_size(title, liveries, columns)
                if box := route_labels.free_room(*size, self.clutter, ashore, frame):
                    return frame, Legend(box, title, liveries, columns)
        return inner, None

    @cached_property
    def clutter(self) -> lettering.Clutter:
        """What is printed and must not be covered."""
        return np.vstack(
            (
                route_labels.dots(self.map.cities),
                route_labels.tracks(self.laid),
                route_labels.taken(self.names),
            )
        )

    @cached_property
    def sheet(self) -> Sheet:
        small_print = tuple(lettering.wrap(self.printed.provenance, SMALL_PRINT, self.frame.width))
        return Sheet(self.frame, None, None, small_print)

    # The whole

    @cached_property
    def drawing(self) -> str:
        return "\n".join(self.parts())

    def parts(self) -> Iterator[str]:
        yield opening("ground")
        yield from self.definitions()
        yield f"<rect {placed(self.sheet.paper)} {paint(PAPER)}/>"
        yield '<g clip-path="url(#map-inside)">'
        yield from self.land_and_sea()
        yield from self.water_names()
        yield "</g>"
        yield from self.rails()
        yield from self.tracks()
        yield from self.towns()
        yield '<g pointer-events="none">'
        yield from self.city_names()
        yield from draw_frame(self.sheet)
        if self.legend:
            yield from self.legend.drawing(self.number_of)
        yield from draw_small_print(self.sheet)
        yield "</g></g>"

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        yield from track_marks()
        kinds = {kind: None for each in self.laid for kind, _ in self._kinds(each)}
        yield from colours(self.liveries, {kind.colour for kind in kinds} | self._keyed)
        yield from (kind.drawing() for kind in kinds)
        yield from self.country.definitions()
        for each, laid in enumerate(self.laid):
            yield f'<path id="map-way-{each}" d="{laid.path}"/>'
        yield from textures()
        yield "</defs>"

    @property
    def _keyed(self) -> set[int | None]:
        return set(range(len(self.liveries))) if self.legend and self.legend.liveries else set()

    # Land and water

    def land_and_sea(self) -> Iterator[str]:
        yield from self.country.parts(self.clutter)

    def water_names(self) -> Iterator[str]:
        yield (
            f'<g font-size="{route_labels.WATER_NAME}" '
            f'letter-spacing="{route_labels.WATER_SPACING}" '
            f'font-style="italic" {paint(DEEP, WATER, "waters")} stroke-width="4" '
            'paint-order="stroke">'
        )
        plate = lettering.clutter([self.legend.box] if self.legend else [], lettering.FORBIDDEN)
        others = np.vstack((self.clutter, plate, self.country.ashore(), self.country.afloat()))
        for name, at in self.map.waters:
            if found := route_labels.place_water(name, at, others, self.frame.grown(-6)):
                box, lines = found
                step = box.height / len(lines)
                for each, line in enumerate(lines):
                    yield write((box.middle[0], box.top + step * (each + 0.75)), 0, line)
        yield "</g>"

    # Tracks

    def _kinds(self, laid: LaidTrack) -> Iterator[tuple[SpaceKind, str]]:
        """What each space is drawn as, and where."""
        track = laid.track
        colour = self.number_of.get(track.colour)
        marked = _spread(track.marks, track.length)
        for each, space in enumerate(laid.spaces):
            yield kind_of(colour, track.look, marked=each in marked), space.placed

    def rails(self) -> Iterator[str]:
        """A fine line through all spaces of a track, from city to city."""
        lines = "".join(laid.path for laid in self.laid)
        yield (
            f'<path {paint(stroke=QUIET, also="rail")} fill="none" d="{lines}" '
            'stroke-width="1.2" pointer-events="none"/>'
        )

    def tracks(self) -> Iterator[str]:
        yield '<g class="routes" fill="none">'
        for each, laid in enumerate(self.laid):
            target = standing_for(laid.track.target)
            yield f'<g class="spot route"{target}>{"".join(self._track(each, laid))}</g>'
        yield "</g>"

    def _track(self, each: int, laid: LaidTrack) -> Iterator[str]:
        yield f"<title>{escape(self.title(laid))}</title>"
        wide = number(REACH if laid.track.lanes == 1 else REACH_BESIDE)
        yield (
            f'<use href="#map-way-{each}" class="reach" stroke="none" stroke-width="{wide}" '
            'pointer-events="stroke"/>'
        )
        yield from self.spaces(laid)
        yield from self.trace(each)

    def title(self, laid: LaidTrack) -> str:
        names = {city.id: city.name for city in self.map.cities}
        begin, end = laid.track.ends
        return laid.track.title or f"{names[begin]} – {names[end]} ({laid.track.length})"

    def spaces(self, laid: LaidTrack) -> Iterator[str]:
        for kind, where in self._kinds(laid):
            yield f'<use href="#map-{kind.id}" transform="{where}"/>'
        if laid.track.look == "tunnel" and laid.track.marks:
            at = portal_at(laid)
            yield use("portal", at)
            yield (
                f'<text x="{number(at[0])}" y="{number(at[1] + 5.6)}" font-size="13" '
                f'font-weight="bold" {paint(GLOSS)}>'
                f"{laid.track.marks}</text>"
            )

    @staticmethod
    def trace(each: int) -> Iterator[str]:
        """The line along a track that a table shows when somebody points at it."""
        yield f'<use href="#map-way-{each}" class="trace" fill="none" stroke="none"/>'

    # Cities

    def towns(self) -> Iterator[str]:
        yield '<g class="towns">'
        for city in self.map.cities:
            about = ", ".join(filter(None, (city.name, city.modern)))
            title = f"<title>{escape(about)}</title>" if about else ""
            x, y = map(number, city.at)
            ring = f'<circle class="ring" cx="{x}" cy="{y}" r="13" fill="none" stroke="none"/>'
            yield (f'<g class="town"{standing_for(city.target)}>{title}{_dot(city)}{ring}</g>')
        yield "</g>"

    def dots(self) -> Iterator[str]:
        yield from map(_dot, self.map.cities)

    def city_names(self) -> Iterator[str]:
        yield (
            f'<g {paint(stroke=LAND, also="names")} font-size="{route_labels.NAME}" '
            f'font-variant="small-caps" letter-spacing="{route_labels.SPACING}" '
            'stroke-width="3.6" stroke-linejoin="round" paint-order="stroke">'
        )
        for name in self.names:
            yield from self._name(name)
        yield "</g>"

    def _name(self, name: CityLabel) -> Iterator[str]:
        city, room = name.city, name.room
        target = standing_for(city.target)
        x = room.middle[0]
        yield write(
            (x, room.top + route_labels.NAME_HEIGHT), -1, city.name, f' class="name"{target}'
        )
        if city.modern:
            modern = (
                f' class="modern fill-quiet" fill="{QUIET.colour}" '
                f'font-size="{route_labels.MODERN}" font-variant="normal" font-style="italic" '
                'letter-spacing="0" stroke-width="2.6"'
            )
            yield write((x, room.bottom), -3, city.modern, modern)


def _dot(city: City) -> str:
    return use("junction" if city.look == "junction" else "city", city.at)


def portal_at(laid: LaidTrack) -> Point:
    """Where the number of a tunnel stands: between two spaces, or before the only one."""
    spaces = laid.spaces
    if len(spaces) == 1:
        (x, y), (to_x, to_y) = laid.at(0), spaces[0].at
        far = math.hypot(to_x - x, to_y - y)
        share = (far - 27) / far
        return x + share * (to_x - x), y + share * (to_y - y)
    (x, y), (to_x, to_y) = (spaces[len(spaces) // 2 - off].at for off in (1, 0))
    return (x + to_x) / 2, (y + to_y) / 2


def _spread(marks: int, length: int) -> set[int]:
    """Which spaces of a track are marked: so many, from its middle on."""
    order = sorted(range(length), key=lambda each: (abs(2 * each - length + 1), each))
    return set(order[:marks])
