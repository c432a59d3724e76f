"""The first use of a game shows how far its compiling is, where somebody is looking."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.handcar import write_page_game

SCRIPT = "import trunkline; print(trunkline.new('handcar', players=2, seed=1).actor is not None)"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A machine on which nothing is compiled, with a small game."""
    write_page_game(tmp_path)
    cache = str(tmp_path / "cache")
    return {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": cache, "TERM": "xterm"}


def errors_at_a_terminal(environment: dict[str, str]) -> str:
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
    )
    os.close(theirs)
    assert done.stdout == b"True\n"
    heard = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:  # how Linux says that nobody is at the other end
            piece = b""
        if not piece:
            os.close(ours)
            return heard.decode(errors="replace")
        heard += piece


def test_the_first_use_shows_a_bar_and_the_second_does_not(environment: dict[str, str]) -> None:
    assert "Compiling the rules of Handcar (only the first time)" in errors_at_a_terminal(
        environment
    )
    assert errors_at_a_terminal(environment) == ""


def test_nothing_is_shown_where_nobody_looks(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True
    )
    assert (done.stdout, done.stderr) == (b"True\n", b"")
