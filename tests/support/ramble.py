"""Ramble, the game of the tests whose walks can be weighed: to be imported, and to be served."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.games_from_elsewhere import on_path
from trunkline.cli.prepare import player_need
from trunkline.core.game import AnyGame
from trunkline.core.warm_up import warm_up

NAME = "ramble"
FOLDER = Path(__file__).parents[1] / "games" / "ramble"


@contextmanager
def ramble_compiled() -> Iterator[AnyGame]:
    """The game, which the servers and commands started meanwhile find too."""
    with on_path(FOLDER):
        from ramble import GAME  # noqa: PLC0415

        warm_up(GAME, more={"greedy": player_need(GAME, "greedy")[1]})
        yield GAME
