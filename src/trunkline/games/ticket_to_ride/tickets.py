"""Tickets: the deal, keeping and returning, the rack (TR-5, TA-3, TA-5, LA-2).

At the start every seat decides in turn, and all take effect together: until then nobody sees how
many the others keep, nor how large the deck is (TA-3.1).
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import decisions, events
from trunkline.games.ticket_to_ride.cards import partner_of, rack_of
from trunkline.games.ticket_to_ride.state import (
    BLANK_TICKET,
    FIRST_RACK,
    GONE,
    IN_DECK,
    KEPT,
    MOST_OFFERED,
    OFFERED,
    RETURNED,
    SEATS,
    TICKETS,
    TO_SHARE,
    TWO,
    UNDECIDED,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.turns import begin_turn

# The deal, TA-3.1 and LA-2.1


@compiled
def deal_tickets(board: Board, state: State, tickets: Row, long_tickets: Row, log: Log) -> None:
    """To each seat in turn, the long ones first; what is left of the regular ones is the deck."""
    for ticket in range(TICKETS):
        state.ticket_deck[ticket] = NOTHING
        state.where[ticket] = GONE
    for seat in range(SEATS):
        state.for_rack[seat] = NOTHING
        clear_offer(state, seat)
    regular = 0
    for seat in range(state.players):
        for place in range(board.dealt_long):
            offer(state, seat, int(long_tickets[seat * board.dealt_long + place]), place, log)
        for place in range(board.dealt):
            offer(state, seat, int(tickets[regular]), board.dealt_long + place, log)
            regular += 1
    while regular < TICKETS and tickets[regular] != NOTHING:
        put_under(state, int(tickets[regular]))
        regular += 1
    state.decision = decisions.START_TICKETS
    state.seat = 0
    state.decided = 0


@compiled
def clear_offer(state: State, seat: int) -> None:
    for place in range(MOST_OFFERED):
        state.offered[seat, place] = NOTHING
        state.choice[seat, place] = UNDECIDED


@compiled
def offer(state: State, seat: int, ticket: int, place: int, log: Log) -> None:
    state.offered[seat, place] = ticket
    if ticket != BLANK_TICKET:
        state.where[ticket] = OFFERED
        state.seen[ticket] = 0
        emit(log, events.TICKET_OFFERED, seat, ticket)


@compiled
def put_under(state: State, ticket: int) -> None:
    state.ticket_deck[state.tickets_left] = ticket
    state.tickets_left += 1
    if ticket != BLANK_TICKET:
        state.where[ticket] = IN_DECK


# Keeping and returning


@compiled
def offered_to(state: State, seat: int) -> int:
    """How many tickets the seat decides on."""
    count = 0
    while count < MOST_OFFERED and state.offered[seat, count] != NOTHING:
        count += 1
    return count


@compiled
def count_kept(state: State, seat: int) -> int:
    kept = 0
    for place in range(MOST_OFFERED):
        if state.choice[seat, place] == KEPT:
            kept += 1
    return kept


@compiled
def ticket_to_decide(state: State) -> int:
    """The one that is decided on now, in the order dealt; NOTHING in a preview that goes no
    further: a ticket drawn is not known, or what the others have decided."""
    if state.decided >= offered_to(state, state.seat):
        return NOTHING
    ticket = int(state.offered[state.seat, state.decided])
    return NOTHING if ticket == BLANK_TICKET else ticket


@compiled
def least_to_keep(board: Board, state: State) -> int:
    return board.keep_at_start if state.decision == decisions.START_TICKETS else board.keep


@compiled
def could_return(board: Board, state: State) -> bool:
    """Whether the minimum can still be kept without the ticket being decided on."""
    later = offered_to(state, state.seat) - state.decided - 1
    return count_kept(state, state.seat) + later >= least_to_keep(board, state)


@compiled
def decide_on(board: Board, state: State, ticket: int, kept: bool, log: Log) -> None:
    state.choice[state.seat, state.decided] = KEPT if kept else RETURNED
    state.decided += 1
    emit(log, events.TICKET_DECIDED, state.seat, ticket, 1 if kept else 0)
    if state.decided < offered_to(state, state.seat):
        return
    if state.decision == decisions.START_TICKETS:
        if board.partners > 1:
            state.decision = decisions.START_RACK
        else:
            next_to_decide(board, state, log)
    elif board.partners > 1:
        state.decision = decisions.RACK_TICKET
    else:
        settle_drawn(state, log)


@compiled
def next_to_decide(board: Board, state: State, log: Log) -> None:
    """At the start, from seat 0 up, whoever begins (TA-3.1)."""
    if state.seat + 1 < state.players:
        state.seat += 1
        state.decision = decisions.START_TICKETS
        state.decided = 0
    elif all_decided(state):
        for seat in range(state.players):
            settle(state, seat, board.leave_at_start == 1, log)
            state.kept_first[seat] = state.hand_tickets[seat]
            if board.partners > 1:
                state.kept_first[seat] += 1  # the one that it named for the rack
        begin_turn(state, state.first, log)


@compiled
def all_decided(state: State) -> bool:
    """Always, where one can see what the others have decided; a preview goes no further."""
    for seat in range(state.players):
        for place in range(offered_to(state, seat)):
            if state.choice[seat, place] == UNDECIDED:
                return False
    return True


@compiled
def settle(state: State, seat: int, leave: bool, log: Log) -> None:
    """What the seat keeps comes to its hand, the rest under the deck or out of the game."""
    count = offered_to(state, seat)
    kept = count_kept(state, seat)
    for place in range(count):
        ticket = int(state.offered[seat, place])
        if state.choice[seat, place] == KEPT:
            if state.where[ticket] < FIRST_RACK:
                state.where[ticket] = seat
                state.hand_tickets[seat] += 1
        elif leave:
            state.where[ticket] = GONE
            state.seen[ticket] = 1 << seat
        else:
            put_under(state, ticket)
            state.seen[ticket] = 1 << seat
    state.for_rack[seat] = NOTHING
    clear_offer(state, seat)
    emit(log, events.TICKETS_KEPT, seat, kept, count - kept)


# The rack, TA-3


@compiled
def put_ticket_on_rack(board: Board, state: State, seat: int, ticket: int, log: Log) -> None:
    rack = rack_of(board, seat)
    state.where[ticket] = rack
    state.rack_tickets[rack - FIRST_RACK] += 1
    emit(log, events.TICKET_RACKED, seat, partner_of(seat), ticket)


@compiled
def name_for_rack(board: Board, state: State, ticket: int, log: Log) -> None:
    """TA-3.1: a team's two reach the rack together, when the second partner has named one."""
    seat = state.seat
    partner = partner_of(seat)
    state.for_rack[seat] = ticket
    emit(log, events.TICKET_NAMED, seat, ticket)
    if partner < seat:
        # The partner's can be unknown only in a preview, which then shows one.
        if state.for_rack[partner] != NOTHING:
            put_ticket_on_rack(board, state, partner, state.for_rack[partner], log)
        put_ticket_on_rack(board, state, seat, ticket, log)
    next_to_decide(board, state, log)


