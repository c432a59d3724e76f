"""Live: whoever has a match open sees every change at once.

What is sent is always the whole view with the part of the log that this watcher lacks, so a watcher
that missed something, or a slow one for whom several changes have become one, needs nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from typing import Protocol

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from trunkline.core.errors import TrunklineError
from trunkline.server.identity import digest
from trunkline.server.logs import get_log
from trunkline.server.matches import MatchService
from trunkline.server.metrics import Metrics
from trunkline.server.payloads import ErrorBody, Hello, Poke
from trunkline.server.problems import SPOKEN, Refused, problem_of
from trunkline.server.showing import Showing
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.views import Looker

FIRST_WORD = 15.0  # seconds for a watcher to say who it is
PAUSE = 1.0  # seconds between two looks at a database that is away
GONE = 3.0  # seconds after which somebody who left is said to be gone: reloading a page is no news
GOING_AWAY, REFUSED, FAULT = 1001, 1008, 1011  # why a socket is closed

_HELLO = TypeAdapter(Hello)
_ERROR = TypeAdapter(ErrorBody)
_POKE = TypeAdapter(Poke)
log = get_log()


class Wakeable(Protocol):
    def wake(self) -> None: ...
    def poke(self, poke: Poke) -> None: ...
    @property
    def eyes(self) -> str | None:
        """Whose, if it is open before them."""


class Hub:
    """Who watches which match, and who is there."""

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

    def poke(self, id: str, poke: Poke) -> None:
        """Something that is no change of the match: nobody is sent a view for it."""
        for each in tuple(self._watching.get(id, ())):
            each.poke(poke)

    def poke_all(self, poke: Poke) -> None:
        for id in tuple(self._watching):
            self.poke(id, poke)

    def is_watched(self, id: str) -> bool:
        return id in self._watching

    def seen_by(self, id: str) -> set[str]:
        """Those who have it open before them, and not in some tab behind."""
        return {each.eyes for each in self._watching.get(id, ()) if each.eyes is not None}

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

    def poke(self, poke: Poke) -> None:
        """Who waits for a change does not mind."""

    eyes: str | None = None


class Watcher:
    """One socket: a task that listens, and one that sends the newest view whenever it is woken.

    A slow socket holds up nobody else, and several changes meanwhile are one view to it.
    """

    def __init__(
        self,
        socket: WebSocket,
        id: str,
        service: MatchService,
        showing: Showing,
        hub: Hub,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._id = id
        self._service = service
        self._showing = showing
        self._hub = hub
        self._metrics = metrics
        self._woken = asyncio.Event()
        self._looker = Looker()
        self._since = 0
        self._sent: object = None
        self._stale = True  # perhaps there is another view
        self._talks = False
        self._visible = True
        self._poke: Poke | None = None  # of several the newest says it all

    @property
    def eyes(self) -> str | None:
        return self._looker.owner if self._visible else None

    def wake(self) -> None:
        self._stale = True
        self._woken.set()

    def poke(self, poke: Poke) -> None:
        if self._talks:
            self._poke = poke
            self._woken.set()

    async def serve(self) -> None:
        await self._socket.accept()
        self._metrics.sockets.inc()
        try:
            await self._watch()
        except WebSocketDisconnect:
            pass
        except TimeoutError:
            await self._close(REFUSED)
        except TrunklineError as error:
            await self._refuse(error)
        except Exception:
            log.exception("fault in a socket", match=self._id)
            await self._close(FAULT)
        finally:
            self._metrics.sockets.dec()

    async def _watch(self) -> None:
        async with asyncio.timeout(FIRST_WORD):
            await self._hear()
        await self._service.open(self._id, at_least=self._since)
        with (
            self._hub.watching(self._id, self),
            self._hub.present(self._id, self._looker.owner),
        ):
            listening = asyncio.create_task(self._listen())
            telling = asyncio.create_task(self._tell())
            done, pending = await asyncio.wait(
                {listening, telling}, return_when=asyncio.FIRST_COMPLETED
            )
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
        if not self._hub.is_watched(self._id):
            self._service.rest(self._id)
        for task in done:
            task.result()

    async def _listen(self) -> None:
        """Hears a new language or seat, and that the other end has gone."""
        while True:
            await self._hear()
            self.wake()

    async def _hear(self) -> None:
        message = await self._socket.receive_text()
        try:
            hello = _HELLO.validate_json(message)
        except ValidationError:
            raise Refused(422, "malformed", values={"where": "Hello"}) from None
        language = SPOKEN.get(hello.language, "en")
        owner = digest(hello.secret) if hello.secret else None
        self._looker = Looker(owner, language, hello.seat)
        self._since = hello.since
        self._talks = hello.talk
        self._visible = hello.visible
        self._sent = None
        self.wake()

    async def _tell(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._hub.closing.is_set():
                await self._close(GOING_AWAY)
                return
            if self._poke is not None:
                poke, self._poke = self._poke, None
                await self._socket.send_text(_POKE.dump_json(poke).decode())
            if not self._stale:
                continue
            self._stale = False
            try:
                match = await self._service.open(self._id)
            except StorageUnavailable:
                # Nothing is wrong with who watches: the view comes when the database is back.
                await asyncio.sleep(PAUSE)
                self.wake()
                continue
            here = self._hub.here(self._id)
            shown = await self._showing.view(match, self._looker, here, self._since)
            if shown.news == self._sent:
                continue
            await self._socket.send_text(shown.json.decode())
            self._sent, self._since = shown.news, shown.version
            began = match.made.get("changed")
            if isinstance(began, float):
                self._metrics.pushes.observe(time.perf_counter() - began)

    async def _refuse(self, error: Exception) -> None:
        _, problem = problem_of(error, self._looker.language)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(_ERROR.dump_json(ErrorBody(problem)).decode())
        await self._close(REFUSED)

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)
