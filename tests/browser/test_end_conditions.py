"""End conditions beside the map: folded, unfolded, in pencil, on a phone and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import DESK, PHONE, Person
from tests.browser.support.ticket_to_ride import sit_down
from tests.server.support.scripted_matches import ScriptedMatch, tell
from tests.server.support.server_process import Server
from trunkline.games import find_game

AUCTIONS = ("bid 7", "pass", "bid 6", "pass", "bid 5", "pass", "bid 8", "pass")
# The New York Central comes to a city, where Béla may put a house.
BEFORE_A_HOUSE = (*AUCTIONS, "expand", "company NYC", "build R2", "done", "develop")


def chicago(*actions: str) -> ScriptedMatch:
    return tell(find_game("chicago-express"), 2, {"first": 0}, actions)


def ends(me: Person) -> Locator:
    return me.page.locator(".ends")


def end(me: Person, ending: str) -> Locator:
    return ends(me).locator(f'[data-end="{ending}"]')


def come_to_holdings(me: Person) -> None:
    """On a phone they are behind the sheet's first tab."""
    expect(me.prompt).to_be_visible()
    me.page.keyboard.press("l")
    me.page.get_by_role("tab").first.click()


@pytest.mark.parametrize(
    ("size", "language", "theme", "of"),
    [(DESK, "en", "light", "of"), (PHONE, "ru", "dark", "из")],
    ids=["desk", "phone"],
)
def test_how_near_each_end_is_stands_beside_the_map(
    visit: Visit,
    table_server: Server,
    size: tuple[int, int],
    language: str,
    theme: str,
    of: str,
) -> None:
    me = visit(size, language, theme=theme)
    sit_down(chicago(*BEFORE_A_HOUSE), table_server, me)
    if size == PHONE:
        come_to_holdings(me)
    # Folded, it says which is nearest: of three companies each has sold one share.
    expect(ends(me).locator("summary")).to_contain_text(f"0 {of} 3")
    expect(end(me, "houses")).to_be_hidden()
    ends(me).locator("summary").focus()
    me.page.keyboard.press("Enter")
    expect(end(me, "houses")).to_contain_text(f"0 {of} 17")
    expect(end(me, "detroit")).to_contain_text(f"1 {of} 8")
    expect(end(me, "shares").locator(".segment")).to_have_count(3)
    expect(end(me, "shares").locator(".mark")).to_have_count(1)
    assert overflow(me.page) == 0
    assert violations(me.page) == []
    end(me, "shares").get_by_role("link", name="CE-9.1").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("CE-9.1")
    me.page.keyboard.press("Escape")
    # Unfolded it stays, also when the page is opened again.
    me.page.reload()
    if size == PHONE:
        come_to_holdings(me)
    expect(end(me, "houses")).to_be_visible()


def test_what_an_action_would_change_is_written_in_pencil(
    visit: Visit, table_server: Server
) -> None:
    me = visit()
    sit_down(chicago(*BEFORE_A_HOUSE), table_server, me)
    ends(me).locator("summary").click()
    me.action("nothing").focus()
    expect(end(me, "houses").locator(".pencil")).to_have_count(0)
    me.spot("R2").hover()
    expect(end(me, "houses").locator(".line .pencil")).to_contain_text("→ 1")
    expect(end(me, "houses").locator(".gauge .sketch")).to_have_count(1)
    me.moved_by(me.spot("R2"))
    expect(end(me, "houses")).to_contain_text(re.compile("1 of 17"))


def test_between_phone_and_desk_it_is_a_tab(visit: Visit, table_server: Server) -> None:
    me = visit((820, 900), "hu")
    sit_down(chicago(*BEFORE_A_HOUSE), table_server, me)
    me.page.get_by_role("tab", name="A játék vége").click()
    expect(end(me, "houses")).to_contain_text("0 / 17")
