"""Views of the log: actions, and what else happened at the table, rendered for one reader.

What is no action is written with the change itself, in one transaction (`storage/versioning.py`).
Its message is `happening-KIND`, with the seat's name as `$name` and the plain values of its data.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from trunkline.core.actions import NUMBER, Action
from trunkline.core.errors import UnknownAction
from trunkline.core.events import SEAT, Event
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.server.model.cache import LruCache
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.match import EntryView, EventView, HappeningView, LogView
from trunkline.server.model.snapshot import (
    Entry,
    MatchSnapshot,
    bot_title,
    display_name,
    unnamed,
)
from trunkline.server.storage.rows import read_undone
from trunkline.server.storage.versioning import StoredHappening

LOG = 150  # entries that a view carries at most
TOLD = 20_000  # entries kept as sentences, of all matches together


class LogRenderer:
    """Renders entries as payloads; what was rendered once is cached for the next reader."""

    def __init__(self, most: int = TOLD) -> None:
        self._rendered: LruCache[Hashable, EntryView] = LruCache(most)

    def render(
        self, match: MatchSnapshot, entries: Iterable[Entry], seat: int | None, language: str
    ) -> list[EntryView]:
        position = match.position_in(language)
        return [self._entry(match.id, position, each, seat, language) for each in entries]

    def render_revealed(
        self, match: MatchSnapshot, entries: Iterable[Entry], language: str
    ) -> list[EntryView]:
        """With every secret: for whoever looks back at a match that is over."""
        position = match.position_in(language)
        return [self._entry(match.id, position, revealed(each), None, language) for each in entries]

    def _entry(
        self, id: str, position: Position, entry: Entry, seat: int | None, language: str
    ) -> EntryView:
        # Whoever is told of no secret is told the same.
        secret = any(event.secret for event in entry.events)
        knows = seat if secret else None
        key = (id, entry.number, entry.version, secret, knows, language, position.names)
        return self._rendered.get_or_make(key, lambda: entry_view(position, entry, knows, language))


def revealed(entry: Entry) -> Entry:
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
        label=position.text(language).label(action) if action else "",
        at=entry.at.isoformat(timespec="seconds"),
        events=[
            event_view(position, event, language)
            for event in events
            if position.text(language).has_words_for(event)
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
        text=position.text(language).describe(event),
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
class MissingLog:
    """The part of the log that a reader lacks.

    `whole`: it does not follow on what the reader has, but takes its place.
    """

    entries: tuple[Entry, ...]
    happenings: tuple[StoredHappening, ...]
    whole: bool


def missing_log(match: MatchSnapshot, since: int) -> MissingLog | None:
    """What a reader at that version lacks; None: memory does not reach back so far."""
    whole = not 0 < since <= match.version
    known = 0 if whole else since
    if match.reach > known:
        return None
    return MissingLog(
        tuple(each for each in match.tail if each.version > known),
        tuple(each for each in match.happenings if each.version > known),
        whole,
    )


def log_view(
    match: MatchSnapshot, told: list[EntryView], happenings: list[HappeningView], whole: bool
) -> LogView:
    if whole:
        return LogView(0, told, bool(told) and told[0].number > 0, happenings)
    # Rows that the reader has were written by versions that it knows; all later ones are here.
    start = told[0].number if told else match.number + 1
    return LogView(start, told, match.number >= LOG, happenings)


BOT, CALLED = "bot", "called"  # names in the data that stand for more than a plain value


def happening_view(
    match: MatchSnapshot,
    renderer: LogRenderer,
    happening: StoredHappening,
    seat: int | None,
    language: str,
) -> HappeningView:
    """As whoever looks from that seat may know it: what was undone is told no other than
    when it was done."""
    undone = [Entry.from_row(row) for row in read_undone(happening.data)]
    told: list[EntryView] = renderer.render(match, undone, seat, language)
    return HappeningView(
        version=happening.version,
        after=happening.number,
        at=happening.at.isoformat(timespec="seconds"),
        kind=happening.kind,
        seat=happening.seat,
        text=sentence(match, happening, language),
        undone=told,
    )


def sentence(match: MatchSnapshot, happening: StoredHappening, language: str) -> str:
    data = happening.data
    values = {name: each for name, each in data.items() if isinstance(each, str | int)}
    values["name"] = _name(match, happening, language)
    values["count"] = len(data.get("undone", ())) or int(data.get("count", 0))
    if BOT in data:
        values[BOT] = bot_title(str(data[BOT]), language)
    return server_texts(language)(f"happening-{_message(happening)}", **values)


def _message(happening: StoredHappening) -> str:
    """Some are told in other words by what came with them."""
    if happening.kind == "undone" and happening.data.get("agreed"):
        return "undone-agreed"
    if happening.kind == "sat" and happening.data.get("before"):
        return "sat-instead"
    return happening.kind


def _name(match: MatchSnapshot, happening: StoredHappening, language: str) -> str:
    """Who sat down or left is called as they were then, though it be somebody else's seat now."""
    seat = happening.seat
    if seat is None:
        return ""
    if CALLED in happening.data:
        return str(happening.data[CALLED]) or unnamed(seat, language)
    return display_name(match.id, match.seats[seat], language)
