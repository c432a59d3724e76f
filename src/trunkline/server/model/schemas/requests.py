"""Schemas of requests about matches: set-up, actions, undo, seats, records, plans."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from trunkline.server.model.table_settings import TableSettings

Language = Literal["en", "ru", "hu"]
SeatKind = Literal["me", "here", "link", "bot"]
Secret = Annotated[str, Field(min_length=32, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(max_length=40)]
LONGEST_SERIES = 200  # actions that are played at one go; an address holds as many


# A match being set up


@dataclass(frozen=True, slots=True)
class SeatRequest:
    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""


@dataclass(frozen=True, slots=True)
class MatchRequest:
    game: Annotated[str, Field(max_length=80)]
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)]
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""
    customs: TableSettings = field(default_factory=TableSettings)


@dataclass(frozen=True, slots=True)
class Claim:
    token: Annotated[str, Field(min_length=8, max_length=128)]
    name: Name


ActionText = Annotated[str, Field(max_length=200)]
Following = Annotated[list[ActionText], Field(max_length=LONGEST_SERIES - 1)]


@dataclass(frozen=True, slots=True)
class Submission:
    """An action, or a series of them that is played whole or not at all."""

    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
    action: ActionText
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None
    # What I do after it at one go: decisions of the same seat, until something comes to light.
    then: Following = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class UndoSteps:
    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
    steps: Annotated[int, Field(strict=True, ge=1, le=100_000)] = 1


# The websocket

# How fast bots decide, for who wants to follow.
Pace = Literal["slow", "normal", "fast", "at-once"]


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a watcher, and again whenever language or seat change."""

    secret: Secret | None = None
    language: str = "en"
    seat: int | None = None
    since: int = 0  # the version that the watcher has
    # Be told of the chat too: a `ChatUpdate` whenever something was said.
    talk: bool = False
    # Whether the table is before somebody's eyes: if so, no notice says what they see.
    visible: bool = True
    # Of those who sit here and have the table before their eyes, the slowest is waited for.
    pace: Pace = "normal"


RecordText = Annotated[str, Field(min_length=1, max_length=400_000)]
Seats = Annotated[list[SeatRequest], Field(max_length=12)]


@dataclass(frozen=True, slots=True)
class RecordCheckRequest:
    text: RecordText


@dataclass(frozen=True, slots=True)
class RecordImport:
    text: RecordText
    # Who plays on, of a match that is not over; without a name, a person has the record's.
    seats: Seats = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ContinueRequest:
    # After which action; 0 is the set-up.
    number: Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
    seats: Seats
    # What was hidden lies where it lay; else it is dealt anew from what I may know. Only of a
    # match that is over.
    as_dealt: Annotated[bool, Field(strict=True)] = False


Order = Literal["same", "rotated", "random"]


@dataclass(frozen=True, slots=True)
class BotRequest:
    """Whom the seat is given to."""

    bot: Annotated[str, Field(max_length=40)]
    leave: Annotated[bool, Field(strict=True)] = False  # it is no longer mine then


@dataclass(frozen=True, slots=True)
class CodeClaim:
    """A code that somebody reads out, to bring their seat to my screen."""

    code: Annotated[str, Field(min_length=8, max_length=16)]


@dataclass(frozen=True, slots=True)
class RematchRequest:
    order: Order = "rotated"


ActionNumber = Annotated[int, Field(ge=0, le=2**31)]
Version = Annotated[int, Field(ge=0, le=2**53)]


@dataclass(frozen=True, slots=True)
class UndoConsentRequest:
    version: Version
    to: ActionNumber  # the match shall stand as after this action; the one after it is mine


@dataclass(frozen=True, slots=True)
class UndoConsentAnswer:
    id: Version  # of what was asked
    agree: Annotated[bool, Field(strict=True)]  # who asks and does not agree any more withdraws it


LONGEST_PLAN = 200  # actions
Number = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]


@dataclass(frozen=True, slots=True)
class ReadMarkerRequest:
    number: Number


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """Actions that might be played one after the other, whoever decides, from a moment on."""

    number: Number  # of the action after which it begins; 0 is the set-up
    actions: Annotated[list[ActionText], Field(max_length=LONGEST_PLAN)] = field(
        default_factory=list
    )
    # Which of mine, if I hold several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None
    # Another number: other guesses.
    luck: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)] = 0


@dataclass(frozen=True, slots=True)
class PlanPreviewRequest:
    """An action, or a series of them, that would follow on a plan."""

    plan: PlanRequest
    action: ActionText
    then: Following = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PlanRefusalRequest:
    """An action, or a thing on the table, that cannot be chosen in a plan."""

    plan: PlanRequest
    action: ActionText = ""
    target: Annotated[str, Field(max_length=160)] = ""  # as in hex:Q5; several are joined by +
    word: Annotated[str, Field(max_length=40)] = ""


@dataclass(frozen=True, slots=True)
class PlanSuggestionsRequest:
    plan: PlanRequest
    targets: Annotated[str, Field(max_length=400)] = ""  # as in hex:A1; several are joined by +


@dataclass(frozen=True, slots=True)
class LessonRequest:
    name: Annotated[str, Field(max_length=40)] = ""  # the learner's


@dataclass(frozen=True, slots=True)
class LessonMove:
    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
