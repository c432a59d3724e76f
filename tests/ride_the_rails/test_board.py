"""The board file against the facts that were found, typed here from their list."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.bad_boards import problems, told
from tests.support.command_line import run
from trunkline.core.board import parse_board, provenance, read_board
from trunkline.core.hex_board import Hex
from trunkline.core.rulebook import LANGUAGES
from trunkline.games.ride_the_rails import GAME, board_file
from trunkline.games.ride_the_rails.state import (
    CHICAGO,
    CITIES,
    CITY,
    HEXES,
    NO_HEX,
    TERRAIN_NAMES,
    Board,
)

FILE, PRINTED = GAME.board.file, GAME.board.structs[0]
OWN = GAME.folder / "board.toml"
SHORT = Path(__file__).parent.parent / "boards" / "ride-the-rails-short.toml"
SHORT_TEXT = SHORT.read_text(encoding="utf-8")
SHORT_FILE = read_board(SHORT, board_file.SCHEMA)

# A line is a row, a character a column.
MAP = """\
 W ^ . o . ^ . . . o . . . . o . . .                         .
. ^ . . . ^ ^ o . . . . o . . . . . . . o                   .
 W ^ . . ^ ^ ^ . . . . . . . . . 5 . . .   .           . . . o
. ^ . . . . ^ ^ ^ . . o . . . . . . . o   . .         . ^ .
 . ^ . o . . o ^ . . . . . . . . . . . .   . o   o . . o . o
. ^ . . . . . . . . o . . . o . . o . . C . .     . . ^ . . .
 . ^ . . . . o . ^ . . . . . . . . . . . . . . . . ^ ^ . E
. ^ o . . . . . ^ ^ . . . . . . . . . . . . . . o ^ . E
 . ^ ^ . . . . ^ ^ 5 . . . . 5 . . o . . . o . . ^ . .
  W . ^ . . . ^ ^ ^ . . . . . . ^ . . . . . . ^ ^ . E
   . . ^ . o . ^ ^ . . . . o . ^ ^ . . o . . ^ ^ . . .
    . . ^ . . ^ . o . . . . . . . o . . . . . ^ . . E
       W . . ^ . . . . . . . . . . . . . . o . . E
        . . . o . . . . . . 5 . . . . . . . . . .
               . . . o . . . . . . . . . . . . E
                      . . . . . o     o     . .
                           . .               o .
                            o                 . .
                                               o
"""
MARKS = {
    ".": "plain",
    "^": "mountain",
    "o": "city",
    "5": "bonus",
    "E": "east",
    "W": "west",
    "C": "chicago",
}
SPECIAL = {
    "bonus": "Minneapolis C33, Denver I19, Kansas City I29, Dallas N28",
    "east": (
        "New York G57, Philadelphia H54, Baltimore J52, Wilmington L52, Charleston M49,"
        " Jacksonville O47"
    ),
    "west": "Seattle A1, Portland C1, San Francisco J2, Los Angeles M7",
    "chicago": "Chicago F40",
}
ORDINARY = (
    "Spokane A7, Billings A19, Fargo A29, Butte B14, Bismarck B24, Green Bay B40, Portland C61,"
    " Rapid City D22, Milwaukee D38, Boise E7, Pocatello E13, Detroit E45, Buffalo E49, Albany E55,"
    " Boston E59, Cheyenne F20, Omaha F28, Des Moines F34, Salt Lake City G13, Reno H4,"
    " Pittsburgh H48, Saint Louis I35, Cincinnati I43, Las Vegas K11, Oklahoma City K27,"
    " Nashville K39, Santa Fe L18, Little Rock L34, Atlanta M43, Phoenix N14, El Paso O21,"
    " Houston P32, New Orleans P38, Tampa Q45, Corpus Christi R28, Miami S47"
)


def of(terrain: str) -> list[Hex]:
    return [each for each in FILE.hexes if each.terrain == terrain]


def listed(terrain: str) -> str:
    return ", ".join(f"{each.name} {each.id}" for each in of(terrain))


def around(record: Board, hex: int) -> list[int]:
    """The neighbours as the compiled rules see them."""
    return [int(other) for other in record.neighbours[hex] if other != NO_HEX]


def ways(record: Board, start: int, without: Collection[int] = ()) -> dict[int, int]:
    """How far every hex is over the board, if some of it were not there."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for hex in around(record, here):
            if hex not in far and hex not in without:
                far[hex] = far[here] + 1
                waiting.append(hex)
    return far


