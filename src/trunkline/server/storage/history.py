"""Stored steps of a match with their states, and read markers: how far somebody has followed."""

from __future__ import annotations

from sqlalchemy import func, select, update

from trunkline.server.storage import rows
from trunkline.server.storage.database import Database, insert_new
from trunkline.server.storage.matches import STEP
from trunkline.server.storage.rows import StoredStep
from trunkline.server.storage.schema import actions, matches, read_markers


class HistoryStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def step(self, id: str, number: int) -> StoredStep | None:
        """An action with the state after it."""
        wanted = select(*STEP).where(actions.c.match == id, actions.c.number == number)
        with self._database.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else rows.read_step(row)

    def seen(self, id: str, owner: str) -> int | None:
        """The last action that somebody had seen; not one that is no longer there."""
        wanted = (
            select(read_markers.c.number, matches.c.number.label("last"))
            .join(matches, matches.c.id == read_markers.c.match)
            .where(read_markers.c.match == id, read_markers.c.owner == owner)
        )
        with self._database.reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None or row.number is None else min(row.number, row.last)

    def see(self, id: str, owner: str, number: int) -> None:
        """Only forward, and no further than the match has come."""
        with self._database.writing() as connection:
            last = connection.scalar(select(matches.c.number).where(matches.c.id == id))
            if last is None:
                return
            insert_new(connection, read_markers, {"match": id, "owner": owner})
            connection.execute(
                update(read_markers)
                .where(read_markers.c.match == id, read_markers.c.owner == owner)
                .where(func.coalesce(read_markers.c.number, -1) < min(number, last))
                .values(number=min(number, last))
            )

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
