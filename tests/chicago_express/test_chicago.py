"""CE-8.1, CE-8.2 and CE-8.6: Chicago and its dividend.

Chicago (A2) costs 3 and brings 7. Around it: B2, a plain; South Bend (C2), a city of cost 2 that
brings 1; C3, a plain of cost 1, next to Fort Wayne (D3).
"""

import pytest

from tests.chicago_express.positions import (
    AFTER_ACTION,
    BOTH_OPTIONS,
    INTERRUPT,
    cash,
    company,
    dials,
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
    offered,
    play,
    told,
)

SECOND_DIAL = {"auction": 3, "expand": 4}  # expand puts a second dial on red


# CE-8.1


@pytest.mark.clause("CE-8.1")
def test_income_rises_first_and_then_the_company_pays() -> None:
    match = nyc_expands()
    events = play(match, "build A2")
    assert kinds(events)[:4] == ["built", "chicago-stage", "dividend-paid", "dividend-paid"]
    assert told(events, "built") == [(0, "NYC", "A2", 3, 7)]
    assert income(match, "NYC") == 26
    assert cash(match) == [10 + 13, 10 + 13, 10]


@pytest.mark.clause("CE-8.1")
@BOTH_OPTIONS
def test_that_company_alone_pays_and_no_dial_or_marker_moves(options: dict[str, object]) -> None:
    match = nyc_expands(options=options, dials={"develop": 2})
    play(match, "build A2", *(["done"] if options == AFTER_ACTION else []))
    assert cash(match) == [23, 23, 10]  # seat 0 also owns PRR, B&O and C&O
    assert dials(match) == [0, 1, 2]
    assert facts(match)["industry"]["Detroit"] == 1


@pytest.mark.clause("CE-8.1")
def test_the_dividend_is_rounded_up_and_paid_by_the_bank() -> None:
    match = position(
        cash=(0, 0, 0),
        shares={"NYC": (2, 0, 1)},
        treasury={"NYC": 3},
        track={"NYC": "B2"},
    )
    bank = facts(match)["bank"]
    play(match, "expand", "company NYC", "build A2")  # 8 + 7 = 15, by 3 shares: 5
    assert cash(match) == [10, 0, 5]
    assert treasury(match, "NYC") == 0
    assert facts(match)["bank"] == bank + 3 - 15


@pytest.mark.clause("CE-8.1")
@BOTH_OPTIONS
def test_each_time_a_second_company_pays_its_own_dividend(options: dict[str, object]) -> None:
    match = second_expands(options)
    events = play(match, "build A2", "done")  # second there: 6 dollars
    assert treasury(match, "PRR") == 24
    assert told(events, "dividend-paid") == [(0, "PRR", 1, 14)]
    assert cash(match) == [24, 10, 10]


# CE-8.2, interrupt


@pytest.mark.clause("CE-8.2")
def test_interrupt_is_the_default() -> None:
    assert nyc_expands().options["chicago_dividend"] == "interrupt"
    assert facts(nyc_expands()) == facts(nyc_expands(options=INTERRUPT))


@pytest.mark.clause("CE-8.2")
def test_interrupt_pays_before_the_remaining_hexes() -> None:
    match = nyc_expands(options=INTERRUPT)
    play(match, "build A2")
    assert cash(match) == [23, 23, 10]
    assert decision(match) == "wabash-auction"
    everyone_passes(match)
    play(match, "build C2", "done")
    assert income(match, "NYC") == 27  # 14 a share by now, but the dividend was 13
    assert cash(match) == [23, 23, 10]


@pytest.mark.clause("CE-8.2")
def test_interrupt_resumes_the_expansion_after_the_wabash_auction() -> None:
    match = nyc_expands(options=INTERRUPT)
    play(match, "build A2", "pass", "bid 1", "pass")
    assert (match.actor, decision(match)) == (0, "build")
    assert facts(match)["expansion"] == {"company": "NYC", "built": 1, "hexes_left": 2}
    assert {"done", "build A3", "build C2"} <= set(offered(match))
    play(match, "build A3", "build C2")
    assert (match.actor, decision(match)) == (1, "turn")
    assert set(company(match, "NYC")["track"]) == {"S3", "B2", "A2", "A3", "C2"}


