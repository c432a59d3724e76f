"""TR-1.5, TA-1.3, TA-3.1: who sees what, at the table, in the log, and when it is dealt anew."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.playing import (
    decision,
    facts,
    play,
)
from tests.ticket_to_ride.positions import (
    EVERY_CARD,
    LEGENDARY,
    TEAM,
    claim,
    draw_two,
    everyone_keeps_all,
    hand,
    log,
    opening,
    position,
    sees,
    team,
)
from trunkline import Match
from trunkline.core.rng import Random, seed_random
from trunkline.testing.laws.observations import redealt

OTHERS = (1, 2, None)  # to seat 0 of three; the last is a spectator
OPPONENTS = (2, 3, None)  # of the first team
TWINS = 40


def dealt_anew(match: Match, seat: int | None) -> Iterator[Any]:
    """The facts of positions in which all that the seat cannot know is dealt at random."""
    randoms = Random.array()
    seed_random(randoms[0], 5, 0)
    for _ in range(TWINS):
        yield redealt(match, seat, randoms[0]).position()


def hand_seen(match: Match, viewer: int | None, seat: int) -> Any:
    return sees(match, viewer)["players"][seat]["hand"]


def rack_seen(match: Match, viewer: int | None, number: int) -> Any:
    return sees(match, viewer)["teams"][number]["rack"]


# TR-1.5: hands and the deck


@pytest.mark.clause("TR-1.5")
def test_hands_are_hidden_their_sizes_open() -> None:
    match = position(hands=("2 red locomotive", "3 blue", ""))
    assert hand_seen(match, 0, 0) == {"red": 2, "locomotive": 1}
    for viewer in OTHERS:
        assert hand_seen(match, viewer, 0) == {"unseen": 3}
        assert hand_seen(match, viewer, 2) == {}
    assert hand_seen(match, None, 1) == {"unseen": 3}


@pytest.mark.clause("TR-1.5")
def test_the_row_and_the_discards_are_open_the_order_of_the_deck_is_hidden() -> None:
    match = position(row="red blue green black white", discards="2 yellow", deck="red")
    for viewer in (0, *OTHERS):
        seen = sees(match, viewer)
        assert seen["row"] == ["red", "blue", "green", "black", "white"]
        assert seen["discards"] == {"yellow": 2}
        assert seen["deck"] == [None] * (110 - 5 - 2)


@pytest.mark.clause("TR-1.5")
def test_the_cards_dealt_are_told_to_their_seat_alone() -> None:
    match = opening(top="2 red 2 blue 4 green 4 black")
    (own, *_) = log(match, 0, "cards-dealt")
    assert [*own.values()] == [0, "red", "red", "blue", "blue"]
    for viewer in OTHERS:
        assert log(match, viewer, "cards-dealt")[0] == {"seat": 0}


@pytest.mark.clause("TR-1.5")
def test_a_card_drawn_blind_is_known_to_who_drew_it_alone() -> None:
    match = position(deck="red blue")
    play(match, "draw deck", "draw deck")
    assert [each["card"] for each in log(match, 0, "drew-blind")] == ["red", "blue"]
    for viewer in OTHERS:
        assert hand_seen(match, viewer, 0) == {"unseen": 2}
        assert all("card" not in each for each in log(match, viewer, "drew-blind"))


@pytest.mark.clause("TR-1.5")
def test_a_card_taken_from_the_row_is_known_to_all() -> None:
    match = position(hands=("red",), row="red blue green black white")
    play(match, "draw red", "draw deck")
    for viewer in OTHERS:
        assert hand_seen(match, viewer, 0) == {"red": 1, "unseen": 2}
        assert log(match, viewer, "drew-open") == [{"seat": 0, "card": "red", "which": 1}]
        for twin in dealt_anew(match, viewer):
            assert twin["players"][0]["hand"]["red"] >= 1


@pytest.mark.clause("TR-1.5")
def test_it_is_known_until_such_a_card_is_paid() -> None:
    match = position(hands=("2 red",), row="red blue green black white")
    play(match, "draw red", "draw blue")
    for _ in range(2):
        draw_two(match)
    claim(match, 57, "red 0")  # two of the three red cards: the third may be any card
    for viewer in OTHERS:
        assert hand_seen(match, viewer, 0) == {"blue": 1, "unseen": 1}
    assert {twin["players"][0]["hand"].get("red", 0) for twin in dealt_anew(match, 1)} >= {0, 1}


@pytest.mark.clause("TR-1.5")
def test_a_payment_laid_is_open() -> None:
    match = position(hands=("2 red", "blue"))
    claim(match, 57, "red 0")
    for viewer in OTHERS:
        assert sees(match, viewer)["discards"] == {"red": 2}
        assert log(match, viewer, "paid")[0]["card"] == "red"


@pytest.mark.clause("TR-1.5")
def test_dealt_anew_there_are_as_many_cards_of_each_colour() -> None:
    match = position(
        hands=("2 red", "3 blue", "green"), discards="4 black", row="red blue green black white"
    )
    play(match, "draw red")
    for twin in dealt_anew(match, 0):
        held = [Counter(player["hand"]) for player in twin["players"]]
        lying = Counter(twin["deck"]) + Counter(twin["row"]) + Counter(twin["discards"])
        assert sum(held, lying) == EVERY_CARD
        assert [each.total() for each in held] == [3, 3, 1]
        assert held[0] == {"red": 3}


def holdings(twin: Any, seat: int) -> Counter[str]:
    """What the seat can pay with in Team Asia."""
    return Counter(twin["players"][seat]["hand"]) + Counter(twin["teams"][seat // 2]["rack"])


@pytest.mark.clause("TR-1.5", "TR-4.1")
def test_who_claims_a_route_can_pay_for_it_also_when_dealt_anew() -> None:
    match = position(hands=("3 red 2 locomotive 2 blue",))
    play(match, "claim 49")  # gray, of five
    for viewer in OTHERS:
        payable = Counter[str]()
        for twin in dealt_anew(match, viewer):
            in_hand = Counter(twin["players"][0]["hand"])
            locomotives = in_hand.pop("locomotive", 0)
            assert max(in_hand.values()) + locomotives >= 5
            payable.update(card for card, number in in_hand.items() if number + locomotives >= 5)
        assert len(payable) > 2, "it may be any colour"


@pytest.mark.clause("TR-1.5", "TA-2.3")
def test_who_has_said_what_to_pay_holds_that_also_when_dealt_anew() -> None:
    match = team(hands=("2 yellow red",), racks=("2 locomotive blue",))
    play(match, "claim 1", "pay yellow 1")
    assert decision(match) == "from-rack"
    for viewer in OPPONENTS:
        for twin in dealt_anew(match, viewer):
            assert holdings(twin, 0) >= Counter(yellow=2, locomotive=1)
    assert all(twin["players"][0]["hand"]["yellow"] >= 2 for twin in dealt_anew(match, 1))


@pytest.mark.clause("TR-1.5", "TA-6.1")
def test_so_with_the_additional_cards_of_a_tunnel() -> None:
    match = team(
        hands=("4 yellow red",), racks=("2 locomotive blue",), deck="yellow locomotive blue green"
    )
    claim(match, 1, "yellow 0", "0 0")
    play(match, "extra 1")
    assert decision(match) == "extra-from-rack"
    for viewer in OPPONENTS:
        for twin in dealt_anew(match, viewer):
            assert holdings(twin, 0) >= Counter(yellow=1, locomotive=1)


# TR-1.5: tickets


@pytest.mark.clause("TR-1.5", "TR-5.1")
def test_tickets_are_secret_their_number_open() -> None:
    match = position(tickets=((31, 1, 2), (5,)))
    assert sees(match, 0)["players"][0]["tickets"] == [1, 2, 31]
    for viewer in OTHERS:
        assert sees(match, viewer)["players"][0]["tickets"] == [None] * 3
    assert sees(match, 0)["ticket_deck"] == [None] * 27


@pytest.mark.clause("TR-1.5", "TR-5.1")
def test_tickets_drawn_and_what_becomes_of_them_are_told_to_who_drew_them() -> None:
    match = position(ticket_deck=[12, 7, 30, 5])
    play(match, "tickets", "return 12")
    offered = sees(match, 0)["players"][0]["offered"]
    assert offered[:2] == [{"ticket": 12, "choice": "returned"}, {"ticket": 7, "choice": None}]
    for viewer in OTHERS:
        unseen = {"ticket": None, "choice": None}
        assert sees(match, viewer)["players"][0]["offered"] == [unseen] * 3
        assert log(match, viewer, "ticket-offered")[-3:] == [{"seat": 0}] * 3
        assert log(match, viewer, "ticket-decided")[-1] == {"seat": 0}
    play(match, "keep 7", "keep 30")
    assert log(match, 1, "tickets-kept")[-1] == {"seat": 0, "count": 2, "back": 1}
    assert sees(match, 1)["players"][0]["tickets"] == [None, None]


@pytest.mark.clause("TR-1.5", "LA-2.2")
def test_who_returned_a_ticket_knows_where_it_lies() -> None:
    match = position(ticket_deck=[12, 7, 30, 5])
    play(match, "tickets", "return 12", "keep 7", "return 30")
    assert sees(match, 0)["ticket_deck"] == [None, 12, 30]
    for viewer in OTHERS:
        assert sees(match, viewer)["ticket_deck"] == [None] * 3
    assert all(twin["ticket_deck"][1:] == [12, 30] for twin in dealt_anew(match, 0))
    assert len({twin["ticket_deck"][1] for twin in dealt_anew(match, 1)}) > 1


@pytest.mark.clause("TR-1.5", "LA-2.2")
def test_until_another_draws_it() -> None:
    match = position(ticket_deck=[12, 7, 30, 5])
    play(match, "tickets", "return 12", "keep 7", "return 30")
    play(match, "tickets", "return 5", "keep 12", "return 30")  # seat 1
    assert sees(match, 1)["ticket_deck"] == [5, 30]
    assert sees(match, 0)["ticket_deck"] == [None, None]
    assert sees(match, 0)["players"][1]["tickets"] == [None]


@pytest.mark.clause("TR-1.5", "LA-2.1")
def test_what_left_the_game_at_the_start_is_known_to_who_returned_it() -> None:
    match = opening()
    play(match, "return 31", "return 1", "keep 2", "keep 3")
    everyone_keeps_all(match)
    assert all(not {1, 31} & tickets_anywhere(twin) for twin in dealt_anew(match, 0))
    assert any(1 in tickets_anywhere(twin) for twin in dealt_anew(match, 1))
    assert any(31 in tickets_anywhere(twin) for twin in dealt_anew(match, 1))


def tickets_anywhere(twin: Any) -> set[int]:
    held = [player["tickets"] for player in twin["players"]]
    return {*twin["ticket_deck"], *(ticket for each in held for ticket in each)}


@pytest.mark.clause("TR-1.5", "LA-2.1")
def test_dealt_anew_nobody_has_more_than_one_long_ticket_and_the_deck_none() -> None:
    match = opening()
    everyone_keeps_all(match)
    for twin in dealt_anew(match, 0):
        assert twin["players"][0]["tickets"] == [1, 2, 3, 31]
        assert [max(twin["players"][seat]["tickets"]) > 30 for seat in (1, 2)] == [True, True]
        assert max(twin["ticket_deck"]) <= 30
        assert len(tickets_anywhere(twin)) == 30 + 3


@pytest.mark.clause("TR-1.5", "TR-5.1")
def test_at_the_end_all_tickets_are_open_and_hands_are_not() -> None:
    match = position(tickets=((31, 1), (5,)), hands=("red", "blue"), last_turns=1)
    draw_two(match)
    for viewer in (0, *OTHERS):
        assert [each["tickets"] for each in sees(match, viewer)["players"]] == [[1, 31], [5], []]
        assert {each["ticket"] for each in log(match, viewer, "ticket-scored")} == {"1", "5", "31"}
    assert hand_seen(match, 0, 1) == {"unseen": 1}


@pytest.mark.clause("TR-1.5", "TA-1.3")
def test_at_the_end_the_tickets_on_the_racks_are_open_too() -> None:
    match = team(tickets=((1,), (), (5,)), rack_tickets=((2,), (3,)), last_turns=1)
    draw_two(match)
    for viewer in (0, 1, 2, 3, None):
        assert [each["tickets"] for each in sees(match, viewer)["teams"]] == [[2], [3]]
        assert sees(match, viewer)["players"][2]["tickets"] == [5]


# The start: nobody sees the others' choices


@pytest.mark.clause("TA-3.1", "TR-1.5")
@pytest.mark.parametrize("game", [LEGENDARY, TEAM], ids=["legendary", "team"])
def test_until_every_seat_has_decided_the_numbers_kept_are_hidden(game: Any) -> None:
    keeper, thrower = opening(game, 4), opening(game, 4)
    if game is TEAM:
        play(keeper, "keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "rack 5")
        play(thrower, "return 1", "keep 2", "return 3", "keep 4", "keep 5", "rack 5")
    else:
        play(keeper, "keep 31", "keep 1", "keep 2", "keep 3")
        play(thrower, "return 31", "keep 1", "return 2", "keep 3")
    while decision(keeper) != "turn":
        for viewer in (1, 2, 3, None):
            assert keeper.view(viewer) == thrower.view(viewer)
            assert told_to(keeper, viewer) == told_to(thrower, viewer)
        for match in (keeper, thrower):
            match.play(match.legal[0])
    assert len(sees(keeper, 3)["players"][0]["tickets"]) == 4
    assert len(sees(thrower, 3)["players"][0]["tickets"]) == 2


def told_to(match: Match, seat: int | None) -> list[str]:
    return [str(event.seen_by(seat)) for event in match.events]


@pytest.mark.clause("TA-3.1")
def test_until_then_the_size_of_the_ticket_deck_is_hidden_too() -> None:
    match = opening(TEAM)
    play(match, "return 1", "keep 2", "return 3", "keep 4", "keep 5", "rack 4")
    for viewer in (0, 1, 2, 3, None):
        assert len(sees(match, viewer)["ticket_deck"]) == 40
    everyone_keeps_all(match)
    assert len(sees(match, 3)["ticket_deck"]) == 42
    assert sees(match, 0)["ticket_deck"] == [None] * 40 + [1, 3]
    assert sees(match, 1)["ticket_deck"] == [None] * 42


@pytest.mark.clause("TA-3.1")
def test_the_partner_sees_the_tickets_named_when_both_have_reached_the_rack() -> None:
    match = opening(TEAM)
    play(match, "keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "rack 4")
    assert sees(match, 1)["teams"][0]["tickets"] == []
    assert log(match, 1, "ticket-named") == [{"seat": 0}]
    play(match, "keep 6", "keep 7", "keep 8", "keep 9", "keep 10", "rack 9")
    for viewer in (0, 1):
        assert sees(match, viewer)["teams"][0]["tickets"] == [4, 9]
        assert [each["ticket"] for each in log(match, viewer, "ticket-racked")] == ["4", "9"]
        assert all(twin["teams"][0]["tickets"] == [4, 9] for twin in dealt_anew(match, viewer))
    for other in OPPONENTS:
        assert sees(match, other)["teams"][0]["tickets"] == [None, None]
        assert all("ticket" not in each for each in log(match, other, "ticket-racked"))


@pytest.mark.clause("TA-3.1")
def test_the_five_tickets_are_secret_also_from_the_partner() -> None:
    match = opening(TEAM)
    unseen = {"ticket": None, "choice": None}
    assert sees(match, 1)["players"][0]["offered"] == [unseen] * 5
    assert [each.get("ticket") for each in log(match, 1, "ticket-offered")[:5]] == [None] * 5
    everyone_keeps_all(match)
    assert sees(match, 1)["players"][0]["tickets"] == [None] * 4
    assert sees(match, 0)["players"][0]["tickets"] == [2, 3, 4, 5]


# TA-1.3: the racks


@pytest.mark.clause("TA-1.3")
def test_the_rack_is_seen_by_both_partners_and_its_size_by_all() -> None:
    match = team(racks=("2 red blue", "green"), rack_tickets=((1, 2), (3,)))
    for viewer in (0, 1):
        assert rack_seen(match, viewer, 0) == {"blue": 1, "red": 2}
        assert rack_seen(match, viewer, 1) == {"unseen": 1}
        assert sees(match, viewer)["teams"][0]["tickets"] == [1, 2]
        assert sees(match, viewer)["teams"][1]["tickets"] == [None]
    for other in OPPONENTS:
        assert rack_seen(match, other, 0) == {"unseen": 3}
        assert sees(match, other)["teams"][0]["tickets"] == [None, None]


@pytest.mark.clause("TA-1.3")
def test_partners_do_not_see_each_others_hands() -> None:
    match = team(hands=("2 red", "blue"), tickets=((1, 2), (3,)))
    assert hand_seen(match, 0, 1) == {"unseen": 1}
    assert hand_seen(match, 1, 0) == {"unseen": 2}
    assert sees(match, 1)["players"][0]["tickets"] == [None, None]


@pytest.mark.clause("TA-1.3", "TA-2.2")
def test_a_card_put_on_the_rack_is_told_to_the_partner_and_one_for_the_hand_is_not() -> None:
    match = team(deck="red blue")
    play(match, "draw deck")
    assert sees(match, 0)["draw"]["to_be_placed"] == ["red"]
    for viewer in (1, 2, None):
        assert sees(match, viewer)["draw"]["to_be_placed"] == [None]
    play(match, "to hand", "draw deck")
    assert [each.get("card") for each in log(match, 1, "drew-blind")] == [None, None]
    assert log(match, 1, "card-racked")[0]["card"] == "blue"
    assert log(match, 2, "card-racked") == [{"seat": 0, "partner": 1}]
    assert (hand_seen(match, 1, 0), rack_seen(match, 1, 0)) == ({"unseen": 1}, {"blue": 1})
    assert rack_seen(match, 2, 0) == {"unseen": 1}


@pytest.mark.clause("TA-1.3", "TR-1.5")
def test_what_all_have_seen_go_to_a_rack_they_know_there() -> None:
    match = team(racks=("2 red",), row="red blue green black locomotive")
    play(match, "draw locomotive")
    play(match, "draw red", "to rack", "draw blue")
    for other in OPPONENTS:
        assert rack_seen(match, other, 0) == {"red": 1, "locomotive": 1, "unseen": 2}
        assert hand_seen(match, other, 1) == {"blue": 1}
        for twin in dealt_anew(match, other):
            assert twin["teams"][0]["rack"]["locomotive"] >= 1
            assert sum(twin["teams"][0]["rack"].values()) == 4


@pytest.mark.clause("TA-1.3", "TR-1.5")
def test_dealt_anew_the_own_rack_stays_and_others_keep_their_sizes() -> None:
    match = team(
        hands=("red", "blue", "green", "black"),
        racks=("2 red blue", "3 green"),
        tickets=((1,), (2, 3), (4,), (5,)),
        rack_tickets=((6, 7), (8,)),
    )
    for twin in dealt_anew(match, 1):
        assert twin["teams"][0]["rack"] == {"blue": 1, "red": 2}
        assert twin["teams"][0]["tickets"] == [6, 7]
        assert twin["players"][1]["tickets"] == [2, 3]
        assert sum(twin["teams"][1]["rack"].values()) == 3
        assert [len(each["tickets"]) for each in twin["players"]] == [1, 2, 1, 1]
        assert len(twin["ticket_deck"]) == 52
    hands = {tuple(twin["players"][0]["hand"]) for twin in dealt_anew(match, 1)}
    assert len(hands) > 1


# Tunnels


@pytest.mark.clause("TR-1.5", "TA-6.1")
def test_cards_turned_up_and_the_payment_are_open() -> None:
    match = team(hands=("2 yellow",), racks=("locomotive",), deck="yellow red blue green")
    claim(match, 1, "yellow 1", "0 1")
    for viewer in (0, 1, 2, 3, None):
        seen = sees(match, viewer)
        assert seen["tunnel"]["turned"] == ["yellow", "red", "blue", "green"]
        assert seen["payment"]["laid_from_hand"] == {"yellow": 2}
        assert seen["payment"]["laid_from_rack"] == {"locomotive": 1}
        for twin in dealt_anew(match, viewer):
            assert twin["tunnel"] == seen["tunnel"]


@pytest.mark.clause("TR-1.5", "TA-6.3")
def test_cards_taken_back_are_known_to_all() -> None:
    match = team(hands=("2 yellow red",), racks=("locomotive blue",), deck="yellow red blue green")
    claim(match, 1, "yellow 1", "0 1")
    play(match, "withdraw")
    for other in OPPONENTS:
        assert hand_seen(match, other, 0) == {"yellow": 2, "unseen": 1}
        assert rack_seen(match, other, 0) == {"locomotive": 1, "unseen": 1}
    assert hand(match, 0) == {"yellow": 2, "red": 1}


@pytest.mark.clause("TR-1.5", "TR-3.3")
def test_the_order_of_a_new_deck_cannot_be_foreseen() -> None:
    match = position(discards="6 red 6 blue", hoarder=2)
    foreseen, events = match.observed_by(0).after("draw deck")
    assert [each["card"] for each in events if each.kind == "drew-blind"] == ["unseen"]
    assert facts(foreseen)["players"][0]["hand"] == {"unseen": 1}
    assert match.reveals("draw deck")
