"""RR-2: the three stages of a round, and the order of play."""

from collections.abc import Sequence

import pytest

from tests.ride_the_rails.positions import held, money, opening, position, supply, way
from tests.support.playing import decision, facts, kinds, offered, play, refusal, told
from trunkline import Match

RED_LINK = {"red": way("F28", "F34")}


def who_and_what(match: Match) -> tuple[int | None, str]:
    return match.actor, decision(match)


# RR-2.1


@pytest.mark.clause("RR-2.1")
@pytest.mark.parametrize("order", [[2, 0, 1], [0, 1, 2], [3, 1, 2, 0], [4, 2, 0, 1, 3]])
def test_shares_are_taken_in_reverse_order(order: list[int]) -> None:
    match = opening(len(order), order)
    for seat in reversed(order):
        assert who_and_what(match) == (seat, "share")
        play(match, "share red")
        assert held(match, "red")[seat] == 1
    assert sum(held(match, "red")) == len(order)
    assert decision(match) == "lay"


@pytest.mark.clause("RR-2.1")
@pytest.mark.parametrize("action", ["done", "stop", "lay red G57", "from F40", "ride red E39"])
def test_everybody_must_take_one(action: str) -> None:
    match = opening()
    assert offered(match) == ["share red", "share blue"]
    assert refusal(match, action) == "RR-2.1"


@pytest.mark.clause("RR-2.1")
def test_a_railroad_without_a_locomotive_has_no_share_left() -> None:
    match = position("share", round=2, locomotives={"blue": 0})
    assert offered(match) == ["share red", "share orange"]
    assert refusal(match, "share blue") == "RR-2.1"


@pytest.mark.clause("RR-2.1")
def test_the_last_locomotive_can_be_a_share() -> None:
    match = position("share", round=1, locomotives={"red": 1})
    play(match, "share red")
    assert (supply(match, "red"), held(match, "red")) == (0, [0, 0, 1])
    assert who_and_what(match) == (1, "share")
    assert offered(match) == ["share blue"]  # asked all the same


@pytest.mark.clause("RR-2.1")
def test_with_no_locomotive_left_of_any_available_railroad_everybody_is_skipped() -> None:
    match = position("share", round=1, locomotives={"red": 0, "blue": 0})
    assert who_and_what(match) == (0, "lay")
    assert [held(match, railroad) for railroad in ("red", "blue")] == [[0, 0, 0]] * 2


@pytest.mark.clause("RR-2.1")
def test_whoever_comes_after_the_last_locomotive_is_skipped() -> None:
    match = position("share", round=1, order=[1, 2, 0], locomotives={"red": 0, "blue": 1})
    events = play(match, "share blue")
    assert kinds(events) == ["share-taken", "laying-began"]
    assert who_and_what(match) == (1, "lay")


@pytest.mark.clause("RR-2.1", "RR-2.2")
def test_locomotives_of_a_railroad_that_is_not_available_yet_do_not_count() -> None:
    empty = {"red": 0, "blue": 0, "orange": 0, "yellow": 0, "purple": 0, "black": 27}
    assert decision(position("share", round=4, locomotives=empty)) == "lay"
    match = position("share", round=5, locomotives=empty)
    assert offered(match) == ["share black"]


@pytest.mark.clause("RR-2.1")
@pytest.mark.parametrize("round", [2, 6])
def test_nobody_is_skipped_in_the_next_round_with_locomotives(round: int) -> None:
    """A railroad that opens brings locomotives for all."""
    match = position("lay", turn=2, round=round - 1, locomotives={"red": 0, "blue": 0})
    play(match, "done")
    assert who_and_what(match) == (0, "share")  # 2, 1, 0 is the new order: all are level


# RR-2.2


OPEN = [
    (1, "red blue"),
    (2, "red blue orange"),
    (3, "red blue orange yellow"),
    (4, "red blue orange yellow purple"),
    (5, "red blue orange yellow purple black"),
    (6, "red blue orange yellow purple black"),
]


@pytest.mark.clause("RR-2.2")
@pytest.mark.parametrize(("round", "open"), OPEN)
def test_which_railroads_are_available(round: int, open: str) -> None:
    match = position("share", round=round)
    assert offered(match) == [f"share {railroad}" for railroad in open.split()]
    railroads = facts(match)["railroads"]
    assert [name for name in railroads if railroads[name]["available"]] == open.split()
    for railroad in set(railroads) - set(open.split()):
        assert refusal(match, f"share {railroad}") == "RR-2.2"


