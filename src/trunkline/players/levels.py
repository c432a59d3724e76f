"""The levels: eight players of each game, from one that a beginner beats to the strongest.

All of them judge by the same net. A lower level is careless: what is worse by little, against what
is at stake, it may take for the best; and it follows fewer of its own next decisions. How careless
each level is in each game was measured (`trunkline ladder`); the game has it in `levels.toml`.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from typing import Any

from trunkline.core.game import AnyGame
from trunkline.players.learned import LearnedPlayer, Settings, parameters_for
from trunkline.players.player import Player
from trunkline.players.value_net import net_of

COUNT = 8
MIDDLE = "level-4"  # for whoever knows the rules, and says nothing
FILE = "levels.toml"
USUAL = (3.0, 1.6, 1.0, 0.65, 0.42, 0.26, 0.14, 0.0)  # carelessness where nothing was measured


@functools.cache
def carelessness(game: AnyGame) -> tuple[float, ...]:
    """By level, the weakest first."""
    path = game.folder / FILE
    if not path.is_file():
        return USUAL
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["carelessness"])


class LevelPlayer(LearnedPlayer):
    level: int

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        settings = Settings(
            carelessness=carelessness(game)[cls.level - 1], followed=0 if cls.level < COUNT else 4
        )
        return parameters_for(game, net_of(game), settings)


def _level(number: int) -> type[LevelPlayer]:
    return type(f"Level{number}", (LevelPlayer,), {"level": number})


PLAYERS: dict[str, Callable[[int], Player]] = {
    f"level-{number}": _level(number) for number in range(1, COUNT + 1)
}


def level_of(name: str) -> int | None:
    """The level of the player of that name, from 1 on; None: it is none of the levels."""
    return [*PLAYERS].index(name) + 1 if name in PLAYERS else None
