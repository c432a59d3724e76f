"""Bots at the table: asked when it is their turn, replaced when they fail, found again when their
process has died."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

import trunkline
from tests.server.support.faulty_bots import write_faulty_bots
from trunkline.core.actions import Action
from trunkline.core.position import Position
from trunkline.server.model.schemas.requests import Pace
from trunkline.server.observability import Metrics
from trunkline.server.service import bots
from trunkline.server.service.bot_process import Question
from trunkline.server.service.bots import BotDriver, BotFailed, BotPool
from trunkline.server.settings import Settings
from trunkline.server.storage.errors import Reason, StorageUnavailable

GAME = "chicago-express"
ID = "m"
SETTINGS = Settings(bot_pace=0.0, bot_seconds=0.3, bot_workers=2)


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in write_faulty_bots(tmp_path).items():
        monkeypatch.setenv(name, value)


@dataclass(frozen=True)
class Opened:
    version: int
    position: Position
    bots: tuple[str, ...]
    board: str = ""
    people: frozenset[str] = frozenset()


@dataclass
class OneMatch:
    """Stands for the service: a match in memory, with versions."""

    now: Opened
    played: list[tuple[int, str]] = field(default_factory=list)
    replaced: list[int] = field(default_factory=list)
    left_behind: bool = False
    away: int = 0  # how often the database does not answer
    before_acting: Callable[[], None] = lambda: None
    driver: BotDriver | None = None

    async def open_for_bots(self, id: str) -> Opened | None:
        await asyncio.sleep(0)
        if self.away:
            self.away -= 1
            raise StorageUnavailable(Reason.AWAY)
        return self.now if id == ID else None

    async def act_for_bot(self, id: str, version: int, action: Action) -> bool:
        await asyncio.sleep(0)
        self.before_acting()
        if version != self.now.version:
            return False
        self.act(action)
        return True

    async def replace_bot(self, id: str, version: int, seat: int, bot: str) -> bool:
        if version != self.now.version:
            return False
        self.replaced.append(seat)
        sitting = list(self.now.bots)
        sitting[seat] = bot
        self.change(bots=tuple(sitting))
        return True

    async def bots_to_move(self, older_than: float) -> Sequence[str]:
        return [ID] if self.left_behind else []

    def act(self, action: str | Action) -> None:
        """Anybody's action."""
        actor = self.now.position.actor
        assert actor is not None
        self.played.append((actor, str(action)))
        self.change(position=self.now.position.after(action)[0])

    def change(self, position: Position | None = None, bots: tuple[str, ...] = ()) -> None:
        now = self.now
        self.now = Opened(now.version + 1, position or now.position, bots or now.bots)
        if self.driver is not None:
            self.driver.wake_bots(ID)

    @property
    def over(self) -> bool:
        return self.now.position.actor is None

    @property
    def waits_for_a_person(self) -> bool:
        actor = self.now.position.actor
        return actor is not None and not self.now.bots[actor]


def match_of(*sitting: str, seed: int = 3) -> OneMatch:
    begun = trunkline.new(GAME, players=len(sitting), seed=seed, deal={"first": 0})
    return OneMatch(Opened(1, begun, sitting))


@contextlib.asynccontextmanager
async def driven(
    match: OneMatch,
    settings: Settings = SETTINGS,
    metrics: Metrics | None = None,
    paces: Sequence[Pace] = (),
) -> AsyncIterator[BotDriver]:
    driver = BotDriver(match, settings, metrics or Metrics(), lambda match, people: paces)
    match.driver = driver
    await driver.start()
    try:
        yield driver
    finally:
        await driver.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def counted(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_bots_play_a_whole_match_among_themselves() -> None:
    async def play() -> None:
        match, metrics = match_of("greedy", "random", "greedy"), Metrics()
        async with driven(match, metrics=metrics) as driver:
            driver.wake_bots(ID)
            await until(lambda: match.over)
        assert len(match.played) > 40
        assert match.replaced == []
        assert counted(metrics, "trunkline_bot_decision_seconds_count", bot="greedy") > 10

    asyncio.run(play())


def test_bots_wait_for_a_person_and_go_on() -> None:
    async def play() -> None:
        match = match_of("", "random", "random")
        async with driven(match) as driver:
            driver.wake_bots(ID)
            await asyncio.sleep(0.1)
            assert match.played == []
            match.act("bid 9")
            await until(lambda: match.waits_for_a_person or match.over)
            assert {seat for seat, _ in match.played[1:]} == {1, 2}

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "why"),
    [("crashing", "crashed"), ("hanging", "hung"), ("lying", "illegal"), ("raising", "error")],
)
def test_a_bot_that_fails_twice_is_replaced_and_the_match_goes_on(bot: str, why: str) -> None:
    async def play() -> None:
        match, metrics = match_of(bot, "level-2", "level-2"), Metrics()
        async with driven(match, metrics=metrics) as driver:
            driver.wake_bots(ID)
            await until(lambda: len(match.played) > 5)
        assert match.replaced == [0]
        assert match.now.bots == ("level-4", "level-2", "level-2")
        assert counted(metrics, "trunkline_bot_failures_total", bot=bot, why=why) == 2

    asyncio.run(play())


