"""The view service: a match as JSON with the part of its log that a viewer lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from pydantic import TypeAdapter

from trunkline.server.model.errors import Conflict
from trunkline.server.model.schemas.match import HappeningView, LogView, MatchView
from trunkline.server.model.snapshot import Entry, MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.matches import MatchService
from trunkline.server.service.periodic import retry_on_conflict
from trunkline.server.storage.versioning import StoredHappening
from trunkline.server.views.log import (
    LOG,
    LogRenderer,
    MissingLog,
    happening_view,
    log_view,
    missing_log,
)
from trunkline.server.views.match import match_view

_VIEW = TypeAdapter(MatchView)


@dataclass(frozen=True, slots=True)
class RenderedView:
    """The view of a match as JSON."""

    version: int
    here: frozenset[str]  # the owners of seats who have the match open
    json: bytes

    @property
    def news(self) -> object:
        """The same for two views of one reader, if the later one has nothing new to say."""
        return self.version, self.here


class ViewService:
    """Renders matches for viewers as JSON; viewers who see the same share the bytes."""

    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._renderer = LogRenderer()

    async def view(
        self, match: MatchSnapshot, viewer: Viewer, here: Collection[str], since: int = 0
    ) -> RenderedView:
        """The match, with the part of the log that a reader at that version lacks.

        Readers who see the same are shown the same bytes.
        """
        seated = frozenset(each.owner for each in match.seats if each.owner and each.owner in here)
        mine = match.held_by(viewer.owner)
        key = (viewer.language, viewer.viewpoint(match), mine, since, seated)
        found = match.cache.find(RenderedView, key)
        if found is None:
            present, log = await self._log(match, viewer, since)
            view = match_view(present, viewer, seated, log)
            found = RenderedView(present.version, seated, _VIEW.dump_json(view))
            if present is match:
                match.cache.put(RenderedView, key, found)
        return found

    async def _log(
        self, match: MatchSnapshot, viewer: Viewer, since: int
    ) -> tuple[MatchSnapshot, LogView]:
        """The log, and the match as it was when the log was read."""

        async def attempt() -> tuple[MatchSnapshot, LogView]:
            nonlocal match
            missing = missing_log(match, since) or await self._read(match, since)
            if missing is None:
                match = await self._service.reopen(match.id)
                raise Conflict(match.version)
            seat, language = viewer.viewpoint(match), viewer.language
            told = self._renderer.render(match, missing.entries, seat, language)
            happened = self._happenings(match, viewer, missing.happenings)
            return match, log_view(match, told, happened, missing.whole)

        return await retry_on_conflict(attempt)

    async def _read(self, match: MatchSnapshot, since: int) -> MissingLog | None:
        """From the database; None: some of it has been taken back since this version."""
        service, store = self._service, self._service.store
        known = since if 0 < since <= match.version else 0
        rows = await service.database.run(
            store.entries, match.id, since_version=known, until_version=match.version, limit=LOG
        )
        newest = rows[-1].number if rows else match.number
        if newest != match.number or (not rows and match.tail[-1].version > known):
            return None
        whole = not known or len(rows) == LOG
        reach = {"first": rows[0].number} if whole else {"after": known}
        happened = await service.database.run(
            store.happenings, match.id, until=match.version, limit=LOG, **reach
        )
        return MissingLog(tuple(Entry.from_row(row) for row in rows), tuple(happened), whole)

    def _happenings(
        self, match: MatchSnapshot, viewer: Viewer, happened: Iterable[StoredHappening]
    ) -> list[HappeningView]:
        seat, language = viewer.viewpoint(match), viewer.language
        return [happening_view(match, self._renderer, each, seat, language) for each in happened]

    async def earlier(
        self, match: MatchSnapshot, viewer: Viewer, before: int, all: bool = False
    ) -> LogView:
        """The entries before that one; `all`: with every secret."""
        rows = await self._service.database.run(
            self._service.store.entries, match.id, before=before, limit=LOG
        )
        entries, language = map(Entry.from_row, rows), viewer.language
        told = (
            self._renderer.render_revealed(match, entries, language)
            if all
            else self._renderer.render(match, entries, viewer.viewpoint(match), language)
        )
        start = told[0].number if told else 0
        happened = await self._service.database.run(
            self._service.store.happenings, match.id, first=start, before=before, limit=LOG
        )
        return LogView(start, told, start > 0, self._happenings(match, viewer, happened))
