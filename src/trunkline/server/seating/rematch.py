"""The same people and bots in another match. Who began it sits there; for the others their seats
are kept, so that nobody is made to play and nobody needs a link."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from trunkline.server.beginning import begin
from trunkline.server.open_match import OpenMatch
from trunkline.server.payloads import MatchWish, SeatWish
from trunkline.server.seating.payloads import Order
from trunkline.server.storage.rows import NewMatch, StoredSeat


def rematch(match: OpenMatch, owner: str, order: Order) -> NewMatch:
    facts = match.facts
    places = arranged(match.seats, match.game.partners, order)
    wish = MatchWish(
        facts.game,
        [_wish(each) for each in places],
        options=facts.options,
        board=facts.board,
        customs=match.customs,
    )
    begun = begin(match.game, wish, owner).match
    seats = [_kept(new, old, owner) for new, old in zip(begun.seats, places, strict=True)]
    return replace(begun, seats=seats, origin={"kind": "rematch", "match": match.id})


def arranged(places: Sequence[StoredSeat], partners: int, order: Order) -> list[StoredSeat]:
    """Partners stay side by side: it is teams that change their places."""
    teams = [list(places[at : at + partners]) for at in range(0, len(places), partners)]
    if order == "rotated":
        teams = [*teams[1:], *teams[:1]]
    elif order == "random":
        secrets.SystemRandom().shuffle(teams)
    return [each for team in teams for each in team]


def _wish(place: StoredSeat) -> SeatWish:
    if place.kind == "bot" and place.owner is None:
        return SeatWish("bot", bot=place.bot)
    return SeatWish("here", name=place.name)


def _kept(new: StoredSeat, old: StoredSeat, owner: str) -> StoredSeat:
    """Nobody else is made to sit down."""
    if new.kind == "bot" or old.owner == owner:
        return new
    return replace(new, kind="open", name=old.name, owner=old.owner)
