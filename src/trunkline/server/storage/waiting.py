"""Whether somebody still waits for a change: who was told that it failed shall not find it made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event

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
