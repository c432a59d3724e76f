"""The kernel of players that search: a tree over all seats' decisions, judged by the value net.

Every seat does what is best for itself (max^n), partners what is best for their team. A node is the
decision after a series of actions; a visit to the tree walks from the root to a node that is new,
judges the position there for every team, and adds that to the nodes on its way. Where something is
hidden every visit deals it anew, from what the searcher may know (information set search), and the
others weigh their actions on what they would see: nobody in the tree knows the searcher's cards.

Children are weighed when their parent is visited again: by what one ply says of them, as the
learned player does. The walk takes the child with the best mean so far, with a bonus for those that
were weighed well and seldom visited (PUCT), and looks at the best few only, at more as the visits
grow.
"""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING, OVER, UNSOLVED, AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import (
    FloatGrid,
    FloatRow,
    Grid,
    Row,
    Struct,
    StructArray,
    float_scratch,
    scratch,
)
from trunkline.players.learned_kernel import FOLLOWED, NEVER, PARTNERS

# How the row of parameters begins; the learned player's follows, for these rules and this net.
(
    NODES,  # visits to the tree, where nothing else limits them
    EXPLORATION,  # the bonus of seldom visited children
    PRIOR_TEMPERATURE,  # what is worse by this at one ply is a likely child e times less
    WIDENING,  # of a node with N visits 1 + so many times the root of N children are looked at
    PRIOR_VISITS,  # as many visits as one ply is taken for
    GLANCE,  # own next decisions followed when children are weighed, but the root's
    LOUD_CHOICES,  # actions weighed of each decision that is not quiet, to get beyond it; 0: none
    SEARCH_SETTINGS,
) = range(8)

# The tree: whole numbers of a node, in a chain with its siblings, those that were weighed best
# first; and its values: what one ply says of it, and for each team the sum over the visits.
ACTION, VISITS, FIRST, NEXT, SEEN, NODE_FIELDS = range(6)
ONE_PLY, SUMS = range(2)
ROOT = 0  # nobody's child: as such, it is the end of a chain
USED, STAMP, SIZES = range(3)  # nodes in use; a number for each list of options
MANY = 64  # of more actions at the root none is followed: that would take seconds in Rocket
ROOM = 100  # nodes in the tree for each visit
DEEPEST = 60  # decisions from the root
WALK, VIEW = 1, 2  # states to think in: where the walk is, and what who decides there sees of it


class LearnedKernel(Protocol):
    """What is used of the learned player's kernel."""

    def judge(
        self, board: Struct, state: Any, seat: int, parameters: FloatRow, room: FloatRow
    ) -> float: ...
    def look_ahead(
        self,
        board: Struct,
        states: StructArray[Struct],
        log: Log,
        out: Row,
        seat: int,
        parameters: FloatRow,
        room: FloatRow,
    ) -> float: ...
    def thinking_room(self, parameters: FloatRow) -> FloatRow: ...


# Given by the game (see `instantiate`, and `Game.kernel` for what is made of templates).
rules: AnyRules
learned: LearnedKernel
TEMPLATES = {"learned": "trunkline.players.learned_kernel"}


@compiled(entry=True)
def think(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    seat: int,
    parameters: FloatRow,
    tree: Grid,
    values: FloatGrid,
    sizes: Row,
    visits: int,
) -> None:
    """So many more visits to the tree of states[0], the seat's observation.

    A new tree is all zeros.
    """
    search(
        boards[0], states, logs[0], out, seat, randoms[0], parameters, tree, values, sizes, visits
    )


