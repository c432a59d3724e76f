"""The `Game` object: what a game's folder declares, and the engine, texts and boards made of it.

The compiled part is the contract of `core/contract.py`; the rest is data and small functions.
"""

from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from trunkline.core.actions import ActionSpace, Arguments, Block, Notation, Vocabulary
from trunkline.core.board import BoardFile, Schema, read_board, read_tickets
from trunkline.core.compiled import instantiate
from trunkline.core.contract import (
    DERIVED,
    OPTIONAL,
    REQUIRED,
    STATE_FIELDS,
    RequiredRules,
    Rules,
    Setting,
)
from trunkline.core.deal import given_number, given_order, read_words, word_value
from trunkline.core.decisions import Decisions
from trunkline.core.end_conditions import EndCondition
from trunkline.core.errors import BadSetup, did_you_mean, how_many, one_of
from trunkline.core.events import SEAT, Event, EventCatalogue
from trunkline.core.options import BOARD, Choices, Option, check_options, choose
from trunkline.core.rulebook import ClauseNumbers, Rulebook, read_rulebook
from trunkline.core.scene import Scene
from trunkline.core.struct import Struct, StructArray
from trunkline.core.suggestions import Suggestions
from trunkline.core.texts import Texts, known_language, read_texts

F = TypeVar("F", bound=BoardFile)
B = TypeVar("B", bound=Struct)
S = TypeVar("S", bound=Struct)
D = TypeVar("D", bound=Struct)

Data = dict[str, "Data"] | list["Data"] | str | int | bool | None


@dataclass(frozen=True)
class DealField:
    """A random part of the deal that can also be given: who begins, the order of a pile.

    The deal struct has a number for a single thing, for a pile a row, which may be longer than the
    pile on a board: then it ends in NOTHING.
    """

    name: str
    what: str  # SEAT, or a vocabulary
    # What lies in the pile on a board, with so many players, in any order: indexes of the
    # vocabulary, or seats. None: it is a single thing.
    pile: Callable[[LoadedBoard[Any, Any], int], Sequence[int]] | None = None


@dataclass(frozen=True)
class Prompt:
    """What is asked: the values of a message, as words of the notation.

    The message and the offers are the decision's own, unless they are given.
    """

    values: Mapping[str, str | int]
    key: str = ""  # "prompt-build" for the decision "build"
    offers: tuple[str, ...] | None = None  # actions that a table shows by name, legal now or not
    seats: tuple[str, ...] = ()  # those of the values that are seats, besides one called so
    suggests: bool = False  # the game can weigh what begins here: see `Game.suggest`


@dataclass(frozen=True)
class ScoreLine:
    """A line of the final scoring; the lines of a seat add up to its score."""

    seat: int
    key: str
    values: Mapping[str, str | int]
    clause: str
    points: int


class LoadedBoard(Generic[F, B]):
    """A board ready for play: the file, the struct for compiled code, and the words on it."""

    def __init__(self, game: Game[F, B, Any, Any], file: F) -> None:
        self.file = file
        self.structs: StructArray[B] = game.build_board(file)
        self.vocabulary: Vocabulary = game.vocabulary(file)
        self.notation = Notation(game.space, self.vocabulary)
        self.labels: dict[tuple[str, int], str] = {}  # actions as people read them, by language


