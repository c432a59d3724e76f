"""Statistics: every number of a match as time series, from its set-up to now, and as CSV.

Nothing here knows a game. The numbers are those that stand in the panels of a scene, and the
scores; the scene of each moment is made of what the viewer could know then.
"""

from __future__ import annotations

import csv
import io
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

from trunkline.core.contract import HIDDEN
from trunkline.core.position import Position
from trunkline.core.scene import Panel, Scene, seat_owner
from trunkline.core.texts import Texts
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.history import (
    LineView,
    SeriesView,
    StatisticsPanel,
    StatisticsView,
)
from trunkline.server.model.schemas.match import EntryView
from trunkline.server.model.schemas.scene import CellView, CounterView, PanelView
from trunkline.server.model.snapshot import Entry
from trunkline.server.model.viewer import OmniscientPosition
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.log import entry_view, revealed
from trunkline.server.views.scene import panel_view

Kind = Literal["figure", "step", "count", "gain"]
T = TypeVar("T")
GAIN = "+"  # after the owner of a counter: what it would bring
SCORE = "score"
SEAT_PREFIX = "seat:"


# The numbers of a panel


@dataclass(frozen=True, slots=True)
class NumberKey:
    """Where a number stands; the same from one moment to the next."""

    panel: str
    row: str  # by what it stands for, where it stands for something
    column: int
    part: str = ""  # of a cell with counters: whose

    @property
    def id(self) -> str:
        return f"{self.panel}|{self.row}|{self.column}|{self.part}"

    @property
    def cell(self) -> NumberKey:
        return NumberKey(self.panel, self.row, self.column)


@dataclass(frozen=True, slots=True)
class NumberName:
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
class PanelNumber:
    """A number in a panel, and what it is called."""

    name: NumberName
    value: int


def numbers_in(
    panel: PanelView, names: Mapping[str, str]
) -> Iterator[tuple[NumberKey, PanelNumber]]:
    """Every number of a panel, in its order. `names` are those of the liveries."""
    for row, cells in _rows(panel):
        owner = cells[0].owner or cells[0].target or ""
        heading = _heading(cells)
        for column, cell in enumerate(cells):
            if heading and column == 0:
                continue
            label = panel.columns[column] if column < len(panel.columns) else ""
            name = NumberName(panel.title, heading, label, "", "figure", "", "", owner, cell.owner)
            yield from _cell(NumberKey(panel.id, row, column), name, cell, names)


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
    key: NumberKey, name: NumberName, cell: CellView, names: Mapping[str, str]
) -> Iterator[tuple[NumberKey, PanelNumber]]:
    if cell.step is not None:
        # What is printed where the marker stands, if that is a number; else its step.
        value = cell.step if cell.value is None else cell.value
        yield key, PanelNumber(_renamed(name, "step", before=cell.before or ""), value)
    elif cell.counters is not None:
        yield from _counters(key, name, cell.counters, names)
    elif cell.value is not None:
        after = (cell.after or "") if cell.of is None else f"/{cell.of}"
        named = _renamed(name, "figure", before=cell.before or "", after=after)
        yield key, PanelNumber(named, cell.value)


def _counters(
    key: NumberKey, name: NumberName, counters: Sequence[CounterView], names: Mapping[str, str]
) -> Iterator[tuple[NumberKey, PanelNumber]]:
    """How many lie in the cell, and how many of each owner; a place for one is none."""
    counts, gains = Tally[str](), dict[str, int]()
    for each in counters:
        if each.owner:
            counts[each.owner] += 1 if each.value is None else each.value
            if each.gain_value:
                gains[each.owner] = each.gain_value
    yield key, PanelNumber(_renamed(name, "count"), counts.total())
    for owner, count_of in counts.items():
        part = names.get(owner, owner)
        whose = NumberKey(key.panel, key.row, key.column, owner)
        yield whose, PanelNumber(_renamed(name, "count", part=part, livery=owner), count_of)
        if owner in gains:
            brings = NumberKey(key.panel, key.row, key.column, owner + GAIN)
            yield brings, PanelNumber(_renamed(name, "gain", part=part, livery=owner), gains[owner])


def _renamed(
    name: NumberName,
    kind: Kind,
    *,
    part: str = "",
    before: str = "",
    after: str = "",
    livery: str | None = None,
) -> NumberName:
    shown = name.livery if livery is None else livery
    return NumberName(
        name.title, name.row, name.column, part, kind, before, after, name.owner, shown
    )


# The numbers of a moment

Numbers = list[tuple[NumberKey, PanelNumber]]


@dataclass(frozen=True, slots=True)
class StatisticsViewer:
    """A viewer of statistics: from which seat, in which language, and whether for scores only."""

    seat: int | None  # None: a spectator's
    all: bool  # nothing is hidden
    language: str
    scores_only: bool = False
    over: bool = False  # the match is, and so no score was a secret


