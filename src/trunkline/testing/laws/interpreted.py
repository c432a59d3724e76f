"""The law of compiling: with and without the compiler, a game is the same."""

from __future__ import annotations

import os
import subprocess
import sys

from trunkline.core.game import AnyGame
from trunkline.testing.laws.base import LawBroken, every_setting
from trunkline.testing.laws.legality import WatchedGames

WHOLE, BEGUN = 1_000, 60  # actions of a game without the compiler: with the defaults, otherwise


def interpreted_plays_as_compiled(game: AnyGame, games: int = 2) -> None:
    """The same bytes with and without the compiler.

    The interpreted run is another process, which finds the game by its id.
    """
    script = (
        "import sys; from trunkline.games import find_game; "
        "from trunkline.testing.laws.interpreted import fingerprint; "
        "sys.stdout.write(fingerprint(find_game(sys.argv[1]), int(sys.argv[2])))"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", script, game.id, str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise LawBroken(f"without the compiler the game fails:\n{run.stderr}")
    if run.stdout != fingerprint(game, games):
        raise LawBroken("the game runs differently with and without the compiler")


def fingerprint(game: AnyGame, games: int) -> str:
    """The last bytes and the actions of some random games, under every setting."""
    lines = []
    for players in game.players:
        for at, options in enumerate(every_setting(game)):
            watched = WatchedGames(game, players, options)
            for number in range(games if at == 0 else 1):
                most = WHOLE if at == 0 else BEGUN
                actions, final = watched.play(number, every=10**6, most=most)
                lines.append(f"{players} {options} {number} {actions} {final.tobytes().hex()}")
    return "\n".join(lines)
