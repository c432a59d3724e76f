"""Boards of hexes: one a line, with id, place in the grid, terrain, and the numbers printed there.

The game declares which terrains and numbers there are and in which range.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from trunkline.core.board import BoardFile, BoardReader, Toml, TomlTable, is_whole, list_lines, toml
from trunkline.core.errors import did_you_mean, one_of
from trunkline.core.hexes import LAYOUTS, Place, neighbours
from trunkline.core.texts import Texts

# What every hex may say, apart from its game's numbers.
HEX_TEXTS = ("terrain", "name", "name_status", "name_note", "odd")


@dataclass(frozen=True)
class Hex:
    """One hex as printed."""

    id: str
    at: Place
    terrain: str
    neighbours: tuple[str, ...]
    facts: Mapping[str, int]  # the numbers printed on it
    confidence: float = 1.0
    name: str = ""
    name_status: str = ""
    name_note: str = ""
    odd: str = ""  # what makes us doubt a number here


@dataclass(frozen=True, kw_only=True)
class HexBoard(BoardFile):
    layout: str
    hexes: tuple[Hex, ...]
    waters: tuple[tuple[str, tuple[Place, ...]], ...] = ()

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Hex id -> number of the hex."""
        return {each.id: number for number, each in enumerate(self.hexes)}

    @cached_property
    def place_names(self) -> Mapping[str, str]:
        """Hex id -> name printed there, for the hexes that have one."""
        return {each.id: each.name for each in self.hexes if each.name}

    def steps_from(self, start: Place) -> dict[Place, int]:
        """How many steps from hex to hex each place is away, over the board; those out of reach
        are left out."""
        places = {each.at for each in self.hexes}
        steps = {start: 0}
        waiting = deque(steps)
        while waiting:
            here = waiting.popleft()
            for place in neighbours(self.layout, here):
                if place in places and place not in steps:
                    steps[place] = steps[here] + 1
                    waiting.append(place)
        return steps

    def lines(self) -> list[str]:
        waters: list[Toml] = [
            {"name": name, "at": [list(place) for place in places]} for name, places in self.waters
        ]
        return [
            *("", "[map]"),
            f"layout = {toml(self.layout)}",
            *list_lines("hexes", [_hex_entry(each) for each in self.hexes]),
            *list_lines("waters", waters),
        ]

    def contents(self) -> str:
        return f"{len(self.hexes)} hexes, {len(self.place_names)} of them named"

    def spoken(self, what: str, word: str, texts: Texts) -> str | None:
        """Hexes with what is there; cities and towns by their names, as they stand on the map."""
        if what in ("city", "town") and word in self.place_names.values():
            return texts.name("place", word)
        if what != "hex":
            return None
        name = self.place_names.get(word)
        return f"{texts.name('place', name)} ({word})" if name else word


@dataclass(frozen=True)
class HexSchema:
    """What a game's board of hexes must hold."""

    game: str
    most_hexes: int
    facts: Mapping[str, range]  # number printed on a hex -> what it can be
    terrains: Mapping[str, tuple[str, ...]]  # terrain -> the numbers such a hex has
    check: Callable[[HexBoard], list[str]]  # what else the game demands, as problems found

    def __post_init__(self) -> None:
        for terrain, numbers in self.terrains.items():
            for number in numbers:
                if number not in self.facts:
                    raise ValueError(
                        f"terrain {terrain} has the number '{number}', but facts do not say its "
                        "range"
                    )

    def read(self, data: TomlTable) -> tuple[HexBoard, list[str]]:
        reader = _HexReader(self)
        board = reader.board(data)
        problems = reader.problems or _row_problems(board) or _geometry_problems(board)
        return board, problems or self.check(board)

    def replace_tickets(self, board: HexBoard, data: TomlTable) -> tuple[HexBoard, list[str]]:
        return board, [f"there are no tickets in {self.game}"]


