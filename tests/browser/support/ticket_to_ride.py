"""Ticket to Ride Asia at a browser: matches dealt as a test needs them, and how a route is clicked.

The tickets lie in the order of their numbers. Of Legendary Asia 31, 1, 2 and 3 are Ada's and 32, 4,
5 and 6 Béla's; of Team Asia 1 to 5 are Ada's, 6 to 10 her partner Béla's, the others' follow.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Position, expect

from tests.browser.support.people import Person
from tests.server.support.asia_matches import deal
from tests.server.support.scripted_matches import ScriptedMatch, put_down, tell
from tests.server.support.server_process import Server
from tests.ticket_to_ride.positions import LEGENDARY, TEAM

# Ada, Béla, the row, and what is drawn in turn: 17 (Irkutsk – Ulan-Bator) costs two yellow cards.
LEGENDARY_CARDS = (
    "2 yellow blue green  2 white orange purple  white red locomotive green blue  black red orange"
)
# Ada, Béla, Вера, Dora, the row, and what is drawn. 54 (Cawnpore – Kathmandu) is a yellow tunnel of
# one space, for which six cards are turned up.
TEAM_CARDS = (
    "2 yellow blue green  4 white  4 orange  4 purple  white red locomotive green blue"
    "  black yellow red black green white"
)
MIDDLE = """async spot => {
    await document.fonts.ready;
    const reach = spot.querySelector(".reach");
    const way = document.querySelector(reach.getAttribute("href"));
    const middle = way.getPointAtLength(way.getTotalLength() / 2);
    const {x, y} = middle.matrixTransform(reach.getScreenCTM());
    return {x, y};
}"""


# Matches


def legendary(*turns: str, start: bool = True) -> ScriptedMatch:
    """Ada and Béla; they have kept all their tickets, unless they are still to decide."""
    keeps = [f"keep {each}" for each in (31, 1, 2, 3, 32, 4, 5, 6)] if start else []
    return tell(LEGENDARY, 2, deal(LEGENDARY, LEGENDARY_CARDS), [*keeps, *turns])


def team(*turns: str, start: bool = True) -> ScriptedMatch:
    """Ada and Béla against Вера and Dora; the first ticket of each lies on the rack."""
    firsts = (1, 6, 11, 16) if start else ()
    keeps = [
        decision
        for first in firsts
        for decision in (*(f"keep {first + each}" for each in range(5)), f"rack {first}")
    ]
    return tell(TEAM, 4, deal(TEAM, TEAM_CARDS), [*keeps, *turns])


def finished(script: ScriptedMatch) -> ScriptedMatch:
    """Played to the end: claiming whatever can be claimed."""
    texts, now = script.texts, script.end
    while now.actor is not None:
        texts.append(sensible([str(action) for action in now.legal]))
        now, _ = now.after(texts[-1])
    return tell(script.game, script.players, script.deal, texts)


def sensible(actions: list[str]) -> str:
    """A claim ends the game sooner than cards do."""
    return next((each for each in actions if each.startswith("claim")), actions[0])


def sit_down(script: ScriptedMatch, server: Server, *people: Person) -> str:
    """The match lies on the table: with a person at each seat, or all seats at one screen."""
    hidden = {each: each.secret for each in people}
    seats = people * (script.players // len(people))
    id = put_down(script, server.database, [hidden[each] for each in seats], len(script.steps))
    for each in hidden:
        each.open(f"/table/{id}")
        each.page.locator(".table, .handover").wait_for()
        lift(each)
    return id


def lift(us: Person) -> None:
    """The handover screen, where there is one."""
    button = us.page.locator(".handover button")
    if button.count():
        button.click()
    expect(us.table).to_be_visible()


# What lies on the table


def track(me: Person, id: int) -> Locator:
    return me.page.locator(f'.spot[data-target="track:{id}"]')


def claim(me: Person, route: Locator, payment: str = "pay") -> None:
    """Click the route, and one way to pay for it: the first one, unless said otherwise."""
    before = me.version
    route.click(position=middle_of(route))
    me.wait_past(before)
    choose(me, me.page.locator(f'.payment [data-action^="{payment}"]').first)


def choose(me: Person, thing: Locator) -> None:
    """Click it, and wait until the table has moved on."""
    before = me.version
    thing.click()
    await_next(me, before)


def await_next(me: Person, version: int) -> None:
    """Whatever follows that version; it may be the handover screen."""
    expect(me.page.locator(f'.handover, .table:not([data-version="{version}"])')).to_be_visible()


def middle_of(route: Locator) -> Position:
    """Where to click on a route: a curved one does not pass through the middle of its box."""
    route.element_handle().wait_for_element_state("stable")
    there: Position = route.evaluate(MIDDLE)
    box = route.bounding_box()
    assert box is not None
    return {"x": there["x"] - box["x"], "y": there["y"] - box["y"]}


def pointed(me: Person) -> set[str]:
    """The routes that are marked on the map."""
    return set(
        me.page.locator('.map .route.pointed[data-target^="track:"]').evaluate_all(
            "routes => routes.map(route => route.dataset.target)"
        )
    )


def tickets(me: Person) -> Locator:
    return me.page.get_by_role("list", name="Your tickets").get_by_role("listitem")


def held(me: Person, panel: str = "Your hand") -> dict[str, int]:
    """A hand or a rack, as it is read aloud: `{"red": 2, "locomotive": 1}`."""
    cards = me.page.get_by_role("list", name=panel).locator("li .visually-hidden")
    found = [re.match(r"(\w+): (\d+)", each) for each in cards.all_text_contents()]
    return {each[1]: int(each[2]) for each in found if each}
