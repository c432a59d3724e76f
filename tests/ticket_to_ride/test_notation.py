"""Every text of the table of decisions is understood in its place."""

import pytest

from tests.support.playing import (
    decision,
    may,
    offered,
    play,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    TEAM,
    opening,
    position,
    team,
)
from trunkline import Match

ONE_OR_TWO = {"share_tickets": "one_or_two"}
RED_ROUTE = "claim 57"  # Legendary Asia, two spaces
TUNNEL = ("claim 1", "pay yellow 0", "from-rack 0 0")  # three spaces, number 4


def at_a_tunnel() -> Match:
    """Seat 0 has paid three yellow cards, and one more card is due."""
    match = team(hands=("4 yellow locomotive",), deck="yellow red blue green")
    play(match, *TUNNEL)
    return match


@pytest.mark.clause("LA-2.1", "TA-3.1")
def test_tickets_dealt() -> None:
    for game, ticket in ((LEGENDARY, 31), (TEAM, 1)):
        match = opening(game)
        assert (decision(match), offered(match)) == (
            "start-tickets",
            [f"keep {ticket}", f"return {ticket}"],
        )


@pytest.mark.clause("LA-2.2", "TA-3.2")
def test_tickets_drawn() -> None:
    for match in (position(ticket_deck=[12, 13, 14]), team(ticket_deck=[12, 13, 14, 15])):
        play(match, "tickets")
        assert (decision(match), offered(match)) == ("tickets", ["keep 12", "return 12"])


@pytest.mark.clause("TA-3.1", "TA-3.2", "TA-5.1")
def test_a_ticket_for_the_rack() -> None:
    start = opening(TEAM)
    play(start, *(f"keep {ticket}" for ticket in range(1, 6)))
    drawn = team(ticket_deck=[12])
    play(drawn, "tickets", "keep 12")
    shared = team(tickets=((12, 13),))
    play(shared, "share")
    asked = [(decision(match), offered(match)) for match in (start, drawn, shared)]
    assert asked == [
        ("start-rack", [f"rack {ticket}" for ticket in range(1, 6)]),
        ("rack-ticket", ["rack 12"]),
        ("share", ["rack 12", "rack 13"]),
    ]


@pytest.mark.clause("TR-2.1")
@pytest.mark.parametrize(
    "text", ["draw red", "draw locomotive", "draw deck", "claim 57", "tickets"]
)
def test_the_turn(text: str) -> None:
    match = position(hands=("2 red",), row="red blue green black locomotive")
    assert decision(match) == "turn"
    assert may(match, text)


@pytest.mark.clause("TR-2.1", "TA-5.1")
def test_the_turn_in_team_asia_has_share_too() -> None:
    assert may(team(tickets=((12, 13),)), "share")


@pytest.mark.clause("TR-2.2")
def test_pass_only_if_nothing_else_is_possible() -> None:
    assert offered(position(row="", hoarder=2, ticket_deck=[])) == ["pass"]


@pytest.mark.clause("TA-2.2")
def test_the_first_card_drawn() -> None:
    match = team()
    play(match, "draw deck")
    assert (decision(match), offered(match)) == ("place", ["to hand", "to rack"])


@pytest.mark.clause("TR-3.1", "TR-3.2")
def test_the_second_card() -> None:
    legendary = position(row="4 red locomotive", deck="2 red")
    play(legendary, "draw red")
    partners = team(row="4 red locomotive", deck="2 red")
    play(partners, "draw red", "to hand")
    for match in (legendary, partners):
        assert (decision(match), offered(match)) == ("second-card", ["draw red", "draw deck"])


@pytest.mark.clause("TR-4.1")
def test_paying() -> None:
    match = position(hands=("3 red 3 locomotive",))
    play(match, "claim 2")
    assert (decision(match), offered(match)) == (
        "pay",
        ["pay red 0", "pay red 1", "pay red 2", "pay locomotive"],
    )


@pytest.mark.clause("TA-2.3")
def test_which_cards_come_from_the_rack() -> None:
    match = team(hands=("2 red",), racks=("2 red",))
    play(match, "claim 7", "pay red 0")
    assert (decision(match), offered(match)) == ("from-rack", ["from-rack 1 0", "from-rack 2 0"])
    wild = team(hands=("2 locomotive",), racks=("2 locomotive",))
    play(wild, "claim 7", "pay locomotive")
    assert may(wild, "from-rack 0 2")  # no colour cards, two locomotives


@pytest.mark.clause("TA-6.1", "TA-6.3")
def test_more_cards_for_a_tunnel() -> None:
    match = at_a_tunnel()
    assert (decision(match), offered(match)) == ("extra", ["extra 0", "extra 1", "withdraw"])
    play(match, "extra 1")
    assert (decision(match), offered(match)) == ("extra-from-rack", ["from-rack 0 0"])


@pytest.mark.clause("TA-5.1")
def test_done_after_the_first_ticket_shared() -> None:
    match = team(tickets=((12, 13),), options=ONE_OR_TWO)
    play(match, "share", "rack 12")
    assert offered(match) == ["rack 13", "done"]


@pytest.mark.clause("TA-2.2", "TA-2.3", "TA-3.2", "LA-2.2")
def test_a_decision_with_one_possible_text_is_still_asked() -> None:
    """To skip it would tell what a seat holds."""
    from_rack = team(hands=("3 red",))
    play(from_rack, "claim 7", "pay red 0")
    last_ticket = position(ticket_deck=[12])
    play(last_ticket, "tickets")
    payment = position(hands=("2 red",))
    play(payment, RED_ROUTE)
    assert [offered(each) for each in (from_rack, last_ticket, payment)] == [
        ["from-rack 0 0"],
        ["keep 12"],
        ["pay red 0"],
    ]


def test_tracks_and_tickets_go_by_the_ids_of_the_board() -> None:
    for game in (LEGENDARY, TEAM):
        notation, file = game.board.notation, game.board.file
        for track in file.tracks:
            assert str(notation.parse(f"claim {track.id}")) == f"claim {track.id}"
        for ticket in file.tickets:
            assert str(notation.parse(f"keep {ticket.id}")) == f"keep {ticket.id}"
