"""Laws of end conditions: what must hold of how near each end is, see `core/end_conditions.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trunkline.core.end_conditions import EndPart, EndProgress
from trunkline.core.events import Event
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.rulebook import LANGUAGES


def faults(match: Match) -> Iterator[str]:
    """What is wrong with the nearness of its ends, at any action of the match that was played."""
    here = match.copy()
    after, over = here.ends, here.actor is None
    reason = here.outcome.reason if here.outcome else None
    yield from _in_words(here)
    for number in range(len(match.actions) - 1, -1, -1):
        here.undo()
        before = here.ends
        events = match.events_of(number)
        for old, new in zip(before, after, strict=True):
            for fault in _between(old, new, events, over, reason):
                yield f"{new.name}: {fault} (action {number})"
        if any(end.reached for end in before):
            yield from _in_words(here)
        after, over, reason = before, False, None


def _between(
    before: EndProgress, after: EndProgress, events: Sequence[Event], over: bool, reason: str | None
) -> Iterator[str]:
    """An end before an action and after it."""
    if reason == after.name and not after.reached:
        yield f"the match ends by it at {after.now} of {after.goal}"
    if reason == after.name and before.reached and before.rule.left != 1:
        yield f"the match ends by it, with {before.rule.left} moments to come"
    if not after.rule.falls and any(map(_fell, before.parts, after.parts)):
        yield "it becomes less, and does not say that it may"
    if over or not after.reached:
        return
    if not after.rule.moment or after.rule.left < 1:
        yield "it is reached, and the match goes on"
    elif before.reached:
        passed = any(event.kind == after.rule.moment for event in events)
        if after.rule.left != before.rule.left - passed:
            yield f"{before.rule.left} moments were to come, now {after.rule.left}"


def _fell(before: EndPart, after: EndPart) -> bool:
    return before.now is not None and after.now is not None and after.now < before.now


def _in_words(position: Position) -> Iterator[str]:
    """Every language must have words for an end that waits for its moment, and its clause."""
    clauses = {clause.id for clause in position.game.rulebook().clauses}
    for end in position.ends:
        if end.rule.clause not in clauses:
            yield f"{end.name}: {end.rule.clause} is cited, but is not in the rulebook"
        for language in LANGUAGES if position.awaits_moment(end) else ():
            key = f"end-{end.name}-{end.rule.moment}"
            if key not in position.game.texts(language):
                yield f"{end.name}: {key} is missing in {language}"
