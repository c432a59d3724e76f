"""A position: one immutable state of a match: legal actions, what follows, observations, scores.

`position_text` puts it into words, `render` draws it.

What somebody is told is asked of `position.observed_by(seat)`, which is made of the hidden state
only; so nothing else can come through, in previews either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from trunkline.core.actions import NUMBER, Action, Notation
from trunkline.core.contract import HIDDEN, OVER, SPECTATOR
from trunkline.core.end_conditions import MOST_PARTS, NO_PART, EndCondition, EndPart, EndProgress
from trunkline.core.errors import (
    BadSeries,
    BadSetup,
    IllegalAction,
    UnknownTarget,
    did_you_mean,
    one_of,
)
from trunkline.core.events import Event, Log
from trunkline.core.game import AnyGame, Data, LoadedBoard, Prompt
from trunkline.core.position_text import PositionText
from trunkline.core.rng import Random
from trunkline.core.rulebook import ALLOWED, LANGUAGES
from trunkline.core.scene import Scene
from trunkline.core.struct import Struct, StructArray, int_buffer
from trunkline.core.suggestions import Suggestion, Suggestions


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the reason, and the place of each seat (ties share a place)."""

    reason: str
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


@dataclass(frozen=True)
class SeriesStep:
    """An action of a series: where it leads, what happened, and whether it brought news."""

    action: Action
    after: Position
    events: list[Event]
    reveals: bool


@dataclass(frozen=True)
class Redeal:
    """How a position was dealt anew: for that seat (None: a spectator), by that seed."""

    seat: int | None
    seed: int


class LegalActions:
    """The legal actions of a decision: len(), `in` (texts too), iteration in a fixed order."""

    def __init__(self, notation: Notation, ids: Sequence[int]) -> None:
        self._notation = notation
        self.ids = tuple(ids)

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Action]:
        return map(self._notation.action, self.ids)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            action = self._notation.parse(action)
        return isinstance(action, Action) and action.id in self.ids

    def __getitem__(self, index: int) -> Action:
        return self._notation.action(self.ids[index])

    def __str__(self) -> str:
        return ", ".join(map(str, self))

    def __repr__(self) -> str:
        return f"<LegalActions: {self}>"


