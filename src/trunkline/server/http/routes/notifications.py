"""The addresses of the API that are about notices."""

from __future__ import annotations

from urllib.parse import quote, urlsplit

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse

from trunkline.server.container import Rooms
from trunkline.server.http.deps import SENT_TO_MATCH, House, Owner, Reader
from trunkline.server.http.errors import documented
from trunkline.server.model.errors import SPOKEN
from trunkline.server.model.identity import digest
from trunkline.server.model.schemas.people import (
    ByLink,
    ContactChange,
    ContactView,
    ContactWish,
    DeliveryView,
    MatchNotices,
    NoticesView,
    WishesChange,
)
from trunkline.server.model.schemas.requests import Language
from trunkline.server.service.notifications.templates import sentence
from trunkline.server.storage.notifications import TEST, Contact, Delivery

router = APIRouter(prefix="/notices", tags=["notices"])


@router.get("")
async def look(house: House, owner: Owner, language: Reader) -> NoticesView:
    """Where my notices go, and how that stands."""
    return await _view(house, owner, language)


@router.put("", responses=SENT_TO_MATCH)
async def set_all(wish: WishesChange, house: House, owner: Owner, language: Reader) -> NoticesView:
    """In which language I am told, and how long I am left alone first."""
    await house.notices.contacts.set_wishes(owner, wish.language, wish.delay)
    return await _view(house, owner, language)


@router.post("/contacts", status_code=201, responses=SENT_TO_MATCH)
async def add(
    wish: ContactWish, request: Request, house: House, owner: Owner, language: Reader
) -> NoticesView:
    """Tell me there too. An e-mail address gets a letter first, and must be confirmed."""
    home = str(request.base_url).rstrip("/")
    await house.notices.contacts.add(owner, wish, language, home)
    return await _view(house, owner, language)


@router.put("/contacts/{contact}", responses=SENT_TO_MATCH)
async def change(
    contact: str, wish: ContactChange, house: House, owner: Owner, language: Reader
) -> NoticesView:
    """Which kinds of notices go there, or none for a while."""
    await house.notices.contacts.change(owner, contact, wish.wants, wish.paused)
    return await _view(house, owner, language)


@router.delete("/contacts/{contact}", responses=SENT_TO_MATCH)
async def remove(contact: str, house: House, owner: Owner, language: Reader) -> NoticesView:
    """Nothing goes there any more, and nothing is kept of it."""
    await house.notices.contacts.remove(owner, contact)
    return await _view(house, owner, language)


@router.post("/contacts/{contact}/test", responses=SENT_TO_MATCH)
async def test(contact: str, house: House, owner: Owner, language: Reader) -> NoticesView:
    """Send a test there now; `last` of the contact says what came of it."""
    await house.notices.contacts.test(owner, contact)
    return await _view(house, owner, language)


@router.post("/confirm/{contact}/{token}", responses=SENT_TO_MATCH)
async def confirm(contact: str, token: str, house: House) -> ByLink:
    """By the link in the first letter: this address is mine."""
    found = await house.notices.contacts.confirm(contact, token)
    return ByLink(found.address["to"])


@router.post("/stop/{contact}/{token}", responses=SENT_TO_MATCH)
async def stop(contact: str, token: str, house: House) -> ByLink:
    """By the link in every letter: no more of them."""
    found = await house.notices.contacts.stop(contact, token)
    return ByLink(found.address["to"])


# For mail programs, by the header of a letter (RFC 8058): one that has a button for it sends a
# POST, another opens the address.


@router.post("/one-click/{contact}/{token}", include_in_schema=False)
async def one_click(contact: str, token: str, house: House) -> ByLink:
    return await stop(contact, token, house)


@router.get("/one-click/{contact}/{token}", include_in_schema=False)
async def two_clicks(contact: str, token: str) -> RedirectResponse:
    return RedirectResponse(f"/notices/stop/{quote(contact)}/{quote(token)}", 303)


@router.get("/matches/{match_id}", responses=documented(404))
async def look_at_match(match_id: str, house: House, owner: Owner) -> MatchNotices:
    """Whether I am told of this match."""
    await house.service.open(match_id)
    return MatchNotices(await house.service.stored(house.notices.store.muted, match_id, owner))


@router.put("/matches/{match_id}", responses=SENT_TO_MATCH)
async def mute(match_id: str, wish: MatchNotices, house: House, owner: Owner) -> MatchNotices:
    """Tell me nothing of this match, or everything again."""
    await house.notices.contacts.mute(match_id, owner, wish.muted)
    return wish


async def _view(house: Rooms, owner: str, language: Language) -> NoticesView:
    notices, stored = house.notices, house.service.stored
    contacts = await stored(notices.store.contacts_of, owner)
    last = await stored(notices.store.last_of, [each.id for each in contacts])
    wishes = await notices.contacts.wishes(owner, language)
    return NoticesView(
        contacts=[_contact(each, last.get(each.id), language) for each in contacts],
        language=SPOKEN.get(wishes.language, "en"),
        delay=wishes.delay,
        email=notices.contacts.has_mail,
        push_key=await notices.contacts.push_key(),
    )


def _contact(contact: Contact, last: Delivery | None, language: Language) -> ContactView:
    address = contact.address
    return ContactView(
        id=contact.id,
        kind=contact.kind,
        service=address.get("service"),
        name=_name(contact),
        status=contact.status,
        problem=sentence(contact.problem, language),
        wants=list(contact.wants),
        last=None if last is None else _delivery(last, language),
        mark=digest(address["endpoint"]) if contact.kind == "push" else "",
    )


def _name(contact: Contact) -> str:
    """Enough to know it by. The rest of a channel's address is its key."""
    address = contact.address
    if contact.kind == "email":
        return str(address["to"])
    if address["name"] or contact.kind == "push":
        return str(address["name"])
    return str(address.get("chat") or urlsplit(address["url"]).hostname)


def _delivery(last: Delivery, language: Language) -> DeliveryView:
    return DeliveryView(
        status=last.status,
        at=last.due.isoformat(timespec="seconds")
        if last.status != "waiting"
        else last.at.isoformat(timespec="seconds"),
        test=last.kind == TEST,
        problem=sentence(last.problem, language),
    )
