"""Backup and restore: all matches into one file and back, from SQLite or PostgreSQL into either.

The file is gzip over lines of JSON: a header, every row, and a hash of all of it.

    {"trunkline": "backup", "format": 1, "revision": "0001", "written": "…", "tables": […]}
    ["matches", ["x7Kd…", "chicago-express", …]]
    …
    {"sha256": "…"}

It holds seeds and states of matches that go on, so only its owner can read it. The tables are read
and written as the file's revision of the schema has them, not as this program does: restoring makes
that revision, fills it, and migrates it to the present one.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
)

from trunkline.core.errors import BadSetup, TrunklineError
from trunkline.server.storage.database import (
    database_url,
    is_sqlite,
    make_file,
    reading,
    sqlite_file,
    working_engine,
    writing,
)
from trunkline.server.storage.errors import storage_errors
from trunkline.server.storage.schema import (
    VERSION_TABLE,
    known_revisions,
    lock_schema,
    matches,
    metadata,
    present_revision,
    upgrade,
)

FORMAT = 1
Value = Any  # whatever JSON can hold
Line = tuple[str, list[Value]]  # the name of a table, and the values of a row


class BadBackup(TrunklineError):
    """The file is no backup, or not a whole and unchanged one, or it cannot be written."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadBackup], tuple[Path, str]]:
        return BadBackup, (self.path, self.problem)


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table in a backup."""

    name: str
    columns: list[str]
    rows: int


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a backup: what is in it."""

    revision: str  # of the schema
    written: str
    tables: list[TableInfo]

    def rows(self, table: str) -> int:
        return next((each.rows for each in self.tables if each.name == table), 0)


# Writing


