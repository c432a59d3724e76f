"""The table's speed while bots think: `make bench`, or this file alone.

The way of an action to every watcher, once with nobody else on the server, and once beside matches
in which bots of the highest level play each other at the usual pace. People shall not notice them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from table import HERE, SECRET, figures_row, server
from trunkline.cli.prepare import prepare_match
from trunkline.games import find_game, game_ids

BOT = "level-8"
BOT_MATCHES = (0, 50)
MATCHES, SOCKETS = 50, 250
RATE, SECONDS = 20, 20  # actions a second over all matches of people, for so many seconds
UNDER_WAY = 5  # decisions in each match of bots before anything is measured
PATIENCE = 120.0  # seconds until all of them are under way


def begin(client: httpx.Client, count: int) -> list[str]:
    """Matches of bots alone, of all games in turn: their ids."""
    games = [find_game(id) for id in game_ids()]
    ids = []
    for number in range(count):
        game = games[number % len(games)]
        seats = [{"kind": "bot", "bot": BOT}] * game.nearest_players(4)
        made = client.post("/matches", json={"game": game.id, "seats": seats})
        ids.append(str(made.raise_for_status().json()["id"]))
    return ids


def played(client: httpx.Client, ids: list[str]) -> list[dict[str, object]]:
    return [client.get(f"/matches/{id}").raise_for_status().json() for id in ids]


def wait_until_under_way(client: httpx.Client, ids: list[str]) -> None:
    end = time.monotonic() + PATIENCE
    while any(int(str(each["number"])) < UNDER_WAY for each in played(client, ids)):
        assert time.monotonic() < end, "the bots do not play"
        time.sleep(0.5)


def decisions(client: httpx.Client) -> tuple[float, float]:
    """How many the bots have taken that needed a thought, and the seconds for them all."""
    text = client.get(f"{client.base_url.copy_with(path='/metrics')}").text
    sums = {"count": 0.0, "sum": 0.0}
    for line in text.splitlines():
        for name in sums:
            if line.startswith(f"trunkline_bot_decision_seconds_{name}{{"):
                sums[name] += float(line.rsplit(" ", 1)[1])
    return sums["count"], sums["sum"]


def measure(bots: int) -> list[str]:
    """A row: with so many matches of bots beside those of people."""
    headers = {"Authorization": f"Bearer {SECRET}"}
    command = [sys.executable, str(HERE / "table_load.py")]
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder) / "bench.db") as (url, _),
        httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=60) as client,
    ):
        load = subprocess.Popen(
            [*command, url, str(MATCHES), str(SOCKETS), str(RATE), str(SECONDS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert load.stdin
        assert load.stdout
        ids, row, before, began = list[str](), list[str](), (0.0, 0.0), 0.0
        for line in load.stdout:
            said = json.loads(line)
            if said["what"] == "watching":
                ids = begin(client, bots)
                wait_until_under_way(client, ids)
                before, began = decisions(client), time.monotonic()
            elif said["what"] == "played":
                count, seconds = (a - b for a, b in zip(decisions(client), before, strict=True))
                each = f"{1000 * seconds / count:.0f} ms" if count else ""
                rate = f"{count / (time.monotonic() - began):.0f}"
                running = sum(view["outcome"] is None for view in played(client, ids))
                assert running == bots, "matches of bots were over before the end"
                row = [str(bots), rate, each, *figures_row(said)[1:]]
            load.stdin.write("\n")
            load.stdin.flush()
        load.wait()
    return row


def main() -> None:
    console = Console()
    for id in game_ids():
        prepare_match(find_game(id), [BOT])
    table = Table(
        title=f"From a submitted action to each watcher: {MATCHES} matches of people, {SOCKETS} "
        f"websockets, {RATE} actions a second; beside them matches of {BOT}",
        title_justify="left",
        caption="each: a thought of a bot, with the time that it waited for a process",
        caption_justify="left",
    )
    for column in (
        *("of bots", "thoughts a second", "each"),
        *("arrivals", "median", "95 %", "99 %", "most", "of 50 ms"),
    ):
        table.add_column(column, justify="right")
    for bots in BOT_MATCHES:
        table.add_row(*measure(bots))
    console.print(table)


if __name__ == "__main__":
    main()
