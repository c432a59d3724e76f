"""Turns, the last turns and the end (TR-2, TR-6, TA-7.1, LA-6.1)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import decisions, events
from trunkline.games.ticket_to_ride.scoring import score_all
from trunkline.games.ticket_to_ride.state import (
    ALL_PASSED,
    NOT_ENDED,
    TRAINS_USED,
    Board,
    State,
)


@compiled
def begin_turn(state: State, seat: int, log: Log) -> None:
    state.seat = seat
    state.decision = decisions.TURN
    state.drawn = 0
    state.drawn_open = 0
    state.to_rack = 0
    state.track = NOTHING
    state.colour = NOTHING
    state.coloured = 0
    state.wild = 0
    state.due = 0
    state.shared = 0
    state.decided = 0
    emit(log, events.TURN_BEGAN, seat)


@compiled
def pass_turn(state: State, log: Log) -> None:
    state.passes += 1
    emit(log, events.PASSED, state.seat)
    state.decision = decisions.TURN_OVER


@compiled
def end_turn(board: Board, state: State, log: Log) -> None:
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            state.ended = TRAINS_USED
    elif trains_used(board, state, state.seat) >= trains_to_use(board, state):
        state.last_turns = state.players
        emit(log, events.LAST_TURNS, state.seat, trains_of_team(board, state, state.seat))
    if state.passes == state.players and state.ended == NOT_ENDED:
        state.ended = ALL_PASSED
    if state.ended == NOT_ENDED:
        begin_turn(state, (state.seat + 1) % state.players, log)
    else:
        finish(board, state, log)


@compiled
def trains_of_team(board: Board, state: State, seat: int) -> int:
    """TA-7.1: both partners together."""
    trains = 0
    for other in range(state.players):
        if other // board.partners == seat // board.partners:
            trains += state.trains[other]
    return trains


@compiled
def trains_used(board: Board, state: State, seat: int) -> int:
    """TR-6.1: by the seat's team."""
    return board.trains * board.partners - trains_of_team(board, state, seat)


@compiled
def trains_to_use(board: Board, state: State) -> int:
    """TR-6.1: with these the stock of a team is at the limit."""
    return max(0, board.trains * board.partners - state.last_turns_at)


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    """TR-6.1 by team; TR-2.2: those who passed in turn."""
    if ending == ALL_PASSED:
        now[0], goal[0] = state.passes, state.players
        return 1
    for team in range(state.players // board.partners):
        now[team] = trains_used(board, state, team * board.partners)
        goal[team] = trains_to_use(board, state)
    return 1


@compiled
def finish(board: Board, state: State, log: Log) -> None:
    state.decision = decisions.FINISHED
    emit(log, events.ENDED, state.ended)
    score_all(board, state, log)
