"""The numbers of a match."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from trunkline.server.http.deps import EyesAsked, House, Looks, respond
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import NumbersView
from trunkline.server.model.viewer import settled

router = APIRouter(prefix="/matches", tags=["matches"])


@router.get(
    "/{match_id}/numbers", responses={200: {"model": NumbersView}, **documented(403, 404, 409)}
)
async def numbers(
    match_id: str,
    request: Request,
    house: House,
    looker: Looks,
    eyes: EyesAsked = "",
    only: Annotated[
        Literal["", "scores"], Query(description="The scores alone are there much sooner.")
    ] = "",
) -> Response:
    """Every number on the table after every action, as these eyes could see it."""
    match = await house.service.open(match_id)
    packed = await house.numbers.packed(match, settled(match, looker, eyes), only == "scores")
    return respond(packed, request)


@router.get(
    "/{match_id}/numbers.csv",
    responses={200: {"content": {"text/csv": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def numbers_file(
    match_id: str, house: House, looker: Looks, eyes: EyesAsked = ""
) -> Response:
    """The same for spreadsheets: a line for each action, a column for each number."""
    match = await house.service.open(match_id)
    text = await house.numbers.csv(match, settled(match, looker, eyes))
    name = f'attachment; filename="{match_id}.csv"'
    return Response(text, headers={"content-disposition": name}, media_type="text/csv")
