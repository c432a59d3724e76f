"""A scene as a table in the terminal: the map with the panels beside or below it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trunkline.core.scene import Piece, Scene, Spot
from trunkline.core.texts import Texts
from trunkline.terminal import panels
from trunkline.terminal.hex_map import (
    NARROWEST,
    WIDEST,
    HexMap,
    livery_style,
    terrain_words,
)
from trunkline.terminal.route_map import RouteChart, RouteList, routes_of, signs_for
from trunkline.terminal.symbols import ASCII_MARKS, UNICODE_MARKS, Marks, written

SIDE_GAP = 3  # between the map and the panels beside it
LEGEND_GAP = 3
PROMPT = 9  # lines around the log: rule, headings, prompt, choices, input
LOG = 5  # lines of the log that the table should leave room for
# What pieces are called that are more than the letters of their owners.
PIECE_WORDS = {
    "locomotive": "heading",
    "track": "track",
    "station": "station",
    "bid": "bid",
    "passenger": "passenger",
    "bonus": "bonus",
}


@dataclass(frozen=True)
class Window:
    """The size of the window, and the signs it can show."""

    width: int
    height: int
    marks: Marks = UNICODE_MARKS


def window_of(console: Console) -> Window:
    plain = console.options.ascii_only
    return Window(console.width, console.height, ASCII_MARKS if plain else UNICODE_MARKS)


class Drawn(Protocol):
    """A map in characters."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    def lines(self) -> list[Text]: ...
    def wanted_lines(self) -> list[tuple[int, int]]:
        """For each target, its first line and the one after its last."""


@dataclass(frozen=True)
class Layout:
    """How map and panels share the window."""

    pitch: int
    beside: bool
    rows: list[list[panels.PanelSheet]]
    height: int


