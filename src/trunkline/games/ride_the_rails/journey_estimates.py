"""Journey estimates: what the next trains would pay on the track of now, in a few microseconds.

The exact search (`best_paths`) takes a hundred times as long. Here the track is searched depth
first, which leaves out one link of every circle; in what is left, trees, the best path is found
quickly. Hexes in the open country that two links share are not looked at. What the best journeys
are worth in truth and by this estimate goes together closely: a correlation of 0.9 to 0.99 in
rounds 2 to 6 of games of greedy players.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.struct import Grid, Row, scratch
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.network import is_city
from trunkline.games.ride_the_rails.state import (
    CITIES,
    HEXES,
    LOCOMOTIVES,
    NO_HEX,
    NO_RAILROAD,
    RAILROADS,
    ROUNDS,
    SEATS,
    Board,
    State,
)

SIDES = 6
DEEPEST = RAILROADS * LOCOMOTIVES + 1
ALL = (1 << RAILROADS) - 1
NO_CITY = -1
NEVER = -1_000_000

# The trees: a row for each city, in the order in which they are found.
PARENT, LINK, OTHER_LINK, PASSENGER, HEX, TREE_COLUMNS = range(6)
# The stack of the search.
AT, ON, SIDE, CITY_BEHIND, STACK_COLUMNS = range(5)
# A way down from a city of a tree: what its links are worth, and the links of each railroad with
# the city where it ends, packed. Of each city two are kept: the best, and the best that ends where
# a passenger is.
WORTH, RIDDEN, START_WORTH, START_RIDDEN, WAY_COLUMNS = range(5)
LINK_BITS = 8
END_SHIFT = LINK_BITS * RAILROADS
LINKS = (1 << END_SHIFT) - 1

# What the estimate says: rows of numbers by seat (but for the links, which are by railroad).
THIS_ROUND = 0  # what each seat gets from the trains that are still to run in this round
NEXT_ROUND = 1  # … from a round of trains after these; nothing in the last round
LENGTHS = 2  # the links of the seat's own next journey
TO_SELF = 3  # what that brings the seat itself
LINKS_NOW = 4  # the links of each railroad that all these trains ride
ESTIMATE_ROWS = 5
ESTIMATE_COLUMNS = max(SEATS, RAILROADS)


@compiled
def estimate_journeys(board: Board, state: State, estimate: Grid) -> int:
    """Fill in the estimate, which is all zeros; how many cities the largest network has.

    Every train takes the passenger away with which it begins, so the trains run one after another:
    those of this round that are still to come (one that is under way counts as such), then one for
    each seat in the same order.
    """
    tree: Any = np.empty((CITIES, TREE_COLUMNS), np.int64)
    ways: Any = np.empty((CITIES, WAY_COLUMNS), np.int64)
    found, largest = grow_trees(board, state, tree)
    first = state.turn if runs_trains(state) else 0
    last = state.players if state.rounds == ROUNDS else 2 * state.players
    for train in range(first, last):
        seat = state.order[train % state.players]
        ridden = run_best(tree, found, weigh(state, seat), ways)
        if ridden == 0:
            continue
        row = THIS_ROUND if train < state.players else NEXT_ROUND
        pay_estimate(state, seat, ridden, row, estimate)
    return largest


@compiled
def runs_trains(state: State) -> bool:
    return state.decision in (decisions.START, decisions.JOURNEY)


@compiled
def pay_estimate(state: State, seat: int, ridden: int, row: int, estimate: Grid) -> None:
    """RR-6.5, RR-6.6: dividends and the fare."""
    total = 0
    for railroad in range(RAILROADS):
        links = ridden >> LINK_BITS * railroad & (1 << LINK_BITS) - 1
        if links == 0:
            continue
        total += links
        estimate[LINKS_NOW, railroad] += links
        for each in range(state.players):
            estimate[row, each] += links * int(state.shares[railroad, each])
    estimate[row, seat] += total + 1
    if estimate[LENGTHS, seat] == 0:
        estimate[LENGTHS, seat] = total
        estimate[TO_SELF, seat] = total + 1
        for railroad in range(RAILROADS):
            links = ridden >> LINK_BITS * railroad & (1 << LINK_BITS) - 1
            estimate[TO_SELF, seat] += links * int(state.shares[railroad, seat])


# The trees


@compiled
def grow_trees(board: Board, state: State, tree: Grid) -> tuple[int, int]:
    """Of all track; how many cities there are in all trees and in the largest."""
    seen: Any = np.zeros(HEXES, np.int8)
    stack: Any = np.empty((DEEPEST, STACK_COLUMNS), np.int64)
    found, largest = 0, 0
    for number in range(board.cities):
        hex = board.city[number]
        if state.track[hex] and not seen[hex]:
            before = found
            found = grow_tree(board, state, hex, seen, stack, tree, found)
            largest = max(largest, found - before)
    return found, largest


@compiled
def grow_tree(
    board: Board, state: State, root: int, seen: Row, stack: Grid, tree: Grid, found: int
) -> int:
    """Add the cities that hang together with this one; how many there are then."""
    note_city(state, tree, found, root)
    tree[found, PARENT] = NO_CITY
    push(stack, 0, root, int(state.track[root]), found)
    seen[root] = ALL
    found += 1
    top = 0
    while top >= 0:
        side = stack[top, SIDE]
        beyond = int(board.neighbours[stack[top, AT], side]) if side < SIDES else NO_HEX
        if beyond == NO_HEX:
            top -= 1
            continue
        stack[top, SIDE] = side + 1
        on = stack[top, ON] & int(state.track[beyond]) & ~int(seen[beyond])
        if on == 0:
            continue
        top += 1
        if is_city(board, beyond):
            note_city(state, tree, found, beyond)
            note_link(tree, found, stack[top - 1, CITY_BEHIND], on)
            push(stack, top, beyond, int(state.track[beyond]), found)
            seen[beyond] = ALL
            found += 1
        else:
            push(stack, top, beyond, on, stack[top - 1, CITY_BEHIND])
            seen[beyond] |= on
    return found


@compiled
def push(stack: Grid, top: int, hex: int, railroads: int, city_behind: int) -> None:
    stack[top, AT] = hex
    stack[top, ON] = railroads
    stack[top, SIDE] = 0
    stack[top, CITY_BEHIND] = city_behind


@compiled
def note_city(state: State, tree: Grid, city: int, hex: int) -> None:
    tree[city, HEX] = hex
    tree[city, PASSENGER] = state.passenger[hex]


@compiled
def note_link(tree: Grid, city: int, parent: int, railroads: int) -> None:
    """A link of one railroad, or of either of two."""
    first, second = NO_RAILROAD, NO_RAILROAD
    for railroad in range(RAILROADS):
        if railroads >> railroad & 1:
            first, second = railroad, first
    tree[city, PARENT] = parent
    tree[city, LINK] = first
    tree[city, OTHER_LINK] = first if second == NO_RAILROAD else second


# The best paths


@compiled
def weigh(state: State, seat: int) -> Row:
    """How far a link of each railroad puts the seat ahead of the others' average, as in `solve`."""
    weights = scratch(RAILROADS)
    for railroad in range(RAILROADS):
        held = 0
        for each in range(state.players):
            held += int(state.shares[railroad, each])
        own = int(state.shares[railroad, seat])
        weights[railroad] = (state.players - 1) * (1 + own) - (held - own)
    return weights


