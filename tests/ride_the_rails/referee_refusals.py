"""The referee on why not: every clause that a text breaks, by the rulebook alone.

The engine names one of them. Which, where several are broken, the rulebook does not say.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from tests.ride_the_rails.referee import COLOURS, RefereeTable
from tests.ride_the_rails.referee_legal import (
    OPEN_FROM,
    fits_the_turn,
    is_city,
    leads_to_a_city,
    onward,
    reached,
    starts,
)

# The clause that says what is decided now, for all that is decided at another time.
NOW = {"share": "RR-2.1", "lay": "RR-2.3", "from": "RR-6.1", "ride": "RR-6.2", "over": "RR-7.1"}
STARTS = {
    "red": "RR-4.1",
    "blue": "RR-4.1",
    "orange": "RR-4.2",
    "yellow": "RR-4.3",
    "purple": "RR-4.4",
    "black": "RR-4.5",
}


def broken(table: RefereeTable, text: str) -> set[str]:
    """No clause: it is legal."""
    match table.decision, *text.split():
        case "share", "share", railroad:
            return {*_by_share(table, railroad)}
        case "lay", "done":
            return set()
        case "lay", "lay", railroad, hex:
            return {*_by_laying(table, railroad, hex)}
        case "from", "from", hex:
            return {*_by_start(table, hex)}
        case "ride", "ride", railroad, hex:
            return {*_by_riding(table, railroad, hex)}
        case "ride", "stop":
            return {*_by_stopping(table)}
    return {NOW[table.decision]}


def _by_share(table: RefereeTable, railroad: str) -> Iterator[str]:
    if OPEN_FROM[railroad] > table.round:
        yield "RR-2.2"
    if not table.supply[railroad]:
        yield "RR-2.1"


def _by_laying(table: RefereeTable, railroad: str, hex: str) -> Iterator[str]:
    if not table.players[table.waiting[0]].shares[railroad]:
        yield "RR-3.3"
    if not table.supply[railroad]:
        yield "RR-3.7"
    if not fits_the_turn(table, hex):
        yield "RR-3.2"
    if table.track[railroad]:
        if hex not in reached(table, railroad):
            yield "RR-3.4"
    elif not is_city(table, hex):
        yield "RR-3.4"
    elif hex not in starts(table, railroad):
        yield STARTS[railroad]
    yield from _by_room(table, railroad, hex)


def _by_room(table: RefereeTable, railroad: str, hex: str) -> Iterator[str]:
    there, printed = table.in_hex(hex), table.printed
    if railroad in there:
        yield "RR-3.5"
    elif hex in printed.east:
        if there or len(set(table.track[railroad]) & printed.east) == 2:
            yield "RR-3.6"
            yield from _of_black(table, railroad)
    elif len(there) == 2 and hex != printed.chicago:
        yield "RR-3.5"
        yield from _of_black(table, railroad)


def _of_black(table: RefereeTable, railroad: str) -> Iterator[str]:
    """RR-4.5 speaks of the room where black starts."""
    if railroad == "black" and not table.track[railroad]:
        yield "RR-4.5"


def _by_start(table: RefereeTable, hex: str) -> Iterator[str]:
    if hex not in table.passengers:
        yield "RR-6.1"
    if not any(onward(table, hex, railroad, {hex}) for railroad in COLOURS):
        yield "RR-6.2"


def _by_riding(table: RefereeTable, railroad: str, hex: str) -> Iterator[str]:
    here, came_by = table.way[-1]
    visited = {each for each, _ in table.way}
    if (
        (not is_city(table, here) and railroad != came_by)
        or not {here, hex} <= set(table.track[railroad])
        or hex not in table.printed.next_to[here]
        or not leads_to_a_city(table, railroad, hex, visited - {hex})
    ):
        yield "RR-6.2"
    if hex in visited:
        yield "RR-6.3"


def _by_stopping(table: RefereeTable) -> Iterator[str]:
    if not is_city(table, table.way[-1][0]):
        yield "RR-6.2"
    if len(table.way) == 1:
        yield "RR-6.1"


def tries(table: RefereeTable, chance: random.Random) -> list[str]:
    """Some texts, legal or not, mostly of what is decided now."""
    railroad = chance.choice(COLOURS)
    anywhere, city = _one_of(chance, table.printed.next_to), _one_of(chance, table.printed.cities)
    beside = _one_of(chance, reached(table, railroad)) or city
    texts = ["done", "stop", f"share {railroad}", f"from {city}", f"from {anywhere}"]
    texts += [f"lay {railroad} {hex}" for hex in (anywhere, city, beside)]
    if table.way:
        around = sorted(table.printed.next_to[table.way[-1][0]])
        texts += [f"ride {railroad} {hex}" for hex in (chance.choice(around), anywhere)]
    now = [text for text in texts if text.startswith(table.decision)]
    return [*now, chance.choice(texts)]


def _one_of(chance: random.Random, hexes: Iterable[str]) -> str:
    listed = sorted(hexes)
    return chance.choice(listed) if listed else ""
