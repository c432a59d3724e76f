"""The matches: opened, kept in memory while somebody looks, changed one step at a time.

A change is told to anybody only after the database has it for good. Of two changes that answer the
same version exactly one is made, whoever makes them and in whichever process: the database decides.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime

from trunkline.core.actions import Action
from trunkline.core.errors import IllegalAction
from trunkline.core.game import AnyGame
from trunkline.core.position import Position, Step
from trunkline.core.rulebook import LANGUAGES
from trunkline.server.metrics import Metrics
from trunkline.server.model import clocks, lessons, state_codec
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.identity import is_id
from trunkline.server.model.schemas.requests import MatchWish, Submission
from trunkline.server.model.snapshot import (
    TAIL,
    Barrier,
    Entry,
    OpenMatch,
    opened,
    position_of,
    turn_so_far,
)
from trunkline.server.model.state_codec import recall
from trunkline.server.service.new_match import Beginning, begin, check_wish
from trunkline.server.storage.archive import Forms
from trunkline.server.storage.clocks import ClockStore
from trunkline.server.storage.database import Asking
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.matches import Store
from trunkline.server.storage.rows import NewAction, Status, StoredStep, StoredSummary

IN_MEMORY = 500  # matches; the one that nobody looked at for longest goes first
SETTLING = 1.0  # seconds between two looks at a database that is away
Changed = Callable[[OpenMatch], Awaitable[None]]


def present() -> datetime:
    return datetime.now(UTC)


class MatchService(Asking):
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        *,
        changed: Changed,
        prepared: Callable[[AnyGame], Awaitable[None]],
        now: Callable[[], datetime] = present,
    ) -> None:
        """`changed` is told of every change; `prepared` waits until a game's rules are compiled."""
        super().__init__()
        self.store = store
        self.clocks = ClockStore(store.database)
        self.now = now
        self._forms = Forms(store.database)
        self._metrics = metrics
        self._changed = changed
        self._prepared = prepared
        self._open: OrderedDict[str, OpenMatch] = OrderedDict()
        self._settling: dict[str, asyncio.Task[None]] = {}

    # Looking

    async def open(self, id: str, at_least: int = 0) -> OpenMatch:
        """The match as it stands; not older than the version that somebody knows to be there."""
        found = self._open.get(id)
        if found is not None and found.version >= at_least:
            self._open.move_to_end(id)
            return found
        async with self._alone(id):
            found = self._open.get(id)  # somebody else may have opened it meanwhile
            if found is not None and found.version >= at_least:
                return found
            return await self._load(id)

    async def overtaken(self) -> dict[str, int]:
        """The matches in memory that another process has changed, with their present versions."""
        known = {id: match.version for id, match in self._open.items()}
        present = await self.stored(self.store.versions, list(known)) if known else {}
        return {id: version for id, version in present.items() if version > known[id]}

    def forget(self, id: str, version: int | None = None) -> None:
        """What is in memory is old: another process has changed the match."""
        found = self._open.get(id)
        if found is not None and (version is None or found.version < version):
            self._drop(id)

    def forget_all(self) -> None:
        self._open.clear()

    def rest(self, id: str) -> None:
        """Nobody watches: the match stays open, what was made of it for the watchers goes."""
        found = self._open.get(id)
        if found is not None:
            found.made.clear()

    async def _load(self, id: str) -> OpenMatch:
        match, rows = None, TAIL
        while match is None or _reaches_further(match):
            found = await self.stored(self.store.snapshot, id, rows) if is_id(id) else None
            if found is None:
                self._drop(id)
                raise Refused(404, "not-found", "problem-no-match")
            facts, steps, happenings = found
            await self._prepared(known_game(facts.game))
            await recall(self, self._forms, facts)
            match, rows = _looked(opened(facts, steps, happenings), steps), 4 * rows
        return self._keep(await self._finished(await self._timed(match)))

    async def _timed(self, match: OpenMatch) -> OpenMatch:
        """Where there are clocks, with the hours of those who sit here."""
        players = clocks.players(match.facts)
        if not players:
            return match
        found = await self.stored(self.clocks.hours_of, players)
        hours = {owner: clocks.read_hours(data) for owner, data in found.items()}
        return replace(match, rhythms=hours)

    async def _finished(self, match: OpenMatch) -> OpenMatch:
        """At the end, with the scoring, which is made of everything that happened."""
        if not match.facts.over:
            return match
        events = await self.stored(self.store.events, match.id)
        lines = {each: match.told_in(each).scoring(events, each) for each in LANGUAGES}
        return replace(match, scoring=lines)

    def _keep(self, match: OpenMatch) -> OpenMatch:
        self._open[match.id] = match
        self._open.move_to_end(match.id)
        while len(self._open) > IN_MEMORY:
            self._open.popitem(last=False)
        self._metrics.matches.set(len(self._open))
        return match

    def _drop(self, id: str) -> None:
        self._open.pop(id, None)
        self._metrics.matches.set(len(self._open))

    async def mine(self, owner: str) -> list[StoredSummary]:
        """Those in which I decide first, then those that changed last."""
        found = await self.stored(self.store.mine, owner)
        return sorted(found, key=lambda each: not my_turn(each, owner))

    # Beginning

    async def create(self, wish: MatchWish, creator: str) -> Beginning:
        game = known_game(wish.game)
        check_wish(game, wish)
        await self._prepared(game)
        beginning = begin(game, wish, creator)
        await self.stored(self.store.create, beginning.match)
        await self.added(beginning.match.id)
        return beginning

    async def added(self, id: str) -> None:
        """A match was stored; its bots may begin."""
        await self._changed(await self.open(id))

    # Playing

    async def act(self, id: str, owner: str, wish: Submission) -> OpenMatch:
        async with self.changing(id, wish.version) as match:
            mine = match.held_by(owner)
            if not mine or (wish.seat is not None and wish.seat not in mine):
                raise Refused(403, "not-your-seat")
            self.answers(match, wish.version)
            if match.actor is None:
                raise Refused(409, "over", version=match.version)
            if match.actor not in match.played_by(owner) or wish.seat not in (None, match.actor):
                raise Refused(403, "not-your-turn")
            actions = [wish.action, *wish.then]
            lessons.check(match, actions)
            return await self.play(match, actions, "person")

    async def act_for_bot(self, id: str, version: int, action: Action) -> bool:
        """Whether it was played; if not, the match has moved on."""
        async with self.changing(id, version) as match:
            if match.version != version or match.actor is None or not match.bots[match.actor]:
                return False
            try:
                await self.play(match, [action], "bot")
            except Refused as error:
                if error.code != "conflict":
                    raise
                return False
            return True

    async def play(self, match: OpenMatch, actions: Sequence[str | Action], by: str) -> OpenMatch:
        """All of the actions or none; together they are one new version. For who is changing it."""
        steps = _along(match.position, actions)
        now, after = self.now(), steps[-1].after
        clock = clocks.played(match.facts, match.rhythms, after.actor, len(steps), now)
        status = replace(clock, winners=after.outcome.winners if after.outcome else ())
        entries = [
            Entry(
                number,
                match.version + 1,
                match.actor,
                str(step.action),
                now,
                tuple(step.events),
                by == "bot" or step.reveals,
            )
            for number, step in enumerate(steps, match.number + 1)
        ]
        added = [
            NewAction(
                match.actor,
                str(step.action),
                step.events,
                state_codec.written(step.after),
                clocks.bank(match.facts),
            )
            for step in steps
        ]
        await self._write(match, self.store.append, added, status)
        self._metrics.actions.labels(match.game.id, by).inc(len(steps))
        return await self._made(await self._finished(match.then(entries, after, status)))

    async def undo(self, id: str, owner: str, version: int, steps: int) -> OpenMatch:
        async with self.changing(id, version) as match:
            if not match.held_by(owner):
                raise Refused(403, "not-your-seat")
            self.answers(match, version)
            possible, barrier = match.undo(owner)
            if steps > possible:
                raise _barred(barrier)
            to = match.number - steps
            rows = await self.stored(self.store.recent, id, steps + 1)
            if not rows or rows[0].number != to:
                raise await self.conflict(match)
            before, seat = position_of(match.facts, rows[0].state), match.tail[-1].seat
            status = await self.rewound(match, before, to, match.held_by(owner))
            return await self.altered(match, self.store.take_back, to, status, seat)

    def time_left(self, match: OpenMatch, seat: int) -> int | None:
        """Milliseconds on a clock, which nobody gets back by going and coming; None: no clock."""
        found = clocks.left(match.facts, seat, match.rhythms, self.now())
        return None if found is None else max(0, found)

    async def rewound(
        self, match: OpenMatch, before: Position, to: int, askers: Sequence[int]
    ) -> Status:
        """Who decides, and what the clocks show, if these seats have all taken back above `to`."""
        timed = bool(clocks.players(match.facts))
        undone = await self.stored(self.clocks.decided, match.id, to) if timed else []
        return clocks.taken_back(
            match.facts, match.rhythms, before.actor, undone, askers, self.now()
        )

    # For the driver of the bots

    async def open_for_bots(self, id: str) -> OpenMatch | None:
        """None: there is none, or they do what a lesson says."""
        try:
            match = await self.open(id)
        except Refused:
            return None
        return None if lessons.wanted(match) else match

    async def replace_bot(self, id: str, version: int, seat: int, bot: str) -> bool:
        async with self.changing(id, version) as match:
            if match.version != version:
                return False
            await self.altered(match, self.store.replace_bot, seat, bot)
            return True

    async def bots_to_move(self, older_than: float) -> Sequence[str]:
        return await self.stored(self.store.bots_to_move, older_than)

    # How a change is made

    async def fresh(self, id: str) -> OpenMatch:
        """As it is stored at this moment; for who is changing the match."""
        return await self._load(id)

    @asynccontextmanager
    async def changing(self, id: str, version: int | None = None) -> AsyncIterator[OpenMatch]:
        """One change at a time; the match is loaded anew where the asker knows a newer one."""
        async with self._alone(id):
            match = self._open.get(id)
            if match is None or (version is not None and match.version != version):
                match = await self._load(id)
            try:
                yield match
            except StorageUnavailable:
                self._drop(id)
                self._settle_later(match)
                raise

    async def altered(
        self, match: OpenMatch, change: Callable[..., bool], *values: object
    ) -> OpenMatch:
        """Make the change to this version, and tell everybody; the match as it is then."""
        await self._write(match, change, *values)
        return await self._made(await self._load(match.id))

    async def _write(self, match: OpenMatch, change: Callable[..., bool], *values: object) -> None:
        """Make the change to this version. What is in memory is old then, whoever was first."""
        try:
            done = await self.stored(change, match.id, match.version, *values)
        finally:
            self._drop(match.id)
        if not done:
            raise await self.conflict(match)

    async def conflict(self, match: OpenMatch) -> Refused:
        """Another process was first."""
        self._drop(match.id)
        present = await self.stored(self.store.load, match.id)
        return self._too_late(present.version if present else match.version)

    def _settle_later(self, match: OpenMatch) -> None:
        """A connection that breaks in the middle of COMMIT leaves open whether it was made.

        Nobody was told that it was. If it was, those who watch shall see it.
        """
        if match.id not in self._settling:
            task = self._settling[match.id] = asyncio.create_task(self._settle(match))
            task.add_done_callback(lambda _: self._settling.pop(match.id))

    async def _settle(self, before: OpenMatch) -> None:
        while True:
            try:
                match = await self.open(before.id)
            except StorageUnavailable:
                await asyncio.sleep(SETTLING)
            except Refused:
                return
            else:
                if match.version != before.version:
                    await self._changed(match)
                return

    def close(self) -> None:
        for task in self._settling.values():
            task.cancel()

    async def _made(self, match: OpenMatch) -> OpenMatch:
        self._keep(match)
        await self._changed(match)
        return match

    def answers(self, match: OpenMatch, version: int) -> None:
        if match.version != version:
            raise self._too_late(match.version)

    def _too_late(self, version: int) -> Refused:
        self._metrics.conflicts.inc()
        return Refused(409, "conflict", version=version)


