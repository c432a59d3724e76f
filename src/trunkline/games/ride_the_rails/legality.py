"""Legality: each function returns ALLOWED or the clause that forbids the action.

The list of legal actions is what is not refused; where a list is made faster than by asking, a law
holds it to the refusals.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ride_the_rails import actions, clauses, decisions
from trunkline.games.ride_the_rails.decisions import CLAUSE_OF
from trunkline.games.ride_the_rails.network import (
    is_beside,
    is_city,
    link_starts,
    reaches_city,
    some_link_ridden,
)
from trunkline.games.ride_the_rails.state import (
    A_HEX,
    AN_EAST_COAST_CITY,
    BLACK,
    CHICAGO,
    EAST,
    EAST_COAST_CITIES,
    HEXES,
    MOST_LAID,
    MOUNTAIN,
    NO_HEX,
    NO_RAILROAD,
    OPENS,
    ORANGE,
    PURPLE,
    RAILROADS,
    WEST,
    WESTERNMOST,
    YELLOW,
    Board,
    State,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    """ALLOWED, or the clause that forbids the action now."""
    if state.decision == decisions.SHARE:
        if actions.SHARES.first <= action < actions.SHARES.end:
            return refuse_share(state, action - actions.SHARES.first)
    elif state.decision == decisions.LAYING:
        if action == actions.DONE.first:
            return ALLOWED
        if actions.LAYS.first <= action < actions.LAYS.end:
            railroad, hex = divmod(action - actions.LAYS.first, HEXES)
            return refuse_lay(board, state, railroad, hex)
    elif state.decision == decisions.START:
        if actions.STARTS.first <= action < actions.STARTS.end:
            return refuse_from(board, state, action - actions.STARTS.first)
    elif state.decision == decisions.JOURNEY:
        if action == actions.STOP.first:
            return refuse_stop(state)
        if actions.RIDES.first <= action < actions.RIDES.end:
            railroad, hex = divmod(action - actions.RIDES.first, HEXES)
            return refuse_ride(board, state, railroad, hex)
    return CLAUSE_OF[state.decision]


@compiled
def active(state: State) -> int:
    """The seat whose turn it is."""
    return state.order[state.turn]


# RR-2: shares


@compiled
def refuse_share(state: State, railroad: int) -> int:
    if state.rounds < OPENS[railroad]:
        return clauses.RR_2_2
    if state.locomotives[railroad] == 0:
        return clauses.RR_2_1
    return ALLOWED


# RR-3: laying track


@compiled
def refuse_lay(board: Board, state: State, railroad: int, hex: int) -> int:
    refusal = refuse_railroad(state, railroad)
    if refusal != ALLOWED:
        return refusal
    if state.placed[railroad] == 0:
        return refuse_first(board, state, railroad, hex)
    return refuse_next(board, state, railroad, hex)


@compiled
def refuse_railroad(state: State, railroad: int) -> int:
    if state.shares[railroad, active(state)] == 0:
        return clauses.RR_3_3
    if state.locomotives[railroad] == 0:
        return clauses.RR_3_7
    return ALLOWED


@compiled
def refuse_next(board: Board, state: State, railroad: int, hex: int) -> int:
    if state.track[hex] >> railroad & 1:
        return clauses.RR_3_5
    if not state.near[hex] >> railroad & 1:
        return clauses.RR_3_4
    terrain = board.terrain[hex]
    if terrain == MOUNTAIN and not state.on_mountain and left_to_lay(state) == 1:
        return clauses.RR_3_2
    if terrain == EAST and state.east[railroad] == EAST_COAST_CITIES:
        return clauses.RR_3_6
    return refuse_room(board, state, hex)


@compiled
def left_to_lay(state: State) -> int:
    """RR-3.1, RR-3.2: how many more locomotives the player may lay in this turn."""
    return MOST_LAID[state.players] - state.on_mountain - state.laid


@compiled
def refuse_room(board: Board, state: State, hex: int) -> int:
    terrain = board.terrain[hex]
    if terrain == EAST and state.crowd[hex] >= AN_EAST_COAST_CITY:
        return clauses.RR_3_6
    if terrain != CHICAGO and state.crowd[hex] >= A_HEX:
        return clauses.RR_3_5
    return ALLOWED


# RR-4: where railroads start


@compiled
def refuse_first(board: Board, state: State, railroad: int, hex: int) -> int:
    terrain = board.terrain[hex]
    if not is_city(board, hex):
        return clauses.RR_3_4
    if railroad == YELLOW:
        return refuse_yellow(board, state, hex)
    if railroad == PURPLE:
        if terrain != WEST:
            return clauses.RR_4_4
    elif railroad == BLACK:
        if refuse_room(board, state, hex) != ALLOWED:
            return clauses.RR_4_5
    elif railroad == ORANGE:
        if terrain not in (EAST, CHICAGO):
            return clauses.RR_4_2
    elif terrain != EAST:
        return clauses.RR_4_1
    return refuse_room(board, state, hex)


@compiled
def refuse_yellow(board: Board, state: State, hex: int) -> int:
    """RR-4.3: "exactly one locomotive and room for another" is what the room beside it says."""
    if board.terrain[hex] == CHICAGO:
        return ALLOWED
    if state.crowd[hex] != 1 or cities_west_of(board, state, hex) >= WESTERNMOST:
        return clauses.RR_4_3
    return refuse_room(board, state, hex)


@compiled
def cities_west_of(board: Board, state: State, hex: int) -> int:
    """How many occupied cities lie farther west than this hex; level ones do not."""
    found = 0
    for number in range(board.cities):
        city = board.city[number]
        if state.crowd[city] > 0 and board.column[city] < board.column[hex]:
            found += 1
    return found


# RR-6: running a train


@compiled
def refuse_from(board: Board, state: State, hex: int) -> int:
    if not state.passenger[hex]:
        return clauses.RR_6_1
    if not link_starts(state, hex):
        return clauses.RR_6_2
    return ALLOWED


@compiled
def refuse_ride(board: Board, state: State, railroad: int, hex: int) -> int:
    if state.on not in (NO_RAILROAD, railroad):
        return clauses.RR_6_2
    if not state.track[state.at] & state.track[hex] & 1 << railroad:
        return clauses.RR_6_2
    if not is_beside(board, state.at, hex):
        return clauses.RR_6_2
    if state.visited[hex]:
        return clauses.RR_6_3
    if not reaches_city(board, state, railroad, hex):
        return clauses.RR_6_2
    return ALLOWED


@compiled
def refuse_stop(state: State) -> int:
    if state.on != NO_RAILROAD:
        return clauses.RR_6_2
    if not some_link_ridden(state):
        return clauses.RR_6_1
    return ALLOWED


# Fast lists, see `bench/lists.py`: random games are played at a twentieth of the speed without
# that of laying or of riding, at 0.8 without that of starts


@compiled
def list_fast(board: Board, state: State, out: Row) -> int:
    """Of long blocks only what can be legal is asked about."""
    if state.decision == decisions.LAYING:
        return list_lays(board, state, out)
    if state.decision == decisions.JOURNEY:
        return list_rides(board, state, out)
    if state.decision == decisions.START:
        return list_starts(board, state, out)
    return UNLISTED


@compiled
def list_lays(board: Board, state: State, out: Row) -> int:
    out[0] = actions.DONE.first
    n = 1
    for railroad in range(RAILROADS):
        if refuse_railroad(state, railroad) != ALLOWED:
            continue
        if state.placed[railroad] == 0:
            for number in range(board.cities):
                hex = board.city[number]
                if refuse_first(board, state, railroad, hex) == ALLOWED:
                    out[n] = actions.LAYS.first + railroad * HEXES + hex
                    n += 1
        for number in range(state.besides[railroad]):
            hex = int(state.beside[railroad, number])
            if refuse_next(board, state, railroad, hex) == ALLOWED:
                out[n] = actions.LAYS.first + railroad * HEXES + hex
                n += 1
    return n


@compiled
def list_starts(board: Board, state: State, out: Row) -> int:
    n = 0
    for number in range(board.cities):
        hex = board.city[number]
        if refuse_from(board, state, hex) == ALLOWED:
            out[n] = actions.STARTS.first + hex
            n += 1
    return n


@compiled
def list_rides(board: Board, state: State, out: Row) -> int:
    n = 0
    if refuse_stop(state) == ALLOWED:
        out[0] = actions.STOP.first
        n = 1
    for railroad in range(RAILROADS):
        if not state.track[state.at] >> railroad & 1:
            continue
        for side in range(6):
            hex = board.neighbours[state.at, side]
            if hex == NO_HEX:
                break
            if refuse_ride(board, state, railroad, hex) == ALLOWED:
                out[n] = actions.RIDES.first + railroad * HEXES + hex
                n += 1
    return n
