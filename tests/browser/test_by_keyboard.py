"""Every game by the keyboard and a screen reader alone: nobody clicks, and nobody looks."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.by_keyboard import ByKeyboard, Heard
from tests.browser.support.matches import at_table, begin, guest_of
from tests.browser.support.people import DESK, PHONE, Person
from tests.support.volume import amount, count_games

BOT = {"kind": "bot", "bot": "random"}
MOST = 400  # decisions of a whole match
WON = re.compile(r"\bwins?\b|share the victory")
CAN = "Can be chosen: "
ENOUGH = 3  # decisions in each manner but the fastest one
NEAR = 12  # presses of Tab from the prompt to any of its buttons


class KeyboardPlayer:
    """Plays a match to find out everything that can be decided in it, in every manner."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.hands = ByKeyboard(me)
        self.match = ""
        self.taken: list[str] = []  # kinds of action
        self.manners: list[str] = []

    def sit_down(self, game: str, players: int) -> None:
        seats = [{"kind": "me", "name": "Ada"}, *[BOT] * (players - 1)]
        self.match = begin(self.me, seats, game).id
        self.me.open(f"/table/{self.match}")
        expect(self.me.page.locator(".map .spot").first).to_be_visible()

    def play(self, decisions: int) -> bool:
        """True when the match is over."""
        for _ in range(decisions):
            if self.is_over():
                return True
            self.decide()
        return self.is_over()

    def is_over(self) -> bool:
        """When it is the player's turn, or nobody's any more."""
        self.me.page.locator(".bar.mine, dialog[open]").first.wait_for()
        return self.me.page.locator("dialog[open]").count() > 0

    def hurry(self) -> None:
        """To the end, by the first action of the list each time."""
        for _ in range(MOST):
            if self.is_over():
                return
            before = self.me.version
            self.hands.command()
            self.hands.press("ArrowDown", "Enter")
            self.me.wait_past(before)
            assert not self.hands.is_lost
        raise AssertionError("the match does not end")

    def skip(self, decisions: int) -> None:
        """So many decisions over the API, while the page looks on; the match is not over then."""
        self.hands.leave_command()
        with guest_of(self.me) as guest:
            view = guest.see(self.match)
            for _ in range(decisions):
                view = guest.play(view)
                while view.seat != view.actor:
                    view = guest.see(self.match, wait=view.version)
        expect(self.me.table).to_have_attribute("data-version", str(view.version))

    def decide(self) -> None:
        offers = self.hands.offers()
        chosen = self.newest(offers)
        times = self.taken.count(chosen.kind)
        if times == 0:
            # A map has hundreds of places, all of one make: once is enough.
            assert violations(self.me.page, ".map" if self.taken else "") == [], chosen
        # The first time as it comes, later on the map or at its button; a few times each.
        done = self.by_hand(chosen, offers) if times > 0 else None
        if done is None:
            assert self.hands.choose(chosen.action) == chosen.said
            self.manners.append("command")
        self.taken.append((done or chosen).kind)
        assert not self.hands.is_lost, chosen

    def by_hand(self, chosen: Heard, offers: Sequence[Heard]) -> Heard | None:
        manners = {"map": self.on_the_map, "button": self.at_its_button}
        for manner in sorted(manners, key=self.manners.count):
            done = manners[manner](chosen, offers) if self.manners.count(manner) < ENOUGH else None
            if done is not None:
                return done
        return None

    def newest(self, offers: Sequence[Heard]) -> Heard:
        """Of the kind that was chosen least; who passes sees nothing new."""
        legal = [each for each in offers if not each.refused]
        assert legal, "there is nothing to choose"
        dull = ("pass", "nothing", "done")
        return min(legal, key=lambda each: (self.taken.count(each.kind), each.kind in dull))

    def on_the_map(self, _: Heard, offers: Sequence[Heard]) -> Heard | None:
        """Whatever can be done where the arrows come to; of two things the second comes second."""
        self.hands.leave_command()
        heard = self.hands.walk_the_map("ArrowRight", "ArrowUp")
        if CAN in heard and not one_of(offers, heard):
            self.hands.press("Enter")
            expect(self.me.page.locator(".spot[aria-pressed=true]").first).to_be_attached()
            self.hands.press("ArrowRight")
            heard = self.hands.focused
        done = self._enter(one_of(offers, heard), "map")
        if done is None:
            self.hands.press("Escape")
        return done

    def at_its_button(self, chosen: Heard, _: Sequence[Heard]) -> Heard | None:
        self.hands.leave_command()
        found = self.hands.finds(f'button "(.*: )?{re.escape(chosen.label)}"', NEAR)
        return self._enter(chosen if found else None, "button")

    def _enter(self, chosen: Heard | None, manner: str) -> Heard | None:
        """Where what has the focus says that it is this action; else nothing is done yet."""
        if chosen is not None:
            before = self.me.version
            self.hands.press("Enter")
            self.me.wait_past(before)
            self.manners.append(manner)
        return chosen


