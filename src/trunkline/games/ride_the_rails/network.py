"""Queries about the track network: cities, neighbours, and the links that can be ridden."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import scratch
from trunkline.games.ride_the_rails.state import CITY, LOCOMOTIVES, NO_HEX, RAILROADS, Board, State


@compiled
def is_city(board: Board, hex: int) -> bool:
    return board.terrain[hex] >= CITY


@compiled
def is_beside(board: Board, hex: int, other: int) -> bool:
    for side in range(6):
        if board.neighbours[hex, side] == other:
            return True
    return False


# Links (RR-6.2)


@compiled
def link_starts(state: State, hex: int) -> bool:
    """Whether some railroad's link begins in this city.

    All track of a railroad hangs together (RR-3.4). So from a city on it there is a way to any
    other, and the part of it up to the first city is a link.
    """
    for railroad in range(RAILROADS):
        if state.track[hex] >> railroad & 1 and state.cities[railroad] > 1:
            return True
    return False


@compiled
def reaches_city(board: Board, state: State, railroad: int, hex: int) -> bool:
    """Whether the passenger, coming to this hex on the railroad, can go on along it to a city, or
    is in one already."""
    if is_city(board, hex):
        return True
    seen = scratch(LOCOMOTIVES)
    seen[0] = hex
    found, looked = 1, 0
    while looked < found:
        here = seen[looked]
        looked += 1
        for side in range(6):
            beyond = board.neighbours[here, side]
            if beyond == NO_HEX:
                break
            if not state.track[beyond] >> railroad & 1 or state.visited[beyond]:
                continue
            if is_city(board, beyond):
                return True
            known = False
            for number in range(found):
                known |= seen[number] == beyond
            if not known:
                seen[found] = beyond
                found += 1
    return False


@compiled
def some_link_ridden(state: State) -> bool:
    return links_ridden(state) > 0


@compiled
def links_ridden(state: State) -> int:
    links = 0
    for railroad in range(RAILROADS):
        links += state.links[railroad]
    return links


# Lines across the continent (RR-5.3)


@compiled
def line_across(state: State, in_cities: bool) -> bool:
    """Whether a line joins the coasts, with different railroads at its ends.

    All track of a railroad hangs together, so a line may go from any locomotive of a railroad to
    any other of it; what matters is which railroads meet, in a hex or only in cities.
    """
    for railroad in range(RAILROADS):
        if state.on_west >> railroad & 1:
            others = reached_by_changes(state, railroad, in_cities) & ~(1 << railroad)
            if others & state.on_east:
                return True
    return False


@compiled
def reached_by_changes(state: State, railroad: int, in_cities: bool) -> int:
    """The railroads, by bits, that a line can come to from this one."""
    reached = 1 << railroad
    for _ in range(RAILROADS):
        for other in range(RAILROADS):
            if reached >> other & 1:
                reached |= state.meets_in_city[other] if in_cities else state.meets[other]
    return reached
