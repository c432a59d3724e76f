"""The kernel of the random player: see `Game.kernel`."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random, below
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

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
    """Every legal action is as likely as any other."""
    return out[below(random, rules.legal(board, states[0], out))]
