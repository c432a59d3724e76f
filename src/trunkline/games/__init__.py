"""The games, a folder each. They are found, not listed: a folder with a `GAME` is a game.

A package from elsewhere joins by an entry point of the group `trunkline.games` whose name is the
game's id and whose value is the module with its `GAME`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from importlib.metadata import entry_points

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.core.game import AnyGame


@functools.cache
def game_modules() -> dict[str, str]:
    """Game id -> module, without importing any of them."""
    own = {
        module.name.replace("_", "-"): f"{__name__}.{module.name}"
        for module in pkgutil.iter_modules(__path__)
        if module.ispkg
    }
    return own | {each.name: each.value for each in entry_points(group="trunkline.games")}


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
