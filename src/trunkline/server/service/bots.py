"""Bots: a driver that asks them whenever one is to decide, and a pool of processes to think in.

What a bot decides goes the way of a person's action: with the version of the match that it answers,
so that of two processes which ask the same bot one comes first, and the other is told so. A bot has
a time. If it is late, breaks down or answers what is not legal, its process is killed and another
takes its place: the question has failed, and no other question is disturbed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Collection, Sequence
from typing import Literal, Protocol

from trunkline.core.actions import Action
from trunkline.core.position import Position
from trunkline.core.rng import SEEDS
from trunkline.players.levels import MIDDLE
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import HurryView
from trunkline.server.model.schemas.requests import Pace
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.observability import Metrics, get_log
from trunkline.server.service.bot_process import WAIT, Question
from trunkline.server.service.bus import Bus
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.matches import MatchService
from trunkline.server.service.periodic import PeriodicTask
from trunkline.server.settings import Settings
from trunkline.server.storage.errors import StorageUnavailable

LOADING = 180.0  # seconds for a process to start, and to compile a game if nobody did that yet
GRACE = 2.0  # seconds that a bot may be late: the machine is busy, its clock is coarse


class BotFailed(Exception):
    """The bot has not decided; the text says why, and `why` says it in a word."""

    def __init__(self, why: Literal["crashed", "hung", "illegal", "error"], text: str) -> None:
        super().__init__(text)
        self.why = why


class BotPool:
    """A pool of worker processes in which bots think, each question within a time limit."""

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
                *(sys.executable, "-m", "trunkline.server.service.bot_process", *self._arguments),
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


STAND_IN = MIDDLE  # plays on where another bot has failed
TRIES = 2
LOOK_AROUND = 4.0  # seconds between two searches for matches that somebody left behind
# From one decision of a bot to the next: so many times the pace of the settings.
PACES: dict[Pace, float] = {"slow": 2.5, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
LOOK_UP = 0.25  # seconds of a pause after which it may have become shorter or longer
HURRY = "hurry:"  # before the match's id, on the bus


class BotMatch(Protocol):
    """What the driver reads of a match."""

    @property
    def version(self) -> int: ...
    @property
    def position(self) -> Position: ...
    @property
    def board(self) -> str: ...  # the text of the board file; empty: the game's own
    @property
    def bots(self) -> Sequence[str]: ...  # by seat; empty where a person sits
    @property
    def people(self) -> Collection[str]: ...  # who have seats


class BotHost(Protocol):
    """What the driver asks of the matches' service."""

    async def open_for_bots(self, id: str) -> BotMatch | None: ...
    async def act_for_bot(self, id: str, version: int, action: Action) -> bool: ...
    async def replace_bot(self, id: str, version: int, seat: int, bot: str) -> bool: ...
    async def bots_to_move(self, older_than: float) -> Sequence[str]: ...


Paces = Callable[[str, Collection[str]], Sequence[Pace]]  # of a match, for these people


