"""Lessons: begin one, read it, let the others decide, leave it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from trunkline.server.http.deps import CHANGED, SENT, House, Looks, Owner, shown
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import LessonView, MatchBegun
from trunkline.server.model.schemas.requests import LessonMove, LessonWish

router = APIRouter(tags=["lessons"])


@router.post("/games/{game_id}/lesson", status_code=201, responses={**SENT, **documented(404)})
async def begin(game_id: str, wish: LessonWish, house: House, owner: Owner) -> MatchBegun:
    """Begin the first match of a game, in which the table says what to do and why."""
    return MatchBegun((await house.lessons.begin(game_id, wish.name, owner)).match.id, [])


@router.get("/matches/{match_id}/lesson", responses=documented(404, 409))
async def look(match_id: str, house: House, looker: Looks) -> LessonView:
    """The steps of the lesson that a match is, for its learner.

    Where one is follows from the number of actions; what there is to read before the next one, one
    reads at leisure.
    """
    return await house.lessons.look(match_id, looker)


@router.post("/matches/{match_id}/lesson/they", responses=CHANGED)
async def they(
    match_id: str, move: LessonMove, house: House, looker: Looks, owner: Owner
) -> Response:
    """Let the next of the others decide as the lesson has it."""
    match = await house.lessons.play(match_id, owner, move.version)
    return await shown(house, match, looker, move.version)


@router.post("/matches/{match_id}/lesson/leave", responses=CHANGED)
async def leave(
    match_id: str, move: LessonMove, house: House, looker: Looks, owner: Owner
) -> Response:
    """No more guidance: the match goes on freely, with bots in the other seats."""
    match = await house.lessons.leave(match_id, owner, move.version)
    return await shown(house, match, looker, move.version)
