"""Board files: what is printed on a board, where each fact comes from, and a checker.

A board file is TOML. `[map]` has the hexes, one a line, with id, place in the grid, terrain, and
the numbers printed there; `[provenance]` says how we know; every further table belongs to the game
(companies, dials, …). The game declares which terrains and numbers there are and in which range,
so that the checker can say exactly what is wrong in a file that a person has typed.
"""

from __future__ import annotations

import hashlib
import json
import math
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from trunkline.core.errors import BadBoard, did_you_mean, one_of
from trunkline.core.hexes import LAYOUTS, Place, neighbours

FORMAT = 1
Toml = str | int | float | bool | list["Toml"] | dict[str, "Toml"]
Table = Mapping[str, Toml]

# What every hex may say, apart from its game's numbers: key -> type.
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


@dataclass(frozen=True)
class BoardSchema:
    """What a game's board file must hold."""

    game: str
    most_hexes: int
    facts: Mapping[str, range]  # number printed on a hex -> what it can be
    terrains: Mapping[str, tuple[str, ...]]  # terrain -> the numbers such a hex has
    check: Callable[[BoardFile], list[str]]  # what else the game demands, as problems found


@dataclass(frozen=True)
class BoardFile:
    game: str
    title: str
    layout: str
    provenance: Table
    hexes: tuple[Hex, ...]
    waters: tuple[tuple[str, tuple[Place, ...]], ...] = ()
    tables: Table = field(default_factory=dict)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Hex id -> number of the hex."""
        return {each.id: number for number, each in enumerate(self.hexes)}

    @cached_property
    def place_names(self) -> Mapping[str, str]:
        """Hex id -> name printed there, for the hexes that have one."""
        return {each.id: each.name for each in self.hexes if each.name}

    @cached_property
    def fingerprint(self) -> str:
        """Short, and different for different boards: records carry it."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:12]

    def text(self) -> str:
        """The file. Reading it back gives an equal board."""
        lines = [f"format = {FORMAT}", f"game = {_toml(self.game)}", f"title = {_toml(self.title)}"]
        lines += _table("provenance", self.provenance)
        lines += ["", "[map]", f"layout = {_toml(self.layout)}", "hexes = ["]
        lines += [f"  {_hex_line(each)}," for each in self.hexes]
        lines += ["]", "waters = ["]
        lines += [
            f"  {{ name = {_toml(name)}, at = {_toml([list(place) for place in places])} }},"
            for name, places in self.waters
        ]
        lines += ["]"]
        for key, value in self.tables.items():
            lines += _table(_key(key), _as_table(value))
        return "\n".join(lines) + "\n"


def provenance(board: BoardFile, language: str) -> str:
    """Where the facts come from, in a sentence; in the reader's language if the file has it."""
    summary = board.provenance["summary"]
    return str(board.provenance.get(f"summary_{language}", summary))


def read_board(path: Path, schema: BoardSchema) -> BoardFile:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadBoard(str(path), [f"not a text file in UTF-8: {error}"]) from None
    return parse_board(text, schema, where=str(path))


