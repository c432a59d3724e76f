"""A player that cheats, a kernel: it looks at the deck of Ticket to Ride.

The first of its parameters says how: over the edge of what it was given, where the game itself lies
(nothing stops compiled code from that), or into what was thought before it.
"""

from __future__ import annotations

from typing import Any

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

OVER_THE_EDGE, INTO_THE_ROOM, HONESTLY = range(3)

rules: AnyRules  # given by the game (see `instantiate`)


@compiled
def decide(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
) -> int:
    n = rules.legal(board, states[0], out)
    at = 0
    if parameters[0] == OVER_THE_EDGE:
        at = -1 - len(states)
    if parameters[0] == INTO_THE_ROOM:
        at = 1
    looked_at: Any = states[at]
    total = 0
    for card in range(len(looked_at.deck)):
        total += int(looked_at.deck[card]) * (card + 1)
    return out[total % n]
