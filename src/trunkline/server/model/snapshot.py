"""Snapshots: a match in memory, one version of it, which never changes.

A change makes another one. So whoever looks at a match while somebody acts sees all of the change
or nothing, and whatever is made of a version (scenes, views) is cached with it.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from trunkline.core.events import Event
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.core.position_text import ScoreText
from trunkline.players.characters import NAMES as CHARACTERS
from trunkline.players.levels import level_of
from trunkline.server.model.cache import MemoCache
from trunkline.server.model.catalogue import board_text
from trunkline.server.model.clocks import HoursByOwner
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.origin import Origin, read_origin
from trunkline.server.model.table_settings import TableSettings, read_table_settings
from trunkline.server.storage.rows import Status, StoredAction, StoredMatch, StoredSeat
from trunkline.server.storage.versioning import StoredHappening

TAIL = 40  # entries kept in memory at least: enough for whoever is not far behind
MOST_CACHED = 200  # of a version: about what six players make in three languages
BARONS = 12  # names for bots, in the catalogue …
NAMES = 6  # … and for each character: as many as the largest table has seats
Barrier = Literal["", "other", "news", "over", "none"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A log entry: an action, its events, and whether it revealed something."""

    number: int
    version: int
    seat: int | None
    action: str
    at: datetime
    events: tuple[Event, ...]
    reveals: bool = True  # until somebody has looked

    @classmethod
    def from_row(cls, row: StoredAction, reveals: bool = True) -> Entry:
        return cls(row.number, row.version, row.seat, row.action, row.at, row.events, reveals)


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to undo what lies before another's decision, which those concerned must agree to.

    Whether a table plays so is one of its settings. Bots agree by themselves, and so does whoever
    asks, for all seats of theirs. The request stands in the match itself (`matches.asked`); it is
    off as soon as anything else happens at the table.
    """

    id: int  # the version that the match had from then on
    seat: int  # who asks
    to: int
    count: int
    news: bool
    of: Sequence[int]  # the seats that are asked
    agreed: Sequence[int] = ()

    @property
    def data(self) -> dict[str, Any]:
        return asdict(self)

    def with_consent(self, seats: Sequence[int]) -> UndoRequest:
        return replace(self, agreed=[*self.agreed, *(each for each in seats if each in self.of)])

    def waits_for(self, seats: Sequence[StoredSeat]) -> list[int]:
        """A seat that a bot holds by now says nothing against it."""
        return [
            each for each in self.of if each not in self.agreed and seats[each].player is not None
        ]


@dataclass(frozen=True, eq=False)
class MatchSnapshot:
    """One version of a match in memory: what is stored, the position, and the newest entries."""

    stored: StoredMatch = field(repr=False)
    position: Position = field(repr=False)
    tail: tuple[Entry, ...] = field(repr=False)  # the newest entries, in order
    scoring: dict[str, list[ScoreText]] = field(default_factory=dict, repr=False)  # at the end
    cache: MemoCache = field(default_factory=lambda: MemoCache(MOST_CACHED), repr=False)
    happenings: tuple[StoredHappening, ...] = field(default=(), repr=False)  # the newest, in order
    # When the clocks of those run who sit here; {}: there are none, or everybody's all day.
    hours_by_owner: HoursByOwner = field(default_factory=dict, repr=False)
    changed_at: float | None = None  # by time.perf_counter(): when this process wrote the version

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def version(self) -> int:
        return self.stored.version

    @property
    def number(self) -> int:
        return self.stored.number

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return self.stored.seats

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def actor(self) -> int | None:
        return self.stored.actor

    # For the driver of the bots

    @property
    def board(self) -> str:
        return board_text(self.game, self.position.board)

    @property
    def bots(self) -> Sequence[str]:
        return [seat.bot if seat.kind == "bot" else "" for seat in self.seats]

    @property
    def people(self) -> frozenset[str]:
        """Those who have seats, as hashes of their secrets."""
        return frozenset(seat.owner for seat in self.seats if seat.owner is not None)

    # How the table plays

    @property
    def table_settings(self) -> TableSettings:
        return self.cache.get(read_table_settings, None, self.stored.customs)

    @property
    def origin(self) -> Origin | None:
        return self.cache.get(read_origin, None, self.stored.origin)

    # Whose

    def held_by(self, owner: str | None) -> tuple[int, ...]:
        """The seats of whoever has that secret's hash, also those that a bot holds for them."""
        return tuple(each.seat for each in self.seats if owner and each.owner == owner)

    def played_by(self, owner: str | None) -> tuple[int, ...]:
        """The seats in which they decide."""
        return tuple(each.seat for each in self.seats if owner and each.player == owner)

    def check_seat(self, seat: int | None) -> None:
        """Refused: there is no such seat."""
        if seat not in range(self.stored.players):
            raise Refused(404, "not-found", "problem-no-seat")

    def names(self, language: str) -> tuple[str, ...]:
        """The seats' names as that reader knows them."""
        return tuple(display_name(self.id, seat, language) for seat in self.seats)

    def position_in(self, language: str) -> Position:
        """The position, with the names of that language."""
        return self.cache.get(_named, language, self.position, self.names(language))

    def observed_by(self, seat: int | None, language: str) -> Position:
        """The position as that seat, or None, a spectator, may know it."""
        return self.cache.get(_observed, (seat, language), self.position_in(language), seat)

    # What can be taken back

    def undo(self, owner: str | None) -> tuple[int, Barrier]:
        """How many of the last actions, and why no more."""
        mine = self.played_by(owner)
        if not mine or not self.number or not self.tail:
            return 0, ""
        if self.stored.over:
            return 0, "over"
        if self.table_settings.take_backs == "none":
            return 0, "none"
        if self.tail[-1].seat not in mine:
            return 0, "other"
        steps = turn_so_far(self.tail)
        if steps == self.number:
            return steps, ""
        return steps, "other" if self.tail[-1 - steps].seat != self.tail[-1].seat else "news"

    @property
    def undo_request(self) -> UndoRequest | None:
        asked = self.stored.asked
        return None if asked is None else UndoRequest(**asked)

    def may_request_undo(self, owner: str | None) -> bool:
        """Whether others may be asked to let them take back more than `undo` says."""
        mine = self.played_by(owner)
        return (
            self.table_settings.take_backs == "consent"
            and not self.stored.over
            and any(entry.seat in mine for entry in self.tail)
        )

    # What the log needs

    @property
    def reach(self) -> int:
        """All that happened after this version is in memory; after 0: from the very beginning."""
        first = self.tail[0]
        told = 0 if first.number == 0 else first.version
        if len(self.happenings) < TAIL:
            return told
        return max(told, self.happenings[0].version - 1)

    @property
    def rematch_id(self) -> str:
        """The id of the match that was begun after this one, or ""."""
        begun = (str(each.data["match"]) for each in self.happenings if each.kind == "rematch")
        return next(begun, "")

    # What comes next

    def then(self, entries: Sequence[Entry], position: Position, status: Status) -> MatchSnapshot:
        last = entries[-1]
        stored = replace(
            self.stored.updated(status, last.at),
            version=last.version,
            number=last.number,
            changed=last.at,
            state=b"",
            asked=None,
        )
        told = (*self.tail, *entries)
        return MatchSnapshot(
            stored,
            position,
            told[-max(TAIL, turn_so_far(told) + 1) :],
            happenings=self.happenings,
            hours_by_owner=self.hours_by_owner,
        )