def game_of_board(path: Path) -> str:
    """Which game a board file is for, before its schema is known."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(str(path), [f"not a TOML file: {error}"]) from None
    game = data.get("game")
    if not isinstance(game, str):
        raise BadBoard(str(path), ['the file must name its game: game = "…" in its first lines'])
    return game


def parse_board(text: str, schema: BoardSchema, where: str = "board") -> BoardFile:
    """The board of a file, or BadBoard with every problem found."""
    try:
        data: dict[str, Toml] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadBoard(where, [f"not a TOML file: {error}"]) from None
    reader = _Reader(schema)
    board = reader.board(data)
    if not reader.problems:
        reader.problems += _geometry_problems(board)
    if not reader.problems:
        reader.problems += schema.check(board)
    if reader.problems:
        raise BadBoard(where, reader.problems)
    return board


class _Reader:
    """Turns TOML data into a board and gathers what is wrong on the way."""

    def __init__(self, schema: BoardSchema) -> None:
        self.schema = schema
        self.problems: list[str] = []

    def board(self, data: Table) -> BoardFile:
        if data.get("format") != FORMAT:
            self.problems.append(f"format must be {FORMAT}, not {data.get('format')!r}")
        if data.get("game") != self.schema.game:
            self.problems.append(f"game must be '{self.schema.game}', not {data.get('game')!r}")
        map_table = self.table(data, "map")
        provenance = self.table(data, "provenance")
        if not isinstance(provenance.get("summary"), str):
            self.problems.append("[provenance] must have a summary: where the facts come from")
        layout = map_table.get("layout")
        if layout not in LAYOUTS:
            self.problems.append(f"[map] layout must be {one_of(LAYOUTS)}, not {layout!r}")
        found = [self.hex(entry) for entry in self.entries(map_table, "hexes")]
        listed = tuple(each for each in found if each is not None)
        self.check_hexes(listed)
        own = ("format", "game", "title", "map", "provenance")
        tables = {key: value for key, value in data.items() if key not in own}
        for key, value in tables.items():
            if not isinstance(value, dict):
                self.problems.append(f"'{key}' has no place at the top of a board file")
        for key, value in data.items():
            if not _plain(value):
                self.problems.append(f"'{key}' holds a date or a time: put it in quotes")
        return BoardFile(
            game=str(data.get("game")),
            title=str(data.get("title", "")),
            layout=str(layout),
            provenance=provenance,
            hexes=listed,
            waters=tuple(self.water(each) for each in self.entries(map_table, "waters")),
            tables=tables,
        )

    def table(self, data: Table, key: str) -> Table:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.problems.append(f"the table [{key}] is missing")
        return {}

    def entries(self, table: Table, key: str) -> list[Table]:
        value = table.get(key, [])
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            return [each for each in value if isinstance(each, dict)]
        self.problems.append(f"[map] {key} must be a list of {{ … }} entries")
        return []

    def place(self, where: str, value: Toml) -> Place:
        if isinstance(value, list) and len(value) == 2:
            column, row = value
            if _whole(column) and _whole(row):
                return int(str(column)), int(str(row))
        self.problems.append(f"{where}: at must be [column, row], two whole numbers, not {value!r}")
        return 0, 0

    def water(self, entry: Table) -> tuple[str, tuple[Place, ...]]:
        name, places = str(entry.get("name", "")), entry.get("at", [])
        listed = places if isinstance(places, list) else []
        return name, tuple(self.place(f"water '{name}'", place) for place in listed)

    def hex(self, entry: Table) -> Hex | None:
        id = entry.get("id")
        if not isinstance(id, str) or not id or id.split() != [id]:
            self.problems.append(f"a hex needs an id, a word without spaces: {dict(entry)!r}")
            return None
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

    def facts(self, where: str, terrain: str, entry: Table) -> dict[str, int]:
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
        return {key: self.fact(where, key, entry.get(key)) for key in needed}

    def fact(self, where: str, key: str, value: Toml | None) -> int:
        allowed = self.schema.facts[key]
        if value is None:
            self.problems.append(f"{where}: {key} is missing")
        elif not _whole(value) or value not in allowed:
            span = f"{allowed.start} to {allowed.stop - 1}"
            self.problems.append(f"{where}: {key} is a whole number from {span}, not {value!r}")
        else:
            return int(str(value))
        return allowed.start

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


def _geometry_problems(board: BoardFile) -> list[str]:
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


def _whole(value: Toml) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(_plain(each) for each in value.values())
    if isinstance(value, list):
        return all(_plain(each) for each in value)
    return isinstance(value, str | int | float)


def _as_table(value: Toml) -> Table:
    return value if isinstance(value, dict) else {}


def _hex_line(each: Hex) -> str:
    entry: dict[str, Toml] = {"id": each.id, "at": list(each.at), "terrain": each.terrain}
    entry |= each.facts
    if each.neighbours:
        entry["neighbours"] = list(each.neighbours)
    for key in HEX_TEXTS[1:]:
        if text := getattr(each, key):
            entry[key] = text
    if each.confidence != 1.0:
        entry["confidence"] = each.confidence
    return _toml(entry)


def _table(name: str, table: Table) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    lines = ["", f"[{name}]", *(f"{_key(key)} = {_tall(value)}" for key, value in plain.items())]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _table(f"{name}.{_key(key)}", value)
    return lines


def _tall(value: Toml) -> str:
    """A list of sentences reads better with one on each line."""
    if isinstance(value, list) and any(isinstance(each, str) for each in value):
        return "[\n" + "".join(f"  {_toml(each)},\n" for each in value) + "]"
    return _toml(value)


def _key(key: str) -> str:
    bare = key and all(c.isascii() and (c.isalnum() or c in "_-") for c in key)
    return key if bare else _toml(key)


def _toml(value: Toml) -> str:
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {_toml(each)}" for key, each in value.items()) + " }"
        )
    if isinstance(value, list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    if isinstance(value, str):
        # A JSON string is a TOML string, but for one control character that JSON leaves bare.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return json.dumps(value)
