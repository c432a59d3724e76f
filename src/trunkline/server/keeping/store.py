"""Matches that are stored with a history, and the history of one up to a moment."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import insert, select, update

from trunkline.server.storage import rows
from trunkline.server.storage.database import Database
from trunkline.server.storage.rows import FIRST_VERSION, NewAction, NewMatch
from trunkline.server.storage.schema import actions, matches
from trunkline.server.storage.store import action_row, insert_match

BATCH = 200  # rows that are sent at once


class KeepingStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, match: NewMatch, played: Sequence[NewAction]) -> None:
        """A match with all that was played in it already; whole or not at all."""
        now = datetime.now(UTC)
        states = [rows.pack(each.state) for each in played]
        added = [
            action_row(match.id, number, FIRST_VERSION, now, each, state)
            for number, (each, state) in enumerate(zip(played, states, strict=True), 1)
        ]
        with self._database.writing() as connection:
            insert_match(connection, match)
            for start in range(0, len(added), BATCH):
                connection.execute(insert(actions), added[start : start + BATCH])
            if added:
                connection.execute(
                    update(matches)
                    .where(matches.c.id == match.id)
                    .values(number=len(added), state=states[-1])
                )

    def actions(self, id: str, number: int) -> tuple[str, ...]:
        """The actions up to that number, if there are so many."""
        with self._database.reading() as connection:
            return tuple(
                connection.scalars(
                    select(actions.c.action)
                    .where(actions.c.match == id, actions.c.number.between(1, number))
                    .order_by(actions.c.number)
                )
            )
