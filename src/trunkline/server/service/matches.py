"""The match service: matches are opened, cached while somebody looks, changed one at a time.

A change is told to anybody only after the database has it for good. Of two changes that answer the
same version exactly one is made, whoever makes them and in whichever process: the database decides.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Concatenate, ParamSpec
from weakref import WeakValueDictionary

from trunkline.core.actions import Action
from trunkline.core.errors import IllegalAction
from trunkline.core.game import AnyGame
from trunkline.core.position import Position, SeriesStep
from trunkline.core.rulebook import LANGUAGES
from trunkline.server.model.cache import LruCache
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Conflict, Refused, server_texts
from trunkline.server.model.identity import is_id
from trunkline.server.model.schemas.requests import MatchRequest, Submission
from trunkline.server.model.snapshot import TAIL, Barrier, Entry, MatchSnapshot, opened, turn_so_far
from trunkline.server.model.state_codec import StateCodec, encode_state
from trunkline.server.observability import Metrics
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.new_match import CreatedMatch, check_setup, make_match
from trunkline.server.storage.database import no_answer
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import (
    NewAction,
    NewMatch,
    Status,
    StoredStep,
    StoredSummary,
    is_turn_of,
)
from trunkline.server.storage.seats import SeatStore

IN_MEMORY = 500  # matches; the one that nobody looked at for longest goes first
VERIFYING = 1.0  # seconds between two looks at a database that is away

P = ParamSpec("P")


def present() -> datetime:
    return datetime.now(UTC)


class MatchService:
    """Opens, caches and changes matches; features hook into it (`hooks.py`)."""

    def __init__(
        self,
        store: MatchStore,
        codec: StateCodec,
        metrics: Metrics,
        *,
        ready: Callable[[AnyGame], Awaitable[None]],
        hooks: Iterable[MatchHook] = (),
        now: Callable[[], datetime] = present,
    ) -> None:
        """`ready` waits until a game's rules are compiled."""
        self.store = store
        self.database = store.database
        self.codec = codec
        self.now = now
        self._seats = SeatStore(store.database)
        self._metrics = metrics
        self._ready = ready
        self._hooks = list(hooks)
        self._open: LruCache[str, MatchSnapshot] = LruCache(IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._verifying: dict[str, asyncio.Task[None]] = {}

    def add_hook(self, hook: MatchHook) -> None:
        self._hooks.append(hook)

    # Looking

    async def open(self, id: str, at_least: int = 0) -> MatchSnapshot:
        """The match as it stands; not older than the version that somebody knows to be there."""
        found = self._open.get(id)
        if found is not None and found.version >= at_least:
            return found
        async with self._locked(id):
            found = self._open.get(id)  # somebody else may have opened it meanwhile
            if found is not None and found.version >= at_least:
                return found
            return await self.load(id)

    async def stale(self) -> dict[str, int]:
        """The matches in memory that another process has changed, with their present versions."""
        known = {id: match.version for id in self._open if (match := self._open.peek(id))}
        present = await self.database.run(self.store.versions, list(known)) if known else {}
        return {id: version for id, version in present.items() if version > known[id]}

    def forget(self, id: str, version: int | None = None) -> None:
        """What is in memory is old: another process has changed the match."""
        found = self._open.peek(id)
        if found is not None and (version is None or found.version < version):
            self._drop(id)

    async def reopen(self, id: str) -> MatchSnapshot:
        """As it is stored now: what is in memory turned out to be old."""
        self.forget(id)
        return await self.open(id)

    def forget_all(self) -> None:
        self._open.clear()

    def drop_cache(self, id: str) -> None:
        """Nobody watches: the match stays open, what was made of it for the watchers goes."""
        found = self._open.peek(id)
        if found is not None:
            found.cache.clear()

    async def load(self, id: str) -> MatchSnapshot:
        """The match as it is stored at this moment; for whoever has it locked."""
        match, rows = None, TAIL
        while match is None or _reaches_further(match):
            found = await self.database.run(self.store.snapshot, id, rows) if is_id(id) else None
            if found is None:
                self._drop(id)
                raise Refused(404, "not-found", "problem-no-match")
            stored, steps, happenings = found
            await self._ready(known_game(stored.game))
            await self.codec.load_legacy(stored, stored.state)
            position = self.codec.position(stored, stored.state)
            match = self._with_reveals(opened(stored, position, steps, happenings), steps)
            rows = 4 * rows
        for hook in self._hooks:
            match = await hook.loaded(match)
        return self._keep(await self._finished(match))

    def _with_reveals(self, match: MatchSnapshot, steps: Sequence[StoredStep]) -> MatchSnapshot:
        """Whether the last seat's actions brought news: the states before them tell."""
        last = match.tail[-1].seat
        if last is None or match.stored.over or match.bots[last]:
            return match
        tail = list(match.tail)
        for index in range(len(tail) - 1, 0, -1):
            if tail[index].seat != last or (index < len(tail) - 1 and tail[index + 1].reveals):
                break
            before = self.codec.position(match.stored, steps[index - 1].state)
            tail[index] = replace(tail[index], reveals=before.reveals(tail[index].action))
        return replace(match, tail=tuple(tail))

    async def _finished(self, match: MatchSnapshot) -> MatchSnapshot:
        """At the end, with the scoring, which is made of everything that happened."""
        if not match.stored.over:
            return match
        events = await self.database.run(self.store.events, match.id)
        lines = {each: match.position_in(each).text(each).scoring(events) for each in LANGUAGES}
        return replace(match, scoring=lines)

    def _keep(self, match: MatchSnapshot) -> MatchSnapshot:
        self._open.put(match.id, match)
        self._metrics.matches.set(len(self._open))
        return match

    def _drop(self, id: str) -> None:
        self._open.pop(id)
        self._metrics.matches.set(len(self._open))

    async def mine(self, owner: str) -> list[StoredSummary]:
        """Those in which I decide first, then those that changed last."""
        found = await self.database.run(self.store.mine, owner)
        return sorted(found, key=lambda each: not is_turn_of(each, owner))

    # Beginning

    async def create(self, request: MatchRequest, creator: str) -> CreatedMatch:
        game = known_game(request.game)
        check_setup(self.codec.boards, game, request)
        await self._ready(game)
        created = make_match(self.codec.boards, game, request, creator)
        await self.add(created.match)
        return created

    async def add(self, match: NewMatch, played: Sequence[NewAction] = ()) -> None:
        """Store a match, perhaps with what was played in it already; then its bots may begin."""
        await self.database.run(self.store.create, match, played)
        await self.announce(match.id)

    async def announce(self, id: str) -> None:
        """A match was stored: tell the hooks."""
        await self._notify_hooks(await self.open(id))

    # Playing

    async def act(self, id: str, owner: str, request: Submission) -> MatchSnapshot:
        async with self.changing(id, request.version) as match:
            mine = match.held_by(owner)
            if not mine or (request.seat is not None and request.seat not in mine):
                raise Refused(403, "not-your-seat")
            self.check_version(match, request.version)
            if match.actor is None:
                raise Refused(409, "over", version=match.version)
            if not is_turn_of(match.stored, owner) or request.seat not in (None, match.actor):
                raise Refused(403, "not-your-turn")
            actions = [request.action, *request.then]
            for hook in self._hooks:
                hook.may_play(match, match.actor, actions)
            return await self.play(match, actions, "person")

    async def act_for_bot(self, id: str, version: int, action: Action) -> bool:
        """Whether it was played; if not, the match has moved on."""
        async with self.changing(id, version) as match:
            if match.version != version or match.actor is None or not match.bots[match.actor]:
                return False
            try:
                await self.play(match, [action], "bot")
            except Conflict:
                return False
            return True

    async def play(
        self, match: MatchSnapshot, actions: Sequence[str | Action], by: str
    ) -> MatchSnapshot:
        """All of the actions or none, as one new version; for whoever is changing the match."""
        steps = _play_series(match.position, actions)
        now, after = self.now(), steps[-1].after
        won = after.outcome.winners if after.outcome else ()
        status = Status(after.actor, after.actor is None, winners=won)
        for hook in self._hooks:
            status = hook.played(match, status, len(steps), now)
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
            NewAction(match.actor, str(step.action), step.events, encode_state(step.after))
            for step in steps
        ]
        await self._write(match, self.store.append, added, status)
        self._metrics.actions.labels(match.game.id, by).inc(len(steps))
        return await self._notify_hooks(await self._finished(match.then(entries, after, status)))

    async def undo(self, id: str, owner: str, version: int, steps: int) -> MatchSnapshot:
        async with self.changing(id, version) as match:
            if not match.held_by(owner):
                raise Refused(403, "not-your-seat")
            self.check_version(match, version)
            possible, barrier = match.undo(owner)
            if steps > possible:
                raise _barred(barrier)
            to = match.number - steps
            rows = await self.database.run(self.store.recent, id, steps + 1)
            if not rows or rows[0].number != to:
                raise await self.conflict(match)
            before, seat = self.codec.position(match.stored, rows[0].state), match.tail[-1].seat
            status = await self.undo_status(match, before, to, match.held_by(owner))
            return await self.commit(match, self.store.undo, to, status, seat)

    async def undo_status(
        self, match: MatchSnapshot, before: Position, to: int, seats: Sequence[int]
    ) -> Status:
        """The status of the match if these seats have all actions above `to` taken back."""
        now = self.now()
        status = Status(before.actor, before.actor is None)
        for hook in self._hooks:
            status = await hook.undone(match, status, to, seats, now)
        return status

    # For the driver of the bots

    async def open_for_bots(self, id: str) -> MatchSnapshot | None:
        """None: there is none, or its bots are not to decide by themselves."""
        try:
            match = await self.open(id)
        except Refused:
            return None
        return match if all(each.may_bots_play(match) for each in self._hooks) else None

    async def replace_bot(self, id: str, version: int, seat: int, bot: str) -> bool:
        async with self.changing(id, version) as match:
            if match.version != version:
                return False
            await self.commit(match, self._seats.replace_bot, seat, bot)
            return True

    async def bots_to_move(self, older_than: float) -> Sequence[str]:
        return await self.database.run(self.store.bots_to_move, older_than)

    # How a change is made

    @asynccontextmanager
    async def _locked(self, match: str) -> AsyncIterator[None]:
        """One at a time. Who stood behind somebody that got no answer need not try as well."""
        came = time.monotonic()
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        async with lock:
            if self.database.away_since > came:
                raise no_answer()
            yield

    @asynccontextmanager
    async def changing(self, id: str, version: int | None = None) -> AsyncIterator[MatchSnapshot]:
        """One change at a time; the match is loaded anew where the asker knows a newer one."""
        async with self._locked(id):
            match = self._open.get(id)
            if match is None or (version is not None and match.version != version):
                match = await self.load(id)
            try:
                yield match
            except StorageUnavailable:
                self._drop(id)
                self._verify_later(match)
                raise

    async def commit(
        self,
        match: MatchSnapshot,
        change: Callable[Concatenate[str, int, P], bool],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> MatchSnapshot:
        """Make the change to this version, and tell everybody; the match as it is then.

        `change` is given the match's id and version first; False: another one was first.
        """
        await self._write(match, change, *args, **kwargs)
        return await self._notify_hooks(await self.load(match.id))

    async def _write(
        self,
        match: MatchSnapshot,
        change: Callable[Concatenate[str, int, P], bool],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Make the change to this version. What is in memory is old then, whoever was first."""
        try:
            done = await self.database.run(change, match.id, match.version, *args, **kwargs)
        finally:
            self._drop(match.id)
        if not done:
            raise await self.conflict(match)

    async def conflict(self, match: MatchSnapshot) -> Conflict:
        """Another process was first."""
        self._drop(match.id)
        present = await self.database.run(self.store.load, match.id)
        return self._too_late(present.version if present else match.version)

    def _verify_later(self, match: MatchSnapshot) -> None:
        """A connection that breaks in the middle of COMMIT leaves open whether it was made.

        Nobody was told that it was. If it was, those who watch shall see it.
        """
        if match.id not in self._verifying:
            task = self._verifying[match.id] = asyncio.create_task(self._verify_commit(match))
            task.add_done_callback(lambda _: self._verifying.pop(match.id))

    async def _verify_commit(self, before: MatchSnapshot) -> None:
        while True:
            try:
                match = await self.open(before.id)
            except StorageUnavailable:
                await asyncio.sleep(VERIFYING)
            except Refused:
                return
            else:
                if match.version != before.version:
                    await self._notify_hooks(match)
                return

    def close(self) -> None:
        for task in self._verifying.values():
            task.cancel()

    async def _notify_hooks(self, match: MatchSnapshot) -> MatchSnapshot:
        """Tell the hooks of a new version, which is durable."""
        match = self._keep(replace(match, changed_at=time.perf_counter()))
        for hook in self._hooks:
            await hook.changed(match)
        return match

    def check_version(self, match: MatchSnapshot, version: int) -> None:
        if match.version != version:
            raise self._too_late(match.version)

    def _too_late(self, version: int) -> Conflict:
        self._metrics.conflicts.inc()
        return Conflict(version)


def _play_series(position: Position, actions: Sequence[str | Action]) -> list[SeriesStep]:
    """IllegalAction or BadSeries says why not, and of a series that nothing of it was played."""
    try:
        return position.play_series(actions)
    except IllegalAction as error:
        if len(actions) == 1:
            raise
        said = {
            each: server_texts(each)("problem-series", refusal=error.message(each))
            for each in LANGUAGES
        }
        raise IllegalAction(error.action, error.clause, said) from None


def _reaches_further(match: MatchSnapshot) -> bool:
    """Whether the last seat's turn may have begun before the entries that were read.

    Of the first of them nobody can say whether it brought news, as the state before it is missing.
    """
    return match.tail[0].number > 0 and turn_so_far(match.tail) >= len(match.tail) - 1


def _barred(barrier: Barrier) -> Refused:
    return Refused(422, "barrier", f"barrier-{barrier or 'start'}")
