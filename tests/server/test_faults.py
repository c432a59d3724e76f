"""A fault of ours: an id for who reports it, all of it in the log, and no secret anywhere."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from trunkline.server.app import create_app
from trunkline.server.observability import get_log, set_up_logs
from trunkline.server.settings import Settings

SECRET = "s3cr3t" * 6


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """The log of this process, as JSON."""
    root = logging.getLogger()
    before, level, out = root.handlers, root.level, io.StringIO()
    set_up_logs(as_json=True, stream=out)
    yield out
    root.handlers = before
    root.setLevel(level)


def test_a_fault_is_answered_with_its_number(tmp_path: Path, lines: io.StringIO) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'matches.db'}"))

    @app.get("/api/v1/broken/{token}")
    async def broken(token: str) -> None:
        raise RuntimeError("the wheel came off")

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            headers = {"Authorization": f"Bearer {SECRET}", "Accept-Language": "ru"}
            return await client.get(f"/api/v1/broken/{SECRET}", headers=headers)

    answer = asyncio.run(ask())
    number = answer.headers["x-request-id"]
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    assert number in answer.json()["error"]["message"]
    assert "wheel" not in answer.text
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    fault = next(line for line in logged if line["event"] == "fault")
    assert fault["request"] == number
    assert "the wheel came off" in fault["exception"]
    assert SECRET not in lines.getvalue()


def test_a_secret_that_is_logged_by_name_stays_out(lines: io.StringIO) -> None:
    get_log().warning("somebody was careless", token=SECRET, seed=7, match="abc")
    line = json.loads(lines.getvalue())
    assert (line["token"], line["seed"], line["match"]) == ("…", "…", "abc")


def test_people_read_plain_lines() -> None:
    root = logging.getLogger()
    before, level, out = root.handlers, root.level, io.StringIO()
    set_up_logs(as_json=False, stream=out)
    try:
        secret = SECRET
        raise RuntimeError(f"a fault of {len(secret)}")
    except RuntimeError:
        get_log().exception("fault")
    finally:
        root.handlers = before
        root.setLevel(level)
    assert "a fault of 36" in out.getvalue()
    assert SECRET not in out.getvalue()
