"""All matches into one file, and back: from SQLite or PostgreSQL, into either.

The tables are read and written as the file's revision of the schema has them, not as this program
does: restoring makes that revision, fills it, and migrates it to the present one.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
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

from trunkline.core.errors import BadSetup
from trunkline.server.storage.backup_file import (
    BadBackup,
    Header,
    Line,
    TableInfo,
    Value,
    open_backup,
    write_backup,
)
from trunkline.server.storage.engine import (
    database_url,
    is_sqlite,
    make_file,
    reading,
    sqlite_file,
    working_engine,
    writing,
)
from trunkline.server.storage.errors import one_error
from trunkline.server.storage.migrate import (
    VERSION_TABLE,
    known_revisions,
    lock_schema,
    present_revision,
    upgrade,
)
from trunkline.server.storage.schema import matches, metadata

AT_ONCE = 200  # rows


@dataclass(frozen=True, slots=True)
class Kept:
    """What is in a backup."""

    matches: int
    actions: int
    written: datetime


def _kept(header: Header) -> Kept:
    return Kept(
        header.rows("matches"), header.rows("actions"), datetime.fromisoformat(header.written)
    )


# Into a file


def backup(url: str, path: Path) -> Kept:
    """Write all matches as they are at this moment; a server may go on meanwhile."""
    with (
        one_error(),
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


def restore(path: Path, url: str, *, replace: bool = False) -> Kept:
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
        with one_error():
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