class _HexReader(BoardReader):
    def __init__(self, schema: HexSchema) -> None:
        super().__init__(schema.game)
        self.schema = schema

    def board(self, data: TomlTable) -> HexBoard:
        self.header(data)
        map_table = self.table(data, "map")
        provenance = self.provenance(data)
        layout = map_table.get("layout")
        if layout not in LAYOUTS:
            self.problems.append(f"[map] layout must be {one_of(LAYOUTS)}, not {layout!r}")
        found = [self.hex(entry) for entry in self.entries(map_table, "map", "hexes")]
        listed = tuple(each for each in found if each is not None)
        self.check_hexes(listed)
        return HexBoard(
            game=str(data.get("game")),
            title=str(data.get("title", "")),
            provenance=provenance,
            tables=self.tables(data),
            layout=str(layout),
            hexes=listed,
            waters=tuple(self.water(each) for each in self.entries(map_table, "map", "waters")),
        )

    def place(self, where: str, value: Toml) -> Place:
        if isinstance(value, list) and len(value) == 2:
            column, row = value
            if is_whole(column) and is_whole(row):
                return int(str(column)), int(str(row))
        self.problems.append(f"{where}: at must be [column, row], two whole numbers, not {value!r}")
        return 0, 0

    def water(self, entry: TomlTable) -> tuple[str, tuple[Place, ...]]:
        name, places = str(entry.get("name", "")), entry.get("at", [])
        listed = places if isinstance(places, list) else []
        return name, tuple(self.place(f"water '{name}'", place) for place in listed)

    def hex(self, entry: TomlTable) -> Hex | None:
        id = entry.get("id")
        if not isinstance(id, str) or not id or id.split() != [id]:
            self.problems.append(f"a hex needs an id, a word without spaces: {dict(entry)!r}")
            return None
        if "," in id:
            self.problems.append(
                f"hex {id!r}: an id has no comma, which separates actions in a record"
            )
        where = f"hex {id}"
        texts = {key: str(entry[key]) for key in HEX_TEXTS if key in entry}
        listed = entry.get("neighbours", [])
        confidence = entry.get("confidence", 1.0)
        if not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
            self.problems.append(f"{where}: confidence is a number from 0 to 1, not {confidence!r}")
            confidence = 1.0
        if not isinstance(listed, list):
            self.problems.append(f"{where}: neighbours must be a list of hex ids")
            listed = []
        terrain = texts.pop("terrain", "")
        return Hex(
            id=id,
            at=self.place(where, entry.get("at", "")),
            terrain=terrain,
            neighbours=tuple(str(each) for each in listed),
            facts=self.facts(where, terrain, entry),
            confidence=float(confidence),
            **texts,
        )

    def facts(self, where: str, terrain: str, entry: TomlTable) -> dict[str, int]:
        if terrain not in self.schema.terrains:
            known = list(self.schema.terrains)
            self.problems.append(
                f"{where}: terrain {terrain!r} is not {one_of(known)}."
                + did_you_mean(terrain, known)
            )
            return {}
        common = ("id", "at", "neighbours", "confidence", *HEX_TEXTS)
        needed = self.schema.terrains[terrain]
        for key in entry:
            if key not in common and key not in needed:
                self.problems.append(
                    f"{where}: {terrain} hexes have no '{key}'." + did_you_mean(key, needed)
                )
        ranges = self.schema.facts
        return {key: self.whole(where, key, entry.get(key), ranges[key]) for key in needed}

    def check_hexes(self, listed: tuple[Hex, ...]) -> None:
        if not 1 <= len(listed) <= self.schema.most_hexes:
            self.problems.append(
                f"[map] has {len(listed)} hexes; 1 to {self.schema.most_hexes} are possible"
            )
        ids: set[str] = set()
        places: dict[Place, str] = {}
        for each in listed:
            if each.id.casefold() in ids:
                self.problems.append(f"hex {each.id} is listed twice: every id must be different")
            ids.add(each.id.casefold())
            if each.at in places:
                self.problems.append(f"hexes {places[each.at]} and {each.id} stand in one place")
            places[each.at] = each.id


def _row_problems(board: HexBoard) -> list[str]:
    """Columns are counted double in a pointy layout: a hex between two places overlaps both."""
    odd = [each.id for each in board.hexes if sum(each.at) % 2]
    even = [each.id for each in board.hexes if sum(each.at) % 2 == 0]
    fewer = min(even, odd, key=len)
    if board.layout != "pointy" or not fewer:
        return []
    rule = "columns are counted double, so column + row is even for all hexes, or odd for all"
    return [f"{rule}; it is not for {', '.join(fewer)}"]


def _geometry_problems(board: HexBoard) -> list[str]:
    """Neighbours follow from the places; a list that is printed beside them must agree."""
    problems = []
    ids = {each.at: each.id for each in board.hexes}
    for each in board.hexes:
        around = {ids[at] for at in neighbours(board.layout, each.at) if at in ids}
        if not around:
            problems.append(f"hex {each.id} at {list(each.at)} has no neighbour on the board")
        if not each.neighbours:
            continue
        for listed in each.neighbours:
            if listed not in board.index:
                problems.append(f"hex {each.id}: neighbour {listed} is not on the board")
            elif listed not in around:
                problems.append(
                    f"hex {each.id}: {listed} is no neighbour; those are {one_of(sorted(around))}"
                )
        problems += [
            f"hex {each.id}: neighbour {missing} is missing in its list"
            for missing in sorted(around - set(each.neighbours))
        ]
    return problems


def _hex_entry(each: Hex) -> dict[str, Toml]:
    entry: dict[str, Toml] = {"id": each.id, "at": list(each.at), "terrain": each.terrain}
    entry |= each.facts
    if each.neighbours:
        entry["neighbours"] = list(each.neighbours)
    for key in HEX_TEXTS[1:]:
        if text := getattr(each, key):
            entry[key] = text
    if each.confidence != 1.0:
        entry["confidence"] = each.confidence
    return entry
