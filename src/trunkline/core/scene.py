"""A scene: what lies on the table, described so that any general table can show it.

The terminal, the SVG picture and the browser draw scenes and know no game.
"""

from __future__ import annotations

from dataclasses import dataclass

from trunkline.core.hexes import Place


@dataclass(frozen=True)
class Livery:
    """How an owner is told apart: by colour, by letters and by a stripe pattern."""

    owner: str
    name: str
    colour: str  # as #rrggbb
    letters: str
    pattern: str  # solid, stripes, dots, bars or checks
    target: str = ""  # what it stands for in actions: "company:PRR"


@dataclass(frozen=True)
class Spot:
    """A hex of the map."""

    id: str
    at: Place
    terrain: str
    look: str  # how the terrain is drawn: plain, forest, mountain, city, industry, station
    name: str = ""
    cost: str = ""
    gain: str = ""  # what it brings
    extra: str = ""  # what developing it brings
    note: str = ""  # doubts about what is printed here


@dataclass(frozen=True)
class Piece:
    kind: str  # locomotive or house
    spot: str
    owner: str = ""


@dataclass(frozen=True)
class Cell:
    text: str
    owner: str = ""  # shown in this livery
    strong: bool = False
    target: str = ""  # what it stands for in actions: "company:PRR", "card:7"
    step: int | None = None  # of a dial or a track: where the marker stands, from 0 …
    marks: tuple[str, ...] = ()  # … and what is printed at each place


@dataclass(frozen=True)
class Panel:
    """A small table beside the map; tables that can do better show it as its kind."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    kind: str = "table"  # table, dials, track, cards or supply


@dataclass(frozen=True)
class Scene:
    layout: str
    spots: tuple[Spot, ...]
    waters: tuple[tuple[str, tuple[Place, ...]], ...]
    pieces: tuple[Piece, ...]
    liveries: tuple[Livery, ...]
    panels: tuple[Panel, ...]
    provenance: str
    title: str = ""  # what the map is called
