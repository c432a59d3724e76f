"""CE-3: the turn."""

import pytest

from tests.chicago_express.positions import (
    cash,
    company,
    dials,
    income,
    position,
)
from tests.support.playing import (
    decision,
    facts,
    kinds,
    may,
    offered,
    play,
    refusal,
)

STEPS_TO_RED = [("auction", 3), ("develop", 4), ("expand", 5)]


@pytest.mark.clause("CE-3.1")
def test_the_active_player_chooses_one_of_three_actions() -> None:
    match = position(turn_of=1)
    assert match.actor == 1
    assert offered(match) == ["auction", "expand", "develop"]


@pytest.mark.clause("CE-3.1")
@pytest.mark.parametrize(
    ("action", "moved"), [("auction", [2, 1, 1]), ("expand", [1, 2, 1]), ("develop", [1, 1, 2])]
)
def test_the_dial_of_the_action_moves_one_step(action: str, moved: list[int]) -> None:
    match = position(dials={"auction": 1, "expand": 1, "develop": 1})
    play(match, action)
    assert dials(match) == moved


@pytest.mark.clause("CE-3.1")
@pytest.mark.parametrize("action", ["nothing", "pass", "done", "bid 9", "company PRR", "build Q5"])
def test_a_dial_must_be_moved(action: str) -> None:
    assert refusal(position(), action) == "CE-3.1"


@pytest.mark.clause("CE-3.2")
@pytest.mark.parametrize("action", ["auction", "expand", "develop"])
def test_having_moved_the_dial_the_player_may_do_nothing(action: str) -> None:
    match = position(treasury={"PRR": 9}, track={"PRR": "Q5 P4 O4"})
    before = facts(match)
    play(match, action, "nothing")
    after = facts(match)
    assert after["dials"][action]["step"] == 1
    assert (after["active_player"], after["decision"]) == (1, "turn")
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"dials", "active_player"}


@pytest.mark.clause("CE-3.2")
def test_printed_example_a_turn_may_move_the_auction_dial_and_sell_nothing() -> None:
    match = position(cash=(0, 60, 60))
    play(match, "auction", "nothing")
    assert dials(match) == [1, 0, 0]
    assert cash(match) == [0, 60, 60]
    assert [company(match, name)["shares_sold"] for name in ("PRR", "B&O", "C&O", "NYC")] == [1] * 4
    assert match.actor == 1


@pytest.mark.clause("CE-3.3")
@pytest.mark.parametrize(("dial", "steps"), STEPS_TO_RED)
def test_a_dial_reaches_red_after_its_steps(dial: str, steps: int) -> None:
    match = position()
    play(match, *[dial, "nothing"] * steps)
    assert refusal(match, dial) == "CE-3.3"
    assert set(offered(match)) == {"auction", "expand", "develop"} - {dial}


@pytest.mark.clause("CE-3.3")
@pytest.mark.parametrize(("dial", "steps"), STEPS_TO_RED)
def test_a_dial_one_step_before_red_can_be_chosen(dial: str, steps: int) -> None:
    match = position(dials={dial: steps - 1})
    assert may(match, dial)


@pytest.mark.clause("CE-3.4")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_play_goes_clockwise(players: int) -> None:
    match = position(players)
    turns = []
    for action in ("auction", "expand", "develop", "auction", "expand", "develop", "expand"):
        turns.append(match.actor)
        play(match, action, "nothing")
    assert turns == [seat % players for seat in range(7)]


@pytest.mark.clause("CE-3.4")
def test_the_turn_passes_on_from_the_active_player_not_from_the_winner_of_an_auction() -> None:
    match = position(turn_of=2)
    play(match, "auction", "offer B&O", "pass", "pass", "bid 3")  # seat 1 wins
    assert match.actor == 0


@pytest.mark.clause("CE-3.5")
@pytest.mark.parametrize(
    ("red", "last", "steps"),
    [
        ({"auction": 3}, "develop", 3),
        ({"auction": 3}, "expand", 4),
        ({"develop": 4}, "auction", 2),
        ({"develop": 4}, "expand", 4),
        ({"expand": 5}, "auction", 2),
        ({"expand": 5}, "develop", 3),
    ],
)
def test_two_dials_on_red_bring_the_dividend_stage_before_the_next_turn(
    red: dict[str, int], last: str, steps: int
) -> None:
    match = position(turn_of=1, dials=red | {last: steps})
    events = play(match, last, "nothing")
    assert kinds(events).index("dividend-stage") < kinds(events).index("turn-began")
    assert (match.actor, decision(match)) == (2, "turn")
    assert offered(match) == ["auction", "expand", "develop"]


@pytest.mark.clause("CE-3.5")
def test_one_dial_on_red_brings_no_dividend_stage() -> None:
    match = position(dials={"auction": 2, "develop": 3, "expand": 4})
    assert "dividend-stage" not in kinds(play(match, "auction", "nothing"))
    assert dials(match) == [3, 4, 3]  # auction, expand, develop


@pytest.mark.clause("CE-3.5")
def test_the_action_that_moved_the_second_dial_is_carried_out_before_the_dividends() -> None:
    match = position(
        turn_of=0,
        cash=(0, 0, 0),
        dials={"auction": 3, "expand": 4},
        treasury={"NYC": 4},
        track={"NYC": "R2"},
    )
    play(match, "expand", "company NYC")
    assert dials(match) == [3, 5, 0]  # no stage in the middle of a turn
    assert cash(match) == [0, 0, 0]
    play(match, "build Q3", "done")  # Binghamton +1
    assert income(match, "NYC") == 9
    assert cash(match) == [7 + 6 + 5 + 9, 0, 0]
    assert match.actor == 1
