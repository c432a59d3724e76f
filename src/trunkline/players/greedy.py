"""The greedy player: what leaves it best off at the end of its own decisions, it does.

It looks ahead through its own decisions only, never through another's, and judges positions by the
game's `worth`. What it cannot see is dealt at random once.
"""

from __future__ import annotations

from trunkline.core.events import Log
from trunkline.core.game import numbers
from trunkline.core.rng import Random
from trunkline.players.greedy_kernel import LEVELS
from trunkline.players.seat import Sight


class GreedySeat:
    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._decisions = 0

    def decide(self, sight: Sight, seconds: float) -> int:
        self._decisions += 1
        scratch = sight.game.state_record.array(LEVELS)
        scratch[0] = sight.state[0]
        choose = sight.game.kernel("trunkline.players.greedy_kernel").choose
        return int(
            choose(
                sight.ground.records,
                scratch,
                Random.array(),
                Log.array(),
                numbers(LEVELS * sight.game.space.size),
                sight.seat,
                self._seed,
                self._decisions,
            )
        )
