"""Records that are taken in, and matches that go on from a moment of another one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from trunkline.server.payloads import SeatWish

RecordText = Annotated[str, Field(min_length=1, max_length=400_000)]
Seats = Annotated[list[SeatWish], Field(max_length=12)]


@dataclass(frozen=True, slots=True)
class RecordLook:
    text: RecordText


@dataclass(frozen=True, slots=True)
class RecordInfo:
    """What is in a record that has nothing wrong in it."""

    game: str
    title: str
    players: int
    names: list[str]  # "" where the record has none
    number: int  # how many actions
    actor: int | None  # who is to decide where it breaks off; None: it is over


@dataclass(frozen=True, slots=True)
class RecordImport:
    text: RecordText
    # Who plays on, of a match that is not over; without a name, a person has the record's.
    seats: Seats = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ContinueWish:
    # After which action; 0 is the set-up.
    number: Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
    seats: Seats
    # What was hidden lies where it lay; else it is dealt anew from what I may know. Only of a
    # match that is over.
    as_dealt: Annotated[bool, Field(strict=True)] = False
