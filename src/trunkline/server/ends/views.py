"""The ends of a match as payloads, in the reader's language."""

from __future__ import annotations

from trunkline.core.end_conditions import End, Part, nearest_end
from trunkline.core.position import Position
from trunkline.server.ends.payloads import EndPartView, EndView


def end_views(seen: Position, language: str) -> list[EndView]:
    """`seen` is made of what somebody may know."""
    ends = seen.ends
    nearest = nearest_end(ends) if seen.actor is not None else None
    return [_end(seen, end, end is nearest, language) for end in ends]


def _end(seen: Position, end: End, nearest: bool, language: str) -> EndView:
    return EndView(
        ending=end.name,
        label=seen.call_end(end, language),
        now=end.now,
        goal=end.goal,
        nearest=nearest,
        note=seen.say_end(end, language),
        clause=end.rule.clause,
        parts=list(map(_part, end.nearest)),
    )


def _part(part: Part) -> EndPartView:
    return EndPartView(list(part.owners), part.now, part.goal)
