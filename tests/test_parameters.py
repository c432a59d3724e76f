"""Rows of parameters: one that its kernel cannot read is refused before compiled code has it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from trunkline.core.errors import BadSetup
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.lab.batches import Contestant
from trunkline.lab.duel import duel
from trunkline.lab.self_play import LEARNED, RANDOM, SeatPlan, SelfPlayTask, play_task
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.learned_kernel import PARTNERS, SETTINGS
from trunkline.players.parameters import checked
from trunkline.players.player import decide
from trunkline.players.value_net import FIRST, INPUTS, new_net

GAME = find_game("chicago-express")


def a_row() -> Any:
    return parameters_for(GAME, new_net(GAME.features, 4, 4, 30.0, 1), LearnedSettings())


def with_number(place: int, number: float) -> Any:
    row = a_row()
    row[place] = number
    return row


FEATURES, SIZE = GAME.features, len(a_row()) - SETTINGS
SIZES = rf"sizes \[{FEATURES}, 4, 4\] is a row of {SIZE} numbers, not of"
WRONG = {
    "nothing": (None, f"has {SETTINGS} settings, and then its net"),
    "no net": (a_row()[:SETTINGS], "must begin with its sizes"),
    "too short": (a_row()[:-1], f"{SIZES} {SIZE - 1}"),
    "too long": (np.append(a_row(), np.float32(0.0)), f"{SIZES} {SIZE + 1}"),
    "an older layout": (a_row()[1:], f"teams of Chicago Express have 1 players, not {FEATURES}"),
    "other features": (with_number(SETTINGS + INPUTS, 9), f"the first of them {FEATURES} features"),
    "other units": (with_number(SETTINGS + FIRST, 5), rf"the sizes \[{FEATURES}, 5, 4\]"),
    "below zero": (with_number(SETTINGS + FIRST, -1), rf"the sizes \[{FEATURES}, -1, 4\]"),
    "teams": (with_number(PARTNERS, 2), "teams of Chicago Express have 1 players, not 2"),
    "float64": (a_row().astype(np.float64), "an array of float32 numbers"),
    "a list": (a_row().tolist(), "an array of float32 numbers"),
    "two rows": (a_row()[None], r"one row, not of the shape \(1, "),
    "not a number": (with_number(SETTINGS + 20, np.nan), "one of them is not a number"),
    "no bound": (with_number(0, np.inf), "one of them is not a number"),
}


@pytest.mark.parametrize(("row", "message"), WRONG.values(), ids=list(WRONG))
def test_a_row_that_does_not_fit_is_refused_in_a_duel(row: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=rf"do not fit {LEARNED}: .*{message}"):
        duel(GAME.id, Contestant("hand-made", LEARNED, row), "random", 2, 2)


def test_it_is_refused_in_self_play_and_at_the_table_too() -> None:
    class HandMade(LearnedPlayer):
        @classmethod
        def parameters(cls, game: Any) -> Any:
            return a_row()[:-1]

    with pytest.raises(BadSetup, match="do not fit"):
        decide(Match(GAME, 2, seed=0), HandMade())
    for plan in (SeatPlan(LEARNED, a_row()[:-1]), SeatPlan(LEARNED, a_row(), opening=a_row()[1:])):
        task = SelfPlayTask(GAME.id, GAME.choose_options({}), (plan, SeatPlan(RANDOM)), 0, 0, 1, 0)
        with pytest.raises(BadSetup, match="do not fit"):
            play_task(task)


def test_what_fits_is_given_as_it_is() -> None:
    row = a_row()
    assert checked(GAME, LEARNED, row) is row
    assert len(checked(GAME, RANDOM, np.zeros(0, np.float32))) == 0
