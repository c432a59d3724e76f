"""Turns (SR-2), their small actions (SR-3, SR-4), and the end (SR-10)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row
from trunkline.games.stephensons_rocket import decisions, events
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.legality import may_act
from trunkline.games.stephensons_rocket.scoring import final_scoring
from trunkline.games.stephensons_rocket.state import (
    ACTIONS,
    E1999,
    GOODS,
    NO_COMPANIES,
    NO_LINE,
    NO_TILES,
    NOBODY,
    NOT_ENDED,
    SHARES,
    STANDSTILL,
    TILES,
    Board,
    State,
)
from trunkline.games.stephensons_rocket.tiles import crowd_around


@compiled
def begin_turn(state: State, seat: int, log: Log) -> None:
    state.active = seat
    state.actions = ACTIONS
    state.extended = 0
    state.decision = decisions.TURN
    emit(log, events.TURN_BEGAN, seat)


@compiled
def end_action(board: Board, state: State, log: Log) -> None:
    """SR-10.1 ends the game after any action, SR-10.2 after a turn."""
    state.actions -= 1
    state.decision = decisions.TURN
    over = why_ended(board, state)
    if over != NOT_ENDED and (state.edition == E1999 or state.actions == 0):
        finish(board, state, over, log)
    elif nobody_can_act(board, state):
        finish(board, state, STANDSTILL, log)
    elif state.actions == 0:
        begin_turn(state, (state.active + 1) % state.players, log)


# SR-2.3, SR-3, SR-4


@compiled
def skip(state: State, log: Log) -> None:
    emit(log, events.PASSED, state.active)
    state.decision = decisions.ACTED


@compiled
def invest(state: State, city: int, good: int, log: Log) -> None:
    seat = state.active
    state.free[city, good] -= 1
    state.spaces -= 1
    state.in_city[city, seat] += 1
    state.invested[city * GOODS + good, seat] += 1
    emit(log, events.INVESTED, seat, city, good)
    state.decision = decisions.ACTED


@compiled
def place_station(board: Board, state: State, hex: int, log: Log) -> None:
    seat = state.active
    state.stations[seat] -= 1
    put_station(board, state, seat, hex)
    emit(log, events.STATION_PLACED, seat, hex, state.stations[seat])
    state.decision = decisions.ACTED


@compiled
def move_station(board: Board, state: State, station: int, hex: int, log: Log) -> None:
    seat, company = state.active, state.line[station]
    state.station[station] = NOBODY
    state.crowd[station] -= 1
    crowd_around(board, state, station, -1)
    put_station(board, state, seat, hex)
    emit(log, events.STATION_MOVED, seat, station, hex)
    if company != NO_LINE:
        state.on_line[company, seat] -= 1  # SR-4.3: it leaves the line
        emit(log, events.STATION_LEFT, seat, company)
    state.decision = decisions.ACTED


@compiled
def put_station(board: Board, state: State, seat: int, hex: int) -> None:
    state.station[hex] = seat
    state.crowd[hex] += 1
    crowd_around(board, state, hex, 1)


# SR-10: the end


@compiled
def why_ended(board: Board, state: State) -> int:
    if companies_gone(board, state) >= companies_to_end(board):
        return NO_COMPANIES
    if tiles_laid(state) == TILES:
        return NO_TILES
    return NOT_ENDED


@compiled
def companies_gone(board: Board, state: State) -> int:
    """How many companies have no share that can still be had."""
    count = 0
    for company in range(board.companies):
        if shares_gone(state, company) == shares_to_go(state):
            count += 1
    return count


@compiled
def companies_to_end(board: Board) -> int:
    """All but one, SR-10.1 and SR-10.2."""
    return board.companies - 1


@compiled
def shares_gone(state: State, company: int) -> int:
    """Of a closed or an isolated company all; else, in 1999, those that are held."""
    if not is_open(state, company):
        return shares_to_go(state)
    return SHARES - state.pile[company] if state.edition == E1999 else 0


@compiled
def shares_to_go(state: State) -> int:
    """In 2018 nobody counts them: a company is there or it is not."""
    return SHARES if state.edition == E1999 else 1


@compiled
def tiles_laid(state: State) -> int:
    return TILES - state.tiles


@compiled
def nobody_can_act(board: Board, state: State) -> bool:
    """SR-10.3: nobody could act at the start of a turn."""
    for seat in range(state.players):
        if not is_stuck(board, state, seat):
            return False
    return True


@compiled
def is_stuck(board: Board, state: State, seat: int) -> bool:
    """SR-10.3: the player could not act at the start of a turn."""
    if state.spaces:
        return False
    extended = state.extended
    state.extended = 0
    stuck = not may_act(board, state, seat)
    state.extended = extended
    return stuck


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    """SR-10: companies whose shares are gone, tiles that lie, players who could not act."""
    if ending == NO_TILES:
        now[0], goal[0] = tiles_laid(state), TILES
        return 1
    if ending == NO_COMPANIES:
        for company in range(board.companies):
            now[company], goal[company] = shares_gone(state, company), shares_to_go(state)
        return companies_to_end(board)
    for seat in range(state.players):
        now[seat], goal[seat] = int(is_stuck(board, state, seat)), 1
    return state.players


@compiled
def finish(board: Board, state: State, why: int, log: Log) -> None:
    state.ended = why
    state.decision = decisions.FINISHED
    if why == STANDSTILL:
        emit(log, events.ENDED_AT_STANDSTILL, why)
    elif state.edition == E1999:
        emit(log, events.ENDED_AT_ONCE, why)
    else:
        emit(log, events.ENDED_AFTER_TURN, why)
    final_scoring(board, state, log)
