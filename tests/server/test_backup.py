"""A backup is one file, and every database takes it: the one it came from and the other kind."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from tests.server.support.stored_rows import (
    ANN,
    GOING_ON,
    loaded,
    migrate_there,
    new_match,
    played,
    with_actions,
)
from trunkline.core.errors import BadSetup
from trunkline.server.storage import backup as backups
from trunkline.server.storage.backup import BadBackup, backup, restore
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.matches import MatchStore

Matches = list[object]


def everything(url: str) -> Matches:
    """All that a store tells of its matches."""
    with closing(MatchStore(url)) as store:
        return [
            (loaded(store, summary.id), store.recent(summary.id, 999))
            for summary in store.mine(ANN)
        ]


@pytest.fixture
def filled(database_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with three matches, of each kind; more rows than are handled at once."""
    monkeypatch.setattr(backups, "AT_ONCE", 7)
    with closing(MatchStore(database_url)) as store:
        store.migrate()
        store.create(replace(new_match("m0"), options={}, deal={}, board="ű 'board'.toml"))
        version = with_actions(store, 30)
        assert store.undo("m1", version, 20, GOING_ON)
        with_actions(store, 5, "m2")
    return database_url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.backup"


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other' / 'matches.db'}"
    url: str = request.getfixturevalue("other_postgres_url")
    return url


def test_there_and_back(filled: str, file: Path, target: str) -> None:
    kept = backup(filled, file)
    assert (kept.matches, kept.actions) == (3, 1 + 21 + 6)
    assert restore(file, target) == kept
    assert everything(target) == everything(filled)
    assert len(everything(target)) == 3
    with closing(MatchStore(target)) as store:  # and it goes on there
        assert store.append("m1", loaded(store).version, [played(1)], GOING_ON)


def test_again_and_again_gives_the_same(filled: str, file: Path, target: str) -> None:
    backup(filled, file)
    restore(file, target)
    second = file.with_name("second")
    backup(target, second)
    lines = [gzip.decompress(each.read_bytes()).splitlines()[1:-1] for each in (file, second)]
    assert lines[0] == lines[1]


def test_only_its_owner_reads_it(filled: str, file: Path) -> None:
    backup(filled, file)
    assert file.stat().st_mode & 0o077 == 0
    assert not file.with_name(file.name + ".part").exists()


def test_an_empty_database(database_url: str, file: Path, target: str) -> None:
    migrate_there(database_url)
    assert backup(database_url, file).matches == 0
    assert restore(file, target).matches == 0
    assert everything(target) == []


def test_what_has_no_tables_is_not_backed_up(postgres_url: str, file: Path) -> None:
    with pytest.raises(BadSetup, match="no matches of Trunkline"):
        backup(postgres_url, file)
    assert not file.exists()


def test_a_database_that_is_not_there(file: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailable):
        backup(f"sqlite:///{tmp_path / 'none.db'}", file)
    assert list(tmp_path.iterdir()) == []


def test_while_the_server_runs(filled: str, file: Path, target: str) -> None:
    """The backup is of one moment: every match is whole in it."""
    stopping = False

    def play() -> None:
        with closing(MatchStore(filled)) as store:
            while not stopping:
                assert store.append("m2", loaded(store, "m2").version, [played(1)], GOING_ON)

    server = Thread(target=play)
    server.start()
    try:
        for _ in range(3):
            backup(filled, file)
            restore(file, target, replace=True)
            with closing(MatchStore(target)) as store:
                match = loaded(store, "m2")
                steps = store.recent("m2", 10**6)
            assert [step.number for step in steps] == list(range(match.number + 1))
            assert (steps[-1].version, steps[-1].state) == (match.version, match.state)
    finally:
        stopping = True
        server.join()


# Where there are matches already


def test_matches_are_not_replaced_unless_that_is_wanted(
    filled: str, file: Path, target: str
) -> None:
    backup(filled, file)
    with closing(MatchStore(target)) as store:
        store.migrate()
        store.create(new_match("other"))
    before = everything(target)
    with pytest.raises(BadSetup, match="has 1 match already"):
        restore(file, target)
    assert everything(target) == before
    restore(file, target, replace=True)
    assert everything(target) == everything(filled)


