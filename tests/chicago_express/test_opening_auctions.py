"""CE-2: the opening auctions."""

import pytest

from tests.chicago_express.positions import (
    cash,
    company,
    everyone_passes,
    opening,
    shares,
    treasury,
)
from tests.support.playing import (
    decision,
    facts,
    kinds,
    offered,
    play,
    refusal,
    told,
)
from trunkline import UnknownAction


@pytest.mark.clause("CE-2.1")
def test_one_share_each_in_the_order_prr_bo_co_nyc() -> None:
    match = opening()
    play(match, *["pass"] * 12)
    assert [company for _, company, _ in told(match.events, "opening-auction")] == [
        "PRR",
        "B&O",
        "C&O",
        "NYC",
    ]
    sold = [company(match, name)["shares_sold"] for name in ("PRR", "B&O", "C&O", "NYC", "Wabash")]
    assert sold == [1, 1, 1, 1, 0]
    assert decision(match) == "turn"


@pytest.mark.clause("CE-2.2")
@pytest.mark.parametrize("banker", [0, 1, 2])
def test_the_banker_opens_the_first_auction(banker: int) -> None:
    match = opening(banker=banker)
    assert match.actor == banker
    assert facts(match)["auction"]["opener"] == banker


@pytest.mark.clause("CE-2.2")
def test_each_later_auction_is_opened_by_the_winner_before() -> None:
    match = opening()
    play(match, "bid 7", "pass", "bid 8", "pass")  # PRR to seat 2
    assert (facts(match)["auction"]["company"], match.actor) == ("B&O", 2)
    play(match, "pass", "pass", "bid 6")  # B&O to seat 1
    assert (facts(match)["auction"]["company"], match.actor) == ("C&O", 1)
    play(match, "bid 5", "pass", "pass")  # C&O to seat 1 again
    assert (facts(match)["auction"]["company"], match.actor) == ("NYC", 1)


@pytest.mark.clause("CE-2.3")
@pytest.mark.parametrize(
    ("earlier", "name", "lowest"), [(0, "PRR", 7), (1, "B&O", 6), (2, "C&O", 5), (3, "NYC", 8)]
)
def test_lowest_opening_bids(earlier: int, name: str, lowest: int) -> None:
    match = opening()
    play(match, *["pass"] * 3 * earlier)
    assert facts(match)["auction"]["company"] == name
    assert refusal(match, f"bid {lowest - 1}") == "CE-2.3"
    assert refusal(match, "bid 0") == "CE-2.3"
    assert offered(match)[:2] == ["pass", f"bid {lowest}"]


@pytest.mark.clause("CE-2.3")
def test_the_lowest_bid_holds_for_whoever_opens() -> None:
    match = opening()
    play(match, "pass", "pass")
    assert refusal(match, "bid 6") == "CE-2.3"
    play(match, "bid 7")
    assert treasury(match, "PRR") == 7


@pytest.mark.clause("CE-2.4")
def test_bidding_goes_clockwise_from_the_opener() -> None:
    match = opening(players=4, banker=2)
    asked = []
    for action in ("bid 7", "bid 8", "bid 9", "bid 10", "bid 11"):
        asked.append(match.actor)
        match.play(action)
    assert asked == [2, 3, 0, 1, 2]


@pytest.mark.clause("CE-2.4")
def test_who_passed_is_out_of_this_auction_but_in_the_next() -> None:
    match = opening(players=4)
    play(match, "bid 7", "pass", "bid 8", "pass", "bid 9")
    assert match.actor == 2  # 1 is out
    play(match, "bid 10")
    assert match.actor == 0  # 3 is out
    play(match, "pass")
    assert facts(match)["auction"]["still_in"] == [0, 1, 2, 3]


@pytest.mark.clause("CE-2.4")
def test_a_last_one_in_who_has_not_bid_still_chooses_to_bid() -> None:
    match = opening()
    play(match, "pass", "pass")
    assert match.actor == 2
    assert offered(match)[:2] == ["pass", "bid 7"]
    play(match, "bid 7")
    assert shares(match, "PRR") == [0, 0, 1]
    assert cash(match) == [40, 40, 33]


@pytest.mark.clause("CE-2.4", "CE-2.5")
def test_a_last_one_in_who_has_not_bid_still_chooses_to_pass() -> None:
    match = opening()
    play(match, "pass", "pass", "pass")
    assert shares(match, "PRR") == [1, 0, 0]


@pytest.mark.clause("CE-2.4")
def test_a_highest_bidder_who_is_alone_is_not_asked_again() -> None:
    match = opening()
    events = play(match, "bid 7", "pass", "pass")
    assert told(events, "share-sold") == [(0, "PRR", 7)]
    assert facts(match)["auction"]["company"] == "B&O"


