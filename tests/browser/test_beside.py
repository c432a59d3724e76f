"""Beside the game: chat, private notes, and clocks, at a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.begin import guest_of
from tests.browser.support.people import DESK, PHONE, Person
from tests.browser.test_everyone import overflow, violations
from tests.server.support.api_client import ApiClient, accepted

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def begin(ada: Person, bela: ApiClient, clock: dict[str, object] | None = None) -> str:
    """Ada, who opens the table, and Béla, who is elsewhere."""
    body = {
        "game": "chicago-express",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}],
        "customs": {"clock": clock},
    }
    with guest_of(ada) as guest:
        begun = accepted(guest.http.post("/matches", json=body)).json()
    accepted(bela.claim(begun["id"], 1, begun["invitations"][0]["token"], "Béla"))
    return str(begun["id"])


def say(guest: ApiClient, id: str, text: str) -> None:
    accepted(guest.http.post(f"/matches/{id}/messages", json={"text": text}))


def to_notes(me: Person) -> None:
    expect(me.table).to_be_visible()
    me.page.keyboard.press("t")
    me.page.get_by_role("tab", name="Notes").click()


@SIZES
def test_people_talk_and_see_what_is_new(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size)
    with ApiClient(ada.url) as bela:
        id = begin(ada, bela)
        say(bela, id, "Good luck! <b>Rules</b>: https://example.org/a_(b).")
        ada.open("/")
        expect(ada.page.get_by_text("1 new message")).to_be_visible()
        ada.open(f"/table/{id}")
        expect(ada.table).to_be_visible()
        version = ada.version
        news = ada.page.get_by_role("tab", name="1 new message")
        chip = ada.page.get_by_role("button", name="1 new message")
        (chip if size == PHONE else news).click()
        chat = ada.page.get_by_role("log", name="Chat")
        expect(chat).to_contain_text("Good luck! <b>Rules</b>: https://example.org/a_(b).")
        link = chat.get_by_role("link")
        expect(link).to_have_attribute("href", "https://example.org/a_(b)")
        expect(link).to_have_attribute("rel", re.compile("noopener"))
        # By the keyboard alone, and live both ways.
        if size == DESK:
            ada.page.keyboard.press("l")
            ada.page.keyboard.press("t")
        expect(ada.page.get_by_label("Say something to the table")).to_be_focused()
        ada.page.keyboard.type("And to you, Béla.")
        ada.page.keyboard.press("Enter")
        expect(chat).to_contain_text("And to you, Béla.")
        say(bela, id, "I begin.")
        expect(chat).to_contain_text("I begin.")
        assert violations(ada.page) == []
        assert overflow(ada.page) == 0
        assert ada.version == version
        # What comes while the chat is closed is told, and marked; what was read is read for good.
        ada.page.get_by_role("tab", name="Log").click()
        say(bela, id, "Are you there?")
        expect(ada.page.locator("[aria-live=polite]", has_text="1 new message")).to_have_count(1)
        expect(news).to_be_visible()
        news.click()
        expect(chat).to_contain_text("Are you there?")
        expect(news).to_have_count(0)
        ada.open("/")
        expect(ada.page.get_by_role("heading", name="My matches")).to_be_visible()
        expect(ada.page.get_by_text("new message")).to_have_count(0)
        # Who watches reads along.
        stranger = visit(size).open(f"/table/{id}")
        expect(stranger.table).to_be_visible()
        stranger.page.keyboard.press("t")
        expect(stranger.page.get_by_text("I begin.")).to_be_visible()
        expect(stranger.page.get_by_label("Say something to the table")).to_have_count(0)
        expect(stranger.page.get_by_role("tab", name="Notes")).to_have_count(0)


@SIZES
def test_notes_are_saved_while_one_writes_and_two_devices_lose_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = visit(size)
    ada.expected = re.compile(f"{ada.expected.pattern}|409 .*/notes")
    with ApiClient(ada.url) as bela:
        id = begin(ada, bela)
        ada.open(f"/table/{id}")
        to_notes(ada)
        notes = ada.page.get_by_role("textbox", name="My notes")
        notes.fill("Béla wants the B&O.")
        expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible()
        assert violations(ada.page) == []
        ada.page.reload()
        to_notes(ada)
        expect(notes).to_have_value("Béla wants the B&O.")
        # On another device she writes something else.
        with guest_of(ada) as phone:
            known = accepted(phone.http.get(f"/matches/{id}/notes")).json()["changed"]
            body = {"text": "Sell at 20.", "known": known}
            accepted(phone.http.post(f"/matches/{id}/notes", json=body))
        notes.fill("Béla has the B&O.")
        expect(ada.page.get_by_text("Both texts stand here now.")).to_be_visible()
        expect(notes).to_have_value(re.compile(r"^Béla has the B&O\.\n\n.+\nSell at 20\.$"))
        expect(ada.page.get_by_text("Saved", exact=True)).to_be_visible()


@SIZES
def test_a_table_with_a_clock_shows_who_runs_and_what_is_left(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = visit(size).open("/new/chicago-express")
    ada.page.get_by_text("How this table plays").click()
    ada.page.get_by_label("Clock").select_option("own")
    bank = ada.page.get_by_role("group", name="Everybody begins with")
    bank.get_by_role("spinbutton").fill("2")
    bank.get_by_role("combobox").select_option("hour")
    ada.page.get_by_role("radio", name="each decision").check()
    assert violations(ada.page) == []
    assert overflow(ada.page) == 0
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.table).to_be_visible()
    ada.await_turn()
    clock = ada.page.locator(".bar").get_by_role("timer")
    expect(clock).to_have_attribute("aria-label", re.compile("hour.* left; the clock runs"))
    expect(clock).to_contain_text(re.compile(r"1:5\d:\d\d|2:00:00"))
    # It goes on by itself, as the server reckons it.
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    assert violations(ada.page) == []


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_my_hours_and_vacation_are_set_once_for_all_tables(visit: Visit, language: str) -> None:
    said = {
        "ru": ("Настройки", "Когда идут мои часы", "Я в отпуске", "Сохранить", "Сохранено"),
        "hu": ("Beállítások", "Mikor járnak az óráim", "Szabadságon vagyok", "Mentés", "Elmentve"),
    }[language]
    settings, title, vacation, save, saved = said
    ada = visit(PHONE, language=language)
    ada.expected = re.compile(f"{ada.expected.pattern}|400 .*/hours")
    with ApiClient(ada.url) as bela:
        id = begin(ada, bela, {"bank": 259_200, "increment": 3600})
        ada.open(f"/table/{id}")
        expect(ada.table).to_be_visible()
        ada.page.get_by_role("button", name=settings).click()
        ada.page.get_by_text(title).click()
        ada.page.get_by_text(vacation).click()
        first, last = ada.page.locator("dialog input[type=date]").all()
        first.fill("2031-01-10")
        last.fill("2031-01-09")
        ada.page.get_by_role("button", name=save).click()
        expect(ada.page.locator("dialog").get_by_role("alert")).to_be_visible()
        first.fill("2001-01-10")
        last.fill("2001-01-19")
        ada.page.get_by_role("button", name=save).click()
        expect(ada.page.locator("dialog").get_by_text(saved)).to_be_visible()
        assert violations(ada.page) == []
        assert overflow(ada.page) == 0
        with guest_of(ada) as guest:
            hours = accepted(guest.http.get("/hours")).json()
        assert hours["vacation"] == ["2001-01-10", "2001-01-19"]
