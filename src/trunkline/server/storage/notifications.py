"""Stored contacts, notification settings, and the queue of deliveries."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from typing import Any, Literal, get_args

from sqlalchemy import (
    Row,
    Select,
    and_,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from trunkline.server.storage.database import Database, insert_new
from trunkline.server.storage.schema import (
    actions,
    contacts,
    deliveries,
    matches,
    notice_mutes,
    notice_settings,
    read_markers,
    seats,
    server_keys,
)

NoticeKind = Literal["turn", "reminder", "request", "message", "over", "rematch"]
ContactKind = Literal["email", "push", "channel"]
ChannelService = Literal["discord", "slack", "telegram", "json"]
ContactStatus = Literal["unconfirmed", "on", "paused", "off"]
DeliveryStatus = Literal["waiting", "sent", "failed"]
Delay = Literal[0, 60, 600, 3600]  # seconds that a person is left alone with a turn
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
USUAL_DELAY: Delay = 60
TEST = "test"


@dataclass(frozen=True, slots=True)
class Contact:
    """A contact as it is stored."""

    id: str
    owner: str = field(repr=False)
    kind: ContactKind
    address: Mapping[str, Any] = field(repr=False)  # never in a log
    wants: tuple[NoticeKind, ...]
    created: datetime
    status: ContactStatus
    problem: str = ""
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice for one contact; `tries` says which attempt is the next one."""

    id: str
    contact: str
    match: str
    kind: str
    number: int
    by: str
    at: datetime
    due: datetime
    tries: int
    status: DeliveryStatus
    problem: str


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """What somebody has said about all of their notices."""

    language: str
    delay: Delay = USUAL_DELAY


RECENT = timedelta(days=30)  # a match that nobody touched for longer is news to nobody
CONTACT = [contacts.c[each.name] for each in fields(Contact)]
DELIVERY = [deliveries.c[each.name] for each in fields(Delivery)]