@dataclass(frozen=True, eq=False)
class Game(Generic[F, B, S, D]):
    """A board game: compiled rules, board files, texts, and how it is shown to people."""

    id: str
    title: str
    designer: str
    players: range
    minutes: int
    rules_version: int  # raised by any change of behaviour
    folder: Path
    rules: RequiredRules[B, S, D]
    state_struct: type[S]
    deal_struct: type[D]
    space: ActionSpace
    decisions: Decisions
    events: EventCatalogue
    clauses: ClauseNumbers
    endings: tuple[str, ...]
    max_length: int  # a bound on the actions of a match; the law demands it, unless it is endless
    schema: Schema[F]
    build_board: Callable[[F], StructArray[B]]
    vocabulary: Callable[[F], Vocabulary]
    position: Callable[[LoadedBoard[F, B], S], dict[str, Data]]
    # With the names of the seats, and the seat that looks (None: a spectator)
    scene: Callable[[LoadedBoard[F, B], S, Texts, Sequence[str], int | None], Scene]
    prompt: Callable[[LoadedBoard[F, B], S], Prompt]
    # With all events of the match
    scoring: Callable[[LoadedBoard[F, B], S, Sequence[Event]], Sequence[ScoreLine]]
    # What a simple game leaves out
    options: tuple[Option, ...] = ()
    deal: tuple[DealField, ...] = ()  # what is random at the start
    # What is to be said of each of the `endings`, besides its nearness
    end_conditions: Callable[[LoadedBoard[F, B], S], Sequence[EndCondition]] = lambda *_: ()
    # Totals that no action may change
    conserved: Callable[[LoadedBoard[F, B], S], Mapping[str, int]] = lambda board, state: {}
    # The folder of what several games have in common: chapters of the rulebook, texts
    shared: Path | None = None
    # Actions by which the rules let a match go on without end: at `max_length` actions, random
    # matches are then cut off.
    endless: tuple[Block, ...] = ()
    # How many numbers the rules' own `features` gives; 0: it has none, and nothing can be learned
    features: int = 0
    partners: int = 1  # players of a team, who sit side by side: seat // partners is the team
    # The cards that an action (its word, its arguments) lays down or takes, to be drawn on its
    # button: the targets of their liveries, and how many each; none where the words say all.
    pictured: Callable[[LoadedBoard[F, B], S, str, Arguments], Sequence[tuple[str, int]]] | None = (
        None
    )
    # The best series by the targets that who decides has pointed at, in order, of a decision whose
    # prompt has `suggests`; made of what who decides may know.
    suggest: Callable[[LoadedBoard[F, B], S, Sequence[str]], Suggestions] | None = None
    # Fills what a state of an earlier layout lacks: with the new state, and the struct as it was.
    renew: Callable[[LoadedBoard[F, B], S, Any], None] | None = None
    entry_modules: tuple[ModuleType, ...] = ()  # modules with compiled entries that `suggest` calls

    def __post_init__(self) -> None:
        check_options(self.options)
        for field in STATE_FIELDS:
            if not hasattr(self.state_struct, field):
                raise TypeError(
                    f"{self.state_struct.__name__} of {self.id} has no field '{field}': "
                    f"every state has {' and '.join(STATE_FIELDS)} (see core/contract.py)"
                )

    @functools.cached_property
    def engine(self) -> ModuleType:
        """The compiled entry points of these rules."""
        return self.kernel("trunkline.core.engine_kernel")

    def kernel(self, template: str, variant: str = "", **more: object) -> ModuleType:
        """A generic module for these rules, and what else it must be given.

        Games with the same rules share it: what differs between them is data. A template that is
        made of others names them in TEMPLATES, and is given theirs for these rules.
        """
        parts: Mapping[str, str] = getattr(importlib.import_module(template), "TEMPLATES", {})
        more |= {name: self.kernel(part) for name, part in parts.items()}
        more.setdefault("rules", self.contract)
        return instantiate(template, self._rules_name + variant, **more)

    @functools.cached_property
    def contract(self) -> ModuleType:
        """The compiled functions of the contract: the game's own, and defaults for the others."""
        for name in DERIVED:
            if hasattr(self.rules, name):
                raise TypeError(f"{self._rules_name} has `{name}`, which is made of the others")
        own = {
            name: _contract_function(self.rules, name)
            for name in (*REQUIRED, *OPTIONAL)
            if name in REQUIRED or hasattr(self.rules, name)
        }
        # A module, since compiled code can look into one. Defaults call the contract, too.
        contract = ModuleType("contract")
        vars(contract).update(own)
        defaults = instantiate(
            "trunkline.core.default_rules_kernel",
            self._rules_name,
            rules=contract,
            decision_blocks=self.decisions.blocks(),
        )
        for name in (*OPTIONAL, *DERIVED):
            vars(contract).setdefault(name, getattr(defaults, name))
        vars(contract).update(
            is_open="hide" not in own,
            quiet=self.decisions.quiet(),
            shared=self.decisions.shared(),
            has_plans="plans" in own,
            plays_on="play_on" in own,
        )
        return contract

    @property
    def _rules_name(self) -> str:
        return getattr(self.rules, "__name__", self.id)

    def prompt_at(self, board: LoadedBoard[F, B], state: S) -> Prompt:
        """What is asked in that state, with the message and the offers of its decision."""
        plain: Any = state
        asked, decision = self.prompt(board, state), self.decisions[plain.decision]
        return replace(
            asked,
            key=asked.key or f"prompt-{decision.name}",
            offers=decision.offers if asked.offers is None else asked.offers,
        )

    @functools.cached_property
    def kinds_of_values(self) -> Mapping[str, str]:
        """The names of the values of events -> what each is: a seat, a number, a vocabulary."""
        return {name: what for kind in self.events.kinds for name, what in kind.values}

    def rulebook(self, language: str = "en") -> Rulebook:
        """Its own title and introduction; the chapters that it shares with others come first."""
        return read_rulebook(self.folder, known_language(language), self.shared)

    def title_in(self, language: str) -> str:
        """The title as that language writes it."""
        return self.rulebook(language).title

    def texts(self, language: str = "en") -> Texts:
        return read_texts(self.folder, language, self.shared)

    # Boards. A game with several has an option called `board`: its first choice is the file
    # `board.toml`, another choice NAME is the file `board-NAME.toml` beside it.

    @functools.cached_property
    def board_paths(self) -> Mapping[str, Path]:
        """The files of the game's own boards by name; a board that is the only one has none."""
        named = (option.choices for option in self.options if option.name == BOARD)
        first, *others = next(named, ("",))
        beside = {name: self.folder / f"board-{name}.toml" for name in others}
        return {first: self.folder / "board.toml", **beside}

    @functools.cached_property
    def _boards(self) -> dict[str, LoadedBoard[F, B]]:
        """The game's own boards that were played on, by name."""
        return {}

    def own_board(self, options: Choices) -> LoadedBoard[F, B]:
        """The game's own board, the one that these options choose."""
        board = options.get(BOARD, next(iter(self.board_paths)))
        if board not in self.board_paths:
            raise BadSetup(f"{self.title} has no board '{board}'")
        if board not in self._boards:
            file = read_board(self.board_paths[board], self.schema)
            self._boards.setdefault(board, LoadedBoard(self, file))
        return self._boards[board]

    @functools.cached_property
    def board(self) -> LoadedBoard[F, B]:
        """The board that is played on when nothing else is said."""
        return self.own_board(self.choose_options({}))

    def load_board(
        self,
        options: Choices,
        board: Path | str | LoadedBoard[F, B] | None = None,
        tickets: Path | str | None = None,
    ) -> LoadedBoard[F, B]:
        """The board of these options, or a file of the user's; with the user's deck, if given."""
        if board is None:
            loaded_board = self.own_board(options)
        elif isinstance(board, LoadedBoard):
            loaded_board = board
        else:
            loaded_board = LoadedBoard(self, read_board(Path(board), self.schema))
        if tickets is None:
            return loaded_board
        return LoadedBoard(self, read_tickets(Path(tickets), loaded_board.file, self.schema))

    def check_players(self, players: int) -> int:
        if players not in self.players:
            raise BadSetup(f"{self.title} is for {how_many(self.players)} players, not {players}")
        return players

    def nearest_players(self, usual: int) -> int:
        """The number of players for which the game is made that is next to the usual one."""
        return min(self.players, key=lambda players: abs(players - usual))

    def team_of(self, seat: int) -> int | None:
        """The team of a seat; None where everybody plays alone."""
        return None if self.partners == 1 else seat // self.partners

    def choose_options(self, given: Mapping[str, object]) -> dict[str, str]:
        """Every option with its choice, the defaults filled in; a contradiction is refused."""
        return choose(self.options, self.title, given)

    def setting(self, players: int, options: Mapping[str, str]) -> StructArray[Setting]:
        settings = Setting.array()
        settings[0].players = players
        for index, option in enumerate(self.options):
            settings[0].options[index] = option.choices.index(options[option.name])
        return settings

    def check_deal(
        self, given: Mapping[str, object], board: LoadedBoard[F, B], players: int
    ) -> dict[str, int | list[int]]:
        """What the caller wants dealt, as the numbers that the deal struct holds."""
        wanted: dict[str, int | list[int]] = {}
        known = {field.name: field for field in self.deal}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(
                    f"nothing called '{name}' is dealt in {self.title}: a deal has {one_of(known)}."
                    + did_you_mean(name, known)
                )
            field, words = known[name], deal_words(known[name], board, players)
            wanted[name] = (
                given_order(name, value, words, field.pile(board, players))
                if field.pile
                else given_number(name, value, words, players)
            )
        return wanted

    def deal_of_texts(self, texts: Mapping[str, str]) -> dict[str, object]:
        """A deal as it is written in records and on the command line; not checked."""
        piles = {field.name for field in self.deal if field.pile}
        return {
            name: read_words(text) if name in piles else word_value(text)
            for name, text in texts.items()
        }

    def read_deal(
        self, deals: StructArray[D], board: LoadedBoard[F, B], players: int
    ) -> dict[str, object]:
        """What was dealt, as a caller could give it."""
        dealt: dict[str, object] = {}
        for field in self.deal:
            words, numbers = deal_words(field, board, players), getattr(deals[0], field.name)
            if field.pile:
                count = len(field.pile(board, players))
                dealt[field.name] = [word_value(words[number]) for number in numbers[:count]]
            else:
                dealt[field.name] = word_value(words[numbers])
        return dealt


AnyGame = Game[Any, Any, Any, Any]


def _contract_function(rules: object, name: str) -> object:
    """A game's own function, if it takes what the contract says."""
    found = getattr(rules, name)
    wanted = list(inspect.signature(getattr(Rules, name)).parameters)[1:]
    taken = list(inspect.signature(found).parameters)
    if taken != wanted:
        raise TypeError(
            f"{name}({', '.join(taken)}) of {getattr(rules, '__name__', rules)} must be "
            f"{name}({', '.join(wanted)})"
        )
    return found


def deal_words(field: DealField, board: LoadedBoard[Any, Any], players: int) -> Sequence[str]:
    return [*map(str, range(players))] if field.what == SEAT else board.vocabulary[field.what]
