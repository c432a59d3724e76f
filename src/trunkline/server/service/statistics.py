"""The ledgers of matches: made once for each moment, kept, and grown as the match goes on."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import anyio.to_thread
from anyio import CapacityLimiter
from pydantic import TypeAdapter

import trunkline
from trunkline.server.model.cached_body import JSON, Packed
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.match import NumbersView
from trunkline.server.model.snapshot import OpenMatch, position_of
from trunkline.server.model.state_codec import recall
from trunkline.server.model.viewer import Onlooker
from trunkline.server.service.matches import MatchService
from trunkline.server.storage.archive import Forms
from trunkline.server.storage.history import MomentStore
from trunkline.server.storage.rows import StoredStep
from trunkline.server.views.statistics.csv_file import csv_text
from trunkline.server.views.statistics.ledger import Ledger
from trunkline.server.views.statistics.moments import Reader, Reckoner, line_at

BATCH = 60  # moments that are reckoned at one go: some 100 ms of a thread
KEPT = 30_000  # moments kept in memory, of all matches and eyes together
TRIES = 3  # to read a match in which actions are being taken back
_VIEW = TypeAdapter(NumbersView)


@dataclass(eq=False)
class Book:
    """A ledger, for one at a time to write in."""

    ledger: Ledger = field(default_factory=Ledger)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # of the match, as the ledger has it
    packed: Packed | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A match, and who reads its numbers. Names belong to it: they stand in the ledger."""

    match: OpenMatch
    reader: Reader

    @property
    def key(self) -> object:
        return self.match.id, self.reader, self.names

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names(self.reader.language)


class Numbers:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = MomentStore(service.store.database)
        self._forms = Forms(service.store.database)
        self._books: OrderedDict[object, Book] = OrderedDict()
        # One: the interpreter does not reckon faster in two threads.
        self._reckoning = CapacityLimiter(1)

    async def packed(
        self, match: OpenMatch, onlooker: Onlooker, scores_only: bool = False
    ) -> Packed:
        """The numbers as JSON."""
        reading = _reading(match, onlooker, scores_only)
        book = self._book(reading)
        async with book.lock:
            await self._write(book, reading)
            if book.packed is None:
                view = book.ledger.view(book.version)
                book.packed = await anyio.to_thread.run_sync(
                    _pack, view, reading, limiter=self._reckoning
                )
            self._tidy()
            return book.packed

    async def csv(self, match: OpenMatch, onlooker: Onlooker) -> str:
        """The numbers as a file."""
        reading = _reading(match, onlooker, scores_only=False)
        book = self._book(reading)
        async with book.lock:
            await self._write(book, reading)
            view = book.ledger.view(book.version)
            self._tidy()
        texts = server_texts(onlooker.language)
        return await anyio.to_thread.run_sync(
            csv_text, view, reading.names, texts, limiter=self._reckoning
        )

    def _book(self, reading: Reading) -> Book:
        book = self._books.setdefault(reading.key, Book())
        self._books.move_to_end(reading.key)
        return book

    def _tidy(self) -> None:
        """The ledger that nobody asked for for longest goes first; the present one stays."""
        kept = sum(len(each.ledger) for each in self._books.values())
        while kept > KEPT and len(self._books) > 1:
            _, gone = self._books.popitem(last=False)
            kept -= len(gone.ledger)

    async def _write(self, book: Book, reading: Reading) -> None:
        """Bring the ledger up to the present moment."""
        if book.version == reading.match.version and len(book.ledger):
            return
        for _ in range(TRIES):
            version, stamps = await self._service.stored(self._store.stamps, reading.match.id)
            if await self._write_to(book.ledger, reading, stamps):
                book.version, book.packed = version, None
                return
        raise Refused(409, "conflict", version=reading.match.version)

    async def _write_to(self, ledger: Ledger, reading: Reading, stamps: Sequence[int]) -> bool:
        """False: some of it was taken back in the meantime."""
        ledger.agree(stamps)
        while len(ledger) < len(stamps):
            rows = await self._service.stored(
                self._store.steps, reading.match.id, len(ledger), BATCH
            )
            # More may have been played since; that is for the next time.
            rows = rows[: len(stamps) - len(ledger)]
            expected = stamps[len(ledger) : len(ledger) + len(rows)]
            if not rows or [row.version for row in rows] != list(expected):
                return False
            for row in rows:
                await recall(
                    self._service, self._forms, replace(reading.match.facts, state=row.state)
                )
            await anyio.to_thread.run_sync(_add, ledger, reading, rows, limiter=self._reckoning)
        return True


def _reading(match: OpenMatch, onlooker: Onlooker, scores_only: bool) -> Reading:
    over = match.facts.over
    reader = Reader(onlooker.through, onlooker.all, onlooker.language, scores_only, over)
    return Reading(match, reader)


def _pack(view: NumbersView, reading: Reading) -> Packed:
    # What a version of a match is to some eyes never changes, so its name is enough to know it by.
    named = f"{trunkline.__version__} {reading.reader} {reading.names}"
    tag = hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
    return Packed(_VIEW.dump_json(view), JSON, etag=f'"{view.version}-{tag}"')


def _add(ledger: Ledger, reading: Reading, rows: Sequence[StoredStep]) -> None:
    reckoner = Reckoner(reading.reader)
    for row in rows:
        position = position_of(reading.match.facts, row.state).named(reading.names)
        line = line_at(position, row, reading.reader)
        ledger.add(row.version, line, reckoner.numbers(position))
