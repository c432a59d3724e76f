"""The log as payloads: what happened, told to one reader."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from trunkline.core.actions import NUMBER, Action
from trunkline.core.errors import UnknownAction
from trunkline.core.events import SEAT, Event
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.server.open_match import Entry, OpenMatch
from trunkline.server.payloads import EntryView, EventView, HappeningView, LogView
from trunkline.server.storage.changing import StoredHappening

LOG = 150  # entries that a view carries at most
TOLD = 20_000  # entries kept as sentences, of all matches together


class Storyteller:
    """Tells entries; what was told once is kept for the next reader."""

    def __init__(self, most: int = TOLD) -> None:
        self._most = most
        self._told: OrderedDict[object, EntryView] = OrderedDict()

    def tell(
        self, match: OpenMatch, entries: Iterable[Entry], seat: int | None, language: str
    ) -> list[EntryView]:
        position = match.told_in(language)
        return [self._entry(match.id, position, each, seat, language) for each in entries]

    def tell_all(
        self, match: OpenMatch, entries: Iterable[Entry], language: str
    ) -> list[EntryView]:
        """With every secret: for who looks back at a match that is over."""
        position = match.told_in(language)
        return [
            self._entry(match.id, position, laid_open(each), None, language) for each in entries
        ]

    def _entry(
        self, id: str, position: Position, entry: Entry, seat: int | None, language: str
    ) -> EntryView:
        # Whoever is told of no secret is told the same.
        secret = any(event.secret for event in entry.events)
        knows = seat if secret else None
        key = (id, entry.number, entry.version, secret, knows, language, position.names)
        found = self._told.pop(key, None)
        if found is None:
            found = entry_view(position, entry, knows, language)
        self._told[key] = found
        if len(self._told) > self._most:
            self._told.popitem(last=False)
        return found


def laid_open(entry: Entry) -> Entry:
    return replace(entry, events=tuple(replace(each, secret=()) for each in entry.events))


def entry_view(position: Position, entry: Entry, seat: int | None, language: str) -> EntryView:
    events = [event.seen_by(seat) for event in entry.events]
    action = None if entry.seat is None else _understood(position, entry.action)
    # Whoever may not know what an action names is told the rest.
    if action and any(
        seen.unseen and position.names_secret(action, event)
        for event, seen in zip(entry.events, events, strict=True)
    ):
        action = None
    return EntryView(
        number=entry.number,
        seat=entry.seat,
        action=str(action or ""),
        label=position.label(action, language) if action else "",
        at=entry.at.isoformat(timespec="seconds"),
        events=[
            event_view(position, event, language)
            for event in events
            if position.has_words_for(event, language)
        ],
    )


def _understood(position: Position, action: str) -> Action | None:
    """None: an earlier program wrote it, and this one has no such action."""
    try:
        return position.action(action)
    except UnknownAction:
        return None


def event_view(position: Position, event: Event, language: str) -> EventView:
    return EventView(
        kind=event.kind,
        text=position.describe(event, language),
        clause=event.clause,
        targets=_targets(position.game, event),
        heading=event.heading,
    )


def _targets(game: AnyGame, event: Event) -> list[str]:
    kinds = game.kinds_of_values
    named = ((kinds.get(name, name), value) for name, value in event.values.items())
    return [f"{kind}:{value}" for kind, value in named if kind == SEAT or kind != NUMBER]


# Which entries a reader lacks


@dataclass(frozen=True, slots=True)
class Lacking:
    """`whole`: what is told does not follow on what the reader has, but takes its place."""

    entries: tuple[Entry, ...]
    happenings: tuple[StoredHappening, ...]
    whole: bool


def lacking(match: OpenMatch, since: int) -> Lacking | None:
    """What a reader at that version lacks; None: memory does not reach back so far."""
    whole = not 0 < since <= match.version
    known = 0 if whole else since
    if match.reach > known:
        return None
    return Lacking(
        tuple(each for each in match.tail if each.version > known),
        tuple(each for each in match.happenings if each.version > known),
        whole,
    )


def log_view(
    match: OpenMatch, told: list[EntryView], happenings: list[HappeningView], whole: bool
) -> LogView:
    if whole:
        return LogView(0, told, bool(told) and told[0].number > 0, happenings)
    # Rows that the reader has were written by versions that it knows; all later ones are here.
    start = told[0].number if told else match.number + 1
    return LogView(start, told, match.number >= LOG, happenings)
