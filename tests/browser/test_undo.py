"""Free undo, up to another's decision or new information."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import at_table, here


def test_undo_takes_one_decision_back_and_then_the_turn(visit: Visit) -> None:
    me = visit()
    at_table(me, until="expand")
    told = me.log.locator("li:not(:has(.happening)), h3")
    before = told.all_inner_texts()
    me.choose("expand")
    me.moved_by(me.page.locator('.bar [data-action^="company"]:not([aria-disabled])').first)
    me.moved_by(me.lit().first)
    expect(me.log).to_contain_text("builds in")
    me.moved_by(me.page.get_by_role("button", name="Undo", exact=True))
    expect(me.log).not_to_contain_text("builds in")
    expect(me.lit().first).to_be_visible()
    me.moved_by(me.lit().first)
    me.moved_by(me.page.get_by_role("button", name="Take back my turn"))
    expect(me.action("expand")).to_be_visible()
    # Of what was taken back a folded line is left, which says what it was.
    assert told.all_inner_texts() == before
    traces = me.log.locator(".happening summary")
    expect(traces.last).to_contain_text("takes back 3 decisions")
    traces.last.focus()
    me.page.keyboard.press("Enter")
    expect(me.log.locator("s").last).to_contain_text("builds in")


def test_another_players_decision_is_a_barrier(visit: Visit) -> None:
    me = visit()
    at_table(me, here("Ada", "Béla"))
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    me.choose("bid 7")
    me.choose("bid 8")
    expect(undo).to_have_accessible_description(re.compile("somebody else has decided since"))
    me.moved_by(me.page.get_by_role("button", name="Take back my turn"))
    expect(me.log).to_contain_text("bids $7")
    expect(me.log).not_to_contain_text("bids $8")


def test_a_bots_decision_is_a_barrier(visit: Visit) -> None:
    me = visit()
    at_table(me, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}])
    me.await_turn()
    me.choose("pass")
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    me.await_turn()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(me.hint).to_contain_text("somebody else has decided since")


def test_a_card_drawn_is_a_barrier(visit: Visit) -> None:
    me = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    at_table(me, seats, "night-mail")
    me.await_turn()
    me.choose("draw")
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    me.moved_by(me.page.locator('.bar [data-action^="carry"]').first)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    me.moved_by(undo)
    undo.click(force=True)
    expect(me.hint).to_contain_text("it brought something new to light")


def test_a_confirm_step_by_preference(visit: Visit) -> None:
    me = visit()
    at_table(me, here("Ada", "Béla"))
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Confirm each decision").check()
    me.page.keyboard.press("Escape")
    version = me.version
    me.action("bid 7").click()
    expect(me.page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(me.hint).to_contain_text("bids $7")
    me.page.get_by_role("button", name="Cancel").click()
    assert me.version == version
    me.action("bid 7").click()
    me.moved_by(me.page.get_by_role("button", name="Confirm"))
    expect(me.log).to_contain_text("bids $7")


def test_forced_choices_are_skipped_by_preference(visit: Visit) -> None:
    me = visit()
    at_table(me, here("Ada", "Béla"))
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Skip forced choices").check()
    me.page.keyboard.press("Escape")
    # All the money there is: the other one can only pass, and the next auction begins.
    me.page.locator('.bar input[type="number"]').fill("60")
    me.page.locator('.bar input[type="number"]').press("Enter")
    expect(me.log).to_contain_text("buys a share of the Pennsylvania for $60")
