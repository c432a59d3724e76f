"""TR-5, LA-2, TA-3, TA-5: tickets."""

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
    LEGENDARY,
    TEAM,
    draw_two,
    final,
    position,
    rack_tickets,
    team,
    ticket_deck,
    tickets,
)

TWO = {"share_tickets": "two"}
ONE_OR_TWO = {"share_tickets": "one_or_two"}

# Legendary Asia, ticket 7: Kathmandu - Calcutta, 5 points, by way of Agra.
KATHMANDU_CALCUTTA, BY_AGRA = 7, "62 64"
# Team Asia, ticket 4: Hankow - Hong Kong, 4 points, by way of Canton.
HANKOW_HONG_KONG = 4


# TR-5.1: scoring


@pytest.mark.clause("TR-5.1")
def test_a_ticket_whose_cities_are_joined_scores_its_value() -> None:
    match = position(routes={0: BY_AGRA}, tickets=((KATHMANDU_CALCUTTA,),), last_turns=1)
    before = match.scores[0]
    events = draw_two(match)
    assert told(events, "ticket-scored") == [(0, "7", 5)]
    assert final(match, "ticket_points") == [5, 0, 0]
    assert final(match, "tickets_completed") == [1, 0, 0]
    assert match.scores[0] == before + 5 + 10  # and the Asian Explorer


@pytest.mark.clause("TR-5.1")
def test_otherwise_it_costs_its_value() -> None:
    match = position(routes={0: "62"}, tickets=((KATHMANDU_CALCUTTA, 28),), last_turns=1)
    events = draw_two(match)
    assert told(events, "ticket-scored") == [(0, "7", -5), (0, "28", -12)]
    assert final(match, "ticket_points") == [-17, 0, 0]
    assert final(match, "tickets_completed") == [0, 0, 0]


@pytest.mark.clause("TR-5.1")
def test_a_score_can_fall_below_nothing() -> None:
    match = position(tickets=((31,),), last_turns=1)
    draw_two(match)
    assert match.scores == (-18, 0, 0)


@pytest.mark.clause("TR-5.1")
def test_only_own_routes_join_cities() -> None:
    match = position(routes={0: "62", 1: "64"}, tickets=((7,), (7,)), last_turns=1)
    draw_two(match)
    assert final(match, "tickets_completed") == [0, 0, 0]


@pytest.mark.clause("TR-5.1")
def test_by_any_way_of_any_number_of_routes() -> None:
    match = position(routes={0: "61 56 58 65"}, tickets=((7, 21),), last_turns=1)
    draw_two(match)  # Kathmandu - Rawalpindi - Karachi - Bombay - Calcutta
    assert final(match, "ticket_points") == [10, 0, 0]


@pytest.mark.clause("TR-5.1")
def test_tickets_are_scored_at_the_end_only() -> None:
    match = position(routes={0: BY_AGRA}, tickets=((KATHMANDU_CALCUTTA,),))
    before = match.scores
    draw_two(match)
    assert match.scores == before


@pytest.mark.clause("TR-5.1", "TA-1.2")
def test_a_ticket_of_a_team_is_joined_by_the_routes_of_both_partners() -> None:
    match = team(routes={0: "77", 1: "88"}, tickets=((HANKOW_HONG_KONG,),), last_turns=1)
    before = match.scores[0]
    draw_two(match)  # Hankow - Canton of one, Canton - Hong Kong of the other
    assert final(match, "tickets_completed") == [1, 0]
    assert match.scores[:2] == (before + 4 + 10 + 10,) * 2  # with both bonuses


@pytest.mark.clause("TR-5.1", "TA-1.2")
def test_tickets_in_both_hands_and_on_the_rack_count_for_the_team_once() -> None:
    match = team(
        routes={0: "77", 1: "88"},
        tickets=((4,), (1,), (3,)),
        rack_tickets=((2,),),
        last_turns=1,
    )
    events = draw_two(match)
    assert sorted(told(events, "ticket-scored")) == [
        (0, "2", -4),
        (0, "4", 4),
        (1, "1", -4),
        (2, "3", -4),
    ]
    assert final(match, "ticket_points") == [-4, -4]


@pytest.mark.clause("TR-5.1")
def test_tickets_of_the_deck_score_nothing() -> None:
    match = position(routes={0: BY_AGRA}, last_turns=1)
    assert told(draw_two(match), "ticket-scored") == []


# TR-5.2: too few tickets


