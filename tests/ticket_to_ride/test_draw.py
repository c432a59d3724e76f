"""TR-3 and TA-2.2: drawing train cards."""

from collections import Counter

import pytest

from tests.support.playing import (
    decision,
    kinds,
    may,
    offered,
    play,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    claim,
    deck,
    discards,
    hand,
    position,
    rack,
    row,
    team,
)

# Two locomotives in the row: with a third one they are too many.
TWO_LOCOMOTIVES = "red blue green 2 locomotive"


# TR-3.1: two cards


@pytest.mark.clause("TR-3.1")
def test_two_cards_of_the_row() -> None:
    match = position(row="red blue green black white")
    events = play(match, "draw red", "draw blue")
    assert hand(match, 0) == {"red": 1, "blue": 1}
    assert told(events, "drew-open") == [(0, "red", 1), (0, "blue", 2)]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TR-3.1")
def test_two_cards_blind_from_the_deck() -> None:
    match = position(deck="black yellow green")
    events = play(match, "draw deck", "draw deck")
    assert hand(match, 0) == {"black": 1, "yellow": 1}
    assert told(events, "drew-blind") == [(0, "black", 1), (0, "yellow", 2)]
    assert deck(match)[0] == "green"
    assert match.actor == 1


@pytest.mark.clause("TR-3.1")
@pytest.mark.parametrize("draws", [("draw red", "draw deck"), ("draw deck", "draw red")])
def test_one_of_the_row_and_one_of_the_deck(draws: tuple[str, str]) -> None:
    match = position(row="red blue green black white", deck="2 yellow")
    play(match, *draws)
    assert hand(match, 0) == {"red": 1, "yellow": 1}
    assert match.actor == 1


@pytest.mark.clause("TR-3.1")
def test_the_row_is_refilled_at_once_in_the_same_place() -> None:
    match = position(row="red blue green black white", deck="yellow orange")
    events = play(match, "draw green")
    assert row(match) == ["red", "blue", "yellow", "black", "white"]
    assert told(events, "row-filled") == [("yellow",)]
    play(match, "draw yellow")  # the card that has just come
    assert row(match) == ["red", "blue", "orange", "black", "white"]
    assert hand(match, 0) == {"yellow": 1, "green": 1}


@pytest.mark.clause("TR-3.1")
def test_only_a_card_that_lies_in_the_row_can_be_taken_there() -> None:
    match = position(row="red blue green black white")
    assert refusal(match, "draw yellow") == "TR-3.1"
    assert refusal(match, "draw locomotive") == "TR-3.1"
    assert [text for text in offered(match) if text.startswith("draw")] == [
        "draw white",
        "draw blue",
        "draw black",
        "draw red",
        "draw green",
        "draw deck",
    ]


@pytest.mark.clause("TR-3.1")
@pytest.mark.parametrize("action", ["claim 15", "tickets", "pass", "keep 1", "pay red 0"])
def test_after_the_first_card_there_is_only_the_second(action: str) -> None:
    match = position(hands=("2 red",))
    play(match, "draw deck")
    assert refusal(match, action) == "TR-3.1"


# TR-3.2: locomotives


@pytest.mark.clause("TR-3.2")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    match = position(row="red blue green black locomotive", deck="white")
    play(match, "draw locomotive")
    assert hand(match, 0) == {"locomotive": 1}
    assert row(match) == ["red", "blue", "green", "black", "white"]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TR-3.2")
@pytest.mark.parametrize("first", ["draw red", "draw deck"])
def test_a_face_up_locomotive_cannot_be_the_second_card(first: str) -> None:
    match = position(row="red blue green black locomotive", deck="white white")
    play(match, first)
    assert refusal(match, "draw locomotive") == "TR-3.2"
    assert may(match, "draw deck")


@pytest.mark.clause("TR-3.2")
def test_not_even_one_that_has_just_filled_the_row() -> None:
    match = position(row="blue red green black white", deck="locomotive yellow")
    play(match, "draw blue")
    assert row(match) == ["locomotive", "red", "green", "black", "white"]
    assert refusal(match, "draw locomotive") == "TR-3.2"


@pytest.mark.clause("TR-3.2")
def test_a_locomotive_drawn_blind_is_an_ordinary_card() -> None:
    match = position(deck="2 locomotive")
    play(match, "draw deck")
    assert (match.actor, decision(match)) == (0, "second-card")
    play(match, "draw deck")
    assert hand(match, 0) == {"locomotive": 2}
    assert match.actor == 1


# TR-1.3: three locomotives in the row


@pytest.mark.clause("TR-1.3")
def test_a_third_locomotive_in_the_row_replaces_all_five() -> None:
    match = position(row=TWO_LOCOMOTIVES, deck="locomotive 5 black white")
    events = play(match, "draw red")
    assert row(match) == ["black"] * 5
    assert discards(match) == {"blue": 1, "green": 1, "locomotive": 3}
    assert kinds(events)[-7:] == ["row-filled", "row-replaced", *["row-filled"] * 5]
    assert may(match, "draw black")
    assert deck(match)[0] == "white"