@compiled
def decide(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
) -> int:
    """With as many visits as the parameters say."""
    if options(board, states[0], seat, out) == 1:
        return out[0]
    nodes, partners = int(parameters[NODES]), team_size(parameters)
    tree: Any = np.zeros((ROOM * (nodes + 1), NODE_FIELDS), np.int32)
    values: Any = np.zeros((ROOM * (nodes + 1), SUMS + teams(states[0], partners)), np.float32)
    sizes: Any = np.zeros(SIZES, np.int32)
    search(board, states, log, out, seat, random, parameters, tree, values, sizes, nodes)
    return int(tree[most_visited(tree, values, seat // partners), ACTION])


@compiled
def team_size(parameters: FloatRow) -> int:
    return int(parameters[SEARCH_SETTINGS + PARTNERS])


@compiled
def teams(state: Any, partners: int) -> int:
    return int(state.players // partners)


@compiled
def most_visited(tree: Grid, values: FloatGrid, team: int) -> int:
    """The choice: the child of the root with the most visits, of equals the one worth more."""
    best = child = tree[ROOT, FIRST]
    while child != ROOT:
        more = tree[child, VISITS] - tree[best, VISITS]
        if more > 0 or (more == 0 and values[child][SUMS + team] > values[best][SUMS + team]):
            best = child
        child = tree[child, NEXT]
    return best


# A visit


@compiled
def search(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
    tree: Grid,
    values: FloatGrid,
    sizes: Row,
    visits: int,
) -> None:
    """A new tree gets the children of its root first, weighed as the learned player does."""
    one_ply, partners = parameters[SEARCH_SETTINGS:], team_size(parameters)
    room = learned.thinking_room(one_ply)
    path, weights = scratch(DEEPEST + 1), float_scratch(len(out))
    worth = float_scratch(teams(states[0], partners))
    if sizes[USED] == 0:
        sizes[USED] = 1
        n = options(board, states[0], seat, out)
        followed = int(one_ply[FOLLOWED] if n <= MANY else parameters[GLANCE])
        weigh(board, states, log, out, n, seat, followed, one_ply, room, weights)
        insert(tree, values, sizes, ROOT, out, weights, n)
    for _ in range(visits):
        states[WALK] = states[0]
        rules.redeal(board, states[WALK], seat, random)
        steps = walk(board, states, log, out, parameters, tree, values, sizes, path, weights, room)
        settle(board, states, log, out, parameters, weights, room)
        for team in range(len(worth)):
            looking = team * partners + seat % partners
            worth[team] = learned.judge(board, states[WALK], looking, one_ply, room)
        for step in range(steps + 1):
            tree[path[step], VISITS] += 1
            for team in range(len(worth)):
                values[path[step]][SUMS + team] += worth[team]


@compiled
def walk(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    parameters: FloatRow,
    tree: Grid,
    values: FloatGrid,
    sizes: Row,
    path: Row,
    weights: FloatRow,
    room: FloatRow,
) -> int:
    """From the root to a decision that is new, or the end, in states[WALK]; how many steps."""
    node, steps = ROOT, 0
    path[0] = ROOT
    seat = rules.actor(states[WALK])
    while seat != OVER and steps < DEEPEST:
        if not rules.is_open or tree[node, FIRST] == ROOT:
            is_new = node != ROOT and tree[node, VISITS] == 0
            if is_new and rules.legal(board, states[WALK], out) > 1:
                return steps
            n = options(board, states[WALK], seat, out)
            n = keep_new(tree, sizes, node, out, n)
            if n > 0:
                if sizes[USED] + n > len(tree):
                    return steps
                weigh_seen(board, states, log, out, n, seat, parameters, room, weights)
                insert(tree, values, sizes, node, out, weights, n)
        node = select(tree, values, sizes, node, seat // team_size(parameters), parameters, weights)
        steps += 1
        path[steps] = node
        rules.apply(board, states[WALK], tree[node, ACTION], log)
        seat = rules.actor(states[WALK])
    return steps


@compiled
def settle(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    parameters: FloatRow,
    weights: FloatRow,
    room: FloatRow,
) -> None:
    """Out of an auction, or what else is not quiet: everybody decides by one ply, of few actions.

    The first ones and the last one: passing, low bids, giving in.
    """
    few = int(parameters[LOUD_CHOICES])
    seat = rules.actor(states[WALK])
    while few > 0 and seat != OVER and not is_quiet(states[WALK]):
        n = options(board, states[WALK], seat, out)
        if n > few:
            out[few - 1] = out[n - 1]
            n = few
        best = 0
        if n > 1:
            weigh_seen(board, states, log, out, n, seat, parameters, room, weights)
            for choice in range(n):
                if weights[choice] > weights[best]:
                    best = choice
        rules.apply(board, states[WALK], out[best], log)
        seat = rules.actor(states[WALK])


@compiled
def is_quiet(state: Any) -> bool:
    return bool(rules.quiet[state.decision])


# One ply


@compiled
def options(board: Struct, state: Struct, seat: int, out: Row) -> int:
    """The actions to choose from; one, if the game can solve the decision."""
    solved = rules.solve(board, state, seat)
    if solved == UNSOLVED:
        return rules.legal(board, state, out)
    out[0] = solved
    return 1


@compiled
def weigh_seen(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    parameters: FloatRow,
    room: FloatRow,
    weights: FloatRow,
) -> None:
    """Weigh actions where the walk is, by what the seat would see there."""
    if n == 1 and rules.is_open:
        weights[0] = 0.0
        return
    states[VIEW] = states[WALK]
    rules.hide(board, states[VIEW], seat)
    one_ply, followed = parameters[SEARCH_SETTINGS:], int(parameters[GLANCE])
    weigh(board, states[VIEW:], log, out, n, seat, followed, one_ply, room, weights)


@compiled
def weigh(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    followed: int,
    one_ply: FloatRow,
    room: FloatRow,
    weights: FloatRow,
) -> None:
    """What one ply says of the first n actions in `out`, in states[0], which the seat sees."""
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        ahead = states[1 : 2 + followed]
        weights[choice] = learned.look_ahead(board, ahead, log, out[n:], seat, one_ply, room)


# The children of a node


@compiled
def keep_new(tree: Grid, sizes: Row, node: int, out: Row, n: int) -> int:
    """Stamp the children that can be chosen now; of the options in `out` keep those that are none.

    What can be chosen depends on what was dealt. The options ascend.
    """
    sizes[STAMP] += 1
    child = tree[node, FIRST]
    if child == ROOT:
        return n
    while child != ROOT:
        place = find(out, n, tree[child, ACTION])
        if place != NOTHING:
            tree[child, SEEN] = sizes[STAMP]
            out[place] = ~out[place]
        child = tree[child, NEXT]
    kept = 0
    for place in range(n):
        if out[place] >= 0:
            out[kept] = out[place]
            kept += 1
    return kept


@compiled
def find(out: Row, n: int, action: int) -> int:
    """Where in the ascending list it is, by halving; those that were found before are inverted."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if max(out[middle], ~out[middle]) < action:
            low = middle + 1
        else:
            high = middle
    return low if low < n and out[low] == action else NOTHING


@compiled
def insert(
    tree: Grid, values: FloatGrid, sizes: Row, node: int, out: Row, weights: FloatRow, n: int
) -> None:
    """New children, each before those that were weighed less."""
    for choice in range(n):
        new = sizes[USED]
        sizes[USED] += 1
        tree[new, ACTION] = out[choice]
        tree[new, SEEN] = sizes[STAMP]
        values[new][ONE_PLY] = weights[choice]
        before, after = ROOT, tree[node, FIRST]
        while after != ROOT and values[after][ONE_PLY] >= weights[choice]:
            before, after = after, tree[after, NEXT]
        tree[new, NEXT] = after
        if before == ROOT:
            tree[node, FIRST] = new
        else:
            tree[before, NEXT] = new


@compiled
def select(
    tree: Grid,
    values: FloatGrid,
    sizes: Row,
    node: int,
    team: int,
    parameters: FloatRow,
    weights: FloatRow,
) -> int:
    """The child to go to."""
    visits = tree[node, VISITS]
    looked = 1 + int(parameters[WIDENING] * math.sqrt(visits))
    total = softmax(tree, values, sizes, node, looked, parameters[PRIOR_TEMPERATURE], weights)
    bonus = parameters[EXPLORATION] * math.sqrt(visits + 1.0) / total
    prior_visits = parameters[PRIOR_VISITS]
    best, best_score, place = ROOT, NEVER, 0
    child = tree[node, FIRST]
    while child != ROOT and place < looked:
        if is_option(tree, sizes, child):
            n = tree[child, VISITS]
            sure = values[child][ONE_PLY] * prior_visits + values[child][SUMS + team]
            score = sure / (prior_visits + n) + bonus * weights[place] / (1.0 + n)
            if score > best_score:
                best, best_score = child, score
            place += 1
        child = tree[child, NEXT]
    return best


@compiled
def softmax(
    tree: Grid,
    values: FloatGrid,
    sizes: Row,
    node: int,
    looked: int,
    temperature: float,
    weights: FloatRow,
) -> float:
    """How likely the best children are by one ply, for each and in all."""
    top, total, place = 0.0, 0.0, 0
    child = tree[node, FIRST]
    while child != ROOT and place < looked:
        if is_option(tree, sizes, child):
            if place == 0:
                top = values[child][ONE_PLY]
            weights[place] = math.exp((values[child][ONE_PLY] - top) / temperature)
            total += weights[place]
            place += 1
        child = tree[child, NEXT]
    return total


@compiled
def is_option(tree: Grid, sizes: Row, child: int) -> bool:
    """Whether the child can be chosen now."""
    return rules.is_open or tree[child, SEEN] == sizes[STAMP]