def test_a_bot_that_fails_once_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [BotFailed("crashed", "its process ended with code -9")]
    decide = BotPool.decide

    async def sometimes(self: BotPool, question: Question, seconds: float) -> int:
        if failures:
            raise failures.pop()
        return await decide(self, question, seconds)

    async def play() -> None:
        match = match_of("greedy", "greedy", "greedy")
        async with driven(match) as driver:
            driver.wake_bots(ID)
            await until(lambda: len(match.played) > 3)
        assert match.replaced == []

    monkeypatch.setattr(BotPool, "decide", sometimes)
    asyncio.run(play())


def test_the_stand_in_plays_even_where_no_process_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def never(self: BotPool, question: Question, seconds: float) -> int:
        raise BotFailed("crashed", "its process ended with code -9")

    async def play() -> None:
        match = match_of("greedy", "greedy", "greedy")
        async with driven(match) as driver:
            driver.wake_bots(ID)
            await until(lambda: match.over)
        assert sorted(match.replaced) == [0, 1, 2]

    monkeypatch.setattr(BotPool, "decide", never)
    asyncio.run(play())


def test_when_another_process_was_first_its_action_counts() -> None:
    async def play() -> None:
        match = match_of("random", "", "")

        def another() -> None:
            match.before_acting = lambda: None
            match.act("bid 9")

        match.before_acting = another
        async with driven(match) as driver:
            driver.wake_bots(ID)
            await until(lambda: match.waits_for_a_person)
            await asyncio.sleep(0.1)
        assert match.played == [(0, "bid 9")]

    asyncio.run(play())


def test_what_a_person_takes_back_while_a_bot_waits_is_not_answered() -> None:
    async def play() -> None:
        match = match_of("", "random", "random")
        before = match.now.position
        async with driven(match, replace(SETTINGS, bot_pace=0.3)):
            match.act("bid 9")
            await asyncio.sleep(0.1)
            match.change(position=before)
            await asyncio.sleep(0.5)
            assert match.played == [(0, "bid 9")]

    asyncio.run(play())


NEVER = replace(SETTINGS, bot_pace=1000.0)  # seconds


def test_who_hurries_bots_waits_no_more_until_a_person_decides() -> None:
    async def play() -> None:
        match = match_of("", "random", "random")
        async with driven(match, NEVER) as driver:
            match.act("bid 9")
            await asyncio.sleep(0.3)
            assert match.played == [(0, "bid 9")]
            driver.hurry(ID)
            await until(lambda: match.waits_for_a_person)
            told = len(match.played)
            assert told > 1
            match.act(match.now.position.legal[0])
            await asyncio.sleep(0.3)
            assert len(match.played) == told + 1

    asyncio.run(play())


def test_to_hurry_a_match_that_waits_for_a_person_changes_nothing() -> None:
    async def play() -> None:
        match = match_of("", "random", "random")
        async with driven(match, NEVER) as driver:
            driver.hurry(ID)
            match.act("bid 9")
            await asyncio.sleep(0.3)
            assert match.played == [(0, "bid 9")]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("paces", "plays"),
    [(["at-once"], True), (["at-once", "fast"], False), (["at-once", "slow"], False), ([], False)],
)
def test_the_slowest_of_those_who_watch_is_waited_for(paces: list[Pace], plays: bool) -> None:
    async def play() -> None:
        match = match_of("", "random", "random")
        async with driven(match, NEVER, paces=paces):
            match.act("bid 9")
            if plays:
                await until(lambda: match.waits_for_a_person)
            await asyncio.sleep(0.3)
            assert (len(match.played) > 1) is plays

    asyncio.run(play())


def test_another_pace_counts_in_the_middle_of_a_pause() -> None:
    async def play() -> None:
        match, paces = match_of("", "random", "random"), list[Pace](["slow"])
        async with driven(match, NEVER, paces=paces):
            match.act("bid 9")
            await asyncio.sleep(0.1)
            paces[:] = ["at-once"]
            await until(lambda: match.waits_for_a_person)

    asyncio.run(play())


def test_a_match_that_was_left_behind_is_found_at_the_start() -> None:
    async def play() -> None:
        match = match_of("random", "", "")
        match.left_behind = True
        async with driven(match):
            await until(lambda: match.waits_for_a_person)

    asyncio.run(play())


def test_when_the_database_is_back_the_bots_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        match = match_of("random", "", "")
        match.left_behind, match.away = True, 2
        async with driven(match):
            await until(lambda: match.waits_for_a_person)

    monkeypatch.setattr(bots, "LOOK_AROUND", 0.05)
    asyncio.run(play())


def test_closing_in_the_middle_replaces_nobody() -> None:
    async def play() -> None:
        match = match_of("hanging", "", "")
        async with driven(match, replace(SETTINGS, bot_seconds=30.0)) as driver:
            driver.wake_bots(ID)
            await asyncio.sleep(1)
        assert (match.played, match.replaced) == ([], [])

    asyncio.run(play())
