"""Periodic background tasks, and retries on version conflicts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from trunkline.server.model.errors import Conflict
from trunkline.server.observability import get_log
from trunkline.server.storage.errors import StorageUnavailable

TRIES = 3
SOON = 1.0  # seconds after `hurry`: several of them are one

T = TypeVar("T")
log = get_log()


class PeriodicTask:
    """A background task that does its work every so many seconds, whatever went wrong before."""

    def __init__(
        self,
        seconds: float,
        work: Callable[[], Awaitable[None]],
        *,
        failure: str,
        at_once: bool = True,
        log_outages: bool = True,
    ) -> None:
        """`failure`: what the log says if it fails, also by an outage of the database unless
        `log_outages` is False; `at_once`: it does not begin with a pause."""
        self._seconds = seconds
        self._work = work
        self._failure = failure
        self._at_once = at_once
        self._log_outages = log_outages
        self._hurried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def hurry(self) -> None:
        """Do the work soon."""
        self._hurried.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        if not self._at_once:
            await self._pause()
        while True:
            try:
                await self._work()
            except StorageUnavailable as error:
                if self._log_outages:
                    log.warning(self._failure, error=str(error))
            except Exception:
                log.exception(self._failure)
            await self._pause()

    async def _pause(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):  # `wait_for` may swallow a cancellation
                await self._hurried.wait()
            await asyncio.sleep(SOON)
        self._hurried.clear()


async def retry_on_conflict(attempt: Callable[[], Awaitable[T]], tries: int = TRIES) -> T:
    """Try again while a version conflict comes out of it, each time from what is there then."""
    for _ in range(tries - 1):
        try:
            return await attempt()
        except Conflict:
            continue
    return await attempt()
