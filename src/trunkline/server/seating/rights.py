"""Who may do what about a seat.

Its owner may do anything at once. A seat of somebody else is given away only when the match has
waited for them as long as the table's customs say, and they are not here: by who began the match;
by anybody else at the table if that is the one who is awaited, or has no seat, or has let as much
time pass again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from trunkline.server.open_match import OpenMatch
from trunkline.server.seating.payloads import Deed
from trunkline.server.storage.rows import StoredSeat

CAME = ("sat", "taken")  # happenings after which the waiting begins anew

Reason = Literal["", "is-here", "not-awaited", "not-yet", "creator-first", "bot-holds", "creator"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat to who looks: what they can do, and if they cannot give it away, why and how long."""

    can: tuple[Deed, ...]
    awaited: datetime | None = None
    free_from: datetime | None = None
    reason: Reason = ""


def chair(
    match: OpenMatch, owner: str | None, seat: int, here: Collection[str], now: datetime
) -> Chair:
    place = match.seats[seat]
    if owner is None or match.facts.over:
        return Chair(())
    if place.owner == owner:
        return Chair(_mine(place))
    if not match.held_by(owner) and match.facts.creator != owner:
        return Chair(())
    if place.kind == "person":
        return _somebody_elses(match, owner, place, here, now)
    return _nobody_decides(match, owner, place)


def _mine(place: StoredSeat) -> tuple[Deed, ...]:
    if place.kind == "person":
        return ("hand", "invite", "leave")
    return ("take", "invite", "fill") if place.kind == "open" else ("take", "invite")


def _nobody_decides(match: OpenMatch, owner: str, place: StoredSeat) -> Chair:
    """A bot, or a seat that nobody has come to yet: who began the match sees to it."""
    if place.kind == "bot" and place.owner is not None:
        return Chair((), reason="bot-holds")
    if match.facts.creator != owner:
        return Chair((), reason="creator")
    return Chair(("invite", "fill") if place.kind == "open" else ("invite",))


def _somebody_elses(
    match: OpenMatch, owner: str, place: StoredSeat, here: Collection[str], now: datetime
) -> Chair:
    if match.actor != place.seat:
        return Chair((), reason="not-awaited")
    since = awaited_since(match, place.seat)
    if place.owner in here:
        return Chair((), since, reason="is-here")
    patience = timedelta(minutes=match.customs.absence)
    first = match.facts.creator == owner or _creator_is_gone(match, place)
    free_from = since + (patience if first else 2 * patience)
    if now < free_from:
        early = first or now < since + patience
        return Chair((), since, free_from, "not-yet" if early else "creator-first")
    return Chair(("invite", "fill"), since)


def _creator_is_gone(match: OpenMatch, awaited: StoredSeat) -> bool:
    creator = match.facts.creator
    return awaited.owner == creator or not match.played_by(creator)


def awaited_since(match: OpenMatch, seat: int) -> datetime:
    """Since the last decision, or since they sat down to take the next."""
    moments = [match.tail[-1].at] if match.tail else [match.facts.created]
    moments += [each.at for each in match.happenings if each.kind == "undone"]
    moments += [each.at for each in match.happenings if each.seat == seat and each.kind in CAME]
    return max(moments)
