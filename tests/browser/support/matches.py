"""Matches made over the API for a browser to walk into, where the way there is not the subject."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.support.people import Person
from tests.server.support.api_client import ApiClient, legal
from trunkline.server.model.schemas.match import MatchBegun, MatchView

PEOPLE = ("Ada", "Béla", "Вера")


def guest_of(somebody: Person, language: str = "en") -> ApiClient:
    """The same person, over the API."""
    return ApiClient(somebody.url, somebody.secret, language)


def here(*names: str) -> list[dict[str, str]]:
    return [{"kind": "here", "name": name} for name in names or PEOPLE]


def begin(
    somebody: Person, seats: Sequence[dict[str, str]] | None = None, game: str = "chicago-express"
) -> MatchBegun:
    """A match with all seats at this person's screen, unless said otherwise."""
    with guest_of(somebody) as guest:
        return guest.begin(seats or here(), game)


def at_table(
    somebody: Person,
    seats: Sequence[dict[str, str]] | None = None,
    game: str = "chicago-express",
    until: str = "",
) -> str:
    """Walk to a new match; two have bought the first shares `until` that word can be chosen."""
    begun = begin(somebody, seats or (here("Ada", "Béla") if until else None), game)
    with guest_of(somebody) as guest:
        view = guest.see(begun.id)
        while until and not any(each.startswith(until) for each in legal(view)):
            view = onwards(guest, view)
    somebody.open(f"/table/{begun.id}")
    somebody.page.locator(".table, .handover").wait_for()
    return begun.id


def onwards(guest: ApiClient, view: MatchView) -> MatchView:
    """In an auction of two: the one who opens bids the least, the other one passes."""
    actions = legal(view)
    bid = view.log.entries[-1].action.startswith("bid")
    return guest.play(view, actions.index("pass") if bid or len(actions) == 1 else 1)
