"""The chat of a table, and private notes.

Whoever sits at a table writes; everybody who can see it reads. A message is no change of the match:
it has no version, and no view is made for it. Those who watch are told the number of the newest
one, by the same bus as changes, and ask for what they lack.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.rate_limit import RateLimit, RateLimiter
from trunkline.server.model.schemas.people import (
    ChatView,
    MessageRequest,
    MessageView,
    NotesRequest,
    NotesView,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.matches import MatchService
from trunkline.server.storage.chat import ChatStore, Message, Notes, NoteStore

AT_ONCE = 100  # messages that are read at one go
PACE = RateLimit(per_second=0.5, burst=10)  # of one person, at all tables
CHAT = "chat:"  # before the match's id, on the bus
Said = Callable[[MatchSnapshot, Message], Awaitable[None]]


class ChatService:
    """The chat of a table: messages, and how far somebody has read."""

    def __init__(self, service: MatchService, said: Said) -> None:
        """`said` is told of every message."""
        self._service = service
        self._store = ChatStore(service.database)
        self._said = said
        self._pace = RateLimiter(PACE)

    async def say(
        self, id: str, viewer: Viewer, owner: str, request: MessageRequest
    ) -> MessageView:
        match = await self._service.open(id)
        seat = _own_seat(match, owner, request.seat)
        text = plain(request.text)
        if not text:
            raise Refused(400, "nothing-said")
        self._pace.check(owner, "problem-too-much-said")
        name, now = match.seats[seat].name, self._service.now()
        message = await self._service.database.run(
            self._store.say, match.id, owner, seat, name, text, now
        )
        if message is None:
            raise Refused(404, "not-found", "problem-no-match")
        await self._said(match, message)
        return _view(message, viewer)

    async def talk(
        self, id: str, viewer: Viewer, since: int = 0, before: int | None = None
    ) -> ChatView:
        match, run = await self._service.open(id), self._service.database.run
        found, earlier = await run(self._store.messages, match.id, since, before, AT_ONCE)
        read, unread = 0, {}
        if viewer.owner is not None:
            read = await run(self._store.read_up_to, match.id, viewer.owner)
            unread = await self.unread([match.id], viewer.owner)
        return ChatView(
            messages=[_view(each, viewer) for each in found],
            earlier=earlier,
            read=read,
            unread=unread.get(match.id, 0),
            may_write=bool(match.held_by(viewer.owner)),
        )

    async def read(self, id: str, owner: str, number: int) -> None:
        match = await self._service.open(id)
        await self._service.database.run(self._store.read, match.id, owner, number)

    async def unread(self, ids: Sequence[str], owner: str) -> dict[str, int]:
        return await self._service.database.run(self._store.unread, ids, owner) if ids else {}


def _own_seat(match: MatchSnapshot, owner: str, wanted: int | None) -> int:
    mine = match.held_by(owner)  # whoever has lent a seat to a bot still sits there
    if not mine or (wanted is not None and wanted not in mine):
        raise Refused(403, "not-seated")
    return mine[0] if wanted is None else wanted


def plain(text: str) -> str:
    """Lines of what can be seen: no control characters, no marks that turn the writing round."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    clean = ["".join(c for c in line if not _unseen(c)).rstrip() for line in lines]
    return "\n".join(clean).strip()


def _unseen(character: str) -> bool:
    # U+200D joins emoji and letters; it turns nothing round.
    return unicodedata.category(character)[0] == "C" and character != "\N{ZERO WIDTH JOINER}"


def _view(message: Message, viewer: Viewer) -> MessageView:
    name = message.name
    if not name and message.seat is not None:
        name = server_texts(viewer.language)("seat", number=message.seat + 1)
    return MessageView(
        number=message.number,
        seat=message.seat,
        name=name,
        mine=viewer.owner is not None and message.owner == viewer.owner,
        at=message.at.isoformat(timespec="seconds"),
        text=message.text,
    )


class NoteService:
    """Private notes: what somebody writes for themselves, at one of their seats."""

    def __init__(self, service: MatchService) -> None:
        self._service = service
        self._store = NoteStore(service.database)

    async def read(self, id: str, owner: str, seat: int | None) -> NotesView:
        match = await self._service.open(id)
        mine = _own_seat(match, owner, seat)
        return _notes_view(
            await self._service.database.run(self._store.notes, match.id, owner, mine)
        )

    async def write(self, id: str, owner: str, request: NotesRequest) -> NotesView:
        match, now = await self._service.open(id), self._service.now()
        seat = _own_seat(match, owner, request.seat)
        text = request.text.replace("\0", "")  # which PostgreSQL does not take for text
        known = _moment(request.known)
        done = await self._service.database.run(
            self._store.write, match.id, owner, seat, text, known, now
        )
        if not done:
            raise Refused(409, "notes-changed")
        return _notes_view(Notes(text, now))


def _moment(known: str) -> datetime | None:
    if not known:
        return None
    try:
        found = datetime.fromisoformat(known)
    except ValueError:
        found = None
    if found is None or found.tzinfo is None:
        raise Refused(422, "malformed", values={"where": "known"})
    return found


def _notes_view(notes: Notes) -> NotesView:
    return NotesView(notes.text, notes.changed.isoformat() if notes.changed else "")
