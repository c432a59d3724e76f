"""The numbers that stand in panels, each with what it is called."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from trunkline.server.model.schemas.match import CellView, CounterView, PanelView

Kind = Literal["figure", "step", "count", "gain"]

GAIN = "+"  # after the owner of a counter: what it would bring


@dataclass(frozen=True, slots=True)
class Key:
    """Where a number stands; the same from one moment to the next."""

    panel: str
    row: str  # by what it stands for, where it stands for something
    column: int
    part: str = ""  # of a cell with counters: whose

    @property
    def id(self) -> str:
        return f"{self.panel}|{self.row}|{self.column}|{self.part}"

    @property
    def cell(self) -> Key:
        return Key(self.panel, self.row, self.column)


@dataclass(frozen=True, slots=True)
class Name:
    """What a number is called, and whose livery is shown with it."""

    title: str  # of the panel
    row: str
    column: str
    part: str
    kind: Kind
    before: str  # a unit: "$"
    after: str  # or one after it: "/4"
    owner: str  # of the row
    livery: str  # of the cell or the counter itself


@dataclass(frozen=True, slots=True)
class Found:
    name: Name
    value: int


def numbers_in(panel: PanelView, names: Mapping[str, str]) -> Iterator[tuple[Key, Found]]:
    """Every number of a panel, in its order. `names` are those of the liveries."""
    for row, cells in _rows(panel):
        owner = cells[0].owner or cells[0].target or ""
        heading = _heading(cells)
        for column, cell in enumerate(cells):
            if heading and column == 0:
                continue
            label = panel.columns[column] if column < len(panel.columns) else ""
            name = Name(panel.title, heading, label, "", "figure", "", "", owner, cell.owner)
            yield from _cell(Key(panel.id, row, column), name, cell, names)


def _rows(panel: PanelView) -> Iterator[tuple[str, list[CellView]]]:
    """Each row with what it is known by: what its first cell stands for, or what is written there,
    or its place. Of rows that are known by the same the second is another one."""
    seen = Tally[str]()
    for index, cells in enumerate(panel.rows):
        if not cells:
            continue
        known = cells[0].target or _heading(cells) or f"#{index}"
        seen[known] += 1
        yield known if seen[known] == 1 else f"{known}#{seen[known]}", cells


def _heading(cells: Sequence[CellView]) -> str:
    first = cells[0]
    return first.text if len(cells) > 1 and first.unit is None else ""


def _cell(
    key: Key, name: Name, cell: CellView, names: Mapping[str, str]
) -> Iterator[tuple[Key, Found]]:
    if cell.step is not None:
        # What is printed where the marker stands, if that is a number; else its step.
        value = cell.step if cell.value is None else cell.value
        yield key, Found(_renamed(name, "step", before=cell.before or ""), value)
    elif cell.counters is not None:
        yield from _counters(key, name, cell.counters, names)
    elif cell.value is not None:
        after = (cell.after or "") if cell.of is None else f"/{cell.of}"
        named = _renamed(name, "figure", before=cell.before or "", after=after)
        yield key, Found(named, cell.value)


def _counters(
    key: Key, name: Name, counters: Sequence[CounterView], names: Mapping[str, str]
) -> Iterator[tuple[Key, Found]]:
    """How many lie in the cell, and how many of each owner; a place for one is none."""
    counts, gains = Tally[str](), dict[str, int]()
    for each in counters:
        if each.owner:
            counts[each.owner] += 1 if each.value is None else each.value
            if each.gain_value:
                gains[each.owner] = each.gain_value
    yield key, Found(_renamed(name, "count"), counts.total())
    for owner, count_of in counts.items():
        part = names.get(owner, owner)
        whose = Key(key.panel, key.row, key.column, owner)
        yield whose, Found(_renamed(name, "count", part=part, livery=owner), count_of)
        if owner in gains:
            brings = Key(key.panel, key.row, key.column, owner + GAIN)
            yield brings, Found(_renamed(name, "gain", part=part, livery=owner), gains[owner])


def _renamed(
    name: Name,
    kind: Kind,
    *,
    part: str = "",
    before: str = "",
    after: str = "",
    livery: str | None = None,
) -> Name:
    shown = name.livery if livery is None else livery
    return Name(name.title, name.row, name.column, part, kind, before, after, name.owner, shown)
