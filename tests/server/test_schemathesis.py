"""The description of the API against the running server: Schemathesis sends whatever fits the
description, and much that does not. Nothing of it is a server error, and every answer is as
described.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.server.support.api_client import GAME, HANGS, HERE, ApiClient, eventually, legal
from tests.server.support.server_process import Running
from tests.support.volume import amount

EXAMPLES = amount(10, soak=100)  # for each operation, besides those that go along its limits
OFTEN = 0.6  # of the time something is sent that exists, so that not everything ends at a 404
BOT = {"kind": "bot", "bot": "random"}
ROOT = Path(__file__).parents[2]
HOOKS = "tests.server.support.schemathesis_hooks"

# Where what exists is sent.
PLACES = {
    "path.match_id": "match",
    "path.game_id": "game",
    "path.seat": "seat",
    "query.seat": "seat",
    "query.version": "version",
    "query.action": "action",
    "query.target": "target",
    "query.targets": "target",
    "body.version": "version",
    "body.action": "action",
    "body.token": "token",
    "body.game": "game",
}


def test_every_answer_is_as_described(postgres_url: str, running: Running, tmp_path: Path) -> None:
    server = running(postgres_url)
    with ApiClient(server.url) as guest:
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(configuration(guest.secret, something(guest)), encoding="utf-8")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli"),
                *("--config-file", str(settings), "run", f"{server.url}/api/v1/openapi.json"),
            ],
            env={**os.environ, "SCHEMATHESIS_HOOKS": HOOKS, "PYTHONPATH": str(ROOT)},
            cwd=tmp_path,  # where it keeps what it found
            capture_output=True,
            text=True,
            check=False,
        )
        # It never sends the one byte that PostgreSQL does not take.
        assert guest.http.get("/matches/%00").status_code == 404
    said = [line[:300] for line in done.stdout.splitlines()]  # it sends very long texts
    assert done.returncode == 0, "\n".join([*said[-300:], done.stderr])
    assert '"fault"' not in server.log


def something(guest: ApiClient) -> dict[str, list[str | int]]:
    """A match that goes on, one to join, one that is over, and what can be said about them."""
    view = guest.see(guest.begin(HERE).id)
    for _ in range(2):
        view = guest.play(view)
    to_join = guest.begin([*HERE[:2], {"kind": "link"}])
    over = guest.begin([BOT] * 3).id
    eventually(lambda: guest.see(over).outcome is not None, "the bots come to an end", 4 * HANGS)
    return {
        "match": [view.id, to_join.id, over],
        "game": [GAME],
        "seat": [0, 1, 2],
        "version": [view.version, view.version + 1],
        "action": [*legal(view)[:2], "pass"],
        "target": ["hex:Q5", "company:PRR"],
        "token": [to_join.invitations[0].token],
    }


REJECTED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]


def configuration(secret: str, known: dict[str, list[str | int]]) -> str:
    lines = [
        "seed = 1",
        f"request-timeout = {HANGS}",
        "continue-on-failure = true",
        f"headers = {{ Authorization = 'Bearer {secret}' }}",
        f"generation = {{ max-examples = {EXAMPLES}, deterministic = true }}",
        # Which options, actions and links there are is not in the description.
        "checks.positive_data_acceptance.enabled = false",
        # What is too long for a field may be too long for a body.
        f"checks.negative_data_rejection.expected-statuses = {REJECTED}",
        *(f"dictionaries.{name}.values = {json.dumps(known[name])}" for name in known),
        *(
            f"parameters.'{place}' = {{ dictionary = '{name}', probability = {OFTEN} }}"
            for place, name in PLACES.items()
        ),
    ]
    return "\n".join(lines)
