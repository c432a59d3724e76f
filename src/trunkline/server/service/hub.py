"""The hub: which sockets watch which match, who is present, and waking them on a change."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from typing import Protocol

from trunkline.server.model.schemas.match import ChatUpdate
from trunkline.server.model.schemas.requests import Pace

GONE = 3.0  # seconds after which somebody who left is said to be gone: reloading a page is no news


class Wakeable(Protocol):
    """What the hub wakes on a change: a socket, or a request that waits."""

    def wake(self) -> None: ...
    def wake_for_chat(self, update: ChatUpdate) -> None: ...
    @property
    def present_owner(self) -> str | None:
        """The owner who has the page visible; None if it is hidden."""

    @property
    def pace(self) -> Pace: ...


class Hub:
    """The registry of open sockets by match, and of who is present."""

    def __init__(self) -> None:
        self._watching: defaultdict[str, set[Wakeable]] = defaultdict(set)
        self._present: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._later: set[asyncio.TimerHandle] = set()
        self.closing = asyncio.Event()

    def changed(self, id: str) -> None:
        for each in tuple(self._watching.get(id, ())):
            each.wake()

    def changed_all(self) -> None:
        for id in tuple(self._watching):
            self.changed(id)

    def chat_changed(self, id: str, update: ChatUpdate) -> None:
        """A message is no change of the match: nobody is sent a view for it."""
        for each in tuple(self._watching.get(id, ())):
            each.wake_for_chat(update)

    def chat_changed_all(self, update: ChatUpdate) -> None:
        for id in tuple(self._watching):
            self.chat_changed(id, update)

    def is_watched(self, id: str) -> bool:
        return id in self._watching

    def seen_by(self, id: str) -> set[str]:
        """Those who have it open before them, and not in some tab behind."""
        return {
            each.present_owner
            for each in self._watching.get(id, ())
            if each.present_owner is not None
        }

    @contextlib.contextmanager
    def watching(self, id: str, each: Wakeable) -> Iterator[None]:
        self._watching[id].add(each)
        try:
            yield
        finally:
            self._watching[id].discard(each)
            if not self._watching[id]:
                del self._watching[id]

    # Who is there

    def here(self, id: str) -> Collection[str]:
        return self._present[id].keys() if id in self._present else ()

    def paces(self, id: str, owners: Collection[str]) -> list[Pace]:
        """How fast bots shall play for those of them who have the match before their eyes."""
        watching = self._watching.get(id, ())
        return [each.pace for each in watching if each.present_owner in owners]

    @contextlib.contextmanager
    def present(self, id: str, owner: str | None) -> Iterator[None]:
        if owner is None:
            yield
            return
        self._present[id][owner] += 1
        if self._present[id][owner] == 1:
            self.changed(id)
        try:
            yield
        finally:
            self._in(GONE, id, owner)

    def _in(self, seconds: float, id: str, owner: str) -> None:
        def leave() -> None:
            self._later.discard(handle)
            self._present[id][owner] -= 1
            if not self._present[id][owner]:
                del self._present[id][owner]
                self.changed(id)
            if not self._present[id]:
                del self._present[id]

        handle = asyncio.get_running_loop().call_later(seconds, leave)
        self._later.add(handle)

    async def wait(self, id: str, seconds: float) -> None:
        """Until something changes, or the time is over, or the server goes."""
        waiter = _Waiter()
        with self.watching(id, waiter), contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await waiter.event.wait()

    def close(self) -> None:
        self.closing.set()
        self.changed_all()
        for handle in self._later:
            handle.cancel()


class _Waiter:
    def __init__(self) -> None:
        self.event = asyncio.Event()

    def wake(self) -> None:
        self.event.set()

    def wake_for_chat(self, update: ChatUpdate) -> None:
        """Who waits for a change does not mind."""

    present_owner: str | None = None
    pace: Pace = "normal"
