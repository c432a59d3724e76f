"""Do the fast lists of legal actions pay? Random games with one list less, beside all of them.

    python bench/lists.py [GAME …]

For each decision that a game lists by itself (`list_fast`): the speed of random games in which
`refuse` is asked of every action of that decision instead, as a share of the speed with all lists.
The best of several rounds, measured in turn, on one core.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from unittest import mock

from trunkline.core.contract import OPTIONAL, REQUIRED, UNLISTED
from trunkline.core.game import AnyGame, int_buffer
from trunkline.core.match import Match
from trunkline.games import find_game, game_ids
from trunkline.lab.simulate import simulate

sys.path.insert(0, str(Path(__file__).parent))
ALL = -1  # as in the kernel
ROUNDS, GAMES, PLAYERS, SAMPLE = 5, 2000, 4, 10


def listed_decisions(game: AnyGame) -> Counter[int]:
    """The decisions that the game lists by itself, by how often they come up in a few matches."""
    found, chance, out = Counter[int](), random.Random(1), int_buffer(game.space.size)
    for seed in range(SAMPLE):
        match = Match(game, PLAYERS, seed=seed)
        while match.actor is not None and len(match.actions) < game.max_length:
            if game.contract.list_fast(match.board.structs[0], match.state, out) != UNLISTED:
                found[int(match.state.decision)] += 1
            match.play(chance.choice([*match.legal]))
    return found


def without_list(game: AnyGame, decision: int) -> AnyGame:
    """The game with that decision's list left to the default; ALL: with every list."""
    name = "-scanned-" + ("all" if decision == ALL else game.decisions[decision].name)
    rules = ModuleType(getattr(game.rules, "__name__", game.id) + name)
    own = (each for each in (*REQUIRED, *OPTIONAL) if hasattr(game.rules, each))
    vars(rules).update({each: getattr(game.rules, each) for each in own})
    vars(rules)["list_fast"] = game.kernel("lists_kernel", name, scanned=decision).list_fast
    return replace(game, rules=rules)


def actions_per_second(game: AnyGame) -> float:
    with mock.patch("trunkline.lab.simulate.find_game", return_value=game):
        tally = simulate(game.id, PLAYERS, GAMES)
    return tally.actions / tally.seconds


def main(ids: list[str]) -> None:
    for id in ids:
        game = find_game(id)
        counts = listed_decisions(game)
        variants = {decision: without_list(game, decision) for decision in (*sorted(counts), ALL)}
        best = defaultdict[int | None, float](float)
        for _ in range(ROUNDS):
            for decision, variant in [(None, game), *variants.items()]:
                best[decision] = max(best[decision], actions_per_second(variant))
        print(f"{id}: {best[None] / 1e6:.2f} million actions a second with all lists")
        for decision in variants:
            name = "all of them" if decision == ALL else game.decisions[decision].name
            share = counts[decision] / counts.total() if decision != ALL else 1
            print(f"  without {name:16} {best[decision] / best[None]:5.2f}   {share:6.1%} of them")


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