@pytest.mark.clause("CE-8.2")
def test_interrupt_after_the_second_hex_leaves_one_more() -> None:
    match = nyc_expands("C3", options=INTERRUPT)
    play(match, "build B2", "build A2")
    everyone_passes(match)
    assert facts(match)["expansion"] == {"company": "NYC", "built": 2, "hexes_left": 1}
    play(match, "build C2")
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-8.2")
@BOTH_OPTIONS
def test_with_chicago_as_the_third_hex_the_action_ends_with_the_auction(
    options: dict[str, object],
) -> None:
    match = nyc_expands("C3", options=options)
    play(match, "build C2", "build B2", "build A2")  # 19 + 1 + 7 = 27: 14 a share
    assert cash(match) == [24, 24, 10]
    assert decision(match) == "wabash-auction"
    everyone_passes(match)
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-8.2")
def test_interrupt_the_player_may_stop_after_the_auction() -> None:
    match = nyc_expands(options=INTERRUPT)
    play(match, "build A2", "pass", "pass", "pass", "done")
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-8.2")
def test_interrupt_later_hexes_meet_the_wabash_in_fort_wayne() -> None:
    match = nyc_expands("C3 B2", options=INTERRUPT)
    play(match, "build A2", "pass", "pass", "pass", "build D3")
    assert treasury(match, "NYC") == 30 - 3 - 2 * 1


@pytest.mark.clause("CE-8.2")
def test_interrupt_with_an_open_wabash_goes_straight_on() -> None:
    match = second_expands(INTERRUPT)
    play(match, "build A2")
    assert cash(match) == [24, 10, 10]
    assert (match.actor, decision(match)) == (0, "build")
    play(match, "build C2")
    assert cash(match) == [24, 10, 10]
    assert income(match, "PRR") == 7 + 7 + 1


@pytest.mark.clause("CE-8.2")
def test_interrupt_without_money_or_locomotives_only_done_is_left() -> None:
    match = nyc_expands(options=INTERRUPT, locomotives={"NYC": 1})
    play(match, "build A2", "pass", "pass", "pass")
    assert offered(match) == ["done"]


# CE-8.2, after_action


@pytest.mark.clause("CE-8.2")
def test_after_action_the_stage_follows_done_and_counts_later_hexes() -> None:
    match = nyc_expands(options=AFTER_ACTION)
    play(match, "build A2", "build C2")
    assert decision(match) == "build"
    assert cash(match) == [10, 10, 10]
    assert not facts(match)["wabash_open"]
    play(match, "done")
    assert cash(match) == [24, 24, 10]  # 27 by 2
    assert decision(match) == "wabash-auction"


@pytest.mark.clause("CE-8.2")
def test_after_action_the_stage_follows_the_third_hex() -> None:
    match = nyc_expands(options=AFTER_ACTION)
    events = play(match, "build A2", "build C2", "build A3")
    assert cash(match) == [24, 24, 10]
    assert kinds(events)[-5:] == [
        "chicago-stage",
        "dividend-paid",
        "dividend-paid",
        "wabash-opened",
        "wabash-offered",
    ]


@pytest.mark.clause("CE-8.2")
def test_after_action_nothing_is_built_after_the_auction() -> None:
    match = nyc_expands(options=AFTER_ACTION)
    play(match, "build A2", "done", "pass", "pass", "bid 1")
    assert (match.actor, decision(match)) == (1, "turn")
    assert shares(match, "Wabash") == [0, 0, 1]


@pytest.mark.clause("CE-8.2")
def test_after_action_the_wabash_is_not_yet_in_fort_wayne() -> None:
    match = nyc_expands("C3 B2", options=AFTER_ACTION)
    play(match, "build A2", "build D3")
    assert treasury(match, "NYC") == 30 - 3 - 1
    play(match, "done")
    assert company(match, "Wabash")["track"] == ["D3"]


