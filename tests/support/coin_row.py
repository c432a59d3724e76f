"""Coin row, a tiny open game to search to its end: who is to move takes the first or the last coin
of a row. Only its rules: the rest is another game's, and is not asked for."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Sequence
from typing import Any

from trunkline.core.actions import ActionSpace
from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, Setting
from trunkline.core.decisions import Decisions
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row, Struct, int64
from trunkline.players.player import Observation

SEATS = 4
COINS = 16

SPACE = ActionSpace()
FIRST = SPACE.block("first")
LAST = SPACE.block("last")

DECISIONS = Decisions()
TAKE = DECISIONS.add("take", "CR-1.1", FIRST, LAST)
HURRY = DECISIONS.add("hurry", "CR-1.1", FIRST, LAST, quiet=False)
FINISHED = DECISIONS.add("over", "CR-1.2")


class CoinRow(Struct):
    players: int = int64()
    partners: int = int64()
    decision: int = int64()
    seat: int = int64()
    low: int = int64()
    high: int = int64()
    coins: Row = int64(COINS)
    money: Row = int64(SEATS)


@compiled
def setup(board: Struct, state: CoinRow, setting: Setting, deal: Struct, log: Log) -> None:
    """Rows are put there by hand: see `row_of`."""


@compiled
def actor(state: CoinRow) -> int:
    return OVER if state.decision == FINISHED else state.seat


@compiled
def refuse(board: Struct, state: CoinRow, action: int) -> int:
    return ALLOWED


@compiled
def apply(board: Struct, state: CoinRow, action: int, log: Log) -> None:
    if action == FIRST.first:
        state.money[state.seat] += state.coins[state.low]
        state.low += 1
    else:
        state.high -= 1
        state.money[state.seat] += state.coins[state.high]
    state.seat = (state.seat + 1) % state.players
    if state.low == state.high:
        state.decision = FINISHED


@compiled
def scores(board: Struct, state: CoinRow, out: Row) -> None:
    """Partners have one score."""
    for seat in range(state.players):
        out[seat] = 0
        for each in range(state.players):
            if each // state.partners == seat // state.partners:
                out[seat] += state.money[each]


def coin_row(any_game: AnyGame, **changes: Any) -> AnyGame:
    """The game; what it lacks is that of `any_game`."""
    return dataclasses.replace(
        any_game,
        rules=sys.modules[__name__],
        state_struct=CoinRow,
        space=SPACE,
        decisions=DECISIONS,
        **changes,
    )


def row_of(game: AnyGame, coins: Sequence[int], players: int, decision: int = TAKE) -> Observation:
    """Seat 0 is to take one of these."""
    states: Any = CoinRow.array()
    states[0].players = players
    states[0].partners = game.partners
    states[0].decision = decision
    states[0].high = len(coins)
    states[0].coins[: len(coins)] = coins
    return Observation(game, game.board, 0, states, (FIRST.first, LAST.first))
