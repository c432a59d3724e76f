"""The kernel of perft: counting sequences of actions."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, AnyRules
from trunkline.core.events import Log
from trunkline.core.struct import Row, Struct, StructArray

rules: AnyRules  # given by the game (see `instantiate`)


@compiled(entry=True)
def count(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    logs: StructArray[Log],
    out: Row,
    depth: int,
) -> int:
    """How many sequences of `depth` actions lead on from states[depth].

    The lists of all depths lie one after the other in `out`, which needs room for them. A match
    that is over has one sequence: the empty one.
    """
    return _count(boards[0], states, logs[0], out, depth)


@compiled
def _count(board: Struct, states: StructArray[Struct], log: Log, out: Row, depth: int) -> int:
    if depth == 0 or rules.actor(states[depth]) == OVER:
        return 1
    n = rules.legal(board, states[depth], out)
    if depth == 1:
        return n
    found = 0
    for choice in range(n):
        states[depth - 1] = states[depth]
        rules.apply(board, states[depth - 1], out[choice], log)
        found += _count(board, states, log, out[n:], depth - 1)
    return found
