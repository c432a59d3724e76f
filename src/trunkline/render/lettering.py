"""Lettering: how wide a text is drawn, and where a name finds room beside the pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from trunkline.render.hex_geometry import Box, Point

NAME = 18.0  # the size of place names
WATER_NAME = 24.0
WATER_SPACING = 2.5
WATER_LINE = 30.0  # from one line of a water's name to the next
FORBIDDEN = 1000.0  # what a name must not cover: pieces, other names
UNKIND = 8.0  # what it should not: numerals
TOLERABLE = 4.0  # what it may, if it must: track
REGRETTABLE = 1.0  # marks of the land
OUTSIDE = 1e9

Array = NDArray[np.float64]
# What names should not cover: rows of left, top, right, bottom, and how much it matters.
Clutter = Array

# Widths in Old Standard, as shares of the size, near enough to keep names apart.
_NARROW = "fijlrtIJ.,:;'’!()|-‐ 1ijгт"
_WIDE = "mwMWOQGЖШЩЮМФЫжшщюмфы@%&—"
_SMALL_CAPITAL = 0.73  # browsers draw them at 0.7; a little more for wider stand-in fonts


def width(text: str, size: float, *, capitals: bool = False, spacing: float = 0.0) -> float:
    """How wide the text is drawn; `capitals`: in small capitals."""
    return sum(_letter(letter, capitals) * size + spacing for letter in text)


def _letter(letter: str, capitals: bool) -> float:
    shrunk = _SMALL_CAPITAL if capitals and letter.islower() else 1.0
    if capitals:
        letter = letter.upper()
    if letter in _NARROW:
        return 0.38 * shrunk
    if letter in _WIDE:
        return (0.92 if letter.isupper() else 0.8) * shrunk
    return (0.74 if letter.isupper() else 0.5) * shrunk


def wrap(text: str, size: float, room: float) -> list[str]:
    """Lines no wider than the room, unless a single word is."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def clutter(boxes: Iterable[Box], matters: float) -> Clutter:
    """All these boxes, with one weight."""
    rows = [(box.left, box.top, box.right, box.bottom, matters) for box in boxes]
    return np.array(rows, dtype=np.float64).reshape(-1, 5)


def place_name(name: str, hex: Point, clutter: Clutter, sheet: Box) -> Box:
    """The room for a name near its hex: names move, pieces don't."""
    room, _ = offered(name, hex, clutter, sheet)
    return room


def offered(
    name: str, hex: Point, clutter: Clutter, sheet: Box, larger: float = 1.0
) -> tuple[Box, float]:
    """The best room for a name, and what it costs; in letters that much larger than usual."""
    rooms = _rooms_for(name, hex, larger)
    return _best_offer(name, hex, _near(rooms, clutter).tobytes(), sheet, larger)


def _rooms_for(name: str, hex: Point, larger: float) -> Array:
    size = larger * NAME
    wide = width(name, size, capitals=True, spacing=0.8)
    # Larger letters move farther, but not in proportion: the hex remains what it is.
    return rooms_of(math.sqrt(larger) * _OFFERS[:, :2] + hex, wide, 0.8 * size)


@lru_cache(maxsize=2048)
def _best_offer(name: str, hex: Point, near: bytes, sheet: Box, larger: float) -> tuple[Box, float]:
    """From one moment of a match to the next, few names have other things around them."""
    rooms = _rooms_for(name, hex, larger)
    clutter = np.frombuffer(near, dtype=np.float64).reshape(-1, 5)
    prices = _OFFERS[:, 2] + prices_of(rooms, clutter, sheet)
    best = prices.argmin()
    left, top, right, bottom = map(float, rooms[best])
    return Box(left, top, right, bottom), float(prices[best])


def _offers() -> Iterator[tuple[float, float, float]]:
    """Ways to move a name off its hex's centre, with how much each is disliked."""
    for down, dislike in ((30, 0), (36, 8), (-36, 14), (42, 20), (-42, 24), (24, 26), (50, 45)):
        for across in (0, 8, -8, 16, -16, 28, -28, 40, -40, 50, -50, 60, -60):
            yield across, down, dislike + abs(across) * 1.2
    for down in (0, 8, -8, 16, -16, -24, -52, 60, -60):
        for across in (0, 30, -30, 60, -60, 85, -85):
            yield across, down, 110 + abs(across) * 1.2


# The best liked first: of offers that cost the same, the first is taken.
_OFFERS = np.array(sorted(_offers(), key=lambda offer: offer[2]), dtype=np.float64)


def rooms_of(middles: Array, wide: float, tall: float) -> Array:
    """Boxes of that size around the middles, as rows of left, top, right, bottom."""
    half = np.array((wide / 2, tall / 2))
    return np.hstack((middles - half, middles + half))


def _near(rooms: Array, clutter: Clutter) -> Clutter:
    """What of it any of the rooms could cover."""
    left, top, right, bottom = rooms.T
    near: Clutter = clutter[
        (clutter[:, 0] < right.max())
        & (clutter[:, 1] < bottom.max())
        & (clutter[:, 2] > left.min())
        & (clutter[:, 3] > top.min())
    ]
    return near


def prices_of(rooms: Array, clutter: Clutter, sheet: Box) -> Array:
    """What it costs to write in each of the rooms: the areas covered, by how much they matter."""
    left, top, right, bottom = rooms.T
    near = _near(rooms, clutter)
    wide = np.minimum.outer(right, near[:, 2]) - np.maximum.outer(left, near[:, 0])
    tall = np.minimum.outer(bottom, near[:, 3]) - np.maximum.outer(top, near[:, 1])
    # No matrix product: NumPy would share out so small a one among threads that are busy.
    prices = (wide.clip(min=0) * tall.clip(min=0) * near[:, 4]).sum(axis=1)
    inside = (left >= sheet.left) & (top >= sheet.top)
    inside &= (right <= sheet.right) & (bottom <= sheet.bottom)
    return np.where(inside, prices, OUTSIDE)


def place_water(
    name: str, hexes: Sequence[Point], land: Clutter, sheet: Box
) -> tuple[list[str], Point]:
    """A water's name in lines, and its middle, as much as possible in the water."""
    centres = np.array(hexes, dtype=np.float64)
    heart = centres.mean(axis=0)
    between = (centres[:, None] + centres[None, :]) / 2
    middles = np.vstack((heart, between.reshape(-1, 2)))
    astray = 2 * np.hypot(*(middles - heart).T)
    offers = []
    for lines in ([name], name.split()):
        wide = max(width(line, WATER_NAME, spacing=WATER_SPACING) for line in lines)
        rooms = rooms_of(middles, wide, WATER_LINE * len(lines))
        prices = prices_of(rooms, land, sheet) + astray + 100 * len(lines)
        best = prices.argmin()
        offers.append((float(prices[best]), lines, middles[best]))
    _, lines, (x, y) = min(offers, key=lambda offer: offer[0])
    return lines, (float(x), float(y))
