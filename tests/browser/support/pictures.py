"""Pictures of the table in the browser, taken of a real server through a real Chromium.

The matches are played from the record of the game's own cover, or by greedy players from the same
start, so that the pictures show the same position each time. To look at every page at both sizes,
in every language and at night:

    .venv/bin/python -m tests.browser.support.pictures FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from secrets import token_urlsafe

from playwright.sync_api import Browser, expect

import trunkline
from tests.browser.support.chromium import chromium
from tests.browser.support.people import DESK, KEY, LOCALES, PHONE, Person, person
from tests.browser.support.ticket_to_ride import middle_of, track
from tests.server.support.api_client import ApiClient, accepted
from tests.server.support.scripted_matches import ScriptedMatch, put_down, scripted_match
from tests.server.support.server_process import Server, running_server
from trunkline.core.game import Data
from trunkline.games import find_game
from trunkline.players import make_player
from trunkline.players.player import decide
from trunkline.server.model.schemas.match import Invitation

CHICAGO = "chicago-express"
LEGENDARY, TEAM = "ticket-to-ride-legendary-asia", "ticket-to-ride-team-asia"
ROCKET = "stephensons-rocket"
RAILS = "ride-the-rails"
NAMES = ("Béla", "Юля", "Tom", "Ada", "Zsófi", "Вера")
BUILT, NEXT = "L3", "K4"  # of the last railway that is built in the record
BIDS = 6  # of the first auction, before Ada's second
TURNS = {LEGENDARY: 294, TEAM: 508}  # Tom's in both, with many cards
ROUTE = 59  # what he could claim
TUNNEL = 305  # Ada has claimed one, and is about to lay her cards
LATE = 5  # round of Ride the Rails
MIDDLE = 90  # steps into a match of the Rocket, when lines have met
SIZES = {"desk": DESK, "phone": PHONE}


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


@cache
def cover_match(game: str) -> ScriptedMatch:
    """The record of the game's cover, which greedy players end if it is not over."""
    return ended(trunkline.load(find_game(game).folder / "cover.txt"))


@cache
def journey(edition: str, board: str) -> ScriptedMatch:
    """Stephenson's Rocket, played by greedy players alone."""
    options = {"edition": edition, "board": board}
    return ended(trunkline.new(ROCKET, 4, seed=5, options=options))


