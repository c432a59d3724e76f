"""States as they are stored: each says in which layout it was written.

A later program, whose records have other fields, finds that layout in the database and reads the
state in its own. States of the first schema do not say it; their layouts are kept in a file.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from trunkline.core.game import AnyGame, Ground
from trunkline.core.position import Position
from trunkline.core.struct_layout import Layout, Unreadable, digest_of, layout_of, renewed

MARK = b"\0TLS"  # before the digest of the layout; no state of the first schema begins so
FIRST = Path(__file__).parent / "storage" / "first_layouts.json"

_known: dict[bytes, Layout] = {}


def written(position: Position) -> bytes:
    """What is stored of a position."""
    return MARK + own_layout(position.game)[0] + position.state_bytes


def read(game: AnyGame, ground: Ground[Any, Any], data: bytes) -> bytes:
    """The state in the present layout. Unreadable: this program cannot know what it means."""
    own, _ = own_layout(game)
    digest, state = _parted(game, data)
    if digest == own:
        return state
    if digest not in _known:
        raise Unreadable(f"no layout {digest.hex()} is known")
    return renewed(game, ground, state, _known[digest])


def layout_in(game: AnyGame, data: bytes) -> bytes:
    """The digest of the layout that a stored state was written in."""
    return _parted(game, data)[0]


def is_known(game: AnyGame, data: bytes) -> bool:
    digest = layout_in(game, data)
    return digest == own_layout(game)[0] or digest in _known


def learn(layouts: Iterable[Layout]) -> None:
    """Layouts that some program has written states in."""
    _known.update((digest_of(each), each) for each in layouts)


@functools.cache
def own_layout(game: AnyGame) -> tuple[bytes, Layout]:
    layout = layout_of(game.state_record.dtype)
    return digest_of(layout), layout


def _parted(game: AnyGame, data: bytes) -> tuple[bytes, bytes]:
    if data.startswith(MARK):
        start = len(MARK) + 8
        return data[len(MARK) : start], data[start:]
    first = _first().get(game.id)
    return (own_layout(game)[0] if first is None else digest_of(first)), data


@functools.cache
def _first() -> Mapping[str, Layout]:
    """The layouts of the games that were there with the first schema."""
    layouts: dict[str, Layout] = json.loads(FIRST.read_text(encoding="utf-8"))
    learn(layouts.values())
    return layouts
