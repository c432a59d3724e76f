"""Exact search for the best paths through a graph of links, whatever the links are worth.

A journey is a path that visits no vertex twice, from city to city. The edges are gone through in an
order in which few vertices, the frontier, have edges both before and behind. Of the choices made so
far only this matters: how many ends of the journey lie behind the frontier, and for each vertex of
the frontier whether it is done with, or begins or ends a piece of the journey, and which vertex is
at the other end of that piece. Of all choices that agree in this only the best few are kept: of
those that ride as many links of each railroad, one.

What is counted is half links: an edge has one for each of its ends that is a city. So the worth of
a journey, too, is counted double until it is complete.

Where there are too many choices the worst are dropped, and how much better than the best journey
found one of them could have become is reckoned: what they are worth, and on top of that in every
city still ahead two halves of its best link. In the positions that were measured, crowded ones
among them, more room found nothing better.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row, scratch
from trunkline.games.ride_the_rails.edge_order import best_order, edges_in_order, last_edges
from trunkline.games.ride_the_rails.links import VERTICES, Graph
from trunkline.games.ride_the_rails.network import is_city
from trunkline.games.ride_the_rails.state import NO_HEX, NO_RAILROAD, RAILROADS, Board, State

NONE = -1
NEVER = -(1 << 40)  # less than any journey is worth

# The choices so far as one number: five bits for each place of the frontier, then how many free
# ends lie behind it, and whether one of them has a passenger. Of the five bits four say how the
# vertex there stands: untouched, done with, or the place, counted from 1, of the other end of the
# piece that ends here; or that that end is an end of the journey. The fifth is the railroad of the
# piece where the vertex is no city: the lower or the higher of the two that are there.
WIDEST = 12
PLACE_BITS = 5
STANDING = 15
UNTOUCHED, AN_END, DONE_WITH = 0, 13, 15
HIGHER = 16
ENDS_SHIFT = PLACE_BITS * WIDEST
ENDS = 3
PASSENGER = 1 << ENDS_SHIFT + 2
PLACES = (1 << ENDS_SHIFT) - 1

HALF_BITS = 6  # for each railroad: its half links on the journey, fewer than 64
MOST_CHOICES = 1 << 16
ROOM = 256  # for choices, to begin with


class Aim(NamedTuple):
    """What is sought."""

    weights: Row  # what a link of each railroad is worth
    start: int  # the hex, or NO_HEX: any city with a passenger
    destination: int  # the hex, or NO_HEX: any city
    most: int  # journeys wanted, that differ in how many links of each railroad they ride
    room: int  # for choices at a time …
    wide: int  # … and for vertices on the frontier; less than needed, and it is not exact


class Layer(NamedTuple):
    """Choices that differ in what matters, each with the best ways to have made them."""

    choices: Row
    ways: Row  # how many there are of each, at most `most`
    halves: Row  # of each way: its half links
    worth: Row
    last: Row  # the last edge taken: a place in the chain of edges


class Paths(NamedTuple):
    """The best journeys, best first."""

    found: int
    worth: Row  # doubled
    halves: Row
    last: Row
    before: Any  # the chain: of each link in it the one before, …
    edge: Any  # … and the edge
    bound: int  # no journey is worth more, doubled


@compiled
def best_paths(board: Board, state: State, graph: Graph, aim: Aim) -> Paths:
    return best_paths_in_order(board, state, graph, aim, edges_in_order(graph, best_order(graph)))


@compiled
def best_paths_in_order(board: Board, state: State, graph: Graph, aim: Aim, order: Row) -> Paths:
    """For who asks several times about the same track."""
    last = last_edges(graph, order)
    place = scratch(VERTICES)  # on the frontier, counted from 1; 0: not there
    taken = 0
    layer, after = new_layer(ROOM, aim.most), new_layer(ROOM, aim.most)
    table = scratch(8)
    layer.ways[0] = 1
    if state.on != NO_RAILROAD:
        layer.halves[0] = one_half(state.on)
        layer.worth[0] = aim.weights[state.on]
    known = 1
    best = new_layer(1, aim.most)
    before, chain = [NONE], [NONE]
    rest = 0
    for vertex in range(graph.vertices):
        rest += potential(board, state, graph, aim, vertex)
    lost = NEVER
    for step in range(graph.edges):
        edge = order[step]
        one, other = graph.a[edge], graph.b[edge]
        taken = enter(place, taken, aim.wide, one)
        taken = enter(place, taken, aim.wide, other)
        if place[one] and place[other]:
            after = with_room(after, 2 * known, aim.most)
            table = cleared(table, 2 * known)
            known = choose_edge(
                board, state, graph, aim, edge, place, layer, known, after, table, best, before,
                chain,
            )  # fmt: skip
            layer, after = after, layer
        else:
            lost = max(lost, full_worth(board, state, graph, aim))
        for vertex in (one, other):
            if last[vertex] == step and place[vertex]:
                after = with_room(after, known, aim.most)
                table = cleared(table, known)
                known = leave_vertex(
                    board, state, graph, aim, vertex, place, layer, known, after, table, best
                )
                layer, after = after, layer
                rest -= potential(board, state, graph, aim, vertex)
                taken &= ~(1 << place[vertex] - 1)
                place[vertex] = 0
        if known > aim.room:
            known, dropped = drop_worst(layer, known, aim)
            lost = max(lost, dropped + rest)
    found = best.ways[0]
    bound = max(lost, best.worth[0] if found else NEVER)
    return Paths(found, best.worth, best.halves, best.last, before, chain, bound)


@compiled
def one_half(railroad: int) -> int:
    return 1 << HALF_BITS * railroad


@compiled
def potential(board: Board, state: State, graph: Graph, aim: Aim, vertex: int) -> int:
    """The most that passing a city can add: two halves of its best link, if that is any good."""
    hex = graph.hex[vertex]
    best = 0
    if is_city(board, hex):
        for railroad in range(RAILROADS):
            if state.track[hex] >> railroad & 1:
                best = max(best, aim.weights[railroad])
    return 2 * best


@compiled
def full_worth(board: Board, state: State, graph: Graph, aim: Aim) -> int:
    """No journey at all is worth more."""
    total = 0 if state.on == NO_RAILROAD else max(0, aim.weights[state.on])
    for vertex in range(graph.vertices):
        total += potential(board, state, graph, aim, vertex)
    return total


# Choices and the ways to them


@compiled
def new_layer(room: int, most: int) -> Layer:
    return Layer(
        scratch(room),
        scratch(room),
        scratch(room * most),
        scratch(room * most),
        scratch(room * most),
    )


@compiled
def with_room(layer: Layer, room: int, most: int) -> Layer:
    """What stood there is of no use any more."""
    return layer if len(layer.choices) >= room else new_layer(2 * room, most)


@compiled
def cleared(table: Row, room: int) -> Row:
    """A hash table for so many choices, empty: places in a layer, counted from 1."""
    size = 8
    while size < 2 * room:
        size *= 2
    if len(table) != size:
        return scratch(size)
    for slot in range(size):
        table[slot] = 0
    return table


@compiled
def find(layer: Layer, table: Row, known: int, choice: int) -> int:
    """The place of the choice in the layer, or the next free one, which it then has."""
    mask = len(table) - 1
    slot = ((choice & 0x3FFFFFFF) * 0x5851F42D + (choice >> 30) * 0x14057B7F >> 20) & mask
    while table[slot]:
        here = table[slot] - 1
        if layer.choices[here] == choice:
            return here
        slot = (slot + 1) & mask
    table[slot] = known + 1
    layer.choices[known], layer.ways[known] = choice, 0
    return known


@compiled
def keep(layer: Layer, at: int, most: int, halves: int, worth: int, last: int) -> int:
    """Note a way to the choice at that place, if it is one of the best; where among them, or NONE.

    Of ways with the same half links, which are worth the same, the first is kept.
    """
    first, count = at * most, layer.ways[at]
    for way in range(first, first + count):
        if layer.halves[way] == halves:
            return NONE
    if count == most and layer.worth[first + most - 1] >= worth:
        return NONE
    way = first + min(count, most - 1)
    while way > first and layer.worth[way - 1] < worth:
        layer.halves[way] = layer.halves[way - 1]
        layer.worth[way] = layer.worth[way - 1]
        layer.last[way] = layer.last[way - 1]
        way -= 1
    layer.halves[way], layer.worth[way], layer.last[way] = halves, worth, last
    layer.ways[at] = min(count + 1, most)
    return way


@compiled
def drop_worst(layer: Layer, known: int, aim: Aim) -> tuple[int, int]:
    """Keep the choices with the best ways; how many are left, and what the best one dropped is
    worth."""
    most = aim.most
    bests: Any = np.zeros(known, np.int64)
    for at in range(known):
        bests[at] = layer.worth[at * most]
    bests.sort()
    least = bests[known - aim.room]
    left, dropped = 0, NEVER
    for at in range(known):
        if layer.worth[at * most] < least or left == aim.room:
            dropped = max(dropped, layer.worth[at * most])
            continue
        layer.choices[left] = layer.choices[at]
        layer.ways[left] = layer.ways[at]
        for way in range(most):
            layer.halves[left * most + way] = layer.halves[at * most + way]
            layer.worth[left * most + way] = layer.worth[at * most + way]
            layer.last[left * most + way] = layer.last[at * most + way]
        left += 1
    return left, dropped


# Taking an edge or not


@compiled
def choose_edge(
    board: Board,
    state: State,
    graph: Graph,
    aim: Aim,
    edge: int,
    place: Row,
    layer: Layer,
    known: int,
    after: Layer,
    table: Row,
    best: Layer,
    before: Any,
    chain: Any,
) -> int:
    """Every choice without the edge, and with it where that can be; how many there are then."""
    railroad = graph.railroad[edge]
    cities = 0
    for vertex in (graph.a[edge], graph.b[edge]):
        cities += is_city(board, graph.hex[vertex])
    halves = cities * one_half(railroad)
    worth = cities * aim.weights[railroad]
    found = 0
    for each in range(known):
        choice = layer.choices[each]
        at = find(after, table, found, choice)
        found = max(found, at + 1)
        for way in range(each * aim.most, each * aim.most + layer.ways[each]):
            keep(after, at, aim.most, layer.halves[way], layer.worth[way], layer.last[way])
        choice, complete = take(board, state, graph, aim, edge, place, choice)
        if choice == NONE:
            continue
        if not complete:
            at = find(after, table, found, choice)
            found = max(found, at + 1)
        for way in range(each * aim.most, each * aim.most + layer.ways[each]):
            to = best if complete else after
            kept = keep(
                to,
                0 if complete else at,
                aim.most,
                layer.halves[way] + halves,
                layer.worth[way] + worth,
                len(before),
            )
            if kept != NONE:
                before.append(layer.last[way])
                chain.append(edge)
    return found


@compiled
def take(
    board: Board, state: State, graph: Graph, aim: Aim, edge: int, place: Row, choice: int
) -> tuple[int, bool]:
    """The choice with the edge, and whether the journey is complete; NONE if it cannot be taken."""
    one, other = graph.a[edge], graph.b[edge]
    here, there = place[one] - 1, place[other] - 1
    if standing(choice, here) == there + 1:
        return NONE, False  # a circle
    for vertex in (one, other):
        if not may_join(board, state, graph, aim, edge, vertex, place[vertex] - 1, choice):
            return NONE, False
    far_here = far_end(graph, aim, one, here, choice)
    far_there = far_end(graph, aim, other, there, choice)
    choice = touch(board, state, graph, aim, edge, one, here, choice)
    choice = touch(board, state, graph, aim, edge, other, there, choice)
    if far_here != AN_END:
        choice = stand(choice, far_here - 1, far_there)
    if far_there != AN_END:
        choice = stand(choice, far_there - 1, far_here)
    if far_here == AN_END and far_there == AN_END:
        return (choice, True) if nothing_open(choice) else (NONE, False)
    return choice, False


@compiled
def standing(choice: int, place: int) -> int:
    return choice >> PLACE_BITS * place & STANDING


@compiled
def stand(choice: int, place: int, how: int) -> int:
    return choice & ~(STANDING << PLACE_BITS * place) | how << PLACE_BITS * place


@compiled
def is_fixed_end(graph: Graph, aim: Aim, vertex: int) -> bool:
    return graph.hex[vertex] in (aim.start, aim.destination)


@compiled
def may_join(
    board: Board,
    state: State,
    graph: Graph,
    aim: Aim,
    edge: int,
    vertex: int,
    place: int,
    choice: int,
) -> bool:
    how = standing(choice, place)
    if how == UNTOUCHED:
        return True
    if how == DONE_WITH or is_fixed_end(graph, aim, vertex):
        return False
    if is_city(board, graph.hex[vertex]):
        return True
    higher = choice >> PLACE_BITS * place & HIGHER
    return higher == which(state, graph, edge, vertex)  # RR-6.2: only the same railroad goes on


@compiled
def which(state: State, graph: Graph, edge: int, vertex: int) -> int:
    """HIGHER if the railroad of the edge is the higher one of two in the hex."""
    lower = (1 << graph.railroad[edge]) - 1
    return HIGHER if state.track[graph.hex[vertex]] & lower else 0


@compiled
def far_end(graph: Graph, aim: Aim, vertex: int, place: int, choice: int) -> int:
    """The other end of the piece that the vertex is an end of: itself, if no edge touches it."""
    how = standing(choice, place)
    if how != UNTOUCHED:
        return how
    return AN_END if is_fixed_end(graph, aim, vertex) else place + 1


@compiled
def touch(
    board: Board,
    state: State,
    graph: Graph,
    aim: Aim,
    edge: int,
    vertex: int,
    place: int,
    choice: int,
) -> int:
    """The vertex with one edge more: then it is done with, unless this is its first."""
    if standing(choice, place) != UNTOUCHED or is_fixed_end(graph, aim, vertex):
        choice &= ~(HIGHER << PLACE_BITS * place)
        return stand(choice, place, DONE_WITH)
    if not is_city(board, graph.hex[vertex]):
        choice |= which(state, graph, edge, vertex) << PLACE_BITS * place
    return choice


@compiled
def nothing_open(choice: int) -> bool:
    """No piece is left that the journey would have to be joined to."""
    for place in range(WIDEST):
        if standing(choice, place) not in (UNTOUCHED, DONE_WITH):
            return False
    return True


# Leaving a vertex


@compiled
def leave_vertex(
    board: Board,
    state: State,
    graph: Graph,
    aim: Aim,
    vertex: int,
    place: Row,
    layer: Layer,
    known: int,
    after: Layer,
    table: Row,
    best: Layer,
) -> int:
    """All edges of the vertex are decided on: the choices without its place."""
    found = 0
    for each in range(known):
        choice, complete = leave(
            board, state, graph, aim, vertex, place[vertex] - 1, layer.choices[each]
        )
        if choice == NONE:
            continue
        at = 0
        if not complete:
            at = find(after, table, found, choice)
            found = max(found, at + 1)
        to = best if complete else after
        for way in range(each * aim.most, each * aim.most + layer.ways[each]):
            keep(to, at, aim.most, layer.halves[way], layer.worth[way], layer.last[way])
    return found


@compiled
def leave(
    board: Board, state: State, graph: Graph, aim: Aim, vertex: int, place: int, choice: int
) -> tuple[int, bool]:
    """The choice without the vertex, and whether the journey is complete; NONE if it cannot be."""
    how = standing(choice, place)
    choice &= ~((STANDING | HIGHER) << PLACE_BITS * place)
    if how == UNTOUCHED:
        return (NONE if is_fixed_end(graph, aim, vertex) else choice), False
    if how == DONE_WITH:
        return choice, False
    choice = end_here(board, state, graph, aim, vertex, choice)
    if choice == NONE:
        return NONE, False
    if how == AN_END:
        return (choice, True) if nothing_open(choice) else (NONE, False)
    return stand(choice, how - 1, AN_END), False


@compiled
def end_here(board: Board, state: State, graph: Graph, aim: Aim, vertex: int, choice: int) -> int:
    """The choice with one more end of the journey, or NONE if this cannot be one."""
    hex = graph.hex[vertex]
    free = int(aim.start == NO_HEX) + int(aim.destination == NO_HEX)
    ends = choice >> ENDS_SHIFT & ENDS
    if not is_city(board, hex) or ends == free:
        return NONE
    if state.passenger[hex]:
        choice |= PASSENGER
    if ends + 1 == free and aim.start == NO_HEX and not choice & PASSENGER:
        return NONE  # RR-6.1
    return choice + (1 << ENDS_SHIFT)


# The frontier


@compiled
def enter(place: Row, taken: int, wide: int, vertex: int) -> int:
    """Stand at the first free place of the frontier, if not there yet and one is free; the places
    taken then, by bits."""
    if place[vertex] or taken == (1 << wide) - 1:
        return taken
    free = 0
    while taken >> free & 1:
        free += 1
    place[vertex] = free + 1
    return taken | 1 << free
