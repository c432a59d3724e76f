"""The three boards against the facts that were found or made, typed here from their list."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from trunkline.core import hexes
from trunkline.core.board import parse_board, provenance
from trunkline.core.hex_board import HexBoard
from trunkline.core.rulebook import LANGUAGES
from trunkline.games.stephensons_rocket import GAME, board_file
from trunkline.games.stephensons_rocket.state import CITIES, GOODS, NO_TOWN, Board

NAMES = ("england", "usa", "china")
FILES: dict[str, HexBoard] = {name: GAME.own_board({"board": name}).file for name in NAMES}
RECORDS: dict[str, Board] = {name: GAME.own_board({"board": name}).structs[0] for name in NAMES}
EACH = pytest.mark.parametrize("name", NAMES)

STARTS = {
    "england": {
        "NER": "Hull J1",
        "L&Y": "Preston B0",
        "LNWR": "Liverpool A3",
        "GER": "Norwich O7",
        "GWR": "Bristol B11",
        "LSWR": "Southampton F14",
        "SER": "Dover O13",
    },
    "usa": {
        "B&A": "Boston D32",
        "PRR": "Philadelphia G25",
        "C&O": "Norfolk J22",
        "CG": "Savannah O15",
        "M&O": "Mobile Q5",
        "IC": "St. Louis H2",
        "MC": "Chicago E5",
    },
    "china": {
        "NE": "Shenyang O0",
        "SD": "Qingdao M5",
        "HN": "Shanghai N8",
        "FJ": "Fuzhou L13",
        "YH": "Guangzhou G16",
        "CY": "Chongqing B10",
        "LH": "Baoji B6",
    },
}
CITY_FACTS = {
    "england": (
        "Birmingham D7: steel, Brighton J14: brewing, Cambridge K9: leather,"
        " Guildford I13: textiles, Ipswich N9: steel, Leicester G7: leather, London J11: brewing,"
        " Manchester C3: textiles, Northampton H8: leather, Nottingham G5: textiles,"
        " Reading G12: brewing, Sheffield F3: steel"
    ),
    "usa": (
        "Atlanta M11: cotton, Buffalo C19: grain, Cincinnati H10: cattle, Cleveland E15: steel,"
        " Detroit D12: manufactured goods, Indianapolis G7: grain, Knoxville K11: coal,"
        " Memphis L2: cotton, Nashville K7: cattle, New York E27: manufactured goods,"
        " Pittsburgh F18: steel, Richmond I19: coal"
    ),
    "china": (
        "Beijing J1: steel, Changsha G11: manufactured goods, Guilin E14: livestock,"
        " Hangzhou M10: manufactured goods, Jinan J4: coal, Nanchang I11: livestock,"
        " Nanjing L8: petrochemicals, Taiyuan F3: coal, Tianjin K3: petrochemicals,"
        " Wuhan H9: steel, Xi'an D6: cotton, Zhengzhou G6: cotton"
    ),
}
RAILWAY_TOWNS = {
    "england": (
        "Crewe B4, Gloucester C10, Leeds F1, Lincoln I4, Maidstone L12, Oxford F10,"
        " Peterborough J6, Swindon E12, York G0"
    ),
    "usa": (
        "Albany C27, Columbia M15, Columbus G13, Fort Wayne E9, Harrisburg F22, Louisville I7,"
        " Montgomery O7, Raleigh K19, Roanoke J16"
    ),
    "china": (
        "Hefei J8, Jinzhou M1, Nanning C16, Shijiazhuang H3, Xiangyang F8, Xuzhou J6,"
        " Yichang D9, Zhangjiakou H1, Zhuzhou G13"
    ),
}


def around(name: str, hex: int) -> list[int]:
    row = RECORDS[name].neighbours[hex]
    return [int(row[side]) for side in range(hexes.SIDES) if row[side] >= 0]


def hex_of(name: str, town: str) -> int:
    return int(RECORDS[name].town_hex[board_file.towns(FILES[name]).index(town)])


def ways(name: str, start: int) -> dict[int, int]:
    """How far every hex is over the board."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for hex in around(name, here):
            if hex not in far:
                far[hex] = far[here] + 1
                waiting.append(hex)
    return far


