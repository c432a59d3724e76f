"""Accessibility: axe-core on every page, a phone, the keyboard alone, three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.by_keyboard import ByKeyboard
from tests.browser.support.matches import at_table, begin
from tests.browser.support.people import DESK, PHONE

PAGES = (
    *("/", "/new/chicago-express", "/rules/chicago-express", "/nowhere"),
    *("/rules/stephensons-rocket", "/rules/stephensons-rocket/editions"),
)
NARROW = 320  # pixels: what a page must do with
WORDS = {"en": "Play now", "ru": "Играть сейчас", "hu": "Azonnali játék"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = visit(size, theme=theme)
    for path in PAGES:
        me.open(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        expect(me.page.locator(".spinner")).to_have_count(0)  # the page, not its fading in
        assert violations(me.page) == [], path
        assert overflow(me.page) == 0, path
        if size == PHONE:  # twice as large letters on a phone, or four times as large at a desk
            me.page.set_viewport_size({"width": NARROW, "height": PHONE[1]})
            assert overflow(me.page) == 0, f"{path}, narrow"
            me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    invitation = begin(me, seats).invitations[0]
    other = visit(size, theme=theme)
    other.page.goto(invitation.url)
    expect(other.page.get_by_role("button", name="Take the seat")).to_be_visible()
    assert violations(other.page) == [], "the page of a link"
    at_table(me)
    expect(me.spot("A2")).to_be_visible()
    assert violations(me.page) == [], "the table"
    assert overflow(me.page) == 0, "the table"
    me.page.get_by_role("button", name="Settings").click()
    assert violations(me.page) == [], "the settings"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_every_page_speaks_the_readers_language(visit: Visit, language: str) -> None:
    me = visit(language=language).open()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.get_by_role("button", name=re.compile(WORDS[language])).first).to_be_visible()
    for path in PAGES:
        me.open(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        if language == "ru":
            heading = me.page.get_by_role("heading", level=1).inner_text()
            assert re.search("[а-яё]", heading, re.IGNORECASE), f"{path}: {heading}"


def test_the_language_is_switched_at_any_moment_log_and_map_too(visit: Visit) -> None:
    me = visit()
    at_table(me)
    me.choose("bid 7")
    expect(me.log).to_contain_text("bids $7")
    expect(me.spot("A2").locator("title")).to_contain_text("Chicago")
    me.page.get_by_role("button", name="RU").click()
    expect(me.log).to_contain_text("предлагает за акцию PRR 7 долларов")
    expect(me.prompt).to_contain_text("предложите")
    expect(me.spot("A2").locator("title")).to_contain_text("Чикаго")
    me.page.get_by_role("button", name="HU").click()
    expect(me.log).to_contain_text("7 dollárt ajánl")
    expect(me.page.locator("html")).to_have_attribute("lang", "hu")
    me.page.reload()
    expect(me.log).to_contain_text("7 dollárt ajánl")


def test_a_phone_plays_by_touch(visit: Visit) -> None:
    me = visit(PHONE, touch=True).open()
    me.page.get_by_role("button", name=re.compile("Play now")).first.tap()
    expect(me.table).to_be_visible()
    me.await_turn()
    version = me.version
    me.page.locator(".bar .number .strong").tap()
    me.wait_past(version)
    handle = me.page.get_by_role("button", name="Open or fold the panel")
    handle.focus()
    handle.press("ArrowUp")
    expect(me.page.get_by_role("tab", name="Log")).to_be_visible()
    me.page.get_by_role("tab", name="Log").tap()
    expect(me.log).to_contain_text("bids")
    assert overflow(me.page) == 0


def test_the_keyboard_alone_sets_up_and_plays(visit: Visit) -> None:
    me = visit().open()
    expect(me.page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible()
    ByKeyboard(me).tab_to("Play now")
    me.page.keyboard.press("Enter")
    expect(me.table).to_be_visible()
    me.await_turn()
    version = me.version
    me.page.keyboard.press("1")
    me.wait_past(version)
    expect(me.log).to_contain_text("passes")
