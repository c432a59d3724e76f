"""A match: a game being played, with its history, undo, views and outcome."""

from __future__ import annotations

import copy as copying
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, Unpack

from trunkline.core.actions import NUMBER, Action, Notation
from trunkline.core.errors import BadSetup, IllegalAction
from trunkline.core.events import SEAT, Event, Log
from trunkline.core.game import OVER, SPECTATOR, AnyGame, Data, Ground, Prompt, numbers
from trunkline.core.record import Record, Records
from trunkline.core.rng import SEEDS, Random
from trunkline.core.rulebook import ALLOWED, LANGUAGES
from trunkline.core.scene import Scene
from trunkline.core.svg import draw_board
from trunkline.core.texts import Texts


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the reason, and the place of each seat (ties share a place)."""

    reason: str
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


@dataclass(frozen=True)
class Setup:
    """A set-up in which nothing is wrong."""

    ground: Ground[Any]
    options: dict[str, str]
    seed: int
    deal: dict[str, int]
    names: tuple[str, ...]


class Wishes(TypedDict, total=False):
    """How a match may be wanted; `trunkline.new` says what each means."""

    seed: int | None
    options: Mapping[str, object] | None
    deal: Mapping[str, object] | None
    board: Path | str | None
    names: Sequence[str] | None


def check_setup(game: AnyGame, players: int, **wishes: Unpack[Wishes]) -> Setup:
    """Refuse what cannot be set up, before anything is compiled for it."""
    game.check_players(players)
    ground = game.ground_from(wishes.get("board"))
    return Setup(
        ground,
        game.choose_options(wishes.get("options") or {}),
        check_seed(wishes.get("seed")),
        game.check_deal(wishes.get("deal") or {}, ground, players),
        _check_names(wishes.get("names"), players),
    )


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


class Match:
    """Use `trunkline.new` to begin one and `trunkline.load` to read one from its record."""

    def __init__(self, game: AnyGame, players: int, **wishes: Unpack[Wishes]) -> None:
        setup = check_setup(game, players, **wishes)
        self.game = game
        self.ground = setup.ground
        self.players = players
        self.options = setup.options
        self.seed = setup.seed
        self.names = setup.names
        self.actions: list[Action] = []
        self._logs = Log.array()
        self._logs[0].on = 1
        self._legal: LegalActions | None = None
        self._room: Any = numbers(game.space.size)
        self._states: Records[Record] = game.state_record.array(64)
        settings = game.setting(players, self.options)
        deals = game.deal_record.array()
        game.engine.draw_deal(self.ground.records, settings, deals, Random.array(), self.seed)
        for name, value in setup.deal.items():
            setattr(deals[0], name, value)
        self.deal = game.read_deal(deals, self.ground, players)
        game.engine.start(self.ground.records, self._states, 0, settings, deals, self._logs)
        # What the set-up caused, then what each action caused.
        self._events = [game.events.read(self._logs[0], self.ground.vocabulary)]

    # What is being decided

    @property
    def actor(self) -> int | None:
        """The seat to decide, or None at the end."""
        seat = self.game.engine.whose(self._states, len(self.actions))
        return None if seat == OVER else int(seat)

    @property
    def legal(self) -> LegalActions:
        """What the actor may do."""
        if self._legal is None:
            self._legal = self._listed(self._states, len(self.actions))
        return self._legal

    def _listed(self, states: Records[Record], i: int) -> LegalActions:
        count = self.game.engine.choices(self.ground.records, states, i, self._room)
        return LegalActions(self.ground.notation, self._room[:count].tolist())

    def decider(self, action: int) -> int:
        """The seat that took the action of that number."""
        return int(self.game.engine.whose(self._states, action))

    def why_not(self, action: str | Action) -> str | None:
        """The clause that forbids the action now, or None if it is legal."""
        number = self.game.engine.why_not(
            self.ground.records, self._states, len(self.actions), self._action(action).id
        )
        return None if number == ALLOWED else self.game.clauses.name(number)

    def prompt(self, language: str = "en") -> str:
        """What is being decided, in a sentence."""
        prompt: Prompt = self.game.prompt(self.state)
        return self._say(prompt.key, prompt.values, language)

    # Playing

    def play(self, action: str | Action) -> list[Event]:
        """Take the decision; what happened. IllegalAction leaves the match as it was."""
        wanted = self._action(action)
        now = len(self.actions)
        if now + 1 == len(self._states):
            self._states = _twice(self.game, self._states)
        self._states[now + 1] = self._states[now]
        clause = self.game.engine.play(
            self.ground.records, self._states, now + 1, wanted.id, self._logs
        )
        if clause != ALLOWED:
            raise self._refusal(wanted, self.game.clauses.name(clause))
        self.actions.append(wanted)
        self._events.append(self.game.events.read(self._logs[0], self.ground.vocabulary))
        self._legal = None
        return self._events[-1]

    def undo(self) -> Action:
        """Take the last action back; the match is exactly as it was before."""
        if not self.actions:
            raise IndexError("nothing to undo: no action has been played")
        self._events.pop()
        self._legal = None
        return self.actions.pop()

    def copy(self) -> Match:
        """An independent match in the same position with the same history."""
        twin = copying.copy(self)
        twin.actions = list(self.actions)
        twin._events = list(self._events)
        twin._states = self._states.copy()
        twin._room = self._room.copy()
        twin._logs = self._logs.copy()
        return twin

    def _action(self, action: str | Action) -> Action:
        if isinstance(action, Action):
            return self.ground.notation.action(action.id)
        return self.ground.notation.parse(action)

    def _refusal(self, action: Action, clause: str) -> IllegalAction:
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

    # What is known

    @property
    def state(self) -> Any:
        """The whole position as a record. A player never gets this; see `sight`."""
        return self._states[len(self.actions)]

    def sight(self, seat: int | None) -> Records[Record]:
        """The position as far as the seat may know it (None: a spectator), as a record apart."""
        hidden: Records[Record] = self.game.state_record.array()
        hidden[0] = self.state
        self.game.engine.blindfold(
            self.ground.records, hidden, 0, SPECTATOR if seat is None else self._seat(seat)
        )
        return hidden

    def position(self) -> dict[str, Data]:
        """Every fact of the position as plain data, hidden ones included."""
        return self.game.position(self.ground, self.state)

    def view(self, seat: int | None = None) -> dict[str, Data]:
        """What that seat may know (None: a spectator), and what it may decide now.

        All of it is made from the hidden state, so nothing else can come through.
        """
        hidden = self.sight(seat)
        return {
            "position": self.game.position(self.ground, hidden[0]),
            "seat": seat,
            "actor": self.actor,
            "actions": len(self.actions),
            "legal": [str(action) for action in self.legal_in_sight(seat)],
            "scores": list(self._scores(hidden, 0)),
        }

    def legal_in_sight(self, seat: int | None) -> LegalActions:
        """What the seat may do as far as it can see: nothing, unless it is the actor."""
        if seat is None or seat != self.actor:
            return LegalActions(self.ground.notation, ())
        return self._listed(self.sight(seat), 0)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for caused in self._events for event in caused]

    def events_of(self, action: int) -> list[Event]:
        """What the action of that number caused."""
        return self._events[action + 1]

    def describe(self, event: Event, language: str = "en") -> str:
        """The event as a sentence."""
        return self._say(f"event-{event.kind}", event.values, language)

    def _say(self, key: str, values: Mapping[str, str | int], language: str) -> str:
        texts = self.game.texts(language)
        what = {name: each for kind in self.game.events.kinds for name, each in kind.values}
        spoken = {
            name: self._spoken(what.get(name, name), value, texts) for name, value in values.items()
        }
        return texts(key, **spoken)

    def _spoken(self, what: str, value: str | int, texts: Texts) -> str | int:
        """A value as a person reads it: the seat's name, the company's, the place's."""
        if what == SEAT:
            return self.seat_name(int(value), texts)
        if what == NUMBER or isinstance(value, int):
            return value
        if what == "hex":
            name = self.ground.file.place_names.get(value)
            return f"{texts.name('place', name)} ({value})" if name else value
        return texts.name(what, value)

    def seat_name(self, seat: int, texts: Texts) -> str:
        return self.names[seat] or texts("seat", number=seat + 1)

    # How it stands

    @property
    def scores(self) -> tuple[int, ...]:
        """Points or money as they stand, by seat."""
        return self._scores(self._states, len(self.actions))

    def _scores(self, states: Records[Record], i: int) -> tuple[int, ...]:
        self.game.engine.points(self.ground.records, states, i, self._room)
        return tuple(self._room[: self.players].tolist())

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.actor is not None:
            return None
        reason = self.game.engine.places(
            self.ground.records, self._states, len(self.actions), self._room
        )
        return Outcome(self.game.endings[reason], tuple(self._room[: self.players].tolist()))

    # What can be shown and kept

    def scene(self, language: str = "en", seat: int | None = None) -> Scene:
        """The table as the seat (or a spectator) sees it, for any general table to show."""
        texts = self.game.texts(language)
        names = [self.seat_name(each, texts) for each in range(self.players)]
        return self.game.scene(self.ground, self.sight(seat)[0], texts, names)

    def board_svg(self, language: str = "en") -> str:
        """The map with everything on it, as an SVG picture."""
        return draw_board(self.scene(language))

    def _repr_svg_(self) -> str:
        return self.board_svg()

    def record(self) -> str:
        """The text record of the match."""
        # The reader of records plays matches, so that module stands above this one.
        from trunkline.core.record_file import write_record  # noqa: PLC0415

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

    def _seat(self, seat: int) -> int:
        if seat not in range(self.players):
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return seat


def _twice(game: AnyGame, states: Records[Record]) -> Records[Record]:
    """A copy with room for twice as many states."""
    larger: Records[Record] = game.state_record.array(2 * len(states))
    larger[: len(states)] = states
    return larger


def check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbelow(SEEDS)
    if not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadSetup(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed


def _check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return ("",) * players
    if len(names) != players:
        raise BadSetup(f"{players} players have {players} names, not {len(names)}")
    for name in names:
        if name != " ".join(name.split()):
            raise BadSetup(f"a name is one line without outer or double spaces, not {name!r}")
    return tuple(names)
