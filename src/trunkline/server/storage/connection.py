"""Connections to a database: SQLite in one file, or PostgreSQL, each with timeouts.

Nobody waits long: a database that is away, or held by somebody else, is an error after a few
seconds, and the next call finds it again when it is back.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event, exc
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.engine.url import make_url
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from trunkline.core.errors import BadSetup

T = TypeVar("T")


class TimeoutConnection(psycopg.Connection[Any]):
    """After `timeout` seconds without an answer it is closed, and the call fails."""

    timeout = 10.0

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        try:
            return super().wait(_within(gen, self.timeout), *args, **kwargs)
        except NoAnswer:
            self.pgconn.finish()  # not close(): that would say goodbye, and wait for it
            raise


class NoAnswer(psycopg.OperationalError):
    """The server is there and says nothing."""


def _within(gen: PQGen[T], seconds: float) -> PQGen[T]:
    """The same conversation, with an end to it. psycopg comes by every tenth of a second."""
    deadline = time.monotonic() + seconds
    try:
        waits = next(gen)
        while True:
            ready = yield waits
            if not ready and time.monotonic() > deadline:
                raise NoAnswer(f"no answer within {seconds:g} seconds")
            waits = gen.send(ready)
    except StopIteration as done:
        result: T = done.value
        return result


SQLITE = "sqlite"
POSTGRES = "postgresql+psycopg"
POSTGRES_NAMES = ("postgresql", "postgres", POSTGRES)
TIMEOUT = 5.0  # seconds
WORK = 600.0  # seconds, for migrations, backups and the like
CONNECTIONS = 8  # kept open by one process; PostgreSQL takes a hundred from all of them
WRITES = "trunkline_writes"  # the execution option of a connection that will write
HOW = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"


def database_url(text: str) -> URL:
    """The URL as SQLAlchemy wants it. BadSetup says what would be right."""
    try:
        url = make_url(text)
    except (exc.ArgumentError, ValueError):  # the text is not repeated: it may hold a password
        raise BadSetup(f"the database is given as {HOW}") from None
    if url.drivername == SQLITE:
        if not url.database or url.database == ":memory:" or url.host:
            raise BadSetup("a SQLite database needs a file, as in sqlite:////home/me/matches.db")
        return url
    if url.drivername in POSTGRES_NAMES:
        if not url.database:
            raise BadSetup("which database? The URL is like postgresql://HOST/DATABASE")
        return url.set(drivername=POSTGRES)
    raise BadSetup(f"no database '{url.drivername}' here: it is given as {HOW}")


def is_sqlite(url: URL) -> bool:
    return url.drivername == SQLITE


def sqlite_file(url: URL) -> Path:
    return Path(url.database or "").expanduser().absolute()


def sqlite_url(file: Path) -> str:
    """The URL of a file, whatever its name has in it."""
    return URL.create(SQLITE, database=file.as_posix()).render_as_string()


def make_engine(url: URL, timeout: float = TIMEOUT) -> Engine:
    """For many short calls, from many threads."""
    if is_sqlite(url):
        pool = {"pool_size": CONNECTIONS, "pool_timeout": timeout}
        return _sqlite_engine(sqlite_file(url), timeout, poolclass=QueuePool, **pool)
    pool = {"pool_size": CONNECTIONS, "max_overflow": CONNECTIONS, "pool_timeout": timeout}
    return _postgres_engine(url, timeout, timeout, poolclass=QueuePool, pool_pre_ping=True, **pool)


@contextmanager
def working_engine(url: URL) -> Iterator[Engine]:
    """For one large piece of work, which waits for its turn and may take its time."""
    if is_sqlite(url):
        engine = _sqlite_engine(sqlite_file(url), WORK, poolclass=NullPool)
    else:
        engine = _postgres_engine(url, TIMEOUT, WORK, poolclass=NullPool)
    try:
        yield engine
    finally:
        engine.dispose()


def reading(engine: Engine) -> Engine:
    """The same engine, for transactions in which all that is read is of one moment.

    SQLite does that without being asked.
    """
    if engine.dialect.name == SQLITE:
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def writing(engine: Engine) -> Engine:
    """The same engine, for transactions that will write."""
    return engine.execution_options(**{WRITES: True})


# SQLite


def make_file(path: Path) -> None:
    """An empty database that only its owner can read: there are seeds in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _sqlite_engine(file: Path, timeout: float, **pool: object) -> Engine:
    engine = create_engine(
        f"{SQLITE}://", creator=_opener(file, timeout), hide_parameters=True, **pool
    )
    event.listen(engine, "begin", _begin)
    event.listen(engine, "checkout", _same_file(file))
    return engine


