"""Learn to play: a lesson followed from the front page to the free match, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import PHONE, Person

GAME = "chicago-express"
CARDS = 35
NEXT = {"en": "Next", "ru": "Дальше", "hu": "Tovább"}
LEARN = {"en": "Learn to play", "ru": "Научиться играть", "hu": "Tanuld meg játszva"}


def learn(me: Person, language: str = "en") -> None:
    me.open()
    card = me.page.locator("article").filter(has=me.page.locator(f"#game-{GAME}"))
    card.get_by_role("button", name=LEARN[language]).click()
    expect(card_of(me)).to_be_visible()


def card_of(me: Person) -> Locator:
    return me.page.locator(".lesson")


def words(me: Person) -> Locator:
    return card_of(me).locator(".words")


def go_on(me: Person) -> Locator:
    return card_of(me).get_by_role("button", name=NEXT["en"], exact=True)


def wanted(me: Person) -> Locator:
    """What is lit: a place, a thing in a panel, or a button."""
    places = me.page.locator(".spot.lit, .cell-target.lit")
    buttons = me.page.locator(".bar .choices .choice:not([aria-disabled])")
    return places.or_(buttons)


def card_number(me: Person) -> int:
    return int(card_of(me).locator(".count").inner_text().split()[0])


def follow(me: Person, until: int) -> None:
    """Read what is to be read and do what is wanted, up to that card."""
    leave = card_of(me).get_by_role("button", name="Go on by yourself")
    while card_number(me) < until:
        something = go_on(me).or_(wanted(me)).or_(leave).first
        something.wait_for()
        if go_on(me).is_visible():
            go_on(me).click()
        elif wanted(me).first.is_visible():
            me.moved_by(wanted(me).first)


def test_a_lesson_is_followed_to_its_end_and_the_match_goes_on(visit: Visit) -> None:
    me = visit()
    learn(me)
    expect(words(me)).to_contain_text("Welcome, investor!")
    expect(me.page.locator('[data-panel="holdings"]')).to_have_class(re.compile("taught"))
    expect(wanted(me)).to_have_count(0)  # first it is read
    assert violations(me.page) == [], "something to read"
    me.page.keyboard.press("Enter")
    expect(words(me)).to_contain_text("Four railways")
    expect(me.spot("R5")).to_have_class(re.compile("pointed"))
    go_on(me).focus()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    # The focus goes on to what is wanted.
    expect(me.action("bid 10")).to_be_focused()
    assert violations(me.page) == [], "something to do"
    me.action("pass").click(force=True)  # greyed, but it can be asked about
    expect(me.hint).to_contain_text("here the lesson asks for “Bid $10”")
    me.choose("bid 10")
    expect(words(me)).to_contain_text("goes one dollar higher")  # the others have decided
    expect(me.log).to_contain_text("bids $11")
    card_of(me).get_by_role("button", name="Read the one before again").click()
    expect(words(me)).to_contain_text("The Pennsylvania comes first")
    go_on(me).click()
    expect(words(me)).to_contain_text("goes one dollar higher")
    follow(me, 17)
    expect(me.lit()).to_have_count(1)
    expect(me.spot("Q5")).to_have_class(re.compile("lit"))
    me.moved_by(me.spot("Q5"))
    expect(me.spot("P4")).to_have_class(re.compile("lit"))
    expect(words(me)).to_contain_text("hex by hex")  # the card goes on
    me.moved_by(me.page.get_by_role("button", name="Undo", exact=True))
    expect(me.spot("Q5")).to_have_class(re.compile("lit"))
    me.page.reload()
    expect(me.spot("Q5")).to_have_class(re.compile("lit"))
    me.spot("A2").click()
    expect(me.hint).to_contain_text("CE-5.2")  # what the rules forbid, they say
    me.page.keyboard.press("p")  # a plan is free
    expect(card_of(me)).to_have_count(0)
    expect(me.lit()).not_to_have_count(1)
    me.page.keyboard.press("p")
    follow(me, CARDS)
    expect(words(me)).to_contain_text("From here on the match is yours")
    expect(me.page.locator(".seats, .panels").first).to_contain_text("$33")
    card_of(me).get_by_role("button", name="Go on by yourself").click()
    expect(card_of(me)).to_have_count(0)
    me.choose("develop")
    me.choose("nothing")
    me.await_turn()  # the bots have decided
    me.open("/")
    expect(me.page.get_by_role("link", name=re.compile("Chicago Express")).first).to_be_visible()


@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("hu", "dark")])
def test_the_first_steps_on_a_phone(visit: Visit, language: str, theme: str) -> None:
    me = visit(PHONE, language=language, touch=True, theme=theme)
    learn(me, language)
    further = card_of(me).get_by_role("button", name=NEXT[language], exact=True)
    # A panel is pointed at: the sheet shows it; a place: the map is there.
    panel = me.page.locator('[data-panel="holdings"]')
    expect(panel).to_be_in_viewport()
    assert violations(me.page) == [], "a panel"
    further.tap()
    expect(me.spot("A2")).to_have_class(re.compile("pointed"))
    expect(me.spot("A2")).to_be_in_viewport()
    assert overflow(me.page) == 0
    further.tap()
    further.tap()
    expect(me.page.locator('[data-target="company:PRR"].cell-target').first).to_be_in_viewport()
    me.choose("bid 10")
    expect(further).to_be_visible()  # the others have decided
    assert violations(me.page) == [], "something to read"
    me.page.get_by_role("button", name="EN", exact=False).first.tap()
    expect(words(me)).to_contain_text("goes one dollar higher")
    card_of(me).get_by_role("button", name="Leave the lesson").tap()
    me.page.get_by_role("dialog").get_by_role("button", name="Go on by yourself").tap()
    expect(card_of(me)).to_have_count(0)
    me.await_turn()
