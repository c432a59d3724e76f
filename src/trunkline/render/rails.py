"""Track: which hexes of an owner are joined, along which curves.

All hexes of an owner that touch would make a web of triangles; a tree that grows from a station
and goes straight on where it can looks like a railway. Where it matters in a game which way a train
goes, the web is drawn nevertheless, with rails for every way through a hex.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from trunkline.core.hexes import Place
from trunkline.render.hex_geometry import EDGE, HexGrid, Point
from trunkline.render.lanes import ORIGIN, Lanes, Network, apart, lanes

# How far the handles of a curve reach, by how many hex sides apart its ends are, as a share of the
# chord: these make arcs of a circle.
HANDLES = {0: 0.333, 1: 0.4446, 2: 0.357, 3: 0.333}
TO_THE_CORNER = (
    0.86  # the same of a sharp turn, as a share of the way to where it would be a corner
)
SHORT_OF_CENTRE = 0.26 * EDGE  # where a line ends in a hex that it shares
SPUR = 0.3 * EDGE  # how far rails lead into the hex of a town


@dataclass(frozen=True)
class Curve:
    """A cubic curve through a hex."""

    points: tuple[Point, Point, Point, Point]

    def at(self, share: float) -> Point:
        rest = 1 - share
        one, two, three, four = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.points
        return (
            one * ax + two * bx + three * cx + four * dx,
            one * ay + two * by + three * cy + four * dy,
        )


@dataclass(frozen=True)
class HexTrack:
    """An owner's track in one hex."""

    curves: tuple[Curve, ...]
    sides: tuple[int, ...]  # where it leaves the hex; the first leads to where it came from
    origin: bool  # the owner's network grew from here
    webbed: bool = False  # joined to all of the owner's neighbours

    @property
    def ends(self) -> bool:
        """A railhead: the line came here and went no farther."""
        return len(self.sides) <= 1 and not (self.origin and self.sides)


Tracks = Mapping[tuple[str, Place], HexTrack]
Pair = tuple[int, int]  # sides that a curve joins

_SHARES = np.linspace(0, 1, 13)
_WEIGHTS = np.stack(
    (
        (1 - _SHARES) ** 3,
        3 * (1 - _SHARES) ** 2 * _SHARES,
        3 * (1 - _SHARES) * _SHARES**2,
        _SHARES**3,
    ),
    axis=1,
)


def along(tracks: Tracks) -> NDArray[np.float64]:
    """Points along every curve, thirteen on each: `Curve.at` for all of them at once."""
    curves = [curve.points for line in tracks.values() for curve in line.curves]
    points = np.array(curves, dtype=np.float64).reshape(-1, 4, 2)
    return (_WEIGHTS @ points).reshape(-1, 2)


def lay(
    grid: HexGrid,
    owned: Mapping[str, Sequence[Place]],
    stations: Iterable[Place],
    *,
    webbed: bool = False,
) -> Tracks:
    """Every owner's line in every hex; webbed: joined to all neighbours of the owner's."""
    first = set(stations)
    networks = {owner: _grow(grid, places, first) for owner, places in owned.items()}
    if webbed:
        networks = {owner: _web(grid, tree) for owner, tree in networks.items()}
    where = lanes(grid, networks, webbed=webbed)
    company = Counter(place for places in owned.values() for place in set(places))
    return {
        (owner, place): _line(grid, place, sides, where, owner, company[place] == 1, webbed)
        for owner, network in networks.items()
        for place, sides in network.items()
    }


# Which hexes are joined


def _web(grid: HexGrid, tree: Network) -> Network:
    """The tree with all sides between its hexes."""
    return {
        place: (
            *sides,
            *(side for side in range(6) if side not in sides and grid.beside(place, side) in tree),
        )
        for place, sides in tree.items()
    }


def _grow(grid: HexGrid, places: Sequence[Place], stations: set[Place]) -> Network:
    """Breadth first; a hex joins the neighbour from which the line goes straightest."""
    left = dict.fromkeys(places)
    tree: dict[Place, list[int]] = {}
    while left:
        root = next((place for place in left if place in stations), next(iter(left)))
        tree[root] = [ORIGIN]
        del left[root]
        ring = [root]
        while ring:
            ring = _next_ring(grid, ring, left, tree)
    return {place: tuple(sides) for place, sides in tree.items()}


def _next_ring(
    grid: HexGrid, ring: list[Place], left: dict[Place, None], tree: dict[Place, list[int]]
) -> list[Place]:
    offers: dict[Place, list[tuple[int, int, Place, int]]] = defaultdict(list)
    for place in ring:
        for side in range(6):
            beyond = grid.beside(place, side)
            if beyond in left:
                offers[beyond].append((_bend(tree[place], side), len(tree[place]), place, side))
    for beyond, chances in offers.items():
        _, _, place, side = min(chances)
        tree[place].append(side)
        tree[beyond] = [(side + 3) % 6]
        del left[beyond]
    return list(offers)


def _bend(sides: Sequence[int], side: int) -> int:
    """0 if a line that came in by the first side goes straight on, up to 3."""
    return 0 if sides[0] == ORIGIN else 3 - apart(sides[0], side)


