"""A database that is away, held, full or spoilt: a clear error, and all is well when it returns."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import event, text

from tests.server.support.databases import Postgres
from tests.server.support.stored_rows import (
    GOING_ON,
    loaded,
    migrate_there,
    new_match,
    played,
    race,
    with_actions,
)
from trunkline.server.storage import database
from trunkline.server.storage.database import database_url, working_engine
from trunkline.server.storage.errors import Reason, StorageUnavailable
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import NewAction


def test_without_tables_it_is_not_healthy(database_url: str) -> None:
    store = MatchStore(database_url)
    assert not store.healthy()
    with pytest.raises(StorageUnavailable):
        store.load("m1")
    store.migrate()
    assert store.healthy()
    store.close()


def test_postgresql_is_lost_and_returns(postgres: Postgres, postgres_url: str) -> None:
    store = MatchStore(postgres_url)
    store.migrate()
    version = with_actions(store, 1)
    postgres.stop()
    try:
        for _ in range(3):
            with pytest.raises(StorageUnavailable) as lost:
                store.append("m1", version, [played(2)], GOING_ON)
            assert lost.value.reason is Reason.AWAY
        with pytest.raises(StorageUnavailable):
            store.load("m1")
        assert not store.healthy()
    finally:
        postgres.start()
    assert store.healthy()
    assert loaded(store).version == version
    assert store.append("m1", version, [played(2)], GOING_ON)
    store.close()


def test_what_comes_too_late_is_not_done(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was told that it failed does not find it done a moment later."""
    version = with_actions(store, 1)
    slow, ended = threading.Event(), threading.Event()

    def late() -> bool:
        slow.wait()
        try:
            return store.append("m1", version, [played(2)], GOING_ON)
        finally:
            ended.set()

    monkeypatch.setattr(database, "TIME_LIMIT", 0.05)
    with pytest.raises(StorageUnavailable):
        asyncio.run(told_and_then(store, late, slow, ended))
    assert loaded(store).version == version
    monkeypatch.undo()
    assert asyncio.run(store.database.run(late))
    assert loaded(store).version == version + 1


async def told_and_then(
    store: MatchStore, late: Callable[[], bool], slow: threading.Event, ended: threading.Event
) -> None:
    """The database goes on only when no answer has come in time."""
    try:
        await store.database.run(late)
    finally:
        slow.set()
        assert await asyncio.to_thread(ended.wait, 20)


def test_every_connection_that_broke_is_made_anew(postgres: Postgres, postgres_url: str) -> None:
    store = MatchStore(postgres_url)
    store.migrate()
    store.create(new_match())
    race(*[partial(store.load, "m1")] * 8)  # so that the pool has several
    postgres.stop()
    postgres.start()
    assert race(*[partial(store.load, "m1")] * 8) == [loaded(store)] * 8
    store.close()


def test_a_row_that_is_held_too_long(postgres: Postgres, postgres_url: str) -> None:
    store = MatchStore(postgres_url, timeout=2)
    store.migrate()
    store.create(new_match())
    with working_engine(database_url(postgres_url)) as engine, engine.begin() as connection:
        connection.execute(text("SELECT * FROM matches FOR UPDATE"))
        with pytest.raises(StorageUnavailable) as held:
            store.append("m1", 1, [played(1)], GOING_ON)
        assert held.value.reason is Reason.LOCKED
    assert store.append("m1", 1, [played(1)], GOING_ON)
    store.close()


def test_no_such_server() -> None:
    store = MatchStore("postgresql://me:hush@127.0.0.1:1/none")
    with pytest.raises(StorageUnavailable) as away:
        store.migrate()
    assert away.value.reason is Reason.AWAY
    assert "hush" not in str(away.value)
    store.close()


# SQLite


def test_sqlite_is_locked_too_long(sqlite_url: str, tmp_path: Path) -> None:
    store = MatchStore(sqlite_url, timeout=0.2)
    store.migrate()
    store.create(new_match())
    holder = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable) as locked:
        store.append("m1", 1, [played(1)], GOING_ON)
    assert locked.value.reason is Reason.LOCKED
    assert loaded(store).version == 1  # who only reads does not wait
    holder.execute("ROLLBACK")
    holder.close()
    assert store.append("m1", 1, [played(1)], GOING_ON)
    store.close()


def test_sqlite_is_moved_away_and_returns(sqlite_url: str, tmp_path: Path) -> None:
    store = MatchStore(sqlite_url)
    store.migrate()
    store.create(new_match())
    file = tmp_path / "matches.db"
    file.rename(tmp_path / "elsewhere")
    with pytest.raises(StorageUnavailable) as away:
        store.append("m1", 1, [played(1)], GOING_ON)
    assert away.value.reason is Reason.AWAY
    assert not file.exists()  # no empty database in its place
    (tmp_path / "elsewhere").rename(file)
    assert store.append("m1", 1, [played(1)], GOING_ON)
    store.close()


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, I have taken the 9:15." * 100)
    store = MatchStore(f"sqlite:///{tmp_path / 'letter'}")
    with pytest.raises(StorageUnavailable) as broken:
        store.migrate()
    assert broken.value.reason is Reason.BROKEN
    store.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = MatchStore(f"sqlite:///{tmp_path / 'file' / 'matches.db'}")
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        store.migrate()
    store.close()


def test_only_the_owner_reads_the_file(sqlite_url: str, tmp_path: Path) -> None:
    migrate_there(sqlite_url)
    assert (tmp_path / "matches.db").stat().st_mode & 0o077 == 0


# Run in a process of its own, whose files may not grow: to SQLite that is a disk without room.
FULL_DISK = """
import os, resource, sys
from tests.server.support.stored_rows import GOING_ON, with_actions
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import NewAction

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

store = MatchStore(sys.argv[1])
store.migrate()
version = with_actions(store, 3)
large = NewAction(0, "x", [], os.urandom(200_000))
room(1_000_000)
refused = None
while refused is None:
    try:
        assert store.append("m1", version, [large], GOING_ON)
        version += 1
    except StorageUnavailable as error:
        refused = error
match = store.load("m1")
assert match.version == version > 4
assert [step.number for step in store.recent("m1", 99)] == list(range(match.number + 1))
room(resource.RLIM_INFINITY)
assert store.append("m1", version, [large], GOING_ON)
assert store.load("m1").version == version + 1
store.close()
print(refused)
"""


def test_a_full_disk(sqlite_url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, sqlite_url], capture_output=True, text=True, check=False
    )
    assert "the database cannot be read or written" in done.stdout, done.stderr


def test_a_database_that_may_not_grow(sqlite_url: str) -> None:
    """What SQLite itself calls full."""
    store = MatchStore(sqlite_url)
    store.migrate()
    version = with_actions(store, 1)

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # no more than it has

    event.listen(store.database._engine, "checkout", limit)
    large = NewAction(0, "x", [], os.urandom(200_000))
    with pytest.raises(StorageUnavailable, match="disk of the database is full") as full:
        store.append("m1", version, [large], GOING_ON)
    assert full.value.reason is Reason.FULL
    assert loaded(store).version == version
    event.remove(store.database._engine, "checkout", limit)
    store.close()
    assert store.append("m1", version, [large], GOING_ON)
    store.close()
