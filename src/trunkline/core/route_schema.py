"""What a game's board of routes must hold, and the reader that says what is wrong in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from trunkline.core.board import OWN, BoardReader, Toml, TomlTable
from trunkline.core.errors import did_you_mean, one_of
from trunkline.core.route_board import (
    GRAY,
    OUTLINES,
    TRACK_MARKS,
    City,
    RouteBoard,
    Ticket,
    Track,
)
from trunkline.core.scene import Outline, Point

FARTHEST = 100_000  # units of the drawing, and degrees: beyond it is a slip of the finger
IDS = range(1, 1000)  # of tracks and tickets
CITY_KEYS = ("id", "name", "at", "modern", "lat", "lon", "junction", "note")
TRACK_KEYS = ("id", "a", "b", "length", "colour", "always_open", "doubt", "via")
TICKET_KEYS = ("id", "a", "b", "points", "long")


@dataclass(frozen=True)
class RouteSchema:
    game: str
    colours: tuple[str, ...]  # of tracks, apart from GRAY
    lengths: range
    marks: Mapping[str, range]  # of TRACK_MARKS, those of the game -> the number beside it
    values: range  # of tickets
    most_cities: int
    most_tracks: int
    most_pairs: int  # of cities with tracks between them
    most_at_city: int  # tracks
    most_tickets: int
    check: Callable[[RouteBoard], list[str]]  # what else the game demands, as problems found

    def read(self, data: TomlTable) -> tuple[RouteBoard, list[str]]:
        reader = _RouteReader(self)
        board = reader.board(data)
        return board, reader.problems or self._network(board) or self.check(board)

    def replace_tickets(self, board: RouteBoard, data: TomlTable) -> tuple[RouteBoard, list[str]]:
        reader = _RouteReader(self)
        deck, tickets = reader.ticket_file(data, board.cities)
        board = replace(board, deck=deck, tickets=tickets)
        return board, reader.problems or self.check(board)

    def _network(self, board: RouteBoard) -> list[str]:
        return [*_side_by_side(board), *self._room(board), *_connected(board)]

    def _room(self, board: RouteBoard) -> list[str]:
        problems = []
        if len(board.pairs) > self.most_pairs:
            problems.append(
                f"[map] joins {len(board.pairs)} pairs of cities; {self.most_pairs} are possible"
            )
        ends = Counter(city for each in board.tracks for city in (each.a, each.b))
        problems += [
            f"city {city} has {count} tracks; {self.most_at_city} are possible"
            for city, count in ends.items()
            if count > self.most_at_city
        ]
        return problems


def _side_by_side(board: RouteBoard) -> list[str]:
    problems = []
    for numbers in board.pairs:
        beside = [board.tracks[number] for number in numbers]
        first = beside[0]
        if list(numbers) != list(range(numbers[0], numbers[0] + len(numbers))):
            listed = ", ".join(each.id for each in beside)
            problems.append(f"tracks {listed} join the same cities and must follow each other")
        problems += [
            f"track {each.id}: write its cities as track {first.id} does, "
            f"a = {first.a!r}, b = {first.b!r}"
            for each in beside
            if each.a != first.a
        ]
        problems += [
            f"track {each.id}: its length is {each.length}, and that of track {first.id} between "
            f"the same cities {first.length}"
            for each in beside
            if each.length != first.length
        ]
    return problems


def _connected(board: RouteBoard) -> list[str]:
    around: dict[str, set[str]] = {each.id: set() for each in board.cities}
    for each in board.tracks:
        around[each.a].add(each.b)
        around[each.b].add(each.a)
    start = board.cities[0].id
    reached, waiting = {start}, [start]
    while waiting:
        new = around[waiting.pop()] - reached
        reached |= new
        waiting += new
    apart = [each.id for each in board.cities if each.id not in reached]
    return [f"from {start} these cities cannot be reached: {', '.join(apart)}"] if apart else []


class _RouteReader(BoardReader):
    def __init__(self, schema: RouteSchema) -> None:
        super().__init__(schema.game)
        self.schema = schema
        self.cities: dict[str, City] = {}  # by id and by name

    def board(self, data: TomlTable) -> RouteBoard:
        self.header(data)
        map_table = self.table(data, "map")
        provenance = self.provenance(data)
        size = self.point("[map]", "size", map_table.get("size"))
        cities = self.read_cities(map_table, size)
        deck, tickets = self.tickets(self.table(data, "tickets"))
        return RouteBoard(
            game=str(data.get("game")),
            title=str(data.get("title", "")),
            provenance=provenance,
            tables=self.tables(data, (*OWN, "tickets")),
            size=size,
            cities=cities,
            tracks=self.read_tracks(map_table),
            tickets=tickets,
            deck=deck,
            waters=tuple(self.water(each) for each in self.entries(map_table, "map", "waters")),
            outlines={key: self.outlines(map_table, key) for key in OUTLINES if key in map_table},
        )

    def ticket_file(
        self, data: TomlTable, cities: Sequence[City]
    ) -> tuple[TomlTable, tuple[Ticket, ...]]:
        self.header(data)
        for key in data:
            if key not in ("format", "game", "tickets"):
                self.problems.append(f"'{key}' has no place in a file of tickets")
        self.know(cities)
        return self.tickets(self.table(data, "tickets"))

    # Places

    def point(self, where: str, key: str, value: Toml | None) -> Point:
        if isinstance(value, list) and len(value) == 2:
            x, y = map(_number, value)
            if x is not None and y is not None:
                return x, y
        self.problems.append(f"{where}: {key} must be [x, y], two numbers, not {value!r}")
        return 0.0, 0.0

    def water(self, entry: TomlTable) -> tuple[str, Point]:
        name = str(entry.get("name", ""))
        return name, self.point(f"water '{name}'", "at", entry.get("at"))

    def outlines(self, table: TomlTable, key: str) -> tuple[Outline, ...]:
        value = table[key]
        if not isinstance(value, list):
            self.problems.append(f"[map] {key} must be a list of outlines: [[x, y, x, y, …], …]")
            return ()
        return tuple(self.outline(f"[map] {key}", each) for each in value)

    def outline(self, where: str, value: Toml) -> Outline:
        flat = [_number(each) for each in value] if isinstance(value, list) else []
        known = [each for each in flat if each is not None]
        if len(known) < 4 or len(known) % 2 or len(known) != len(flat):
            self.problems.append(f"{where}: an outline is [x, y, x, y, …], two points at least")
            return ()
        return tuple(zip(known[::2], known[1::2], strict=True))

    # Cities

    def read_cities(self, table: TomlTable, size: Point) -> tuple[City, ...]:
        found = [self.city(entry, size) for entry in self.entries(table, "map", "cities")]
        cities = tuple(each for each in found if each is not None)
        if not 2 <= len(cities) <= self.schema.most_cities:
            most = self.schema.most_cities
            self.problems.append(f"[map] has {len(cities)} cities; 2 to {most} are possible")
        self.once("city", [each.id for each in cities])
        self.know(cities)
        return cities

    def know(self, cities: Sequence[City]) -> None:
        self.cities = {each.name: each for each in cities} | {each.id: each for each in cities}

    def city(self, entry: TomlTable, size: Point) -> City | None:
        id = entry.get("id")
        if not isinstance(id, str) or not id or id.split() != [id]:
            self.problems.append(f"a city needs an id, a word without spaces: {dict(entry)!r}")
            return None
        where = f"city {id}"
        self.keys(where, entry, CITY_KEYS)
        at = self.point(where, "at", entry.get("at"))
        if not (0 <= at[0] <= size[0] and 0 <= at[1] <= size[1]):
            self.problems.append(f"{where}: {list(at)} is not on the map, whose size is {size}")
        return City(
            id=id,
            name=self.text(where, "name", entry) or id,
            at=at,
            modern=self.text(where, "modern", entry),
            lat=self.degrees(where, "lat", entry),
            lon=self.degrees(where, "lon", entry),
            junction=self.flag(where, "junction", entry),
            note=self.text(where, "note", entry),
        )

    def degrees(self, where: str, key: str, entry: TomlTable) -> float | None:
        if key not in entry:
            return None
        value = _number(entry[key])
        if value is None:
            self.problems.append(f"{where}: {key} is a number of degrees, not {entry[key]!r}")
        return value

    # Tracks

    def read_tracks(self, table: TomlTable) -> tuple[Track, ...]:
        tracks = tuple(self.track(entry) for entry in self.entries(table, "map", "tracks"))
        if not 1 <= len(tracks) <= self.schema.most_tracks:
            most = self.schema.most_tracks
            self.problems.append(f"[map] has {len(tracks)} tracks; 1 to {most} are possible")
        self.once("track", [each.id for each in tracks])
        return tracks

    def track(self, entry: TomlTable) -> Track:
        schema = self.schema
        id = self.id("track", entry)
        where = f"track {id}"
        self.keys(where, entry, (*TRACK_KEYS, *schema.marks))
        a, b = self.ends(where, entry)
        length = self.whole(where, "length", entry.get("length"), schema.lengths)
        colours = (*schema.colours, GRAY)
        colour = entry.get("colour")
        if colour not in colours:
            self.problems.append(
                f"{where}: colour is {one_of(colours)}, not {colour!r}."
                + did_you_mean(str(colour), colours)
            )
        marks = {
            mark: self.whole(where, mark, entry[mark], schema.marks[mark])
            for mark in TRACK_MARKS
            if mark in schema.marks and mark in entry
        }
        if marks.get("ferry", 0) > length:
            self.problems.append(f"{where}: no more locomotives on a ferry than spaces ({length})")
        via = entry.get("via", [])
        return Track(
            id=id,
            a=a,
            b=b,
            length=length,
            colour=str(colour),
            **marks,
            always_open=self.flag(where, "always_open", entry),
            doubt=self.text(where, "doubt", entry),
            via=tuple(
                self.point(where, "each point of via", each)
                for each in (via if isinstance(via, list) else [via])
            ),
        )

    # Tickets

    def tickets(self, table: TomlTable) -> tuple[TomlTable, tuple[Ticket, ...]]:
        about = {key: value for key, value in table.items() if key != "deck"}
        if not isinstance(about.get("summary"), str):
            self.problems.append("[tickets] must have a summary: where the tickets come from")
        if not isinstance(about.get("substitute", False), bool):
            self.problems.append("[tickets] substitute is true or false")
        tickets = tuple(self.ticket(entry) for entry in self.entries(table, "tickets", "deck"))
        if not 1 <= len(tickets) <= self.schema.most_tickets:
            most = self.schema.most_tickets
            self.problems.append(f"[tickets] deck has {len(tickets)}; 1 to {most} are possible")
        self.once("ticket", [each.id for each in tickets])
        return about, tickets

    def ticket(self, entry: TomlTable) -> Ticket:
        id = self.id("ticket", entry)
        where = f"ticket {id}"
        self.keys(where, entry, TICKET_KEYS)
        a, b = self.ends(where, entry)
        for city in (a, b):
            if city in self.cities and self.cities[city].junction:
                self.problems.append(f"{where}: {city} is a junction; tickets go to cities")
        points = self.whole(where, "points", entry.get("points"), self.schema.values)
        return Ticket(id, a, b, points, self.flag(where, "long", entry))

    # What several have

    def id(self, what: str, entry: TomlTable) -> str:
        """The number of a track or a ticket, as the word that it is in the notation."""
        return str(self.whole(f"{what} {entry.get('id')!r}", "id", entry.get("id"), IDS))

    def once(self, what: str, ids: Sequence[str]) -> None:
        for id, count in Counter(each.casefold() for each in ids).items():
            if count > 1:
                self.problems.append(f"{what} {id} is listed twice: every id must be different")

    def ends(self, where: str, entry: TomlTable) -> tuple[str, str]:
        a, b = (self.known_city(where, key, entry) for key in ("a", "b"))
        if a == b and a in self.cities:
            self.problems.append(f"{where}: both ends are {a}")
        return a, b

    def known_city(self, where: str, key: str, entry: TomlTable) -> str:
        """The id of a city that may be called by its name."""
        value = entry.get(key)
        if isinstance(value, str) and value in self.cities:
            return self.cities[value].id
        if value is None:
            self.problems.append(f"{where}: {key} is missing, a city")
        else:
            meant = did_you_mean(str(value), self.cities)
            self.problems.append(f"{where}: {key} = {value!r} is no city of the board.{meant}")
        return str(value)

    def keys(self, where: str, entry: TomlTable, known: Sequence[str]) -> None:
        for key in entry:
            if key not in known:
                self.problems.append(
                    f"{where}: there is no '{key}' here." + did_you_mean(key, known)
                )

    def text(self, where: str, key: str, entry: TomlTable) -> str:
        value = entry.get(key, "")
        if not isinstance(value, str):
            self.problems.append(f"{where}: {key} is a text in quotes, not {value!r}")
        return str(value)

    def flag(self, where: str, key: str, entry: TomlTable) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            self.problems.append(f"{where}: {key} is true or false, not {value!r}")
        return value is True


def _number(value: Toml) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if -FARTHEST <= value <= FARTHEST else None
