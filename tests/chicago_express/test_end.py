"""CE-9: the end."""

from collections.abc import Mapping

import pytest

from tests.chicago_express.positions import (
    ONE_STEP_TO_DIVIDENDS,
    cash,
    company,
    dials,
    dividends,
    everyone_passes,
    position,
)
from tests.support.playing import (
    decision,
    facts,
    kinds,
    near,
    near_parts,
    offered,
    play,
    reason,
    refusal,
    told,
)
from trunkline import Match
from trunkline.core.end_conditions import nearest_end

ALL_PRR, ALL_BO, ALL_CO, ALL_NYC = (3, 0, 0), (0, 4, 0), (0, 0, 6), (5, 0, 0)


# (a) three companies without locomotives


@pytest.mark.clause("CE-9.1")
def test_a_the_last_locomotive_of_a_third_company_ends_the_game() -> None:
    match = position(
        locomotives={"PRR": 0, "B&O": 0, "NYC": 1},
        treasury={"NYC": 1},
        dials={"auction": 3, "expand": 4},
    )
    events = play(match, "expand", "company NYC", "build S4", "done")
    assert told(events, "ended") == [("locomotives",)]
    assert reason(match) == "locomotives"


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize(
    ("left", "ended"),
    [
        ({"PRR": 0, "B&O": 0}, None),
        ({"PRR": 0, "B&O": 0, "C&O": 1, "NYC": 1}, None),
        ({"PRR": 0, "B&O": 0, "C&O": 0}, "locomotives"),
        ({"PRR": 0, "B&O": 0, "C&O": 0, "NYC": 0}, "locomotives"),
    ],
)
def test_a_three_or_more_companies_have_no_locomotive(
    left: Mapping[str, int], ended: str | None
) -> None:
    match = position(locomotives=left, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert reason(match) == ended


@pytest.mark.clause("CE-9.1")
def test_a_the_wabash_counts_when_its_locomotives_are_gone() -> None:
    left = {"PRR": 0, "B&O": 0, "Wabash": 0}
    match = position(locomotives=left, shares={"Wabash": (1, 0, 0)}, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert reason(match) == "locomotives"


@pytest.mark.clause("CE-9.1")
def test_a_an_unopened_wabash_still_has_its_locomotives() -> None:
    match = position(locomotives={"PRR": 0, "NYC": 0}, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert company(match, "Wabash")["locomotives"] == 11
    assert reason(match) is None


# (b) three companies without unsold shares


@pytest.mark.clause("CE-9.1")
def test_b_the_last_share_of_a_third_company_ends_the_game() -> None:
    match = position(
        shares={"PRR": ALL_PRR, "B&O": ALL_BO, "C&O": (0, 0, 5)},
        dials={"auction": 2, "develop": 4},
    )
    events = play(match, "auction", "offer C&O", "bid 1", "pass", "pass")  # 5 / 6: 1
    assert told(events, "ended") == [("shares",)]
    assert reason(match) == "shares"


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize(
    ("sold", "ended"),
    [
        ({"PRR": ALL_PRR, "B&O": ALL_BO}, None),
        ({"PRR": ALL_PRR, "B&O": ALL_BO, "C&O": (0, 0, 5), "NYC": (4, 0, 0)}, None),
        ({"PRR": ALL_PRR, "B&O": ALL_BO, "Wabash": (1, 0, 0)}, None),
        ({"PRR": ALL_PRR, "B&O": ALL_BO, "Wabash": (1, 0, 1)}, "shares"),
        ({"PRR": ALL_PRR, "B&O": ALL_BO, "NYC": ALL_NYC}, "shares"),
        ({"PRR": ALL_PRR, "B&O": ALL_BO, "C&O": ALL_CO, "NYC": ALL_NYC}, "shares"),
    ],
)
def test_b_three_or_more_companies_have_no_unsold_share(
    sold: Mapping[str, tuple[int, int, int]], ended: str | None
) -> None:
    match = position(shares=sold, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert reason(match) == ended


@pytest.mark.clause("CE-9.1")
def test_locomotives_of_two_and_shares_of_two_are_not_three() -> None:
    match = position(
        shares={"PRR": ALL_PRR, "B&O": ALL_BO},
        locomotives={"C&O": 0, "NYC": 0},
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    dividends(match)
    assert reason(match) is None


# (c) three houses or fewer


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize(("before", "ended"), [(5, None), (4, "houses"), (3, "houses")])
def test_c_three_or_fewer_houses_are_left(before: int, ended: str | None) -> None:
    match = position(houses_left=before, track={"NYC": "Q3"}, dials=ONE_STEP_TO_DIVIDENDS)
    play(match, "develop", "develop Q3")
    assert facts(match)["houses_in_reserve"] == before - 1
    assert reason(match) == ended


# (d) Detroit at 8


@pytest.mark.clause("CE-9.1")
def test_d_detroit_stands_at_8() -> None:
    match = position(industry={"Detroit": 8}, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert reason(match) == "detroit"


@pytest.mark.clause("CE-9.1", "CE-7.4")
def test_d_detroit_reaches_8_after_the_check_so_there_is_one_more_stage() -> None:
    match = position(industry={"Detroit": 7}, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert facts(match)["industry"]["Detroit"] == 8
    assert reason(match) is None
    play(match, *["auction", "nothing"] * 3, *["develop", "nothing"] * 4)
    assert reason(match) == "detroit"


@pytest.mark.clause("CE-9.1")
def test_a_game_has_eight_dividend_stages_at_most() -> None:
    match = position()
    while match.actor is not None:
        play(match, offered(match)[0], "nothing")
    assert kinds(match.events).count("dividend-stage") == 8
    assert [value for _, value in told(match.events, "detroit-grew")] == [2, 3, 4, 5, 6, 7, 8]
    assert reason(match) == "detroit"
    assert cash(match) == [40 + 8 * 26, 40, 40]


# Only in a dividend stage


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize("action", ["auction", "expand", "develop"])
def test_the_end_is_not_checked_outside_a_dividend_stage(action: str) -> None:
    match = position(
        locomotives={"PRR": 0, "B&O": 0, "C&O": 0},
        houses_left=3,
        industry={"Detroit": 8},
        shares={"PRR": ALL_PRR, "B&O": ALL_BO, "C&O": ALL_CO},
    )
    play(match, action, "nothing")
    assert reason(match) is None
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-9.1")
def test_the_last_locomotive_share_or_house_does_not_end_the_game_by_itself() -> None:
    match = position(
        locomotives={"PRR": 0, "B&O": 0, "NYC": 1},
        shares={"PRR": ALL_PRR, "B&O": ALL_BO, "C&O": (0, 0, 5)},
        houses_left=1,
        treasury={"NYC": 2},
        track={"NYC": "R2"},
    )
    play(match, "expand", "company NYC", "build S4", "done")
    play(match, "auction", "offer C&O", "bid 1", "pass", "pass")
    play(match, "develop", "develop R2")
    assert facts(match)["houses_in_reserve"] == 0
    assert company(match, "NYC")["locomotives"] == 0
    assert company(match, "C&O")["shares_unsold"] == 0
    assert (match.actor, decision(match)) == (0, "turn")


@pytest.mark.clause("CE-9.1", "CE-8.1")
@pytest.mark.parametrize("option", ["interrupt", "after_action"])
def test_a_chicago_stage_never_ends_the_game(option: str) -> None:
    match = position(
        locomotives={"PRR": 0, "B&O": 0, "C&O": 0, "NYC": 1},
        houses_left=0,
        industry={"Detroit": 8},
        treasury={"NYC": 3},
        track={"NYC": "B2"},
        options={"chicago_dividend": option},
    )
    play(match, "expand", "company NYC", "build A2")
    if option == "after_action":
        play(match, "done")
    assert decision(match) == "wabash-auction"
    everyone_passes(match)
    if option == "interrupt":
        play(match, "done")
    assert (match.actor, decision(match)) == (1, "turn")
    assert reason(match) is None


@pytest.mark.clause("CE-9.1")
def test_a_share_sold_in_the_wabash_auction_counts_in_the_dividend_stage_after_it() -> None:
    match = position(
        shares={"PRR": ALL_PRR, "B&O": ALL_BO, "NYC": (5, 0, 0)},
        treasury={"NYC": 3},
        track={"NYC": "B2"},
        dials={"auction": 3, "expand": 4},
    )
    play(match, "expand", "company NYC", "build A2", "bid 1", "pass", "pass")
    assert reason(match) is None  # the expansion goes on
    play(match, "done")
    assert reason(match) == "shares"


@pytest.mark.clause("CE-9.1")
def test_the_last_dividends_are_paid_and_nothing_follows() -> None:
    match = position(houses_left=3, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert cash(match) == [66, 40, 40]
    assert dials(match) == [3, 0, 4]
    assert facts(match)["industry"]["Detroit"] == 1
    assert facts(match)["ended"] == "houses"


@pytest.mark.clause("CE-9.1")
@pytest.mark.parametrize("action", ["auction", "expand", "develop", "pass", "nothing", "bid 1"])
def test_after_the_end_nothing_is_allowed(action: str) -> None:
    match = position(houses_left=3, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert match.actor is None
    assert len(match.legal) == 0
    assert refusal(match, action) == "CE-9.1"


# CE-9.2: seat 0 has one share of each eastern company, so the last dividends bring it 26.


def final(*cash_before: int) -> Match:
    match = position(len(cash_before), cash=cash_before, houses_left=3, dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    return match


@pytest.mark.clause("CE-9.2")
@pytest.mark.parametrize(
    ("before", "places"),
    [
        ((10, 30, 20), (1, 2, 3)),  # 36, 30, 20
        ((0, 27, 25), (2, 1, 3)),
        ((0, 27), (2, 1)),
        ((4, 31, 29), (2, 1, 3)),  # a single dollar decides
    ],
)
def test_most_cash_wins_and_shares_count_for_nothing(
    before: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = final(*before)
    assert match.outcome is not None
    assert match.outcome.ranking == places
    assert match.scores == (before[0] + 26, *before[1:])


@pytest.mark.clause("CE-9.2")
@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ((10, 36, 30), (0, 1)),
        ((0, 40, 40), (1, 2)),
        ((0, 26), (0, 1)),
        ((0, 26, 26, 26, 26, 26), (0, 1, 2, 3, 4, 5)),
    ],
)
def test_equal_cash_is_a_shared_win(before: tuple[int, ...], winners: tuple[int, ...]) -> None:
    outcome = final(*before).outcome
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.clause("CE-9.2")
@pytest.mark.parametrize(
    ("before", "places"),
    [
        ((10, 36, 30), (1, 1, 3)),
        ((0, 50, 20, 26), (2, 1, 4, 2)),
        ((4, 10, 90, 30, 10, 5), (2, 4, 1, 2, 4, 6)),
    ],
)
def test_the_places_below_go_by_cash_ties_shared(
    before: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = final(*before).outcome
    assert outcome is not None
    assert outcome.ranking == places


@pytest.mark.clause("CE-9.2")
def test_there_is_no_winner_before_the_end() -> None:
    match = position()
    assert match.outcome is None
    assert facts(match)["ended"] is None


# How near it is


@pytest.mark.clause("CE-9.1")
def test_how_near_each_end_is_is_counted_as_the_rule_counts() -> None:
    match = position(
        locomotives={"PRR": 0, "B&O": 0, "NYC": 1},
        shares={"PRR": ALL_PRR, "C&O": (0, 0, 5)},
        houses_left=9,
        industry={"Detroit": 5},
    )
    ends = {"locomotives": (2, 3), "shares": (1, 3), "houses": (11, 17), "detroit": (5, 8)}
    assert near(match) == ends
    assert near_parts(match, "shares") == {
        "company:PRR": (3, 3),
        "company:B&O": (1, 4),
        "company:C&O": (5, 6),
        "company:NYC": (1, 5),
        "company:Wabash": (0, 2),
    }
    assert near_parts(match, "locomotives")["company:NYC"] == (23, 24)


@pytest.mark.clause("CE-9.1")
def test_an_end_that_is_reached_waits_for_the_dividend_stage() -> None:
    match = position(houses_left=3, dials=ONE_STEP_TO_DIVIDENDS)
    reached = {end.name: match.text().say_end(end) for end in match.ends if end.reached}
    assert reached == {"houses": "The next dividend stage ends the game."}
    dividends(match)
    assert reason(match) == "houses"
    assert [match.text().say_end(end) for end in match.ends] == [""] * 4


def test_the_nearest_end_is_the_one_that_is_farthest_on_its_way() -> None:
    nearest = nearest_end(position(houses_left=6, industry={"Detroit": 6}).ends)
    assert nearest is not None
    assert nearest.name == "houses"  # 14 of 17; Detroit 6 of 8
    assert round(nearest.share, 2) == 0.82
