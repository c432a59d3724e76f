"""The schema, made by migrations: from nothing, again, and by several processes at once."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from tests.server.support.stored_rows import loaded, migrate_there, race, with_actions
from trunkline.core.errors import BadSetup
from trunkline.server.storage.database import database_url as as_url
from trunkline.server.storage.database import working_engine
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.schema import metadata, present_revision


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    migrate_there(database_url)
    store = MatchStore(database_url)
    with_actions(store, 1)
    store.close()
    migrate_there(database_url)
    store = MatchStore(database_url)
    assert loaded(store).number == 1
    store.close()


def test_two_processes_migrate_at_once(database_url: str) -> None:
    script = (
        "import sys; from tests.server.support.stored_rows import migrate_there;"
        "migrate_there(sys.argv[1])"
    )
    both = [
        subprocess.Popen([sys.executable, "-c", script, database_url], stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    errors = [process.communicate()[1].decode() for process in both]
    assert [process.returncode for process in both] == [0, 0], errors
    store = MatchStore(database_url)
    with_actions(store, 1)
    store.close()


def test_threads_migrate_at_once(database_url: str) -> None:
    race(*[partial(migrate_there, database_url)] * 4)
    store = MatchStore(database_url)
    assert store.healthy()
    store.close()


def test_the_migrations_make_the_schema(store: MatchStore, database_url: str) -> None:
    with working_engine(as_url(database_url)) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert present_revision(connection) is not None


def test_a_database_of_a_newer_program_is_left_alone(store: MatchStore, database_url: str) -> None:
    with working_engine(as_url(database_url)) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetup, match=r"schema 9999.*newer Trunkline"):
        store.migrate()
