"""Editions of a game in the browser: the page that compares them, and the book of one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import DESK, PHONE, Person
from tests.server.support.server_process import Server, running_server
from tests.support.handcar_editions import NAME, write_editions_game

RULES, EDITIONS = f"/rules/{NAME}", f"/rules/{NAME}/editions"
EXPECTED_404 = re.compile(r"404 .*/editions")
WORDS = {
    "en": (
        "The editions compared",
        "The handcar has a brake.",
        "What brakes it? By default: the boot",
    ),
    "ru": ("Сравнение изданий", "У дрезины есть тормоз.", "Чем тормозят? По умолчанию: сапог"),
    "hu": (
        "A kiadások összevetése",
        "A hajtánynak fékje van.",
        "Mi fékezi? Alapértelmezés: csizma",
    ),
}


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game which has come out twice."""
    folder = tmp_path_factory.mktemp("editions")
    write_editions_game(folder)
    with running_server(games=folder) as server:
        yield server


def difference(me: Person, clause: str) -> Locator:
    return me.page.get_by_role("article", name=clause)


def sides(me: Person, clause: str) -> tuple[FloatRect, FloatRect]:
    """Where the two columns of a clause are."""
    boxes = [each.bounding_box() for each in difference(me, clause).locator(".side").all()]
    old, new = boxes
    assert old
    assert new
    return old, new


@pytest.mark.parametrize("language", WORDS)
def test_the_page_compares_the_editions(visit: Visit, language: str) -> None:
    title, brake, option = WORDS[language]
    me = visit(language=language).open(EDITIONS)
    expect(me.page.get_by_role("heading", level=1)).to_have_text(title)
    braking = difference(me, "HC-1.2").locator(".side")
    expect(braking.nth(0)).to_contain_text("1830")
    expect(braking.nth(0)).to_contain_text(option)
    expect(braking.nth(1)).to_contain_text("1840")
    expect(braking.nth(1)).to_contain_text(brake)
    expect(braking.nth(0)).not_to_contain_text(brake)
    expect(difference(me, "HC-1.1")).to_have_count(0)


def test_what_one_edition_lacks_and_what_it_leaves_to_choose(visit: Visit) -> None:
    me = visit().open(EDITIONS)
    expect(difference(me, "HC-1.4").locator(".side").first).to_contain_text("Nothing of its own")
    expect(difference(me, "HC-1.3").locator(".side").first).to_contain_text("To choose from: short")
    expect(difference(me, "HC-1.3").locator(".side").last).to_contain_text("short and long")
    expect(me.page.get_by_text("They differ in 3 clauses")).to_be_visible()


def test_editions_are_side_by_side_and_on_a_phone_one_under_the_other(visit: Visit) -> None:
    me = visit(DESK).open(EDITIONS)
    expect(difference(me, "HC-1.2")).to_be_visible()
    old, new = sides(me, "HC-1.2")
    assert old["y"] == new["y"]
    assert old["x"] + old["width"] <= new["x"]
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    old, new = sides(me, "HC-1.2")
    assert old["x"] == new["x"]
    assert old["y"] + old["height"] <= new["y"]


def test_from_the_rules_to_the_differences_and_back_to_a_clause(visit: Visit) -> None:
    me = visit().open(RULES)
    me.page.get_by_role("link", name="Where the editions differ").click()
    expect(me.page).to_have_url(me.url + EDITIONS)
    difference(me, "HC-1.2").get_by_role("link", name="HC-1.3").click()  # a ruling names it
    expect(me.page).to_have_url(f"{me.url}{RULES}#HC-1.3")
    me.page.go_back()
    difference(me, "HC-1.4").get_by_role("heading").get_by_role("link").click()
    expect(me.page.locator("#HC-1\\.4")).to_be_in_viewport()
    me.page.go_back()
    me.page.get_by_role("link", name="To the rules").click()
    expect(me.page).to_have_url(me.url + RULES)


def test_the_reader_chooses_whose_book_is_read(visit: Visit) -> None:
    me = visit().open(RULES)
    clause = me.page.locator("#HC-1\\.2")
    expect(clause.locator(".edition")).to_have_text(["1830", "1840", "1840", "1830"])
    me.page.get_by_role("searchbox").fill("handcar")
    me.page.get_by_role("radio", name="1830").check(force=True)
    expect(clause).not_to_contain_text("has a brake")
    expect(clause).to_contain_text("braked with the boot")
    expect(clause.locator(".edition")).to_have_count(0)
    expect(me.page.get_by_role("searchbox")).to_have_value("handcar")
    me.page.get_by_role("searchbox").fill("boot")
    expect(me.page.get_by_role("status").filter(has_text="1 clause")).to_be_visible()
    me.page.get_by_role("radio", name="1840").check(force=True)
    expect(me.page.get_by_text("Nothing in the rules matches")).to_be_visible()
    me.page.get_by_role("radio", name="Both").check(force=True)
    expect(clause).to_contain_text("boot")


def test_a_link_to_what_another_edition_has_opens_the_whole_book(visit: Visit) -> None:
    me = visit().open(RULES)
    me.page.get_by_role("radio", name="1830").check(force=True)
    expect(me.page.locator("#HC-1\\.4")).to_have_count(0)
    me.page.evaluate("location.hash = '#HC-1.4'")
    expect(me.page.locator("#HC-1\\.4")).to_be_in_viewport()
    expect(me.page.get_by_role("radio", name="Both")).to_be_checked()


def test_a_game_with_one_edition_has_nothing_to_choose(visit: Visit) -> None:
    me = visit().open("/rules/chicago-express")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_role("radio")).to_have_count(0)
    expect(me.page.get_by_role("link", name="Where the editions differ")).to_have_count(0)
    me.expected = EXPECTED_404
    me.open("/rules/chicago-express/editions")
    expect(me.page.get_by_text("has one edition only")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int], theme: str) -> None:
    me = visit(size, theme=theme)
    for path in (RULES, EDITIONS):
        me.open(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(me.page) == [], path
        assert overflow(me.page) == 0, path