class PanelNumbers:
    """Finds the numbers of one moment after another; most panels stay as they were."""

    def __init__(self, viewer: StatisticsViewer) -> None:
        self._viewer = viewer
        self._last: dict[tuple[int | None, str], tuple[Panel, Numbers]] = {}

    def numbers(self, position: Position) -> Numbers:
        """The scores, then the panels."""
        viewer = self._viewer
        scores = list(_scores(position, viewer))
        if viewer.scores_only:
            return scores
        if not viewer.all:
            return scores + self._panels(position.observed_by(viewer.seat), viewer.seat)
        if position.is_private(range(position.players)):
            return scores + list(self._everybodys(OmniscientPosition.of(position)))
        return scores + self._panels(position, None)

    def _panels(self, position: Position, seat: int | None) -> Numbers:
        # Not the gathered scene of `OmniscientPosition`: what two seats hold are two numbers.
        scene = Position.scene(position, self._viewer.language, seat)
        return [each for panel in scene.panels for each in self._panel(scene, panel, seat)]

    def _panel(self, scene: Scene, panel: Panel, seat: int | None) -> Numbers:
        before = self._last.get((seat, panel.id))
        if before is not None and before[0] == panel:
            return before[1]
        owners = {each.owner: each.target or each.owner for each in scene.liveries}
        names = {each.target or each.owner: each.name for each in scene.liveries}
        found = list(numbers_in(panel_view(panel, owners), names))
        self._last[seat, panel.id] = panel, found
        return found

    def _everybodys(self, position: OmniscientPosition) -> Iterator[tuple[NumberKey, PanelNumber]]:
        """What lies there for all, once; and of each seat what it has before itself."""
        common = self._panels(position, None)
        public = {key.panel for key, _ in common}
        yield from common
        for seat, name in enumerate(position.names):
            for key, each in self._panels(position, seat):
                if key.panel not in public:
                    title = f"{name}: {each.name.title}"
                    own = replace(key, panel=f"{key.panel}@{seat}")
                    yield own, replace(each, name=replace(each.name, title=title))


def _scores(
    position: Position, viewer: StatisticsViewer
) -> Iterator[tuple[NumberKey, PanelNumber]]:
    is_open = viewer.all or viewer.over or position.actor is None
    scores = (position if is_open else position.observed_by(viewer.seat)).scores
    title = server_texts(viewer.language)("numbers-scores")
    for seat, score in enumerate(scores):
        if is_open or score != HIDDEN:
            owner = seat_owner(seat)
            name = NumberName(title, position.names[seat], "", "", "figure", "", "", owner, "")
            yield NumberKey(SCORE, owner, 0), PanelNumber(name, score)


def line_at(position: Position, row: StoredStep, viewer: StatisticsViewer) -> LineView:
    entry = Entry.from_row(row)
    told = entry_view(
        position, revealed(entry) if viewer.all else entry, viewer.seat, viewer.language
    )
    headings = [each.text for each in told.events if each.heading]
    sentences = [each.text for each in told.events if not each.heading]
    return LineView(
        number=told.number,
        at=told.at,
        seat=told.seat,
        action=told.action,
        text=" ".join(sentences) or told.label,
        heading=headings[-1] if headings else "",
        opens=_opens(told),
    )


def _opens(told: EntryView) -> bool:
    """Its one heading comes first, and then what the action did."""
    headings = [place for place, each in enumerate(told.events) if each.heading]
    return headings == [0] and len(told.events) > 1


# Time series


@dataclass(slots=True)
class Series:
    """A number that stands on the table, or stood there; None where it does not."""

    name: NumberName
    at: list[int] = field(default_factory=list)
    values: list[int | None] = field(default_factory=list)

    def write(self, number: int, value: int | None) -> None:
        if not self.values or self.values[-1] != value:
            self.at.append(number)
            self.values.append(value)

    def cut(self, length: int) -> None:
        """Forget what was written from that moment on."""
        while self.at and self.at[-1] >= length:
            self.at.pop()
            self.values.pop()


