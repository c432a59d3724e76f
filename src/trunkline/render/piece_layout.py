"""The layout of pieces in a hex: a house in its corner, a locomotive on its track, stations."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece
from trunkline.render.hex_geometry import EDGE, Box, HexGrid, Point, around
from trunkline.render.neutral_pieces import corner_for
from trunkline.render.rails import HexTrack, Tracks, tile
from trunkline.render.sprites import (
    ARROW,
    ARROW_AHEAD,
    ENGINE,
    HEADED,
    HOUSE,
    ROUNDEL,
    beside_engine,
    engine_width,
    half_roundel,
    roundel_beside,
)
from trunkline.render.tokens import BID, STATION, TOKEN

HOUSES = 0.64  # how far towards the corner a house stands
HOUSE_CORNER = {"flat": 1, "pointy": 0}
# Where on a line a roundel may stand, the best first.
ON_A_STUB: tuple[float, ...] = (0.9, 0.75, 0.6, 1, 0.45)
ON_THE_WAY: tuple[float, ...] = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)
# In webs more lines than elsewhere meet in a hex.
NEAR_THE_SIDE = (0.3, 0.16)
BOTH_SIDES = (0.15, 0.85, 0.08, 0.92)
# Where a locomotive without track may: on rings around the centre, as reach and number.
RINGS = ((0.0, 1), (0.35, 6), (0.6, 12))
BEFORE_THE_STATION = 12.0
CLEAR_OF_RAILS = 0.53 * EDGE  # how far from the centre something stands that keeps clear of rails
TOKENS, BIDS = -29.0, -27.0  # how far below the centre a row of these is
BEHIND = 39.0  # or how far behind an engine that has a station beside it
ACROSS = (1.0, 0.0)
SIZES = {"token": (TOKEN, TOKEN), "bid": BID}
STEPS = {"token": 21.5, "bid": 27.0}  # from one to the next
ROW = 76.0  # from the first to the last at most


@dataclass(frozen=True)
class PlacedPiece:
    """A piece, where it stands, and what it covers."""

    piece: Piece
    at: Point
    rooms: tuple[Box, ...]
    engine: bool = False  # drawn as an engine, not as a mere roundel
    west: bool = False  # an engine without a heading looks to the left


Here = Mapping[str, list[Piece]]  # the pieces of a hex by kind


def stand(
    grid: HexGrid,
    pieces: Sequence[Piece],
    places: Mapping[str, Place],
    tracks: Tracks,
    liveries: Mapping[str, Livery],
) -> Iterator[PlacedPiece]:
    """Every piece with its place, hex by hex; tiles lie on the map and do not stand."""
    of_spot: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        of_spot[piece.spot].append(piece)
    for spot, here in of_spot.items():
        place, owners = places[spot], {piece.owner for piece in here}
        lines = ((owner, tracks.get((owner, place))) for owner in sorted(owners))
        painted = (liveries[owner] for owner in sorted(owners) if owner in liveries)
        yield from _standing(grid, place, tuple(here), tuple(lines), tuple(painted))


@lru_cache(maxsize=2048)
def _standing(
    grid: HexGrid,
    place: Place,
    pieces: tuple[Piece, ...],
    lines: tuple[tuple[str, HexTrack | None], ...],
    painted: tuple[Livery, ...],
) -> tuple[PlacedPiece, ...]:
    """The pieces of a hex. From one moment of a match to the next few hexes change."""
    here: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        here[_sort(piece)].append(piece)
    tracks = {(owner, place): line for owner, line in lines if line is not None}
    liveries = {livery.owner: livery for livery in painted}
    waiting = list(_neutral_pieces(grid, place, here, tracks, liveries))
    locomotives = list(_locomotives(grid, place, here, tracks, liveries, waiting))
    # From what is below to what lies over it.
    return (
        *locomotives,
        *(_headed(grid, place, each, liveries[each.owner]) for each in here["headed"]),
        *_tokens(grid, place, here, tracks, [*locomotives, *waiting]),
        *_stations(grid, place, here),
        *waiting,
        *_row(grid, place, here["bid"], *_beside_bids(grid, here)),
    )


def _sort(piece: Piece) -> str:
    return "headed" if is_headed(piece) else piece.kind


def is_headed(piece: Piece) -> bool:
    """A locomotive that is one object, and not its owner's track."""
    return piece.kind == "locomotive" and piece.heading is not None


# Houses, and locomotives that are their owners' track


