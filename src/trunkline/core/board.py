"""Board files: what is printed on a board, and where each fact comes from.

A board file is TOML. `[map]` is of one of two kinds, hexes (`hex_board`) or routes between cities
(`route_board`); `[provenance]` says how we know; every further table belongs to the game. A game
declares in its schema what there can be and in which range, so that the checker can say exactly
what is wrong in a file that a person has typed.
"""

from __future__ import annotations

import hashlib
import json
import math
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Protocol, TypeVar

from trunkline.core.errors import BadBoard
from trunkline.core.texts import Texts

FORMAT = 1
Toml = str | int | float | bool | list["Toml"] | dict[str, "Toml"]
TomlTable = Mapping[str, Toml]

OWN = ("format", "game", "title", "map", "provenance")  # what stands at the top of every board file


@dataclass(frozen=True, kw_only=True)
class BoardFile(ABC):
    game: str
    title: str
    provenance: TomlTable
    tables: TomlTable = field(default_factory=dict)

    has_tickets: ClassVar[bool] = False  # a deck that another one can take the place of

    @cached_property
    def fingerprint(self) -> str:
        """Short, and different for different boards: records carry it."""
        return fingerprint(self.text())

    @property
    def deck_title(self) -> str:
        """What its ticket deck is called, if it has one."""
        return ""

    @property
    def sources(self) -> Sequence[TomlTable]:
        """The tables that say where the facts come from, each with a summary."""
        return (self.provenance,)

    def text(self) -> str:
        """The file. Reading it back gives an equal board."""
        lines = [f"format = {FORMAT}", f"game = {toml(self.game)}", f"title = {toml(self.title)}"]
        lines += table_lines("provenance", self.provenance)
        lines += self.lines()
        for key, value in self.tables.items():
            lines += table_lines(toml_key(key), value if isinstance(value, dict) else {})
        return "\n".join(lines) + "\n"

    @abstractmethod
    def lines(self) -> list[str]:
        """The tables that its kind of board has: [map], …"""

    @abstractmethod
    def contents(self) -> str:
        """What there is on the board, for a person who has typed it: '160 hexes, …'."""

    @abstractmethod
    def spoken(self, what: str, word: str, texts: Texts) -> str | None:
        """A word of the notation as a person reads it, if it names something on the board."""


F = TypeVar("F", bound=BoardFile)
F_schema = TypeVar("F_schema", bound=BoardFile)


class Schema(Protocol[F_schema]):
    """What a game's board file must hold."""

    @property
    def game(self) -> str: ...

    def read(self, data: TomlTable) -> tuple[F_schema, list[str]]:
        """The board, and everything that is wrong with it; then it is not to be used."""

    def replace_tickets(self, board: F_schema, data: TomlTable) -> tuple[F_schema, list[str]]:
        """The board with the ticket deck of another file, where the game has tickets."""


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def provenance(board: BoardFile, language: str) -> str:
    """Where the facts come from, in a few words; in the reader's language if the file has them."""
    return " ".join(
        str(table.get(f"summary_{language}", table["summary"])) for table in board.sources
    )


# Reading


def read_board(path: Path, schema: Schema[F]) -> F:
    return parse_board(_text_of(path), schema, where=str(path))


def parse_board(text: str, schema: Schema[F], where: str = "board") -> F:
    """The board of a file, or BadBoard with every problem found."""
    board, problems = schema.read(_data_of(text, where))
    if problems:
        raise BadBoard(where, problems)
    return board


def read_tickets(path: Path, board: F, schema: Schema[F]) -> F:
    """The board with the ticket deck of that file, or BadBoard with every problem found."""
    board, problems = schema.replace_tickets(board, _data_of(_text_of(path), str(path)))
    if problems:
        raise BadBoard(str(path), problems)
    return board


def game_of_board(path: Path) -> str:
    """Which game a board file, or a file of tickets, is for, before its schema is known."""
    game = _data_of(_text_of(path), str(path)).get("game")
    if not isinstance(game, str):
        raise BadBoard(str(path), ['the file must name its game: game = "…" in its first lines'])
    return game


