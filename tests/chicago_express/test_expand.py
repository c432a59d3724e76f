"""CE-5: expand a network."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.chicago_express.positions import (
    cash,
    company,
    everyone_passes,
    income,
    position,
    treasury,
)
from tests.support.playing import (
    decision,
    facts,
    may,
    offered,
    play,
    refusal,
    told,
)
from trunkline import Match


def building(
    name: str, at: str = "", money: int = 50, others: Mapping[str, str] | None = None, **more: Any
) -> Match:
    """Seat 0 has named the company, which stands at those hexes with that much in its treasury."""
    track = {name: at, **(others or {})}
    match = position(treasury={name: money}, track=track, shares={name: (1, 0, 0)}, **more)
    play(match, "expand", f"company {name}")
    return match


# CE-5.1


@pytest.mark.clause("CE-5.1")
def test_the_active_player_must_own_a_share() -> None:
    match = position(
        turn_of=1,
        shares={"NYC": (2, 0, 0), "PRR": (2, 1, 0)},
        treasury={"NYC": 9, "PRR": 9},
    )
    play(match, "expand")
    assert refusal(match, "company NYC") == "CE-5.1"
    assert refusal(match, "company Wabash") == "CE-5.1"
    assert offered(match) == ["nothing", "company PRR"]  # one share is enough


@pytest.mark.clause("CE-5.1")
@pytest.mark.parametrize("action", ["pass", "done", "expand", "offer PRR", "build Q5", "bid 7"])
def test_after_expand_a_company_is_named_or_nothing_done(action: str) -> None:
    match = position(treasury={"PRR": 9})
    play(match, "expand")
    assert refusal(match, action) == "CE-5.1"


# CE-5.2


@pytest.mark.clause("CE-5.2")
@pytest.mark.parametrize("hexes", [["S4"], ["S4", "R4"]])
def test_one_or_two_hexes_and_done(hexes: list[str]) -> None:
    match = building("NYC")
    play(match, *(f"build {hex}" for hex in hexes), "done")
    assert company(match, "NYC")["track"] == sorted(["S3", *hexes])
    assert company(match, "NYC")["locomotives"] == 23 - len(hexes)
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-5.2")
def test_after_the_third_hex_the_action_ends() -> None:
    match = building("NYC")
    play(match, "build S4", "build R4")
    assert facts(match)["expansion"] == {"company": "NYC", "built": 2, "hexes_left": 1}
    play(match, "build Q5")
    assert company(match, "NYC")["track"] == ["Q5", "R4", "S3", "S4"]
    assert company(match, "NYC")["locomotives"] == 20
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-5.2")
def test_each_hex_is_next_to_the_network_hexes_just_built_included() -> None:
    match = building("NYC")
    assert refusal(match, "build Q3") == "CE-5.2"
    assert refusal(match, "build A2") == "CE-5.2"
    play(match, "build R2")
    assert may(match, "build Q3")


@pytest.mark.clause("CE-5.2")
def test_next_to_the_track_of_another_company_is_not_enough() -> None:
    match = building("NYC", others={"PRR": "Q5"})
    assert refusal(match, "build P5") == "CE-5.2"


@pytest.mark.clause("CE-5.2")
def test_branches_are_allowed() -> None:
    match = building("NYC")
    play(match, "build S2", "build S4", "build R3")  # each next to New York
    assert company(match, "NYC")["track"] == ["R3", "S2", "S3", "S4"]


@pytest.mark.clause("CE-5.2")
def test_all_hexes_of_an_action_belong_to_the_company_named() -> None:
    match = building("NYC")
    play(match, "build S4")
    assert refusal(match, "company PRR") == "CE-5.2"
    assert refusal(match, "build Q6") == "CE-5.2"  # next to PRR, not to NYC


@pytest.mark.clause("CE-5.2")
@pytest.mark.parametrize("action", ["done", "nothing", "pass", "company PRR"])
def test_once_a_company_is_named_at_least_one_hex_is_built(action: str) -> None:
    match = building("NYC")
    assert refusal(match, action) == "CE-5.2"
    play(match, "build S4")
    assert may(match, "done")


@pytest.mark.clause("CE-5.2", "CE-5.6")
def test_a_company_that_cannot_build_cannot_be_named() -> None:
    match = position(treasury={"NYC": 1, "PRR": 0})
    play(match, "expand")
    assert refusal(match, "company PRR") == "CE-5.6"
    assert offered(match) == ["nothing", "company NYC"]  # a plain costs 1


@pytest.mark.clause("CE-5.2")
def test_without_money_for_a_second_hex_only_done_is_left() -> None:
    match = building("NYC", money=1)
    play(match, "build S4")
    assert offered(match) == ["done"]


# CE-5.3 to CE-5.5


@pytest.mark.clause("CE-5.3")
@pytest.mark.parametrize("hex", ["S3", "S4", "R2", "Q3"])  # start, plain, forest, city
def test_at_most_one_locomotive_of_a_company_in_a_hex(hex: str) -> None:
    assert refusal(building("NYC", "S4 R2 Q3"), f"build {hex}") == "CE-5.3"


@pytest.mark.clause("CE-5.4", "CE-5.6")
@pytest.mark.parametrize(
    ("hex", "beside", "price"),
    [("G4", "G3", 5), ("F5", "F4", 5), ("I6", "H5", 15), ("A2", "B2", 15)],
    ids=["plain", "city", "industrial centre", "Chicago"],
)
def test_a_hex_that_holds_one_locomotive_of_every_company(
    hex: str, beside: str, price: int
) -> None:
    others = dict.fromkeys(("PRR", "B&O", "C&O", "Wabash"), hex)
    match = building("NYC", beside, money=price, others=others)
    play(match, f"build {hex}")
    assert hex in company(match, "NYC")["track"]
    assert treasury(match, "NYC") == 0


@pytest.mark.clause("CE-5.4")
@pytest.mark.parametrize(
    ("hex", "beside"), [("J5", "I6"), ("J6", "I6")], ids=["forest", "mountain"]
)
@pytest.mark.parametrize("other", ["PRR", "B&O", "C&O", "Wabash"])
def test_forests_and_mountains_hold_one_company_only(hex: str, beside: str, other: str) -> None:
    assert may(building("NYC", beside), f"build {hex}")
    assert refusal(building("NYC", beside, others={other: hex}), f"build {hex}") == "CE-5.4"


@pytest.mark.clause("CE-5.5")
@pytest.mark.parametrize(
    ("name", "beside", "start"),
    [
        ("NYC", "S5", "R5"),
        ("B&O", "R6", "R5"),
        ("PRR", "Q6", "Q7"),
        ("C&O", "Q8", "Q7"),
        ("B&O", "Q8", "Q9"),
        ("PRR", "S4", "S3"),
        ("Wabash", "S4", "S3"),
    ],
)
def test_the_eastern_start_hexes_are_closed_to_others(name: str, beside: str, start: str) -> None:
    assert refusal(building(name, beside), f"build {start}") == "CE-5.5"


@pytest.mark.clause("CE-5.5")
def test_fort_wayne_is_an_ordinary_city_before_the_wabash_opens() -> None:
    match = building("NYC", "E3", money=1)
    play(match, "build D3")
    assert treasury(match, "NYC") == 0
    assert income(match, "NYC") == 9


@pytest.mark.clause("CE-5.5")
def test_fort_wayne_is_an_ordinary_city_after_the_wabash_opens() -> None:
    match = building("NYC", "E3", money=2, others={"Wabash": "D3"})
    play(match, "build D3")
    assert treasury(match, "NYC") == 0  # second there: 2 × 1
    assert income(match, "NYC") == 9


# CE-5.6 and CE-5.7


@pytest.mark.clause("CE-5.6")
def test_printed_example_nyc_to_binghamton_for_6_dollars() -> None:
    match = building("NYC", money=6, others={"PRR": "Q3"})
    bank = facts(match)["bank"]
    events = play(match, "build R2", "build Q3")
    costs = [cost for _, _, _, cost, _ in told(events, "built")]
    assert costs == [2, 4]
    assert treasury(match, "NYC") == 0
    assert facts(match)["bank"] == bank + 6


@pytest.mark.clause("CE-5.6")
@pytest.mark.parametrize(
    ("others", "price"),
    [({}, 2), ({"PRR": "I4"}, 4), ({"PRR": "I4", "B&O": "I4", "C&O": "I4"}, 8)],
)
def test_the_price_is_the_cost_times_the_locomotives_new_one_included(
    others: dict[str, str], price: int
) -> None:
    enough = building("NYC", "I3", money=price, others=others)
    play(enough, "build I4")  # Youngstown, cost 2
    assert treasury(enough, "NYC") == 0
    short = building("NYC", "I3", money=price - 1, others=others)
    assert refusal(short, "build I4") == "CE-5.6"


@pytest.mark.clause("CE-5.6")
def test_players_cannot_lend() -> None:
    match = building("NYC", "R2", money=1, cash=(100, 100, 100))
    assert refusal(match, "build Q3") == "CE-5.6"
    play(match, "build S2", "done")
    assert cash(match) == [100, 100, 100]


@pytest.mark.clause("CE-5.6")
def test_money_spent_on_one_hex_is_gone_for_the_next() -> None:
    match = building("NYC", money=3)
    play(match, "build R2")
    assert refusal(match, "build Q3") == "CE-5.6"
    assert may(match, "build S4")


@pytest.mark.clause("CE-5.7")
def test_a_company_with_no_locomotive_left_cannot_be_named() -> None:
    match = position(treasury={"NYC": 9, "PRR": 9}, locomotives={"NYC": 0, "PRR": 1})
    play(match, "expand")
    assert refusal(match, "company NYC") == "CE-5.7"
    assert offered(match) == ["nothing", "company PRR"]


@pytest.mark.clause("CE-5.7")
def test_the_last_locomotive_ends_the_building() -> None:
    match = building("NYC", locomotives={"NYC": 1})
    play(match, "build S4")
    assert refusal(match, "build S2") == "CE-5.7"
    assert offered(match) == ["done"]


# CE-5.8 and CE-5.9


@pytest.mark.clause("CE-5.8")
@pytest.mark.parametrize(
    ("hex", "beside", "gain"),
    [
        ("M4", "L3", 1),  # Altoona
        ("I2", "J1", 2),  # Cleveland
        ("L0", "K1", 3),  # Buffalo
        ("J6", "I6", 1),  # mountain
        ("S4", "S3", 0),  # plain
        ("R2", "S3", 0),  # forest
        ("A2", "B2", 7),  # Chicago
    ],
)
def test_income_rises_by_the_printed_income(hex: str, beside: str, gain: int) -> None:
    match = building("NYC", beside)
    play(match, f"build {hex}")
    assert income(match, "NYC") == 8 + gain


@pytest.mark.clause("CE-5.8")
@pytest.mark.parametrize(
    ("hex", "beside", "gain"),
    [
        ("M4", "L3", 1 + 1),  # the book's picture: +1, and +1 for the house
        ("I2", "J1", 2 + 2),
        ("J6", "I6", 1 + 2),  # mountain
        ("R2", "S3", 0),  # a house in a forest adds nothing
    ],
)
def test_plus_the_house_income_where_a_house_stands(hex: str, beside: str, gain: int) -> None:
    match = building("NYC", beside, houses=hex)
    play(match, f"build {hex}")
    assert income(match, "NYC") == 8 + gain


@pytest.mark.clause("CE-5.8")
def test_printed_example_nyc_enters_wheeling_at_3() -> None:
    match = building("NYC", "H5")
    play(match, "build I6")
    assert income(match, "NYC") == 11


@pytest.mark.clause("CE-5.8")
@pytest.mark.parametrize(
    ("place", "hex", "beside", "value"),
    [
        ("Wheeling", "I6", "H5", 6),
        ("Pittsburgh", "K4", "L3", 4),
        ("Pittsburgh", "K4", "L3", 8),
        ("Detroit", "E0", "E1", 1),
        ("Detroit", "E0", "E1", 5),
    ],
)
def test_an_industrial_centre_brings_the_present_value_of_the_table(
    place: str, hex: str, beside: str, value: int
) -> None:
    match = building("NYC", beside, industry={place: value})
    play(match, f"build {hex}")
    assert income(match, "NYC") == 8 + value


@pytest.mark.clause("CE-5.8")
def test_income_rises_at_once_and_for_the_builder_alone() -> None:
    match = building("NYC", "R2", others={"PRR": "Q3"})
    play(match, "build Q3")
    assert decision(match) == "build"
    assert (income(match, "NYC"), income(match, "PRR")) == (9, 7)


@pytest.mark.clause("CE-5.8", "CE-8.1")
def test_chicago_adds_its_income_before_its_dividend() -> None:
    match = building("NYC", "B2", cash=(0, 0, 0))
    play(match, "build A2")
    assert income(match, "NYC") == 15
    assert cash(match) == [15, 0, 0]
    everyone_passes(match)
    assert income(match, "NYC") == 15


@pytest.mark.clause("CE-5.9")
def test_a_forest_pays_nothing_on_expansion() -> None:
    match = building("NYC", money=10)
    bank = facts(match)["bank"]
    play(match, "build R2")
    assert treasury(match, "NYC") == 8
    assert facts(match)["bank"] == bank + 2
    assert cash(match) == [40, 40, 40]


@pytest.mark.clause("CE-5.2")
@pytest.mark.parametrize("at", ["", "A2", "S5", "S0 A4", "C0 O10", "L0 K10"])
def test_the_list_is_exactly_what_is_not_refused(at: str) -> None:
    match = building("NYC", at, others={"PRR": "Q3 R2 L1", "C&O": "A3 N9"})
    hexes = [f"build {each.id}" for each in match.board.file.hexes]
    assert offered(match) == [action for action in hexes if match.why_not(action) is None]
