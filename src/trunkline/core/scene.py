"""A scene: what lies on the table, described so that any general table can show it.

The terminal, the SVG picture and the browser draw scenes and know no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from trunkline.core.hexes import Place

# What a number counts: things, points of the score, money, percent, spaces of the map, or places in
# an order. Only money can be paid by one to another.
UnitKind = Literal["count", "points", "money", "percent", "spaces", "places"]
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

    @property
    def label(self) -> str:
        """What the hex is called: "Chicago (F40)", "Q5"."""
        return f"{self.name} ({self.id})" if self.name else self.id

    @property
    def title(self) -> str:
        """Its name with the first that is to be known about it."""
        return ", ".join(filter(None, (self.label, self.terrain, self.cost)))


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
class Unit:
    """The unit of a number, and how the number is written with it, in the reader's language."""

    kind: UnitKind
    before: str = ""  # "$"
    after: str = ""  # "%"
    thousands: str = ""  # what stands between the thousands

    def written(self, value: int) -> str:
        """A number of it as text: "$1,200", "-5"."""
        digits = f"{abs(value):,}".replace(",", self.thousands)
        return f"{'-' if value < 0 else ''}{self.before}{digits}{self.after}"


COUNT, POINTS, DOLLARS = Unit("count"), Unit("points"), Unit("money", "$")
NO_VALUE = "·"  # the text of a cell in which there is nothing to count


@dataclass(frozen=True)
class Counter:
    """A small object in a cell, in its owner's livery; without an owner, a place for one."""

    owner: str = ""
    value: int | None = None  # how many there are of it; None: one, and no number beside it
    gain: int = 0  # what they would bring
    strong: bool = False  # the first of them all

    @property
    def text(self) -> str:
        return "" if self.value is None else str(self.value)

    @property
    def gain_text(self) -> str:
        return f"+{self.gain}" if self.gain else ""


@dataclass(frozen=True)
class Cell:
    """A cell of a panel: a text, and the facts that it tells.

    A cell with a unit is a number; see `figure`. Charts, differences and flights of money are made
    of its value, never of its text.
    """

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
    value: int | None = None  # the number that the text shows; None in a number: nobody may know it
    unit: Unit | None = None
    of: int | None = None  # of how many: the 4 of "3/4"
    brief: str = ""  # the text for beside the letters of its livery: "shares" for "NER shares"
    parts: tuple[str, ...] = ()  # the names that the text is made of: the two cities of a ticket


def figure(
    value: int,
    unit: Unit = COUNT,
    owner: str = "",
    *,
    strong: bool = False,
    of: int | None = None,
    nothing: str = "",
    points: tuple[str, ...] = (),
) -> Cell:
    """A cell with a number. `nothing` is written for 0; `of` is what it is a part of: "3/4"."""
    text = unit.written(value)
    if of is not None:
        text += f"/{of}"
    if not value and nothing:
        text = nothing
    return Cell(text, owner, strong, points=points, value=value, unit=unit, of=of)


@dataclass(frozen=True)
class Panel:
    """A small table beside the map; tables that can do better show it as its kind."""

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    kind: str = "table"  # table, chart, dials, track, cards, supply, row, hand, tickets or reveal
    notes: tuple[str, ...] = ()  # what is to be known about it, in small print after the title


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
    cities: tuple[str, ...] = ()  # what its ends are called; a junction has a name here, too
    about: str = ""  # what is printed there: the same for a whole match
    note: str = ""  # what is to be said of it now: whose it is, that it is closed

    @property
    def target(self) -> str:
        return f"track:{self.id}"

    @property
    def name(self) -> str:
        return " – ".join(self.cities)

    @property
    def title(self) -> str:
        """Its name with what is printed there."""
        return ", ".join(filter(None, (self.name, self.about)))


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

    @property
    def titles(self) -> dict[str, str]:
        """By target, what is to be read about what lies on the map now: pieces that actions speak
        of, and tracks of which there is something to say."""
        spots = {spot.id: spot for spot in self.spots}
        owners = {livery.owner: livery.name for livery in self.liveries}
        found = {
            piece.target: piece_title(spots[piece.spot], owners.get(piece.owner, ""))
            for piece in self.pieces
            if piece.target
        }
        tracks = self.routes.tracks if self.routes else ()
        return found | {each.target: f"{each.title} · {each.note}" for each in tracks if each.note}


def piece_title(spot: Spot, owner: str) -> str:
    """Of a piece: whose it is, and where it stands."""
    return ", ".join(filter(None, (owner, spot.label)))
