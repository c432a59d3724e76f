"""The commands about learned players: `train`, which makes their nets, and `ladder`."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trunkline.cli.arguments import pairs, player_count
from trunkline.cli.output import print_json, say
from trunkline.core.setup import check_setup
from trunkline.games import find_game
from trunkline.lab import ladder as ladders
from trunkline.lab.fitting import Fitter, check_torch
from trunkline.lab.training import Training, TrainingPlan
from trunkline.players.levels import levels_of
from trunkline.players.value_net import net_path


@dataclass(frozen=True)
class TrainArguments:
    game: str
    folder: Path
    seed: int
    generations: int
    minutes: float | None
    games: int
    gate: int
    greedy: float
    yardstick: int
    workers: int | None


def train(wanted: TrainArguments, install: bool) -> None:
    game = find_game(wanted.game)
    check_torch()
    best = levels_of(game)[-1]  # as the strongest level looks ahead, so it learns
    plan = TrainingPlan(
        game.id,
        wanted.folder,
        seed=wanted.seed,
        workers=wanted.workers or os.cpu_count() or 1,
        generations=wanted.generations,
        games=wanted.games,
        gate_games=wanted.gate,
        greedy=wanted.greedy,
        yardstick=wanted.yardstick,
        followed=best.followed,
        beam=best.beam,
        margin_weight=best.margin_weight,
        seconds=math.inf if wanted.minutes is None else wanted.minutes * 60,
    )
    champion = Training(plan, Fitter, say).run()
    if install:
        champion.save(net_path(game))
        say(f"{net_path(game)} is the champion now")


def ladder(
    game_id: str,
    players: int | None,
    games: int,
    seed: int,
    option: Sequence[str],
    workers: int,
    fit: bool,
    as_json: bool,
) -> None:
    game = find_game(game_id)
    seats = player_count(game, players, [])
    options = pairs("--option", option)
    check_setup(game, seats, options=options)
    if fit:
        found = ladders.fit_carelessness(game.id, seats, games, seed=seed, workers=workers)
        say(f"carelessness = {found}")
        return
    if not as_json:
        say(f"{game.title}, {seats} players: each level among those one below it")
    steps = ladders.ladder(
        game.id,
        seats,
        games,
        options=options,
        seed=seed,
        workers=workers,
        progress=(lambda step: None) if as_json else _print_step,
    )
    if as_json:
        print_json({"game": game.id, "players": seats, "steps": [each.report() for each in steps]})


def _print_step(step: ladders.Step) -> None:
    result = step.duel
    say(
        f"level {step.level}: {step.points:+.0f} points (95 %: {step.low:+.0f} to "
        f"{step.high:+.0f}), {result.win_share:.1%} of {result.games} games, "
        f"{result.fair_share:.1%} would be fair"
    )
