"""The panels of a scene as tables: turned on their side or set side by side, as the room allows."""

from __future__ import annotations

import itertools
import math
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trunkline.core.scene import NO_VALUE, Cell, Counter, Panel, Scene
from trunkline.terminal.hex_map import livery_style

GAP = 3  # between panels side by side
ACCENT = "bold #c8921a"  # brass: what has just changed
PLAIN = ("count", "points", "money")  # units of numbers that stand one below the other
PLACE, DONE = "○", "■"  # in a chart: a free place, a row that is marked
NOTE = 36  # the most columns that a note asks for


@dataclass(frozen=True)
class PanelSheet:
    """A panel with its headings as cells, so that it can be turned on its side."""

    title: str
    heading: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    changed: frozenset[tuple[int, int]] = frozenset()  # row and column of what has just changed
    note: str = ""  # what is to be known about it
    letters: Mapping[str, str] = field(default_factory=dict)  # of the liveries, for counters

    @property
    def columns(self) -> list[tuple[Cell, ...]]:
        return list(zip(self.heading, *self.rows, strict=True))

    @property
    def widths(self) -> list[int]:
        return [max(cell_len(cell.text) for cell in column) for column in self.columns]

    @cached_property
    def width(self) -> int:
        wide = sum(self.widths) + len(self.widths) - 1
        return max(wide, cell_len(self.title), min(cell_len(self.note), NOTE))

    @cached_property
    def notes(self) -> list[str]:
        """The note in lines."""
        return textwrap.wrap(self.note, self.width)

    @property
    def height(self) -> int:
        return 2 + len(self.notes) + len(self.rows)

    def turned(self) -> PanelSheet:
        """Rows as columns."""
        heading, *rows = self.columns
        return replace(
            self,
            heading=(Cell(""), *heading[1:]),
            rows=tuple(rows),
            changed=frozenset((column - 1, row + 1) for row, column in self.changed),
        )


def sheets(scene: Scene, before: Scene | None = None) -> list[PanelSheet]:
    """The panels; what differs from the scene before is marked."""
    old = {panel.id: panel for panel in before.panels} if before else {}
    letters = {livery.owner: livery.letters for livery in scene.liveries}
    return [_sheet(panel, old.get(panel.id), letters) for panel in scene.panels]


def _sheet(panel: Panel, before: Panel | None, letters: Mapping[str, str]) -> PanelSheet:
    chart = panel.kind == "chart"
    # A card that lies there has no number beside it.
    rows = tuple(
        tuple(
            _marked(cell) if chart and not column else _written(cell, letters)
            for column, cell in enumerate(row)
        )
        + tuple(Cell("") for _ in panel.columns[len(row) :])
        for row in panel.rows
    )
    columns = panel.columns
    owners = [{row[column].owner for row in rows} for column in range(len(columns))]
    shared = [next(iter(each)) if len(each) == 1 else "" for each in owners]
    if chart:
        named = zip(shared, columns, strict=True)
        columns = tuple(letters.get(owner, name) for owner, name in named)
    heading = tuple(map(Cell, columns, shared))
    # A panel may have grown or shrunk since: what was not there has not changed.
    old = _by_place(before) if before else {}
    changed = {place for place, text in _by_place(panel).items() if old.get(place, text) != text}
    return PanelSheet(
        panel.title, heading, rows, frozenset(changed), ", ".join(panel.notes), letters
    )


def _written(cell: Cell, letters: Mapping[str, str]) -> Cell:
    """With its note and its counters in writing."""
    if not cell.counters:
        return replace(cell, text=f"{cell.text} {cell.note}") if cell.note else cell
    text = " ".join(_lettered(each, letters) + each.gain_text for each in cell.counters)
    return replace(cell, text=text)


def _lettered(counter: Counter, letters: Mapping[str, str]) -> str:
    return ":".join(filter(None, (letters.get(counter.owner, PLACE), counter.text)))


def _marked(cell: Cell) -> Cell:
    """The first cell of a row in a chart, without its note: what is strong has a sign."""
    return replace(cell, text=f"{DONE if cell.strong else ' '} {cell.text}")


def _by_place(panel: Panel) -> dict[tuple[int, int], str]:
    return {
        (number, column): cell.text
        for number, row in enumerate(panel.rows)
        for column, cell in enumerate(row)
    }


