"""What the API sends and takes about the past and about plans."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from trunkline.server.payloads import ActionText, EntryView, Following, MapView, MatchView

LONGEST_PLAN = 200  # actions
Number = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]


@dataclass(frozen=True, slots=True)
class MomentView:
    """A match as it was after an action: `view.number`. Nothing can be decided in it."""

    view: MatchView
    map: MapView  # without the printed board, unless that was asked for


@dataclass(frozen=True, slots=True)
class SeenView:
    number: int | None  # the last action that I had seen; None: I was never here


@dataclass(frozen=True, slots=True)
class Sighting:
    number: Number


@dataclass(frozen=True, slots=True)
class Plan:
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
class PlanView:
    """The position that a plan leads to, through the planner's eyes.

    What is offered there is for whoever decides: of a plan all seats are the planner's.
    """

    view: MatchView
    map: MapView
    entries: list[EntryView]  # what the planned actions did; `at` is empty
    submittable: int  # so many of the first actions can be sent now, at one go
    guessed: bool  # what the planner cannot know was dealt at random


@dataclass(frozen=True, slots=True)
class PlannedSeries:
    """An action, or a series of them, that would follow on a plan."""

    plan: Plan
    action: ActionText
    then: Following = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PlannedDoubt:
    """An action, or a thing on the table, that cannot be chosen in a plan."""

    plan: Plan
    action: ActionText = ""
    target: Annotated[str, Field(max_length=160)] = ""  # as in hex:Q5; several are joined by +
    word: Annotated[str, Field(max_length=40)] = ""


@dataclass(frozen=True, slots=True)
class PlannedWays:
    plan: Plan
    targets: Annotated[str, Field(max_length=400)] = ""  # as in hex:A1; several are joined by +
