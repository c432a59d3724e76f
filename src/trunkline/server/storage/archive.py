"""The archive: layouts of states and boards of earlier releases, to read stored matches by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from trunkline.server.storage.database import Database
from trunkline.server.storage.schema import boards, layouts


class Archive:
    def __init__(self, database: Database) -> None:
        self._database = database

    def keep_layouts(self, found: Mapping[str, Any]) -> None:
        """Layouts by their digests; those that are there stay as they are."""
        with self._database.writing() as connection:
            for digest, layout in found.items():
                keep(connection, layouts, digest=digest, layout=layout)

    def layouts(self) -> list[Any]:
        with self._database.reading() as connection:
            return list(connection.scalars(select(layouts.c.layout)))

    def board(self, fingerprint: str) -> str | None:
        """The text of the board, if it was kept."""
        with self._database.reading() as connection:
            wanted = select(boards.c.text).where(boards.c.fingerprint == fingerprint)
            text: str | None = connection.scalar(wanted)
            return text


def keep(connection: Connection, table: Table, **row: object) -> None:
    """Unless there is a row with the same key."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(table).values(**row).on_conflict_do_nothing())
