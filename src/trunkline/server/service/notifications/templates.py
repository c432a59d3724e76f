"""Templates of notifications, and why one could not be delivered.

A notice says what everybody at the table knows, and nothing else: it goes through the hands of
others, and is read on screens that anybody may look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trunkline.core.errors import TrunklineError
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.storage.notifications import TEST, Delivery
from trunkline.server.views.log import entry_view


class Undelivered(TrunklineError):
    """A notification was not delivered.

    `final`: trying again is no use. `gone`: nobody is there any more, and never will be.
    """

    def __init__(self, problem: str, *, final: bool = False, gone: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.final = final
        self.gone = gone


class BadContact(Refused):
    """A contact that nothing could ever be delivered to, as far as can be told now."""

    def __init__(self, why: Undelivered) -> None:
        super().__init__(422, "bad-contact", f"undelivered-{why.problem}")


def sentence(problem: str, language: str) -> str:
    """What is stored is the word; whoever reads it may have another language by then."""
    return server_texts(language)(f"undelivered-{problem}") if problem else ""


SHORT = 300  # characters of what happened last
WITH_LAST = ("turn", "reminder", "over")  # the rest is about something else


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that happened at one table."""

    kind: str
    match: str
    title: str  # the game, and with whom
    said: str
    last: str  # what happened last at that table, or ""
    link: str

    @property
    def text(self) -> str:
        return f"{self.said} {self.last}".strip()


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification as a subject and items, for any way of delivery."""

    subject: str
    items: tuple[Item, ...]

    @property
    def text(self) -> str:
        return "\n\n".join(f"{each.title}\n{each.text}\n{each.link}" for each in self.items)


def item(match: MatchSnapshot, delivery: Delivery, owner: str, language: str, home: str) -> Item:
    texts = server_texts(language)
    by = delivery.by or texts("somebody")
    last = _last(match, language) if delivery.kind in WITH_LAST else ""
    return Item(
        kind=delivery.kind,
        match=match.id,
        title=_title(match, owner, language),
        said=texts(f"notice-{delivery.kind}", name=by, winners=_winners(match, language)),
        last=texts("notice-last", event=last) if last else "",
        link=f"{home}/table/{match.id}",
    )


def test_notice(language: str, home: str) -> Notice:
    texts = server_texts(language)
    said = Item(TEST, "", "Trunkline", texts("notice-test"), "", f"{home}/notices")
    return Notice(texts("subject-test"), (said,))


def notice(items: Sequence[Item], language: str) -> Notice:
    """One of them, or several at once."""
    texts = server_texts(language)
    tables = {each.match for each in items}
    if len(tables) == 1:
        return Notice(f"{items[0].title}: {items[0].said}", tuple(items))
    return Notice(texts("subject-several", count=len(tables)), tuple(items))


def _title(match: MatchSnapshot, owner: str, language: str) -> str:
    names = match.names(language)
    others = [names[each.seat] for each in match.seats if each.owner != owner]
    title = match.game.title_in(language)
    if not others:
        return title
    return server_texts(language)("notice-title", title=title, names=", ".join(others))


def _winners(match: MatchSnapshot, language: str) -> str:
    names, outcome = match.names(language), match.position.outcome
    return ", ".join(names[seat] for seat in outcome.winners) if outcome else ""


def _last(match: MatchSnapshot, language: str) -> str:
    """As a spectator reads it."""
    told = entry_view(match.position_in(language), match.tail[-1], None, language)
    text = " ".join(event.text for event in told.events if not event.heading)
    return text if len(text) <= SHORT else text[: SHORT - 1].rstrip() + "…"
