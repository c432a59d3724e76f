"""Dispatch kernel for tables of random players alone: they choose from the list."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log
from trunkline.core.rng import Random, below
from trunkline.core.struct import FloatRow, Row, Struct, StructArray


@compiled
def decide_for_seat(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    kind: int,
    random: Random,
    parameters: FloatRow,
) -> int:
    """In the form that `lab.arena_kernel` asks for; the list of legal actions is made already."""
    return out[below(random, n)]
