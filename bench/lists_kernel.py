"""A game's `list_fast` less the lists of some decisions, a kernel: for `bench/lists.py`."""

from __future__ import annotations

from typing import Any

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED, AnyRules
from trunkline.core.struct import Row, Struct

rules: AnyRules  # given by the game (see `instantiate`)
scanned: int  # given by `bench/lists.py`: one bit for each decision that is left to the default


@compiled
def list_fast(board: Struct, state: Any, out: Row) -> int:
    if scanned >> state.decision & 1:
        return UNLISTED
    return rules.list_fast(board, state, out)
