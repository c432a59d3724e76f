"""The crowd at the tables: watchers on websockets, and somebody who plays in all matches.

Run as a process of its own by `bench/table.py`, so that it does not share the server's interpreter.
Every match is held by one secret with all its seats, so that any decision can be taken.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import sys
import time
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

SECRET = "bench-bench-bench-bench-bench-bench-bench"
VERSION = re.compile(rb'"version":(\d+)')
HEAD = 800  # the version of a match stands in the first bytes of a view


@dataclass
class LoadedMatch:
    """A match, what its player last saw, and when each of its versions was submitted."""

    id: str
    version: int
    actions: list[str]
    waiting: bool = False  # for an answer
    submitted: dict[int, float] = field(default_factory=dict)


@dataclass
class Figures:
    arrivals: list[float] = field(default_factory=list)  # submission to arrival, in seconds
    answers: list[float] = field(default_factory=list)  # submission to its own answer
    actions: int = 0


async def begin(client: httpx.AsyncClient) -> LoadedMatch:
    seats = [{"kind": "here", "name": f"Seat {seat}"} for seat in range(4)]
    made = await client.post("/api/v1/matches", json={"game": "chicago-express", "seats": seats})
    made.raise_for_status()
    id = made.json()["id"]
    view = (await client.get(f"/api/v1/matches/{id}")).json()
    return LoadedMatch(id, view["version"], legal(view))


def legal(view: dict[str, object]) -> list[str]:
    choices = json.loads(json.dumps(view["choices"]))
    few = [each["action"] for choice in choices for each in choice["options"] if each["legal"]]
    branches = [branch for choice in choices for branch in choice["branches"]]
    return few + [f"{each['action']} {word}" for each in branches for word in each["words"]]


async def watch(url: str, table: LoadedMatch, figures: Figures, ready: asyncio.Semaphore) -> None:
    """One websocket: the time of every arrival that answers a submission."""
    address = url.replace("http", "ws", 1) + f"/api/v1/matches/{table.id}/live"
    async with connect(address, compression=None, max_size=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"language": "en"}))
        await socket.recv()
        ready.release()
        await listen(socket, table, figures)


async def listen(socket: ClientConnection, table: LoadedMatch, figures: Figures) -> None:
    async for message in socket:
        now = time.perf_counter()
        data = message if isinstance(message, bytes) else message.encode()
        found = VERSION.search(data[:HEAD])
        assert found, "a view names its version at the beginning"
        began = table.submitted.get(int(found[1]))
        if began is not None:
            figures.arrivals.append(now - began)


async def act(client: httpx.AsyncClient, table: LoadedMatch, action: str, figures: Figures) -> None:
    version = table.version
    table.waiting = True
    began = table.submitted[version + 1] = time.perf_counter()
    answer = await client.post(
        f"/api/v1/matches/{table.id}/actions", json={"version": version, "action": action}
    )
    figures.answers.append(time.perf_counter() - began)
    answer.raise_for_status()
    figures.actions += 1
    view = answer.json()
    table.version, table.actions, table.waiting = view["version"], legal(view), False


async def play(
    client: httpx.AsyncClient,
    tables: list[LoadedMatch],
    figures: Figures,
    rate: float,
    seconds: float,
) -> None:
    """Actions at a steady rate, each in the next match; a late one does not hold up the others."""
    rng, began, under_way = random.Random(1), time.perf_counter(), set()
    for turn in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + turn / rate - time.perf_counter()))
        table = tables[turn % len(tables)]
        if table.actions and not table.waiting:
            task = asyncio.create_task(act(client, table, rng.choice(table.actions), figures))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    await asyncio.sleep(1)


async def main(url: str, matches: int, sockets: int, rates: list[float], seconds: float) -> None:
    headers = {"Authorization": f"Bearer {SECRET}"}
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=url, headers=headers, timeout=60, limits=limits
    ) as client:
        tables = [await begin(client) for _ in range(matches)]
        say("begun")
        figures, ready = Figures(), asyncio.Semaphore(0)
        watchers = []
        for number in range(sockets):
            table = tables[number % matches]
            watchers.append(asyncio.create_task(watch(url, table, figures, ready)))
            await ready.acquire()
        say("watching")
        for rate in rates:
            figures.arrivals.clear()
            figures.answers.clear()
            figures.actions = 0
            await play(client, tables, figures, rate, seconds)
            say(
                "played",
                rate=rate,
                actions=figures.actions,
                arrivals=sorted(figures.arrivals),
                answers=sorted(figures.answers),
            )
        for watcher in watchers:
            watcher.cancel()


def say(what: str, **more: object) -> None:
    """A line for the process that started this one, which answers when it has looked."""
    print(json.dumps({"what": what, **more}), flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    gc.disable()  # what is measured is the server; this end shall not stop to clean up
    address, how_many, watching, at_rates, lasting = sys.argv[1:]
    asyncio.run(
        main(
            address,
            int(how_many),
            int(watching),
            [float(rate) for rate in at_rates.split(",")],
            float(lasting),
        )
    )
