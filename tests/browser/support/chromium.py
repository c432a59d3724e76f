"""Debian's Chromium, for the tests and for the pictures."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.support.people import PATIENCE

# As root a sandbox cannot be made; the others keep Chromium from calling home.
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


@contextmanager
def chromium() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert found, "Chromium is missing; on Debian: apt-get install chromium"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()
