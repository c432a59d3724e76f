"""Speed, measured in one run on one core beside Catanatron: `make bench`.

Every figure stands beside what it is compared with. Machines are noisy, so each timing is the best
of several rounds, and what is compared is measured in turn, round by round.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from trunkline.games import find_game
from trunkline.lab.simulate import simulate

ROUNDS = 5
GAMES = 4000
AIMS = {  # moves a second
    "chicago-express": 5e6,
    "ride-the-rails": 1e6,
    "stephensons-rocket": 5e5,
    "ticket-to-ride-legendary-asia": 1e6,
    "ticket-to-ride-team-asia": 1e6,
}
HERE = Path(__file__).parent


def moves_per_second(game: str, players: int) -> float:
    return float(simulate(game, players, GAMES).report()["moves_per_second"])


def catanatron_moves_per_second(games: int = 6) -> float:
    """Random players of Catanatron, four at the table, the same kind of measurement."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    moves, began = 0, time.perf_counter()
    for _ in range(games):
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        moves += len(game.state.actions)
    return moves / (time.perf_counter() - began)


def copy_nanoseconds(copies: int = 2_000_000) -> float:
    """The time to copy a state in compiled code, the loop around it included."""
    import copy_kernel  # noqa: PLC0415

    states = find_game("chicago-express").state_struct.array(4)
    copy_kernel.copy_many(states, 1)
    began = time.perf_counter()
    copy_kernel.copy_many(states, copies)
    return (time.perf_counter() - began) / copies * 1e9


def python_microseconds() -> float:
    """One move from Python: `match.legal`, `match.play`, events included."""
    import trunkline  # noqa: PLC0415

    match = trunkline.new("chicago-express", players=4, seed=1)
    began = time.perf_counter()
    while match.actor is not None:
        match.play(match.legal[len(match.actions) % len(match.legal)])
    return (time.perf_counter() - began) / len(match.actions) * 1e6


FIRST_MOVE = """
import sys, trunkline
match = trunkline.new(sys.argv[1], players=4, seed=1)
match.play(match.legal[0])
"""


def seconds(command: list[str], **environment: str) -> float:
    began = time.perf_counter()
    subprocess.run(
        command, env={**os.environ, **environment}, check=True, stdout=subprocess.DEVNULL
    )
    return time.perf_counter() - began


def best(measure: Callable[[], float], rounds: int = ROUNDS) -> float:
    return min(measure() for _ in range(rounds))


def main() -> None:
    console = Console()
    tables = [(game, players) for game in AIMS for players in find_game(game).players]
    ours = dict.fromkeys(tables, 0.0)
    theirs = 0.0
    with console.status("random play, in turn with Catanatron …"):
        for _ in range(ROUNDS):
            theirs = max(theirs, catanatron_moves_per_second())
            for game, players in tables:
                ours[game, players] = max(ours[game, players], moves_per_second(game, players))
    table = Table(title="Random play with legal lists, one core", title_justify="left")
    for column in ("", "million moves/s", "times Catanatron", "aim", "of the aim"):
        table.add_column(column, justify="right", no_wrap=not column)
    table.add_row("Catanatron, 4", f"{theirs / 1e6:.3f}", "1", "", "")
    for (game, players), speed in ours.items():
        aim = AIMS[game]
        table.add_row(
            f"{game}, {players}",
            f"{speed / 1e6:.3f}",
            f"{speed / theirs:,.0f}",
            f"{aim / 1e6:g}",
            f"{speed / aim:.2f}",
        )
    console.print(table)

    table = Table(title="Times", title_justify="left")
    for column in ("", "measured", "aim", "of the aim"):
        table.add_column(column, justify="right")

    def row(name: str, value: float, aim: float, unit: str) -> None:
        table.add_row(name, f"{value:.3g} {unit}", f"{aim:g} {unit}", f"{value / aim:.2f}")

    with console.status("times …"):
        row("copy of a state, compiled", best(copy_nanoseconds), 100, "ns")
        for game in AIMS:
            with tempfile.TemporaryDirectory() as cache:
                first_move = partial(
                    seconds, [sys.executable, "-c", FIRST_MOVE, game], XDG_CACHE_HOME=cache
                )
                row(f"{game}: compile, first move", first_move(), 20, "s")
                row(f"{game}: first move from the cache", best(first_move), 2.5, "s")
        help_command = [sys.executable, "-m", "trunkline", "--help"]
        row("trunkline --help", best(lambda: seconds(help_command)), 0.4, "s")
        imported = best(lambda: seconds([sys.executable, "-c", "import numba"]))
        table.add_row("import numba, for comparison", f"{imported:.3g} s", "", "")
        table.add_row("one move from Python", f"{best(python_microseconds):.3g} µs", "", "")
    console.print(table)
    named = {f"{game} {players}": speed for (game, players), speed in ours.items()}
    figures = {"moves_per_second": named, "catanatron": theirs}
    console.print_json(json.dumps(figures), indent=None)


if __name__ == "__main__":
    main()