@pytest.mark.clause("RR-2.2")
@pytest.mark.parametrize(
    ("round", "opened"), [(2, "orange"), (3, "yellow"), (4, "purple"), (5, "black"), (6, None)]
)
def test_a_railroad_opens_with_its_round(round: int, opened: str | None) -> None:
    match = position("lay", turn=2, round=round - 1)
    events = play(match, "done")
    assert facts(match)["round"] == round
    assert told(events, "round-began") == [(round,)]
    assert told(events, "railroad-opened") == ([(opened,)] if opened else [])


# RR-2.3


@pytest.mark.clause("RR-2.3")
@pytest.mark.parametrize("order", [[2, 0, 1], [3, 1, 2, 0], [4, 2, 0, 1, 3]])
def test_track_is_laid_in_the_order_of_play(order: list[int]) -> None:
    match = opening(len(order), order)
    play(match, *["share red"] * len(order))
    for seat in order:
        assert who_and_what(match) == (seat, "lay")
        play(match, "done")
    assert facts(match)["round"] == 2  # nobody had a journey


@pytest.mark.clause("RR-2.3")
def test_nobody_must_lay_track() -> None:
    match = opening()
    play(match, "share red", "share blue", "share red")
    assert "done" in offered(match)
    events = play(match, "done")
    assert told(events, "laying-ended") == [(0, 0)]
    assert supply(match, "red") == 25


@pytest.mark.clause("RR-2.3")
def test_who_can_lay_nothing_is_asked_all_the_same() -> None:
    match = position("lay", networks=RED_LINK)
    assert offered(match) == ["done"]
    play(match, "done")
    assert who_and_what(match) == (1, "lay")


@pytest.mark.clause("RR-2.3")
@pytest.mark.parametrize("action", ["share red", "stop", "from F40", "ride red E39"])
def test_while_track_is_laid_nothing_else_is_done(action: str) -> None:
    assert refusal(position("lay", shares={"red": [1, 0, 0]}), action) == "RR-2.3"


# RR-2.4


@pytest.mark.clause("RR-2.4")
@pytest.mark.parametrize("order", [[2, 0, 1], [1, 2, 0]])
def test_trains_are_run_in_the_order_of_play(order: list[int]) -> None:
    match = position("train", order=order, networks={"red": way("F20", "F28", "F34", "F40")})
    for seat, city in zip(order, ["F20", "F28", "F34"], strict=True):
        assert who_and_what(match) == (seat, "from")
        play(match, f"from {city}")
        assert who_and_what(match) == (seat, "ride")
        while decision(match) == "ride" and "stop" not in offered(match):
            play(match, offered(match)[-1])
        play(match, "stop")
    assert sum(money(match)) == 6


@pytest.mark.clause("RR-2.4", "RR-6.1")
@pytest.mark.parametrize("action", ["done", "stop", "share red", "lay red F36", "ride red F30"])
def test_everybody_must_move_a_passenger(action: str) -> None:
    match = position("train", networks=RED_LINK, shares={"red": [1, 0, 0]})
    assert offered(match) == ["from F28", "from F34"]
    assert refusal(match, action) == "RR-6.1"


@pytest.mark.clause("RR-2.4")
def test_who_has_no_journey_is_skipped() -> None:
    match = position("train", order=[1, 0, 2], networks=RED_LINK)
    events = play(match, "from F34", "ride red F32", "ride red F30", "ride red F28", "stop")
    assert told(events, "no-train") == []
    assert who_and_what(match) == (0, "from")
    assert offered(match) == ["from F28"]  # the only passenger left with track, asked all the same
    events = play(match, "from F28", "ride red F30", "ride red F32", "ride red F34", "stop")
    assert told(events, "no-train") == [(2,)]
    assert money(match) == [2, 2, 0]
    assert match.actor is None


@pytest.mark.clause("RR-2.4")
def test_with_no_link_on_the_board_nobody_runs_a_train() -> None:
    match = opening(3, [2, 0, 1])
    play(match, *["share red"] * 3, "lay red G57", "lay red F56", "done", "done")
    events = play(match, "done")
    assert told(events, "no-train") == [(2,), (0,), (1,)]
    assert kinds(events) == [
        "laying-ended",
        *["no-train"] * 3,
        "order-of-3",
        "round-began",
        "railroad-opened",
    ]


