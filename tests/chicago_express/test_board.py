"""The board file against the facts that were found, typed here from their list."""

from collections import Counter, deque

import pytest

from trunkline.core.board import parse_board
from trunkline.core.hex_board import Hex
from trunkline.games.chicago_express import GAME
from trunkline.games.chicago_express.board_file import most_cash
from trunkline.games.chicago_express.state import CAPITAL, COMPANIES, MOST_CASH

FILE, PRINTED = GAME.board.file, GAME.board.structs[0]
ODD = ["J2", "K3", "K5", "L6", "M6", "N4", "N5", "N8", "O5", "O6", "O8"]


def around(hex: str) -> list[str]:
    """The neighbours as the compiled rules see them."""
    row = PRINTED.neighbours[FILE.index[hex]]
    return [FILE.hexes[row[side]].id for side in range(6) if row[side] >= 0]


def of(terrain: str) -> list[Hex]:
    return [each for each in FILE.hexes if each.terrain == terrain]


def hexes_to_chicago(start: str) -> int:
    """How many hexes a company builds at least; the start hexes of others are closed (CE-5.5)."""
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for hex in around(here):
            if hex not in steps and FILE.hexes[FILE.index[hex]].terrain != "start":
                steps[hex] = steps[here] + 1
                waiting.append(hex)
    return steps["A2"]


def test_160_hexes_of_seven_kinds() -> None:
    assert len(FILE.hexes) == PRINTED.hexes == 160
    assert Counter(each.terrain for each in FILE.hexes) == {
        "plain": 73,
        "forest": 41,
        "city": 22,
        "mountain": 16,
        "start": 4,
        "industrial": 3,
        "chicago": 1,
    }


@pytest.mark.clause("CE-5.6")
@pytest.mark.parametrize(
    ("terrain", "costs"),
    [
        ("plain", {1: 69, 2: 4}),
        ("forest", {1: 1, 2: 30, 3: 7, 4: 3}),
        ("mountain", {2: 2, 3: 7, 4: 7}),
        ("city", {1: 5, 2: 16, 3: 1}),
        ("industrial", {3: 2, 4: 1}),
        ("chicago", {3: 1}),
    ],
)
def test_printed_costs(terrain: str, costs: dict[int, int]) -> None:
    assert Counter(each.facts["cost"] for each in of(terrain)) == costs


@pytest.mark.clause("CE-6.4")
@pytest.mark.parametrize(
    ("terrain", "house_incomes"), [("city", {1: 14, 2: 8}), ("mountain", {1: 1, 2: 15})]
)
def test_printed_house_incomes(terrain: str, house_incomes: dict[int, int]) -> None:
    assert Counter(each.facts["house_income"] for each in of(terrain)) == house_incomes


@pytest.mark.clause("CE-5.8")
def test_printed_incomes() -> None:
    assert all(each.facts["income"] == 1 for each in of("mountain"))
    (chicago,) = of("chicago")
    assert chicago.facts["income"] == 7
    assert [each.name for each in of("city") if each.facts["income"] == 3] == ["Buffalo"]
    twos = {each.id for each in of("city") if each.facts["income"] == 2}
    assert twos == {"B5", "D7", "F8", "I2", "I9", "O10"}


def test_the_eleven_odd_hexes_are_marked() -> None:
    assert [each.id for each in FILE.hexes if each.odd] == ODD
    assert all(each.confidence < 0.85 for each in FILE.hexes if each.odd)


def test_neighbours_are_mutual_and_as_listed() -> None:
    for each in FILE.hexes:
        assert sorted(around(each.id)) == sorted(each.neighbours)
        for other in around(each.id):
            assert each.id in around(other), (each.id, other)
    assert sum(len(around(each.id)) for each in FILE.hexes) == 2 * 426


@pytest.mark.parametrize(
    ("hex", "neighbours"),
    [("A2", {"A3", "B2"}), ("E0", {"D0", "E1"}), ("S3", {"R2", "R3", "S2", "S4"})],
)
def test_neighbours_of_chicago_detroit_and_new_york(hex: str, neighbours: set[str]) -> None:
    assert set(around(hex)) == neighbours


@pytest.mark.parametrize(
    ("start", "hexes"), [("R5", 17), ("Q7", 16), ("Q9", 16), ("S3", 18), ("D3", 3)]
)
def test_shortest_ways_to_chicago(start: str, hexes: int) -> None:
    assert hexes_to_chicago(start) == hexes


@pytest.mark.clause("CE-1.3")
def test_start_hexes() -> None:
    starts = [FILE.hexes[PRINTED.start[company]] for company in range(COMPANIES)]
    assert [(each.id, each.name) for each in starts] == [
        ("R5", "Philadelphia"),
        ("Q7", "Baltimore"),
        ("Q9", "Washington"),
        ("S3", "New York"),
        ("D3", "Fort Wayne"),
    ]
    assert [each.terrain for each in starts] == ["start"] * 4 + ["city"]


@pytest.mark.clause("CE-1.5")
def test_industrial_centres_and_their_rows() -> None:
    assert {each.id: each.name for each in of("industrial")} == {
        "E0": "Detroit",
        "I6": "Wheeling",
        "K4": "Pittsburgh",
    }
    rows = [
        [PRINTED.boxes[row, box] for box in range(PRINTED.last_box[row] + 1)] for row in range(3)
    ]
    assert rows == [[1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6], [4, 6, 8]]


def test_the_file_says_where_its_facts_come_from() -> None:
    assert "single source" in str(FILE.provenance["summary"])
    assert FILE.provenance["sources"]
    assert FILE.provenance["alternative_readings"]
    confidence = FILE.provenance["confidence"]
    assert isinstance(confidence, dict)
    assert confidence["terrain"] == 0.87
    assert all(each.name_status for each in FILE.hexes if each.name)
    assert Counter(each.name_status for each in FILE.hexes if each.name) == {
        "verified": 14,
        "inferred": 15,
        "likely": 1,
    }


def test_the_file_reads_back_as_it_is_written() -> None:
    assert parse_board(FILE.text(), GAME.schema) == FILE


@pytest.mark.clause("CE-2.7", "CE-7.1", "CE-8.1", "CE-9.1")
def test_nobody_can_ever_hold_most_cash() -> None:
    """So no bid that the rules allow is missing from the action space.

    Only dividends bring players money. Every company is taken to hold every city with a house,
    every industrial centre at its last box and Chicago from the start; one has all mountains.
    """
    cities = sum(each.facts["income"] + each.facts["house_income"] for each in of("city"))
    centres = sum(int(PRINTED.boxes[row, PRINTED.last_box[row]]) for row in range(3))
    chicago = sum(each.facts["income"] for each in of("chicago"))
    mountains = sum(each.facts["income"] + each.facts["house_income"] for each in of("mountain"))
    companies = range(COMPANIES)
    incomes = mountains + sum(
        int(PRINTED.start_income[company]) + cities + centres + chicago for company in companies
    )
    rounding = sum(int(PRINTED.shares[company]) - 1 for company in companies)
    stages, chicago_stages = 8, 1  # each company reaches Chicago once
    assert incomes + rounding == 5 * (60 + 22 + 7) + 27 + 47 + 15  # 534
    most = CAPITAL + (stages + chicago_stages) * (incomes + rounding)
    assert most == most_cash(FILE)
    assert most < MOST_CASH
