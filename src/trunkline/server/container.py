"""The container: everything that a running server consists of, built once and wired together."""

from __future__ import annotations

import anyio.to_thread
from anyio import CapacityLimiter

from trunkline.server.model.catalogue import BoardCatalogue, installed_games
from trunkline.server.model.schemas.match import ChatUpdate
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.observability import Metrics
from trunkline.server.service.bots import HURRY, BotDriver, HurryService
from trunkline.server.service.bus import EVERYTHING, Bus, Publisher, make_bus
from trunkline.server.service.chat import CHAT, ChatService, NoteService
from trunkline.server.service.clocks import ClockHook, ClockWatcher, HoursService
from trunkline.server.service.game_loader import GameLoader
from trunkline.server.service.history import HistoryService, Pictures, StatisticsService
from trunkline.server.service.hub import Hub
from trunkline.server.service.lessons import LessonHook, LessonService
from trunkline.server.service.matches import MatchService
from trunkline.server.service.notifications.service import NotificationService
from trunkline.server.service.periodic import PeriodicTask
from trunkline.server.service.records import RecordService
from trunkline.server.service.seats import SeatService
from trunkline.server.service.undo_requests import UndoRequestService
from trunkline.server.service.views import ViewService
from trunkline.server.settings import Settings
from trunkline.server.storage.chat import Message
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.seats import ClockStore

CATCH_UP = 5.0  # seconds between two looks for changes that nobody told of
DRAWING = 2  # maps that are drawn at once
SUGGESTING = 2  # decisions for which suggestions are searched at once


class Container:
    """The services of a running server, wired together, with its start and its end."""

    def __init__(self, settings: Settings) -> None:
        """BadBoard: one of the ticket decks does not fit its game."""
        self.settings = settings
        self.metrics = Metrics()
        self.hub = Hub()
        self.games = GameLoader()
        self.boards = BoardCatalogue(settings.tickets)
        self.store = MatchStore(settings.database)
        self.database = self.store.database
        self.codec = StateCodec(self.database, self.boards)
        self.bus: Bus = make_bus(settings)
        clock_store = ClockStore(self.database)
        clocks = ClockHook(clock_store, self.database)
        self.matches = MatchService(
            self.store,
            self.codec,
            self.metrics,
            ready=self.games.ready,
            hooks=(LessonHook(), clocks, Publisher(self.bus)),
        )
        self.views = ViewService(self.matches)
        self.seats = SeatService(self.matches, clocks)
        self.undo_requests = UndoRequestService(self.matches)
        self.history = HistoryService(self.matches)
        self.statistics = StatisticsService(self.matches)
        self.records = RecordService(self.matches, self.history, self.games.ready)
        self.lessons = LessonService(self.matches, self.games.ready, settings.bot_pace)
        self.chat = ChatService(self.matches, self._said)
        self.notes = NoteService(self.matches)
        self.clock_watcher = ClockWatcher(self.matches, clock_store, self.seats.hold, self._remind)
        self.hours = HoursService(self.matches, clock_store)
        self.notifications = NotificationService(self.matches, self.hub, settings, self.metrics)
        self.bots = BotDriver(self.matches, settings, self.metrics, self.hub.paces)
        self.hurrying = HurryService(self.matches, self.bus)
        self.matches.add_hook(self.bots)
        self.matches.add_hook(self.notifications)
        self.drawing = CapacityLimiter(DRAWING)
        self.suggesting = CapacityLimiter(SUGGESTING)
        self.pictures = Pictures(self.drawing)
        self._catching_up = PeriodicTask(
            CATCH_UP,
            self._catch_up,
            failure="cannot look for changes",
            at_once=False,
            log_outages=False,
        )

    async def start(self) -> None:
        await anyio.to_thread.run_sync(self.store.migrate)
        await anyio.to_thread.run_sync(self.codec.share_layouts)
        await self.bus.start(self._heard)
        for game in installed_games() if self.settings.preload else ():
            self.games.start(game)
        await self.bots.start()
        self.notifications.start()
        self.clock_watcher.start()
        self._catching_up.start()

    async def close(self) -> None:
        await self._catching_up.close()
        await self.clock_watcher.close()
        self.hub.close()
        self.matches.close()
        self.games.close()
        await self.notifications.close()
        await self.bots.close()
        await self.bus.close()
        await anyio.to_thread.run_sync(self.store.close)

    def _heard(self, id: str, version: int) -> None:
        """Some process has changed a match, perhaps this one."""
        if id == EVERYTHING:
            self.matches.forget_all()
            self.hub.changed_all()
            self.hub.chat_changed_all(ChatUpdate(0))
        elif id.startswith(CHAT):
            self.hub.chat_changed(id.removeprefix(CHAT), ChatUpdate(version))
        elif id.startswith(HURRY):
            self.bots.hurry(id.removeprefix(HURRY))
        else:
            self.matches.forget(id, version)
            self.hub.changed(id)

    async def _catch_up(self) -> None:
        """A process that dies between a change and its message leaves the others unaware of it."""
        for id, version in (await self.matches.stale()).items():
            self._heard(id, version)

    async def _said(self, match: MatchSnapshot, message: Message) -> None:
        """This process has taken a message for the chat of a match."""
        await self.bus.publish(f"{CHAT}{match.id}", message.number)
        for seat in match.seats:
            if seat.owner != message.owner:
                await self.notifications.notify(
                    match, seat.seat, "message", message.number, message.name
                )

    async def _remind(self, match: MatchSnapshot, seat: int) -> None:
        """Somebody's time is over, and soon a bot will hold the seat."""
        await self.notifications.notify(match, seat, "reminder", match.number)
