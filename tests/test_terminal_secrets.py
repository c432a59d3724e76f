"""TR-1.5 at the terminal: nobody reads there what is not for their eyes."""

from __future__ import annotations

import io
import os
import pty
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from rich.console import Console

import trunkline
from tests.server.support.asia_matches import legendary_match, team_match
from tests.server.support.scripted_matches import ScriptedMatch, redealt, without_undo
from tests.support.command_line import GAME as CHICAGO
from tests.support.command_line import command, run
from trunkline.core.match import Match
from trunkline.terminal import log
from trunkline.terminal.screen import CLEAR, Screen
from trunkline.terminal.texts import interface_texts

LEGENDARY = "ticket-to-ride-legendary-asia"


def read_by(script: ScriptedMatch, seat: int) -> str:
    """The whole log, and the story that stands under the table."""
    match = Match(script.game, script.players, seed=script.opening.seed, deal=script.deal)
    for text in script.texts:
        match.play(text)
    console = Console(file=io.StringIO(), record=True, width=120, height=400)
    screen = Screen(match, console, interface_texts("en"))
    screen.log(seat)
    screen.recent_log(seat, log.SET_UP, 1000)
    return console.export_text()


@pytest.mark.clause("TR-1.5", "TA-1.3")
@pytest.mark.parametrize(("evening", "seat"), [(legendary_match, 0), (team_match, 1)])
def test_log_and_story_are_the_same_whatever_is_hidden(
    evening: Callable[[], ScriptedMatch], seat: int
) -> None:
    script = without_undo(evening())
    twin = redealt(script, seat)
    assert twin.deal != script.deal
    assert twin.texts != script.texts  # other tickets were kept
    assert read_by(twin, seat) == read_by(script, seat)


@pytest.mark.clause("TR-1.5")
def test_the_choices_of_bots_are_not_written_out() -> None:
    arguments = ("--players", "2", "--seats", "random,human", "--seed", "5")
    said = run("play", LEGENDARY, *arguments, typed=("log",)).output
    log = said[said.rindex("Set-up") :]
    assert "Player 1 is dealt four train cards." in log
    assert "Player 1 takes a ticket to decide on. ×4" in log
    assert "Player 1 decides on a ticket. ×4" in log
    assert "keep" not in log


# Several people at one terminal


@contextmanager
def terminal(*arguments: str) -> Iterator[int]:
    """The command as at a terminal: where one types, and reads."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LINES": "60"}
    process = subprocess.Popen(
        command(*arguments), stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    yield ours
    process.kill()
    process.wait()
    os.close(ours)


def read_until(terminal: int, words: str) -> str:
    heard = b""
    while words.encode() not in heard:
        heard += os.read(terminal, 4096)
    return heard.decode(errors="replace")


@pytest.mark.clause("TR-1.5")
def test_a_curtain_falls_between_people_with_hidden_hands() -> None:
    match = trunkline.new(LEGENDARY, players=2, seed=5)
    people = ("--players", "2", "--seats", "human,human", "--seed", "5")
    with terminal("play", LEGENDARY, *people) as ours:
        assert "Your hand" not in read_until(ours, "Hand the screen to Player 1")
        os.write(ours, b"\n")
        while match.actor == 0:
            assert "Your hand" in read_until(ours, "\n> ")
            keep = match.legal[0]
            match.play(keep)
            os.write(ours, f"{keep}\n".encode())
        assert "Your hand" not in read_until(ours, "Hand the screen to Player 2").split(CLEAR)[-1]


def test_nobody_is_sent_away_where_all_is_open() -> None:
    people = ("--players", "2", "--seats", "human,human", "--seed", "5")
    with terminal("play", CHICAGO, *people) as ours:
        assert "Hand the screen" not in read_until(ours, "\n> ")
