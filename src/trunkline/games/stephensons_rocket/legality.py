"""Legality: each function returns ALLOWED or the clause that forbids the action.

The list of legal actions is what is not refused; where a list is made faster than by asking, a law
holds it to the refusals (`legal_lists`).
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.games.stephensons_rocket import actions, clauses, decisions
from trunkline.games.stephensons_rocket.decisions import CLAUSE_OF
from trunkline.games.stephensons_rocket.lines import (
    SEVERAL_LINES,
    held,
    is_free,
    line_beside,
    side_ahead,
    sides_ahead,
)
from trunkline.games.stephensons_rocket.state import (
    E1999,
    GOODS,
    HEXES,
    NO_LINE,
    NOBODY,
    NOWHERE,
    ORIGINAL,
    SIDES,
    UNCONNECTED,
    Board,
    State,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    if state.decision == decisions.TURN:
        if action == actions.PASS.first:
            return refuse_pass(board, state)
        if actions.EXTENDS.first <= action < actions.EXTENDS.end:
            company, hex = divmod(action - actions.EXTENDS.first, HEXES)
            return refuse_extension(board, state, company, hex)
        if actions.INVESTS.first <= action < actions.INVESTS.end:
            city, good = divmod(action - actions.INVESTS.first, GOODS)
            return refuse_investment(state, city, good)
        if actions.PLACES.first <= action < actions.PLACES.end:
            return refuse_station(state, action - actions.PLACES.first)
        if actions.MOVES.first <= action < actions.MOVES.end:
            station, hex = divmod(action - actions.MOVES.first, HEXES)
            return refuse_station_move(board, state, station, hex)
    elif state.decision == decisions.VETO:
        if action == actions.PASS.first:
            return ALLOWED  # SR-6.1: nobody has to bid
        if actions.BIDS.first <= action < actions.BIDS.end:
            shares, hex = divmod(action - actions.BIDS.first, HEXES)
            return refuse_bid(board, state, shares, hex)
    elif state.decision == decisions.ANSWER:
        if action == actions.YIELD.first:
            return ALLOWED
        if action == actions.MATCH.first and state.veto_defence == ORIGINAL:
            return ALLOWED
        if actions.MATCHES.first <= action < actions.MATCHES.end:
            return refuse_match(board, state, action - actions.MATCHES.first)
    if state.decision == decisions.FINISHED and state.edition == E1999:
        return clauses.SR_10_1
    return CLAUSE_OF[state.decision]


# SR-2.3: pass


@compiled
def refuse_pass(board: Board, state: State) -> int:
    if may_act(board, state, state.active):
        return clauses.SR_2_3
    return ALLOWED


@compiled
def may_act(board: Board, state: State, seat: int) -> bool:
    return (
        state.spaces > 0
        or may_extend(board, state)
        or may_place(board, state, seat)
        or may_move_station(board, state, seat)
    )


@compiled
def may_extend(board: Board, state: State) -> bool:
    for company in range(board.companies):
        if refuse_company(state, company) == ALLOWED:
            for which in range(sides_ahead(state, company)):
                side = side_ahead(state, company, which)
                hex = board.neighbours[state.locomotive[company], side]
                if hex >= 0 and refuse_hex_ahead(board, state, company, hex) == ALLOWED:
                    return True
    return False


@compiled
def may_place(board: Board, state: State, seat: int) -> bool:
    if state.stations[seat] == 0:
        return False
    for hex in range(board.hexes):
        if state.crowd[hex] == 0:
            return True
    return False


@compiled
def may_move_station(board: Board, state: State, seat: int) -> bool:
    for station in range(board.hexes):
        if state.station[station] == seat and is_movable(state, station):
            for hex in range(board.hexes):
                if has_room(board, state, station, hex):
                    return True
    return False


# SR-3: invest


@compiled
def refuse_investment(state: State, city: int, good: int) -> int:
    if state.free[city, good] == 0:
        return clauses.SR_3_1
    return ALLOWED


# SR-4: stations


@compiled
def refuse_station(state: State, hex: int) -> int:
    if state.stations[state.active] == 0:
        return clauses.SR_4_1
    if state.crowd[hex]:
        return clauses.SR_4_2
    return ALLOWED


@compiled
def refuse_station_move(board: Board, state: State, station: int, hex: int) -> int:
    if state.station[station] != state.active or not is_movable(state, station):
        return clauses.SR_4_1
    if not has_room(board, state, station, hex):
        return clauses.SR_4_2
    return ALLOWED


@compiled
def is_movable(state: State, station: int) -> bool:
    """SR-4.1: which stations on the board may be moved."""
    return state.move_stations != UNCONNECTED or state.line[station] == NO_LINE


@compiled
def has_room(board: Board, state: State, station: int, hex: int) -> bool:
    """SR-4.2: whether the station may go to the hex; its old place does not count."""
    if hex == station:
        return False
    return state.crowd[hex] == 0 or (state.crowd[hex] == 1 and is_beside(board, station, hex))


@compiled
def is_beside(board: Board, one: int, other: int) -> bool:
    for side in range(SIDES):
        if board.neighbours[one, side] == other:
            return True
    return False


# SR-5: extend a line


@compiled
def refuse_extension(board: Board, state: State, company: int, hex: int) -> int:
    refusal = refuse_company(state, company)
    if refusal != ALLOWED:
        return refusal
    return refuse_hex(board, state, company, hex)


@compiled
def refuse_company(state: State, company: int) -> int:
    if state.closed[company]:
        return clauses.SR_7_3
    if state.extended >> company & 1:
        return clauses.SR_2_2
    if state.tiles == 0 and state.heading[company] != NOWHERE:
        return clauses.SR_5_6
    return ALLOWED


@compiled
def refuse_hex(board: Board, state: State, company: int, hex: int) -> int:
    """Where the locomotive may go: also the hexes for which one may bid (SR-6.1)."""
    if not is_ahead(board, state, company, hex):
        return clauses.SR_5_1
    return refuse_hex_ahead(board, state, company, hex)


@compiled
def refuse_hex_ahead(board: Board, state: State, company: int, hex: int) -> int:
    if not is_free(board, state, hex):
        return clauses.SR_5_2
    if line_beside(board, state, company, hex) == SEVERAL_LINES:
        return clauses.SR_5_3
    return ALLOWED


@compiled
def is_ahead(board: Board, state: State, company: int, hex: int) -> bool:
    for which in range(sides_ahead(state, company)):
        side = side_ahead(state, company, which)
        if board.neighbours[state.locomotive[company], side] == hex:
            return True
    return False


# SR-6: veto


@compiled
def refuse_bid(board: Board, state: State, shares: int, hex: int) -> int:
    if shares <= highest_bid(state) or shares > held(state, state.company, state.bidder):
        return clauses.SR_6_1
    return refuse_hex(board, state, state.company, hex)


@compiled
def highest_bid(state: State) -> int:
    return 0 if state.leader == NOBODY else state.bids[state.leader]


@compiled
def refuse_match(board: Board, state: State, hex: int) -> int:
    """SR-6.2: for another hex than the original one only where that is played."""
    if state.veto_defence == ORIGINAL:
        return clauses.SR_6_2
    return refuse_hex(board, state, state.company, hex)
