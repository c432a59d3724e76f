"""Isolated lines (SR-9): a reachability search for every locomotive.

The test of SR-9.1 is made after every extension, for every line, and is always exact. It is cheap
because most lines still have a town or another line ahead: a search along the ways of a locomotive
ends at the first hex next to one, a few hexes away. Only a line that finds none needs all of its
reach, and only then are the others asked how near they can come.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.struct import Row, scratch
from trunkline.games.stephensons_rocket import events
from trunkline.games.stephensons_rocket.lines import is_free, side_ahead, sides_ahead, turned
from trunkline.games.stephensons_rocket.state import (
    E1999,
    HEXES,
    NO_LINE,
    SIDES,
    Board,
    State,
)

ARRIVED = -1  # instead of how many hexes are waiting


@compiled
def isolate_lines(board: Board, state: State, log: Log) -> None:
    """SR-9.1, after an extension. (Nearness is mutual, so the order of the lines is no matter.)"""
    seen, near = scratch(HEXES), scratch(HEXES)
    waiting: Any = np.empty(HEXES * SIDES, np.int16)  # it need not be zeroed
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
    if goes_on(board, state, company, seen, waiting):
        return False
    near[:] = 0
    mark_around(board, state, company, seen, near)
    if another_stands_at(board, state, company, near):
        return False
    target, tried = state.locomotive[company], 1 << company
    for _ in range(board.companies):
        other = nearest_line(board, state, target, tried)
        if other == NO_LINE:
            return True
        if comes_to(board, state, other, near, target, seen, waiting):
            return False
        tried |= 1 << other
    return True


@compiled
def nearest_line(board: Board, state: State, target: int, tried: int) -> int:
    """Of the open lines that have not been tried the one whose locomotive is nearest."""
    found, least = NO_LINE, 0
    for company in range(board.companies):
        if not tried >> company & 1 and is_open(state, company):
            steps = board.steps[state.locomotive[company], target]
            if found == NO_LINE or steps < least:
                found, least = company, steps
    return found


@compiled
def goes_on(board: Board, state: State, company: int, seen: Row, waiting: Row) -> bool:
    """Whether the locomotive can come next to a town that the line lacks, or to another open line.

    If not, `seen` has a bit set for every hex in its reach: for the ways it can face there.
    """
    seen[:] = 0
    here = state.locomotive[company]
    left = 0
    for which in range(sides_ahead(state, company)):
        side = side_ahead(state, company, which)
        left = look_and_go(board, state, company, here, side, seen, waiting, left)
        if left == ARRIVED:
            return True
    while left:
        left -= 1
        hex, heading = divmod(waiting[left], SIDES)
        for turn in range(-1, 2):
            side = turned(heading, turn)
            left = look_and_go(board, state, company, hex, side, seen, waiting, left)
            if left == ARRIVED:
                return True
    return False


@compiled
def look_and_go(
    board: Board,
    state: State,
    company: int,
    hex: int,
    side: int,
    seen: Row,
    waiting: Row,
    left: int,
) -> int:
    more = go(board, state, hex, side, seen, waiting, left)
    if more > left and is_goal(board, state, company, waiting[left] // SIDES):
        return ARRIVED
    return more


@compiled
def is_goal(board: Board, state: State, company: int, hex: int) -> bool:
    """Next to a town that the line lacks, or to another open line."""
    if board.beside_towns[hex] & ~state.connected[company]:
        return True
    for side in range(SIDES):
        neighbour = board.neighbours[hex, side]
        if neighbour >= 0:
            line = state.line[neighbour]
            if line not in (NO_LINE, company) and is_open(state, line):
                return True
    return False


@compiled
def comes_to(
    board: Board, state: State, company: int, near: Row, target: int, seen: Row, waiting: Row
) -> bool:
    """Whether the locomotive can come to a marked hex; ways towards the target are tried first."""
    seen[:] = 0
    here = state.locomotive[company]
    left = 0
    for which in range(sides_ahead(state, company)):
        left = go(board, state, here, side_ahead(state, company, which), seen, waiting, left)
    while left:
        left -= 1
        hex, heading = divmod(waiting[left], SIDES)
        if near[hex]:
            return True
        first = left
        for turn in range(-1, 2):
            left = go(board, state, hex, turned(heading, turn), seen, waiting, left)
        nearest_last(board, target, waiting[first:left])
    return False


@compiled
def nearest_last(board: Board, target: int, waiting: Row) -> None:
    """The nearest to the target to the end of what is waiting."""
    last = len(waiting) - 1
    for place in range(last):
        steps = board.steps[waiting[place] // SIDES, target]
        if steps < board.steps[waiting[last] // SIDES, target]:
            waiting[place], waiting[last] = waiting[last], waiting[place]


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
def another_stands_at(board: Board, state: State, company: int, near: Row) -> bool:
    """Whether a hex of another open line is marked."""
    for hex in range(board.hexes):
        line = state.line[hex]
        if near[hex] and line not in (NO_LINE, company) and is_open(state, line):
            return True
    return False
