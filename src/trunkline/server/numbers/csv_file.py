"""The ledger as a file for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from trunkline.core.texts import Texts
from trunkline.server.numbers.payloads import NumbersView, SeriesView

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
