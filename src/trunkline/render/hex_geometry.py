"""The geometry of hex maps: hexes in drawing units, the land's edge, the shores.

The land's edge wanders a little off the hex sides, as a coast does; the wandering comes from a
fixed hash of the place, so that the same board always gives the same picture.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from trunkline.core import hexes
from trunkline.core.hexes import Place

EDGE = 60.0  # drawing units in the edge of a hex
STEPS = 7  # pieces of coast in a hex side
WANDER = 4.2  # how far a coast leaves the hex side

Point = tuple[float, float]
Polyline = list[Point]


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def holds(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def nearest(self, point: Point) -> Point:
        """Of the rectangle to the point."""
        x, y = point
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)

    def distance(self, point: Point) -> float:
        """From the point to the nearest of the rectangle."""
        return math.dist(point, self.nearest(point))

    def nearest_of(self, points: Iterable[Point], default: float) -> float:
        """The least distance to any of them; `distance` written out, as there are very many."""
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        least = math.inf
        for x, y in points:
            across = left - x if x < left else x - right if x > right else 0.0
            down = top - y if y < top else y - bottom if y > bottom else 0.0
            gap = across * across + down * down
            least = min(least, gap)
        return default if least == math.inf else math.sqrt(least)


def around(point: Point, width: float, height: float) -> Box:
    x, y = point
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def bounds(points: Iterable[Point]) -> Box:
    corners = list(points) or [(0.0, 0.0)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(across), min(down), max(across), max(down))


def chance(*key: object) -> float:
    """A fixed number from 0 to 1 that looks random, the same for the same key everywhere."""
    return zlib.crc32(repr(key).encode()) / 2**32


@dataclass(frozen=True)
class HexGrid:
    """The hexes of a layout in drawing units."""

    layout: str

    @cached_property
    def corners(self) -> Polyline:
        return [(x * EDGE, y * EDGE) for x, y in hexes.corners(self.layout)]

    @cached_property
    def sides(self) -> Polyline:
        """The middle of each side, from the centre."""
        return [
            ((x + self.corners[(side + 1) % 6][0]) / 2, (y + self.corners[(side + 1) % 6][1]) / 2)
            for side, (x, y) in enumerate(self.corners)
        ]

    def ahead(self, side: int) -> Point:
        """From the centre towards the middle of the side, of length 1."""
        x, y = self.sides[side % 6]
        length = math.hypot(x, y)
        return x / length, y / length

    def centre(self, place: Place) -> Point:
        x, y = hexes.centre(self.layout, place)
        return x * EDGE, y * EDGE

    def corner(self, place: Place, corner: int, reach: float = 1.0) -> Point:
        """A corner, or a point on the way to it from the centre."""
        x, y = self.centre(place)
        across, down = self.corners[corner % 6]
        return x + reach * across, y + reach * down

    def outline(self, place: Place) -> Polyline:
        return [self.corner(place, corner) for corner in range(6)]

    def side(self, place: Place, side: int) -> tuple[Point, Point]:
        """From corner to corner, clockwise around the hex."""
        return self.corner(place, side), self.corner(place, side + 1)

    def beside(self, place: Place, side: int) -> Place:
        return hexes.neighbour(self.layout, place, side)


def inner_sides(grid: HexGrid, land: Iterable[Place]) -> Iterator[tuple[Point, Point]]:
    """Each side between two hexes of the land, once."""
    places = set(land)
    for place in sorted(places):
        for side in range(3):
            if grid.beside(place, side) in places:
                yield grid.side(place, side)


def edges(grid: HexGrid, land: Iterable[Place]) -> list[Polyline]:
    """The closed lines around the land."""
    return rims(grid, land, ())


def rims(
    grid: HexGrid, places: Iterable[Place], others: Iterable[Place], *, fine: bool = True
) -> list[Polyline]:
    """The lines along which these places end and none of the others begins."""
    inside = set(places)
    known = inside.union(others)
    return _joined(
        (
            grid.side(place, side)
            for place in sorted(inside)
            for side in range(6)
            if grid.beside(place, side) not in known
        ),
        fine,
    )


def shores(
    grid: HexGrid, land: Iterable[Place], water: Iterable[Place], *, fine: bool = True
) -> list[Polyline]:
    """The lines along which land and water meet."""
    sea = set(water)
    return _joined(
        (
            grid.side(place, side)
            for place in sorted(set(land))
            for side in range(6)
            if grid.beside(place, side) in sea
        ),
        fine,
    )


def off_the_board(grid: HexGrid, land: Iterable[Place], water: Iterable[Place]) -> list[Place]:
    """Hexes beside the water that must be water too, though the board does not say so."""
    ashore, sea = set(land), set(water)
    beyond = {grid.beside(place, side) for place in sea for side in range(6)} - ashore - sea
    around_it = {place: [grid.beside(place, side) for side in range(6)] for place in beyond}
    return [
        place
        for place, near in sorted(around_it.items())
        if len(sea.intersection(near)) >= len(ashore.intersection(near))
    ]


def beyond_the_field(
    grid: HexGrid, land: Iterable[Place], water: Iterable[Place], field: Box, frame: Box
) -> list[Place]:
    """Hexes outside the field of the board to which its water goes on, straight past the frame."""
    ashore, sea = set(land), set(water)
    board, reach = field.grown(-0.9 * EDGE), frame.grown(1.8 * EDGE)

    def goes_on(place: Place) -> bool:
        at = grid.centre(place)
        if field.distance(at) == 0 or reach.distance(at) > 0:
            return False
        near = _places_near(grid, sea, board.nearest(at))
        around_it = {grid.beside(place, side) for side in range(6)}
        return bool(near) and near <= sea and not around_it & ashore

    found: set[Place] = set()
    ring = sea
    while ring:
        beyond = {grid.beside(place, side) for place in ring for side in range(6)}
        ring = {place for place in beyond - sea - found - ashore if goes_on(place)}
        found |= ring
    return sorted(found)


def _places_near(grid: HexGrid, places: Iterable[Place], point: Point) -> set[Place]:
    """Those of the places that have the point in them, or nearly so, and neighbours that have."""

    def near(some: Iterable[Place]) -> set[Place]:
        return {place for place in some if math.dist(grid.centre(place), point) < 0.93 * EDGE}

    found = near(places)
    return found | near({grid.beside(place, side) for place in found for side in range(6)})


def _joined(sides: Iterable[tuple[Point, Point]], fine: bool) -> list[Polyline]:
    """Hex sides chained into long lines; a closed line ends where it began.

    Fine lines wander between the corners too: what is drawn along the others, far off or hazy,
    would not show it.
    """
    # No two sides of a border begin at the same corner: three hexes meet there, so the border
    # passes at most once.
    following = {_key(begin): (begin, end) for begin, end in sides}
    ends = {_key(end) for _, end in following.values()}
    lines = []
    while following:
        first = next((key for key in following if key not in ends), next(iter(following)))
        line, key = [_wander(following[first][0])], first
        while key in following:
            begin, end = following.pop(key)
            line += _coast(begin, end) if fine else [_wander(end)]
            key = _key(end)
        lines.append(line)
    return lines


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _wander(point: Point) -> Point:
    key = _key(point)
    x, y = point
    return x + WANDER * (chance(key, "x") - 0.5), y + WANDER * (chance(key, "y") - 0.5)


def _coast(begin: Point, end: Point) -> Polyline:
    """The way from corner to corner, without its beginning."""
    (x, y), (to_x, to_y) = _wander(begin), _wander(end)
    across, down = (to_y - y) / EDGE, (x - to_x) / EDGE
    way = []
    for step in range(1, STEPS + 1):
        share = step / STEPS
        off = WANDER * 2 * (chance(_key(begin), _key(end), step) - 0.5) if step < STEPS else 0.0
        way.append((x + share * (to_x - x) + off * across, y + share * (to_y - y) + off * down))
    return way
