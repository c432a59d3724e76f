"""The kernel of the laws: random games in which each list of legal actions can be checked."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, AnyRules, Setting
from trunkline.core.events import CAPACITY, Log
from trunkline.core.rng import Random, below, seed_random
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row, Struct, StructArray

CROWDED = 256  # of more legal actions than these a kind is picked first
KEPT, EMPTY_LIST, NOT_ASCENDING, DISAGREE, LOG_FULL, TOO_LONG = range(6)

rules: AnyRules  # given by the game (see `instantiate`)


@compiled(entry=True)
def watch_game(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    settings: StructArray[Setting],
    deals: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    known: Row,
    ends: Row,
    seed: int,
    game: int,
    every: int,
    longest: int,
    played: Row,
) -> int:
    """Play a random game in states[0]; which law it broke, if any.

    `known` are the action numbers that mean something on the board; all of them are held against
    the list of legal ones at about one decision in `every`. `ends` are the ends of the blocks of
    actions. `played` takes the actions; its last number is how many there were, or where the law
    was broken.
    """
    board, state, random, log = boards[0], states[0], randoms[0], logs[0]
    # As a match of that seed is dealt, so that it can be played again as one.
    seed_random(random, seed + game, 0)
    log.on = 1
    rules.shuffle(board, settings[0], deals[0], random)
    rules.setup(board, state, settings[0], deals[0], log)
    most = min(longest, len(played) - 1)
    length = 0
    broken = KEPT
    while rules.actor(state) != OVER and broken == KEPT:
        n = rules.legal(board, state, out)
        if n == 0:
            broken = EMPTY_LIST
        elif below(random, every) == 0 or length == most:
            # A list that offers what is forbidden can be why a match does not end.
            broken = check_list(board, state, out, n, known)
        if broken == KEPT and length == most:
            broken = TOO_LONG
        if broken == KEPT:
            played[length] = pick(out, n, ends, random)
            log.count = 0
            rules.apply(board, state, played[length], log)
            length += 1
            if log.count > CAPACITY:
                broken = LOG_FULL
    played[-1] = length
    return broken


@compiled
def pick(out: Row, n: int, ends: Row, random: Random) -> int:
    """Any of the legal actions. Where a thousand are of one kind, the others get their turn too."""
    if n <= CROWDED:
        return out[below(random, n)]
    wanted = below(random, count_kinds(out, n, ends))
    first = last = 0
    for block in range(len(ends)):
        first = last
        while last < n and out[last] < ends[block]:
            last += 1
        if last > first:
            if wanted == 0:
                break
            wanted -= 1
    return out[first + below(random, last - first)]


@compiled
def count_kinds(out: Row, n: int, ends: Row) -> int:
    """How many blocks the ascending list has actions of."""
    kinds = at = 0
    for block in range(len(ends)):
        begun = at
        while at < n and out[at] < ends[block]:
            at += 1
        kinds += at > begun
    return kinds


@compiled
def check_list(board: Struct, state: Struct, out: Row, n: int, known: Row) -> int:
    """The list holds exactly what is not refused, ascending."""
    at = 0
    for action in known:
        listed = at < n and out[at] == action
        if listed:
            at += 1
        if listed != (rules.refuse(board, state, action) == ALLOWED):
            return DISAGREE
    return KEPT if at == n else NOT_ASCENDING
