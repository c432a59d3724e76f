"""Pictures of the table in the browser, taken of a real server through a real Chromium.

The matches are played from the record of the game's own cover, so that the pictures show the same
position each time. To look at every page at both sizes, in every language and at night:

    .venv/bin/python -m tests.browser.pictures FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect

import trunkline
from tests.browser.begin import KEY
from tests.browser.chromium import chromium
from tests.browser.people import DESK, LOCALES, PHONE, Person, person
from tests.server.guests import Guest, accepted, view_of
from tests.server.running import running_server
from trunkline.games import find_game
from trunkline.server.payloads import Invitation, MatchBegun

GAME = "chicago-express"
SECRET = "documentation-" * 3  # of whoever plays in the pictures
NAMES = ("Béla", "Юля", "Tom", "Ada", "Zsófi")
BUILT, NEXT = "L3", "K4"  # of the last railway that is built in the record
BIDS = 6  # of the first auction, before Ada's second
QUALITY = 82
SIZES = {"desk": DESK, "phone": PHONE}
Format = Literal["jpeg", "png"]


@dataclass(frozen=True)
class Matches:
    """What the pictures are taken of, by id."""

    bidding: str
    building: str
    over: str
    invitation: Invitation


@dataclass(frozen=True)
class Picture:
    name: str
    size: str = "desk"
    language: str = "en"
    theme: str = "light"

    def __str__(self) -> str:
        night = "-night" if self.theme == "dark" else ""
        return f"{self.name}-{self.size}-{self.language}{night}"


# The matches


def prepare(url: str) -> Matches:
    """Matches at the first auction, at a build near the end, over, and waiting for somebody."""
    record = trunkline.load(find_game(GAME).folder / "cover.txt")
    actions = [str(action) for action in record.actions]
    first = record.decider(0)
    with Guest(url, SECRET) as guest:
        waiting = seated(guest, ("Ada", "", "Tom"), first=1)
        bidding, building, over = (seated(guest, NAMES, first).id for _ in range(3))
        play(guest, bidding, actions[:BIDS])
        play(guest, building, until_building(actions))
        play(guest, over, actions)
    return Matches(bidding, building, over, waiting.invitations[1])


def until_building(actions: list[str]) -> list[str]:
    last = max(n for n, each in enumerate(actions) if each == f"build {NEXT}")
    assert actions[last - 1] == f"build {BUILT}", "the cover's record is another one now"
    return actions[:last]


def seated(guest: Guest, names: Sequence[str], first: int) -> MatchBegun:
    """A match that this seat begins. Who begins is drawn, so somebody else sets matches up until
    it is the one; then the guest takes every seat that has a name."""
    with Guest(guest.url) as host:
        begun = host.begin([{"kind": "link"}] * len(names))
        while host.see(begun.id).actor != first:
            begun = host.begin([{"kind": "link"}] * len(names))
    for name, link in zip(names, begun.invitations, strict=True):
        if name:
            accepted(guest.claim(begun.id, link.seat, link.token, name))
    return begun


def play(guest: Guest, id: str, actions: Iterable[str]) -> None:
    view = guest.see(id)
    for action in actions:
        view = view_of(guest.submit(view, action))


# The pages


def front_page(me: Person, matches: Matches) -> None:
    me.open()
    me.page.locator("article img").first.wait_for()


def my_matches(me: Person, matches: Matches) -> None:
    front_page(me, matches)


def new_match(me: Person, matches: Matches) -> None:
    """With the options unfolded."""
    me.open(f"/new/{GAME}")
    me.page.locator("details summary").click()
    me.page.locator(".go").scroll_into_view_if_needed()


def links(me: Person, matches: Matches) -> None:
    """What the host gets to send."""
    me.open(f"/new/{GAME}")
    me.page.locator("select").nth(1).select_option("link")
    me.page.locator(".go button").click()
    me.page.locator("input[readonly]").wait_for()


def invitation(me: Person, matches: Matches) -> None:
    """What the friend sees."""
    me.page.goto(matches.invitation.url)
    me.page.locator("form button").wait_for()


def auction(me: Person, matches: Matches) -> None:
    me.open(f"/table/{matches.bidding}")
    me.page.locator(".bar.mine .number").wait_for()
    me.spot(BUILT).wait_for(state="attached")


def table(me: Person, matches: Matches) -> None:
    """A hex is built, so that the ledger shows what it changed, and the next is being chosen."""
    me.open(f"/table/{matches.building}")
    me.spot(BUILT).wait_for(state="attached")
    before = me.version
    me.page.keyboard.press("u")
    me.wait_past(before)
    me.moved_by(me.spot(BUILT))
    me.prompt.hover()
    expect(me.whisper).to_have_count(0)
    expect(me.lit().first).to_be_visible()


def preview(me: Person, matches: Matches) -> None:
    """What the next hex would bring stands there in pencil."""
    table(me, matches)
    me.spot(NEXT).hover()
    expect(me.whisper).to_be_visible()


def refusal(me: Person, matches: Matches) -> None:
    """A click on a hex that is not legal."""
    table(me, matches)
    me.spot("M4").click()
    expect(me.whisper).to_be_visible()


def holdings(me: Person, matches: Matches) -> None:
    """The phone's sheet, wide open."""
    table(me, matches)
    me.page.locator(".handle").press("ArrowUp")
    expect(me.page.get_by_role("tab").first).to_be_visible()
    without_focus(me)