@pytest.mark.clause("TR-5.2")
@pytest.mark.parametrize(("game", "usual"), [(LEGENDARY, 3), (TEAM, 4)], ids=["legendary", "team"])
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_with_fewer_left_the_player_draws_what_is_left(game: object, usual: int, left: int) -> None:
    make = position if game is LEGENDARY else team
    match = make(ticket_deck=[5, 6, 7, 8][:left])
    events = play(match, "tickets")
    drawn = min(left, usual)
    assert told(events, "drew-tickets") == [(0, drawn)]
    assert [event["ticket"] for event in events[1:]] == ["5", "6", "7", "8"][:drawn]
    assert len(ticket_deck(match)) == left - drawn


@pytest.mark.clause("TR-5.2")
def test_the_last_one_must_be_kept() -> None:
    match = position(ticket_deck=[5])
    play(match, "tickets")
    assert offered(match) == ["keep 5"]
    play(match, "keep 5")
    assert (tickets(match, 0), ticket_deck(match), match.actor) == ([5], [], 1)


@pytest.mark.clause("TR-5.2")
def test_with_none_left_tickets_cannot_be_drawn() -> None:
    assert refusal(position(ticket_deck=[]), "tickets") == "TR-5.2"
    assert refusal(team(ticket_deck=[]), "tickets") == "TR-5.2"


# LA-2.2: drawing tickets


@pytest.mark.clause("LA-2.2")
def test_three_are_drawn_from_the_top_and_decided_on_in_that_order() -> None:
    match = position(ticket_deck=[12, 7, 30, 5, 6])
    events = play(match, "tickets")
    assert kinds(events) == ["drew-tickets", *["ticket-offered"] * 3]
    asked = []
    for _ in range(3):
        asked.append(offered(match))
        match.play(match.legal[0])
    assert asked == [
        ["keep 12", "return 12"],
        ["keep 7", "return 7"],
        ["keep 30", "return 30"],
    ]
    assert (match.actor, decision(match)) == (1, "turn")
    assert tickets(match, 0) == [7, 12, 30]


@pytest.mark.clause("LA-2.2")
def test_at_least_one_is_kept() -> None:
    match = position(ticket_deck=[12, 7, 30, 5, 6])
    play(match, "tickets", "return 12", "return 7")
    assert offered(match) == ["keep 30"]
    assert refusal(match, "return 30") == "LA-2.2"


@pytest.mark.clause("LA-2.2")
def test_the_others_go_under_the_deck_in_the_order_returned() -> None:
    match = position(ticket_deck=[12, 7, 30, 5, 6], tickets=((31, 1),))
    events = play(match, "tickets", "return 12", "keep 7", "return 30")
    assert ticket_deck(match) == [5, 6, 12, 30]
    assert tickets(match, 0) == [1, 7, 31]
    assert told(events, "tickets-kept") == [(0, 1, 2)]


@pytest.mark.clause("LA-2.2")
@pytest.mark.parametrize("action", ["keep 7", "return 30", "draw deck", "tickets", "claim 1"])
def test_while_tickets_are_decided_on_there_is_nothing_else(action: str) -> None:
    match = position(ticket_deck=[12, 7, 30], hands=("3 red",))
    play(match, "tickets")
    assert refusal(match, action) == "LA-2.2"


@pytest.mark.clause("LA-2.2")
def test_what_was_returned_is_drawn_again_in_its_time() -> None:
    match = position(ticket_deck=[1, 2, 3])
    play(match, "tickets", "return 1", "return 2", "keep 3", "tickets")
    assert (match.actor, offered(match)) == (1, ["keep 1", "return 1"])


# TA-3.2: drawing tickets


@pytest.mark.clause("TA-3.2")
def test_four_are_drawn_and_at_least_one_is_kept() -> None:
    match = team(ticket_deck=[12, 7, 30, 5, 6])
    play(match, "tickets", "return 12", "return 7", "return 30")
    assert offered(match) == ["keep 5"]
    assert refusal(match, "return 5") == "TA-3.2"


