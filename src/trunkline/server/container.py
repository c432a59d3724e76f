"""Everything that a running server consists of, for the routes to reach."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time

import anyio.to_thread
from anyio import CapacityLimiter

from trunkline.core.game import AnyGame
from trunkline.core.warm_up import is_warm, warm_up
from trunkline.server.logging_setup import get_log
from trunkline.server.metrics import Metrics
from trunkline.server.model.catalogue import installed_games
from trunkline.server.model.schemas.match import Poke
from trunkline.server.model.snapshot import OpenMatch
from trunkline.server.model.state_codec import share_layouts
from trunkline.server.service.bots import BotDriver
from trunkline.server.service.bus import EVERYTHING, Bus, make_bus
from trunkline.server.service.chat import CHAT, Chat
from trunkline.server.service.clock_watcher import Keeper
from trunkline.server.service.history import Moments
from trunkline.server.service.hub import Hub
from trunkline.server.service.lessons import Lessons
from trunkline.server.service.matches import MatchService
from trunkline.server.service.notifications.service import Notices
from trunkline.server.service.pictures import Pictures
from trunkline.server.service.records import Keeping
from trunkline.server.service.seats import Seating
from trunkline.server.service.statistics import Numbers
from trunkline.server.service.undo_requests import TakeBacks
from trunkline.server.service.view_service import Showing
from trunkline.server.settings import Settings
from trunkline.server.storage.archive import Forms
from trunkline.server.storage.chat import Message, NoteStore
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.matches import KeepingStore, LessonStore, Store

CATCH_UP = 5.0  # seconds between two looks for changes that nobody told of
DRAWING = 2  # maps that are drawn at once
WEIGHING = 2  # decisions whose ways are weighed at once
log = get_log()


class Rooms:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.hub = Hub()
        self.store = Store(settings.database)
        self.service = MatchService(
            self.store, self.metrics, changed=self._changed, prepared=self.prepared
        )
        self.showing = Showing(self.service)
        self.seating = Seating(self.service)
        self.take_backs = TakeBacks(self.service)
        self.moments = Moments(self.service)
        self.numbers = Numbers(self.service)
        self.keeping = Keeping(
            self.service, KeepingStore(self.store.database), self.moments, self.prepared
        )
        self.lessons = Lessons(
            self.service, LessonStore(self.store.database), self.prepared, settings.bot_pace
        )
        self.chat = Chat(self.service, self._said)
        self.notes = NoteStore(self.store.database)
        self.keeper = Keeper(self.service, self.seating.hold, self._remind)
        self.notices = Notices(self.service, self.hub, settings, self.metrics)
        self.bots = BotDriver(self.service, settings, self.metrics)
        self.bus: Bus = make_bus(settings)
        self.drawing = CapacityLimiter(DRAWING)
        self.weighing = CapacityLimiter(WEIGHING)
        self.pictures = Pictures(self.drawing)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._catching_up: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await anyio.to_thread.run_sync(self.store.migrate)
        await anyio.to_thread.run_sync(share_layouts, Forms(self.store.database))
        await self.bus.start(self._heard)
        for game in installed_games() if self.settings.preload else ():
            self._warm(game)
        await self.bots.start()
        await self.notices.start()
        self.keeper.start()
        self._catching_up = asyncio.create_task(self._catch_up())

    async def close(self) -> None:
        if self._catching_up is not None:
            self._catching_up.cancel()
        await self.keeper.close()
        self.hub.close()
        self.service.close()
        for task in self._warming.values():
            task.cancel()
        await self.notices.close()
        await self.bots.close()
        await self.bus.close()
        await anyio.to_thread.run_sync(self.store.close)

    # Changes

    async def _changed(self, match: OpenMatch) -> None:
        """This process has changed a match."""
        match.made["changed"] = time.perf_counter()
        await self.bus.publish(match.id, match.version)
        if match.actor is not None and match.bots[match.actor]:
            self.bots.nudge(match.id)
        self.notices.changed(match)

    def _heard(self, id: str, version: int) -> None:
        """Some process has changed a match, perhaps this one."""
        if id == EVERYTHING:
            self.service.forget_all()
            self.hub.changed_all()
            self.hub.poke_all(Poke(0))
        elif id.startswith(CHAT):
            self.hub.poke(id.removeprefix(CHAT), Poke(version))
        else:
            self.service.forget(id, version)
            self.hub.changed(id)

    async def _said(self, match: OpenMatch, message: Message) -> None:
        """This process has taken a message for the chat of a match."""
        await self.bus.publish(f"{CHAT}{match.id}", message.number)
        for seat in match.seats:
            if seat.owner != message.owner:
                await self.notices.notify(match, seat.seat, "message", message.number, message.name)

    async def _remind(self, match: OpenMatch, seat: int) -> None:
        """Somebody's time is over, and soon a bot will hold the seat."""
        await self.notices.notify(match, seat, "reminder", match.number)

    async def _catch_up(self) -> None:
        """A process that dies between a change and its message leaves the others unaware of it."""
        while True:
            await asyncio.sleep(CATCH_UP)
            with contextlib.suppress(StorageUnavailable):
                for id, version in (await self.service.overtaken()).items():
                    self._heard(id, version)

    # Games

    async def prepared(self, game: AnyGame) -> None:
        await asyncio.shield(self._warm(game))

    def _warm(self, game: AnyGame) -> asyncio.Task[None]:
        task = self._warming.get(game.id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._warming[game.id] = asyncio.create_task(_warm_up(game))
        return task


async def _warm_up(game: AnyGame) -> None:
    """Compile in a process apart, since compiling holds everything up; then load what it left."""
    began = time.perf_counter()
    if not is_warm(game):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c"),
            "import sys; from trunkline.games import find_game;"
            "from trunkline.core.warm_up import warm_up; warm_up(find_game(sys.argv[1]))",
            game.id,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
    await anyio.to_thread.run_sync(warm_up, game)
    log.info("game ready", game=game.id, seconds=round(time.perf_counter() - began, 1))