class MatchSeries:
    """Grows by moments, in order; a moment that was taken back is cut off."""

    def __init__(self) -> None:
        self.stamps: list[int] = []  # the version that wrote each moment
        self.lines: list[LineView] = []
        self._series: dict[NumberKey, Series] = {}
        self._standing: set[NumberKey] = set()  # what stands on the table at the last moment

    def __len__(self) -> int:
        return len(self.stamps)

    def add(
        self, stamp: int, line: LineView, found: Iterable[tuple[NumberKey, PanelNumber]]
    ) -> None:
        number, standing = len(self.stamps), set[NumberKey]()
        for key, each in found:
            series = self._series.get(key)
            if series is None:
                series = self._series[key] = Series(each.name)
            series.name = each.name
            series.write(number, each.value)
            standing.add(key)
        for key in self._standing - standing:
            # Nobody's counter in a cell is a nought; a cell that is gone is nothing.
            self._series[key].write(number, 0 if key.part and key.cell in standing else None)
        self._standing = standing | {
            key for key in self._standing - standing if key.part and key.cell in standing
        }
        self.stamps.append(stamp)
        self.lines.append(line)

    def agree(self, stamps: Sequence[int]) -> None:
        """Keep the moments that are still as they were written."""
        length = 0
        for mine, theirs in zip(self.stamps, stamps, strict=False):
            if mine != theirs:
                break
            length += 1
        if length < len(self.stamps):
            self._cut(length)

    def _cut(self, length: int) -> None:
        del self.stamps[length:]
        del self.lines[length:]
        for series in self._series.values():
            series.cut(length)
        self._series = {key: each for key, each in self._series.items() if each.at}
        self._standing = {key for key, each in self._series.items() if each.values[-1] is not None}

    def view(self, version: int) -> StatisticsView:
        shown = self._shown()
        titles = {key.panel: series.name.title for key, series in shown}
        return StatisticsView(
            version=version,
            number=len(self.stamps) - 1,
            lines=list(self.lines),
            panels=[StatisticsPanel(id, title) for id, title in titles.items()],
            series=[_series_view(key, series, self._series.get(key.cell)) for key, series in shown],
        )

    def _shown(self) -> list[tuple[NumberKey, Series]]:
        """As they stand in the panels; players in the order of their seats, whatever order they
        play in."""
        panels = _ranked(key.panel for key in self._series)
        rows = _ranked((key.panel, key.row) for key in self._series)

        def place(key: NumberKey) -> tuple[object, ...]:
            seat = key.row if key.row.startswith(SEAT_PREFIX) else ""
            return panels[key.panel], seat, rows[key.panel, key.row], key.column, key.part

        return sorted(self._series.items(), key=lambda each: place(each[0]))


def _ranked(things: Iterable[T]) -> dict[T, int]:
    """The place of each among those that are different."""
    return {thing: place for place, thing in enumerate(dict.fromkeys(things))}


def _series_view(key: NumberKey, series: Series, cell: Series | None) -> SeriesView:
    name, at, values = series.name, list(series.at), list(series.values)
    if key.part and cell is not None and cell.at[0] < at[0]:
        # Whose counters came later had none before.
        at, values = [cell.at[0], *at], [0, *values]
    return SeriesView(
        id=key.id,
        panel=key.panel,
        line=key.row,
        place=key.column,
        row=name.row,
        column=name.column,
        part=name.part,
        kind=name.kind,
        before=name.before,
        after=name.after,
        owner=name.owner,
        livery=name.livery,
        at=at,
        values=values,
    )


# CSV

# Spreadsheets take a file for UTF-8 only if it says so itself.
BOM = "\ufeff"
# They part the columns as the reader's language writes lists: where a comma stands in 1,5, by
# a semicolon.
DELIMITERS = {"en": ",", "ru": ";", "hu": ";"}
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon out


def csv_text(view: StatisticsView, names: Sequence[str], texts: Texts) -> str:
    """A line for each action: its number, when, who, what, then every number as it stood then."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=DELIMITERS[texts.language], lineterminator="\r\n")
    titles = {panel.id: panel.title for panel in view.panels}
    facts = [texts(f"numbers-{each}") for each in ("number", "time", "player", "action", "story")]
    writer.writerow(map(_plain, [*facts, *(_called(each, titles, texts) for each in view.series)]))
    columns = [_unrolled(each, view.number) for each in view.series]
    for line, values in zip(view.lines, zip(*columns, strict=True), strict=True):
        who = "" if line.seat is None else names[line.seat]
        told = [_plain(each) for each in (line.at, who, line.action, line.text)]
        writer.writerow([line.number, *told, *("" if each is None else each for each in values)])
    return BOM + out.getvalue()


def _called(series: SeriesView, titles: dict[str, str], texts: Texts) -> str:
    named = [titles[series.panel], series.row, series.column, series.part]
    if series.kind == "gain":
        named.append(texts("numbers-gain"))
    return " · ".join(filter(None, named)) + (f" ({series.before})" if series.before else "")


def _unrolled(series: SeriesView, last: int) -> Iterator[int | None]:
    changes = dict(zip(series.at, series.values, strict=True))
    value = None
    for number in range(last + 1):
        value = changes.get(number, value)
        yield value


def _plain(text: str) -> str:
    """A name that somebody chose is never a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
