"""TR-6.1, TA-7.1, LA-6.1: the last turns."""

import pytest

from tests.support.playing import (
    facts,
    kinds,
    near,
    near_parts,
    offered,
    refusal,
    told,
)
from tests.ticket_to_ride.positions import (
    LEGENDARY,
    TEAM,
    claim,
    draw_two,
    last_round,
    position,
    team,
    trains,
)
from trunkline.core.game import AnyGame

RED_ROUTE = 57  # Legendary Asia: Karachi - Agra, two spaces
AT_3, AT_4 = {"last_turns_at": "3"}, {"last_turns_at": "4"}


# TR-6.1: the last turns


@pytest.mark.clause("TR-6.1", "LA-6.1")
@pytest.mark.parametrize(("stock", "begin"), [(2, True), (3, True), (4, True), (5, False)])
def test_the_last_turns_begin_with_2_or_fewer_trains_at_the_end_of_a_turn(
    stock: int, begin: bool
) -> None:
    match = position(hands=("2 red",), trains=(stock,))
    events = claim(match, RED_ROUTE, "red 0")
    assert trains(match)[0] == stock - 2
    assert told(events, "last-turns") == ([(0, stock - 2)] if begin else [])
    assert facts(match)["last_turns_left"] == (3 if begin else 0)


@pytest.mark.clause("TR-6.1")
@pytest.mark.parametrize(("game", "track"), [(LEGENDARY, 57), (TEAM, 46)])
def test_every_player_that_one_included_has_one_more_turn(game: AnyGame, track: int) -> None:
    match = position(game, 4, 2, hands=("", "", "2 locomotive"), trains=(9, 9, 2, 0))
    claim(match, track, "locomotive")
    turns = []
    while match.actor is not None:
        turns.append(match.actor)
        events = draw_two(match)
    assert turns == [3, 0, 1, 2]
    assert told(events, "ended") == [("trains",)]
    assert match.outcome is not None
    assert match.outcome.reason == "trains"


@pytest.mark.clause("TR-6.1")
def test_the_last_turns_are_turns_like_others_and_begin_once() -> None:
    match = position(players=2, hands=("2 red", "2 orange"), trains=(3, 3))
    claim(match, RED_ROUTE, "red 0")
    events = claim(match, 63, "orange 0")  # in the last turns, with 1 train left
    assert told(events, "last-turns") == []
    assert facts(match)["last_turns_left"] == 1
    draw_two(match)
    assert match.actor is None


@pytest.mark.clause("TR-6.1")
def test_tickets_and_bonuses_are_scored_after_the_last_turn() -> None:
    match = position(players=2, turn_of=1, routes={0: "62 64"}, tickets=((7,), (13,)))
    match.state.last_turns = 2
    before = match.scores
    assert "ticket-scored" not in kinds(draw_two(match))
    assert match.scores == before
    events = draw_two(match)
    assert kinds(events)[-4:] == ["ended", "ticket-scored", "ticket-scored", "explorer"]
    assert match.scores == (before[0] + 5 + 10, -7)


@pytest.mark.clause("TR-6.1")
@pytest.mark.parametrize("action", ["draw deck", "claim 1", "tickets", "pass"])
def test_after_the_end_nothing_can_be_done(action: str) -> None:
    match = position(last_turns=1)
    draw_two(match)
    assert offered(match) == []
    assert refusal(match, action) == "TR-6.1"


@pytest.mark.clause("TR-6.1")
def test_a_route_can_be_claimed_in_the_last_turn() -> None:
    match = position(hands=("2 red",), points=(30, 0, 0), last_turns=1)
    claim(match, RED_ROUTE, "red 0")
    assert match.scores == (30 + 2 + 10, 0, 0)


# TA-7.1: the last turns of teams


@pytest.mark.clause("TA-7.1", "TR-6.1")
@pytest.mark.parametrize(
    ("options", "left", "begin"),
    [(AT_3, 4, False), (AT_3, 3, True), (AT_4, 5, False), (AT_4, 4, True), (AT_3, 0, True)],
)
@pytest.mark.parametrize("of_partner", [0, 3])
def test_the_trains_of_both_partners_count_together(
    options: dict[str, object], left: int, begin: bool, of_partner: int
) -> None:
    partner = min(of_partner, left)
    match = team(hands=("2 white",), trains=(2 + left - partner, partner), options=options)
    events = claim(match, 46, "white 0")  # two spaces
    assert told(events, "last-turns") == ([(0, left)] if begin else [])
    assert facts(match)["last_turns_left"] == (4 if begin else 0)


@pytest.mark.clause("TA-7.1")
def test_by_default_fewer_than_4() -> None:
    match = team()
    assert match.options["last_turns_at"] == "3"
    assert facts(match)["last_turns_at"] == 3


@pytest.mark.clause("TA-7.1")
def test_one_player_without_trains_is_not_enough() -> None:
    match = team(hands=("2 white",), trains=(2, 20))
    events = claim(match, 46, "white 0")
    assert told(events, "last-turns") == []


@pytest.mark.clause("TA-7.1", "TR-6.1")
def test_the_partner_can_bring_them_about() -> None:
    match = team(6, turn_of=1, hands=("", "2 white"), trains=(1, 4))
    events = claim(match, 46, "white 0")
    assert told(events, "last-turns") == [(1, 3)]
    assert told(last_round(match), "turn-began") == [(3,), (4,), (5,), (0,), (1,)]


# How near it is


@pytest.mark.clause("LA-6.1", "TR-2.2")
def test_trains_that_are_used_count_for_each_player() -> None:
    match = position(hands=("2 red",), trains=(4, 20, 45))
    assert near(match) == {"trains": (41, 43), "passes": (0, 3)}
    assert near_parts(match, "trains") == {
        "seat:0": (41, 43),
        "seat:1": (25, 43),
        "seat:2": (0, 43),
    }
    claim(match, RED_ROUTE, "red 0")
    assert near(match)["trains"] == (43, 43)
    told_of = [match.text().say_end(match.ends[0])]
    while match.actor is not None:
        draw_two(match)
        told_of.append(match.text().say_end(match.ends[0]))
    assert told_of == [
        *(f"Last turns: {left} to go, then the game ends." for left in (3, 2, 1)),
        "",
    ]


@pytest.mark.clause("TA-7.1")
@pytest.mark.parametrize(("options", "goal"), [(AT_3, 51), (AT_4, 50)])
def test_partners_count_together(options: dict[str, str], goal: int) -> None:
    match = team(trains=(20, 7, 27, 27), options=options)
    assert near_parts(match, "trains") == {"seat:0 seat:1": (27, goal), "seat:2 seat:3": (0, goal)}
