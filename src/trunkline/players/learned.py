"""The learned player: one ply deep, it judges what a decision leads to by the game's value net."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from trunkline.core.game import AnyGame
from trunkline.players.learned_kernel import SETTINGS
from trunkline.players.value_net import ValueNet


@dataclass(frozen=True)
class Settings:
    """How the player uses its net."""

    temperature: float = 0.0  # of its choice: see `pick` in the kernel
    margin_weight: float = 0.25  # of being ahead, beside the share of the win
    few: int = 6  # up to so many choices of its own next decision are all followed
    followed: int = 4  # own decisions that are followed, at most
    most: int = 1 << 20  # actions that are looked at; of more, a sample


def parameters_for(game: AnyGame, net: ValueNet, settings: Settings) -> Any:
    """The row that the kernel is given."""
    row = net.row()
    found = np.zeros(SETTINGS + len(row), np.float32)
    found[:SETTINGS] = [
        settings.temperature,
        settings.margin_weight,
        settings.few,
        settings.followed,
        settings.most,
        game.partners,
    ]
    found[SETTINGS:] = row
    return found
