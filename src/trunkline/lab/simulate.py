"""Simulation: many games between players, and a tally of what came of them."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.setup import check_seed
from trunkline.games import find_game
from trunkline.lab.batches import (
    Batch,
    PlayedGames,
    compile_batch,
    games_a_task,
    play_batch,
    registered,
    run_tasks,
)
from trunkline.players import check_player


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
        tuple(map(registered, kinds)),
        found.choose_options(options or {}),
        check_seed(seed),
        0,
        games,
        str(board) if board else None,
        str(tickets) if tickets else None,
    )
    total = Tally(found.id, kinds)
    compile_batch(batch)
    for tally in run_tasks(tally_batch, list(_batches(batch)), workers):
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
    size = games_a_task(batch.seats)
    for first in range(0, batch.games, size):
        games = min(size, batch.games - first)
        yield dataclasses.replace(batch, first=first, games=games)


def tally_batch(batch: Batch) -> Tally:
    return tally_of(batch, play_batch(batch))


def tally_of(batch: Batch, played: PlayedGames) -> Tally:
    names = tuple(seat.name for seat in batch.seats)
    tally = Tally(batch.game, names, batch.games, played.actions, played.seconds)
    finished = played.finished
    tally.unfinished = int((~finished).sum())
    endings = find_game(batch.game).endings
    for number, count in zip(*np.unique(played.endings[finished], return_counts=True), strict=True):
        tally.endings[endings[number]] = int(count)
    places = played.places[finished]
    winners = (places == 1).sum(axis=1)
    for seat in range(len(names)):
        tally.score_sums[seat] = float(played.points[:, seat].sum())
        tally.wins[seat] = float(((places[:, seat] == 1) / winners).sum())
        for place, count in zip(*np.unique(places[:, seat], return_counts=True), strict=True):
            tally.place_counts[seat][int(place)] = int(count)
    return tally
