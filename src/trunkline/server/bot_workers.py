"""Where bots think: a few processes beside the server's own.

A bot has a time. If it is late, breaks down or answers what is not legal, its process is killed and
another takes its place: the question has failed, and no other question is disturbed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from typing import Literal

from trunkline.server.bot_process import WAIT, Question

__all__ = ["BotFailed", "BotPool", "Question"]

LOADING = 180.0  # seconds for a process to start, and to compile a game if nobody did that yet
GRACE = 1.0  # seconds that a bot may be late: the machine is busy, its clock is coarse


class BotFailed(Exception):
    """The bot has not decided; the text says why, and `why` says it in a word."""

    def __init__(self, why: Literal["crashed", "hung", "illegal", "error"], text: str) -> None:
        super().__init__(text)
        self.why = why


class BotPool:
    def __init__(self, workers: int, *, preload: bool = True) -> None:
        """`preload`: the processes start, and load the games, before anybody asks them."""
        self._count = workers
        self._preload = preload
        self._workers: set[_Worker] = set()
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()

    async def start(self) -> None:
        for _ in range(self._count):
            await self._hire()

    async def close(self) -> None:
        workers, self._workers = self._workers, set()
        await asyncio.gather(*(worker.stop() for worker in workers))

    async def decide(self, question: Question, seconds: float) -> int:
        """The bot's decision.

        OSError (TimeoutError is one): no process was to be had, or it did not get ready. That is
        not the bot's fault.
        """
        worker = await self._idle.get()
        try:
            action = await worker.ask(question, seconds)
        except BaseException:
            await self._replace(worker)
            raise
        self._idle.put_nowait(worker)
        return action

    async def _hire(self) -> None:
        worker = _Worker(self._preload)
        self._workers.add(worker)
        self._idle.put_nowait(worker)
        if not self._preload:
            return
        with contextlib.suppress(OSError):  # whoever asks next tries again
            await worker.start()

    async def _replace(self, worker: _Worker) -> None:
        """Also when nobody waits for the answer any more: it would be taken for the next one."""
        if worker in self._workers:
            self._workers.discard(worker)
            await worker.stop()
            await self._hire()


class _Worker:
    """One process, asked one question at a time."""

    def __init__(self, preload: bool) -> None:
        self._arguments = () if preload else (WAIT,)
        self._process: Process | None = None

    async def start(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "trunkline.server.bot_process", *self._arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C at the terminal is for the server
            )
        return self._process

    async def stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                _kill(self._process)
            await self._process.wait()

    async def ask(self, question: Question, seconds: float) -> int:
        process = await self.start()
        await _send(process, question.line(seconds))
        reply = await _receive(process, LOADING)
        if "thinking" in reply:
            try:
                reply = await _receive(process, seconds + GRACE)
            except TimeoutError:
                raise BotFailed("hung", f"no answer in {seconds + GRACE:g} s") from None
        if "failure" in reply:
            raise BotFailed("error", str(reply["failure"]))
        action = reply.get("action")
        if not isinstance(action, int) or action not in question.legal:
            raise BotFailed("illegal", f"it answered {action}, which is not legal")
        return action


def _kill(process: Process) -> None:
    """With whatever a bot has started itself: the process leads a session of its own."""
    if process.returncode is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def _send(process: Process, line: bytes) -> None:
    assert process.stdin is not None
    with contextlib.suppress(ConnectionError):  # it is dead, and reading will say so
        process.stdin.write(line)
        await process.stdin.drain()


async def _receive(process: Process, seconds: float) -> dict[str, object]:
    assert process.stdout is not None
    async with asyncio.timeout(seconds):
        line = await process.stdout.readline()
    if not line:
        raise BotFailed("crashed", f"its process ended with code {await process.wait()}")
    try:
        reply = json.loads(line)
    except ValueError:
        reply = None
    if not isinstance(reply, dict):
        raise BotFailed("error", "its answer cannot be read")
    return reply
