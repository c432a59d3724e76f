"""SR-1: components and set-up."""

from collections.abc import Mapping
from typing import Any

import pytest

import trunkline
from tests.stephensons_rocket.positions import (
    BOTH_EDITIONS,
    E1999,
    E2018,
    held,
    opening,
    position,
    tiles_laid,
)
from tests.support.playing import facts, play, told
from trunkline import BadSetup, Match

EVERY_NUMBER_OF_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
EVERY_BOARD = pytest.mark.parametrize("board", ["england", "usa", "china"])
STARTS = {
    "england": {
        "NER": "Hull",
        "L&Y": "Preston",
        "LNWR": "Liverpool",
        "GER": "Norwich",
        "GWR": "Bristol",
        "LSWR": "Southampton",
        "SER": "Dover",
    },
    "usa": {
        "B&A": "Boston",
        "PRR": "Philadelphia",
        "C&O": "Norfolk",
        "CG": "Savannah",
        "M&O": "Mobile",
        "IC": "St. Louis",
        "MC": "Chicago",
    },
    "china": {
        "NE": "Shenyang",
        "SD": "Qingdao",
        "HN": "Shanghai",
        "FJ": "Fuzhou",
        "YH": "Guangzhou",
        "CY": "Chongqing",
        "LH": "Baoji",
    },
}


def spaces_of_each_good(match: Match) -> dict[str, int]:
    spaces: dict[str, int] = {}
    for city in facts(match)["cities"].values():
        for good, each in city["goods"].items():
            spaces[good] = spaces.get(good, 0) + each["free"]
    return spaces


# SR-1.1: players, companies, the edition


@pytest.mark.clause("SR-1.1")
@EVERY_NUMBER_OF_PLAYERS
@BOTH_EDITIONS
def test_2_to_4_can_play(players: int, options: Mapping[str, str]) -> None:
    assert len(facts(opening(players, options=options))["players"]) == players


