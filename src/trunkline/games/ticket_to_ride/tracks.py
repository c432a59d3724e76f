"""Claiming a route: the payment, tunnels, mountains (TR-4, TA-2.3, TA-6, LA-5)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.events import Log, emit
from trunkline.games.ticket_to_ride import decisions, events
from trunkline.games.ticket_to_ride.cards import (
    draw_top,
    hold,
    part_with,
    rack_of,
)
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    CROSSING_POINTS,
    KINDS,
    LOCOMOTIVE,
    MOST_TURNED,
    POINTS,
    Board,
    State,
)

HAND, RACK = range(2)  # rows of `laid`


@compiled
def begin_claim(state: State, track: int, log: Log) -> None:
    state.track = track
    state.tunnel = NOTHING
    state.decision = decisions.PAYING
    emit(log, events.CLAIM_BEGAN, state.seat, track)


# The payment, TR-4.1


@compiled
def pay(board: Board, state: State, colour: int, wild: int, log: Log) -> None:
    """So many locomotives, and cards of the colour for the other spaces."""
    state.colour = colour
    state.coloured = int(board.length[state.track]) - wild
    state.wild = wild
    emit(log, events.PAID, state.seat, state.track, colour, state.coloured, wild)
    if board.partners > 1:
        state.decision = decisions.FROM_RACK
    else:
        lay(state, HAND, state.seat, state.coloured, wild)
        claim(board, state, log)


@compiled
def lay(state: State, side: int, place: int, coloured: int, wild: int) -> None:
    """Cards of a hand or a rack are laid on the table."""
    if coloured > 0:
        part_with(state, place, state.colour, coloured)
        state.laid[side, state.colour] += coloured
    if wild > 0:
        part_with(state, place, LOCOMOTIVE, wild)
        state.laid[side, LOCOMOTIVE] += wild


@compiled
def pay_from_rack(board: Board, state: State, coloured: int, wild: int, log: Log) -> None:
    """TA-2.3: so many cards come from the rack, the others from the hand."""
    of_hand, wild_of_hand = state.coloured - coloured, state.wild - wild
    lay(state, RACK, rack_of(board, state.seat), coloured, wild)
    lay(state, HAND, state.seat, of_hand, wild_of_hand)
    emit(log, events.LAID, state.seat, state.colour, of_hand, wild_of_hand, coloured, wild)
    if state.decision == decisions.FROM_RACK and board.tunnel[state.track] > 0:
        turn_up(board, state, log)
    else:
        claim(board, state, log)


# Tunnels, TA-6


@compiled
def turn_up(board: Board, state: State, log: Log) -> None:
    """TA-6.1, TA-6.4: as many cards as the route's number, or as there are."""
    state.tunnel = state.track
    state.tunnel_colour = state.colour
    turned, due, unseen = 0, 0, False
    for place in range(MOST_TURNED):
        state.turned[place] = NOTHING
    while turned < board.tunnel[state.track]:
        card = draw_top(state, log)
        if card == NOTHING:
            break
        state.turned[turned] = card
        turned += 1
        match = 1 if matches(state, card) else 0
        due += match
        unseen = unseen or card == BLANK
        emit(log, events.TURNED_UP, card, match)
    state.due = due
    if unseen:
        state.decision = decisions.EXTRA  # a preview, which cannot know more
        return
    emit(log, events.TUNNEL_DUE, state.seat, state.track, turned, due)
    if due == 0:
        claim(board, state, log)
    else:
        state.decision = decisions.EXTRA


@compiled
def matches(state: State, card: int) -> bool:
    """A payment of locomotives only has the colour LOCOMOTIVE, so only these match (TA-6.2)."""
    return card in (LOCOMOTIVE, state.colour)


@compiled
def pay_extra(state: State, wild: int, log: Log) -> None:
    state.coloured = state.due - wild
    state.wild = wild
    emit(log, events.PAID, state.seat, state.track, state.colour, state.coloured, wild)
    state.decision = decisions.EXTRA_FROM_RACK


@compiled
def withdraw(board: Board, state: State, log: Log) -> None:
    """TA-6.3: each card returns where it came from; everybody has seen it."""
    for kind in range(KINDS):
        for _ in range(state.laid[HAND, kind]):
            hold(state, state.seat, kind, True)
        for _ in range(state.laid[RACK, kind]):
            hold(state, rack_of(board, state.seat), kind, True)
        state.laid[HAND, kind] = 0
        state.laid[RACK, kind] = 0
    discard_turned(state)
    emit(log, events.WITHDREW, state.seat, state.track)
    state.decision = decisions.TURN_OVER


@compiled
def discard_turned(state: State) -> None:
    """They stay in sight, but count among the discards."""
    for place in range(MOST_TURNED):
        if state.turned[place] != NOTHING:
            state.discards[state.turned[place]] += 1


# The route is claimed


@compiled
def claim(board: Board, state: State, log: Log) -> None:
    seat, track = state.seat, state.track
    length, crossings = int(board.length[track]), int(board.mountain[track])
    for kind in range(KINDS):
        state.discards[kind] += state.laid[HAND, kind] + state.laid[RACK, kind]  # TR-4.7
        state.laid[HAND, kind] = 0
        state.laid[RACK, kind] = 0
    if board.tunnel[track] > 0:
        discard_turned(state)
    state.owner[track] = seat
    state.taken[board.pair[track]] += 1
    state.trains[seat] -= length + crossings
    state.points[seat] += POINTS[length]
    emit(log, events.CLAIMED, seat, track, POINTS[length], state.trains[seat])
    if crossings > 0:
        cross(state, crossings, log)
    state.decision = decisions.TURN_OVER


@compiled
def cross(state: State, crossings: int, log: Log) -> None:
    """LA-5.1: one more train for each X, at the mountain crossing."""
    points = crossings * CROSSING_POINTS
    state.crossings[state.seat] += crossings
    state.mountains[state.seat] += 1
    state.points[state.seat] += points
    emit(log, events.CROSSED, state.seat, state.track, crossings, points)
