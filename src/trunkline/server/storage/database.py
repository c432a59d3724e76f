"""The database: engines of SQLite and PostgreSQL, transactions in them, and threads to wait in.

Stores make plain calls that block. The server makes them through `Database.run`: in threads, and
with a time limit. Nobody waits long: a database that is away, or held by somebody else, is an error
after a few seconds, and the next call finds it again when it is back.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from threading import Event
from typing import Any, ParamSpec, TypeVar
from urllib.parse import quote

import anyio.to_thread
import psycopg
from psycopg.abc import PQGen
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    QueuePool,
    Table,
    create_engine,
    event,
    exc,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect
from sqlalchemy.engine.url import make_url
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from trunkline.core.errors import BadSetup
from trunkline.server.storage.errors import Reason, StorageUnavailable, storage_errors

P = ParamSpec("P")
T = TypeVar("T")

SQLITE = "sqlite"
POSTGRES = "postgresql+psycopg"
POSTGRES_NAMES = ("postgresql", "postgres", POSTGRES)
TIMEOUT = 5.0  # seconds
WORK = 600.0  # seconds, for migrations, backups and the like
CONNECTIONS = 8  # kept open by one process; PostgreSQL takes a hundred from all of them
WRITES = "trunkline_writes"  # the execution option of a connection that will write
HOW = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
THREADS = 8  # that wait for the database
TIME_LIMIT = 6.0  # seconds of a call, waiting for a thread included

# Set when nobody waits for a call any longer: who was told that a change failed shall not find it
# made. A thread inherits the event of the task that began it.
_abandoned: ContextVar[Event] = ContextVar("abandoned")


class Database:
    """A connection pool with transactions, and the threads in which the server waits for it."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        """`timeout`: how many seconds a call waits for the database before it gives up."""
        self.url = database_url(url)
        self.away_since = 0.0  # by time.monotonic(): when it last gave no answer
        self._timeout = timeout
        self._engine = make_engine(self.url, timeout)
        self._readers = reading(self._engine)
        self._writers = writing(self._engine)
        self._threads = anyio.CapacityLimiter(THREADS)
        # SQLite has one writer. Our own threads queue here: its own waiting sleeps in steps.
        self._queue = threading.Lock() if is_sqlite(self.url) else None

    def close(self) -> None:
        self._engine.dispose()

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a blocking call in a thread. StorageUnavailable: no answer, or none in time."""
        abandoned = Event()
        token = _abandoned.set(abandoned)
        try:
            with anyio.move_on_after(TIME_LIMIT):
                return await anyio.to_thread.run_sync(
                    lambda: call(*args, **kwargs), limiter=self._threads, abandon_on_cancel=True
                )
            abandoned.set()
            raise no_answer()
        except StorageUnavailable as error:
            if error.reason is Reason.AWAY:
                self.away_since = time.monotonic()
            raise
        finally:
            _abandoned.reset(token)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with _connected(self._readers) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Left without an error, what was written is durable."""
        with self._in_turn(), _connected(self._writers) as connection:
            yield connection
            abandoned = _abandoned.get(None)
            if abandoned is not None and abandoned.is_set():
                raise StorageUnavailable(Reason.AWAY, "too late: nobody waits any more")
            connection.commit()

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        if self._queue is None:
            yield
            return
        if not self._queue.acquire(timeout=self._timeout):
            raise StorageUnavailable(Reason.LOCKED, "too many changes at once")
        try:
            yield
        finally:
            self._queue.release()


def no_answer() -> StorageUnavailable:
    return StorageUnavailable(Reason.AWAY, f"no answer within {TIME_LIMIT:g} seconds")


def insert_new(connection: Connection, table: Table, *rows: Mapping[str, object]) -> None:
    """Insert rows, except those whose key is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), [dict(row) for row in rows])


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    """Left by an error, the transaction is rolled back."""
    with storage_errors(), engine.connect() as connection:
        try:
            yield connection
        except exc.DBAPIError:
            connection.invalidate()  # the next call shall not meet whatever is wrong with it
            raise


# URLs and engines


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
