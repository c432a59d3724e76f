"""Reach: how far the cities are from a railroad's track, and what a share is worth by that."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ride_the_rails.evaluation import COUNTS, GROWTH, RIDDEN
from trunkline.games.ride_the_rails.legality import refuse_room
from trunkline.games.ride_the_rails.state import (
    CITIES,
    EAST,
    EAST_COAST_CITIES,
    Board,
    State,
)

FAR = 30  # steps, of a city that cannot be come to


@compiled
def measure_steps(board: Board, state: State, railroad: int, far: Row) -> None:
    """For each city how many locomotives would bring the railroad there: 0 for one on its track,
    FAR if none can."""
    for city in range(CITIES):
        far[city] = FAR
    if state.placed[railroad] == 0:
        return
    if state.locomotives[railroad] > 0:
        for number in range(state.besides[railroad]):
            hex = state.beside[railroad, number]
            if refuse_room(board, state, hex) == ALLOWED:
                shorten(far, board.to_city[hex])
    for number in range(board.cities):
        hex = board.city[number]
        if state.track[hex] >> railroad & 1:
            far[number] = 0
        elif has_room(board, state, railroad, hex) and far[number] < FAR:
            far[number] += 1
        else:
            far[number] = FAR


@compiled
def shorten(far: Row, steps: Row) -> None:
    for city in range(CITIES):
        far[city] = min(far[city], steps[city])


@compiled
def has_room(board: Board, state: State, railroad: int, hex: int) -> bool:
    if board.terrain[hex] == EAST and state.east[railroad] == EAST_COAST_CITIES:
        return False
    return refuse_room(board, state, hex) == ALLOWED


@compiled
def count_cities(board: Board, state: State, far: Row) -> tuple[float, float]:
    """The cities on the track, and for those near it a part of one; the same of those with a
    passenger."""
    reach, reach_of_passengers = 0.0, 0.0
    for number in range(board.cities):
        if far[number] < len(COUNTS):
            counts = COUNTS[far[number]]
            reach += counts
            if state.passenger[board.city[number]]:
                reach_of_passengers += counts
    return reach, reach_of_passengers


@compiled
def share_value(
    state: State, railroad: int, trains: float, reach: float, reach_of_passengers: float
) -> float:
    """What a share will bring by so many trains, as in `evaluation`."""
    rounds = trains / state.players
    growth = min(GROWTH * rounds, float(state.locomotives[railroad])) / 2.0
    rides = min(trains, reach_of_passengers + growth)
    return RIDDEN * rides * max(0.0, reach + growth - 1.0)
