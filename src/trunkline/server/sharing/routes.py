"""Pictures of positions, and the page of a match for who has its link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from trunkline.server.history.eyes import EyesAsked, settled
from trunkline.server.packed import CHECK
from trunkline.server.payloads import Language
from trunkline.server.problems import Refused, documented
from trunkline.server.rooms import language_of
from trunkline.server.routes.matches import House, Looks, public_base
from trunkline.server.sharing.page import head_of, with_head
from trunkline.server.sharing.pictures import Kind
from trunkline.server.site_files import SiteFiles
from trunkline.server.storage.errors import StorageUnavailable

router = APIRouter(prefix="/matches", tags=["sharing"])
# A picture that is opened by itself may use the colours and letters within it, and nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


@router.get(
    "/{match_id}/moments/{number}/picture.{kind}",
    responses={
        200: {"content": {"image/svg+xml": {}, "image/png": {}}},
        **documented(403, 404, 409),
    },
    response_class=Response,
)
async def picture(
    match_id: str,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    kind: Kind,
    request: Request,
    house: House,
    looker: Looks,
    eyes: EyesAsked = "",
) -> Response:
    """The match after that action, as a picture that stands alone."""
    match = await house.service.open(match_id)
    onlooker = settled(match, looker, eyes)
    then = await house.moments.at(match, number, onlooker.all)
    answer = (await house.pictures.of(then, onlooker, kind)).answer(request)
    answer.headers["content-disposition"] = f'inline; filename="{match_id}-{number}.{kind}"'
    answer.headers["content-security-policy"] = PICTURE_POLICY
    return answer


pages = APIRouter(include_in_schema=False)
site = SiteFiles()


@pages.api_route("/match/{match_id}", methods=["GET", "HEAD"])
async def page(
    match_id: str,
    request: Request,
    house: House,
    language: Annotated[Language, Depends(language_of)],
) -> Response:
    """The page of the front end, with the head of this match where there is one."""
    built = site.page()
    try:
        match = await house.service.open(match_id)
    except (Refused, StorageUnavailable):
        return site.answer(request)  # the page itself says that there is nothing
    if built is None:
        return site.answer(request)
    head = head_of(match, language, public_base(house, request))
    return HTMLResponse(with_head(built, head, language), headers={"cache-control": CHECK})
