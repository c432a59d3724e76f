"""Compiling with a bar, where a command would otherwise seem to hang."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType

from trunkline.cli.output import complain, stderr
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.warm_up import Progress, Step, is_compiled, is_warm, run_steps, warm_up
from trunkline.players import make_seat
from trunkline.players.seat import decide
from trunkline.progress import compiling_bar, compiling_sentence, somebody_looks

# What is needed by name: the bound module, and a step that uses it once.
Needs = Mapping[str, tuple[ModuleType, Step]]


def prepare_match(game: AnyGame, kinds: Collection[str] = ()) -> None:
    """The engine, and what the players of these kinds need."""
    needs = {"greedy": greedy_need(game)} if "greedy" in kinds else {}
    if not (is_warm(game) and _are_compiled(needs)):
        with _compiling(game) as progress:
            warm_up(game, progress, _steps(needs))


def prepare_modules(game: AnyGame, needs: Needs) -> None:
    """These modules alone."""
    if not _are_compiled(needs):
        with _compiling(game) as progress:
            run_steps(_steps(needs), progress)


@contextmanager
def _compiling(game: AnyGame) -> Iterator[Progress]:
    """A bar; where there is no terminal to draw it on, the sentence alone."""
    if not somebody_looks(stderr()):
        complain(compiling_sentence(game))
    with compiling_bar(game) as report:
        yield report


def _steps(needs: Needs) -> dict[str, Step]:
    return {name: step for name, (_, step) in needs.items()}


def greedy_need(game: AnyGame) -> tuple[ModuleType, Step]:
    def step() -> object:
        return decide(Match(game, game.players.start, seed=0), make_seat("greedy"))

    return game.kernel("trunkline.players.greedy_kernel"), step


def _are_compiled(needs: Needs) -> bool:
    return all(is_compiled(module) for module, _ in needs.values())
