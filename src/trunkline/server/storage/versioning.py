"""Optimistic locking: a change takes a match from one version to the next, with its log entry.

    with database.writing() as connection:
        if next_version(connection, id, version, now, NewHappening("left", seat=2)):
            connection.execute(…)

Of two changes that answer the same version exactly one is made. What somebody asked the others for
is off with any change that does not say otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Update, insert, null, select, update

from trunkline.server.storage.schema import happenings, matches, seats


@dataclass(frozen=True, slots=True)
class NewHappening:
    """A log entry that is no action; the message of the catalogue is `happening-KIND`.

    `data` are the values of the message besides the seat's name, and whatever else is to be kept.
    """

    kind: str
    seat: int | None = None  # whom it is about
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StoredHappening:
    """A log entry that is no action, as it is stored."""

    version: int  # that the match had from then on
    number: int  # of the action after which it stands in the log
    at: datetime
    kind: str
    seat: int | None
    data: dict[str, Any] = field(repr=False)


HAPPENING = [happenings.c[each.name] for each in fields(StoredHappening)]


def bump_version(id: str, version: int, now: datetime) -> Update:
    return (
        update(matches)
        .where(matches.c.id == id, matches.c.version == version)
        .values(version=version + 1, changed=now, asked=null())
    )


def next_version(
    connection: Connection,
    id: str,
    version: int,
    now: datetime,
    happening: NewHappening | None = None,
    **values: object,
) -> bool:
    """Whether this was the first change to that version; if not, nothing was changed."""
    change = bump_version(id, version, now)
    if values:
        change = change.values(**values)
    if connection.execute(change).rowcount != 1:
        return False
    if happening is not None:
        write_happening(connection, id, version + 1, now, happening)
    return True


def write_happening(
    connection: Connection, id: str, version: int, now: datetime, happening: NewHappening
) -> None:
    """After the change itself, which says where in the log it stands."""
    number = select(matches.c.number).where(matches.c.id == id).scalar_subquery()
    connection.execute(
        insert(happenings).values(
            match=id,
            version=version,
            number=number,
            at=now,
            kind=happening.kind,
            seat=happening.seat,
            data=dict(happening.data),
        )
    )


def move_happenings_back(connection: Connection, id: str, number: int) -> None:
    """The actions above that number are gone: what stood after one of them stands after this."""
    connection.execute(
        update(happenings)
        .where(happenings.c.match == id, happenings.c.number > number)
        .values(number=number)
    )


def read_happenings(
    connection: Connection,
    id: str,
    *,
    after: int = 0,
    until: int | None = None,
    first: int = 0,
    before: int | None = None,
    limit: int,
) -> list[StoredHappening]:
    """The last ones, in order: of versions after `after` up to `until`, which stand in the log at
    the actions from `first` on and before `before`."""
    wanted = [
        happenings.c.match == id,
        happenings.c.version > after,
        happenings.c.number >= first,
    ]
    if until is not None:
        wanted.append(happenings.c.version <= until)
    if before is not None:
        wanted.append(happenings.c.number < before)
    found: Sequence[Any] = connection.execute(
        select(*HAPPENING).where(*wanted).order_by(happenings.c.version.desc()).limit(limit)
    ).all()
    return [StoredHappening(**row._mapping) for row in reversed(found)]


def changed_one(connection: Connection, change: Update) -> bool:
    return connection.execute(change).rowcount == 1


def restart_clock(connection: Connection, id: str, seat: int, now: datetime) -> None:
    """Somebody else holds a seat: if it is to decide, its clock runs from now on. When it is over
    depends on who that is: whoever keeps the clocks looks at once."""
    has_clock = (
        select(seats.c.seat)
        .where(seats.c.match == id, seats.c.seat == seat, seats.c.bank.is_not(None))
        .exists()
    )
    connection.execute(
        update(matches)
        .where(matches.c.id == id, matches.c.actor == seat, has_clock)
        .values(awaited=now, due=now)
    )
