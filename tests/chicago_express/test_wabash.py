"""CE-8.3 to CE-8.5: the Wabash opens."""

import pytest

from tests.chicago_express.positions import (
    AFTER_ACTION,
    BOTH_OPTIONS,
    INTERRUPT,
    cash,
    company,
    everyone_passes,
    income,
    nyc_expands,
    position,
    second_expands,
    shares,
    treasury,
)
from tests.support.playing import (
    decision,
    facts,
    kinds,
    may,
    offered,
    play,
    refusal,
    told,
)

# CE-8.3


@pytest.mark.clause("CE-8.3")
def test_the_wabash_opens_after_that_dividend() -> None:
    events = play(nyc_expands(), "build A2")
    assert kinds(events) == [
        "built",
        "chicago-stage",
        "dividend-paid",
        "dividend-paid",
        "wabash-opened",
        "wabash-offered",
    ]


@pytest.mark.clause("CE-8.3")
@BOTH_OPTIONS
@pytest.mark.parametrize("others", [{}, {"PRR": "D3", "B&O": "D3"}], ids=["empty", "crowded"])
def test_a_locomotive_in_fort_wayne_without_payment(
    options: dict[str, object], others: dict[str, str]
) -> None:
    match = position(
        treasury={"NYC": 3},
        track={"NYC": "B2", **others},
        shares={"NYC": (1, 0, 0)},
        options=options,
    )
    bank = facts(match)["bank"]
    play(match, "expand", "company NYC", "build A2")
    if options == AFTER_ACTION:
        play(match, "done")
    assert facts(match)["wabash_open"]
    assert company(match, "Wabash") == {
        "income": 1,
        "treasury": 0,
        "shares_sold": 0,
        "shares_unsold": 2,
        "locomotives": 10,
        "track": ["D3"],
    }
    assert facts(match)["bank"] == bank + 3 - 15  # Chicago's price in, the dividend out


@pytest.mark.clause("CE-8.3")
@pytest.mark.parametrize(("houses", "begins"), [("", 1), ("D3", 3), ("C2", 1)])
def test_its_income_is_1_or_3_where_fort_wayne_has_a_house(houses: str, begins: int) -> None:
    match = nyc_expands(houses=houses)
    play(match, "build A2")
    assert income(match, "Wabash") == begins


@pytest.mark.clause("CE-8.3", "CE-6.4")
def test_a_house_in_fort_wayne_after_the_opening_brings_the_same_2() -> None:
    match = nyc_expands()
    play(match, "build A2", "pass", "pass", "pass", "done", "develop", "develop D3")
    assert income(match, "Wabash") == 3


@pytest.mark.clause("CE-8.3")
@BOTH_OPTIONS
def test_the_wabash_opens_only_once(options: dict[str, object]) -> None:
    match = second_expands(options, income={"Wabash": 4})
    events = play(match, "build A2", "done")
    assert not {"wabash-opened", "wabash-offered"} & set(kinds(events))
    assert (match.actor, decision(match)) == (1, "turn")
    assert income(match, "Wabash") == 4
    assert company(match, "Wabash")["locomotives"] == 10


# CE-8.4


@pytest.mark.clause("CE-8.4")
@BOTH_OPTIONS
def test_the_player_who_reached_chicago_opens(options: dict[str, object]) -> None:
    match = nyc_expands(turn_of=1, options=options)
    play(match, "build A2", *(["done"] if options == AFTER_ACTION else []))
    assert match.actor == facts(match)["auction"]["opener"] == 1
    assert facts(match)["auction"]["company"] == "Wabash"


@pytest.mark.clause("CE-8.4")
@pytest.mark.parametrize("houses", ["", "D3"])
def test_any_bid_of_at_least_1_dollar_whatever_the_income(houses: str) -> None:
    match = nyc_expands(houses=houses)
    play(match, "build A2")
    assert refusal(match, "bid 0") == "CE-8.4"
    assert offered(match)[:2] == ["pass", "bid 1"]


@pytest.mark.clause("CE-8.4")
def test_after_a_pass_the_others_may_open_with_1_dollar() -> None:
    match = nyc_expands(houses="D3")
    play(match, "build A2", "pass", "pass")
    assert refusal(match, "bid 0") == "CE-8.4"
    play(match, "bid 1")
    assert shares(match, "Wabash") == [0, 0, 1]
    assert (cash(match)[2], treasury(match, "Wabash")) == (9, 1)


