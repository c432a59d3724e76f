"""Copying states, for `bench/speed.py`."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Record, Records


@compiled(entry=True)
def copy_many(states: Records[Record], copies: int) -> None:
    for each in range(copies):
        states[2 + (each & 1)] = states[each & 1]
