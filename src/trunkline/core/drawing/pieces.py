"""Where the pieces stand: a house in its corner, a locomotive on its track."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trunkline.core.drawing.rails import Line, Tracks
from trunkline.core.drawing.sheet import EDGE, Box, Grid, Point, around
from trunkline.core.drawing.stock import ENGINE, HOUSE, ROUNDEL
from trunkline.core.hexes import Place
from trunkline.core.scene import Piece

HOUSES = 0.64  # how far towards the corner a house stands
HOUSE_CORNER = {"flat": 1, "pointy": 0}
# Where on a line a roundel may stand, the best first.
ON_A_STUB = (0.9, 0.75, 0.6, 1, 0.45)
ON_THE_WAY = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)
# Where a locomotive without track may: on rings around the centre, as reach and number.
RINGS = ((0.0, 1), (0.35, 6), (0.6, 12))
BEFORE_THE_STATION = 12.0


@dataclass(frozen=True)
class Standing:
    """A piece and where it stands."""

    piece: Piece
    at: Point
    engine: bool = False  # drawn as an engine, not as a mere roundel
    west: bool = False  # the engine heads to the left

    @property
    def room(self) -> Box:
        if self.piece.kind == "house":
            return around(self.at, *HOUSE)
        if self.engine:
            return around((self.at[0], self.at[1] - 5), *ENGINE)
        return around(self.at, 2 * ROUNDEL, 2 * ROUNDEL)


def stand(
    grid: Grid, pieces: Sequence[Piece], places: Mapping[str, Place], tracks: Tracks
) -> Iterator[Standing]:
    """Every piece with its place, hex by hex."""
    of_spot: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        of_spot[piece.spot].append(piece)
    for spot, here in of_spot.items():
        yield from _stand_in(grid, places[spot], here, tracks)


def _stand_in(
    grid: Grid, place: Place, pieces: Sequence[Piece], tracks: Tracks
) -> Iterator[Standing]:
    taken: list[Point] = []
    houses = [piece for piece in pieces if piece.kind == "house"]
    others = [piece for piece in pieces if piece.kind != "house"]
    for piece in houses:
        taken.append(_house(grid, place, len(taken)))
        yield Standing(piece, taken[-1])
    for piece in others:
        line = tracks[piece.owner, place]
        if len(others) == 1 and line.ends:
            yield _engine(grid, place, piece, line)
        else:
            taken.append(_clear_of(taken, _offers(grid, place, line)))
            yield Standing(piece, taken[-1])


def _house(grid: Grid, place: Place, already: int) -> Point:
    x, y = grid.corner(place, HOUSE_CORNER[grid.layout], HOUSES)
    return x - already * HOUSE[0], y


def _engine(grid: Grid, place: Place, piece: Piece, line: Line) -> Standing:
    """An engine alone at a railhead, looking where the line was going."""
    x, y = grid.centre(place)
    if not line.sides:
        return Standing(piece, (x, y + BEFORE_THE_STATION), engine=True)
    return Standing(piece, (x, y), engine=True, west=grid.sides[line.sides[0]][0] > 1)


def _offers(grid: Grid, place: Place, line: Line) -> list[Point]:
    """Where the roundel of a line may stand, the best first."""
    if len(line.sides) == 1:
        return [line.curves[0].at(share) for share in ON_A_STUB]
    if line.curves:
        return [curve.at(share) for share in ON_THE_WAY for curve in line.curves]
    x, y = grid.centre(place)
    return [
        (x + reach * EDGE * math.cos(turn), y + reach * EDGE * math.sin(turn))
        for reach, count in RINGS
        for turn in (math.tau * each / count for each in range(count))
    ]


def _clear_of(taken: Sequence[Point], offers: Sequence[Point]) -> Point:
    """The first offer that touches nothing, or the one farthest from everything."""
    if not taken:
        return offers[0]
    distances = [min(math.dist(offer, other) for other in taken) for offer in offers]
    free = [each for each, distance in enumerate(distances) if distance >= 2 * ROUNDEL]
    return offers[free[0] if free else distances.index(max(distances))]