class NotificationStore:
    """The store of contacts, settings, and the queue of deliveries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Keys

    def key(self, name: str, made: str) -> str:
        """The server's own, the same for all processes: whoever is first makes it."""
        with self._database.reading() as connection:
            found: str | None = connection.scalar(_value(name))
        if found is not None:
            return found
        with self._database.writing() as connection:
            insert_new(connection, server_keys, {"name": name, "value": made})
            kept: str = connection.scalar(_value(name)) or made
        return kept

    # Contacts

    def contacts_of(self, owner: str) -> list[Contact]:
        with self._database.reading() as connection:
            found = connection.execute(
                select(*CONTACT)
                .where(contacts.c.owner == owner)
                .order_by(contacts.c.created, contacts.c.id)
            ).all()
        return [_contact(row) for row in found]

    def contact(self, id: str) -> Contact | None:
        with self._database.reading() as connection:
            row = connection.execute(select(*CONTACT).where(contacts.c.id == id)).first()
        return None if row is None else _contact(row)

    def add(self, contact: Contact, settings: NotificationSettings) -> None:
        """With the language of who adds it, if nothing is known about that yet."""
        row = {each.name: getattr(contact, each.name) for each in fields(contact)}
        said = {"owner": contact.owner, "language": settings.language, "delay": settings.delay}
        with self._database.writing() as connection:
            connection.execute(
                insert(contacts),
                {**row, "wants": list(contact.wants), "address": dict(contact.address)},
            )
            insert_new(connection, notice_settings, said)

    def change(self, id: str, values: Mapping[str, object], owner: str | None = None) -> bool:
        """False: there is no such contact, or it is somebody else's."""
        mine = contacts.c.id == id
        if owner is not None:
            mine = and_(mine, contacts.c.owner == owner)
        with self._database.writing() as connection:
            return (
                connection.execute(update(contacts).where(mine).values(dict(values))).rowcount == 1
            )

    def remove(self, id: str, owner: str) -> bool:
        mine = and_(contacts.c.id == id, contacts.c.owner == owner)
        with self._database.writing() as connection:
            found = connection.scalar(select(contacts.c.id).where(mine))
            if found is not None:
                connection.execute(delete(deliveries).where(deliveries.c.contact == id))
                connection.execute(delete(contacts).where(mine))
        return found is not None

    def last_of(self, ids: Sequence[str]) -> dict[str, Delivery]:
        """The newest delivery of each contact that came to an end or is being retried."""
        told = or_(deliveries.c.status.in_(("sent", "failed")), deliveries.c.problem != "")
        with self._database.reading() as connection:
            found = connection.execute(
                select(*DELIVERY)
                .where(deliveries.c.contact.in_(ids), told)
                .order_by(deliveries.c.at, deliveries.c.id)
            ).all()
        return {row.contact: Delivery(**row._mapping) for row in found}

    # What somebody has set

    def settings(self, owner: str) -> NotificationSettings | None:
        with self._database.reading() as connection:
            row = connection.execute(
                select(notice_settings.c.language, notice_settings.c.delay).where(
                    notice_settings.c.owner == owner
                )
            ).first()
        return None if row is None else NotificationSettings(row.language, row.delay)

    def set_settings(self, owner: str, settings: NotificationSettings) -> None:
        values = {"language": settings.language, "delay": settings.delay}
        with self._database.writing() as connection:
            insert_new(connection, notice_settings, {"owner": owner, **values})
            connection.execute(
                update(notice_settings).where(notice_settings.c.owner == owner).values(values)
            )

    def muted(self, match: str, owner: str) -> bool:
        with self._database.reading() as connection:
            return connection.scalar(select(func.count()).where(*_muted(match, owner))) == 1

    def mute(self, match: str, owner: str, muted: bool) -> None:
        with self._database.writing() as connection:
            if muted:
                insert_new(connection, notice_mutes, {"match": match, "owner": owner})
            else:
                connection.execute(delete(notice_mutes).where(*_muted(match, owner)))

    # What is to be told

    def queue_turns_and_ends(self, now: datetime, grace: timedelta) -> int:
        """Put down a notice for every turn and every end that is to be told and is not yet.

        Nothing calls for it when a match changes: whose turn it is stands in the database, and who
        was told of it too. So whichever process looks next finds what is lacking, also after a
        restart, and what two of them find at once is put down once.
        """
        with self._database.reading() as connection:
            turns = connection.execute(_turns(now)).all()
            ends = connection.execute(_ends(now)).all()
        missing_log = [
            _new_delivery(
                row.contact, row.match, kind, row.number, "", row.changed, now, _wait(row, grace)
            )
            for kind, found in (("turn", turns), ("over", ends))
            for row in found
            if kind in row.wants
        ]
        return self._put_down(missing_log)

    def tell(
        self,
        match: str,
        owner: str,
        kind: str,
        number: int,
        by: str,
        now: datetime,
        grace: timedelta,
    ) -> int:
        """Put down a notice for each contact of somebody who wants this kind."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(contacts.c.id, contacts.c.wants, notice_settings.c.delay)
                .join(notice_settings, notice_settings.c.owner == contacts.c.owner, isouter=True)
                .where(
                    contacts.c.owner == owner,
                    contacts.c.status == "on",
                    ~select(notice_mutes.c.match).where(*_muted(match, owner)).exists(),
                )
            ).all()
        return self._put_down(
            [
                _new_delivery(row.id, match, kind, number, by, now, now, _wait(row, grace))
                for row in found
                if kind in row.wants
            ]
        )

    def _put_down(self, rows: list[dict[str, object]]) -> int:
        if rows:
            with self._database.writing() as connection:
                insert_new(connection, deliveries, *rows)
        return len(rows)

    # What is on its way

    def due(self, until: datetime) -> list[tuple[Delivery, Contact]]:
        """What waits until then, with whom it is for."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(deliveries)
                .where(deliveries.c.status == "waiting", deliveries.c.due <= until)
                .order_by(deliveries.c.due, deliveries.c.id)
                .limit(500)
            ).all()
            theirs = {row.contact for row in found}
            people = connection.execute(select(*CONTACT).where(contacts.c.id.in_(theirs))).all()
        known = {row.id: _contact(row) for row in people}
        return [
            (Delivery(**row._mapping), known[row.contact]) for row in found if row.contact in known
        ]

    def claim(self, some: Iterable[Delivery], until: datetime) -> list[Delivery]:
        """Those that nobody else is about to send; until then nobody else will."""
        claimed = []
        with self._database.writing() as connection:
            for each in some:
                mine = and_(
                    deliveries.c.id == each.id,
                    deliveries.c.status == "waiting",
                    deliveries.c.tries == each.tries,
                    deliveries.c.due == each.due,
                )
                change = update(deliveries).where(mine).values(tries=each.tries + 1, due=until)
                if connection.execute(change).rowcount == 1:
                    claimed.append(each)
        return claimed

    def settle(self, ids: Sequence[str], **values: object) -> None:
        """How they stand now. What was found needless meanwhile stays so."""
        open_ones = and_(deliveries.c.id.in_(ids), deliveries.c.status == "waiting")
        with self._database.writing() as connection:
            connection.execute(update(deliveries).where(open_ones).values(**values))

    def put_test(self, contact: str, number: int, now: datetime, until: datetime) -> Delivery:
        """A test that this process sends itself."""
        row = _new_delivery(contact, "", TEST, number, "", now, now, timedelta(0))
        row |= {"tries": 1, "due": until}
        with self._database.writing() as connection:
            insert_new(connection, deliveries, row)
        return Delivery(**row)

    def last_sent(self, contact: str) -> datetime | None:
        """When something other than a test was last sent there."""
        with self._database.reading() as connection:
            return connection.scalar(
                select(deliveries.c.due)
                .where(
                    deliveries.c.contact == contact,
                    deliveries.c.status == "sent",
                    deliveries.c.kind != TEST,
                )
                .order_by(deliveries.c.due.desc())
                .limit(1)
            )

    def has_read(self, match: str, owner: str) -> int:
        """The last message that somebody has read in the chat of a match."""
        with self._database.reading() as connection:
            found: int | None = connection.scalar(
                select(read_markers.c.message).where(
                    read_markers.c.match == match, read_markers.c.owner == owner
                )
            )
        return found or 0

    def forget_old(self, now: datetime) -> None:
        old = and_(deliveries.c.status != "waiting", deliveries.c.at < now - 2 * RECENT)
        with self._database.writing() as connection:
            connection.execute(delete(deliveries).where(old))


