"""The notification service: who is told what, when, and what came of it.

Every process scans every few seconds, and soon after each change of its own: what is to be told is
queued; what somebody has seen meanwhile, at a table that is open before them, is struck out by the
process that they are connected to; what is due is sent, by one process.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from trunkline.server.model.errors import Refused
from trunkline.server.model.origin import Rematch
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.observability import Metrics, get_log
from trunkline.server.service.hooks import MatchHook
from trunkline.server.service.hub import Hub
from trunkline.server.service.matches import MatchService
from trunkline.server.service.notifications import templates
from trunkline.server.service.notifications.contacts import ContactService
from trunkline.server.service.notifications.delivery import Sender, new_push_key
from trunkline.server.service.notifications.safe_http import SafeHttp, read_networks
from trunkline.server.service.notifications.templates import Undelivered
from trunkline.server.service.periodic import PeriodicTask
from trunkline.server.settings import Settings, read_mail_server
from trunkline.server.storage.errors import StorageUnavailable
from trunkline.server.storage.notifications import Contact, Delivery, NoticeKind, NotificationStore
from trunkline.server.storage.rows import FIRST_VERSION, is_turn_of


@dataclass(frozen=True, slots=True)
class Trigger:
    """A reason to notify whoever sits in a seat."""

    seat: int
    kind: NoticeKind
    number: int
    by: str


def triggers_in(match: MatchSnapshot) -> Iterator[Trigger]:
    """Told again at every version while it is so: the number tells whether it is the same."""
    request = match.undo_request
    if request is not None:
        by = match.seats[request.seat].name
        for seat in request.waits_for(match.seats):
            yield Trigger(seat, "request", request.id, by)
    if match.version == FIRST_VERSION and isinstance(match.origin, Rematch):
        creator = match.stored.creator
        by = next((each.name for each in match.seats if each.owner == creator), "")
        for each in match.seats:
            if each.owner not in (None, creator):
                yield Trigger(each.seat, "rematch", 0, by)


PERIOD = 5.0  # seconds between two looks
GRACE = timedelta(seconds=12)  # every process has looked twice whether the person is there
LEASE = timedelta(minutes=2)  # then another process may take it that this one has died
PAUSES = (timedelta(minutes=1), timedelta(minutes=10))  # before the second and the third try
BUNDLE = timedelta(minutes=5)  # between two letters to one address
FAILURES = 3  # deliveries in a row; then the contact is switched off
AT_ONCE = 20  # contacts that are being sent to
FORGETTING = timedelta(hours=24)
log = get_log()


class NotificationService(MatchHook):
    """A hook that queues notifications, and a periodic task that delivers those that are due."""

    def __init__(
        self,
        service: MatchService,
        hub: Hub,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store = NotificationStore(service.database)
        self._service = service
        self._database = service.database
        self._hub = hub
        self._settings = settings
        self._metrics = metrics
        self._now = service.now
        self._http = SafeHttp(read_networks(settings.notice_networks))
        self._mail = read_mail_server(settings.smtp_url, settings.smtp_from)
        self._sender: Sender | None = None
        self._rounds = PeriodicTask(
            PERIOD,
            self.scan,
            failure="fault among the notices",
            at_once=False,
            log_outages=False,  # the next scan finds everything that this one would have
        )
        self._pending: set[asyncio.Task[None]] = set()
        self._forgot: datetime | None = None
        self.contacts = ContactService(
            service,
            self.store,
            self._http,
            self.sender,
            metrics,
            has_mail=self._mail is not None,
        )

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()
        for task in self._pending:
            task.cancel()
        await asyncio.gather(*self._pending, return_exceptions=True)

    # What the rest of the server calls

    async def changed(self, match: MatchSnapshot) -> None:
        """Somebody's turn may have come. It costs the change nothing."""
        self._rounds.hurry()
        if wanted := list(triggers_in(match)):
            task = asyncio.create_task(self._notify_all(match, wanted))
            self._pending.add(task)
            task.add_done_callback(self._pending.discard)

    async def _notify_all(self, match: MatchSnapshot, some: Sequence[Trigger]) -> None:
        for each in some:
            await self.notify(match, each.seat, each.kind, each.number, each.by)

    async def notify(
        self, match: MatchSnapshot, seat: int, kind: NoticeKind, number: int, by: str = ""
    ) -> None:
        """Tell who sits there, if they want it and are away. Turns and ends are found without it.

        `number` tells one message, request, … from the next: the same is never told twice. `by` is
        the name of who is behind it. Whatever goes wrong here, what it is about goes on.
        """
        owner = match.seats[seat].owner
        if owner is None:
            return
        store, now = self.store, self._now()
        with contextlib.suppress(StorageUnavailable):
            await self._database.run(store.tell, match.id, owner, kind, number, by, now, GRACE)

    # Looking round

    async def scan(self) -> None:
        now, store, run = self._now(), self.store, self._database.run
        await run(store.queue_turns_and_ends, now, GRACE)
        waiting = await run(store.due, now + GRACE)
        seen = [each.id for each, contact in waiting if self._is_there(each, contact)]
        if seen:
            await run(store.settle, seen, status="needless")
        contacts = {contact.id: contact for _, contact in waiting}
        due: defaultdict[str, list[Delivery]] = defaultdict(list)
        for each, _ in waiting:
            if each.due <= now and each.id not in seen:
                due[each.contact].append(each)
        slots = asyncio.Semaphore(AT_ONCE)

        async def one(contact: str) -> None:
            async with slots:
                await self._deliver(contacts[contact], due[contact])

        await asyncio.gather(*map(one, due))
        await self._forget_old(now)

    def _is_there(self, delivery: Delivery, contact: Contact) -> bool:
        return contact.owner in self._hub.seen_by(delivery.match)

    async def _forget_old(self, now: datetime) -> None:
        if self._forgot is None or now - self._forgot >= FORGETTING:
            self._forgot = now
            await self._database.run(self.store.forget_old, now)

    # Delivering

    async def _deliver(self, contact: Contact, some: list[Delivery]) -> None:
        now, run = self._now(), self._database.run
        if contact.kind == "email" and (later := await self._bundled(contact, now)):
            await run(self.store.settle, [each.id for each in some], due=later)
            return
        mine = await run(self.store.claim, some, now + LEASE)
        if not mine:
            return
        settings = await self.contacts.settings(contact.owner, "en")
        items = await self._items(contact, mine, settings.language)
        told = [each for each in mine if each.id in items]
        if needless := [each.id for each in mine if each.id not in items]:
            await run(self.store.settle, needless, status="needless")
        if told:
            # Several messages at one table are one line.
            lines = dict.fromkeys(items.values())
            notice = templates.notice(list(lines), settings.language)
            await self._attempt(contact, told, notice, settings.language)

    async def _bundled(self, contact: Contact, now: datetime) -> datetime | None:
        """When the next letter may go there, if that is not now."""
        last = await self._database.run(self.store.last_sent, contact.id)
        return last + BUNDLE if last is not None and last + BUNDLE > now else None

    async def _items(
        self, contact: Contact, some: Sequence[Delivery], language: str
    ) -> dict[str, templates.Item]:
        """What is still worth telling, in words, by the delivery's id."""
        found: dict[str, templates.Item] = {}
        for each in some:
            try:
                match = await self._service.open(each.match)
            except Refused:  # a match that is no more, or that this program cannot open
                continue
            if contact.status == "on" and await self._holds(each, match, contact.owner):
                home = (await self.sender()).home(contact)
                found[each.id] = templates.item(match, each, contact.owner, language, home)
        return found

    async def _holds(self, delivery: Delivery, open: MatchSnapshot, owner: str) -> bool:
        """Whether what a delivery says is still so."""
        if await self._database.run(self.store.muted, open.id, owner):
            return False
        turn = is_turn_of(open.stored, owner)
        match delivery.kind:
            case "turn":
                return turn and open.number == delivery.number
            case "reminder":
                return turn
            case "request":
                return open.stored.asked is not None
            case "message":
                read = await self._database.run(self.store.has_read, open.id, owner)
                return read < delivery.number
        return True

    async def _attempt(
        self, contact: Contact, some: list[Delivery], notice: templates.Notice, language: str
    ) -> None:
        run, store, now = self._database.run, self.store, self._now()
        ids, tries = [each.id for each in some], max(each.tries for each in some) + 1
        try:
            await (await self.sender()).send(contact, notice, language)
        except Undelivered as error:
            self._metrics.notices.labels(contact.kind, "failed").inc()
            if not error.final and tries <= len(PAUSES):
                due = now + PAUSES[tries - 1]
                await run(store.settle, ids, problem=error.problem, due=due)
                return
            await run(store.settle, ids, status="failed", problem=error.problem, due=now)
            await self._count_failure(contact, error)
        else:
            self._metrics.notices.labels(contact.kind, "sent").inc()
            await run(store.settle, ids, status="sent", problem="", due=now)
            if contact.failures:
                await run(store.change, contact.id, {"failures": 0})

    async def _count_failure(self, contact: Contact, error: Undelivered) -> None:
        failures = contact.failures + 1
        values: dict[str, object] = {"failures": failures}
        if error.gone or failures >= FAILURES:
            values |= {"status": "off", "problem": error.problem if error.gone else "often"}
        await self._database.run(self.store.change, contact.id, values)

    async def sender(self) -> Sender:
        if self._sender is None:
            key = await self._database.run(self.store.key, "push", new_push_key())
            post, public = self._mail, self._settings.public_url
            if post is not None:
                responsible = f"mailto:{post.sender}"
            else:
                responsible = public if public.startswith("https:") else ""
            self._sender = Sender(self._http, post, key, responsible, public)
        return self._sender
