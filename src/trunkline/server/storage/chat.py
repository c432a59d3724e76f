"""Stored chat messages, private notes, and read markers: how far somebody has read or followed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import and_, func, insert, select, update

from trunkline.server.storage.database import Database, insert_new
from trunkline.server.storage.schema import matches, messages, notes, read_markers


@dataclass(frozen=True, slots=True)
class Message:
    """A chat message as it is stored."""

    number: int
    owner: str = field(repr=False)  # hash of a secret
    seat: int | None
    name: str
    at: datetime
    text: str = field(repr=False)


MESSAGE = [messages.c[name] for name in ("number", "owner", "seat", "name", "at", "text")]


class ChatStore:
    """The store of chat messages and of how far people have read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def say(
        self, id: str, owner: str, seat: int, name: str, text: str, now: datetime
    ) -> Message | None:
        """The message, with its number; None: there is no such match."""
        with self._database.writing() as connection:
            # Whoever speaks at the same moment in another process waits here.
            found = connection.scalar(
                select(matches.c.id).where(matches.c.id == id).with_for_update()
            )
            if found is None:
                return None
            last = connection.scalar(
                select(func.max(messages.c.number)).where(messages.c.match == id)
            )
            message = Message((last or 0) + 1, owner, seat, name, now, text)
            connection.execute(
                insert(messages).values(
                    match=id,
                    number=message.number,
                    owner=owner,
                    seat=seat,
                    name=name,
                    at=now,
                    text=text,
                )
            )
        return message

    def messages(
        self, id: str, since: int, before: int | None, limit: int
    ) -> tuple[list[Message], bool]:
        """The last ones of those, in order, and whether there are more before them."""
        wanted = and_(messages.c.match == id, messages.c.number > since)
        if before is not None:
            wanted = and_(wanted, messages.c.number < before)
        with self._database.reading() as connection:
            found = connection.execute(
                select(*MESSAGE).where(wanted).order_by(messages.c.number.desc()).limit(limit + 1)
            ).all()
        return [Message(*row) for row in reversed(found[:limit])], len(found) > limit

    def read(self, id: str, owner: str, number: int) -> None:
        """Only forward, and no further than there are messages."""
        with self._database.writing() as connection:
            last = connection.scalar(
                select(func.max(messages.c.number)).where(messages.c.match == id)
            )
            upto = min(number, last or 0)
            if not upto:
                return
            insert_new(connection, read_markers, {"match": id, "owner": owner})
            connection.execute(
                update(read_markers)
                .where(
                    read_markers.c.match == id,
                    read_markers.c.owner == owner,
                    read_markers.c.message < upto,
                )
                .values(message=upto)
            )

    def read_up_to(self, id: str, owner: str) -> int:
        with self._database.reading() as connection:
            found = connection.scalar(
                select(read_markers.c.message).where(
                    read_markers.c.match == id, read_markers.c.owner == owner
                )
            )
        return found or 0

    def unread(self, ids: Sequence[str], owner: str) -> dict[str, int]:
        """How many messages of others each of the matches has that this person has not read."""
        seen = and_(read_markers.c.match == messages.c.match, read_markers.c.owner == owner)
        with self._database.reading() as connection:
            found = connection.execute(
                select(messages.c.match, func.count())
                .select_from(messages.outerjoin(read_markers, seen))
                .where(
                    messages.c.match.in_(ids),
                    messages.c.owner != owner,
                    messages.c.number > func.coalesce(read_markers.c.message, 0),
                )
                .group_by(messages.c.match)
            ).all()
        return {row[0]: row[1] for row in found}


@dataclass(frozen=True, slots=True)
class Notes:
    """Private notes as they are stored."""

    text: str = field(repr=False)
    changed: datetime | None  # None: nothing was ever written


class NoteStore:
    """The store of private notes."""

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
            insert_new(connection, notes, {"match": id, "owner": owner, "seat": seat, **row})
            connection.execute(update(notes).where(*mine).values(row))
        return True


class ReadMarkers:
    """How far somebody has followed a match; how far they have read its chat is the chat's."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