@pytest.mark.clause("TA-3.2")
def test_one_of_those_kept_goes_to_the_rack() -> None:
    match = team(ticket_deck=[12, 7, 30, 5, 6], tickets=((1, 2),), rack_tickets=((3, 4),))
    play(match, "tickets", "keep 12", "return 7", "keep 30", "return 5")
    assert (match.actor, decision(match)) == (0, "rack-ticket")
    assert offered(match) == ["rack 12", "rack 30"]
    for ticket in (1, 5, 7, 6):  # held before, returned, in the deck
        assert refusal(match, f"rack {ticket}") == "TA-3.2"
    events = play(match, "rack 30")
    assert tickets(match, 0) == [1, 2, 12]
    assert rack_tickets(match, 0) == [3, 4, 30]
    assert ticket_deck(match) == [6, 7, 5]  # under the deck in the order returned
    assert told(events, "ticket-racked") == [(0, 1, "30")]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-3.2")
def test_the_only_one_kept_goes_to_the_rack() -> None:
    match = team(ticket_deck=[12, 7])
    play(match, "tickets", "return 12", "keep 7")
    assert offered(match) == ["rack 7"]
    play(match, "rack 7")
    assert (tickets(match, 0), rack_tickets(match, 0)) == ([], [7])


@pytest.mark.clause("TA-3.2")
def test_all_four_may_be_kept() -> None:
    match = team(ticket_deck=[12, 7, 30, 5])
    play(match, "tickets", "keep 12", "keep 7", "keep 30", "keep 5", "rack 5")
    assert (tickets(match, 0), rack_tickets(match, 0)) == ([7, 12, 30], [5])
    assert ticket_deck(match) == []


# TA-5.1: sharing tickets


@pytest.mark.clause("TA-5.1")
def test_a_turn_can_be_spent_to_put_two_tickets_on_the_rack() -> None:
    match = team(tickets=((1, 2, 3),), rack_tickets=((4,),))
    play(match, "share")
    assert (decision(match), offered(match)) == ("share", ["rack 1", "rack 2", "rack 3"])
    play(match, "rack 2")
    assert (match.actor, offered(match)) == (0, ["rack 1", "rack 3"])
    events = play(match, "rack 3")
    assert (tickets(match, 0), rack_tickets(match, 0)) == ([1], [2, 3, 4])
    assert told(events, "ticket-racked") == [(0, 1, "3")]
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-5.1")
def test_by_default_it_takes_two() -> None:
    match = team(tickets=((1,),))
    assert match.options["share_tickets"] == "two"
    assert refusal(match, "share") == "TA-5.1"
    match = team(tickets=((1, 2),))
    play(match, "share", "rack 1")
    assert offered(match) == ["rack 2"]
    assert refusal(match, "done") == "TA-5.1"


@pytest.mark.clause("TA-5.1")
def test_option_one_or_two_one_is_enough() -> None:
    match = team(tickets=((1,),), options=ONE_OR_TWO)
    play(match, "share")
    assert offered(match) == ["rack 1"]
    assert refusal(match, "done") == "TA-5.1"  # not before the first
    play(match, "rack 1")
    assert offered(match) == ["done"]
    play(match, "done")
    assert (tickets(match, 0), rack_tickets(match, 0)) == ([], [1])
    assert (match.actor, decision(match)) == (1, "turn")


@pytest.mark.clause("TA-5.1")
def test_option_one_or_two_a_second_one_may_follow() -> None:
    match = team(tickets=((1, 2, 3),), options=ONE_OR_TWO)
    play(match, "share", "rack 3")
    assert offered(match) == ["rack 1", "rack 2", "done"]
    play(match, "rack 1")
    assert (tickets(match, 0), rack_tickets(match, 0)) == ([2], [1, 3])
    assert match.actor == 1


@pytest.mark.clause("TA-5.1")
@pytest.mark.parametrize("options", [TWO, ONE_OR_TWO])
def test_without_tickets_there_is_nothing_to_share(options: dict[str, object]) -> None:
    match = team(tickets=((), (1, 2)), rack_tickets=((3, 4),), options=options)
    assert refusal(match, "share") == "TA-5.1"


@pytest.mark.clause("TA-5.1")
@pytest.mark.parametrize("action", ["rack 4", "rack 5", "rack 6", "draw deck", "tickets", "pass"])
def test_only_tickets_from_the_own_hand_are_shared(action: str) -> None:
    match = team(tickets=((1, 2), (4,)), rack_tickets=((5,),))  # 6 is in the deck
    play(match, "share")
    assert refusal(match, action) == "TA-5.1"


@pytest.mark.clause("TA-5.1", "TR-2.1")
def test_sharing_is_the_whole_turn() -> None:
    match = team(tickets=((1, 2),))
    assert may(match, "share")
    play(match, "draw deck", "to hand")
    assert refusal(match, "share") == "TR-3.1"
