"""What all tests share: Hypothesis, compiling, which tests are slow, how many games were played,
and the game Ramble."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import settings

from tests.support.compile_rules import compile_rules
from tests.support.ramble import ramble_compiled
from tests.support.volume import SOAKING, games_played
from trunkline.core.game import AnyGame

# Tests assert behaviour, never a time. In CI the same examples every time; elsewhere new ones.
settings.register_profile("trunkline", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("trunkline")

TESTS = Path(__file__).parent

# `make check` leaves out what starts a server, a database or a browser …
STARTS = {
    *("running", "server", "table_server", "browser"),
    *("postgres_service", "redis_service", "api", "pair", "doors", "stored_match", "offered"),
}
SERVICES = {"postgresql", "redis"}  # as parameters of tests that can do with less
# … and the files that start other processes, or play many games.
SLOW = {
    *("test_laws.py", "test_laws_bite.py", "test_packaging.py", "test_compiled.py"),
    *("test_players.py", "test_progress.py", "test_duel.py"),
    *("test_levels.py", "test_training.py", "test_characters.py"),
    *("test_cli_serve.py", "test_cli_play.py", "test_bots.py", "test_bot_pool.py"),
    *("test_referee.py", "test_schemathesis.py", "test_backup.py", "test_migrations.py"),
    *("test_earlier_releases.py", "test_view_law.py", "test_view_law_asia.py"),
    *("test_journeys.py", "test_greedy.py", "test_durability.py", "test_outages.py"),
}
# What takes longest begins first, so that no worker is left with it when the others are done.
LONGEST = ("test_by_keyboard.py", "test_schemathesis.py", "test_laws.py", "test_durability.py")


class Node(Protocol):
    """A worker of pytest-xdist that has ended."""

    workeroutput: dict[str, int]


def pytest_sessionstart(session: pytest.Session) -> None:
    """The commands say that they compile; in tests they shall find it done.

    Here no process of the tests is started yet, and one of theirs finds that all is compiled.
    """
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    is_a_worker = hasattr(session.config, "workerinput")
    if not is_a_worker and not session.config.option.collectonly:
        compile_rules(terminal.write_line if terminal else print)


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_slow(item):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.path.name not in LONGEST)


def is_slow(item: pytest.Item) -> bool:
    """A test of a clause is not, unless it asks a server."""
    assert isinstance(item, pytest.Function)
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    words = {each for each in parameters if isinstance(each, str)}
    if STARTS & {*item.fixturenames} or SERVICES & words:
        return True
    return item.path.name in SLOW and not item.get_closest_marker("clause")


@pytest.fixture(scope="module")
def ramble() -> Iterator[AnyGame]:
    """The game Ramble, which the servers and commands started meanwhile find too."""
    with ramble_compiled() as game:
        yield game


# The games that were played, here or by the workers


_by_workers: list[int] = []


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["games"] = games_played()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Node) -> None:
    if hasattr(node, "workeroutput"):  # not of a worker that has crashed
        _by_workers.append(node.workeroutput["games"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if SOAKING:
        games = games_played() + sum(_by_workers)
        terminalreporter.write_line(f"{games:,} games were played".replace(",", " "))
