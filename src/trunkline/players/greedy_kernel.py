"""The kernel of the greedy player: see `Game.kernel`."""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNSOLVED, AnyRules
from trunkline.core.events import Log
from trunkline.core.rng import Random, below, seed_random
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

FEW = 8  # up to so many choices are all followed to the end; of more, only the best at sight
MANY = 256  # of more choices than these, the first decision too follows only the FEW best at sight
NEVER = -1e18

rules: AnyRules  # given by the game (see `instantiate`)


@compiled(entry=True)
def choose(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    seat: int,
    seed: int,
    decision: int,
    parameters: FloatRow,
) -> int:
    """The greedy action in states[0], which is the seat's observation."""
    seed_random(randoms[0], seed, decision)
    return decide(boards[0], states, logs[0], out, seat, randoms[0], parameters)


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
    """Of equally good actions one at random, so that games differ."""
    rules.redeal(board, states[0], seat, random)
    solved = rules.solve(board, states[0], seat)
    if solved != UNSOLVED:
        return solved
    n = rules.legal(board, states[0], out)
    if n > MANY:
        n = keep_best_at_sight(board, states, log, out, n, seat, random)
    best, chosen, equals = NEVER, out[0], 0
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        value = look_ahead(board, states[1:], log, out[n:], seat)
        if value > best:
            best, chosen, equals = value, out[choice], 1
        elif value == best:
            equals += 1
            if below(random, equals) == 0:
                chosen = out[choice]
    return chosen


@compiled
def keep_best_at_sight(
    board: Struct,
    states: StructArray[Struct],
    log: Log,
    out: Row,
    n: int,
    seat: int,
    random: Random,
) -> int:
    """The FEW actions after which the seat stands best, to the beginning of the list."""
    values = np.empty(n)
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        values[choice] = rules.evaluate(board, states[1], seat)
    shuffle_choices(values, out, n, random)
    for place in range(FEW):
        best = place
        for choice in range(place + 1, n):
            if values[choice] > values[best]:
                best = choice
        swap(values, out, place, best)
    return FEW


@compiled
def shuffle_choices(values: Any, out: Row, n: int, random: Random) -> None:
    """So that of equally good ones any may be kept."""
    for last in range(n - 1, 0, -1):
        swap(values, out, last, below(random, last + 1))


@compiled
def swap(values: Any, out: Row, one: int, other: int) -> None:
    values[one], values[other] = values[other], values[one]
    out[one], out[other] = out[other], out[one]


@compiled
def look_ahead(board: Struct, states: StructArray[Struct], log: Log, out: Row, seat: int) -> float:
    """The value of states[0] to the seat, its own next decisions taken well.

    The states after it are room to think in. (A level counted in an argument, 1 at first, would be
    a second type to Numba, and recursion over two types crashes when it comes from the cache:
    numba issue 6713.)
    """
    if len(states) == 1 or rules.actor(states[0]) != seat:
        return rules.evaluate(board, states[0], seat)
    n = rules.legal(board, states[0], out)
    follow_all = n <= FEW
    best, chosen = NEVER, out[0]
    for choice in range(n):
        states[1] = states[0]
        rules.apply(board, states[1], out[choice], log)
        if follow_all:
            value = look_ahead(board, states[1:], log, out[n:], seat)
        else:
            value = rules.evaluate(board, states[1], seat)
        if value > best:
            best, chosen = value, out[choice]
    if follow_all:
        return best
    states[1] = states[0]
    rules.apply(board, states[1], chosen, log)
    return look_ahead(board, states[1:], log, out[n:], seat)
