"""The simulation loop, a kernel: whole games in compiled code, between compiled players."""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, AnyRules, Setting
from trunkline.core.events import Log
from trunkline.core.rng import Random, seed_random
from trunkline.core.struct import FloatGrid, FloatRow, Grid, Row, Struct, StructArray

UNFINISHED = -1

rules: AnyRules  # given by the game (see `instantiate`)
# Given by the players: (board, states, log, out, n, seat, kind of seat, random, parameters of the
# seat) -> action, where states[0] is the game and `out` begins with its n legal actions.
decide_for_seat: Callable[
    [Struct, StructArray[Struct], Log, Row, int, int, int, Random, FloatRow], int
]


@compiled(entry=True)
def play_games(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    settings: StructArray[Setting],
    deals: StructArray[Struct],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    kinds: Row,
    parameters: FloatGrid,
    seed: int,
    first: int,
    most: int,
    lengths: Row,
    endings: Row,
    points: Grid,
    ranks: Grid,
) -> int:
    """Games number first, first + 1, … of a seed, as many as `lengths` has room for.

    Each game has its own random numbers, so it is the same however the games are shared out.
    states[0] stays blank, to begin from; a game that reaches `most` actions is left unfinished,
    with the ending UNFINISHED. The result is the number of actions of all games.
    """
    actions = 0
    for game in range(len(lengths)):
        seed_random(randoms[0], seed, first + game)
        states[1] = states[0]
        length = play_game(
            boards[0],
            states[1:],
            settings[0],
            deals[0],
            randoms[0],
            logs[0],
            out,
            kinds,
            parameters,
            most,
        )
        actions += length
        lengths[game] = length
        is_over = rules.actor(states[1]) == OVER
        endings[game] = rules.ending(states[1]) if is_over else UNFINISHED
        rules.scores(boards[0], states[1], points[game])
        rules.ranking(boards[0], states[1], ranks[game])
    return actions


@compiled
def play_game(
    board: Struct,
    states: StructArray[Struct],
    setting: Setting,
    deal: Struct,
    random: Random,
    log: Log,
    out: Row,
    kinds: Row,
    parameters: FloatGrid,
    most: int,
) -> int:
    """One game in states[0], from the deal to the end; how many actions it had."""
    state = states[0]
    rules.shuffle(board, setting, deal, random)
    rules.setup(board, state, setting, deal, log)
    length = 0
    seat = rules.actor(state)
    while seat != OVER and length < most:
        n = rules.legal(board, state, out)
        action = decide_for_seat(
            board, states, log, out, n, seat, kinds[seat], random, parameters[seat]
        )
        rules.apply(board, state, action, log)
        length += 1
        seat = rules.actor(state)
    return length