def log(me: Person, matches: Matches) -> None:
    holdings(me, matches)
    me.page.get_by_role("tab").last.click()
    expect(me.log).to_be_visible()


def scores(me: Person, matches: Matches) -> None:
    me.open(f"/table/{matches.over}")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    without_focus(me)


def rules(me: Person, matches: Matches) -> None:
    """Searched."""
    me.open(f"/rules/{GAME}")
    words = {"en": "forest", "ru": "лес", "hu": "erdő"}
    language = me.page.locator("html").get_attribute("lang") or ""
    me.page.get_by_role("searchbox").fill(words[language])
    me.page.locator("mark").first.wait_for()


def settings(me: Person, matches: Matches) -> None:
    front_page(me, matches)
    me.page.locator("header .inside > button").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def without_focus(me: Person) -> None:
    """Only who uses the keyboard sees a ring around what has the focus."""
    me.page.evaluate("document.activeElement.blur()")


PAGES: dict[str, Callable[[Person, Matches], None]] = {
    page.__name__.replace("_", "-"): page
    for page in (
        *(front_page, my_matches, new_match, links, invitation, rules, settings),
        *(auction, table, preview, refusal, holdings, log, scores),
    )
}
FIRST_VISIT = {"front-page", "links", "invitation"}
SHEET = {"holdings", "log"}  # on a phone; at a desk the table always shows them

# What the documentation shows.
KEPT = (
    *(Picture(name) for name in ("front-page", "my-matches", "new-match", "invitation")),
    *(Picture(name) for name in ("preview", "refusal", "scores", "rules", "settings")),
    Picture("preview", theme="dark"),
    *(Picture("preview", language=language) for language in ("ru", "hu")),
    *(Picture(name, "phone") for name in ("front-page", "table", "holdings", "log", "rules")),
)


# Taking them


def take_all(pictures: Iterable[Picture], folder: Path, format: Format) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running_server() as server, chromium() as browser:
        matches = prepare(server.url)
        for picture in pictures:
            with visitor(browser, server.url, picture) as me:
                PAGES[picture.name](me, matches)
                me.page.evaluate("document.fonts.ready")
                me.page.wait_for_load_state("networkidle")
                shoot(me, folder / f"{picture}.{format}", format)


@contextmanager
def visitor(browser: Browser, url: str, picture: Picture) -> Iterator[Person]:
    size, touch = SIZES[picture.size], picture.size == "phone"
    with person(browser, url, size, picture.language, touch, picture.theme) as me:
        if picture.name not in FIRST_VISIT:
            me.page.add_init_script(f"localStorage.setItem('{KEY}', '{SECRET}')")
            me.page.add_init_script("localStorage.setItem('trunkline.name', 'Ada')")
        yield me


def shoot(me: Person, path: Path, format: Format) -> None:
    quality = QUALITY if format == "jpeg" else None
    me.page.screenshot(path=path, type=format, quality=quality)


def every_picture() -> Iterator[Picture]:
    for name, size in product(PAGES, SIZES):
        if size == "desk" and name in SHEET:
            continue
        yield from (Picture(name, size, language) for language in LOCALES)
        yield Picture(name, size, theme="dark")


if __name__ == "__main__":
    take_all(every_picture(), Path(sys.argv[1]), "png")
