"""Asking the database: in threads, and never for ever, so that one that is away holds up nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

import anyio
import anyio.to_thread

from trunkline.server.storage.errors import Reason, StorageUnavailable
from trunkline.server.storage.waiting import waiting

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