def ended(match: trunkline.Match) -> ScriptedMatch:
    seats = [make_player("greedy", seed=seat) for seat in range(match.players)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return scripted_match(match)


def moment(
    script: ScriptedMatch, decision: str, *also: Callable[[Mapping[str, Data]], bool]
) -> int:
    """The number of steps after which, halfway through, that is to be decided."""
    for steps in range(MIDDLE, len(script.steps)):
        facts = script.positions[steps].position()
        if facts["decision"] == decision and all(holds(facts) for holds in also):
            return steps
    raise LookupError(f"nothing like that is decided: {decision}")


def has_bids(facts: Mapping[str, Data]) -> bool:
    veto = facts["veto"]
    return isinstance(veto, dict) and bool(veto["bids"])


def is_late(facts: Mapping[str, Data]) -> bool:
    """All railroads may be on the board."""
    return facts["round"] == LATE


class Matches:
    """Matches of one visitor, laid out anew for each picture; the visitor may play on."""

    def __init__(self, server: Server, secret: str) -> None:
        self._server, self._secret = server, secret

    def bidding(self) -> str:
        """Chicago Express at the first auction; all sit at one screen."""
        return self._lay(cover_match(CHICAGO), BIDS, alone=False)

    def building(self) -> str:
        """Near the end."""
        script = cover_match(CHICAGO)
        return self._lay(script, script.texts.index(f"build {BUILT}") + 1, alone=False)

    def turn(self, game: str) -> str:
        """Ticket to Ride, from the seat that decides."""
        return self._lay(cover_match(game), TURNS[game])

    def tunnel(self) -> str:
        return self._lay(cover_match(TEAM), TUNNEL)

    def line(self, edition: str = "2018", board: str = "england") -> str:
        """Stephenson's Rocket, somebody's turn."""
        script = journey(edition, board)
        return self._lay(script, moment(script, "turn"))

    def veto(self) -> str:
        """Somebody has bid, and the visitor may bid more."""
        script = journey("2018", "england")
        return self._lay(script, moment(script, "veto", has_bids))

    def journeys_end(self) -> str:
        script = journey("2018", "england")
        return self._lay(script, len(script.steps))

    def rails(self, decision: str) -> str:
        """Ride the Rails, in a late round."""
        script = cover_match(RAILS)
        return self._lay(script, moment(script, decision, is_late))

    def over(self, game: str) -> str:
        script = cover_match(game)
        return self._lay(script, len(script.steps), alone=game != CHICAGO)

    def waiting(self) -> Invitation:
        """For the second player, who is to begin and has not come yet."""
        with ApiClient(self._server.url, self._secret) as ada, ApiClient(self._server.url) as host:
            begun = host.begin([{"kind": "link"}] * 3)
            while host.see(begun.id).actor != 1:  # who begins is drawn
                begun = host.begin([{"kind": "link"}] * 3)
            first, free, last = begun.invitations
            for link, name in ((first, "Ada"), (last, "Tom")):
                accepted(ada.claim(begun.id, link.seat, link.token, name))
        return free

    def _lay(self, script: ScriptedMatch, steps: int, *, alone: bool = True) -> str:
        """The visitor has the seat that decides, or all of them."""
        mine = {script.steps[steps - 1].after.actor or 0} if alone else {*range(script.players)}
        others = token_urlsafe(32)
        hidden = [self._secret if seat in mine else others for seat in range(script.players)]
        return put_down(script, self._server.database, hidden, steps, NAMES)


# The pages


def front_page(me: Person, matches: Matches) -> None:
    me.open()
    me.page.locator("article img").first.wait_for()


def my_matches(me: Person, matches: Matches) -> None:
    matches.waiting()
    matches.bidding()
    matches.building()
    matches.over(CHICAGO)
    front_page(me, matches)


def new_match(me: Person, matches: Matches) -> None:
    """With the options unfolded."""
    me.open(f"/new/{CHICAGO}")
    me.page.locator("details summary").first.click()
    me.page.locator(".go").scroll_into_view_if_needed()


def links(me: Person, matches: Matches) -> None:
    """What the host gets to send."""
    me.open(f"/new/{CHICAGO}")
    me.page.locator("select").nth(1).select_option("link")
    me.page.locator(".go .primary").click()
    me.page.locator("input[readonly]").wait_for()


def invitation(me: Person, matches: Matches) -> None:
    """What the friend sees."""
    me.page.goto(matches.waiting().url)
    me.page.locator("form button").wait_for()


def auction(me: Person, matches: Matches) -> None:
    me.open(f"/table/{matches.bidding()}")
    me.page.locator(".bar.mine .number").wait_for()
    me.spot(BUILT).wait_for(state="attached")


def table(me: Person, matches: Matches) -> None:
    """A hex is built, so that the ledger shows what it changed, and the next is being chosen."""
    me.open(f"/table/{matches.building()}")
    me.spot(BUILT).wait_for(state="attached")
    before = me.version
    me.page.keyboard.press("u")
    me.wait_past(before)
    me.moved_by(me.spot(BUILT))
    me.prompt.hover()
    expect(me.hint).to_have_count(0)
    expect(me.lit().first).to_be_visible()


def preview(me: Person, matches: Matches) -> None:
    """What the next hex would bring stands there in pencil."""
    table(me, matches)
    me.spot(NEXT).hover()
    expect(me.hint).to_be_visible()


def refusal(me: Person, matches: Matches) -> None:
    """A click on a hex that is not legal."""
    table(me, matches)
    me.spot("M4").click()
    expect(me.hint).to_be_visible()


def holdings(me: Person, matches: Matches) -> None:
    """The phone's sheet, wide open."""
    table(me, matches)
    me.page.locator(".handle").press("ArrowUp")
    expect(me.page.get_by_role("tab").first).to_be_visible()
    without_focus(me)


def log(me: Person, matches: Matches) -> None:
    holdings(me, matches)
    me.page.get_by_role("tab").nth(1).click()  # behind the holdings, before chat and notes
    expect(me.log).to_be_visible()


def scores(me: Person, matches: Matches) -> None:
    show_scores(me, matches.over(CHICAGO))


def legendary_scores(me: Person, matches: Matches) -> None:
    show_scores(me, matches.over(LEGENDARY))


def team_scores(me: Person, matches: Matches) -> None:
    show_scores(me, matches.over(TEAM))


def show_scores(me: Person, match: str) -> None:
    me.open(f"/table/{match}")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    without_focus(me)


def legendary(me: Person, matches: Matches) -> None:
    """A ticket is pointed at: the map shows the shortest way that is still open."""
    me.open(f"/table/{matches.turn(LEGENDARY)}")
    point_at_a_ticket(me)


def team(me: Person, matches: Matches) -> None:
    me.open(f"/table/{matches.turn(TEAM)}")
    point_at_a_ticket(me)


def point_at_a_ticket(me: Person) -> None:
    """At a desk; a finger cannot point."""
    ticket = me.page.locator(".ticket:not(.done)").first
    ticket.wait_for(state="attached")
    if not me.page.evaluate("matchMedia('(hover: none)').matches"):
        ticket.hover()
        expect(me.page.locator(".map .route.pointed").first).to_be_visible()


def payment(me: Person, matches: Matches) -> None:
    """Ways to pay for a route, each of them one click."""
    me.open(f"/table/{matches.turn(LEGENDARY)}")
    route = track(me, ROUTE)
    route.click(position=middle_of(route))
    expect(me.page.locator(".payment")).to_be_visible()


def tunnel(me: Person, matches: Matches) -> None:
    """The cards are being turned up."""
    me.open(f"/table/{matches.tunnel()}")
    me.choose("from-rack 1 0")
    me.prompt.hover()  # away from where a button was
    expect(me.page.locator(".reveal")).to_be_visible()


def rocket(me: Person, matches: Matches) -> None:
    """A line is being extended: what the next hex would bring stands there in pencil."""
    me.open(f"/table/{matches.line()}")
    expect(me.lit().first).to_be_visible()
    me.lit().first.hover()
    expect(me.hint).to_be_visible()


def rocket_holdings(me: Person, matches: Matches) -> None:
    """The phone's sheet, wide open: players, companies, the chart."""
    see_line(me, matches.line())
    me.page.locator(".handle").press("ArrowUp")
    expect(me.page.get_by_role("tab").first).to_be_visible()
    without_focus(me)


def rocket_veto(me: Person, matches: Matches) -> None:
    see_line(me, matches.veto())


def rocket_1999(me: Person, matches: Matches) -> None:
    see_line(me, matches.line(edition="1999"))


def rocket_usa(me: Person, matches: Matches) -> None:
    see_line(me, matches.line(board="usa"))


def rocket_china(me: Person, matches: Matches) -> None:
    see_line(me, matches.line(board="china"))


def see_line(me: Person, match: str) -> None:
    me.open(f"/table/{match}")
    expect(me.lit().first).to_be_visible()


def rocket_scores(me: Person, matches: Matches) -> None:
    show_scores(me, matches.journeys_end())


def rails(me: Person, matches: Matches) -> None:
    """Track is being laid."""
    see_line(me, matches.rails("lay"))


def rails_journeys(me: Person, matches: Matches) -> None:
    """The best journeys of all, with what they pay to whom; the first is pointed at."""
    me.open(f"/table/{matches.rails('from')}")
    expect(me.lit().first).to_be_visible()
    best = me.page.locator(".suggestions li").first
    expect(best).to_be_visible()
    if not me.page.evaluate("matchMedia('(hover: none)').matches"):
        best.hover()
        expect(me.page.locator(".map .trace polyline").first).to_be_attached()


def rails_holdings(me: Person, matches: Matches) -> None:
    """The phone's sheet, wide open."""
    rails_journeys(me, matches)
    me.page.locator(".handle").press("ArrowUp")
    expect(me.page.get_by_role("tab").first).to_be_visible()
    without_focus(me)


def rails_scores(me: Person, matches: Matches) -> None:
    show_scores(me, matches.over(RAILS))


def rules(me: Person, matches: Matches) -> None:
    """Searched."""
    me.open(f"/rules/{CHICAGO}")
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
        *(legendary, payment, legendary_scores, team, tunnel, team_scores),
        *(rocket, rocket_holdings, rocket_veto, rocket_1999, rocket_usa, rocket_china),
        *(rocket_scores, rails, rails_journeys, rails_holdings, rails_scores),
    )
}
FIRST_VISIT = {"front-page", "links", "invitation"}
SHEET = {
    "holdings",
    "log",
    "rocket-holdings",
    "rails-holdings",
}  # on a phone; at a desk the table always shows them