class BotDriver(MatchHook):
    """A hook that asks bots for their decisions and plays them; one that fails is replaced."""

    def __init__(
        self,
        host: BotHost,
        settings: Settings,
        metrics: Metrics,
        paces: Paces = lambda match, people: (),
    ) -> None:
        """`paces` are those that people have chosen who are at the table now."""
        self._host = host
        self._paces = paces
        self._pace = settings.bot_pace
        self._seconds = settings.bot_seconds
        self._metrics = metrics
        self._log = get_log()
        self._pool = BotPool(settings.bot_workers, preload=settings.preload)
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._hurried: dict[str, asyncio.Event] = {}  # for each match that is driven
        self._nudged: set[str] = set()
        self._hopeless: set[str] = set()
        self._older_than = 0.0  # seconds; at first all that wait
        self._rounds = PeriodicTask(
            LOOK_AROUND, self._find_idle_matches, failure="cannot look for bots to move"
        )

    async def start(self) -> None:
        await self._pool.start()
        self._rounds.start()

    async def close(self) -> None:
        """First the drivers, then the processes: a bot that is stopped here has not failed."""
        await self._rounds.close()
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def changed(self, match: MatchSnapshot) -> None:
        if match.actor is not None and match.bots[match.actor]:
            self.wake_bots(match.id)

    def wake_bots(self, id: str) -> None:
        """The match has changed, or is new: perhaps a bot is to decide."""
        self._nudged.add(id)
        if id not in self._driven:
            self._hurried[id] = asyncio.Event()
            self._driven[id] = asyncio.create_task(self._drive(id))

    def hurry(self, id: str) -> None:
        """The bots decide without pauses until a person is to decide."""
        if id in self._hurried:
            self._hurried[id].set()

    async def _find_idle_matches(self) -> None:
        """Find the matches of a process that died, whose bots nobody asks."""
        older_than = self._older_than
        slowest = max(PACES.values()) * self._pace
        self._older_than = LOOK_AROUND + slowest + TRIES * (self._seconds + GRACE)
        for id in await self._host.bots_to_move(older_than):
            if id not in self._hopeless:
                self.wake_bots(id)

    async def _drive(self, id: str) -> None:
        try:
            while id in self._nudged:
                self._nudged.discard(id)
                while await self._step(id):
                    pass
        except (StorageUnavailable, Refused, OSError) as error:
            # The database is away, somebody was first, no process can be started: looking around
            # finds the match again.
            self._log.warning("a bot cannot move now", match=id, error=str(error))
        except Exception:
            # A fault of ours, or of a game's; it would be the same every few seconds.
            self._log.exception("a bot cannot move", match=id)
            self._hopeless.add(id)
        finally:
            self._nudged.discard(id)
            del self._driven[id], self._hurried[id]

    async def _step(self, id: str) -> bool:
        """One decision of a bot, if it is one's turn; whether to look again."""
        began = time.monotonic()
        match = await self._deciding(id)
        if match is None:
            self._hurried[id].clear()
            return False
        seat = match.position.actor
        assert seat is not None
        question = Question.about(match.position, match.board, seat, match.bots[seat], _seed())
        number = await self._decision(id, question)
        await self._pause(id, match.people, began)
        # What a person took back meanwhile has another version, and is not answered.
        if number is None:
            await self._host.replace_bot(id, match.version, seat, STAND_IN)
        else:
            action = match.position.board.notation.action(number)
            await self._host.act_for_bot(id, match.version, action)
        return True

    async def _pause(self, id: str, people: Collection[str], since: float) -> None:
        """So that people can follow: as long as the slowest of them wishes, unless one hurries.

        Somebody may come meanwhile, go, or choose another pace.
        """
        while not self._hurried[id].is_set():
            wanted = max((PACES[each] for each in self._paces(id, people)), default=PACES["normal"])
            left = since + wanted * self._pace - time.monotonic()
            if left <= 0:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, LOOK_UP)):
                    await self._hurried[id].wait()

    async def _deciding(self, id: str) -> BotMatch | None:
        """The match, if a bot is to decide in it."""
        match = await self._host.open_for_bots(id)
        if match is None or match.position.actor is None or not match.bots[match.position.actor]:
            return None
        return match

    async def _decision(self, id: str, question: Question) -> int | None:
        """An action; None if the bot has failed, and failed again in another process."""
        if len(question.legal) == 1:
            return question.legal[0]
        bot, seat = question.bot, question.seat
        for _ in range(TRIES):
            began = time.monotonic()
            try:
                number = await self._pool.decide(question, self._seconds)
            except BotFailed as error:
                self._metrics.bot_failures.labels(bot, error.why).inc()
                self._log.warning("a bot failed", match=id, seat=seat, bot=bot, error=str(error))
            else:
                self._metrics.bot_decisions.labels(bot).observe(time.monotonic() - began)
                return number
        # Nobody stands in for the stand-in: the match goes on, however badly.
        return secrets.choice(question.legal) if bot == STAND_IN else None


class HurryService:
    """Who waits for bots may hurry them, whichever process drives them."""

    def __init__(self, service: MatchService, bus: Bus) -> None:
        self._service = service
        self._bus = bus

    async def hurry(self, id: str, owner: str) -> HurryView:
        match = await self._service.open(id)
        if owner not in match.people:
            raise Refused(403, "not-your-seat")
        waits = match.actor is not None and bool(match.bots[match.actor])
        if waits:
            await self._bus.publish(f"{HURRY}{id}", match.version)
        return HurryView(waits)


def _seed() -> int:
    """Not the match's, and new every time: nobody can foresee a bot."""
    return secrets.randbelow(SEEDS)
