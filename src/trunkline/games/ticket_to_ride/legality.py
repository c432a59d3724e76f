"""Legality: each function returns ALLOWED or the clause that forbids the action."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.rulebook import ALLOWED
from trunkline.games.ticket_to_ride import actions, clauses, decisions
from trunkline.games.ticket_to_ride.cards import can_draw_blind, held, place_in_row, rack_of
from trunkline.games.ticket_to_ride.decisions import CLAUSE_OF
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    GRAY,
    KEPT,
    LOCOMOTIVE,
    NOBODY,
    ONE_OR_TWO,
    RACK_COUNTS,
    WILDS,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.tickets import (
    could_return,
    ticket_to_decide,
    tickets_needed_to_share,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    """ALLOWED, or the clause that forbids the action now."""
    if state.decision == decisions.FINISHED:
        return CLAUSE_OF[state.decision]
    if action < actions.DRAWS.end:
        return refuse_draw(board, state, action - actions.DRAWS.first)
    if action == actions.DRAW_DECK.first:
        return refuse_draw_blind(board, state)
    if action < actions.CLAIMS.end:
        return refuse_claim(board, state, action - actions.CLAIMS.first)
    if action == actions.DRAW_TICKETS.first:
        return refuse_tickets(board, state)
    if action == actions.PASS.first:
        return refuse_pass(board, state)
    if action < actions.KEEPS.end:
        return refuse_keep(board, state, action - actions.KEEPS.first)
    if action < actions.RETURNS.end:
        return refuse_return(board, state, action - actions.RETURNS.first)
    if action < actions.PAYS.end:
        number = action - actions.PAYS.first
        return refuse_pay(board, state, number // WILDS, number % WILDS)
    if action == actions.PAY_WILD.first:
        return refuse_pay_wild(board, state)
    return refuse_of_teams(board, state, action)


@compiled
def refuse_of_teams(board: Board, state: State, action: int) -> int:
    """The actions that only Team Asia has."""
    if action in (actions.TO_HAND.first, actions.TO_RACK.first):
        return ALLOWED if state.decision == decisions.PLACE else not_now(board, state)
    if action < actions.FROM_RACKS.end:
        number = action - actions.FROM_RACKS.first
        return refuse_from_rack(board, state, number // RACK_COUNTS, number % RACK_COUNTS)
    if action < actions.EXTRAS.end:
        return refuse_extra(board, state, action - actions.EXTRAS.first)
    if action == actions.WITHDRAW.first:
        return refuse_withdraw(board, state)
    if action == actions.SHARE.first:
        return refuse_share(board, state)
    if action < actions.RACK_TICKETS.end:
        return refuse_rack_ticket(board, state, action - actions.RACK_TICKETS.first)
    return refuse_done(board, state)


@compiled
def not_now(board: Board, state: State) -> int:
    """The clause of what is being decided, for an action that decides something else."""
    if board.partners == 1:
        if state.decision == decisions.START_TICKETS:
            return clauses.LA_2_1
        if state.decision == decisions.KEEPING:
            return clauses.LA_2_2
    return CLAUSE_OF[state.decision]


# Drawing cards, TR-3


@compiled
def is_drawing(state: State) -> bool:
    return state.decision in (decisions.TURN, decisions.SECOND_CARD)


@compiled
def refuse_draw(board: Board, state: State, card: int) -> int:
    if not is_drawing(state):
        return not_now(board, state)
    if place_in_row(state, card) == NOTHING:
        return clauses.TR_3_1
    if card == LOCOMOTIVE and state.decision == decisions.SECOND_CARD:
        return clauses.TR_3_2
    return ALLOWED


@compiled
def refuse_draw_blind(board: Board, state: State) -> int:
    if not is_drawing(state):
        return not_now(board, state)
    return ALLOWED if can_draw_blind(state) else clauses.TR_3_3


# Claiming a route, TR-4


@compiled
def refuse_claim(board: Board, state: State, track: int) -> int:
    most, wild = most_of_a_colour(board, state), held(board, state, state.seat, LOCOMOTIVE)
    return refuse_claim_with(board, state, track, most, wild)


@compiled
def most_of_a_colour(board: Board, state: State) -> int:
    """What can be paid for a gray track, without locomotives."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, held(board, state, state.seat, colour))
    return most


@compiled
def refuse_claim_with(board: Board, state: State, track: int, most: int, wild: int) -> int:
    """With the most cards of one colour, and the locomotives, counted once for all tracks."""
    if state.decision != decisions.TURN:
        return not_now(board, state)
    clause = refuse_track(board, state, state.seat, track)
    if clause != ALLOWED:
        return clause
    trains, length = state.trains[state.seat], int(board.length[track])
    if trains < length:
        return clauses.TR_4_2
    if trains < length + board.mountain[track]:
        return clauses.LA_5_2
    colour = int(board.colour[track])
    cards = most if colour == GRAY else held(board, state, state.seat, colour)
    if wild < max(int(board.ferry[track]), length - cards):
        return clauses.LA_3_1 if board.ferry[track] > 0 else clauses.TR_4_1
    return ALLOWED


@compiled
def refuse_track(board: Board, state: State, seat: int, track: int) -> int:
    """Whether the seat can have the track at all: whatever it costs, wherever it is (TR-4.3)."""
    if state.owner[track] != NOBODY:
        return clauses.TR_4_6
    pair = int(board.pair[track])
    if state.taken[pair] == 0:
        return ALLOWED
    first = int(board.first_of_pair[pair])
    for other in range(first, first + board.tracks_of_pair[pair]):
        if state.owner[other] == seat:
            return clauses.TR_4_5
    if state.taken[pair] >= board.open[pair, state.players]:
        return clauses.TA_4_1 if board.partners > 1 else clauses.LA_4_1
    return ALLOWED