# Drawing, TA-3.2 and LA-2.2


@compiled
def draw_tickets(board: Board, state: State, log: Log) -> None:
    count = min(board.drawn, state.tickets_left)  # TR-5.2
    emit(log, events.DREW_TICKETS, state.seat, count)
    for place in range(count):
        offer(state, state.seat, int(state.ticket_deck[place]), place, log)
    left = state.tickets_left - count
    for place in range(left):
        state.ticket_deck[place] = state.ticket_deck[place + count]
    for place in range(left, state.tickets_left):
        state.ticket_deck[place] = NOTHING
    state.tickets_left = left
    state.decided = 0
    state.decision = decisions.KEEPING


@compiled
def settle_drawn(state: State, log: Log) -> None:
    settle(state, state.seat, False, log)
    state.decision = decisions.TURN_OVER


@compiled
def rack_one_of_kept(board: Board, state: State, ticket: int, log: Log) -> None:
    put_ticket_on_rack(board, state, state.seat, ticket, log)
    settle_drawn(state, log)


# Sharing, TA-5.1


@compiled
def begin_sharing(state: State, log: Log) -> None:
    state.decision = decisions.SHARING
    emit(log, events.SHARE_BEGAN, state.seat)


@compiled
def tickets_needed_to_share(state: State) -> int:
    return TO_SHARE if state.share_tickets == TWO else 1


@compiled
def share_ticket(board: Board, state: State, ticket: int, log: Log) -> None:
    state.hand_tickets[state.seat] -= 1
    put_ticket_on_rack(board, state, state.seat, ticket, log)
    state.shared += 1
    if state.shared == TO_SHARE:
        state.decision = decisions.TURN_OVER
