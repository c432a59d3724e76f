"""Journey search: a player's best journeys, found exactly, as series of decisions.

What a link of each railroad is worth is the caller's business: its owner's income, or a lead.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNSOLVED
from trunkline.core.struct import Grid, Row, StructArray, scratch
from trunkline.games.ride_the_rails import actions, decisions
from trunkline.games.ride_the_rails.best_paths import MOST_CHOICES, WIDEST, Aim, Paths, best_paths
from trunkline.games.ride_the_rails.legality import list_fast
from trunkline.games.ride_the_rails.links import SIDES, VERTICES, Graph, build_graph, goes_on
from trunkline.games.ride_the_rails.network import is_city, some_link_ridden
from trunkline.games.ride_the_rails.state import HEXES, NO_HEX, NO_RAILROAD, RAILROADS, Board, State

AIMS = ("income", "lead")
INCOME, LEAD = range(len(AIMS))
LONGEST_JOURNEY = HEXES + 1  # decisions: the start, then a hex each time, and the stop

# A place on a way is a hex and the railroad that one is on there, or in a city this.
IN_CITY = RAILROADS
PLACES = HEXES * (RAILROADS + 1)


# What a link is worth


@compiled(entry=True)
def weigh_links(states: StructArray[State], seat: int, weights: Grid) -> None:
    """RR-6.5, RR-6.6: a link pays its owners a dollar for each share, and one to whose train it is.

    For INCOME what the seat gets of it, for LEAD that less what all others get together.
    """
    state = states[0]
    for railroad in range(RAILROADS):
        own = 1 + int(state.shares[railroad, seat])
        weights[INCOME, railroad] = own
        weights[LEAD, railroad] = own - others_shares(state, seat, railroad)


@compiled
def others_shares(state: State, seat: int, railroad: int) -> int:
    shares = 0
    for other in range(state.players):
        if other != seat:
            shares += int(state.shares[railroad, other])
    return shares


# The search


@compiled(entry=True)
def search(
    boards: StructArray[Board],
    states: StructArray[State],
    weights: Row,
    start: int,
    destination: int,
    most: int,
    taken: Grid,
    lengths: Row,
    room: int,
    wide: int,
) -> tuple[int, int]:
    """Write the best journeys, best first, as decisions from here to the stop; how many there are,
    and what no journey from here on is worth more than, without the city that it begins in.

    They differ in how many links of each railroad they ride. `start` is NO_HEX for any, or where
    the train begins; during a journey it goes on from where it is. `destination` likewise. `room`
    and `wide` are how much the search may keep in mind: where that is enough, it is exact.
    """
    board, state = boards[0], states[0]
    if state.decision == decisions.JOURNEY:
        start = state.at
    graph = build_graph(board, state, start)
    paths = best_paths(board, state, graph, Aim(weights, start, destination, most, room, wide))
    for rank in range(paths.found):
        lengths[rank] = write_journey(board, state, graph, paths, rank, start, taken[rank])
    return paths.found, paths.bound // 2


@compiled
def write_journey(
    board: Board, state: State, graph: Graph, paths: Paths, rank: int, start: int, taken: Row
) -> int:
    """The decisions of a journey; how many there are."""
    beside = path_edges(graph, paths, rank)
    here = first_vertex(state, graph, beside, start)
    n = 0
    if state.decision == decisions.START:
        taken[0] = actions.STARTS.first + graph.hex[here]
        n = 1
    edge = beside[2 * here]
    while edge:
        n = write_edge(board, graph, edge - 1, here, taken, n)
        here = other_end(graph, edge - 1, here)
        edge = beside[2 * here] + beside[2 * here + 1] - edge
    taken[n] = actions.STOP.first
    return n + 1


@compiled
def path_edges(graph: Graph, paths: Paths, rank: int) -> Row:
    """For each vertex its two edges on the path, or one, counted from 1."""
    beside = scratch(2 * VERTICES)
    link = paths.last[rank]
    while link > 0:
        edge = paths.edge[link]
        for vertex in (graph.a[edge], graph.b[edge]):
            beside[2 * vertex + (1 if beside[2 * vertex] else 0)] = edge + 1
        link = paths.before[link]
    return beside


@compiled
def first_vertex(state: State, graph: Graph, beside: Row, start: int) -> int:
    """The end of the path where the train begins: of two that have a passenger, the first."""
    for vertex in range(graph.vertices):
        if beside[2 * vertex] and not beside[2 * vertex + 1]:
            hex = graph.hex[vertex]
            if hex == start or (start == NO_HEX and state.passenger[hex]):
                return vertex
    return 0


@compiled
def other_end(graph: Graph, edge: int, vertex: int) -> int:
    return graph.b[edge] if graph.a[edge] == vertex else graph.a[edge]


@compiled
def write_edge(board: Board, graph: Graph, edge: int, vertex: int, taken: Row, n: int) -> int:
    """The hexes of the edge from this vertex on."""
    railroad = graph.railroad[edge]
    before = graph.hex[vertex]
    here = graph.after_a[edge] if graph.a[edge] == vertex else graph.after_b[edge]
    while True:
        taken[n] = actions.RIDES.first + railroad * HEXES + here
        n += 1
        if graph.vertex[here]:
            return n
        before, here = here, goes_on(board, graph.through, railroad, before, here)


# Where one can begin and come to


@compiled(entry=True)
def list_decisions(boards: StructArray[Board], states: StructArray[State], out: Row) -> int:
    """What can be decided now; how much that is."""
    return list_fast(boards[0], states[0], out)


@compiled(entry=True)
def destinations(
    boards: StructArray[Board], states: StructArray[State], start: int, out: Row
) -> int:
    """Write the cities, ascending, that some journey from here leads to; how many there are."""
    board, state = boards[0], states[0]
    if state.decision == decisions.JOURNEY:
        start = state.at
    graph = build_graph(board, state, start)
    came = shortest_ways(board, state, graph, start)
    n = 0
    for number in range(board.cities):
        city = board.city[number]
        if city == start or not came[place_on_way(city, IN_CITY)]:
            continue
        # The shortest way is a journey unless it crosses itself: then the search must tell.
        any_journey = Aim(scratch(RAILROADS), start, city, 1, MOST_CHOICES, WIDEST)
        if not crosses_itself(came, city) or best_paths(board, state, graph, any_journey).found:
            out[n] = city
            n += 1
    return n


@compiled
def place_on_way(hex: int, railroad: int) -> int:
    return hex * (RAILROADS + 1) + railroad


@compiled
def shortest_ways(board: Board, state: State, graph: Graph, start: int) -> Row:
    """For each place that can be come to, the place before, counted from 1; the first has its own.

    The railroad changes in cities only; hexes visited twice are not looked for.
    """
    came, waiting = scratch(PLACES), scratch(PLACES)
    waiting[0] = place_on_way(start, IN_CITY if state.on == NO_RAILROAD else state.on)
    came[waiting[0]] = waiting[0] + 1
    found, looked = 1, 0
    while looked < found:
        place = waiting[looked]
        looked += 1
        hex, on = place // (RAILROADS + 1), place % (RAILROADS + 1)
        for side in range(SIDES):
            for railroad in range(RAILROADS):
                if on not in (IN_CITY, railroad):
                    continue
                if not graph.through[hex * SIDES + side] >> railroad & 1:
                    continue
                beyond = int(board.neighbours[hex, side])
                next = place_on_way(beyond, IN_CITY if is_city(board, beyond) else railroad)
                if not came[next]:
                    came[next] = place + 1
                    waiting[found] = next
                    found += 1
    return came


@compiled
def crosses_itself(came: Row, city: int) -> bool:
    met = scratch(HEXES)
    place = place_on_way(city, IN_CITY)
    while True:
        hex = place // (RAILROADS + 1)
        if met[hex]:
            return True
        met[hex] = 1
        if came[place] == place + 1:
            return False
        place = came[place] - 1


# For players


@compiled
def solve(board: Board, state: State, seat: int) -> int:
    """The next decision of the journey that puts the seat farthest ahead of the others' average."""
    if state.decision not in (decisions.START, decisions.JOURNEY):
        return UNSOLVED
    legal = scratch(HEXES)
    if list_fast(board, state, legal) == 1:  # most hexes in the open country: no need to search
        return legal[0]
    weights = scratch(RAILROADS)
    for railroad in range(RAILROADS):
        own = 1 + int(state.shares[railroad, seat])
        weights[railroad] = (state.players - 1) * own - others_shares(state, seat, railroad)
    start = state.at if state.decision == decisions.JOURNEY else NO_HEX
    graph = build_graph(board, state, start)
    paths = best_paths(board, state, graph, Aim(weights, start, NO_HEX, 1, MOST_CHOICES, WIDEST))
    may_stop = (
        state.decision == decisions.JOURNEY and state.on == NO_RAILROAD and some_link_ridden(state)
    )
    if may_stop and (paths.found == 0 or paths.worth[0] <= 0):
        return actions.STOP.first
    taken = scratch(LONGEST_JOURNEY)
    write_journey(board, state, graph, paths, 0, start, taken)
    return taken[0]
