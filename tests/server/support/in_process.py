"""A table without a web server: people call the services themselves, in one process or in two over
the same database, at any time that a test says that it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from pydantic import TypeAdapter

from trunkline.api import prepared
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.model.schemas.match import LogView, MatchView
from trunkline.server.model.schemas.requests import Claim, MatchRequest, SeatRequest, Submission
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.model.table_settings import TableSettings
from trunkline.server.model.viewer import Viewer
from trunkline.server.observability import Metrics
from trunkline.server.service.clocks import ClockHook
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.lessons import LessonHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.seats import SeatService
from trunkline.server.service.undo_requests import UndoRequestService
from trunkline.server.service.views import ViewService
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.seats import ClockStore

ADA, BELA, CILI, STRANGER = (letter * 64 for letter in "abce")
NAMES = {ADA: "Ada", BELA: "Béla", CILI: "Cili"}
BOT = SeatRequest("bot", bot="random")
_VIEW = TypeAdapter(MatchView)


class _Told(MatchHook):
    def __init__(self, told: list[tuple[str, int]]) -> None:
        self._told = told

    async def changed(self, match: MatchSnapshot) -> None:
        self._told.append((match.id, match.version))


@dataclass
class Process:
    """One server over the database; `told` are the versions that it told of."""

    store: MatchStore
    later: timedelta = timedelta()
    told: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        clocks = ClockHook(ClockStore(self.store.database), self.store.database)
        self.service = MatchService(
            self.store,
            StateCodec(self.store.database, BoardCatalogue()),
            Metrics(),
            ready=self._ready,
            hooks=(LessonHook(), clocks, _Told(self.told)),
            now=lambda: datetime.now(UTC) + self.later,
        )
        self.seats = SeatService(self.service, clocks)
        self.undo_requests = UndoRequestService(self.service)

    async def _ready(self, game: AnyGame) -> None:
        prepared(find_game(game.id))

    # What people do

    async def begin(
        self,
        *people: str | SeatRequest,
        game: str = "chicago-express",
        customs: TableSettings | None = None,
    ) -> MatchSnapshot:
        """The first one begins it; who is no bot follows a link."""
        requests = [
            each if isinstance(each, SeatRequest) else SeatRequest("me" if each == ADA else "link")
            for each in people
        ]
        body = MatchRequest(game, requests, customs=customs or TableSettings())
        begun = await self.service.create(body, ADA)
        for seat, token in begun.tokens.items():
            owner = people[seat]
            assert isinstance(owner, str)
            await self.seats.claim(begun.match.id, owner, seat, Claim(token, NAMES[owner]))
        return await self.service.open(begun.match.id)

    async def play(self, id: str, *actions: str) -> MatchSnapshot:
        """Whoever is to decide does so; without an action, the first legal one."""
        match = await self.service.open(id)
        for action in actions:
            assert match.actor is not None
            chosen = action or str(next(iter(match.position.legal)))
            owner = match.seats[match.actor].player
            assert owner is not None
            match = await self.service.act(id, owner, Submission(match.version, chosen))
        return match

    async def play_as(self, match: MatchSnapshot, owner: str) -> MatchSnapshot:
        """Somebody tries, whether it is their turn or not."""
        action = str(next(iter(match.position.legal)))
        return await self.service.act(match.id, owner, Submission(match.version, action))

    async def to_the_end(self, id: str) -> MatchSnapshot:
        """Everybody takes the first action that there is, people and bots."""
        match = await self.service.open(id)
        while match.actor is not None:
            if match.bots[match.actor]:
                action = next(iter(match.position.legal))
                await self.service.act_for_bot(id, match.version, action)
                match = await self.service.open(id)
            else:
                match = await self.play(id, "")
        return match

    async def free(self, id: str) -> MatchSnapshot:
        """The same table, where nobody has followed the link to the second seat yet."""
        match = await self.service.open(id)
        requests = [SeatRequest("me"), SeatRequest("link"), BOT]
        body = MatchRequest(match.stored.game, requests)
        begun = await self.service.create(body, ADA)
        return await self.service.open(begun.match.id)

    async def log(
        self, views: ViewService, match: MatchSnapshot, viewer: Viewer, since: int
    ) -> LogView:
        shown = await views.view(match, viewer, (), since)
        return _VIEW.validate_json(shown.json).log


def happenings(match: MatchSnapshot) -> list[str]:
    """The kinds of all that happened at the table beside the actions."""
    return [each.kind for each in match.happenings]