def listed(name: str, terrain: str) -> list[str]:
    """The towns of a kind with their hexes, in alphabetical order."""
    return sorted(f"{each.name} {each.id}" for each in FILES[name].hexes if each.terrain == terrain)


def city_facts(name: str) -> list[tuple[str, str]]:
    """Each city with its hex, and the industry that it has twice."""
    return [
        (city, good)
        for city, _, good in (fact.partition(": ") for fact in CITY_FACTS[name].split(", "))
    ]


# What is on the boards


@pytest.mark.clause("SR-1.2")
@EACH
def test_seven_starting_towns_twelve_cities_and_nine_railway_towns(name: str) -> None:
    board, record = FILES[name], RECORDS[name]
    kinds = Counter(each.terrain for each in board.hexes)
    assert (kinds["start"], kinds["city"], kinds["railway_town"]) == (7, 12, 9)
    assert (record.companies, record.cities, record.towns) == (7, 12, 28)


@pytest.mark.parametrize(("name", "count"), [("england", 202), ("usa", 195), ("china", 210)])
def test_how_many_hexes_there_are(name: str, count: int) -> None:
    assert len(FILES[name].hexes) == RECORDS[name].hexes == count


@pytest.mark.clause("SR-1.1")
@EACH
def test_where_each_company_starts(name: str) -> None:
    board, record = FILES[name], RECORDS[name]
    assert board_file.companies(board) == tuple(STARTS[name])
    for company, start in enumerate(STARTS[name].values()):
        each = board.hexes[record.town_hex[company]]
        assert (f"{each.name} {each.id}", each.terrain) == (start, "start")


@EACH
def test_where_each_city_and_each_railway_town_stands(name: str) -> None:
    assert listed(name, "city") == [city for city, _ in city_facts(name)]
    assert listed(name, "railway_town") == RAILWAY_TOWNS[name].split(", ")


@EACH
def test_every_company_has_a_colour_of_its_own(name: str) -> None:
    colours = board_file.colours(FILES[name])
    assert len(set(colours)) == 7
    assert {"purple", "red", "blue", "green", "orange", "yellow", "black"} == set(colours)


def test_the_colours_of_england_that_are_known() -> None:
    board = FILES["england"]
    colours = dict(zip(board_file.companies(board), board_file.colours(board), strict=True))
    assert (colours["L&Y"], colours["GER"]) == ("purple", "blue")  # 2018
    assert (colours["GWR"], colours["LSWR"]) == ("green", "orange")  # 1999


@EACH
def test_towns_are_numbered_by_company_and_by_name(name: str) -> None:
    """So the lowest of a set of cities is the first in the alphabet."""
    board, record = FILES[name], RECORDS[name]
    towns = board_file.towns(board)
    assert towns[7:19] == board_file.cities(board) == tuple(sorted(towns[7:19]))
    assert towns[19:] == board_file.railway_towns(board) == tuple(sorted(towns[19:]))
    for town, called in enumerate(towns):
        hex = int(record.town_hex[town])
        assert record.town[hex] == town
        assert board.hexes[hex].name == called
    assert sum(int(town) != NO_TOWN for town in record.town) == 28


# Goods


@pytest.mark.clause("SR-1.5")
@pytest.mark.parametrize(
    ("name", "kinds", "spaces"),
    [
        ("england", "steel, textiles, brewing, leather", 9),
        ("usa", "cattle, coal, cotton, grain, manufactured goods, steel", 6),
        ("china", "coal, cotton, livestock, manufactured goods, petrochemicals, steel", 6),
    ],
)
def test_spaces_of_each_industry(name: str, kinds: str, spaces: int) -> None:
    record = RECORDS[name]
    assert board_file.goods(FILES[name]) == tuple(kinds.split(", "))
    assert record.goods == len(kinds.split(", "))
    for good in range(record.goods):
        assert sum(int(record.spaces[city, good]) for city in range(CITIES)) == spaces


