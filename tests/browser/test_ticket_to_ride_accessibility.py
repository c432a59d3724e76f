"""Accessibility of Ticket to Ride Asia: hidden hands, phone, keyboard, languages, axe-core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.by_keyboard import ByKeyboard
from tests.browser.support.people import DESK, PHONE, Person
from tests.browser.support.ticket_to_ride import (
    await_next,
    finished,
    held,
    legendary,
    lift,
    middle_of,
    sit_down,
    team,
    tickets,
    track,
)
from tests.server.support.scripted_matches import ScriptedMatch
from tests.server.support.server_process import Server

# Ada draws a black card for the rack and a yellow one for her hand.
ADA_DRAWS = ("draw deck", "to rack", "draw deck")
TICKETS = ("Dacca – Vientiane", "Fort Bayard – Rangoon")  # one of hers, one of Béla's


# What is hidden


def test_hidden_hands_are_handed_over_at_one_screen(visit: Visit, table_server: Server) -> None:
    us = visit()
    sit_down(legendary(), table_server, us)
    assert held(us) == {"yellow": 2, "blue": 1, "green": 1}
    us.choose("draw deck")
    heard = us.page.locator("[data-announced]")
    expect(heard).to_contain_text("Ada draws a card from the deck: black")
    us.action("draw deck").click()
    expect(us.page.get_by_role("heading", name="Hand the screen to Béla")).to_be_visible()
    # Nothing of either hand is in the page, not even what was read aloud to Ada.
    hidden = us.page.content()
    for secret in ("from the deck", "Chita – Shanghai", "Irkutsk – Dihua", "Your hand"):
        assert secret not in hidden
    lift(us)
    assert held(us) == {"white": 2, "orange": 1, "purple": 1}
    expect(tickets(us).first).to_contain_text("Dihua – Seoul")
    expect(us.log).to_contain_text("Ada draws a second card from the deck.")


def test_partners_share_the_rack_and_others_see_its_size(
    visit: Visit, table_server: Server
) -> None:
    ada, bela, others = visit(), visit(), visit()
    sit_down(team(*ADA_DRAWS), table_server, ada, bela, others, others)
    rack = "Team rack"
    assert held(ada) == {"yellow": 3, "blue": 1, "green": 1}
    assert held(bela) == {"white": 4}
    assert held(ada, rack) == held(bela, rack) == {"black": 1}
    expect(bela.log).to_contain_text("Ada puts a card on the rack: black.")
    expect(others.log).to_contain_text("Ada puts the card on the rack.")
    assert held(others, rack) == {}
    assert "rack: black" not in others.page.content()
    for each in (bela, others):
        expect(each.log).to_contain_text("Ada draws a second card from the deck.")
        assert "deck: yellow" not in each.page.content()


def test_a_spectator_sees_neither_hands_nor_tickets(visit: Visit, table_server: Server) -> None:
    us, watcher = visit(), visit()
    watcher.open(f"/table/{sit_down(team(*ADA_DRAWS), table_server, us)}")
    expect(watcher.log).to_contain_text("Ada draws a second card from the deck.")
    expect(watcher.page.locator(".map .spot").first).to_be_visible()
    shown = watcher.page.content()
    for secret in ("deck: yellow", "rack: black", "Your hand", "Your team", "ticket:", *TICKETS):
        assert secret not in shown, secret


# A phone, and the keyboard alone


def test_a_phone_plays_by_taps(visit: Visit, table_server: Server) -> None:
    us = visit(PHONE, touch=True)
    sit_down(legendary(start=False), table_server, us)
    for ticket in ("keep 31", "return 1", "keep 2", "keep 3"):
        tap(us, us.action(ticket))
    for ticket in ("keep 32", "keep 4", "keep 5", "return 6"):
        tap(us, us.action(ticket))
    route = us.page.locator('.spot.lit[data-target="track:17"]')
    expect(route).to_be_visible()
    tap(us, route, middle_of(route))
    tap(us, us.page.locator('.payment [data-action="pay yellow 0"]'))
    tap(us, us.action("draw red"))
    tap(us, us.action("draw deck"))
    expect(us.page.locator('[data-piece="track:17:seat:0"]')).to_have_count(1)


def tap(us: Person, thing: Locator, there: Position | None = None) -> None:
    before = us.version
    thing.tap(position=there)
    await_next(us, before)
    lift(us)
    assert overflow(us.page) == 0


def test_the_keyboard_alone_claims_and_draws(visit: Visit, table_server: Server) -> None:
    us = visit()
    sit_down(legendary(), table_server, us)
    keys = us.page.keyboard
    expect(us.lit().first).to_be_visible()
    keys.press("m")
    keys.press("Tab")
    expect(us.page.locator(".route.lit:focus")).to_have_count(1)
    before = us.version
    keys.press("Enter")
    us.wait_past(before)
    keys.press("1")
    expect(us.page.get_by_role("button", name="I am Béla")).to_be_focused()
    keys.press("Enter")
    expect(us.log).to_contain_text("Ada claims ")
    # The button of the handover screen is gone, and the focus is where Béla goes on.
    expect(us.page.locator(".bar :focus")).to_have_count(1)
    ByKeyboard(us).tab_to("Take from the row: white")
    before = us.version
    keys.press("Enter")
    us.wait_past(before)
    # Another card lies in the same place, and the focus has stayed there.
    keys.press("Enter")
    expect(us.page.get_by_role("button", name="I am Ada")).to_be_focused()
    keys.press("Enter")
    expect(us.log).to_contain_text("Béla takes a card from the row: white.")
    expect(us.log).to_contain_text("Béla takes a second card from the row: black.")


# Languages


def test_the_language_is_switched_at_the_table(visit: Visit, table_server: Server) -> None:
    us = visit(language="ru")
    sit_down(legendary("draw deck"), table_server, us)
    expect(us.prompt).to_contain_text("Ada: возьмите вторую карту, из ряда или из колоды.")
    expect(us.log).to_contain_text("Ada берёт карту из колоды: чёрная.")
    expect(us.page.get_by_role("list", name="Ваша рука")).to_be_visible()
    us.page.get_by_role("button", name="HU , Magyar").click()
    expect(us.prompt).to_contain_text("Ada: vedd el a második lapot a sorból vagy a pakliból.")
    expect(us.log).to_contain_text("Ada húz egy lapot a pakliból: fekete.")
    expect(us.page.get_by_role("list", name="A kezed")).to_be_visible()
    expect(track(us, 17).locator("title")).to_contain_text("Irkutszk – Ulánbátor")
    us.page.get_by_role("button", name="EN , English").click()
    expect(us.log).to_contain_text("Ada draws a card from the deck: black.")


# axe-core


TABLES: dict[str, Callable[[], ScriptedMatch]] = {
    "legendary, tickets": lambda: legendary(start=False),
    "legendary, a turn": legendary,
    "legendary, paying": lambda: legendary("claim 17"),
    "legendary, scores": lambda: finished(legendary()),
    "team, tickets": lambda: team(start=False),
    "team, a turn": lambda: team(*ADA_DRAWS),
    "team, a tunnel": lambda: team("claim 54", "pay yellow 0", "from-rack 0 0"),
    "team, scores": lambda: finished(team()),
}


THEMES: dict[Literal["light", "dark"], str] = {"light": "day", "dark": "night"}


@pytest.mark.parametrize("script", TABLES.values(), ids=TABLES)
def test_axe_finds_nothing(
    visit: Visit, table_server: Server, script: Callable[[], ScriptedMatch]
) -> None:
    us = visit()
    sit_down(script(), table_server, us)
    expect(us.page.locator(".map .spot").first).to_be_visible()
    # The drawing has the same hundreds of parts whatever the size, and of colours on a drawing
    # axe-core says nothing: once is enough.
    without = ""
    for size in (DESK, PHONE):
        us.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme, theme in THEMES.items():
            us.page.emulate_media(color_scheme=scheme)
            expect(us.page.locator("html")).to_have_attribute("data-theme", theme)
            assert violations(us.page, without) == [], (size, theme)
            without = ".map"
        assert overflow(us.page) == 0, size
