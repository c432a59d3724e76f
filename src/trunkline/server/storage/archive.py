"""The archive: layouts of states and boards of earlier releases, to read stored matches by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from trunkline.server.storage.database import Database, insert_new
from trunkline.server.storage.schema import boards, layouts


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    def keep_layouts(self, found: Mapping[str, Any]) -> None:
        """Layouts by their digests; those that are there stay as they are."""
        with self._database.writing() as connection:
            rows = ({"digest": digest, "layout": layout} for digest, layout in found.items())
            insert_new(connection, layouts, *rows)

    def layouts(self) -> list[Any]:
        with self._database.reading() as connection:
            return list(connection.scalars(select(layouts.c.layout)))

    def board(self, fingerprint: str) -> str | None:
        """The text of the board, if it was kept."""
        with self._database.reading() as connection:
            wanted = select(boards.c.text).where(boards.c.fingerprint == fingerprint)
            text: str | None = connection.scalar(wanted)
            return text
