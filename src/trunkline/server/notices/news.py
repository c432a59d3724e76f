"""What a change of a match has brought that somebody is to be told, besides turns and ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trunkline.server.notices.kinds import NoticeKind
from trunkline.server.open_match import OpenMatch
from trunkline.server.storage.rows import FIRST_VERSION
from trunkline.server.takebacks.requests import request_of


@dataclass(frozen=True, slots=True)
class News:
    seat: int
    kind: NoticeKind
    number: int
    by: str


def news_in(match: OpenMatch) -> Iterator[News]:
    """Told again at every version while it is so: the number tells whether it is the same."""
    request = request_of(match)
    if request is not None:
        by = match.seats[request.seat].name
        for seat in request.waits_for(match):
            yield News(seat, "request", request.id, by)
    origin = match.facts.origin or {}
    if match.version == FIRST_VERSION and origin.get("kind") == "rematch":
        creator = match.facts.creator
        by = next((each.name for each in match.seats if each.owner == creator), "")
        for each in match.seats:
            if each.owner not in (None, creator):
                yield News(each.seat, "rematch", 0, by)
