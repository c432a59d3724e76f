"""Match history: snapshots of a match after any of its actions, their pictures, and statistics.

A snapshot of the past is like that of a match that goes on. Statistics are time series that are
cached, and grow with the match.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import anyio.to_thread
from anyio import CapacityLimiter
from pydantic import TypeAdapter

import trunkline
from trunkline.core.position import Position
from trunkline.render.picture import picture, png_command, spelt_out
from trunkline.server.model.cache import JSON, CachedBody, LruCache
from trunkline.server.model.errors import Conflict, Refused, server_texts
from trunkline.server.model.schemas.history import StatisticsView
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.model.viewer import OmniscientPosition, PastViewer
from trunkline.server.service.matches import MatchService
from trunkline.server.service.periodic import retry_on_conflict
from trunkline.server.storage.chat import ReadMarkers
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.statistics import (
    MatchSeries,
    PanelNumbers,
    StatisticsViewer,
    csv_text,
    line_at,
)

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
            await self._service.codec.load_legacy(match.stored, row.state)
            position = self._service.codec.position(match.stored, row.state)
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
            raise Conflict(match.version)

        return await retry_on_conflict(attempt)


def _snapshot(
    match: MatchSnapshot, position: Position, row: StoredStep, all: bool
) -> MatchSnapshot:
    stored = replace(
        match.stored,
        number=row.number,
        actor=position.actor,
        over=position.actor is None,
        changed=row.at,
        state=b"",
        asked=None,
        awaited=None,
        due=None,
    )
    return MatchSnapshot(stored, OmniscientPosition.of(position) if all else position, ())


def _as_of(present: MatchSnapshot, past: MatchSnapshot) -> MatchSnapshot:
    """The past, with who sits there now; what was made of it before is shared."""
    stored = replace(past.stored, version=present.version, seats=present.seats)
    return replace(past, stored=stored, scoring=present.scoring if stored.over else {})


# Pictures

Kind = Literal["svg", "png"]
TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png"}
PICTURES = 24  # half a megabyte each
LONGEST = 30.0  # seconds; one takes two


class Pictures:
    """Renders positions as SVG and PNG, cached."""

    def __init__(self, drawing: CapacityLimiter) -> None:
        self._drawing = drawing
        # One at a time, in a process of its own: it keeps a core busy for a second.
        self._engraving = CapacityLimiter(1)
        self._cache: LruCache[str, CachedBody] = LruCache(PICTURES)

    async def of(self, match: MatchSnapshot, past_viewer: PastViewer, kind: Kind) -> CachedBody:
        svg = await anyio.to_thread.run_sync(_drawn, match, past_viewer, limiter=self._drawing)
        if kind == "svg":
            return CachedBody(svg.encode(), TYPES[kind])
        async with self._engraving:
            found = self._cache.get(svg) or CachedBody(await _engraved(svg), TYPES[kind])
        return self._cache.put(svg, found)


def _drawn(match: MatchSnapshot, past_viewer: PastViewer) -> str:
    """Made of what this viewer may see: `picture` asks for nothing else."""
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


# Statistics

BATCH = 60  # moments that are computed at one go: some 100 ms of a thread
MOMENTS = 30_000  # moments kept in memory, of all matches and viewpoints together
_VIEW = TypeAdapter(StatisticsView)


@dataclass(eq=False)
class CachedSeries:
    """The cached statistics of a match for one viewer; `lock` lets one task write at a time."""

    series: MatchSeries = field(default_factory=MatchSeries)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # of the match, as the series has it
    body: CachedBody | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A match, and who reads its numbers. Names belong to it: they stand in the series."""

    match: MatchSnapshot
    viewer: StatisticsViewer

    @property
    def key(self) -> Hashable:
        return self.match.id, self.viewer, self.names

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names(self.viewer.language)


class StatisticsService:
    """The statistics of matches as JSON and CSV, computed in batches and cached."""

    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = service.store
        self._cached: LruCache[Hashable, CachedSeries] = LruCache(
            MOMENTS, lambda cached: len(cached.series)
        )
        # One: the interpreter does not compute faster in two threads.
        self._computing = CapacityLimiter(1)

    async def body(
        self, match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool = False
    ) -> CachedBody:
        """The numbers as JSON."""
        reading = _reading(match, past_viewer, scores_only)
        cached = self._cached_series(reading)
        async with cached.lock:
            await self._write(cached, reading)
            if cached.body is None:
                view = cached.series.view(cached.version)
                cached.body = await anyio.to_thread.run_sync(
                    _encoded, view, reading, limiter=self._computing
                )
            self._cached.trim()
            return cached.body

    async def csv(self, match: MatchSnapshot, past_viewer: PastViewer) -> str:
        """The numbers as a file."""
        reading = _reading(match, past_viewer, scores_only=False)
        cached = self._cached_series(reading)
        async with cached.lock:
            await self._write(cached, reading)
            view = cached.series.view(cached.version)
            self._cached.trim()
        texts = server_texts(past_viewer.language)
        return await anyio.to_thread.run_sync(
            csv_text, view, reading.names, texts, limiter=self._computing
        )

    def _cached_series(self, reading: Reading) -> CachedSeries:
        return self._cached.get_or_make(reading.key, CachedSeries)

    async def _write(self, cached: CachedSeries, reading: Reading) -> None:
        """Bring the series up to the present moment."""
        if cached.version == reading.match.version and len(cached.series):
            return

        async def attempt() -> None:
            version, stamps = await self._service.database.run(self._store.stamps, reading.match.id)
            if not await self._write_to(cached.series, reading, stamps):
                raise Conflict(reading.match.version)
            cached.version, cached.body = version, None

        await retry_on_conflict(attempt)

    async def _write_to(self, series: MatchSeries, reading: Reading, stamps: Sequence[int]) -> bool:
        """False: some of it was taken back in the meantime."""
        series.agree(stamps)
        while len(series) < len(stamps):
            rows = await self._service.database.run(
                self._store.steps, reading.match.id, len(series), BATCH
            )
            # More may have been played since; that is for the next time.
            rows = rows[: len(stamps) - len(series)]
            expected = stamps[len(series) : len(series) + len(rows)]
            if not rows or [row.version for row in rows] != list(expected):
                return False
            for row in rows:
                await self._service.codec.load_legacy(reading.match.stored, row.state)
            await anyio.to_thread.run_sync(
                _add, self._service.codec, series, reading, rows, limiter=self._computing
            )
        return True


def _reading(match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool) -> Reading:
    over = match.stored.over
    viewer = StatisticsViewer(
        past_viewer.through, past_viewer.all, past_viewer.language, scores_only, over
    )
    return Reading(match, viewer)


def _encoded(view: StatisticsView, reading: Reading) -> CachedBody:
    # What a version of a match is to a viewer never changes, so its name is enough to know it by.
    named = f"{trunkline.__version__} {reading.viewer} {reading.names}"
    tag = hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
    return CachedBody(_VIEW.dump_json(view), JSON, etag=f'"{view.version}-{tag}"')


def _add(
    codec: StateCodec, series: MatchSeries, reading: Reading, rows: Sequence[StoredStep]
) -> None:
    panel_numbers = PanelNumbers(reading.viewer)
    for row in rows:
        position = codec.position(reading.match.stored, row.state).named(reading.names)
        line = line_at(position, row, reading.viewer)
        series.add(row.version, line, panel_numbers.numbers(position))
