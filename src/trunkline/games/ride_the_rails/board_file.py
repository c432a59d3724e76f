"""The board file of Ride the Rails: what it must hold, and the struct made of it."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.core import hexes
from trunkline.core.errors import one_of
from trunkline.core.hex_board import Hex, HexBoard, HexSchema
from trunkline.core.struct import StructArray
from trunkline.games.ride_the_rails.state import CITIES, CITY, HEXES, NO_HEX, TERRAIN_NAMES, Board

CITY_TERRAINS = TERRAIN_NAMES[CITY:]
# RR-4.1: red and blue start on the east coast, where a city has room for one of them (RR-3.6).
FEWEST_EAST = 2
FARTHEST = 127  # steps that the struct has room for


def check(board: HexBoard) -> list[str]:
    """What the game demands of a board beyond the hexes: everything that is wrong, at once."""
    return [
        *_check_tables(board),
        *_check_kinds(board),
        *_check_names(board),
        *_check_connected(board),
    ]


SCHEMA = HexSchema(
    game="ride-the-rails",
    most_hexes=HEXES,
    facts={},
    terrains=dict.fromkeys(TERRAIN_NAMES, ()),
    check=check,
)


def _of(board: HexBoard, terrain: str) -> list[Hex]:
    return [each for each in board.hexes if each.terrain == terrain]


def _is_city(each: Hex) -> bool:
    return each.terrain in CITY_TERRAINS


def _check_tables(board: HexBoard) -> Iterator[str]:
    for key in board.tables:
        yield f"there is no table [{key}] in this game: everything printed stands in [map]"


def _check_kinds(board: HexBoard) -> Iterator[str]:
    """Every railroad has a city to start in."""
    chicagos, east, west = (len(_of(board, kind)) for kind in ("chicago", "east", "west"))
    if chicagos != 1:
        yield f"one hex must have the terrain chicago; {chicagos} have"
    if east < FEWEST_EAST:
        yield (
            f"at least {FEWEST_EAST} hexes must have the terrain east, a city each for red and "
            f"blue to start in (RR-4.1); {east} have"
        )
    if west == 0:
        yield (
            "at least one hex must have the terrain west, for purple to start in (RR-4.4); 0 have"
        )
    count = sum(map(_is_city, board.hexes))
    if count > CITIES:
        yield f"{count} hexes are cities ({one_of(CITY_TERRAINS)}); {CITIES} are possible"


def _check_names(board: HexBoard) -> Iterator[str]:
    """A name may come up twice: the printed board has two Portlands."""
    for each in board.hexes:
        if _is_city(each) and not each.name.strip():
            yield f"hex {each.id}: the name of a city is missing"
        elif each.name and not _is_city(each):
            yield (
                f"hex {each.id} is {each.terrain} and has a name, {each.name}: "
                f"a city has the terrain {one_of(CITY_TERRAINS)}"
            )


def _check_connected(board: HexBoard) -> Iterator[str]:
    """Track can come from everywhere to everywhere."""
    start, *_ = *_of(board, "chicago"), board.hexes[0]
    reached = board.steps_from(start.at)
    apart = [each.id for each in board.hexes if each.at not in reached]
    if apart:
        yield f"from {start.name or start.id} these hexes cannot be reached: {', '.join(apart)}"


# The struct


def build(board: HexBoard) -> StructArray[Board]:
    """The struct that compiled code reads."""
    structs = Board.array()
    printed = structs[0]
    printed.hexes = len(board.hexes)
    _build_hexes(board, printed)
    _build_cities(board, printed)
    return structs


def _build_hexes(board: HexBoard, printed: Board) -> None:
    numbers = {each.at: number for number, each in enumerate(board.hexes)}
    west_end = min(column for column, _ in numbers)
    printed.neighbours[:] = NO_HEX
    for number, each in enumerate(board.hexes):
        printed.terrain[number] = TERRAIN_NAMES.index(each.terrain)
        printed.column[number] = each.at[0] - west_end
        places = hexes.neighbours(board.layout, each.at)
        for side, beside in enumerate(sorted(numbers[at] for at in places if at in numbers)):
            printed.neighbours[number, side] = beside


def _build_cities(board: HexBoard, printed: Board) -> None:
    cities = [each for each in board.hexes if _is_city(each)]
    printed.cities = len(cities)
    printed.city[:] = NO_HEX
    for city, each in enumerate(cities):
        printed.city[city] = board.index[each.id]
        steps = board.steps_from(each.at)
        for hex, other in enumerate(board.hexes):
            printed.to_city[hex, city] = min(steps[other.at], FARTHEST)
