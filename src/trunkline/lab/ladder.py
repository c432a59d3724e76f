"""The ladder: how far the levels of a game are apart, measured by duels of each with the next.

A rating difference is what a win share says of one among equals (Elo's formula, for any number of
seats): 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.lab.batches import NET, Contestant
from trunkline.lab.duel import DuelResult, duel
from trunkline.lab.training import LEAGUE
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.levels import COUNT, SHORT_SIGHTED, STRONGEST, levels_of
from trunkline.players.value_net import ValueNet, net_of

MOST_POINTS = 1000.0  # of a difference, where all games were won
WANTED = 125.0  # rating points between two levels
GRID = (0.15, 0.25, 0.4, 0.6, 0.9, 1.4, 2.0, 3.0, 4.5, 7.0, 12.0)  # carelessness that is tried
SHORT_SIGHTED_GRID = (0.25, 0.5, 1.0, 1.5, 2.5)  # the same, in parts of the level above


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
    """The carelessness with which each level is WANTED points below the next.

    Players that get more and more careless are measured each among those before it, `games` for a
    duel, and the levels are read off that curve. The short-sighted levels have a curve of their
    own, measured among players of the lowest level that looks ahead.
    """
    found = find_game(game)
    best, lowest = levels_of(found)[-1], levels_of(found)[0]
    far_sighted = COUNT - SHORT_SIGHTED - 1  # levels below the highest that look ahead

    def points_behind(above: LearnedSettings, below: LearnedSettings) -> float:
        stronger, weaker = contestant(found, "above", above), contestant(found, "below", below)
        result = duel(game, stronger, weaker, players, games, seed=seed, workers=workers)
        return rating_points(result.win_share, result.fair_share)

    curve = [(best.carelessness, 0.0)]
    for careless in GRID:
        if curve[-1][1] >= far_sighted * WANTED:
            break
        above = replace(best, carelessness=curve[-1][0])
        below = replace(best, carelessness=careless)
        curve.append((careless, curve[-1][1] + points_behind(above, below)))
    levels = [best.carelessness]
    levels += [read_off(curve, level * WANTED) for level in range(1, far_sighted + 1)]
    above = replace(best, carelessness=levels[-1])
    curve = []
    for part in SHORT_SIGHTED_GRID:
        below = replace(lowest, carelessness=part * levels[-1])
        curve.append((below.carelessness, points_behind(above, below)))
    levels += [read_off(curve, level * WANTED) for level in range(1, SHORT_SIGHTED + 1)]
    return [round(each, 3) for each in reversed(levels)]


def read_off(curve: Sequence[tuple[float, float]], points: float) -> float:
    """The carelessness that costs so many points; the curve has (carelessness, points).

    Chance makes a measured curve go down in places: each point counts as at least as much as those
    before it. Beyond its ends the curve says nothing, and its end is taken.
    """
    costs = np.maximum.accumulate([cost for _, cost in curve])
    return float(np.interp(points, costs, [careless for careless, _ in curve]))
