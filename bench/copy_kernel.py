"""Copying states, for `bench/speed.py`."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Struct, StructArray


@compiled(entry=True)
def copy_many(states: StructArray[Struct], copies: int) -> None:
    for each in range(copies):
        states[2 + (each & 1)] = states[each & 1]