def write_backup(path: Path, header: Header, lines: Iterable[Line]) -> None:
    """A file that was there is replaced by a whole one, or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            with gzip.GzipFile(filename="", fileobj=file, mode="wb") as packed:
                _write(packed, header, lines)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadBackup(path, f"cannot be written: {error.strerror or error}") from error
    finally:
        _forget(draft)


def _forget(draft: Path) -> None:
    """There is one only if something went wrong, and that is the error to be told."""
    try:
        draft.unlink(missing_ok=True)
    except OSError:
        return


def _write(packed: gzip.GzipFile, header: Header, lines: Iterable[Line]) -> None:
    digest = hashlib.sha256()

    def put(content: object) -> None:
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        packed.write(line)

    put({"trunkline": "backup", "format": FORMAT, **asdict(header)})
    for line in lines:
        put(line)
    put({"sha256": digest.hexdigest()})


# Reading

NO_BACKUP = "it is no backup of Trunkline"
BROKEN_OFF = "it breaks off: the end is missing"
DAMAGED = "it was changed or damaged after it was written"


@contextmanager
def open_backup(path: Path) -> Iterator[BackupReader]:
    """BadBackup, here and while it is read, says what is wrong with the file."""
    with _blaming(path):
        file = path.open("rb")
    with file, gzip.GzipFile(fileobj=file) as packed:
        if file.peek(2)[:2] != b"\x1f\x8b":
            raise BadBackup(path, NO_BACKUP)
        yield BackupReader(path, packed)


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    try:
        yield
    except TrunklineError:
        raise
    except FileNotFoundError:
        raise BadBackup(path, "there is no such file") from None
    except EOFError:
        raise BadBackup(path, BROKEN_OFF) from None
    except (gzip.BadGzipFile, zlib.error, ValueError, TypeError, KeyError):
        raise BadBackup(path, DAMAGED) from None
    except OSError as error:
        raise BadBackup(path, f"cannot be read: {error.strerror or error}") from None


class BackupReader:
    """A file that is open. The rows are whole and unchanged if `lines` comes to its end."""

    def __init__(self, path: Path, packed: gzip.GzipFile) -> None:
        self._path = path
        self._packed = packed
        self.header = self._begin()

    def check(self) -> None:
        """Read it all; then `lines` begins again."""
        for _ in self.lines():
            pass
        self._packed.seek(0)
        self._begin()

    def lines(self) -> Iterator[Line]:
        found: Counter[str] = Counter()
        with _blaming(self._path):
            before = self._digest.hexdigest()
            while isinstance(content := self._next(), list):
                table, values = content
                found[table] += 1
                yield table, values
                before = self._digest.hexdigest()
            promised = {each.name: each.rows for each in self.header.tables}
            if content != {"sha256": before} or self._packed.read(1) or found != Counter(promised):
                raise BadBackup(self._path, DAMAGED)

    def _begin(self) -> Header:
        self._digest = hashlib.sha256()
        with _blaming(self._path):
            content = self._next()
            if not isinstance(content, dict) or content.get("trunkline") != "backup":
                raise BadBackup(self._path, NO_BACKUP)
            if content["format"] > FORMAT:
                raise BadBackup(
                    self._path,
                    f"it is a backup of format {content['format']}, and this program knows format "
                    f"{FORMAT}: a newer Trunkline wrote it",
                )
            tables = [TableInfo(**each) for each in content["tables"]]
            return Header(content["revision"], content["written"], tables)

    def _next(self) -> Value:
        line = self._packed.readline()
        if not line.endswith(b"\n"):
            raise BadBackup(self._path, BROKEN_OFF)
        self._digest.update(line)
        return json.loads(line)


AT_ONCE = 200  # rows


@dataclass(frozen=True, slots=True)
class BackupSummary:
    """What is in a backup."""

    matches: int
    actions: int
    written: datetime


def _kept(header: Header) -> BackupSummary:
    return BackupSummary(
        header.rows("matches"), header.rows("actions"), datetime.fromisoformat(header.written)
    )


# Into a file


def backup(url: str, path: Path) -> BackupSummary:
    """Write all matches as they are at this moment; a server may go on meanwhile."""
    with (
        storage_errors(),
        working_engine(database_url(url)) as engine,
        reading(engine).connect() as connection,
    ):
        revision = present_revision(connection)
        if revision is None:
            raise BadSetup("there are no matches of Trunkline in this database")
        tables = _tables(connection)
        written = datetime.now(UTC).isoformat()
        header = Header(revision, written, [_info(connection, table) for table in tables])
        write_backup(path, header, _lines(connection, tables))
    return _kept(header)


def _tables(connection: Connection) -> list[Table]:
    """As they are in the database, in an order in which they can be filled."""
    found = MetaData()
    ours = inspect(connection).get_table_names()
    found.reflect(connection, only=[name for name in ours if name in metadata.tables])
    return found.sorted_tables


def _info(connection: Connection, table: Table) -> TableInfo:
    rows = connection.scalar(select(func.count()).select_from(table)) or 0
    return TableInfo(table.name, [column.name for column in table.columns], rows)


def _lines(connection: Connection, tables: list[Table]) -> Iterator[Line]:
    for table in tables:
        rows = connection.execution_options(yield_per=AT_ONCE).execute(
            select(table).order_by(*table.primary_key.columns)
        )
        for row in rows:
            values = [_plain(value) for value in row]
            yield table.name, values


def _plain(value: Value) -> Value:
    if isinstance(value, bytes):
        return b64encode(value).decode()
    if isinstance(value, datetime):  # without a zone: from SQLite, where all is UTC
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).isoformat()
    return value


# Out of a file


def restore(path: Path, url: str, *, replace: bool = False) -> BackupSummary:
    """Put the matches of a backup into a database, all of them or none.

    BadBackup: something is wrong with the file, which is read to its end before anything is done.
    BadSetup: the database has matches, and `replace` does not say that they may go.
    """
    where = database_url(url)
    with open_backup(path) as file:
        if file.header.revision not in known_revisions():
            raise BadBackup(
                path, f"it has schema {file.header.revision}: a newer Trunkline wrote it"
            )
        file.check()
        with storage_errors():
            if is_sqlite(where):
                make_file(sqlite_file(where))
            with working_engine(where) as engine, writing(engine).begin() as connection:
                lock_schema(connection)
                _clear(connection, replace)
                upgrade(connection, file.header.revision)
                _fill(connection, file.header, file.lines())
                upgrade(connection)
    return _kept(file.header)


def _clear(connection: Connection, replace: bool) -> None:
    """The migrations first: they know every table that there ever was."""
    upgrade(connection)
    count = connection.scalar(select(func.count()).select_from(matches)) or 0
    if count and not replace:
        raise BadSetup(
            f"the database has {count} {'match' if count == 1 else 'matches'} already: restore "
            "into an empty one, or give them up with --replace"
        )
    metadata.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE {VERSION_TABLE}")


def _fill(connection: Connection, header: Header, lines: Iterable[Line]) -> None:
    tables = {table.name: table for table in _tables(connection)}
    columns = {
        each.name: [tables[each.name].columns[name] for name in each.columns]
        for each in header.tables
    }
    for name, group in groupby(lines, key=lambda line: line[0]):
        rows = (_row(columns[name], values) for _, values in group)
        while batch := list(islice(rows, AT_ONCE)):
            connection.execute(insert(tables[name]), batch)


def _row(columns: list[Column[Any]], values: list[Value]) -> dict[str, Value]:
    return {
        column.name: _typed(column, value) for column, value in zip(columns, values, strict=True)
    }


def _typed(column: Column[Any], value: Value) -> Value:
    if value is None:
        return None
    if isinstance(column.type, LargeBinary):
        return b64decode(value)
    if isinstance(column.type, DateTime):
        return datetime.fromisoformat(value).astimezone(UTC)
    return value
