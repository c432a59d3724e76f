"""Label placement on route maps: names beside their cities, off the tracks, off each other.

Names are placed one after the other, the most crowded first, and then each once more: by then all
the others have their places.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trunkline.core.scene import City
from trunkline.render.hex_geometry import Box, Point, around
from trunkline.render.lettering import (
    FORBIDDEN,
    REGRETTABLE,
    UNKIND,
    Array,
    Clutter,
    clutter,
    prices_of,
    rooms_of,
    width,
)
from trunkline.render.route_geometry import LaidTrack
from trunkline.render.route_sprites import CITY, JUNCTION

NAME = 18.5  # sizes of letters
MODERN = 12.5
SPACING = 0.6
NAME_HEIGHT, MODERN_HEIGHT = 14.0, 12.5
WATER_NAME, WATER_SPACING, WATER_LINE = 22.0, 3.0, 25.0
WATER_TOO_CROWDED = 2500.0  # what is covered then is better without a name
AIR = 1.5  # around a name
ROUNDS = 3
ASTRAY = 4.0  # how much it matters that a name is nearer to another city


@dataclass(frozen=True)
class CityLabel:
    """A city's name in its room, with the modern one below."""

    city: City
    room: Box


def place_names(cities: Sequence[City], laid: Sequence[LaidTrack], sheet: Box) -> list[CityLabel]:
    """A room for the name of every city that has one."""
    fixed = np.vstack((dots(cities), tracks(laid)))
    named = [city for city in cities if city.name]
    offers = {city.id: _offers(city, named, fixed, sheet) for city in named}
    # Those whose best room is worst choose first.
    order = sorted(named, key=lambda city: -offers[city.id][1].min())
    rooms: dict[str, Box] = {}
    for _ in range(ROUNDS):
        for city in order:
            others = [room.grown(AIR) for id, room in rooms.items() if id != city.id]
            rooms[city.id] = _best(*offers[city.id], clutter(others, FORBIDDEN), sheet)
    return [CityLabel(city, rooms[city.id]) for city in named]


def dots(cities: Iterable[City]) -> Clutter:
    """What the dots of the cities cover."""
    return clutter((dot(city) for city in cities), FORBIDDEN)


def dot(city: City) -> Box:
    across = 2 * (CITY if city.look == "city" else JUNCTION) + 2
    return around(city.at, across, across)


def tracks(laid: Iterable[LaidTrack]) -> Clutter:
    """What the spaces cover, and the lines that join them."""
    spaces = (box.grown(AIR) for each in laid for space in each.spaces for box in space.boxes)
    lines = (around(tuple(point), 5, 5) for each in laid for point in each.line[::3].tolist())
    return np.vstack((clutter(spaces, UNKIND), clutter(lines, REGRETTABLE)))


def size(city: City) -> tuple[float, float]:
    """How wide and tall the name is, with the modern one."""
    wide = width(city.name, NAME, capitals=True, spacing=SPACING)
    if not city.modern:
        return wide, NAME_HEIGHT
    return max(wide, width(city.modern, MODERN)), NAME_HEIGHT + MODERN_HEIGHT


def _offers(city: City, named: Sequence[City], fixed: Clutter, sheet: Box) -> tuple[Array, Array]:
    """Rooms for the name, and what each costs before there are other names."""
    wide, tall = size(city)
    off = CITY if city.look == "city" else JUNCTION
    x = city.at[0] + _WAYS[:, 0] * wide + _WAYS[:, 2] * off + _WAYS[:, 4]
    y = city.at[1] + _WAYS[:, 1] * tall + _WAYS[:, 3] * off + _WAYS[:, 5]
    rooms = rooms_of(np.column_stack((x, y)), wide, tall)
    prices = _WAYS[:, 6] + prices_of(rooms, fixed, sheet)
    return rooms, prices + ASTRAY * _astray(rooms, city, named)


def _best(rooms: Array, prices: Array, others: Clutter, sheet: Box) -> Box:
    left, top, right, bottom = map(
        float, rooms[(prices + prices_of(rooms, others, sheet)).argmin()]
    )
    return Box(left, top, right, bottom)


def _astray(rooms: Array, city: City, cities: Sequence[City]) -> Array:
    """How much nearer each room is to some other city than to its own: nobody knows whose it is."""
    others = [other.at for other in cities if other.id != city.id and other.name]
    if not others:
        return np.zeros(len(rooms))
    own = _distances(rooms, [city.at])[:, 0]
    near = _distances(rooms, others).min(axis=1)
    astray: Array = (1.5 * own + 8 - near).clip(min=0)
    return astray


def _distances(rooms: Array, points: Sequence[Point]) -> Array:
    """From every room to every point."""
    x, y = np.array(points, dtype=np.float64).T
    left, top, right, bottom = (side[:, None] for side in rooms.T)
    across = np.maximum(left - x, x - right).clip(min=0)
    down = np.maximum(top - y, y - bottom).clip(min=0)
    far: Array = np.hypot(across, down)
    return far


