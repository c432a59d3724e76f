"""What is kept about clocks: people's hours, and which clocks want to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import false, select, true, update

from trunkline.server.storage.archive import keep
from trunkline.server.storage.database import Database
from trunkline.server.storage.rows import Decided
from trunkline.server.storage.schema import actions, matches, people, seats
from trunkline.server.storage.versioning import next_version, restart_clock

AT_ONCE = 100  # matches that are looked at in one round
CLOCK = "clock"  # in people.settings


class ClockStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Hours

    def hours_of(self, owners: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The hours of those who have set any, as JSON."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(people.c.owner, people.c.settings).where(people.c.owner.in_(owners))
            ).all()
        return {row.owner: row.settings[CLOCK] for row in found if CLOCK in row.settings}

    def set_hours(self, owner: str, hours: dict[str, Any], now: datetime) -> None:
        """Beside whatever else that person has set."""
        with self._database.writing() as connection:
            keep(connection, people, owner=owner, settings={}, changed=now)
            settings: dict[str, Any] = (
                connection.scalar(
                    select(people.c.settings).where(people.c.owner == owner).with_for_update()
                )
                or {}
            )
            changed = {**settings, CLOCK: hours}
            connection.execute(
                update(people).where(people.c.owner == owner).values(settings=changed, changed=now)
            )

    def clocked(self, owner: str) -> list[str]:
        """The matches that go on in which a clock of theirs stands."""
        with self._database.reading() as connection:
            return list(
                connection.scalars(
                    select(matches.c.id)
                    .join(seats, seats.c.match == matches.c.id)
                    .where(
                        seats.c.owner == owner, seats.c.bank.is_not(None), matches.c.over == false()
                    )
                    .distinct()
                )
            )

    def settle(self, id: str, version: int, seat: int | None, bank: int, now: datetime) -> bool:
        """What a clock has run so far counts; from now on it runs anew. Without a seat only the
        version is raised. False: somebody else was first."""
        with self._database.writing() as connection:
            if not next_version(connection, id, version, now):
                return False
            if seat is None:
                return True
            restart_clock(connection, id, seat, now)
            connection.execute(
                update(seats).where(seats.c.match == id, seats.c.seat == seat).values(bank=bank)
            )
        return True

    # Looking

    def due(self, now: datetime) -> list[tuple[str, datetime]]:
        with self._database.reading() as connection:
            found = connection.execute(
                select(matches.c.id, matches.c.due)
                .where(matches.c.due <= now)
                .order_by(matches.c.due)
                .limit(AT_ONCE)
            ).all()
        return [(row.id, row.due) for row in found]

    def put_off(self, id: str, version: int | None, due: datetime, until: datetime | None) -> bool:
        """Look again at that moment. False: another process has looked, or the match moved on."""
        same = true() if version is None else matches.c.version == version
        with self._database.writing() as connection:
            return (
                connection.execute(
                    update(matches)
                    .where(matches.c.id == id, matches.c.due == due, same)
                    .values(due=until)
                ).rowcount
                == 1
            )

    def decided(self, id: str, after: int) -> list[Decided]:
        """The decisions above that number, with what was on the clock before each."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(actions.c.number, actions.c.seat, actions.c.bank)
                .where(actions.c.match == id, actions.c.number > after)
                .order_by(actions.c.number)
            ).all()
        return [Decided(row.number, row.seat, row.bank) for row in found]
