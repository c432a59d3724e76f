from __future__ import annotations

import numpy as np
import pytest

from trunkline.core.compiled import compiled
from trunkline.core.struct import Grid, Row, Struct, int8, int16, int32, int64, nested, unpacked


class Pocket(Struct):
    coins: int = int32()
    keys: int = int8()


class Coat(Struct):
    pockets: int = int8()
    left: Pocket = nested(Pocket)
    buttons: Row = int16(3)
    pattern: Grid = int8(2, 4)
    serial: int = int64()


@compiled
def wear(coat: Coat) -> int:
    coat.left.coins += 5
    coat.buttons[1] = 7
    coat.pattern[1, 3] = 1
    return coat.left.coins


def test_writing_to_a_record_writes_to_the_array() -> None:
    coats = Coat.array(3)
    coats[1].left.coins = 40
    assert wear(coats[1]) == 45
    assert (coats[1].left.coins, coats[1].buttons[1], coats[1].pattern[1, 3]) == (45, 7, 1)
    assert (coats[0].left.coins, coats[2].left.coins) == (0, 0)


def test_a_record_at_hand_reads_the_same() -> None:
    coats = Coat.array()
    wear(coats[0])
    coat = unpacked(coats[0])
    assert (coat.left.coins, coat.buttons[1], coat.pattern[1, 3], coat.pockets) == (5, 7, 1, 0)
    assert coat.buttons.tolist() == [0, 7, 0]


def test_a_field_cannot_be_called_like_something_of_numpys_records() -> None:
    """Reading it in Python would give NumPy's."""
    with pytest.raises(TypeError, match="NumPy's records have a 'round' of their own"):
        type("Clock", (Struct,), {"round": int8()})


def test_fields_are_aligned_and_nested_records_too() -> None:
    fields = Coat.dtype.fields
    assert fields is not None
    assert [int(fields[name][1]) for name in Coat.dtype.names or ()] == [0, 4, 12, 18, 32]
    assert Coat.dtype.itemsize == 40
    assert Pocket.dtype.itemsize == 8


def test_a_copy_of_a_record_is_equal_bytes() -> None:
    coats = Coat.array(2)
    wear(coats[0])
    coats[1] = coats[0]
    data = np.frombuffer(coats.tobytes(), np.uint8)
    assert (data[:40] == data[40:]).all()
