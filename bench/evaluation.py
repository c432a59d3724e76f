"""Try other weights in a game's `evaluate`: greedy players with them against greedy players as is.

    python bench/evaluation.py DILUTION=0.8 TREASURY=0.1 --players 4 --games 200

Half of the seats, or of the teams, play each way; the sides change places between two halves of the
games. A win share above 0.5 says that the new weights are better.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import numpy as np

from trunkline.core.compiled import instantiate
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.games import find_game
from trunkline.lab.mixed_players_kernel import MOST_KINDS
from trunkline.players.player import LEVELS


def variant_of_evaluation(game: AnyGame, weights: dict[str, str], folder: str) -> ModuleType:
    """The game's evaluation.py with other constants."""
    source = ((game.shared or game.folder) / "evaluation.py").read_text()
    for name, value in weights.items():
        source, found = re.subn(
            rf"^{name} = [-\d.]+", f"{name} = {value}", source, flags=re.MULTILINE
        )
        if not found:
            raise SystemExit(f"evaluation.py has no weight {name}")
    path = Path(folder) / "evaluation_variant.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location("evaluation_variant", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def duel(game: AnyGame, weights: dict[str, str], players: int, games: int) -> tuple[float, float]:
    """The challenger's share of the wins, and its mean score less the champion's."""
    with tempfile.TemporaryDirectory() as folder:
        variant = variant_of_evaluation(game, weights, folder)
        contract = ModuleType("contract")
        vars(contract).update(vars(game.contract), evaluate=variant.evaluate)
        challenger = instantiate("trunkline.players.greedy_kernel", "challenger", rules=contract)
        champion = game.kernel("trunkline.players.greedy_kernel")
        seats = game.kernel(
            "trunkline.lab.mixed_players_kernel",
            "+duel",
            decide_0=champion.decide,
            **{f"decide_{kind}": challenger.decide for kind in range(1, MOST_KINDS)},
        )
        play_games = game.kernel(
            "trunkline.lab.arena_kernel", "+duel", decide_for_seat=seats.decide_for_seat
        ).play_games
        won = margin = 0.0
        for side in range(2):
            kinds = int_buffer(players)
            kinds[:] = [seat // game.partners % 2 == side for seat in range(players)]
            lengths, endings = int_buffer(games // 2), int_buffer(games // 2)
            points = np.zeros((games // 2, players), np.int32)
            ranks = np.zeros((games // 2, players), np.int32)
            play_games(
                game.board.structs,
                game.state_struct.array(2 + LEVELS),
                game.setting(players, game.choose_options({})),
                game.deal_struct.array(),
                Random.array(),
                Log.array(),
                int_buffer((1 + LEVELS) * game.space.size),
                kinds,
                np.zeros((players, 0), np.float32),
                1,
                0,
                game.max_length,
                lengths,
                endings,
                points,
                ranks,
            )
            new = kinds == 1
            wins = ranks == 1
            won += float((wins[:, new].sum(axis=1) / wins.sum(axis=1)).sum())
            margin += float((points[:, new].mean(axis=1) - points[:, ~new].mean(axis=1)).sum())
    return won / (games // 2 * 2), margin / (games // 2 * 2)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--game", default="chicago-express")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    weights = dict(weight.split("=", 1) for weight in arguments.weights)
    share, margin = duel(find_game(arguments.game), weights, arguments.players, arguments.games)
    print(f"{weights}: wins {share:.3f}, mean score {margin:+.1f}")


if __name__ == "__main__":
    main()
