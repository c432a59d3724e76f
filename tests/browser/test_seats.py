"""Seats and fair undo between people in two browsers, at a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.matches import at_table, guest_of, here
from tests.browser.support.people import DESK, PHONE, Person
from tests.server.support.api_client import accepted

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def together(ada: Person, bela: Person, **body: object) -> str:
    """A match of the two, Béla by link."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    with guest_of(ada) as host, guest_of(bela) as guest:
        begun = accepted(
            host.http.post("/matches", json={"game": "chicago-express", **body, "seats": seats})
        ).json()
        accepted(guest.claim(begun["id"], 1, begun["invitations"][0]["token"], "Béla"))
    for each in (ada, bela):
        each.open(f"/table/{begun['id']}")
        expect(each.table).to_be_visible()
    return str(begun["id"])


def everything(me: Person) -> None:
    """On a phone: the sheet wide open, at the log."""
    if me.page.viewport_size and me.page.viewport_size["width"] < 700:
        me.page.keyboard.press("l")


def seats(me: Person) -> Locator:
    """By the menu; at a desk by a player's badge, which leads there too."""
    if me.page.viewport_size == {"width": DESK[0], "height": DESK[1]}:
        me.page.locator("th .badge").first.click()
    else:
        everything(me)
        me.page.get_by_role("button", name="Menu of the table").click()
        me.page.get_by_role("menuitem", name="Seats").click()
    dialog = me.page.get_by_role("dialog", name="Seats")
    expect(dialog.get_by_role("button", name="Let a bot play").first).to_be_visible()
    return dialog


def row(dialog: Locator, seat: int) -> Locator:
    return dialog.locator(f'[data-seat="{seat}"]')


def in_order(ada: Person, bela: Person) -> tuple[Person, Person]:
    first = ada.page.locator(".bar.mine")
    expect(first.or_(ada.page.locator(".bar:not(.mine)")).first).to_be_visible()
    return (ada, bela) if first.count() else (bela, ada)


@SIZES
def test_a_decision_is_taken_back_when_the_other_one_agrees(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada, bela = visit(size), visit(size)
    together(ada, bela, customs={"take_backs": "consent"})
    first, other = in_order(ada, bela)
    first.choose("bid 7")
    other.await_turn()
    other.choose("bid 8")
    first.await_turn()

    def ask() -> None:
        first.page.get_by_role("button", name="Undo", exact=True).click()
        dialog = first.page.get_by_role("dialog", name="Take back")
        expect(dialog).to_contain_text("takes back 2 decisions. To be asked:")
        assert violations(first.page) == []
        dialog.get_by_role("button", name="Ask", exact=True).click()
        expect(first.page.locator(".banner")).to_contain_text("You have asked to take back")

    ask()
    question = other.page.locator(".banner")
    expect(question).to_contain_text("asks to take back 2 decisions.")
    assert violations(other.page) == []
    assert overflow(other.page) == 0
    question.get_by_role("button", name="Refuse").click()
    expect(question).to_have_count(0)
    expect(first.page.locator(".banner")).to_have_count(0)
    # Who comes back later finds the question too.
    other.open("/")
    ask()
    other.page.go_back()
    question.get_by_text("What that is").click()
    expect(question.get_by_role("list")).to_contain_text("bids $8")
    question.get_by_role("button", name="Agree").click()
    first.await_turn()
    expect(first.action("bid 7")).to_be_visible()
    # What was taken back stays in the log, folded.
    everything(other)
    undone = other.log.get_by_text("everybody concerned has agreed")
    expect(undone).to_be_visible()
    expect(other.log).to_contain_text("does not agree")
    expect(other.log).not_to_contain_text("bids $8")
    undone.click()
    expect(other.log.locator("s", has_text="bids $8")).to_be_visible()
    assert violations(other.page) == []


@SIZES
def test_a_bot_plays_for_me_until_i_take_my_seat_back(visit: Visit, size: tuple[int, int]) -> None:
    ada, bela = visit(size), visit(size)
    together(ada, bela)
    dialog = seats(ada)
    assert violations(ada.page) == []
    assert overflow(ada.page) == 0
    row(dialog, 0).get_by_role("button", name="Let a bot play").click()
    again = row(dialog, 0).get_by_role("button", name="Take my seat back")
    expect(again).to_be_focused()
    ada.page.keyboard.press("Escape")
    everything(bela)
    expect(bela.log).to_contain_text("Ada lets a bot play on")
    # The bot goes on by itself: it is Béla's turn at last, and Ada's never.
    bela.await_turn()
    expect(ada.page.locator(".bar.mine")).to_have_count(0)
    ada.page.locator(".banner").get_by_role("button", name="Take my seat back").click()
    expect(ada.page.locator(".banner")).to_have_count(0)
    expect(bela.log).to_contain_text("Ada decides again")
    # For good: a second click, and nothing is mine any more.
    dialog = seats(bela)
    row(dialog, 1).get_by_role("button", name="Leave for good").click()
    row(dialog, 1).get_by_role("button", name="Leave", exact=True).click()
    expect(row(dialog, 1)).to_contain_text("bot:")
    ada.await_turn()


def test_a_table_at_one_screen_goes_online_and_comes_back(visit: Visit) -> None:
    ada, bela = visit(), visit(PHONE)
    at_table(ada, here("Ada", "Béla"))
    dialog = seats(ada)
    row(dialog, 1).get_by_role("button", name="Invite by link").click()
    link = row(dialog, 1).get_by_label("Link to this seat").input_value()
    ada.page.keyboard.press("Escape")
    bela.page.goto(link)
    bela.page.get_by_label("Your name").fill("Béla")
    bela.page.get_by_role("button", name="Take the seat").click()
    expect(bela.table).to_be_visible()
    expect(ada.log).to_contain_text("Béla sits down")
    mine = row(seats(bela), 1)
    mine.get_by_role("button", name="To another screen").click()
    code = mine.get_by_label("Code of this seat").input_value()
    dialog = seats(ada)
    dialog.get_by_label("Bring a seat to this screen").fill("wrong-it")
    dialog.get_by_label("Bring a seat to this screen").fill(code.upper())
    dialog.get_by_role("button", name="Bring it here").click()
    expect(row(dialog, 1).get_by_role("button", name="Let a bot play")).to_be_visible()
    bela.page.keyboard.press("Escape")
    expect(bela.page.get_by_text("You are watching this match.")).to_be_attached()


def test_a_rematch_is_offered_to_everybody(visit: Visit) -> None:
    ada, bela = visit(), visit(PHONE)
    id = together(ada, bela, game="night-mail")
    with guest_of(bela) as guest, guest_of(ada) as host:
        view = host.see(id)
        while view.actor is not None:
            player = host if view.actor == 0 else guest
            view = player.play(player.see(id), -1)
    for each in (ada, bela):
        each.open(f"/table/{id}")
    finish = ada.page.get_by_role("dialog")
    finish.get_by_label("Who sits where").select_option("rotated")
    finish.get_by_role("button", name="Rematch").click()
    expect(ada.page).not_to_have_url(re.compile(id))
    expect(ada.table).to_be_visible()
    offer = bela.page.get_by_role("button", name="Rematch: sit down")
    expect(bela.page.get_by_role("dialog").locator(offer)).to_be_visible()
    bela.page.keyboard.press("Escape")
    offer.click()
    expect(bela.page).to_have_url(re.compile(ada.match))
    expect(ada.log).to_contain_text("Béla sits down")
    # Everybody is one seat on.
    names = ada.page.get_by_role("row").filter(has=ada.page.get_by_role("rowheader"))
    expect(names.first).to_contain_text("Béla")