def _locomotives(
    grid: HexGrid,
    place: Place,
    here: Here,
    tracks: Tracks,
    liveries: Mapping[str, Livery],
    waiting: Sequence[PlacedPiece],
) -> Iterator[PlacedPiece]:
    rooms = [room for standing in waiting for room in standing.rooms]
    taken: list[Point] = []
    for piece in here["house"]:
        taken.append(_house(grid, place, len(taken)))
        yield PlacedPiece(piece, taken[-1], (around(taken[-1], *HOUSE),))
    for piece in _choosing(here["locomotive"], place, tracks):
        line, livery = tracks[piece.owner, place], liveries[piece.owner]
        if _is_engine(here, line):
            yield _engine(grid, place, piece, line, livery)
        else:
            taken.append(_clear_of(taken, rooms, _offers(grid, place, line)))
            yield PlacedPiece(piece, taken[-1], (_roundel(taken[-1], livery),))


def _choosing(locomotives: Sequence[Piece], place: Place, tracks: Tracks) -> list[Piece]:
    """In webs those with the fewest ways through a hex choose first where on them they stand."""

    def ways(piece: Piece) -> float:
        line = tracks[piece.owner, place]
        return (len(line.curves) or math.inf) if line.webbed else 0

    return sorted(locomotives, key=ways)


def _is_engine(here: Here, line: HexTrack) -> bool:
    """A locomotive alone at a railhead is shown as such; else it is a roundel on its track."""
    return len(here["locomotive"]) == 1 and line.ends


def _house(grid: HexGrid, place: Place, already: int) -> Point:
    x, y = grid.corner(place, HOUSE_CORNER[grid.layout], HOUSES)
    return x - already * HOUSE[0], y


def _engine(
    grid: HexGrid, place: Place, piece: Piece, line: HexTrack, livery: Livery
) -> PlacedPiece:
    """An engine alone at a railhead, looking where the line was going."""
    x, y = grid.centre(place)
    if not line.sides:
        y += BEFORE_THE_STATION
    room = around((x, y - 5), engine_width(livery), ENGINE[1])
    west = bool(line.sides) and grid.sides[line.sides[0]][0] > 1
    return PlacedPiece(piece, (x, y), (room,), engine=True, west=west)


def _roundel(at: Point, livery: Livery) -> Box:
    return around(at, 2 * half_roundel(livery), 2 * ROUNDEL)


def _offers(grid: HexGrid, place: Place, line: HexTrack) -> list[Point]:
    """Where the roundel of a line may stand, the best first."""
    stub = len(line.sides) == 1
    shares = ON_A_STUB if stub else ON_THE_WAY
    if line.webbed:
        shares += NEAR_THE_SIDE if stub else BOTH_SIDES
    if line.curves:
        return [curve.at(share) for share in shares for curve in line.curves]
    x, y = grid.centre(place)
    return [
        (x + reach * EDGE * math.cos(turn), y + reach * EDGE * math.sin(turn))
        for reach, count in RINGS
        for turn in (math.tau * each / count for each in range(count))
    ]


def _clear_of(taken: Sequence[Point], rooms: Sequence[Box], offers: Sequence[Point]) -> Point:
    """The first offer that touches nothing, or the one farthest from everything."""
    if not taken and not rooms:
        return offers[0]
    gaps = [_gap(offer, taken, rooms) for offer in offers]
    free = [each for each, gap in enumerate(gaps) if gap >= 2 * ROUNDEL]
    return offers[free[0] if free else gaps.index(max(gaps))]


def _gap(offer: Point, taken: Sequence[Point], rooms: Sequence[Box]) -> float:
    """From the middle of a roundel to the nearest other's; rooms count as if one were behind."""
    gaps = [math.dist(offer, other) for other in taken]
    return min((*gaps, *(room.distance(offer) + ROUNDEL for room in rooms)))


# What waits in a corner


def _neutral_pieces(
    grid: HexGrid, place: Place, here: Here, tracks: Tracks, liveries: Mapping[str, Livery]
) -> Iterator[PlacedPiece]:
    """Clear of rails, and of an engine that stands in the middle."""
    waiting = [*here["passenger"], *here["bonus"]]
    if waiting:
        lines = [(piece, tracks[piece.owner, place]) for piece in here["locomotive"]]
        engines = [
            _engine(grid, place, piece, line, liveries[piece.owner])
            for piece, line in lines
            if _is_engine(here, line)
        ]
        yield from _in_corners(grid, place, waiting, _rails(place, here, tracks), engines)


def _tokens(
    grid: HexGrid, place: Place, here: Here, tracks: Tracks, standing: Sequence[PlacedPiece]
) -> Iterator[PlacedPiece]:
    """In a row, or where the track of locomotives leaves room."""
    if here["token"] and here["locomotive"]:
        rails = _rails(place, here, tracks)
        yield from _in_corners(grid, place, here["token"], rails, standing)
    else:
        yield from _row(grid, place, here["token"], (0.0, TOKENS), ACROSS)


