"""Boards of routes: cities, the tracks between them, and the tickets from city to city.

`[map]` has the cities and the tracks, one a line; tracks between the same two cities follow each
other. `[tickets]` has the deck and where it comes from: the same table in a file of its own takes
its place. Places on the map are in units of its drawing, from the upper left corner.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar

from trunkline.core.board import (
    BoardFile,
    Toml,
    TomlTable,
    fingerprint,
    list_lines,
    table_lines,
    toml,
)
from trunkline.core.scene import Outline, Point
from trunkline.core.texts import Texts

GRAY = "gray"  # the colour of a track that any one colour pays for
TRACK_MARKS = ("tunnel", "ferry", "mountain")
OUTLINES = ("land", "lakes", "ridges")


@dataclass(frozen=True)
class City:
    id: str  # a word: the name, with dashes for its spaces
    name: str  # as printed
    at: Point
    modern: str = ""  # what it is called today, where that differs
    lat: float | None = None
    lon: float | None = None
    junction: bool = False  # without a name on the board, and on no ticket
    note: str = ""


@dataclass(frozen=True)
class Track:
    id: str
    a: str  # the ids of its cities
    b: str
    length: int
    colour: str  # or GRAY
    tunnel: int = 0  # cards that are turned up
    ferry: int = 0  # locomotives that it takes
    mountain: int = 0  # crosses
    always_open: bool = False  # however few play
    doubt: str = ""  # what makes us doubt its length
    via: tuple[Point, ...] = ()  # where it bends


@dataclass(frozen=True)
class Ticket:
    id: str
    a: str  # the ids of its cities
    b: str
    points: int
    long: bool = False


@dataclass(frozen=True, kw_only=True)
class RouteBoard(BoardFile):
    size: Point
    cities: tuple[City, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    deck: TomlTable  # of the tickets: a summary of where they come from, whether a substitute, …
    waters: tuple[tuple[str, Point], ...] = ()
    outlines: Mapping[str, tuple[Outline, ...]] = field(default_factory=dict)  # see OUTLINES

    has_tickets: ClassVar[bool] = True

    @property
    def sources(self) -> Sequence[TomlTable]:
        return (self.provenance, self.deck)

    @property
    def deck_title(self) -> str:
        return str(self.deck.get("title", ""))

    @property
    def substitute(self) -> bool:
        """Whether the tickets are not the printed ones, but stand in for them."""
        return self.deck.get("substitute") is True

    @property
    def land(self) -> tuple[Outline, ...]:
        return self.outlines.get("land", ())

    @property
    def lakes(self) -> tuple[Outline, ...]:
        return self.outlines.get("lakes", ())

    @property
    def ridges(self) -> tuple[Outline, ...]:
        return self.outlines.get("ridges", ())

    @cached_property
    def city_index(self) -> Mapping[str, int]:
        """City id -> number of the city."""
        return {each.id: number for number, each in enumerate(self.cities)}

    @cached_property
    def track_index(self) -> Mapping[str, int]:
        return {each.id: number for number, each in enumerate(self.tracks)}

    @cached_property
    def ticket_index(self) -> Mapping[str, int]:
        return {each.id: number for number, each in enumerate(self.tickets)}

    @cached_property
    def pairs(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the tracks that lie side by side, for each pair of cities with tracks."""
        beside: dict[frozenset[str], list[int]] = {}
        for number, each in enumerate(self.tracks):
            beside.setdefault(frozenset((each.a, each.b)), []).append(number)
        return tuple(map(tuple, beside.values()))

    @cached_property
    def lanes(self) -> tuple[tuple[int, int], ...]:
        """For each track: which one of its pair it is, from 0, and how many that pair has."""
        lanes = {
            number: (lane, len(beside))
            for beside in self.pairs
            for lane, number in enumerate(beside)
        }
        return tuple(lanes[number] for number in range(len(self.tracks)))

    @cached_property
    def fingerprint(self) -> str:
        """Of what is played on: with a coast drawn better, records and matches go on as before."""
        # The names of `Track`, `Ticket` and their fields are in it: stored matches rest on them.
        tracks = [replace(each, doubt="", via=()) for each in self.tracks]
        cities = [each.id for each in self.cities]
        rules = json.dumps(self.tables, sort_keys=True)
        return fingerprint(repr((self.game, cities, tracks, self.tickets, rules)))

    # What people read

    def contents(self) -> str:
        tickets = f"{len(self.tickets)} {'substitute ' if self.substitute else ''}tickets"
        return f"{len(self.cities)} cities, {len(self.tracks)} tracks, {tickets}"

    def spoken(self, what: str, word: str, texts: Texts) -> str | None:
        if what == "city" and word in self.city_index:
            return self.city_name(word, texts)
        if what == "track" and word in self.track_index:
            return self.track_name(self.track_index[word], texts)
        if what == "ticket" and word in self.ticket_index:
            ticket = self.tickets[self.ticket_index[word]]
            return self._joined(ticket.a, ticket.b, texts)
        return None

    def city_name(self, id: str, texts: Texts) -> str:
        return texts.name("city", self.cities[self.city_index[id]].name)

    def track_name(self, number: int, texts: Texts) -> str:
        """'Kabul – Kashgar'; side by side with others also its colour, or else its number there."""
        track, (lane, lanes) = self.tracks[number], self.lanes[number]
        name = self._joined(track.a, track.b, texts)
        if lanes == 1:
            return name
        colours = {each.colour for each in self.tracks[number - lane : number - lane + lanes]}
        own = texts.name("colour", track.colour) if len(colours) == lanes else str(lane + 1)
        return f"{name} ({own})"

    def _joined(self, a: str, b: str, texts: Texts) -> str:
        return f"{self.city_name(a, texts)} – {self.city_name(b, texts)}"

    # The file

    def lines(self) -> list[str]:
        waters: list[Toml] = [{"name": name, "at": _point(at)} for name, at in self.waters]
        return [
            *("", "[map]"),
            f"size = {toml(_point(self.size))}",
            *list_lines("cities", [_city_entry(each) for each in self.cities]),
            *list_lines("tracks", [_track_entry(each) for each in self.tracks]),
            *list_lines("waters", waters),
            *(line for key in OUTLINES for line in self._outline_lines(key)),
            *table_lines("tickets", {**self.deck, "deck": list(map(_ticket_entry, self.tickets))}),
        ]

    def _outline_lines(self, key: str) -> list[str]:
        outlines = self.outlines.get(key, ())
        flat: list[Toml] = [
            [_number(each) for point in line for each in point] for line in outlines
        ]
        return list_lines(key, flat) if flat else []


