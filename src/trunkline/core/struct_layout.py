"""The memory layout of a struct as data, so that a later program can read an earlier state.

A layout is plain data: the size, and for each field its name, its numbers or its own layout, its
shape and where it begins. A field is found again by its name. What an earlier layout lacks is zero
until the game's `renew` fills it; what a later one lacks is left out.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from trunkline.core.errors import TrunklineError
from trunkline.core.game import AnyGame, LoadedBoard

Layout = dict[str, Any]


class Unreadable(TrunklineError):
    """A state of an earlier layout has something that the present one has no room for."""


def layout_of(dtype: np.dtype[Any]) -> Layout:
    assert dtype.names is not None
    assert dtype.fields is not None
    fields = []
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        base, shape = field.subdtype or (field, ())
        kind: str | Layout = layout_of(base) if base.names else base.str
        fields.append([name, kind, list(shape), offset])
    return {"size": dtype.itemsize, "fields": fields}


def dtype_of(layout: Layout) -> np.dtype[Any]:
    names, formats, offsets = [], [], []
    for name, kind, shape, offset in layout["fields"]:
        base = dtype_of(kind) if isinstance(kind, dict) else np.dtype(kind)
        names.append(name)
        formats.append((base, tuple(shape)))
        offsets.append(offset)
    size = layout["size"]
    whole: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    dtype: np.dtype[Any] = np.dtype(whole)
    return dtype


def digest_of(layout: Layout) -> bytes:
    """Eight bytes that differ for different layouts."""
    return hashlib.sha256(json.dumps(layout, sort_keys=True).encode()).digest()[:8]


def renewed(game: AnyGame, board: LoadedBoard[Any, Any], data: bytes, layout: Layout) -> bytes:
    """A state that was written in that layout, in the present one."""
    earlier = np.frombuffer(data, dtype_of(layout))
    states = game.state_struct.array()
    _copy(earlier[0], np.asarray(states)[0], "")
    if game.renew is not None:
        game.renew(board, states[0], earlier[0])
    return bytes(states.tobytes())


def _copy(earlier: Any, later: Any, path: str) -> None:
    for name in later.dtype.names:
        if name not in earlier.dtype.names:
            continue
        where = f"{path}{name}"
        if later[name].dtype.names:
            _copy(earlier[name], later[name], f"{where}.")
        else:
            later[name] = _fitted(np.asarray(earlier[name]), np.asarray(later[name]), where)


def _fitted(earlier: Any, later: Any, where: str) -> Any:
    """A row may have grown; where it has shrunk, nothing may be lost."""
    if earlier.ndim != later.ndim:
        raise Unreadable(f"{where} had {earlier.ndim} dimensions and has {later.ndim}")
    common = tuple(slice(min(pair)) for pair in zip(earlier.shape, later.shape, strict=True))
    room = np.zeros(later.shape, np.int64)
    room[common] = earlier[common]
    lost = earlier.astype(np.int64)
    lost[common] = 0
    if lost.any() or (room != room.astype(later.dtype)).any():
        raise Unreadable(f"{where} does not fit any more")
    return room
