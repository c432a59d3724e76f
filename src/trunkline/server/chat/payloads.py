"""What the API sends and takes about the chat of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

LONGEST = 1000  # characters of a message


@dataclass(frozen=True, slots=True)
class MessageView:
    number: int  # from 1
    seat: int | None  # of who wrote it, at that time
    name: str
    mine: bool
    at: str  # ISO 8601, UTC
    text: str  # plain


@dataclass(frozen=True, slots=True)
class TalkView:
    messages: list[MessageView]  # in order
    earlier: bool  # there are messages before the first of these
    read: int  # the number of the last one that I have read
    unread: int  # how many others have written since
    may_write: bool  # I sit here


@dataclass(frozen=True, slots=True)
class Saying:
    text: Annotated[str, Field(max_length=LONGEST)]
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None


@dataclass(frozen=True, slots=True)
class ReadUpTo:
    number: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