def one_of(offers: Sequence[Heard], heard: str) -> Heard | None:
    """The one action that a place on the map says it stands for."""
    _, _, said = heard.partition(CAN)
    return next((each for each in offers if said.startswith(f'{each.label}"')), None)


def test_a_whole_game(visit: Visit) -> None:
    player = KeyboardPlayer(visit())
    player.sit_down("chicago-express", 2)
    if not player.play(26):
        player.hurry()
    me, scores = player.me, player.me.page.get_by_role("dialog")
    expect(scores).to_contain_text(WON)
    expect(scores).to_contain_text("Starting capital")
    expect(scores).to_contain_text("trunkline verify")
    expect(scores.get_by_role("link", name="CE-1.1").first).to_be_visible()
    assert violations(me.page) == []
    player.hands.tab_to("Download the record")
    with me.page.expect_download() as download:
        player.hands.press("Enter")
    assert download.value.path().read_text(encoding="utf-8").startswith("Trunkline record 1")
    assert {"auction", "expand", "develop", "bid", "build", "done"} <= set(player.taken)
    assert {"command", "map", "button"} <= set(player.manners)


@pytest.mark.parametrize(
    ("game", "players", "decisions", "skipped", "kinds"),
    [
        ("stephensons-rocket", 2, 12, 35, {"extend", "invest"}),
        ("ride-the-rails", 3, 14, 0, {"share", "lay", "from", "ride"}),
        ("ticket-to-ride-legendary-asia", 2, 16, 50, {"keep", "draw", "claim", "pay"}),
        ("ticket-to-ride-team-asia", 4, 14, 80, {"keep", "rack", "draw", "to"}),
    ],
)
def test_every_kind_of_decision_and_on_to_the_end(
    visit: Visit, game: str, players: int, decisions: int, skipped: int, kinds: set[str]
) -> None:
    """In the middle the same comes again and again: only `make soak` plays that by keyboard too."""
    player = KeyboardPlayer(visit())
    player.sit_down(game, players)
    player.play(decisions)
    assert kinds <= set(player.taken)
    player.skip(amount(skipped, soak=0))
    player.hurry()
    count_games()
    expect(player.me.page.get_by_role("dialog")).to_contain_text(WON)


# The command line, and the map in words


