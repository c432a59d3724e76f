"""Changes are heard by every process of a server, through each kind of bus."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.server.support.databases import Postgres, Redis, Service
from trunkline.server.service.bus import EVERYTHING, Bus, LocalBus, PostgresBus, RedisBus, make_bus
from trunkline.server.settings import Settings
from trunkline.server.storage.errors import StorageUnavailable

LONG = 60  # seconds; no test takes them unless it fails


class Listener:
    """What a process has heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Condition()

    async def __call__(self, match: str, version: int) -> None:
        async with self._news:
            self.heard.append((match, version))
            self._news.notify_all()

    async def hears(self, *change: str | int) -> None:
        async with asyncio.timeout(LONG), self._news:
            await self._news.wait_for(lambda: change in self.heard)


@asynccontextmanager
async def listening(*buses: Bus) -> AsyncIterator[list[Listener]]:
    listeners = [Listener() for _ in buses]
    try:
        for bus, listener in zip(buses, listeners, strict=True):
            await bus.start(listener)
        yield listeners
    finally:
        for bus in buses:
            await bus.close()


@pytest.fixture(params=["postgresql", "redis"])
def shared(request: pytest.FixtureRequest) -> tuple[Service, Callable[[], Bus]]:
    """The server between the processes, and how to make a bus over it."""
    if request.param == "redis":
        redis_server: Redis = request.getfixturevalue("redis_server")
        return redis_server, lambda: RedisBus(redis_server.url)
    postgres: Postgres = request.getfixturevalue("postgres")
    url: str = request.getfixturevalue("postgres_url")
    return postgres, lambda: PostgresBus(url)


Shared = tuple[Service, Callable[[], Bus]]


def test_one_process_hears_itself_at_once() -> None:
    async def test() -> None:
        bus = LocalBus()
        async with listening(bus) as (listener,):
            await bus.publish("m1", 2)
            assert listener.heard == [("m1", 2)]

    asyncio.run(test())


def test_a_plain_function_may_listen() -> None:
    async def test() -> None:
        heard: list[tuple[str, int]] = []
        bus = LocalBus()
        await bus.start(lambda match, version: heard.append((match, version)))
        await bus.publish("m1", 2)
        await bus.close()
        await bus.publish("m1", 3)  # nobody listens any more
        assert heard == [("m1", 2)]

    asyncio.run(test())


def test_a_listener_that_fails_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def failing(match: str, version: int) -> None:
        raise RuntimeError("no seat left in this compartment")

    async def test() -> None:
        bus = LocalBus()
        await bus.start(failing)
        await bus.publish("m1", 2)
        await bus.close()

    asyncio.run(test())
    assert "no seat left" in caplog.text


def test_every_process_hears_every_change(shared: Shared) -> None:
    _, make = shared

    async def test() -> None:
        here, there = make(), make()
        async with listening(here, there) as (mine, yours):
            await here.publish("m1", 2)
            assert mine.heard == [("m1", 2)]  # at once
            await there.publish("m2", 7)
            await yours.hears("m1", 2)
            await mine.hears("m2", 7)
            # A last change each way: what was to be heard before it has been heard.
            await here.publish("m3", 1)
            await there.publish("m4", 1)
            await yours.hears("m3", 1)
            await mine.hears("m4", 1)
            assert sorted(mine.heard) == [("m1", 2), ("m2", 7), ("m3", 1), ("m4", 1)]
            assert sorted(yours.heard) == sorted(mine.heard)

    asyncio.run(test())


def test_many_changes_at_once(shared: Shared) -> None:
    _, make = shared

    async def test() -> None:
        here, there = make(), make()
        async with listening(here, there) as (mine, yours):
            for version in range(1, 301):
                await here.publish(f"m{version % 7}", version)
            for version in range(294, 301):  # the newest of each; others may be left out
                await yours.hears(f"m{version % 7}", version)
            assert len(mine.heard) == 300
            assert len(yours.heard) <= 300

    asyncio.run(test())


def test_what_was_published_before_closing_is_sent(shared: Shared) -> None:
    _, make = shared

    async def test() -> None:
        here, there = make(), make()
        async with listening(there) as (yours,):
            await here.start(Listener())
            await here.publish("m1", 2)
            await here.close()
            await yours.hears("m1", 2)

    asyncio.run(test())


def test_after_a_break_everything_may_have_changed(shared: Shared) -> None:
    service, make = shared

    async def test() -> None:
        here, there = make(), make()
        async with listening(here, there) as (mine, yours):
            await asyncio.to_thread(service.stop)
            await here.publish("m1", 2)  # does not wait for anybody
            assert mine.heard[-1] == ("m1", 2)
            await asyncio.to_thread(service.start)
            await mine.hears(EVERYTHING, 0)
            await yours.hears(EVERYTHING, 0)
            await here.publish("m1", 3)
            await yours.hears("m1", 3)
            assert mine.heard.count(("m1", 2)) == 1

    asyncio.run(test())


def test_what_could_not_be_sent_is_sent_later(postgres: Postgres, postgres_url: str) -> None:
    """Only the sending connection is lost, so nobody else knows of any break."""

    async def test() -> None:
        here, there = PostgresBus(postgres_url), PostgresBus(postgres_url)
        async with listening(here, there) as (_, yours):
            await here.publish("m1", 1)
            await yours.hears("m1", 1)
            await asyncio.to_thread(postgres.end_connections, "pg_notify")
            await here.publish("m1", 2)
            await yours.hears("m1", 2)
            assert (EVERYTHING, 0) not in yours.heard

    asyncio.run(test())


def test_nobody_is_there_at_the_start() -> None:
    async def test(bus: Bus) -> None:
        with pytest.raises(StorageUnavailable):
            await bus.start(Listener())
        await bus.close()

    asyncio.run(test(RedisBus("redis://127.0.0.1:1/0")))
    asyncio.run(test(PostgresBus("postgresql://me@127.0.0.1:1/none")))


def test_strange_messages_are_passed_over(postgres: Postgres, postgres_url: str) -> None:
    async def test() -> None:
        here, there = PostgresBus(postgres_url), PostgresBus(postgres_url)
        async with listening(here, there) as (_, yours):
            async with here.sender() as send:
                await send(["hello", "", "a b c", "a -1 m9", "other 5 m1"])
            await yours.hears("m1", 5)
            assert yours.heard == [("m1", 5)]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        (Settings(database="sqlite:///x.db"), LocalBus),
        (Settings(database="postgresql://h/d"), PostgresBus),
        (Settings(database="postgresql://h/d", redis_url="redis://h"), RedisBus),
        (Settings(database="sqlite:///x.db", redis_url="redis://h"), RedisBus),
    ],
)
def test_the_settings_say_which(settings: Settings, kind: type[Bus]) -> None:
    assert type(make_bus(settings)) is kind
