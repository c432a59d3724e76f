"""A position: one state of a match, and everything that can be asked of it.

What somebody is told is asked of `position.in_sight(seat)`, which is made of the hidden state only;
so nothing else can come through, in previews either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trunkline.core.action_series import Way, Ways
from trunkline.core.actions import NUMBER, Action, Arguments, Notation, Shape
from trunkline.core.end_conditions import MOST_PARTS, NO_PART, End, Ending, Part
from trunkline.core.errors import (
    BadSeries,
    BadSetup,
    IllegalAction,
    UnknownTarget,
    did_you_mean,
    one_of,
)
from trunkline.core.events import SEAT, Event, Log
from trunkline.core.game import HIDDEN, OVER, SPECTATOR, AnyGame, Data, Ground, Prompt, numbers
from trunkline.core.rng import Random
from trunkline.core.rulebook import ALLOWED, LANGUAGES
from trunkline.core.scene import Scene
from trunkline.core.struct import Record, Records
from trunkline.core.texts import Texts

# The set-up of a match that begins with a position of another one.
CONTINUED = Event("continued", "", {}, heading=True)


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the reason, and the place of each seat (ties share a place)."""

    reason: str
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


@dataclass(frozen=True)
class ScoreText:
    """A line of the final scoring, as a person reads it."""

    seat: int
    text: str
    clause: str
    points: int


