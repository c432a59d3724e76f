"""The board files of Stephenson's Rocket: what they must hold, and the struct made of one.

A board may be smaller than the printed ones. Its table [counts] says how much there must be of
everything, so that whoever types a board is told what was forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from trunkline.core import hexes
from trunkline.core.board import BoardReader, Toml, TomlTable, toml_key
from trunkline.core.errors import did_you_mean, one_of
from trunkline.core.hex_board import Hex, HexBoard, HexSchema
from trunkline.core.struct import StructArray
from trunkline.games.stephensons_rocket.board_shape import check_shape
from trunkline.games.stephensons_rocket.state import (
    CITIES,
    COMPANIES,
    GOODS,
    HEXES,
    NO_TOWN,
    RAILWAY_TOWNS,
    SPACES,
    Board,
)

TABLES = ("counts", "companies", "goods", "cities")
TOWN_TERRAINS = ("start", "city", "railway_town")
COUNTS = {
    "companies": range(2, COMPANIES + 1),
    "cities": range(1, CITIES + 1),
    "railway_towns": range(RAILWAY_TOWNS + 1),
    "spaces": range(1, CITIES * SPACES + 1),
}
COMPANY_FACTS = ("name", "start", "colour")
# Where the facts of a table come from; nobody plays with that.
COMPANY_SOURCES = ("status", "note", "start_status", "start_alternatives", "colour_status")
GOODS_SOURCES = ("status", "note")
# The colours of locomotives, and how each is drawn.
COLOURS = {
    "black": "#2b2b30",
    "blue": "#1f5a9e",
    "brown": "#7a4a25",
    "green": "#2f7a45",
    "grey": "#7d8288",
    "orange": "#cf6a1c",
    "pink": "#c9628f",
    "purple": "#6d3f8c",
    "red": "#b3262e",
    "white": "#e9e4d6",
    "yellow": "#d8a31a",
}
SEPARATOR = ","  # of actions in a record


# What is on a board, for everybody who asks


def companies(board: HexBoard) -> tuple[str, ...]:
    """The ids of the companies, as the file has them."""
    return tuple(_table(board, "companies"))


def company_names(board: HexBoard) -> tuple[str, ...]:
    return tuple(str(_company(board, id).get("name")) for id in companies(board))


def colours(board: HexBoard) -> tuple[str, ...]:
    """The colour of each company, a key of COLOURS."""
    return tuple(_colour(board, id) for id in companies(board))


def goods(board: HexBoard) -> tuple[str, ...]:
    return tuple(_words(_table(board, "goods").get("kinds")))


def cities(board: HexBoard) -> tuple[str, ...]:
    return tuple(each.name for each in _in_order(board, "city"))


def railway_towns(board: HexBoard) -> tuple[str, ...]:
    return tuple(each.name for each in _in_order(board, "railway_town"))


def towns(board: HexBoard) -> tuple[str, ...]:
    """All names, in the numbering of the struct."""
    return tuple(each.name for each in _towns(board))


def _towns(board: HexBoard) -> list[Hex]:
    """Starting towns in the order of the companies, then cities, then railway towns."""
    starts = [board.hexes[board.index[_start(board, id)]] for id in companies(board)]
    return [*starts, *_in_order(board, "city"), *_in_order(board, "railway_town")]


def _in_order(board: HexBoard, terrain: str) -> list[Hex]:
    """In the alphabetical order of the names (SR-7.7)."""
    return sorted(_of(board, terrain), key=lambda each: (each.name.casefold(), each.name))


def _of(board: HexBoard, terrain: str) -> list[Hex]:
    return [each for each in board.hexes if each.terrain == terrain]


def _table(board: HexBoard, name: str) -> TomlTable:
    return _part(board.tables, name)


def _part(table: TomlTable, key: str) -> TomlTable:
    value = table.get(key)
    return value if isinstance(value, dict) else {}


def _company(board: HexBoard, id: str) -> TomlTable:
    return _part(_table(board, "companies"), id)


def _start(board: HexBoard, id: str) -> str:
    return str(_company(board, id).get("start", ""))


def _colour(board: HexBoard, id: str) -> str:
    return str(_company(board, id).get("colour", ""))


def _words(value: Toml | None) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


# What must be right


def check(board: HexBoard) -> list[str]:
    """What the game demands of a board beyond the hexes: everything that is wrong, at once."""
    return [
        *_check_tables(board),
        *_check_counts(board),
        *_check_towns(board),
        *_check_companies(board),
        *_check_goods(board),
        *_check_cities(board),
        *_check_notation(board),
        *check_shape(board),
    ]


SCHEMA = HexSchema(
    game="stephensons-rocket",
    most_hexes=HEXES,
    facts={},
    terrains={"plain": (), **dict.fromkeys(TOWN_TERRAINS, ())},
    check=check,
)


def _check_tables(board: HexBoard) -> Iterator[str]:
    for key in board.tables:
        if key not in TABLES:
            yield f"there is no table [{key}] in this game." + did_you_mean(key, TABLES)
    for key in TABLES:
        if key not in board.tables:
            yield f"the table [{key}] is missing"


def _check_keys(where: str, table: TomlTable, known: Sequence[str]) -> Iterator[str]:
    for key in table:
        if key not in known:
            yield f"{where}: there is no '{key}' here." + did_you_mean(key, known)


# Counts


def _check_counts(board: HexBoard) -> list[str]:
    """The numbers in [counts] are possible, and as many of everything are on the board."""
    if "counts" not in board.tables:
        return []
    table, reader = _table(board, "counts"), BoardReader(board.game)
    reader.problems += _check_keys("[counts]", table, tuple(COUNTS))
    wanted = {key: reader.whole("[counts]", key, table.get(key), COUNTS[key]) for key in COUNTS}
    return reader.problems or [*_check_totals(board, wanted)]


def _check_totals(board: HexBoard, wanted: Mapping[str, int]) -> Iterator[str]:
    """[counts] against the hexes and the tables."""
    towns = zip(("companies", "cities", "railway_towns"), TOWN_TERRAINS, strict=True)
    found = [
        (count, f"hexes with the terrain {terrain}", _called(board, terrain))
        for count, terrain in towns
    ]
    for count, what, names in [*found, ("companies", "tables in [companies]", companies(board))]:
        if len(names) != wanted[count]:
            listed = f" ({', '.join(names)})" if names else ""
            yield f"[counts] has {count} = {wanted[count]}; {what}: {len(names)}{listed}"
    if goods(board) and "cities" in board.tables:
        yield from _check_spaces(board, wanted["cities"], wanted["spaces"])


def _called(board: HexBoard, terrain: str) -> list[str]:
    return [each.name or each.id for each in _of(board, terrain)]


def _check_spaces(board: HexBoard, count: int, spaces: int) -> Iterator[str]:
    """SR-1.5: as many spaces of every industry, three for each city."""
    kinds, rows = goods(board), _table(board, "cities").values()
    if len(kinds) * spaces != count * SPACES:
        yield (
            f"[counts]: goods, {len(kinds)} times {spaces} spaces, make {len(kinds) * spaces}; "
            f"cities, {count} times {SPACES} spaces, make {count * SPACES}: both must be the same"
        )
    found = Counter(good for row in rows for good in _words(row))
    for good in kinds:
        if found[good] != spaces:
            yield f"{good}: [cities] has {found[good]} of it, and [counts] has spaces = {spaces}"


# Towns


def _check_towns(board: HexBoard) -> Iterator[str]:
    named: dict[str, str] = {}
    for each in board.hexes:
        if each.terrain == "plain":
            if each.name:
                yield (
                    f"hex {each.id} is plain and has a name, {each.name}: "
                    f"a town has the terrain {one_of(TOWN_TERRAINS)}"
                )
            continue
        yield from _check_name(f"hex {each.id}: the name of a town", each.name)
        key = each.name.casefold()
        if each.name and key in named:
            yield f"hexes {named[key]} and {each.id} are both called {each.name}"
        named.setdefault(key, each.id)


def _check_name(what: str, name: str) -> Iterator[str]:
    """A name stands in actions, and actions stand in records."""
    if not name:
        yield f"{what} is missing"
    elif name != " ".join(name.split()):
        yield f"{what} has one space between words and none around them, not {name!r}"
    elif SEPARATOR in name:
        yield f"{what} has no comma, which separates actions in a record: {name!r}"


# Companies


def _check_companies(board: HexBoard) -> Iterator[str]:
    ids = companies(board)
    for id in ids:
        yield from _check_company_id(id, ids)
        yield from _check_company(board, id)
    for what, of in (("start in", _start), ("have the colour", _colour)):
        yield from _check_different(board, what, of)
    started = {_start(board, id) for id in ids}
    for each in _of(board, "start"):
        if each.id not in started:
            yield f"hex {each.id} has the terrain start, and no company starts there"


def _check_company_id(id: str, ids: Sequence[str]) -> Iterator[str]:
    if id.split() != [id] or SEPARATOR in id:
        yield f"company {id!r}: its id is a word without spaces or commas, as L&Y"
    first = next(each for each in ids if each.casefold() == id.casefold())
    if first != id:
        yield f"companies {first} and {id}: their ids must differ in more than capitals"


def _check_company(board: HexBoard, id: str) -> Iterator[str]:
    table, where = _company(board, id), f"company {id}"
    if not table:
        yield f"{where} is a table: [companies.{toml_key(id)}] with {', '.join(COMPANY_FACTS)}"
        return
    yield from _check_keys(where, table, COMPANY_FACTS + COMPANY_SOURCES)
    if not isinstance(table.get("name"), str) or not table["name"]:
        yield f"{where}: name is its name in words, not {table.get('name')!r}"
    if _colour(board, id) not in COLOURS:
        yield f"{where}: colour is {one_of(COLOURS)}, not {table.get('colour')!r}"
    start = _start(board, id)
    if start not in board.index:
        yield f"{where}: start {table.get('start')!r} is no hex of the board"
    elif (terrain := board.hexes[board.index[start]].terrain) != "start":
        yield f"{where}: its hex {start} must have the terrain start, not {terrain}"


def _check_different(
    board: HexBoard, what: str, of: Callable[[HexBoard, str], str]
) -> Iterator[str]:
    """No two companies have the same; what is missing is told elsewhere."""
    owners: dict[str, list[str]] = {}
    for id in companies(board):
        owners.setdefault(of(board, id), []).append(id)
    for value, ids in owners.items():
        if len(ids) > 1 and value:
            yield f"companies {' and '.join(ids)} both {what} {value}"


# Goods and cities


def _check_goods(board: HexBoard) -> Iterator[str]:
    if "goods" not in board.tables:
        return
    table, kinds = _table(board, "goods"), goods(board)
    yield from _check_keys("[goods]", table, ("kinds", *GOODS_SOURCES))
    value = table.get("kinds")
    if not isinstance(value, list) or len(kinds) != len(value) or not 1 <= len(kinds) <= GOODS:
        yield f"[goods] kinds is a list of 1 to {GOODS} names, not {value!r}"
    for good, times in Counter(good.casefold() for good in kinds).items():
        if times > 1:
            yield f"[goods] kinds has {good} {times} times"
    for good in kinds:
        yield from _check_name("[goods]: the name of a good", good)


def _check_cities(board: HexBoard) -> Iterator[str]:
    """Every city has its row in the chart, and every row has its city."""
    if "cities" not in board.tables:
        return
    table, names = _table(board, "cities"), cities(board)
    for name in table:
        if name not in names:
            yield f"[cities] has {name}, and no hex with the terrain city is called so." + (
                did_you_mean(name, names)
            )
    for name in names:
        if name and name not in table:
            yield f"[cities] lacks {name}: its {SPACES} goods must stand there"
    for name, value in table.items():
        yield from _check_city(board, name, value)


def _check_city(board: HexBoard, name: str, value: Toml) -> Iterator[str]:
    found, kinds = _words(value), goods(board)
    if not isinstance(value, list) or len(found) != len(value) or len(found) != SPACES:
        yield f"city {name}: a city has exactly {SPACES} goods, as in a list, not {value!r}"
    for good in dict.fromkeys(found):
        if kinds and good not in kinds:
            yield f"city {name}: {good!r} is not {one_of(kinds)}." + did_you_mean(good, kinds)


def _check_notation(board: HexBoard) -> Iterator[str]:
    """'invest New York steel' must mean one thing only."""
    meanings: dict[str, list[str]] = {}
    for city, good in product(cities(board), goods(board)):
        if city and good:
            meanings.setdefault(f"{city} {good}".casefold(), []).append(f"{good} in {city}")
    for text, meant in meanings.items():
        if len(set(meant)) > 1:
            yield f"'invest {text}' would be both {' and '.join(meant)}: change one of the names"


# The struct


def build(board: HexBoard) -> StructArray[Board]:
    """The struct that compiled code reads."""
    structs = Board.array()
    printed = structs[0]
    printed.hexes = len(board.hexes)
    _build_towns(board, printed)
    _build_neighbours(board, printed)
    _build_steps(board, printed)
    _build_spaces(board, printed)
    return structs


def _build_towns(board: HexBoard, printed: Board) -> None:
    listed = _towns(board)
    printed.companies = len(companies(board))
    printed.cities = len(cities(board))
    printed.towns = len(listed)
    printed.town[:] = NO_TOWN
    for town, each in enumerate(listed):
        hex = board.index[each.id]
        printed.town[hex] = town
        printed.town_hex[town] = hex


def _build_neighbours(board: HexBoard, printed: Board) -> None:
    """By side; after the towns, which have their numbers then."""
    numbers = {each.at: number for number, each in enumerate(board.hexes)}
    printed.neighbours[:] = -1
    for number, each in enumerate(board.hexes):
        for side, place in enumerate(hexes.neighbours(board.layout, each.at)):
            if place in numbers:
                beside = numbers[place]
                printed.neighbours[number, side] = beside
                if printed.town[beside] != NO_TOWN:
                    printed.beside_towns[number] |= 1 << int(printed.town[beside])


def _build_steps(board: HexBoard, printed: Board) -> None:
    places = [each.at for each in board.hexes]
    for number, place in enumerate(places):
        steps: Any = [hexes.distance(board.layout, place, other) for other in places]
        printed.steps[number][: len(places)] = steps


def _build_spaces(board: HexBoard, printed: Board) -> None:
    kinds = goods(board)
    printed.goods = len(kinds)
    for city, name in enumerate(cities(board)):
        for good in _words(_table(board, "cities").get(name)):
            printed.spaces[city, kinds.index(good)] += 1