def _named(position: Position, names: tuple[str, ...]) -> Position:
    return position.named(names)


def _observed(position: Position, seat: int | None) -> Position:
    return position.observed_by(seat)


def turn_so_far(entries: Sequence[Entry]) -> int:
    """How many of the last entries one seat decided in a row without learning anything new."""
    last = entries[-1].seat
    seats = itertools.takewhile(
        lambda entry: entry.number > 0 and entry.seat == last and not entry.reveals,
        reversed(entries),
    )
    return sum(1 for _ in seats)


@functools.lru_cache(maxsize=4096)
def display_name(id: str, seat: StoredSeat, language: str) -> str:
    """Bots are named after railway barons, each match with other ones; characters after people of
    their trade. Whoever lets a bot hold the seat is still called as before."""
    if seat.name:
        return seat.name
    if seat.kind == "bot" and seat.owner is None:
        texts = server_texts(language)
        number = sum(map(ord, id)) + seat.seat
        if seat.bot in CHARACTERS:
            return texts(f"{seat.bot}-{number % NAMES}")
        return texts(f"baron-{number % BARONS}")
    return unnamed(seat.seat, language)


def unnamed(seat: int, language: str) -> str:
    """What somebody is called who has not said a name."""
    return server_texts(language)("seat", number=seat + 1)


def bot_title(bot: str, language: str) -> str:
    """What a bot is called: by its level and that level's name, or by its name alone."""
    texts, level = server_texts(language), level_of(bot)
    name = texts.name("bot", bot)
    return name if level is None else texts("bot-of-level", level=level, name=name)


def opened(
    stored: StoredMatch,
    position: Position,
    rows: Iterable[StoredAction],
    happenings: Sequence[StoredHappening] = (),
) -> MatchSnapshot:
    """A match from what is stored; nothing is replayed."""
    return MatchSnapshot(
        replace(stored, state=b""),
        position,
        tuple(Entry.from_row(row) for row in rows),
        happenings=tuple(happenings[-TAIL:]),
    )
