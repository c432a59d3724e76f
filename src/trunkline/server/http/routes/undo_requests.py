"""Routes of undo requests: take-backs by consent."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from trunkline.server.http.deps import MATCH_CHANGED, CurrentViewer, Owner, Services, match_response
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import TakeBackView
from trunkline.server.model.schemas.requests import ActionNumber, TakeBackAnswer, TakeBackRequest

router = APIRouter(prefix="/matches", tags=["take-backs"])


@router.get("/{match_id}/take-back", responses=documented(403, 404, 409))
async def look(
    match_id: str,
    services: Services,
    owner: Owner,
    to: Annotated[ActionNumber, Query(description="The match would stand as after this action.")],
) -> TakeBackView:
    """Whom I would have to ask to go back so far."""
    return await services.undo_requests.look(match_id, owner, to)


@router.post("/{match_id}/take-back", responses=MATCH_CHANGED)
async def ask(
    match_id: str, body: TakeBackRequest, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Ask those whom it concerns; where that is nobody, it is done at once."""
    return await match_response(
        services, await services.undo_requests.ask(match_id, owner, body), viewer
    )


@router.post("/{match_id}/take-back/answer", responses=MATCH_CHANGED)
async def answer(
    match_id: str, body: TakeBackAnswer, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Agree or not; with the last consent it is done. Who asked withdraws it by not agreeing."""
    return await match_response(
        services, await services.undo_requests.answer(match_id, owner, body), viewer
    )
