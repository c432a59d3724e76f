"""TA-6: tunnels."""

import pytest

from tests.support.playing import (
    decision,
    facts,
    kinds,
    may,
    offered,
    play,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    TEAM,
    claim,
    deck,
    discards,
    hand,
    owners,
    rack,
    team,
    trains,
)

KABUL_KASHGAR = 1  # yellow, three spaces, number 4
KABUL_RAWALPINDI = 2  # white, one space, number 4
RAWALPINDI_JUNCTION = 9  # purple, two spaces, number 5
KASHGAR_RAWALPINDI = 4  # black, two spaces, number 6
LHASA_JUNCTION = 58  # gray, one space, number 6


# TA-6.1: turning up


@pytest.mark.clause("TA-6.1")
@pytest.mark.parametrize(
    ("track", "payment", "number"),
    [(KABUL_RAWALPINDI, "white 0", 4), (RAWALPINDI_JUNCTION, "purple 0", 5), (4, "black 0", 6)],
)
def test_as_many_cards_as_the_number_are_turned_up(track: int, payment: str, number: int) -> None:
    match = team(hands=("white 2 purple 2 black",), deck="6 red green")
    events = claim(match, track, payment)
    assert told(events, "turned-up") == [("red", 0)] * number
    assert told(events, "tunnel-due") == [(0, str(track), number, 0)]
    assert discards(match)["red"] == number
    assert deck(match)[0] == ("red" if number < 6 else "green")


@pytest.mark.clause("TA-6.1")
def test_without_a_match_the_tunnel_is_claimed_at_once() -> None:
    match = team(hands=("3 yellow",), deck="red blue green black")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert owners(match) == {"1": 0}
    assert (match.scores[0], trains(match)[0]) == (4, 24)
    assert discards(match) == {"yellow": 3, "red": 1, "blue": 1, "green": 1, "black": 1}
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-6.1")
def test_for_each_one_of_the_colour_and_each_locomotive_one_more_card_is_due() -> None:
    match = team(hands=("4 yellow 2 locomotive",), deck="yellow red locomotive blue")
    events = claim(match, KABUL_KASHGAR, "yellow 1")
    assert told(events, "turned-up") == [
        ("yellow", 1),
        ("red", 0),
        ("locomotive", 1),
        ("blue", 0),
    ]
    assert told(events, "tunnel-due") == [(0, "1", 4, 2)]
    assert (match.actor, decision(match)) == (0, "extra")
    assert facts(match)["payment"]["due"] == 2
    assert owners(match) == {}


@pytest.mark.clause("TA-6.1")
def test_of_that_colour_or_locomotives() -> None:
    match = team(hands=("4 yellow 3 locomotive",), deck="2 yellow red blue")
    claim(match, KABUL_KASHGAR, "yellow 1")  # left: 2 yellow, 2 locomotives
    assert offered(match) == ["extra 0", "extra 1", "extra 2", "withdraw"]
    play(match, "extra 1", "from-rack 0 0")
    assert hand(match, 0) == {"yellow": 1, "locomotive": 1}
    assert discards(match) == {"yellow": 3 + 2, "locomotive": 2, "red": 1, "blue": 1}
    assert owners(match) == {"1": 0}
    assert match.actor == 1


@pytest.mark.clause("TA-6.1")
def test_only_what_the_player_still_has_can_be_paid() -> None:
    match = team(hands=("4 yellow locomotive",), deck="2 yellow red blue")
    claim(match, KABUL_KASHGAR, "yellow 0")  # left: a yellow card and a locomotive
    assert offered(match) == ["extra 1", "withdraw"]
    assert refusal(match, "extra 0") == "TA-6.1"
    assert refusal(match, "extra 2") == "TA-6.1"
    assert refusal(match, "extra 3") == "TA-6.1"  # more than is due


@pytest.mark.clause("TA-6.1", "TA-2.3")
def test_from_hand_or_rack() -> None:
    match = team(
        hands=("3 yellow locomotive",), racks=("2 yellow locomotive",), deck="2 yellow red blue"
    )
    claim(match, KABUL_KASHGAR, "yellow 0", "1 0")  # one yellow card stays in each place
    play(match, "extra 1")
    assert decision(match) == "extra-from-rack"
    assert offered(match) == [f"from-rack {card} {wild}" for card in (0, 1) for wild in (0, 1)]
    play(match, "from-rack 0 1")
    assert (hand(match, 0), rack(match, 0)) == ({"locomotive": 1}, {"yellow": 1})
    assert owners(match) == {"1": 0}


@pytest.mark.clause("TA-6.1")
def test_on_a_gray_tunnel_the_colour_of_the_payment_counts() -> None:
    match = team(hands=("green blue",), deck="2 blue 2 red 2 black")
    events = claim(match, LHASA_JUNCTION, "green 0")
    assert told(events, "tunnel-due") == [(0, "58", 6, 0)]
    blue = team(hands=("green blue",), deck="2 blue 2 red 2 black")
    events = claim(blue, LHASA_JUNCTION, "blue 0")
    assert told(events, "tunnel-due") == [(0, "58", 6, 2)]


