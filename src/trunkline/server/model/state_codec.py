"""The state codec: positions as they are stored, and back, also those of earlier releases.

A stored state says in which layout it was written. A later program, whose records have other
fields, finds that layout in the database and reads the state in its own; a board that has changed
since is read from the database, too. States of the first schema do not say their layout: those
layouts are kept in a file.
"""

from __future__ import annotations

import contextlib
import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from trunkline.core.errors import BadBoard
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.core.struct_layout import Layout, Unreadable, digest_of, layout_of, renewed
from trunkline.server.model.catalogue import (
    BoardCatalogue,
    has_own_tickets,
    installed_games,
    known_game,
)
from trunkline.server.model.errors import Refused
from trunkline.server.storage.database import Database
from trunkline.server.storage.matches import Archive
from trunkline.server.storage.rows import StoredMatch

MARK = b"\0TLS"  # before the digest of the layout; no state of the first schema begins so
FIRST = Path(__file__).parent / "first_layouts.json"


def encode_state(position: Position) -> bytes:
    """What is stored of a position."""
    return MARK + own_layout(position.game)[0] + position.state_bytes


class StateCodec:
    """Reads stored states, also by the layouts and boards of earlier releases."""

    def __init__(self, database: Database, boards: BoardCatalogue) -> None:
        self.boards = boards
        self._database = database
        self._archive = Archive(database)
        self._layouts: dict[bytes, Layout] = {}  # by digest
        self.learn(_first_layouts().values())

    def position(self, stored: StoredMatch, state: bytes) -> Position:
        """The position of a stored state. Refused: this program cannot know what it means."""
        game = known_game(stored.game)
        board = self.boards.earlier_board(game, stored.board, stored.options, stored.fingerprint)
        if board is None:
            raise Refused(409, "other-tickets" if has_own_tickets(stored.board) else "other-rules")
        digest, data = _parted(game, state)
        try:
            if digest != own_layout(game)[0]:
                if digest not in self._layouts:
                    raise Unreadable(f"no layout {digest.hex()} is known")
                data = renewed(game, board, data, self._layouts[digest])
        except Unreadable:
            raise Refused(409, "other-rules") from None
        return Position.from_bytes(game, board, stored.players, ("",) * stored.players, data)

    async def load_legacy(self, stored: StoredMatch, state: bytes) -> None:
        """Read from the database what `position` needs for that state, if it is not known yet."""
        game = known_game(stored.game)
        digest, _ = _parted(game, state)
        if digest != own_layout(game)[0] and digest not in self._layouts:
            self.learn(await self._database.run(self._archive.layouts))
        board = (stored.board, stored.options, stored.fingerprint)
        if self.boards.earlier_board(game, *board) is None:
            text = await self._database.run(self._archive.board, stored.fingerprint)
            with contextlib.suppress(BadBoard):  # the present schema may have no room for it
                self.boards.add_earlier_board(game, text or "")

    def share_layouts(self) -> None:
        """Learn how earlier programs laid out their states, and leave to later ones how we do.
        It blocks."""
        own = (own_layout(game) for game in installed_games())
        self._archive.keep_layouts({digest.hex(): layout for digest, layout in own})
        self.learn(self._archive.layouts())

    def learn(self, layouts: Iterable[Layout]) -> None:
        """Layouts that some program has written states in."""
        self._layouts.update((digest_of(each), each) for each in layouts)


@functools.cache
def own_layout(game: AnyGame) -> tuple[bytes, Layout]:
    layout = layout_of(game.state_struct.dtype)
    return digest_of(layout), layout


def _parted(game: AnyGame, data: bytes) -> tuple[bytes, bytes]:
    """The digest of the layout, and the state in it."""
    if data.startswith(MARK):
        start = len(MARK) + 8
        return data[len(MARK) : start], data[start:]
    first = _first_layouts().get(game.id)
    return (own_layout(game)[0] if first is None else digest_of(first)), data


@functools.cache
def _first_layouts() -> Mapping[str, Layout]:
    """The layouts of the games that were there with the first schema."""
    layouts: dict[str, Layout] = json.loads(FIRST.read_text(encoding="utf-8"))
    return layouts
