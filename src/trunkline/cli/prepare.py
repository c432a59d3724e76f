"""Compiling with a bar, where a command would otherwise seem to hang."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from trunkline.cli.output import progress_bar
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.warm_up import Step, is_compiled, is_warm, run_steps, warm_up
from trunkline.players import make_seat
from trunkline.players.seat import decide

# What is needed by name: the bound module, and a step that uses it once.
Needs = Mapping[str, tuple[ModuleType, Step]]


def prepare_match(game: AnyGame, kinds: set[str]) -> None:
    """The engine, and what the players of these kinds need."""
    needs = {"greedy": greedy_need(game)} if "greedy" in kinds else {}
    if not (is_warm(game) and _are_compiled(needs)):
        with progress_bar() as progress:
            task = progress.add_task(_title(game))
            warm_up(
                game,
                lambda done, total, name: progress.update(task, completed=done, total=total),
                {name: step for name, (_, step) in needs.items()},
            )


def prepare_modules(game: AnyGame, needs: Needs) -> None:
    """These modules alone."""
    if not _are_compiled(needs):
        with progress_bar() as progress:
            task = progress.add_task(_title(game))
            run_steps(
                {name: step for name, (_, step) in needs.items()},
                lambda done, total, name: progress.update(task, completed=done, total=total),
            )


def greedy_need(game: AnyGame) -> tuple[ModuleType, Step]:
    def step() -> object:
        return decide(Match(game, game.players.start, seed=0), make_seat("greedy"))

    return game.bound("trunkline.players.greedy_play"), step


def _are_compiled(needs: Needs) -> bool:
    return all(is_compiled(module) for module, _ in needs.values())


def _title(game: AnyGame) -> str:
    return f"Compiling the rules of {game.title} (only the first time)"