@pytest.mark.clause("TA-6.1")
def test_with_locomotives_in_the_payment_its_colour_counts_all_the_same() -> None:
    match = team(hands=("yellow 3 locomotive",), deck="yellow red blue green")
    events = claim(match, KABUL_KASHGAR, "yellow 2")
    assert told(events, "tunnel-due") == [(0, "1", 4, 1)]


@pytest.mark.clause("TA-6.1", "TR-4.2", "TR-4.4")
def test_additional_cards_use_no_more_trains_and_score_nothing() -> None:
    match = team(hands=("5 yellow",), deck="2 yellow red blue")
    claim(match, KABUL_KASHGAR, "yellow 0")
    play(match, "extra 0", "from-rack 0 0")
    assert (match.scores[0], trains(match)[0]) == (4, 24)


@pytest.mark.clause("TA-6.1")
def test_every_card_turned_up_can_match() -> None:
    match = team(hands=("2 black",), racks=("6 black",), deck="4 black 2 locomotive")
    claim(match, KASHGAR_RAWALPINDI, "black 0")
    assert facts(match)["payment"]["due"] == 6
    play(match, "extra 0", "from-rack 6 0")
    assert owners(match) == {"4": 0}


@pytest.mark.clause("TA-6.1")
def test_a_route_that_is_no_tunnel_turns_nothing_up() -> None:
    match = team(hands=("3 red",), deck="4 red")
    assert "turned-up" not in kinds(claim(match, 7, "red 0"))


@pytest.mark.clause("TA-6.1")
@pytest.mark.parametrize("action", ["draw deck", "pay yellow 0", "from-rack 0 0", "pass", "share"])
def test_while_cards_are_due_they_are_paid_or_the_tunnel_given_up(action: str) -> None:
    match = team(hands=("4 yellow",), deck="yellow red blue green")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert refusal(match, action) == "TA-6.1"


@pytest.mark.clause("TA-6.1")
def test_the_tunnels_of_the_board_have_4_5_or_6() -> None:
    numbers = [each.tunnel for each in TEAM.board.file.tracks if each.tunnel]
    assert (len(numbers), {*numbers}) == (10, {4, 5, 6})


# TA-6.2: locomotives only


@pytest.mark.clause("TA-6.2")
def test_a_payment_of_locomotives_only_is_matched_by_locomotives_only() -> None:
    match = team(hands=("3 locomotive 2 yellow",), deck="3 yellow red")
    events = claim(match, KABUL_KASHGAR, "locomotive")
    assert told(events, "tunnel-due") == [(0, "1", 4, 0)]
    assert owners(match) == {"1": 0}


@pytest.mark.clause("TA-6.2")
def test_and_then_more_locomotives_are_due() -> None:
    match = team(hands=("4 locomotive 2 yellow",), deck="locomotive yellow red blue")
    claim(match, KABUL_KASHGAR, "locomotive")
    assert offered(match) == ["extra 1", "withdraw"]
    assert refusal(match, "extra 0") == "TA-6.2"  # a yellow card will not do
    play(match, "extra 1", "from-rack 0 0")
    assert hand(match, 0) == {"yellow": 2}
    assert owners(match) == {"1": 0}


@pytest.mark.clause("TA-6.2")
def test_ruling_from_hand_or_rack() -> None:
    match = team(hands=("4 locomotive",), racks=("locomotive",), deck="2 locomotive red blue")
    claim(match, KABUL_KASHGAR, "locomotive")
    play(match, "extra 2")
    assert offered(match) == ["from-rack 0 1"]
    play(match, "from-rack 0 1")
    assert (hand(match, 0), rack(match, 0), owners(match)) == ({}, {}, {"1": 0})


@pytest.mark.clause("TA-6.2", "TA-6.3")
def test_without_a_locomotive_left_it_is_given_up() -> None:
    match = team(hands=("3 locomotive 2 yellow",), deck="locomotive yellow red blue")
    claim(match, KABUL_KASHGAR, "locomotive")
    assert offered(match) == ["withdraw"]


# TA-6.3: giving up


@pytest.mark.clause("TA-6.3")
def test_who_cannot_pay_takes_the_payment_back_and_the_turn_ends() -> None:
    match = team(hands=("3 yellow",), deck="yellow red blue green")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert offered(match) == ["withdraw"]
    events = play(match, "withdraw")
    assert hand(match, 0) == {"yellow": 3}
    assert told(events, "withdrew") == [(0, "1")]
    assert owners(match) == {}
    assert (match.scores[0], trains(match)[0]) == (0, 27)
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-6.3")
def test_who_does_not_want_to_pay_may_give_up_too() -> None:
    match = team(hands=("12 yellow",), row="2 red 3 blue", deck="locomotive red blue green")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert may(match, "extra 0")
    play(match, "withdraw")
    assert hand(match, 0) == {"yellow": 12}