def _in_corners(
    grid: HexGrid,
    place: Place,
    pieces: Sequence[Piece],
    rails: Sequence[Point],
    standing: Iterable[PlacedPiece],
) -> Iterator[PlacedPiece]:
    taken = [room for each in standing for room in each.rooms]
    for piece in pieces:
        taken.append(corner_for(grid, place, piece.kind, rails, taken))
        yield PlacedPiece(piece, taken[-1].middle, (taken[-1],))


def _rails(place: Place, here: Here, tracks: Tracks) -> list[Point]:
    """Points along the track in a hex."""
    lines = (tracks[piece.owner, place] for piece in here["locomotive"])
    return [curve.at(share / 8) for line in lines for curve in line.curves for share in range(9)]


# Locomotives with a heading, and what stands beside rails


def _headed(grid: HexGrid, place: Place, piece: Piece, livery: Livery) -> PlacedPiece:
    at, ahead = grid.centre(place), grid.ahead(piece.heading or 0)
    arrow = _off(at, (ARROW_AHEAD * ahead[0], ARROW_AHEAD * ahead[1]))
    rooms = (
        around(at, HEADED, HEADED),
        around(arrow, ARROW, ARROW),
        _roundel(_off(at, roundel_beside(livery, ahead)), livery),
    )
    return PlacedPiece(piece, at, rooms, engine=True)


def _stations(grid: HexGrid, place: Place, here: Here) -> Iterator[PlacedPiece]:
    for each, piece in enumerate(here["station"]):
        at = _off(grid.centre(place), _beside(grid, here, each))
        yield PlacedPiece(piece, at, (around(at, *STATION),))


def _beside(grid: HexGrid, here: Here, already: int) -> Point:
    """Across the engine from its roundel, clear of the rails, or else in the middle."""
    if here["headed"] and not already:
        across, down = beside_engine(grid.ahead(here["headed"][0].heading or 0), *STATION)
        return -across, -down
    sides = tuple(side for piece in here["track"] for side in piece.sides)
    return clear_of_rails(grid, sides, already)


@lru_cache(maxsize=1024)
def clear_of_rails(
    grid: HexGrid, sides: tuple[int, ...], stations: int, flat: float = 1.0
) -> Point:
    """The place in a hex that is farthest from its rails, and from so many stations there.

    For what is low and wide, as letters are, gaps to its sides count less: `flat` times as much.
    """
    curves = tile(grid, (0, 0), sides).curves
    taken = [(curve.at(share / 8), 0.0) for curve in curves for share in range(9)]
    taken += [(clear_of_rails(grid, sides, each), STATION[1] / 2) for each in range(stations)]
    if not taken:
        return 0.0, 0.0
    turns = (math.tau * each / 24 for each in range(24))
    offers = [(CLEAR_OF_RAILS * math.cos(turn), CLEAR_OF_RAILS * math.sin(turn)) for turn in turns]

    def clearance(offer: Point) -> float:
        x, y = offer
        gaps = (math.hypot(flat * (x - a), y - b) - half for (a, b), half in taken)
        # Rounded, so that of two that are as good the first is taken everywhere.
        return round(min(gaps), 1)

    return max(offers, key=clearance)


# Rows


def _beside_bids(grid: HexGrid, here: Here) -> tuple[Point, Point]:
    """Where the middle of a row of bids is, and which way it runs."""
    if here["headed"]:
        ahead = grid.ahead(here["headed"][0].heading or 0)
        if here["station"]:
            return (-BEHIND * ahead[0], -BEHIND * ahead[1]), (-ahead[1], ahead[0])
        across, down = beside_engine(ahead, *BID)
        return (-across, -down), ahead
    shared = any(pieces for kind, pieces in here.items() if kind != "bid")
    return (0.0, BIDS if shared else 0.0), ACROSS


def _row(
    grid: HexGrid, place: Place, pieces: Sequence[Piece], middle: Point, way: Point
) -> Iterator[PlacedPiece]:
    """Tokens or bids side by side; closer together where there are many."""
    centre = _off(grid.centre(place), middle)
    for each, piece in enumerate(pieces):
        step = min(STEPS[piece.kind], ROW / max(1, len(pieces) - 1))
        along = (each - (len(pieces) - 1) / 2) * step
        at = _off(centre, (along * way[0], along * way[1]))
        yield PlacedPiece(piece, at, (around(at, *SIZES[piece.kind]),))


def _off(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]
