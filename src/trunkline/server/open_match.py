"""A match as it stands in memory: one version of it, which never changes.

A change makes another one. So whoever looks at a match while somebody acts sees all of the change
or nothing, and whatever is made of a version (scenes, views) can be kept with it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal, TypeVar, cast

from trunkline.core.errors import TrunklineError
from trunkline.core.events import Event
from trunkline.core.game import AnyGame
from trunkline.core.position import Position, ScoreText
from trunkline.games import find_game
from trunkline.server.library import board_text, ground_of, has_own_tickets
from trunkline.server.problems import Refused, server_texts
from trunkline.server.storage.rows import StoredAction, StoredMatch, StoredSeat

TAIL = 40  # entries kept in memory: enough for whoever is not far behind
MOST_MADE = 200  # of a version: about what six players make in three languages
BARONS = 12  # names for bots, in the catalogue

T = TypeVar("T")
Barrier = Literal["", "other", "news", "over", "far"]


@dataclass(frozen=True, slots=True)
class Entry:
    """An action, what came of it, and whether it brought something new to light."""

    number: int
    version: int
    seat: int | None
    action: str
    at: datetime
    events: tuple[Event, ...]
    reveals: bool = True  # until somebody has looked

    @classmethod
    def stored(cls, row: StoredAction, reveals: bool = True) -> Entry:
        return cls(row.number, row.version, row.seat, row.action, row.at, row.events, reveals)


@dataclass(frozen=True, eq=False)
class OpenMatch:
    facts: StoredMatch = field(repr=False)
    position: Position = field(repr=False)
    tail: tuple[Entry, ...] = field(repr=False)  # the newest entries, in order
    scoring: dict[str, list[ScoreText]] = field(default_factory=dict, repr=False)  # at the end
    made: dict[object, object] = field(default_factory=dict, repr=False)  # of this version, to keep

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def version(self) -> int:
        return self.facts.version

    @property
    def number(self) -> int:
        return self.facts.number

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        return self.facts.seats

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def actor(self) -> int | None:
        return self.facts.actor

    def kept(self, key: object, make: Callable[[], T]) -> T:
        """What was made before under that key, or is made now for whoever asks next."""
        if key in self.made:
            return cast("T", self.made[key])
        made = make()
        self.keep(key, made)
        return made

    def keep(self, key: object, value: object) -> None:
        """Whoever asks for ever other things does not fill the memory."""
        if len(self.made) < MOST_MADE:
            self.made[key] = value

    # For the driver of the bots

    @property
    def board(self) -> str:
        return board_text(self.game, self.position.ground)

    @property
    def bots(self) -> Sequence[str]:
        return [seat.bot if seat.kind == "bot" else "" for seat in self.seats]

    # Whose

    def held_by(self, owner: str | None) -> tuple[int, ...]:
        """The seats of who has that secret's hash."""
        return tuple(each.seat for each in self.seats if owner and each.owner == owner)

    def names(self, language: str) -> tuple[str, ...]:
        """The seats' names as that reader knows them."""
        return tuple(display_name(self.id, seat, language) for seat in self.seats)

    def told_in(self, language: str) -> Position:
        """The position, with the names of that language."""
        return self.kept(
            ("position", language), lambda: replace_names(self.position, self.names(language))
        )

    # What can be taken back

    def undo(self, owner: str | None) -> tuple[int, Barrier]:
        """How many of the last actions, and why no more."""
        mine = self.held_by(owner)
        if not mine or not self.number:
            return 0, ""
        if self.facts.over:
            return 0, "over"
        if self.tail[-1].seat not in mine:
            return 0, "other"
        steps = 0
        for entry in reversed(self.tail):
            if entry.number == 0:
                return steps, ""
            if entry.seat != self.tail[-1].seat:
                return steps, "other"
            if entry.reveals:
                return steps, "news"
            steps += 1
        return steps, "far"

    # What comes next

    def then(self, entries: Sequence[Entry], position: Position) -> OpenMatch:
        last = entries[-1]
        facts = replace(
            self.facts,
            version=last.version,
            number=last.number,
            actor=position.actor,
            over=position.actor is None,
            changed=last.at,
            state=b"",
        )
        return OpenMatch(facts, position, (*self.tail, *entries)[-TAIL:])


@functools.lru_cache(maxsize=4096)
def display_name(id: str, seat: StoredSeat, language: str) -> str:
    """Bots are named after railway barons, each match with other ones."""
    if seat.name:
        return seat.name
    texts = server_texts(language)
    if seat.kind == "bot":
        return texts(f"baron-{(sum(map(ord, id)) + seat.seat) % BARONS}")
    return texts("seat", number=seat.seat + 1)


def replace_names(position: Position, names: tuple[str, ...]) -> Position:
    return Position.from_bytes(
        position.game, position.ground, position.players, names, position.state_bytes
    )


def opened(facts: StoredMatch, rows: Iterable[StoredAction]) -> OpenMatch:
    """A match from what is stored; nothing is replayed."""
    return OpenMatch(
        replace(facts, state=b""),
        position_of(facts, facts.state),
        tuple(Entry.stored(row) for row in rows),
    )


def position_of(facts: StoredMatch, state: bytes) -> Position:
    try:
        game = find_game(facts.game)
        ground = ground_of(game, facts.board, facts.options)
    except TrunklineError:
        reason = "other-tickets" if has_own_tickets(facts.board) else "other-rules"
        raise Refused(409, reason) from None
    same_board = ground.file.fingerprint == facts.fingerprint
    if len(state) != game.state_record.dtype.itemsize or not same_board:
        raise Refused(409, "other-rules")
    return Position.from_bytes(game, ground, facts.players, ("",) * facts.players, state)
