"""Schemas of chat, notes, hours and notifications."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field

from trunkline.server.model.schemas.requests import Language, Name
from trunkline.server.model.table_settings import MINUTES_OF_A_DAY
from trunkline.server.storage.notifications import (
    ChannelService,
    ContactKind,
    ContactStatus,
    Delay,
    DeliveryStatus,
    NoticeKind,
)

LONGEST_MESSAGE = 1000  # characters of a message


@dataclass(frozen=True, slots=True)
class MessageView:
    number: int  # from 1
    seat: int | None  # of who wrote it, at that time
    name: str
    mine: bool
    at: str  # ISO 8601, UTC
    text: str  # plain


@dataclass(frozen=True, slots=True)
class ChatView:
    messages: list[MessageView]  # in order
    earlier: bool  # there are messages before the first of these
    read: int  # the number of the last one that I have read
    unread: int  # how many others have written since
    may_write: bool  # I sit here


@dataclass(frozen=True, slots=True)
class MessageRequest:
    text: Annotated[str, Field(max_length=LONGEST_MESSAGE)]
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None


@dataclass(frozen=True, slots=True)
class MessagesReadRequest:
    number: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]


LONGEST_NOTES = 20_000  # characters


@dataclass(frozen=True, slots=True)
class NotesView:
    text: str
    changed: str  # when, as it is to be sent back; "": nothing was ever written


@dataclass(frozen=True, slots=True)
class NotesRequest:
    text: Annotated[str, Field(max_length=LONGEST_NOTES)]
    known: Annotated[
        str, Field(max_length=40)
    ]  # `changed` of the notes that these take the place of
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None


Minute = Annotated[int, Field(strict=True, ge=0, lt=MINUTES_OF_A_DAY)]
# The first and the last of them: a list, since OpenAPI and its tools differ about pairs.
Days = Annotated[list[date], Field(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True)
class Hours:
    """When the clocks of a person run: every day between two times, except on vacation."""

    zone: Annotated[str, Field(min_length=1, max_length=60)] = "UTC"  # as in Europe/Budapest
    # Minutes after midnight; the same twice: all day.
    start: Minute = 0
    end: Minute = 0
    vacation: Days | None = None


Url = Annotated[str, Field(max_length=2000)]
Short = Annotated[str, Field(max_length=300)]


def _no_bool(value: object) -> object:
    if isinstance(value, bool):  # to Python, false is 0
        raise ValueError("a number of seconds")
    return value


Seconds = Annotated[Delay, BeforeValidator(_no_bool)]


@dataclass(frozen=True, slots=True)
class ContactRequest:
    """Where notices shall go: `email`; or what a browser's PushSubscription says (`endpoint`,
    `p256dh`, `auth`); or a channel, which is a `url`, for Telegram a `bot` and a `chat`."""

    kind: ContactKind
    email: Short = ""
    endpoint: Url = ""
    p256dh: Short = ""
    auth: Short = ""
    service: ChannelService = "json"
    url: Url = ""
    bot: Short = ""
    chat: Short = ""
    name: Name = ""  # what I call it


@dataclass(frozen=True, slots=True)
class ContactChange:
    wants: list[NoticeKind]
    paused: Annotated[bool, Field(strict=True)]


@dataclass(frozen=True, slots=True)
class NotificationSettingsRequest:
    language: Language
    delay: Seconds


@dataclass(frozen=True, slots=True)
class MatchNotifications:
    muted: Annotated[bool, Field(strict=True)]


@dataclass(frozen=True, slots=True)
class DeliveryView:
    """The newest notice, or the newest test."""

    status: DeliveryStatus  # waiting: it failed, and is tried again
    at: str
    test: bool
    problem: str  # a sentence, or ""


@dataclass(frozen=True, slots=True)
class ContactView:
    id: str
    kind: ContactKind
    service: ChannelService | None  # of a channel
    name: str  # the address, the browser's name, or what I call the channel
    status: ContactStatus
    problem: str  # why it is off, or ""
    wants: list[NoticeKind]
    last: DeliveryView | None
    mark: str  # of a browser: a hash by which it knows itself


@dataclass(frozen=True, slots=True)
class NotificationsView:
    contacts: list[ContactView]
    language: Language
    delay: Delay
    email: bool  # whether this server can send mail
    push_key: str  # applicationServerKey of a PushSubscription


@dataclass(frozen=True, slots=True)
class EmailLinkResult:
    """What the link in a letter did."""

    name: str  # the address