@pytest.mark.clause("SR-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        opening(players)


@pytest.mark.clause("SR-1.1")
@EVERY_BOARD
def test_each_of_seven_locomotives_stands_in_its_starting_town(board: str) -> None:
    match = opening(options={"board": board})
    companies = facts(match)["companies"]
    places = match.board.file.place_names
    assert {name: places[it["locomotive"]] for name, it in companies.items()} == STARTS[board]
    assert len(companies) == 7


@pytest.mark.clause("SR-1.1")
@EVERY_BOARD
def test_it_faces_nowhere_in_particular(board: str) -> None:
    companies = facts(opening(options={"board": board}))["companies"]
    assert [it["heading"] for it in companies.values()] == [None] * 7


@pytest.mark.clause("SR-1.1")
def test_the_edition_is_that_of_2018_unless_the_other_is_chosen() -> None:
    assert facts(opening())["edition"] == "2018"
    assert facts(opening(options=E2018))["edition"] == "2018"
    assert facts(opening(options=E1999))["edition"] == "1999"


@pytest.mark.clause("SR-1.1")
def test_there_is_no_third_edition() -> None:
    with pytest.raises(BadSetup, match="edition is 2018 or 1999, not '2004'"):
        opening(options={"edition": "2004"})


# SR-1.2: the board


@pytest.mark.clause("SR-1.2")
@EVERY_BOARD
def test_28_towns_of_three_kinds(board: str) -> None:
    match = opening(options={"board": board})
    terrains = [each.terrain for each in match.board.file.hexes]
    kinds = [terrains.count(kind) for kind in ("start", "city", "railway_town")]
    assert kinds == [7, 12, 9]
    assert len(match.board.vocabulary["town"]) == 28
    assert len(facts(match)["cities"]) == 12


@pytest.mark.clause("SR-1.2")
@BOTH_EDITIONS
def test_england_is_played_unless_another_board_is_chosen(options: Mapping[str, str]) -> None:
    match = opening(options=options)
    assert match.options["board"] == "england"
    assert match.board.file.title == "England"


@pytest.mark.clause("SR-1.2")
@pytest.mark.parametrize(
    ("board", "title"),
    [("england", "England"), ("usa", "Eastern USA"), ("china", "Eastern China")],
)
def test_2018_is_played_on_any_of_the_three(board: str, title: str) -> None:
    assert opening(options={**E2018, "board": board}).board.file.title == title


@pytest.mark.clause("SR-1.2")
@pytest.mark.parametrize("board", ["usa", "china"])
def test_1999_is_played_on_england_only(board: str) -> None:
    assert opening(options={**E1999, "board": "england"}).board.file.title == "England"
    with pytest.raises(BadSetup, match=rf"board={board} is played with edition=2018"):
        opening(options={**E1999, "board": board})


@pytest.mark.clause("SR-1.2")
@pytest.mark.parametrize("board", ["usa", "china"])
def test_a_board_of_2018_brings_its_edition(board: str) -> None:
    match = opening(options={"board": board})
    assert facts(match)["edition"] == "2018"
    assert match.options["veto_defence"] == "original"


# SR-1.3: tiles, passengers, stations


@pytest.mark.clause("SR-1.3")
@EVERY_NUMBER_OF_PLAYERS
@BOTH_EDITIONS
def test_60_tiles_9_passengers_and_7_stations_each(
    players: int, options: Mapping[str, str]
) -> None:
    at_start = facts(opening(players, options=options))
    assert (at_start["tiles"], at_start["passengers"]) == (60, 9)
    assert [each["stations"] for each in at_start["players"]] == [7] * players
    assert [each["passengers"] for each in at_start["players"]] == [0] * players
    assert (at_start["stations"], at_start["track"]) == ({}, {})


# SR-1.4: shares


@pytest.mark.clause("SR-1.4")
@EVERY_NUMBER_OF_PLAYERS
def test_1999_16_shares_of_each_company_and_16_supplementary_ones(players: int) -> None:
    match = opening(players, options=E1999)
    companies = facts(match)["companies"]
    assert [it["pile"] for it in companies.values()] == [16] * 7
    assert facts(match)["supplementary_shares"] == 16
    assert all(held(match, name) == [0] * players for name in companies)


@pytest.mark.clause("SR-1.4", "SR-5.5")
def test_2018_shares_have_no_limit() -> None:
    match = position(2, shares={"GWR": (16, 16)}, options=E2018)
    play(match, "extend GWR C12", "pass")
    assert held(match, "GWR") == [17, 16]
    assert facts(match)["companies"]["GWR"]["pile"] is None
    assert facts(match)["supplementary_shares"] is None


@pytest.mark.clause("SR-1.4")
@BOTH_EDITIONS
def test_how_many_shares_a_player_holds_is_open(options: Mapping[str, str]) -> None:
    match = position(shares={"GWR": (3, 0, 5)}, options=options)
    for seat in (0, 1, 2, None):  # the last is a spectator
        seen: Any = match.view(seat)["position"]
        assert [each["shares"]["GWR"] for each in seen["players"]] == [3, 0, 5]


# SR-1.5: goods


@pytest.mark.clause("SR-1.5")
@EVERY_BOARD
def test_three_investments_in_each_city(board: str) -> None:
    cities = facts(opening(options={"board": board}))["cities"]
    for city in cities.values():
        assert sum(each["free"] for each in city["goods"].values()) == 3
        assert all(each["invested"] == [0, 0, 0] for each in city["goods"].values())


@pytest.mark.clause("SR-1.5")
@BOTH_EDITIONS
def test_england_has_four_goods_nine_of_each(options: Mapping[str, str]) -> None:
    spaces = spaces_of_each_good(opening(options=options))
    assert spaces == {"steel": 9, "textiles": 9, "brewing": 9, "leather": 9}


@pytest.mark.clause("SR-1.5")
@pytest.mark.parametrize(
    ("board", "goods"),
    [
        ("usa", {"cattle", "coal", "cotton", "grain", "manufactured goods", "steel"}),
        ("china", {"coal", "cotton", "livestock", "manufactured goods", "petrochemicals", "steel"}),
    ],
)
def test_the_other_boards_have_six_goods_six_of_each(board: str, goods: set[str]) -> None:
    assert spaces_of_each_good(opening(options={"board": board})) == dict.fromkeys(goods, 6)


@pytest.mark.clause("SR-1.5")
def test_two_of_the_three_may_be_in_the_same_goods() -> None:
    sheffield = facts(opening())["cities"]["Sheffield"]["goods"]
    assert {good: each["free"] for good, each in sheffield.items()} == {"steel": 2, "brewing": 1}


@pytest.mark.clause("SR-1.5")
@BOTH_EDITIONS
def test_the_cubes_never_run_out(options: Mapping[str, str]) -> None:
    """One player can make all 36 investments; the box of 2018 has 18 cubes of a colour."""
    match = opening(2, options=options)
    at_start = facts(match)["cities"]
    mine = {
        city: {good: (each["free"], 0) for good, each in it["goods"].items()}
        for city, it in at_start.items()
    }
    mine["Sheffield"]["steel"] = (0, 0)
    match = position(2, invested=mine, options=options)
    play(match, "invest Sheffield steel", "invest Sheffield steel")
    cities = facts(match)["cities"].values()
    invested = [each["invested"] for it in cities for each in it["goods"].values()]
    assert sum(count for count, _ in invested) == 36


# SR-1.6: connector tiles


@pytest.mark.clause("SR-1.6")
def test_2018_12_two_line_and_4_three_line_connectors() -> None:
    assert facts(opening(options=E2018))["connectors"] == {"two_line": 12, "three_line": 4}


@pytest.mark.clause("SR-1.6")
def test_1999_there_are_no_other_tiles_than_the_60() -> None:
    assert facts(opening(options=E1999))["connectors"] is None


@pytest.mark.clause("SR-1.6")
@BOTH_EDITIONS
def test_connectors_are_not_counted_among_the_60(options: Mapping[str, str]) -> None:
    """A merger lays a tile where the locomotive came from, and one where it joins; no more."""
    lines = {"GWR": "C12 D12 E13 F12 F11", "LSWR": "G14"}
    match = position(lines=lines, options=options)
    before = tiles_laid(match)
    events = play(match, "extend LSWR G13")
    assert tiles_laid(match) == before + 2
    laid = told(events, "connector-laid")
    if options == E2018:
        assert laid == [("F12", 2)]
        assert facts(match)["connectors"] == {"two_line": 11, "three_line": 4}
    else:
        assert laid == []


# SR-1.7: who begins (what is open: test_secrets.py)


@pytest.mark.clause("SR-1.7")
@EVERY_NUMBER_OF_PLAYERS
@BOTH_EDITIONS
def test_the_first_player_is_random(players: int, options: Mapping[str, str]) -> None:
    beginners = {
        trunkline.new("stephensons-rocket", players, seed=seed, options=options).actor
        for seed in range(60)
    }
    assert beginners == set(range(players))


@pytest.mark.clause("SR-1.7")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@BOTH_EDITIONS
def test_the_first_player_can_be_given(first: int, options: Mapping[str, str]) -> None:
    match = trunkline.new("stephensons-rocket", 4, deal={"first": first}, options=options)
    assert match.actor == facts(match)["active_player"] == first


@pytest.mark.clause("SR-1.7")
def test_a_seat_that_nobody_has_cannot_begin() -> None:
    with pytest.raises(BadSetup):
        opening(3, first=3)


@pytest.mark.clause("SR-1.7")
@EVERY_NUMBER_OF_PLAYERS
@BOTH_EDITIONS
def test_play_goes_clockwise(players: int, options: Mapping[str, str]) -> None:
    match = opening(players, first=1, options=options)
    turns = [match.actor]
    for hex in ("A6", "C6", "E6", "A8", "C8", "E8", "A14", "C14"):
        play(match, f"station {hex}")
        turns.append(match.actor)
    seats = [(1 + turn) % players for turn in range(5)]
    assert turns == [seat for seat in seats for _ in range(2)][:9]
