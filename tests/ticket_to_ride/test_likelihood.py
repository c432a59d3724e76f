"""How well a deal of what is hidden fits what the others were seen to do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ticket_to_ride.positions import LEGENDARY, position, team
from trunkline import Match
from trunkline.core.position import Position
from trunkline.core.rng import Random, seed_random
from trunkline.games.ticket_to_ride.state import CARD_NAMES
from trunkline.players import search_kernel
from trunkline.players.player import LEVELS

# Tracks: 60 Rawalpindi – Agra, 63 Agra – Bombay (2 orange). Tickets: 21 Rawalpindi – Bombay, 1 far
# from there.
NEAR, FAR = 21, 1
DEALS = 300


def likelihood(match: Position, seat: int = 0) -> float:
    board: Any = match.board.structs[0]
    return float(match.game.contract.likelihood(board, match.state, seat))


def with_ticket(ticket: int, seen: str = "", **more: Any) -> float:
    """The likelihood to seat 0 of a deal in which seat 1 has that ticket, after it was seen to take
    these cards."""
    match = position(players=2, tickets=([], [ticket]), **more)
    for card in seen.split():
        match.state.known[1, CARD_NAMES.index(card)] += 1
    return likelihood(match)


def test_who_builds_towards_cities_likelier_has_their_ticket() -> None:
    assert with_ticket(NEAR) == with_ticket(FAR) == 1.0
    assert 1.0 < with_ticket(NEAR, routes={1: "60"}) < with_ticket(NEAR, routes={1: "60 63"})
    assert with_ticket(FAR, routes={1: "60"}) < with_ticket(NEAR, routes={1: "60"})


def test_who_takes_cards_of_a_colour_likelier_needs_them() -> None:
    """Its way goes over a black track; the gray ones take any colour."""
    assert with_ticket(NEAR, "black black") > with_ticket(NEAR, "green green") > 1.0
    assert with_ticket(FAR, "black black") < with_ticket(FAR, "green green")


def test_what_others_own_brings_nobody_nearer() -> None:
    assert with_ticket(NEAR, routes={0: "60"}) == 1.0


def test_a_rack_counts_once_and_the_own_one_not_at_all() -> None:
    ticket = 1

    def of_racks(*racks: list[int], tickets: tuple[list[int], ...] = ()) -> float:
        owned = "1 2 3 4 5 6 7 8 9 10 11 12"
        return likelihood(team(rack_tickets=racks, tickets=tickets, routes={0: owned, 2: owned}))

    assert of_racks([ticket], []) == 1.0
    assert of_racks([], [ticket]) == pytest.approx(of_racks([], [], tickets=([], [], [ticket])))


def test_search_deals_what_is_likely_more_often() -> None:
    match = position(players=2, tickets=([], [NEAR, FAR]), routes={1: "60 63"})
    assert held_by_rival(match, tried=6) > 2 * held_by_rival(match, tried=1) > 0


def held_by_rival(match: Match, tried: int) -> int:
    """In how many of some deals of the search seat 1 has the ticket between its cities."""
    kernel = LEGENDARY.kernel(search_kernel.__name__)
    states: Any = LEGENDARY.state_struct.array(LEVELS)
    states[0] = match.observation(0)[0]
    random = Random.array()[0]
    seed_random(random, 1, 1)
    place, count = match.board.vocabulary["ticket"].index(str(NEAR)), 0
    for _ in range(DEALS):
        kernel.deal(match.board.structs[0], states, 0, random, tried)
        count += int(np.asarray(states[search_kernel.WALK]["where"])[place] == 1)
    return count
