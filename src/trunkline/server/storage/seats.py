"""The stores of seats and of clocks; a change returns False when another came first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, false, null, select, true, update

from trunkline.server.storage.database import Database, insert_new
from trunkline.server.storage.matches import insert_match
from trunkline.server.storage.rows import NewMatch, StoredSeat, TimedDecision
from trunkline.server.storage.schema import actions, matches, people, seats
from trunkline.server.storage.versioning import (
    NewHappening,
    changed_one,
    next_version,
    restart_clock,
)


class SeatStore:
    """The store of seats: claimed, handed to bots, left; and rematches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def claim(
        self,
        id: str,
        version: int,
        seat: int,
        token_hash: str,
        owner_hash: str,
        name: str,
        instead: str = "",
    ) -> bool:
        """Sit down by a link, which works once, perhaps instead of somebody of that name.

        False: too late, or it is not that seat's link.
        """
        return self._change(
            id,
            version,
            seat,
            seats.c.invite == token_hash,
            {
                "kind": "person",
                "owner": owner_hash,
                "invite": None,
                "name": name,
                "bot": "",
                "replaced": False,
            },
            NewHappening("sat", seat, {"called": name, "before": instead}),
        )

    def invite(self, id: str, version: int, seat: int, token_hash: str) -> bool:
        """Make this the only link to the seat. Who sits there stays until it is followed.

        False: somebody else was first.
        """
        return self._change(id, version, seat, true(), {"invite": token_hash})

    def replace_bot(self, id: str, version: int, seat: int, bot: str) -> bool:
        """Another bot plays on. False: somebody else was first, or no bot sits there."""
        return self._change(
            id,
            version,
            seat,
            seats.c.kind == "bot",
            {"bot": bot, "replaced": True},
            NewHappening("failed", seat),
        )

    def _change(
        self,
        id: str,
        version: int,
        seat: int,
        allowed: ColumnElement[bool],
        values: Mapping[str, object],
        happening: NewHappening | None = None,
    ) -> bool:
        """False: somebody else was first, or the seat is not as it would have to be."""
        now = datetime.now(UTC)
        with self._database.writing() as connection:
            changed = next_version(connection, id, version, now, happening) and changed_one(
                connection,
                update(seats)
                .where(seats.c.match == id, seats.c.seat == seat, allowed)
                .values(dict(values)),
            )
            if "kind" in values:  # somebody else decides there
                restart_clock(connection, id, seat, now)
            if not changed:
                connection.rollback()
        return changed

    def hold(
        self,
        id: str,
        version: int,
        stored_seat: StoredSeat,
        bot: str,
        kind: str,
        bank: int | None = None,
    ) -> bool:
        """A bot decides, and the seat stays whose it is."""
        values: dict[str, object] = {"kind": "bot", "bot": bot, "replaced": False}
        if bank is not None:
            values["bank"] = bank
        happening = NewHappening(kind, stored_seat.seat, {"bot": bot})
        return self._change(id, version, stored_seat.seat, _still(stored_seat), values, happening)

    def leave(self, id: str, version: int, stored_seat: StoredSeat, bot: str) -> bool:
        """A bot decides, and the seat is nobody's."""
        values = {"kind": "bot", "bot": bot, "replaced": False, "owner": None, "name": ""}
        happening = NewHappening("left", stored_seat.seat, {"bot": bot, "called": stored_seat.name})
        return self._change(id, version, stored_seat.seat, _still(stored_seat), values, happening)

    def take(self, id: str, version: int, stored_seat: StoredSeat) -> bool:
        """Its owner decides; a link that is out is worth nothing any more."""
        values = {"kind": "person", "bot": "", "replaced": False, "invite": None}
        happening = NewHappening("sat" if stored_seat.kind == "open" else "taken", stored_seat.seat)
        return self._change(id, version, stored_seat.seat, _still(stored_seat), values, happening)

    def rematch(self, id: str, version: int, match: NewMatch, seat: int | None) -> bool:
        """The new match is there if and only if the old one leads to it."""
        happening = NewHappening("rematch", seat, {"match": match.id})
        with self._database.writing() as connection:
            now = datetime.now(UTC)
            if not next_version(connection, id, version, now, happening):
                return False
            insert_match(connection, match)
        return True


def _still(stored_seat: StoredSeat) -> ColumnElement[bool]:
    """The seat is as it was when somebody looked whether this is allowed."""
    owner = (
        seats.c.owner.is_(null())
        if stored_seat.owner is None
        else seats.c.owner == stored_seat.owner
    )
    return (seats.c.kind == stored_seat.kind) & owner


AT_ONCE = 100  # matches that are looked at in one round
CLOCK = "clock"  # in people.settings


class ClockStore:
    """The store of clocks that are due, and of people's hours."""

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
            insert_new(connection, people, {"owner": owner, "settings": {}, "changed": now})
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

    def decided(self, id: str, after: int) -> list[TimedDecision]:
        """The decisions above that number, with what was on the clock before each."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(actions.c.number, actions.c.seat, actions.c.bank)
                .where(actions.c.match == id, actions.c.number > after)
                .order_by(actions.c.number)
            ).all()
        return [TimedDecision(row.number, row.seat, row.bank) for row in found]
