"""One database, for all that is kept in it: transactions that read, and transactions that write."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from threading import Event
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

import anyio.to_thread
from sqlalchemy import Connection, Engine, exc

from trunkline.server.storage.connection import (
    PATIENCE,
    database_url,
    is_sqlite,
    make_engine,
    reading,
    writing,
)
from trunkline.server.storage.errors import Reason, StorageUnavailable, one_error

_NEVER = Event()
_given_up: ContextVar[Event] = ContextVar("given_up", default=_NEVER)


@contextmanager
def waiting() -> Iterator[Event]:
    """The event is set by who waits no longer; threads that are begun in here know of it."""
    given_up = Event()
    token = _given_up.set(given_up)
    try:
        yield given_up
    finally:
        _given_up.reset(token)


def somebody_waits() -> bool:
    return not _given_up.get().is_set()


class Database:
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """`patience`: how many seconds a call waits for the database before it gives up."""
        self.url = database_url(url)
        self._patience = patience
        self._engine = make_engine(self.url, patience)
        self._readers = reading(self._engine)
        self._writers = writing(self._engine)
        # SQLite has one writer. Our own threads queue here: its own waiting sleeps in steps.
        self._queue = threading.Lock() if is_sqlite(self.url) else None

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with _connected(self._readers) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Left without an error, what was written is durable."""
        with self._in_turn(), _connected(self._writers) as connection:
            yield connection
            if not somebody_waits():
                raise StorageUnavailable(Reason.AWAY, "too late: nobody waits any more")
            connection.commit()

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        if self._queue is None:
            yield
            return
        if not self._queue.acquire(timeout=self._patience):
            raise StorageUnavailable(Reason.LOCKED, "too many changes at once")
        try:
            yield
        finally:
            self._queue.release()


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    """Left by an error, the transaction is rolled back."""
    with one_error(), engine.connect() as connection:
        try:
            yield connection
        except exc.DBAPIError:
            connection.invalidate()  # the next call shall not meet whatever is wrong with it
            raise


THREADS = 8  # that wait for the database
LONGEST_ANSWER = 6.0  # seconds of the database, waiting for a thread included
P = ParamSpec("P")
T = TypeVar("T")


class Asking:
    def __init__(self) -> None:
        self._threads = anyio.CapacityLimiter(THREADS)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._away = 0.0  # when it was last found to be

    async def stored(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of the database. StorageUnavailable: none came in time, or it cannot."""
        try:
            with waiting() as given_up:
                with anyio.move_on_after(LONGEST_ANSWER):
                    return await anyio.to_thread.run_sync(
                        lambda: ask(*args, **kwargs), limiter=self._threads, abandon_on_cancel=True
                    )
                given_up.set()
            raise _no_answer()
        except StorageUnavailable as error:
            if error.reason is Reason.AWAY:
                self._away = time.monotonic()
            raise

    @asynccontextmanager
    async def _alone(self, match: str) -> AsyncIterator[None]:
        """One at a time. Who stood behind somebody that got no answer need not try as well."""
        came = time.monotonic()
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        async with lock:
            if self._away > came:
                raise _no_answer()
            yield


def _no_answer() -> StorageUnavailable:
    return StorageUnavailable(Reason.AWAY, f"no answer within {LONGEST_ANSWER:g} seconds")
