"""The engine, a kernel: the compiled entry points of a match, by the names of the contract.

They take the array and an index rather than a struct, which is slow to hand over from Python.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules, Setting
from trunkline.core.end_conditions import NO_PART
from trunkline.core.events import Log
from trunkline.core.rng import Random, seed_random
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row, Struct, StructArray

rules: AnyRules  # given by the game (see `instantiate`)


@compiled(entry=True)
def shuffle(
    boards: StructArray[Struct],
    settings: StructArray[Setting],
    deals: StructArray[Struct],
    randoms: StructArray[Random],
    seed: int,
) -> None:
    seed_random(randoms[0], seed, 0)
    rules.shuffle(boards[0], settings[0], deals[0], randoms[0])


@compiled(entry=True)
def setup(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    i: int,
    settings: StructArray[Setting],
    deals: StructArray[Struct],
    logs: StructArray[Log],
) -> None:
    logs[0].count = 0
    rules.setup(boards[0], states[i], settings[0], deals[0], logs[0])


@compiled(entry=True)
def actor(states: StructArray[Struct], i: int) -> int:
    return rules.actor(states[i])


@compiled(entry=True)
def legal(boards: StructArray[Struct], states: StructArray[Struct], i: int, out: Row) -> int:
    return rules.legal(boards[0], states[i], out)


@compiled(entry=True)
def refuse(boards: StructArray[Struct], states: StructArray[Struct], i: int, action: int) -> int:
    return rules.refuse(boards[0], states[i], action)


@compiled(entry=True)
def apply(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    i: int,
    action: int,
    logs: StructArray[Log],
) -> int:
    """Apply the action to state i if it is legal; ALLOWED, or the clause that forbids it."""
    clause = rules.refuse(boards[0], states[i], action)
    if clause == ALLOWED:
        logs[0].count = 0
        rules.apply(boards[0], states[i], action, logs[0])
    return clause


@compiled(entry=True)
def scores(boards: StructArray[Struct], states: StructArray[Struct], i: int, out: Row) -> None:
    rules.scores(boards[0], states[i], out)


@compiled(entry=True)
def ranking(boards: StructArray[Struct], states: StructArray[Struct], i: int, out: Row) -> int:
    """The place of each seat; the result is the reason for the end."""
    rules.ranking(boards[0], states[i], out)
    return rules.ending(states[i])


@compiled(entry=True)
def nearness(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    i: int,
    ending: int,
    now: Row,
    goal: Row,
) -> int:
    """How far each part of that ending is, and must get; the result is how many must."""
    goal[:] = NO_PART
    return rules.nearness(boards[0], states[i], ending, now, goal)


@compiled(entry=True)
def hide(boards: StructArray[Struct], states: StructArray[Struct], i: int, seat: int) -> None:
    rules.hide(boards[0], states[i], seat)


@compiled(entry=True)
def redeal(
    boards: StructArray[Struct],
    states: StructArray[Struct],
    i: int,
    seat: int,
    randoms: StructArray[Random],
    seed: int,
) -> None:
    """Fill the blanks of a state that was hidden from the seat, at random by that seed."""
    seed_random(randoms[0], seed, 0)
    rules.redeal(boards[0], states[i], seat, randoms[0])
