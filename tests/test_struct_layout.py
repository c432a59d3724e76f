"""Structs that were laid out otherwise: read by the names of their fields."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from trunkline.core.game import AnyGame
from trunkline.core.struct import Grid, Row, Struct, int8, int16, int64, nested
from trunkline.core.struct_layout import Unreadable, digest_of, dtype_of, layout_of, renewed
from trunkline.games import find_game, game_ids


class Purse(Struct):
    coins: Row = int8(3)
    notes: int = int64()


class Earlier(Struct):
    seat: int = int8()
    purse: Purse = nested(Purse)
    track: Grid = int8(2, 3)


class LaterPurse(Struct):
    notes: int = int64()
    debts: int = int64()
    coins: Row = int16(3)


class Later(Struct):
    track: Grid = int8(4, 3)
    round_of_play: int = int64()
    purse: LaterPurse = nested(LaterPurse)
    seat: int = int64()


class Shorter(Struct):
    track: Grid = int8(1, 3)


class Flat(Struct):
    track: Row = int8(6)


def _game(record: type[Struct], renew: object = None) -> AnyGame:
    return cast("AnyGame", SimpleNamespace(state_struct=record, renew=renew))


def _earlier() -> Any:
    states: Any = Earlier.array()
    states[0].seat = 2
    states[0].purse.coins[:] = (1, 2, -3)
    states[0].purse.notes = 2**40
    states[0].track[1, 2] = 7
    return states


def _read(record: type[Struct], renew: object = None) -> Any:
    data = _earlier().tobytes()
    given: Any = None
    return record.read(renewed(_game(record, renew), given, data, layout_of(Earlier.dtype)))[0]


@pytest.mark.parametrize("id", game_ids())
def test_a_layout_is_written_down_and_read_back(id: str) -> None:
    dtype = find_game(id).state_struct.dtype
    layout = layout_of(dtype)
    assert layout_of(dtype_of(layout)) == layout


def test_layouts_that_differ_in_anything_have_other_digests() -> None:
    digests = {digest_of(layout_of(each.dtype)) for each in (Earlier, Later, Purse, LaterPurse)}
    assert len(digests) == 4


def test_fields_are_found_by_name() -> None:
    later = _read(Later)
    assert later.seat == 2
    assert later.purse.coins.tolist() == [1, 2, -3]
    assert later.purse.notes == 2**40
    assert later.track[:2].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert (later.round_of_play, later.purse.debts) == (0, 0)
    assert not later.track[2:].any()


def test_the_same_layout_gives_the_same_bytes() -> None:
    data = _earlier().tobytes()
    given: Any = None
    assert renewed(_game(Earlier), given, data, layout_of(Earlier.dtype)) == data


def test_the_game_fills_what_an_earlier_layout_lacks() -> None:
    def renew(_ground: object, state: Any, earlier: Any) -> None:
        state.round_of_play = 10 + int(earlier["seat"])

    assert _read(Later, renew).round_of_play == 12


@pytest.mark.parametrize("record", [Shorter, Flat])
def test_nothing_is_lost_silently(record: type[Struct]) -> None:
    with pytest.raises(Unreadable, match="track"):
        _read(record)
