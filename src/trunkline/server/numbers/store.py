"""The moments of a match, read a piece at a time."""

from __future__ import annotations

from sqlalchemy import select

from trunkline.server.storage import rows
from trunkline.server.storage.database import Database
from trunkline.server.storage.rows import StoredStep
from trunkline.server.storage.schema import actions, matches
from trunkline.server.storage.store import STEP


class MomentStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def stamps(self, id: str) -> tuple[int, list[int]]:
        """The version of the match, and for each action the version that wrote it."""
        with self._database.reading() as connection:
            version = connection.scalar(select(matches.c.version).where(matches.c.id == id))
            written = connection.scalars(
                select(actions.c.version).where(actions.c.match == id).order_by(actions.c.number)
            )
            return version or 0, list(written)

    def steps(self, id: str, first: int, limit: int) -> list[StoredStep]:
        """The actions from that number on, with the states after them."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(*STEP)
                .where(actions.c.match == id, actions.c.number >= first)
                .order_by(actions.c.number)
                .limit(limit)
            ).all()
        return [rows.read_step(row) for row in found]
