"""Compiling with a progress bar, where a command would otherwise seem to hang."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from types import ModuleType

from trunkline.cli.arguments import HUMAN
from trunkline.cli.output import complain, stderr
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.warm_up import CompileStep, Progress, is_compiled, is_warm, run_steps, warm_up
from trunkline.games import find_game
from trunkline.players import kernel_of, make_player, one_of_each_kernel
from trunkline.players.player import decide
from trunkline.progress import compiling_bar, compiling_sentence, is_interactive, progress_bar

# What is needed by name: the kernel, and a step that uses it once.
Needs = Mapping[str, tuple[ModuleType, CompileStep]]


def prepare_match(game: AnyGame, kinds: Collection[str] = ()) -> None:
    """The engine, and what the players of these kinds need."""
    if not _is_prepared(game, kinds):
        with _compiling(game) as progress:
            warm_up(game, progress, _steps(_needs(game, kinds)))


def prepare_games(ids: Sequence[str], kinds: Collection[str]) -> None:
    """The engines of several games, and these players: as many at a time as there are cores."""
    games = {find_game(id).rules: id for id in ids}  # those with the same rules share all of it
    missing = [id for id in games.values() if not _is_prepared(find_game(id), kinds)]
    if len(missing) < 2 or os.cpu_count() == 1:
        for id in missing:
            prepare_match(find_game(id), kinds)
        return
    titles = ", ".join(find_game(id).title for id in missing)
    if not is_interactive(stderr()):
        complain(f"Compiling the rules of {titles} (only the first time)")
    with (
        progress_bar() as bar,
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        task = bar.add_task("Compiling the rules (only the first time)", total=len(missing))
        largest_first = sorted(missing, key=_size, reverse=True)
        for done in as_completed([pool.submit(_compile, id, tuple(kinds)) for id in largest_first]):
            done.result()
            bar.advance(task)


def _size(id: str) -> int:
    """A guess at how long its rules take to compile."""
    game = find_game(id)
    return sum(file.stat().st_size for file in (game.shared or game.folder).rglob("*.py"))


def _compile(id: str, kinds: tuple[str, ...]) -> None:
    game = find_game(id)
    warm_up(game, more=_steps(_needs(game, kinds)))


def _needs(game: AnyGame, kinds: Collection[str]) -> Needs:
    bots = one_of_each_kernel(kind for kind in kinds if kind != HUMAN)
    return {kind: player_need(game, kind) for kind in bots}


def _is_prepared(game: AnyGame, kinds: Collection[str]) -> bool:
    return is_warm(game) and _are_compiled(_needs(game, kinds))


def prepare_modules(game: AnyGame, needs: Needs) -> None:
    """These modules alone."""
    if not _are_compiled(needs):
        with _compiling(game) as progress:
            run_steps(_steps(needs), progress)


@contextmanager
def _compiling(game: AnyGame) -> Iterator[Progress]:
    """A bar; where there is no terminal to draw it on, the sentence alone."""
    if not is_interactive(stderr()):
        complain(compiling_sentence(game))
    with compiling_bar(game) as report:
        yield report


def _steps(needs: Needs) -> dict[str, CompileStep]:
    return {name: step for name, (_, step) in needs.items()}


def player_need(game: AnyGame, kind: str) -> tuple[ModuleType, CompileStep]:
    """The kernel of a compiled player, and its first decision."""

    def step() -> object:
        return decide(Match(game, game.players.start, seed=0), make_player(kind))

    return game.kernel(str(kernel_of(kind))), step


def _are_compiled(needs: Needs) -> bool:
    return all(is_compiled(module) for module, _ in needs.values())
