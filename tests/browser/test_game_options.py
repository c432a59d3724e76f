"""Game options of a new match: two boards, and options that depend on each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import DESK, PHONE, Person
from tests.server.support.server_process import Server, running_server
from tests.support.handcar_two_lines import NAME, write_two_lines_game

WORDS = {
    "en": ("main line", "branch line", "new", "old", "Only with “Edition: new”", "Not with “Line:"),
    "ru": ("главный", "боковой", "новое", "старое", "Только с «Издание: новое»", "с «Путь:"),
    "hu": ("fővonal", "szárnyvonal", "új", "régi", "együtt: „Kiadás: új”", "nem: „Vonal:"),
}

OPTIONS = {"en": "Options", "ru": "Варианты правил", "hu": "Szabályváltozatok"}


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game with two lines."""
    folder = tmp_path_factory.mktemp("lines")
    write_two_lines_game(folder)
    with running_server(games=folder) as server:
        yield server


def radio(me: Person, label: str) -> Locator:
    """By what its label begins with: what it is like may follow."""
    begins = re.compile(rf"^\s*{label}(\s|$)")
    return me.page.locator("label").filter(has_text=begins).get_by_role("radio")


def begin_choosing(visit: Visit, language: str = "en") -> Person:
    me = visit(language=language).open(f"/new/{NAME}")
    me.page.locator("summary", has_text=OPTIONS[language]).click()
    return me


@pytest.mark.parametrize("language", WORDS)
def test_a_board_that_does_not_go_with_the_edition_says_why(visit: Visit, language: str) -> None:
    main, branch, _, old, only_with, not_with = WORDS[language]
    me = begin_choosing(visit, language)
    expect(radio(me, main)).to_be_checked()
    radio(me, old).check()
    expect(radio(me, branch)).to_be_disabled()
    expect(me.page.get_by_text(only_with)).to_be_visible()
    expect(me.page.get_by_text(not_with)).to_have_count(0)


@pytest.mark.parametrize("language", WORDS)
def test_an_edition_that_does_not_go_with_the_board_says_why(visit: Visit, language: str) -> None:
    _, branch, new, old, _, not_with = WORDS[language]
    me = begin_choosing(visit, language)
    radio(me, branch).check()
    expect(radio(me, new)).to_be_checked()
    expect(radio(me, old)).to_be_disabled()
    expect(me.page.get_by_text(not_with)).to_be_visible()


def test_each_board_says_what_it_is(visit: Visit) -> None:
    me = visit().open(f"/new/{NAME}")
    expect(me.page.get_by_text("Made up for this page.")).to_be_visible()
    expect(me.page.get_by_text("Made up for the tests.")).to_be_visible()


def test_a_default_follows_the_edition_until_somebody_chooses(visit: Visit) -> None:
    me = begin_choosing(visit)
    expect(radio(me, "hard")).to_be_checked()
    radio(me, "old").check()
    expect(radio(me, "soft")).to_be_checked()
    expect(me.page.locator("summary").first).to_contain_text("1 changed")
    radio(me, "hard").check()
    expect(me.page.locator("summary").first).to_contain_text("2 changed")
    radio(me, "new").check()
    expect(radio(me, "hard")).to_be_checked()
    expect(me.page.locator("summary").first).to_contain_text("as in the rulebook")


def test_the_match_is_played_on_the_board_that_was_chosen(visit: Visit) -> None:
    me = visit().open(f"/new/{NAME}")
    radio(me, "branch line").check()
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.table).to_be_visible()
    expect(me.spot("A3")).to_have_count(1)
    expect(me.spot("A4")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_everybody_can_choose(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size).open(f"/new/{NAME}")
    me.page.locator("summary", has_text=OPTIONS["en"]).click()
    radio(me, "old").check()
    assert violations(me.page) == []
    assert overflow(me.page) <= 0
