"""One Chromium and one server for all tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.browser.support.chromium import chromium
from tests.browser.support.people import DESK, Person, person
from tests.server.support.night_mail_match import night_mail_compiled
from tests.server.support.server_process import Server, running_server

Visit = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: Playwright keeps an event loop running, and other tests make theirs."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def table_server() -> Iterator[Server]:
    """A server with all games and Night Mail, on which every test begins its own matches."""
    with ExitStack() as stack:
        with night_mail_compiled():
            server = stack.enter_context(running_server())
        yield server


@pytest.fixture
def visit(browser: Browser, table_server: Server) -> Iterator[Visit]:
    """Somebody comes to the server: `visit(PHONE, "hu")`."""
    with ExitStack() as stack:

        def come(size: tuple[int, int] = DESK, language: str = "en", **more: object) -> Person:
            touch, theme = bool(more.get("touch")), str(more.get("theme", "light"))
            return stack.enter_context(
                person(browser, table_server.url, size, language, touch, theme)
            )

        yield come
