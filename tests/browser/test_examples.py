"""Show me: a clause in a position of a real match, on the rules page and from a refusal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.matches import at_table
from tests.browser.support.people import DESK, PHONE, Person

WORDS = {
    "en": ("Show me", "Before", "After", "What is refused", "Not possible here"),
    "ru": ("Показать", "До", "После", "Чего нельзя", "Здесь это невозможно"),
    "hu": ("Mutasd meg", "Előtte", "Utána", "Ami nem lehet", "nem lehetséges"),
}


def clause(me: Person, id: str) -> Locator:
    return me.page.locator(f'[id="{id}"]')


def show(me: Person, id: str, words: str = "Show me") -> Locator:
    """The example of a clause, when its map is there."""
    clause(me, id).get_by_role("button", name=words).click()
    figure = clause(me, id).get_by_role("figure")
    expect(figure.locator(".spot").first).to_be_attached()
    figure.locator(".map").first.scroll_into_view_if_needed()
    return figure


def pick(where: Locator, name: str) -> None:
    where.get_by_role("radio", name=name, exact=True).check(force=True)


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESK, "light"), ("ru", PHONE, "dark"), ("hu", DESK, "dark")],
    ids=["en-desk", "ru-phone-night", "hu-desk-night"],
)
def test_a_clause_is_shown_before_and_after_and_what_it_refuses(
    visit: Visit, language: str, size: tuple[int, int], theme: str
) -> None:
    words, before, after, refused, impossible = WORDS[language]
    me = visit(size, language=language, theme=theme).open("/rules/chicago-express#CE-5.2")
    figure = show(me, "CE-5.2", words)
    expect(figure.locator('.spot.pointed[data-target="hex:R2"]')).to_be_in_viewport()
    built = figure.locator('[data-piece][data-target="hex:R2"]')
    expect(built).not_to_have_count(0)
    pick(figure, before)
    expect(built).to_have_count(0)
    pick(figure, after)
    expect(built).not_to_have_count(0)
    assert violations(me.page) == []
    assert overflow(me.page) == 0
    pick(clause(me, "CE-5.2"), refused)
    expect(figure).to_contain_text(impossible)
    expect(figure).to_contain_text("CE-5.2")
    expect(figure.get_by_role("radio")).to_have_count(0)
    clause(me, "CE-5.2").get_by_role("button", name=words).click()
    expect(figure).to_have_count(0)


def test_the_keyboard_opens_an_example_and_walks_its_map(visit: Visit) -> None:
    me = visit().open("/rules/ticket-to-ride-legendary-asia#LA-4.2")
    clause(me, "LA-4.2").get_by_role("button", name="Show me").focus()
    me.page.keyboard.press("Enter")
    figure = clause(me, "LA-4.2").get_by_role("figure")
    expect(figure.locator(".spot.pointed")).to_have_count(2)
    me.page.keyboard.press("Tab")
    expect(figure.get_by_role("application")).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(figure.locator(".spot:focus")).to_have_count(1)
    me.page.keyboard.press("Enter")  # nothing can be chosen, and nothing is asked for
    expect(figure.locator(".spot.lit")).to_have_count(0)
    me.page.get_by_text("Everything else on the table").click()
    expect(figure.get_by_role("heading", name="Players")).to_be_visible()


def test_an_edition_has_its_own_examples(visit: Visit) -> None:
    me = visit().open("/rules/stephensons-rocket#SR-1.7")
    figure = show(me, "SR-1.7")
    expect(figure).to_contain_text("points, passengers and stations lie open")
    pick(clause(me, "SR-1.7"), "1999")
    expect(figure).to_contain_text("What money the others have nobody knows")
    me.page.get_by_role("radio", name="2018").first.check(force=True)
    figure = show(me, "SR-1.7")
    expect(figure).to_contain_text("points, passengers and stations lie open")
    expect(clause(me, "SR-1.7").get_by_role("radio", name="1999")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_from_a_refusal_at_the_table_to_its_example_and_on_to_a_match(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = visit(size)
    at_table(me, until="expand")
    begun = me.match
    me.choose("expand")
    me.action("company Wabash").click(force=True)
    me.hint.get_by_role("link", name="CE-").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Show me").click()
    figure = dialog.get_by_role("figure")
    expect(figure.locator(".spot").first).to_be_attached()
    assert violations(me.page) == []
    assert overflow(me.page) == 0
    figure.get_by_role("button", name="Play on from here").click()
    expect(me.table).to_be_visible()
    expect(dialog).to_have_count(0)
    assert me.match != begun
    me.await_turn()
