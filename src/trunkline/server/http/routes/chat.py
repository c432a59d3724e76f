"""Routes of the chat of a table, and of private notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from trunkline.server.http.deps import BODY_ERRORS, CurrentViewer, Owner, Services
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.people import (
    MessageView,
    NotesRequest,
    NotesView,
    ReadUpTo,
    Saying,
    TalkView,
)

router = APIRouter(prefix="/matches/{match_id}/messages", tags=["chat"])
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("", responses=documented(404))
async def talk(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    since: Annotated[Number, Query(description="The number of the last one that I have.")] = 0,
    before: Annotated[Number | None, Query(description="For those before that number.")] = None,
) -> TalkView:
    """What was said, at most the last 100 messages of it."""
    return await services.chat.talk(match_id, viewer, since, before)


@router.post("", status_code=201, responses={**BODY_ERRORS, **documented(404)})
async def say(
    match_id: str, body: Saying, services: Services, viewer: CurrentViewer, owner: Owner
) -> MessageView:
    """Say something to the table, if I sit there. It is plain text."""
    return await services.chat.say(match_id, viewer, owner, body)


@router.post("/read", responses={**BODY_ERRORS, **documented(404)})
async def read(
    match_id: str, body: ReadUpTo, services: Services, viewer: CurrentViewer, owner: Owner
) -> TalkView:
    """I have read all up to that number. What comes back is the rest."""
    await services.chat.read(match_id, owner, body.number)
    return await services.chat.talk(match_id, viewer, since=body.number)


notes = APIRouter(prefix="/matches/{match_id}/notes", tags=["notes"])


@notes.get("", responses=documented(403, 404))
async def read_notes(
    match_id: str, services: Services, viewer: CurrentViewer, owner: Owner
) -> NotesView:
    """What I have written, at the seat that I look from."""
    return await services.notes.read(match_id, owner, viewer.seat)


@notes.post("", responses=documented(400, 403, 404, 408, 409, 413))
async def write_notes(
    match_id: str, body: NotesRequest, services: Services, owner: Owner
) -> NotesView:
    """Write them anew. 409: they have been changed elsewhere; look at these first, lest they are
    lost."""
    return await services.notes.write(match_id, owner, body)
