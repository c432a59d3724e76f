"""A whole game by clicks alone, against a bot, to the scores at the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import Person

MOST_CLICKS = 400


def test_a_whole_game_by_clicks_alone(visit: Visit) -> None:
    me = visit().open("/new/chicago-express")
    for _ in range(2):
        me.page.get_by_role("button", name="Remove seat 2").click()
    me.page.get_by_label("Name at seat 1").fill("Ada")
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.table).to_be_visible()
    built = developed = False
    for _ in range(MOST_CLICKS):
        expect(me.page.locator(".bar.mine .choices button, dialog[open]").first).to_be_visible()
        if me.page.locator("dialog[open]").count():
            break
        built, developed = take_a_decision(me, built, developed)
    scores = me.page.get_by_role("dialog")
    expect(scores).to_contain_text(re.compile("wins|share the victory"))
    expect(scores).to_contain_text("Starting capital")
    expect(scores.get_by_role("link", name="CE-1.1").first).to_be_visible()
    expect(scores).to_contain_text("trunkline verify")
    assert built
    assert developed
    with me.page.expect_download() as download:
        scores.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("Trunkline record 1")


def take_a_decision(me: Person, built: bool, developed: bool) -> tuple[bool, bool]:
    """Build once and develop once, on the map; otherwise sell shares, which ends the game."""
    if me.lit().count():
        me.moved_by(me.lit().first)
        return built or me.action("done").count() > 0, developed or me.action("done").count() == 0
    for wanted in (
        *(("expand",) if not built else ()),
        *(("develop",) if not developed else ()),
        "auction",
        "expand",
    ):
        button = me.action(wanted)
        if button.count() and button.get_attribute("aria-disabled") is None:
            me.choose(wanted)
            return built, developed
    if me.action("pass").count() and "bids" in me.log.locator("[data-sentence]").last.inner_text():
        me.choose("pass")
        return built, developed
    bid = me.page.locator(".bar .number .strong")
    offers = me.page.locator('.bar .choice:not([aria-disabled]):not([data-action="nothing"])')
    anything = me.page.locator(".bar .choice:not([aria-disabled])")
    me.moved_by(bid if bid.count() else (offers if offers.count() else anything).last)
    return built, developed
