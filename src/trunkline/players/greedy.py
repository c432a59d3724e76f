"""The greedy player: it takes what leaves it best off at the end of its own decisions.

It looks ahead through its own decisions only, never through another's, and judges positions by the
game's `evaluate`. What it cannot see is dealt at random once.
"""

from __future__ import annotations

from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.players.player import LEVELS, NO_PARAMETERS, Observation


class GreedyPlayer:
    kernel = "trunkline.players.greedy_kernel"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._decisions = 0

    def decide(self, observation: Observation, seconds: float) -> int:
        self._decisions += 1
        states = observation.game.state_struct.array(LEVELS)
        states[0] = observation.state[0]
        choose = observation.game.kernel(self.kernel).choose
        return int(
            choose(
                observation.board.structs,
                states,
                Random.array(),
                Log.array(),
                int_buffer(LEVELS * observation.game.space.size),
                observation.seat,
                self._seed,
                self._decisions,
                NO_PARAMETERS,
            )
        )
