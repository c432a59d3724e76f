"""A match: a game being played, a position that moves, with its history and undo."""

from __future__ import annotations

import copy as copying
from pathlib import Path
from typing import Self, Unpack

from trunkline.core.actions import Action
from trunkline.core.events import Event, Log
from trunkline.core.game import AnyGame
from trunkline.core.position import Position, Redeal
from trunkline.core.position_text import CONTINUED
from trunkline.core.record_writer import write_record
from trunkline.core.rulebook import ALLOWED
from trunkline.core.setup import SetupArguments, open_game
from trunkline.core.struct import Struct, StructArray

ROOM = 64  # states, before the array grows


class Match(Position):
    """A game being played: `trunkline.new` begins one, `trunkline.load` reads its record."""

    # Of a match that goes on from a position of another: that one, as it stood there, and how what
    # was hidden was dealt anew; None: it lies as it lay.
    before: Match | None = None
    redeal: Redeal | None = None

    def __init__(self, game: AnyGame, players: int, **arguments: Unpack[SetupArguments]) -> None:
        opening = open_game(game, players, **arguments)
        begin = opening.position
        states = game.state_struct.array(ROOM)
        states[0] = begin.state
        super().__init__(game, begin.board, players, begin.names, states)
        self.options = opening.options
        self.seed = opening.seed
        self.deal = opening.deal
        self.actions: list[Action] = []
        self._logs = Log.array()
        self._logs[0].on = 1
        # What the set-up caused, then what each action caused.
        self._events = [opening.events]

    # Playing

    def play(self, action: str | Action) -> list[Event]:
        """Take the decision; what happened. IllegalAction leaves the match as it was."""
        wanted = self.action(action)
        now = self._index
        if now + 1 == len(self._states):
            self._states = _copied(self.game, self._states, 2 * len(self._states))
        self._states[now + 1] = self._states[now]
        clause = self.game.engine.apply(
            self.board.structs, self._states, now + 1, wanted.id, self._logs
        )
        if clause != ALLOWED:
            raise self._refused(wanted, self.game.clauses.name(clause))
        self.actions.append(wanted)
        self._events.append(self.game.events.read(self._logs[0], self.board.vocabulary))
        self._index, self._legal = now + 1, None
        return self._events[-1]

    def undo(self) -> Action:
        """Take the last action back; the match is exactly as it was before."""
        if not self.actions:
            raise IndexError("nothing to undo: no action has been played")
        self._events.pop()
        self._index, self._legal = self._index - 1, None
        return self.actions.pop()

    def copy(self) -> Self:
        """An independent match in the same position with the same history."""
        twin = copying.copy(self)
        twin.actions = list(self.actions)
        twin._events = list(self._events)
        twin._states = _copied(self.game, self._states, len(self._states))
        twin._logs = self._logs.copy()
        return twin

    def go_on(self, redeal: Redeal | None = None) -> Self:
        """Another match that begins with this position; nothing of this one is in its history."""
        begin = self.redealt(redeal.seat, redeal.seed) if redeal else self
        twin = copying.copy(self)
        twin.before, twin.redeal = self.copy(), redeal
        twin._states, twin._index, twin._legal = self.game.state_struct.array(ROOM), 0, None
        twin._states[0] = begin.state
        twin._logs = self._logs.copy()
        twin.actions, twin._events = [], [[CONTINUED]]
        return twin

    # What happened

    def decider(self, action: int) -> int:
        """The seat that took the action of that number."""
        return int(self.game.engine.actor(self._states, action))

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for caused in self._events for event in caused]

    def events_of(self, action: int) -> list[Event]:
        """What the action of that number caused."""
        return self._events[action + 1]

    def at(self, number: int) -> Position:
        """The position after so many actions."""
        if number not in range(len(self.actions) + 1):
            raise IndexError(f"{len(self.actions)} actions were played, not {number}")
        return Position(self.game, self.board, self.players, self.names, self._states, number)

    # What can be kept

    def record(self) -> str:
        """The text record of the match."""
        return write_record(self)

    def save(self, path: Path | str) -> None:
        """Write the text record; a file that was there is replaced whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.record(), encoding="utf-8")
        draft.replace(target)

    def __repr__(self) -> str:
        return (
            f"<Match of {self.game.title}, {self.players} players, {len(self.actions)} actions, "
            + (f"seat {self.actor} to decide>" if self.actor is not None else "over>")
        )


def _copied(game: AnyGame, states: StructArray[Struct], room: int) -> StructArray[Struct]:
    """A copy with room for so many states. (NumPy's own leaves garbage between the fields.)"""
    larger: StructArray[Struct] = game.state_struct.array(room)
    larger[: len(states)] = states
    return larger