@pytest.mark.clause("TR-1.3", "TR-3.3")
def test_the_replaced_row_can_come_back_through_a_new_deck() -> None:
    match = position(row=TWO_LOCOMOTIVES, deck="locomotive 3 black", hoarder=2)
    play(match, "draw red")
    lying = Counter(row(match)) + Counter(deck(match)) + Counter(discards(match))
    assert lying == {"black": 3, "blue": 1, "green": 1, "locomotive": 3}
    assert row(match).count("locomotive") < 3
    assert len(row(match)) == 5


@pytest.mark.clause("TR-1.3")
def test_ruling_with_too_few_other_cards_the_row_stays() -> None:
    match = position(row=TWO_LOCOMOTIVES, deck="3 locomotive", hoarder=2)
    play(match, "draw red")  # two others are left: blue and green
    assert row(match) == ["locomotive", "blue", "green", "locomotive", "locomotive"]
    assert discards(match) == {}
    assert deck(match) == ["locomotive", "locomotive"]


@pytest.mark.clause("TR-1.3")
def test_ruling_until_there_are_enough_of_them_again() -> None:
    match = position(row="blue green 3 locomotive", hands=("black",), hoarder=2)
    events = claim(match, 34, "black 0")  # the third other card is paid, so all are laid anew
    assert "row-replaced" in kinds(events)
    assert Counter(row(match)) == {"blue": 1, "green": 1, "black": 1, "locomotive": 2}
    assert deck(match) == ["locomotive"]


@pytest.mark.clause("TR-1.3")
def test_it_ends_however_often_it_must_be_repeated() -> None:
    """14 locomotives, three others: one row in 68 will do, and the log has room for all that."""
    for seed_word in range(3):
        match = position(row=TWO_LOCOMOTIVES, deck="12 locomotive", discards="black", hoarder=2)
        match.state.random.words[0] = seed_word
        events = play(match, "draw red")
        assert Counter(row(match)) == {"blue": 1, "green": 1, "black": 1, "locomotive": 2}
        assert "row-replaced" in kinds(events)


# TR-3.3: the deck runs out


@pytest.mark.clause("TR-3.3")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_must_be_drawn() -> None:
    match = position(discards="3 red 2 white", hoarder=2)
    assert (deck(match), discards(match)) == ([], {"white": 2, "red": 3})
    events = play(match, "draw deck")
    assert told(events, "reshuffled") == [(5,)]
    assert discards(match) == {}
    assert Counter(deck(match)) + Counter(hand(match, 0)) == {"white": 2, "red": 3}


@pytest.mark.clause("TR-3.3")
def test_not_before_the_last_card_of_the_deck_is_a_new_one_made() -> None:
    match = position(deck="blue", discards="3 red", hoarder=2)
    assert "reshuffled" not in kinds(play(match, "draw deck"))
    assert (deck(match), discards(match)) == ([], {"red": 3})
    events = play(match, "draw deck")
    assert kinds(events)[:2] == ["reshuffled", "drew-blind"]


@pytest.mark.clause("TR-3.3")
def test_the_row_too_is_refilled_from_a_new_deck() -> None:
    match = position(discards="3 black", hoarder=2)
    events = play(match, "draw blue")
    assert kinds(events) == ["drew-open", "reshuffled", "row-filled"]
    assert Counter(row(match))["black"] == 1
    assert deck(match) == ["black", "black"]


@pytest.mark.clause("TR-3.3")
def test_the_new_deck_is_shuffled_by_the_seed() -> None:
    orders = set()
    for seed_word in range(5):
        match = position(discards="6 red 6 blue 6 green", hoarder=2)
        match.state.random.words[0] = seed_word
        play(match, "draw deck")
        orders.add(tuple(deck(match)))
    assert len(orders) == 5


@pytest.mark.clause("TR-3.3")
def test_without_discards_the_row_stays_short() -> None:
    match = position(row="red blue green black white", hoarder=2)
    play(match, "draw red")
    assert row(match) == ["blue", "green", "black", "white"]
    assert refusal(match, "draw deck") == "TR-3.3"
    play(match, "draw blue")
    assert row(match) == ["green", "black", "white"]


@pytest.mark.clause("TR-3.3")
def test_a_short_row_is_filled_after_a_payment() -> None:
    match = position(row="red blue green", hands=("3 black",), hoarder=2)
    events = claim(match, 14, "black 0")
    assert told(events, "reshuffled") == [(3,)]
    assert row(match).count("black") == 2
    assert (deck(match), discards(match)) == (["black"], {})


@pytest.mark.clause("TR-3.3")
def test_a_short_row_is_filled_as_far_as_the_payment_goes() -> None:
    match = position(row="red", hands=("black",), hoarder=2)
    claim(match, 34, "black 0")
    assert Counter(row(match)) == {"red": 1, "black": 1}
    assert deck(match) == []


