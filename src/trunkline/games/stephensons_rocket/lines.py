"""Queries about lines and what they are next to, for several chapters of the rules."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.games.stephensons_rocket.state import NO_LINE, NO_TOWN, NOWHERE, SIDES, Board, State

SEVERAL_LINES = -2


@compiled
def turned(side: int, by: int) -> int:
    return (side + by + SIDES) % SIDES


@compiled
def opposite(side: int) -> int:
    return (side + SIDES // 2) % SIDES


@compiled
def is_free(board: Board, state: State, hex: int) -> bool:
    """SR-5.2: no town, no track, no locomotive."""
    return board.town[hex] == NO_TOWN and state.line[hex] == NO_LINE


@compiled
def sides_ahead(state: State, company: int) -> int:
    """SR-5.1: how many sides the locomotive can leave by; `side_ahead` says which."""
    return SIDES if state.heading[company] == NOWHERE else 3


@compiled
def side_ahead(state: State, company: int, which: int) -> int:
    """From the starting town any side; later straight on, or one to the left or right."""
    if state.heading[company] == NOWHERE:
        return which
    return turned(state.heading[company], which - 1)


@compiled
def line_beside(board: Board, state: State, company: int, hex: int) -> int:
    """Another company's line next to the hex, or NO_LINE; SEVERAL_LINES if there are more."""
    found = NO_LINE
    for side in range(SIDES):
        neighbour = board.neighbours[hex, side]
        if neighbour >= 0:
            line = state.line[neighbour]
            if line not in (NO_LINE, company, found):
                if found != NO_LINE:
                    return SEVERAL_LINES
                found = line
    return found


@compiled
def count_towns(towns: int) -> int:
    """How many towns are in a set."""
    count = 0
    while towns:
        towns &= towns - 1
        count += 1
    return count


@compiled
def held(state: State, company: int, seat: int) -> int:
    """Shares, supplementary ones included (SR-6.4)."""
    return state.shares[company, seat] + state.substitutes[company, seat]
