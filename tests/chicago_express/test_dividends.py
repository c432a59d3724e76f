"""CE-7: the dividend stage."""

import pytest

from tests.chicago_express.positions import (
    ONE_STEP_TO_DIVIDENDS,
    cash,
    dials,
    dividends,
    income,
    position,
    treasury,
)
from tests.support.playing import (
    facts,
    kinds,
    told,
)

NOBODY = (0, 0, 0)
ONLY_NYC = {"PRR": NOBODY, "B&O": NOBODY, "C&O": NOBODY}


@pytest.mark.clause("CE-7.1")
def test_printed_example_income_16_and_three_shares() -> None:
    match = position(
        cash=(0, 0, 0),
        income={"NYC": 16},
        shares={**ONLY_NYC, "NYC": (2, 1, 0)},
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    events = dividends(match)
    assert cash(match) == [12, 6, 0]
    assert told(events, "dividend-paid") == [(0, "NYC", 2, 12), (1, "NYC", 1, 6)]


@pytest.mark.clause("CE-7.1")
def test_printed_example_income_17_and_two_shares_of_one_owner() -> None:
    match = position(
        cash=(0, 0, 0),
        income={"NYC": 17},
        shares={**ONLY_NYC, "NYC": (2, 0, 0)},
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    dividends(match)
    assert cash(match) == [18, 0, 0]


@pytest.mark.clause("CE-7.1")
@pytest.mark.parametrize(("income", "each"), [(15, 5), (16, 6), (17, 6), (18, 6), (19, 7)])
def test_each_share_pays_income_by_shares_sold_rounded_up(income: int, each: int) -> None:
    match = position(
        cash=(0, 0, 0),
        income={"NYC": income},
        shares={**ONLY_NYC, "NYC": (1, 1, 1)},
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    dividends(match)
    assert cash(match) == [each, each, each]


@pytest.mark.clause("CE-7.1")
def test_every_company_with_sold_shares_pays_and_the_others_do_not() -> None:
    match = position(
        cash=(1, 2, 3),
        shares={
            "PRR": (1, 1, 0),  # 7 / 2 = 3.5: 4 a share
            "B&O": (0, 0, 3),  # 6 / 3 = 2
            "C&O": (2, 1, 1),  # 5 / 4 = 1.25: 2
            "NYC": NOBODY,  # unsold
            "Wabash": (0, 1, 0),  # 1
        },
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    dividends(match)
    assert cash(match) == [1 + 4 + 4, 2 + 4 + 2 + 1, 3 + 6 + 2]


@pytest.mark.clause("CE-7.1")
def test_the_bank_pays_not_the_treasury() -> None:
    match = position(treasury={"PRR": 3, "NYC": 0}, dials=ONE_STEP_TO_DIVIDENDS)
    bank = facts(match)["bank"]
    dividends(match)
    assert (treasury(match, "PRR"), treasury(match, "NYC")) == (3, 0)
    assert facts(match)["bank"] == bank - 26
    assert cash(match) == [40 + 26, 40, 40]


@pytest.mark.clause("CE-7.2")
def test_the_end_is_checked_after_payment_and_before_everything_else() -> None:
    match = position(
        cash=(0, 30, 0), industry={"Detroit": 8}, track={"NYC": "E0"}, dials=ONE_STEP_TO_DIVIDENDS
    )
    events = dividends(match)
    assert kinds(events)[-5:] == ["dividend-paid"] * 4 + ["ended"]
    assert cash(match) == [26, 30, 0]  # paid
    assert dials(match) == [3, 0, 4]  # not returned
    assert facts(match)["industry"]["Detroit"] == 8  # not moved
    assert income(match, "NYC") == 8


@pytest.mark.clause("CE-7.2", "CE-7.3", "CE-7.4")
def test_the_stage_in_its_order() -> None:
    match = position(track={"NYC": "E0"}, dials=ONE_STEP_TO_DIVIDENDS)
    events = kinds(dividends(match))
    assert events[events.index("dividend-stage") :] == [
        "dividend-stage",
        *["dividend-paid"] * 4,
        "dials-reset",
        "detroit-grew",
        "income-rose",
        "turn-began",
    ]


@pytest.mark.clause("CE-7.3")
def test_all_dials_return_to_start() -> None:
    match = position(dials={"auction": 3, "expand": 2, "develop": 3})
    dividends(match)
    assert dials(match) == [0, 0, 0]


@pytest.mark.clause("CE-7.4")
def test_detroit_moves_one_box_even_when_no_locomotive_stands_there() -> None:
    match = position(dials=ONE_STEP_TO_DIVIDENDS)
    dividends(match)
    assert facts(match)["industry"] == {"Detroit": 2, "Wheeling": 3, "Pittsburgh": 4}
    assert [income(match, name) for name in ("PRR", "B&O", "C&O", "NYC")] == [7, 6, 5, 8]


@pytest.mark.clause("CE-7.4")
def test_companies_in_detroit_gain_the_difference_after_the_payment() -> None:
    match = position(
        cash=(0, 0, 0),
        industry={"Detroit": 5},
        track={"NYC": "E0", "PRR": "E0"},
        dials=ONE_STEP_TO_DIVIDENDS,
    )
    dividends(match)
    assert cash(match) == [7 + 6 + 5 + 8, 0, 0]  # the old incomes
    assert [income(match, name) for name in ("PRR", "B&O", "C&O", "NYC")] == [8, 6, 5, 9]
