"""A contract whose legal actions are only those that a player who looks ahead should try.

By it a thorough player, such as the greedy one, plays many games quickly.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.struct import Row, Struct

rules: AnyRules  # given by the game (see `instantiate`)


@compiled
def legal(board: Struct, state: Struct, out: Row) -> int:
    return rules.promising(board, state, out, rules.legal(board, state, out))
