"""Routes of people: notifications, links in e-mails, hours of clocks, chat, and private notes."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import RedirectResponse

from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_BODY_ERRORS,
    CurrentViewer,
    Owner,
    ReaderLanguage,
    Services,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.people import (
    ChatView,
    ContactChange,
    ContactRequest,
    EmailLinkResult,
    Hours,
    MatchNotifications,
    MessageRequest,
    MessagesReadRequest,
    MessageView,
    NotesRequest,
    NotesView,
    NotificationSettingsRequest,
    NotificationsView,
)

# Notifications

router = APIRouter(prefix="/notices", tags=["notices"])


@router.get("")
async def look(services: Services, owner: Owner, language: ReaderLanguage) -> NotificationsView:
    """Where my notices go, and how that stands."""
    return await services.notifications.contacts.view(owner, language)


@router.put("", responses=MATCH_BODY_ERRORS)
async def set_all(
    body: NotificationSettingsRequest, services: Services, owner: Owner, language: ReaderLanguage
) -> NotificationsView:
    """In which language I am told, and how long I am left alone first."""
    await services.notifications.contacts.set_settings(owner, body.language, body.delay)
    return await services.notifications.contacts.view(owner, language)


@router.post("/contacts", status_code=201, responses=MATCH_BODY_ERRORS, dependencies=[CREATES])
async def add(
    body: ContactRequest,
    request: Request,
    services: Services,
    owner: Owner,
    language: ReaderLanguage,
) -> NotificationsView:
    """Tell me there too. An e-mail address gets a letter first, and must be confirmed."""
    home = str(request.base_url).rstrip("/")
    await services.notifications.contacts.add(owner, body, language, home)
    return await services.notifications.contacts.view(owner, language)


@router.put("/contacts/{contact}", responses=MATCH_BODY_ERRORS)
async def change(
    contact: str, body: ContactChange, services: Services, owner: Owner, language: ReaderLanguage
) -> NotificationsView:
    """Which kinds of notices go there, or none for a while."""
    await services.notifications.contacts.change(owner, contact, body.wants, body.paused)
    return await services.notifications.contacts.view(owner, language)


@router.delete("/contacts/{contact}", responses=MATCH_BODY_ERRORS)
async def remove(
    contact: str, services: Services, owner: Owner, language: ReaderLanguage
) -> NotificationsView:
    """Nothing goes there any more, and nothing is kept of it."""
    await services.notifications.contacts.remove(owner, contact)
    return await services.notifications.contacts.view(owner, language)


@router.post("/contacts/{contact}/test", responses=MATCH_BODY_ERRORS, dependencies=[CREATES])
async def test(
    contact: str, services: Services, owner: Owner, language: ReaderLanguage
) -> NotificationsView:
    """Send a test there now; `last` of the contact says what came of it."""
    await services.notifications.contacts.test(owner, contact)
    return await services.notifications.contacts.view(owner, language)


@router.post("/confirm/{contact}/{token}", responses=MATCH_BODY_ERRORS)
async def confirm(contact: str, token: str, services: Services) -> EmailLinkResult:
    """By the link in the first letter: this address is mine."""
    found = await services.notifications.contacts.confirm(contact, token)
    return EmailLinkResult(found.address["to"])


@router.post("/stop/{contact}/{token}", responses=MATCH_BODY_ERRORS)
async def stop(contact: str, token: str, services: Services) -> EmailLinkResult:
    """By the link in every letter: no more of them."""
    found = await services.notifications.contacts.stop(contact, token)
    return EmailLinkResult(found.address["to"])


# For mail programs, by the header of a letter (RFC 8058): one that has a button for it sends a
# POST, another opens the address.


@router.post("/one-click/{contact}/{token}", include_in_schema=False)
async def one_click(contact: str, token: str, services: Services) -> EmailLinkResult:
    return await stop(contact, token, services)


@router.get("/one-click/{contact}/{token}", include_in_schema=False)
async def two_clicks(contact: str, token: str) -> RedirectResponse:
    return RedirectResponse(f"/notices/stop/{quote(contact)}/{quote(token)}", 303)


@router.get("/matches/{match_id}", responses=documented(404))
async def look_at_match(match_id: str, services: Services, owner: Owner) -> MatchNotifications:
    """Whether I am told of this match."""
    return MatchNotifications(await services.notifications.contacts.muted(match_id, owner))


@router.put("/matches/{match_id}", responses=MATCH_BODY_ERRORS)
async def mute(
    match_id: str, body: MatchNotifications, services: Services, owner: Owner
) -> MatchNotifications:
    """Tell me nothing of this match, or everything again."""
    await services.notifications.contacts.mute(match_id, owner, body.muted)
    return body


# Hours

hours = APIRouter(prefix="/hours", tags=["people"])


@hours.get("")
async def my_hours(services: Services, owner: Owner) -> Hours:
    """The hours of the day in which my clocks run, and my vacation."""
    return await services.hours.of(owner)


@hours.post("", responses=documented(400, 403, 408, 413))
async def set_hours(body: Hours, services: Services, owner: Owner) -> Hours:
    """Set them. What my clocks have run so far counts as it did."""
    return await services.hours.set(owner, body)


# Chat

chat = APIRouter(prefix="/matches/{match_id}/messages", tags=["chat"])
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@chat.get("", responses=documented(404))
async def talk(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    since: Annotated[Number, Query(description="The number of the last one that I have.")] = 0,
    before: Annotated[Number | None, Query(description="For those before that number.")] = None,
) -> ChatView:
    """What was said, at most the last 100 messages of it."""
    return await services.chat.talk(match_id, viewer, since, before)


@chat.post("", status_code=201, responses={**BODY_ERRORS, **documented(404)})
async def say(
    match_id: str, body: MessageRequest, services: Services, viewer: CurrentViewer, owner: Owner
) -> MessageView:
    """Say something to the table, if I sit there. It is plain text."""
    return await services.chat.say(match_id, viewer, owner, body)


@chat.post("/read", responses={**BODY_ERRORS, **documented(404)})
async def read(
    match_id: str,
    body: MessagesReadRequest,
    services: Services,
    viewer: CurrentViewer,
    owner: Owner,
) -> ChatView:
    """I have read all up to that number. What comes back is the rest."""
    await services.chat.read(match_id, owner, body.number)
    return await services.chat.talk(match_id, viewer, since=body.number)


# Private notes

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
