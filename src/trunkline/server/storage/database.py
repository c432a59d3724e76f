"""One database, for all that is kept in it: transactions that read, and transactions that write."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, exc

from trunkline.server.storage.engine import (
    PATIENCE,
    database_url,
    is_sqlite,
    make_engine,
    reading,
    writing,
)
from trunkline.server.storage.errors import Reason, StorageUnavailable, one_error
from trunkline.server.storage.waiting import somebody_waits


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
