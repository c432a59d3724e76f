"""What the API says of take-backs that need the others' consent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

Number = Annotated[int, Field(ge=0, le=2**31)]
Version = Annotated[int, Field(ge=0, le=2**53)]


@dataclass(frozen=True, slots=True)
class AskedView:
    """What somebody wants to take back, while the others are being asked."""

    id: int  # to be named by who answers
    seat: int  # who asks
    to: int  # the match would stand as after this action
    count: int  # how many decisions that takes back
    news: bool  # something came to light meanwhile that could not be foreseen
    waits_for: list[int]  # the seats that have not answered yet
    mine: bool  # it is I who ask
    to_me: bool  # I am asked


@dataclass(frozen=True, slots=True)
class TakeBackView:
    """What it would take to go back so far."""

    to: int
    count: int
    news: bool
    concerned: list[int]  # the seats whose people must agree; none: it is done at once


@dataclass(frozen=True, slots=True)
class TakeBackWish:
    version: Version
    to: Number  # the match shall stand as after this action; the one after it is mine


@dataclass(frozen=True, slots=True)
class TakeBackAnswer:
    id: Version  # of what was asked
    agree: Annotated[bool, Field(strict=True)]  # who asks and does not agree any more withdraws it
