"""The database is lost, or its disk is full, under a running server: a clear message at once, no
half-done change, and all is well when it returns.
"""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.support.api_client import HERE, ApiClient, eventually, legal, problem_of, view_of
from tests.server.support.databases import Postgres
from tests.server.support.load import LoadTest
from tests.server.support.server_process import Running, Server
from tests.server.test_durability import check_match, more_actions
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.match import MatchView
from trunkline.server.storage.matches import MatchStore

SECRET = "a" * 43
HANGS = 20.0  # seconds: a person would have gone away
LAST_BYTES = 40_000  # that are left on the disk: enough for a few actions
NO_BYTES = 1_000  # less than a page of the database


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """It ends, and every connection with it."""
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """It is there and says nothing any more, like one whose disk hangs."""
    # The first one first: it would fork another, which might do in part what is asked.
    freeze(postgres.pid)
    others = children(postgres.pid)
    for process in others:
        freeze(process)
    try:
        yield
    finally:
        for process in (postgres.pid, *others):
            os.kill(process, signal.SIGCONT)


def freeze(process: int) -> None:
    """Returns when it does nothing any more."""
    os.kill(process, signal.SIGSTOP)
    state = Path(f"/proc/{process}/stat")
    eventually(lambda: state.read_text().rpartition(") ")[2][0] == "T", "the process stands still")


def children(parent: int) -> list[int]:
    tasks = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(child) for child in tasks.read_text().split()]


AWAY = {"stopped": stopped, "frozen": frozen}


def healthy(server: Server) -> bool:
    return httpx.get(f"{server.url}/healthz", timeout=HANGS).status_code == 200


def check_unavailable(answer: httpx.Response, language: str = "en") -> None:
    problem = problem_of(answer)
    assert (answer.status_code, problem.code) == (503, "unavailable"), answer.text
    assert problem.message == server_texts(language)("problem-unavailable")
    assert answer.headers["retry-after"]


@pytest.mark.parametrize("how", AWAY)
def test_without_its_database_the_server_says_so(
    how: str, postgres: Postgres, postgres_url: str, running: Running
) -> None:
    server = running(postgres_url)
    with ApiClient(server.url, SECRET, timeout=HANGS) as guest:
        other = guest.begin().id
        view = guest.see(guest.begin().id)
        with guest.watching(view.id) as watcher:
            assert watcher.next().version == view.version
            with AWAY[how](postgres):
                check_everything_refused(server, guest, view)
            eventually(lambda: healthy(server), "the server finds its database again")
            assert guest.see(other).number == 0
            view = guest.play(guest.see(view.id))
            assert watcher.until(view.version).number == view.number
            assert guest.begin().id


def check_everything_refused(server: Server, guest: ApiClient, view: MatchView) -> None:
    """Many ask at once, and nobody waits for long."""
    action = legal(view)[0]
    asks = [
        lambda: guest.submit(view, action),
        lambda: guest.http.get("/matches"),
        lambda: guest.http.get("/matches/abcdefghijkmn"),
        lambda: guest.http.post("/matches", json=match_request(view)),
    ]
    with ThreadPoolExecutor(3 * len(asks) + 2) as pool:
        answers = [pool.submit(ask) for ask in asks * 3]
        russian = pool.submit(guest.http.get, "/matches", params={"language": "ru"})
        health = pool.submit(healthy, server)
    for answer in answers:
        check_unavailable(answer.result())
    check_unavailable(russian.result(), "ru")
    assert not health.result()


def test_nothing_acknowledged_is_lost_with_the_database(
    postgres: Postgres, postgres_url: str, running: Running
) -> None:
    server = running(postgres_url)
    crowd = LoadTest(server.url, SECRET, (HERE, HERE), 4)
    with crowd.playing() as report:
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
            more_actions(report)
            postgres.stop(how)  # the second is a crash for all that PostgreSQL knows
            time.sleep(0.3)
            postgres.start()
        more_actions(report)
    assert 503 in report.refusals
    with closing(MatchStore(postgres_url)) as store:
        for match in report.begun:
            check_match(store, match, report)


def test_a_full_disk(sqlite_url: str, tmp_path: Path, running: Running) -> None:
    server = running(sqlite_url)
    with ApiClient(server.url, SECRET) as guest:
        view = guest.see(guest.begin().id)
        with guest.watching(view.id) as watcher:
            with room(server, largest(tmp_path) + LAST_BYTES):
                view = play_until_refused(guest, view)
            with room(server, NO_BYTES):
                for _ in range(3):
                    check_unavailable(guest.submit(view, legal(view)[0]))
                    check_unavailable(guest.http.post("/matches", json=match_request(view)))
            assert as_it_was(guest.see(view.id)) == as_it_was(view)
            after = guest.play(view)
            assert (after.version, after.number) == (view.version + 1, view.number + 1)
            assert watcher.until(after.version).version == after.version
        server.kill()
        server.start()
        assert as_it_was(guest.see(view.id)) == as_it_was(after)
        assert len(guest.http.get("/matches").json()) == 1


def as_it_was(view: MatchView) -> tuple[object, ...]:
    return view.version, view.number, view.actor, view.scene, view.log.entries[-1]


def match_request(view: MatchView) -> dict[str, object]:
    return {"game": view.game, "seats": HERE}


@contextmanager
def room(server: Server, bytes: int) -> Iterator[None]:
    """No file of the server's may be larger than that."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (bytes, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def largest(folder: Path) -> int:
    return max(file.stat().st_size for file in folder.iterdir())


def play_until_refused(guest: ApiClient, view: MatchView) -> MatchView:
    """The last view that was acknowledged."""
    for _ in range(200):
        answer = guest.submit(view, legal(view)[0])
        if not answer.is_success:
            check_unavailable(answer)
            return view
        view = view_of(answer)
    pytest.fail("there was room for 200 actions")
