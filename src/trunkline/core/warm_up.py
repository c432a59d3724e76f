"""Warm-up: compiling the rules of a game before they are needed, step by step.

The first call of an entry after an install compiles it: seconds for each. Afterwards its machine
code lies in the cache, and its first call takes milliseconds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from numba.core.registry import CPUDispatcher

from trunkline.core.end_conditions import MOST_PARTS
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer

CompileStep = Callable[[], object]
Progress = Callable[[int, int, str], None]  # steps done, of how many, the name of the next one


def is_warm(game: AnyGame) -> bool:
    """Whether the machine code of the game's engine, and of its own entries, is in the cache."""
    return all(map(is_compiled, (game.engine, *game.entry_modules)))


def is_compiled(module: ModuleType) -> bool:
    """Whether the machine code of all entries of a kernel is in the cache."""
    return all(any(kept.glob(f"*.{name}-*.nbi")) for name, kept in _entries(module))


def warm_up(
    game: AnyGame,
    progress: Progress = lambda done, total, name: None,
    more: Mapping[str, CompileStep] | None = None,
) -> None:
    """Run each entry point once; `more` are the caller's own steps, by name, for other modules."""
    run_steps({**_engine_steps(game), **_suggestions_step(game), **(more or {})}, progress)


def run_steps(steps: Mapping[str, CompileStep], progress: Progress) -> None:
    for done, (name, step) in enumerate(steps.items()):
        progress(done, len(steps), name)
        step()
    progress(len(steps), len(steps), "")


def _entries(module: ModuleType) -> Iterator[tuple[str, Path]]:
    """The entries of a module, with the folder of their machine code; none with the JIT off."""
    for name, function in vars(module).items():
        if isinstance(function, CPUDispatcher) and function.__module__ == module.__name__:
            kept = function.stats.cache_path
            if kept is not None:
                yield name, Path(kept)


def _engine_steps(game: AnyGame) -> dict[str, CompileStep]:
    """One call of each entry of the engine, in an order in which each finds a position to use."""
    engine, board = game.engine, game.board.structs
    settings = game.setting(game.players.start, game.choose_options({}))
    states, deals, logs = game.state_struct.array(2), game.deal_struct.array(), Log.array()
    out = int_buffer(game.space.size)

    def apply() -> None:
        engine.legal(board, states, 0, out)
        states[1] = states[0]
        engine.apply(board, states, 1, int(out[0]), logs)

    return {
        "shuffle": lambda: engine.shuffle(board, settings, deals, Random.array(), 0),
        "setup": lambda: engine.setup(board, states, 0, settings, deals, logs),
        "actor": lambda: engine.actor(states, 0),
        "legal": lambda: engine.legal(board, states, 0, out),
        "refuse": lambda: engine.refuse(board, states, 0, 0),
        "apply": apply,
        "scores": lambda: engine.scores(board, states, 0, out),
        "ranking": lambda: engine.ranking(board, states, 0, out),
        "nearness": lambda: engine.nearness(board, states, 0, 0, *_rows()),
        "hide": lambda: engine.hide(board, states, 0, 0),
        "redeal": lambda: engine.redeal(board, states, 0, 0, Random.array(), 0),
    }


def _rows() -> tuple[Any, Any]:
    return int_buffer(MOST_PARTS), int_buffer(MOST_PARTS)


def _suggestions_step(game: AnyGame) -> dict[str, CompileStep]:
    """The search behind `Game.suggest`, at the first decision that has suggestions."""

    def suggest() -> None:
        match, chance = Match(game, game.players.start, seed=0), random.Random(0)
        while match.actor is not None and not match.has_suggestions:
            match.play(chance.choice([*match.legal]))
        found = match.suggestions()
        for target in found.next[:1] if found else ():
            match.suggestions([target])

    return {"suggestions": suggest} if game.suggest else {}