@dataclass(frozen=True)
class TerminalTable:
    """What is shown: the scene, what can be chosen, and what differs from the scene before."""

    scene: Scene
    texts: Texts  # the interface's words
    window: Window
    targets: Collection[str] = ()
    before: Scene | None = None

    @property
    def colours(self) -> dict[str, str]:
        return {livery.owner: livery.colour for livery in self.scene.liveries}

    @cached_property
    def sheets(self) -> list[panels.PanelSheet]:
        return panels.sheets(self.scene, self.before)

    def map_at(self, pitch: int) -> Drawn:
        """The map of that width; a list of its routes where the window is too narrow for any."""
        if not self.scene.routes:
            return self.hex_map(pitch)
        routes = routes_of(
            self.scene, self.scene.routes, self.targets, self.before, self.window.marks
        )
        narrowest = RouteChart(routes, NARROWEST)
        if narrowest.width > self.window.width:
            return RouteList(routes, self.window.width)
        return RouteChart(routes, pitch)

    def hex_map(self, pitch: int) -> HexMap:
        old = set(self.before.pieces) if self.before else set(self.scene.pieces)
        fresh = {piece for piece in self.scene.pieces if piece not in old}
        return HexMap(self.scene, pitch, self.targets, fresh, self.window.marks)

    @cached_property
    def layout(self) -> Layout:
        """The widest map with the panels below if the window is high enough, or else beside."""
        below, beside = self._below(), self._beside()
        names = below.pitch == WIDEST and below.height + PROMPT + LOG <= self.window.height
        return below if beside is None or names else beside

    def fits(self) -> bool:
        """Whether all of it can be seen at once, with the prompt under it."""
        return self.layout.height + PROMPT + LOG <= self.window.height

    def _below(self) -> Layout:
        pitch = self._widest(self.window.width)
        rows = self._panel_rows()
        height = self.map_at(pitch).height + 1 + panels.packed_height(rows)
        return Layout(pitch, False, rows, height)

    def _beside(self) -> Layout | None:
        for pitch in range(WIDEST, NARROWEST - 1, -1):
            drawn = self.map_at(pitch)
            side = self.window.width - drawn.width - SIDE_GAP
            rows = panels.pack(self.sheets, side)
            if panels.packed_width(rows) <= side:
                return Layout(pitch, True, rows, max(drawn.height, panels.packed_height(rows)))
        return None

    def _widest(self, width: int) -> int:
        """The widest hexes with which the map fits; the narrowest if none do."""
        fitting = [
            pitch for pitch in range(NARROWEST, WIDEST + 1) if self.map_at(pitch).width <= width
        ]
        return max(fitting, default=NARROWEST)

    # What is printed

    def whole(self) -> RenderableType:
        layout = self.layout
        map = self.map_at(layout.pitch)
        drawn = Group(*map.lines())
        beside = panels.render(layout.rows, self.colours)
        if not layout.beside:
            return Group(drawn, Padding(beside, (1, 0, 0, 0), expand=False))
        grid = Table.grid(padding=(0, SIDE_GAP, 0, 0))
        grid.add_column(width=map.width, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(drawn, beside)
        return grid

    def map_only(self, most: int | None = None) -> RenderableType:
        """The map; with at most so many lines, the part of it where a hex can be chosen."""
        drawn = self.map_at(self._widest(self.window.width))
        lines: list[RenderableType] = list(drawn.lines())
        if most is not None and len(lines) > most:
            first = self._first_line(drawn, most - 1)
            lines = [*lines[first : first + most - 1], Text(self.texts("part"), "dim")]
        if drawn.width > self.window.width:
            lines.append(Text(self.texts("narrow", columns=drawn.width), "dim"))
        return Group(*lines)

    def _first_line(self, drawn: Drawn, most: int) -> int:
        """Where a part of the map begins that has as many of the targets as possible in it."""
        wanted = drawn.wanted_lines()
        top, bottom = min(first for first, _ in wanted), max(end for _, end in wanted)
        middle = (top + bottom - most) // 2

        def inside(begin: int) -> tuple[int, int]:
            seen = sum(begin <= first and end <= begin + most for first, end in wanted)
            return seen, -abs(begin - middle)

        return max(range(drawn.height - most + 1), key=inside)

    def panels_only(self) -> RenderableType:
        return panels.render(self._panel_rows(), self.colours)

    def panels_height(self) -> int:
        return panels.packed_height(self._panel_rows())

    def _panel_rows(self) -> list[list[panels.PanelSheet]]:
        return panels.pack(self.sheets, self.window.width)

    def legend(self) -> RenderableType:
        """What the signs and letters mean, and how the places are called."""
        owners = [
            Text.assemble((livery.letters, livery_style(livery.colour)), f" {livery.name}")
            for livery in self.scene.liveries
        ]
        if self.scene.routes:
            return Group(
                _flow(list(map(Text, self._route_signs())), self.window.width),
                _flow(owners, self.window.width),
                *self._route_list(),
            )
        return Group(
            _flow(list(map(Text, self._hex_signs())), self.window.width),
            _flow(owners, self.window.width),
            _flow(
                [self._place(spot) for spot in self.scene.spots if spot.name],
                self.window.width,
            ),
        )

    def _place(self, spot: Spot) -> Text:
        """What a place is called, and who may start there."""
        liveries = {livery.owner: livery for livery in self.scene.liveries}
        starts = [liveries[owner] for owner in spot.starts if owner in liveries]
        letters = [(each.letters, livery_style(each.colour)) for each in starts]
        return Text.assemble(f"{spot.id} {spot.name}", " " if letters else "", *letters)

    def _hex_signs(self) -> list[str]:
        """Of the terrains of this map and of what lies on it."""
        marks, words, spots = self.window.marks, terrain_words(self.scene), self.scene.spots
        signs = [f"{sign} {words[look]}" for look, sign in marks.looks.items() if look in words]
        signs += [f"{marks.house} {self.texts('house')}"] * any(spot.extra for spot in spots)
        signs += [self.texts("numbers")] * any(spot.cost for spot in spots)
        return [*signs, *self._piece_signs()]

    def _piece_signs(self) -> list[str]:
        """For each kind of piece that is more than letters, one as it stands on the map."""
        letters = {livery.owner: livery.letters for livery in self.scene.liveries}
        found: dict[str, Piece] = {}
        for piece in self.scene.pieces:
            if piece.kind != "locomotive" or piece.heading is not None:
                found.setdefault(piece.kind, piece)
        return [
            f"{self._written(found[kind], letters)} {self.texts(word)}"
            for kind, word in PIECE_WORDS.items()
            if kind in found
        ]

    def _written(self, piece: Piece, letters: Mapping[str, str]) -> str:
        owner = letters.get(piece.owner, piece.owner[:1])
        return written(self.window.marks, self.scene.layout, piece, owner)

    def _route_signs(self) -> list[str]:
        found = {track.look for track in self.scene.routes.tracks} if self.scene.routes else set()
        looks = signs_for(self.window.marks).looks
        signs = [f"{sign} {self.texts(look)}" for look, sign in looks.items() if look in found]
        return [self.texts("route-labels"), *signs]

    def _route_list(self) -> list[Text]:
        """All routes with their numbers, unless the map is that list already."""
        drawn = self.map_at(NARROWEST)
        if isinstance(drawn, RouteChart):
            return RouteList(drawn.routes, self.window.width).lines()
        return []


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
