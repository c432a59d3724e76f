"""Bots: their level is chosen by a slider and remembered; who waits for them may hurry them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.people import DESK, PHONE, Person, person
from tests.server.support.server_process import running_server

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
GAME = "chicago-express"


def level(me: Person, label: str) -> Locator:
    return me.page.get_by_role("slider", name=label)


def said(slider: Locator, words: str) -> None:
    expect(slider).to_have_attribute("aria-valuetext", words)


@SIZES
def test_every_bot_has_a_level_and_one_control_has_them_all(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = visit(size).open(f"/new/{GAME}")
    everybody, second = level(me, "Level of all bots"), level(me, "bot at seat 3")
    said(everybody, "4, Engine driver")
    everybody.press("ArrowRight")
    for seat in (2, 3, 4):
        said(level(me, f"bot at seat {seat}"), "5, Stationmaster")
    second.press("End")
    said(second, "8, Magnate")
    expect(me.page.get_by_text("The strongest of all")).to_be_visible()
    said(level(me, "bot at seat 2"), "5, Stationmaster")
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.table.wait_for()
    seats = me.page.request.get(f"{me.url}/api/v1/matches/{me.match}").json()["seats"]
    assert [seat["level"] for seat in seats] == [None, 5, 8, 5]


def test_a_bar_is_tapped(visit: Visit) -> None:
    me = visit(PHONE, touch=True).open(f"/new/{GAME}")
    slider = level(me, "Level of all bots")
    box = slider.bounding_box()
    assert box is not None
    for number in (7, 1, 3):
        x = box["width"] * (number - 0.5) / 8
        slider.tap(position={"x": x, "y": box["height"] / 2})
        expect(slider).to_have_value(str(number))


def test_a_character_takes_a_seat(visit: Visit) -> None:
    me = visit().open(f"/new/{GAME}")
    me.page.get_by_role("combobox", name="Who sits at seat 2").select_option(label="Bot: Builder")
    expect(me.page.get_by_text("Builds when another would wait.")).to_be_visible()
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.table.wait_for()
    seats = me.page.request.get(f"{me.url}/api/v1/matches/{me.match}").json()["seats"]
    assert (seats[1]["bot"], seats[1]["bot_title"], seats[1]["level"]) == (
        "builder",
        "Builder",
        None,
    )


def test_play_now_takes_the_level_that_was_chosen_last(visit: Visit) -> None:
    me = visit().open()
    said(level(me, "Your opponents"), "4, Engine driver")
    me.open(f"/new/{GAME}")
    level(me, "Level of all bots").press("Home")
    me.open()
    said(level(me, "Your opponents"), "1, Porter")
    me.page.locator(f'article[aria-labelledby="game-{GAME}"] .primary').click()
    me.await_turn()
    seats = me.page.request.get(f"{me.url}/api/v1/matches/{me.match}").json()["seats"]
    assert {seat["bot"] for seat in seats[1:]} == {"level-1"}


def test_a_seat_is_handed_to_a_bot_of_a_level(visit: Visit) -> None:
    me = visit().open()
    me.page.locator(f'article[aria-labelledby="game-{GAME}"] .primary').click()
    me.await_turn()
    me.page.locator("[data-target='player:0'] .badge, .cell-target .badge").first.click()
    dialog = me.page.get_by_role("dialog")
    strength = dialog.get_by_role("slider", name="Which bot plays")
    strength.press("End")
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(dialog).to_contain_text("yours; a bot plays: Magnate (level 8)")
    # Who has not said a name is still called the same, and the bot is not.
    expect(dialog).to_contain_text("Player 1")
    me.page.keyboard.press("Escape")
    expect(me.log).to_contain_text("Player 1 lets a bot play on: Magnate (level 8).")
    expect(me.page.locator(".banner")).to_contain_text("A bot plays for you.")


def test_what_a_character_is_like_is_said_wherever_it_is_chosen(visit: Visit) -> None:
    about = "Builds when another would wait."
    me = visit().open(f"/new/{GAME}")
    me.page.get_by_text("How this table plays").click()
    me.page.get_by_role("combobox", name="Clock").select_option("quick")
    me.page.get_by_role("combobox", name="Which bot steps in").select_option("builder")
    expect(me.page.get_by_text(about)).to_be_visible()
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.await_turn()
    me.page.locator(".cell-target .badge").first.click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Which bot plays").select_option("builder")
    expect(dialog.get_by_text(about)).to_be_visible()


@SIZES
@pytest.mark.parametrize("by_key", [True, False], ids=["key", "button"])
def test_bots_are_hurried_until_it_is_my_turn(
    browser: Browser, size: tuple[int, int], by_key: bool
) -> None:
    with (
        running_server(bot_pace=1000.0) as server,
        person(browser, server.url, size) as me,
    ):
        me.open()
        me.page.locator(f'article[aria-labelledby="game-{GAME}"] .primary').click()
        me.table.wait_for()
        hurry = me.page.get_by_role("button", name="Hurry")
        mine = me.page.locator(".bar.mine")
        expect(mine.or_(hurry)).to_be_visible()
        if mine.count():
            me.moved_by(me.action("pass"))
            expect(hurry).to_be_visible()
        if by_key:
            me.page.keyboard.press("b")
        else:
            hurry.click()
        me.await_turn()
        expect(hurry).to_have_count(0)
        # The next time they take their time again.
        me.moved_by(me.action("pass"))
        expect(hurry).to_have_attribute("aria-pressed", "false")


def test_who_wants_bots_at_once_has_nothing_to_hurry(browser: Browser) -> None:
    with running_server(bot_pace=1000.0) as server, person(browser, server.url) as me:
        me.open()
        me.page.get_by_role("button", name="Settings").click()
        me.page.get_by_role("radio", name="at once").check(force=True)
        me.page.keyboard.press("Escape")
        me.page.locator(f'article[aria-labelledby="game-{GAME}"] .primary').click()
        me.await_turn()
        me.moved_by(me.action("pass"))
        me.await_turn()
        expect(me.page.get_by_role("button", name="Hurry")).to_have_count(0)
