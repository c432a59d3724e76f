"""Graph algorithms on route networks, compiled: connectivity by union-find, and the longest trail
by dynamic programming over a frontier.

A network is a row of edges: edge `e` joins the vertices `a[e]` and `b[e]` and has a weight. Two
edges may join the same two vertices.

The longest trail uses each edge at most once and vertices any number of times. By Euler, a set of
edges is a trail if it hangs together and at most two of its vertices have an odd number of edges:
the ends. So what is sought is the lightest set of edges to leave out. The edges are gone through in
an order in which few vertices, the frontier, have edges both before and behind. Of the choices made
so far only this matters: how many ends lie behind the frontier, and for each vertex of the frontier
whether its edges taken are odd in number, and with which others of the frontier it hangs together.
Of all choices that agree in this, only the lightest loss is kept.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row, scratch

VERTICES = 48
WIDEST = 12  # vertices of a frontier: so many have room in one number
ENDS = 2  # of a trail

# The choices so far as one number: five bits for each place of the frontier, then the ends behind.
# Vertices that hang together have the same label: the first of their places, counted from 1. A
# vertex that no edge taken has touched has the label 0.
PLACE_BITS = 5
LABEL = 15
ODD = 16
ENDS_SHIFT = PLACE_BITS * WIDEST
PLACES = (1 << ENDS_SHIFT) - 1

NONE = -1


# What hangs together


@compiled
def make_sets(parent: Row) -> None:
    """Every vertex by itself: to begin with, before edges join them."""
    for vertex in range(len(parent)):
        parent[vertex] = vertex


@compiled
def find_root(parent: Row, vertex: int) -> int:
    """The vertex that stands for all that hang together with this one."""
    while parent[vertex] != vertex:
        parent[vertex] = parent[parent[vertex]]
        vertex = parent[vertex]
    return vertex


@compiled
def union(parent: Row, a: int, b: int) -> None:
    parent[find_root(parent, a)] = find_root(parent, b)


@compiled
def connected(parent: Row, a: int, b: int) -> bool:
    return find_root(parent, a) == find_root(parent, b)


# The longest trail


@compiled(entry=True)
def longest_trail(count: int, a: Row, b: Row, weight: Row) -> int:
    """The weight of the longest trail over the first `count` edges, whose weights are positive.

    Exact. The time grows with the frontier, not with the number of trails. A network that needs a
    frontier of more than WIDEST vertices is refused; a whole board of routes needs fewer.
    """
    parent = scratch(VERTICES)
    make_sets(parent)
    for edge in range(count):
        union(parent, a[edge], b[edge])
    best = 0
    order = scratch(count)
    for part in range(VERTICES):
        edges = order_edges(count, a, b, parent, part, order)
        total = 0
        for each in range(edges):
            total += weight[order[each]]
        if total > best:
            best = max(best, total - lightest_loss(order[:edges], a, b, weight, total - best))
    return best


@compiled
def lightest_loss(order: Row, a: Row, b: Row, weight: Row, most: int) -> int:
    """The least weight that a trail leaves out of edges that hang together; `most` if not less.

    Networks on a board are nearly trails, so a small loss is tried first, which drops most of the
    choices at once; then twice as much.
    """
    loss = unavoidable_loss(order, a, b, weight)
    while loss < most:
        found = lightest_loss_within(order, a, b, weight, loss)
        if found != NONE:
            return found
        loss = 2 * loss + 1
    found = lightest_loss_within(order, a, b, weight, most)
    return most if found == NONE else found


@compiled
def unavoidable_loss(order: Row, a: Row, b: Row, weight: Row) -> int:
    """Two of the odd vertices may be ends; each edge left out makes at most two others even."""
    degree = scratch(VERTICES)
    lightest = weight[order[0]]
    for edge in order:
        degree[a[edge]] += 1
        degree[b[edge]] += 1
        lightest = min(lightest, weight[edge])
    odd = 0
    for vertex in range(VERTICES):
        odd += degree[vertex] % 2
    return lightest * (max(odd - ENDS, 0) // 2)


@compiled
def lightest_loss_within(order: Row, a: Row, b: Row, weight: Row, most: int) -> int:
    """The least weight that a trail leaves out, if that is at most `most`; else NONE."""
    count = len(order)
    place_a, place_b = scratch(count), scratch(count)
    leaves_a, leaves_b = scratch(count), scratch(count)
    assign_places(order, a, b, place_a, place_b, leaves_a, leaves_b)
    to_come = 0
    for edge in order:
        to_come += weight[edge]

    choices, losses, known = scratch(1), scratch(1), 1
    next_choices, next_losses, table = scratch(2), scratch(2), scratch(4)
    best = NONE
    for step in range(count):
        if len(next_choices) < 2 * known:
            next_choices, next_losses = scratch(4 * known), scratch(4 * known)
        slots = table_size(known)
        if len(table) < slots:
            table = scratch(slots)
        for slot in range(slots):
            table[slot] = 0
        found = 0
        length = weight[order[step]]
        to_come -= length
        for each in range(known):
            for taken in range(2):
                choice = choices[each]
                loss = losses[each]
                if taken:
                    choice = take(choice, place_a[step], place_b[step])
                else:
                    loss += length
                if loss > most:
                    continue
                ended = False
                if leaves_a[step]:
                    choice, ended = leave(choice, place_a[step])
                if leaves_b[step] and choice != NONE and not ended:
                    choice, ended = leave(choice, place_b[step])
                if ended:
                    if loss + to_come <= most:
                        best = loss + to_come
                        most = best - 1
                elif choice != NONE:
                    found = keep(next_choices, next_losses, table, slots, found, choice, loss)
        choices, next_choices = next_choices, choices
        losses, next_losses = next_losses, losses
        known = found
    return best


@compiled
def table_size(known: int) -> int:
    size = 4
    while size < 4 * known:
        size *= 2
    return size


@compiled
def keep(
    choices: Row, losses: Row, table: Row, slots: int, found: int, choice: int, loss: int
) -> int:
    """Note the choice, or the lesser loss if it is noted; how many there are then.

    `table` is a hash table of places in `choices`, counted from 1.
    """
    slot = ((choice & 0x3FFFFFFF) * 0x5851F42D + (choice >> 30) * 0x14057B7F >> 20) & (slots - 1)
    while table[slot]:
        here = table[slot] - 1
        if choices[here] == choice:
            losses[here] = min(losses[here], loss)
            return found
        slot = (slot + 1) & (slots - 1)
    choices[found] = choice
    losses[found] = loss
    table[slot] = found + 1
    return found + 1


@compiled
def take(choice: int, place_a: int, place_b: int) -> int:
    """The choice with the edge between these places of the frontier."""
    label_a = label(choice, place_a)
    label_b = label(choice, place_b)
    if label_a == 0:
        label_a = place_a + 1
        choice |= label_a << PLACE_BITS * place_a
    if label_b == 0 and place_a != place_b:
        label_b = place_b + 1
        choice |= label_b << PLACE_BITS * place_b
    if place_a == place_b:
        return choice
    choice ^= ODD << PLACE_BITS * place_a
    choice ^= ODD << PLACE_BITS * place_b
    return relabel(choice, max(label_a, label_b), min(label_a, label_b))


@compiled
def label(choice: int, place: int) -> int:
    return choice >> PLACE_BITS * place & LABEL


@compiled
def relabel(choice: int, old: int, new: int) -> int:
    if old == new:
        return choice
    for place in range(WIDEST):
        if label(choice, place) == old:
            choice ^= (old ^ new) << PLACE_BITS * place
    return choice


@compiled
def leave(choice: int, place: int) -> tuple[int, bool]:
    """The choice when all edges of the vertex at this place are decided on, and whether it ends.

    NONE if it cannot be part of a trail: too many ends, or something that no edge can join to the
    rest any more.
    """
    own = label(choice, place)
    if own == 0:
        return choice, False
    ends = choice >> ENDS_SHIFT
    if choice >> PLACE_BITS * place & ODD:
        ends += 1
        if ends > ENDS:
            return NONE, False
    choice &= PLACES ^ ((LABEL | ODD) << PLACE_BITS * place)
    for other in range(WIDEST):
        if label(choice, other) == own:
            if own == place + 1:
                choice = relabel(choice, own, other + 1)
            return choice | ends << ENDS_SHIFT, False
    return (choice, True) if choice == 0 else (NONE, False)


# The order of the edges


@compiled
def order_edges(count: int, a: Row, b: Row, parent: Row, part: int, order: Row) -> int:
    """Order the edges of one part of the network; how many it has.

    Vertex by vertex, always the one next to which fewest new ones join the frontier. Every vertex
    of the part is tried as the first; the order with the narrowest frontiers is taken.
    """
    beside = scratch(VERTICES)
    for edge in range(count):
        if find_root(parent, a[edge]) == part and a[edge] != b[edge]:
            beside[a[edge]] |= 1 << b[edge]
            beside[b[edge]] |= 1 << a[edge]
    turn = scratch(VERTICES)
    best, least = part, 0.0
    for first in range(VERTICES):
        if beside[first]:
            work = order_vertices(beside, first, turn)
            if least == 0.0 or work < least:
                best, least = first, work
    order_vertices(beside, best, turn)
    return order_by_vertices(count, a, b, parent, part, turn, order)


@compiled
def order_vertices(beside: Row, first: int, turn: Row) -> float:
    """Give each vertex its turn, beginning with `first`; an estimate of the work that follows."""
    frontier = 1 << first
    done = 0
    work = 0.0
    for step in range(VERTICES):
        chosen, fewest = NONE, VERTICES + 1
        for vertex in range(VERTICES):
            if frontier >> vertex & 1:
                new = bits(beside[vertex] & ~(frontier | done))
                if new < fewest:
                    chosen, fewest = vertex, new
        if chosen == NONE:
            break
        turn[chosen] = step
        frontier |= beside[chosen] & ~done
        work += float(1 << 2 * bits(frontier))
        done |= 1 << chosen
        frontier &= ~done
    return work


@compiled
def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def order_by_vertices(
    count: int, a: Row, b: Row, parent: Row, part: int, turn: Row, order: Row
) -> int:
    """The edges of the part by the turn of their earlier vertex, then of the later one."""
    edges = 0
    for edge in range(count):
        if find_root(parent, a[edge]) == part:
            at = edges
            while at > 0 and place_in_order(a, b, turn, order[at - 1]) > place_in_order(
                a, b, turn, edge
            ):
                order[at] = order[at - 1]
                at -= 1
            order[at] = edge
            edges += 1
    return edges


@compiled
def place_in_order(a: Row, b: Row, turn: Row, edge: int) -> int:
    first, second = turn[a[edge]], turn[b[edge]]
    return min(first, second) * VERTICES + max(first, second)


@compiled
def assign_places(
    order: Row, a: Row, b: Row, place_a: Row, place_b: Row, leaves_a: Row, leaves_b: Row
) -> None:
    """The places of the frontier where the ends of each edge stand, and whether they then leave."""
    last = scratch(VERTICES)
    for step in range(len(order)):
        last[a[order[step]]] = step
        last[b[order[step]]] = step
    place = scratch(VERTICES)  # counted from 1; 0: not there yet
    taken = 0
    for step in range(len(order)):
        from_, to = a[order[step]], b[order[step]]
        taken = enter(place, taken, from_)
        taken = enter(place, taken, to)
        place_a[step] = place[from_] - 1
        place_b[step] = place[to] - 1
        if last[from_] == step:
            leaves_a[step] = 1
            taken &= ~(1 << place_a[step])
        if last[to] == step and to != from_:
            leaves_b[step] = 1
            taken &= ~(1 << place_b[step])


@compiled
def enter(place: Row, taken: int, vertex: int) -> int:
    """Stand at the first free place, if not yet on the frontier; the places taken then."""
    if place[vertex]:
        return taken
    free = 0
    while taken >> free & 1:
        free += 1
    if free >= WIDEST:
        raise ValueError("this network is too wide for the longest trail to be found")
    place[vertex] = free + 1
    return taken | 1 << free
