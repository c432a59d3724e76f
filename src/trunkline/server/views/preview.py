"""Previews: what an action would do, why not, and route suggestions, from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.core.position import Position, SeriesStep
from trunkline.core.suggestions import Suggestion
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import (
    CardsView,
    PreviewView,
    RefusalView,
    SuggestionsView,
    SuggestionView,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.views import choices
from trunkline.server.views.log import event_view
from trunkline.server.views.match import seen_by
from trunkline.server.views.scene import end_views, panel_views

# What would happen, and why not


def seen_by_decider(match: MatchSnapshot, viewer: Viewer) -> Position:
    """What who asks can know, and only if it is theirs to decide."""
    deciding = viewer.deciding(match)
    if deciding is None:
        raise Refused(
            403, "not-your-turn" if viewer.viewpoint(match) is not None else "not-your-seat"
        )
    return seen_by(match, deciding, viewer.language)


def preview(match: MatchSnapshot, viewer: Viewer, actions: Sequence[str]) -> PreviewView:
    """Of an action or a series of them, as far as who asks can know: made of the hidden state."""
    seen = seen_by_decider(match, viewer)
    return preview_of(seen, seen.play_series(actions), match.actor, viewer.language)


def preview_of(
    before: Position, steps: Sequence[SeriesStep], seat: int | None, language: str
) -> PreviewView:
    """Through the eyes of that seat."""
    after = steps[-1].after
    return PreviewView(
        action=str(steps[0].action),
        then=[str(step.action) for step in steps[1:]],
        label="; ".join(before.text(language).label(step.action) for step in steps),
        events=[
            event_view(step.after, event.seen_by(seat), language)
            for step in steps
            for event in step.events
        ],
        panels=panel_views(after.scene(language, seat)),
        scores=list(after.observed_by(seat).scores),
        ends=end_views(after.observed_by(seat), language),
    )


def why_not(
    match: MatchSnapshot, viewer: Viewer, action: str, target: str, word: str = ""
) -> RefusalView:
    """About an action, or about things on the table that somebody points at: 'hex:Q5', or several
    joined by +; of actions of that word, if one is given."""
    deciding, language = viewer.deciding(match), viewer.language
    seen = seen_by(match, viewer.viewpoint(match) if deciding is None else deciding, language)
    found = seen.action(action) if action else choices.nearest(seen, target.split("+"), word)
    if found is None:
        raise Refused(404, "not-found", "problem-nothing-to-choose")
    if deciding is None:
        # Not mine to decide, so no clause is in the way but the turn itself.
        return RefusalView(
            str(found),
            seen.text(language).label(found),
            False,
            "",
            seen.text(language).waiting(),
            "",
        )
    wanted = viewer.wanted(match)
    if wanted and seen.why_not(found) is None:
        return choices.lesson_refusal(match, seen, found, wanted, language)
    return choices.refusal(seen, found, language)


def suggestions_view(
    match: MatchSnapshot, viewer: Viewer, targets: Sequence[str]
) -> SuggestionsView:
    """The best series by these targets. That may take long, so a version keeps what was found."""
    seen = seen_by_decider(match, viewer)
    key = (tuple(targets), viewer.language)
    return match.cache.get(_suggestions, key, seen, targets, viewer.language)


def _suggestions(seen: Position, targets: Sequence[str], language: str) -> SuggestionsView:
    found = seen.suggestions(targets)
    if found is None:
        raise Refused(404, "no-ways")
    return SuggestionsView(
        ways=[_suggestion(seen, each, language) for each in found.found],
        next=list(found.next),
        ask=seen.game.texts(language)(found.ask) if found.ask else "",
        said=seen.text(language).say_bounds(found),
    )


def _suggestion(seen: Position, each: Suggestion, language: str) -> SuggestionView:
    return SuggestionView(
        actions=[seen.board.notation.text(number) for number in each.actions],
        label=seen.text(language).call_suggestion(each),
        places=list(each.places),
        stops=list(each.stops),
        parts=[CardsView(owner, count) for owner, count in each.parts],
        gains=seen.gains(each),
        aims=[seen.text(language).aim(aim) for aim in each.aims],
    )
