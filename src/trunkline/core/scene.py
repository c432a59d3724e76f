"""A scene: what lies on the table, described so that any general table can show it.

The terminal, the SVG picture and the browser draw scenes and know no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trunkline.core.hexes import Place

Point = tuple[float, float]  # of a route map, in its own units, from its upper left corner
Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Livery:
    """How an owner is told apart: by colour, by letters and by a stripe pattern."""

    owner: str  # a company; with a word before it, something else: "seat:1", "good:steel"
    name: str
    colour: str  # as #rrggbb
    letters: str
    # solid, stripes, dots, bars, checks, rings, diamonds, waves, chevrons or stars;
    # many: of a wild card, in all colours
    pattern: str
    target: str = ""  # what it stands for in actions: "company:PRR"

    @classmethod
    def of_seat(cls, seat: int, name: str, colour: str, pattern: str) -> Livery:
        """That of a player."""
        owner = seat_owner(seat)
        return cls(owner, name, colour, str(seat + 1), pattern, owner)

    @property
    def seat(self) -> int | None:
        """The seat of the player whose livery it is."""
        word, _, number = self.owner.partition(":")
        return int(number) if word == "seat" else None

    @property
    def is_company(self) -> bool:
        return ":" not in self.owner


def seat_owner(seat: int) -> str:
    """The owner of what belongs to a player; actions call the player so, too."""
    return f"seat:{seat}"


@dataclass(frozen=True)
class Spot:
    """A hex of the map."""

    id: str
    at: Place
    terrain: str
    # How it is drawn: plain, forest, mountain, city, industry, town (a smaller one that matters) or
    # station (where a company starts).
    look: str
    name: str = ""
    cost: str = ""
    gain: str = ""  # what it brings
    extra: str = ""  # what developing it brings
    note: str = ""  # doubts about what is printed here
    owner: str = ""  # the company that starts here, shown in its livery
    starts: tuple[str, ...] = ()  # or the companies that may
    target: str = ""  # what it stands for in actions besides its hex: "city:Leeds"


@dataclass(frozen=True)
class Piece:
    """What lies in a hex.

    A scene tells of track in one of two ways. A locomotive without a heading is its owner's track
    in that hex, and the drawing finds the lines between such hexes. A locomotive with a heading is
    one object, and its line lies behind it as `track` pieces: tiles that say which sides of the
    hex their rails lead to.
    """

    kind: str  # locomotive, house, track, station, token, bid, passenger or bonus
    spot: str
    owner: str = ""
    # Sides of the hex, as `core/hexes.py` counts them: those that the rails of a tile lead to, or
    # those by which rails come to a locomotive with a heading.
    sides: tuple[int, ...] = ()
    heading: int | None = None  # the side that a locomotive leaves by if it goes straight on
    label: str = ""  # what is written on it: the number of a bid, what a bonus brings
    target: str = ""  # what it stands for in actions, where that is not its hex: "station:F3"


@dataclass(frozen=True)
class Counter:
    """A small object in a cell, in its owner's livery; without an owner, a place for one."""

    owner: str = ""
    text: str = ""  # beside it: how many there are of it
    gain: str = ""  # in small print: what they would bring
    strong: bool = False  # the first of them all


@dataclass(frozen=True)
class Cell:
    text: str
    owner: str = ""  # shown in this livery
    strong: bool = False
    target: str = ""  # what it stands for in actions: "company:PRR", "card:7"
    step: int | None = None  # of a dial or a track: where the marker stands, from 0 …
    marks: tuple[str, ...] = ()  # … and what is printed at each place
    points: tuple[str, ...] = ()  # targets on the map that pointing at the cell points at
    note: str = ""  # in small print after the text
    # What lies in it, if anything may lie there; the text says the same in words.
    counters: tuple[Counter, ...] | None = None


@dataclass(frozen=True)
class Panel:
    """A small table beside the map; tables that can do better show it as its kind."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    kind: str = "table"  # table, chart, dials, track, cards, supply, row, hand, tickets or reveal


@dataclass(frozen=True)
class City:
    """A city of a route map. A junction is a city without a name that nobody travels to."""

    id: str
    name: str
    at: Point
    modern: str = ""  # what it is called today, where that differs
    look: str = "city"  # city or junction

    @property
    def target(self) -> str:
        return f"city:{self.id}"


@dataclass(frozen=True)
class Track:
    """A row of spaces between two cities, for the cars of one owner."""

    id: str
    ends: tuple[str, str]  # the ids of its cities
    length: int
    colour: str = ""  # the owner of a livery, or "" for gray
    lane: int = 0  # which of the tracks that lie side by side …
    lanes: int = 1  # … and how many these are
    look: str = "plain"  # plain, tunnel, ferry or mountain
    marks: int = 0  # cards turned up for a tunnel, locomotives of a ferry, crosses of a mountain
    via: tuple[Point, ...] = ()  # where it bends
    owner: str = ""
    closed: bool = False  # to everybody, with no owner
    title: str = ""  # what is printed: the same for a whole match
    note: str = ""  # what is to be said of it now: whose it is, that it is closed

    @property
    def target(self) -> str:
        return f"track:{self.id}"


@dataclass(frozen=True)
class RouteMap:
    """A map of cities and of the tracks between them."""

    # Thousands of points, which two maps with the same tracks share: they are in no hash.
    size: Point
    land: tuple[Outline, ...] = field(hash=False)
    lakes: tuple[Outline, ...] = field(hash=False)
    waters: tuple[tuple[str, Point], ...]  # their names
    cities: tuple[City, ...]
    tracks: tuple[Track, ...]
    ridges: tuple[Outline, ...] = field(default=(), hash=False)  # of mountains


@dataclass(frozen=True)
class Scene:
    """What lies on the table: a map of hexes or one of routes, and the panels beside it."""

    layout: str = ""
    spots: tuple[Spot, ...] = ()
    waters: tuple[tuple[str, tuple[Place, ...]], ...] = ()
    pieces: tuple[Piece, ...] = ()
    liveries: tuple[Livery, ...] = ()
    panels: tuple[Panel, ...] = ()
    provenance: str = ""
    title: str = ""  # what the map is called
    routes: RouteMap | None = None
    # How locomotives without a heading are joined: as a tree, where only the network counts, or
    # all neighbours of an owner, where it matters which way a train goes.
    joined: str = "tree"
