"""Dispatch kernel: hands each decision to the compiled player of that seat. See `lab.simulate`."""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

# As `players.player` says of compiled players: (board, states, log, out, seat, random,
# parameters) -> action.
Decide = Callable[[Struct, StructArray[Struct], Log, Row, int, Random, FloatRow], int]

rules: AnyRules  # given by the game (see `instantiate`)
# Given by the players at the table, by kind; the last stands for all kinds that are not needed.
decide_0: Decide
decide_1: Decide
decide_2: Decide
decide_3: Decide
MOST_KINDS = 4


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
    """In the form that `lab.arena_kernel` asks for; each thinks on what its seat may see."""
    states[1] = states[0]
    rules.hide(board, states[1], seat)
    if kind == 0:
        return decide_0(board, states[1:], log, out, seat, random, parameters)
    if kind == 1:
        return decide_1(board, states[1:], log, out, seat, random, parameters)
    if kind == 2:
        return decide_2(board, states[1:], log, out, seat, random, parameters)
    return decide_3(board, states[1:], log, out, seat, random, parameters)
