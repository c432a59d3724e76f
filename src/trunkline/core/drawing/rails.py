"""Track: which hexes of an owner are joined, in which lane, along which curve.

All hexes of an owner that touch would make a web of triangles; a tree that grows from a station
and goes straight on where it can looks like a railway. Where several owners cross the same hex
side they get lanes, in an order that keeps parallel lines parallel.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trunkline.core.drawing.sheet import EDGE, Grid, Point
from trunkline.core.hexes import Place

LANE = 11.5  # between the middles of two tracks side by side
# How far the handles of a curve reach, by how many hex sides apart its ends are, as a share of the
# chord: these make arcs of a circle.
HANDLES = {0: 0.333, 1: 0.4446, 2: 0.357, 3: 0.333}
SHORT_OF_CENTRE = 0.26 * EDGE  # where a line ends in a hex that it shares
SPUR = 0.3 * EDGE  # how far rails lead into the hex of a town

Side = tuple[Place, Place]  # the two hexes, the smaller first


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
class Line:
    """An owner's track in one hex."""

    curves: tuple[Curve, ...]
    sides: tuple[int, ...]  # where it leaves the hex; the first leads to where it came from
    origin: bool  # the owner's network grew from here

    @property
    def ends(self) -> bool:
        """A railhead: the line came here and went no farther."""
        return len(self.sides) <= 1 and not (self.origin and self.sides)


Tracks = Mapping[tuple[str, Place], Line]

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


def lay(grid: Grid, owned: Mapping[str, Sequence[Place]], stations: Iterable[Place]) -> Tracks:
    """Every owner's line in every hex."""
    first = set(stations)
    trees = {owner: _grow(grid, places, first) for owner, places in owned.items()}
    lanes = _lanes(grid, trees)
    company = Counter(place for places in owned.values() for place in set(places))
    return {
        (owner, place): _line(grid, place, sides, lanes, owner, company[place] == 1)
        for owner, tree in trees.items()
        for place, sides in tree.items()
    }


# Which hexes are joined

Tree = Mapping[Place, tuple[int, ...]]  # hex -> sides joined, with ORIGIN before those of the first
ORIGIN = -1


def _grow(grid: Grid, places: Sequence[Place], stations: set[Place]) -> Tree:
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
    grid: Grid, ring: list[Place], left: dict[Place, None], tree: dict[Place, list[int]]
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
    return 0 if sides[0] == ORIGIN else 3 - _apart(sides[0], side)


def _apart(one: int, other: int) -> int:
    return min((one - other) % 6, (other - one) % 6)


# Lanes

Lanes = Mapping[tuple[str, Place, int], float]


def _lanes(grid: Grid, trees: Mapping[str, Tree]) -> Lanes:
    """How far clockwise of the side's middle each owner crosses it."""
    sharing: dict[Side, list[str]] = defaultdict(list)
    for owner, tree in trees.items():
        for place, sides in tree.items():
            for side in sides:
                beyond = grid.beside(place, side)
                if side != ORIGIN and place < beyond:
                    sharing[place, beyond].append(owner)
    turned = _turned(sharing)
    lanes = {}
    for crossing, owners in sharing.items():
        for number, owner in enumerate(owners):
            off = (number - (len(owners) - 1) / 2) * _spacing(len(owners)) * turned[crossing]
            for place, beyond, sign in _both(crossing):
                side = next(side for side in range(6) if grid.beside(place, side) == beyond)
                lanes[owner, place, side] = sign * off
    return lanes


def _spacing(owners: int) -> float:
    return min(LANE, 0.92 * EDGE / owners)


def _both(crossing: Side) -> tuple[tuple[Place, Place, int], tuple[Place, Place, int]]:
    """A side as its two hexes see it; what is clockwise for one is not for the other."""
    return (crossing[0], crossing[1], 1), (crossing[1], crossing[0], -1)