@dataclass(frozen=True)
class Step:
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
    """State `index` of an array of states; a position itself never changes it."""

    def __init__(
        self,
        game: AnyGame,
        ground: Ground[Any, Any],
        players: int,
        names: tuple[str, ...],
        states: Records[Record],
        index: int = 0,
    ) -> None:
        self.game = game
        self.ground = ground
        self.players = players
        self.names = names
        self._states = states
        self._index = index
        self._legal: LegalActions | None = None

    @classmethod
    def from_bytes(
        cls,
        game: AnyGame,
        ground: Ground[Any, Any],
        players: int,
        names: tuple[str, ...],
        data: bytes,
    ) -> Position:
        """The position of `state_bytes`."""
        return Position(game, ground, players, names, game.state_record.read(data))

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
            room = numbers(self.game.space.size)
            count = self.game.engine.legal(self.ground.records, self._states, self._index, room)
            self._legal = LegalActions(self.ground.notation, room[:count].tolist())
        return self._legal

    def legal_in_sight(self, seat: int | None) -> LegalActions:
        """What the seat may do as far as it can see: nothing, unless it is the actor."""
        if seat is None or seat != self.actor:
            return LegalActions(self.ground.notation, ())
        return self.in_sight(seat).legal

    @property
    def offers(self) -> tuple[Action, ...]:
        """What this decision puts on the table by name, legal or not."""
        return tuple(map(self.action, self._prompt.offers or ()))

    def action(self, action: str | Action) -> Action:
        if isinstance(action, Action):
            return self.ground.notation.action(action.id)
        return self.ground.notation.parse(action)

    def why_not(self, action: str | Action) -> str | None:
        """The clause that forbids the action now, or None if it is legal."""
        number = self.game.engine.refuse(
            self.ground.records, self._states, self._index, self.action(action).id
        )
        return None if number == ALLOWED else self.game.clauses.name(number)

    def refusal(self, action: str | Action) -> IllegalAction | None:
        """Why the action is not legal, as an error that speaks every language; None if it is."""
        clause = self.why_not(action)
        return None if clause is None else self._refused(self.action(action), clause)

    def _refused(self, action: Action, clause: str) -> IllegalAction:
        texts = {
            language: self.game.texts(language)(
                "refusal",
                action=str(action),
                clause=clause,
                rule=self.game.rulebook(language)[clause].summary,
            )
            for language in LANGUAGES
        }
        return IllegalAction(str(action), clause, texts)

    # What would follow

    def after(self, action: str | Action) -> tuple[Position, list[Event]]:
        """The next position, and what happened on the way there."""
        wanted = self.action(action)
        states, logs = self.game.state_record.array(), Log.array()
        states[0] = self._states[self._index]
        logs[0].on = 1
        clause = self.game.engine.apply(self.ground.records, states, 0, wanted.id, logs)
        if clause != ALLOWED:
            raise self._refused(wanted, self.game.clauses.name(clause))
        return self._beside(states), self.game.events.read(logs[0], self.ground.vocabulary)

    def reveals(self, action: str | Action) -> bool:
        """Whether the actor learns from the action what could not be foreseen: a card, a draw."""
        seat = self.actor
        foreseen, _ = self.in_sight(seat).after(action)
        found, _ = self.after(action)
        return foreseen.sight(seat).tobytes() != found.sight(seat).tobytes()

    def along(self, actions: Sequence[str | Action]) -> list[Step]:
        """What a series of actions would do, one after the other.

        A series is made of decisions of one seat in a row, and ends where something comes to light
        that could not be foreseen. It is refused by what the seat knows alone: else whoever tries
        one out would learn what is hidden, and have decided nothing. For the same reason a series
        that brings something to light sooner than anybody could know is played up to there.
        """
        wanted = [self.action(each) for each in actions]
        foreseen = self._foreseen(wanted)
        here, steps = self, list[Step]()
        for action, expected in zip(wanted, foreseen, strict=True):
            after, events = here.after(action)
            reveals = after.sight(self.actor).tobytes() != expected
            steps.append(Step(action, after, events, reveals))
            if reveals:
                break
            here = after
        return steps

    def _foreseen(self, actions: Sequence[Action]) -> list[bytes]:
        """What the actor expects to see after each action of a series.

        IllegalAction, BadSeries: it is none. That is decided in what the actor sees, and in a
        position that looks the same: where these two part, something comes to light.
        """
        seat, seen = self.actor, self.in_sight(self.actor)
        guess = seen.redealt(seat, 0) if len(actions) > 1 else seen
        sights, goes_on = list[bytes](), True
        for action in actions:
            if not goes_on:
                raise BadSeries(str(action))
            seen, _ = seen.after(action)
            guess, _ = guess.after(action)
            sights.append(seen.sight(seat).tobytes())
            goes_on = seen.actor == seat and guess.sight(seat).tobytes() == sights[-1]
        return sights

    def named(self, names: tuple[str, ...]) -> Position:
        """The same position, with players who are called so."""
        return Position.from_bytes(self.game, self.ground, self.players, names, self.state_bytes)

    def _beside(self, states: Records[Record]) -> Position:
        return Position(self.game, self.ground, self.players, self.names, states)

    # Series of decisions that are seen as one

    @property
    def has_ways(self) -> bool:
        """Whether this decision begins, or goes on with, what the game can weigh as a whole."""
        return self.game.ways is not None and self.actor is not None and self._prompt.ways

    def ways(self, pointed: Sequence[str] = ()) -> Ways | None:
        """The best ways by what the actor points at, such as "hex:F40"; None without `has_ways`.

        They are made of what the actor may know.
        """
        for target in pointed:
            self._check_target(target)
        if self.game.ways is None or not self.has_ways:
            return None
        return self.game.ways(self.ground, self.in_sight(self.actor).state, tuple(pointed))

    def _check_target(self, target: str) -> None:
        kind, _, word = target.partition(":")
        if kind not in self.ground.vocabulary:
            known = one_of(self.ground.vocabulary)
            raise UnknownTarget(f"'{target}' names nothing: write {known}, a colon and its name")
        words = self.ground.vocabulary[kind]
        if word not in words:
            raise UnknownTarget(f"'{word}' is no {kind} here." + did_you_mean(word, words))

    def gains(self, way: Way) -> list[int | None]:
        """By how much it changes each score, as far as the actor may know; None: that is hidden."""
        seen = self.in_sight(self.actor)
        after = seen.along([self.ground.notation.action(each) for each in way.actions])[-1].after
        scores = zip(seen.scores, after.scores, strict=True)
        return [None if HIDDEN in both else both[1] - both[0] for both in scores]

    def call_way(self, way: Way, language: str = "en") -> str:
        """A way by the places that it is known by."""
        stops = (stop.partition(":") for stop in way.stops)
        return " – ".join(self.name_of(kind, word, language) for kind, _, word in stops)

    def aim(self, aim: str, language: str = "en") -> str:
        """What a way can be the best for, in a word or two."""
        return self.game.texts(language)(f"aim-{aim}")

    def say_bounds(self, ways: Ways, language: str = "en") -> list[str]:
        """For each aim a sentence: that no way is better, or by how much one could be at most."""
        texts = self.game.texts(language)
        return [
            texts("way-bound", aim=self.aim(aim, language), most=most)
            if most
            else texts("way-proved", aim=self.aim(aim, language))
            for aim, most in ways.bounds.items()
        ]

    # What is known

    @property
    def state(self) -> Any:
        """The whole position as a record. A player never gets this; see `sight`."""
        return self._states[self._index]

    @property
    def state_bytes(self) -> bytes:
        return bytes(self._states[self._index : self._index + 1].tobytes())

    def sight(self, seat: int | None) -> Records[Record]:
        """The position as far as the seat may know it (None: a spectator), as a record apart."""
        hidden: Records[Record] = self.game.state_record.array()
        hidden[0] = self.state
        self.game.engine.hide(
            self.ground.records, hidden, 0, SPECTATOR if seat is None else self._seat(seat)
        )
        return hidden

    def in_sight(self, seat: int | None) -> Position:
        """The position made of what the seat may know."""
        return self._beside(self.sight(seat))

    def redealt(self, seat: int | None, seed: int) -> Position:
        """One that the seat cannot tell from this: made of what it may know, the rest by chance."""
        twin = self.in_sight(seat)
        self.game.engine.redeal(
            *(self.ground.records, twin._states, 0, SPECTATOR if seat is None else seat),
            *(Random.array(), seed),
        )
        return twin

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden from anybody, a spectator included."""
        return self.sight(None).tobytes() == self.state_bytes

    def is_private(self, seats: Iterable[int]) -> bool:
        """Whether these seats see different things."""
        return len({self.sight(seat).tobytes() for seat in seats}) > 1

    def position(self) -> dict[str, Data]:
        """Every fact of the position as plain data, hidden ones included."""
        return self.game.position(self.ground, self.state)

    def view(self, seat: int | None = None) -> dict[str, Data]:
        """What that seat may know (None: a spectator), and what it may decide now."""
        seen = self.in_sight(seat)
        return {
            "position": seen.position(),
            "seat": seat,
            "actor": self.actor,
            "actions": self._index,
            "legal": [str(action) for action in self.legal_in_sight(seat)],
            "scores": list(seen.scores),
        }

    # How it stands

    @property
    def scores(self) -> tuple[int, ...]:
        """Points or money as they stand, by seat."""
        room = numbers(self.players)
        self.game.engine.scores(self.ground.records, self._states, self._index, room)
        return tuple(room.tolist())

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.actor is not None:
            return None
        room = numbers(self.players)
        reason = self.game.engine.ranking(self.ground.records, self._states, self._index, room)
        return Outcome(self.game.endings[reason], tuple(room.tolist()))

    @property
    def ends(self) -> tuple[End, ...]:
        """How near each of the ways is in which it can end."""
        rules = enumerate(self.game.ends(self.ground, self.state))
        return tuple(self._end(number, rule) for number, rule in rules)

    def _end(self, number: int, rule: Ending) -> End:
        now, goal = numbers(MOST_PARTS), numbers(MOST_PARTS)
        needed = self.game.engine.nearness(
            self.ground.records, self._states, self._index, number, now, goal
        )
        counted = [part for part in range(MOST_PARTS) if goal[part] != NO_PART]
        parts = tuple(
            Part(
                rule.owners[part] if rule.owners else (),
                None if now[part] == HIDDEN else int(now[part]),
                int(goal[part]),
            )
            for part in counted
        )
        return End(self.game.endings[number], rule, parts, int(needed))

    # What a person reads and sees

    def call_end(self, end: End, language: str = "en") -> str:
        """What counts towards that end, in a few words."""
        return self.game.texts(language)(f"end-{end.name}")

    def say_end(self, end: End, language: str = "en") -> str:
        """Of an end that is reached: when the match will be over; nothing where it is not."""
        if not self.awaits_moment(end):
            return ""
        return self.game.texts(language)(f"end-{end.name}-{end.rule.moment}", left=end.rule.left)

    def awaits_moment(self, end: End) -> bool:
        """Whether the end is reached, and the rules have still to look."""
        return end.reached and end.rule.moment != "" and self.actor is not None

    @property
    def _prompt(self) -> Prompt:
        return self.game.prompt_at(self.ground, self.state)

    @property
    def about(self) -> tuple[str, ...]:
        """What on the table is being decided on: 'company:PRR', 'track:17'."""
        named = self._prompt.values.items()
        return tuple(f"{name}:{word}" for name, word in named if name in self.ground.vocabulary)

    def prompt(self, language: str = "en") -> str:
        """What is being decided, in a sentence to the actor."""
        return self._ask(self._prompt.key, language)

    def waiting(self, language: str = "en") -> str:
        """The same to everybody else: whom they wait for, and what for."""
        if self.actor is None:
            return self.prompt(language)
        key = self._prompt.key.replace("prompt-", "waiting-", 1)
        return self._ask(key, language)

    def _ask(self, key: str, language: str) -> str:
        prompt, texts = self._prompt, self.game.texts(language)
        people = {name: self.seat_name(int(prompt.values[name]), texts) for name in prompt.seats}
        return self._say(key, {**prompt.values, **people}, language)

    def label(self, action: Action, language: str = "en") -> str:
        """The action as a person reads it on a button."""
        labels = self.ground.labels
        if (language, action.id) not in labels:
            shape, words = self.ground.notation.parts(action.id)
            labels[language, action.id] = self.label_of(shape, words, language)
        return labels[language, action.id]

    def label_of(self, shape: Shape, words: Arguments, language: str = "en") -> str:
        """The label of such actions; a word that names nothing stands in it as it is."""
        key = "-".join(["action", shape.word, *(name for name, _ in shape.arguments)])
        return self._say(key, words, language)

    def name_of(self, argument: str, word: str, language: str = "en") -> str:
        """What an argument of an action is called in its label."""
        kind = self.game.kinds_of_values.get(argument, argument)
        return str(self._spoken(kind, word, self.game.texts(language)))

    def names_secret(self, action: Action, event: Event) -> bool:
        """Whether the action says a secret value of its event: then it is itself for few to read.

        It does if it has that value as an argument of the same name or of the same vocabulary.
        """
        _, words = self.ground.notation.parts(action.id)
        kinds = self.game.kinds_of_values
        return any(
            event[name] == words.get(name)
            or (kinds[name] != NUMBER and event[name] == words.get(kinds[name]))
            for name in event.secret
        )

    def describe(self, event: Event, language: str = "en") -> str:
        """The event as a sentence."""
        return self._say(_message(event), event.values, language)

    def has_words_for(self, event: Event, language: str = "en") -> bool:
        """An event of a stored match may be none that these rules know any more."""
        return _message(event) in self.game.texts(language)

    def scoring(self, events: Sequence[Event], language: str = "en") -> list[ScoreText]:
        """The final scoring line by line; `events` are those of the whole match."""
        lines = [
            ScoreText(
                line.seat, self._say(line.key, line.values, language), line.clause, line.points
            )
            for line in self.game.scoring(self.ground, self.state, events)
        ]
        if CONTINUED in events[:1]:
            lines += self._brought_forward(lines, language)
        return lines

    def _brought_forward(self, lines: list[ScoreText], language: str) -> Iterator[ScoreText]:
        """What a seat had when a match began in the middle of another, whose events it lacks."""
        text = self.game.texts(language)("score-before")
        for seat, score in enumerate(self.scores):
            missing = score - sum(line.points for line in lines if line.seat == seat)
            if missing:
                yield ScoreText(seat, text, "", missing)

    def _say(self, key: str, values: Mapping[str, str | int], language: str) -> str:
        texts = self.game.texts(language)
        kinds = self.game.kinds_of_values
        spoken = {
            name: self._spoken(kinds.get(name, name), value, texts)
            for name, value in values.items()
        }
        return texts(key, **spoken)

    def _spoken(self, what: str, value: str | int, texts: Texts) -> str | int:
        """A value as a person reads it: the seat's name, the company's, the place's."""
        if what == SEAT:
            return self.seat_name(int(value), texts)
        if what == NUMBER or isinstance(value, int):
            return value
        on_board = self.ground.file.spoken(what, value, texts)
        return texts.name(what, value) if on_board is None else on_board

    def seat_name(self, seat: int, texts: Texts) -> str:
        return self.names[seat] or texts("seat", number=seat + 1)

    def scene(self, language: str = "en", seat: int | None = None) -> Scene:
        """The table as the seat (or a spectator) sees it, for any general table to show."""
        texts = self.game.texts(language)
        names = [self.seat_name(each, texts) for each in range(self.players)]
        return self.game.scene(self.ground, self.sight(seat)[0], texts, names, seat)

    def _seat(self, seat: int) -> int:
        if seat not in range(self.players):
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return seat


def _message(event: Event) -> str:
    return f"event-{event.kind}-unseen" if event.unseen else f"event-{event.kind}"
