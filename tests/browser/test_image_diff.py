"""Image diff: a picture of the documentation is written anew only if it shows something else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.support.image_diff import compressed, is_different, renew

SHOWN = "<body style='background: {paper}; font: 16px serif; color: {ink}'>The income is $1{digit}."


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 320, "height": 200})
    yield page
    page.close()


def shot(page: Page, paper: str = "#fffaf0", ink: str = "#221100", digit: int = 1) -> bytes:
    page.set_content(SHOWN.format(paper=paper, ink=ink, digit=digit))
    return page.screenshot()


def test_the_same_picture_is_left_as_it_is(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "picture.webp"
    assert renew(page, shot(page), file)
    written = file.stat().st_mtime_ns
    assert not renew(page, shot(page), file)
    assert not renew(page, shot(page, ink="#22110a"), file)
    assert file.stat().st_mtime_ns == written


def test_another_digit_is_another_picture(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "picture.webp"
    renew(page, shot(page), file)
    before = file.read_bytes()
    assert renew(page, shot(page, digit=8), file)
    assert file.read_bytes() != before


def test_another_size_and_another_colour_are_seen(page: Page) -> None:
    first = compressed(page, shot(page))
    assert is_different(page, first, compressed(page, shot(page, paper="#c0d0ff")))
    page.set_viewport_size({"width": 321, "height": 200})
    assert is_different(page, first, compressed(page, shot(page)))
