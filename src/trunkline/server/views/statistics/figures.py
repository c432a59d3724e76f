"""The numbers that stand in panels, each with what it is called."""

from __future__ import annotations

import functools
import re
from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from trunkline.server.model.schemas.match import CellView, CounterView, PanelView

Value = int | float
Kind = Literal["figure", "step", "count", "gain"]
# "$12", "£2,000", "3/4", "7 to go", and not "H5". As `web/src/table/changes.ts` reads them.
FIGURE = re.compile(r"([^\w]*?)([-−]?\d{1,3}(?:,\d{3})+|[-−]?\d+(?:[.,]\d+)?)(\D.*)?", re.DOTALL)
THOUSANDS = re.compile(r",(?=\d{3})")
UP, DOWN = "+↑", "-−↓"
NOTHING = frozenset("·–—-")
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
    value: Value
    certain: bool = True  # a dash may be a nought, or no number at all


@dataclass(frozen=True, slots=True)
class Figure:
    before: str
    value: Value
    after: str


@functools.lru_cache(maxsize=4096)
def figure(text: str) -> Figure | None:
    match = FIGURE.fullmatch(text.strip())
    if match is None:
        return None
    before, digits, after = match.groups(default="")
    plain = THOUSANDS.sub("", digits).replace("−", "-").replace(",", ".")
    sign = -1 if {*before} & {*DOWN} else 1
    value = float(plain) if "." in plain else int(plain)
    return Figure(before.strip().strip(UP + DOWN), sign * value, after)


def numbers_in(panel: PanelView, names: Mapping[str, str]) -> Iterator[tuple[Key, Found]]:
    """Every number of a panel, in its order. `names` are those of the liveries."""
    title = panel.title.partition(" · ")[0]
    for row, cells in _rows(panel):
        owner = cells[0].owner or cells[0].target or ""
        heading = _heading(cells)
        for column, cell in enumerate(cells):
            if heading and column == 0:
                continue
            label = panel.columns[column] if column < len(panel.columns) else ""
            name = Name(title, heading, label, "", "figure", "", "", owner, cell.owner)
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
    return first.text if len(cells) > 1 and figure(first.text) is None else ""


def _cell(
    key: Key, name: Name, cell: CellView, names: Mapping[str, str]
) -> Iterator[tuple[Key, Found]]:
    if cell.step is not None:
        yield key, _marker(name, cell.step, cell.marks or [])
    elif cell.counters is not None:
        yield from _counters(key, name, cell.counters, names)
    elif (found := figure(cell.text)) is not None:
        named = _renamed(name, "figure", before=found.before, after=found.after)
        yield key, Found(named, found.value)
    elif cell.text.strip() in NOTHING and cell.text.strip():
        yield key, Found(name, 0, certain=False)


def _marker(name: Name, step: int, marks: Sequence[str]) -> Found:
    """What is printed where the marker stands, if only numbers are printed there; else its step."""
    printed = [figure(mark) for mark in marks]
    if step < len(printed) and all(printed) and (here := printed[step]) is not None:
        return Found(_renamed(name, "step", before=here.before), here.value)
    return Found(_renamed(name, "step"), step)


def _counters(
    key: Key, name: Name, counters: Sequence[CounterView], names: Mapping[str, str]
) -> Iterator[tuple[Key, Found]]:
    """How many lie in the cell, and how many of each owner; a place for one is none."""
    counts, gains = Tally[str](), dict[str, Figure]()
    for each in counters:
        if each.owner:
            count, gain = figure(each.text), figure(each.gain)
            counts[each.owner] += int(count.value) if count else 1
            if gain is not None:
                gains[each.owner] = gain
    yield key, Found(_renamed(name, "count"), counts.total())
    for owner, count_of in counts.items():
        part = names.get(owner, owner)
        whose = Key(key.panel, key.row, key.column, owner)
        yield whose, Found(_renamed(name, "count", part=part, livery=owner), count_of)
        if owner in gains:
            gain = gains[owner]
            brings = Key(key.panel, key.row, key.column, owner + GAIN)
            named = _renamed(name, "gain", part=part, livery=owner, before=gain.before)
            yield brings, Found(named, gain.value)


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
