"""Hex grids: columns and rows as a board prints them, neighbours, and where a hex is drawn.

Two layouts cover the boards of our games. `flat`: flat-top hexes in columns, odd columns half a hex
lower. `pointy`: pointy-top hexes in rows, columns counted double, so that (column + row) is even or
odd throughout. A side is numbered 0 to 5 clockwise; side s of a hex is side (s + 3) % 6 of the
neighbour there.
"""

from __future__ import annotations

import math

Place = tuple[int, int]  # column, row

SIDES = 6
LAYOUTS = ("flat", "pointy")
ROOT_3 = math.sqrt(3)

# Clockwise from north for flat-top hexes, in even and in odd columns.
_FLAT_EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_FLAT_ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
# Clockwise from north-east for pointy-top hexes with doubled columns.
_POINTY = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


def neighbour(layout: str, place: Place, side: int) -> Place:
    column, row = place
    if layout == "pointy":
        across, down = _POINTY[side]
    else:
        across, down = (_FLAT_ODD if column % 2 else _FLAT_EVEN)[side]
    return column + across, row + down


def neighbours(layout: str, place: Place) -> list[Place]:
    return [neighbour(layout, place, side) for side in range(SIDES)]


def distance(layout: str, one: Place, other: Place) -> int:
    """How many steps from hex to hex, over whatever lies between."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    if layout == "flat":
        # Rows counted double, half a hex lower in odd columns: the pointy grid, lying on its side.
        across, down = abs(_low(one) - _low(other)), across
    return down + max(0, across - down) // 2


def _low(place: Place) -> int:
    column, row = place
    return 2 * row + column % 2


def centre(layout: str, place: Place) -> tuple[float, float]:
    """Where the hex is drawn, in units of its edge, x to the right and y down."""
    column, row = place
    if layout == "pointy":
        return column * ROOT_3 / 2, row * 1.5
    return column * 1.5, (row + (column % 2) / 2) * ROOT_3


def corners(layout: str) -> list[tuple[float, float]]:
    """The six corners around the centre; corner s and s + 1 enclose side s."""
    first = -120 if layout == "flat" else -90
    angles = [math.radians(first + 60 * corner) for corner in range(SIDES)]
    return [(math.cos(angle), math.sin(angle)) for angle in angles]