# What is printed


def test_every_hex_is_where_the_map_has_it() -> None:
    rows = MAP.splitlines()
    assert len(rows) == 19
    drawn = {
        (column, row): MARKS[mark]
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark != " "
    }
    assert FILE.layout == "pointy"
    assert {each.at: each.terrain for each in FILE.hexes} == drawn


def test_an_id_is_the_row_as_a_letter_and_the_column() -> None:
    for each in FILE.hexes:
        column, row = each.at
        assert each.id == f"{'ABCDEFGHIJKLMNOPQRS'[row]}{column}"


def test_386_hexes_of_seven_kinds() -> None:
    assert len(FILE.hexes) == PRINTED.hexes == 386
    assert Counter(each.terrain for each in FILE.hexes) == {
        "plain": 286,
        "mountain": 49,
        "city": 36,
        "bonus": 4,
        "east": 6,
        "west": 4,
        "chicago": 1,
    }
    assert PRINTED.cities == 51


@pytest.mark.clause("RR-1.3", "RR-3.6", "RR-4.4", "RR-5.2")
@pytest.mark.parametrize("terrain", SPECIAL)
def test_the_special_cities(terrain: str) -> None:
    assert listed(terrain) == SPECIAL[terrain]


def test_the_ordinary_cities() -> None:
    assert listed("city") == ORDINARY


def test_only_cities_have_names_and_two_are_called_portland() -> None:
    named = [each for each in FILE.hexes if each.name]
    assert [each.terrain for each in named if TERRAIN_NAMES.index(each.terrain) < CITY] == []
    again = [name for name, times in Counter(each.name for each in named).items() if times > 1]
    assert again == ["Portland"]
    notes = {each.id: each.name_note for each in named if each.name == "Portland"}
    assert "Oregon" in notes["C1"]
    assert "Maine" in notes["C61"]


def test_seas_and_lakes_lie_where_no_hex_is() -> None:
    land = {each.at for each in FILE.hexes}
    wet = [place for _, places in FILE.waters for place in places]
    assert len(set(wet)) == len(wet)
    assert land.isdisjoint(wet)
    assert all(sum(place) % 2 for place in wet)  # like the hexes
    assert [name for name, _ in FILE.waters] == [
        "Pacific Ocean",
        "Lake Superior",
        "Lake Michigan",
        "Lake Huron",
        "Lake Erie",
        "Lake Ontario",
        "Atlantic Ocean",
        "Gulf of Mexico",
    ]


# Where the facts come from


def test_the_file_says_where_its_facts_come_from() -> None:
    summaries = {provenance(FILE, language) for language in LANGUAGES}
    assert len(summaries) == len(LANGUAGES)
    assert all("2020" in summary for summary in summaries)
    assert FILE.provenance["notes"]
    assert FILE.provenance["sources"]
    confidence = FILE.provenance["confidence"]
    assert isinstance(confidence, dict)
    assert set(confidence.values()) == {0.99}


def test_how_sure_the_names_are() -> None:
    cities = [each for each in FILE.hexes if each.name]
    assert Counter(each.name_status for each in cities) == {
        "verified": 45,
        "likely": 5,
        "inferred": 1,
    }
    assert Counter(each.confidence for each in cities) == {
        0.97: 44,
        0.95: 1,
        0.93: 1,
        0.92: 1,
        0.9: 2,
        0.85: 1,
        0.65: 1,
    }
    (baltimore,) = (each for each in cities if each.name_status == "inferred")
    assert (baltimore.name, baltimore.confidence) == ("Baltimore", 0.65)
    assert "Richmond" in baltimore.name_note


