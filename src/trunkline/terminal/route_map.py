r"""A map of routes in characters: cities at their places, tracks as lines with a label each.

    ● Kabul ──3R── ● Kashgar        a free track: its length, and the letters of its colour
    ● Kabul ══(2)══ ● Kashgar       one with an owner: the owner's letters
    ● Kabul ─17:3R─ ● Kashgar       one that can be chosen now: its id first

Everything is told by a sign as well as by colour. In a narrow window there is a list instead.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rich.cells import cell_len
from rich.text import Text

from trunkline.core.scene import City, Livery, Outline, RouteMap, Scene, Track
from trunkline.terminal.hex_map import (
    BRASS,
    HAIRLINE,
    INK,
    PAPER,
    QUIET,
    WATER,
    Canvas,
    Ink,
    livery_style,
    shortened,
)
from trunkline.terminal.symbols import UNICODE_MARKS, Marks

COLUMNS = 20  # of characters for each step of the pitch
TALL = 2.1  # how much taller than wide a character is
LONGEST_NAME = 12
NOT_CHOSEN = "#8a8478"  # the line of a track that takes any colour

Cell = tuple[int, int]


@dataclass(frozen=True)
class Signs:
    """What lines and marks are made of: level, upright, falling, rising; then with an owner."""

    lines: str
    owned: str
    city: str
    junction: str
    looks: Mapping[str, str]
    between: str  # the names of two cities


UNICODE_SIGNS = Signs("─│╲╱", "═║╲╱", "●", "○", {"tunnel": "∩", "ferry": "≈", "mountain": "×"}, "–")
ASCII_SIGNS = Signs("-|\\/", "=#\\/", "o", ".", {"tunnel": "n", "ferry": "~", "mountain": "x"}, "-")


def signs_for(marks: Marks) -> Signs:
    return UNICODE_SIGNS if marks == UNICODE_MARKS else ASCII_SIGNS


@dataclass(frozen=True)
class Routes:
    """The tracks of a scene with their words and styles."""

    map: RouteMap
    liveries: Mapping[str, Livery]
    targets: Collection[str]  # ids of tracks that can be chosen now
    fresh: Collection[str]  # of tracks claimed since the reader last looked
    signs: Signs

    def label(self, track: Track) -> str:
        if track.owner:
            return f"({self._letters(track.owner)})"
        facts = f"{track.length}{self._letters(track.colour)}{self.mark(track)}"
        return f"{track.id}:{facts}" if track.id in self.targets else facts

    def mark(self, track: Track) -> str:
        sign = self.signs.looks.get(track.look, "")
        return f"{sign}{track.marks}" if sign and track.marks else sign

    def style(self, track: Track) -> str:
        if track.id in self.targets:
            return f"bold {INK} on {BRASS}"
        livery = self.liveries.get(track.owner or track.colour)
        new = " underline" if track.id in self.fresh else ""
        if livery is None:
            return f"{INK} on #dedad0{new}"
        return livery_style(livery.colour) + (" dim" if track.closed else "") + new

    def line_style(self, track: Track) -> str:
        livery = self.liveries.get(track.owner or track.colour)
        if track.closed or livery is None:
            return HAIRLINE if track.closed else NOT_CHOSEN
        return livery.colour

    def _letters(self, owner: str) -> str:
        livery = self.liveries.get(owner)
        return livery.letters if livery else owner[:1]


def routes_of(
    scene: Scene, map: RouteMap, targets: Collection[str], before: Scene | None, marks: Marks
) -> Routes:
    old = {each.id: each.owner for each in before.routes.tracks} if before and before.routes else {}
    fresh = {each.id for each in map.tracks if each.owner and old.get(each.id, each.owner) == ""}
    liveries = {livery.owner: livery for livery in scene.liveries}
    return Routes(map, liveries, targets, fresh, signs_for(marks))


@dataclass(frozen=True)
class RouteChart:
    """The map: `pitch` says how wide."""

    routes: Routes
    pitch: int

    @property
    def width(self) -> int:
        return COLUMNS * self.pitch

    @property
    def height(self) -> int:
        wide, tall = self.routes.map.size
        return max(round(self.width * tall / wide / TALL), 3)

    def place(self, at: tuple[float, float]) -> Cell:
        wide, tall = self.routes.map.size
        x = round(at[0] / wide * (self.width - 1))
        y = round(at[1] / tall * (self.height - 1))
        return min(max(x, 0), self.width - 1), min(max(y, 0), self.height - 1)

    @cached_property
    def _cities(self) -> Mapping[str, Cell]:
        return {city.id: self.place(city.at) for city in self.routes.map.cities}

    def wanted_lines(self) -> list[tuple[int, int]]:
        """From which line to which each track reaches that can be chosen."""
        ends = (
            sorted(self._cities[end][1] for end in track.ends)
            for track in self.routes.map.tracks
            if track.id in self.routes.targets
        )
        return [(first, last + 1) for first, last in ends]

    @cached_property
    def _ashore(self) -> set[Cell]:
        """The characters that are land."""
        wide, tall = self.routes.map.size
        across, down = wide / self.width, tall / self.height
        land = {
            (x, y)
            for outline in self.routes.map.land
            for x in range(self.width)
            for y in _inside(outline, (x + 0.5) * across, down, self.height)
        }
        lakes = {
            (x, y)
            for outline in self.routes.map.lakes
            for x in range(self.width)
            for y in _inside(outline, (x + 0.5) * across, down, self.height)
        }
        return land - lakes

    def _put(self, canvas: Canvas, at: Cell, text: str, style: str) -> None:
        """Characters on the ground they lie on."""
        for step, character in enumerate(text):
            x, y = at[0] + step, at[1]
            ground = PAPER if (x, y) in self._ashore or not self.routes.map.land else WATER
            canvas.put(x, y, Ink(character, style if " on " in style else f"{style} on {ground}"))

    def lines(self) -> list[Text]:
        canvas = Canvas(self.width, self.height)
        for line in range(self.height):
            self._put(canvas, (0, line), " " * self.width, INK)
        ways = [(track, self._way(track)) for track in self.routes.map.tracks]
        for track, way in ways:
            self._draw(canvas, track, way)
        # What is read lies over all lines: cities, then labels, then names where there is room.
        taken = set(self._cities.values())
        for city in self.routes.map.cities:
            sign = self.routes.signs.junction if city.look == "junction" else self.routes.signs.city
            self._put(canvas, self._cities[city.id], sign, f"bold {INK}")
        chosen_first = sorted(ways, key=lambda each: each[0].id not in self.routes.targets)
        for track, way in chosen_first:
            taken |= self._put_label(canvas, track, way, taken)
        for city in self.routes.map.cities:
            taken |= self._put_name(canvas, city, taken)
        return canvas.lines()

    def _way(self, track: Track) -> list[Cell]:
        """The characters of a line, without those of its cities; lanes lie one beside the other."""
        begin, end = (self._cities[city] for city in track.ends)
        knots = [begin, *map(self.place, track.via), end]
        level = abs(end[0] - begin[0]) > 2 * abs(end[1] - begin[1])
        off = track.lane - track.lanes // 2 if track.lanes > 1 else 0
        cells: dict[Cell, None] = {}
        for one, two in itertools.pairwise(knots):
            for x, y in _steps(one, two):
                cell = (x, y + off) if level else (x + 2 * off, y)
                if 0 <= cell[0] < self.width and 0 <= cell[1] < self.height:
                    cells[cell] = None
        return [cell for cell in cells if cell not in (begin, end)]

    def _draw(self, canvas: Canvas, track: Track, way: Sequence[Cell]) -> None:
        strokes = self.routes.signs.owned if track.owner else self.routes.signs.lines
        style = self.routes.line_style(track)
        for each, cell in enumerate(way):
            before, after = way[max(each - 1, 0)], way[min(each + 1, len(way) - 1)]
            self._put(canvas, cell, strokes[_direction(before, after)], style)

    def _put_label(
        self, canvas: Canvas, track: Track, way: Sequence[Cell], taken: set[Cell]
    ) -> set[Cell]:
        """The label as near to the middle of the line as there is room; over others if need be."""
        text = self.routes.label(track)
        long = cell_len(text)
        nearest = sorted(range(len(way)), key=lambda each: abs(2 * each - len(way)))
        for each in nearest:
            x, y = way[each][0] - long // 2, way[each][1]
            room = {(x + step, y) for step in range(-1, long + 1)}
            if x >= 0 and x + long <= self.width and not room & taken:
                self._put(canvas, (x, y), text, self.routes.style(track))
                return {(x + step, y) for step in range(long)}
        return set()

    def _put_name(self, canvas: Canvas, city: City, taken: set[Cell]) -> set[Cell]:
        name = shortened(city.name, LONGEST_NAME)
        long = cell_len(name)
        x, y = self._cities[city.id]
        middle = x - long // 2
        for left, line in ((x + 2, y), (x - 1 - long, y), (middle, y + 1), (middle, y - 1)):
            # A gap keeps it off other names; its own dot is no neighbour.
            room = {(left + step, line) for step in range(-1, long + 1)} - {(x, y)}
            inside = left >= 0 and left + long <= self.width and 0 <= line < self.height
            if name and inside and not room & taken:
                self._put(canvas, (left, line), name, f"italic {INK}")
                return room
        return set()


def _inside(outline: Outline, x: float, down: float, height: int) -> Iterator[int]:
    """The lines of characters whose middle at `x` is inside the outline."""
    crossings = sorted(
        y + (x - left) / (right - left) * (to_y - y)
        for (left, y), (right, to_y) in zip(outline, (*outline[1:], outline[0]), strict=True)
        if (left <= x) != (right <= x)
    )
    for top, bottom in zip(crossings[::2], crossings[1::2], strict=False):
        first, last = math.ceil(top / down - 0.5), math.ceil(bottom / down - 0.5)
        yield from range(max(first, 0), min(last, height))


def _steps(begin: Cell, end: Cell) -> Iterator[Cell]:
    """Characters from one to the other."""
    count = max(abs(end[0] - begin[0]), abs(end[1] - begin[1]), 1)
    for step in range(count + 1):
        share = step / count
        yield (
            round(begin[0] + share * (end[0] - begin[0])),
            round(begin[1] + share * (end[1] - begin[1])),
        )


def _direction(before: Cell, after: Cell) -> int:
    """Level, upright, falling or rising."""
    across, down = after[0] - before[0], after[1] - before[1]
    if down == 0:
        return 0
    if across == 0:
        return 1
    return 2 if (across > 0) == (down > 0) else 3


# The list

GAP = "  "


@dataclass(frozen=True)
class RouteList:
    """All tracks, a line each, in as many columns as there is room for."""

    routes: Routes
    room: int

    @cached_property
    def _entries(self) -> list[Text]:
        names = {city.id: city.name for city in self.routes.map.cities}
        return [self._entry(track, names) for track in self.routes.map.tracks]

    def _entry(self, track: Track, names: Mapping[str, str]) -> Text:
        begin, end = (
            shortened(names[city], LONGEST_NAME) or self.routes.signs.junction
            for city in track.ends
        )
        chosen = track.id in self.routes.targets
        closed = track.closed and not track.owner
        # Its label without the id, which stands before the names.
        facts = replace(self.routes, targets=()).label(track)
        return Text.assemble(
            (f"{track.id:>4}", f"bold {INK} on {BRASS}" if chosen else QUIET),
            (f" {begin} {self.routes.signs.between} {end} ", "dim strike" if closed else ""),
            (facts, replace(self.routes, targets=()).style(track)),
        )

    @property
    def _column(self) -> int:
        return max((entry.cell_len for entry in self._entries), default=0) + len(GAP)

    @property
    def _rows(self) -> int:
        columns = max((self.room + len(GAP)) // max(self._column, 1), 1)
        return -(-len(self._entries) // columns)

    @property
    def width(self) -> int:
        columns = -(-len(self._entries) // max(self._rows, 1))
        return max(columns * self._column - len(GAP), 0)

    @property
    def height(self) -> int:
        return self._rows

    def wanted_lines(self) -> list[tuple[int, int]]:
        return [
            (each % self._rows, each % self._rows + 1)
            for each, track in enumerate(self.routes.map.tracks)
            if track.id in self.routes.targets
        ]

    def lines(self) -> list[Text]:
        rows = self._rows
        return [_joined(self._entries[row::rows], self._column) for row in range(rows)]


def _joined(entries: Iterable[Text], column: int) -> Text:
    line = Text(no_wrap=True, overflow="crop")
    for entry in entries:
        line.append(" " * (-line.cell_len % column)).append_text(entry)
    return line
