"""Through whose eyes somebody looks back at a match.

While a match goes on, that is their own seat or a spectator's. When it is over, whoever knows its
address may look through anybody's, or see everything at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import Query

from trunkline.server.open_match import OpenMatch
from trunkline.server.problems import Refused
from trunkline.server.views import Looker

EyesWord = Literal["", "spectator", "seat", "all"]
EyesAsked = Annotated[
    EyesWord,
    Query(
        description="Mine if empty; a spectator's; those of `seat`, which must be mine while the "
        "match goes on; or, after the end, all: nothing is hidden."
    ),
]


@dataclass(frozen=True, slots=True)
class Onlooker(Looker):
    """Somebody whose eyes are settled, and who decides nothing."""

    through: int | None = None  # None: a spectator's
    all: bool = False  # nothing is hidden; see `FaceUp`

    def eyes(self, match: OpenMatch) -> int | None:
        return self.through

    def deciding(self, match: OpenMatch) -> int | None:
        return None

    def is_asked(self, match: OpenMatch) -> bool:
        return False


def settled(match: OpenMatch, looker: Looker, eyes: EyesWord) -> Onlooker:
    """Refused: these eyes are not theirs. `match` is the match as it stands now."""
    return Onlooker(
        looker.owner, looker.language, looker.seat, _seat(match, looker, eyes), eyes == "all"
    )


def _seat(match: OpenMatch, looker: Looker, eyes: EyesWord) -> int | None:
    if eyes == "":
        return looker.eyes(match)
    if eyes == "all" and not match.facts.over:
        raise Refused(403, "all-hidden")
    if eyes != "seat":
        return None
    if looker.seat not in range(match.facts.players):
        raise Refused(404, "not-found", "problem-no-seat")
    if not match.facts.over and looker.seat not in match.held_by(looker.owner):
        raise Refused(403, "not-your-eyes")
    return looker.seat