def test_the_file_reads_back_as_it_is_written() -> None:
    assert parse_board(FILE.text(), GAME.schema) == FILE


# The record


def test_neighbours_are_mutual_ascending_and_as_listed() -> None:
    pairs = 0
    for hex, each in enumerate(FILE.hexes):
        row = around(PRINTED, hex)
        assert sorted(row) == row
        assert list(PRINTED.neighbours[hex]) == row + [NO_HEX] * (6 - len(row))
        assert tuple(FILE.hexes[other].id for other in row) == each.neighbours
        assert all(hex in around(PRINTED, other) for other in row)
        pairs += len(row)
    assert pairs == 2 * 1049


@pytest.mark.parametrize(
    ("hex", "neighbours"),
    [
        ("F40", {"E39", "F38", "F42", "G39", "G41"}),  # the lake is north-east of Chicago
        ("A1", {"A3", "B0", "B2"}),
        ("G57", {"F56", "F58", "G55"}),
        ("S47", {"R46", "R48"}),
        ("A61", {"B60"}),
    ],
)
def test_neighbours_at_lakes_coasts_and_borders(hex: str, neighbours: set[str]) -> None:
    row = around(PRINTED, FILE.index[hex])
    assert {FILE.hexes[other].id for other in row} == neighbours


def test_terrain_and_columns_in_the_record() -> None:
    for hex, each in enumerate(FILE.hexes):
        assert TERRAIN_NAMES[PRINTED.terrain[hex]] == each.terrain
        assert PRINTED.column[hex] == each.at[0]
    assert all(column == 0 for column in PRINTED.column[len(FILE.hexes) :])


def test_cities_in_the_record() -> None:
    hexes = [int(hex) for hex in PRINTED.city if hex != NO_HEX]
    assert hexes == [hex for hex, each in enumerate(FILE.hexes) if each.name]
    assert list(PRINTED.city) == hexes + [NO_HEX] * (CITIES - 51)


def test_steps_to_every_city() -> None:
    for city in range(PRINTED.cities):
        far = ways(PRINTED, int(PRINTED.city[city]))
        steps = {hex: int(PRINTED.to_city[hex, city]) for hex in range(PRINTED.hexes)}
        assert steps == far


@pytest.mark.parametrize(
    ("start", "city", "steps"),
    [
        ("A1", "G57", 31),
        ("F40", "F40", 0),
        ("F42", "F40", 1),
        ("C43", "D38", 6),  # round the lake
        ("J2", "S47", 27),
    ],
)
def test_some_distances(start: str, city: str, steps: int) -> None:
    cities = [FILE.hexes[int(hex)].id for hex in PRINTED.city[: PRINTED.cities]]
    assert PRINTED.to_city[FILE.index[start], cities.index(city)] == steps


# Boards that others type


