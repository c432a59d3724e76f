"""TR-1, LA-1, LA-2.1, TA-1, TA-2.1, TA-3.1: components and set-up."""

from collections import Counter

import pytest

import trunkline
from tests.support.playing import (
    decision,
    facts,
    offered,
    play,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    BOTH_GAMES,
    EVERY_CARD,
    LEGENDARY,
    TEAM,
    deck,
    discards,
    everyone_keeps_all,
    hand,
    opening,
    rack,
    rack_tickets,
    row,
    sees,
    ticket_deck,
    tickets,
    trains,
    whole_deck,
)
from trunkline import BadSetup, Match
from trunkline.core.game import AnyGame

# The cards of three players, then a row that must be replaced, and what replaces it.
THREE_HANDS = "4 red 4 blue 4 green "


def all_cards(match: Match) -> Counter[str]:
    held = [hand(match, seat) for seat in range(match.players)]
    return sum(map(Counter, held), Counter(deck(match)) + Counter(row(match)))


def offers(match: Match, seat: int) -> list[int]:
    return [each["ticket"] for each in facts(match)["players"][seat]["offered"]]


# Cards


@pytest.mark.clause("TR-1.1")
@BOTH_GAMES
def test_110_train_cards_12_of_each_of_8_colours_and_14_locomotives(game: AnyGame) -> None:
    match = trunkline.new(game.id, 4, seed=7)
    colours = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
    assert all_cards(match) == EVERY_CARD
    assert Counter(dict.fromkeys(colours, 12)) + Counter(locomotive=14) == EVERY_CARD
    assert EVERY_CARD.total() == 110


@pytest.mark.clause("TR-1.1")
def test_a_given_deck_has_exactly_these_cards() -> None:
    one_too_many = ["red", *whole_deck()[1:]]  # for a purple one
    with pytest.raises(BadSetup):
        trunkline.new(LEGENDARY.id, 3, deal={"deck": one_too_many})


@pytest.mark.clause("TR-1.2")
@BOTH_GAMES
def test_four_cards_to_each_seat_in_turn_then_five_face_up(game: AnyGame) -> None:
    top = "4 red 3 blue locomotive 4 green 2 black 2 white yellow orange black purple green"
    match = opening(game, 4, first=2, top=top)
    assert [hand(match, seat) for seat in range(4)] == [
        {"red": 4},
        {"blue": 3, "locomotive": 1},
        {"green": 4},
        {"white": 2, "black": 2},
    ]
    assert row(match) == ["yellow", "orange", "black", "purple", "green"]
    assert deck(match) == whole_deck(top)[4 * 4 + 5 :]


