"""A server in a process of its own, to be stopped, killed and started again.

    with running_server("sqlite:////tmp/matches.db", bot_pace=0.0) as server:
        httpx.get(f"{server.url}/healthz")
        server.kill()  # SIGKILL
        server.start()  # at the same address

The fixture `running` makes such servers with the same arguments, and stops them after the test.

Nearly all that a server's start takes is importing. So the processes are forked from one that has
imported everything, loaded the machine code of all games, and done nothing else (`preload.py`);
`trunkline serve` from the very beginning is in `test_cli_serve.py`.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Protocol, TextIO

import pytest

from trunkline.server.run import serve
from trunkline.server.settings import Settings

HANGS = 60  # seconds: whatever takes longer does not come any more
FAST = 100_000.0  # requests a second that a test may make, unless it says otherwise
Setting = str | int | float | bool | list[str] | None

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["tests.server.support.preload"])


class Server:
    """`log` is what it has said so far; `url` and `pid` are where it is."""

    def __init__(self, database: str, games: Path | None = None, **settings: Setting) -> None:
        """`games`: a folder with games from elsewhere."""
        self._environment = {**os.environ, **({"PYTHONPATH": str(games)} if games else {})}
        free = {"rate": FAST, "burst": int(FAST), "bot_workers": 1, "bot_pace": 0.0}
        free["preload"] = False  # hundreds of servers, each of which is asked for one game or two
        self._settings: dict[str, Setting] = {
            "port": free_port(),
            "database": database,
            "log_json": True,
            **free,
            **settings,
        }
        self._process: ForkServerProcess | None = None
        self._said: TextIO | None = None
        self._reader: threading.Thread | None = None
        self._lines: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._settings['port']}"

    @property
    def database(self) -> str:
        return str(self._settings["database"])

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        return "".join(self._lines)

    @property
    def lines(self) -> list[dict[str, object]]:
        """The log's lines, read."""
        return [json.loads(line) for line in self._lines if line.startswith("{")]

    def start(self) -> Server:
        (said, out), (logged, err) = (_processes.Pipe(duplex=False) for _ in range(2))
        self._process = _processes.Process(
            target=serve_in_process, args=(json.dumps(self._settings), self._environment, out, err)
        )
        self._process.start()
        for end in (out, err):
            end.close()
        self._reader = threading.Thread(target=self._read, args=(logged,), daemon=True)
        self._reader.start()
        self._said = lines_from(said)
        if not self._said.readline().startswith("http"):
            self._process.join(HANGS)
            raise AssertionError(f"the server did not start:\n{self.log}")
        return self

    def _read(self, logged: Connection) -> None:
        with lines_from(logged) as lines:
            for line in lines:
                self._lines.append(line)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As an administrator stops it: what is being answered is answered."""
        if self._process is not None and self._process.is_alive():
            os.kill(self.pid, how)
            self._process.join(HANGS)
            if self._process.is_alive():
                self.kill()
                raise AssertionError(f"the server did not stop in {HANGS} s")
        self._close()

    def kill(self) -> None:
        """As a power cut stops it."""
        if self._process is not None:
            self._process.kill()
            self._process.join(HANGS)
        self._close()

    def _close(self) -> None:
        """The log ends when nobody can write to it any more: the processes of bots are gone too."""
        if self._said is not None:
            self._said.close()
        if self._reader is not None:
            self._reader.join(HANGS)
            assert not self._reader.is_alive(), "a process of the server has outlived it"

    def restart(self) -> None:
        self.stop()
        self.start()


class Running(Protocol):
    """Makes servers; each has its settings, by name."""

    def __call__(self, database: str, games: Path | None = None, **settings: Setting) -> Server: ...


@contextmanager
def running_server(
    database: str | None = None, games: Path | None = None, **settings: Setting
) -> Iterator[Server]:
    """A server until the end of the block; without a database, one with a new SQLite file."""
    with ExitStack() as stack:
        if database is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = f"sqlite:///{Path(folder) / 'matches.db'}"
        server = Server(database, games, **settings)
        stack.callback(server.stop)
        yield server.start()


@contextmanager
def running_pair(database: str, **settings: Setting) -> Iterator[tuple[Server, Server]]:
    """Two servers over one database, started at the same moment."""
    pair = Server(database, None, **settings), Server(database, None, **settings)
    with ExitStack() as stack:
        for server in pair:
            stack.callback(server.stop)
        with ThreadPoolExecutor(len(pair)) as pool:
            list(pool.map(Server.start, pair))
        yield pair


@pytest.fixture
def running() -> Iterator[Running]:
    with ExitStack() as stack:

        def start(database: str, games: Path | None = None, **settings: Setting) -> Server:
            return stack.enter_context(running_server(database, games, **settings))

        yield start


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """One server for all tests of a file."""
    with running_server() as server:
        yield server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def lines_from(pipe: Connection) -> TextIO:
    """What is written into the other end; closing it closes the pipe."""
    with pipe:
        return os.fdopen(os.dup(pipe.fileno()), encoding="utf-8")


def serve_in_process(
    settings: str, environment: Mapping[str, str], out: Connection, err: Connection
) -> None:
    """What a process does that has just been forked: as one that was started anew like this."""
    for pipe, stream in ((out, sys.stdout), (err, sys.stderr)):
        with pipe:
            os.dup2(pipe.fileno(), stream.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    importlib.invalidate_caches()
    serve(Settings(**json.loads(settings)), on_ready=lambda url: print(url, flush=True))  # noqa: T201
