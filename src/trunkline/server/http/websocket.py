"""The websocket of a match: whoever has it open is sent every change at once.

What is sent is always the whole view with the part of the log that this watcher lacks, so a watcher
that missed something, or a slow one for whom several changes have become one, needs nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import APIRouter
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from trunkline.core.errors import TrunklineError
from trunkline.server.http.deps import container
from trunkline.server.model.errors import LANGUAGE_CODES, Refused, problem_of
from trunkline.server.model.identity import digest
from trunkline.server.model.schemas.match import ChatUpdate, ErrorBody
from trunkline.server.model.schemas.requests import Hello, Pace
from trunkline.server.model.viewer import Viewer
from trunkline.server.observability import Metrics, get_log
from trunkline.server.service.hub import Hub
from trunkline.server.service.matches import MatchService
from trunkline.server.service.views import ViewService
from trunkline.server.storage.errors import StorageUnavailable

FIRST_WORD = 15.0  # seconds for a watcher to say who it is
PAUSE = 1.0  # seconds between two looks at a database that is away
GOING_AWAY, REFUSED, FAULT = 1001, 1008, 1011  # why a socket is closed
_HELLO = TypeAdapter(Hello)
_ERROR = TypeAdapter(ErrorBody)
_CHAT_UPDATE = TypeAdapter(ChatUpdate)
log = get_log()


class Watcher:
    """One socket: a task that listens, and one that sends the newest view whenever it is woken.

    A slow socket holds up nobody else, and several changes meanwhile are one view to it.
    """

    def __init__(
        self,
        socket: WebSocket,
        id: str,
        service: MatchService,
        views: ViewService,
        hub: Hub,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._id = id
        self._service = service
        self._views = views
        self._hub = hub
        self._metrics = metrics
        self._woken = asyncio.Event()
        self._viewer = Viewer()
        self._since = 0
        self._sent: object = None
        self._stale = True  # perhaps there is another view
        self._talks = False
        self._visible = True
        self._pace: Pace = "normal"
        self._chat_update: ChatUpdate | None = None  # of several the newest says it all

    @property
    def present_owner(self) -> str | None:
        return self._viewer.owner if self._visible else None

    @property
    def pace(self) -> Pace:
        return self._pace

    def wake(self) -> None:
        self._stale = True
        self._woken.set()

    def wake_for_chat(self, update: ChatUpdate) -> None:
        if self._talks:
            self._chat_update = update
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
            self._hub.present(self._id, self._viewer.owner),
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
            self._service.drop_cache(self._id)
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
        language = LANGUAGE_CODES.get(hello.language, "en")
        owner = digest(hello.secret) if hello.secret else None
        self._viewer = Viewer(owner, language, hello.seat)
        self._since = hello.since
        self._talks = hello.talk
        self._visible = hello.visible
        self._pace = hello.pace
        self._sent = None
        self.wake()

    async def _tell(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._hub.closing.is_set():
                await self._close(GOING_AWAY)
                return
            if self._chat_update is not None:
                update, self._chat_update = self._chat_update, None
                await self._socket.send_text(_CHAT_UPDATE.dump_json(update).decode())
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
            shown = await self._views.view(match, self._viewer, here, self._since)
            if shown.news == self._sent:
                continue
            await self._socket.send_text(shown.json.decode())
            # The first view is no news of a change, however long ago that was.
            if self._sent is not None and match.changed_at is not None:
                self._metrics.pushes.observe(time.perf_counter() - match.changed_at)
            self._sent, self._since = shown.news, shown.version

    async def _refuse(self, error: TrunklineError) -> None:
        _, problem = problem_of(error, self._viewer.language)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(_ERROR.dump_json(ErrorBody(problem)).decode())
        await self._close(REFUSED)

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)


router = APIRouter(prefix="/matches")


@router.websocket("/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    services = container(socket)
    watcher = Watcher(
        socket, match_id, services.matches, services.views, services.hub, services.metrics
    )
    await watcher.serve()
