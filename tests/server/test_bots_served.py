"""Bots in a real server, over HTTP: those that fail, and those whose server is killed."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import httpx
import pytest

from tests.server.support.faulty_bots import write_faulty_bots
from tests.server.support.server_process import Running, Server

HEADERS = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
HANGS = 120  # seconds


def begin(server: Server, *bots: str) -> str:
    """A match between these bots, which plays itself."""
    body = {"game": "chicago-express", "seats": [{"kind": "bot", "bot": bot} for bot in bots]}
    answer = httpx.post(f"{server.url}/api/v1/matches", json=body, headers=HEADERS, timeout=HANGS)
    return str(answer.raise_for_status().json()["id"])


def look(server: Server, match: str, wait: int = 0) -> dict[str, object]:
    """The match, as soon as its version is above that."""
    url = f"{server.url}/api/v1/matches/{match}?wait={wait}"
    found: dict[str, object] = httpx.get(url, timeout=HANGS).raise_for_status().json()
    return found


def wait_for_the_end(server: Server, match: str) -> dict[str, object]:
    end = time.monotonic() + HANGS
    view = look(server, match)
    while view["outcome"] is None:
        assert time.monotonic() < end, "the match does not go on"
        view = look(server, match, int(str(view["version"])))
    return view


def test_bots_that_fail_are_replaced_and_the_match_is_played_to_its_end(
    running: Running, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in write_faulty_bots(tmp_path).items():
        monkeypatch.setenv(name, value)
    server = running(sqlite_url, bot_seconds=0.3, bot_workers=2)
    view = wait_for_the_end(server, begin(server, "crashing", "lying", "hanging", "greedy"))
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [(each["bot"], each["replaced"]) for each in seats] == [
        ("random", True),
        ("random", True),
        ("random", True),
        ("greedy", False),
    ]
    failed = [line["bot"] for line in server.lines if line["event"] == "a bot failed"]
    assert sorted(map(str, failed)) == sorted(["crashing", "lying", "hanging"] * 2)
    numbers = httpx.get(f"{server.url}/metrics").text
    assert 'trunkline_bot_failures_total{bot="hanging",why="hung"} 2.0' in numbers


def test_bots_go_on_when_their_server_was_killed(running: Running, sqlite_url: str) -> None:
    server = running(sqlite_url, bot_pace=0.02)
    match = begin(server, "greedy", "random", "greedy")
    look(server, match, 6)
    server.kill()
    server.start()
    view = look(server, match)
    for _ in range(5):
        before, view = view, look(server, match, int(str(view["version"])))
        assert int(str(view["number"])) > int(str(before["number"]))
