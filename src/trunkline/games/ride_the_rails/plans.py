"""Plans: what a player may set about, each a few of its own decisions that belong together.

Of track it is what leads to one city. So players that look ahead compare what differs, and not
single hexes. (Journeys are solved: to compare the best few of them won no more games, in twice the
time.)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ride_the_rails import actions, decisions
from trunkline.games.ride_the_rails.legality import (
    left_to_lay,
    refuse_first,
    refuse_next,
    refuse_railroad,
)
from trunkline.games.ride_the_rails.reach import FAR, measure_steps
from trunkline.games.ride_the_rails.state import (
    CITIES,
    HEXES,
    MOUNTAIN,
    NO_HEX,
    RAILROADS,
    Board,
    State,
)
from trunkline.games.ride_the_rails.track import put_locomotive

STATE: Any = State.dtype
FARTHER = 4  # steps beyond the turn's locomotives of a city to which a plan may lead


@compiled
def plans(board: Board, state: State, seat: int, out: Row) -> int:
    """Write the plans, each as the number of its decisions and these; how many there are.

    UNLISTED where single decisions are to be compared.
    """
    if state.decision != decisions.LAYING:
        return UNLISTED
    out[0], out[1] = 1, actions.DONE.first
    found, end = 1, 2
    steps: Any = np.empty(CITIES, np.int8)
    copy: Any = np.empty(1, STATE)
    most = left_to_lay(state) + FARTHER
    for railroad in range(RAILROADS):
        if refuse_railroad(state, railroad) != ALLOWED:
            continue
        first = end
        if state.placed[railroad] == 0:
            for number in range(board.cities):
                if refuse_first(board, state, railroad, board.city[number]) == ALLOWED:
                    out[end] = 1
                    out[end + 1] = lay_of(railroad, board.city[number])
                    found, end = found + 1, end + 2
            continue
        measure_steps(board, state, railroad, steps)
        for city in range(board.cities):
            if 0 < steps[city] <= most:
                copy[0] = state
                laid = plan_towards(board, copy[0], railroad, city, out[end + 1 :])
                if laid > 0 and is_new_plan(out, first, end, laid):
                    out[end] = laid
                    found, end = found + 1, end + 1 + laid
    return found


@compiled
def lay_of(railroad: int, hex: int) -> int:
    return actions.LAYS.first + railroad * HEXES + hex


@compiled
def plan_towards(board: Board, state: State, railroad: int, goal: int, out: Row) -> int:
    """Track towards the city, as `playing_out` lays it, as decisions; how many."""
    laid, nearest = 0, FAR
    while nearest > 0 and left_to_lay(state) > 0 and state.locomotives[railroad] > 0:
        least, chosen = 2 * nearest, NO_HEX
        for number in range(state.besides[railroad]):
            hex = int(state.beside[railroad, number])
            climbs = board.terrain[hex] == MOUNTAIN and not state.on_mountain
            away = 2 * int(board.to_city[hex, goal]) + int(climbs)
            if away < least and refuse_next(board, state, railroad, hex) == ALLOWED:
                least, chosen = away, hex
        if chosen == NO_HEX:
            break
        put_locomotive(board, state, railroad, chosen)
        state.laid += 1
        if board.terrain[chosen] == MOUNTAIN:
            state.on_mountain = 1
        out[laid] = lay_of(railroad, chosen)
        laid += 1
        nearest = least // 2
    return laid


@compiled
def is_new_plan(out: Row, first: int, end: int, length: int) -> bool:
    """Whether the plan that begins behind `end` is none of those from `first` on."""
    at = first
    while at < end:
        if out[at] == length:
            same = True
            for number in range(1, length + 1):
                same &= out[at + number] == out[end + number]
            if same:
                return False
        at += 1 + out[at]
    return True
