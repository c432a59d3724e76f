"""Level of detail: the overview of a large map, without letters and names that would be too small.

Instead some roundels of each line are drawn larger, and the names twice as large, as many as find
room. A table shows these from afar, and only then; smaller maps need nothing of the kind.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence

import numpy as np

from trunkline.core.scene import Piece
from trunkline.render import lettering
from trunkline.render.hex_geometry import Box, Point, around
from trunkline.render.piece_layout import PlacedPiece
from trunkline.render.sprites import ROUNDEL

LARGE = 2500.0  # units across, from which a table of a usual width shows a map from afar
LETTERS = 2.0  # how much larger names are
# How much larger pieces are; the style sheet has the same.
HERALD, BYSTANDER = 2.0, 1.7
BETWEEN = 390.0  # two heralds of an owner at least
CLEAR = 2 * HERALD * ROUNDEL + 4  # of each other
# What a name may cover of what it must not, before it is better left out.
TOO_MUCH = 12 * lettering.FORBIDDEN


def is_large(sheet: Box) -> bool:
    return sheet.width > LARGE


def heralds(standing: Iterable[PlacedPiece], named: Collection[str]) -> set[Piece]:
    """Of each line as many locomotives as show whose it is, rather outside of named places."""
    roundels = (each for each in standing if each.piece.kind == "locomotive" and not each.engine)
    found: list[PlacedPiece] = []
    for each in sorted(roundels, key=lambda each: each.piece.spot in named):
        if all(_is_clear(each, other) for other in found):
            found.append(each)
    return {each.piece for each in found}


def _is_clear(one: PlacedPiece, other: PlacedPiece) -> bool:
    alike = one.piece.owner == other.piece.owner
    return math.dist(one.at, other.at) > (BETWEEN if alike else CLEAR)


def larger(standing: Iterable[PlacedPiece], heralds: Collection[Piece]) -> Iterator[Box]:
    """What pieces cover from afar beyond what they do near by."""
    for each in standing:
        if each.piece in heralds:
            yield around(each.at, 2 * HERALD * ROUNDEL, 2 * HERALD * ROUNDEL)
        elif each.piece.kind in ("passenger", "bonus"):
            (room,) = each.rooms
            yield around(each.at, BYSTANDER * room.width, BYSTANDER * room.height)


def names(
    places: Sequence[tuple[str, Point]], clutter: lettering.Clutter, sheet: Box
) -> Iterator[tuple[str, Box]]:
    """Those place names that find room, with their rooms."""
    for name, at in places:
        room, price = lettering.offered(name, at, clutter, sheet, LETTERS)
        if price < TOO_MUCH:
            clutter = np.vstack((clutter, lettering.clutter([room], lettering.FORBIDDEN)))
            yield name, room