@compiled
def refuse_pay(board: Board, state: State, colour: int, wild: int) -> int:
    if state.decision != decisions.PAYING:
        return not_now(board, state)
    track = state.track
    length = int(board.length[track])
    if board.colour[track] != GRAY and board.colour[track] != colour:
        return clauses.TR_4_1
    if wild < board.ferry[track]:
        return clauses.LA_3_1
    # All locomotives are `pay locomotive`, whatever the colour.
    if wild >= length or held(board, state, state.seat, colour) < length - wild:
        return clauses.TR_4_1
    return ALLOWED if held(board, state, state.seat, LOCOMOTIVE) >= wild else clauses.TR_4_1


@compiled
def refuse_pay_wild(board: Board, state: State) -> int:
    if state.decision != decisions.PAYING:
        return not_now(board, state)
    enough = held(board, state, state.seat, LOCOMOTIVE) >= board.length[state.track]
    return ALLOWED if enough else clauses.TR_4_1


@compiled
def refuse_from_rack(board: Board, state: State, coloured: int, wild: int) -> int:
    """TA-2.3: as many from the rack as it has, and as many from the hand as that has."""
    if state.decision not in (decisions.FROM_RACK, decisions.EXTRA_FROM_RACK):
        return not_now(board, state)
    if coloured > state.coloured or wild > state.wild:
        return clauses.TA_2_3
    hand, rack = state.seat, rack_of(board, state.seat)
    if coloured > state.cards[rack, state.colour] or wild > state.cards[rack, LOCOMOTIVE]:
        return clauses.TA_2_3
    # With locomotives only there is nothing to pay in the colour.
    if state.coloured - coloured > state.cards[hand, state.colour]:
        return clauses.TA_2_3
    return ALLOWED if state.wild - wild <= state.cards[hand, LOCOMOTIVE] else clauses.TA_2_3


@compiled
def refuse_extra(board: Board, state: State, wild: int) -> int:
    if state.decision != decisions.EXTRA:
        return not_now(board, state)
    if wild > state.due:
        return clauses.TA_6_1
    coloured = state.due - wild
    if coloured > 0 and state.colour == LOCOMOTIVE:
        return clauses.TA_6_2
    if coloured > 0 and held(board, state, state.seat, state.colour) < coloured:
        return clauses.TA_6_1
    # The preview of a tunnel does not know what is due.
    if state.due == 0:
        return clauses.TA_6_1
    return ALLOWED if held(board, state, state.seat, LOCOMOTIVE) >= wild else clauses.TA_6_1


@compiled
def refuse_withdraw(board: Board, state: State) -> int:
    if state.decision != decisions.EXTRA:
        return not_now(board, state)
    # In the preview of a tunnel it is too early to say.
    return ALLOWED if state.due > 0 else clauses.TA_6_1


# Tickets, TR-5


@compiled
def refuse_tickets(board: Board, state: State) -> int:
    if state.decision != decisions.TURN:
        return not_now(board, state)
    return ALLOWED if state.tickets_left > 0 else clauses.TR_5_2


@compiled
def is_being_decided(state: State, ticket: int) -> bool:
    if state.decision not in (decisions.START_TICKETS, decisions.KEEPING):
        return False
    return ticket_to_decide(state) == ticket


@compiled
def refuse_keep(board: Board, state: State, ticket: int) -> int:
    return ALLOWED if is_being_decided(state, ticket) else not_now(board, state)


@compiled
def refuse_return(board: Board, state: State, ticket: int) -> int:
    if not is_being_decided(state, ticket) or not could_return(board, state):
        return not_now(board, state)
    return ALLOWED


@compiled
def refuse_rack_ticket(board: Board, state: State, ticket: int) -> int:
    if state.decision == decisions.SHARING:
        return ALLOWED if state.where[ticket] == state.seat else clauses.TA_5_1
    if state.decision not in (decisions.START_RACK, decisions.RACK_TICKET):
        return not_now(board, state)
    # A preview of the start goes no further than to the seat's own ticket.
    if state.decision == decisions.START_RACK and state.for_rack[state.seat] != NOTHING:
        return not_now(board, state)
    for place in range(state.decided):
        if state.offered[state.seat, place] == ticket and state.choice[state.seat, place] == KEPT:
            return ALLOWED
    return not_now(board, state)


@compiled
def refuse_share(board: Board, state: State) -> int:
    if state.decision != decisions.TURN or board.partners == 1:
        return not_now(board, state)
    enough = state.hand_tickets[state.seat] >= tickets_needed_to_share(state)
    return ALLOWED if enough else clauses.TA_5_1


@compiled
def refuse_done(board: Board, state: State) -> int:
    if state.decision != decisions.SHARING:
        return not_now(board, state)
    return ALLOWED if state.share_tickets == ONE_OR_TWO and state.shared > 0 else clauses.TA_5_1


# Passing, TR-2.2


@compiled
def refuse_pass(board: Board, state: State) -> int:
    if state.decision != decisions.TURN:
        return not_now(board, state)
    if refuse_draw_blind(board, state) == ALLOWED or refuse_tickets(board, state) == ALLOWED:
        return clauses.TR_2_2
    if refuse_share(board, state) == ALLOWED:
        return clauses.TR_2_2
    for card in range(CARDS):
        if refuse_draw(board, state, card) == ALLOWED:
            return clauses.TR_2_2
    for track in range(board.tracks):
        if refuse_claim(board, state, track) == ALLOWED:
            return clauses.TR_2_2
    return ALLOWED
