"""The games, a folder each. They are found, not listed: a package with a `board.toml` is a game.

Games with the same base rules lie in one folder, which has no board of its own: `asia/by_day` and
`asia/by_night` are the games asia-by-day and asia-by-night.

A package from elsewhere joins by an entry point of the group `trunkline.games` whose name is the
game's id and whose value is the module with its `GAME`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.core.game import AnyGame


@functools.cache
def game_modules() -> dict[str, str]:
    """Game id -> module, without importing any of them."""
    own = {
        module.removeprefix(f"{__name__}.").replace(".", "-").replace("_", "-"): module
        for module in _packages_with_a_board(Path(__file__).parent, __name__)
    }
    return own | {each.name: each.value for each in entry_points(group="trunkline.games")}


def _packages_with_a_board(folder: Path, package: str) -> Iterator[str]:
    for each in pkgutil.iter_modules([str(folder)], f"{package}."):
        inside = folder / each.name.rpartition(".")[2]
        if each.ispkg and (inside / "board.toml").is_file():
            yield each.name
        elif each.ispkg:
            yield from _packages_with_a_board(inside, each.name)


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(game_modules())


def find_game(id: str) -> AnyGame:
    modules = game_modules()
    wanted = id.strip().casefold().replace("_", "-").replace(" ", "-")
    if wanted not in modules:
        raise BadSetup(
            f"there is no game '{id}': choose {one_of(modules)}." + did_you_mean(wanted, modules)
        )
    game: AnyGame = importlib.import_module(modules[wanted]).GAME
    return game
