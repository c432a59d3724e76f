"""The tables. What is written here and what the migrations make must agree; a test compares them.

A match is its list of actions. The state after each action stands in the action's row (number 0 is
the set-up), the newest one also in the match's row: nothing is replayed to open a match, and a
later change of rules never breaks a stored one.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)


class Moment(TypeDecorator[datetime]):
    """A point in time. SQLite keeps no zone, so everything is UTC on its way in and out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={"pk": "%(table_name)s_pk", "fk": "%(table_name)s_%(column_0_name)s_fk"}
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("board", Text, nullable=False),  # "" is the game's own
    Column("fingerprint", Text, nullable=False),  # of the board
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),  # secret until the end, as is the salt
    Column("salt", Text, nullable=False),
    Column("deal", JSON, nullable=False),
    Column("creator", Text, nullable=False),  # hash of the secret of who began it
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("version", BigInteger, nullable=False),  # raised by every change
    Column("number", Integer, nullable=False),  # how many actions are played
    Column("actor", Integer),  # NULL at the end
    Column("over", Boolean, nullable=False),
    Column("state", LargeBinary, nullable=False),  # zlib
    Column("layout", JSON),  # the fields of the state's record; NULL: nobody wrote them down
    Column("customs", JSON, nullable=False, server_default="{}"),  # how this table plays
    Column("origin", JSON),  # the match that it follows on; NULL: none
    Column("asked", JSON),  # what somebody wants to take back, and who has agreed
    Column("awaited", Moment),  # since when the actor is to decide
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, open, bot
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # which one, or ""
    Column("replaced", Boolean, nullable=False),
    Column("owner", Text),  # hash of the secret of who sits there
    Column("invite", Text),  # hash of the token in the link
    Column("bank", Integer),  # milliseconds that are left on the clock; NULL: there is no clock
)

actions = Table(
    "actions",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("version", BigInteger, nullable=False),  # that the match had when this was written
    Column("seat", Integer),  # NULL for the set-up
    Column("action", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("events", JSON, nullable=False),
    Column("state", LargeBinary, nullable=False),  # zlib, after the action
)

# What happened at a table that is no action: somebody sat down, something was taken back. A version
# is one change, so each has one at most.
happenings = Table(
    "happenings",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", BigInteger, primary_key=True),
    Column("number", Integer, nullable=False),  # of the action after which it stands in the log
    Column("at", Moment, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),  # whom it is about, or NULL
    Column("data", JSON, nullable=False),
)

# How far somebody has followed a match.
looks = Table(
    "looks",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("number", Integer, nullable=False),  # the last action that was seen
    Column("message", Integer, nullable=False, server_default="0"),  # the last one that was read
)

messages = Table(
    "messages",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("owner", Text, nullable=False),  # hash of the secret of who wrote it
    Column("seat", Integer),  # theirs, or NULL
    Column("name", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("text", Text, nullable=False),
)

# Private: for nobody but who wrote them.
notes = Table(
    "notes",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("text", Text, nullable=False),
    Column("changed", Moment, nullable=False),
)

# What a person has set for all matches: hours, vacation, language of notices.
people = Table(
    "people",
    metadata,
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("settings", JSON, nullable=False),
    Column("changed", Moment, nullable=False),
)

# Where notices go: an e-mail address, a browser, a webhook.
contacts = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # hash of a secret
    Column("kind", Text, nullable=False),
    Column("address", JSON, nullable=False),  # secret: what is needed to reach it
    Column("wants", JSON, nullable=False),  # the kinds of notices, and the matches left out
    Column("created", Moment, nullable=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),
    Column("contact", Text, ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False),
    Column("match", Text),  # NULL for a test
    Column("version", BigInteger),
    Column("kind", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("status", Text, nullable=False),  # waiting, sent, failed
    Column("problem", Text, nullable=False),
)

# The boards that stored matches are played on, as they were when these began.
boards = Table(
    "boards",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

Index("contacts_owner", contacts.c.owner)
Index("deliveries_contact", deliveries.c.contact, deliveries.c.at)
Index("matches_creator", matches.c.creator)
Index("matches_going_on", matches.c.over, matches.c.changed)
Index("seats_owner", seats.c.owner)
