"""The view of a match for one viewer: payloads made of a position, in their language.

What is hidden from a seat cannot get in: all of it is asked of `position.observed_by(seat)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from trunkline.core.actions import Action
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.players.levels import level_of
from trunkline.server.model import lessons
from trunkline.server.model.clocks import (
    HoursByOwner,
    Pause,
    Terms,
    due,
    first_pauses,
    hours_of,
    running,
    terms,
    vacation,
)
from trunkline.server.model.errors import server_texts
from trunkline.server.model.origin import Continued, Imported, Taught
from trunkline.server.model.schemas.match import (
    ChoiceView,
    ClockView,
    LogView,
    MatchSummary,
    MatchView,
    OriginView,
    OutcomeView,
    PauseView,
    ScoreLineView,
    SeatView,
    ShuffleView,
    UndoRequestView,
    UndoView,
)
from trunkline.server.model.schemas.scene import EndView, MapView, SceneView
from trunkline.server.model.shuffle_commitment import commitment
from trunkline.server.model.snapshot import MatchSnapshot, bot_title, display_name
from trunkline.server.model.viewer import Viewer
from trunkline.server.storage.rows import StoredMatch, StoredSeat, StoredSummary, is_turn_of
from trunkline.server.views import choices
from trunkline.server.views.scene import end_views, map_view, scene_view

# What is made once for a version of a match


def _scene(match: MatchSnapshot, seat: int | None, language: str) -> SceneView:
    """All who look from the same seat share the scene: two seats may see the same, and yet each
    has a hand of its own."""
    seen = match.observed_by(seat, language)
    return match.cache.get(_scene_of, (seat, language), seen, seat, language)


def _scene_of(seen: Position, seat: int | None, language: str) -> SceneView:
    return scene_view(seen.scene(language, seat))


def _ends(match: MatchSnapshot, seat: int | None, language: str) -> list[EndView]:
    seen = match.observed_by(seat, language)
    return match.cache.get(end_views, (seen.state_bytes, language), seen, language)


def map_of(match: MatchSnapshot, viewer: Viewer) -> tuple[str, Callable[[], MapView]]:
    """The key of the map, and how to draw it."""
    seat, language = viewer.viewpoint(match), viewer.language
    seen = match.observed_by(seat, language)
    return _scene(match, seat, language).map, lambda: map_view(seen.scene(language, seat), language)


# The match


def match_view(
    match: MatchSnapshot, viewer: Viewer, here: Collection[str], log: LogView
) -> MatchView:
    """`here` are the owners who have the match open now."""
    language, seat = viewer.language, viewer.viewpoint(match)
    mine, deciding = match.held_by(viewer.owner), viewer.deciding(match)
    seen = match.observed_by(seat, language)
    asked = seen if deciding is None else match.observed_by(deciding, language)
    stored, wanted = match.stored, viewer.wanted(match)
    return MatchView(
        id=match.id,
        game=match.game.id,
        title=match.game.title_in(language),
        rules_version=stored.rules_version,
        board=stored.board,
        options=stored.options,
        created=stored.created.isoformat(timespec="seconds"),
        version=match.version,
        number=match.number,
        seats=seat_views(stored, match.game, viewer, here),
        seat=seat,
        private=_private(match, mine),
        actor=match.actor,
        prompt=_prompt(match, asked, viewer.is_asked(match), language),
        about=list(match.cache.get(_about, asked.state_bytes, asked)),
        choices=_choices(match, deciding, language, wanted),
        ways=deciding is not None and asked.has_suggestions and not wanted,
        undo=_undo(match, viewer),
        scene=_scene(match, seat, language),
        scores=list(seen.scores),
        ends=_ends(match, seat, language),
        outcome=_outcome(match, language),
        shuffle=_shuffle(match),
        origin=_origin(match),
        log=log,
        clocks=clock_views(stored, match.hours_by_owner),
        customs=match.table_settings,
        asked=asked_view(match, viewer.owner),
        rematch=match.rematch_id,
        lesson=lessons.teaches(match, viewer.owner),
    )


def seat_views(
    stored: StoredMatch | StoredSummary,
    game: AnyGame | None,
    viewer: Viewer,
    here: Collection[str],
) -> list[SeatView]:
    return [_seat(stored.id, game, seat, viewer, here) for seat in stored.seats]


def _seat(
    id: str, game: AnyGame | None, seat: StoredSeat, viewer: Viewer, here: Collection[str]
) -> SeatView:
    return SeatView(
        seat=seat.seat,
        name=display_name(id, seat, viewer.language),
        kind=seat.kind,
        bot=seat.bot,
        bot_title=bot_title(seat.bot, viewer.language) if seat.bot else "",
        level=level_of(seat.bot),
        mine=seat.owner is not None and seat.owner == viewer.owner,
        here=seat.kind == "bot" or seat.owner in here,
        replaced=seat.replaced,
        invited=seat.invite is not None,
        team=game.team_of(seat.seat) if game else None,
    )


def _private(match: MatchSnapshot, mine: tuple[int, ...]) -> bool:
    return match.cache.get(_is_private, mine, match.position, mine)


def _is_private(position: Position, mine: tuple[int, ...]) -> bool:
    return position.is_private(mine)


def _about(seen: Position) -> Sequence[str]:
    return seen.about


def _prompt(match: MatchSnapshot, seen: Position, decides: bool, language: str) -> str:
    """A demand to who decides, and to the others whom they wait for."""
    key = (seen.state_bytes, decides, language)
    return match.cache.get(_prompt_of, key, seen, decides, language)


def _prompt_of(seen: Position, decides: bool, language: str) -> str:
    return seen.text(language).prompt() if decides else seen.text(language).waiting()


def _choices(
    match: MatchSnapshot, deciding: int | None, language: str, wanted: tuple[Action, ...]
) -> list[ChoiceView]:
    """Only who decides is shown what to choose from; in a lesson, what is wanted."""
    if deciding is None:
        return []
    seen = match.observed_by(deciding, language)
    found = match.cache.get(choices.choices, language, seen, language)
    return choices.narrowed(found, wanted) if wanted else found


def _undo(match: MatchSnapshot, viewer: Viewer) -> UndoView:
    steps, barrier = match.undo(viewer.owner)
    said = server_texts(viewer.language)(f"barrier-{barrier}") if barrier else ""
    return UndoView(steps, said, match.may_request_undo(viewer.owner))


def _outcome(match: MatchSnapshot, language: str) -> OutcomeView | None:
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


def _origin(match: MatchSnapshot) -> OriginView | None:
    match match.origin:
        case Imported():
            return OriginView("imported", "", 0)
        case Continued(other, number):
            return OriginView("continued", other, number)
        case Taught():
            return OriginView("lesson", "", 0)
    return None


def _shuffle(match: MatchSnapshot) -> ShuffleView | None:
    """None: no promise was made, as the match did not begin with a shuffle of its own."""
    if _origin(match) is not None:
        return None
    stored = match.stored
    public = commitment(stored.seed, stored.salt)
    if not stored.over:
        return ShuffleView(public, None, None)
    return ShuffleView(public, str(stored.seed), stored.salt)


# A line in my list


def summary(
    stored: StoredSummary,
    game: AnyGame | None,
    viewer: Viewer,
    here: Collection[str],
    unread: int = 0,
) -> MatchSummary:
    """Also of a game that was installed once and is no more."""
    return MatchSummary(
        id=stored.id,
        game=stored.game,
        title=game.title_in(viewer.language) if game else stored.game,
        created=stored.created.isoformat(timespec="seconds"),
        changed=stored.changed.isoformat(timespec="seconds"),
        number=stored.number,
        seats=seat_views(stored, game, viewer, here),
        actor=stored.actor,
        my_turn=is_turn_of(stored, viewer.owner),
        over=stored.over,
        winners=stored.winners or [],
        lesson=stored.origin_kind == "lesson",
        unread=unread,
    )


# Clocks

MOST_SHOWN = 60  # pauses; a clock that meets more of them is looked at again before


def clock_views(stored: StoredMatch, hours_by_owner: HoursByOwner) -> list[ClockView]:
    """One for each seat; none where nobody minds the time."""
    held = terms(stored)
    if held is None:
        return []
    return [_clock(stored, seat, hours_by_owner, held) for seat in stored.seats]


def _clock(
    stored: StoredMatch, seat: StoredSeat, hours_by_owner: HoursByOwner, held: Terms
) -> ClockView:
    hours = hours_of(seat, hours_by_owner)
    since = stored.awaited if seat == running(stored) else None
    end = due(stored, hours_by_owner, held.grace) if since is not None else None
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


# Undo requests


def asked_view(match: MatchSnapshot, owner: str | None) -> UndoRequestView | None:
    request = match.undo_request
    if request is None:
        return None
    mine, waits_for = match.played_by(owner), request.waits_for(match.seats)
    return UndoRequestView(
        id=request.id,
        seat=request.seat,
        to=request.to,
        count=request.count,
        news=request.news,
        waits_for=waits_for,
        mine=request.seat in mine,
        to_me=any(each in mine for each in waits_for),
    )
