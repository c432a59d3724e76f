"""Schemas of scenes: panels and their cells, the map with its places, how near the ends are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import is_
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from trunkline.core.scene import UnitKind

T = TypeVar("T")
# Left out where there is none: a map has hundreds of places, a table hundreds of cells, each of
# which is asked, so by a call that runs no Python.
Known = Annotated[T | None, Field(exclude_if=partial(is_, None))]


@dataclass(frozen=True, slots=True)
class EndPartView:
    """One of the things that count: a company, a team, or all there is."""

    owners: list[str]  # of the liveries that it is shown in; none: it is nobody's
    now: int | None  # None: not for these eyes
    goal: int


@dataclass(frozen=True, slots=True)
class EndView:
    """One of the ways in which the match can end, counted by its rules."""

    ending: str
    label: str  # what counts
    now: int | None  # how far it is, in parts where several are needed; None: not for these eyes
    goal: int  # how far it must get
    nearest: bool  # none is nearer
    note: str  # of one that is reached: when the match will be over; else ""
    clause: str
    # Those that would bring it about first, as many as are needed, the nearest first
    parts: list[EndPartView]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place as it is printed: the same for the whole match."""

    target: str  # "hex:Q5", "track:17"
    name: str
    about: str  # what is printed there, after the name: "mountain, cost 4"
    groups: list[str]  # the headings that it stands under in a list of all places
    # What lies beside it: by direction, "north-east"; of a route, by the city that they share. Each
    # is told by how far it stands from this one in the list: numbers that repeat pack well.
    near: dict[str, list[int]]
    short: Known[str] = None  # "Chicago" of "Chicago (F40)"; none: the name is as short as can be
    title: Known[str] = None  # its name with the first of what is printed there; none: with all


PanelKind = Literal[
    "table", "chart", "dials", "track", "cards", "supply", "row", "hand", "tickets", "reveal"
]


@dataclass(frozen=True, slots=True)
class LiveryView:
    owner: str  # the target of its kind: "company:PRR"
    name: str
    colour: str
    letters: str
    pattern: str


@dataclass(frozen=True, slots=True)
class CounterView:
    """A small object in a cell: in the livery of its owner, or a place for one."""

    owner: str
    text: str = ""  # beside it: how many there are of it
    gain: str = ""  # in small print: what they would bring
    strong: bool = False  # the first of them all
    value: Known[int] = None  # how many; none: one, and no number beside it
    gain_value: Known[int] = None


@dataclass(frozen=True, slots=True)
class CellView:
    """A cell of a panel. One with a unit is a number; the text shows it as people write it."""

    text: str
    owner: str = ""  # shown in this livery
    strong: bool = False
    target: str | None = None  # what this cell stands for, if it can be chosen or pointed at
    step: int | None = None  # a dial or a track: where the marker stands, counted from 0 …
    marks: list[str] | None = None  # … and what is printed at each place
    points: list[str] | None = None  # what on the map pointing at the cell points at
    note: str = ""  # in small print after the text
    # What lies in it, if anything may lie there; the text says the same in words.
    counters: list[CounterView] | None = None
    value: Known[int] = None  # the number; none in a number: not for these eyes
    unit: Known[UnitKind] = None
    before: Known[str] = None  # what is written before the number: "$"
    after: Known[str] = None  # and after it: "%"
    of: Known[int] = None  # of how many: the 4 of "3/4"
    brief: Known[str] = None  # the text beside the letters of the livery: "shares" of "NER shares"
    parts: Known[list[str]] = None  # the names that the text is made of: the cities of a ticket


@dataclass(frozen=True, slots=True)
class PanelView:
    id: str
    title: str
    kind: PanelKind
    columns: list[str]
    rows: list[list[CellView]]
    notes: list[str]  # what is to be known about it, in small print after the title


@dataclass(frozen=True, slots=True)
class SceneView:
    title: str
    provenance: str
    liveries: list[LiveryView]
    panels: list[PanelView]
    # What a place of the map stands for besides: "hex:F3" -> ["station:F3"], ["city:Leeds"]
    things: dict[str, list[str]]
    map: str  # changes whenever the drawing of what lies on the map does


@dataclass(frozen=True, slots=True)
class MapView:
    """The map in two layers: the printed board, and what lies on it now."""

    key: str
    view_box: str
    ground: str  # SVG, the same for the whole match; "" for who asked without it
    play: str  # SVG
    places: list[PlaceView]  # what is printed, in words; [] for who asked without the ground
    lying: dict[str, list[str]]  # what lies there now, in words: "hex:Q5" -> ["house"]
    # What is to be read about pieces that can be chosen, and routes of which there is something to
    # say now: "station:F3" -> "Ada, Leeds (F3)". Of other places `places` tells.
    titles: dict[str, str]
