"""The kernel of players that search: the best actions at one ply are tried in rollouts.

A rollout plays an action on, every seat deciding by one ply on what it would see there, until the
searcher's turns have come and gone so often, or to the end, and judges that position by the value
net. Actions are tried in rounds. A round deals anew what is hidden, from what the searcher may
know, and is the same for all actions: the same deal, the same random numbers, the same moment at
which they are judged. So they are compared by differences in the same deals, and what is surely
worse than the best is given up on the way. Nothing is judged in the middle of an auction or what
else is not quiet.
"""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, UNSOLVED, AnyRules
from trunkline.core.errors import BadSetup
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random, next_word, seed_random
from trunkline.core.struct import FloatGrid, FloatRow, Row, Struct, StructArray, float_scratch
from trunkline.players import learned_kernel
from trunkline.players.learned_kernel import BEAM, FOLLOWED

# How the row of parameters begins; the learned player's follows, for these rules and this net.
(
    NODES,  # rollouts, where nothing else limits them
    CANDIDATES,  # actions that are tried
    HALF_TURNS,  # so often the seat comes to move or ends its turn, until a rollout is judged …
    GROWTH,  # … and so much later in each round of an open game: again the same would say the same
    PRIOR_ROUNDS,  # as many rounds as one ply is taken for
    QUICK_FOLLOWED,  # the settings of one ply in rollouts: see the learned player
    QUICK_BEAM,
    SEARCH_SETTINGS,
) = range(8)

ONE_PLY = 0  # the row of values that comes before the rounds
# What is kept from one call to the next: whether and with which seed it began, rounds that are
# complete, actions that are left, rollouts of the round under way.
BEGUN, SEED, ROUNDS, LEFT, DONE, SIZES = range(6)
WALK, VIEW = 1, 2  # states to think in: where the game is, and what who decides there sees of it
LONGEST = 4000  # decisions of a rollout
MOST_CANDIDATES = 100
FEWEST = 4  # rounds before an action is given up
SURE = 2.0  # standard errors
NO_LESS = 1e-6  # what differs by this only is worth the same


class LearnedKernel(Protocol):
    """What is used of the learned player's kernel."""

    def decide(
        self,
        board: Struct,
        states: StructArray[Struct],
        log: Log,
        out: Row,
        seat: int,
        random: Random,
        parameters: FloatRow,
    ) -> int: ...
    def weigh(
        self,
        board: Struct,
        states: StructArray[Struct],
        log: Log,
        out: Row,
        n: int,
        seat: int,
        random: Random,
        parameters: FloatRow,
        values: Any,
    ) -> int: ...
    def best_first(self, values: Any, out: Row, n: int, count: int) -> None: ...
    def judge(
        self, board: Struct, state: Any, seat: int, parameters: FloatRow, room: FloatRow
    ) -> float: ...
    def thinking_room(self, parameters: FloatRow) -> FloatRow: ...


# Given by the game (see `instantiate`, and `Game.kernel` for what is made of templates).
rules: AnyRules
learned: LearnedKernel
TEMPLATES = {"learned": "trunkline.players.learned_kernel"}


def check_parameters(game: AnyGame, parameters: Any) -> None:
    """See `players.parameters`."""
    if len(parameters) < SEARCH_SETTINGS:
        raise BadSetup(f"the search has {SEARCH_SETTINGS} settings, and then those of one ply")
    if not 1 <= parameters[CANDIDATES] <= MOST_CANDIDATES:
        raise BadSetup(f"the search tries 1 to {MOST_CANDIDATES} actions")
    learned_kernel.check_parameters(game, parameters[SEARCH_SETTINGS:])