# What the documentation shows.
KEPT = (
    *(Picture(name) for name in ("front-page", "my-matches", "new-match", "invitation")),
    *(Picture(name) for name in ("preview", "refusal", "scores", "rules", "settings")),
    *(Picture(name) for name in ("legendary", "tunnel", "rocket", "rocket-veto")),
    Picture("rails-journeys"),
    Picture("preview", theme="dark"),
    Picture("preview", language="ru"),
    *(Picture(name, "phone") for name in ("front-page", "table", "holdings", "log")),
    *(Picture(name, "phone") for name in ("legendary", "rocket-veto", "rails-journeys")),
)


# Taking them


def take_all(pictures: Iterable[Picture], folder: Path) -> None:
    """As PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    with running_server() as server, chromium() as browser:
        for picture in pictures:
            secret = token_urlsafe(32)
            with visitor(browser, server.url, picture, secret) as me:
                PAGES[picture.name](me, Matches(server, secret))
                me.page.evaluate("document.fonts.ready")
                me.page.wait_for_load_state("networkidle")
                me.page.screenshot(path=folder / f"{picture}.png")


@contextmanager
def visitor(browser: Browser, url: str, picture: Picture, secret: str) -> Iterator[Person]:
    size, touch = SIZES[picture.size], picture.size == "phone"
    with person(browser, url, size, picture.language, touch, picture.theme) as me:
        if picture.name not in FIRST_VISIT:
            me.page.add_init_script(f"localStorage.setItem('{KEY}', '{secret}')")
            me.page.add_init_script("localStorage.setItem('trunkline.name', 'Ada')")
        yield me


def every_picture() -> Iterator[Picture]:
    for name, size in product(PAGES, SIZES):
        if size == "desk" and name in SHEET:
            continue
        yield from (Picture(name, size, language) for language in LOCALES)
        yield Picture(name, size, theme="dark")


if __name__ == "__main__":
    take_all(every_picture(), Path(sys.argv[1]))