# Where a name may stand by its dot, as shares of its own size to the right and down, with how much
# each is disliked.
_SIDES = (
    (0.5, 0, 0), (-0.5, 0, 3), (0.5, -0.5, 4), (0.5, 0.5, 4), (-0.5, -0.5, 7), (-0.5, 0.5, 7),
    (0, 0.5, 5), (0, -0.5, 5), (0.25, 0.5, 6), (-0.25, 0.5, 6), (0.25, -0.5, 6), (-0.25, -0.5, 6),
)  # fmt: skip
_GAPS = (2.0, 6.0, 11.0, 18.0, 27.0, 38.0)
_NUDGES = (0.0, 6.0, -6.0, 13.0, -13.0)


def _ways() -> Iterator[tuple[float, ...]]:
    """Ways to stand by a dot: shares of the name's size, of the dot's, drawing units, dislike."""
    for gap, (right, down, dislike), nudge in itertools.product(_GAPS, _SIDES, _NUDGES):
        beside = abs(right) == 0.5
        # Diagonally the corner of the name comes near the dot.
        near = 0.75 if beside and down else 1.0
        across, lower = (near * _sign(right) if beside else 0.0), near * _sign(down)
        along = (0.0, nudge) if beside else (nudge, 0.0)
        worse = dislike + 1.6 * gap + 0.6 * abs(nudge)
        yield (
            *(right, down, across, lower),
            *(across * gap + along[0], lower * gap + along[1]),
            worse,
        )


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


# The best liked first: of offers that cost the same, the first is taken.
_WAYS = np.array(sorted(_ways(), key=lambda way: way[6]), dtype=np.float64)


# Waters

# How far a water's name may float from its place.
_AFLOAT = np.array(
    [(x, y) for x in range(-90, 91, 15) for y in range(-60, 61, 10)], dtype=np.float64
)


def place_water(name: str, at: Point, others: Clutter, sheet: Box) -> tuple[Box, list[str]] | None:
    """Room for a water's name near its place, on one line or a word a line; or none."""
    found = [_water(lines, at, others, sheet) for lines in ([name], name.split())]
    price, box, lines = min(found, key=lambda offer: offer[0])
    return (box, lines) if price < WATER_TOO_CROWDED else None


def _water(
    lines: list[str], at: Point, others: Clutter, sheet: Box
) -> tuple[float, Box, list[str]]:
    wide = max(width(line, WATER_NAME, spacing=WATER_SPACING) for line in lines)
    rooms = rooms_of(_AFLOAT + at, wide, WATER_LINE * len(lines))
    prices = np.abs(_AFLOAT).sum(axis=1) + prices_of(rooms, others, sheet)
    best = prices.argmin()
    left, top, right, bottom = map(float, rooms[best])
    return float(prices[best]) + 60 * (len(lines) - 1), Box(left, top, right, bottom), lines


def taken(names: Iterable[CityLabel]) -> Clutter:
    """What the placed names cover."""
    return clutter((name.room for name in names), FORBIDDEN)


# Free room

CELL = 8.0  # the sheet as squares: taken or free
OFF_A_CORNER = 40  # so many squares a legend may stand from a corner of the sheet


def free_room(wide: float, tall: float, others: Clutter, land: Clutter, sheet: Box) -> Box | None:
    """Where nothing would be covered, best in the water and near a corner; or nowhere."""
    inner = sheet.grown(-14)
    across, down = (int(side // CELL) + 1 for side in (wide, tall))
    taken, ashore = (_covered(each, inner, across, down) for each in (others, land))
    if not taken.size:
        return None
    row, column = np.indices(taken.shape)
    rows, columns = taken.shape
    corner = np.minimum(row, rows - 1 - row) + np.minimum(column, columns - 1 - column)
    prices = np.where((taken > 0) | (corner > OFF_A_CORNER), np.inf, CELL * corner + ashore)
    best_row, best_column = np.unravel_index(prices.argmin(), prices.shape)
    if np.isinf(prices[best_row, best_column]):
        return None
    x, y = inner.left + CELL * float(best_column), inner.top + CELL * float(best_row)
    return Box(x, y, x + wide, y + tall)


def _covered(boxes: Clutter, sheet: Box, across: int, down: int) -> NDArray[np.int64]:
    """For every place of a room so many squares wide and high, how many of them are taken."""
    columns, rows = int(sheet.width // CELL), int(sheet.height // CELL)
    squares = np.zeros((rows, columns), dtype=np.int64)
    corner = (sheet.left, sheet.top, sheet.left, sheet.top)
    for left, top, right, bottom in ((boxes[:, :4] - corner) / CELL).tolist():
        squares[
            max(int(top), 0) : max(int(bottom) + 1, 0), max(int(left), 0) : max(int(right) + 1, 0)
        ] = 1
    sums = np.zeros((rows + 1, columns + 1), dtype=np.int64)
    sums[1:, 1:] = squares.cumsum(axis=0).cumsum(axis=1)
    found: NDArray[np.int64] = (
        sums[down:, across:]
        - sums[:-down, across:]
        - sums[down:, :-across]
        + sums[:-down, :-across]
    )
    return found
