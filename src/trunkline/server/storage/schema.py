"""The database schema, and migrations that bring a database to it, whatever it has now.

The tables must agree with what the migrations make: a test compares them.

A match is its list of actions. The state after each action stands in the action's row (number 0 is
the set-up), the newest one also in the match's row: nothing is replayed to open a match, and a
later change of rules never breaks a stored one.
"""

from __future__ import annotations

import threading
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
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

from trunkline.core.errors import BadSetup
from trunkline.server.storage.database import (
    is_sqlite,
    make_file,
    sqlite_file,
    working_engine,
    writing,
)
from trunkline.server.storage.errors import storage_errors


class UtcDateTime(TypeDecorator[datetime]):
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
    Column("created", UtcDateTime, nullable=False),
    Column("changed", UtcDateTime, nullable=False),
    Column("version", BigInteger, nullable=False),  # raised by every change
    Column("number", Integer, nullable=False),  # how many actions are played
    Column("actor", Integer),  # NULL at the end
    Column("over", Boolean, nullable=False),
    Column("state", LargeBinary, nullable=False),  # zlib
    Column("customs", JSON, nullable=False, server_default="{}"),  # how this table plays
    Column("origin", JSON),  # the match that it follows on; NULL: none
    Column("asked", JSON),  # what somebody wants to take back, and who has agreed
    Column("awaited", UtcDateTime),  # since when the actor is to decide
    Column("due", UtcDateTime),  # when the actor's clock wants to be looked at; NULL: never
    Column("winners", JSON),  # seats; NULL: it goes on, or its end was stored before this was
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
    Column("bank", BigInteger),  # milliseconds that are left on the clock; NULL: there is none
)
actions = Table(
    "actions",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("version", BigInteger, nullable=False),  # that the match had when this was written
    Column("seat", Integer),  # NULL for the set-up
    Column("action", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("events", JSON, nullable=False),
    Column("state", LargeBinary, nullable=False),  # zlib, after the action
    Column("bank", BigInteger),  # what was on the clock of who decided, when it began to run
)
# What happened at a table that is no action: somebody sat down, something was taken back. A version
# is one change, so each has one at most.
happenings = Table(
    "happenings",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", BigInteger, primary_key=True),
    Column("number", Integer, nullable=False),  # of the action after which it stands in the log
    Column("at", UtcDateTime, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),  # whom it is about, or NULL
    Column("data", JSON, nullable=False),
)
# How far somebody has followed a match.
read_markers = Table(
    "looks",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("number", Integer),  # the last action that was seen; NULL: none yet
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
    Column("at", UtcDateTime, nullable=False),
    Column("text", Text, nullable=False),
)
# Private: for nobody but who wrote them.
notes = Table(
    "notes",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("seat", Integer, primary_key=True),  # several may sit at one screen
    Column("text", Text, nullable=False),
    Column("changed", UtcDateTime, nullable=False),
)
# What a person has set for all matches: hours, vacation.
people = Table(
    "people",
    metadata,
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("settings", JSON, nullable=False),
    Column("changed", UtcDateTime, nullable=False),
)
# Where notices go: an e-mail address, a browser, a channel.
contacts = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # hash of a secret
    Column("kind", Text, nullable=False),  # email, push, channel
    Column("address", JSON, nullable=False),  # secret: what is needed to reach it
    Column("wants", JSON, nullable=False),  # the kinds of notices
    Column("created", UtcDateTime, nullable=False),  # what happened before is not told
    Column("status", Text, nullable=False),  # unconfirmed, on, paused, off
    Column("problem", Text, nullable=False),  # why it is off, or ""
    Column("failures", Integer, nullable=False),  # in a row
)
# A notice on its way to a contact, or one that has been.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),  # made of contact, match, kind and number
    Column("contact", Text, ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False),
    Column("match", Text, nullable=False),  # "" for a test
    Column("kind", Text, nullable=False),
    Column("number", BigInteger, nullable=False),  # of the action, message, … that it is about
    Column("by", Text, nullable=False),  # the name of who is behind it, or ""
    Column("at", UtcDateTime, nullable=False),
    Column("due", UtcDateTime, nullable=False),  # when it is to be tried
    Column("tries", Integer, nullable=False),
    Column("status", Text, nullable=False),  # waiting, sent, failed, needless
    Column("problem", Text, nullable=False),
)
# What somebody has said about all notices, and the matches that they want none of.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("owner", Text, primary_key=True),  # hash of a secret
    Column("language", Text, nullable=False),
    Column("delay", Integer, nullable=False),  # seconds
)
notice_mutes = Table(
    "notice_mutes",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, primary_key=True),  # hash of a secret
)
# What the server itself is known by to others, made once.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # secret
)
# How the states of stored matches are laid out; each state begins with the digest of its layout.
layouts = Table(
    "layouts",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("layout", JSON, nullable=False),
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
Index("deliveries_due", deliveries.c.status, deliveries.c.due)
Index("matches_creator", matches.c.creator)
Index("matches_due", matches.c.due)
Index("matches_going_on", matches.c.over, matches.c.changed)
Index("seats_owner", seats.c.owner)


# Migrations. Any number of processes may do them at once: one of them does the work, the others
# wait and find it done.

LOCK = 0x7472756E6B  # "trunk": the lock of PostgreSQL under which a schema is changed
HEAD = "head"
VERSION_TABLE = "alembic_version"
_alembic = threading.Lock()  # Alembic keeps what it does in a module's global


def migrate(url: URL) -> None:
    if is_sqlite(url):
        with storage_errors():
            make_file(sqlite_file(url))
    with (
        working_engine(url) as engine,
        storage_errors(),
        writing(engine).begin() as connection,
    ):
        lock_schema(connection)
        upgrade(connection)


def lock_schema(connection: Connection) -> None:
    """SQLite has one writer anyhow."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Inside the connection's own transaction, so that all of it happens or nothing does."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    present = present_revision(connection)
    if present not in {None, *known_revisions()}:
        raise BadSetup(
            f"the database has schema {present}, which this program does not know: "
            "it was used by a newer Trunkline. Update this one"
        )
    with _alembic:
        command.upgrade(config, revision)


def present_revision(connection: Connection) -> str | None:
    """None: there are no tables of ours in it."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> list[str]:
    """From the newest to the first."""
    scripts = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    return [script.revision for script in scripts.walk_revisions()]
