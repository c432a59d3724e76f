"""The chat of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from trunkline.server.http.deps import SENT, AsViewer, Owner, Services
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.people import MessageView, ReadUpTo, Saying, TalkView

router = APIRouter(prefix="/matches/{match_id}/messages", tags=["chat"])
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("", responses=documented(404))
async def talk(
    match_id: str,
    services: Services,
    viewer: AsViewer,
    since: Annotated[Number, Query(description="The number of the last one that I have.")] = 0,
    before: Annotated[Number | None, Query(description="For those before that number.")] = None,
) -> TalkView:
    """What was said, at most the last 100 messages of it."""
    return await services.chat.talk(match_id, viewer, since, before)


@router.post("", status_code=201, responses={**SENT, **documented(404)})
async def say(
    match_id: str, wish: Saying, services: Services, viewer: AsViewer, owner: Owner
) -> MessageView:
    """Say something to the table, if I sit there. It is plain text."""
    return await services.chat.say(match_id, viewer, wish)


@router.post("/read", responses={**SENT, **documented(404)})
async def read(
    match_id: str, wish: ReadUpTo, services: Services, viewer: AsViewer, owner: Owner
) -> TalkView:
    """I have read all up to that number. What comes back is the rest."""
    await services.chat.read(match_id, owner, wish.number)
    return await services.chat.talk(match_id, viewer, since=wish.number)