@compiled(entry=True)
def think(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    seat: int,
    parameters: FloatRow,
    tried: Row,
    values: FloatGrid,
    sizes: Row,
    nodes: int,
) -> None:
    """So many more rollouts from states[0], the seat's observation.

    A new search is all zeros.
    """
    search(
        boards[0], states, logs[0], out, seat, randoms[0], parameters, tried, values, sizes, nodes
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
    """With as many rollouts as the parameters say."""
    nodes, most = int(parameters[NODES]), int(parameters[CANDIDATES])
    tried: Any = np.zeros(most, np.int32)
    values: Any = np.zeros((2 + nodes // 2, most), np.float32)
    sizes: Any = np.zeros(SIZES, np.int32)
    search(board, states, log, out, seat, random, parameters, tried, values, sizes, nodes)
    return int(tried[0])


@compiled
def search(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
    tried: Row,
    values: FloatGrid,
    sizes: Row,
    nodes: int,
) -> None:
    """After each round the actions that are left are sorted: the first one is the choice."""
    if not sizes[BEGUN]:
        begin(board, states, log, out, seat, random, parameters, tried, values, sizes)
    one_ply = parameters[SEARCH_SETTINGS:]
    quick, room = quick_settings(parameters), learned.thinking_room(one_ply)
    for _ in range(nodes):
        number = sizes[ROUNDS] + 1
        if sizes[LEFT] == 1 or number == len(values):
            return
        seed_random(random, int(sizes[SEED]), int(number))
        states[WALK] = states[0]
        rules.redeal(board, states[WALK], seat, random)
        rules.apply(board, states[WALK], tried[sizes[DONE]], log)
        until = int(parameters[HALF_TURNS])
        if rules.is_open:
            until += int(parameters[GROWTH]) * sizes[ROUNDS]
        values[number][sizes[DONE]] = play_on(
            board, states, log, out, seat, random, quick, room, until
        )
        sizes[DONE] += 1
        if sizes[DONE] == sizes[LEFT]:
            sizes[ROUNDS], sizes[DONE] = number, 0
            sort(tried, values, sizes, parameters[PRIOR_ROUNDS])
            give_up(values, sizes)


@compiled
def begin(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    parameters: FloatRow,
    tried: Row,
    values: FloatGrid,
    sizes: Row,
) -> None:
    """The best actions at one ply, the best first; one, if the game can solve the decision."""
    sizes[BEGUN], sizes[SEED] = 1, next_word(random) >> 1
    n = rules.legal(board, states[0], out)
    tried[0], sizes[LEFT] = out[0], 1
    if n == 1:
        return
    solved = rules.solve(board, states[0], seat)
    if solved != UNSOLVED:
        tried[0] = solved
        return
    n = rules.promising(board, states[0], out, n)
    one_ply = parameters[SEARCH_SETTINGS:]
    weights: Any = np.empty(n)
    n = learned.weigh(board, states, log, out, n, seat, random, one_ply, weights)
    sizes[LEFT] = min(n, len(tried))
    learned.best_first(weights, out, n, sizes[LEFT])
    for place in range(sizes[LEFT]):
        tried[place] = out[place]
        values[ONE_PLY][place] = weights[place]


@compiled
def quick_settings(parameters: FloatRow) -> FloatRow:
    """The learned player's parameters in rollouts."""
    one_ply = parameters[SEARCH_SETTINGS:]
    quick = float_scratch(len(one_ply))
    quick[:] = one_ply
    quick[FOLLOWED] = parameters[QUICK_FOLLOWED]
    quick[BEAM] = parameters[QUICK_BEAM]
    return quick


@compiled
def play_on(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    seat: int,
    random: Random,
    quick: FloatRow,
    room: FloatRow,
    until: int,
) -> float:
    """What comes of states[WALK]."""
    before, turned = seat, 0
    for _ in range(LONGEST):
        now = rules.actor(states[WALK])
        if now == OVER:
            return learned.judge(board, states[WALK], seat, quick, room)
        turned += (now == seat) != (before == seat)
        before = now
        if turned >= until and is_quiet(states[WALK]):
            break
        if rules.legal(board, states[WALK], out) > 1:
            states[VIEW] = states[WALK]
            rules.hide(board, states[VIEW], now)
            action = learned.decide(board, states[VIEW:], log, out, now, random, quick)
        else:
            action = out[0]
        rules.apply(board, states[WALK], action, log)
    states[VIEW] = states[WALK]
    rules.hide(board, states[VIEW], seat)
    return learned.judge(board, states[VIEW], seat, quick, room)


@compiled
def is_quiet(state: Any) -> bool:
    return bool(rules.quiet[state.decision])


@compiled
def worth(values: FloatGrid, rounds: int, choice: int, prior: float) -> float:
    total = prior * values[ONE_PLY][choice]
    for each in range(1, rounds + 1):
        total += values[each][choice]
    return total


@compiled
def sort(tried: Row, values: FloatGrid, sizes: Row, prior: float) -> None:
    """Those that are still tried, the best first."""
    rounds = sizes[ROUNDS]
    for place in range(1, sizes[LEFT]):
        at = place
        while at > 0 and worth(values, rounds, at, prior) > worth(values, rounds, at - 1, prior):
            tried[at], tried[at - 1] = tried[at - 1], tried[at]
            for each in range(rounds + 1):
                values[each][at], values[each][at - 1] = values[each][at - 1], values[each][at]
            at -= 1


@compiled
def give_up(values: FloatGrid, sizes: Row) -> None:
    """Try no more what is surely worse than the best."""
    rounds = sizes[ROUNDS]
    if rounds < FEWEST:
        return
    while sizes[LEFT] > 1:
        last = sizes[LEFT] - 1
        total, squares = 0.0, 0.0
        for each in range(1, rounds + 1):
            behind = values[each][0] - values[each][last]
            total += behind
            squares += behind * behind
        mean = total / rounds
        error = math.sqrt(max(0.0, squares / rounds - mean * mean) / rounds)
        if mean < SURE * error + NO_LESS:
            return
        sizes[LEFT] -= 1
