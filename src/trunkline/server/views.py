"""A match as somebody sees it: payloads from a position, in the reader's language.

What is hidden from a seat cannot get in: all of it is asked of `position.in_sight(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.server import choices
from trunkline.server.fairness import commitment
from trunkline.server.log_views import event_view
from trunkline.server.open_match import OpenMatch, display_name
from trunkline.server.payloads import (
    ChoiceView,
    Language,
    LogView,
    MapView,
    MatchSummary,
    MatchView,
    OutcomeView,
    PreviewView,
    RefusalView,
    SceneView,
    ScoreLineView,
    SeatView,
    ShuffleView,
    UndoView,
)
from trunkline.server.problems import Refused, server_texts
from trunkline.server.scenes import map_view, panel_views, scene_view
from trunkline.server.storage.rows import StoredMatch, StoredSeat, StoredSummary


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks, in which language, and through whose eyes if that can be chosen."""

    owner: str | None = None
    language: Language = "en"
    seat: int | None = None

    def eyes(self, match: OpenMatch) -> int | None:
        """The seat asked for, if it is mine; else who decides, if that is me; else my first."""
        mine = match.held_by(self.owner)
        if self.seat in mine:
            return self.seat
        if match.actor in mine:
            return match.actor
        return mine[0] if mine else None


# What is made once for a version of a match


def seen_by(match: OpenMatch, seat: int | None, language: str) -> Position:
    return match.kept(("seen", seat, language), lambda: match.told_in(language).in_sight(seat))


def _scene(match: OpenMatch, seat: int | None, language: str) -> SceneView:
    """All who look from the same seat share the scene: two seats may see the same, and yet each
    has a hand of its own."""
    seen = seen_by(match, seat, language)
    key = ("scene", seat, language)
    return match.kept(key, lambda: scene_view(seen.scene(language, seat)))


def map_of(match: OpenMatch, looker: Looker) -> tuple[str, Callable[[], MapView]]:
    """The key of the map, and how to draw it."""
    seat, language = looker.eyes(match), looker.language
    seen = seen_by(match, seat, language)
    return _scene(match, seat, language).map, lambda: map_view(seen.scene(language, seat))


# The match


def match_view(match: OpenMatch, looker: Looker, here: Collection[str], log: LogView) -> MatchView:
    """`here` are the owners who have the match open now."""
    language, seat = looker.language, looker.eyes(match)
    mine = match.held_by(looker.owner)
    seen = seen_by(match, seat, language)
    facts = match.facts
    return MatchView(
        id=match.id,
        game=match.game.id,
        title=match.game.title_in(language),
        rules_version=facts.rules_version,
        board=facts.board,
        options=facts.options,
        created=facts.created.isoformat(timespec="seconds"),
        version=match.version,
        number=match.number,
        seats=seat_views(facts, match.game, looker, here),
        seat=seat,
        private=_private(match, mine),
        actor=match.actor,
        prompt=_prompt(match, seat, mine, language),
        about=list(match.kept(("about", seen.state_bytes), lambda: seen.about)),
        choices=_choices(match, seat, language),
        ways=seat is not None and seat == match.actor and seen.has_ways,
        undo=_undo(match, looker),
        scene=_scene(match, seat, language),
        scores=list(seen.scores),
        outcome=_outcome(match, language),
        shuffle=_shuffle(facts),
        log=log,
    )


def seat_views(
    facts: StoredMatch | StoredSummary,
    game: AnyGame | None,
    looker: Looker,
    here: Collection[str],
) -> list[SeatView]:
    return [_seat(facts.id, game, seat, looker, here) for seat in facts.seats]


def _seat(
    id: str, game: AnyGame | None, seat: StoredSeat, looker: Looker, here: Collection[str]
) -> SeatView:
    return SeatView(
        seat=seat.seat,
        name=display_name(id, seat, looker.language),
        kind=seat.kind,
        bot=seat.bot,
        mine=seat.owner is not None and seat.owner == looker.owner,
        here=seat.kind == "bot" or seat.owner in here,
        replaced=seat.replaced,
        team=game.team_of(seat.seat) if game else None,
    )


