"""A match as somebody sees it: payloads from a position, in the reader's language.

What is hidden from a seat cannot get in: all of it is asked of `position.in_sight(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime

from trunkline.core.actions import Action
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.server.model import lessons
from trunkline.server.model.clocks import (
    Pause,
    Rhythms,
    Terms,
    due,
    first_pauses,
    hours_of,
    running,
    terms,
    vacation,
)
from trunkline.server.model.errors import server_texts
from trunkline.server.model.origin import read_origin
from trunkline.server.model.schemas.match import (
    AskedView,
    ChoiceView,
    ClockView,
    EndView,
    LogView,
    MapView,
    MatchSummary,
    MatchView,
    OutcomeView,
    PauseView,
    SceneView,
    ScoreLineView,
    SeatView,
    ShuffleView,
    UndoView,
)
from trunkline.server.model.shuffle_commitment import commitment
from trunkline.server.model.snapshot import OpenMatch, display_name
from trunkline.server.model.undo import may_ask, request_of
from trunkline.server.model.viewer import Looker
from trunkline.server.storage.rows import StoredMatch, StoredSeat, StoredSummary
from trunkline.server.views import choices
from trunkline.server.views.scene import end_views, map_view, scene_view

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
        lesson=lessons.teaches(match, looker.owner),
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
    return choices.narrowed(found, wanted) if wanted else found


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
        lesson=facts.origin_kind == lessons.KIND,
        unread=unread,
    )


MOST_SHOWN = 60  # pauses; a clock that meets more of them is looked at again before


# For those who look


def clock_views(facts: StoredMatch, rhythms: Rhythms) -> list[ClockView]:
    """One for each seat; none where nobody minds the time."""
    held = terms(facts)
    if held is None:
        return []
    return [_clock(facts, seat, rhythms, held) for seat in facts.seats]


def _clock(facts: StoredMatch, seat: StoredSeat, rhythms: Rhythms, held: Terms) -> ClockView:
    hours = hours_of(seat, rhythms)
    since = facts.awaited if seat == running(facts) else None
    end = due(facts, rhythms, held.grace) if since is not None else None
    met = first_pauses(hours, since, end, MOST_SHOWN) if since and end else []
    away = vacation(hours)
    return ClockView(
        seat=seat.seat,
        left=seat.bank or 0,
        since=_iso(since) if since else None,
        pauses=[_pause(each) for each in met],
        vacation=_pause(away) if away else None,
        grace=held.grace,
    )


def _pause(pause: Pause) -> PauseView:
    return PauseView(_iso(pause.since), _iso(pause.until), pause.why)


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")


def asked_view(match: OpenMatch, owner: str | None) -> AskedView | None:
    request = request_of(match)
    if request is None:
        return None
    mine, waits_for = match.played_by(owner), request.waits_for(match)
    return AskedView(
        id=request.id,
        seat=request.seat,
        to=request.to,
        count=request.count,
        news=request.news,
        waits_for=waits_for,
        mine=request.seat in mine,
        to_me=any(each in mine for each in waits_for),
    )
