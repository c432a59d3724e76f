"""Undo requests: what lies behind another's decision is taken back if those concerned agree.

Whether a table plays so is one of its settings. Bots agree by themselves, and so does who asks for
all seats of theirs. What was asked for stands in the match itself (`matches.asked`); it is off as
soon as anything else happens at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from trunkline.server.model.snapshot import MatchSnapshot


@dataclass(frozen=True, slots=True)
class UndoRequest:
    id: int  # the version that the match had from then on
    seat: int  # who asks
    to: int
    count: int
    news: bool
    of: Sequence[int]  # the seats that are asked
    agreed: Sequence[int] = ()

    @property
    def data(self) -> dict[str, Any]:
        return asdict(self)

    def with_consent(self, seats: Sequence[int]) -> UndoRequest:
        return replace(self, agreed=[*self.agreed, *(each for each in seats if each in self.of)])

    def waits_for(self, match: MatchSnapshot) -> list[int]:
        """A seat that a bot holds by now says nothing against it."""
        return [
            each
            for each in self.of
            if each not in self.agreed and match.seats[each].player is not None
        ]


def undo_request_of(match: MatchSnapshot) -> UndoRequest | None:
    return None if match.facts.asked is None else UndoRequest(**match.facts.asked)


def may_ask(match: MatchSnapshot, owner: str | None) -> bool:
    mine = match.played_by(owner)
    return (
        match.customs.take_backs == "consent"
        and not match.facts.over
        and any(entry.seat in mine for entry in match.tail)
    )
