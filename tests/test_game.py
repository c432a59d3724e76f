"""The game object: what an author has left out is said at once, in words."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from trunkline.core.struct import Struct, int64
from trunkline.games import find_game

GAME = find_game("chicago-express")


def test_a_state_without_a_decision_is_told_what_is_missing() -> None:
    class Undecided(Struct):
        players: int = int64()

    message = "Undecided of chicago-express has no field 'decision': every state has players and"
    with pytest.raises(TypeError, match=message):
        replace(GAME, state_struct=Undecided)


def test_a_game_does_not_write_the_list_of_legal_actions() -> None:
    rules = ModuleType("own_list")
    vars(rules).update(vars(GAME.rules), __name__="own_list", legal=lambda board, state, out: 0)
    with pytest.raises(TypeError, match="own_list has `legal`, which is made of the others"):
        _ = replace(GAME, rules=rules).contract
