"""RR-7: the end."""

from collections.abc import Sequence

import pytest

from tests.ride_the_rails.positions import money, position, way
from tests.support.playing import facts, kinds, near, offered, play, refusal, told


@pytest.mark.clause("RR-7.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_the_game_goes_on_after_an_earlier_round(round: int) -> None:
    match = position("lay", turn=2, round=round)
    play(match, "done")
    assert facts(match)["round"] == round + 1
    assert match.outcome is None


@pytest.mark.clause("RR-7.1")
@pytest.mark.parametrize(
    ("money", "ranking", "winners"),
    [
        ([30, 20, 10], (1, 2, 3), (0,)),
        ([10, 20, 30], (3, 2, 1), (2,)),
        ([20, 30, 30], (3, 1, 1), (1, 2)),
        ([30, 20, 20], (1, 2, 2), (0,)),
        ([7, 7, 7], (1, 1, 1), (0, 1, 2)),
        ([0, 0, 0, 1], (2, 2, 2, 1), (3,)),
        ([5, 9, 5, 9], (3, 1, 3, 1), (1, 3)),
        ([4, 8, 4, 4, 6], (3, 1, 3, 3, 2), (1,)),
    ],
)
def test_most_money_wins_and_ties_are_shared(
    money: Sequence[int], ranking: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    players = len(money)
    match = position("lay", players, turn=players - 1, money=money)
    play(match, "done")
    assert match.outcome is not None
    assert match.outcome.reason == "rounds"
    assert match.outcome.ranking == ranking
    assert match.outcome.winners == winners
    assert match.scores == tuple(money)


@pytest.mark.clause("RR-7.1")
def test_the_order_of_play_breaks_no_tie() -> None:
    for order in ([0, 1, 2], [2, 0, 1]):
        match = position("lay", order=order, turn=2, money=[9, 9, 4])
        play(match, "done")
        assert match.outcome is not None
        assert match.outcome.ranking == (1, 1, 3)


@pytest.mark.clause("RR-7.1", "RR-2.4")
def test_the_last_train_of_round_6_counts() -> None:
    match = position("train", turn=2, money=[5, 6, 4], networks={"red": way("F28", "F34")}, round=6)
    play(match, "from F28", "ride red F30", "ride red F32", "ride red F34")
    assert match.actor == 2
    events = play(match, "stop")
    assert kinds(events) == ["arrived", "fare-paid", "ended"]
    assert told(events, "ended") == [("rounds",)]
    assert money(match) == [5, 6, 6]
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)


@pytest.mark.clause("RR-7.1")
@pytest.mark.parametrize("action", ["done", "stop", "share red", "lay red G57", "from F40"])
def test_after_the_end_nothing_is_done(action: str) -> None:
    match = position("lay", turn=2, shares={"red": [0, 0, 1]})
    play(match, "done")
    assert (match.actor, offered(match)) == (None, [])
    assert facts(match)["ended"] == "rounds"
    assert refusal(match, action) == "RR-7.1"


@pytest.mark.clause("RR-7.1")
def test_shares_track_and_passengers_are_worth_nothing_at_the_end() -> None:
    match = position(
        "lay",
        turn=2,
        money=[1, 0, 0],
        shares={"red": [0, 5, 5]},
        networks={"red": way("F20", "F28", "F34")},
        passengers="",
    )
    play(match, "done")
    assert match.scores == (1, 0, 0)


@pytest.mark.clause("RR-7.1")
def test_how_near_the_end_is_is_counted_in_rounds_that_are_over() -> None:
    assert near(position("lay", round=1)) == {"rounds": (0, 6)}
    match = position("lay", turn=2, round=6)
    assert near(match) == {"rounds": (5, 6)}
    play(match, "done")
    assert near(match) == {"rounds": (6, 6)}
    assert match.actor is None
