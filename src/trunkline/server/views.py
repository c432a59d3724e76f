"""A match as somebody sees it: payloads from a position, in the reader's language.

What is hidden from a seat cannot get in: all of it is asked of `position.in_sight(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from trunkline.core.actions import Action
from trunkline.core.game import AnyGame
from trunkline.core.position import Position, Step
from trunkline.server import choices
from trunkline.server.clocks.reckoning import clock_views
from trunkline.server.ends.payloads import EndView
from trunkline.server.ends.views import end_views
from trunkline.server.fairness import commitment
from trunkline.server.keeping.origin import read_origin
from trunkline.server.lessons import guiding
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
from trunkline.server.takebacks.requests import asked_view, may_ask


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

    def deciding(self, match: OpenMatch) -> int | None:
        """The seat whose choices I am shown: the one that decides, if I look through its eyes."""
        seat = self.eyes(match)
        return seat if seat == match.actor and self.is_asked(match) else None

    def is_asked(self, match: OpenMatch) -> bool:
        """Whether it is mine to decide, through whichever eyes I look."""
        return match.actor in match.played_by(self.owner)

    def wanted(self, match: OpenMatch) -> tuple[Action, ...]:
        """What alone I may do, in a lesson."""
        return guiding.wanted(match)


# What is made once for a version of a match


def seen_by(match: OpenMatch, seat: int | None, language: str) -> Position:
    return match.kept(("seen", seat, language), lambda: match.told_in(language).in_sight(seat))


def _scene(match: OpenMatch, seat: int | None, language: str) -> SceneView:
    """All who look from the same seat share the scene: two seats may see the same, and yet each
    has a hand of its own."""
    seen = seen_by(match, seat, language)
    key = ("scene", seat, language)
    return match.kept(key, lambda: scene_view(seen.scene(language, seat)))


def _ends(match: OpenMatch, seat: int | None, language: str) -> list[EndView]:
    seen = seen_by(match, seat, language)
    key = ("ends", seen.state_bytes, language)
    return match.kept(key, lambda: end_views(seen, language))


def map_of(match: OpenMatch, looker: Looker) -> tuple[str, Callable[[], MapView]]:
    """The key of the map, and how to draw it."""
    seat, language = looker.eyes(match), looker.language
    seen = seen_by(match, seat, language)
    return _scene(match, seat, language).map, lambda: map_view(seen.scene(language, seat), language)


# The match


def match_view(match: OpenMatch, looker: Looker, here: Collection[str], log: LogView) -> MatchView:
    """`here` are the owners who have the match open now."""
    language, seat = looker.language, looker.eyes(match)
    mine, deciding = match.held_by(looker.owner), looker.deciding(match)
    seen = seen_by(match, seat, language)
    asked = seen if deciding is None else seen_by(match, deciding, language)
    facts, wanted = match.facts, looker.wanted(match)
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
        prompt=_prompt(match, asked, looker.is_asked(match), language),
        about=list(match.kept(("about", asked.state_bytes), lambda: asked.about)),
        choices=_choices(match, deciding, language, wanted),
        ways=deciding is not None and asked.has_ways and not wanted,
        undo=_undo(match, looker),
        scene=_scene(match, seat, language),
        scores=list(seen.scores),
        ends=_ends(match, seat, language),
        outcome=_outcome(match, language),
        shuffle=_shuffle(facts),
        origin=origin.view if (origin := read_origin(facts.origin)) else None,
        log=log,
        clocks=clock_views(facts, match.rhythms),
        customs=match.customs,
        asked=asked_view(match, looker.owner),
        rematch=_rematch(match),
        lesson=guiding.teaches(match, looker.owner),
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
        invited=seat.invite is not None,
        team=game.team_of(seat.seat) if game else None,
    )


def _private(match: OpenMatch, mine: tuple[int, ...]) -> bool:
    return match.kept(("private", mine), lambda: match.position.is_private(mine))


def _prompt(match: OpenMatch, seen: Position, decides: bool, language: str) -> str:
    """A demand to who decides, and to the others whom they wait for."""
    key = ("prompt", seen.state_bytes, language, decides)
    return match.kept(key, lambda: seen.prompt(language) if decides else seen.waiting(language))


def _choices(
    match: OpenMatch, deciding: int | None, language: str, wanted: tuple[Action, ...]
) -> list[ChoiceView]:
    """Only who decides is shown what to choose from; in a lesson, what is wanted."""
    if deciding is None:
        return []
    seen = seen_by(match, deciding, language)
    found = match.kept(("choices", language), lambda: choices.choices(seen, language))
    return guiding.narrowed(found, wanted) if wanted else found


def _undo(match: OpenMatch, looker: Looker) -> UndoView:
    steps, barrier = match.undo(looker.owner)
    said = server_texts(looker.language)(f"barrier-{barrier}") if barrier else ""
    return UndoView(steps, said, may_ask(match, looker.owner))


def _rematch(match: OpenMatch) -> str:
    begun = (each.data["match"] for each in match.happenings if each.kind == "rematch")
    return next(begun, "")


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


def _shuffle(facts: StoredMatch) -> ShuffleView | None:
    if read_origin(facts.origin):
        return None
    public = commitment(facts.seed, facts.salt)
    if not facts.over:
        return ShuffleView(public, None, None)
    return ShuffleView(public, str(facts.seed), facts.salt)


# A line in my list


def summary(
    facts: StoredSummary,
    game: AnyGame | None,
    looker: Looker,
    here: Collection[str],
    unread: int = 0,
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
        my_turn=facts.actor is not None and facts.seats[facts.actor].player == looker.owner,
        over=facts.over,
        winners=facts.winners or [],
        lesson=facts.origin_kind == guiding.KIND,
        unread=unread,
    )


# What would happen, and why not


def seen_by_decider(match: OpenMatch, looker: Looker) -> Position:
    """What who asks can know, and only if it is theirs to decide."""
    deciding = looker.deciding(match)
    if deciding is None:
        raise Refused(403, "not-your-turn" if looker.eyes(match) is not None else "not-your-seat")
    return seen_by(match, deciding, looker.language)


def preview(match: OpenMatch, looker: Looker, actions: Sequence[str]) -> PreviewView:
    """Of an action or a series of them, as far as who asks can know: made of the hidden state."""
    seen = seen_by_decider(match, looker)
    return preview_of(seen, seen.along(actions), match.actor, looker.language)


def preview_of(
    before: Position, steps: Sequence[Step], seat: int | None, language: str
) -> PreviewView:
    """Through the eyes of that seat."""
    after = steps[-1].after
    return PreviewView(
        action=str(steps[0].action),
        then=[str(step.action) for step in steps[1:]],
        label="; ".join(before.label(step.action, language) for step in steps),
        events=[
            event_view(step.after, event.seen_by(seat), language)
            for step in steps
            for event in step.events
        ],
        panels=panel_views(after.scene(language, seat)),
        scores=list(after.in_sight(seat).scores),
        ends=end_views(after.in_sight(seat), language),
    )


def why_not(
    match: OpenMatch, looker: Looker, action: str, target: str, word: str = ""
) -> RefusalView:
    """About an action, or about things on the table that somebody points at: 'hex:Q5', or several
    joined by +; of actions of that word, if one is given."""
    deciding, language = looker.deciding(match), looker.language
    seen = seen_by(match, looker.eyes(match) if deciding is None else deciding, language)
    found = seen.action(action) if action else choices.nearest(seen, target.split("+"), word)
    if found is None:
        raise Refused(404, "not-found", "problem-nothing-to-choose")
    if deciding is None:
        # Not mine to decide, so no clause is in the way but the turn itself.
        return RefusalView(
            str(found), seen.label(found, language), False, "", seen.waiting(language), ""
        )
    wanted = looker.wanted(match)
    if wanted and seen.why_not(found) is None:
        return guiding.refusal(match, seen, found, wanted, language)
    return choices.refusal(seen, found, language)
