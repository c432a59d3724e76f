"""Batches of games between contestants: in compiled code where they can be, on several processes.

`lab.simulate` tallies them, `lab.duel` compares two contestants by them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import SEEDS, Random
from trunkline.core.struct import int_buffer
from trunkline.core.warm_up import warm_up
from trunkline.games import find_game
from trunkline.lab import random_players_kernel
from trunkline.lab.arena_kernel import UNFINISHED
from trunkline.lab.mixed_players_kernel import MOST_KINDS
from trunkline.players import kernel_of, make_player, parameters_of, player_names
from trunkline.players.learned import LearnedPlayer, parameters_for
from trunkline.players.levels import levels_of
from trunkline.players.parameters import checked
from trunkline.players.player import LEVELS, NO_PARAMETERS, NodeLimited, Observation, Player, decide
from trunkline.players.random import RandomPlayer
from trunkline.players.value_net import read_net_for

FAST_BATCH, SLOW_BATCH = 2_000, 20  # games a task: random ones take microseconds, greedy ones ms
SECONDS = 1.0  # for a decision of a player that is not compiled
AMPLE_SECONDS = 3600.0  # for a decision that a number of nodes limits
NET = "net:"  # before the file of a net that plays
A_MOMENT = 0.01  # for a decision that is asked only so that it is compiled

# How workers begin. A plain fork of a process that has threads, as a notebook's, may hang for good.
START = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True, eq=False)
class Contestant:
    """Who plays: a registered player, or any kernel with parameters of its own.

    `registered("greedy")` is the former. The latter needs no registering and plays in compiled
    code only: `Contestant("new net", "trunkline.players.learned_kernel", row)`.
    """

    name: str
    kernel: str | None  # the template with its compiled `decide`; None: it has only the plain one
    parameters: Any = None  # a row of float32 numbers; None: those of the registered player

    @property
    def is_registered(self) -> bool:
        return (
            self.parameters is None
            and self.name in player_names()
            and self.kernel == kernel_of(self.name)
        )

    def parameters_for(self, game: AnyGame) -> Any:
        """For its kernel, which can read them."""
        if self.is_registered:
            found = parameters_of(self.name, game)
        else:
            found = NO_PARAMETERS if self.parameters is None else self.parameters
        return checked(game, str(self.kernel), found)

    def player(self, seed: int) -> Player:
        """To be asked in Python."""
        if not self.is_registered:
            raise BadSetup(
                f"'{self.name}' is no registered player and plays in compiled code only: "
                "without a limit of seconds or nodes, and against compiled players"
            )
        return make_player(self.name, seed)


def registered(name: str) -> Contestant:
    """The registered player of that name."""
    return Contestant(name, kernel_of(name))


def named(game: AnyGame, name: str) -> Contestant:
    """The registered player of that name; or, for `net:FILE`, a player that judges by the net in
    that file, and looks ahead as the strongest level does."""
    if not name.startswith(NET):
        return registered(name.casefold())
    file = Path(name.removeprefix(NET))
    settings = levels_of(game)[-1]
    return Contestant(
        name, LearnedPlayer.kernel, parameters_for(game, read_net_for(game, file), settings)
    )


@dataclass(frozen=True)
class Limit:
    """How much a player may think about a decision; it is asked in Python then."""

    seconds: float = SECONDS
    nodes: int | None = None  # for players that have this setting


@dataclass(frozen=True)
class Batch:
    """Which games to play; a worker process can be handed one."""

    game: str
    seats: tuple[Contestant, ...]
    options: Mapping[str, str]
    seed: int
    first: int
    games: int
    board: str | None = None
    tickets: str | None = None
    limit: Limit | None = None  # None: in compiled code, if all seats can
    beside: tuple[Contestant, ...] = ()  # who shall find their loop compiled as well
    most: int | None = None  # actions of a game, if less than the game's own bound

    @property
    def is_compiled(self) -> bool:
        return self.limit is None and are_compiled((*self.seats, *self.beside))


@dataclass(frozen=True)
class PlayedGames:
    """What came of each game of a batch, in their order: rows by game, columns by seat."""

    actions: int
    seconds: float
    endings: Any  # an index into `Game.endings`, or UNFINISHED
    points: Any
    places: Any  # of an unfinished game they say nothing
    thinking: tuple[Thinking, ...] = ()  # by seat, of players who were asked in Python

    @property
    def finished(self) -> Any:
        return self.endings != UNFINISHED


@dataclass(frozen=True)
class Thinking:
    """How long decisions took."""

    seconds: float = 0.0
    decisions: int = 0

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(self.seconds + other.seconds, self.decisions + other.decisions)

    @property
    def seconds_a_decision(self) -> float | None:
        return self.seconds / self.decisions if self.decisions else None


def games_a_task(seats: Sequence[Contestant]) -> int:
    return FAST_BATCH if _are_random(seats) else SLOW_BATCH


def run_tasks(
    work: Callable[[Task], Result], tasks: Sequence[Task], workers: int
) -> Iterator[Result]:
    """The results in the order of the tasks; who stops listening stops the rest."""
    if workers == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(workers, get_context(START))
    try:
        yield from pool.map(work, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def compile_batch(batch: Batch) -> None:
    """Compiling belongs to no game's time, and the workers shall find it done."""
    if batch.is_compiled:
        play_batch(replace(batch, games=1, most=1))
        return
    game, limit = find_game(batch.game), replace(batch.limit or Limit(), seconds=A_MOMENT)
    warm_up(game)
    opening = Match(game, len(batch.seats), seed=batch.seed, options=batch.options)
    for player in _seated(batch.seats, batch.seed, limit):
        decide(opening, player, A_MOMENT)


