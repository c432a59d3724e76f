"""The log by the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import begin, guest_of
from tests.browser.support.people import Person
from tests.server.support.api_client import accepted


def seated(ada: Person, bela: Person) -> None:
    """Ada opens a match in which the newest thing that happened is that Béla sat down."""
    begun = begin(ada, [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    with guest_of(bela) as guest:
        accepted(guest.claim(begun.id, 1, begun.invitations[0].token, "Béla"))
    ada.open(f"/table/{begun.id}")
    expect(ada.table).to_be_visible()


def test_the_newest_entry_has_the_focus_even_if_it_is_no_action(visit: Visit) -> None:
    ada = visit()
    seated(ada, visit())
    entry = ada.log.locator("[data-sentence]", has_text="Béla sits down")
    expect(entry).to_be_visible()
    ada.page.keyboard.press("l")
    expect(entry).to_be_focused()
    expect(ada.log.locator('[data-sentence][tabindex="0"]')).to_have_count(1)
    # Its moment is that of the action before it: here the set-up, number 0.
    ada.page.keyboard.press("h")
    expect(ada.page).to_have_url(re.compile("#0$"))