@pytest.mark.clause("RR-2.4")
def test_links_without_passengers_bring_no_journey() -> None:
    match = position("lay", turn=2, networks=RED_LINK, passengers="F20 F40")
    events = play(match, "done")
    assert told(events, "no-train") == [(0,), (1,), (2,)]


@pytest.mark.clause("RR-2.4")
def test_a_train_needs_no_share() -> None:
    match = position("train", networks=RED_LINK, shares={"red": [0, 0, 2]})
    play(match, "from F28", "ride red F30", "ride red F32", "ride red F34", "stop")
    assert money(match) == [2, 0, 2]


# RR-2.5


@pytest.mark.clause("RR-2.5")
@pytest.mark.parametrize(
    ("order", "money", "after"),
    [
        # nobody level
        ([0, 1, 2], [5, 3, 4], [1, 2, 0]),
        ([2, 0, 1], [1, 2, 3], [0, 1, 2]),
        ([2, 0, 1], [3, 2, 1], [2, 1, 0]),
        # all level
        ([0, 1, 2], [0, 0, 0], [2, 1, 0]),
        ([2, 0, 1], [7, 7, 7], [1, 0, 2]),
        ([3, 1, 4, 0, 2], [1] * 5, [2, 0, 4, 1, 3]),
        # two level
        ([0, 1, 2], [4, 4, 1], [2, 1, 0]),
        ([0, 1, 2], [4, 1, 4], [1, 2, 0]),
        ([0, 1, 2], [1, 4, 4], [0, 2, 1]),
        ([2, 1, 0], [1, 4, 4], [0, 1, 2]),
        ([1, 0, 2], [3, 3, 9], [0, 1, 2]),
        # two and two
        ([0, 1, 2, 3], [5, 2, 5, 2], [3, 1, 2, 0]),
        ([3, 0, 2, 1], [5, 2, 2, 5], [1, 2, 0, 3]),
        # three level
        ([0, 1, 2, 3], [6, 6, 1, 6], [2, 3, 1, 0]),
        ([3, 1, 0, 2], [2, 2, 9, 2], [0, 1, 3, 2]),
        # two and three
        ([0, 1, 2, 3, 4], [8, 3, 8, 3, 8], [3, 1, 4, 2, 0]),
        ([4, 2, 0, 1, 3], [3, 8, 3, 8, 3], [0, 2, 4, 3, 1]),
        ([4, 2, 0, 1, 3], [3, 8, 5, 5, 5], [0, 3, 2, 4, 1]),
    ],
)
def test_least_money_first_and_who_is_level_the_other_way_round(
    order: list[int], money: Sequence[int], after: list[int]
) -> None:
    match = position("lay", len(order), order=order, money=money, turn=len(order) - 1, round=2)
    events = play(match, "done")
    assert facts(match)["order"] == after
    assert told(events, f"order-of-{len(order)}") == [tuple(after)]
    assert who_and_what(match) == (after[-1], "share")


@pytest.mark.clause("RR-2.5")
def test_the_money_after_the_trains_counts() -> None:
    match = position(
        "train", order=[0, 1, 2], money=[0, 1, 2], round=3, networks=RED_LINK, passengers="F28"
    )
    play(match, "from F28", "ride red F30", "ride red F32", "ride red F34", "stop")
    assert money(match) == [2, 1, 2]
    assert facts(match)["order"] == [1, 2, 0]


@pytest.mark.clause("RR-2.5")
def test_the_order_stays_within_a_round() -> None:
    match = position("lay", order=[2, 0, 1], money=[9, 0, 5], shares={"orange": [1, 1, 1]})
    play(match, "lay orange F40", "done")
    assert facts(match)["order"] == [2, 0, 1]
    play(match, "done")
    assert facts(match)["order"] == [2, 0, 1]
    assert match.actor == 1


@pytest.mark.clause("RR-2.5", "RR-7.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_order_is_set_after_round_6(players: int) -> None:
    match = position("lay", players, turn=players - 1, round=6)
    events = play(match, "done")
    assert kinds(events) == ["laying-ended", *["no-train"] * players, "ended"]
    assert facts(match)["order"] == [*range(players)]
    assert match.actor is None
