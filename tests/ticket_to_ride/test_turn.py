"""TR-2: the turn."""

from typing import Any

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
    ABSENT,
    BOTH_GAMES,
    LEGENDARY,
    TEAM,
    claim,
    draw_two,
    position,
    row,
    team,
)
from trunkline.core.game import AnyGame
from trunkline.games.ticket_to_ride import actions, clauses, rules

# TR-2.1: exactly one action


@pytest.mark.clause("TR-2.1")
def test_draw_cards_claim_a_route_or_draw_tickets() -> None:
    match = position(hands=("2 red",), row="red blue green black white")
    words = {text.split()[0] for text in offered(match)}
    assert words == {"draw", "claim", "tickets"}


@pytest.mark.clause("TR-2.1", "TA-5.1")
def test_team_asia_adds_sharing_tickets() -> None:
    match = team(hands=("2 red",), tickets=((1, 2),))
    words = {text.split()[0] for text in offered(match)}
    assert words == {"draw", "claim", "tickets", "share"}


@pytest.mark.clause("TR-2.1", "TA-5.1")
def test_in_legendary_asia_nobody_shares() -> None:
    """It has no text for that; whoever asks the rules by number is refused."""
    match = position(tickets=((1, 2),))
    refused = rules.refuse(match.board.structs[0], match.state, actions.SHARE.first)
    assert clauses.CLAUSES.name(refused) == "TR-2.1"


@pytest.mark.clause("TR-2.1")
@pytest.mark.parametrize("action", ["keep 1", "return 1", "pay red 0", "pay locomotive"])
@BOTH_GAMES
def test_what_belongs_to_another_decision_is_no_action(game: AnyGame, action: str) -> None:
    assert refusal(position(game), action) == "TR-2.1"


@pytest.mark.clause("TR-2.1")
@pytest.mark.parametrize(
    "action", ["to hand", "to rack", "from-rack 0 0", "extra 0", "withdraw", "rack 1", "done"]
)
def test_nor_in_team_asia(action: str) -> None:
    assert refusal(team(tickets=((1, 2),)), action) == "TR-2.1"


@pytest.mark.clause("TR-2.1")
@pytest.mark.parametrize(
    "actions",
    [
        ("draw deck", "draw deck"),
        ("draw locomotive",),
        ("claim 57", "pay red 0"),
        ("tickets", "keep 1", "keep 2", "keep 3"),
    ],
)
def test_after_one_action_the_next_player_has_the_turn(actions: tuple[str, ...]) -> None:
    match = position(hands=("2 red",), row="blue green black white locomotive")
    for action in actions:
        assert match.actor == 0
        play(match, action)
    assert (match.actor, decision(match)) == (1, "turn")
    assert told(match.events, "turn-began")[-1] == (1,)


@pytest.mark.clause("TR-2.1", "TR-1.4")
def test_after_the_last_seat_comes_the_first() -> None:
    match = position(turn_of=2)
    draw_two(match)
    assert match.actor == 0


# TR-2.2: passing


@pytest.mark.clause("TR-2.2")
@pytest.mark.parametrize(
    "something",
    [
        {},
        {"row": "red", "ticket_deck": [], "hoarder": 2},
        {"row": "locomotive", "ticket_deck": [], "hoarder": 2},
        {"row": "", "ticket_deck": [], "deck": "red", "hoarder": 2},
        {"row": "", "ticket_deck": [], "discards": "red", "hoarder": 2},
        {"row": "", "ticket_deck": [1], "hoarder": 2},
        {"row": "", "ticket_deck": [], "hands": ("red",), "hoarder": 2},
    ],
    ids=["everything", "row", "locomotive", "deck", "discards", "tickets", "claim"],
)
def test_who_can_do_something_does_not_pass(something: dict[str, Any]) -> None:
    match = position(**something)
    assert refusal(match, "pass") == "TR-2.2"


@pytest.mark.clause("TR-2.2")
def test_who_can_share_tickets_does_not_pass() -> None:
    match = team(tickets=((1, 2),), hoarder=3, row="", ticket_deck=[])
    assert offered(match) == ["share"]
    assert refusal(match, "pass") == "TR-2.2"
    one = team(tickets=((1,),), hoarder=3, row="", ticket_deck=[])
    assert offered(one) == ["pass"]


@pytest.mark.clause("TR-2.2")
@BOTH_GAMES
def test_who_can_do_nothing_passes(game: AnyGame) -> None:
    match = position(game, hoarder=2, row="", ticket_deck=[])
    assert offered(match) == ["pass"]
    events = play(match, "pass")
    assert told(events, "passed") == [(0,)]
    assert (match.actor, offered(match)) == (1, ["pass"])


@pytest.mark.clause("TR-2.2")
def test_cards_that_pay_for_nothing_do_not_help() -> None:
    match = position(hands=("red",), routes={0: "84 71 79 88"}, hoarder=1, row="", ticket_deck=[])
    assert offered(match) == ["pass"]  # every route of one space for red is taken


@pytest.mark.clause("TR-2.2", "TR-4.2")
def test_nor_do_cards_without_trains() -> None:
    match = position(hands=("6 red",), trains=(0,), hoarder=1, row="", ticket_deck=[])
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-2.2")
@BOTH_GAMES
def test_if_every_player_in_turn_passes_the_game_ends_and_is_scored(game: AnyGame) -> None:
    held = ((1,), (2,), (3,), (4,)) if game is TEAM else ((1,), (2,), (3,))
    match = position(
        game, turn_of=1, tickets=held, routes={0: "1"}, hoarder=ABSENT, row="", ticket_deck=[]
    )
    for seat in (1, 2, 3, 0) if game is TEAM else (1, 2, 0):
        assert (match.actor, offered(match)) == (seat, ["pass"])
        events = play(match, "pass")
    assert match.actor is None
    assert told(events, "ended") == [("passes",)]
    assert match.outcome is not None
    assert match.outcome.reason == "passes"
    assert len(told(events, "ticket-scored")) == match.players
    assert facts(match)["ended"] == "passes"


@pytest.mark.clause("TR-2.2")
def test_an_action_in_between_begins_the_count_anew() -> None:
    match = position(hands=("", "", "2 red"), row="", ticket_deck=[], hoarder=ABSENT)
    play(match, "pass", "pass")
    claim(match, 57, "red 0")
    assert facts(match)["passes"] == 0
    assert row(match) == ["red", "red"]  # what was paid has come back into the row
    play(match, "draw red", "draw red", "pass")
    assert match.actor == 2
    play(match, "pass")
    assert (match.actor, facts(match)["passes"]) == (0, 2)


@pytest.mark.clause("TR-2.2", "TR-3.3")
def test_what_another_pays_can_be_drawn() -> None:
    match = position(turn_of=2, hands=("", "", "2 red"), hoarder=1, row="", ticket_deck=[])
    claim(match, 57, "red 0")
    assert offered(match) == ["draw red"]
    assert refusal(match, "pass") == "TR-2.2"


@pytest.mark.clause("TR-2.2", "TR-6.1")
def test_passes_in_the_last_turns_end_it_as_the_last_turns_do() -> None:
    match = position(LEGENDARY, 3, hoarder=ABSENT, row="", ticket_deck=[], last_turns=3)
    events = play(match, "pass", "pass", "pass")
    assert kinds(events).count("passed") == 3
    assert match.outcome is not None
    assert match.outcome.reason == "trains"


@pytest.mark.clause("TR-2.1")
def test_pass_is_never_offered_beside_something_else() -> None:
    assert not may(position(), "pass")
