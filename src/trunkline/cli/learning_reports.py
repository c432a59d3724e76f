"""The commands about learned players: `train`, which makes their nets, `ladder` and `styles`."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from trunkline.cli.analysis_reports import print_duel
from trunkline.cli.arguments import pairs, player_count
from trunkline.cli.output import complain, print_json, say
from trunkline.core.game import AnyGame
from trunkline.core.setup import check_setup
from trunkline.games import find_game
from trunkline.lab import ladder as ladders
from trunkline.lab import styles as measured
from trunkline.lab.best_response import BestResponse
from trunkline.lab.duel import DuelResult
from trunkline.lab.fitting import Fitter, check_torch
from trunkline.lab.training import Training, TrainingPlan
from trunkline.players.levels import STRONGEST, levels_of
from trunkline.players.value_net import net_path


@dataclass(frozen=True)
class TrainArguments:
    game: str
    folder: Path
    seed: int
    generations: int
    minutes: float | None
    games: int
    rows: int
    rate: float
    gate: int
    greedy: float
    trust: float
    usual_table: float
    curiosity: float
    yardstick: int
    followed: int | None
    beam: int | None
    deals: int | None
    scale: float | None
    workers: int | None
    option: Sequence[str]


@dataclass(frozen=True)
class OpponentArguments:
    """Whom alone a net learns to beat, and the duel after that, as they were typed."""

    name: str
    players: int | None
    games: int


def train(wanted: TrainArguments, install: bool) -> None:
    game = find_game(wanted.game)
    check_torch()
    champion = Training(_plan(game, wanted), Fitter, say).run()
    if install:
        champion.save(net_path(game))
        say(f"{net_path(game)} is the champion now")


def train_against(wanted: TrainArguments, opponent: OpponentArguments, as_json: bool) -> None:
    game = find_game(wanted.game)
    check_torch()
    players = player_count(game, opponent.players, [])
    plan = replace(_plan(game, wanted), yardstick=0)
    training = BestResponse(
        plan, Fitter, complain if as_json else say, against=opponent.name, players=players
    )
    result = training.final_duel(training.run(), opponent.games)
    if as_json:
        print_json({**result.report(), "generations": len(training.curve)})
    else:
        print_duel(result, game.title)


def _plan(game: AnyGame, wanted: TrainArguments) -> TrainingPlan:
    best = levels_of(game)[-1]  # as the strongest level looks ahead, so it learns
    return TrainingPlan(
        game.id,
        wanted.folder,
        seed=wanted.seed,
        workers=wanted.workers or os.cpu_count() or 1,
        generations=wanted.generations,
        games=wanted.games,
        rows_a_game=wanted.rows,
        rate=wanted.rate,
        gate_games=wanted.gate,
        greedy=wanted.greedy,
        trust=wanted.trust,
        usual_table=wanted.usual_table,
        curiosity=wanted.curiosity,
        yardstick=wanted.yardstick,
        followed=best.followed if wanted.followed is None else wanted.followed,
        beam=best.beam if wanted.beam is None else wanted.beam,
        margin_weight=best.margin_weight,
        deals=best.deals if wanted.deals is None else wanted.deals,
        scale=wanted.scale,
        options=pairs("--option", wanted.option),
        seconds=math.inf if wanted.minutes is None else wanted.minutes * 60,
    )


@dataclass(frozen=True)
class TableArguments:
    """At which tables is measured, and for how long, as it was typed."""

    game: str
    players: int | None
    games: int
    seed: int
    workers: int


def ladder(wanted: TableArguments, option: Sequence[str], as_json: bool) -> None:
    game, games, seed, workers = find_game(wanted.game), wanted.games, wanted.seed, wanted.workers
    seats = player_count(game, wanted.players, [])
    options = pairs("--option", option)
    check_setup(game, seats, options=options)
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


def fit_levels(wanted: TableArguments) -> None:
    game = find_game(wanted.game)
    seats = player_count(game, wanted.players, [])
    found = ladders.fit_carelessness(
        game.id, seats, wanted.games, seed=wanted.seed, workers=wanted.workers
    )
    say(f"carelessness = {found}")


def league(wanted: TableArguments, folder: Path, as_json: bool) -> None:
    """The strongest level among every generation of a training."""
    game = find_game(wanted.game)
    seats = player_count(game, wanted.players, [])
    if not as_json:
        say(f"{game.title}, {seats} players: {STRONGEST} among each earlier generation")
    results = ladders.against_league(
        game.id,
        folder,
        seats,
        wanted.games,
        seed=wanted.seed,
        workers=wanted.workers,
        progress=(lambda result: None) if as_json else _print_generation,
    )
    if as_json:
        print_json({"game": game.id, "duels": [each.report() for each in results]})


def _print_generation(result: DuelResult) -> None:
    say(
        f"{Path(result.champion).stem}: {result.win_share:.1%} of {result.games} games (95 %: "
        f"{result.low:.1%} to {result.high:.1%}), {result.fair_share:.1%} would be fair"
    )


def styles(wanted: TableArguments, watched: int, as_json: bool) -> None:
    game = find_game(wanted.game)
    seats = player_count(game, wanted.players, [])
    if not as_json:
        say(f"{game.title}, {seats} players: each character among players of its level")
    found = measured.styles(
        game.id,
        seats,
        wanted.games,
        watched,
        seed=wanted.seed,
        workers=wanted.workers,
        progress=(lambda style: None) if as_json else _print_style,
    )
    if as_json:
        facts = [each.report() for each in found]
        print_json({"game": game.id, "players": seats, "characters": facts})


def fit_styles(wanted: TableArguments) -> None:
    game = find_game(wanted.game)
    seats = player_count(game, wanted.players, [])
    found = measured.fit_liking(
        game.id, seats, wanted.games, seed=wanted.seed, workers=wanted.workers
    )
    for name, liking in found.items():
        say(f"[characters.{name}] liking = {liking}")


def _print_style(style: measured.Style) -> None:
    character, (points, low, high) = style.character, style.points
    kinds = sorted(style.own.parts | style.usual.parts)
    parts = ", ".join(
        f"{kind} {style.own.parts.get(kind, 0.0):.1%} ({style.usual.parts.get(kind, 0.0):.1%})"
        for kind in kinds
    )
    say(
        f"{character.name}: takes {' or '.join(character.likes)} in {style.own.rate:.1%} of "
        f"{style.own.choices:,} choices between that and something else, level {character.level} "
        f"in {style.usual.rate:.1%} (difference, 95 %: {style.low:+.1%} to {style.high:+.1%}): "
        f"{'it differs' if style.differs else 'it does not surely differ'}"
    )
    say(f"  {points:+.0f} points (95 %: {low:+.0f} to {high:+.0f}) in {style.duel.games} games")
    say(f"  of all its actions (its level's): {parts}")
