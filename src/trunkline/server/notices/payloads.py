"""What the API sends and takes about notices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import BeforeValidator, Field

from trunkline.server.notices.kinds import (
    ContactKind,
    ContactStatus,
    Delay,
    DeliveryStatus,
    NoticeKind,
    Service,
)
from trunkline.server.payloads import Language, Name

Url = Annotated[str, Field(max_length=2000)]
Short = Annotated[str, Field(max_length=300)]


def _no_bool(value: object) -> object:
    if isinstance(value, bool):  # to Python, false is 0
        raise ValueError("a number of seconds")
    return value


Seconds = Annotated[Delay, BeforeValidator(_no_bool)]


@dataclass(frozen=True, slots=True)
class ContactWish:
    """Where notices shall go: `email`; or what a browser's PushSubscription says (`endpoint`,
    `p256dh`, `auth`); or a channel, which is a `url`, for Telegram a `bot` and a `chat`."""

    kind: ContactKind
    email: Short = ""
    endpoint: Url = ""
    p256dh: Short = ""
    auth: Short = ""
    service: Service = "json"
    url: Url = ""
    bot: Short = ""
    chat: Short = ""
    name: Name = ""  # what I call it


@dataclass(frozen=True, slots=True)
class ContactChange:
    wants: list[NoticeKind]
    paused: Annotated[bool, Field(strict=True)]


@dataclass(frozen=True, slots=True)
class WishesChange:
    language: Language
    delay: Seconds


@dataclass(frozen=True, slots=True)
class MatchNotices:
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
    service: Service | None  # of a channel
    name: str  # the address, the browser's name, or what I call the channel
    status: ContactStatus
    problem: str  # why it is off, or ""
    wants: list[NoticeKind]
    last: DeliveryView | None
    mark: str  # of a browser: a hash by which it knows itself


@dataclass(frozen=True, slots=True)
class NoticesView:
    contacts: list[ContactView]
    language: Language
    delay: Delay
    email: bool  # whether this server can send mail
    push_key: str  # applicationServerKey of a PushSubscription


@dataclass(frozen=True, slots=True)
class ByLink:
    """What the link in a letter did."""

    name: str  # the address