@pytest.mark.clause("CE-8.4")
def test_the_winner_pays_the_treasury_of_the_wabash() -> None:
    match = nyc_expands()
    events = play(match, "build A2", "bid 4", "bid 5", "pass", "bid 6", "pass")
    assert told(events, "share-sold") == [(0, "Wabash", 6)]
    assert cash(match) == [17, 23, 10]
    assert treasury(match, "Wabash") == 6
    assert company(match, "Wabash")["shares_unsold"] == 1


@pytest.mark.clause("CE-8.4", "CE-2.7")
def test_the_chicago_dividend_can_be_bid_and_no_more() -> None:
    match = nyc_expands()
    play(match, "build A2")
    assert offered(match)[-1] == "bid 23"
    assert refusal(match, "bid 24") == "CE-2.7"
    play(match, "bid 10")
    assert refusal(match, "bid 10") == "CE-2.7"
    assert may(match, "bid 11")


@pytest.mark.clause("CE-8.4")
@BOTH_OPTIONS
def test_if_all_pass_the_share_stays(options: dict[str, object]) -> None:
    match = nyc_expands(options=options)
    play(match, "build A2", *(["done"] if options == AFTER_ACTION else []))
    events = everyone_passes(match)
    assert told(events, "wabash-unsold") == [("Wabash",)]
    assert company(match, "Wabash")["shares_unsold"] == 2
    assert shares(match, "Wabash") == [0, 0, 0]
    assert cash(match) == [23, 23, 10]


@pytest.mark.clause("CE-8.4")
@pytest.mark.parametrize("action", ["done", "build C2", "nothing", "offer Wabash", "auction"])
def test_in_this_auction_there_is_only_a_bid_or_a_pass(action: str) -> None:
    match = nyc_expands()
    play(match, "build A2")
    assert refusal(match, action) == "CE-8.4"


# CE-8.5


@pytest.mark.clause("CE-8.5", "CE-4.2")
@pytest.mark.parametrize(("houses", "lowest"), [("", 1), ("D3", 3)])
def test_from_then_on_wabash_shares_can_be_put_up(houses: str, lowest: int) -> None:
    match = nyc_expands(houses=houses)
    play(match, "build A2", "pass", "pass", "pass", "done")
    play(match, "auction", "offer Wabash")
    assert refusal(match, f"bid {lowest - 1}") == "CE-4.2"
    play(match, f"bid {lowest}", "pass", "pass")
    assert shares(match, "Wabash") == [0, 1, 0]


@pytest.mark.clause("CE-8.5", "CE-4.1")
def test_the_wabash_has_two_shares() -> None:
    match = nyc_expands(houses="D3")
    play(match, "build A2", "bid 1", "pass", "pass", "done")
    play(match, "auction", "offer Wabash")  # 3 / 2 = 1.5: 2
    assert refusal(match, "bid 1") == "CE-4.2"
    play(match, "bid 2", "pass", "pass", "auction")
    assert refusal(match, "offer Wabash") == "CE-4.1"


@pytest.mark.clause("CE-8.5")
@BOTH_OPTIONS
def test_the_wabash_can_reach_chicago_with_its_own_dividend(options: dict[str, object]) -> None:
    match = second_expands(options, name="Wabash")
    events = play(match, "build A2", "done")
    assert told(events, "chicago-stage") == [("Wabash",)]
    assert income(match, "Wabash") == 8
    assert cash(match) == [18, 10, 10]
    assert "wabash-opened" not in kinds(events)
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-8.5", "CE-8.2")
@pytest.mark.parametrize(("options", "paid"), [(INTERRUPT, 8), (AFTER_ACTION, 9)])
def test_the_wabash_builds_on_after_chicago(options: dict[str, object], paid: int) -> None:
    match = second_expands(options, name="Wabash")
    play(match, "build A2", "build C2", "done")
    assert income(match, "Wabash") == 9
    assert cash(match) == [10 + paid, 10, 10]


@pytest.mark.clause("CE-8.5")
def test_a_wabash_share_bought_at_the_opening_lets_its_owner_expand() -> None:
    match = nyc_expands()
    play(match, "build A2", "pass", "bid 7", "pass", "done")
    play(match, "expand", "company Wabash", "build C3", "build B2", "build B3")
    assert treasury(match, "Wabash") == 7 - 1 - 2 - 1  # NYC is in B2
    assert set(company(match, "Wabash")["track"]) == {"D3", "C3", "B2", "B3"}