def test_a_small_board_is_good() -> None:
    record = board_file.build(SHORT_FILE)[0]
    assert (record.hexes, record.cities) == (40, 13)
    kinds = Counter(each.terrain for each in SHORT_FILE.hexes)
    assert (kinds["east"], kinds["west"], kinds["bonus"], kinds["mountain"]) == (3, 2, 3, 6)
    assert record.terrain[SHORT_FILE.index["B10"]] == CHICAGO


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'terrain = "chicago"',
            'terrain = "city"',
            "one hex must have the terrain chicago; 0 have",
        ),
        (
            'terrain = "city"',
            'terrain = "chicago"',
            "one hex must have the terrain chicago; 2 have",
        ),
        ('terrain = "east"', 'terrain = "East"', "terrain 'East' is not plain, mountain, city"),
        (', name = "Omaha"', "", "hex C7: the name of a city is missing"),
        ('name = "Omaha"', 'name = " "', "hex C7: the name of a city is missing"),
        (
            'terrain = "city", name = "Omaha"',
            'terrain = "plain", name = "Omaha"',
            "hex C7 is plain and has a name, Omaha: a city has the terrain city, bonus, east,",
        ),
        ('terrain = "plain"', 'terrain = "plain", cost = 2', "plain hexes have no 'cost'"),
        ("at = [0, 1]", "at = [1, 1]", "column + row is even for all hexes, or odd for all; it is"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(old: str, new: str, problem: str) -> None:
    told(SHORT_TEXT, board_file.SCHEMA, old, new, problem)


@pytest.mark.clause("RR-4.1")
def test_red_and_blue_need_a_city_each_on_the_east_coast() -> None:
    two = SHORT_TEXT.replace('terrain = "east"', 'terrain = "city"', 1)
    assert parse_board(two, board_file.SCHEMA)
    (problem,) = problems(two.replace('terrain = "east"', 'terrain = "city"', 1), board_file.SCHEMA)
    assert problem == (
        "at least 2 hexes must have the terrain east, a city each for red and blue to start in "
        "(RR-4.1); 1 have"
    )


@pytest.mark.clause("RR-4.4")
def test_purple_needs_a_city_on_the_west_coast() -> None:
    (problem,) = problems(
        SHORT_TEXT.replace('terrain = "west"', 'terrain = "city"'), board_file.SCHEMA
    )
    assert problem.startswith("at least one hex must have the terrain west, for purple to start in")


def test_a_table_has_no_place_here() -> None:
    (problem,) = problems(SHORT_TEXT + "\n[bonuses]\nchicago = 2\n", board_file.SCHEMA)
    assert problem.startswith("there is no table [bonuses] in this game")


def test_an_island_is_told() -> None:
    island = '  { id = "X30", at = [30, 1], terrain = "plain" },\n'
    island += '  { id = "X32", at = [32, 1], terrain = "plain" },\n]'
    (problem,) = problems(SHORT_TEXT.replace("]\nwaters", f"{island}\nwaters"), board_file.SCHEMA)
    assert problem == "from Chicago these hexes cannot be reached: X30, X32"


def test_an_island_is_told_on_a_board_without_chicago() -> None:
    text = SHORT_TEXT.replace('terrain = "chicago"', 'terrain = "city"')
    text = text.replace("at = [15, 0]", "at = [31, 0]").replace("at = [15, 2]", "at = [32, 1]")
    found = problems(text, board_file.SCHEMA)
    assert "from Seattle these hexes cannot be reached: A15, C15" in found


def row_of(hexes: int, cities: int) -> str:
    """A board in one row, from Chicago at its western end."""
    terrains = ["chicago", "east", "east", "west", *["city"] * (cities - 4)]
    terrains += ["plain"] * (hexes - cities)
    lines = [
        f'{{ id = "A{2 * place}", at = [{2 * place}, 0], terrain = "{terrain}"'
        + (" }," if terrain == "plain" else f', name = "City {place}" }},')
        for place, terrain in enumerate(terrains)
    ]
    head, _, _ = SHORT_TEXT.partition("hexes = [")
    return "\n".join([f"{head}hexes = [", *lines, "]", ""])


def test_as_many_hexes_and_cities_as_there_is_room_for() -> None:
    record = board_file.build(parse_board(row_of(HEXES, CITIES), board_file.SCHEMA))[0]
    assert (record.hexes, record.cities) == (HEXES, CITIES)
    assert list(record.city) == list(range(CITIES))
    assert record.column[HEXES - 1] == 2 * (HEXES - 1)


def test_one_hex_or_one_city_too_many_is_told() -> None:
    assert problems(row_of(HEXES + 1, CITIES), board_file.SCHEMA) == [
        f"[map] has {HEXES + 1} hexes; 1 to {HEXES} are possible"
    ]
    (problem,) = problems(row_of(HEXES, CITIES + 1), board_file.SCHEMA)
    assert problem == (
        f"{CITIES + 1} hexes are cities (city, bonus, east, west or chicago); {CITIES} are possible"
    )


def test_farther_than_the_record_can_say_is_as_far_as_it_can_say() -> None:
    record = board_file.build(parse_board(row_of(200, 4), board_file.SCHEMA))[0]
    steps = [int(record.to_city[hex, 0]) for hex in range(200)]
    assert steps == [min(hex, 127) for hex in range(200)]


def test_columns_may_be_counted_from_anywhere() -> None:
    """How far east a hex lies is counted from the west end of the board."""
    text = re.sub(r"at = \[(\d+), ", lambda found: f"at = [{int(found[1]) - 70_000}, ", SHORT_TEXT)
    record = board_file.build(parse_board(text, board_file.SCHEMA))[0]
    assert list(record.column[:40]) == [each.at[0] for each in SHORT_FILE.hexes]


def test_nothing_is_said_twice_and_everything_at_once() -> None:
    text = SHORT_TEXT.replace('"chicago"', '"plain"').replace('"west"', '"mountain"')
    assert [each.split(";")[0].split(":")[0] for each in problems(text, board_file.SCHEMA)] == [
        "one hex must have the terrain chicago",
        "at least one hex must have the terrain west, for purple to start in (RR-4.4)",
        "hex A1 is mountain and has a name, Seattle",
        "hex B10 is plain and has a name, Chicago",
        "hex D0 is mountain and has a name, San Francisco",
    ]


@given(
    terrains=st.lists(st.sampled_from(TERRAIN_NAMES[:-1]), min_size=40, max_size=40),
    chicagos=st.sets(st.integers(0, 39), min_size=1, max_size=2),
    sunk=st.sets(st.integers(0, 39), max_size=4),
)
def test_boards_are_good_that_hang_together_and_let_every_railroad_start(
    terrains: list[str], chicagos: set[int], sunk: set[int]
) -> None:
    """And they can be built; a checker that breaks tells nobody what is wrong."""
    kinds = ["chicago" if hex in chicagos else kind for hex, kind in enumerate(terrains)]
    hexes = tuple(
        replace(each, terrain=kind, name="" if kind in ("plain", "mountain") else f"The {kind}")
        for hex, (each, kind) in enumerate(zip(SHORT_FILE.hexes, kinds, strict=True))
        if hex not in sunk
    )
    board = replace(SHORT_FILE, hexes=hexes)
    found = Counter(each.terrain for each in hexes)
    record = board_file.build(SHORT_FILE)[0]
    whole = len(ways(record, min(set(range(40)) - sunk), sunk)) == len(hexes)
    startable = found["chicago"] == 1 and found["east"] >= 2 and found["west"] >= 1
    assert (not board_file.check(board)) == (whole and startable)
    if whole and startable:
        assert board_file.build(board)[0].hexes == len(hexes)


# At the command line


@pytest.mark.parametrize(
    ("file", "contents"),
    [(OWN, "386 hexes, 51 of them named"), (SHORT, "40 hexes, 13 of them named")],
    ids=["own", "short"],
)
def test_the_boards_pass_the_check(file: Path, contents: str) -> None:
    result = run("board", "check", str(file), width=400)
    assert result.exit_code == 0
    assert f"{file} is a good board: {contents}, for Ride the Rails" in result.stdout


def test_a_bad_board_fails_the_check_with_what_is_wrong(tmp_path: Path) -> None:
    bad = tmp_path / "board.toml"
    bad.write_text(SHORT_TEXT.replace('"chicago"', '"city"'), encoding="utf-8")
    result = run("board", "check", str(bad), width=400)
    assert result.exit_code == 1
    assert "one hex must have the terrain chicago; 0 have" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn(tmp_path: Path, language: str) -> None:
    picture = tmp_path / "board.svg"
    result = run("board", "draw", str(OWN), "-o", str(picture), "--language", language)
    assert result.exit_code == 0
    svg = picture.read_text(encoding="utf-8")
    texts = GAME.texts(language)
    for each in FILE.hexes:
        assert f'data-target="hex:{each.id}"' in svg
    assert f"{texts.name('place', 'Chicago')} (F40)" in svg