@compiled
def run_best(tree: Grid, found: int, weights: Row, ways: Grid) -> int:
    """The links of the best path, packed, whose passenger leaves; 0 if there is none.

    A path goes up from one city and down to another: at its top two ways down meet, and one of them
    ends where a passenger is (RR-6.1). Children come behind their parents, so the ways are known
    when they are needed.
    """
    for city in range(found):
        ways[city, WORTH], ways[city, RIDDEN] = 0, city << END_SHIFT
        ways[city, START_WORTH] = 0 if tree[city, PASSENGER] else NEVER
        ways[city, START_RIDDEN] = city << END_SHIFT
    best, one, other = NEVER, 0, 0
    for city in range(found - 1, -1, -1):
        parent = tree[city, PARENT]
        if parent == NO_CITY:
            continue
        railroad = tree[city, LINK]
        if weights[tree[city, OTHER_LINK]] > weights[railroad]:
            railroad = tree[city, OTHER_LINK]
        weight, link = weights[railroad], 1 << LINK_BITS * railroad
        worth, ridden = ways[city, WORTH] + weight, ways[city, RIDDEN] + link
        start, begun = ways[city, START_WORTH] + weight, ways[city, START_RIDDEN] + link
        if worth + ways[parent, START_WORTH] > best:
            best = worth + ways[parent, START_WORTH]
            one, other = ridden, ways[parent, START_RIDDEN]
        if start + ways[parent, WORTH] > best:
            best = start + ways[parent, WORTH]
            one, other = begun, ways[parent, RIDDEN]
        if worth > ways[parent, WORTH]:
            ways[parent, WORTH], ways[parent, RIDDEN] = worth, ridden
        if start > ways[parent, START_WORTH]:
            ways[parent, START_WORTH], ways[parent, START_RIDDEN] = start, begun
    if best <= NEVER // 2:
        return 0
    take_passenger(tree, one >> END_SHIFT, other >> END_SHIFT)
    return (one & LINKS) + (other & LINKS)


@compiled
def take_passenger(tree: Grid, one: int, other: int) -> None:
    """Of the two ends of a path: the only one that has a passenger, or the first hex (as in
    `solve`)."""
    if not tree[one, PASSENGER] or (tree[other, PASSENGER] and tree[other, HEX] < tree[one, HEX]):
        tree[other, PASSENGER] = 0
    else:
        tree[one, PASSENGER] = 0
