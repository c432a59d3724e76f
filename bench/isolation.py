"""What share of the time of random play the test for isolated lines takes (SR-9.1).

    python bench/isolation.py

The test is made after every extension, exactly. It is timed alone, on the positions in which random
games make it, and so is the search for the whole reach of every line, with which a plain test would
have to begin.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.games import find_game

sys.path.insert(0, str(Path(__file__).parent))

ROUNDS = 5
GAMES = {0: 60, 2: 400}  # by bias: games with more extensions are shorter
KEPT = 4000
PLAYS = {0: "uniformly random", 2: "every second decision an extension"}


def best(measure: Callable[..., object], *arguments: object) -> float:
    measure(*arguments)  # compiles it, if nobody has
    found = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        measure(*arguments)
        found.append(time.perf_counter() - began)
    return min(found)


def row(players: int, bias: int) -> tuple[str, ...]:
    import isolation_kernel  # noqa: PLC0415

    game = find_game("stephensons-rocket")
    kept = game.state_struct.array(KEPT)
    logs, boards = Log.array(), game.board.structs
    games = (
        boards,
        game.state_struct.array(2),
        game.setting(players, game.choose_options({})),
        game.deal_struct.array(),
        Random.array(),
        logs,
        int_buffer(game.space.size),
        GAMES[bias],
        bias,
        kept,
    )
    moves, extensions = isolation_kernel.play(*games)
    per_move = best(isolation_kernel.play, *games) / moves * 1e9
    positions = boards, kept[: min(KEPT, extensions)], game.state_struct.array(), logs
    copying = best(isolation_kernel.copy_only, *positions)

    def alone(measure: Callable[..., object]) -> float:
        return (best(measure, *positions) - copying) / len(positions[1]) * 1e9

    test = alone(isolation_kernel.test_lines)
    return (
        f"{players} players, {PLAYS[bias]}",
        f"{per_move:,.0f}",
        f"{extensions / moves:.1%}",
        f"{test:,.0f}",
        f"{test * extensions / moves / per_move:.1%}",
        f"{alone(isolation_kernel.find_whole_reaches):,.0f}",
    )


def main() -> None:
    table = Table(title="Isolated lines, one core", title_justify="left")
    columns = ("", "ns a move", "extensions", "ns a test", "share of the time", "whole reach, ns")
    for column in columns:
        table.add_column(column, justify="right")
    for players in find_game("stephensons-rocket").players:
        for bias in GAMES:
            table.add_row(*row(players, bias))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
