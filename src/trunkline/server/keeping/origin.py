"""Where a match comes from that did not begin with a deal of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from trunkline.core.match import Match
from trunkline.core.position import Redeal

OriginKind = Literal["imported", "continued", "lesson"]
KINDS: dict[str, OriginKind] = {each: each for each in get_args(OriginKind)}


@dataclass(frozen=True, slots=True)
class OriginView:
    """No promise was made about the shuffle of such a match."""

    kind: OriginKind
    match: str  # the address of the one that it goes on from, or ""
    number: int  # after how many of its actions


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of the history before the first row: actions, then how what was hidden went on."""

    actions: tuple[str, ...]
    redeal: Redeal | None


@dataclass(frozen=True, slots=True)
class Origin:
    view: OriginView
    legs: tuple[Leg, ...] = ()
    secrets: tuple[str, ...] = ()  # matches whose hidden things are in the legs

    def data(self) -> dict[str, Any]:
        """As it is stored. Nobody is ever sent this: the legs tell what was hidden."""
        return {
            "kind": self.view.kind,
            "match": self.view.match,
            "number": self.view.number,
            "legs": [
                [list(leg.actions), leg.redeal and [leg.redeal.seat, leg.redeal.seed]]
                for leg in self.legs
            ],
            "secrets": list(self.secrets),
        }


def read_origin(data: Mapping[str, Any] | None) -> Origin | None:
    """None: it began here as matches do. (Other rooms may write down other kinds.)"""
    if data is None or data.get("kind") not in KINDS:
        return None
    return Origin(
        OriginView(KINDS[data["kind"]], data["match"], data["number"]),
        tuple(
            Leg(tuple(actions), None if dealt is None else Redeal(*dealt))
            for actions, dealt in data["legs"]
        ),
        tuple(data["secrets"]),
    )


def legs_of(match: Match) -> tuple[Leg, ...]:
    """What came before the first action of this match."""
    if match.before is None:
        return ()
    actions = tuple(map(str, match.before.actions))
    return (*legs_of(match.before), Leg(actions, match.redeal))


def gone_on(match: Match, legs: Sequence[Leg]) -> Match:
    """The match that begins after these."""
    for leg in legs:
        for action in leg.actions:
            match.play(action)
        match = match.go_on(leg.redeal)
    return match