@pytest.mark.parametrize(
    ("language", "size", "words", "why", "town"),
    [
        ("ru", PHONE, "расш", "почему", ("питт", "Питтсбург (K4)")),
        (
            "hu",
            DESK,
            "halozatb",
            "miért",
            ("PITTS", "Pittsburgh (K4), ipari központ, költsége 4, bevétele +"),
        ),
    ],
    ids=["ru-phone", "hu"],
)
def test_actions_in_words_and_in_the_notation(
    visit: Visit,
    language: str,
    size: tuple[int, int],
    words: str,
    why: str,
    town: tuple[str, str],
) -> None:
    me = visit(size, language)
    me.expected = re.compile("400 .*/refusal")  # what is no action at all
    at_table(me, until="expand")
    hands = ByKeyboard(me)
    expect(me.page.locator(".map .spot").first).to_be_visible()
    # In words; what it would do is said before it is sent.
    assert "expand" in hands.choose(words)
    expect(hands.line).to_have_value("")
    before = me.version
    # Where several fit, nothing is sent.
    hands.keys.insert_text("company")
    expect(me.page.get_by_role("option")).not_to_have_count(0)
    hands.press("Enter")
    expect(me.page.locator("[data-announced]")).to_contain_text("5")
    hands.press("Escape")
    # Why not, by name; and what cannot be done is refused with its clause.
    hands.keys.insert_text(f"{why} company wabash")
    hands.press("Enter")
    expect(me.hint).to_contain_text("CE-")
    hands.press("Escape")
    hands.keys.insert_text("build Z99")
    hands.press("Enter")
    expect(me.hint).not_to_contain_text("CE-")
    hands.press("Escape")
    assert me.version == before
    play_a_series(me, hands)
    assert me.version == before + 1
    plan_by_command(me, hands)
    assert me.version == before + 1
    find_a_place(me, hands, *town)
    hands.press("Shift+U")
    expect(me.table).not_to_have_attribute("data-version", str(before + 1))


def play_a_series(me: Person, hands: ByKeyboard) -> None:
    """What could follow is listed, and what all of it would do is said."""
    before = me.version
    hands.keys.insert_text("company prr, ")
    expect(me.page.get_by_role("option").filter(has_text="build")).not_to_have_count(0)
    hands.press("ArrowDown")
    expect(me.page.get_by_role("option", selected=True)).to_have_count(1)
    expect(me.page.locator(".command .pencil")).to_be_visible()
    assert violations(me.page) == []
    assert overflow(me.page) == 0
    hands.press("Enter")
    expect(me.table).to_have_attribute("data-version", str(before + 1))
    hands.leave_command()
    assert not hands.is_lost


def plan_by_command(me: Person, hands: ByKeyboard) -> None:
    """The same line decides, and nothing is played."""
    hands.press("p")
    expect(me.page.locator(".plan-bar")).to_be_visible()
    hands.command()
    hands.keys.insert_text("done")
    expect(me.page.get_by_role("option", selected=True)).to_have_count(1)
    hands.press("Enter")
    expect(hands.line).to_have_value("")
    hands.leave_command()
    hands.press("Escape", "Escape")
    expect(me.page.locator(".plan-bar")).to_have_count(0)


def find_a_place(me: Person, hands: ByKeyboard, typed: str, named: str) -> None:
    """By its name; then what lies around it, and all of them as a list."""
    hands.press("f")
    expect(me.page.get_by_role("searchbox")).to_be_focused()
    assert violations(me.page) == []
    hands.keys.insert_text(typed)
    hands.press("Enter")
    there = me.page.locator(".spot:focus")
    expect(there).to_have_count(1)
    assert named in hands.focused
    expect(there).to_have_accessible_description(re.compile("K3.*K5"))
    hands.press("f", "Tab", "Space")
    places = me.page.get_by_role("rowheader").get_by_role("button")
    expect(places).not_to_have_count(160)
    assert places.count() > 0
    hands.press("Escape")
    expect(there).to_have_count(1)


def test_the_focus_is_never_lost(visit: Visit) -> None:
    me = visit()
    at_table(me, until="expand")
    hands = ByKeyboard(me)
    hands.tab_to("Develop")
    for key in ("?", "g", "s", "f"):
        hands.press(key)
        expect(me.page.locator("dialog[open] :focus")).to_have_count(1)
        hands.press("Escape")
        expect(me.action("develop")).to_be_focused()
    hands.press("h")
    expect(me.page.get_by_role("slider")).to_be_focused()
    hands.press("Escape")
    expect(me.page.locator(".bar :focus")).to_have_count(1)
    hands.press("p")
    expect(me.page.locator(".plan-bar")).to_be_visible()
    hands.press("Escape", "Escape")
    expect(me.page.locator(":focus")).to_have_count(1)
    hands.tab_to("Menu of the table")
    hands.press("Enter")
    expect(me.page.get_by_role("menuitem").first).to_be_focused()
    hands.press("Escape")
    expect(me.page.get_by_role("button", name="Menu of the table")).to_be_focused()
