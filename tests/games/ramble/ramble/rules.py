"""The rules of Ramble."""

from __future__ import annotations

from ramble.state import (
    BROOK,
    ENDED,
    ERRAND,
    ERRAND_DEALT,
    FERRIED,
    FINISHED,
    NOWHERE,
    RB_1_2,
    RB_1_3,
    RB_1_4,
    RB_1_7,
    SEATS,
    SET_OUT,
    START,
    STARTS,
    STEPS,
    STOP,
    STOPPED,
    TOWN,
    UNSEEN,
    WALK,
    WALKED,
    WALKS,
    Board,
    Deal,
    State,
)
from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, Setting
from trunkline.core.events import Log, emit
from trunkline.core.rng import Random, below
from trunkline.core.rng import shuffle as shuffle_towns
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row

HOME = 0  # the one ending


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    deal.first = below(random, setting.players)
    for town in range(board.towns):
        deal.errands[town] = board.town[town]
    shuffle_towns(random, deal.errands, board.towns)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    state.seat = deal.first
    state.start = NOWHERE
    state.at = NOWHERE
    for town in range(board.towns):
        state.letter[board.town[town]] = 1
    for seat in range(SEATS):
        for walk in range(WALKS):
            state.ends[seat, walk] = NOWHERE
    for seat in range(state.players):
        state.errand[seat] = deal.errands[seat]
        emit(log, ERRAND_DEALT, seat, state.errand[seat])


# Decisions


@compiled
def is_over(board: Board, state: State) -> bool:
    """RB-1.7"""
    return letters_away(board, state) == board.towns or state.walks == WALKS * state.players


@compiled
def letters_away(board: Board, state: State) -> int:
    """Those of walks that are over."""
    away = board.towns
    for town in range(board.towns):
        away -= state.letter[board.town[town]]
    return away - (state.start != NOWHERE)


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    """Either will do."""
    now[0], goal[0] = letters_away(board, state), board.towns
    now[1], goal[1] = state.walks, WALKS * state.players
    return 1


@compiled
def actor(state: State) -> int:
    return OVER if state.decision == FINISHED else state.seat


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    if state.seat == NOWHERE:
        return RB_1_7
    if action == STOP.first:
        return ALLOWED if state.start != NOWHERE and state.steps > 0 else RB_1_4
    if action < STARTS.end:
        free = state.start == NOWHERE and state.letter[action - STARTS.first]
        return ALLOWED if free else RB_1_2
    return refuse_step(board, state, action - STEPS.first)


@compiled
def refuse_step(board: Board, state: State, hex: int) -> int:
    """RB-1.3"""
    if state.start == NOWHERE or state.visited[hex]:
        return RB_1_3
    for side in range(6):
        if board.neighbours[state.at, side] == hex:
            return ALLOWED
    return RB_1_3


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    if action == STOP.first:
        stop(board, state, log)
    elif action < STARTS.end:
        state.start = action - STARTS.first
        state.letter[state.start] = 0
        emit(log, SET_OUT, state.seat, state.start)
        go_to(state, state.start)
        state.decision = WALK
    else:
        state.steps += 1
        go_to(state, action - STEPS.first)
        state.brooks += board.terrain[state.at] == BROOK
        emit(log, WALKED, state.seat, state.at)


@compiled
def go_to(state: State, hex: int) -> None:
    state.at = hex
    state.visited[hex] = 1


@compiled
def stop(board: Board, state: State, log: Log) -> None:
    """RB-1.4, RB-1.5"""
    arrived = board.terrain[state.at] == TOWN
    pay = state.steps if arrived else 0
    state.money[state.seat] += pay
    emit(log, STOPPED, state.seat, state.at, pay)
    if arrived:
        state.ends[state.seat, state.walks // state.players] = state.at
        if state.brooks:
            pay_ferries(state, log)
    end_walk(board, state, log)


@compiled
def pay_ferries(state: State, log: Log) -> None:
    for seat in range(state.players):
        if seat != state.seat:
            state.money[seat] += state.brooks
            emit(log, FERRIED, seat, state.brooks)


@compiled
def end_walk(board: Board, state: State, log: Log) -> None:
    state.walks += 1
    state.start = NOWHERE
    state.at = NOWHERE
    state.steps = 0
    state.brooks = 0
    for hex in range(board.hexes):
        state.visited[hex] = 0
    state.decision = START
    state.seat = (state.seat + 1) % state.players
    if is_over(board, state):
        state.seat = NOWHERE
        state.decision = FINISHED
        emit(log, ENDED, HOME)


# Points and the end


@compiled
def points(state: State, seat: int) -> int:
    """Money, and at the end the errands (RB-1.6)."""
    total = state.money[seat]
    if state.seat == NOWHERE:
        for walk in range(WALKS):
            total += ERRAND * (state.ends[seat, walk] == state.errand[seat])
    return total


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    for seat in range(state.players):
        out[seat] = points(state, seat)


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    return float(points(state, seat))


# What is hidden, RB-1.6


@compiled
def hide(board: Board, state: State, seat: int) -> None:
    if state.seat == NOWHERE:
        return
    for other in range(state.players):
        if other != seat:
            state.errand[other] = UNSEEN


@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    for other in range(state.players):
        while state.errand[other] == UNSEEN:
            town = board.town[below(random, board.towns)]
            if not is_errand(state, town):
                state.errand[other] = town


@compiled
def is_errand(state: State, town: int) -> bool:
    for seat in range(state.players):
        if state.errand[seat] == town:
            return True
    return False
