"""What notices are about, where they go, and how they stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, get_args

from trunkline.server.payloads import Language

NoticeKind = Literal["turn", "reminder", "request", "message", "over", "rematch"]
ContactKind = Literal["email", "push", "channel"]
Service = Literal["discord", "slack", "telegram", "json"]
ContactStatus = Literal["unconfirmed", "on", "paused", "off"]
DeliveryStatus = Literal["waiting", "sent", "failed"]
Delay = Literal[0, 60, 600, 3600]  # seconds that a person is left alone with a turn

KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
USUAL_DELAY: Delay = 60
TEST = "test"


@dataclass(frozen=True, slots=True)
class Contact:
    id: str
    owner: str = field(repr=False)
    kind: ContactKind
    address: Mapping[str, Any] = field(repr=False)  # never in a log
    wants: tuple[NoticeKind, ...]
    created: datetime
    status: ContactStatus
    problem: str = ""
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice for one contact; `tries` says which attempt is the next one."""

    id: str
    contact: str
    match: str
    kind: str
    number: int
    by: str
    at: datetime
    due: datetime
    tries: int
    status: DeliveryStatus
    problem: str


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody has said about all of their notices."""

    language: Language
    delay: Delay = USUAL_DELAY
