"""Bots think in processes of their own, in time or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import TypeVar

import pytest

import trunkline
from tests.server.support.faulty_bots import write_faulty_bots
from trunkline.core.position import Position
from trunkline.core.struct import StructArray
from trunkline.games import game_ids
from trunkline.games.chicago_express.state import State
from trunkline.players import BUILT_IN, make_player, one_of_each_kernel
from trunkline.players.player import decide
from trunkline.server.service.bot_process import Question, _loading, read_question
from trunkline.server.service.bots import GRACE, BotFailed, BotPool

T = TypeVar("T")

GAME = "chicago-express"
BOTS = ("random", "greedy", "level-1", "level-8")


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The strange players can be found; the result is where the hanging ones leave their ids."""
    for name, value in write_faulty_bots(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path / "pids.txt"


def question(bot: str, *, seed: int = 1, board: str = "") -> Question:
    match = trunkline.new(GAME, players=3, seed=seed)
    assert match.actor is not None
    return Question.about(match, board, match.actor, bot, seed)


@contextlib.asynccontextmanager
async def pool(workers: int) -> AsyncIterator[BotPool]:
    made = BotPool(workers)
    await made.start()
    try:
        yield made
    finally:
        await made.close()


def run(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(work)


async def failure(made: BotPool, bot: str, seconds: float = 0.2) -> str:
    with pytest.raises(BotFailed) as failed:
        await made.decide(question(bot), seconds)
    return str(failed.value)


def is_alive(process: int) -> bool:
    """A zombie that waits for its parent counts as dead."""
    try:
        return "(zombie)" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def wait_until_dead(*processes: int) -> None:
    end = time.monotonic() + 20
    while any(map(is_alive, processes)):
        assert time.monotonic() < end, "a process lives on"
        time.sleep(0.05)


def children(process: int) -> list[int]:
    return [int(id) for id in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_a_question_comes_through_the_pipe_as_it_was() -> None:
    asked = question("greedy")
    assert read_question(asked.line(1.5)) == (asked, 1.5)


def test_the_question_is_what_the_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chicago Express hides nothing; here the money of the others is under the table."""

    def hide(boards: object, states: StructArray[State], i: int, seat: int) -> None:
        for other in range(3):
            states[i].cash[other] *= other == seat

    monkeypatch.setattr(trunkline.find_game(GAME).engine, "hide", hide)
    match = trunkline.new(GAME, players=3, seed=1, deal={"first": 1})
    asked = Question.about(match, "", 1, "greedy", 1)
    told = Position.from_bytes(match.game, match.board, 3, match.names, asked.state)
    assert list(told.state.cash[:3]) == [0, 40, 0]
    assert list(match.state.cash[:3]) == [40, 40, 40]
    assert told.legal.ids == asked.legal


def test_bots_answer_as_they_would_here() -> None:
    async def answers() -> list[int]:
        async with pool(2) as made:
            asked = [question(bot, seed=seed) for bot in BOTS for seed in range(3)]
            return await asyncio.gather(*(made.decide(each, 1.0) for each in asked))

    match_of = [trunkline.new(GAME, players=3, seed=seed) for seed in range(3)]
    expected = [
        decide(match, make_player(bot, seed)).id
        for bot in BOTS
        for seed, match in enumerate(match_of)
    ]
    assert run(answers()) == expected


def test_another_board_travels_with_the_question() -> None:
    async def answer() -> int:
        async with pool(1) as made:
            return await made.decide(question("greedy", board=board), 1.0)

    board = trunkline.find_game(GAME).board.file.text()
    assert run(answer()) in question("greedy").legal


def test_a_bot_that_fails_is_told_from_the_others_and_disturbs_none() -> None:
    async def play() -> dict[str, str]:
        async with pool(1) as made:
            said = {}
            for bot in ("crashing", "shot", "lying", "raising", "mumbling"):
                said[bot] = await failure(made, bot)
                assert await made.decide(question("random"), 1.0) in question("random").legal
            return said

    said = run(play())
    assert said["crashing"] == "its process ended with code 7"
    assert said["shot"] == "its process ended with code -9"
    assert said["lying"].endswith("which is not legal")
    assert said["raising"] == "LookupError: no idea"
    assert said["mumbling"].startswith("ValueError")


def test_a_bot_that_hangs_is_stopped_with_everything_it_started(strangers: Path) -> None:
    async def play() -> None:
        async with pool(2) as made:
            hanging = asyncio.create_task(failure(made, "hanging", 0.5))
            for _ in range(20):
                await made.decide(question("greedy"), 1.0)
            assert await hanging == f"no answer in {0.5 + GRACE:g} s"
            wait_until_dead(*map(int, strangers.read_text().split()))

    run(play())
    assert len(strangers.read_text().split()) == 2


def test_an_unknown_bot_fails_in_words() -> None:
    async def play() -> str:
        async with pool(1) as made:
            return await failure(made, "gredy")

    assert "there is no player 'gredy'" in run(play())


def test_what_a_bot_prints_is_not_its_answer(capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> int:
        async with pool(1) as made:
            return await made.decide(question("printing"), 2.0)

    assert run(play()) == question("printing").legal[-1]
    assert "here too" in capfd.readouterr().err


def test_who_gives_up_waiting_spoils_no_later_answer() -> None:
    async def play() -> None:
        async with pool(1) as made:
            await made.decide(question("random"), 1.0)
            waiting = asyncio.create_task(made.decide(question("hanging"), 30.0))
            await asyncio.sleep(0.2)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await made.decide(question("random"), 1.0) in question("random").legal

    run(play())


def test_a_worker_that_was_killed_while_idle_is_nobodys_fault() -> None:
    async def play() -> None:
        others = children(os.getpid())  # what other tests have started
        async with pool(1) as made:
            await made.decide(question("random"), 1.0)
            (worker,) = {*children(os.getpid())} - {*others}
            os.kill(worker, signal.SIGKILL)
            wait_until_dead(worker)
            await asyncio.sleep(0.2)
            assert await made.decide(question("random"), 1.0) in question("random").legal

    run(play())


def test_closing_leaves_no_process() -> None:
    async def play() -> set[int]:
        others = children(os.getpid())
        async with pool(2) as made:
            await made.decide(question("random"), 1.0)
            asyncio.get_running_loop().create_task(failure(made, "hanging", 30.0))
            await asyncio.sleep(0.3)
            return {*children(os.getpid())} - {*others}

    wait_until_dead(*run(play()))


SERVER = """
import asyncio, sys
import trunkline
from trunkline.server.service.bot_process import Question
from trunkline.server.service.bots import BotPool

async def main():
    pool = BotPool(2)
    await pool.start()
    match = trunkline.new("chicago-express", players=3, seed=1)
    ask = lambda bot: pool.decide(Question.about(match, "", match.actor, bot, 1), 60.0)
    await asyncio.gather(ask("random"), ask("random"))
    thinking = asyncio.create_task(ask("hanging"))
    print("ready", flush=True)
    await thinking

asyncio.run(main())
"""


def test_workers_die_with_a_server_that_is_killed(strangers: Path) -> None:
    """The one that thinks, what it has started itself, and the one that waits."""
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with server.stdout:
        assert server.stdout.readline() == "ready\n"
        workers = children(server.pid)
        while not strangers.exists():
            time.sleep(0.05)
        server.send_signal(signal.SIGKILL)
        server.wait()
        assert len(workers) == 2
        wait_until_dead(*workers, *map(int, strangers.read_text().split()))


def test_players_that_share_their_machine_code_are_loaded_once() -> None:
    """The eight levels are one kernel."""
    assert one_of_each_kernel(BUILT_IN) == ("random", "greedy", "level-1")
    assert len([*_loading()]) == 3 * len(game_ids())
