"""Views with their log, for whoever asks once and for whoever watches."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from pydantic import TypeAdapter

from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import HappeningView, LogView, MatchView
from trunkline.server.model.snapshot import Entry, OpenMatch
from trunkline.server.model.viewer import Looker
from trunkline.server.service.matches import MatchService
from trunkline.server.storage.versioning import StoredHappening
from trunkline.server.views.log import LOG, Lacking, Storyteller, happening_view, lacking, log_view
from trunkline.server.views.match import match_view

TRIES = 3  # to read the log of a match in which actions are being taken back
_VIEW = TypeAdapter(MatchView)


@dataclass(frozen=True, slots=True)
class Shown:
    version: int
    here: frozenset[str]  # the owners of seats who have the match open
    json: bytes

    @property
    def news(self) -> object:
        """The same for two views of one reader, if the later one has nothing new to say."""
        return self.version, self.here


class Showing:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._teller = Storyteller()

    async def view(
        self, match: OpenMatch, looker: Looker, here: Collection[str], since: int = 0
    ) -> Shown:
        """The match, with the part of the log that a reader at that version lacks.

        Readers who see the same are shown the same bytes.
        """
        seated = frozenset(each.owner for each in match.seats if each.owner and each.owner in here)
        mine = match.held_by(looker.owner)
        key = ("view", looker.language, looker.eyes(match), mine, since, seated)
        found = match.made.get(key)
        if not isinstance(found, Shown):
            present, log = await self._log(match, looker, since)
            view = match_view(present, looker, seated, log)
            found = Shown(present.version, seated, _VIEW.dump_json(view))
            if present is match:
                match.keep(key, found)
        return found

    async def _log(self, match: OpenMatch, looker: Looker, since: int) -> tuple[OpenMatch, LogView]:
        """The log, and the match as it was when the log was read."""
        for _ in range(TRIES):
            missing = lacking(match, since) or await self._read(match, since)
            if missing is not None:
                told = self._teller.tell(
                    match, missing.entries, looker.eyes(match), looker.language
                )
                happened = self._happenings(match, looker, missing.happenings)
                return match, log_view(match, told, happened, missing.whole)
            self._service.forget(match.id)
            match = await self._service.open(match.id)
        raise Refused(409, "conflict", version=match.version)

    async def _read(self, match: OpenMatch, since: int) -> Lacking | None:
        """From the database; None: some of it has been taken back since this version."""
        service, store = self._service, self._service.store
        known = since if 0 < since <= match.version else 0
        rows = await service.stored(
            store.entries, match.id, since_version=known, until_version=match.version, limit=LOG
        )
        newest = rows[-1].number if rows else match.number
        if newest != match.number or (not rows and match.tail[-1].version > known):
            return None
        whole = not known or len(rows) == LOG
        reach = {"first": rows[0].number} if whole else {"after": known}
        happened = await service.stored(
            store.happenings, match.id, until=match.version, limit=LOG, **reach
        )
        return Lacking(tuple(Entry.stored(row) for row in rows), tuple(happened), whole)

    def _happenings(
        self, match: OpenMatch, looker: Looker, happened: Iterable[StoredHappening]
    ) -> list[HappeningView]:
        seat, language = looker.eyes(match), looker.language
        return [happening_view(match, self._teller, each, seat, language) for each in happened]

    async def earlier(
        self, match: OpenMatch, looker: Looker, before: int, all: bool = False
    ) -> LogView:
        """The entries before that one; `all`: with every secret."""
        rows = await self._service.stored(
            self._service.store.entries, match.id, before=before, limit=LOG
        )
        entries, language = map(Entry.stored, rows), looker.language
        told = (
            self._teller.tell_all(match, entries, language)
            if all
            else self._teller.tell(match, entries, looker.eyes(match), language)
        )
        start = told[0].number if told else 0
        happened = await self._service.stored(
            self._service.store.happenings, match.id, first=start, before=before, limit=LOG
        )
        return LogView(start, told, start > 0, self._happenings(match, looker, happened))
