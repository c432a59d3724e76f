"""End conditions: how near a match is to each of the ends that the rules know.

What counts, and how far it has come, is asked of the compiled rules: `nearness` fills a row with
how far each part is and one with how far it must get, and says how many parts must have got there.
The rules end the match by the same numbers, so what a table shows cannot differ from what happens.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row

MOST_PARTS = 8  # of one ending: companies, seats
NO_PART = -1  # in the row of what must be reached, where nothing counts


@compiled
def is_reached(now: Row, goal: Row, needed: int) -> bool:
    """Whether as many parts as needed are where they must get."""
    reached = 0
    for part in range(len(goal)):
        if goal[part] != NO_PART and now[part] >= goal[part]:
            reached += 1
    return reached >= needed


@dataclass(frozen=True)
class EndCondition:
    """What is to be said of a way for a match to end, as the rules stand now, besides its numbers.

    Some rules are looked at only now and then: after a turn, in a certain stage. Then an ending
    that is reached does not end the match before its `moment`, the name of the event that comes
    with it; the match ends at the last of the moments that are `left`.
    """

    clause: str
    # Whose each part is, by the targets of liveries: "company:PRR", of partners both; (): nobody's
    owners: tuple[tuple[str, ...], ...] = ()
    moment: str = ""  # "": at once
    left: int = 1
    falls: bool = False  # what counts can become less again


@dataclass(frozen=True)
class EndPart:
    """One of the things that count towards an ending: a company, a player, or all there is."""

    owners: tuple[str, ...]
    now: int | None  # None: not for these eyes
    goal: int

    @property
    def reached(self) -> bool:
        return self.now is not None and self.now >= self.goal

    @property
    def share(self) -> float:
        """Of the way, from 0 to 1."""
        if self.reached:
            return 1.0
        return max(self.now or 0, 0) / self.goal


@dataclass(frozen=True)
class EndProgress:
    """A way for a match to end, and how near it is."""

    name: str
    rule: EndCondition
    parts: tuple[EndPart, ...]
    needed: int  # parts that must be where they must get

    @property
    def nearest(self) -> tuple[EndPart, ...]:
        """The parts that would bring it about first, as many as are needed."""
        ordered = sorted(self.parts, key=lambda part: -part.share)
        return tuple(ordered[: self.needed])

    @property
    def reached(self) -> bool:
        return sum(part.reached for part in self.parts) >= self.needed

    @property
    def share(self) -> float:
        """Of the way, from 0 to 1."""
        if self.reached:
            return 1.0
        return sum(part.share for part in self.nearest) / self.needed

    @property
    def now(self) -> int | None:
        """How far it is, of `goal`: in parts, where several are needed. None: not to be known."""
        if self.needed == 1:
            return self.nearest[0].now
        if any(part.now is None for part in self.parts):
            return None
        return sum(part.reached for part in self.parts)

    @property
    def goal(self) -> int:
        return self.nearest[0].goal if self.needed == 1 else self.needed


def nearest_end(ends: Iterable[EndProgress]) -> EndProgress | None:
    """The one that is farthest on its way; None where none has begun."""
    begun = [end for end in ends if end.share > 0]
    return max(begun, key=lambda end: end.share, default=None)
