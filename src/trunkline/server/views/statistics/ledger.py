"""The numbers of a match as some eyes see it, moment after moment: what changed, and when."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from trunkline.core.texts import Texts
from trunkline.server.model.schemas.match import LineView, NumbersPanel, NumbersView, SeriesView
from trunkline.server.views.statistics.figures import Found, Key, Name

SEATS = "seat:"
T = TypeVar("T")


@dataclass(slots=True)
class Series:
    """A number that stands on the table, or stood there; None where it does not."""

    name: Name
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


class Ledger:
    """Grows by moments, in order; a moment that was taken back is cut off."""

    def __init__(self) -> None:
        self.stamps: list[int] = []  # the version that wrote each moment
        self.lines: list[LineView] = []
        self._series: dict[Key, Series] = {}
        self._standing: set[Key] = set()  # what stands on the table at the last moment

    def __len__(self) -> int:
        return len(self.stamps)

    def add(self, stamp: int, line: LineView, found: Iterable[tuple[Key, Found]]) -> None:
        number, standing = len(self.stamps), set[Key]()
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

    def view(self, version: int) -> NumbersView:
        shown = self._shown()
        titles = {key.panel: series.name.title for key, series in shown}
        return NumbersView(
            version=version,
            number=len(self.stamps) - 1,
            lines=list(self.lines),
            panels=[NumbersPanel(id, title) for id, title in titles.items()],
            series=[_series_view(key, series, self._series.get(key.cell)) for key, series in shown],
        )

    def _shown(self) -> list[tuple[Key, Series]]:
        """As they stand in the panels; players in the order of their seats, whatever order they
        play in."""
        panels = _ranked(key.panel for key in self._series)
        rows = _ranked((key.panel, key.row) for key in self._series)

        def place(key: Key) -> tuple[object, ...]:
            seat = key.row if key.row.startswith(SEATS) else ""
            return panels[key.panel], seat, rows[key.panel, key.row], key.column, key.part

        return sorted(self._series.items(), key=lambda each: place(each[0]))


def _ranked(things: Iterable[T]) -> dict[T, int]:
    """The place of each among those that are different."""
    return {thing: place for place, thing in enumerate(dict.fromkeys(things))}


def _series_view(key: Key, series: Series, cell: Series | None) -> SeriesView:
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


# Spreadsheets take a file for UTF-8 only if it says so itself.
BOM = "\ufeff"
# They part the columns as the reader's language writes lists: where a comma stands in 1,5, by
# a semicolon.
DELIMITERS = {"en": ",", "ru": ";", "hu": ";"}
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon out


def csv_text(view: NumbersView, names: Sequence[str], texts: Texts) -> str:
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