@pytest.mark.clause("CE-8.2")
def test_after_action_a_second_company_pays_after_its_last_hex() -> None:
    match = second_expands(AFTER_ACTION)
    play(match, "build A2", "build C2")
    assert cash(match) == [10, 10, 10]
    play(match, "done")
    assert cash(match) == [10 + 15, 10, 10]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("CE-8.2")
@BOTH_OPTIONS
def test_an_expansion_elsewhere_brings_no_chicago_stage(options: dict[str, object]) -> None:
    match = second_expands(options)
    events = play(match, "build C2", "done")
    assert "chicago-stage" not in kinds(events)
    assert cash(match) == [10, 10, 10]


@pytest.mark.clause("CE-8.2")
@BOTH_OPTIONS
def test_the_dividend_comes_once_not_in_the_next_expansion(options: dict[str, object]) -> None:
    match = second_expands(options)
    play(match, "build A2", "done")
    play(match, "auction", "nothing", "auction", "nothing")
    events = play(match, "expand", "company PRR", "build C2", "done")
    assert "chicago-stage" not in kinds(events)
    assert cash(match) == [24, 10, 10]


# CE-8.6


@pytest.mark.clause("CE-8.6")
@BOTH_OPTIONS
def test_the_chicago_stage_comes_before_the_dividend_stage(options: dict[str, object]) -> None:
    match = nyc_expands(options=options, dials=SECOND_DIAL)
    bidding = ["pass", "pass", "bid 1"]
    rest = [*bidding, "done"] if options == INTERRUPT else ["done", *bidding]
    events = play(match, "build A2", *rest)
    stages = [kind for kind in kinds(events) if kind.endswith(("-stage", "-sold", "-began"))]
    assert stages == ["chicago-stage", "share-sold", "dividend-stage", "turn-began"]
    # Chicago 13 each; then PRR 7, B&O 6, C&O 5 and NYC 13 to seat 0; the new Wabash share pays 1.
    assert cash(match) == [10 + 13 + 18 + 13, 10 + 13 + 13, 10 - 1 + 1]
    assert (match.actor, decision(match)) == (1, "turn")
    assert dials(match) == [0, 0, 0]


@pytest.mark.clause("CE-8.6", "CE-8.2")
@pytest.mark.parametrize(("options", "at_once"), [(INTERRUPT, 13), (AFTER_ACTION, 14)])
def test_hexes_built_after_chicago_count_in_the_dividend_stage(
    options: dict[str, object], at_once: int
) -> None:
    match = nyc_expands(options=options, dials=SECOND_DIAL)
    bidding = ["pass", "pass", "pass"]
    hexes = ["build C2", "done"]
    play(match, "build A2", *(bidding + hexes if options == INTERRUPT else hexes + bidding))
    assert cash(match) == [10 + at_once + 18 + 14, 10 + at_once + 14, 10]


@pytest.mark.clause("CE-8.6")
def test_no_dividend_stage_while_the_wabash_is_auctioned() -> None:
    match = nyc_expands("C3", dials=SECOND_DIAL)
    play(match, "build C2", "build B2", "build A2")
    assert dials(match) == [3, 5, 0]
    assert cash(match) == [24, 24, 10]
    play(match, "pass", "pass")
    assert cash(match) == [24, 24, 10]
    assert "dividend-stage" in kinds(play(match, "pass"))


@pytest.mark.clause("CE-8.6")
@BOTH_OPTIONS
def test_with_an_open_wabash_the_order_is_the_same(options: dict[str, object]) -> None:
    match = second_expands(options, dials=SECOND_DIAL)
    events = kinds(play(match, "build A2", "done"))
    assert events.index("chicago-stage") < events.index("dividend-stage")
    # PRR 14 in Chicago and 14 again; B&O 6 and C&O 5 to seat 0, NYC 8 to seat 1.
    assert cash(match) == [10 + 14 + 14 + 6 + 5, 10 + 8, 10]
