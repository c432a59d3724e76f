"""The set-up of a match: what was agreed, checked before anything is compiled, and the deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, Unpack

from trunkline.core.contract import NOTHING
from trunkline.core.errors import BadSetup
from trunkline.core.events import Event, Log
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.position import Position
from trunkline.core.rng import SEEDS, Random
from trunkline.core.struct import Struct


@dataclass(frozen=True)
class MatchSetup:
    """The checked set-up of a match: its board, options and deal."""

    board: LoadedBoard[Any, Any]
    options: dict[str, str]
    seed: int
    deal: dict[str, int | list[int]]
    names: tuple[str, ...]


class SetupArguments(TypedDict, total=False):
    """The arguments of a new match, unchecked; `trunkline.new` says what each means."""

    seed: int | None
    options: Mapping[str, object] | None
    deal: Mapping[str, object] | None
    board: Path | str | LoadedBoard[Any, Any] | None
    tickets: Path | str | None
    names: Sequence[str] | None


@dataclass(frozen=True)
class OpenedGame:
    """The opening position, and how it came about."""

    position: Position
    options: dict[str, str]
    seed: int
    deal: dict[str, object]
    events: list[Event]


def check_setup(game: AnyGame, players: int, **arguments: Unpack[SetupArguments]) -> MatchSetup:
    """Refuse what cannot be set up, before anything is compiled for it."""
    game.check_players(players)
    options = game.choose_options(arguments.get("options") or {})
    board = game.load_board(options, arguments.get("board"), arguments.get("tickets"))
    return MatchSetup(
        board,
        options,
        check_seed(arguments.get("seed")),
        game.check_deal(arguments.get("deal") or {}, board, players),
        _check_names(arguments.get("names"), players),
    )


def open_game(game: AnyGame, players: int, **arguments: Unpack[SetupArguments]) -> OpenedGame:
    """Deal, and lay the table."""
    setup = check_setup(game, players, **arguments)
    board, engine = setup.board, game.engine
    settings, deals = game.setting(players, setup.options), game.deal_struct.array()
    states, logs = game.state_struct.array(), Log.array()
    logs[0].on = 1
    engine.shuffle(board.structs, settings, deals, Random.array(), setup.seed)
    put_into(deals[0], setup.deal)
    engine.setup(board.structs, states, 0, settings, deals, logs)
    return OpenedGame(
        Position(game, board, players, setup.names, states),
        setup.options,
        setup.seed,
        game.read_deal(deals, board, players),
        game.events.read(logs[0], board.vocabulary),
    )


def put_into(deal: Struct, wanted: Mapping[str, int | list[int]]) -> None:
    """A row that is longer than what lies in it ends in NOTHING."""
    for name, value in wanted.items():
        if isinstance(value, int):
            setattr(deal, name, value)
        else:
            row = getattr(deal, name)
            row[:] = NOTHING
            row[: len(value)] = value


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
