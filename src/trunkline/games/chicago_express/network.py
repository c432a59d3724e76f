"""Building and developing: CE-5 expansions, CE-6 developments, CE-8 Chicago and the Wabash."""

from __future__ import annotations

from trunkline.core.auction import open_auction
from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.chicago_express import decisions, events
from trunkline.games.chicago_express.legality import price
from trunkline.games.chicago_express.stages import (
    advance_industry,
    end_turn,
    pay_dividend,
    raise_incomes,
    raise_incomes_from_industry,
)
from trunkline.games.chicago_express.state import (
    AFTER_ACTION,
    CHICAGO,
    CITY,
    COMPANIES,
    FOREST,
    FOREST_CASH,
    HEXES_AN_ACTION,
    INDUSTRIAL,
    MOUNTAIN,
    WABASH,
    WABASH_LOWEST_BID,
    Board,
    State,
)

# CE-5: expand a network


@compiled
def name_company(state: State, company: int, log: Log) -> None:
    state.decision = decisions.BUILDING
    state.company = company
    state.built = 0
    emit(log, events.COMPANY_NAMED, state.active, company)


@compiled
def build(board: Board, state: State, hex: int, log: Log) -> None:
    company = state.company
    cost = price(board, state, hex)
    state.treasury[company] -= cost
    state.bank += cost
    place_locomotive(board, state, company, hex)
    state.built += 1
    gain = income_of(board, state, hex)
    state.income[company] += gain
    emit(log, events.BUILT, state.active, company, hex, cost, gain)
    if board.terrain[hex] == CHICAGO:
        if state.chicago_dividend == AFTER_ACTION:
            state.chicago_due = 1
        else:
            chicago_stage(board, state, log)  # CE-8.2: play is interrupted
            if state.decision == decisions.WABASH_AUCTION:
                return
    resume_expansion(board, state, log)


@compiled
def place_locomotive(board: Board, state: State, company: int, hex: int) -> None:
    state.locomotives[company] -= 1
    state.track[company, hex] = 1
    state.crowd[hex] += 1
    for side in range(6):
        neighbour = board.neighbours[hex, side]
        if neighbour < 0:
            break
        state.beside[company, neighbour] = 1
        state.beside_from[company] = min(state.beside_from[company], neighbour)
        state.beside_to[company] = max(state.beside_to[company], neighbour + 1)


@compiled
def income_of(board: Board, state: State, hex: int) -> int:
    """CE-5.8: what the hex adds to the income of a company that reaches it now."""
    if board.terrain[hex] == INDUSTRIAL:
        industry = board.industry[hex]
        return board.boxes[industry, state.boxes[industry]]
    if state.house[hex]:
        return board.income[hex] + house_gain(board, hex)
    return board.income[hex]


@compiled
def house_gain(board: Board, hex: int) -> int:
    """A house raises incomes in a city or on a mountain; in a forest it pays cash (CE-6.5)."""
    terrain = board.terrain[hex]
    if terrain in (CITY, MOUNTAIN):
        return board.house_income[hex]
    return 0


@compiled
def resume_expansion(board: Board, state: State, log: Log) -> None:
    """After a hex, or after the auction that interrupted it: on with the action, or its end."""
    if state.decision == decisions.WABASH_AUCTION:
        state.company = state.builder
    state.decision = decisions.BUILDING
    if state.built == HEXES_AN_ACTION:
        end_expansion(board, state, log)


@compiled
def end_expansion(board: Board, state: State, log: Log) -> None:
    if state.chicago_due:
        state.chicago_due = 0
        state.built = HEXES_AN_ACTION  # nothing more is built after the Chicago stage
        chicago_stage(board, state, log)
        if state.decision == decisions.WABASH_AUCTION:
            return
    end_turn(board, state, log)  # a dividend stage comes after the Chicago stage (CE-8.6)


# CE-6: develop a hex


@compiled
def develop(board: Board, state: State, hex: int, log: Log) -> None:
    terrain = board.terrain[hex]
    if terrain == INDUSTRIAL:
        value = advance_industry(board, state, board.industry[hex])
        emit(log, events.INDUSTRY_GREW, state.active, hex, value)
        raise_incomes_from_industry(board, state, board.industry[hex], log)
    else:
        state.house[hex] = 1
        state.houses -= 1
        emit(log, events.HOUSE_PLACED, state.active, hex, state.houses)
        if terrain == FOREST:
            pay_forest(state, hex, log)
        else:
            raise_incomes(state, hex, house_gain(board, hex), log)
    end_turn(board, state, log)


@compiled
def pay_forest(state: State, hex: int, log: Log) -> None:
    for company in range(COMPANIES):
        if state.track[company, hex]:
            state.treasury[company] += FOREST_CASH
            state.bank -= FOREST_CASH
            emit(log, events.FOREST_PAID, company, FOREST_CASH)


# CE-8: Chicago and the Wabash


@compiled
def chicago_stage(board: Board, state: State, log: Log) -> None:
    emit(log, events.CHICAGO_STAGE, state.company)
    pay_dividend(state, state.company, log)
    if not state.wabash_open:
        open_wabash(board, state, log)


@compiled
def open_wabash(board: Board, state: State, log: Log) -> None:
    state.wabash_open = 1
    start = board.start[WABASH]
    place_locomotive(board, state, WABASH, start)
    if state.house[start]:
        state.income[WABASH] = board.start_income_with_house
    else:
        state.income[WABASH] = board.start_income[WABASH]
    emit(log, events.WABASH_OPENED, start, state.income[WABASH])
    state.decision = decisions.WABASH_AUCTION
    state.builder = state.company
    state.company = WABASH
    open_auction(state.auction, state.players, state.active, WABASH_LOWEST_BID)
    emit(log, events.WABASH_OFFERED, state.active, WABASH, WABASH_LOWEST_BID)
