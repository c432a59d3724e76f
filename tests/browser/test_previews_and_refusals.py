"""Previews and refusals: what would happen, why not, what was that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import at_table
from tests.browser.support.people import Person


def building(me: Person) -> None:
    """Come to the choice of a hex."""
    at_table(me, until="expand")
    me.choose("expand")
    me.moved_by(me.page.locator('.bar [data-action^="company"]:not([aria-disabled])').first)
    expect(me.lit().first).to_be_visible()


def test_resting_on_an_action_writes_its_consequences_in_pencil(visit: Visit) -> None:
    me = visit()
    building(me)
    version = me.version
    me.lit().first.hover()
    expect(me.hint).to_contain_text("builds in")
    expect(me.page.locator(".panels .pencil, aside .pencil").first).to_be_visible()
    me.prompt.hover()
    expect(me.hint).to_have_count(0)
    assert me.version == version


def test_a_click_on_what_is_not_legal_says_why_with_the_clause(visit: Visit) -> None:
    me = visit()
    building(me)
    me.spot("A2").click()
    expect(me.hint).to_contain_text("CE-5.2")
    me.hint.get_by_role("link", name="CE-5.2").click()
    rule = me.page.get_by_role("dialog")
    expect(rule).to_contain_text("CE-5.2")
    # In a window of its own: the table stays where it is.
    with me.page.context.expect_page() as opened:
        rule.get_by_role("link", name="Open in the rules").click()
    expect(opened.value.locator("#CE-5\\.2")).to_be_in_viewport()
    assert opened.value.url == f"{me.url}/rules/chicago-express#CE-5.2"


def test_what_is_offered_but_refused_says_why(visit: Visit) -> None:
    me = visit()
    at_table(me, until="expand")
    me.choose("expand")
    refused = me.action("company Wabash")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)
    expect(me.hint).to_contain_text("CE-")


def test_the_log_points_at_the_map_and_the_map_asks_the_log(visit: Visit) -> None:
    me = visit()
    building(me)
    hex = me.lit().first.get_attribute("data-target") or ""
    me.moved_by(me.lit().first)
    me.choose("done")
    sentence = me.log.get_by_role("button", name="builds in").last
    sentence.hover()
    expect(me.page.locator(f'.spot.pointed[data-target="{hex}"]')).to_have_count(1)
    me.page.locator(f'.spot[data-target="{hex}"]').click()
    expect(me.page.get_by_text("About ", exact=False).first).to_be_visible()
    expect(me.log).to_contain_text("builds in")
    expect(me.log).not_to_contain_text("bids")
    # What was the newest is not shown now, and Tab still comes to the log.
    expect(me.log.locator('[data-sentence][tabindex="0"]')).to_have_count(1)


def test_the_rulebook_is_searched_as_one_types(visit: Visit) -> None:
    me = visit().open("/rules/chicago-express")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.page.get_by_role("searchbox").fill("forest")
    expect(me.page.locator("mark").first).to_have_text("forest", ignore_case=True)
    expect(me.page.locator("#CE-1\\.1")).to_have_count(0)
    me.page.get_by_role("searchbox").fill("zeppelin")
    expect(me.page.get_by_text("Nothing in the rules matches")).to_be_visible()


def test_a_clause_can_be_linked_to(visit: Visit) -> None:
    me = visit().open("/rules/chicago-express#CE-8.4")
    expect(me.page.locator("#CE-8\\.4")).to_be_in_viewport()
