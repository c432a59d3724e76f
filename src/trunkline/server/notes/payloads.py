"""What the API sends and takes about notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

LONGEST = 20_000  # characters


@dataclass(frozen=True, slots=True)
class NotesView:
    text: str
    changed: str  # when, as it is to be sent back; "": nothing was ever written


@dataclass(frozen=True, slots=True)
class NotesWish:
    text: Annotated[str, Field(max_length=LONGEST)]
    known: Annotated[
        str, Field(max_length=40)
    ]  # `changed` of the notes that these take the place of
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None
