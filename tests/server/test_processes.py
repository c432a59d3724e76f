"""Several server processes over one PostgreSQL: everybody sees everything, whichever they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import pytest

from tests.server.support.api_client import (
    GAME,
    HANGS,
    HERE,
    ApiClient,
    WebsocketClient,
    eventually,
    legal,
)
from tests.server.support.databases import Postgres, Redis
from tests.server.support.server_process import Server, Setting, running_pair
from tests.server.support.stored_rows import loaded
from trunkline.games import find_game
from trunkline.server.model.catalogue import BoardCatalogue
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.model.schemas.requests import MatchRequest, SeatRequest
from trunkline.server.service.bus import CHANNEL
from trunkline.server.service.new_match import make_match
from trunkline.server.storage.matches import MatchStore

SECRET = "a" * 43
BREAKS = 3
ENOUGH = 40  # actions of bots


@dataclass(frozen=True)
class Pair:
    """Two processes over one database, and what breaks the way they tell each other of changes."""

    first: Server
    second: Server
    database: str
    bots: list[str]  # matches of bots only, which both find when they start
    break_bus: Callable[[], None]


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest, postgres_service: Postgres) -> Iterator[Pair]:
    settings: dict[str, Setting] = {}
    break_bus = partial(postgres_service.end_connections, f"LISTEN {CHANNEL}")
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis_service")
        redis.start()
        settings["redis_url"] = redis.url
        break_bus = partial(restart, redis)
    with postgres_service.empty_database() as database:
        bots = matches_of_bots(database)
        with running_pair(database, **settings) as (first, second):
            yield Pair(first, second, database, bots, break_bus)


def matches_of_bots(database: str) -> list[str]:
    body = MatchRequest(GAME, [SeatRequest("bot", bot="random")] * 3)
    matches = [
        make_match(BoardCatalogue(), find_game(GAME), body, "nobody").match for _ in range(3)
    ]
    with closing(MatchStore(database)) as store:
        store.migrate()
        for match in matches:
            store.create(match)
    return [match.id for match in matches]


def restart(redis: Redis) -> None:
    redis.stop()
    redis.start()


@pytest.fixture
def guests(pair: Pair) -> Iterator[tuple[ApiClient, ApiClient]]:
    """One person at both processes."""
    with ApiClient(pair.first.url, SECRET) as first, ApiClient(pair.second.url, SECRET) as second:
        yield first, second


def test_a_watcher_sees_what_was_submitted_elsewhere(guests: tuple[ApiClient, ApiClient]) -> None:
    first, second = guests
    match = first.begin(HERE).id
    with first.watching(match) as here, second.watching(match) as there:
        view = here.next()
        assert there.next().version == view.version
        for turn in range(8):
            view = guests[turn % 2].play(view)
            for watcher in (here, there):
                check_seen(watcher, view)


def check_seen(watcher: WebsocketClient, view: MatchView) -> None:
    seen = watcher.until(view.version)
    assert (seen.version, seen.number, seen.actor) == (view.version, view.number, view.actor)
    assert seen.log.entries[-1] == view.log.entries[-1]
    assert legal(seen) == legal(view)


def test_a_question_is_answered_when_another_process_changes_the_match(
    guests: tuple[ApiClient, ApiClient],
) -> None:
    first, second = guests
    view = first.see(first.begin(HERE).id)
    assert second.see(view.id).version == view.version  # it has it in memory now
    for _ in range(5):
        view = first.play(view)
        assert second.see(view.id, wait=view.version - 1).version == view.version


def test_watchers_catch_up_after_a_break(pair: Pair, guests: tuple[ApiClient, ApiClient]) -> None:
    first, second = guests
    match = first.begin(HERE).id
    with second.watching(match) as watcher:
        view = watcher.next()
        for _ in range(BREAKS):
            pair.break_bus()
            view = first.play(view)  # told to nobody, perhaps
            seen = watcher.until(view.version)
            assert seen.version == view.version
            assert watcher.is_open()
        view = first.play(view)
        check_seen(watcher, view)


@pytest.mark.parametrize("pair", ["redis"], indirect=True)
def test_nothing_is_told_while_redis_is_away(
    pair: Pair, guests: tuple[ApiClient, ApiClient], redis_server: Redis
) -> None:
    """People play on, and whoever watches elsewhere catches up when it is back."""
    here, there = guests
    view = here.see(here.begin(HERE).id)
    with here.watching(view.id) as beside, there.watching(view.id) as watcher:
        assert beside.next().version == watcher.next().version == view.version
        redis_server.stop()
        for _ in range(3):
            view = here.play(view)
            assert beside.until(view.version).version == view.version
        redis_server.start()
        assert watcher.until(view.version).version == view.version
        view = there.play(view)
        check_seen(beside, view)


def test_bots_move_once_though_two_processes_drive_them(pair: Pair) -> None:
    with closing(MatchStore(pair.database)) as store:
        for match in pair.bots:
            eventually(partial(has_actions, store, match), "the bots play", 4 * HANGS)
            log = store.entries(match, limit=None)
            # One version for each number: nothing was written twice.
            assert [entry.number for entry in log] == list(range(len(log)))
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))


def has_actions(store: MatchStore, match: str) -> bool:
    return loaded(store, match).number >= ENOUGH
