"""Suggested action series: pointed at, weighed, taken by one click; or drawn hex by hex."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Route, expect

import trunkline
from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.matches import guest_of
from tests.browser.support.people import DESK, PHONE, Person
from tests.server.support.scripted_matches import put_down, scripted_match, tell
from tests.server.support.server_process import Server, running_server
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.players import make_player
from trunkline.players.player import decide

DEAL = {"first": 0, "errands": ["C3", "A1", "C1", "E1"]}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def table_server(ramble: AnyGame) -> Iterator[Server]:
    """A server that has Ramble."""
    with running_server() as server:
        yield server


@pytest.fixture
def sit(visit: Visit, ramble: AnyGame, table_server: Server) -> Visit:
    """Ada comes to a new match in which she is to set out; Béla is elsewhere."""

    def come(size: tuple[int, int] = DESK, language: str = "en", **more: object) -> Person:
        me = visit(size, language, **more)
        seats = [me.secret, secrets.token_urlsafe(32)]
        me.open(f"/table/{put_down(tell(ramble, 2, DEAL, []), table_server.database, seats, 0)}")
        expect(me.spot("A1")).to_be_visible()
        expect(ways(me).first).to_be_visible()  # they are weighed
        return me

    return come


def ways(me: Person) -> Locator:
    """Those by what is pointed at now."""
    return me.page.locator('.suggestions[aria-busy="false"] [data-way]')


def mode(me: Person, name: str) -> Locator:
    return me.page.get_by_role("radio", name=name)


def lit(me: Person) -> set[str]:
    return {str(each.get_attribute("data-target")) for each in me.lit().all()}


def actions(way: Locator) -> list[str]:
    return str(way.get_attribute("data-way")).split(", ")


# Pointing and taking


@SIZES
def test_a_start_and_a_destination_are_pointed_at_and_a_way_is_taken(
    sit: Visit, size: tuple[int, int]
) -> None:
    me = sit(size)
    expect(mode(me, "Best ways")).to_be_checked()
    expect(ways(me)).to_have_count(3)
    assert lit(me) == {"hex:A1", "hex:C1", "hex:C3", "hex:E1"}
    me.spot("E1").click()
    expect(me.page.get_by_text("Point at the town where you want to arrive.")).to_be_visible()
    assert lit(me) == {"hex:A1", "hex:C1", "hex:C3"}
    expect(me.spot("E1")).to_have_class(re.compile("chosen"))
    me.spot("A1").click()
    expect(me.page.locator("[data-picked]")).to_have_count(2)
    expect(me.lit()).to_have_count(0)
    expect(ways(me).first).to_be_visible()
    taken = actions(ways(me).first)
    assert (taken[0], taken[-2], taken[-1]) == ("from E1", "walk A1", "stop")
    me.moved_by(ways(me).first)
    expect(me.prompt).to_contain_text("Béla is about to set out")
    expect(ways(me)).to_have_count(0)
    if size == DESK:
        expect(me.log).to_contain_text("Ada stops at Aldwell (A1) and gets $10.")


def test_what_each_brings_to_whom_and_what_is_proved(sit: Visit) -> None:
    me = sit()
    first = ways(me).first
    expect(first).to_contain_text("+10")
    expect(first).to_contain_text("Aldwell – Corley – Elmstow – Cotmoor")
    expect(first).to_contain_text("Most for you")
    expect(first).to_have_accessible_name(
        "Aldwell – Corley – Elmstow – Cotmoor. You: +10. Béla: +3. 4 × heath. 3 × brook. "
        "Most for you. Most ahead"
    )
    expect(me.page.get_by_text("Most ahead: no way is better; all were weighed.")).to_be_visible()


def test_a_click_takes_a_thing_back_and_escape_one_step(sit: Visit) -> None:
    me = sit()
    me.spot("E1").click()
    me.spot("A1").click()
    picked = me.page.locator("[data-picked]")
    expect(picked).to_have_count(2)
    me.page.keyboard.press("Escape")
    expect(picked).to_have_text([re.compile("Elmstow")])
    me.spot("E1").click()
    expect(picked).to_have_count(0)
    me.spot("C1").click()
    picked.click()
    expect(picked).to_have_count(0)
    expect(ways(me)).to_have_count(3)


def test_pointing_at_a_way_draws_it_and_pencils_in_what_it_brings(sit: Visit) -> None:
    me = sit()
    line = me.page.locator("svg.map .trace polyline")
    expect(line).to_have_count(0)
    ways(me).first.hover()
    expect(line).to_have_count(2)
    drawn = str(line.first.get_attribute("points")).split()
    assert len(drawn) == len(actions(ways(me).first)) - 1  # all but the stop are places
    expect(me.page.locator(".spot.pointed")).to_have_count(len(drawn))
    expect(me.row("Ada").locator(".pencil")).to_contain_text("→ $10")
    expect(me.row("Béla").locator(".pencil")).to_contain_text("→ $3")
    me.prompt.hover()
    expect(line).to_have_count(0)
    expect(me.row("Ada").locator(".pencil")).to_have_count(0)


def test_a_long_press_shows_it_on_a_phone(sit: Visit) -> None:
    me = sit(PHONE, touch=True)
    first = ways(me).first
    expect(first).to_be_visible()
    version = me.version
    touched = {"bubbles": True, "pointerType": "touch"}
    first.dispatch_event("pointerdown", touched)
    expect(me.page.locator("svg.map .trace")).to_be_visible()
    first.dispatch_event("pointerup", touched)
    first.dispatch_event("click")
    assert me.version == version  # what a long press showed is not taken by letting go
    me.moved_by(first)


def test_it_is_confirmed_by_preference(sit: Visit) -> None:
    me = sit()
    me.page.evaluate("localStorage.setItem('trunkline.preferences', '{\"confirm\": true}')")
    me.page.reload()
    ways(me).nth(1).click()
    expect(me.page.locator(".bar .chosen")).to_contain_text("Aldwell (A1) – Corley (C1)")
    expect(me.page.locator("svg.map .trace")).to_be_visible()
    me.page.get_by_role("button", name="Cancel").click()
    expect(ways(me)).to_have_count(3)
    ways(me).nth(1).click()
    me.moved_by(me.page.get_by_role("button", name="Confirm"))


# By hand, and back


@SIZES
def test_it_is_drawn_hex_by_hex(sit: Visit, size: tuple[int, int]) -> None:
    me = sit(size)
    me.page.locator("label").filter(has=mode(me, "Step by step")).click()
    expect(ways(me)).to_have_count(0)
    me.moved_by(me.spot("A1"))
    expect(mode(me, "Step by step")).to_be_checked()
    assert lit(me) == {"hex:A2", "hex:B1"}
    me.moved_by(me.spot("B1"))
    me.moved_by(me.spot("C1"))
    me.choose("stop")
    expect(me.prompt).to_contain_text("Béla is about to set out")


def test_on_the_way_the_best_go_on_from_there(sit: Visit) -> None:
    me = sit()
    mode(me, "Step by step").check(force=True)
    me.moved_by(me.spot("A1"))
    mode(me, "Best ways").check(force=True)
    expect(ways(me).first).to_be_visible()
    assert lit(me) == {"hex:C1", "hex:C3", "hex:E1"}
    assert all(actions(way)[0].startswith("walk") for way in ways(me).all())


def test_a_place_that_only_a_step_leads_to_goes_over_to_steps(sit: Visit) -> None:
    me = sit()
    mode(me, "Step by step").check(force=True)
    me.moved_by(me.spot("A1"))
    mode(me, "Best ways").check(force=True)
    expect(ways(me).first).to_be_visible()
    version = me.version
    me.spot("B1").click()
    expect(mode(me, "Step by step")).to_be_checked()
    assert me.version == version
    me.moved_by(me.spot("B1"))


def test_a_place_that_leads_nowhere_says_why(sit: Visit) -> None:
    me = sit()
    expect(ways(me)).to_have_count(3)
    me.spot("B1").click()
    expect(me.hint).to_contain_text("sets out from a town that still has its letter")


def test_a_way_is_taken_back_in_steps_or_whole(sit: Visit) -> None:
    me = sit()
    me.moved_by(ways(me).first)
    me.moved_by(me.page.get_by_role("button", name="Undo", exact=True))
    expect(me.action("stop")).to_be_visible()
    me.moved_by(me.page.get_by_role("button", name="Take back my turn"))
    expect(ways(me)).to_have_count(3)
    expect(me.log).not_to_contain_text("sets out")


# The keyboard, and those who listen


def test_by_the_keyboard_alone(sit: Visit) -> None:
    me = sit()
    keyboard = me.page.keyboard
    expect(ways(me)).to_have_count(3)
    me.spot("E1").focus()
    keyboard.press("Enter")
    expect(me.page.locator("[data-picked]")).to_have_count(1)
    expect(me.page.get_by_text("Point at the town where you want to arrive.")).to_be_visible()
    ways(me).first.focus()
    keyboard.press("ArrowRight")
    expect(ways(me).nth(1)).to_be_focused()
    expect(me.page.locator("svg.map .trace")).to_be_visible()
    second = actions(ways(me).nth(1))
    before = me.version
    keyboard.press("Enter")
    me.wait_past(before)
    expect(me.log).to_contain_text("Ada sets out from Elmstow (E1).")
    assert second[0] == "from E1"


def test_number_keys_take_a_way(sit: Visit) -> None:
    me = sit()
    expect(ways(me)).to_have_count(3)
    me.page.keyboard.press("2")
    expect(mode(me, "Step by step")).to_be_checked()
    me.page.keyboard.press("1")
    expect(ways(me)).to_have_count(3)
    before = me.version
    me.page.keyboard.press("3")
    me.wait_past(before)
    expect(me.log).to_contain_text("gets $10")


def test_the_places_say_what_they_are_for(sit: Visit) -> None:
    me = sit()
    expect(me.spot("E1").locator("title")).to_contain_text("Show the best ways by this")
    expect(me.spot("B1").locator("title")).not_to_contain_text("Show the best ways")


@pytest.mark.parametrize("theme", ["light", "dark"])
@SIZES
def test_axe_finds_nothing(sit: Visit, size: tuple[int, int], theme: str) -> None:
    me = sit(size, theme=theme)
    expect(ways(me)).to_have_count(3)
    me.spot("E1").click()
    expect(me.page.locator("[data-picked]")).to_have_count(1)
    expect(ways(me)).to_have_count(3)
    assert violations(me.page) == []
    assert overflow(me.page) <= 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Best ways", "Step by step", "Most for you")),
        ("ru", ("Лучшие пути", "Шаг за шагом", "Больше всего вам")),
        ("hu", ("A legjobb utak", "Lépésről lépésre", "A legtöbb neked")),
    ],
)
def test_in_every_language(sit: Visit, language: str, words: tuple[str, ...]) -> None:
    me = sit(language=language)
    for word in words:
        expect(me.page.locator(".bar")).to_contain_text(word)


# On a large map


@SIZES
def test_a_journey_of_ride_the_rails(
    visit: Visit, table_server: Server, size: tuple[int, int]
) -> None:
    """Of all journeys with what they pay, one from a start to a destination is taken."""
    match = before_a_train()
    assert match.actor is not None
    me = visit(size)
    seats = [secrets.token_urlsafe(32) for _ in range(match.players)]
    seats[match.actor] = me.secret
    script = scripted_match(match)
    me.open(f"/table/{put_down(script, table_server.database, seats, len(script.steps))}")
    found = match.suggestions()
    assert found is not None
    expect(ways(me)).to_have_count(len(found.found))
    expect(me.lit()).to_have_count(len(found.next))
    assert lit(me) == {*found.next}
    first = actions(ways(me).first)
    start, end = (each.split()[-1] for each in (first[0], first[-2]))
    me.spot(start).click()
    expect(me.page.get_by_text("Point at the city where the journey ends")).to_be_visible()
    me.spot(end).click()
    expect(me.page.locator("[data-picked]")).to_have_count(2)
    expect(ways(me).first).to_have_attribute("data-way", ", ".join(first))
    assert violations(me.page) == []
    assert overflow(me.page) <= 0
    me.moved_by(ways(me).first)
    id = me.match
    with guest_of(me) as guest:
        view = guest.see(id)
        assert [entry.action for entry in view.log.entries[-len(first) :]] == first


def before_a_train() -> Match:
    """Greedy players have laid track, and the first of them is to run a train."""
    match = trunkline.new("ride-the-rails", 3, seed=3)
    seats = [make_player("greedy", seat) for seat in range(match.players)]
    while not match.has_suggestions:
        assert match.actor is not None
        match.play(decide(match, seats[match.actor]))
    return match


# When it takes long, or goes wrong


def test_what_takes_long_says_so(sit: Visit) -> None:
    me = sit()
    expect(ways(me)).to_have_count(3)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route("**/ways?*", hold)
    me.spot("E1").click()
    expect(me.page.get_by_text("The ways are being weighed…")).to_be_visible()
    expect(me.lit()).to_have_count(0)
    held[0].continue_()
    expect(me.page.get_by_text("Point at the town where you want to arrive.")).to_be_visible()


def test_what_goes_wrong_is_a_sentence_and_can_be_tried_again(sit: Visit) -> None:
    me = sit()
    me.expected = re.compile("ERR_FAILED|" + me.expected.pattern)
    expect(ways(me)).to_have_count(3)
    me.page.route("**/ways?*", lambda route: route.abort())
    me.spot("E1").click()
    again = me.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    me.page.unroute("**/ways?*")
    again.click()
    expect(ways(me).first).to_be_visible()
