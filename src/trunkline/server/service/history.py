"""Match history: a snapshot of a match after any of its actions, like that of one that goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import replace
from typing import Literal

import anyio.to_thread
from anyio import CapacityLimiter

from trunkline.core.position import Position
from trunkline.render.picture import picture, png_command, spelt_out
from trunkline.server.model.cache import CachedBody, LruCache
from trunkline.server.model.errors import Refused
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import OmniscientPosition, PastViewer
from trunkline.server.service.matches import MatchService
from trunkline.server.service.repeat import CONFLICT, retry_on_conflict
from trunkline.server.storage.chat import ReadMarkers
from trunkline.server.storage.rows import StoredStep

SNAPSHOTS = 400  # kept in memory, of all matches together; some 200 kB each


class HistoryService:
    """Snapshots of the past: a match after any of its actions."""

    def __init__(self, service: MatchService) -> None:
        self._read_markers = ReadMarkers(service.database)
        self._service = service
        self._snapshots: LruCache[Hashable, MatchSnapshot] = LruCache(SNAPSHOTS)

    async def at(self, match: MatchSnapshot, number: int, all: bool = False) -> MatchSnapshot:
        """The match after that action; `all`: with everything face up."""
        match, row = await self._row(match, number)
        # What was taken back and played again was written by another version. Names belong to it:
        # they stand in the scene.
        names = tuple((seat.name, seat.kind) for seat in match.seats)
        key = (match.id, number, row.version, all, names)
        found = self._snapshots.get(key)
        if found is None:
            await self._service.codec.load_legacy(match.facts, row.state)
            position = self._service.codec.position(match.facts, row.state)
            found = self._snapshots.put(key, _snapshot(match, position, row, all))
        return _as_of(match, found)

    async def seen(self, id: str, owner: str) -> int | None:
        """The last action that somebody had seen when they were last here."""
        await self._service.open(id)
        return await self._service.database.run(self._read_markers.seen, id, owner)

    async def see(self, id: str, owner: str, number: int) -> int | None:
        """They have seen that action now, and what came before. It never goes back."""
        await self._service.open(id)
        await self._service.database.run(self._read_markers.see, id, owner, number)
        return await self.seen(id, owner)

    async def _row(self, match: MatchSnapshot, number: int) -> tuple[MatchSnapshot, StoredStep]:
        """The stored action, and the match not older than that."""

        async def attempt() -> tuple[MatchSnapshot, StoredStep]:
            nonlocal match
            row = await self._service.database.run(self._service.store.step, match.id, number)
            if row is not None and row.version <= match.version:
                return match, row
            if row is None and number > match.number:
                values = {"number": number, "last": match.number}
                raise Refused(404, "not-found", "problem-no-moment", values=values)
            # Another process has changed the match, and this one has not heard of it yet.
            match = await self._service.reopen(match.id)
            raise Refused(409, CONFLICT, version=match.version)

        return await retry_on_conflict(attempt)


def _snapshot(
    match: MatchSnapshot, position: Position, row: StoredStep, all: bool
) -> MatchSnapshot:
    facts = replace(
        match.facts,
        number=row.number,
        actor=position.actor,
        over=position.actor is None,
        changed=row.at,
        state=b"",
        asked=None,
        awaited=None,
        due=None,
    )
    return MatchSnapshot(facts, OmniscientPosition.of(position) if all else position, ())


def _as_of(present: MatchSnapshot, past: MatchSnapshot) -> MatchSnapshot:
    """The past, with who sits there now; what was made of it before is shared."""
    facts = replace(past.facts, version=present.version, seats=present.seats)
    return replace(past, facts=facts, scoring=present.scoring if facts.over else {})


Kind = Literal["svg", "png"]
TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png"}
KEPT = 24  # half a megabyte each
LONGEST = 30.0  # seconds; one takes two


class Pictures:
    def __init__(self, drawing: CapacityLimiter) -> None:
        self._drawing = drawing
        # One at a time, in a process of its own: it keeps a core busy for a second.
        self._engraving = CapacityLimiter(1)
        self._cache: LruCache[str, CachedBody] = LruCache(KEPT)

    async def of(self, match: MatchSnapshot, past_viewer: PastViewer, kind: Kind) -> CachedBody:
        svg = await anyio.to_thread.run_sync(_drawn, match, past_viewer, limiter=self._drawing)
        if kind == "svg":
            return CachedBody(svg.encode(), TYPES[kind])
        async with self._engraving:
            found = self._cache.get(svg) or CachedBody(await _engraved(svg), TYPES[kind])
        return self._cache.put(svg, found)


def _drawn(match: MatchSnapshot, past_viewer: PastViewer) -> str:
    """Made of what these eyes may see: `picture` asks for nothing else."""
    language = past_viewer.language
    return picture(
        match.position_in(language), language, past_viewer.viewpoint(match), match.number
    )


async def _engraved(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *png_command(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(LONGEST):
            drawn, _ = await process.communicate(spelt_out(svg).encode())
    except TimeoutError:
        raise Refused(503, "unavailable", "problem-no-picture") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not drawn:
        raise Refused(503, "unavailable", "problem-no-picture")
    return drawn
