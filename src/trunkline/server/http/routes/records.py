"""Routes of records: export, import, and continue a match from a position."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trunkline.server.container import Container
from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    CurrentViewer,
    Owner,
    Services,
    invitation,
    language_of,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import MatchBegun, RecordInfo
from trunkline.server.model.schemas.requests import (
    ContinueRequest,
    Language,
    RecordImport,
    RecordLook,
)
from trunkline.server.service.new_match import CreatedMatch

router = APIRouter(tags=["records"])


@router.get(
    "/matches/{match_id}/record",
    responses={200: {"content": {"text/plain": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def export(match_id: str, services: Services) -> PlainTextResponse:
    """The text record of a match that is over, or in which nothing is hidden."""
    text = await services.records.export(match_id)
    name = f'attachment; filename="{match_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.post("/records/look", responses=BODY_ERRORS, dependencies=[CREATES])
async def inspect(
    body: RecordLook, services: Services, language: Annotated[Language, Depends(language_of)]
) -> RecordInfo:
    """What is in a record; or, in a sentence, what is wrong with it and in which line."""
    match = await services.records.inspect(body.text)
    return RecordInfo(
        game=match.game.id,
        title=match.game.title_in(language),
        players=match.players,
        names=list(match.names),
        number=len(match.actions),
        actor=match.actor,
    )


@router.post("/records", status_code=201, responses=BODY_ERRORS, dependencies=[CREATES])
async def import_record(
    body: RecordImport, request: Request, services: Services, owner: Owner
) -> MatchBegun:
    """A match from its record: one that is over to be looked at, another to be played on."""
    return _begun(services, request, await services.records.import_record(body, owner))


@router.post(
    "/matches/{match_id}/continue",
    status_code=201,
    responses={**BODY_ERRORS, **documented(404, 409)},
    dependencies=[CREATES],
)
async def fork(
    match_id: str,
    body: ContinueRequest,
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    owner: Owner,
) -> MatchBegun:
    """Begin a match with the position after an action of this one.

    What is hidden from me is dealt anew, so that nothing can be learned about this match; when it
    is over, it can also stay as it lay.
    """
    return _begun(services, request, await services.records.fork(match_id, body, viewer, owner))


def _begun(services: Container, request: Request, created: CreatedMatch) -> MatchBegun:
    id = created.match.id
    return MatchBegun(
        id, [invitation(services, request, id, *each) for each in created.tokens.items()]
    )
