"""One decision as a compiled game asks for it, a kernel: for the law of fair players."""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random, seed_random
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

rules: AnyRules  # given by the game (see `instantiate`)
# Given by the players: as in `lab.arena_kernel`.
decide_for_seat: Callable[
    [Struct, StructArray[Struct], Log, Row, int, int, int, Random, FloatRow], int
]


@compiled(entry=True)
def decide_once(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    kind: int,
    seed: int,
    parameters: FloatRow,
) -> int:
    """In states[0], which has everything; the states after it are room, as `lab.arena_kernel` has
    it: whatever was thought there before may still lie in it."""
    seed_random(randoms[0], seed, 0)
    n = rules.legal(boards[0], states[0], out)
    seat = rules.actor(states[0])
    return decide_for_seat(boards[0], states, logs[0], out, n, seat, kind, randoms[0], parameters)
