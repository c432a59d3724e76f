"""Simulation: many games between players, and a tally of what came of them."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import SEEDS, Random
from trunkline.core.setup import check_seed
from trunkline.core.struct import int_buffer
from trunkline.games import find_game
from trunkline.lab import random_players_kernel
from trunkline.lab.arena_kernel import UNFINISHED
from trunkline.lab.mixed_players_kernel import MOST_KINDS
from trunkline.players import check_player, kernel_of, make_players, parameters_of
from trunkline.players.player import LEVELS, decide

FAST_BATCH, SLOW_BATCH = 2_000, 20  # games a task: random ones take microseconds, greedy ones ms
SECONDS = 1.0  # for a decision of a player that is not compiled

# How workers begin. A plain fork of a process that has threads, as a notebook's, may hang for good.
START = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


@dataclass
class Tally:
    """What came of some games. Tallies add up, so games can be shared out."""

    game: str
    seats: tuple[str, ...]
    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    unfinished: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    score_sums: list[float] = field(default_factory=list)
    place_counts: list[Counter[int]] = field(default_factory=list)  # by seat: place -> games
    wins: list[float] = field(default_factory=list)  # a shared win is shared

    def __post_init__(self) -> None:
        self.score_sums = self.score_sums or [0.0] * len(self.seats)
        self.place_counts = self.place_counts or [Counter() for _ in self.seats]
        self.wins = self.wins or [0.0] * len(self.seats)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.seconds += other.seconds
        self.unfinished += other.unfinished
        self.endings += other.endings
        for seat in range(len(self.seats)):
            self.score_sums[seat] += other.score_sums[seat]
            self.place_counts[seat] += other.place_counts[seat]
            self.wins[seat] += other.wins[seat]

    def report(self) -> dict[str, Any]:
        """Plain data, for `--json`. Speeds are for one process: games by its own seconds."""
        return {
            "game": self.game,
            "games": self.games,
            "moves_per_second": self.actions / self.seconds,
            "games_per_second": self.games / self.seconds,
            "mean_length": self.actions / self.games,
            "unfinished": self.unfinished,
            "endings": dict(sorted(self.endings.items())),
            "seats": [
                {
                    "seat": seat,
                    "player": player,
                    "mean_score": self.score_sums[seat] / self.games,
                    "win_share": self.wins[seat] / self.games,
                    "places": {
                        str(place): count
                        for place, count in sorted(self.place_counts[seat].items())
                    },
                }
                for seat, player in enumerate(self.seats)
            ],
        }


@dataclass(frozen=True)
class Batch:
    """Which games to play; a worker process can be handed one."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    first: int
    games: int
    board: str | None = None
    tickets: str | None = None


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    seats: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int = 1,
    board: Path | str | None = None,
    tickets: Path | str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play many games; `progress` hears how many more are done.

    `seats` names the players; one name stands for all seats. Compiled players play in compiled
    code; with any other at the table, all are asked one by one. The games are the same for any
    number of workers.
    """
    found = find_game(game)
    found.check_players(players)
    if games < 1:
        raise BadSetup(f"at least one game must be played, not {games}")
    kinds = fill_seats(seats or ("random",), players)
    batch = Batch(
        found.id,
        kinds,
        found.choose_options(options or {}),
        check_seed(seed),
        0,
        games,
        str(board) if board else None,
        str(tickets) if tickets else None,
    )
    total = Tally(found.id, kinds)
    for tally in _played(list(_batches(batch)), workers):
        total.add(tally)
        progress(tally.games)
    return total


def fill_seats(seats: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat, each of them known."""
    for seat in seats:
        check_player(seat)
    if len(seats) == 1:
        return (seats[0],) * players
    if len(seats) != players:
        raise BadSetup(f"{players} seats need {players} players, or one for all; not {len(seats)}")
    return tuple(seats)


def _batches(batch: Batch) -> Iterator[Batch]:
    size = FAST_BATCH if set(batch.seats) == {"random"} else SLOW_BATCH
    for first in range(0, batch.games, size):
        games = min(size, batch.games - first)
        yield dataclasses.replace(batch, first=first, games=games)


def _played(batches: list[Batch], workers: int) -> Iterator[Tally]:
    # Compiling belongs to no game's time, and the workers shall find it done.
    play_batch(dataclasses.replace(batches[0], games=1))
    if workers == 1:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(workers, get_context(START)) as pool:
        for done in as_completed([pool.submit(play_batch, batch) for batch in batches]):
            yield done.result()


def are_compiled(seats: Sequence[str]) -> bool:
    """Whether all of these players can play in compiled code, at one table."""
    return len(kinds_of(seats)) <= MOST_KINDS and all(map(kernel_of, seats))


