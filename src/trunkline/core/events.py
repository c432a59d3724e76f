"""Events: what happened, as typed rows that compiled code writes and everything else reads.

A game declares the kinds of its events with the names of their values:

    EVENTS = EventCatalogue()
    BID = EVENTS.kind("bid", clause="CE-2.4", seat="seat", amount="number")

A rule emits `emit(log, BID, seat, amount)`. Playouts pass a log that is switched off. Prose comes
from the message catalogues, at the edge: message `event-bid` with the values by name.

Values that only the event's seat may know are named as secret; others read message
`event-drew-unseen`, which does without them. Where more seats may know them, such as a partner,
`known_to` names the values that say which. A heading begins a part of the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

from trunkline.core.actions import NUMBER, Vocabulary
from trunkline.core.compiled import compiled
from trunkline.core.struct import Grid, Struct, int8, int32

SEAT = "seat"
VALUES = 6
CAPACITY = 160  # more than one action can cause; a law checks that no log runs over

Value = int | str


class Log(Struct):
    """The event log: what compiled code writes while it is on."""

    on: int = int8()
    count: int = int32()
    rows: Grid = int32(CAPACITY, 1 + VALUES)


class EventNumber(NamedTuple):
    """The number of a kind of event. (Numba would compile `emit` anew for each bare constant.)"""

    number: int


@compiled
def emit(
    log: Log,
    kind: EventNumber,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    if not log.on:
        return
    if log.count < CAPACITY:
        row = log.count
        log.rows[row, 0] = kind.number
        log.rows[row, 1] = a
        log.rows[row, 2] = b
        log.rows[row, 3] = c
        log.rows[row, 4] = d
        log.rows[row, 5] = e
        log.rows[row, 6] = f
    log.count += 1


@dataclass(frozen=True)
class Event:
    """Something that happened. Values carry the words of the notation: company 'PRR', hex 'A2'."""

    kind: str
    clause: str
    values: Mapping[str, Value]
    heading: bool = False
    secret: tuple[str, ...] = ()  # the values that not everybody may know
    known_to: tuple[str, ...] = (SEAT,)  # the values that say which seats may
    unseen: bool = False  # they have been left out

    def seen_by(self, seat: int | None) -> Event:
        """The event as far as the seat (None: a spectator) may know it."""
        if not self.secret or seat in [self.values[name] for name in self.known_to]:
            return self
        known = {name: each for name, each in self.values.items() if name not in self.secret}
        return replace(self, values=known, unseen=True)

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.kind}({values})"


@dataclass(frozen=True)
class EventKind:
    """What events of one kind have in common: the clause, the values, who may know them."""

    name: str
    clause: str
    values: tuple[tuple[str, str], ...]
    secret: tuple[str, ...]
    known_to: tuple[str, ...]
    heading: bool


class EventCatalogue:
    """The kinds of events of a game, on top of those of a base, if it has one."""

    def __init__(self, base: EventCatalogue | None = None) -> None:
        self.kinds: list[EventKind] = list(base.kinds) if base else []

    def kind(
        self,
        name: str,
        clause: str,
        *,
        secret: tuple[str, ...] = (),
        known_to: tuple[str, ...] = (SEAT,),
        heading: bool = False,
        **values: str,
    ) -> EventNumber:
        """Declare a kind of event; each value is a seat, a number, or a word of a vocabulary."""
        if len(values) > VALUES:
            raise ValueError(f"event {name} has {len(values)} values; a row holds {VALUES}")
        if not {*secret} <= {*values} or (
            secret and any(values.get(to) != SEAT for to in known_to)
        ):
            raise ValueError(f"event {name}: secret values are values, and belong to its seats")
        self.kinds.append(EventKind(name, clause, tuple(values.items()), secret, known_to, heading))
        return EventNumber(len(self.kinds) - 1)

    def read(self, log: Log, vocabulary: Vocabulary) -> list[Event]:
        """The events in a log, in words."""
        count = log.count
        if count > CAPACITY:
            raise OverflowError(f"one action caused {count} events; a log holds {CAPACITY}")
        # All rows at once: reaching into a struct is slow from Python.
        rows: list[list[int]] = cast(Any, log.rows)[:count].tolist()
        return [self._event(row, vocabulary) for row in rows]

    def _event(self, row: list[int], vocabulary: Vocabulary) -> Event:
        kind = self.kinds[row[0]]
        values: dict[str, Value] = {}
        for (name, what), number in zip(kind.values, row[1:], strict=False):
            values[name] = number if what in (SEAT, NUMBER) else vocabulary[what][number]
        return Event(kind.name, kind.clause, values, kind.heading, kind.secret, kind.known_to)
