"""docs/api.md is true: its bot plays a whole match over HTTP, its steps can be followed."""

from __future__ import annotations

import ast
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support.server_process import Server

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "bot.py"


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=f"{server.url}/api/v1",
        headers={"Authorization": f"Bearer {secrets.token_urlsafe(32)}"},
        timeout=60,
    ) as client:
        yield client


def begin(client: httpx.Client, *seats: dict[str, str]) -> tuple[str, list[str]]:
    """The match, and the links to its open seats."""
    body = {"game": "chicago-express", "seats": list(seats)}
    begun = client.post("/matches", json=body).raise_for_status().json()
    return begun["id"], [invitation["url"] for invitation in begun["invitations"]]


def start(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, EXAMPLE, link], stdout=subprocess.PIPE, text=True)


def said(bot: subprocess.Popen[str]) -> str:
    out, _ = bot.communicate(timeout=120)
    assert bot.returncode == 0
    return out


def test_it_has_twenty_lines() -> None:
    text = EXAMPLE.read_text()
    docstring = ast.parse(text).body[0].end_lineno
    lines = [line for line in text.splitlines()[docstring:] if line.strip()]
    assert len([line for line in lines if not line.startswith(("import", "from"))]) <= 20


def test_it_plays_a_whole_match_against_bots(client: httpx.Client) -> None:
    match, [link] = begin(client, {"kind": "link"}, *[{"kind": "bot", "bot": "greedy"}] * 2)
    out = said(start(link))
    view = client.get(f"/matches/{match}").raise_for_status().json()
    assert view["outcome"] is not None
    assert view["seats"][0]["name"] == "Twenty Lines"
    assert out == f"The places, by seat: {view['outcome']['ranking']}\n"
    assert {entry["seat"] for entry in view["log"]["entries"]} >= {0, 1, 2}


def test_two_of_them_play_each_other(client: httpx.Client) -> None:
    match, links = begin(client, {"kind": "link"}, {"kind": "link"})
    bots = [start(link) for link in links]
    assert said(bots[0]) == said(bots[1])
    assert client.get(f"/matches/{match}").json()["outcome"] is not None


def test_the_steps_of_the_page_can_be_followed(server: Server) -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    steps = "\n".join(re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE))
    here = steps.replace("http://127.0.0.1:8018", server.url)
    assert here != steps
    done = subprocess.run(
        [sys.executable, "-c", here], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith((".", "?", "!"))
