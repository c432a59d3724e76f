"""Clocks of matches: a hook that updates them, a watcher for those that run out, people's hours.

Any process looks, every few seconds, and all is computed from times that are stored
(`matches.awaited`, `seats.bank`), so it does not matter which one, nor how often it was restarted.
Nothing is lost by time. Who has none left is reminded; after a while a bot holds the seat.

A clock that is due is one of three: it runs still, because its owner's hours have changed or
somebody has just sat down; its time is over, and its owner is reminded; or the grace is over too,
and a bot holds the seat.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Protocol

from trunkline.core.errors import TrunklineError
from trunkline.server.model import clocks
from trunkline.server.model.clocks import check_hours
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.people import Hours
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.observability import get_log
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.periodic import PeriodicTask, retry_on_conflict
from trunkline.server.storage.database import Database
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.rows import Status
from trunkline.server.storage.seats import ClockStore

EVERY = 2.0  # seconds between two looks
HOPELESS = timedelta(days=1)  # after which a match is looked at again that cannot be opened
RAN_OUT = "clock"  # the kind of happening
log = get_log()


class HoldSeat(Protocol):
    """A bot holds the seat, until its owner is back. False: the match has moved on."""

    async def __call__(
        self, id: str, version: int, seat: int, bot: str, kind: str, bank: int | None
    ) -> bool: ...


Remind = Callable[[MatchSnapshot, int], Awaitable[None]]


class ClockHook(MatchHook):
    """Updates the clocks whenever something is played or taken back."""

    def __init__(self, store: ClockStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def loaded(self, match: MatchSnapshot) -> MatchSnapshot:
        """Where there are clocks, with the hours of those who sit here."""
        players = clocks.players(match.stored)
        if not players:
            return match
        found = await self._database.run(self._store.hours_of, players)
        hours = {owner: clocks.read_hours(data) for owner, data in found.items()}
        return replace(match, hours_by_owner=hours)

    def played(self, match: MatchSnapshot, status: Status, decisions: int, now: datetime) -> Status:
        stored, hours = match.stored, match.hours_by_owner
        clock = clocks.played(stored, hours, status.actor, decisions, now)
        return replace(status, clock=replace(clock, before=clocks.bank(stored)))

    async def undone(
        self, match: MatchSnapshot, status: Status, to: int, seats: Sequence[int], now: datetime
    ) -> Status:
        stored, hours = match.stored, match.hours_by_owner
        timed = bool(clocks.players(stored))
        taken = await self._database.run(self._store.decided, match.id, to) if timed else []
        return replace(status, clock=clocks.undone(stored, hours, status.actor, taken, seats, now))

    def time_left(self, match: MatchSnapshot, seat: int, now: datetime) -> int | None:
        """Milliseconds on a clock, which nobody gets back by going and coming; None: no clock."""
        found = clocks.left(match.stored, seat, match.hours_by_owner, now)
        return None if found is None else max(0, found)


class ClockWatcher:
    """A periodic task that looks at the clocks that are due: it reminds people, and seats bots."""

    def __init__(
        self, service: MatchService, store: ClockStore, hold: HoldSeat, remind: Remind
    ) -> None:
        """`hold` puts a bot in a seat, `remind` tells somebody that their time is over."""
        self._service = service
        self._store = store
        self._hold = hold
        self._remind = remind
        self._rounds = PeriodicTask(EVERY, self.round, failure="cannot look at the clocks")

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()

    async def round(self) -> None:
        """Look at every clock that is due."""
        for id, due in await self._service.database.run(self._store.due, self._service.now()):
            try:
                await self._see_to(id, due)
            except StorageUnavailable:
                raise
            except TrunklineError as error:
                log.warning("a clock cannot be looked at", match=id, error=str(error))
                await self._put_off(id, None, due, self._service.now() + HOPELESS)

    async def _see_to(self, id: str, due: datetime) -> None:
        match = await self._service.open(id)
        stored, now = match.stored, self._service.now()
        held, seat = clocks.terms(stored), clocks.running(stored)
        if held is None or seat is None:
            await self._put_off(id, match.version, due, None)
            return
        left = clocks.left(stored, seat.seat, match.hours_by_owner, now)
        assert left is not None
        if left > 0:
            until = clocks.due(stored, match.hours_by_owner)
            await self._put_off(id, match.version, due, until)
        elif left > -held.grace:
            until = clocks.due(stored, match.hours_by_owner, after=held.grace)
            if await self._put_off(id, match.version, due, until):
                await self._remind(match, seat.seat)
        else:
            bank = held.second_wind  # for when its owner is back
            await self._hold(id, match.version, seat.seat, held.bot, RAN_OUT, bank)

    async def _put_off(
        self, id: str, version: int | None, due: datetime, until: datetime | None
    ) -> bool:
        """False: the match has moved on. Then what is in memory may be old."""
        done = await self._service.database.run(self._store.put_off, id, version, due, until)
        if not done:
            self._service.forget(id)
        return done


class HoursService:
    """People's hours: when their clocks run, in all matches, and their vacations."""

    def __init__(self, service: MatchService, store: ClockStore) -> None:
        self._service = service
        self._store = store

    async def of(self, owner: str) -> Hours:
        found = await self._service.database.run(self._store.hours_of, [owner])
        return clocks.read_hours(found[owner]) if owner in found else Hours()

    async def set(self, owner: str, hours: Hours) -> Hours:
        """What their clocks have run so far is counted by the hours that held until now."""
        check_hours(hours)
        now = self._service.now()
        ids = await self._service.database.run(self._store.clocked, owner)
        open = [await self._opened(id) for id in ids]
        await self._service.database.run(
            self._store.set_hours, owner, clocks.hours_data(hours), now
        )
        for match in filter(None, open):
            await self._settle(match, owner, now)
        return hours

    async def _opened(self, id: str) -> MatchSnapshot | None:
        try:
            return await self._service.open(id)
        except Refused:  # it cannot be opened at all: its clock stands
            return None

    async def _settle(self, before: MatchSnapshot, owner: str, now: datetime) -> None:
        """Those who look are told. If somebody decides meanwhile, that has updated the clock."""

        async def attempt() -> None:
            async with self._service.changing(before.id, before.version) as present:
                if present.stored.over:
                    return
                match = before if present.version == before.version else present
                seat = clocks.running(match.stored)
                mine = seat.seat if seat is not None and seat.player == owner else None
                bank = _left(match, mine, now)
                await self._service.commit(match, self._store.settle, mine, bank, now)

        with contextlib.suppress(Refused):
            await retry_on_conflict(attempt)


def _left(match: MatchSnapshot, seat: int | None, now: datetime) -> int:
    return 0 if seat is None else clocks.left(match.stored, seat, match.hours_by_owner, now) or 0