def _turned(sharing: Mapping[Side, Sequence[str]]) -> Mapping[Side, int]:
    """1, or -1 where the owners' order is reversed, so that lines running together do not cross.

    Two lines that stay parallel through a hex are clockwise of each other at one side and
    counter-clockwise at the other.
    """
    at: dict[Place, list[Side]] = defaultdict(list)
    for crossing in sharing:
        for place in crossing:
            at[place].append(crossing)
    turned: dict[Side, int] = {}
    for start in sharing:
        queue = [start] if start not in turned else []
        turned.setdefault(start, 1)
        for crossing in queue:
            for place in crossing:
                for other in at[place]:
                    together = set(sharing[crossing]) & set(sharing[other])
                    if other not in turned and len(together) > 1:
                        signs = _sign(crossing, place) * _sign(other, place)
                        turned[other] = -turned[crossing] * signs
                        queue.append(other)
    return turned


def _sign(crossing: Side, place: Place) -> int:
    return 1 if place == crossing[0] else -1


# Tiles


def tile(grid: Grid, place: Place, sides: Sequence[int]) -> Line:
    """The rails of a tile, between the middles of these sides."""
    doors = {side: _door(grid, place, side, 0.0) for side in sides}
    return Line(_curves(grid, doors, origin=True, alone=True), tuple(sides), False)


def railhead(grid: Grid, place: Place, sides: Sequence[int]) -> Line:
    """The rails that come by these sides to an engine in the middle of the hex."""
    ends = (tile(grid, place, (side,)).curves for side in sides)
    return Line(tuple(curve for end in ends for curve in end), tuple(sides), False)


def spur(grid: Grid, place: Place, side: int) -> Curve:
    """Where rails that leave the hex by this side lead into a town, they end before its houses."""
    return _straight(grid, side, _door(grid, place, side, 0.0), -SPUR)


# Curves


def _line(
    grid: Grid, place: Place, sides: tuple[int, ...], lanes: Lanes, owner: str, alone: bool
) -> Line:
    joined = tuple(side for side in sides if side != ORIGIN)
    origin = sides[0] == ORIGIN
    doors = {side: _door(grid, place, side, lanes[owner, place, side]) for side in joined}
    return Line(_curves(grid, doors, origin=origin, alone=alone), joined, origin)


def _curves(
    grid: Grid, doors: Mapping[int, Point], *, origin: bool, alone: bool
) -> tuple[Curve, ...]:
    """Between the doors of a hex, by the sides that they are in; or from the only one."""
    if len(doors) == 1:
        ((side, door),) = doors.items()
        length = math.hypot(*grid.sides[side]) - (0 if alone else SHORT_OF_CENTRE)
        return (_straight(grid, side, door, length),)
    return tuple(_curve(grid, doors, begin, end) for begin, end in _pairs(tuple(doors), origin))


def _pairs(sides: tuple[int, ...], origin: bool) -> list[tuple[int, int]]:
    """Which sides a curve joins: all to where the line came from, as turnouts do."""
    if not origin:
        return [(sides[0], side) for side in sides[1:]]
    # Where nothing came from anywhere, each line joins those most nearly opposite.
    pairs = {
        (min(side, other), max(side, other))
        for side in sides
        for other in sides
        if 0 < _apart(side, other) == max(_apart(side, each) for each in sides)
    }
    return sorted(pairs)


def _door(grid: Grid, place: Place, side: int, lane: float) -> Point:
    x, y = grid.centre(place)
    middle = grid.sides[side]
    begin, end = grid.corners[side], grid.corners[(side + 1) % 6]
    along = ((end[0] - begin[0]) / EDGE, (end[1] - begin[1]) / EDGE)
    return x + middle[0] + lane * along[0], y + middle[1] + lane * along[1]


def _curve(grid: Grid, doors: Mapping[int, Point], begin: int, end: int) -> Curve:
    start, stop = doors[begin], doors[end]
    reach = HANDLES[_apart(begin, end)] * math.dist(start, stop)
    return Curve((start, _ahead(grid, start, begin, reach), _ahead(grid, stop, end, reach), stop))


def _straight(grid: Grid, side: int, door: Point, length: float) -> Curve:
    """From the door that far into the hex; less than nothing leads out of it."""
    points = [_ahead(grid, door, side, length * share) for share in (0, 1 / 3, 2 / 3, 1)]
    return Curve((points[0], points[1], points[2], points[3]))


def _ahead(grid: Grid, door: Point, side: int, length: float) -> Point:
    across, down = grid.ahead(side)
    return door[0] - length * across, door[1] - length * down
