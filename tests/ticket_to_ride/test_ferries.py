"""LA-3: ferries."""

from copy import copy

import pytest

from tests.support.playing import (
    may,
    offered,
    play,
    refusal,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    claim,
    discards,
    hand,
    owners,
    position,
)

SHANGHAI_KOBE = 97  # orange, four spaces, one symbol
SEOUL_KOBE = 98  # gray, two spaces, one symbol


@pytest.mark.clause("LA-3.1")
def test_one_locomotive_for_each_symbol_and_the_usual_set_for_the_other_spaces() -> None:
    match = position(hands=("3 orange locomotive",))
    play(match, f"claim {SHANGHAI_KOBE}")
    assert offered(match) == ["pay orange 1"]
    play(match, "pay orange 1")
    assert discards(match) == {"orange": 3, "locomotive": 1}
    assert owners(match) == {"97": 0}


@pytest.mark.clause("LA-3.1")
def test_colour_cards_do_not_pay_for_the_symbol() -> None:
    match = position(hands=("12 orange",), row="2 white 3 blue")
    assert refusal(match, f"claim {SHANGHAI_KOBE}") == "LA-3.1"
    rich = position(hands=("4 orange locomotive",))
    play(rich, f"claim {SHANGHAI_KOBE}")
    assert refusal(rich, "pay orange 0") == "LA-3.1"


@pytest.mark.clause("LA-3.1")
def test_further_locomotives_may_stand_in_for_colour_cards() -> None:
    match = position(hands=("3 orange 4 locomotive",))
    play(match, f"claim {SHANGHAI_KOBE}")
    assert offered(match) == ["pay orange 1", "pay orange 2", "pay orange 3", "pay locomotive"]
    play(match, "pay orange 3")
    assert hand(match, 0) == {"orange": 2, "locomotive": 1}


@pytest.mark.clause("LA-3.1")
def test_too_few_cards_even_with_the_locomotive() -> None:
    match = position(hands=("2 orange locomotive",))
    assert refusal(match, f"claim {SHANGHAI_KOBE}") == "LA-3.1"
    assert may(position(hands=("2 orange 2 locomotive",)), f"claim {SHANGHAI_KOBE}")


@pytest.mark.clause("LA-3.1", "TR-4.1")
def test_a_gray_ferry_takes_any_one_colour_for_the_other_spaces() -> None:
    match = position(hands=("red 2 blue locomotive",))
    play(match, f"claim {SEOUL_KOBE}")
    assert offered(match) == ["pay blue 1", "pay red 1"]
    assert refusal(match, "pay blue 0") == "LA-3.1"


@pytest.mark.clause("LA-3.1", "TR-4.4")
def test_a_ferry_scores_by_its_length() -> None:
    match = position(hands=("4 white locomotive",), row="5 red")
    claim(match, 99, "white 1")  # Taipei - Kobe, five spaces
    assert match.scores[0] == 10


@pytest.mark.clause("LA-3.1")
def test_with_more_symbols_more_locomotives() -> None:
    """Every printed ferry has one symbol; the rule is for any number."""
    match = position(hands=("3 orange 3 locomotive",))
    match.board = copy(match.board)
    match.board.structs = match.board.structs.copy()
    match.board.structs[0].ferry[match.board.vocabulary["track"].index("97")] = 3
    play(match, f"claim {SHANGHAI_KOBE}")
    assert offered(match) == ["pay orange 3"]
    assert refusal(match, "pay orange 2") == "LA-3.1"


@pytest.mark.clause("LA-3.1")
def test_the_ferries_of_the_printed_board() -> None:
    ferries = {each.id: each.ferry for each in LEGENDARY.board.file.tracks if each.ferry}
    assert set(ferries.values()) == {1}
    assert {*ferries} >= {"25", "26", "33", "36", "55", "97", "98"}