def arena(game: AnyGame, seats: Sequence[str]) -> ModuleType:
    """The compiled loop for these players. Random ones alone need nothing but the list."""
    if set(seats) == {"random"}:
        decide_for_seat = random_players_kernel.decide_for_seat
        return game.kernel("trunkline.lab.arena_kernel", decide_for_seat=decide_for_seat)
    kinds = kinds_of(seats)
    deciding = [game.kernel(str(kernel_of(kind))).decide for kind in kinds]
    deciding += deciding[-1:] * (MOST_KINDS - len(kinds))
    given = {f"decide_{kind}": each for kind, each in enumerate(deciding)}
    variant = "+" + "+".join(kinds)
    mixed = game.kernel("trunkline.lab.mixed_players_kernel", variant, **given)
    return game.kernel("trunkline.lab.arena_kernel", variant, decide_for_seat=mixed.decide_for_seat)


def kinds_of(seats: Sequence[str]) -> list[str]:
    """The different players, whoever sits where, and the random one: so few tables are compiled."""
    return sorted({*seats, "random"})


def parameter_rows(parameters: Sequence[Any]) -> Any:
    """The parameters of each seat's player, as rows of one length."""
    rows = np.zeros((len(parameters), max(map(len, parameters))), np.float32)
    for seat, row in enumerate(parameters):
        rows[seat, : len(row)] = row
    return rows


def play_batch(batch: Batch) -> Tally:
    return _play_compiled(batch) if are_compiled(batch.seats) else _play_one_by_one(batch)


def _play_one_by_one(batch: Batch) -> Tally:
    """Games between players of which some are not compiled."""
    game = find_game(batch.game)
    board = game.load_board(batch.options, batch.board, batch.tickets)
    tally = Tally(batch.game, batch.seats)
    for number in range(batch.first, batch.first + batch.games):
        seed = (batch.seed + number) % SEEDS
        match = Match(game, len(batch.seats), seed=seed, options=batch.options, board=board)
        began = time.perf_counter()
        players = make_players(dict(enumerate(batch.seats)), seed)
        while match.actor is not None and len(match.actions) < game.max_length:
            match.play(decide(match, players[match.actor], SECONDS))
        tally.add(_tally_of(batch, match, time.perf_counter() - began))
    return tally


def _tally_of(batch: Batch, match: Match, seconds: float) -> Tally:
    tally = Tally(batch.game, batch.seats, 1, len(match.actions), seconds)
    tally.score_sums = [float(score) for score in match.scores]
    if match.outcome is None:
        tally.unfinished = 1
        return tally
    tally.endings[match.outcome.reason] = 1
    for seat, place in enumerate(match.outcome.ranking):
        tally.place_counts[seat][place] = 1
        tally.wins[seat] = (place == 1) / len(match.outcome.winners)
    return tally


def _play_compiled(batch: Batch) -> Tally:
    game = find_game(batch.game)
    board = game.load_board(batch.options, batch.board, batch.tickets)
    players = len(batch.seats)
    kinds = int_buffer(players)
    kinds[:] = [kinds_of(batch.seats).index(seat) for seat in batch.seats]
    lengths, endings = int_buffer(batch.games), int_buffer(batch.games)
    points = np.zeros((batch.games, players), np.int32)
    ranks = np.zeros((batch.games, players), np.int32)
    play_games = arena(game, batch.seats).play_games
    states = game.state_struct.array(2 + LEVELS)
    room = int_buffer((1 + LEVELS) * game.space.size)
    setting = game.setting(players, batch.options)
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
        parameter_rows([parameters_of(seat, game) for seat in batch.seats]),
        batch.seed,
        batch.first,
        game.max_length,
        lengths,
        endings,
        points,
        ranks,
    )
    seconds = time.perf_counter() - began
    tally = Tally(batch.game, batch.seats, batch.games, int(actions), seconds)
    finished = endings != UNFINISHED
    tally.unfinished = int((~finished).sum())
    for number, count in zip(*np.unique(endings[finished], return_counts=True), strict=True):
        tally.endings[game.endings[number]] = int(count)
    ranks = ranks[finished]
    winners = (ranks == 1).sum(axis=1)
    for seat in range(players):
        tally.score_sums[seat] = float(points[:, seat].sum())
        tally.wins[seat] = float(((ranks[:, seat] == 1) / winners).sum())
        for place, count in zip(*np.unique(ranks[:, seat], return_counts=True), strict=True):
            tally.place_counts[seat][int(place)] = int(count)
    return tally
