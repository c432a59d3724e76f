"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from trunkline.cli.prepare import greedy_need
from trunkline.core.warm_up import warm_up
from trunkline.games import find_game, game_ids

# Tests assert behaviour, never a time. In CI the same examples every time; elsewhere new ones.
settings.register_profile("trunkline", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("trunkline")


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """The commands say that they compile; in tests they shall find it done."""
    for id in game_ids():
        game = find_game(id)
        warm_up(game, more={"greedy": greedy_need(game)[1]})
