"""Row types: what is put into the stores and what comes out of them.

What nobody but the server may know (seed, salt, states, hashes) is left out of every repr, so that
it does not end in a log.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Row

from trunkline.core.events import SEAT, Event

Kind = Literal["person", "open", "bot"]
FIRST_VERSION = 1  # a watcher that has nothing yet has version 0


@dataclass(frozen=True, slots=True)
class ClockUpdate:
    """What a change does to the clocks of a table."""

    awaited: datetime  # since when the actor is to decide
    due: datetime | None = None  # when the clock wants to be looked at
    banks: Mapping[int, int] = field(default_factory=dict)  # milliseconds, by seat
    before: int | None = None  # what was on the clock of who decided, when it began to run


@dataclass(frozen=True, slots=True)
class Status:
    """The status of a match after a change: who decides; at the end nobody, and some have won."""

    actor: int | None
    over: bool
    clock: ClockUpdate | None = None  # None: the actor is to decide from the change on
    winners: tuple[int, ...] = ()

    def clock_at(self, now: datetime) -> ClockUpdate:
        """What a change at that moment does to the clocks."""
        return self.clock or ClockUpdate(now)


@dataclass(frozen=True, slots=True)
class NewAction:
    """An action that was accepted by the rules, with what came of it."""

    seat: int | None  # None for the set-up
    action: str
    events: Sequence[Event]
    state: bytes = field(repr=False)  # of the whole position after it


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it is stored: who decides there, and with how much time."""

    seat: int
    kind: Kind
    name: str = ""
    bot: str = ""
    replaced: bool = False
    owner: str | None = field(default=None, repr=False)  # hash of a secret
    invite: str | None = field(default=None, repr=False)  # hash of a token
    bank: int | None = None  # milliseconds that are left on the clock

    @property
    def player(self) -> str | None:
        """Who decides there; nobody where a bot holds the seat, though it be somebody's."""
        return self.owner if self.kind == "person" else None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to be stored."""

    id: str
    game: str
    rules_version: int
    board: str  # "" is the game's own
    fingerprint: str  # of the board
    options: Mapping[str, str]
    seed: int = field(repr=False)
    salt: str = field(repr=False)
    deal: Mapping[str, object] = field(repr=False)
    creator: str = field(repr=False)  # hash of a secret
    seats: Sequence[StoredSeat]
    opening: NewAction
    status: Status
    board_text: str = field(default="", repr=False)  # the board, for a later program
    customs: Mapping[str, Any] = field(default_factory=dict)  # how this table plays
    origin: Mapping[str, Any] | None = None  # what it follows on

    @property
    def bank(self) -> int | None:
        """Milliseconds that every clock begins with; None: there are no clocks."""
        clock = self.customs.get("clock")
        return None if clock is None else 1000 * int(clock["bank"])


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is stored, with its seats and its present state, without the log."""

    id: str
    game: str
    rules_version: int
    board: str
    fingerprint: str
    players: int
    options: dict[str, str]
    seed: int = field(repr=False)
    salt: str = field(repr=False)
    deal: dict[str, object] = field(repr=False)
    creator: str = field(repr=False)
    created: datetime
    changed: datetime
    version: int
    number: int
    actor: int | None
    over: bool
    state: bytes = field(repr=False)
    customs: dict[str, Any]
    origin: dict[str, Any] | None
    asked: dict[str, Any] | None
    awaited: datetime | None
    due: datetime | None
    seats: tuple[StoredSeat, ...]

    def updated(self, status: Status, now: datetime) -> StoredMatch:
        """The same after a change: who decides then, and what the clocks show."""
        clock = status.clock_at(now)
        banks = clock.banks
        return replace(
            self,
            actor=status.actor,
            over=status.over,
            awaited=clock.awaited,
            due=clock.due,
            seats=tuple(replace(each, bank=banks.get(each.seat, each.bank)) for each in self.seats),
        )


@dataclass(frozen=True, slots=True)
class StoredSummary:
    """A line in somebody's list of matches."""

    id: str
    game: str
    board: str
    players: int
    options: dict[str, str]
    creator: str = field(repr=False)
    created: datetime
    changed: datetime
    version: int
    number: int
    actor: int | None
    over: bool
    winners: list[int] | None
    origin_kind: str | None
    seats: tuple[StoredSeat, ...]


def is_turn_of(match: StoredMatch | StoredSummary, owner: str | None) -> bool:
    """Whether they are to decide."""
    return (
        owner is not None and match.actor is not None and match.seats[match.actor].player == owner
    )


@dataclass(frozen=True, slots=True)
class StoredAction:
    """An action as it is stored, without the state after it."""

    number: int
    version: int
    seat: int | None
    action: str
    at: datetime
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class StoredStep(StoredAction):
    """An action with the state after it."""

    state: bytes = field(repr=False)


# Between these and the columns


def compress(state: bytes) -> bytes:
    return zlib.compress(state)


def decompress(packed: bytes) -> bytes:
    return zlib.decompress(packed)


def event_data(events: Sequence[Event]) -> list[list[object]]:
    """All that an event says, so that a later catalogue of events cannot change its meaning."""
    return [
        [
            event.kind,
            event.clause,
            dict(event.values),
            event.heading,
            list(event.secret),
            list(event.known_to),
        ]
        for event in events
    ]


def action_data(row: Row[Any]) -> dict[str, Any]:
    """An action that was taken back, to be kept as JSON: what it was and what came of it."""
    return {**row._mapping, "at": row.at.isoformat()}


def read_undone(data: dict[str, Any]) -> list[StoredAction]:
    """The actions that were taken back by a happening with that data."""
    return [
        StoredAction(
            **{
                **each,
                "at": datetime.fromisoformat(each["at"]),
                "events": read_events(each["events"]),
            }
        )
        for each in data.get("undone", ())
    ]


def read_events(data: list[Any]) -> tuple[Event, ...]:
    return tuple(map(_event, data))


def _event(data: list[Any]) -> Event:
    kind, clause, values, heading, secret, *more = data
    # Matches that began before there were partners do not say who knows: the event's own seat.
    known_to = tuple(more[0]) if more else (SEAT,)
    return Event(kind, clause, values, heading, tuple(secret), known_to)


def read_seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(
        row.seat,
        row.kind,
        row.name,
        row.bot,
        row.replaced,
        owner=row.owner,
        invite=row.invite,
        bank=row.bank,
    )


def read_match(row: Row[Any], seats: tuple[StoredSeat, ...]) -> StoredMatch:
    columns = {**row._mapping, "state": decompress(row.state)}
    return StoredMatch(**columns, seats=seats)


def read_summary(row: Row[Any], seats: tuple[StoredSeat, ...]) -> StoredSummary:
    return StoredSummary(**row._mapping, seats=seats)


def read_action(row: Row[Any]) -> StoredAction:
    return StoredAction(**{**row._mapping, "events": read_events(row.events)})


def read_step(row: Row[Any]) -> StoredStep:
    columns = {**row._mapping, "events": read_events(row.events), "state": decompress(row.state)}
    return StoredStep(**columns)


@dataclass(frozen=True, slots=True)
class TimedDecision:
    """A decision, and what was on the clock when it began."""

    number: int
    seat: int | None
    bank: int | None