@pytest.mark.clause("TR-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rest_is_the_deck(players: int) -> None:
    match = trunkline.new(LEGENDARY.id, players, seed=3)
    assert len(row(match)) == 5
    assert [sum(hand(match, seat).values()) for seat in range(players)] == [4] * players
    thrown = sum(discards(match).values())
    assert len(deck(match)) == 110 - 4 * players - 5 - thrown


@pytest.mark.clause("TR-1.3")
def test_a_first_row_with_three_locomotives_is_replaced() -> None:
    new_row = "red blue green 2 locomotive "
    match = opening(top=f"{THREE_HANDS} 3 locomotive red white {new_row} black")
    assert row(match) == ["red", "blue", "green", "locomotive", "locomotive"]
    assert discards(match) == {"locomotive": 3, "red": 1, "white": 1}
    assert deck(match)[0] == "black"
    assert len(told(match.events, "row-replaced")) == 1


@pytest.mark.clause("TR-1.3")
@pytest.mark.parametrize("locomotives", [3, 4, 5])
def test_three_or_more_and_again_until_there_are_fewer(locomotives: int) -> None:
    others = "red " * (5 - locomotives)
    twice = f"{locomotives} locomotive {others}" * 2
    match = opening(top=f"{THREE_HANDS} {twice} 5 black")
    assert row(match) == ["black"] * 5
    assert discards(match)["locomotive"] == 2 * locomotives
    assert len(told(match.events, "row-replaced")) == 2


@pytest.mark.clause("TR-1.3")
def test_two_locomotives_may_lie_in_the_row() -> None:
    match = opening(top=f"{THREE_HANDS} 2 locomotive 3 black")
    assert row(match) == ["locomotive", "locomotive", "black", "black", "black"]
    assert discards(match) == {}


# Who begins


@pytest.mark.clause("TR-1.4")
@BOTH_GAMES
def test_the_first_player_is_drawn_at_random(game: AnyGame) -> None:
    begun = {trunkline.new(game.id, 4, seed=seed).deal["first"] for seed in range(40)}
    assert begun == {0, 1, 2, 3}


@pytest.mark.clause("TR-1.4")
@BOTH_GAMES
def test_play_goes_clockwise_from_the_first_player(game: AnyGame) -> None:
    match = opening(game, 4, first=2)
    everyone_keeps_all(match)
    turns = []
    for _ in range(5):
        turns.append(match.actor)
        while match.actor == turns[-1]:
            play(match, "draw deck" if decision(match) != "place" else "to hand")
    assert turns == [2, 3, 0, 1, 2]


# Legendary Asia


@pytest.mark.clause("LA-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_to_5_players_with_45_trains(players: int) -> None:
    assert trains(opening(LEGENDARY, players)) == [45] * players


@pytest.mark.clause("LA-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_of_players_is_for_legendary_asia(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        trunkline.new(LEGENDARY.id, players)


@pytest.mark.clause("LA-2.1")
def test_30_regular_tickets_and_6_long_ones() -> None:
    assert Counter(each.long for each in LEGENDARY.board.file.tickets) == {False: 30, True: 6}


@pytest.mark.clause("LA-2.1")
def test_one_long_ticket_and_three_regular_ones_in_this_order() -> None:
    regular, long = [*range(30, 0, -1)], [36, 34, 32, 31, 33, 35]
    match = opening(LEGENDARY, 3, first=1, tickets=regular, long_tickets=long)
    assert [offers(match, seat) for seat in range(3)] == [
        [36, 30, 29, 28],
        [34, 27, 26, 25],
        [32, 24, 23, 22],
    ]
    assert ticket_deck(match) == [*range(21, 0, -1)]


@pytest.mark.clause("LA-2.1")
def test_at_the_start_at_least_two_of_four_are_kept() -> None:
    match = opening()
    assert (match.actor, offered(match)) == (0, ["keep 31", "return 31"])
    play(match, "return 31", "return 1")
    assert offered(match) == ["keep 2"]
    assert refusal(match, "return 2") == "LA-2.1"
    play(match, "keep 2")
    assert offered(match) == ["keep 3"]


@pytest.mark.clause("LA-2.1")
def test_the_long_ticket_need_not_be_kept_nor_any_regular_one_beyond_two() -> None:
    match = opening()
    play(match, "return 31", "keep 1", "keep 2", "return 3")  # seat 0
    play(match, "keep 32", "keep 4", "keep 5", "keep 6")  # seat 1
    play(match, "keep 33", "return 7", "keep 8", "return 9")  # seat 2
    assert [tickets(match, seat) for seat in range(3)] == [[1, 2], [4, 5, 6, 32], [8, 33]]


@pytest.mark.clause("LA-2.1")
def test_long_tickets_and_what_is_not_kept_leave_the_game_unseen() -> None:
    match = opening()
    events = play(match, "return 31", "keep 1", "keep 2", "return 3")
    events += play(match, "keep 32", "keep 4", "keep 5", "keep 6")
    events += play(match, "keep 33", "return 7", "keep 8", "return 9")
    assert ticket_deck(match) == [*range(10, 31)]
    assert told(events, "tickets-kept") == [(0, 2, 2), (1, 4, 0), (2, 2, 2)]
    everywhere = [ticket_deck(match), *(tickets(match, seat) for seat in range(3))]
    assert not {3, 7, 9, 31, 34, 35, 36} & {ticket for place in everywhere for ticket in place}


@pytest.mark.clause("LA-2.1")
@pytest.mark.parametrize("action", ["draw deck", "claim 1", "tickets", "pass", "keep 1", "keep 32"])
def test_at_the_start_the_tickets_are_decided_on_in_the_order_dealt(action: str) -> None:
    assert refusal(opening(), action) == "LA-2.1"


# Team Asia


@pytest.mark.clause("TA-1.1", "TA-1.2")
@pytest.mark.parametrize("players", [4, 6])
def test_4_or_6_players_with_27_trains_each(players: int) -> None:
    match = opening(TEAM, players)
    assert trains(match) == [27] * players
    assert [each["seats"] for each in facts(match)["teams"]] == [[0, 1], [2, 3], [4, 5]][
        : players // 2
    ]


@pytest.mark.clause("TA-1.1")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_no_other_number_of_players_makes_teams(players: int) -> None:
    with pytest.raises(BadSetup, match="4 or 6 players"):
        trunkline.new(TEAM.id, players)


@pytest.mark.clause("TA-1.1")
def test_partners_play_one_after_the_other() -> None:
    match = opening(TEAM, 6, first=3)
    everyone_keeps_all(match)
    turns = []
    for _ in range(6):
        turns.append(match.actor)
        play(match, "draw deck", "to hand", "draw deck")
    assert turns == [3, 4, 5, 0, 1, 2]
    assert [TEAM.team_of(seat) for seat in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.clause("TA-2.1")
def test_the_racks_are_empty_at_the_start() -> None:
    match = opening(TEAM, top="4 red 4 blue 4 green 4 black")
    everyone_keeps_all(match)
    assert [rack(match, number) for number in range(2)] == [{}, {}]
    assert [hand(match, seat) for seat in range(4)] == [
        {"red": 4},
        {"blue": 4},
        {"green": 4},
        {"black": 4},
    ]


@pytest.mark.clause("TA-3.1")
def test_60_tickets_and_each_player_is_dealt_5() -> None:
    match = opening(TEAM, 4, tickets=[*range(60, 0, -1)])
    assert [offers(match, seat) for seat in range(4)] == [
        [60, 59, 58, 57, 56],
        [55, 54, 53, 52, 51],
        [50, 49, 48, 47, 46],
        [45, 44, 43, 42, 41],
    ]
    assert ticket_deck(match) == [*range(40, 0, -1)]


@pytest.mark.clause("TA-3.1")
def test_at_the_start_at_least_three_of_five_are_kept() -> None:
    match = opening(TEAM)
    play(match, "return 1", "keep 2", "return 3")
    assert offered(match) == ["keep 4"]
    assert refusal(match, "return 4") == "TA-3.1"
    play(match, "keep 4", "keep 5")
    assert (match.actor, decision(match)) == (0, "start-rack")


@pytest.mark.clause("TA-3.1")
def test_one_of_those_kept_is_named_for_the_rack() -> None:
    match = opening(TEAM)
    play(match, "return 1", "keep 2", "return 3", "keep 4", "keep 5")
    assert offered(match) == ["rack 2", "rack 4", "rack 5"]
    assert refusal(match, "rack 1") == "TA-3.1"  # returned
    assert refusal(match, "rack 6") == "TA-3.1"  # the partner's
    assert refusal(match, "keep 5") == "TA-3.1"
    play(match, "rack 4")
    assert (match.actor, decision(match)) == (1, "start-tickets")


@pytest.mark.clause("TA-3.1")
@pytest.mark.parametrize("first", [0, 1, 3])
def test_the_decisions_are_taken_from_seat_0_up_whoever_begins(first: int) -> None:
    match = opening(TEAM, 4, first=first)
    asked = []
    while decision(match) != "turn":
        asked.append((match.actor, decision(match)))
        match.play(match.legal[0])
    each = ["start-tickets"] * 5 + ["start-rack"]
    assert asked == [(seat, what) for seat in range(4) for what in each]
    assert match.actor == first


@pytest.mark.clause("TA-3.1")
def test_the_two_of_a_team_reach_the_rack_together() -> None:
    match = opening(TEAM)
    keep = [f"keep {ticket}" for ticket in range(1, 11)]
    play(match, *keep[:5], "rack 3")
    assert rack_tickets(match, 0) == []
    assert sees(match, 1)["players"][0]["named_for_rack"] is None
    events = play(match, *keep[5:], "rack 9")
    assert rack_tickets(match, 0) == [3, 9]
    assert told(events, "ticket-racked") == [(0, 1, "3"), (1, 0, "9")]


@pytest.mark.clause("TA-3.1", "TA-3.2")
def test_a_team_begins_with_two_shared_tickets_and_the_rest_in_hand() -> None:
    match = opening(TEAM)
    play(match, "return 1", "keep 2", "return 3", "keep 4", "keep 5", "rack 4")
    play(match, "keep 6", "keep 7", "return 8", "keep 9", "keep 10", "rack 10")
    everyone_keeps_all(match)
    assert rack_tickets(match, 0) == [4, 10]
    assert rack_tickets(match, 1) == [11, 16]
    assert [tickets(match, seat) for seat in range(4)] == [
        [2, 5],
        [6, 7, 9],
        [12, 13, 14, 15],
        [17, 18, 19, 20],
    ]
    assert ticket_deck(match) == [*range(21, 61), 1, 3, 8]  # under the deck, in the order returned