@pytest.mark.clause("TA-6.3")
def test_ruling_each_card_returns_where_it_came_from() -> None:
    match = team(hands=("2 yellow red",), racks=("yellow locomotive",), deck="3 locomotive red")
    claim(match, KABUL_KASHGAR, "yellow 1", "1 1")
    assert (hand(match, 0), rack(match, 0)) == ({"yellow": 1, "red": 1}, {})
    play(match, "withdraw")
    assert hand(match, 0) == {"yellow": 2, "red": 1}
    assert rack(match, 0) == {"yellow": 1, "locomotive": 1}


@pytest.mark.clause("TA-6.3")
def test_the_turned_up_cards_are_discarded_when_it_is_given_up() -> None:
    match = team(hands=("3 yellow",), deck="yellow red blue green")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert discards(match) == {}
    play(match, "withdraw")
    assert discards(match) == {"yellow": 1, "red": 1, "blue": 1, "green": 1}


@pytest.mark.clause("TA-6.3")
def test_the_turned_up_cards_are_discarded_when_it_is_claimed() -> None:
    match = team(hands=("4 yellow",), deck="yellow red blue green")
    claim(match, KABUL_KASHGAR, "yellow 0")
    play(match, "extra 0")
    assert discards(match) == {}
    play(match, "from-rack 0 0")
    assert discards(match) == {"yellow": 5, "red": 1, "blue": 1, "green": 1}


@pytest.mark.clause("TA-6.3", "TR-3.3")
def test_until_then_no_new_deck_takes_them_in() -> None:
    match = team(hands=("4 yellow",), deck="yellow red", discards="blue", hoarder=3)
    events = claim(match, KABUL_KASHGAR, "yellow 0")  # two of the deck, one of the discards
    assert told(events, "reshuffled") == [(1,)]
    assert facts(match)["tunnel"]["turned"] == ["yellow", "red", "blue"]  # and there it ends
    assert (deck(match), discards(match)) == ([], {})
    play(match, "withdraw")
    assert (deck(match), discards(match)) == ([], {"yellow": 1, "red": 1, "blue": 1})
    assert told(play(match, "draw deck"), "reshuffled") == [(3,)]


@pytest.mark.clause("TA-6.3")
def test_a_tunnel_can_be_tried_again() -> None:
    match = team(hands=("3 yellow",), deck="yellow red blue green 9 black")
    claim(match, KABUL_KASHGAR, "yellow 0")
    play(match, "withdraw")
    for _ in range(3):
        play(match, "draw deck", "to hand", "draw deck")
    claim(match, KABUL_KASHGAR, "yellow 0")
    assert owners(match) == {"1": 0}


@pytest.mark.clause("TA-6.3", "TA-6.1")
def test_the_payment_stays_on_the_table_while_cards_are_due() -> None:
    match = team(hands=("2 yellow",), racks=("locomotive",), deck="yellow red blue green")
    claim(match, KABUL_KASHGAR, "yellow 1", "0 1")
    payment = facts(match)["payment"]
    assert payment["laid_from_hand"] == {"yellow": 2}
    assert payment["laid_from_rack"] == {"locomotive": 1}
    assert facts(match)["tunnel"] == {
        "track": 1,
        "turned": ["yellow", "red", "blue", "green"],
        "open": True,
    }


# TA-6.4: too few cards


@pytest.mark.clause("TA-6.4")
def test_with_too_few_cards_those_that_there_are_are_turned_up() -> None:
    match = team(hands=("4 yellow",), deck="red", discards="yellow", hoarder=3)
    events = claim(match, KABUL_KASHGAR, "yellow 0")
    assert told(events, "turned-up") == [("red", 0), ("yellow", 1)]
    assert told(events, "tunnel-due") == [(0, "1", 2, 1)]
    assert may(match, "extra 0")


@pytest.mark.clause("TA-6.4")
def test_with_none_the_tunnel_costs_nothing_more() -> None:
    match = team(hands=("3 yellow",), row="", hoarder=3)
    events = claim(match, KABUL_KASHGAR, "yellow 0")
    assert told(events, "turned-up") == []
    assert told(events, "tunnel-due") == [(0, "1", 0, 0)]
    assert owners(match) == {"1": 0}


@pytest.mark.clause("TA-6.4", "TA-6.3")
def test_the_payment_itself_is_not_turned_up() -> None:
    match = team(hands=("3 yellow",), deck="red", hoarder=3)
    events = claim(match, KABUL_KASHGAR, "yellow 0")
    assert told(events, "turned-up") == [("red", 0)]
