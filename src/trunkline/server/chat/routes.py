"""The chat of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from trunkline.server.chat.payloads import MessageView, ReadUpTo, Saying, TalkView
from trunkline.server.identity import known_asker
from trunkline.server.problems import documented
from trunkline.server.rooms import Rooms, looker_of, rooms
from trunkline.server.views import Looker

router = APIRouter(prefix="/matches/{match_id}/messages", tags=["chat"])
House = Annotated[Rooms, Depends(rooms)]
Owner = Annotated[str, Depends(known_asker)]
Looks = Annotated[Looker, Depends(looker_of)]
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]
SENT = documented(400, 403, 404, 408, 413)


@router.get("", responses=documented(404))
async def talk(
    match_id: str,
    house: House,
    looker: Looks,
    since: Annotated[Number, Query(description="The number of the last one that I have.")] = 0,
    before: Annotated[Number | None, Query(description="For those before that number.")] = None,
) -> TalkView:
    """What was said, at most the last 100 messages of it."""
    return await house.chat.talk(match_id, looker, since, before)


@router.post("", status_code=201, responses=SENT)
async def say(
    match_id: str, wish: Saying, house: House, looker: Looks, owner: Owner
) -> MessageView:
    """Say something to the table, if I sit there. It is plain text."""
    return await house.chat.say(match_id, looker, wish)


@router.post("/read", responses=SENT)
async def read(
    match_id: str, wish: ReadUpTo, house: House, looker: Looks, owner: Owner
) -> TalkView:
    """I have read all up to that number. What comes back is the rest."""
    await house.chat.read(match_id, owner, wish.number)
    return await house.chat.talk(match_id, looker, since=wish.number)
