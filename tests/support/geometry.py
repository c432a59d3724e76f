"""Hex coordinates and points, for tests of maps and for the referees: nothing of the engine's."""

from __future__ import annotations

import math

Place = tuple[int, int]
Point = tuple[float, float]


def place(layout: str, column: int, row: int) -> Place:
    """Where a board file has the hex of that column and row."""
    return (2 * column + row % 2, row) if layout == "pointy" else (column, row)


def axial(layout: str, at: Place) -> Place:
    """Axial coordinates: on axes that run along rows of hexes."""
    column, row = at
    return ((column - row) // 2, row) if layout == "pointy" else (column, row - column // 2)


def same_point(one: Point, other: Point) -> bool:
    return math.dist(one, other) < 0.01