@pytest.mark.clause("SR-1.5")
@EACH
def test_every_city_has_two_goods_of_one_kind_and_one_of_another(name: str) -> None:
    record, goods = RECORDS[name], board_file.goods(FILES[name])
    for city, (_, double) in enumerate(city_facts(name)):
        row = [int(record.spaces[city, good]) for good in range(GOODS)]
        assert sorted(row) == [0] * (GOODS - 2) + [1, 2]
        assert goods[row.index(2)] == double


def test_the_goods_of_sheffield_and_new_york() -> None:
    england, usa = FILES["england"].tables["cities"], FILES["usa"].tables["cities"]
    assert isinstance(england, dict)
    assert isinstance(usa, dict)
    assert england["Sheffield"] == ["steel", "steel", "brewing"]
    assert usa["New York"] == ["manufactured goods", "manufactured goods", "cotton"]


# Hexes


@pytest.mark.parametrize(
    ("name", "layout"), [("england", "flat"), ("usa", "pointy"), ("china", "flat")]
)
def test_the_hexes_of_the_usa_lie_otherwise(name: str, layout: str) -> None:
    assert FILES[name].layout == layout


@EACH
def test_ids_are_a_letter_and_a_number_counted_from_the_upper_left(name: str) -> None:
    for each in FILES[name].hexes:
        column, row = each.at
        letter, count = (row, column) if name == "usa" else (column, row)
        assert each.id == f"{chr(ord('A') + letter)}{count}"


@EACH
def test_neighbours_lie_across_from_each_other(name: str) -> None:
    """By side: who goes through a side has come in by the opposite one."""
    board, record = FILES[name], RECORDS[name]
    for hex, each in enumerate(board.hexes):
        for side in range(hexes.SIDES):
            there = int(record.neighbours[hex, side])
            place = hexes.neighbour(board.layout, each.at, side)
            assert (there >= 0) == any(place == other.at for other in board.hexes)
            if there >= 0:
                assert board.hexes[there].at == place
                assert record.neighbours[there, (side + 3) % 6] == hex


@EACH
def test_towns_beside_a_hex(name: str) -> None:
    record = RECORDS[name]
    for hex in range(record.hexes):
        beside = {int(record.town[each]) for each in around(name, hex)} - {NO_TOWN}
        assert record.beside_towns[hex] == sum(1 << town for town in beside)


def test_the_moves_of_the_lswr_that_a_report_describes() -> None:
    """North-east, north-east to Guildford, north to Reading: only flat-top hexes allow that."""
    board, record = FILES["england"], RECORDS["england"]
    north, north_east = 0, 1
    towns = board_file.towns(board)
    hex, seen = hex_of("england", "Southampton"), []
    for side in (north_east, north_east, north):
        hex = int(record.neighbours[hex, side])
        seen.append({town for bit, town in enumerate(towns) if record.beside_towns[hex] >> bit & 1})
    assert "Guildford" not in seen[0]
    assert "Guildford" in seen[1]
    assert "Reading" in seen[2] - seen[1]


@pytest.mark.parametrize(
    ("name", "a", "b", "steps_apart"),
    [
        ("england", "London", "Brighton", 3),
        ("england", "Manchester", "Sheffield", 3),
        ("england", "Norwich", "Dover", 6),
        ("england", "Liverpool", "Preston", 3),
        ("england", "York", "Southampton", 15),
        ("usa", "New York", "Philadelphia", 2),
        ("usa", "Boston", "Mobile", 20),
        ("usa", "Chicago", "Detroit", 4),
        ("usa", "St. Louis", "Savannah", 10),
        ("china", "Beijing", "Tianjin", 2),
        ("china", "Shenyang", "Guangzhou", 20),
        ("china", "Chongqing", "Shanghai", 12),
        ("china", "Qingdao", "Jinan", 3),
    ],
)
def test_distances(name: str, a: str, b: str, steps_apart: int) -> None:
    record, one, other = RECORDS[name], hex_of(name, a), hex_of(name, b)
    assert record.steps[one, other] == record.steps[other, one] == steps_apart