class Position:
    """One state of a match, read only: state `index` of an array of states."""

    def __init__(
        self,
        game: AnyGame,
        board: LoadedBoard[Any, Any],
        players: int,
        names: tuple[str, ...],
        states: StructArray[Struct],
        index: int = 0,
    ) -> None:
        self.game = game
        self.board = board
        self.players = players
        self.names = names
        self._states = states
        self._index = index
        self._legal: LegalActions | None = None

    @classmethod
    def from_bytes(
        cls,
        game: AnyGame,
        board: LoadedBoard[Any, Any],
        players: int,
        names: tuple[str, ...],
        data: bytes,
    ) -> Position:
        """The position of `state_bytes`."""
        return Position(game, board, players, names, game.state_struct.read(data))

    # What is being decided

    @property
    def actor(self) -> int | None:
        """The seat to decide, or None at the end."""
        seat = self.game.engine.actor(self._states, self._index)
        return None if seat == OVER else int(seat)

    @property
    def legal(self) -> LegalActions:
        """What the actor may do."""
        if self._legal is None:
            room = int_buffer(self.game.space.size)
            count = self.game.engine.legal(self.board.structs, self._states, self._index, room)
            self._legal = LegalActions(self.board.notation, room[:count].tolist())
        return self._legal

    def legal_for(self, seat: int | None) -> LegalActions:
        """What the seat may do as far as it can see: nothing, unless it is the actor."""
        if seat is None or seat != self.actor:
            return LegalActions(self.board.notation, ())
        return self.observed_by(seat).legal

    @property
    def offers(self) -> tuple[Action, ...]:
        """What this decision puts on the table by name, legal or not."""
        return tuple(map(self.action, self.prompt_data.offers or ()))

    def action(self, action: str | Action) -> Action:
        if isinstance(action, Action):
            return self.board.notation.action(action.id)
        return self.board.notation.parse(action)

    def why_not(self, action: str | Action) -> str | None:
        """The clause that forbids the action now, or None if it is legal."""
        number = self.game.engine.refuse(
            self.board.structs, self._states, self._index, self.action(action).id
        )
        return None if number == ALLOWED else self.game.clauses.name(number)

    def refusal(self, action: str | Action) -> IllegalAction | None:
        """Why the action is not legal, as an error that speaks every language; None if it is."""
        clause = self.why_not(action)
        return None if clause is None else self._refused(self.action(action), clause)

    def _refused(self, action: Action, clause: str) -> IllegalAction:
        texts = {language: self.text(language).refusal(action, clause) for language in LANGUAGES}
        return IllegalAction(str(action), clause, texts)

    # What would follow

    def after(self, action: str | Action) -> tuple[Position, list[Event]]:
        """The next position, and what happened on the way there."""
        wanted = self.action(action)
        states, logs = self.game.state_struct.array(), Log.array()
        states[0] = self._states[self._index]
        logs[0].on = 1
        clause = self.game.engine.apply(self.board.structs, states, 0, wanted.id, logs)
        if clause != ALLOWED:
            raise self._refused(wanted, self.game.clauses.name(clause))
        return self._beside(states), self.game.events.read(logs[0], self.board.vocabulary)

    def reveals(self, action: str | Action) -> bool:
        """Whether the actor learns from the action what could not be foreseen: a card, a draw."""
        seat = self.actor
        foreseen, _ = self.observed_by(seat).after(action)
        found, _ = self.after(action)
        return foreseen.observation(seat).tobytes() != found.observation(seat).tobytes()

    def play_series(self, actions: Sequence[str | Action]) -> list[SeriesStep]:
        """What a series of actions would do, one after the other.

        A series is made of decisions of one seat in a row, and ends where something comes to light
        that could not be foreseen. It is refused by what the seat knows alone: else whoever tries
        one out would learn what is hidden, and have decided nothing. For the same reason a series
        that brings something to light sooner than anybody could know is played up to there.
        """
        wanted = [self.action(each) for each in actions]
        foreseen = self._foreseen(wanted)
        here, steps = self, list[SeriesStep]()
        for action, expected in zip(wanted, foreseen, strict=True):
            after, events = here.after(action)
            reveals = after.observation(self.actor).tobytes() != expected
            steps.append(SeriesStep(action, after, events, reveals))
            if reveals:
                break
            here = after
        return steps

    def _foreseen(self, actions: Sequence[Action]) -> list[bytes]:
        """What the actor expects to see after each action of a series.

        IllegalAction, BadSeries: it is none. That is decided in what the actor sees, and in a
        position that looks the same: where these two part, something comes to light.
        """
        seat, seen = self.actor, self.observed_by(self.actor)
        if len(actions) == 1:
            after, _ = seen.after(actions[0])
            return [after.observation(seat).tobytes()]
        guess = seen.redealt(seat, 0)
        expected, goes_on = list[bytes](), True
        for action in actions:
            if not goes_on:
                raise BadSeries(str(action))
            seen, _ = seen.after(action)
            guess, _ = guess.after(action)
            expected.append(seen.observation(seat).tobytes())
            goes_on = seen.actor == seat and guess.observation(seat).tobytes() == expected[-1]
        return expected

    def named(self, names: tuple[str, ...]) -> Position:
        """The same position, with players who are called so."""
        return Position.from_bytes(self.game, self.board, self.players, names, self.state_bytes)

    def _beside(self, states: StructArray[Struct]) -> Position:
        return Position(self.game, self.board, self.players, self.names, states)

    # Series of decisions that are seen as one

    @property
    def has_suggestions(self) -> bool:
        """Whether this decision begins, or goes on with, what the game can weigh as a whole."""
        return (
            self.game.suggest is not None and self.actor is not None and self.prompt_data.suggests
        )

    def suggestions(self, pointed: Sequence[str] = ()) -> Suggestions | None:
        """The best series by what the actor points at ("hex:F40") and may know.

        None without `has_suggestions`.
        """
        for target in pointed:
            self._check_target(target)
        if self.game.suggest is None or not self.has_suggestions:
            return None
        return self.game.suggest(self.board, self.observed_by(self.actor).state, tuple(pointed))

    def _check_target(self, target: str) -> None:
        kind, _, word = target.partition(":")
        if kind not in self.board.vocabulary:
            known = one_of(self.board.vocabulary)
            raise UnknownTarget(f"'{target}' names nothing: write {known}, a colon and its name")
        words = self.board.vocabulary[kind]
        if word not in words:
            raise UnknownTarget(f"'{word}' is no {kind} here." + did_you_mean(word, words))

    def gains(self, suggestion: Suggestion) -> list[int | None]:
        """By how much it changes each score, as far as the actor may know; None: that is hidden."""
        seen = self.observed_by(self.actor)
        series = [self.board.notation.action(each) for each in suggestion.actions]
        after = seen.play_series(series)[-1].after
        scores = zip(seen.scores, after.scores, strict=True)
        return [None if HIDDEN in both else both[1] - both[0] for both in scores]

    # What is known

    @property
    def state(self) -> Any:
        """The whole position as a struct. A player never gets this; see `observation`."""
        return self._states[self._index]

    @property
    def state_bytes(self) -> bytes:
        return bytes(self._states[self._index : self._index + 1].tobytes())

    def observation(self, seat: int | None) -> StructArray[Struct]:
        """The position as far as the seat may know it (None: a spectator), in a new struct."""
        hidden: StructArray[Struct] = self.game.state_struct.array()
        hidden[0] = self.state
        self.game.engine.hide(
            self.board.structs, hidden, 0, SPECTATOR if seat is None else self._seat(seat)
        )
        return hidden

    def observed_by(self, seat: int | None) -> Position:
        """The position made of what the seat may know."""
        return self._beside(self.observation(seat))

    def redealt(self, seat: int | None, seed: int) -> Position:
        """One that the seat cannot tell from this: made of what it may know, the rest by chance."""
        twin = self.observed_by(seat)
        self.game.engine.redeal(
            *(self.board.structs, twin._states, 0, SPECTATOR if seat is None else seat),
            *(Random.array(), seed),
        )
        return twin

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden from anybody, a spectator included."""
        return self.observation(None).tobytes() == self.state_bytes

    def is_private(self, seats: Iterable[int]) -> bool:
        """Whether these seats see different things."""
        return len({self.observation(seat).tobytes() for seat in seats}) > 1

    def position(self) -> dict[str, Data]:
        """Every fact of the position as plain data, hidden ones included."""
        return self.game.position(self.board, self.state)

    def view(self, seat: int | None = None) -> dict[str, Data]:
        """What that seat may know (None: a spectator), and what it may decide now."""
        seen = self.observed_by(seat)
        return {
            "position": seen.position(),
            "seat": seat,
            "actor": self.actor,
            "actions": self._index,
            "legal": [str(action) for action in self.legal_for(seat)],
            "scores": list(seen.scores),
        }

    # How it stands

    @property
    def scores(self) -> tuple[int, ...]:
        """Points or money as they stand, by seat."""
        room = int_buffer(self.players)
        self.game.engine.scores(self.board.structs, self._states, self._index, room)
        return tuple(room.tolist())

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.actor is not None:
            return None
        room = int_buffer(self.players)
        reason = self.game.engine.ranking(self.board.structs, self._states, self._index, room)
        return Outcome(self.game.endings[reason], tuple(room.tolist()))

    @property
    def ends(self) -> tuple[EndProgress, ...]:
        """How near each of the ways is in which it can end."""
        rules = enumerate(self.game.end_conditions(self.board, self.state))
        return tuple(self._end(number, rule) for number, rule in rules)

    def _end(self, number: int, rule: EndCondition) -> EndProgress:
        now, goal = int_buffer(MOST_PARTS), int_buffer(MOST_PARTS)
        needed = self.game.engine.nearness(
            self.board.structs, self._states, self._index, number, now, goal
        )
        counted = [part for part in range(MOST_PARTS) if goal[part] != NO_PART]
        parts = tuple(
            EndPart(
                rule.owners[part] if rule.owners else (),
                None if now[part] == HIDDEN else int(now[part]),
                int(goal[part]),
            )
            for part in counted
        )
        return EndProgress(self.game.endings[number], rule, parts, int(needed))

    def awaits_moment(self, end: EndProgress) -> bool:
        """Whether the end is reached, and the rules have still to look."""
        return end.reached and end.rule.moment != "" and self.actor is not None

    # What a person reads and sees

    @property
    def prompt_data(self) -> Prompt:
        """What is asked, as values; `text().prompt()` says it."""
        return self.game.prompt_at(self.board, self.state)

    @property
    def about(self) -> tuple[str, ...]:
        """What on the table is being decided on: 'company:PRR', 'track:17'."""
        named = self.prompt_data.values.items()
        return tuple(f"{name}:{word}" for name, word in named if name in self.board.vocabulary)

    def names_secret(self, action: Action, event: Event) -> bool:
        """Whether the action says a secret value of its event: then it is itself for few to read.

        It does if it has that value as an argument of the same name or of the same vocabulary.
        """
        _, words = self.board.notation.parts(action.id)
        kinds = self.game.kinds_of_values
        return any(
            event[name] == words.get(name)
            or (kinds[name] != NUMBER and event[name] == words.get(kinds[name]))
            for name in event.secret
        )

    def text(self, language: str = "en") -> PositionText:
        """The position in words of that language."""
        return PositionText(self, language)

    def scene(self, language: str = "en", seat: int | None = None) -> Scene:
        """The table as the seat (or a spectator) sees it, for any general table to show."""
        text = self.text(language)
        names = [text.seat_name(each) for each in range(self.players)]
        return self.game.scene(self.board, self.observation(seat)[0], text.texts, names, seat)

    def _seat(self, seat: int) -> int:
        if seat not in range(self.players):
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return seat