def _private(match: OpenMatch, mine: tuple[int, ...]) -> bool:
    return match.kept(("private", mine), lambda: match.position.is_private(mine))


def _prompt(match: OpenMatch, seat: int | None, mine: tuple[int, ...], language: str) -> str:
    """A demand to who decides, and to the others whom they wait for."""
    seen, decides = seen_by(match, seat, language), match.actor in mine
    key = ("prompt", seen.state_bytes, language, decides)
    return match.kept(key, lambda: seen.prompt(language) if decides else seen.waiting(language))


def _choices(match: OpenMatch, seat: int | None, language: str) -> list[ChoiceView]:
    """Only who decides is shown what to choose from."""
    if seat is None or seat != match.actor:
        return []
    seen = seen_by(match, seat, language)
    return match.kept(("choices", language), lambda: choices.choices(seen, language))


def _undo(match: OpenMatch, looker: Looker) -> UndoView:
    steps, barrier = match.undo(looker.owner)
    return UndoView(steps, server_texts(looker.language)(f"barrier-{barrier}") if barrier else "")


def _outcome(match: OpenMatch, language: str) -> OutcomeView | None:
    outcome = match.position.outcome
    if outcome is None:
        return None
    return OutcomeView(
        reason=match.game.texts(language).name("ending", outcome.reason),
        ranking=list(outcome.ranking),
        scores=list(match.position.scores),
        lines=[
            ScoreLineView(line.seat, line.text, line.clause, line.points)
            for line in match.scoring.get(language, ())
        ],
    )


def _shuffle(facts: StoredMatch) -> ShuffleView:
    public = commitment(facts.seed, facts.salt)
    if not facts.over:
        return ShuffleView(public, None, None)
    return ShuffleView(public, str(facts.seed), facts.salt)


# A line in my list


def summary(
    facts: StoredSummary, game: AnyGame | None, looker: Looker, here: Collection[str]
) -> MatchSummary:
    """Also of a game that was installed once and is no more."""
    return MatchSummary(
        id=facts.id,
        game=facts.game,
        title=game.title_in(looker.language) if game else facts.game,
        created=facts.created.isoformat(timespec="seconds"),
        changed=facts.changed.isoformat(timespec="seconds"),
        number=facts.number,
        seats=seat_views(facts, game, looker, here),
        actor=facts.actor,
        my_turn=facts.actor is not None and facts.seats[facts.actor].owner == looker.owner,
        over=facts.over,
    )


# What would happen, and why not


def seen_by_decider(match: OpenMatch, looker: Looker) -> Position:
    """What who asks can know, and only if it is theirs to decide."""
    seat = looker.eyes(match)
    if seat is None or seat != match.actor:
        raise Refused(403, "not-your-turn" if seat is not None else "not-your-seat")
    return seen_by(match, seat, looker.language)


def preview(match: OpenMatch, looker: Looker, actions: Sequence[str]) -> PreviewView:
    """Of an action or a series of them, as far as who asks can know: made of the hidden state."""
    seen, language = seen_by_decider(match, looker), looker.language
    steps = seen.along(actions)
    after = steps[-1].after
    return PreviewView(
        action=str(steps[0].action),
        then=[str(step.action) for step in steps[1:]],
        label="; ".join(seen.label(step.action, language) for step in steps),
        events=[
            event_view(step.after, event.seen_by(match.actor), language)
            for step in steps
            for event in step.events
        ],
        panels=panel_views(after.scene(language, match.actor)),
        scores=list(after.scores),
    )


def why_not(
    match: OpenMatch, looker: Looker, action: str, target: str, word: str = ""
) -> RefusalView:
    """About an action, or about things on the table that somebody points at: 'hex:Q5', or several
    joined by +; of actions of that word, if one is given."""
    seat, language = looker.eyes(match), looker.language
    seen = seen_by(match, seat, language)
    found = seen.action(action) if action else choices.nearest(seen, target.split("+"), word)
    if found is None:
        raise Refused(404, "not-found", "problem-nothing-to-choose")
    if seat is None or seat != match.actor:
        # Not mine to decide, so no clause is in the way but the turn itself.
        return RefusalView(
            str(found), seen.label(found, language), False, "", seen.waiting(language), ""
        )
    return choices.refusal(seen, found, language)