def test_around_the_mouth_of_the_thames_it_is_farther() -> None:
    assert ways("england", hex_of("england", "Norwich"))[hex_of("england", "Dover")] == 8


@EACH
def test_towns_keep_apart(name: str) -> None:
    """No two towns touch; no two starting towns are closer than three hexes."""
    towns = board_file.towns(FILES[name])
    for town, called in enumerate(towns):
        for other in range(town):
            distance = RECORDS[name].steps[hex_of(name, called), hex_of(name, towns[other])]
            assert distance >= (3 if town < 7 else 2), (called, towns[other])


@EACH
def test_every_locomotive_can_come_next_to_every_other_town(name: str) -> None:
    """Over the empty board, by steps of SR-5.1: straight on, or one side to the left or right."""
    board, record = FILES[name], RECORDS[name]
    for company in range(7):
        start = int(record.town_hex[company])
        waiting = deque((start, side, True) for side in range(hexes.SIDES))
        seen, connected = set(waiting), 0
        while waiting:
            here, side, _ = waiting.popleft()
            there = int(record.neighbours[here, side])
            if there < 0 or record.town[there] != NO_TOWN:
                continue
            connected |= int(record.beside_towns[there])
            for turn in (-1, 0, 1):
                step = (there, (side + turn) % hexes.SIDES, False)
                if step not in seen:
                    seen.add(step)
                    waiting.append(step)
        assert connected | 1 << company == (1 << 28) - 1, board_file.companies(board)[company]


# Provenance


@EACH
def test_the_files_say_where_their_facts_come_from(name: str) -> None:
    board = FILES[name]
    assert board.provenance["sources"]
    assert board.provenance["unknown"]
    assert len({provenance(board, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert all(each.name_status for each in board.hexes if each.name)


def test_england_is_reconstructed_with_twelve_towns_confirmed() -> None:
    board = FILES["england"]
    assert "reconstructed from geography" in provenance(board, "en")
    for language in LANGUAGES:
        assert "28" in provenance(board, language)
        assert "12" in provenance(board, language)
    named = [each for each in board.hexes if each.name]
    assert Counter(each.name_status for each in named) == {
        "confirmed": 12,
        "probable": 1,
        "inferred": 1,
        "guess": 14,
    }
    assert all("Confidence: " in each.name_note for each in named)


@pytest.mark.parametrize("name", ["usa", "china"])
def test_the_usa_and_china_were_made_for_this_project(name: str) -> None:
    board = FILES[name]
    assert provenance(board, "en").startswith("Made for this project, not the printed board")
    assert provenance(board, "ru").startswith("Создано для этого проекта")
    assert provenance(board, "hu").startswith("Ehhez a programhoz készült")
    assert {each.name_status for each in board.hexes if each.name} == {"invented"}


@EACH
def test_waters_lie_beside_the_land_not_on_it(name: str) -> None:
    board = FILES[name]
    land = {each.at for each in board.hexes}
    for water, places in board.waters:
        assert land.isdisjoint(places), water
        shore = {beside for place in places for beside in hexes.neighbours(board.layout, place)}
        assert not land.isdisjoint(shore), water
        if board.layout == "pointy":
            assert all(sum(place) % 2 == sum(board.hexes[0].at) % 2 for place in places), water


@EACH
def test_a_file_reads_back_as_it_is_written(name: str) -> None:
    assert parse_board(FILES[name].text(), board_file.SCHEMA) == FILES[name]
