"""Likelihood: how well a deal of what is hidden fits what the others were seen to do.

Who holds a ticket builds towards it and takes the cards for it. So the others more likely hold the
tickets that their tracks, and the cards that everybody saw them take, have brought nearer.
"""

from __future__ import annotations

import math

from trunkline.core.compiled import compiled
from trunkline.core.struct import scratch
from trunkline.games.ticket_to_ride.state import CITIES, FIRST_RACK, TRACKS, Board, State
from trunkline.games.ticket_to_ride.ticket_plan import (
    CLAIM_COST,
    FAR,
    cost_tracks,
    shortest_way,
    spare_for_tunnel,
    trains_for,
)

# How much likelier a ticket is whose way is done than one that is not begun: the logarithm, for one
# player and for a partner in a team. Of the tickets of level 8, in 30 matches of four, 29 % had
# their way done and 6 % less than an eighth of it; of tickets dealt at random 4 % and 33 %. In
# teams 42 % and 9 %, beside 24 % and 15 %.
BY_PROGRESS = (4.0, 1.2)


@compiled
def likelihood(board: Board, state: State, seat: int) -> float:
    """Of a deal with nothing blank, as the seat may judge it; only ratios say something."""
    untouched, cost = scratch(TRACKS), scratch(TRACKS)
    distance, via, ahead = scratch(CITIES), scratch(CITIES), scratch(CITIES)
    for track in range(board.tracks):
        length = int(board.length[track]) + spare_for_tunnel(board, track)
        untouched[track] = CLAIM_COST + trains_for(board, track) + length
    progress = 0.0
    for other in range(state.players):
        if other == seat:
            continue
        cost_tracks(board, state, other, state.known[other], cost)
        for ticket in range(board.tickets):
            if is_guess(board, state, seat, other, ticket):
                start, end = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
                whole = shortest_way(board, untouched, start, end, distance, via, ahead)
                left = shortest_way(board, cost, start, end, distance, via, ahead)
                if left < FAR:
                    progress += max(0.0, 1.0 - left / whole)
    return math.exp(BY_PROGRESS[board.partners - 1] * progress)


@compiled
def is_guess(board: Board, state: State, seat: int, other: int, ticket: int) -> bool:
    """Whether the other holds the ticket in this deal; one on a rack counts for the first partner
    alone. The own team's rack is no guess."""
    where = int(state.where[ticket])
    if where == other:
        return True
    team = other // board.partners
    first = other % board.partners == 0
    return where == FIRST_RACK + team and first and team != seat // board.partners
