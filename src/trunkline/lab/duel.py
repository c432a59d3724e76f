"""Duels: whether one player is stronger than another, over the same deals from every seat.

    duel("chicago-express", "greedy", "random", players=4, games=400)

One challenger sits among champions; where partners play, a team of challengers among teams of
champions. Every deal is played once with the challenger in each place. These games are a group: the
luck of the deal and of the seat is the same for both players, so groups tell more than games would,
and they are the samples that the interval is made of (see `lab.statistics`).
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.core.setup import check_seed
from trunkline.games import find_game
from trunkline.lab.batches import (
    AMPLE_SECONDS,
    Batch,
    Contestant,
    Limit,
    PlayedGames,
    Thinking,
    compile_batch,
    games_a_task,
    named,
    play_batch,
    run_tasks,
)
from trunkline.lab.statistics import confidence_sequence, interval, is_sure, verdict
from trunkline.players.player import NodeLimited

TIMED_ACTIONS = 200  # of a game between equals, to measure the decisions of compiled players


@dataclass(frozen=True)
class DuelResult:
    """What came of a duel; `low` and `high` bound the true win share with 95 % certainty.

    Of an unfinished game nobody has won a share, and it has no margin.
    """

    game: str
    players: int
    challenger: str
    champion: str
    shares: Any  # of the win: a row for each deal, a column for each place of the challenger
    low: float
    high: float
    fair_share: float
    # The challenger's score less the best champion's, of teams the team's; None: no game finished
    mean_margin: float | None
    # Of players asked in Python the mean over their decisions in the duel; of compiled ones, over
    # the first TIMED_ACTIONS of a game in which they have every seat. None: there were none.
    seconds_a_decision: float | None
    champion_seconds_a_decision: float | None
    unfinished: int

    @property
    def groups(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> int:
        return int(self.shares.size)

    @property
    def win_share(self) -> float:
        """A shared win is shared."""
        return float(self.shares.mean())

    @property
    def sure(self) -> str:
        """Whether the win share is "above" or "below" the fair one, or "undecided"."""
        return verdict(self.low, self.high, self.fair_share)

    def report(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        partners = self.players // self.shares.shape[1]
        return {
            "game": self.game,
            "players": self.players,
            "challenger": self.challenger,
            "champion": self.champion,
            "games": self.games,
            "groups": self.groups,
            "win_share": self.win_share,
            "low": self.low,
            "high": self.high,
            "fair_share": self.fair_share,
            "sure": self.sure,
            "mean_margin": self.mean_margin,
            "seconds_a_decision": self.seconds_a_decision,
            "champion_seconds_a_decision": self.champion_seconds_a_decision,
            "unfinished": self.unfinished,
            "by_seat": [
                {
                    "seats": list(range(place * partners, (place + 1) * partners)),
                    "win_share": float(share),
                }
                for place, share in enumerate(self.shares.mean(axis=0))
            ],
        }


def duel(
    game: str,
    challenger: str | Contestant,
    champion: str | Contestant,
    players: int,
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int = 1,
    board: Path | str | None = None,
    tickets: Path | str | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
    until_sure: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> DuelResult:
    """Play the duel; `progress` hears how many more games are done.

    `games` is rounded up to whole groups. With `seconds` or `nodes` as a limit for each decision
    the players are asked in Python; without, compiled ones play in compiled code. `until_sure`
    looks on the way, and stops as soon as the win share is surely above or below the fair one; the
    interval is then one that holds at all looks (`statistics.confidence_sequence`). The games are
    the same for any number of workers, unless the clock has a say in them.
    """
    found = find_game(game)
    setup = Duel(
        found,
        _contestant(found, challenger),
        _contestant(found, champion),
        players,
        limit_of(seconds, nodes),
    )
    if games < 1:
        raise BadSetup(f"at least one game must be played, not {games}")
    batch = Batch(
        setup.game.id,
        setup.seated(0),
        setup.game.choose_options(options or {}),
        check_seed(seed),
        0,
        math.ceil(games / setup.places),
        str(board) if board else None,
        str(tickets) if tickets else None,
        setup.limit,
    )
    compile_batch(batch)
    score = _Score()
    for rotations in run_tasks(_play_rotations, list(_tasks(setup, batch)), workers):
        score.add(setup, rotations)
        progress(sum(len(played.endings) for played in rotations))
        if until_sure and is_sure(*confidence_sequence(score.groups), setup.fair_share):
            break
    return _result(setup, batch, score, until_sure)


def limit_of(seconds: float | None, nodes: int | None) -> Limit | None:
    """What limits a decision; None: nothing does."""
    if seconds is not None and nodes is not None:
        raise BadSetup("a decision is limited by seconds or by nodes, not by both: leave one out")
    if seconds is not None:
        if not 0 < seconds < math.inf:
            raise BadSetup(
                f"the seconds for a decision are a number above 0, such as 0.5, not {seconds}"
            )
        return Limit(seconds)
    if nodes is not None:
        if nodes < 1:
            raise BadSetup(f"a search has at least 1 node, not {nodes}")
        return Limit(AMPLE_SECONDS, nodes)
    return None


def _contestant(game: AnyGame, given: str | Contestant) -> Contestant:
    return named(game, given) if isinstance(given, str) else given


@dataclass(frozen=True)
class Duel:
    """Who is compared, and how they are seated; BadSetup if they cannot be."""

    game: AnyGame
    challenger: Contestant
    champion: Contestant
    players: int
    limit: Limit | None = None

    def __post_init__(self) -> None:
        self.game.check_players(self.players)
        both = self.challenger, self.champion
        if self.limit is None and all(each.kernel for each in both):
            return
        asked = [each.player(0) for each in both]
        if self.limit and self.limit.nodes and not any(isinstance(p, NodeLimited) for p in asked):
            raise BadSetup(
                f"neither {both[0].name} nor {both[1].name} searches, so nodes limit nothing: "
                "leave them out"
            )

    @property
    def places(self) -> int:
        """Where the challenger can sit: the seats, or the teams."""
        return self.players // self.game.partners

    @property
    def fair_share(self) -> float:
        return 1.0 / self.places

    def is_challenger(self, place: int) -> list[bool]:
        """By seat."""
        return [seat // self.game.partners == place for seat in range(self.players)]

    def seated(self, place: int) -> tuple[Contestant, ...]:
        return tuple(
            self.challenger if is_challenger else self.champion
            for is_challenger in self.is_challenger(place)
        )


def _tasks(setup: Duel, batch: Batch) -> Iterator[list[Batch]]:
    """Some deals at a time, each with the challenger in every place."""
    size = max(1, games_a_task(batch.seats) // setup.places) if batch.is_compiled else 1
    for first in range(0, batch.games, size):
        deals = dataclasses.replace(batch, first=first, games=min(size, batch.games - first))
        yield [
            dataclasses.replace(deals, seats=setup.seated(place)) for place in range(setup.places)
        ]


def _play_rotations(rotations: Sequence[Batch]) -> list[PlayedGames]:
    return [play_batch(batch) for batch in rotations]


@dataclass
class _Score:
    """The games so far."""

    shares: list[Any] = field(default_factory=list)
    margins: list[Any] = field(default_factory=list)
    unfinished: int = 0
    challenger: Thinking = field(default_factory=Thinking)
    champion: Thinking = field(default_factory=Thinking)

    @property
    def groups(self) -> Any:
        return np.concatenate(self.shares).mean(axis=1)

    def add(self, setup: Duel, rotations: Sequence[PlayedGames]) -> None:
        columns = []
        for place, played in enumerate(rotations):
            ours = np.array(setup.is_challenger(place))
            columns.append(win_shares(played, ours))
            self.margins.append(margins(played, ours))
            self.unfinished += int((~played.finished).sum())
            for is_ours, thinking in zip(ours, played.thinking, strict=bool(played.thinking)):
                if is_ours:
                    self.challenger += thinking
                else:
                    self.champion += thinking
        self.shares.append(np.column_stack(columns))


def win_shares(played: PlayedGames, ours: Any) -> Any:
    """By game, the share of the win that these seats have."""
    wins = (played.places == 1) & played.finished[:, None]
    return wins[:, ours].sum(axis=1) / np.maximum(1, wins.sum(axis=1))


def margins(played: PlayedGames, ours: Any) -> Any:
    """By finished game, the score of these seats (partners have one score) less the best other."""
    points = played.points[played.finished]
    return points[:, ours].max(axis=1) - points[:, ~ours].max(axis=1)


def _result(setup: Duel, batch: Batch, score: _Score, until_sure: bool) -> DuelResult:
    groups, fair = score.groups, setup.fair_share
    low, high = confidence_sequence(groups) if until_sure else interval(groups, fair)
    margins = np.concatenate(score.margins)
    if batch.is_compiled:
        score.challenger = _timed(batch, setup.challenger, setup.champion)
        score.champion = _timed(batch, setup.champion, setup.challenger)
    return DuelResult(
        setup.game.id,
        setup.players,
        setup.challenger.name,
        setup.champion.name,
        np.concatenate(score.shares),
        low,
        high,
        fair,
        float(margins.mean()) if len(margins) else None,
        score.challenger.seconds_a_decision,
        score.champion.seconds_a_decision,
        score.unfinished,
    )


def _timed(batch: Batch, player: Contestant, other: Contestant) -> Thinking:
    """A game of that player alone; the other is named so that nothing more is compiled."""
    seats = (player,) * len(batch.seats)
    alone = dataclasses.replace(batch, seats=seats, games=1, beside=(other,), most=TIMED_ACTIONS)
    played = play_batch(alone)
    return Thinking(played.seconds, played.actions)
