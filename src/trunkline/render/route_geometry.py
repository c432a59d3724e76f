"""The geometry of route maps: curves from city to city, and the spaces along them.

All spaces of a drawing have the same size, as the cars of a game have. So the map is drawn as large
as the tightest of its tracks needs it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from trunkline.core.scene import RouteMap, Track
from trunkline.render.hex_geometry import Box, Point, around, bounds
from trunkline.render.symbols import number

SPACE = (50.0, 17.0)  # length and width of a space
CLOSEST = 53.5  # from the middle of a space to the next, where there is little room …
WIDEST = 55.5  # … and where there is much: the rest is left at the ends
LANE = 20.5  # between tracks side by side
ASIDE = 18.0  # so far from its city a track has come to its lane
TOWN = 14.0  # no space begins nearer to the middle of a city
STEPS = 48  # pieces of a curve
KNOTS = 4  # pieces of a curve as it is written

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Space:
    """Where a car lies: its middle and its turn in degrees, never upside down."""

    at: Point
    turn: float

    @property
    def placed(self) -> str:
        """The value of a `transform`."""
        x, y = map(number, self.at)
        turn = number(self.turn)
        return f"translate({x} {y})" + (f"rotate({turn})" if turn != "0" else "")

    @property
    def corners(self) -> list[Point]:
        wide, tall = SPACE[0] / 2, SPACE[1] / 2
        across, down = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return [
            (self.at[0] + x * across - y * down, self.at[1] + x * down + y * across)
            for x, y in ((-wide, -tall), (wide, -tall), (wide, tall), (-wide, tall))
        ]

    @property
    def boxes(self) -> list[Box]:
        """What the space covers, nearly: upright boxes along it."""
        across, down = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        reach = (SPACE[0] - SPACE[1]) / 2
        return [
            around(
                (self.at[0] + share * reach * across, self.at[1] + share * reach * down),
                SPACE[1],
                SPACE[1],
            )
            for share in (-1.0, -0.5, 0.0, 0.5, 1.0)
        ]


@dataclass(frozen=True)
class LaidTrack:
    """A track laid out on the sheet."""

    track: Track
    line: Array  # points from its first city to its second
    spaces: tuple[Space, ...]

    @cached_property
    def path(self) -> str:
        """The line as the `d` of a path."""
        return _written(self.line)

    def at(self, share: float) -> Point:
        """The point after that share of the way."""
        x, y = _along(self.line, np.array([share * _length(self.line)]))[0]
        return float(x), float(y)


def fitted(map: RouteMap) -> RouteMap:
    """The map as large as it has to be, so that the spaces fit between the cities."""
    places = {city.id: city.at for city in map.cities}
    needs = (
        (track.length * CLOSEST + 2 * TOWN) / max(_length(_curve(_knots(track, places))), 1e-6)
        for track in map.tracks
        if track.ends[0] != track.ends[1]
    )
    return _scaled(map, max(needs, default=1.0))


def _scaled(map: RouteMap, by: float) -> RouteMap:
    return replace(
        map,
        size=_point(map.size, by),
        land=tuple(_points(line, by) for line in map.land),
        lakes=tuple(_points(line, by) for line in map.lakes),
        ridges=tuple(_points(line, by) for line in map.ridges),
        waters=tuple((name, _point(at, by)) for name, at in map.waters),
        cities=tuple(replace(city, at=_point(city.at, by)) for city in map.cities),
        tracks=tuple(replace(track, via=_points(track.via, by)) for track in map.tracks),
    )


def _point(at: Point, by: float) -> Point:
    return at[0] * by, at[1] * by


def _points(line: Iterable[Point], by: float) -> tuple[Point, ...]:
    return tuple(_point(at, by) for at in line)


def lay(map: RouteMap) -> list[LaidTrack]:
    """Every track of a fitted map with its spaces."""
    places = {city.id: city.at for city in map.cities}
    return [_lay(track, places) for track in map.tracks]


def _lay(track: Track, places: dict[str, Point]) -> LaidTrack:
    off = (track.lane - (track.lanes - 1) / 2) * LANE
    # Lanes are counted from the same side, from whichever city a track is said to begin.
    line = _beside(_curve(_knots(track, places)), off if track.ends[0] < track.ends[1] else -off)
    long = _length(line)
    pitch = min((long - 2 * TOWN) / track.length, WIDEST)
    middles: Array = np.arange(track.length, dtype=np.float64)
    middles = long / 2 + pitch * (middles - (track.length - 1) / 2)
    ahead, behind = (_along(line, middles + off) for off in (SPACE[0] / 3, -SPACE[0] / 3))
    # On a bend a space lies on the chord, a little inside the curve.
    spaces = tuple(
        Space(((x + to_x) / 2, (y + to_y) / 2), _turn(to_x - x, to_y - y))
        for (x, y), (to_x, to_y) in zip(behind.tolist(), ahead.tolist(), strict=True)
    )
    return LaidTrack(track, line, spaces)


def _turn(across: float, down: float) -> float:
    """In degrees, from -90 to 90: letters can be read."""
    turn = math.degrees(math.atan2(down, across))
    return turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn


def sheet_of(map: RouteMap, laid: Sequence[LaidTrack], margin: float) -> Box:
    """The sheet: all of the map, and some room around what lies on it."""
    corners = [corner for each in laid for space in each.spaces for corner in space.corners]
    inner = bounds([*corners, *(city.at for city in map.cities)]).grown(margin)
    wide, tall = map.size
    return Box(
        min(inner.left, 0), min(inner.top, 0), max(inner.right, wide), max(inner.bottom, tall)
    )


# Curves


def _knots(track: Track, places: dict[str, Point]) -> Array:
    begin, end = (places[city] for city in track.ends)
    return np.array([begin, *track.via, end], dtype=np.float64)


def _curve(knots: Array) -> Array:
    """A smooth line through the knots."""
    if len(knots) == 2:
        share = np.linspace(0, 1, STEPS + 1)[:, None]
        line: Array = knots[0] * (1 - share) + knots[1] * share
        return line
    # Distances between the knots count by their roots: so the curve never makes a loop.
    steps = np.sqrt(np.hypot(*np.diff(knots, axis=0).T)).clip(min=1e-6)
    times = np.concatenate(([0.0], np.cumsum(steps)))
    slopes = _slopes(knots, steps)
    wanted = np.linspace(0, times[-1], STEPS + 1)
    piece = np.clip(np.searchsorted(times, wanted, side="right") - 1, 0, len(steps) - 1)
    step = steps[piece]
    share, step = ((wanted - times[piece]) / step)[:, None], step[:, None]
    begin, end = knots[piece], knots[piece + 1]
    curve: Array = (
        (1 + 2 * share) * (1 - share) ** 2 * begin
        + share * (1 - share) ** 2 * step * slopes[piece]
        + share**2 * (3 - 2 * share) * end
        + share**2 * (share - 1) * step * slopes[piece + 1]
    )
    return curve


def _slopes(knots: Array, steps: Array) -> Array:
    """How the curve runs through each knot; at its ends as an arc would."""
    chords = np.diff(knots, axis=0) / steps[:, None]
    before, after = steps[:-1, None], steps[1:, None]
    inner = (chords[:-1] * after + chords[1:] * before) / (before + after)
    return np.vstack((2 * chords[0] - inner[0], inner, 2 * chords[-1] - inner[-1]))


def _beside(line: Array, off: float) -> Array:
    """The line moved to its side; its ends stay in their cities."""
    if not off:
        return line
    ahead = np.gradient(line, axis=0)
    ahead /= np.hypot(*ahead.T).clip(min=1e-6)[:, None]
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))))
    share = (np.minimum(gone, gone[-1] - gone) / ASIDE).clip(max=1)
    aside = off * (share * share * (3 - 2 * share))[:, None]
    moved: Array = line + aside * np.column_stack((-ahead[:, 1], ahead[:, 0]))
    return moved


def _length(line: Array) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def _along(line: Array, distances: Array) -> Array:
    """The points after these distances."""
    gone = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))))
    return np.column_stack([np.interp(distances, gone, line[:, axis]) for axis in (0, 1)])


def _written(line: Array) -> str:
    """The line as a path of a few cubic curves, or a straight one."""
    if _bulge(line) < 0.2:
        return f"M{_pair(line[0])}L{_pair(line[-1])}"
    slopes = np.gradient(line, axis=0) * (STEPS / KNOTS / 3)
    path = f"M{_pair(line[0])}"
    for begin in range(0, STEPS, STEPS // KNOTS):
        end = begin + STEPS // KNOTS
        points = line[begin] + slopes[begin], line[end] - slopes[end], line[end]
        path += "C" + " ".join(map(_pair, points))
    return path


def _bulge(line: Array) -> float:
    """How far the line leaves the straight way between its ends."""
    across, down = line[-1] - line[0]
    x, y = (line - line[0]).T
    return float(np.abs(across * y - down * x).max() / max(math.hypot(across, down), 1e-6))


def _pair(point: Array) -> str:
    return f"{number(float(point[0]))},{number(float(point[1]))}"
