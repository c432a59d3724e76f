"""The player that decides at random: every legal action is as likely as any other."""

from __future__ import annotations

import random

from trunkline.core.compiled import compiled
from trunkline.core.events import Log
from trunkline.core.rng import Random, below
from trunkline.core.struct import Record, Records, Row
from trunkline.players.seat import Sight


class RandomSeat:
    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def decide(self, sight: Sight, seconds: float) -> int:
        return self._random.choice(sight.legal)


@compiled
def decide_randomly(
    board: Record,
    states: Records[Record],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    kind: int,
    random: Random,
) -> int:
    """The same for compiled games, in the form that `lab.arena_play` asks for."""
    return out[below(random, n)]
