"""CE-4: auction a share."""

import pytest

from tests.chicago_express.positions import (
    cash,
    company,
    dials,
    everyone_passes,
    position,
    shares,
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


@pytest.mark.clause("CE-4.1")
def test_a_share_of_any_company_can_be_put_up() -> None:
    match = position(turn_of=2)  # who owns nothing
    play(match, "auction")
    assert offered(match) == ["nothing", "offer PRR", "offer B&O", "offer C&O", "offer NYC"]


@pytest.mark.clause("CE-4.1")
@pytest.mark.parametrize(
    ("name", "all_sold"), [("PRR", (3, 0, 0)), ("B&O", (1, 1, 2)), ("C&O", (2, 2, 2))]
)
def test_a_company_without_unsold_shares_has_none_to_put_up(
    name: str, all_sold: tuple[int, int, int]
) -> None:
    match = position(shares={name: all_sold})
    play(match, "auction")
    assert refusal(match, f"offer {name}") == "CE-4.1"
    assert may(match, "offer NYC")


@pytest.mark.clause("CE-4.1")
def test_the_last_share_can_be_put_up_and_then_no_more() -> None:
    match = position(shares={"PRR": (1, 1, 0)})
    play(match, "auction", "offer PRR", "bid 3", "pass", "pass", "auction")
    assert company(match, "PRR")["shares_unsold"] == 0
    assert refusal(match, "offer PRR") == "CE-4.1"


@pytest.mark.clause("CE-4.1")
def test_a_share_of_the_wabash_only_after_it_has_opened() -> None:
    closed, opened = position(), position(shares={"Wabash": (0, 0, 1)})
    play(closed, "auction")
    play(opened, "auction")
    assert refusal(closed, "offer Wabash") == "CE-4.1"
    assert may(opened, "offer Wabash")


@pytest.mark.clause("CE-4.1")
@pytest.mark.parametrize("action", ["pass", "bid 9", "auction", "expand", "develop", "company PRR"])
def test_after_auction_a_share_is_put_up_or_nothing_done(action: str) -> None:
    match = position()
    play(match, "auction")
    assert refusal(match, action) == "CE-4.1"


@pytest.mark.clause("CE-4.1", "CE-4.4")
def test_one_share_is_auctioned() -> None:
    match = position()
    play(match, "auction", "offer C&O", "bid 9", "pass", "pass")
    assert company(match, "C&O")["shares_sold"] == 2
    assert decision(match) == "turn"


@pytest.mark.clause("CE-4.2")
def test_printed_example_the_third_share_of_nyc_costs_at_least_8() -> None:
    match = position(income={"NYC": 22}, shares={"NYC": (0, 1, 1)})
    play(match, "auction", "offer NYC")
    assert refusal(match, "bid 7") == "CE-4.2"
    assert offered(match)[:2] == ["pass", "bid 8"]


@pytest.mark.clause("CE-4.2")
@pytest.mark.parametrize(
    ("income", "sold", "lowest"),
    [
        (21, 2, 7),  # 7 exactly
        (20, 2, 7),  # 6.67
        (19, 2, 7),  # 6.33
        (18, 2, 6),
        (8, 0, 8),
        (8, 4, 2),  # 1.6
        (1, 4, 1),  # 0.2
    ],
)
def test_the_lowest_price_counts_this_share_and_is_rounded_up(
    income: int, sold: int, lowest: int
) -> None:
    match = position(income={"NYC": income}, shares={"NYC": (0, sold, 0)})
    play(match, "auction", "offer NYC")
    assert refusal(match, f"bid {lowest - 1}") == "CE-4.2"
    assert may(match, f"bid {lowest}")


@pytest.mark.clause("CE-4.3")
def test_the_active_player_opens() -> None:
    match = position(turn_of=1)
    play(match, "auction", "offer NYC")
    assert match.actor == facts(match)["auction"]["opener"] == 1


@pytest.mark.clause("CE-3.1", "CE-4.1", "CE-4.3")
def test_each_decision_of_the_action_has_its_own_list() -> None:
    match = position(2, cash=(5, 0))
    assert offered(match) == ["auction", "expand", "develop"]
    play(match, "auction")
    assert offered(match) == ["nothing", "offer PRR", "offer B&O", "offer C&O", "offer NYC"]
    play(match, "offer NYC")
    assert offered(match) == ["pass", "bid 4", "bid 5"]


@pytest.mark.clause("CE-4.3")
def test_a_pass_of_the_opener_does_not_end_the_auction() -> None:
    match = position(turn_of=1)
    play(match, "auction", "offer NYC", "pass")  # 8 / 2 = 4 at least
    assert (match.actor, decision(match)) == (2, "share-auction")
    assert refusal(match, "bid 3") == "CE-4.2"
    play(match, "bid 4")
    assert match.actor == 0  # seat 1 is out
    play(match, "pass")
    assert shares(match, "NYC") == [1, 0, 1]


@pytest.mark.clause("CE-4.3", "CE-2.4")
def test_a_last_one_in_still_chooses() -> None:
    match = position()
    play(match, "auction", "offer NYC", "pass", "pass")
    assert match.actor == 2
    assert offered(match)[:2] == ["pass", "bid 4"]


@pytest.mark.clause("CE-4.4")
def test_clockwise_until_one_is_left_who_passed_is_out() -> None:
    match = position(players=4, turn_of=3)
    asked = []
    for action in ("auction", "offer B&O", "bid 3", "bid 4", "pass", "bid 5", "pass", "bid 6"):
        asked.append(match.actor)
        match.play(action)
    assert asked == [3, 3, 3, 0, 1, 2, 3, 0]
    play(match, "pass")
    assert shares(match, "B&O") == [2, 0, 0, 0]


@pytest.mark.clause("CE-4.4")
def test_the_price_goes_into_the_treasury() -> None:
    match = position(treasury={"NYC": 5})
    events = play(match, "auction", "offer NYC", "bid 4", "bid 10", "pass", "pass")
    assert told(events, "share-sold") == [(1, "NYC", 10)]
    assert cash(match) == [40, 30, 40]
    assert treasury(match, "NYC") == 15
    assert shares(match, "NYC") == [1, 1, 0]
    assert facts(match)["bank"] == -5  # untouched: 120 less 3 × 40 less 5


@pytest.mark.clause("CE-4.4", "CE-2.7")
def test_a_bid_may_be_all_the_cash_and_no_more() -> None:
    match = position(cash=(4, 3, 60))
    play(match, "auction", "offer NYC")
    assert refusal(match, "bid 5") == "CE-2.7"
    assert offered(match) == ["pass", "bid 4"]
    play(match, "pass")
    assert offered(match) == ["pass"]  # 3 dollars are too few
    assert refusal(match, "bid 4") == "CE-2.7"
    assert refusal(match, "bid 3") == "CE-4.2"


@pytest.mark.clause("CE-4.4", "CE-2.7")
def test_a_raise_is_at_least_one_dollar_here_too() -> None:
    match = position()
    play(match, "auction", "offer NYC", "bid 6")
    assert refusal(match, "bid 6") == "CE-2.7"
    assert refusal(match, "bid 3") == "CE-2.7"
    assert may(match, "bid 7")


@pytest.mark.clause("CE-4.4")
@pytest.mark.parametrize("action", ["nothing", "offer NYC", "auction", "done", "build Q5"])
def test_in_the_auction_there_is_only_a_bid_or_a_pass(action: str) -> None:
    match = position()
    play(match, "auction", "offer NYC")
    assert refusal(match, action) == "CE-4.4"


@pytest.mark.clause("CE-4.5")
def test_if_everyone_passes_the_share_stays_with_the_company() -> None:
    match = position(turn_of=1)
    play(match, "auction", "offer NYC")
    events = everyone_passes(match)
    assert told(events, "share-unsold") == [("NYC",)]
    assert shares(match, "NYC") == [1, 0, 0]
    assert company(match, "NYC")["shares_sold"] == 1
    assert company(match, "NYC")["shares_unsold"] == 4
    assert cash(match) == [40, 40, 40]
    assert dials(match) == [1, 0, 0]
    assert match.actor == 2
