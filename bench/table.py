"""The table's speed, measured in one run: `make bench`, or this file alone.

First load in a real Chromium; the way of an action to every watcher, with many matches and sockets;
opening matches of different lengths; memory for each match and each socket.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from trunkline.cli.prepare import prepare_match
from trunkline.games import find_game, game_ids
from trunkline.players.levels import MIDDLE

HERE = Path(__file__).parent
MATCHES, SOCKETS = 200, 1000
RATES = (10, 20, 40)  # actions a second over all matches
SECONDS = 20
LENGTHS = (0, 400, 20_000)
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu"]
SECRET = "bench-bench-bench-bench-bench-bench-bench"


SERVE = """
import json, sys
from trunkline.server.run import serve
from trunkline.server.settings import Settings
serve(Settings(**json.loads(sys.argv[1])), on_ready=lambda url: print(url, flush=True))
"""


@contextmanager
def server(database: Path) -> Iterator[tuple[str, int]]:
    """A server in a process of its own, without limits: its address and its process id."""
    settings = {
        "database": f"sqlite:///{database}",
        "port": 0,
        "rate": 1e6,
        "burst": 10**6,
        "bot_workers": 1,
        "log_level": "ERROR",
    }
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, json.dumps(settings)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    try:
        url = process.stdout.readline().strip()
        assert url, "the server did not start"
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def resident(pid: int) -> int:
    """Bytes of memory that the process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def share(values: Sequence[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))]


# Live updates and memory


def crowd(console: Console) -> None:
    table = Table(
        title=f"From a submitted action to each watcher: {MATCHES} matches, {SOCKETS} websockets",
        title_justify="left",
    )
    for column in ("actions a second", "arrivals", "median", "95 %", "99 %", "most", "of 50 ms"):
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "bench.db") as (url, pid):
        empty = resident(pid)
        command = [
            *(sys.executable, str(HERE / "table_load.py"), url, str(MATCHES), str(SOCKETS)),
            *(",".join(map(str, RATES)), str(SECONDS)),
        ]
        load = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert load.stdin
        assert load.stdout
        memory = {"empty": empty}
        for line in load.stdout:
            said = json.loads(line)
            memory.setdefault(said["what"], resident(pid))
            if said["what"] == "played":
                table.add_row(*figures_row(said))
            load.stdin.write("\n")
            load.stdin.flush()
    console.print(table)
    per_match = (memory["begun"] - empty) / MATCHES
    per_socket = (memory["watching"] - memory["begun"]) / SOCKETS
    console.print(
        f"Memory: server {empty / 1e6:.0f} MB, each open match {per_match / 1e3:.0f} kB, "
        f"each websocket {per_socket / 1e3:.0f} kB\n"
    )


def figures_row(said: dict[str, object]) -> list[str]:
    arrivals = [1000 * float(each) for each in json.loads(json.dumps(said["arrivals"]))]
    shown = [f"{share(arrivals, part):.1f} ms" for part in (0.5, 0.95, 0.99, 1.0)]
    return [f"{said['rate']}", str(len(arrivals)), *shown, f"{share(arrivals, 0.99) / 50:.2f}"]


# Opening


def opening(console: Console) -> None:
    from long_matches import write_match  # noqa: PLC0415

    table = Table(
        title="Opening a match: the whole answer, from another process", title_justify="left"
    )
    for column in ("actions", "cold", "warm", "bytes", "cold, of 100 ms"):
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        ids = {length: write_match(database, length) for length in LENGTHS}
        with server(database) as (url, _), httpx.Client(base_url=url) as client:
            client.get(f"/api/v1/matches/{write_match(database, 10)}")  # the game itself is loaded
            for length, id in ids.items():
                cold, size = timed(client, id)
                warm = min(timed(client, id)[0] for _ in range(5))
                table.add_row(
                    f"{length:,}",
                    f"{cold:.1f} ms",
                    f"{warm:.1f} ms",
                    f"{size:,}",
                    f"{cold / 100:.2f}",
                )
    console.print(table)


def timed(client: httpx.Client, id: str) -> tuple[float, int]:
    began = time.perf_counter()
    answer = client.get(f"/api/v1/matches/{id}")
    answer.raise_for_status()
    return 1000 * (time.perf_counter() - began), len(answer.content)


# First load


def first_load(console: Console) -> None:
    table = Table(title="First load in Chromium, compressed bytes", title_justify="left")
    for column in ("page", "requests", "kB", "of 300 kB"):
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "bench.db") as (url, _):
        pages = {"home": "/"}
        for id in game_ids():
            pages[id] = f"/table/{begun(url, id)}"
        for name, path in pages.items():
            requests, size = loaded(url + path)
            table.add_row(name, str(requests), f"{size / 1000:.0f}", f"{size / 300_000:.2f}")
    console.print(table)


def begun(url: str, game: str) -> str:
    """A match against three bots: its id."""
    made = httpx.post(
        f"{url}/api/v1/matches",
        json={
            "game": game,
            "seats": [{"kind": "me", "name": "Ada"}, *([{"kind": "bot", "bot": MIDDLE}] * 3)],
        },
        headers={"Authorization": f"Bearer {SECRET}"},
    )
    return str(made.raise_for_status().json()["id"])


def loaded(url: str) -> tuple[int, int]:
    """How many requests, and how many bytes came over the wire, headers included."""
    sizes: list[int] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=CHROMIUM_FLAGS
        )
        page = browser.new_page()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on(
            "Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"])
        )
        page.goto(url, wait_until="networkidle")
        browser.close()
    return len(sizes), int(sum(sizes))


def main() -> None:
    console = Console()
    for id in game_ids():  # as the command `trunkline` does before it serves
        prepare_match(find_game(id), [MIDDLE])
    first_load(console)
    opening(console)
    crowd(console)


if __name__ == "__main__":
    main()
