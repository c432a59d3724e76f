"""Compiling what the tests run, once, before they start.

    python -m tests.support.compile_rules

The processes of the tests then find the machine code in the cache. Left to them, each would compile
the same rules for itself, all at the same time.
"""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from tests.support.games_from_elsewhere import on_path
from trunkline.cli.prepare import Needs, player_need
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.warm_up import is_compiled, is_warm, warm_up
from trunkline.games import find_game, game_ids
from trunkline.lab import batches
from trunkline.lab.batches import registered
from trunkline.testing.laws.fairness import (
    CompiledTable,
    every_player,
    players_decide_by_what_they_see,
)
from trunkline.testing.laws.legality import WatchedGames
from trunkline.testing.perft import perft

GAMES = Path(__file__).parents[1] / "games"
GAMES_OF_THE_TESTS = {"night-mail": GAMES / "night_mail", "ramble": GAMES / "ramble"}
SIMULATED = {
    "chicago-express": ("random", "greedy"),
    "ride-the-rails": ("random", "greedy"),
    "stephensons-rocket": ("random", "greedy"),
    "ticket-to-ride-team-asia": ("random", "greedy"),
}


@dataclass(frozen=True)
class GameToCompile:
    """A game to compile; it is looked up anew in the process that does it."""

    id: str
    folder: Path | None = None  # where it lies, if not among our own

    def find(self) -> AnyGame:
        if self.folder is None:
            return find_game(self.id)
        with on_path(self.folder):
            return find_game(self.id)

    def is_compiled(self) -> bool:
        game = self.find()
        return is_warm(game) and all(is_compiled(module) for module, _ in needs(game).values())

    def compile(self) -> tuple[str, float]:
        """Its title, and the seconds that it took."""
        began = time.perf_counter()
        game = self.find()
        warm_up(game, more={name: step for name, (_, step) in needs(game).items()})
        return game.title, time.perf_counter() - began


def needs(game: AnyGame) -> Needs:
    """What the tests run of the game, beside its engine."""
    players, options = game.players.start, game.choose_options({})
    found = {
        "greedy": player_need(game, "greedy"),
        "levels": player_need(game, "level-1"),
        "fairness": (
            CompiledTable(game, every_player(game)).kernel(registered("random")),
            lambda: players_decide_by_what_they_see(game, players, positions=1),
        ),
        "laws": (
            game.kernel("trunkline.testing.laws.legality_kernel"),
            lambda: WatchedGames(game, players, options).play(0, most=1),
        ),
        "perft": (
            game.kernel("trunkline.testing.perft_kernel"),
            lambda: perft(Match(game, players, seed=0), 1),
        ),
    }
    for kind in SIMULATED.get(game.id, ()):
        seats = (registered(kind),) * players
        once = batches.Batch(game.id, seats, options, seed=0, first=0, games=1)
        arena = batches.arena(game, seats)
        found[f"games of {kind}"] = (arena, functools.partial(batches.play_batch, once))
    return found


def games_to_compile() -> list[GameToCompile]:
    """One game of those with the same rules, which are compiled once; the largest come first."""
    games = [
        *(GameToCompile(id) for id in game_ids()),
        *(GameToCompile(id, folder) for id, folder in GAMES_OF_THE_TESTS.items()),
    ]
    by_rules = {each.find().rules: each for each in games}
    return sorted(by_rules.values(), key=lambda each: -size(each.find()))


def size(game: AnyGame) -> int:
    return sum(file.stat().st_size for file in (game.shared or game.folder).rglob("*.py"))


def compile_rules(say: Callable[[str], None]) -> None:
    """What is not compiled yet, in as many processes as there are cores."""
    missing = [each for each in games_to_compile() if not each.is_compiled()]
    if not missing:
        return
    say(f"Compiling the rules of {', '.join(each.find().title for each in missing)}")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(each.compile) for each in missing]):
            title, seconds = done.result()
            say(f"  {title}: {seconds:.0f} s")


if __name__ == "__main__":
    compile_rules(print)
