"""History and plans: what was missed, any moment of a match, plans, and forks of a match."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from secrets import token_urlsafe as new_secret

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import DESK, PHONE, Person
from tests.browser.support.ticket_to_ride import finished, held, legendary, sit_down
from tests.server.support.api_client import ApiClient
from tests.server.support.scripted_matches import put_down, tell
from tests.server.support.server_process import Server
from trunkline.api import prepared
from trunkline.games import find_game
from trunkline.server.model.schemas.match import MatchView

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
OPENING = ("bid 7", "pass", "bid 6", "pass", "bid 5", "pass")  # Ada buys three shares

Begin = Callable[..., "MatchWithBela"]


class MatchWithBela:
    """Ada at a browser, Béla somewhere else; both can also decide over the API."""

    def __init__(self, me: Person, database: str, texts: Sequence[str]) -> None:
        script = tell(prepared(find_game("chicago-express")), 2, {"first": 0}, texts)
        secrets = [me.secret, new_secret(32)]
        self.match = put_down(script, database, secrets, len(texts), ("Ada", "Béla"))
        self.url, self.secrets = me.url, secrets

    def go_on(self, *actions: str) -> None:
        """Whoever is to decide does that."""
        for action in actions:
            seat = self.look().actor
            assert seat is not None
            with ApiClient(self.url, self.secrets[seat]) as guest:
                assert guest.submit(guest.see(self.match), action).is_success

    def look(self) -> MatchView:
        with ApiClient(self.url, self.secrets[0]) as guest:
            return guest.see(self.match)


@pytest.fixture
def begin_match(table_server: Server) -> Begin:
    """A match in which that has been played: Ada opens the first auction."""
    return lambda me, *texts: MatchWithBela(me, table_server.database, texts)


def at_table(me: Person, match: str, moment: str = "") -> None:
    me.open("/nowhere").open(f"/table/{match}{moment}")
    expect(me.spot("A2")).to_be_visible()


def replay(me: Person) -> Locator:
    return me.page.locator(".replay")


def slider(me: Person) -> Locator:
    return replay(me).get_by_role("slider")


def band(me: Person) -> Locator:
    """What marks a plan."""
    return me.page.get_by_role("region", name="Plan", exact=True)


def open_log(me: Person, size: tuple[int, int]) -> None:
    if size == PHONE:
        sheet = me.page.get_by_role("button", name="Open or fold the panel")
        while sheet.get_attribute("aria-expanded") == "false":
            sheet.press("ArrowUp")
        me.page.get_by_role("tab", name="Log").click()


def close_log(me: Person, size: tuple[int, int]) -> None:
    if size == PHONE:
        me.page.get_by_role("button", name="Open or fold the panel").press("ArrowDown")


# Since your last turn


@SIZES
def test_what_was_missed_is_shown_and_marked_until_i_decide(
    visit: Visit, begin_match: Begin, size: tuple[int, int]
) -> None:
    me = visit(size)
    match, other = begin_match(me, "bid 7"), begin_match(me)
    with me.page.expect_request(lambda asked: asked.method == "POST" and "/seen" in asked.url):
        at_table(me, match.match)
    me.open("/nowhere")
    match.go_on("bid 8", "bid 9", "pass", "bid 6", "bid 7")
    if size == DESK:
        me.page.emulate_media(reduced_motion="no-preference")
        me.open(f"/table/{match.match}")
        expect(replay(me)).to_contain_text("5 moves since you were here")
        expect(me.prompt).to_contain_text("Béla bids $8")
        expect(me.lit()).to_have_count(0)
        replay(me).get_by_role("button", name="Skip").click()
    else:
        me.open(f"/table/{match.match}")  # nothing moves of itself
    me.await_turn()
    open_log(me, size)
    mark = me.log.get_by_text("You were here")
    expect(mark).to_be_visible()
    close_log(me, size)
    me.choose("pass")
    expect(mark).to_have_count(0)
    following = me.page.locator(".bar").get_by_role("link", name="Next match where I decide (1)")
    expect(following).to_be_visible()
    me.page.keyboard.press("n")
    expect(me.page).to_have_url(f"{me.url}/table/{other.match}")
    me.await_turn()


# Any moment


@SIZES
def test_any_moment_is_shown_by_keys_and_by_its_address(
    visit: Visit, begin_match: Begin, size: tuple[int, int]
) -> None:
    me = visit(size)
    match = begin_match(me, *OPENING)
    at_table(me, match.match)
    me.page.keyboard.press("h")
    expect(slider(me)).to_have_attribute("aria-valuetext", re.compile("^6 of 6: Béla passes"))
    expect(slider(me)).to_be_focused()
    assert violations(me.page) == []
    assert overflow(me.page) == 0
    me.page.keyboard.press("ArrowLeft")
    expect(me.prompt).to_contain_text("Ada bids $5")
    expect(me.lit()).to_have_count(0)
    me.page.keyboard.press("Home")
    expect(slider(me)).to_have_value("0")
    me.page.keyboard.press("PageUp")
    expect(me.prompt).not_to_contain_text("Ada bids $7")  # the next turn, not the next move
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowRight")
    expect(me.prompt).to_contain_text("Ada bids $7")
    expect(me.page).to_have_url(re.compile("#1$"))
    replay(me).get_by_role("button", name="Copy a link").click()
    link = str(me.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"/table/{match.match}#1")
    match.go_on("bid 8")
    expect(replay(me)).to_contain_text("1 new")
    expect(slider(me)).to_have_attribute("aria-valuetext", re.compile("^1 of 7"))
    open_log(me, size)
    me.log.locator('[data-moment="3"]').first.click()
    expect(slider(me)).to_have_value("3")
    me.page.go_back()
    expect(slider(me)).to_have_value("1")
    me.page.go_back()
    expect(replay(me)).to_have_count(0)
    guest = visit(size, "ru")
    guest.page.goto(link)
    expect(guest.page.locator(".replay input")).to_have_value("1")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".replay")).to_have_count(0)
    expect(guest.page).to_have_url(f"{me.url}/table/{match.match}")


def test_hidden_hands_are_seen_through_ones_own_eyes_and_at_the_end_through_all(
    visit: Visit, table_server: Server
) -> None:
    ada, bela = visit(), visit(PHONE)
    sit_down(legendary("draw red", "draw green"), table_server, ada, bela)
    for each, cards in ((ada, 6), (bela, 4)):
        each.page.keyboard.press("h")
        expect(replay(each)).to_be_visible()
        assert sum(held(each).values()) == cards
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_role("list", name="Your hand").locator("li")).to_have_count(4)
    eyes = ada.page.get_by_label("Through whose eyes")
    assert eyes.locator("option").all_inner_texts() == ["As I see it", "As a spectator"]
    eyes.select_option("As a spectator")
    expect(ada.page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(ada.log).to_contain_text("Ada")
    match = sit_down(finished(legendary()), table_server, visit(), visit())
    anybody = visit()
    anybody.open(f"/table/{match}#40")
    eyes = anybody.page.get_by_label("Through whose eyes")
    eyes.select_option("Nothing hidden")
    expect(anybody.page.get_by_role("heading", name=re.compile("^Your hand"))).to_have_count(2)
    eyes.select_option("As Béla")
    expect(anybody.page.get_by_role("heading", name=re.compile("^Your hand"))).to_have_count(1)
    assert anybody.page.locator("dialog[open]").count() == 0


# Plans


@SIZES
def test_a_plan_is_made_for_everybody_kept_checked_anew_and_submitted(
    visit: Visit, begin_match: Begin, size: tuple[int, int]
) -> None:
    me = visit(size)
    match = begin_match(me)
    at_table(me, match.match)
    me.page.keyboard.press("p")
    expect(band(me)).to_contain_text("nothing is played")
    for action, count in (("bid 7", "One"), ("pass", "2"), ("bid 6", "3"), ("pass", "4")):
        me.action(action).click()
        expect(band(me)).to_contain_text(f"{count} decision")
    open_log(me, size)
    expect(me.log.locator(".pencil", has_text="Ada bids $6")).to_be_attached()
    close_log(me, size)
    assert violations(me.page) == []
    assert overflow(me.page) == 0
    assert match.look().number == 0
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(band(me)).to_have_count(0)
    expect(me.log.locator(".pencil")).to_have_count(0)
    at_table(me, match.match)
    me.page.keyboard.press("p")
    expect(band(me)).to_contain_text("4 decisions")
    band(me).get_by_role("button", name="Submit one decision").click()
    expect(band(me)).to_have_count(0)
    assert match.look().number == 1
    me.page.keyboard.press("p")
    expect(band(me)).to_contain_text("3 decisions")
    me.page.keyboard.press("u")
    expect(band(me)).to_contain_text("2 decisions")
    me.expected = re.compile("422 .*/plans")  # that is how the plan hears that it does not hold
    match.go_on("bid 8")
    expect(band(me).get_by_role("alert")).to_contain_text("does not hold any more")
    expect(band(me)).to_contain_text("nothing is played")


# A match of its own


@SIZES
def test_a_match_goes_on_from_a_moment_in_a_match_of_its_own(
    visit: Visit, begin_match: Begin, size: tuple[int, int]
) -> None:
    me = visit(size)
    match = begin_match(me, *OPENING)
    at_table(me, match.match, "#2")
    replay(me).get_by_role("button", name="Continue from here").click()
    dialog = me.page.get_by_role("dialog", name="Continue from here")
    expect(dialog).to_contain_text("as it was after move 2")
    expect(dialog).to_contain_text("dealt anew")
    expect(dialog.get_by_role("combobox")).to_have_count(2)
    assert violations(me.page) == []
    dialog.get_by_role("combobox").nth(1).select_option("here")
    dialog.get_by_role("button", name="Begin").click()
    expect(me.page).not_to_have_url(re.compile(match.match))
    me.await_turn()
    expect(me.row("Ada")).to_contain_text("$53")  # the first share is hers for $7
    assert match.look().number == len(OPENING)  # it stays as it is
