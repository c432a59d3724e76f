"""What the rules forbid: each function returns ALLOWED or the clause that says no.

There is no second place that knows what is legal. The list of legal actions is what is not refused.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
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
    DONE,
    EAST,
    EAST_COAST_CITIES,
    HEXES,
    JOURNEY,
    LAYING,
    LAYS,
    MOST_LAID,
    MOUNTAIN,
    NO_HEX,
    NO_RAILROAD,
    OPENS,
    ORANGE,
    PURPLE,
    RAILROADS,
    RIDES,
    RR_2_1,
    RR_2_2,
    RR_2_3,
    RR_3_2,
    RR_3_3,
    RR_3_4,
    RR_3_5,
    RR_3_6,
    RR_3_7,
    RR_4_1,
    RR_4_2,
    RR_4_3,
    RR_4_4,
    RR_4_5,
    RR_6_1,
    RR_6_2,
    RR_6_3,
    RR_7_1,
    SHARE,
    SHARES,
    START,
    STARTS,
    STOP,
    WEST,
    WESTERNMOST,
    YELLOW,
    Board,
    State,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    """ALLOWED, or the clause that forbids the action now."""
    if state.decision == SHARE:
        if SHARES.first <= action < SHARES.end:
            return refuse_share(state, action - SHARES.first)
        return RR_2_1
    if state.decision == LAYING:
        if action == DONE.first:
            return ALLOWED
        if LAYS.first <= action < LAYS.end:
            return refuse_lay(board, state, railroad_of(action, LAYS.first), hex_of(action))
        return RR_2_3
    if state.decision == START:
        if STARTS.first <= action < STARTS.end:
            return refuse_from(board, state, action - STARTS.first)
        return RR_6_1
    if state.decision == JOURNEY:
        if action == STOP.first:
            return refuse_stop(state)
        if RIDES.first <= action < RIDES.end:
            return refuse_ride(board, state, railroad_of(action, RIDES.first), hex_of(action))
        return RR_6_2
    return RR_7_1


@compiled
def railroad_of(action: int, first: int) -> int:
    return (action - first) // HEXES


@compiled
def hex_of(action: int) -> int:
    """Of laying and riding: both blocks have the hexes in their last place."""
    return (action - LAYS.first) % HEXES


# RR-2: shares


@compiled
def refuse_share(state: State, railroad: int) -> int:
    if state.rounds < OPENS[railroad]:
        return RR_2_2
    if state.locomotives[railroad] == 0:
        return RR_2_1
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
    if state.shares[railroad, state.order[state.turn]] == 0:
        return RR_3_3
    if state.locomotives[railroad] == 0:
        return RR_3_7
    return ALLOWED


@compiled
def refuse_next(board: Board, state: State, railroad: int, hex: int) -> int:
    if state.track[hex] >> railroad & 1:
        return RR_3_5
    if not state.near[hex] >> railroad & 1:
        return RR_3_4
    terrain = board.terrain[hex]
    if terrain == MOUNTAIN and not state.on_mountain and left_to_lay(state) == 1:
        return RR_3_2
    if terrain == EAST and state.east[railroad] == EAST_COAST_CITIES:
        return RR_3_6
    return refuse_room(board, state, hex)


@compiled
def left_to_lay(state: State) -> int:
    """RR-3.1, RR-3.2: how many more locomotives the player may lay in this turn."""
    return MOST_LAID[state.players] - state.on_mountain - state.laid


@compiled
def refuse_room(board: Board, state: State, hex: int) -> int:
    terrain = board.terrain[hex]
    if terrain == EAST and state.crowd[hex] >= AN_EAST_COAST_CITY:
        return RR_3_6
    if terrain != CHICAGO and state.crowd[hex] >= A_HEX:
        return RR_3_5
    return ALLOWED


# RR-4: where railroads start


@compiled
def refuse_first(board: Board, state: State, railroad: int, hex: int) -> int:
    terrain = board.terrain[hex]
    if not is_city(board, hex):
        return RR_3_4
    if railroad == YELLOW:
        return refuse_yellow(board, state, hex)
    if railroad == PURPLE:
        if terrain != WEST:
            return RR_4_4
    elif railroad == BLACK:
        if refuse_room(board, state, hex) != ALLOWED:
            return RR_4_5
    elif railroad == ORANGE:
        if terrain not in (EAST, CHICAGO):
            return RR_4_2
    elif terrain != EAST:
        return RR_4_1
    return refuse_room(board, state, hex)


@compiled
def refuse_yellow(board: Board, state: State, hex: int) -> int:
    """RR-4.3: "exactly one locomotive and room for another" is what the room beside it says."""
    if board.terrain[hex] == CHICAGO:
        return ALLOWED
    if state.crowd[hex] != 1 or cities_west_of(board, state, hex) >= WESTERNMOST:
        return RR_4_3
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
        return RR_6_1
    if not link_starts(state, hex):
        return RR_6_2
    return ALLOWED


@compiled
def refuse_ride(board: Board, state: State, railroad: int, hex: int) -> int:
    if state.on not in (NO_RAILROAD, railroad):
        return RR_6_2
    if not state.track[state.at] & state.track[hex] & 1 << railroad:
        return RR_6_2
    if not is_beside(board, state.at, hex):
        return RR_6_2
    if state.visited[hex]:
        return RR_6_3
    if not reaches_city(board, state, railroad, hex):
        return RR_6_2
    return ALLOWED


@compiled
def refuse_stop(state: State) -> int:
    if state.on != NO_RAILROAD:
        return RR_6_2
    if not some_link_ridden(state):
        return RR_6_1
    return ALLOWED


# The list


@compiled
def legal(board: Board, state: State, out: Row) -> int:
    """Every action that is not refused, ascending; how many there are."""
    if state.decision == LAYING:
        return list_lays(board, state, out)
    if state.decision == JOURNEY:
        return list_rides(board, state, out)
    if state.decision == SHARE:
        return list_shares(state, out)
    if state.decision == START:
        return list_starts(board, state, out)
    return 0


@compiled
def list_shares(state: State, out: Row) -> int:
    n = 0
    for railroad in range(RAILROADS):
        if refuse_share(state, railroad) == ALLOWED:
            out[n] = SHARES.first + railroad
            n += 1
    return n


@compiled
def list_lays(board: Board, state: State, out: Row) -> int:
    out[0] = DONE.first
    n = 1
    for railroad in range(RAILROADS):
        if refuse_railroad(state, railroad) != ALLOWED:
            continue
        if state.placed[railroad] == 0:
            for number in range(board.cities):
                hex = board.city[number]
                if refuse_first(board, state, railroad, hex) == ALLOWED:
                    out[n] = LAYS.first + railroad * HEXES + hex
                    n += 1
        for number in range(state.besides[railroad]):
            hex = int(state.beside[railroad, number])
            if refuse_next(board, state, railroad, hex) == ALLOWED:
                out[n] = LAYS.first + railroad * HEXES + hex
                n += 1
    return n


@compiled
def list_starts(board: Board, state: State, out: Row) -> int:
    n = 0
    for number in range(board.cities):
        hex = board.city[number]
        if refuse_from(board, state, hex) == ALLOWED:
            out[n] = STARTS.first + hex
            n += 1
    return n


@compiled
def list_rides(board: Board, state: State, out: Row) -> int:
    n = 0
    if refuse_stop(state) == ALLOWED:
        out[0] = STOP.first
        n = 1
    for railroad in range(RAILROADS):
        if not state.track[state.at] >> railroad & 1:
            continue
        for side in range(6):
            hex = board.neighbours[state.at, side]
            if hex == NO_HEX:
                break
            if refuse_ride(board, state, railroad, hex) == ALLOWED:
                out[n] = RIDES.first + railroad * HEXES + hex
                n += 1
    return n
