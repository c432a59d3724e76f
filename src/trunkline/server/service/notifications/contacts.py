"""Contacts: where people want to be notified, and of what; added, confirmed, tested, removed."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from urllib.parse import urlsplit

from trunkline.server.model.errors import LANGUAGE_CODES, Refused
from trunkline.server.model.identity import clean_name, digest, is_id, new_id, new_token
from trunkline.server.model.rate_limit import RateLimit, RateLimiter
from trunkline.server.model.schemas.people import (
    ContactRequest,
    ContactView,
    DeliveryView,
    NotificationsView,
)
from trunkline.server.model.schemas.requests import Language
from trunkline.server.observability import Metrics
from trunkline.server.service.matches import MatchService
from trunkline.server.service.notifications import delivery, templates
from trunkline.server.service.notifications.delivery import Sender
from trunkline.server.service.notifications.safe_http import SafeHttp
from trunkline.server.service.notifications.templates import BadContact, Undelivered
from trunkline.server.storage.notifications import (
    KINDS,
    TEST,
    Contact,
    ContactKind,
    ContactStatus,
    Delay,
    Delivery,
    NoticeKind,
    NotificationSettings,
    NotificationStore,
)

MOST = 10  # contacts of one person
TRYING = timedelta(minutes=2)  # then a test is taken to have died with its process
CONFIRMING = RateLimit(1 / 3600, 3)  # letters to an address that nobody has confirmed
TESTING = RateLimit(1 / 20, 5)


class ContactService:
    """The contacts of people, and their settings for notifications."""

    def __init__(
        self,
        service: MatchService,
        store: NotificationStore,
        http: SafeHttp,
        sender: Callable[[], Awaitable[Sender]],
        metrics: Metrics,
        *,
        has_mail: bool,
    ) -> None:
        self.has_mail = has_mail
        self._service = service
        self._database = service.database
        self._store = store
        self._http = http
        self._sender = sender
        self._metrics = metrics
        self._now = service.now
        self._confirming = RateLimiter(CONFIRMING)
        self._testing = RateLimiter(TESTING)

    async def settings(self, owner: str, language: Language) -> NotificationSettings:
        found = await self._database.run(self._store.settings, owner)
        return found or NotificationSettings(language)

    async def set_settings(self, owner: str, language: Language, delay: Delay) -> None:
        await self._database.run(
            self._store.set_settings, owner, NotificationSettings(language, delay)
        )

    async def view(self, owner: str, language: Language) -> NotificationsView:
        """Where somebody's notifications go, and how that stands."""
        contacts = await self._database.run(self._store.contacts_of, owner)
        last = await self._database.run(self._store.last_of, [each.id for each in contacts])
        settings = await self.settings(owner, language)
        return NotificationsView(
            contacts=[_contact_view(each, last.get(each.id), language) for each in contacts],
            language=LANGUAGE_CODES.get(settings.language, "en"),
            delay=settings.delay,
            email=self.has_mail,
            push_key=await self.push_key(),
        )

    async def push_key(self) -> str:
        return delivery.push_public_key((await self._sender()).push_key)

    async def add(
        self, owner: str, request: ContactRequest, language: Language, home: str
    ) -> Contact:
        run, store = self._database.run, self._store
        present = await run(store.contacts_of, owner)
        kind, address = await self._checked(request)
        for each in present:
            if each.kind == kind and _same(each, address):
                await self._once_more(each, language)
                return each
        if len(present) >= MOST:
            raise Refused(409, "too-many-contacts", values={"most": MOST})
        status: ContactStatus = "unconfirmed" if kind == "email" else "on"
        address |= {"home": home, "token": new_token()}
        contact = Contact(new_id(), owner, kind, address, KINDS, self._now(), status)
        if kind == "email":
            await self._ask_to_confirm(contact, language)
        await run(store.add, contact, NotificationSettings(language))
        return contact

    async def _once_more(self, contact: Contact, language: Language) -> None:
        """What is there already: perhaps the letter was lost, or it had been switched off."""
        if contact.status == "unconfirmed":
            await self._ask_to_confirm(contact, language)
        elif contact.status == "off":
            await self.change(contact.owner, contact.id, contact.wants, paused=False)

    async def _checked(self, request: ContactRequest) -> tuple[ContactKind, dict[str, str]]:
        try:
            if request.kind == "email":
                return "email", {"to": delivery.mail_address(request.email)}
            if request.kind == "push":
                given = delivery.Subscription(request.endpoint, request.p256dh, request.auth)
                given.keys()
                await self._http.addresses_of(given.endpoint)
                keys = {"p256dh": request.p256dh, "auth": request.auth}
                return "push", {
                    "endpoint": request.endpoint,
                    **keys,
                    "name": clean_name(request.name),
                }
            address = delivery.channel_address(
                request.service, request.url, request.bot, request.chat
            )
            address |= {"service": request.service, "name": clean_name(request.name)}
            if request.service != "telegram":
                await self._http.addresses_of(request.url)
            return "channel", address
        except Undelivered as error:
            raise BadContact(error) from None

    async def _ask_to_confirm(self, contact: Contact, language: Language) -> None:
        if not self.has_mail:
            raise Refused(409, "no-mail")
        self._confirming.check(digest(contact.address["to"].casefold()))
        try:
            await (await self._sender()).confirm(contact, language)
        except Undelivered as error:
            raise BadContact(error) from None

    async def confirm(self, id: str, token: str) -> Contact:
        """By the link in the letter, in whatever browser it is opened."""
        contact = await self._by_link(id, token)
        if contact.status == "unconfirmed":
            values = {"status": "on", "created": self._now(), "problem": ""}
            await self._database.run(self._store.change, id, values)
        return contact

    async def stop(self, id: str, token: str) -> Contact:
        contact = await self._by_link(id, token)
        if contact.status != "off":
            values = {"status": "off", "problem": "stopped"}
            await self._database.run(self._store.change, id, values)
        return contact

    async def _by_link(self, id: str, token: str) -> Contact:
        found = await self._database.run(self._store.contact, id) if is_id(id) else None
        if (
            found is None
            or found.kind != "email"
            or not secrets.compare_digest(found.address["token"].encode(), token.encode())
        ):
            raise Refused(404, "not-found", "problem-no-contact")
        return found

    async def mine(self, owner: str, id: str) -> Contact:
        found = await self._database.run(self._store.contact, id) if is_id(id) else None
        if found is None or found.owner != owner:
            raise Refused(404, "not-found", "problem-no-contact")
        return found

    async def change(self, owner: str, id: str, wants: Sequence[NoticeKind], paused: bool) -> None:
        contact = await self.mine(owner, id)
        values: dict[str, object] = {"wants": [each for each in KINDS if each in wants]}
        if contact.status != "unconfirmed":
            # Whoever switches on what was off starts anew.
            status = "paused" if paused else "on"
            values |= {"status": status, "problem": "", "failures": 0}
        await self._database.run(self._store.change, id, values, owner)

    async def remove(self, owner: str, id: str) -> None:
        contact = await self.mine(owner, id)
        await self._database.run(self._store.remove, contact.id, owner)

    async def test(self, owner: str, id: str) -> None:
        """Send one now. What came of it is the contact's last delivery."""
        contact = await self.mine(owner, id)
        if contact.status == "unconfirmed":
            raise Refused(409, "unconfirmed")
        self._testing.check(id)
        now, run = self._now(), self._database.run
        number = time.time_ns() // 1000
        test = await run(self._store.put_test, id, number, now, now + TRYING)
        settings = await self.settings(owner, "en")
        notice = templates.test_notice(settings.language, (await self._sender()).home(contact))
        try:
            await (await self._sender()).send(contact, notice, settings.language)
        except Undelivered as error:
            values: dict[str, object] = {"status": "failed", "problem": error.problem, "due": now}
            if error.gone:
                await run(self._store.change, id, {"status": "off", "problem": error.problem})
        else:
            values = {"status": "sent", "problem": "", "due": now}
        self._metrics.notices.labels(contact.kind, str(values["status"])).inc()
        await run(self._store.settle, [test.id], **values)

    async def muted(self, match: str, owner: str) -> bool:
        """Whether they want no notifications of that match."""
        await self._service.open(match)
        return await self._database.run(self._store.muted, match, owner)

    async def mute(self, match: str, owner: str, muted: bool) -> None:
        await self._service.open(match)
        await self._database.run(self._store.mute, match, owner, muted)


def _same(contact: Contact, address: dict[str, str]) -> bool:
    given = {name: value for name, value in address.items() if name != "name"}
    return all(contact.address.get(name) == value for name, value in given.items())


# As payloads


def _contact_view(contact: Contact, last: Delivery | None, language: Language) -> ContactView:
    address = contact.address
    return ContactView(
        id=contact.id,
        kind=contact.kind,
        service=address.get("service"),
        name=_name(contact),
        status=contact.status,
        problem=templates.sentence(contact.problem, language),
        wants=list(contact.wants),
        last=None if last is None else _delivery_view(last, language),
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


def _delivery_view(last: Delivery, language: Language) -> DeliveryView:
    return DeliveryView(
        status=last.status,
        at=last.due.isoformat(timespec="seconds")
        if last.status != "waiting"
        else last.at.isoformat(timespec="seconds"),
        test=last.kind == TEST,
        problem=templates.sentence(last.problem, language),
    )
