"""Isolated lines (SR-9): a reachability search for every locomotive.

The test of SR-9.1 is made after every extension, for every line, and is always exact. It is cheap
because most lines still have a town ahead: a search along the ways of a locomotive ends at the
first hex next to one, a few hexes away. Only a line that finds none needs all of its reach, and
only then are the others asked how near they can come. Measured after extensions of random matches,
it takes a fourteenth of the time of a search for the whole reach of every line.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row, scratch
from trunkline.games.stephensons_rocket import events
from trunkline.games.stephensons_rocket.lines import is_free, side_ahead, sides_ahead, turned
from trunkline.games.stephensons_rocket.state import E1999, HEXES, SIDES, Board, State

NO_TOWNS = 0


@compiled
def isolate_lines(board: Board, state: State, log: Log) -> None:
    """SR-9.1, after an extension. (Nearness is mutual, so the order of the lines is no matter.)"""
    seen, waiting, near = scratch(HEXES), scratch(HEXES * SIDES), scratch(HEXES)
    for company in range(board.companies):
        if is_open(state, company) and is_cut_off(board, state, company, seen, waiting, near):
            state.isolated[company] = 1
            emit(log, events.ISOLATED, company)
            if state.edition == E1999:
                state.out[company] += state.pile[company]  # SR-9.2
                state.pile[company] = 0


@compiled
def is_open(state: State, company: int) -> bool:
    return not state.closed[company] and not state.isolated[company]


@compiled
def is_cut_off(
    board: Board, state: State, company: int, seen: Row, waiting: Row, near: Row
) -> bool:
    near[:] = 0
    if comes_to(board, state, company, ~state.connected[company], near, seen, waiting):
        return False
    mark_around(board, state, company, seen, near)
    for other in range(board.companies):
        if other != company and is_open(state, other):
            if stands_at(board, state, other, near):
                return False
            if comes_to(board, state, other, NO_TOWNS, near, seen, waiting):
                return False
    return True


@compiled
def comes_to(
    board: Board, state: State, company: int, towns: int, near: Row, seen: Row, waiting: Row
) -> bool:
    """Whether the locomotive can come next to one of these towns, or to a marked hex.

    If not, `seen` has a bit set for every hex in its reach: for the ways it can face there.
    """
    seen[:] = 0
    here = state.locomotive[company]
    left = 0
    for which in range(sides_ahead(state, company)):
        left = go(board, state, here, side_ahead(state, company, which), seen, waiting, left)
    while left:
        left -= 1
        hex, heading = divmod(waiting[left], SIDES)
        if board.beside_towns[hex] & towns or near[hex]:
            return True
        for turn in range(-1, 2):
            left = go(board, state, hex, turned(heading, turn), seen, waiting, left)
    return False


@compiled
def go(board: Board, state: State, hex: int, side: int, seen: Row, waiting: Row, left: int) -> int:
    """A step of SR-5.1 over a hex without town, track or locomotive, not taken that way before."""
    neighbour = board.neighbours[hex, side]
    if neighbour < 0 or not is_free(board, state, neighbour) or seen[neighbour] >> side & 1:
        return left
    seen[neighbour] |= 1 << side
    waiting[left] = neighbour * SIDES + side
    return left + 1


@compiled
def mark_around(board: Board, state: State, company: int, reach: Row, near: Row) -> None:
    """Mark every hex next to the line or to its reach."""
    for hex in range(board.hexes):
        if state.line[hex] == company or reach[hex]:
            for side in range(SIDES):
                neighbour = board.neighbours[hex, side]
                if neighbour >= 0:
                    near[neighbour] = 1


@compiled
def stands_at(board: Board, state: State, company: int, near: Row) -> bool:
    """Whether a hex of the line is marked."""
    for hex in range(board.hexes):
        if state.line[hex] == company and near[hex]:
            return True
    return False
