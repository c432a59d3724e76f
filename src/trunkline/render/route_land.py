"""Land and sea of a route map: shore lines, lakes, and small peaks along the ridges."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from trunkline.core.scene import Outline, RouteMap
from trunkline.render.frame import placed
from trunkline.render.hex_geometry import Box, Point, around, bounds, chance
from trunkline.render.lettering import Clutter, clutter
from trunkline.render.palette import DEEP, LAND, SEPIA, SHORE, WATER, paint
from trunkline.render.route_sprites import PEAK, PEAKS, peaks
from trunkline.render.svg_primitives import parallel
from trunkline.render.symbols import path_data, use

SHORE_LINES = (30.0, 23.0, 17.0, 12.0, 7.5, 3.8)  # how far off the shore each is engraved
CALM = ((72, 0.6), (64, 1.0))  # how wide and dense the ruling fades along the shore
LAKE_LINES = (8.5, 4.5)
SHADE = (22, 14, 7)  # inside the coast
BETWEEN_PEAKS = 21.0
STRIPE = 24.0  # how wide the stripes are in which the land is told from the water


@dataclass(frozen=True)
class RouteLand:
    """The land and the sea of a route map, as SVG."""

    map: RouteMap  # fitted
    frame: Box

    def definitions(self) -> Iterator[str]:
        yield from peaks()
        yield f'<clipPath id="map-inside"><rect {placed(self.frame)}/></clipPath>'
        for id, outlines in (("land", self.map.land), ("lakes", self.map.lakes)):
            lines = "".join(path_data(line, closed=True) for line in outlines)
            yield f'<path id="map-{id}" d="{lines}"/>'
            yield f'<clipPath id="map-in-{id}"><use href="#map-{id}"/></clipPath>'

    def parts(self, taken: Clutter) -> Iterator[str]:
        """From the sea up to the peaks; these keep off what is taken."""
        yield from self._sea()
        yield f'<use href="#map-land" {paint(LAND)}/>'
        yield f'<g clip-path="url(#map-in-land)" fill="none" {paint(stroke=SEPIA)}>'
        for wide in SHADE:
            yield f'<use href="#map-land" stroke-opacity=".08" stroke-width="{wide}"/>'
        yield f'</g><use href="#map-land" fill="none" {paint(stroke=DEEP)} stroke-width="1.3"/>'
        yield from self._lakes()
        yield from self._ridges(taken)
        yield (
            f'<rect {placed(self.frame)} class="grain" fill="url(#map-grain)" opacity=".32" '
            'pointer-events="none"/>'
        )

    def _sea(self) -> Iterator[str]:
        sheet = placed(self.frame)
        yield f'<g class="water" fill="none" stroke-linejoin="round"><rect {sheet} {paint(WATER)}/>'
        yield f'<rect {sheet} fill="url(#map-ruling)"/>'
        for wide, dense in CALM:
            yield (
                f'<use href="#map-land" {paint(stroke=WATER)} stroke-width="{wide}" '
                f'stroke-opacity="{dense}"/>'
            )
        for each, off in enumerate(SHORE_LINES):
            yield from parallel("land", off, SHORE, 0.3 + 0.1 * each, WATER)
        yield "</g>"

    def _lakes(self) -> Iterator[str]:
        if not self.map.lakes:
            return
        yield f'<use href="#map-lakes" {paint(WATER)}/>'
        yield '<g clip-path="url(#map-in-lakes)" fill="none" stroke-linejoin="round">'
        for each, off in enumerate(LAKE_LINES):
            yield from parallel("lakes", off, SHORE, 0.5 + 0.2 * each, WATER)
        yield f'</g><use href="#map-lakes" fill="none" {paint(stroke=DEEP)} stroke-width="1.1"/>'

    def _ridges(self, taken: Clutter) -> Iterator[str]:
        yield '<g class="ridges">'
        for ridge, line in enumerate(self.map.ridges):
            for each, (x, y) in enumerate(_walk(line, BETWEEN_PEAKS)):
                at = x, y + 7 * (chance(ridge, each, "y") - 0.5)
                room = around(at, *PEAK)
                if self.frame.holds(room) and _is_free(room, taken):
                    yield use(f"peak-{int(chance(ridge, each) * PEAKS)}", at)
        yield "</g>"

    def ashore(self) -> Clutter:
        """The land in upright stripes, near enough to tell where there is none."""
        return clutter((box for outline in self.map.land for box in _stripes(outline)), 1.0)

    def afloat(self) -> Clutter:
        """The lakes likewise: they take away what the land around them counts."""
        return clutter((box for outline in self.map.lakes for box in _stripes(outline)), -1.0)


def _walk(line: Outline, step: float) -> Iterator[Point]:
    """Points on a line, always a step farther."""
    ahead = step / 2
    for (x, y), (to_x, to_y) in itertools.pairwise(line):
        far = math.hypot(to_x - x, to_y - y)
        while ahead <= far:
            yield x + (to_x - x) * ahead / far, y + (to_y - y) * ahead / far
            ahead += step
        ahead -= far


def _is_free(room: Box, taken: Clutter) -> bool:
    left, top, right, bottom = taken[:, :4].T
    over = (left < room.right) & (right > room.left) & (top < room.bottom) & (bottom > room.top)
    return not bool(over.any())


def _stripes(outline: Outline) -> Iterator[Box]:
    """Upright boxes that fill an outline."""
    box = bounds(outline)
    points = np.array(outline, dtype=np.float64)
    following = np.roll(points, -1, axis=0)
    for left in np.arange(box.left, box.right, STRIPE).tolist():
        x = left + STRIPE / 2
        over = (points[:, 0] <= x) != (following[:, 0] <= x)
        begin, end = points[over], following[over]
        share = (x - begin[:, 0]) / (end[:, 0] - begin[:, 0])
        crossings = np.sort(begin[:, 1] + share * (end[:, 1] - begin[:, 1])).tolist()
        for top, bottom in zip(crossings[::2], crossings[1::2], strict=False):
            yield Box(left, top, left + STRIPE, bottom)
