"""Defaults of the rules contract, a kernel: what a simple, open game need not write itself.

A game's own function of the same name is taken instead: see `Game.contract`. `legal` alone is the
same in every game: it asks `refuse`, so it cannot disagree with it; a game lists faster
(`list_fast`) where that was measured to pay, and a law holds the two together.
"""

from __future__ import annotations

from typing import Any

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED, UNSOLVED, AnyRules, Setting
from trunkline.core.ranking import rank_by
from trunkline.core.rng import Random
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import FloatRow, Row, Struct, scratch

# Given by the game (see `instantiate`).
rules: AnyRules
decision_blocks: Any


@compiled
def shuffle(board: Struct, setting: Setting, deal: Struct, random: Random) -> None:
    """Nothing is random at the start."""


@compiled
def legal(board: Struct, state: Any, out: Row) -> int:
    """What is listed fast is; else `refuse` is asked of every action of the decision."""
    n = rules.list_fast(board, state, out)
    if n != UNLISTED:
        return n
    n = 0
    blocks = decision_blocks[state.decision]
    for place in range(len(blocks)):
        for action in range(blocks[place, 0], blocks[place, 1]):
            if rules.refuse(board, state, action) == ALLOWED:
                out[n] = action
                n += 1
    return n


@compiled
def list_fast(board: Struct, state: Struct, out: Row) -> int:
    return UNLISTED


@compiled
def ranking(board: Struct, state: Any, out: Row) -> None:
    """The highest score wins; who is level shares the place."""
    points = scratch(state.players)
    rules.scores(board, state, points)
    rank_by(points, state.players, out)


@compiled
def ending(state: Struct) -> int:
    """There is one way to end."""
    return 0


@compiled
def nearness(board: Struct, state: Struct, ending: int, now: Row, goal: Row) -> int:
    """Nothing is told of how near the end is."""
    return 0


@compiled
def hide(board: Struct, state: Struct, seat: int) -> None:
    """Everything is open."""


@compiled
def redeal(board: Struct, state: Struct, seat: int, random: Random) -> None:
    """Nothing was hidden, so nothing is missing."""


@compiled
def evaluate(board: Struct, state: Any, seat: int) -> float:
    """The seat's score less the mean of the others'."""
    points = scratch(state.players)
    rules.scores(board, state, points)
    others = 0.0
    for each in range(state.players):
        if each != seat:
            others += points[each]
    return float(points[seat] - others / max(1, state.players - 1))


@compiled
def solve(board: Struct, state: Struct, seat: int) -> int:
    """All decisions are left to the players."""
    return UNSOLVED


@compiled
def plans(board: Struct, state: Struct, seat: int, out: Row) -> int:
    """Single actions are compared."""
    return UNLISTED


@compiled
def play_on(board: Struct, state: Struct) -> None:
    """It stays where it is."""


@compiled
def promising(board: Struct, state: Struct, out: Row, n: int) -> int:
    """All of them."""
    return n


@compiled
def features(board: Struct, state: Struct, seat: int, out: FloatRow) -> None:
    """One number: the game's own evaluation."""
    out[0] = rules.evaluate(board, state, seat)
