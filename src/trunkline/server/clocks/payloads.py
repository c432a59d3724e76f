"""What the API sends and takes about clocks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Literal

from pydantic import Field

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds
MINUTES_OF_A_DAY = 24 * 60

Per = Literal["turn", "decision"]
Why = Literal["hours", "vacation"]
Minute = Annotated[int, Field(strict=True, ge=0, lt=MINUTES_OF_A_DAY)]


@dataclass(frozen=True, slots=True)
class ClockWish:
    """How long everybody may think, in seconds."""

    bank: Annotated[int, Field(strict=True, ge=MINUTE, le=30 * DAY)]
    increment: Annotated[int, Field(strict=True, ge=0, le=7 * DAY)] = 0  # that comes on top …
    per: Per = "turn"  # … after each turn, or after each decision
    # From the end of the time until a bot holds the seat; None: a quarter of the bank.
    grace: Annotated[int, Field(strict=True, ge=MINUTE, le=7 * DAY)] | None = None


@dataclass(frozen=True, slots=True)
class PauseView:
    """When a clock stands still: outside somebody's hours, or on their vacation."""

    since: str  # ISO 8601, UTC
    until: str
    why: Why


@dataclass(frozen=True, slots=True)
class ClockView:
    """All times are fixed ones, so that whoever reads this reckons what is left now."""

    seat: int
    left: int  # milliseconds, at `since`
    since: str | None  # since when it runs; None: it stands
    pauses: list[PauseView]  # after that, in order
    vacation: PauseView | None  # of who sits there, whether it is their turn or not
    grace: int  # milliseconds after its end, until a bot holds the seat


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
