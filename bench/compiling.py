"""First use of each game: processor seconds to compile its engine and its players.

    python bench/compiling.py [GAME …]

At the table a game is compiled with the bots that are on offer. Beside them the greedy player
alone: so much the bots cost who opens a game for the first time.

Beside it Numba's own way, which makes machine code of every rule function: see
`core/rule_compiler.py`. Each measurement is a process of its own with an empty cache; processor
seconds, since other programs may run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from trunkline.games import find_game, game_ids

PLAIN_NUMBA = """
import numba
from numba.core.registry import CPUDispatcher
from trunkline.core import compiled

OPTIONS = {"no_cfunc_wrapper": True, "error_model": "numpy", "nogil": True}


class Rule(CPUDispatcher):
    def __call__(self, *arguments, **named):  # from Python it runs as it is written, as ours does
        return self.py_func(*arguments, **named)


def compile_plainly(function, *, entry):
    if not entry:
        return Rule(function, targetoptions={**OPTIONS, "nopython": True, "boundscheck": None})
    with compiled._our_cache_locator():
        return numba.njit(cache=True, **OPTIONS)(function)


compiled._compile = compile_plainly
"""
MEASURE = """
import sys, time
from trunkline.core.match import Match
from trunkline.core.warm_up import warm_up
from trunkline.games import find_game
from trunkline.players import make_player, offered_names, one_of_each_kernel
from trunkline.players.player import decide

game = find_game(sys.argv[1])
began = time.process_time()
warm_up(game)
print(time.process_time() - began)
for names in (["greedy"], one_of_each_kernel(offered_names(game))):
    began = time.process_time()
    for name in names:
        decide(Match(game, game.players.start, seed=0), make_player(name))
    print(time.process_time() - began)
"""


def seconds(id: str, program: str) -> tuple[float, float, float]:
    """For the engine, for the greedy player after it, and for the bots that are on offer."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", program, id],
            env={**os.environ, "XDG_CACHE_HOME": cache},
            capture_output=True,
            text=True,
            check=True,
        )
    engine, greedy, bots = map(float, done.stdout.split())
    return engine, greedy, bots


def main(ids: list[str]) -> None:
    games = {find_game(id).rules: id for id in ids}  # those with the same rules share all of it
    print(f"{'engine + greedy, bots':32}{'Numba alone':>24}{'linked once':>24}{'ratio':>8}", end="")
    print(f"{'bots less greedy':>20}")
    for id in games.values():
        plain, linked = seconds(id, PLAIN_NUMBA + MEASURE), seconds(id, MEASURE)
        shown = (f"{one:.1f} + {two:.1f}, {three:.1f} s" for one, two, three in (plain, linked))
        print(f"{id:32}" + "".join(f"{each:>24}" for each in shown), end="")
        print(f"{sum(linked) / sum(plain):8.2f}{linked[2] - linked[1]:+18.1f} s")


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
