"""The database: transactions that read, transactions that write, and threads for both.

Stores make plain calls that block. The server makes them through `Database.run`: in threads, and
with a time limit, so that a database that is away holds up nobody.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event
from typing import ParamSpec, TypeVar

import anyio.to_thread
from sqlalchemy import Connection, Engine, Table, exc
from sqlalchemy.dialects import postgresql, sqlite

from trunkline.server.storage.connection import (
    TIMEOUT,
    database_url,
    is_sqlite,
    make_engine,
    reading,
    writing,
)
from trunkline.server.storage.errors import Reason, StorageUnavailable, storage_errors

THREADS = 8  # that wait for the database
TIME_LIMIT = 6.0  # seconds of a call, waiting for a thread included

P = ParamSpec("P")
T = TypeVar("T")

# Set when nobody waits for a call any longer: who was told that a change failed shall not find it
# made. A thread inherits the event of the task that began it.
_abandoned: ContextVar[Event] = ContextVar("abandoned")


class Database:
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
