"""Migrations: bring a database to the present schema, whatever it has now.

Any number of processes may do it at once: one of them does the work, the others wait and find it
done.
"""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from trunkline.core.errors import BadSetup
from trunkline.server.storage.database import (
    is_sqlite,
    make_file,
    sqlite_file,
    working_engine,
    writing,
)
from trunkline.server.storage.errors import storage_errors

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
