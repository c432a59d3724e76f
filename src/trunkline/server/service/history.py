"""Matches as they were: one moment of one, opened like a match that goes on."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from trunkline.server.model.errors import Refused
from trunkline.server.model.snapshot import OpenMatch, position_of
from trunkline.server.model.state_codec import recall
from trunkline.server.model.viewer import FaceUp
from trunkline.server.service.matches import MatchService
from trunkline.server.storage.archive import Forms
from trunkline.server.storage.history import HistoryStore
from trunkline.server.storage.rows import StoredStep

MOMENTS = 400  # kept in memory, of all matches together; some 200 kB each
TRIES = 3  # to find a moment of a match in which actions are being taken back


class Moments:
    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._forms = Forms(service.store.database)
        self.store = HistoryStore(service.store.database)
        self._kept: OrderedDict[object, OpenMatch] = OrderedDict()

    async def at(self, match: OpenMatch, number: int, all: bool = False) -> OpenMatch:
        """The match after that action; `all`: with everything face up."""
        match, row = await self._row(match, number)
        # What was taken back and played again was written by another version. Names belong to it:
        # they stand in the scene.
        names = tuple((seat.name, seat.kind) for seat in match.seats)
        key = (match.id, number, row.version, all, names)
        found = self._kept.pop(key, None)
        if found is None:
            await recall(self._service, self._forms, replace(match.facts, state=row.state))
            found = _opened(match, row, all)
        self._kept[key] = found
        while len(self._kept) > MOMENTS:
            self._kept.popitem(last=False)
        return _as_of(match, found)

    async def _row(self, match: OpenMatch, number: int) -> tuple[OpenMatch, StoredStep]:
        """The stored action, and the match not older than that."""
        for _ in range(TRIES):
            row = await self._service.stored(self.store.step, match.id, number)
            if row is not None and row.version <= match.version:
                return match, row
            if row is None and number > match.number:
                break
            # Another process has changed the match, and this one has not heard of it yet.
            self._service.forget(match.id)
            match = await self._service.open(match.id)
        values = {"number": number, "last": match.number}
        raise Refused(404, "not-found", "problem-no-moment", values=values)


def _opened(match: OpenMatch, row: StoredStep, all: bool) -> OpenMatch:
    position = position_of(match.facts, row.state)
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
    return OpenMatch(facts, FaceUp.of(position) if all else position, ())


def _as_of(present: OpenMatch, moment: OpenMatch) -> OpenMatch:
    """The moment, with who sits there now; what was made of it before is shared."""
    facts = replace(moment.facts, version=present.version, seats=present.seats)
    return replace(moment, facts=facts, scoring=present.scoring if facts.over else {})
