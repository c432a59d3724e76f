"""Which legal actions a player who looks ahead tries: all but hopeless stations.

Nine of ten legal actions are stations. Of the hexes for a new one only those stay that locomotives
are most likely to come to; what a line is worth there counts, too. Moves of stations could go on
without end (`Game.endless`), and stay only where there is nothing else to do.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import FloatRow, Row, float_scratch, scratch
from trunkline.games.stephensons_rocket import actions, decisions, outlook
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.outlook import STATION_CHANCES, look_ahead, steps_to
from trunkline.games.stephensons_rocket.state import COMPANIES, Board, State

HEXES_TRIED = 10


@compiled
def promising(board: Board, state: State, out: Row, n: int) -> int:
    if state.decision != decisions.TURN:
        return n
    first = 0
    while first < n and out[first] < actions.PLACES.first:
        first += 1
    end = first
    while end < n and out[end] < actions.MOVES.first:
        end += 1
    if end - first <= HEXES_TRIED:
        return end or n
    whole, going = scratch(outlook.WHOLE_NUMBERS), scratch(COMPANIES)
    count = find_going(board, state, whole, going)
    values = float_scratch(HEXES_TRIED)
    kept = 0
    for choice in range(first, end):
        action = out[choice]
        value = hope(board, state, action - actions.PLACES.first, whole, going[:count])
        kept = put_in_by_value(out[first:end], values, kept, action, value)
    return first + kept


@compiled
def find_going(board: Board, state: State, whole: Row, going: Row) -> int:
    """The companies whose locomotives can move, and how many those are."""
    count = 0
    for company in range(board.companies):
        if is_open(state, company):
            look_ahead(board, state, company, whole)
            going[count] = company
            count += whole[outlook.WAYS + company] > 0
    return count


@compiled
def hope(board: Board, state: State, hex: int, whole: Row, going: Row) -> float:
    """How likely lines come to the hex, the longer ones counting for more."""
    total = 0.0
    for each in range(len(going)):
        company = going[each]
        chance = STATION_CHANCES[steps_to(board, state, company, hex, whole)]
        total += chance * (2 + whole[outlook.TOWNS + company])
    return total


@compiled
def put_in_by_value(best: Row, values: FloatRow, kept: int, action: int, value: float) -> int:
    """Among the best so far, which stand in order; how many there are then."""
    if kept == len(values):
        if value <= values[kept - 1]:
            return kept
        kept -= 1
    at = kept
    while at and values[at - 1] < value:
        values[at], best[at] = values[at - 1], best[at - 1]
        at -= 1
    values[at], best[at] = value, action
    return kept + 1
