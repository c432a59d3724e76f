"""CE-6: develop a hex."""

import pytest

from tests.chicago_express.positions import (
    cash,
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
)

CITY, MOUNTAIN, FOREST = "I9", "J6", "R2"


@pytest.mark.clause("CE-6.1")
def test_no_share_is_needed() -> None:
    match = position(turn_of=2, track={"NYC": "R2 Q3"})  # seat 2 owns nothing
    play(match, "develop", "develop Q3")
    assert income(match, "NYC") == 9
    assert (match.actor, decision(match)) == (0, "turn")


@pytest.mark.clause("CE-6.1")
@pytest.mark.parametrize("hex", [CITY, MOUNTAIN, FOREST, "I6", "K4", "E0", "D3"])
def test_a_locomotive_must_stand_on_the_hex(hex: str) -> None:
    match = position(track={"NYC": "R3"})
    play(match, "develop")
    assert refusal(match, f"develop {hex}") == "CE-6.1"
    assert offered(match) == ["nothing", "develop R3"]


@pytest.mark.clause("CE-6.1")
@pytest.mark.parametrize("action", ["pass", "done", "develop", "auction", "build Q3", "bid 7"])
def test_after_develop_a_hex_is_developed_or_nothing_done(action: str) -> None:
    match = position(track={"NYC": "Q3"})
    play(match, "develop")
    assert refusal(match, action) == "CE-6.1"


@pytest.mark.clause("CE-6.2")
@pytest.mark.parametrize("hex", [CITY, MOUNTAIN, FOREST], ids=["city", "mountain", "forest"])
def test_developed_once_with_one_house_from_the_reserve(hex: str) -> None:
    match = position(track={"C&O": hex})
    play(match, "develop", f"develop {hex}", "develop")
    assert facts(match)["houses"] == [hex]
    assert facts(match)["houses_in_reserve"] == 19
    assert refusal(match, f"develop {hex}") == "CE-6.2"


@pytest.mark.clause("CE-6.2")
def test_no_houses_no_such_development() -> None:
    match = position(track={"C&O": f"{CITY} {MOUNTAIN} {FOREST} I6"}, houses_left=0)
    play(match, "develop")
    for hex in (CITY, MOUNTAIN, FOREST):
        assert refusal(match, f"develop {hex}") == "CE-6.2"
    assert offered(match) == ["nothing", "develop I6"]  # Wheeling needs no house


@pytest.mark.clause("CE-6.2")
def test_the_last_house_can_be_used() -> None:
    match = position(track={"C&O": f"{CITY} {FOREST}"}, houses_left=1)
    play(match, "develop", f"develop {CITY}", "develop")
    assert facts(match)["houses_in_reserve"] == 0
    assert refusal(match, f"develop {FOREST}") == "CE-6.2"


@pytest.mark.clause("CE-6.3")
@pytest.mark.parametrize(
    ("place", "hex", "times", "last"), [("Wheeling", "I6", 3, 6), ("Pittsburgh", "K4", 2, 8)]
)
def test_wheeling_and_pittsburgh_until_the_last_box_without_a_house(
    place: str, hex: str, times: int, last: int
) -> None:
    match = position(track={"PRR": hex})
    for _ in range(times):
        play(match, "develop", f"develop {hex}")
    play(match, "develop")
    assert refusal(match, f"develop {hex}") == "CE-6.3"
    assert facts(match)["industry"][place] == last
    assert facts(match)["houses_in_reserve"] == 20
    assert facts(match)["houses"] == []


@pytest.mark.clause("CE-6.3")
def test_detroit_is_never_developed_by_an_action() -> None:
    match = position(track={"PRR": "E0"})
    play(match, "develop")
    assert refusal(match, "develop E0") == "CE-6.3"


@pytest.mark.clause("CE-6.4")
def test_printed_example_charleston() -> None:
    match = position(track={"C&O": "I9"}, income={"C&O": 12})
    play(match, "develop", "develop I9")
    assert income(match, "C&O") == 13


@pytest.mark.clause("CE-6.4")
def test_printed_example_wheeling_from_3_to_4() -> None:
    match = position(track={"PRR": "I6", "B&O": "I6"}, income={"PRR": 17, "B&O": 14})
    play(match, "develop", "develop I6")
    assert facts(match)["industry"]["Wheeling"] == 4
    assert (income(match, "PRR"), income(match, "B&O")) == (18, 15)
    assert (income(match, "C&O"), income(match, "NYC")) == (5, 8)  # not there


@pytest.mark.clause("CE-6.4")
@pytest.mark.parametrize(
    ("hex", "gain"),
    [("Q3", 1), ("I2", 2), ("J6", 2), ("N4", 1), ("K4", 2), ("I6", 1), ("D3", 2)],
    ids=["Binghamton", "Cleveland", "mountain", "odd mountain", "Pittsburgh", "Wheeling", "D3"],
)
def test_income_rises_by_the_house_income_or_the_difference_of_boxes(hex: str, gain: int) -> None:
    match = position(track={"NYC": hex}, treasury={"NYC": 3})
    play(match, "develop", f"develop {hex}")
    assert income(match, "NYC") == 8 + gain
    assert treasury(match, "NYC") == 3
    assert cash(match) == [40, 40, 40]


@pytest.mark.clause("CE-6.4")
def test_every_company_in_a_city_gains() -> None:
    match = position(track=dict.fromkeys(("PRR", "B&O", "C&O", "NYC", "Wabash"), "I2"))
    play(match, "develop", "develop I2")  # Cleveland +2
    incomes = [income(match, name) for name in ("PRR", "B&O", "C&O", "NYC", "Wabash")]
    assert incomes == [9, 8, 7, 10, 3]


@pytest.mark.clause("CE-6.5")
def test_a_forest_pays_2_dollars_into_the_treasury() -> None:
    match = position(track={"NYC": "R2"}, treasury={"NYC": 5, "PRR": 4})
    bank = facts(match)["bank"]
    play(match, "develop", "develop R2")
    assert (treasury(match, "NYC"), treasury(match, "PRR")) == (7, 4)
    assert facts(match)["bank"] == bank - 2
    assert income(match, "NYC") == 8
    assert cash(match) == [40, 40, 40]


@pytest.mark.clause("CE-6.6")
@pytest.mark.parametrize("hex", ["S4", "R5", "Q7", "Q9", "S3", "A2"])
def test_plains_eastern_start_hexes_and_chicago_cannot_be_developed(hex: str) -> None:
    match = position(track={"NYC": "S4 A2"})
    play(match, "develop")
    assert refusal(match, f"develop {hex}") == "CE-6.6"


@pytest.mark.clause("CE-6.6")
def test_an_empty_plain_cannot_be_developed_either() -> None:
    match = position()
    play(match, "develop")
    assert refusal(match, "develop H5") == "CE-6.6"


@pytest.mark.clause("CE-6.6")
@pytest.mark.parametrize("name", ["PRR", "Wabash"])
def test_fort_wayne_can_be_developed(name: str) -> None:
    match = position(track={name: "D3"})
    play(match, "develop")
    assert may(match, "develop D3")
    before = income(match, name)
    play(match, "develop D3")
    assert income(match, name) == before + 2