# Who is to be told


def _of_matches(now: datetime, kind: str) -> Select[Any]:
    """Contacts and the matches of their owners, but those that are muted or were told already."""
    last = actions.alias("last")
    mover = seats.alias("mover")
    told = and_(
        deliveries.c.contact == contacts.c.id,
        deliveries.c.match == matches.c.id,
        deliveries.c.kind == kind,
        deliveries.c.number == matches.c.number,
    )
    silent = and_(notice_mutes.c.match == matches.c.id, notice_mutes.c.owner == contacts.c.owner)
    return (
        select(
            contacts.c.id.label("contact"),
            contacts.c.wants,
            notice_settings.c.delay,
            matches.c.id.label("match"),
            matches.c.number,
            matches.c.changed,
        )
        .select_from(contacts)
        .join(seats, seats.c.owner == contacts.c.owner)
        .join(matches, matches.c.id == seats.c.match)
        .join(last, and_(last.c.match == matches.c.id, last.c.number == matches.c.number))
        .join(mover, and_(mover.c.match == matches.c.id, mover.c.seat == last.c.seat), isouter=True)
        .join(notice_settings, notice_settings.c.owner == contacts.c.owner, isouter=True)
        .where(
            contacts.c.status == "on",
            matches.c.changed >= contacts.c.created,
            matches.c.changed >= now - RECENT,
            # Whoever made the last decision knows what it led to.
            or_(mover.c.owner.is_(None), mover.c.owner != contacts.c.owner),
            ~select(deliveries.c.id).where(told).exists(),
            ~select(notice_mutes.c.match).where(silent).exists(),
        )
    )


def _turns(now: datetime) -> Select[Any]:
    return _of_matches(now, "turn").where(
        matches.c.over == false(),
        matches.c.actor == seats.c.seat,
        seats.c.kind != "bot",  # somebody's seat that a bot plays for them
    )


def _ends(now: datetime) -> Select[Any]:
    return _of_matches(now, "over").where(matches.c.over)


def _wait(row: Any, grace: timedelta) -> timedelta:
    delay = USUAL_DELAY if row.delay is None else row.delay
    return max(timedelta(seconds=delay), grace)


# Rows


def delivery_id(contact: str, match: str, kind: str, number: int) -> str:
    """The same thing is told to the same contact once."""
    return hashlib.sha256(f"{contact} {match} {kind} {number}".encode()).hexdigest()[:32]


def _new_delivery(
    contact: str,
    match: str,
    kind: str,
    number: int,
    by: str,
    happened: datetime,
    now: datetime,
    wait: timedelta,
) -> dict[str, Any]:
    return {
        "id": delivery_id(contact, match, kind, number),
        "contact": contact,
        "match": match,
        "kind": kind,
        "number": number,
        "by": by,
        "at": now,
        "due": happened + wait,
        "tries": 0,
        "status": "waiting",
        "problem": "",
    }


def _contact(row: Row[Any]) -> Contact:
    return Contact(**{**row._mapping, "wants": tuple(row.wants)})


def _value(name: str) -> Select[Any]:
    return select(server_keys.c.value).where(server_keys.c.name == name)


def _muted(match: str, owner: str) -> tuple[Any, Any]:
    return notice_mutes.c.match == match, notice_mutes.c.owner == owner