def _is_badge(cell: Cell) -> bool:
    """An owner's name is shown on its colour; an owner's numbers are not."""
    return bool(cell.owner) and not _is_number(cell)


def _is_number(cell: Cell) -> bool:
    """A plain number, or nothing where something may lie."""
    plain = cell.unit is not None and cell.unit.kind in PLAIN and cell.step is None
    return plain or cell.counters == ()


def pack(given: Sequence[PanelSheet], width: int) -> list[list[PanelSheet]]:
    """Rows of panels, as low as possible in that width, and turned only where that helps."""
    best: list[list[PanelSheet]] = []
    lowest = math.inf
    both = [(sheet, sheet.turned()) for sheet in given]
    for turns in sorted(itertools.product((0, 1), repeat=len(given)), key=sum):
        chosen = [pair[turn] for pair, turn in zip(both, turns, strict=True)]
        rows = _rows(chosen, width)
        cost = _cost(rows, width) + sum(turns)
        if cost < lowest:
            best, lowest = rows, cost
    return best


def _rows(chosen: Sequence[PanelSheet], width: int) -> list[list[PanelSheet]]:
    rows: list[list[PanelSheet]] = []
    for sheet in chosen:
        for row in rows:
            if row_width([*row, sheet]) <= width:
                row.append(sheet)
                break
        else:
            rows.append([sheet])
    return rows


def row_width(row: Sequence[PanelSheet]) -> int:
    return sum(sheet.width for sheet in row) + GAP * (len(row) - 1)


def packed_width(rows: Sequence[Sequence[PanelSheet]]) -> int:
    return max(map(row_width, rows), default=0)


def packed_height(rows: Sequence[Sequence[PanelSheet]]) -> int:
    return sum(max(sheet.height for sheet in row) for row in rows) + max(len(rows) - 1, 0)


def _cost(rows: list[list[PanelSheet]], width: int) -> int:
    """First nothing must stick out, then lower is better."""
    return 1000 * max(packed_width(rows) - width, 0) + packed_height(rows)


def render(rows: Sequence[Sequence[PanelSheet]], liveries: Mapping[str, str]) -> RenderableType:
    """`liveries` are the owners' colours."""
    lines: list[RenderableType] = []
    for row in rows:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for sheet in row:
            grid.add_column(width=sheet.width, no_wrap=True)
        grid.add_row(*(_table(sheet, liveries) for sheet in row))
        lines.append(Padding(grid, (1 if lines else 0, 0, 0, 0), expand=False))
    return Group(*lines)


def _table(sheet: PanelSheet, liveries: Mapping[str, str]) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    for column in sheet.columns:
        numeric = all(map(_is_number, column[1:]))
        table.add_column(justify="right" if numeric else "left", no_wrap=True)
    table.add_row(*(_heading(cell, liveries) for cell in sheet.heading))
    for number, row in enumerate(sheet.rows):
        table.add_row(
            *(
                _cell(cell, sheet.letters, liveries, (number, column) in sheet.changed)
                for column, cell in enumerate(row)
            )
        )
    notes = (Text(line, "dim italic") for line in sheet.notes)
    return Group(Text(sheet.title, "bold"), *notes, table)


def _heading(cell: Cell, liveries: Mapping[str, str]) -> Text:
    return _badge(cell, liveries) if _is_badge(cell) else Text(cell.text, "dim")


def _cell(
    cell: Cell, letters: Mapping[str, str], liveries: Mapping[str, str], changed: bool
) -> Text:
    if cell.counters:
        return Text(" ").join(_counter(each, letters, liveries) for each in cell.counters)
    if _is_badge(cell):
        return _badge(cell, liveries)
    if cell.text == NO_VALUE:
        return Text(cell.text, "dim")
    return Text(cell.text, ACCENT if changed else "bold" if cell.strong or cell.owner else "")


def _counter(counter: Counter, letters: Mapping[str, str], liveries: Mapping[str, str]) -> Text:
    colour = liveries.get(counter.owner)
    style = livery_style(colour) if colour else "dim"
    return Text.assemble((_lettered(counter, letters), style), (counter.gain_text, "dim"))


def _badge(cell: Cell, liveries: Mapping[str, str]) -> Text:
    return Text(cell.text, livery_style(liveries[cell.owner]))
