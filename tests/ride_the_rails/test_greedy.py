"""How the greedy player plays: for the links of its own shares."""

from __future__ import annotations

import pytest

import trunkline
from tests.ride_the_rails.positions import laying, owning, position, running, way
from tests.support.playing import facts, kinds
from trunkline import Event, Match
from trunkline.lab.simulate import simulate
from trunkline.players import make_player
from trunkline.players.player import decide

GAMES = 30
# New York to Philadelphia and on to Pittsburgh; Pittsburgh to Cincinnati.
EAST = way("G57", "H54", "H48")
WEST = way("H48", "I43")


def plays(match: Match) -> list[Event]:
    """What happens until somebody else decides."""
    seat, greedy, events = match.actor, make_player("greedy"), list[Event]()
    while match.actor == seat:
        events += match.play(decide(match, greedy))
    return events


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_random(players: int) -> None:
    report = simulate(
        "ride-the-rails", players, GAMES, seats=["greedy"] + ["random"] * (players - 1)
    ).report()
    assert report["seats"][0]["win_share"] > 0.6


def test_greedy_takes_a_share_of_the_railroad_with_the_most_links() -> None:
    match = position("share", networks={"red": EAST, "blue": "J52"}, round=4)
    assert str(decide(match, make_player("greedy"))) == "share red"


def test_greedy_builds_to_cities() -> None:
    match = laying({"red": EAST}, shares=owning("red"), round=3)
    before = len(facts(match)["railroads"]["red"]["cities"])
    plays(match)
    assert len(facts(match)["railroads"]["red"]["cities"]) > before


def test_greedy_does_not_build_links_for_others() -> None:
    """It has one share of red and everybody else has three; blue is its own."""
    shares = {"red": [1, 3, 3], "blue": [3, 0, 0]}
    match = laying({"red": EAST, "blue": "J52"}, shares=shares, round=3)
    cities = len(facts(match)["railroads"]["red"]["cities"])
    plays(match)
    after = facts(match)["railroads"]
    assert len(after["red"]["cities"]) == cities
    assert len(after["blue"]["track"]) > 1


def test_greedy_rides_where_it_gains_most_on_the_others() -> None:
    """A link more of red would bring it a dollar for the train, and the others four each."""
    match = running({"red": WEST, "blue": EAST}, shares={"blue": [2, 0, 0], "red": [0, 4, 4]})
    events = plays(match)
    assert kinds(events).count("link-ridden") >= 1
    assert {event["railroad"] for event in events if event.kind == "link-ridden"} == {"blue"}


def test_greedy_takes_the_best_journey_of_all() -> None:
    """Nobody else has a share, so that its lead over the others is its income."""
    match = running({"red": WEST, "blue": EAST}, shares={"blue": [2, 0, 0], "red": [1, 0, 0]})
    ways = match.suggestions()
    assert ways is not None
    (best,) = (way for way in ways.found if "income" in way.aims)
    *_, last = match.play_series([match.board.notation.action(each) for each in best.actions])
    plays(match)
    assert facts(match)["players"][0]["money"] == last.after.scores[0]


def test_greedy_players_nearly_always_have_a_train_to_run() -> None:
    match = trunkline.new("ride-the-rails", 4, seed=3)
    seats = [make_player("greedy", seed) for seed in range(4)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    assert kinds(match.events).count("arrived") > 20