# Tiles


def tile(grid: HexGrid, place: Place, sides: Sequence[int]) -> HexTrack:
    """The rails of a tile, between the middles of these sides."""
    doors = {side: _door(grid, place, side, 0.0) for side in sides}
    return HexTrack(_curves(grid, doors, _opposite(sides), alone=True), tuple(sides), False)


def railhead(grid: HexGrid, place: Place, sides: Sequence[int]) -> HexTrack:
    """The rails that come by these sides to an engine in the middle of the hex."""
    ends = (tile(grid, place, (side,)).curves for side in sides)
    return HexTrack(tuple(curve for end in ends for curve in end), tuple(sides), False)


def spur(grid: HexGrid, place: Place, side: int) -> Curve:
    """Where rails that leave the hex by this side lead into a town, they end before its houses."""
    return _straight(grid, side, _door(grid, place, side, 0.0), -SPUR)


# Curves


def _line(
    grid: HexGrid,
    place: Place,
    sides: tuple[int, ...],
    where: Lanes,
    owner: str,
    alone: bool,
    webbed: bool,
) -> HexTrack:
    joined = tuple(side for side in sides if side != ORIGIN)
    origin = sides[0] == ORIGIN
    doors = {side: _door(grid, place, side, where[owner, place, side]) for side in joined}
    pairs = _all_ways(joined) if webbed else _opposite(joined) if origin else _turnouts(joined)
    return HexTrack(_curves(grid, doors, pairs, alone=alone, webbed=webbed), joined, origin, webbed)


def _curves(
    grid: HexGrid,
    doors: Mapping[int, Point],
    pairs: Sequence[Pair],
    *,
    alone: bool,
    webbed: bool = False,
) -> tuple[Curve, ...]:
    """Between the doors of a hex, by the sides that they are in; or from the only one."""
    if len(doors) == 1:
        ((side, door),) = doors.items()
        length = math.hypot(*grid.sides[side]) - (0 if alone else SHORT_OF_CENTRE)
        return (_straight(grid, side, door, length),)
    return tuple(
        (_corner if webbed and apart(*pair) == 1 else _curve)(grid, doors, *pair) for pair in pairs
    )


def _all_ways(sides: Sequence[int]) -> list[Pair]:
    """Every side joined to every other, the straightest ways first."""
    return sorted(combinations(sides, 2), key=lambda pair: -apart(*pair))


def _turnouts(sides: Sequence[int]) -> list[Pair]:
    """All sides joined to where the line came from."""
    return [(sides[0], side) for side in sides[1:]]


def _opposite(sides: Sequence[int]) -> list[Pair]:
    """Where nothing came from anywhere, each side joined to those most nearly opposite."""
    pairs = {
        (min(side, other), max(side, other))
        for side in sides
        for other in sides
        if 0 < apart(side, other) == max(apart(side, each) for each in sides)
    }
    return sorted(pairs)


def _door(grid: HexGrid, place: Place, side: int, lane: float) -> Point:
    x, y = grid.centre(place)
    middle = grid.sides[side]
    begin, end = grid.corners[side], grid.corners[(side + 1) % 6]
    along = ((end[0] - begin[0]) / EDGE, (end[1] - begin[1]) / EDGE)
    return x + middle[0] + lane * along[0], y + middle[1] + lane * along[1]


def _curve(grid: HexGrid, doors: Mapping[int, Point], begin: int, end: int) -> Curve:
    start, stop = doors[begin], doors[end]
    reach = HANDLES[apart(begin, end)] * math.dist(start, stop)
    return Curve((start, _ahead(grid, start, begin, reach), _ahead(grid, stop, end, reach), stop))


def _corner(grid: HexGrid, doors: Mapping[int, Point], begin: int, end: int) -> Curve:
    """Between neighbouring sides by way of the middle: three such make a triangle, not a circle."""
    start, stop = doors[begin], doors[end]
    out = TO_THE_CORNER * _until_met(grid, start, begin, stop, end)
    back = TO_THE_CORNER * _until_met(grid, stop, end, start, begin)
    return Curve((start, _ahead(grid, start, begin, out), _ahead(grid, stop, end, back), stop))


def _until_met(grid: HexGrid, door: Point, side: int, other: Point, there: int) -> float:
    """How far straight in from the door the way straight in from another door is met."""
    (x, y), (across, down) = grid.ahead(side), grid.ahead(there)
    away = (other[0] - door[0]) * down - (other[1] - door[1]) * across
    return -away / (x * down - y * across)


def _straight(grid: HexGrid, side: int, door: Point, length: float) -> Curve:
    """From the door that far into the hex; less than nothing leads out of it."""
    points = [_ahead(grid, door, side, length * share) for share in (0, 1 / 3, 2 / 3, 1)]
    return Curve((points[0], points[1], points[2], points[3]))


def _ahead(grid: HexGrid, door: Point, side: int, length: float) -> Point:
    across, down = grid.ahead(side)
    return door[0] - length * across, door[1] - length * down
