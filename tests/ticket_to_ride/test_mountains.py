"""LA-5: mountains."""

import pytest

from tests.support.playing import (
    decision,
    facts,
    may,
    play,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    claim,
    discards,
    position,
    trains,
)

MOSCOW_PERM = 2  # red, three spaces, one X
IRKUTSK_ULAN_BATOR = 17  # yellow, two spaces, two X


@pytest.mark.clause("LA-5.1")
def test_the_payment_in_cards_is_the_length_alone() -> None:
    match = position(hands=("2 yellow",))
    claim(match, IRKUTSK_ULAN_BATOR, "yellow 0")
    assert discards(match) == {"yellow": 2}


@pytest.mark.clause("LA-5.1")
@pytest.mark.parametrize(
    ("track", "payment", "length", "crossings", "points"),
    [(MOSCOW_PERM, "red 0", 3, 1, 4 + 2), (IRKUTSK_ULAN_BATOR, "yellow 0", 2, 2, 2 + 4)],
)
def test_for_each_x_one_more_train_and_2_points_at_once(
    track: int, payment: str, length: int, crossings: int, points: int
) -> None:
    match = position(hands=("3 red 2 yellow",))
    events = claim(match, track, payment)
    assert trains(match)[0] == 45 - length - crossings
    assert match.scores[0] == points
    assert facts(match)["players"][0]["mountain_crossing"] == crossings
    assert told(events, "crossed") == [(0, str(track), crossings, 2 * crossings)]


@pytest.mark.clause("LA-5.1")
def test_trains_gather_at_the_crossing() -> None:
    match = position(hands=("2 yellow",), routes={0: "2 48"})
    claim(match, IRKUTSK_ULAN_BATOR, "yellow 0")
    assert facts(match)["players"][0]["mountain_crossing"] == 4
    assert facts(match)["players"][0]["mountain_routes"] == 3


@pytest.mark.clause("LA-5.1")
def test_a_route_without_x_uses_no_more_trains() -> None:
    match = position(hands=("3 black",))
    events = claim(match, 14, "black 0")
    assert told(events, "crossed") == []
    assert facts(match)["players"][0]["mountain_routes"] == 0


@pytest.mark.clause("LA-5.2")
@pytest.mark.parametrize(("stock", "clause"), [(2, "TR-4.2"), (3, "LA-5.2")])
def test_without_trains_for_the_length_and_every_x_it_cannot_be_claimed(
    stock: int, clause: str
) -> None:
    match = position(hands=("3 red",), trains=(stock,))
    assert refusal(match, f"claim {MOSCOW_PERM}") == clause


@pytest.mark.clause("LA-5.2")
def test_with_two_x_two_more_trains_are_needed() -> None:
    assert refusal(position(hands=("2 yellow",), trains=(3,)), "claim 17") == "LA-5.2"
    match = position(hands=("2 yellow",), trains=(4,))
    assert may(match, "claim 17")
    claim(match, 17, "yellow 0")
    assert trains(match)[0] == 0


@pytest.mark.clause("LA-5.2", "LA-6.1")
def test_the_discarded_trains_count_as_used_for_the_end() -> None:
    match = position(hands=("3 red",), trains=(6,))
    events = claim(match, MOSCOW_PERM, "red 0")  # 6 - 3 - 1
    assert told(events, "last-turns") == [(0, 2)]
    assert decision(match) == "turn"


@pytest.mark.clause("LA-5.1")
def test_the_mountains_of_the_printed_board_have_one_x_or_two() -> None:
    assert {each.mountain for each in LEGENDARY.board.file.tracks} == {0, 1, 2}


@pytest.mark.clause("LA-5.1", "TR-4.1")
def test_locomotives_stand_in_on_mountains_too() -> None:
    match = position(hands=("yellow locomotive",))
    play(match, "claim 17", "pay yellow 1")
    assert trains(match)[0] == 41
