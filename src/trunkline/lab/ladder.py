"""The ladder: how far the levels of a game are apart, measured by duels of each with the next.

A rating difference is what a win share says of one among equals (Elo's formula, for any number of
seats): 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.lab.batches import NET, Contestant
from trunkline.lab.duel import DuelResult, duel
from trunkline.lab.training import LEAGUE
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.levels import COUNT, STRONGEST, levels_of
from trunkline.players.value_net import ValueNet, net_of

MOST_POINTS = 1000.0  # of a difference, where all games were won
WANTED = 125.0  # rating points between two levels
TRIES = 7  # halvings of the range in which a level's carelessness is sought
MOST_CARELESS = 12.0


@dataclass(frozen=True)
class Step:
    """One level against the one below it; `low` and `high` bound the points with 95 %."""

    level: int
    points: float
    low: float
    high: float
    duel: DuelResult

    def report(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        return {
            "level": self.level,
            "points": self.points,
            "low": self.low,
            "high": self.high,
            "win_share": self.duel.win_share,
            "fair_share": self.duel.fair_share,
            "games": self.duel.games,
            "seconds_a_decision": self.duel.seconds_a_decision,
        }


def rating_points(win_share: float, fair_share: float) -> float:
    """How many points the challenger is above the champions among whom it wins that share."""
    if win_share <= 0.0:
        return -MOST_POINTS
    if win_share >= 1.0:
        return MOST_POINTS
    odds = win_share / (1.0 - win_share) * (1.0 - fair_share) / fair_share
    return max(-MOST_POINTS, min(MOST_POINTS, 400.0 * math.log10(odds)))


def ladder(
    game: str,
    players: int,
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[Step], None] = lambda step: None,
) -> list[Step]:
    """The steps from level 2 to the highest, `games` each."""
    found = find_game(game)
    steps = []
    for level in range(2, COUNT + 1):
        result = duel(
            game,
            _at_level(found, level),
            _at_level(found, level - 1),
            players,
            games,
            options=options,
            seed=seed,
            workers=workers,
        )
        steps.append(_step(level, result))
        progress(steps[-1])
    return steps


def against_league(
    game: str,
    folder: Path,
    players: int,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[DuelResult], None] = lambda result: None,
) -> list[DuelResult]:
    """The strongest level among every earlier generation of a training, `games` each."""
    nets = sorted((folder / LEAGUE).glob("*.npz"))
    if not nets:
        raise BadSetup(f"{folder} is not the folder of a training: {LEAGUE}/ has no nets")
    results = []
    for net in nets:
        result = duel(game, STRONGEST, f"{NET}{net}", players, games, seed=seed, workers=workers)
        results.append(result)
        progress(result)
    return results


def _at_level(game: AnyGame, level: int) -> Contestant:
    return contestant(game, f"level-{level}", levels_of(game)[level - 1])


def contestant(
    game: AnyGame, name: str, settings: LearnedSettings, net: ValueNet | None = None
) -> Contestant:
    """A player with these settings, which judges by that net or by the game's own."""
    return Contestant(
        name, LearnedPlayer.kernel, parameters_for(game, net or net_of(game), settings)
    )


def _step(level: int, result: DuelResult) -> Step:
    points, low, high = (
        rating_points(share, result.fair_share)
        for share in (result.win_share, result.low, result.high)
    )
    return Step(level, points, low, high, result)


def fit_carelessness(
    game: str, players: int, games: int, *, seed: int = 0, workers: int = 1
) -> list[float]:
    """The carelessness with which each level is WANTED points below the next, by halving."""
    found = find_game(game)
    settings = list(levels_of(found))
    for level in range(COUNT - 1, 0, -1):
        above = contestant(found, f"level-{level + 1}", settings[level])
        low, high = settings[level].carelessness, MOST_CARELESS
        for number in range(TRIES):
            # Small differences matter where little carelessness is at work: halve the ratio.
            middle = (
                (low + high) / 2.0
                if low == 0.0 and number == 0
                else math.sqrt(max(low, 0.02) * high)
            )
            tried = replace(settings[level - 1], carelessness=middle)
            below = contestant(found, f"level-{level}", tried)
            result = duel(game, above, below, players, games, seed=seed + number, workers=workers)
            if rating_points(result.win_share, result.fair_share) < WANTED:
                low = middle
            else:
                high = middle
        found_here = round(math.sqrt(max(low, 0.02) * high), 3)
        settings[level - 1] = replace(settings[level - 1], carelessness=found_here)
    return [each.carelessness for each in settings]
