"""Turns: the stages of a round and the order of play (RR-2), and the end (RR-7.1)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import IntList, Row, scratch
from trunkline.games.ride_the_rails import decisions, events
from trunkline.games.ride_the_rails.legality import active, left_to_lay, refuse_from, refuse_share
from trunkline.games.ride_the_rails.state import OPENS, RAILROADS, ROUNDS, SEATS, Board, State


@compiled
def next_turn(board: Board, state: State, log: Log) -> None:
    state.turn += step(state)
    go_on(board, state, log)


@compiled
def step(state: State) -> int:
    """Shares are taken in reverse order (RR-2.1); the rest goes in the order of play."""
    return -1 if state.decision == decisions.SHARE else 1


@compiled
def go_on(board: Board, state: State, log: Log) -> None:
    """To the next one who has something to decide, in this stage or in a later one."""
    while not somebody_decides(board, state, log):
        begin_next_stage(state, log)


@compiled
def somebody_decides(board: Board, state: State, log: Log) -> bool:
    """Whether anybody does in this stage, from whose turn it is on; or the game is over.

    That no locomotive is left for a share (RR-2.1) never comes up in play, so nothing tells of it:
    a round takes at most 27, and begins with at least as many.
    """
    if state.decision == decisions.FINISHED:
        return True
    while 0 <= state.turn < state.players:
        if state.decision == decisions.LAYING:
            begin_laying(state, log)
            return True
        if state.decision == decisions.SHARE and can_take_share(state):
            return True
        if state.decision == decisions.START and can_run_train(board, state):
            return True
        if state.decision == decisions.START:
            emit(log, events.NO_TRAIN, active(state))
        state.turn += step(state)
    return False


@compiled
def begin_next_stage(state: State, log: Log) -> None:
    if state.decision == decisions.START:
        end_round(state, log)
    else:
        state.decision = decisions.LAYING if state.decision == decisions.SHARE else decisions.START
        state.turn = 0
        clear_laying(state)


@compiled
def begin_round(state: State, log: Log) -> None:
    state.rounds += 1
    emit(log, events.ROUND_BEGAN, state.rounds)
    for railroad in range(RAILROADS):
        if OPENS[railroad] == state.rounds:
            emit(log, events.RAILROAD_OPENED, railroad)
    state.decision = decisions.SHARE
    state.turn = state.players - 1


@compiled
def can_take_share(state: State) -> bool:
    for railroad in range(RAILROADS):
        if refuse_share(state, railroad) == ALLOWED:
            return True
    return False


@compiled
def can_run_train(board: Board, state: State) -> bool:
    for number in range(board.cities):
        if refuse_from(board, state, board.city[number]) == ALLOWED:
            return True
    return False


@compiled
def begin_laying(state: State, log: Log) -> None:
    clear_laying(state)
    emit(log, events.LAYING_BEGAN, active(state), left_to_lay(state))


@compiled
def clear_laying(state: State) -> None:
    state.laid = 0
    state.on_mountain = 0


# RR-7.1: the end


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    now[0], goal[0] = rounds_played(state), ROUNDS
    return 1


@compiled
def rounds_played(state: State) -> int:
    """To their end: the one under way is not."""
    return state.rounds if state.decision == decisions.FINISHED else state.rounds - 1


# RR-2.5: the order of play


@compiled
def end_round(state: State, log: Log) -> None:
    if state.rounds == ROUNDS:
        state.decision = decisions.FINISHED
        state.turn = 0
        emit(log, events.ENDED, 0)
        return
    order = scratch(SEATS)
    next_order(state, order)
    for place in range(state.players):
        state.order[place] = order[place]
    tell_order(state, log)
    begin_round(state, log)


@compiled
def next_order(state: State, out: IntList) -> None:
    """Least money first; who is level comes in the reverse of the order just played."""
    for place in range(state.players):
        seat = state.order[state.players - 1 - place]
        to = place
        while to > 0 and state.money[out[to - 1]] > state.money[seat]:
            out[to] = out[to - 1]
            to -= 1
        out[to] = seat


@compiled
def tell_order(state: State, log: Log) -> None:
    order = state.order
    if state.players == 3:
        emit(log, events.ORDER_OF_3, order[0], order[1], order[2])
    elif state.players == 4:
        emit(log, events.ORDER_OF_4, order[0], order[1], order[2], order[3])
    else:
        emit(log, events.ORDER_OF_5, order[0], order[1], order[2], order[3], order[4])