def _along(position: Position, actions: Sequence[str | Action]) -> list[Step]:
    """IllegalAction or BadSeries says why not, and of a series that nothing of it was played."""
    try:
        return position.along(actions)
    except IllegalAction as error:
        if len(actions) == 1:
            raise
        said = {
            each: server_texts(each)("problem-series", refusal=error.message(each))
            for each in LANGUAGES
        }
        raise IllegalAction(error.action, error.clause, said) from None


def my_turn(match: StoredSummary, owner: str) -> bool:
    return match.actor is not None and match.seats[match.actor].player == owner


def _looked(match: OpenMatch, steps: Sequence[StoredStep]) -> OpenMatch:
    """Whether the last seat's actions brought news: the states before them tell."""
    last = match.tail[-1].seat
    if last is None or match.facts.over or match.bots[last]:
        return match
    tail = list(match.tail)
    for index in range(len(tail) - 1, 0, -1):
        if tail[index].seat != last or (index < len(tail) - 1 and tail[index + 1].reveals):
            break
        before = position_of(match.facts, steps[index - 1].state)
        tail[index] = replace(tail[index], reveals=before.reveals(tail[index].action))
    return replace(match, tail=tuple(tail))


def _reaches_further(match: OpenMatch) -> bool:
    """Whether the last seat's turn may have begun before the entries that were read.

    Of the first of them nobody can say whether it brought news, as the state before it is missing.
    """
    return match.tail[0].number > 0 and turn_so_far(match.tail) >= len(match.tail) - 1


def has_seat(match: OpenMatch, seat: int) -> None:
    if seat not in range(match.facts.players):
        raise Refused(404, "not-found", "problem-no-seat")


def _barred(barrier: Barrier) -> Refused:
    return Refused(422, "barrier", f"barrier-{barrier or 'start'}")
