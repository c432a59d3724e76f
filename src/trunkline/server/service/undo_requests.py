"""Undo requests: somebody asks to take back, the others agree or not; then it is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import anyio.to_thread

from trunkline.core.position import Position
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import UndoCostView
from trunkline.server.model.schemas.requests import UndoConsentAnswer, UndoConsentRequest
from trunkline.server.model.snapshot import MatchSnapshot, UndoRequest
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.service.matches import MatchService
from trunkline.server.service.periodic import retry_on_conflict
from trunkline.server.storage.rows import StoredMatch, StoredStep
from trunkline.server.storage.versioning import NewHappening

FARTHEST = 200  # decisions that are taken back at once


@dataclass(frozen=True, slots=True)
class UndoCost:
    """The cost of an undo: how many decisions, and who must agree."""

    seat: int  # who decided then, and asks now
    to: int
    before: Position
    count: int
    news: bool
    concerned: tuple[int, ...]


class UndoRequestService:
    """Undo by consent: what it would take, the request, and the answers."""

    def __init__(self, service: MatchService) -> None:
        self._service = service

    async def cost(self, id: str, owner: str, to: int) -> UndoCostView:
        """What it would take, before anybody is asked."""
        weighed = await self._weigh(await self._service.open(id), owner, to)
        return UndoCostView(to, weighed.count, weighed.news, list(weighed.concerned))

    async def ask(self, id: str, owner: str, wanted: UndoConsentRequest) -> MatchSnapshot:
        async with self._service.changing(id, wanted.version) as match:
            self._service.check_version(match, wanted.version)
            weighed = await self._weigh(match, owner, wanted.to)
            if not weighed.concerned:
                return await self._go_back(match, weighed.before, weighed.to, weighed.seat)
            request = UndoRequest(
                id=match.version + 1,
                seat=weighed.seat,
                to=weighed.to,
                count=weighed.count,
                news=weighed.news,
                of=list(weighed.concerned),
            )
            happening = NewHappening("asked", weighed.seat, {"count": weighed.count})
            return await self._note(match, request, happening)

    async def answer(self, id: str, owner: str, answer: UndoConsentAnswer) -> MatchSnapshot:
        """Others may answer in the same moment, in other processes: then once more."""
        return await retry_on_conflict(lambda: self._answer(id, owner, answer))

    async def _answer(self, id: str, owner: str, answer: UndoConsentAnswer) -> MatchSnapshot:
        async with self._service.changing(id):
            match = await self._service.load(id)
            request = match.undo_request
            if request is None or request.id != answer.id:
                raise Refused(409, "no-longer-asked", version=match.version)
            mine = match.played_by(owner)
            if request.seat in mine and not answer.agree:
                return await self._note(match, None, NewHappening("withdrawn", request.seat))
            answers = [each for each in request.waits_for(match.seats) if each in mine]
            if not answers:
                raise Refused(403, "not-asked")
            if not answer.agree:
                return await self._note(match, None, NewHappening("refused", answers[0]))
            agreed = request.with_consent(answers)
            if agreed.waits_for(match.seats):
                return await self._note(match, agreed, NewHappening("agreed", answers[0]))
            rows = await self._rows(match, request.to)
            before = self._service.codec.position(match.stored, rows[0].state)
            return await self._go_back(match, before, request.to, request.seat, agreed=True)

    # How it is weighed

    async def _weigh(self, match: MatchSnapshot, owner: str, to: int) -> UndoCost:
        mine = match.played_by(owner)
        if not mine:
            raise Refused(403, "not-your-seat")
        if match.stored.over:
            raise Refused(422, "barrier", "barrier-over")
        if match.table_settings.take_backs != "consent":
            raise Refused(422, "barrier", "barrier-custom")
        if to >= match.number:
            raise Refused(422, "barrier", "barrier-start")
        if match.number - to > FARTHEST:
            raise Refused(422, "barrier", "barrier-distant", values={"most": FARTHEST})
        rows = await self._rows(match, to)
        seat = rows[1].seat
        if seat is None or seat not in mine:
            raise Refused(422, "barrier", "barrier-not-mine")
        news = await anyio.to_thread.run_sync(
            _brought_news, self._service.codec, match.stored, rows
        )
        decided = {row.seat for row in rows[1:]}
        concerned = tuple(
            each.seat
            for each in match.seats
            if each.player not in (None, owner) and (news or each.seat in decided)
        )
        before = self._service.codec.position(match.stored, rows[0].state)
        return UndoCost(seat, to, before, len(rows) - 1, news, concerned)

    async def _rows(self, match: MatchSnapshot, to: int) -> list[StoredStep]:
        """The action after which the match shall stand, and those that are taken back."""
        service = self._service
        rows = await service.database.run(service.store.recent, match.id, match.number - to + 1)
        if not rows or rows[0].number != to or rows[-1].number != match.number:
            raise await service.conflict(match)
        return rows

    # How it is written

    async def _go_back(
        self, match: MatchSnapshot, before: Position, to: int, seat: int, agreed: bool = False
    ) -> MatchSnapshot:
        service = self._service
        status = await service.undo_status(match, before, to, [seat])
        why = {"agreed": True} if agreed else {}
        return await service.commit(match, service.store.undo, to, status, seat, why)

    async def _note(
        self, match: MatchSnapshot, request: UndoRequest | None, happening: NewHappening
    ) -> MatchSnapshot:
        data = None if request is None else request.data
        store = self._service.store
        return await self._service.commit(match, store.set_undo_request, data, happening)


def _brought_news(codec: StateCodec, stored: StoredMatch, rows: Sequence[StoredStep]) -> bool:
    """Whether any of the actions showed who took it what could not be foreseen."""
    return any(
        codec.position(stored, before.state).reveals(row.action) for before, row in pairwise(rows)
    )
