"""Lettering: how wide a text is drawn, and where a name finds room beside the pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from trunkline.core.drawing.sheet import EDGE, Box, Point, around

NAME = 18.0  # the size of place names
WATER_NAME = 24.0
WATER_SPACING = 2.5
WATER_LINE = 30.0  # from one line of a water's name to the next
FORBIDDEN = 1000.0  # what a name must not cover: pieces, other names
UNKIND = 8.0  # what it should not: numerals
TOLERABLE = 4.0  # what it may, if it must: track
REGRETTABLE = 1.0  # marks of the land
OUTSIDE = 1e9

Obstacle = tuple[Box, float]

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


def place_name(name: str, hex: Point, obstacles: Sequence[Obstacle], sheet: Box) -> Box:
    """The room for a name near its hex: names move, pieces don't."""
    wide = width(name, NAME, capitals=True, spacing=0.8)
    near = [(box, weight) for box, weight in obstacles if box.distance(hex) < wide / 2 + 1.6 * EDGE]
    best, cheapest = None, math.inf
    for across, down, dislike in _OFFERS:
        if dislike >= cheapest:
            break
        room = around((hex[0] + across, hex[1] + down), wide, 0.8 * NAME)
        price = dislike + _price(room, near, sheet)
        if best is None or price < cheapest:
            best, cheapest = room, price
    assert best is not None
    return best


def _offers() -> Iterable[tuple[float, float, float]]:
    """Ways to move a name off its hex's centre, with how much each is disliked."""
    for down, dislike in ((30, 0), (36, 8), (-36, 14), (42, 20), (-42, 24), (24, 26), (50, 45)):
        for across in (0, 8, -8, 16, -16, 28, -28, 40, -40, 50, -50, 60, -60):
            yield across, down, dislike + abs(across) * 1.2
    for down in (0, 8, -8, 16, -16, -24, -52, 60, -60):
        for across in (0, 30, -30, 60, -60, 85, -85):
            yield across, down, 110 + abs(across) * 1.2


_OFFERS = sorted(_offers(), key=lambda offer: offer[2])


def _price(room: Box, obstacles: Sequence[Obstacle], sheet: Box) -> float:
    if not sheet.holds(room):
        return OUTSIDE
    return sum(weight * room.overlap(box) for box, weight in obstacles)


def place_water(
    name: str, hexes: Sequence[Point], land: Sequence[Box], sheet: Box
) -> tuple[list[str], Point]:
    """A water's name in lines, and its middle, as much as possible in the water."""
    heart = sum(x for x, _ in hexes) / len(hexes), sum(y for _, y in hexes) / len(hexes)
    middles = [heart, *(_between(one, other) for one in hexes for other in hexes)]
    best = None
    for lines in ([name], name.split()):
        wide = max(width(line, WATER_NAME, spacing=WATER_SPACING) for line in lines)
        for middle in middles:
            room = around(middle, wide, WATER_LINE * len(lines))
            price = _price(room, [(box, 1.0) for box in land], sheet)
            price += 2 * math.dist(middle, heart) + 100 * len(lines)
            if best is None or price < best[0]:
                best = price, lines, middle
    assert best is not None
    return best[1], best[2]


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
