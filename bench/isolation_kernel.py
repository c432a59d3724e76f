"""Random games of Stephenson's Rocket, and the test of SR-9.1 alone, for `bench/isolation.py`."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, Setting
from trunkline.core.events import Log
from trunkline.core.rng import Random, below, seed_random
from trunkline.core.struct import Row, StructArray, scratch
from trunkline.games.stephensons_rocket.actions import EXTENDS
from trunkline.games.stephensons_rocket.isolation import (
    NO_TOWNS,
    comes_to,
    is_open,
    isolate_lines,
)
from trunkline.games.stephensons_rocket.rules import actor, apply, list_fast, setup, shuffle
from trunkline.games.stephensons_rocket.state import HEXES, SIDES, Board, Deal, State

CAP = 20_000  # moves of a match: some have no end


@compiled(entry=True)
def play(
    boards: StructArray[Board],
    states: StructArray[State],
    settings: StructArray[Setting],
    deals: StructArray[Deal],
    randoms: StructArray[Random],
    logs: StructArray[Log],
    out: Row,
    games: int,
    bias: int,
    kept: StructArray[State],
) -> tuple[int, int]:
    """Moves and extensions of random games; `kept` takes the positions after the first extensions.

    With a bias, one decision in so many looks at extensions alone: so people and bots play.
    """
    moves = extensions = 0
    random = randoms[0]
    seed_random(random, 1, 0)
    for _ in range(games):
        states[1] = states[0]
        shuffle(boards[0], settings[0], deals[0], random)
        setup(boards[0], states[1], settings[0], deals[0], logs[0])
        ends = moves + CAP
        while actor(states[1]) != OVER and moves < ends:
            n = list_fast(boards[0], states[1], out)
            if bias and below(random, bias) == 0:
                n = max(1, count_extensions(out, n)) if out[0] < EXTENDS.end else n
            before = states[1].tiles
            apply(boards[0], states[1], out[below(random, n)], logs[0])
            moves += 1
            if states[1].tiles != before:
                if extensions < len(kept):
                    kept[extensions] = states[1]
                extensions += 1
    return moves, extensions


@compiled
def count_extensions(out: Row, n: int) -> int:
    count = 0
    while count < n and out[count] < EXTENDS.end:
        count += 1
    return count


@compiled(entry=True)
def test_lines(
    boards: StructArray[Board],
    kept: StructArray[State],
    room: StructArray[State],
    logs: StructArray[Log],
) -> None:
    for each in range(len(kept)):
        room[0] = kept[each]
        isolate_lines(boards[0], room[0], logs[0])


@compiled(entry=True)
def find_whole_reaches(
    boards: StructArray[Board],
    kept: StructArray[State],
    room: StructArray[State],
    logs: StructArray[Log],
) -> None:
    """What the test would have to do at least if it always looked for all of every line's reach."""
    seen, waiting, near = scratch(HEXES), scratch(HEXES * SIDES), scratch(HEXES)
    for each in range(len(kept)):
        room[0] = kept[each]
        for company in range(boards[0].companies):
            if is_open(room[0], company):
                comes_to(boards[0], room[0], company, NO_TOWNS, near, seen, waiting)


@compiled(entry=True)
def copy_only(
    boards: StructArray[Board],
    kept: StructArray[State],
    room: StructArray[State],
    logs: StructArray[Log],
) -> None:
    for each in range(len(kept)):
        room[0] = kept[each]
