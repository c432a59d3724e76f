"""Who looks at the clocks: any process, every few seconds, from what is stored.

A clock that is due is one of three: it runs still, because its owner's hours have changed or
somebody has just sat down; its time is over, and its owner is reminded; or the grace is over too,
and a bot holds the seat.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Protocol

from trunkline.core.errors import TrunklineError
from trunkline.players import OURS
from trunkline.server.clocks import reckoning
from trunkline.server.clocks.payloads import Hours
from trunkline.server.clocks.rhythm import check
from trunkline.server.logs import get_log
from trunkline.server.matches import MatchService
from trunkline.server.open_match import OpenMatch
from trunkline.server.problems import Refused
from trunkline.server.storage.errors import StorageUnavailable

EVERY = 2.0  # seconds between two looks
HOPELESS = timedelta(days=1)  # after which a match is looked at again that cannot be opened
RAN_OUT = "clock"  # the kind of happening
TRIES = 3

log = get_log()


class Holding(Protocol):
    """A bot holds the seat, until its owner is back. False: the match has moved on."""

    async def __call__(
        self, id: str, version: int, seat: int, bot: str, kind: str, bank: int | None
    ) -> bool: ...


Remind = Callable[[OpenMatch, int], Awaitable[None]]


def strongest() -> str:
    """The bot that holds a seat: ours are listed from the plainest to the best."""
    return list(OURS)[-1]


class Keeper:
    def __init__(self, service: MatchService, hold: Holding, remind: Remind) -> None:
        """`hold` puts a bot in a seat, `remind` tells somebody that their time is over."""
        self._service = service
        self._store = service.clocks
        self._hold = hold
        self._remind = remind
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.round()
            except StorageUnavailable as error:
                log.warning("cannot look at the clocks", error=str(error))
            except Exception:
                log.exception("cannot look at the clocks")
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Look at every clock that is due."""
        for id, due in await self._service.stored(self._store.due, self._service.now()):
            try:
                await self._see_to(id, due)
            except StorageUnavailable:
                raise
            except TrunklineError as error:
                log.warning("a clock cannot be looked at", match=id, error=str(error))
                await self._put_off(id, None, due, self._service.now() + HOPELESS)

    async def _see_to(self, id: str, due: datetime) -> None:
        match = await self._service.open(id)
        facts, now = match.facts, self._service.now()
        held, seat = reckoning.terms(facts), reckoning.running(facts)
        if held is None or seat is None:
            await self._put_off(id, match.version, due, None)
            return
        left = reckoning.left(facts, seat.seat, match.rhythms, now)
        assert left is not None
        if left > 0:
            until = reckoning.due(facts, match.rhythms)
            await self._put_off(id, match.version, due, until)
        elif left > -held.grace:
            until = reckoning.due(facts, match.rhythms, after=held.grace)
            if await self._put_off(id, match.version, due, until):
                await self._remind(match, seat.seat)
        else:
            bank = held.second_wind  # for when its owner is back
            await self._hold(id, match.version, seat.seat, strongest(), RAN_OUT, bank)

    async def _put_off(
        self, id: str, version: int | None, due: datetime, until: datetime | None
    ) -> bool:
        """False: the match has moved on. Then what is in memory may be old."""
        done = await self._service.stored(self._store.put_off, id, version, due, until)
        if not done:
            self._service.forget(id)
        return done

    # People's hours

    async def hours(self, owner: str) -> Hours:
        found = await self._service.stored(self._store.rhythms, [owner])
        return found.get(owner, Hours())

    async def set_hours(self, owner: str, hours: Hours) -> Hours:
        """What their clocks have run so far is reckoned by the hours that held until now."""
        check(hours)
        now = self._service.now()
        ids = await self._service.stored(self._store.clocked, owner)
        open = [await self._opened(id) for id in ids]
        await self._service.stored(self._store.set_hours, owner, hours, now)
        for match in filter(None, open):
            await self._settle(match, owner, now)
        return hours

    async def _opened(self, id: str) -> OpenMatch | None:
        try:
            return await self._service.open(id)
        except Refused:  # it cannot be opened at all: its clock stands
            return None

    async def _settle(self, before: OpenMatch, owner: str, now: datetime) -> None:
        """Those who look are told. If somebody decides meanwhile, that has reckoned the clock."""
        for _ in range(TRIES):
            async with self._service.changing(before.id, before.version) as present:
                if present.facts.over:
                    return
                match = before if present.version == before.version else present
                seat = reckoning.running(match.facts)
                mine = seat.seat if seat is not None and seat.player == owner else None
                bank = _left(match, mine, now)
                with contextlib.suppress(Refused):  # another process has changed it
                    await self._service.altered(match, self._store.settle, mine, bank, now)
                    return
            before = await self._service.open(before.id)


def _left(match: OpenMatch, seat: int | None, now: datetime) -> int:
    return 0 if seat is None else reckoning.left(match.facts, seat, match.rhythms, now) or 0
