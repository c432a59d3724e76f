"""Do the fast lists of legal actions pay? Random games with one list less, beside all of them.

    python bench/lists.py [GAME …]

For each decision that a game lists by itself (`list_fast`): the speed of random games in which
`refuse` is asked of every action of that decision instead, as a share of the speed with all lists.
The best of several rounds, measured in turn, in processor seconds, since other programs may run.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from unittest import mock

from trunkline.core.contract import OPTIONAL, REQUIRED, UNLISTED
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.struct import int_buffer
from trunkline.games import find_game, game_ids
from trunkline.lab.simulate import simulate

sys.path.insert(0, str(Path(__file__).parent))
NONE = 0  # decisions as bits
ROUNDS, PLAYERS, SAMPLE = 5, 4, 5
FEW, MOST, SECONDS = 4, 20_000, 1.0  # games of a round: as many as take so long


def listed_decisions(game: AnyGame) -> set[int]:
    """The decisions that the game lists by itself, of those that come up in a few matches."""
    found, chance, out = set[int](), random.Random(1), int_buffer(game.space.size)
    for seed in range(SAMPLE):
        match = Match(game, PLAYERS, seed=seed)
        while match.actor is not None and len(match.actions) < game.max_length:
            if game.contract.list_fast(match.board.structs[0], match.state, out) != UNLISTED:
                found.add(int(match.state.decision))
            match.play(chance.choice([*match.legal]))
    return found


def without_lists(game: AnyGame, scanned: int) -> AnyGame:
    """The game with the lists of these decisions left to the default scan."""
    name = f"-scanned-{scanned}"
    rules = ModuleType(getattr(game.rules, "__name__", game.id) + name)
    own = (each for each in (*REQUIRED, *OPTIONAL) if hasattr(game.rules, each))
    vars(rules).update({each: getattr(game.rules, each) for each in own})
    vars(rules)["list_fast"] = game.kernel("lists_kernel", name, scanned=scanned).list_fast
    return replace(game, rules=rules)


def actions_per_second(game: AnyGame) -> float:
    with mock.patch("trunkline.lab.batches.find_game", return_value=game):
        few = simulate(game.id, PLAYERS, FEW)
        games = min(MOST, max(FEW, int(FEW * SECONDS / few.seconds)))
        began = time.process_time()
        tally = simulate(game.id, PLAYERS, games)
    return tally.actions / (time.process_time() - began)


def main(ids: list[str]) -> None:
    for id in ids:
        game = find_game(id)
        names = {1 << each: game.decisions[each].name for each in sorted(listed_decisions(game))}
        names[sum(names)] = "any of them"
        variants = {each: without_lists(game, each) for each in (NONE, *names)}
        best = dict.fromkeys(variants, 0.0)
        for _ in range(ROUNDS):
            for each, variant in variants.items():
                best[each] = max(best[each], actions_per_second(variant))
        print(f"{id}: {best[NONE] / 1e6:.2f} million actions a second with all lists")
        for each, name in names.items():
            print(f"  {best[each] / best[NONE]:.2f} without {name}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
