"""Notes, by who wrote them and at which seat: several may share a screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import select, update

from trunkline.server.storage.database import Database
from trunkline.server.storage.forms import keep
from trunkline.server.storage.schema import matches, notes


@dataclass(frozen=True, slots=True)
class Notes:
    text: str = field(repr=False)
    changed: datetime | None  # None: nothing was ever written


class NoteStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def notes(self, id: str, owner: str, seat: int) -> Notes:
        with self._database.reading() as connection:
            row = connection.execute(
                select(notes.c.text, notes.c.changed).where(
                    notes.c.match == id, notes.c.owner == owner, notes.c.seat == seat
                )
            ).first()
        return Notes("", None) if row is None else Notes(row.text, row.changed)

    def write(
        self, id: str, owner: str, seat: int, text: str, known: datetime | None, now: datetime
    ) -> bool:
        """In the place of those that were written at that time. False: they are others by now."""
        mine = (notes.c.match == id, notes.c.owner == owner, notes.c.seat == seat)
        with self._database.writing() as connection:
            # Two devices of one person at the same moment, and in two processes, go one by one.
            connection.execute(select(matches.c.id).where(matches.c.id == id).with_for_update())
            present = connection.scalar(select(notes.c.changed).where(*mine))
            if present != known:
                return False
            row = {"text": text, "changed": now}
            keep(connection, notes, match=id, owner=owner, seat=seat, **row)
            connection.execute(update(notes).where(*mine).values(row))
        return True
