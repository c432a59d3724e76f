"""How the greedy player plays: towards its tickets, and to an end."""

from __future__ import annotations

import functools

import pytest

import trunkline
from tests.support.playing import (
    facts,
)
from tests.ticket_to_ride.positions import (
    BOTH_GAMES,
    LEGENDARY,
    TEAM,
    final,
    hand,
    log,
    position,
    ranking,
)
from trunkline import Match
from trunkline.core.game import AnyGame
from trunkline.players import make_player
from trunkline.players.player import decide

GAMES = 4  # so few that this takes seconds; far from any close call
SEEDS = range(5)  # a decision does not hang on what the player happens to imagine


@functools.cache
def played_out(id: str, seed: int, kinds: str) -> Match:
    """A match to its end; `kinds` has a letter for each seat: g greedy, r random."""
    match = trunkline.new(id, len(kinds), seed=seed)
    names = {"g": "greedy", "r": "random"}
    seats = [make_player(names[kind], seat) for seat, kind in enumerate(kinds)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


def choices(match: Match) -> set[str]:
    """What the greedy player does here, whatever it imagines of the cards it cannot see."""
    return {str(decide(match, make_player("greedy", seed))) for seed in SEEDS}


def tickets_of_team(match: Match, number: int) -> int:
    """How many the team has at the end, on its rack too."""
    partners = match.game.partners
    seats = facts(match)["players"][number * partners : (number + 1) * partners]
    held = sum(len(seat["tickets"]) for seat in seats)
    return held + (len(facts(match)["teams"][number]["tickets"]) if partners > 1 else 0)


# Decisions. Tracks: 36 Astrakhan – Tehran, 47 Tehran – Shiraz, 54 Shiraz – Karachi (2 blue, XX),
# 60 Rawalpindi – Agra, 63 Agra – Bombay (2 orange). Tickets: 1 Astrakhan – Karachi, 21 Rawalpindi –
# Bombay, 32 Astrakhan – Hanoi, 35 Moscow – Calcutta.


def test_greedy_claims_what_completes_its_ticket() -> None:
    match = position(hands=["2 orange 3 white"], routes={0: "60"}, tickets=[[21], [3], [4]])
    assert choices(match) == {"claim 63"}


def test_greedy_draws_what_its_way_needs() -> None:
    """Most of the time: what it imagines to lie on the deck may be as good."""
    needed = 0
    for seed in range(20):
        match = position(
            hands=["orange"],
            routes={0: "60"},
            tickets=[[21], [3], [4]],
            row="orange yellow black purple red",
        )
        player = make_player("greedy", seed)
        while match.actor == 0:
            match.play(decide(match, player))
        needed += hand(match, 0)["orange"] >= 2
    assert needed >= 14


def test_greedy_completes_a_ticket_in_its_last_turn() -> None:
    """Though Chita – Khabarovsk, 5 red, brings more points at once."""
    match = position(
        hands=["2 blue 5 red"], routes={0: "36 47"}, tickets=[[1], [3], [4]], last_turns=3
    )
    assert choices(match) == {"claim 54"}


def test_greedy_takes_points_in_its_last_turn_if_no_ticket_can_be_completed() -> None:
    match = position(hands=["5 red"], routes={0: "36"}, tickets=[[32], [3], [4]], last_turns=3)
    assert choices(match) <= {"claim 19", "claim 49", "claim 50"}  # five spaces, red or gray


def test_greedy_draws_no_tickets_before_it_has_ways_for_its_own() -> None:
    match = position(hands=["red white"], tickets=[[32, 35], [3], [4]])
    assert "tickets" not in choices(match)


# Whole games


@pytest.mark.parametrize(
    ("game", "kinds"),
    [(LEGENDARY, "gr"), (LEGENDARY, "grrrr"), (TEAM, "ggrr"), (TEAM, "rrggrr")],
    ids=["two players", "five players", "two teams", "three teams"],
)
def test_greedy_beats_random(game: AnyGame, kinds: str) -> None:
    for seed in range(GAMES):
        match = played_out(game.id, seed, kinds)
        assert ranking(match)[kinds.index("g")] == 1


@BOTH_GAMES
def test_greedy_completes_most_of_its_tickets(game: AnyGame) -> None:
    completed = held = 0
    for seed in range(GAMES):
        match = played_out(game.id, seed, "gggg")
        completed += sum(final(match, "tickets_completed"))
        teams = 4 // game.partners
        held += sum(tickets_of_team(match, number) for number in range(teams))
    assert completed > 0.65 * held


@BOTH_GAMES
def test_greedy_games_come_to_an_end(game: AnyGame) -> None:
    """Nobody draws cards for ever: trains are used up, in as many turns as people need."""
    for seed in range(GAMES):
        match = played_out(game.id, seed, "gggg")
        assert facts(match)["ended"] == "trains"
        turns = len(log(match, None, "turn-began")) / 4
        assert 12 < turns < 60


def test_greedy_withdraws_seldom() -> None:
    """It goes into a tunnel with cards to spare."""
    tunnels = withdrawn = 0
    for seed in range(GAMES):
        match = played_out(TEAM.id, seed, "gggg")
        withdrawn += len(log(match, None, "withdrew"))
        tunnels += len({each["track"] for each in log(match, None, "tunnel-due")})
    assert tunnels > 0
    assert withdrawn < tunnels
