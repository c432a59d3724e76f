"""Real PostgreSQL and Redis for the tests: started when a test first needs them, each in a folder
of its own on a free port, and stopped at the end whatever happens.

A test may stop a server and start it again; the next test finds it running.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
import redis
from psycopg import sql

from trunkline.server.storage.matches import MatchStore

START_SECONDS = 60
DEBIAN = {
    "initdb": "postgresql",
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "setpriv": "util-linux",
}


def program(name: str) -> str:
    """Debian keeps the programs of PostgreSQL's server out of the PATH."""
    versions = sorted(
        Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4])
    )
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        pytest.fail(
            f"{name} is missing, and the tests use the real one. "
            f"On Debian: apt-get install {DEBIAN[name]}"
        )
    return found


def free_port() -> int:
    """Below those that the kernel gives to clients: a server that is stopped keeps its port."""
    while True:
        port = random.randrange(15_000, 30_000)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Service(ABC):
    """A server that a test may stop and start."""

    name = ""

    def __init__(self) -> None:
        # Not pytest's folder: the path of a socket may have 107 characters only.
        self.folder = Path(tempfile.mkdtemp(prefix=f"trunkline-{self.name}-"))
        self.log = self.folder / "log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._started = False  # from then on its port is known to others

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self) -> bool:
        """It and no other, which may have been given the same port."""

    def start(self) -> None:
        """Returns when it answers."""
        deadline = time.monotonic() + START_SECONDS
        while self._process is None or self._process.poll() is not None or not self.answers():
            if time.monotonic() > deadline:
                pytest.fail(f"{self.name} did not start:\n{self.log.read_text()[-2000:]}")
            if self._process is None:
                self._launch()
            elif self._process.poll() is not None:
                if not self._started:
                    self.port = free_port()
                self._process = None
            time.sleep(0.02)
        self._started = True

    def _launch(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, start_new_session=True
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends every connection at once, for PostgreSQL and Redis both."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.send_signal(signal.SIGCONT)  # a test may have held it
        try:
            self._process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    name = "postgresql"

    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        options = ["-D", str(self.data), "-U", "trunkline", "-A", "trust", "-E", "UTF8"]
        made = subprocess.run(
            self.unprivileged([program("initdb"), *options, "--no-sync", "--locale=C"]),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode != 0:
            pytest.fail(f"initdb failed:\n{made.stdout}{made.stderr}")

    @staticmethod
    def unprivileged(command: list[str]) -> list[str]:
        """PostgreSQL does not run as root."""
        if os.geteuid() != 0:
            return command
        person = ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
        return [program("setpriv"), *person, "--", *command]

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "max_connections": 100,
            "fsync": "off",  # nobody pulls the plug of the test machine
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return self.unprivileged([program("postgres"), "-D", str(self.data), *options])

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://trunkline@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            status = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return status[:1] == [str(self.pid)] and status[-1].strip() == "ready"

    def run(self, statement: sql.SQL, name: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.format(sql.Identifier(name)))

    @contextmanager
    def empty_database(self) -> Iterator[str]:
        """The URL of a new one, which is gone afterwards."""
        self.start()
        name = f"test_{uuid.uuid4().hex}"
        self.run(sql.SQL("CREATE DATABASE {}"), name)
        try:
            yield self.url(name)
        finally:
            self.start()
            self.run(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)"), name)

    def end_connections(self, query: str) -> None:
        """Cut those whose last query has this in it."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND strpos(query, %s) > 0",
                (query,),
            )


class Redis(Service):
    name = "redis"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [program("redis-server"), *where, "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        with closing(redis.Redis.from_url(self.url)) as client:
            try:
                return int(client.info()["process_id"]) == self.pid
            except redis.RedisError:
                return False


@pytest.fixture(scope="session")
def postgres_service() -> Iterator[Postgres]:
    service = Postgres()
    try:
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def redis_service() -> Iterator[Redis]:
    service = Redis()
    try:
        yield service
    finally:
        service.remove()


@pytest.fixture
def postgres(postgres_service: Postgres) -> Postgres:
    """The server of PostgreSQL, running."""
    postgres_service.start()
    return postgres_service


@pytest.fixture
def redis_server(redis_service: Redis) -> Redis:
    """The server of Redis, running."""
    redis_service.start()
    return redis_service


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database in PostgreSQL."""
    with postgres.empty_database() as url:
        yield url


@pytest.fixture
def other_postgres_url(postgres: Postgres) -> Iterator[str]:
    """Another one."""
    with postgres.empty_database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'matches.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind."""
    url: str = request.getfixturevalue(
        "sqlite_url" if request.param == "sqlite" else "postgres_url"
    )
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[MatchStore]:
    """An empty store, on each kind of database."""
    made = MatchStore(database_url)
    made.migrate()
    yield made
    made.close()