def test_a_store_goes_on_after_its_matches_were_replaced(filled: str, file: Path) -> None:
    backup(filled, file)
    with closing(MatchStore(filled)) as store:
        before = loaded(store)
        for _ in range(10):  # so that the driver has prepared its statements
            assert store.append("m1", loaded(store).version, [played(1)], GOING_ON)
        restore(file, filled, replace=True)
        assert loaded(store) == before
        assert store.append("m1", before.version, [played(1)], GOING_ON)


# Files with something wrong


def rewritten(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(change(lines))))


def newer_format(lines: list[bytes]) -> list[bytes]:
    return [json.dumps(json.loads(lines[0]) | {"format": 2}).encode() + b"\n", *lines[1:]]


def newer_schema(lines: list[bytes]) -> list[bytes]:
    return [json.dumps(json.loads(lines[0]) | {"revision": "9999"}).encode() + b"\n", *lines[1:]]


BREAKS = "breaks off"
DAMAGED = "changed or damaged"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda lines: lines[:-1], BREAKS),
        (lambda lines: [*lines[:-1], lines[-1][:-1]], BREAKS),
        (lambda lines: lines[:1], BREAKS),
        (lambda lines: [], BREAKS),
        (lambda lines: [*lines[:5], *lines[6:]], DAMAGED),
        (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], DAMAGED),
        (lambda lines: [lines[0], lines[1].replace(b"m0", b"m9"), *lines[2:]], DAMAGED),
        (lambda lines: [*lines, b"\n"], DAMAGED),
        (lambda lines: [lines[0], b"7\n", *lines[1:]], DAMAGED),
        (lambda lines: [lines[0], b"what\n", *lines[1:]], DAMAGED),
        (lambda lines: [b'{"some": "json"}\n', *lines[1:]], "no backup"),
        (lambda lines: [b'{"trunkline": "backup", "format": 1}\n', *lines[1:]], DAMAGED),
        (newer_format, "format 2.*newer Trunkline"),
        (newer_schema, "schema 9999.*newer Trunkline"),
    ],
)
def test_a_changed_file_is_refused(
    sqlite_url: str, file: Path, change: Callable[[list[bytes]], list[bytes]], problem: str
) -> None:
    with closing(MatchStore(sqlite_url)) as store:
        store.migrate()
        store.create(new_match("m0"))
        with_actions(store, 3)
    backup(sqlite_url, file)
    before = everything(sqlite_url)
    rewritten(file, change)
    with pytest.raises(BadBackup, match=problem):
        restore(file, sqlite_url, replace=True)
    assert everything(sqlite_url) == before


def test_a_file_that_was_cut_or_hurt_anywhere(sqlite_url: str, file: Path) -> None:
    with closing(MatchStore(sqlite_url)) as store:
        store.migrate()
        with_actions(store, 3)
    backup(sqlite_url, file)
    before = everything(sqlite_url)
    whole = file.read_bytes()
    for place in range(0, len(whole), 13):
        file.write_bytes(whole[:place])
        with pytest.raises(BadBackup):
            restore(file, sqlite_url, replace=True)
    refused = 0
    for place in range(0, len(whole), 13):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :])
        try:
            restore(file, sqlite_url, replace=True)
        except BadBackup:
            refused += 1
        # Some bits mean nothing, such as the date in gzip's own header.
        assert everything(sqlite_url) == before
    assert refused > len(whole) // 13 // 2


@pytest.mark.parametrize("content", [b"", b"x", b"Dear Ann, I have taken the 9:15.\n"])
def test_what_is_no_backup(sqlite_url: str, file: Path, tmp_path: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadBackup, match="no backup"):
        restore(file, sqlite_url)
    assert list(tmp_path.iterdir()) == [file]


def test_no_file_and_no_place_for_one(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="no such file"):
        restore(tmp_path / "none", sqlite_url)
    with pytest.raises(BadBackup, match="cannot be read"):
        restore(tmp_path, sqlite_url)
    migrate_there(sqlite_url)
    with pytest.raises(BadBackup, match="cannot be written"):
        backup(sqlite_url, tmp_path / "none" / "file")


def test_a_backup_that_fails_leaves_the_last_one(
    sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(MatchStore(sqlite_url)) as store:
        store.migrate()
        with_actions(store, 1)
    backup(sqlite_url, file)
    whole = file.read_bytes()

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(BadBackup, match="No space left"):
        backup(sqlite_url, file)
    assert file.read_bytes() == whole
    assert {each.suffix for each in file.parent.iterdir()} <= {".backup", ".db", ".db-wal"}
