"""What the API says and takes about seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

# hand: let a bot hold my seat. take: decide there again. leave: give it up to a bot. invite: make a
# link. fill: let a bot hold a seat of somebody who does not come.
Deed = Literal["hand", "take", "leave", "invite", "fill"]
Order = Literal["same", "rotated", "random"]


@dataclass(frozen=True, slots=True)
class ChairView:
    """A seat, and what I can do about it now."""

    seat: int
    can: list[Deed]
    awaited: str | None  # ISO 8601: since when the match waits for who sits there
    free_from: str | None  # ISO 8601: when I could give it to somebody else
    why_not: str  # a sentence: why I cannot do that now, or ""


@dataclass(frozen=True, slots=True)
class SeatingView:
    version: int
    chairs: list[ChairView]
    rematch: bool  # I can begin another match with the same people


@dataclass(frozen=True, slots=True)
class BotWish:
    """Whom the seat is given to."""

    bot: Annotated[str, Field(max_length=40)]
    leave: Annotated[bool, Field(strict=True)] = False  # it is no longer mine then


@dataclass(frozen=True, slots=True)
class CodeWish:
    """A code that somebody reads out, to bring their seat to my screen."""

    code: Annotated[str, Field(min_length=8, max_length=16)]


@dataclass(frozen=True, slots=True)
class RematchWish:
    order: Order = "rotated"
