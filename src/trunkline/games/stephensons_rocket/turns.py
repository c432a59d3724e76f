"""SR-2: the turn; SR-3 and SR-4: its small actions; SR-10: the end."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.refusals import may_act
from trunkline.games.stephensons_rocket.scoring import final_scoring
from trunkline.games.stephensons_rocket.state import (
    ACTED,
    ACTIONS,
    E1999,
    E2018,
    ENDED_AFTER_TURN,
    ENDED_AT_ONCE,
    ENDED_AT_STANDSTILL,
    FINISHED,
    GOODS,
    INVESTED,
    NO_COMPANIES,
    NO_LINE,
    NO_TILES,
    NOBODY,
    NOT_ENDED,
    PASSED,
    STANDSTILL,
    STATION_LEFT,
    STATION_MOVED,
    STATION_PLACED,
    TURN,
    TURN_BEGAN,
    Board,
    State,
)
from trunkline.games.stephensons_rocket.tiles import crowd_around


@compiled
def begin_turn(state: State, seat: int, log: Log) -> None:
    state.active = seat
    state.actions = ACTIONS
    state.extended = 0
    state.decision = TURN
    emit(log, TURN_BEGAN, seat)


@compiled
def end_action(board: Board, state: State, log: Log) -> None:
    """SR-10.1 ends the game after any action, SR-10.2 after a turn."""
    state.actions -= 1
    state.decision = TURN
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
    emit(log, PASSED, state.active)
    state.decision = ACTED


@compiled
def invest(state: State, city: int, good: int, log: Log) -> None:
    seat = state.active
    state.free[city, good] -= 1
    state.spaces -= 1
    state.in_city[city, seat] += 1
    state.invested[city * GOODS + good, seat] += 1
    emit(log, INVESTED, seat, city, good)
    state.decision = ACTED


@compiled
def place_station(board: Board, state: State, hex: int, log: Log) -> None:
    seat = state.active
    state.stations[seat] -= 1
    put_station(board, state, seat, hex)
    emit(log, STATION_PLACED, seat, hex, state.stations[seat])
    state.decision = ACTED


@compiled
def move_station(board: Board, state: State, station: int, hex: int, log: Log) -> None:
    seat, company = state.active, state.line[station]
    state.station[station] = NOBODY
    state.crowd[station] -= 1
    crowd_around(board, state, station, -1)
    put_station(board, state, seat, hex)
    emit(log, STATION_MOVED, seat, station, hex)
    if company != NO_LINE:
        state.on_line[company, seat] -= 1  # SR-4.3: it leaves the line
        emit(log, STATION_LEFT, seat, company)
    state.decision = ACTED


@compiled
def put_station(board: Board, state: State, seat: int, hex: int) -> None:
    state.station[hex] = seat
    state.crowd[hex] += 1
    crowd_around(board, state, hex, 1)


# SR-10: the end


@compiled
def why_ended(board: Board, state: State) -> int:
    if companies_left(board, state) <= 1:
        return NO_COMPANIES
    if state.tiles == 0:
        return NO_TILES
    return NOT_ENDED


@compiled
def companies_left(board: Board, state: State) -> int:
    """How many companies' shares can still be had: not closed, not isolated, 1999 not all held."""
    count = 0
    for company in range(board.companies):
        if is_open(state, company) and (state.edition == E2018 or state.pile[company]):
            count += 1
    return count


@compiled
def nobody_can_act(board: Board, state: State) -> bool:
    """SR-10.3: nobody could act at the start of a turn."""
    if state.spaces:
        return False
    extended = state.extended
    state.extended = 0
    anybody = False
    for seat in range(state.players):
        anybody = anybody or may_act(board, state, seat)
    state.extended = extended
    return not anybody


@compiled
def finish(board: Board, state: State, why: int, log: Log) -> None:
    state.ended = why
    state.decision = FINISHED
    if why == STANDSTILL:
        emit(log, ENDED_AT_STANDSTILL, why)
    elif state.edition == E1999:
        emit(log, ENDED_AT_ONCE, why)
    else:
        emit(log, ENDED_AFTER_TURN, why)
    final_scoring(board, state, log)