def has_map(path: Path) -> bool:
    """Whether it is a board file; a file of tickets has no map."""
    return "map" in _data_of(_text_of(path), str(path))


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadBoard(str(path), ["there is no such file"]) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadBoard(str(path), [f"cannot be read: {reason}"]) from None
    except UnicodeDecodeError as error:
        raise BadBoard(str(path), [f"not a text file in UTF-8: {error}"]) from None


def _data_of(text: str, where: str) -> TomlTable:
    try:
        data: dict[str, Toml] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadBoard(where, [f"not a TOML file: {error}"]) from None
    return data


class BoardReader:
    """Gathers what is wrong while TOML data are turned into a board."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.problems: list[str] = []

    def header(self, data: TomlTable) -> None:
        """What every file begins with."""
        if data.get("format") != FORMAT:
            self.problems.append(f"format must be {FORMAT}, not {data.get('format')!r}")
        if data.get("game") != self.game:
            self.problems.append(f"game must be '{self.game}', not {data.get('game')!r}")
        for key, value in data.items():
            if not _plain(value):
                self.problems.append(f"'{key}' holds a date or a time: put it in quotes")

    def provenance(self, data: TomlTable) -> TomlTable:
        provenance = self.table(data, "provenance")
        if not isinstance(provenance.get("summary"), str):
            self.problems.append("[provenance] must have a summary: where the facts come from")
        return provenance

    def tables(self, data: TomlTable, own: Sequence[str] = OWN) -> dict[str, Toml]:
        """The tables that belong to the game."""
        tables = {key: value for key, value in data.items() if key not in own}
        for key, value in tables.items():
            if not isinstance(value, dict):
                self.problems.append(f"'{key}' has no place at the top of a board file")
        return tables

    def table(self, data: TomlTable, key: str) -> TomlTable:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.problems.append(f"the table [{key}] is missing")
        return {}

    def entries(self, table: TomlTable, name: str, key: str) -> list[TomlTable]:
        value = table.get(key, [])
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            return [each for each in value if isinstance(each, dict)]
        self.problems.append(f"[{name}] {key} must be a list of {{ … }} entries")
        return []

    def whole(self, where: str, key: str, value: Toml | None, allowed: range) -> int:
        """A whole number in a range; if it is none, the lowest there is, and a problem."""
        if value is None:
            self.problems.append(f"{where}: {key} is missing")
        elif not is_whole(value) or value not in allowed:
            span = f"{allowed.start} to {allowed.stop - 1}"
            self.problems.append(f"{where}: {key} is a whole number from {span}, not {value!r}")
        else:
            return int(str(value))
        return allowed.start


def is_whole(value: Toml | None) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(_plain(each) for each in value.values())
    if isinstance(value, list):
        return all(_plain(each) for each in value)
    return isinstance(value, str | int | float)


# Writing


def table_lines(name: str, table: TomlTable) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    lines = ["", f"[{name}]", *(f"{toml_key(key)} = {_tall(each)}" for key, each in plain.items())]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += table_lines(f"{name}.{toml_key(key)}", value)
    return lines


def list_lines(key: str, values: Sequence[Toml]) -> list[str]:
    """A list with one entry on each line."""
    return [f"{key} = [", *(f"  {toml(each)}," for each in values), "]"]


def _tall(value: Toml) -> str:
    """A list of sentences or of entries reads better with one on each line."""
    if isinstance(value, list) and any(isinstance(each, str | dict) for each in value):
        return "[\n" + "".join(f"  {toml(each)},\n" for each in value) + "]"
    return toml(value)


def toml_key(key: str) -> str:
    bare = key and all(c.isascii() and (c.isalnum() or c in "_-") for c in key)
    return key if bare else toml(key)


def toml(value: Toml) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{toml_key(key)} = {toml(each)}" for key, each in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    if isinstance(value, str):
        # A JSON string is a TOML string, but for one control character that JSON leaves bare.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return json.dumps(value)
