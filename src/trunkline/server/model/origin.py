"""The origin of a match that did not simply begin here: one class for each kind.

A match stores what came before its first row, so that its record can be written and replayed by
anybody. What is stored is JSON with the tag `kind`; nobody is ever sent it, as it tells what was
hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trunkline.core.lessons import Lesson
from trunkline.core.match import Match
from trunkline.core.position import Redeal


@dataclass(frozen=True, slots=True)
class Leg:
    """Actions of the history before the first row, and the redeal of what was hidden after them."""

    actions: tuple[str, ...]
    redeal: Redeal | None

    def data(self) -> list[Any]:
        return [list(self.actions), self.redeal and [self.redeal.seat, self.redeal.seed]]


def _read_legs(data: Sequence[Any]) -> tuple[Leg, ...]:
    return tuple(
        Leg(tuple(actions), None if dealt is None else Redeal(*dealt)) for actions, dealt in data
    )


@dataclass(frozen=True, slots=True)
class Imported:
    """It was read from a record."""

    legs: tuple[Leg, ...] = ()

    def data(self) -> dict[str, Any]:
        legs = [leg.data() for leg in self.legs]
        return {"kind": "imported", "match": "", "number": 0, "legs": legs, "secrets": []}


@dataclass(frozen=True, slots=True)
class Continued:
    """It goes on from a position of another match."""

    match: str  # the id of that one
    number: int  # after how many of its actions
    legs: tuple[Leg, ...]
    secrets: tuple[str, ...] = ()  # matches whose hidden things are in the legs

    def data(self) -> dict[str, Any]:
        return {
            "kind": "continued",
            "match": self.match,
            "number": self.number,
            "legs": [leg.data() for leg in self.legs],
            "secrets": list(self.secrets),
        }


@dataclass(frozen=True, slots=True)
class Taught:
    """It is a lesson, with a fixed deal. It is guided while fewer than `until` actions are played,
    and its learner has not left it."""

    lesson: str  # the fingerprint
    seat: int
    until: int
    left: bool = False

    @classmethod
    def by(cls, lesson: Lesson) -> Taught:
        return cls(lesson.fingerprint, lesson.seat, len(lesson.script))

    def without_guidance(self) -> Taught:
        return replace(self, until=0, left=True)

    def data(self) -> dict[str, Any]:
        return {
            "kind": "lesson",
            # Earlier releases look for these four.
            "match": "",
            "number": 0,
            "legs": [],
            "secrets": [],
            "lesson": self.lesson,
            "seat": self.seat,
            "until": self.until,
            "left": self.left,
        }


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people play again, with a deal of its own."""

    match: str  # the id of the one before

    def data(self) -> dict[str, Any]:
        return {"kind": "rematch", "match": self.match}


Origin = Imported | Continued | Taught | Rematch


def read_origin(data: Mapping[str, Any] | None) -> Origin | None:
    """None: it began here as matches do."""
    if data is None:
        return None
    match data.get("kind"):
        case "imported":
            return Imported(_read_legs(data["legs"]))
        case "continued":
            legs = _read_legs(data["legs"])
            return Continued(data["match"], data["number"], legs, tuple(data["secrets"]))
        case "lesson":
            return Taught(data["lesson"], data["seat"], data["until"], data["left"])
        case "rematch":
            return Rematch(data["match"])
    return None


def legs_before(origin: Origin | None) -> tuple[Leg, ...]:
    """What is to be replayed before the first action of the match."""
    return origin.legs if isinstance(origin, Imported | Continued) else ()


def legs_of(match: Match) -> tuple[Leg, ...]:
    """What came before the first action of this match."""
    if match.before is None:
        return ()
    actions = tuple(map(str, match.before.actions))
    return (*legs_of(match.before), Leg(actions, match.redeal))


def replay_legs(match: Match, legs: Sequence[Leg]) -> Match:
    """The match that begins after these."""
    for leg in legs:
        for action in leg.actions:
            match.play(action)
        match = match.go_on(leg.redeal)
    return match
