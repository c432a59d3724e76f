"""Jumps in time: how long a moment of a match takes to come, for each game, late in a match.

Each moment is asked for once (nothing of it is in memory), then again, from another process, as a
browser does it: the view and the overlay of the map in one answer. "Worked" is the processor
time of the server for a first jump: it is the same on a busy machine.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

import trunkline
from long_matches import stored
from table import server, share
from trunkline.cli.prepare import prepare_match
from trunkline.core.match import Match
from trunkline.games import find_game, game_ids
from trunkline.server.model.identity import new_id
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import NewAction, Status

SEATS = 4
JUMPS = 40  # of the last third of a match
LONGEST = 600  # actions; a random match may go on for much longer than people play
AIM = 100.0  # milliseconds


def write_whole(database: Path, game: str) -> tuple[str, int]:
    """A match played at random: its id, and how many actions it has."""
    store = MatchStore(f"sqlite:///{database}")
    store.migrate()
    chance, match, id = random.Random(1), trunkline.new(game, SEATS, seed=3), new_id()
    store.create(stored(match, id))
    while match.actor is not None and len(match.actions) < LONGEST:
        write_one(store, id, match, chance)
    store.close()
    return id, len(match.actions)


def write_one(store: MatchStore, id: str, match: Match, chance: random.Random) -> None:
    seat, action = match.actor, match.legal[chance.randrange(len(match.legal))]
    version = len(match.actions) + 1
    events = match.play(action)
    done = NewAction(seat, str(action), events, match.state_bytes)
    store.append(id, version, [done], Status(match.actor, match.actor is None))


def jump(client: httpx.Client, id: str, number: int) -> tuple[float, int]:
    """Milliseconds, and bytes as they were sent."""
    began = time.perf_counter()
    answer = client.get(f"/api/v1/matches/{id}/moments/{number}")
    took = 1000 * (time.perf_counter() - began)
    answer.raise_for_status()
    return took, answer.num_bytes_downloaded


def measure(console: Console) -> None:
    table = Table(title="A jump to a moment late in a match", title_justify="left")
    columns = ("game", "first", "95 %", "most", "worked", "again", "kB", "95 % of 100 ms")
    for column in columns:
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        written = {game: write_whole(database, game) for game in game_ids()}
        with server(database) as (url, pid), httpx.Client(base_url=url, timeout=60) as client:
            for game, (id, actions) in written.items():
                table.add_row(game, *figures(client, pid, id, actions))
    console.print(table)


def worked(pid: int) -> float:
    """Milliseconds of processor time that the process has had."""
    facts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def figures(client: httpx.Client, pid: int, id: str, actions: int) -> list[str]:
    jump(client, id, 0)  # the game itself is loaded, its printed board is laid out
    late = random.Random(2).sample(range(actions * 2 // 3, actions), min(JUMPS, actions // 3))
    before = worked(pid)
    first = [jump(client, id, number) for number in late]
    work = (worked(pid) - before) / len(late)
    again = sorted(jump(client, id, number)[0] for number in late)
    cold = sorted(took for took, _ in first)
    shown = [f"{share(cold, part):.0f} ms" for part in (0.5, 0.95, 1.0)]
    size = sum(size for _, size in first) / len(first)
    return [
        *shown,
        f"{work:.0f} ms",
        f"{share(again, 0.5):.0f} ms",
        f"{size / 1000:.0f}",
        f"{share(cold, 0.95) / AIM:.2f}",
    ]


def main() -> None:
    for id in game_ids():
        prepare_match(find_game(id), ["greedy"])
    measure(Console())


if __name__ == "__main__":
    main()
