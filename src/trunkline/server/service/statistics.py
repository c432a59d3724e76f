"""Statistics of matches: ledgers that are cached, and grow as the match goes on."""

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
from trunkline.server.model.schemas.match import NumbersView
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.state_codec import StateCodec
from trunkline.server.model.viewer import PastViewer
from trunkline.server.service.matches import MatchService
from trunkline.server.service.repeat import CONFLICT, retry_on_conflict
from trunkline.server.storage.history import HistoryStore
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.statistics.ledger import Ledger, csv_text
from trunkline.server.views.statistics.moments import PanelNumbers, Reader, line_at

BATCH = 60  # moments that are reckoned at one go: some 100 ms of a thread
KEPT = 30_000  # moments kept in memory, of all matches and eyes together
_VIEW = TypeAdapter(NumbersView)


@dataclass(eq=False)
class CachedLedger:
    """A ledger, for one at a time to write in."""

    ledger: Ledger = field(default_factory=Ledger)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # of the match, as the ledger has it
    packed: CachedBody | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A match, and who reads its numbers. Names belong to it: they stand in the ledger."""

    match: MatchSnapshot
    reader: Reader

    @property
    def key(self) -> Hashable:
        return self.match.id, self.reader, self.names

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names(self.reader.language)


class Statistics:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = HistoryStore(service.database)
        self._books: LruCache[Hashable, CachedLedger] = LruCache(
            KEPT, lambda book: len(book.ledger)
        )
        # One: the interpreter does not reckon faster in two threads.
        self._computing = CapacityLimiter(1)

    async def packed(
        self, match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool = False
    ) -> CachedBody:
        """The numbers as JSON."""
        reading = _reading(match, past_viewer, scores_only)
        book = self._book(reading)
        async with book.lock:
            await self._write(book, reading)
            if book.packed is None:
                view = book.ledger.view(book.version)
                book.packed = await anyio.to_thread.run_sync(
                    _pack, view, reading, limiter=self._computing
                )
            self._books.trim()
            return book.packed

    async def csv(self, match: MatchSnapshot, past_viewer: PastViewer) -> str:
        """The numbers as a file."""
        reading = _reading(match, past_viewer, scores_only=False)
        book = self._book(reading)
        async with book.lock:
            await self._write(book, reading)
            view = book.ledger.view(book.version)
            self._books.trim()
        texts = server_texts(past_viewer.language)
        return await anyio.to_thread.run_sync(
            csv_text, view, reading.names, texts, limiter=self._computing
        )

    def _book(self, reading: Reading) -> CachedLedger:
        return self._books.get_or_make(reading.key, CachedLedger)

    async def _write(self, book: CachedLedger, reading: Reading) -> None:
        """Bring the ledger up to the present moment."""
        if book.version == reading.match.version and len(book.ledger):
            return

        async def attempt() -> None:
            version, stamps = await self._service.database.run(self._store.stamps, reading.match.id)
            if not await self._write_to(book.ledger, reading, stamps):
                raise Refused(409, CONFLICT, version=reading.match.version)
            book.version, book.packed = version, None

        await retry_on_conflict(attempt)

    async def _write_to(self, ledger: Ledger, reading: Reading, stamps: Sequence[int]) -> bool:
        """False: some of it was taken back in the meantime."""
        ledger.agree(stamps)
        while len(ledger) < len(stamps):
            rows = await self._service.database.run(
                self._store.steps, reading.match.id, len(ledger), BATCH
            )
            # More may have been played since; that is for the next time.
            rows = rows[: len(stamps) - len(ledger)]
            expected = stamps[len(ledger) : len(ledger) + len(rows)]
            if not rows or [row.version for row in rows] != list(expected):
                return False
            for row in rows:
                await self._service.codec.load_legacy(reading.match.facts, row.state)
            await anyio.to_thread.run_sync(
                _add, self._service.codec, ledger, reading, rows, limiter=self._computing
            )
        return True


def _reading(match: MatchSnapshot, past_viewer: PastViewer, scores_only: bool) -> Reading:
    over = match.facts.over
    reader = Reader(past_viewer.through, past_viewer.all, past_viewer.language, scores_only, over)
    return Reading(match, reader)


def _pack(view: NumbersView, reading: Reading) -> CachedBody:
    # What a version of a match is to some eyes never changes, so its name is enough to know it by.
    named = f"{trunkline.__version__} {reading.reader} {reading.names}"
    tag = hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
    return CachedBody(_VIEW.dump_json(view), JSON, etag=f'"{view.version}-{tag}"')


def _add(codec: StateCodec, ledger: Ledger, reading: Reading, rows: Sequence[StoredStep]) -> None:
    reckoner = PanelNumbers(reading.reader)
    for row in rows:
        position = codec.position(reading.match.facts, row.state).named(reading.names)
        line = line_at(position, row, reading.reader)
        ledger.add(row.version, line, reckoner.numbers(position))
