"""Statistics of matches: time series that are cached, and grow as the match goes on."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

import anyio.to_thread
from anyio import CapacityLimiter
from pydantic import TypeAdapter

import trunkline
from trunkline.server.model.cache import JSON, CachedBody, LruCache
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.history import NumbersView
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.model.viewer import PastViewer
from trunkline.server.service.matches import MatchService
from trunkline.server.service.repeat import CONFLICT, retry_on_conflict
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.statistics import (
    MatchSeries,
    PanelNumbers,
    StatisticsViewer,
    csv_text,
    line_at,
)

BATCH = 60  # moments that are computed at one go: some 100 ms of a thread
KEPT = 30_000  # moments kept in memory, of all matches and eyes together
_VIEW = TypeAdapter(NumbersView)


@dataclass(eq=False)
class CachedSeries:
    """The series of a match to some eyes, for one at a time to write in."""

    series: MatchSeries = field(default_factory=MatchSeries)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # of the match, as the series has it
    packed: CachedBody | None = None


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
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = service.store
        self._cached: LruCache[Hashable, CachedSeries] = LruCache(
            KEPT, lambda cached: len(cached.series)
        )
        # One: the interpreter does not compute faster in two threads.
        self._computing = CapacityLimiter(1)

    async def packed(
        self, match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool = False
    ) -> CachedBody:
        """The numbers as JSON."""
        reading = _reading(match, past_viewer, scores_only)
        cached = self._cached_series(reading)
        async with cached.lock:
            await self._write(cached, reading)
            if cached.packed is None:
                view = cached.series.view(cached.version)
                cached.packed = await anyio.to_thread.run_sync(
                    _pack, view, reading, limiter=self._computing
                )
            self._cached.trim()
            return cached.packed

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
                raise Refused(409, CONFLICT, version=reading.match.version)
            cached.version, cached.packed = version, None

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
                await self._service.codec.load_legacy(reading.match.facts, row.state)
            await anyio.to_thread.run_sync(
                _add, self._service.codec, series, reading, rows, limiter=self._computing
            )
        return True


def _reading(match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool) -> Reading:
    over = match.facts.over
    viewer = StatisticsViewer(
        past_viewer.through, past_viewer.all, past_viewer.language, scores_only, over
    )
    return Reading(match, viewer)


def _pack(view: NumbersView, reading: Reading) -> CachedBody:
    # What a version of a match is to some eyes never changes, so its name is enough to know it by.
    named = f"{trunkline.__version__} {reading.viewer} {reading.names}"
    tag = hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
    return CachedBody(_VIEW.dump_json(view), JSON, etag=f'"{view.version}-{tag}"')


def _add(
    codec: StateCodec, series: MatchSeries, reading: Reading, rows: Sequence[StoredStep]
) -> None:
    panel_numbers = PanelNumbers(reading.viewer)
    for row in rows:
        position = codec.position(reading.match.facts, row.state).named(reading.names)
        line = line_at(position, row, reading.viewer)
        series.add(row.version, line, panel_numbers.numbers(position))
