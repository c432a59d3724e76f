"""A server under load: people who play at several tables at once, and note what they were told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx

from tests.server.support.api_client import ApiClient, legal, problem_of, view_of
from trunkline.server.model.schemas.match import MatchView

PAUSE = 0.1  # seconds before somebody asks again whom the server did not answer
AT_ONCE = 8  # decisions before somebody goes to another table


@dataclass(frozen=True, order=True)
class Sent:
    """An action as it stands in the log, if it was made."""

    match: str
    number: int
    version: int
    action: str


@dataclass
class LoadReport:
    """What the players of a load test were told. The lists only grow, so threads may share them."""

    begun: list[str] = field(default_factory=list)
    acknowledged: list[Sent] = field(default_factory=list)
    in_doubt: list[Sent] = field(default_factory=list)  # sent, and nobody said what became of it
    refusals: list[int] = field(default_factory=list)  # statuses: too late, database away
    faults: list[str] = field(default_factory=list)  # what no player should ever be told


class LoadTest:
    """Threads that play at random; one secret holds all seats but the bots'.

    There are fewer tables than players, so that decisions are contested; where a match ends,
    another is begun.
    """

    def __init__(
        self, url: str, secret: str, tables: Sequence[Sequence[dict[str, str]]], players: int
    ) -> None:
        self.report = LoadReport()
        self._url = url
        self._secret = secret
        self._tables = tables  # who sits at each
        self._matches: list[str] = []  # that go on, by table
        self._begins = threading.Lock()
        self._over = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(random.Random(player),))
            for player in range(players)
        ]

    @contextmanager
    def playing(self) -> Iterator[LoadReport]:
        with ApiClient(self._url, self._secret) as guest:
            self._matches = [self._begin(guest, table) for table in range(len(self._tables))]
        for thread in self._threads:
            thread.start()
        try:
            yield self.report
        finally:
            self._over.set()
            for thread in self._threads:
                thread.join()

    def _begin(self, guest: ApiClient, table: int) -> str:
        match = guest.begin(self._tables[table]).id
        self.report.begun.append(match)
        return match

    def _play(self, rng: random.Random) -> None:
        with ApiClient(self._url, self._secret) as guest:
            while not self._over.is_set():
                try:
                    self._sit_down(guest, rng.randrange(len(self._tables)), rng)
                except httpx.TransportError:
                    time.sleep(PAUSE)  # the server is away
                except Exception as error:
                    self.report.faults.append(f"{type(error).__name__}: {error}")
                    return

    def _sit_down(self, guest: ApiClient, table: int, rng: random.Random) -> None:
        answer = guest.ask(self._matches[table])
        if answer.status_code == 503:
            self.report.refusals.append(503)
            time.sleep(PAUSE)
            return
        view: MatchView | None = view_of(answer)
        for _ in range(AT_ONCE):
            if view is None or self._over.is_set() or not (actions := legal(view)):
                break
            view = self._decide(guest, view, rng.choice(actions))
        if view is not None and view.outcome is not None:
            self._begin_again(guest, table, view.id)

    def _begin_again(self, guest: ApiClient, table: int, ended: str) -> None:
        with self._begins:
            if self._matches[table] == ended:
                self._matches[table] = self._begin(guest, table)

    def _decide(self, guest: ApiClient, view: MatchView, action: str) -> MatchView | None:
        """None: somebody else was first, or nobody can say."""
        sent = Sent(view.id, view.number + 1, view.version + 1, action)
        try:
            answer = guest.submit(view, action)
        except httpx.ConnectError:
            raise  # it was never sent
        except httpx.TransportError:
            self.report.in_doubt.append(sent)
            raise
        if answer.status_code in (409, 503):
            assert problem_of(answer).message
            self.report.refusals.append(answer.status_code)
            if answer.status_code == 503:
                self.report.in_doubt.append(sent)
            return None
        after = view_of(answer)
        self.report.acknowledged.append(sent)
        assert after.version >= sent.version, f"version {after.version} after {sent}"
        return after
