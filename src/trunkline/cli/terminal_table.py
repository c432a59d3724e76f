"""A scene as a table in the terminal: the map with the panels beside or below it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trunkline.cli import panels
from trunkline.cli.hex_map import (
    ASCII_MARKS,
    NARROWEST,
    UNICODE_MARKS,
    WIDEST,
    HexMap,
    Marks,
    livery_style,
    terrain_words,
)
from trunkline.core.scene import Scene
from trunkline.core.texts import Texts

SIDE_GAP = 3  # between the map and the panels beside it
LEGEND_GAP = 3
PROMPT = 9  # lines around the log: rule, headings, prompt, choices, input
LOG = 5  # lines of the log that the table should leave room for


@dataclass(frozen=True)
class Room:
    """The window, and the signs it can show."""

    width: int
    height: int
    marks: Marks = UNICODE_MARKS


def room_of(console: Console) -> Room:
    plain = console.options.ascii_only
    return Room(console.width, console.height, ASCII_MARKS if plain else UNICODE_MARKS)


@dataclass(frozen=True)
class Layout:
    pitch: int
    beside: bool
    rows: list[list[panels.Sheet]]
    height: int


@dataclass(frozen=True)
class TerminalTable:
    """What is shown: the scene, what can be chosen, and what differs from the scene before."""

    scene: Scene
    texts: Texts  # the interface's words
    room: Room
    targets: Collection[str] = ()
    before: Scene | None = None

    @property
    def colours(self) -> dict[str, str]:
        return {livery.owner: livery.colour for livery in self.scene.liveries}

    @cached_property
    def sheets(self) -> list[panels.Sheet]:
        return panels.sheets(self.scene, self.before)

    def hex_map(self, pitch: int) -> HexMap:
        old = set(self.before.pieces) if self.before else set(self.scene.pieces)
        fresh = {piece for piece in self.scene.pieces if piece not in old}
        return HexMap(self.scene, pitch, self.targets, fresh, self.room.marks)

    @cached_property
    def layout(self) -> Layout:
        """The widest map with the panels below if the window is high enough, or else beside."""
        below, beside = self._below(), self._beside()
        names = below.pitch == WIDEST and below.height + PROMPT + LOG <= self.room.height
        return below if beside is None or names else beside

    def fits(self) -> bool:
        """Whether all of it can be seen at once, with the prompt under it."""
        return self.layout.height + PROMPT + LOG <= self.room.height

    def _below(self) -> Layout:
        pitch = self._widest(self.room.width)
        rows = self._panel_rows()
        height = self.hex_map(pitch).height + 1 + panels.packed_height(rows)
        return Layout(pitch, False, rows, height)

    def _beside(self) -> Layout | None:
        for pitch in range(WIDEST, NARROWEST - 1, -1):
            drawn = self.hex_map(pitch)
            side = self.room.width - drawn.width - SIDE_GAP
            rows = panels.pack(self.sheets, side)
            if panels.packed_width(rows) <= side:
                return Layout(pitch, True, rows, max(drawn.height, panels.packed_height(rows)))
        return None

    def _widest(self, width: int) -> int:
        """The widest hexes with which the map fits; the narrowest if none do."""
        fitting = [
            pitch for pitch in range(NARROWEST, WIDEST + 1) if self.hex_map(pitch).width <= width
        ]
        return max(fitting, default=NARROWEST)

    # What is printed

    def whole(self) -> RenderableType:
        layout = self.layout
        drawn = Group(*self.hex_map(layout.pitch).lines())
        beside = panels.render(layout.rows, self.colours)
        if not layout.beside:
            return Group(drawn, Padding(beside, (1, 0, 0, 0), expand=False))
        grid = Table.grid(padding=(0, SIDE_GAP, 0, 0))
        grid.add_column(width=self.hex_map(layout.pitch).width, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(drawn, beside)
        return grid

    def map_only(self, most: int | None = None) -> RenderableType:
        """The map; with at most so many lines, the part of it where a hex can be chosen."""
        drawn = self.hex_map(self._widest(self.room.width))
        lines: list[RenderableType] = list(drawn.lines())
        if most is not None and len(lines) > most:
            first = self._first_line(drawn, most - 1)
            lines = [*lines[first : first + most - 1], Text(self.texts("part"), "dim")]
        if drawn.width > self.room.width:
            lines.append(Text(self.texts("narrow", columns=drawn.width), "dim"))
        return Group(*lines)

    def _first_line(self, drawn: HexMap, most: int) -> int:
        """Where a part of the map begins that has as many of the targets as possible in it."""
        wanted = [drawn.line_of(spot) for spot in self.scene.spots if spot.id in self.targets]
        middle = (min(wanted) + max(wanted) + 2 - most) // 2

        def inside(first: int) -> tuple[int, int]:
            return sum(first <= y and y + 2 <= first + most for y in wanted), -abs(first - middle)

        return max(range(drawn.height - most + 1), key=inside)

    def panels_only(self) -> RenderableType:
        return panels.render(self._panel_rows(), self.colours)

    def panels_height(self) -> int:
        return panels.packed_height(self._panel_rows())

    def _panel_rows(self) -> list[list[panels.Sheet]]:
        return panels.pack(self.sheets, self.room.width)

    def legend(self) -> RenderableType:
        """What the signs and letters mean, and how the places are called."""
        marks, words = self.room.marks, terrain_words(self.scene)
        signs = [f"{sign} {words[look]}" for look, sign in marks.looks.items() if look in words]
        signs += [f"{marks.house} {self.texts('house')}", self.texts("numbers")]
        owners = [
            Text.assemble((livery.letters[:1], livery_style(livery.colour)), f" {livery.name}")
            for livery in self.scene.liveries
        ]
        places = [f"{spot.id} {spot.name}" for spot in self.scene.spots if spot.name]
        return Group(
            _flow(list(map(Text, signs)), self.room.width),
            _flow(owners, self.room.width),
            _flow(list(map(Text, places)), self.room.width),
        )


def _flow(entries: Sequence[Text], width: int) -> RenderableType:
    """Entries one after the other, broken between them only."""
    lines = [Text()]
    for entry in entries:
        gap = LEGEND_GAP if lines[-1] else 0
        if lines[-1].cell_len + gap + entry.cell_len > width:
            lines.append(Text())
            gap = 0
        lines[-1].append(" " * gap).append_text(entry)
    return Group(*lines)
