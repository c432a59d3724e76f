"""The turn (CE-3), the dividend stage (CE-7) and the end (CE-9), with how incomes grow."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.end_conditions import NO_PART, is_reached
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row, scratch
from trunkline.games.chicago_express import decisions, events
from trunkline.games.chicago_express.legality import on_red
from trunkline.games.chicago_express.state import (
    COMPANIES,
    COMPANIES_TO_END,
    DETROIT,
    DETROIT_FULL,
    DETROIT_TO_END,
    DIALS,
    ENDINGS,
    HOUSES,
    HOUSES_TO_END,
    NO_HOUSES,
    NO_LOCOMOTIVES,
    NOT_ENDED,
    Board,
    State,
)

# CE-3: the turn


@compiled
def begin_turn(board: Board, state: State, seat: int, log: Log) -> None:
    state.active = seat
    if dials_on_red(board, state) >= 2:
        dividend_stage(board, state, log)
        if state.decision == decisions.FINISHED:
            return
    state.decision = decisions.TURN
    emit(log, events.TURN_BEGAN, seat)


@compiled
def dials_on_red(board: Board, state: State) -> int:
    count = 0
    for dial in range(DIALS):
        if on_red(board, state, dial):
            count += 1
    return count


@compiled
def end_turn(board: Board, state: State, log: Log) -> None:
    begin_turn(board, state, (state.active + 1) % state.players, log)  # CE-3.4


# CE-7: the dividend stage


@compiled
def dividend_stage(board: Board, state: State, log: Log) -> None:
    emit(log, events.DIVIDEND_STAGE)
    for company in range(COMPANIES):
        pay_dividend(state, company, log)
    state.ended = why_ended(board, state)
    if state.ended != NOT_ENDED:
        state.decision = decisions.FINISHED
        emit(log, events.ENDED, state.ended)
        return
    for dial in range(DIALS):
        state.dials[dial] = 0
    emit(log, events.DIALS_RESET)
    value = advance_industry(board, state, DETROIT)
    emit(log, events.DETROIT_GREW, board.industry_hex[DETROIT], value)
    raise_incomes_from_industry(board, state, DETROIT, log)


@compiled
def pay_dividend(state: State, company: int, log: Log) -> None:
    """CE-7.1; the bank pays."""
    if state.sold[company] == 0:
        return
    dividend = per_share(state.income[company], state.sold[company])
    for seat in range(state.players):
        held = state.shares[company, seat]
        if held:
            state.cash[seat] += held * dividend
            state.bank -= held * dividend
            emit(log, events.DIVIDEND_PAID, seat, company, held, held * dividend)


@compiled
def per_share(income: int, shares: int) -> int:
    """Income divided by shares, rounded up."""
    return (income + shares - 1) // shares


# CE-6.4, CE-7.4: how incomes grow


@compiled
def advance_industry(board: Board, state: State, industry: int) -> int:
    state.boxes[industry] += 1
    return board.boxes[industry, state.boxes[industry]]


@compiled
def raise_incomes_from_industry(board: Board, state: State, industry: int, log: Log) -> None:
    """CE-6.4: by the difference between the box just reached and the one before."""
    box = state.boxes[industry]
    gain = board.boxes[industry, box] - board.boxes[industry, box - 1]
    raise_incomes(state, board.industry_hex[industry], gain, log)


@compiled
def raise_incomes(state: State, hex: int, gain: int, log: Log) -> None:
    for company in range(COMPANIES):
        if state.track[company, hex]:
            state.income[company] += gain
            emit(log, events.INCOME_ROSE, company, gain, state.income[company])


# CE-9: the end


@compiled
def why_ended(board: Board, state: State) -> int:
    """CE-9.1: the first of the ends that is reached."""
    now, goal = scratch(COMPANIES), scratch(COMPANIES)
    for ending in range(len(ENDINGS)):
        goal[:] = NO_PART
        if is_reached(now, goal, nearness(board, state, ending, now, goal)):
            return ending
    return NOT_ENDED


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    """CE-9.1: locomotives and shares that are gone, houses that stand, what Detroit is worth."""
    if ending == NO_HOUSES:
        now[0], goal[0] = HOUSES - state.houses, HOUSES - HOUSES_TO_END
        return 1
    if ending == DETROIT_FULL:
        now[0], goal[0] = board.boxes[DETROIT, state.boxes[DETROIT]], DETROIT_TO_END
        return 1
    for company in range(COMPANIES):
        if ending == NO_LOCOMOTIVES:
            goal[company] = board.locomotives[company]
            now[company] = board.locomotives[company] - state.locomotives[company]
        else:
            goal[company] = board.shares[company]
            now[company] = state.sold[company]
    return COMPANIES_TO_END
