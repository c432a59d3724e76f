"""Volume: how much the tests play, a little in `make test` and very much in `make soak`.

    for number in range(amount(1, soak=20)):
        ...
        count_games()

At the end of its run `make soak` says how many games were counted.
"""

from __future__ import annotations

import os

SOAKING = bool(os.environ.get("TRUNKLINE_SOAK"))


class _Counter:
    """The games that were played in this process."""

    games = 0


def amount(usual: int, *, soak: int) -> int:
    """How many games, decisions or examples this run shall take."""
    return soak if SOAKING else usual


def count_games(number: int = 1) -> None:
    _Counter.games += number


def games_played() -> int:
    return _Counter.games