def play_batch(batch: Batch) -> PlayedGames:
    return _play_compiled(batch) if batch.is_compiled else _play_one_by_one(batch)


# In compiled code


def are_compiled(seats: Sequence[Contestant]) -> bool:
    """Whether all of these can play in compiled code, at one table."""
    return all(seat.kernel for seat in seats) and len(kernels_of(seats)) <= MOST_KINDS


def arena(game: AnyGame, seats: Sequence[Contestant]) -> ModuleType:
    """The compiled loop for these players. Random ones alone need nothing but the list.

    It is made of kernels, so players that differ by their parameters share the machine code.
    """
    if _are_random(seats):
        decide_for_seat = random_players_kernel.decide_for_seat
        return game.kernel("trunkline.lab.arena_kernel", decide_for_seat=decide_for_seat)
    variant, mixed = mixed_players(game, seats)
    return game.kernel("trunkline.lab.arena_kernel", variant, decide_for_seat=mixed.decide_for_seat)


def mixed_players(game: AnyGame, seats: Sequence[Contestant]) -> tuple[str, ModuleType]:
    """Who hands each decision to the player of its seat, and a name for those players."""
    kernels = kernels_of(seats)
    deciding = [game.kernel(kernel).decide for kernel in kernels]
    deciding += deciding[-1:] * (MOST_KINDS - len(kernels))
    given = {f"decide_{kind}": each for kind, each in enumerate(deciding)}
    variant = "".join("+" + kernel.removeprefix("trunkline.players.") for kernel in kernels)
    return variant, game.kernel("trunkline.lab.mixed_players_kernel", variant, **given)


def kernels_of(seats: Sequence[Contestant]) -> list[str]:
    """The different kernels, whoever sits where, and the random one: so few tables are compiled."""
    return sorted({RandomPlayer.kernel, *(str(seat.kernel) for seat in seats)})


def parameter_rows(parameters: Sequence[Any]) -> Any:
    """The parameters of each seat's player, as rows of one length."""
    rows = np.zeros((len(parameters), max(map(len, parameters))), np.float32)
    for seat, row in enumerate(parameters):
        rows[seat, : len(row)] = row
    return rows


def _are_random(seats: Sequence[Contestant]) -> bool:
    return {seat.kernel for seat in seats} == {RandomPlayer.kernel}


def _play_compiled(batch: Batch) -> PlayedGames:
    game = find_game(batch.game)
    board = game.load_board(batch.options, batch.board, batch.tickets)
    players = len(batch.seats)
    lengths, endings = int_buffer(batch.games), int_buffer(batch.games)
    points = np.zeros((batch.games, players), np.int32)
    places = np.zeros((batch.games, players), np.int32)
    kernels = kernels_of((*batch.seats, *batch.beside))
    kinds = int_buffer(players)
    kinds[:] = [kernels.index(str(seat.kernel)) for seat in batch.seats]
    play_games = arena(game, (*batch.seats, *batch.beside)).play_games
    states = game.state_struct.array(2 + LEVELS)
    room = int_buffer((1 + LEVELS) * game.space.size)
    setting = game.setting(players, batch.options)
    parameters = parameter_rows([seat.parameters_for(game) for seat in batch.seats])
    began = time.perf_counter()
    actions = play_games(
        board.structs,
        states,
        setting,
        game.deal_struct.array(),
        Random.array(),
        Log.array(),
        room,
        kinds,
        parameters,
        batch.seed,
        batch.first,
        game.max_length if batch.most is None else batch.most,
        lengths,
        endings,
        points,
        places,
    )
    seconds = time.perf_counter() - began
    return PlayedGames(int(actions), seconds, endings, points, places)


# In Python


class _TimedPlayer:
    """A player whose thinking is measured."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.thinking = Thinking()

    def decide(self, observation: Observation, seconds: float) -> int:
        began = time.perf_counter()
        action = self._player.decide(observation, seconds)
        self.thinking += Thinking(time.perf_counter() - began, 1)
        return action


def _play_one_by_one(batch: Batch) -> PlayedGames:
    """Games in which every decision is asked of Python."""
    game = find_game(batch.game)
    board = game.load_board(batch.options, batch.board, batch.tickets)
    endings: list[int] = []
    points: list[tuple[int, ...]] = []
    places: list[tuple[int, ...]] = []
    actions, took = 0, 0.0
    thinking = [Thinking()] * len(batch.seats)
    limit = batch.limit or Limit()
    for number in range(batch.first, batch.first + batch.games):
        seed = (batch.seed + number) % SEEDS
        match = Match(game, len(batch.seats), seed=seed, options=batch.options, board=board)
        began = time.perf_counter()
        players = _seated(batch.seats, seed, limit)
        while match.actor is not None and len(match.actions) < game.max_length:
            match.play(decide(match, players[match.actor], limit.seconds))
        took += time.perf_counter() - began
        actions += len(match.actions)
        outcome = match.outcome
        endings.append(game.endings.index(outcome.reason) if outcome else UNFINISHED)
        points.append(match.scores)
        places.append(outcome.ranking if outcome else (0,) * len(batch.seats))
        thinking = [so_far + each.thinking for so_far, each in zip(thinking, players, strict=True)]
    return PlayedGames(
        actions, took, np.array(endings), np.array(points), np.array(places), tuple(thinking)
    )


def _seated(seats: Sequence[Contestant], seed: int, limit: Limit) -> list[_TimedPlayer]:
    """Each with a seed of its own: the same one would have all random players draw the same."""
    players = [each.player((seed + seat) % SEEDS) for seat, each in enumerate(seats)]
    for player in players:
        if limit.nodes is not None and isinstance(player, NodeLimited):
            player.nodes = limit.nodes
    return [_TimedPlayer(player) for player in players]
