"""Playing in tests, and short questions to ask of a match; for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from trunkline import Event, IllegalAction, Match
from trunkline.core.position import Position


def play(match: Match, *actions: str) -> list[Event]:
    """Take the decisions one after another; everything that happened."""
    return [event for action in actions for event in match.play(action)]


def refusal(match: Match, action: str) -> str:
    """The clause that forbids the action; it is not offered, and trying it changes nothing."""
    before = match.state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert match.state.tobytes() == before, action
    assert match.why_not(action) == caught.value.clause
    assert action not in offered(match)
    return caught.value.clause


def offered(match: Position) -> list[str]:
    """The texts of the legal actions."""
    return [str(action) for action in match.legal]


def may(match: Position, action: str) -> bool:
    return match.why_not(action) is None and action in offered(match)


def near(match: Position) -> dict[str, tuple[int | None, int]]:
    """How far each end is, and must get."""
    return {end.name: (end.now, end.goal) for end in match.ends}


def near_parts(match: Position, ending: str) -> dict[str, tuple[int | None, int]]:
    """The same of all parts of an end, by their owners."""
    end = next(end for end in match.ends if end.name == ending)
    return {" ".join(part.owners): (part.now, part.goal) for part in end.parts}


def facts(match: Position) -> Any:
    """Every fact of the position, hidden ones included."""
    return match.position()


def decision(match: Position) -> Any:
    return facts(match)["decision"]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[tuple[object, ...]]:
    """The values of every event of that kind, in order."""
    return [tuple(event.values.values()) for event in events if event.kind == kind]


def reason(match: Match) -> str | None:
    """Why the match has ended."""
    return match.outcome.reason if match.outcome else None
