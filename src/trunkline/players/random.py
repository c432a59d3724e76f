"""The player that decides at random: every legal action is as likely as any other."""

from __future__ import annotations

import random

from trunkline.players.player import Observation


class RandomPlayer:
    kernel = "trunkline.players.random_kernel"

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def decide(self, observation: Observation, seconds: float) -> int:
        return self._random.choice(observation.legal)
