"""The self-play loop, a kernel: games of learned players, and what their seats saw, to learn from.

A row is what a position looked like to a seat, with the number of its game: the position after a
decision of the seat's own, as it imagined it when it decided, or one that another left it with.
"""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, UNSOLVED, AnyRules, Setting
from trunkline.core.events import Log
from trunkline.core.rng import Random, below, seed_random
from trunkline.core.struct import FloatGrid, FloatRow, Grid, Row, Struct, StructArray, scratch

MILLE = 1000

rules: AnyRules  # given by the game (see `instantiate`)
# Given by the players: as in `lab.arena_kernel`.
decide_for_seat: Callable[
    [Struct, StructArray[Struct], Log, Row, int, int, int, Random, FloatRow], int
]


@compiled(entry=True)
def play_and_record(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    settings: StructArray[Setting],
    deals: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    kinds: Row,
    parameters: FloatGrid,
    learning: Row,
    explored: Row,
    openings: Row,
    recorded: int,
    seed: int,
    first: int,
    most: int,
    points: Grid,
    places: Grid,
    rows: FloatGrid,
    row_game: Row,
    row_seat: Row,
    evaluations: FloatRow,
) -> int:
    """Games number first, first + 1, … of a seed, as many as `points` has room for; how many rows.

    `learning` marks the seats whose rows are kept. Each seat begins with up to `openings` decisions
    by the second half of the parameters, so that games begin in many ways. In thousandths:
    `explored` is how often a seat decides at random, `recorded` how often a decision becomes two
    rows, unless the game solves it. If there is room for `evaluations`, they are what the game's
    own `evaluate` says of the rows. A game that is cut off at `most` actions has no places.
    """
    count, players = 0, len(learning)
    opening = scratch(players)
    for game in range(len(points)):
        seed_random(randoms[0], seed, first + game)
        states[1] = states[0]
        board, state, log, random = boards[0], states[1], logs[0], randoms[0]
        rules.shuffle(board, settings[0], deals[0], random)
        rules.setup(board, state, settings[0], deals[0], log)
        length = 0
        for each in range(players):
            opening[each] = below(random, openings[each] + 1)
        seat = rules.actor(state)
        while seat != OVER and length < most:
            n = rules.legal(board, state, out)
            if below(random, MILLE) < explored[seat]:
                action = out[below(random, n)]
            else:
                row = parameters[seat + players] if opening[seat] > 0 else parameters[seat]
                action = decide_for_seat(
                    board, states[1:], log, out, n, seat, kinds[seat], random, row
                )
            opening[seat] -= 1
            record = n > 1 and below(random, MILLE) < recorded and count + 1 < len(rows)
            if record:
                record = rules.solve(board, state, seat) == UNSOLVED
            own = False
            if record and learning[seat]:
                states[2] = states[1]
                rules.hide(board, states[2], seat)
                rules.apply(board, states[2], action, log)
                own = describe(board, states[2], seat, rows[count])
            rules.apply(board, state, action, log)
            if own:
                note(board, state, seat, game, evaluations, row_game, row_seat, count)
                count += 1
            length += 1
            if record:
                other = below(random, players)
                if other != seat and learning[other]:
                    states[2] = states[1]
                    rules.hide(board, states[2], other)
                    if describe(board, states[2], other, rows[count]):
                        note(board, state, other, game, evaluations, row_game, row_seat, count)
                        count += 1
            seat = rules.actor(state)
        if seat == OVER:
            rules.scores(board, state, points[game])
            rules.ranking(board, state, places[game])
    return count


@compiled
def describe(board: Struct, state: Struct, seat: int, row: FloatRow) -> bool:
    """Write a row; False for a game that is over, which needs no judgement."""
    if rules.actor(state) == OVER:
        return False
    row[:] = 0.0
    rules.features(board, state, seat, row)
    return True


@compiled
def note(
    board: Struct,
    state: Struct,
    seat: int,
    game: int,
    evaluations: FloatRow,
    row_game: Row,
    row_seat: Row,
    place: int,
) -> None:
    """Of which game and seat a row is. The evaluation is of the position as it really came about,
    so that a card drawn blindly counts as much as such cards do on the average."""
    row_game[place] = game
    row_seat[place] = seat
    if len(evaluations) > 0:
        evaluations[place] = rules.evaluate(board, state, seat)
