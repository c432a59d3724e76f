"""The link graph: the track that journeys can ride, reduced to where there is something to choose.

Its vertices are hexes where something is decided: cities, and hexes in the open country where track
branches or crosses. An edge is track of one railroad between two of them, over hexes that lead
nowhere else. Track that ends in the open country is left out.
"""

from __future__ import annotations

from typing import NamedTuple

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row, scratch
from trunkline.games.ride_the_rails.network import is_city
from trunkline.games.ride_the_rails.state import (
    HEXES,
    LOCOMOTIVES,
    NO_HEX,
    NO_RAILROAD,
    RAILROADS,
    Board,
    State,
)

SIDES = 6
# Each locomotive has at most 6 neighbours of its railroad, and each pair of neighbours is one edge
# at most.
EDGES = RAILROADS * LOCOMOTIVES * SIDES // 2
VERTICES = RAILROADS * LOCOMOTIVES


class Graph(NamedTuple):
    """Of an edge: the vertices at its ends, its railroad, and the first hexes on it from there."""

    vertices: int
    hex: Row
    edges: int
    a: Row
    b: Row
    railroad: Row
    after_a: Row
    after_b: Row
    through: Row  # for each hex and side: the railroads, by bits, that can be ridden across it
    vertex: Row  # for each hex: its vertex, counted from 1; 0 if it is none


@compiled
def build_graph(board: Board, state: State, head: int) -> Graph:
    """What a journey can be made of that goes on from `head`; from anywhere, if that is NO_HEX."""
    through = rideable(board, state, head)
    leave_out_dead_ends(board, through, head)
    vertex, hexes = scratch(HEXES), scratch(VERTICES)
    count = 0
    for hex in range(board.hexes):
        if is_vertex(board, through, head, hex):
            hexes[count] = hex
            count += 1
            vertex[hex] = count
    a, b, railroads = scratch(EDGES), scratch(EDGES), scratch(EDGES)
    after_a, after_b = scratch(EDGES), scratch(EDGES)
    edges = 0
    for one in range(count):
        for side in range(SIDES):
            for railroad in range(RAILROADS):
                if not through[hexes[one] * SIDES + side] >> railroad & 1:
                    continue
                first = int(board.neighbours[hexes[one], side])
                end, before = follow(board, through, vertex, railroad, hexes[one], first)
                other = vertex[end] - 1
                if one < other and is_new(a, b, railroads, edges, one, other, railroad):
                    a[edges], b[edges], railroads[edges] = one, other, railroad
                    after_a[edges], after_b[edges] = first, before
                    edges += 1
    return Graph(count, hexes, edges, a, b, railroads, after_a, after_b, through, vertex)


# What can be ridden


@compiled
def rideable(board: Board, state: State, head: int) -> Row:
    through = scratch(HEXES * SIDES)
    for hex in range(board.hexes):
        railroads = enters(state, head, hex)
        if railroads:
            for side in range(SIDES):
                beyond = board.neighbours[hex, side]
                if beyond == NO_HEX:
                    break
                through[hex * SIDES + side] = railroads & enters(state, head, beyond)
    return through


@compiled
def enters(state: State, head: int, hex: int) -> int:
    """The railroads on which the passenger can still come into the hex, or go on from it."""
    if hex == head and state.on != NO_RAILROAD:
        return 1 << state.on
    if hex != head and state.visited[hex]:
        return 0
    return int(state.track[hex])


@compiled
def leave_out_dead_ends(board: Board, through: Row, head: int) -> None:
    for hex in range(board.hexes):
        for railroad in range(RAILROADS):
            here = hex
            while here != NO_HEX:
                here = leave_out(board, through, head, here, railroad)


@compiled
def leave_out(board: Board, through: Row, head: int, hex: int, railroad: int) -> int:
    """Where the only track from this hex led, which is taken out; NO_HEX if it is no dead end."""
    if hex == head or is_city(board, hex):
        return NO_HEX
    found, only = 0, 0
    for side in range(SIDES):
        if through[hex * SIDES + side] >> railroad & 1:
            found += 1
            only = side
    if found != 1:
        return NO_HEX
    beyond = int(board.neighbours[hex, only])
    through[hex * SIDES + only] ^= 1 << railroad
    for side in range(SIDES):
        if board.neighbours[beyond, side] == hex:
            through[beyond * SIDES + side] ^= 1 << railroad
    return beyond


# Vertices and edges


@compiled
def is_vertex(board: Board, through: Row, head: int, hex: int) -> bool:
    ways = 0
    for side in range(SIDES):
        for railroad in range(RAILROADS):
            ways += through[hex * SIDES + side] >> railroad & 1
    return ways > 2 or (ways > 0 and (hex == head or is_city(board, hex)))


@compiled
def follow(
    board: Board, through: Row, vertex: Row, railroad: int, hex: int, first: int
) -> tuple[int, int]:
    """The vertex to which the track leads that goes from `hex` by `first`, and the hex before."""
    before, here = hex, first
    while not vertex[here]:
        before, here = here, goes_on(board, through, railroad, before, here)
    return here, before


@compiled
def goes_on(board: Board, through: Row, railroad: int, before: int, here: int) -> int:
    """The hex after one that is no vertex: there are two on its track, and the other was before."""
    for side in range(SIDES):
        if through[here * SIDES + side] >> railroad & 1:
            beyond = int(board.neighbours[here, side])
            if beyond != before:
                return beyond
    return NO_HEX


@compiled
def is_new(a: Row, b: Row, railroads: Row, edges: int, one: int, other: int, railroad: int) -> bool:
    """Of two edges of a railroad between the same vertices either will do: they pay the same, and
    no other edge has anything to do with the hexes on them."""
    for edge in range(edges):
        if a[edge] == one and b[edge] == other and railroads[edge] == railroad:
            return False
    return True
