"""Schemas of history: past positions, plans, and the numbers of a match as time series."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trunkline.server.model.schemas.match import EntryView, MatchView
from trunkline.server.model.schemas.scene import MapView


@dataclass(frozen=True, slots=True)
class MomentView:
    """A match as it was after an action: `view.number`. Nothing can be decided in it."""

    view: MatchView
    map: MapView  # without the printed board, unless that was asked for


@dataclass(frozen=True, slots=True)
class ReadMarkerView:
    number: int | None  # the last action that I had seen; None: I was never here


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
class LineView:
    """A moment: the action that led to it, in a sentence. Number 0 is the set-up."""

    number: int
    at: str
    seat: int | None
    action: str  # the notation; "" where it is not for these eyes
    text: str
    heading: str  # of the part of the log that begins here, or ""
    opens: bool  # that part begins with this action, not after it


@dataclass(frozen=True, slots=True)
class StatisticsPanel:
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class SeriesView:
    """A number through the whole match, as it stands after each action.

    It has `values[i]` from action `at[i]` on, until the next change; null: it stood nowhere.
    """

    id: str  # stays the same while the match goes on
    panel: str  # "score": the scores themselves
    line: str  # what the row is known by: series with the same one stand in one row
    place: int  # the number of the column in its panel
    row: str
    column: str
    part: str  # whose, of a cell in which things of several owners lie; "": of all of them
    kind: Literal["figure", "step", "count", "gain"]  # gain: what they would bring
    before: str  # what is written before the number: "$"
    after: str  # and after it: "/4"
    owner: str  # of the row: the livery's, "seat:1"
    livery: str  # of the cell itself, or of who owns what lies there
    at: list[int]
    values: list[int | None]


@dataclass(frozen=True, slots=True)
class StatisticsView:
    version: int
    number: int  # of the last action
    lines: list[LineView]
    panels: list[StatisticsPanel]
    series: list[SeriesView]
