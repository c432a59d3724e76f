"""Edge ordering for the search of paths: an order of a graph's edges with a narrow frontier.

The frontier is what has edges both before and behind. Vertices take their turns, and an edge comes
when the first of its vertices has its turn.
"""

from __future__ import annotations

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row, scratch
from trunkline.games.ride_the_rails.links import EDGES, VERTICES, Graph

NONE = -1


@compiled
def best_order(graph: Graph) -> Row:
    """The turn of each vertex. Several are tried as the first; the order with the narrowest
    frontiers is taken."""
    begin, beside = neighbours_of(graph)
    stride = max(1, graph.vertices // 8)
    best, least = scratch(VERTICES), np.inf
    for first in range(0, graph.vertices, stride):
        turn = scratch(VERTICES)
        work = order_vertices(graph, begin, beside, first, turn, least)
        if work < least:
            best, least = turn, work
    return best


@compiled
def neighbours_of(graph: Graph) -> tuple[Row, Row]:
    """The vertices beside each: those of vertex v from begin[v] up to begin[v + 1]."""
    begin, beside = scratch(VERTICES + 2), scratch(2 * EDGES)
    for edge in range(graph.edges):
        begin[graph.a[edge] + 2] += 1
        begin[graph.b[edge] + 2] += 1
    for vertex in range(graph.vertices):
        begin[vertex + 2] += begin[vertex + 1]
    for edge in range(graph.edges):
        one, other = graph.a[edge], graph.b[edge]
        beside[begin[one + 1]] = other
        beside[begin[other + 1]] = one
        begin[one + 1] += 1
        begin[other + 1] += 1
    return begin, beside


@compiled
def order_vertices(
    graph: Graph, begin: Row, beside: Row, first: int, turn: Row, least: float
) -> float:
    """Always next the one beside which fewest new ones join the frontier; the work, estimated.

    An order that takes as much work as the best one so far is not gone through to its end.
    """
    seen, done, new = scratch(VERTICES), scratch(VERTICES), scratch(VERTICES)
    for vertex in range(graph.vertices):
        new[vertex] = begin[vertex + 1] - begin[vertex]
    wide = 0
    work = 0.0
    for step in range(graph.vertices):
        chosen, fewest = NONE, graph.vertices + 1
        if step == 0:
            chosen, fewest = first, -1
        for vertex in range(graph.vertices):
            if new[vertex] < fewest and not done[vertex] and (wide == 0 or seen[vertex]):
                chosen, fewest = vertex, new[vertex]
        wide += see(begin, beside, chosen, seen, new)
        for each in range(begin[chosen], begin[chosen + 1]):
            wide += see(begin, beside, beside[each], seen, new)
        work += 3.0**wide
        if work >= least:
            return work
        done[chosen] = 1
        wide -= 1
        turn[chosen] = step
    return work


@compiled
def see(begin: Row, beside: Row, vertex: int, seen: Row, new: Row) -> int:
    """The vertex on the frontier; 1 if it is new there, which those beside it are told."""
    if seen[vertex]:
        return 0
    seen[vertex] = 1
    for each in range(begin[vertex], begin[vertex + 1]):
        new[beside[each]] -= 1
    return 1


@compiled
def edges_in_order(graph: Graph, turn: Row) -> Row:
    """By the turn of their earlier vertex, then of the later one."""
    order = scratch(EDGES)
    for edge in range(graph.edges):
        at = edge
        while at > 0 and comes_after(graph, turn, order[at - 1], edge):
            order[at] = order[at - 1]
            at -= 1
        order[at] = edge
    return order


@compiled
def comes_after(graph: Graph, turn: Row, edge: int, other: int) -> bool:
    return place_in_order(graph, turn, edge) > place_in_order(graph, turn, other)


@compiled
def place_in_order(graph: Graph, turn: Row, edge: int) -> int:
    one, other = turn[graph.a[edge]], turn[graph.b[edge]]
    return min(one, other) * VERTICES + max(one, other)


@compiled
def last_edges(graph: Graph, order: Row) -> Row:
    """For each vertex the step of its last edge."""
    last = scratch(VERTICES)
    for step in range(graph.edges):
        last[graph.a[order[step]]] = step
        last[graph.b[order[step]]] = step
    return last
