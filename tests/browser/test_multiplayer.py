"""Multiplayer: two browsers, somebody who watches, and several people at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import at_table, here
from tests.browser.support.people import Person


def invited(host: Person) -> str:
    """Set up a match of two, the other one by link; the link."""
    host.open("/new/chicago-express")
    for _ in range(2):
        host.page.get_by_role("button", name="Remove seat 2").click()
    host.page.get_by_label("Name at seat 1").fill("Ada")
    host.page.get_by_label("Who sits at seat 2").select_option("link")
    host.page.get_by_role("button", name="Play", exact=True).click()
    link = host.page.get_by_label(re.compile("Link for seat 2")).input_value()
    host.page.get_by_role("link", name="To the table").click()
    expect(host.table).to_be_visible()
    return link


def test_two_browsers_play_against_each_other_each_in_its_language(visit: Visit) -> None:
    ada, bela = visit(), visit(language="hu")
    link = invited(ada)
    bela.page.goto(link)
    bela.page.get_by_label("A neved").fill("Béla")
    bela.page.get_by_role("button", name="Leülök").click()
    expect(bela.table).to_be_visible()
    expect(ada.row("Béla")).to_be_visible()
    first, other = (ada, bela) if ada.page.locator(".bar.mine").count() else (bela, ada)
    expect(other.page.locator(".bar.mine")).to_have_count(0)
    first.choose("bid 7")
    other.await_turn()
    expect(ada.log).to_contain_text("bids $7 for a share of the Pennsylvania")
    expect(bela.log).to_contain_text("7 dollárt ajánl egy PRR-részvényért")
    other.choose("pass")
    first.await_turn()
    expect(ada.log).to_contain_text("buys a share of the Pennsylvania for $7")
    expect(bela.log).to_contain_text("7 dollárért megvesz egy PRR-részvényt")


def test_a_link_seats_one_person_only(visit: Visit) -> None:
    ada, bela, late = visit(), visit(), visit()
    link = invited(ada)
    bela.page.goto(link)
    bela.page.get_by_role("button", name="Take the seat").click()
    expect(bela.table).to_be_visible()
    late.page.goto(link)
    expect(late.page.get_by_text("This seat is taken")).to_be_visible()
    late.page.get_by_role("link", name="Only watch").click()
    expect(late.table).to_be_visible()


def test_a_spectator_sees_every_move_and_can_make_none(visit: Visit) -> None:
    ada, watcher = visit(), visit()
    id = at_table(ada)
    watcher.open(f"/table/{id}")
    expect(watcher.page.get_by_text("You are watching this match.")).to_be_visible()
    expect(watcher.page.locator(".bar button")).to_have_count(0)
    ada.choose("bid 7")
    expect(watcher.log).to_contain_text("bids $7")
    watcher.spot("A2").click()
    expect(watcher.lit()).to_have_count(0)


def test_at_one_screen_each_decides_in_turn_without_a_handover_in_an_open_game(
    visit: Visit,
) -> None:
    us = visit()
    at_table(us)
    for _ in range(3):
        seat = us.prompt.inner_text()
        us.choose("pass" if us.action("pass").count() else "bid 7")
        expect(us.prompt).not_to_have_text(seat)
    expect(us.page.get_by_text("Hand the screen to")).to_have_count(0)


def test_the_screen_is_handed_over_between_hidden_hands(visit: Visit) -> None:
    us = visit()
    at_table(us, here("Ada", "Béla"), "night-mail")
    seen: list[str] = []
    for _ in range(2):
        handover = us.page.get_by_role("heading", name=re.compile("Hand the screen to"))
        if not seen:
            lift(us)
        hand = us.page.locator('[data-panel="hand"], section').filter(has_text="Letters in hand")
        seen.append(hand.first.inner_text())
        us.moved_by(us.page.locator('.bar [data-action^="carry"]').first)
        us.lit().first.click()
        expect(handover).to_be_visible()
        # Nothing of the next hand is in the page, nor of the last one.
        expect(us.page.locator(".table")).to_have_count(0)
        expect(us.page.get_by_text("Letters in hand")).to_have_count(0)
        lift(us)
    assert seen[0] != seen[1]


def lift(us: Person) -> None:
    button = us.page.get_by_role("button", name=re.compile("^I am"))
    if button.count():
        button.click()
    expect(us.table).to_be_visible()
