"""A connection to PostgreSQL that does not wait for ever.

The server's own limits on statements do not help when the whole server hangs, with its disk or its
machine: the network still answers, and nothing else does.
"""

from __future__ import annotations

import time
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")


class PatientConnection(psycopg.Connection[Any]):
    """After `patience` seconds without an answer it is closed, and the call fails."""

    patience = 10.0

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        try:
            return super().wait(_within(gen, self.patience), *args, **kwargs)
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
