"""Railway board games, played exactly by their rulebooks.

import trunkline
match = trunkline.new("chicago-express", players=4)
match.play("bid 9")
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from trunkline.api import load, new
    from trunkline.core.actions import Action
    from trunkline.core.errors import (
        BadBoard,
        BadRecord,
        BadSetup,
        IllegalAction,
        TrunklineError,
        UnknownAction,
    )
    from trunkline.core.events import Event
    from trunkline.core.match import Match
    from trunkline.core.position import Outcome, Position
    from trunkline.games import find_game, game_ids

# Loaded when first asked for, so that `import trunkline` and `trunkline --help` cost nothing.
_HOMES = {
    "new": "trunkline.api",
    "load": "trunkline.api",
    "Action": "trunkline.core.actions",
    "BadBoard": "trunkline.core.errors",
    "BadRecord": "trunkline.core.errors",
    "BadSetup": "trunkline.core.errors",
    "IllegalAction": "trunkline.core.errors",
    "TrunklineError": "trunkline.core.errors",
    "UnknownAction": "trunkline.core.errors",
    "Event": "trunkline.core.events",
    "Match": "trunkline.core.match",
    "Outcome": "trunkline.core.position",
    "Position": "trunkline.core.position",
    "find_game": "trunkline.games",
    "game_ids": "trunkline.games",
}

__all__ = [
    "Action",
    "BadBoard",
    "BadRecord",
    "BadSetup",
    "Event",
    "IllegalAction",
    "Match",
    "Outcome",
    "Position",
    "TrunklineError",
    "UnknownAction",
    "find_game",
    "game_ids",
    "load",
    "new",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'trunkline' has no attribute '{name}'")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
