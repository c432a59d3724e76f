"""Try other weights in a game's `evaluate`: a greedy player with them among greedy players as is.

    python bench/evaluation.py DILUTION=0.8 TREASURY=0.1 --players 4 --games 200

It is a duel (`trunkline.lab.duel`): a win share surely above the fair one says that the new weights
are better.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.lab.batches import Contestant
from trunkline.lab.duel import DuelResult, duel
from trunkline.players import greedy_kernel


def write_kernel(game: AnyGame, weights: dict[str, str], folder: Path) -> str:
    """The name of a greedy kernel, in that folder, that judges by other constants."""
    source = ((game.shared or game.folder) / "evaluation.py").read_text()
    for name, value in weights.items():
        source, found = re.subn(
            rf"^{name} = [-\d.]+", f"{name} = {value}", source, flags=re.MULTILINE
        )
        if not found:
            raise SystemExit(f"evaluation.py has no weight {name}")
    (folder / "evaluation_variant.py").write_text(source)
    kernel = Path(greedy_kernel.__file__).read_text()
    kernel = kernel.replace("rules.evaluate(", "evaluate(")
    imported = "from evaluation_variant import evaluate\nfrom trunkline.core.compiled import"
    kernel = kernel.replace("from trunkline.core.compiled import", imported, 1)
    (folder / "variant_kernel.py").write_text(kernel)
    return "variant_kernel"


def try_weights(game: AnyGame, weights: dict[str, str], players: int, games: int) -> DuelResult:
    with tempfile.TemporaryDirectory() as folder:
        sys.path.insert(0, folder)
        changed = Contestant("changed", write_kernel(game, weights, Path(folder)))
        return duel(game.id, changed, "greedy", players, games, seed=1)


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
    game = find_game(arguments.game)
    result = try_weights(game, weights, arguments.players, arguments.games)
    print(
        f"{weights}: wins {result.win_share:.3f} ({result.low:.3f} to {result.high:.3f}), "
        f"fair is {result.fair_share:.3f}; margin {result.mean_margin:+.1f}"
    )


if __name__ == "__main__":
    main()