def _number(value: float) -> Toml:
    return int(value) if value.is_integer() else value


def _point(point: Point) -> list[Toml]:
    return [_number(each) for each in point]


def _city_entry(each: City) -> dict[str, Toml]:
    entry: dict[str, Toml] = {"id": each.id, "name": each.name, "at": _point(each.at)}
    if each.modern:
        entry["modern"] = each.modern
    if each.lat is not None:
        entry["lat"] = _number(each.lat)
    if each.lon is not None:
        entry["lon"] = _number(each.lon)
    if each.junction:
        entry["junction"] = True
    if each.note:
        entry["note"] = each.note
    return entry


def _track_entry(each: Track) -> dict[str, Toml]:
    entry: dict[str, Toml] = {"id": int(each.id), "a": each.a, "b": each.b}
    entry |= {"length": each.length, "colour": each.colour}
    for mark in TRACK_MARKS:
        if number := getattr(each, mark):
            entry[mark] = number
    if each.always_open:
        entry["always_open"] = True
    if each.doubt:
        entry["doubt"] = each.doubt
    if each.via:
        entry["via"] = [_point(point) for point in each.via]
    return entry


def _ticket_entry(each: Ticket) -> dict[str, Toml]:
    entry: dict[str, Toml] = {"id": int(each.id), "a": each.a, "b": each.b, "points": each.points}
    return entry | {"long": True} if each.long else entry
