"""The numbers of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from trunkline.server.http.deps import AsViewer, PerspectiveQuery, Services, respond
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import NumbersView
from trunkline.server.model.viewer import past_viewer_of

router = APIRouter(prefix="/matches", tags=["matches"])


@router.get(
    "/{match_id}/numbers", responses={200: {"model": NumbersView}, **documented(403, 404, 409)}
)
async def numbers(
    match_id: str,
    request: Request,
    services: Services,
    viewer: AsViewer,
    eyes: PerspectiveQuery = "",
    only: Annotated[
        Literal["", "scores"], Query(description="The scores alone are there much sooner.")
    ] = "",
) -> Response:
    """Every number on the table after every action, as these eyes could see it."""
    match = await services.service.open(match_id)
    packed = await services.statistics.packed(
        match, past_viewer_of(match, viewer, eyes), only == "scores"
    )
    return respond(packed, request)


@router.get(
    "/{match_id}/numbers.csv",
    responses={200: {"content": {"text/csv": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def numbers_file(
    match_id: str, services: Services, viewer: AsViewer, eyes: PerspectiveQuery = ""
) -> Response:
    """The same for spreadsheets: a line for each action, a column for each number."""
    match = await services.service.open(match_id)
    text = await services.statistics.csv(match, past_viewer_of(match, viewer, eyes))
    name = f'attachment; filename="{match_id}.csv"'
    return Response(text, headers={"content-disposition": name}, media_type="text/csv")
