"""The message bus: processes of a server tell each other that a match has changed.

A message says which match, and which version it has now; whoever cares loads the match. Messages
about one match may be put together, since the newest says it all. While a connection is lost, so
are messages: when it is back, its process hears EVERYTHING, and looks at all its matches again.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager, suppress
from typing import Protocol

import psycopg
import redis.asyncio
from psycopg.conninfo import make_conninfo
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.service.hooks import MatchHook
from trunkline.server.settings import Settings
from trunkline.server.storage.database import TIMEOUT, database_url, is_sqlite, postgres_timeouts
from trunkline.server.storage.errors import Reason, StorageUnavailable

EVERYTHING = "*"  # in the place of a match: any of them may have changed, version 0
CHANNEL = "trunkline_matches"
PING = 15.0  # seconds of silence after which the listener asks whether anybody is there
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to connect
LAST_WORDS = 2.0  # seconds that a closing bus has to send what is left
OnChange = Callable[[str, int], Awaitable[None] | None]
Send = Callable[[list[str]], Awaitable[None]]
log = logging.getLogger(__name__)


class Bus(Protocol):
    """How processes publish and hear changes."""

    async def start(self, on_change: OnChange) -> None:
        """From now on, `on_change(match, version)` is called for every change of any process."""

    async def publish(self, match: str, version: int) -> None:
        """Tell everybody, this process first. What cannot be sent now is sent later."""

    async def close(self) -> None: ...


class Publisher(MatchHook):
    """Tells all processes of every change that this one makes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    async def changed(self, match: MatchSnapshot) -> None:
        await self._bus.publish(match.id, match.version)


def make_bus(settings: Settings) -> Bus:
    """Redis where its URL is given, else PostgreSQL where that is the database, else alone."""
    if settings.redis_url:
        return RedisBus(settings.redis_url)
    if not is_sqlite(database_url(settings.database)):
        return PostgresBus(settings.database)
    return LocalBus()


class LocalBus:
    """For a server of one process."""

    def __init__(self) -> None:
        self._on_change: OnChange | None = None

    async def start(self, on_change: OnChange) -> None:
        self._on_change = on_change

    async def publish(self, match: str, version: int) -> None:
        await self._tell(match, version)

    async def close(self) -> None:
        self._on_change = None

    async def _tell(self, match: str, version: int) -> None:
        if self._on_change is None:
            return
        try:
            answer = self._on_change(match, version)
            if inspect.isawaitable(answer):
                await answer
        except Exception:  # whatever a listener does, the others must hear
            log.exception("a change of match %s was not taken in", match)


class SharedBus(LocalBus, ABC):
    """For several processes: one task listens, another sends, both connect again by themselves."""

    name = ""
    errors: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        super().__init__()
        self._me = secrets.token_hex(8)
        self._outbox: dict[str, int] = {}
        self._waiting = asyncio.Event()  # something is in the outbox
        self._idle = asyncio.Event()  # nothing is, nor on its way
        self._idle.set()
        self._connected: asyncio.Future[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    def messages(self) -> AsyncGenerator[str | None]:
        """None once messages are heard, and then each message."""

    @abstractmethod
    def sender(self) -> AbstractAsyncContextManager[Send]:
        """A connection to send on."""

    async def start(self, on_change: OnChange) -> None:
        """StorageUnavailable if nobody is there; what is lost later comes back by itself."""
        await super().start(on_change)
        self._connected = asyncio.get_running_loop().create_future()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]
        try:
            await self._connected
        except self.errors as error:
            await self.close()
            raise StorageUnavailable(Reason.AWAY, f"{self.name}: {error}") from error

    async def publish(self, match: str, version: int) -> None:
        await super().publish(match, version)
        self._outbox[match] = max(version, self._outbox.get(match, 0))
        self._idle.clear()
        self._waiting.set()

    async def close(self) -> None:
        if self._tasks:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await super().close()

    # Listening

    async def _listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with aclosing(self.messages()) as messages:
                    async for message in messages:
                        pause = FIRST_PAUSE
                        await self._hear(message)
            except self.errors as error:
                if self._begun(error):
                    return
                log.warning("%s: not listening, trying again: %s", self.name, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _begun(self, error: Exception) -> bool:
        """At the start an error goes to whoever starts the bus."""
        if self._connected is None or self._connected.done():
            return False
        self._connected.set_exception(error)
        return True

    async def _hear(self, message: str | None) -> None:
        if message is not None:
            sender, _, change = message.partition(" ")
            version, _, match = change.partition(" ")
            if sender != self._me and version.isdecimal():
                await self._tell(match, int(version))
        elif self._connected is not None and not self._connected.done():
            self._connected.set_result(None)
        else:
            await self._tell(EVERYTHING, 0)

    # Sending

    async def _send(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.sender() as send:
                    while True:
                        await self._send_next(send)
                        pause = FIRST_PAUSE
            except self.errors as error:
                log.warning("%s: not sending, trying again: %s", self.name, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send_next(self, send: Send) -> None:
        await self._waiting.wait()
        self._waiting.clear()
        batch, self._outbox = self._outbox, {}
        try:
            await send([f"{self._me} {version} {match}" for match, version in batch.items()])
        except BaseException:
            # Newer versions of the same matches may have come meanwhile.
            self._outbox = batch | self._outbox
            self._waiting.set()
            raise
        if not self._outbox:
            self._idle.set()


class PostgresBus(SharedBus):
    """LISTEN and NOTIFY, on two connections of its own."""

    name = "PostgreSQL"
    errors = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        plain = database_url(url).set(drivername="postgresql")
        self._conninfo = make_conninfo(
            plain.render_as_string(hide_password=False), **postgres_timeouts(TIMEOUT)
        )

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)

    async def messages(self) -> AsyncGenerator[str | None]:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            while True:
                async with aclosing(connection.notifies(timeout=PING)) as notes:
                    async for note in notes:
                        yield note.payload
                await connection.execute("SELECT 1")

    @asynccontextmanager
    async def sender(self) -> AsyncGenerator[Send]:
        async with await self._connect() as connection:

            async def send(messages: list[str]) -> None:
                await connection.execute(
                    "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message",
                    (CHANNEL, messages),
                )

            yield send


class RedisBus(SharedBus):
    """Publish and subscribe."""

    name = "Redis"
    errors = (redis.RedisError, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    def _client(self) -> redis.asyncio.Redis:
        # It would connect again by itself, and nobody would know that messages were lost.
        return redis.asyncio.Redis.from_url(
            self._url,
            decode_responses=True,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            retry=Retry(NoBackoff(), 0),
        )

    async def messages(self) -> AsyncGenerator[str | None]:
        async with self._client() as client, client.pubsub() as listener:
            await listener.subscribe(CHANNEL)
            asked = False
            while True:
                message = await listener.get_message(timeout=PING)
                if message is None:
                    if asked:
                        raise redis.ConnectionError("no answer")
                    asked = True
                    await listener.ping()
                    continue
                asked = False
                if message["type"] == "subscribe":
                    yield None
                elif message["type"] == "message":
                    yield message["data"]

    @asynccontextmanager
    async def sender(self) -> AsyncGenerator[Send]:
        async with self._client() as client:

            async def send(messages: list[str]) -> None:
                async with client.pipeline(transaction=False) as pipeline:
                    for message in messages:
                        pipeline.publish(CHANNEL, message)
                    await pipeline.execute()

            yield send