def _opener(file: Path, timeout: float) -> Callable[[], sqlite3.Connection]:
    def connect() -> sqlite3.Connection:
        # Never made here by accident: an empty database in the place of one that was moved away
        # would look like lost matches.
        connection = sqlite3.connect(
            f"file:{quote(str(file))}?mode=rw",
            uri=True,
            timeout=timeout,
            check_same_thread=False,
            isolation_level=None,
        )
        try:
            _write_ahead(connection, timeout)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    return connect


def _write_ahead(connection: sqlite3.Connection, timeout: float) -> None:
    """Two processes that do this to a new file at once: SQLite does not let one of them wait."""
    deadline = time.monotonic() + timeout
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            locked = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not locked or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _begin(connection: Connection) -> None:
    """Who will write waits for the lock at once; a reader that wants it later could not have it."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _same_file(
    file: Path,
) -> Callable[[DBAPIConnection, ConnectionPoolEntry, PoolProxiedConnection], None]:
    """A file that was replaced or removed would take writes that nobody finds again."""

    def check(
        connection: DBAPIConnection, entry: ConnectionPoolEntry, proxy: PoolProxiedConnection
    ) -> None:
        try:
            found = file.stat()
            now = (found.st_dev, found.st_ino)
        except OSError:
            now = None
        if entry.info.setdefault("file", now) != now or now is None:
            raise exc.DisconnectionError(f"{file} is not the file that it was")

    return check


# PostgreSQL


def _postgres_engine(url: URL, timeout: float, work: float, **pool: object) -> Engine:
    """`timeout`: seconds to be there; `work`: seconds for a statement, or to get a lock."""
    engine = create_engine(
        url, connect_args=postgres_timeouts(timeout), hide_parameters=True, **pool
    )

    @event.listens_for(engine, "do_connect")
    def connect(
        dialect: Dialect, entry: ConnectionPoolEntry, args: list[Any], how: dict[str, Any]
    ) -> TimeoutConnection:
        connection = TimeoutConnection.connect(*args, **how)
        connection.timeout = work + 1  # the server's own limit comes first, if it is well
        return connection

    @event.listens_for(engine, "connect")
    def limits(connection: psycopg.Connection[object], entry: ConnectionPoolEntry) -> None:
        milliseconds = int(work * 1000)
        connection.autocommit = True
        connection.execute(f"SET statement_timeout = {milliseconds}")
        connection.execute(f"SET lock_timeout = {milliseconds}")
        connection.execute(f"SET idle_in_transaction_session_timeout = {2 * milliseconds}")
        # Acknowledged is durable, whatever the server's own setting is.
        connection.execute("SET synchronous_commit = on")
        connection.autocommit = False

    return engine


def postgres_timeouts(timeout: float) -> dict[str, int]:
    """A server that vanished without a word (a cut cable) is noticed too, in about that time."""
    seconds = max(2, round(timeout))
    return {
        "connect_timeout": seconds,
        "tcp_user_timeout": seconds * 1000,
        "keepalives": 1,
        "keepalives_idle": seconds,
        "keepalives_interval": 1,
        "keepalives_count": 3,
    }
