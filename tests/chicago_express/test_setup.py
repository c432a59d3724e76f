"""CE-1: components and set-up."""

import pytest

import trunkline
from tests.chicago_express.positions import (
    ONE_STEP_TO_DIVIDENDS,
    cash,
    company,
    dials,
    dividends,
    income,
    opening,
    position,
)
from tests.support.playing import (
    facts,
    play,
    refusal,
)
from trunkline import BadSetup


@pytest.mark.clause("CE-1.1")
@pytest.mark.parametrize(("players", "each"), [(2, 60), (3, 40), (4, 30), (5, 24), (6, 20)])
def test_120_dollars_are_dealt_evenly(players: int, each: int) -> None:
    assert cash(opening(players)) == [each] * players


@pytest.mark.clause("CE-1.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_2_to_6_players(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        trunkline.new("chicago-express", players)


@pytest.mark.clause("CE-1.2")
@pytest.mark.parametrize(
    ("name", "shares", "locomotives"),
    [("PRR", 3, 20), ("B&O", 4, 22), ("NYC", 5, 24), ("C&O", 6, 26), ("Wabash", 2, 11)],
)
def test_shares_and_locomotives_of_each_company(name: str, shares: int, locomotives: int) -> None:
    it = company(opening(), name)
    assert (it["shares_sold"], it["shares_unsold"]) == (0, shares)
    assert it["locomotives"] + len(it["track"]) == locomotives


@pytest.mark.clause("CE-1.2")
def test_there_are_five_companies() -> None:
    assert list(facts(opening())["companies"]) == ["PRR", "B&O", "C&O", "NYC", "Wabash"]


@pytest.mark.clause("CE-1.3")
@pytest.mark.parametrize(
    ("name", "city", "left"),
    [
        ("PRR", "Philadelphia", 19),
        ("B&O", "Baltimore", 21),
        ("C&O", "Washington", 25),
        ("NYC", "New York", 23),
    ],
)
def test_a_locomotive_stands_in_the_start_hex(name: str, city: str, left: int) -> None:
    match = opening()
    (start,) = company(match, name)["track"]
    assert match.board.file.place_names[start] == city
    assert company(match, name)["locomotives"] == left


@pytest.mark.clause("CE-1.3")
def test_the_wabash_is_not_on_the_board() -> None:
    match = opening()
    assert company(match, "Wabash")["track"] == []
    assert company(match, "Wabash")["locomotives"] == 11
    assert not facts(match)["wabash_open"]
    start = match.board.structs[0].start[4]
    assert match.board.file.hexes[start].name == "Fort Wayne"


@pytest.mark.clause("CE-1.4")
def test_opening_incomes() -> None:
    incomes = {name: income(opening(), name) for name in ("PRR", "B&O", "C&O", "NYC", "Wabash")}
    assert incomes == {"PRR": 7, "B&O": 6, "C&O": 5, "NYC": 8, "Wabash": 0}


@pytest.mark.clause("CE-1.4")
@pytest.mark.parametrize("before", [50, 100, 127, 255, 400])
def test_income_has_no_upper_limit(before: int) -> None:
    match = position(
        income={"NYC": before}, track={"NYC": "R2 Q3"}, dials={"auction": 3, "develop": 3}
    )
    play(match, "develop", "develop Q3")  # Binghamton +1, then the dividend stage
    assert income(match, "NYC") == before + 1
    assert cash(match)[0] == 40 + before + 1 + 7 + 6 + 5


@pytest.mark.clause("CE-1.5")
def test_20_houses_in_the_reserve_and_markers_at_the_first_boxes() -> None:
    at_start = facts(opening())
    assert at_start["houses_in_reserve"] == 20
    assert at_start["houses"] == []
    assert at_start["industry"] == {"Detroit": 1, "Wheeling": 3, "Pittsburgh": 4}


@pytest.mark.clause("CE-1.5")
@pytest.mark.parametrize(
    ("name", "hex", "boxes"), [("Wheeling", "I6", [3, 4, 5, 6]), ("Pittsburgh", "K4", [4, 6, 8])]
)
def test_the_rows_of_wheeling_and_pittsburgh(name: str, hex: str, boxes: list[int]) -> None:
    match = position(track={"PRR": hex})
    seen = [facts(match)["industry"][name]]
    for _ in boxes[1:]:
        play(match, "develop", f"develop {hex}")
        seen.append(facts(match)["industry"][name])
    assert seen == boxes


@pytest.mark.clause("CE-1.5")
def test_the_row_of_detroit() -> None:
    match = position()
    seen = [facts(match)["industry"]["Detroit"]]
    for _ in range(7):
        play(match, *["auction", "nothing"] * 3, *["develop", "nothing"] * 4)
        seen.append(facts(match)["industry"]["Detroit"])
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.clause("CE-1.6")
def test_the_dials_stand_at_start() -> None:
    assert dials(opening()) == [0, 0, 0]


@pytest.mark.clause("CE-1.7")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_banker_is_random(players: int) -> None:
    bankers = {
        trunkline.new("chicago-express", players, seed=seed).deal["first"] for seed in range(60)
    }
    assert bankers == set(range(players))


@pytest.mark.clause("CE-1.7")
def test_all_holdings_and_all_cash_are_open() -> None:
    match = position(cash=(3, 50, 11), shares={"C&O": (0, 2, 1)}, treasury={"C&O": 9})
    for seat in (0, 1, 2, None):
        assert match.view(seat)["position"] == match.position()


@pytest.mark.clause("CE-1.7")
def test_the_bank_never_runs_out() -> None:
    match = position(income={"PRR": 30_000}, dials=ONE_STEP_TO_DIVIDENDS)
    bank = facts(match)["bank"]
    dividends(match)
    assert cash(match)[0] == 40 + 30_000 + 6 + 5 + 8
    assert facts(match)["bank"] == bank - 30_019


@pytest.mark.clause("CE-1.1", "CE-2.7")
def test_six_players_have_20_dollars_to_bid() -> None:
    match = opening(players=6)
    assert refusal(match, "bid 21") == "CE-2.7"
    play(match, "bid 20", *["pass"] * 5)
    assert cash(match) == [0, 20, 20, 20, 20, 20]
