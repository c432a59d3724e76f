"""Running the command `trunkline` in tests."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from trunkline.cli.app import app
from trunkline.games import find_game
from trunkline.terminal.texts import interface_texts

GAME = "chicago-express"
BOARD = find_game(GAME).folder / "board.toml"
TERMINAL = Path(interface_texts.__code__.co_filename).parent
BOTS = ("--players", "3", "--seats", "human,random,random", "--seed", "5")


def run(*arguments: str, typed: Sequence[str] = (), width: int = 120, height: int = 60) -> Result:
    runner = CliRunner(env={"COLUMNS": str(width), "LINES": str(height), "TRUNKLINE_LANGUAGE": ""})
    text = "".join(f"{line}\n" for line in typed)
    return runner.invoke(app, arguments, input=text, catch_exceptions=False)


def text_of(result: Result) -> str:
    """Everything printed, in single spaces: line ends fall where the window puts them."""
    return " ".join(result.output.split())


def refused(*arguments: str, code: int = 2) -> str:
    """The sentence with which the command refuses; nothing is on stdout."""
    result = run(*arguments)
    assert result.exit_code == code
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr.strip()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "trunkline", *arguments]
