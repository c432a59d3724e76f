"""Routes of lessons: begin one, read it, let the others decide, leave it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_CHANGED,
    CurrentViewer,
    Owner,
    Services,
    match_response,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import LessonView, MatchBegun
from trunkline.server.model.schemas.requests import LessonMove, LessonRequest

router = APIRouter(tags=["lessons"])


@router.post(
    "/games/{game_id}/lesson",
    status_code=201,
    responses={**BODY_ERRORS, **documented(404)},
    dependencies=[CREATES],
)
async def begin(game_id: str, body: LessonRequest, services: Services, owner: Owner) -> MatchBegun:
    """Begin the first match of a game, in which the table says what to do and why."""
    return MatchBegun((await services.lessons.begin(game_id, body.name, owner)).match.id, [])


@router.get("/matches/{match_id}/lesson", responses=documented(404, 409))
async def steps(match_id: str, services: Services, viewer: CurrentViewer) -> LessonView:
    """The steps of the lesson that a match is, for its learner.

    Where one is follows from the number of actions; what there is to read before the next one, one
    reads at leisure.
    """
    return await services.lessons.steps(match_id, viewer)


@router.post("/matches/{match_id}/lesson/they", responses=MATCH_CHANGED)
async def they(
    match_id: str, move: LessonMove, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Let the next of the others decide as the lesson has it."""
    match = await services.lessons.play(match_id, owner, move.version)
    return await match_response(services, match, viewer, move.version)


@router.post("/matches/{match_id}/lesson/leave", responses=MATCH_CHANGED)
async def leave(
    match_id: str, move: LessonMove, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """No more guidance: the match goes on freely, with bots in the other seats."""
    match = await services.lessons.leave(match_id, owner, move.version)
    return await match_response(services, match, viewer, move.version)