@pytest.mark.clause("CE-2.4")
def test_the_highest_bidder_pays_the_treasury_and_takes_the_share() -> None:
    match = opening()
    play(match, "bid 7", "bid 12", "pass", "bid 13", "pass")
    assert shares(match, "PRR") == [1, 0, 0]
    assert cash(match) == [27, 40, 40]
    assert treasury(match, "PRR") == 13
    assert facts(match)["bank"] == 0
    assert company(match, "PRR")["shares_unsold"] == 2


@pytest.mark.clause("CE-2.4")
@pytest.mark.parametrize("action", ["auction", "expand", "develop", "nothing", "done", "build Q5"])
def test_nothing_but_a_bid_or_a_pass_is_asked(action: str) -> None:
    assert refusal(opening(), action) == "CE-2.4"


@pytest.mark.clause("CE-2.5")
@pytest.mark.parametrize("banker", [0, 1, 2])
def test_if_everyone_passes_the_opener_takes_the_share_for_nothing(banker: int) -> None:
    match = opening(banker=banker)
    events = everyone_passes(match)
    assert told(events, "share-free") == [(banker, "PRR")]
    assert shares(match, "PRR")[banker] == sum(shares(match, "PRR")) == 1
    assert cash(match) == [40, 40, 40]
    assert treasury(match, "PRR") == 0


@pytest.mark.clause("CE-2.5")
def test_after_a_free_share_the_opener_opens_the_next_auction() -> None:
    match = opening(banker=1)
    everyone_passes(match)
    assert (facts(match)["auction"]["company"], match.actor) == ("B&O", 1)
    play(match, "pass", "bid 6", "pass")  # seat 2
    everyone_passes(match)  # C&O, opened by seat 2
    assert shares(match, "C&O") == [0, 0, 1]
    assert (facts(match)["auction"]["company"], match.actor) == ("NYC", 2)


@pytest.mark.clause("CE-2.5")
def test_one_bid_is_enough_and_no_share_is_free() -> None:
    match = opening()
    events = play(match, "pass", "bid 7", "pass")
    assert "share-free" not in kinds(events)
    assert shares(match, "PRR") == [0, 1, 0]


@pytest.mark.clause("CE-2.6")
def test_the_owner_of_the_first_prr_share_takes_the_first_turn() -> None:
    match = opening()
    play(match, "pass", "bid 7", "pass")  # PRR to seat 1
    play(match, "pass", "bid 6", "pass")  # B&O to seat 2
    play(match, "bid 5", "pass", "pass")  # C&O to seat 2
    play(match, "pass", "bid 8", "pass")  # NYC to seat 0
    assert decision(match) == "turn"
    assert match.actor == 1


@pytest.mark.clause("CE-2.6")
def test_a_free_prr_share_gives_the_first_turn_too() -> None:
    match = opening(banker=2)
    everyone_passes(match)  # PRR to seat 2
    play(match, "pass", "bid 6", "pass")  # B&O to seat 0
    everyone_passes(match)
    everyone_passes(match)
    assert match.actor == 2


@pytest.mark.clause("CE-2.7")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    match = opening()
    assert refusal(match, "bid 41") == "CE-2.7"
    assert offered(match)[-1] == "bid 40"
    play(match, "bid 40", "pass", "pass")
    assert cash(match) == [0, 40, 40]
    assert treasury(match, "PRR") == 40


@pytest.mark.clause("CE-2.7")
def test_without_money_for_the_lowest_bid_there_is_only_a_pass() -> None:
    match = opening()
    play(match, "bid 35", "pass", "pass")  # seat 0 keeps 5 dollars and opens B&O
    assert offered(match) == ["pass"]
    assert refusal(match, "bid 6") == "CE-2.7"
    assert refusal(match, "bid 5") == "CE-2.3"


@pytest.mark.clause("CE-2.7")
def test_a_raise_is_at_least_one_dollar() -> None:
    match = opening()
    play(match, "bid 9")
    assert refusal(match, "bid 8") == "CE-2.7"
    assert refusal(match, "bid 9") == "CE-2.7"
    assert refusal(match, "bid 6") == "CE-2.7"
    assert offered(match)[:2] == ["pass", "bid 10"]


@pytest.mark.clause("CE-2.7")
@pytest.mark.parametrize("text", ["bid 7.5", "bid -7", "bid seven"])
def test_bids_are_whole_dollars(text: str) -> None:
    with pytest.raises(UnknownAction):
        opening().play(text)
