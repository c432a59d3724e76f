"""A game's `list_fast` less the list of one decision, a kernel: for `bench/lists.py`."""

from __future__ import annotations

from typing import Any

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED, AnyRules
from trunkline.core.struct import Row, Struct

rules: AnyRules  # given by the game (see `instantiate`)
scanned: int  # given by `bench/lists.py`: the decision that is left to the default scan, or ALL

ALL = -1


@compiled
def list_fast(board: Struct, state: Any, out: Row) -> int:
    if scanned in (ALL, state.decision):
        return UNLISTED
    return rules.list_fast(board, state, out)
