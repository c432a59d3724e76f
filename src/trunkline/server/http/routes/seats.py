"""Routes of seats: claim, invite, hand to a bot and take back, rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_CHANGED,
    Owner,
    ReaderLanguage,
    Services,
    invitation,
    match_response,
    owner_of,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import Invitation, MatchBegun, SeatingView
from trunkline.server.model.schemas.requests import BotRequest, Claim, CodeClaim, RematchRequest
from trunkline.server.model.viewer import Viewer

router = APIRouter(prefix="/matches", tags=["seats"])


@router.get("/{match_id}/seats", responses=documented(404))
async def seats(
    match_id: str, request: Request, services: Services, language: ReaderLanguage
) -> SeatingView:
    """What I can do about each seat now."""
    here = services.hub.here(match_id)
    return await services.seats.seating(match_id, owner_of(request), here, language)


@router.post("/{match_id}/seats/claim", responses=MATCH_CHANGED, dependencies=[CREATES])
async def claim_by_code(
    match_id: str, body: CodeClaim, services: Services, language: ReaderLanguage, owner: Owner
) -> Response:
    """Bring a seat to my screen by the code that its owner reads out."""
    match, seat = await services.seats.claim_by_code(match_id, owner, body.code)
    return await match_response(services, match, Viewer(owner, language, seat))


@router.post("/{match_id}/seats/{seat}/claim", responses=MATCH_CHANGED, dependencies=[CREATES])
async def claim(
    match_id: str,
    seat: int,
    body: Claim,
    services: Services,
    language: ReaderLanguage,
    owner: Owner,
) -> Response:
    """Sit down by a link."""
    match = await services.seats.claim(match_id, owner, seat, body)
    return await match_response(services, match, Viewer(owner, language, seat))


@router.post(
    "/{match_id}/seats/{seat}/invitation",
    responses={**BODY_ERRORS, **documented(404, 409)},
    dependencies=[CREATES],
)
async def invite(
    match_id: str,
    seat: int,
    request: Request,
    services: Services,
    owner: Owner,
    code: Annotated[bool, Query(description="A short code to be read out.")] = False,
) -> Invitation:
    """A new link to a seat; the old one is worth nothing any more. Who sits there stays until it is
    followed."""
    here = services.hub.here(match_id)
    token = await services.seats.invite(match_id, owner, seat, here, code)
    return invitation(services, request, match_id, seat, token)


@router.post("/{match_id}/seats/{seat}/bot", responses=MATCH_CHANGED, dependencies=[CREATES])
async def to_bot(
    match_id: str,
    seat: int,
    body: BotRequest,
    services: Services,
    language: ReaderLanguage,
    owner: Owner,
) -> Response:
    """A bot decides there: at my seat, or where somebody does not come."""
    here = services.hub.here(match_id)
    match = await services.seats.to_bot(match_id, owner, seat, body, here)
    return await match_response(services, match, Viewer(owner, language))


@router.post("/{match_id}/seats/{seat}/person", responses=MATCH_CHANGED, dependencies=[CREATES])
async def take(
    match_id: str, seat: int, services: Services, language: ReaderLanguage, owner: Owner
) -> Response:
    """I decide at my seat, which a bot has held or which was kept for me."""
    match = await services.seats.take(match_id, owner, seat)
    return await match_response(services, match, Viewer(owner, language))


@router.post(
    "/{match_id}/rematch", status_code=201, responses={**BODY_ERRORS, **documented(404, 409)}
)
async def rematch(
    match_id: str, body: RematchRequest, services: Services, owner: Owner
) -> MatchBegun:
    """Another match with the same people, each of whom finds a seat kept for them."""
    return MatchBegun(await services.seats.rematch(match_id, owner, body.order), [])