@pytest.mark.clause("TR-3.3")
def test_ruling_if_only_one_card_can_be_drawn_one_is_drawn() -> None:
    match = position(row="red", hoarder=2)
    assert may(match, "draw red")
    play(match, "draw red")
    assert hand(match, 0) == {"red": 1}
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TR-3.3")
def test_ruling_the_last_card_of_the_deck_can_be_the_only_one() -> None:
    match = position(row="", deck="red", hoarder=2)
    play(match, "draw deck")
    assert hand(match, 0) == {"red": 1}
    assert match.actor == 1


@pytest.mark.clause("TR-3.3", "TR-3.2")
def test_ruling_a_face_up_locomotive_is_no_second_card_to_draw() -> None:
    match = position(row="red locomotive", hoarder=2)
    play(match, "draw red")
    assert row(match) == ["locomotive"]
    assert match.actor == 1


@pytest.mark.clause("TR-3.3", "TR-3.1")
def test_nothing_can_be_drawn_where_there_is_nothing() -> None:
    match = position(row="", hoarder=2)
    assert refusal(match, "draw deck") == "TR-3.3"
    assert refusal(match, "draw red") == "TR-3.1"


@pytest.mark.clause("TR-3.4")
def test_there_is_no_hand_limit() -> None:
    match = position(hands=("12 black 12 red 12 green 10 white",), deck="white locomotive")
    play(match, "draw deck", "draw deck")
    assert sum(hand(match, 0).values()) == 48


# TA-2.2: hand or rack


@pytest.mark.clause("TA-2.2")
def test_the_first_to_the_hand_the_second_to_the_rack() -> None:
    match = team(deck="red blue")
    play(match, "draw deck")
    assert (match.actor, decision(match), offered(match)) == (0, "place", ["to hand", "to rack"])
    events = play(match, "to hand", "draw deck")
    assert (hand(match, 0), rack(match, 0)) == ({"red": 1}, {"blue": 1})
    assert told(events, "to-own-hand") == [(0,)]
    assert told(events, "card-racked") == [(0, 1, "blue")]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-2.2")
def test_the_first_to_the_rack_the_second_to_the_hand() -> None:
    match = team(row="red blue green black white", deck="yellow")
    play(match, "draw red", "to rack", "draw yellow")
    assert (hand(match, 0), rack(match, 0)) == ({"yellow": 1}, {"red": 1})
    assert match.actor == 1


@pytest.mark.clause("TA-2.2")
def test_where_the_first_goes_is_decided_before_the_second_is_drawn() -> None:
    match = team()
    play(match, "draw blue")
    for action in ("draw deck", "draw white", "claim 11", "tickets"):
        assert refusal(match, action) == "TA-2.2"
    play(match, "to hand")
    assert refusal(match, "to rack") == "TR-3.1"  # the second goes there by itself
    assert may(match, "draw deck")


@pytest.mark.clause("TA-2.2", "TR-3.1")
def test_the_row_is_refilled_before_the_place_is_decided() -> None:
    match = team(row="red blue green black white", deck="yellow")
    play(match, "draw red")
    assert row(match) == ["yellow", "blue", "green", "black", "white"]


@pytest.mark.clause("TA-2.2", "TR-3.2")
def test_a_face_up_locomotive_goes_to_the_rack() -> None:
    match = team(row="red blue green black locomotive")
    play(match, "draw locomotive")
    assert (hand(match, 0), rack(match, 0)) == ({}, {"locomotive": 1})
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-2.2", "TR-3.2")
def test_a_locomotive_drawn_blind_may_go_to_the_hand() -> None:
    match = team(deck="locomotive red")
    play(match, "draw deck", "to hand", "draw deck")
    assert (hand(match, 0), rack(match, 0)) == ({"locomotive": 1}, {"red": 1})


@pytest.mark.clause("TA-2.2", "TR-3.2")
def test_the_second_card_is_no_face_up_locomotive_here_either() -> None:
    match = team(row="red blue green black locomotive")
    play(match, "draw deck", "to hand")
    assert refusal(match, "draw locomotive") == "TR-3.2"


@pytest.mark.clause("TA-2.2", "TR-3.3")
@pytest.mark.parametrize("place", ["hand", "rack"])
def test_if_only_one_card_can_be_drawn_its_place_is_still_chosen(place: str) -> None:
    match = team(row="red", hoarder=3)
    play(match, "draw red")
    assert offered(match) == ["to hand", "to rack"]
    play(match, f"to {place}")
    assert (hand(match, 0), rack(match, 0)) == (
        ({"red": 1}, {}) if place == "hand" else ({}, {"red": 1})
    )
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-2.2", "TA-1.3")
def test_partners_have_one_rack_and_teams_have_different_ones() -> None:
    match = team(6, row="red blue green black white", deck="6 yellow")
    for colour in ("red", "blue", "green", "black", "white"):
        play(match, f"draw {colour}", "to rack", "draw yellow")
    assert [rack(match, number) for number in range(3)] == [
        {"red": 1, "blue": 1},
        {"green": 1, "black": 1},
        {"white": 1},
    ]
