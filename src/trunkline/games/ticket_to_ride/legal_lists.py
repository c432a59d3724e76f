"""Fast lists of legal actions: what is not refused, of what the decision is about.

Measured by `bench/lists.py`: without them random games are played at 0.4 of the speed; without the
list of the turn at half, without another one at 0.8 to 0.97. Decisions whose list brought less than
that are left to the default.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING, UNLISTED
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import actions, decisions
from trunkline.games.ticket_to_ride.cards import held
from trunkline.games.ticket_to_ride.legality import (
    most_of_a_colour,
    refuse_claim_with,
    refuse_done,
    refuse_draw,
    refuse_draw_blind,
    refuse_from_rack,
    refuse_pay,
    refuse_pay_wild,
    refuse_rack_ticket,
    refuse_share,
    refuse_tickets,
)
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    LOCOMOTIVE,
    RACK_COUNTS,
    WILDS,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.tickets import could_return, ticket_to_decide


@compiled
def list_fast(board: Board, state: State, out: Row) -> int:
    decision = state.decision
    if decision == decisions.TURN:
        return list_turn(board, state, out)
    if decision == decisions.SECOND_CARD:
        return list_draws(board, state, out)
    if decision in (decisions.START_TICKETS, decisions.KEEPING):
        return list_ticket(board, state, out)
    if decision == decisions.PAYING:
        return list_payments(board, state, out)
    if decision in (decisions.FROM_RACK, decisions.EXTRA_FROM_RACK):
        return list_from_rack(board, state, out)
    if decision in (decisions.START_RACK, decisions.RACK_TICKET, decisions.SHARING):
        return list_for_rack(board, state, out)
    return UNLISTED


@compiled
def list_draws(board: Board, state: State, out: Row) -> int:
    n = 0
    for card in range(CARDS):
        if refuse_draw(board, state, card) == ALLOWED:
            out[n] = actions.DRAWS.first + card
            n += 1
    if refuse_draw_blind(board, state) == ALLOWED:
        out[n] = actions.DRAW_DECK.first
        n += 1
    return n


@compiled
def list_turn(board: Board, state: State, out: Row) -> int:
    n = list_draws(board, state, out)
    most, wild = most_of_a_colour(board, state), held(board, state, state.seat, LOCOMOTIVE)
    for track in range(board.tracks):
        if refuse_claim_with(board, state, track, most, wild) == ALLOWED:
            out[n] = actions.CLAIMS.first + track
            n += 1
    if refuse_tickets(board, state) == ALLOWED:
        out[n] = actions.DRAW_TICKETS.first
        n += 1
    if refuse_share(board, state) == ALLOWED:
        out[n] = actions.SHARE.first
        n += 1
    if n == 0:
        out[n] = actions.PASS.first
        n += 1
    return n


@compiled
def list_ticket(board: Board, state: State, out: Row) -> int:
    ticket = ticket_to_decide(state)
    if ticket == NOTHING:
        return 0
    out[0] = actions.KEEPS.first + ticket
    if not could_return(board, state):
        return 1
    out[1] = actions.RETURNS.first + ticket
    return 2


@compiled
def list_payments(board: Board, state: State, out: Row) -> int:
    n = 0
    for colour in range(COLOURS):
        for wild in range(board.length[state.track]):
            if refuse_pay(board, state, colour, wild) == ALLOWED:
                out[n] = actions.PAYS.first + colour * WILDS + wild
                n += 1
    if refuse_pay_wild(board, state) == ALLOWED:
        out[n] = actions.PAY_WILD.first
        n += 1
    return n


@compiled
def list_from_rack(board: Board, state: State, out: Row) -> int:
    n = 0
    for coloured in range(state.coloured + 1):
        for wild in range(state.wild + 1):
            if refuse_from_rack(board, state, coloured, wild) == ALLOWED:
                out[n] = actions.FROM_RACKS.first + coloured * RACK_COUNTS + wild
                n += 1
    return n


@compiled
def list_for_rack(board: Board, state: State, out: Row) -> int:
    n = 0
    for ticket in range(board.tickets):
        if refuse_rack_ticket(board, state, ticket) == ALLOWED:
            out[n] = actions.RACK_TICKETS.first + ticket
            n += 1
    if refuse_done(board, state) == ALLOWED:
        out[n] = actions.DONE.first
        n += 1
    return n
