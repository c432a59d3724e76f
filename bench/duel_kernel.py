"""Two greedy players with different judgement at one table, generic: for `bench/evaluation.py`."""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import Row, Struct, StructArray

# Given by `bench/evaluation.py`.
rules: AnyRules
champion: Callable[[Struct, StructArray[Struct], Log, Row, int, Random], int]
challenger: Callable[[Struct, StructArray[Struct], Log, Row, int, Random], int]


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
) -> int:
    states[1] = states[0]
    rules.hide(board, states[1], seat)
    if kind == 0:
        return champion(board, states[1:], log, out, seat, random)
    return challenger(board, states[1:], log, out, seat, random)
