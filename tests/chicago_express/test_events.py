"""What each decision tells: the events behind the log, the animations and the statistics."""

import pytest

from tests.chicago_express.positions import (
    ONE_STEP_TO_DIVIDENDS,
    nyc_expands,
    opening,
    position,
)
from tests.support.playing import (
    play,
)
from trunkline import Match


def told_by(match: Match, *actions: str) -> list[str]:
    return [str(event) for event in play(match, *actions)]


@pytest.mark.clause("CE-2.2", "CE-2.3", "CE-2.4")
def test_the_opening_auctions() -> None:
    match = opening(banker=1)
    assert [str(event) for event in match.events] == [
        "opening-auction(seat=1, company=PRR, floor=7)"
    ]
    assert told_by(match, "bid 9") == ["bid(seat=1, company=PRR, amount=9)"]
    assert told_by(match, "pass", "pass") == [
        "passed(seat=2, company=PRR)",
        "passed(seat=0, company=PRR)",
        "share-sold(seat=1, company=PRR, price=9)",
        "opening-auction(seat=1, company=B&O, floor=6)",
    ]


@pytest.mark.clause("CE-2.5", "CE-2.6")
def test_the_last_opening_auction_and_the_first_turn() -> None:
    match = opening()
    assert told_by(match, *["pass"] * 12)[-2:] == [
        "share-free(seat=0, company=NYC)",
        "turn-began(seat=0)",
    ]


@pytest.mark.clause("CE-3.1", "CE-3.2")
@pytest.mark.parametrize(("dial", "red"), [("auction", 3), ("expand", 5), ("develop", 4)])
def test_a_turn_with_nothing_done(dial: str, red: int) -> None:
    assert told_by(position(turn_of=2), dial, "nothing") == [
        f"dial-moved(seat=2, dial={dial}, step=1, red={red})",
        "nothing-done(seat=2)",
        "turn-began(seat=0)",
    ]


@pytest.mark.clause("CE-4.1", "CE-4.2", "CE-4.5")
def test_a_share_put_up_in_vain() -> None:
    match = position(2, turn_of=1)
    assert told_by(match, "auction", "offer NYC", "pass", "pass")[1:] == [
        "share-offered(seat=1, company=NYC, floor=4)",
        "passed(seat=1, company=NYC)",
        "passed(seat=0, company=NYC)",
        "share-unsold(company=NYC)",
        "turn-began(seat=0)",
    ]


@pytest.mark.clause("CE-5.1", "CE-5.6", "CE-5.8")
def test_an_expansion() -> None:
    match = position(treasury={"NYC": 9}, track={"PRR": "Q3"})
    assert told_by(match, "expand", "company NYC", "build R2", "build Q3", "done")[1:] == [
        "company-named(seat=0, company=NYC)",
        "built(seat=0, company=NYC, hex=R2, cost=2, gain=0)",
        "built(seat=0, company=NYC, hex=Q3, cost=4, gain=1)",
        "turn-began(seat=1)",
    ]


@pytest.mark.clause("CE-6.2", "CE-6.4")
def test_a_house_in_a_city() -> None:
    match = position(track={"PRR": "I2", "NYC": "I2"})
    assert told_by(match, "develop", "develop I2")[1:-1] == [
        "house-placed(seat=0, hex=I2, left=19)",
        "income-rose(company=PRR, amount=2, income=9)",
        "income-rose(company=NYC, amount=2, income=10)",
    ]


@pytest.mark.clause("CE-6.5")
def test_a_house_in_a_forest() -> None:
    match = position(track={"NYC": "R2"})
    assert told_by(match, "develop", "develop R2")[1:-1] == [
        "house-placed(seat=0, hex=R2, left=19)",
        "forest-paid(company=NYC, amount=2)",
    ]


@pytest.mark.clause("CE-6.3", "CE-6.4")
def test_growing_industry() -> None:
    match = position(track={"B&O": "K4"})
    assert told_by(match, "develop", "develop K4")[1:-1] == [
        "industry-grew(seat=0, hex=K4, value=6)",
        "income-rose(company=B&O, amount=2, income=8)",
    ]


@pytest.mark.clause("CE-7.1", "CE-7.3", "CE-7.4")
def test_a_dividend_stage() -> None:
    match = position(2, shares={"PRR": (1, 2)}, track={"C&O": "E0"}, dials=ONE_STEP_TO_DIVIDENDS)
    assert told_by(match, "develop", "nothing")[2:] == [
        "dividend-stage()",
        "dividend-paid(seat=0, company=PRR, shares=1, amount=3)",  # 7 / 3
        "dividend-paid(seat=1, company=PRR, shares=2, amount=6)",
        "dividend-paid(seat=0, company=B&O, shares=1, amount=6)",
        "dividend-paid(seat=0, company=C&O, shares=1, amount=5)",
        "dividend-paid(seat=0, company=NYC, shares=1, amount=8)",
        "dials-reset()",
        "detroit-grew(hex=E0, value=2)",
        "income-rose(company=C&O, amount=1, income=6)",
        "turn-began(seat=1)",
    ]


@pytest.mark.clause("CE-8.1", "CE-8.3", "CE-8.4")
def test_the_first_locomotive_in_chicago() -> None:
    assert told_by(nyc_expands(houses="D3"), "build A2", "pass", "bid 1", "pass") == [
        "built(seat=0, company=NYC, hex=A2, cost=3, gain=7)",
        "chicago-stage(company=NYC)",
        "dividend-paid(seat=0, company=NYC, shares=1, amount=13)",
        "dividend-paid(seat=1, company=NYC, shares=1, amount=13)",
        "wabash-opened(hex=D3, income=3)",
        "wabash-offered(seat=0, company=Wabash, floor=1)",
        "passed(seat=0, company=Wabash)",
        "bid(seat=1, company=Wabash, amount=1)",
        "passed(seat=2, company=Wabash)",
        "share-sold(seat=1, company=Wabash, price=1)",
    ]


@pytest.mark.clause("CE-9.1")
def test_the_end() -> None:
    match = position(houses_left=3, dials=ONE_STEP_TO_DIVIDENDS)
    assert told_by(match, "develop", "nothing")[-1] == "ended(ending=houses)"
