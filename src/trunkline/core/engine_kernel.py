"""The compiled entry points of a match, generic: bound to a game's rules by `Game.engine`.

They take the array and an index rather than a record, which is slow to hand over from Python.
"""

from __future__ import annotations

from collections.abc import Callable

from trunkline.core.compiled import compiled
from trunkline.core.end_conditions import NO_PART
from trunkline.core.events import Log
from trunkline.core.game import Setting
from trunkline.core.rng import Random, seed_random
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Record, Records, Row

# Given by the game (see `bind`).
shuffle: Callable[[Record, Setting, Record, Random], None]
setup: Callable[[Record, Record, Setting, Record, Log], None]
actor: Callable[[Record], int]
legal: Callable[[Record, Record, Row], int]
refuse: Callable[[Record, Record, int], int]
apply: Callable[[Record, Record, int, Log], None]
scores: Callable[[Record, Record, Row], None]
ranking: Callable[[Record, Record, Row], None]
ending: Callable[[Record], int]
nearness: Callable[[Record, Record, int, Row, Row], int]
hide: Callable[[Record, Record, int], None]
redeal: Callable[[Record, Record, int, Random], None]


@compiled(entry=True)
def draw_deal(
    boards: Records[Record],
    settings: Records[Setting],
    deals: Records[Record],
    randoms: Records[Random],
    seed: int,
) -> None:
    seed_random(randoms[0], seed, 0)
    shuffle(boards[0], settings[0], deals[0], randoms[0])


@compiled(entry=True)
def start(
    boards: Records[Record],
    states: Records[Record],
    i: int,
    settings: Records[Setting],
    deals: Records[Record],
    logs: Records[Log],
) -> None:
    logs[0].count = 0
    setup(boards[0], states[i], settings[0], deals[0], logs[0])


@compiled(entry=True)
def whose(states: Records[Record], i: int) -> int:
    return actor(states[i])


@compiled(entry=True)
def choices(boards: Records[Record], states: Records[Record], i: int, out: Row) -> int:
    return legal(boards[0], states[i], out)


@compiled(entry=True)
def why_not(boards: Records[Record], states: Records[Record], i: int, action: int) -> int:
    return refuse(boards[0], states[i], action)


@compiled(entry=True)
def play(
    boards: Records[Record], states: Records[Record], i: int, action: int, logs: Records[Log]
) -> int:
    """Apply the action to state i if it is legal; ALLOWED, or the clause that forbids it."""
    clause = refuse(boards[0], states[i], action)
    if clause == ALLOWED:
        logs[0].count = 0
        apply(boards[0], states[i], action, logs[0])
    return clause


@compiled(entry=True)
def points(boards: Records[Record], states: Records[Record], i: int, out: Row) -> None:
    scores(boards[0], states[i], out)


@compiled(entry=True)
def places(boards: Records[Record], states: Records[Record], i: int, out: Row) -> int:
    """The place of each seat; the result is the reason for the end."""
    ranking(boards[0], states[i], out)
    return ending(states[i])


@compiled(entry=True)
def how_near(
    boards: Records[Record], states: Records[Record], i: int, ending: int, now: Row, goal: Row
) -> int:
    """How far each part of that ending is, and must get; the result is how many must."""
    goal[:] = NO_PART
    return nearness(boards[0], states[i], ending, now, goal)


@compiled(entry=True)
def blindfold(boards: Records[Record], states: Records[Record], i: int, seat: int) -> None:
    hide(boards[0], states[i], seat)


@compiled(entry=True)
def deal_anew(
    boards: Records[Record],
    states: Records[Record],
    i: int,
    seat: int,
    randoms: Records[Random],
    seed: int,
) -> None:
    """Fill the blanks of a state that was hidden from the seat, at random by that seed."""
    seed_random(randoms[0], seed, 0)
    redeal(boards[0], states[i], seat, randoms[0])
