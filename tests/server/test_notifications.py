"""Notices: who is told what, when, by which way, and what came of it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from pydantic import TypeAdapter

import trunkline
from tests.server.support.api_client import GAME, ApiClient, accepted, eventually, legal, problem_of
from tests.server.support.notification_servers import (
    HERE,
    NotificationServers,
    Subscriber,
    awaited,
    mail_server,
)
from tests.server.support.scripted_matches import put_down, scripted_match
from tests.server.support.server_process import Running, Setting
from trunkline.games import find_game
from trunkline.server.container import Container
from trunkline.server.model.errors import Refused
from trunkline.server.model.identity import digest
from trunkline.server.model.schemas.people import ContactRequest
from trunkline.server.model.schemas.requests import (
    Claim,
    MatchRequest,
    Pace,
    SeatRequest,
    Submission,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.service.notifications import delivery
from trunkline.server.service.notifications.service import NotificationService
from trunkline.server.service.notifications.templates import sentence
from trunkline.server.settings import Settings
from trunkline.server.storage.notifications import KINDS, Contact, Delivery

ANN, BEN = "a" * 64, "b" * 64  # hashes of secrets
HOME = "https://trains.example.org"


def check_vapid(header: str, public: str, audience: str) -> None:
    """The push service can tell who sends, and that it was meant."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    head, claims, signature, key = found.groups()
    assert key == public
    ours = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), delivery.unb64(key))
    raw = delivery.unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    ours.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(delivery.unb64(claims))["aud"] == audience


# When somebody is told


class OfflineServer:
    """A server without a network, whose clock is set by hand."""

    def __init__(self, database: str, **settings: Setting) -> None:
        self.container = Container(
            TypeAdapter(Settings).validate_python({"database": database, **settings})
        )
        self.container.store.migrate()
        self.later = timedelta()
        self.container.matches.now = self.now
        self.notifications = NotificationService(
            self.container.matches,
            self.container.hub,
            self.container.settings,
            self.container.metrics,
        )

    def now(self) -> datetime:
        return datetime.now(UTC) + self.later

    async def after(self, **time: float) -> None:
        self.later += timedelta(**time)
        await self.notifications.scan()

    async def begin(self) -> MatchSnapshot:
        """Ann and Ben, each at a screen of their own; it is Ann who decides first."""
        seats = [SeatRequest("me", "Ann"), SeatRequest("link"), SeatRequest("link")]
        begun = await self.container.matches.create(MatchRequest(GAME, seats), ANN)
        for seat, token in begun.tokens.items():
            claim = Claim(token, f"Ben {seat}")
            await self.container.seats.claim(begun.match.id, BEN, seat, claim)
        match = await self.container.matches.open(begun.match.id)
        return match if match.actor == 0 else await self.until_turn_of(match, ANN)

    async def act(self, match: MatchSnapshot) -> MatchSnapshot:
        assert match.actor is not None
        owner = match.seats[match.actor].owner
        action = str(match.position.legal[0])
        assert owner is not None
        return await self.container.matches.act(match.id, owner, Submission(match.version, action))

    async def until_turn_of(self, match: MatchSnapshot, owner: str) -> MatchSnapshot:
        while match.actor is None or match.seats[match.actor].owner != owner:
            match = await self.act(match)
        return match

    async def turn_of_ben(self) -> MatchSnapshot:
        return await self.until_turn_of(await self.begin(), BEN)

    async def channel(self, url: str, owner: str = BEN) -> Contact:
        body = ContactRequest("channel", service="json", url=url)
        return await self.notifications.contacts.add(owner, body, "en", HOME)

    async def status(self, contact: Contact) -> Contact:
        found = await self.container.database.run(self.notifications.store.contact, contact.id)
        assert found is not None
        return found

    async def last(self, contact: Contact) -> Delivery:
        last = await self.container.database.run(self.notifications.store.last_of, [contact.id])
        return last[contact.id]


Play = Callable[[OfflineServer], Awaitable[None]]


def play(scene: Play, database: str, **settings: Setting) -> None:
    async def main() -> None:
        server = OfflineServer(database, **settings)
        await scene(server)
        server.container.store.close()

    asyncio.run(main())


def test_the_end_is_told_with_who_has_won(office: NotificationServers, sqlite_url: str) -> None:
    match = trunkline.load(find_game(GAME).folder / "cover.txt")
    assert match.outcome is not None
    script, names = scripted_match(match), ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay")
    (winner,) = match.outcome.winners
    secrets = [f"{seat}" * 40 for seat in range(match.players)]

    async def scene(server: OfflineServer) -> None:
        await server.channel(f"{office.hooks.url}/ann", digest(secrets[0]))
        put_down(script, sqlite_url, secrets, len(script.steps), names)
        await server.after(minutes=2)
        ((item,),) = (each.json["items"] for each in office.hooks.got)
        assert item["said"] == f"The match is over. Won by {names[winner]}."

    play(scene, sqlite_url, **office.settings())


def test_a_turn_is_told_once_after_a_while_to_who_is_away(
    office: NotificationServers, database_url: str
) -> None:
    async def scene(server: OfflineServer) -> None:
        got = office.hooks.got
        await server.channel(f"{office.hooks.url}/ben")
        match = await server.turn_of_ben()
        await server.after(seconds=30)
        assert not got
        await server.after(seconds=31)
        await server.after(hours=5)
        assert [each.path for each in got] == ["/ben"]
        (item,) = got[0].json["items"]
        assert item["link"] == f"{HOME}/table/{match.id}"
        assert item["said"] == "It is your turn."
        assert item["title"].endswith("with Ann")
        assert item["last"].startswith("Last: ")
        # His own next decision is no news, and a turn that is over meanwhile is not told.
        await server.until_turn_of(await server.act(match), ANN)
        await server.after(hours=5)
        assert len(got) == 1

    play(scene, database_url, **office.settings())


def test_who_sees_the_table_is_not_told(office: NotificationServers, sqlite_url: str) -> None:
    class Page:
        present_owner: str | None = BEN
        pace: Pace = "normal"

        def wake(self) -> None: ...
        def wake_for_chat(self, update: object) -> None: ...

    async def scene(server: OfflineServer) -> None:
        await server.channel(f"{office.hooks.url}/ben")
        match = await server.turn_of_ben()
        page = Page()
        with server.container.hub.watching(match.id, page):
            await server.after(seconds=61)
        assert not office.hooks.got
        # A tab behind others is not seen.
        match = await server.until_turn_of(await server.until_turn_of(match, ANN), BEN)
        page.present_owner = None
        with server.container.hub.watching(match.id, page):
            await server.after(seconds=61)
        assert len(office.hooks.got) == 1

    play(scene, sqlite_url, **office.settings())


def test_what_is_not_wanted_is_not_told(office: NotificationServers, sqlite_url: str) -> None:
    async def scene(server: OfflineServer) -> None:
        notices, got = server.notifications, office.hooks.got
        contact = await server.channel(f"{office.hooks.url}/ben")
        match = await server.turn_of_ben()
        await notices.contacts.mute(match.id, BEN, True)
        await server.after(seconds=61)
        await notices.notify(match, 1, "message", 1, "Ann")
        await server.after(seconds=61)
        assert not got
        await notices.contacts.mute(match.id, BEN, False)
        await notices.contacts.change(BEN, contact.id, ["message"], paused=False)
        await server.after(seconds=61)
        assert not got
        for number in (2, 2, 3):
            await notices.notify(match, 1, "message", number, "Ann")
        await notices.notify(match, 1, "request", 1, "Ann")
        await server.after(seconds=61)
        # Two messages at one table are one line.
        (items,) = [each.json["items"] for each in got]
        assert [each["said"] for each in items] == ["Ann has written in the chat."]
        await notices.contacts.change(BEN, contact.id, KINDS, paused=True)
        await notices.notify(match, 1, "message", 4, "Ann")
        await server.after(seconds=61)
        assert len(got) == 1
        with pytest.raises(Refused):
            await notices.contacts.change(ANN, contact.id, KINDS, paused=False)

    play(scene, sqlite_url, **office.settings())


def test_what_fails_is_tried_again_and_what_fails_often_is_switched_off(
    office: NotificationServers, sqlite_url: str
) -> None:
    async def scene(server: OfflineServer) -> None:
        got, answers = office.hooks.got, office.hooks.answers
        contact = await server.channel(f"{office.hooks.url}/ben")
        match = await server.turn_of_ben()
        answers += [503, 429, 500]
        for seconds, tries in ((61, 1), (30, 1), (31, 2), (300, 2), (301, 3), (9999, 3)):
            await server.after(seconds=seconds)
            assert len(got) == tries
        last = await server.last(contact)
        assert (last.status, last.problem, last.tries) == ("failed", "not-now", 3)
        for number in (1, 2):  # refused outright: not tried again
            answers += [400]
            await server.notifications.notify(match, 1, "rematch", number, "Ann")
            await server.after(seconds=61)
        now = await server.status(contact)
        assert (now.status, now.problem, len(got)) == ("off", "often", 5)
        await server.notifications.contacts.change(BEN, contact.id, KINDS, paused=False)
        answers += [410]
        await server.notifications.notify(match, 1, "rematch", 3, "Ann")
        await server.after(seconds=61)
        now = await server.status(contact)
        assert (now.status, now.problem) == ("off", "gone")
        # Added again it is the same one, switched on.
        again = await server.channel(f"{office.hooks.url}/ben")
        assert (again.id, (await server.status(contact)).status) == (contact.id, "on")
        answers += [302]
        await server.notifications.contacts.test(BEN, contact.id)
        assert (await server.last(contact)).problem == "redirected"
        assert len(got) == 7

    play(scene, sqlite_url, **office.settings())


def test_a_restart_forgets_nothing_and_two_processes_send_once(
    office: NotificationServers, database_url: str
) -> None:
    async def main() -> None:
        first = OfflineServer(database_url, **office.settings())
        await first.channel(f"{office.hooks.url}/ben")
        await first.turn_of_ben()
        await first.after(seconds=20)
        first.container.store.close()
        pair = [OfflineServer(database_url, **office.settings()) for _ in range(2)]
        await asyncio.gather(*(each.after(seconds=61) for each in pair))
        await asyncio.gather(*(each.after(seconds=61) for each in pair))
        assert len(office.hooks.got) == 1
        # One that dies while it sends: another takes it over later.
        store, service = pair[0].notifications.store, pair[0].container.matches
        match = await service.open(str(office.hooks.got[0].json["items"][0]["match"]))
        await pair[0].notifications.notify(match, 1, "rematch", 1, "Ann")
        (waiting,) = store.due(pair[0].now() + timedelta(seconds=61))
        assert store.claim([waiting[0]], pair[0].now() + timedelta(minutes=2))
        assert not store.claim([waiting[0]], pair[0].now() + timedelta(minutes=2))
        await pair[1].after(seconds=61)
        assert len(office.hooks.got) == 1
        await pair[1].after(seconds=120)
        assert len(office.hooks.got) == 2
        for each in pair:
            each.container.store.close()

    asyncio.run(main())


def link_in(letter: EmailMessage, page: str) -> tuple[str, str]:
    found = re.search(rf"{HOME}/notices/{page}/(\w+)/([\w-]+)", str(letter.get_content()))
    assert found, letter
    return found[1], found[2]


def test_letters_wait_for_a_confirmation_and_are_bundled(
    office: NotificationServers, sqlite_url: str
) -> None:
    async def scene(server: OfflineServer) -> None:
        letters, notices = office.mail.letters, server.notifications
        body = ContactRequest("email", email="Ben.B+x@example.org")
        contact = await notices.contacts.add(BEN, body, "hu", HOME)
        await server.turn_of_ben()
        await server.after(seconds=61)
        assert [each["Subject"] for each in letters] == ["Ez a te címed?"]
        with pytest.raises(Refused):
            await notices.contacts.test(BEN, contact.id)
        server.later = timedelta()  # the database has no clock but the real one
        id, token = link_in(letters[0], "confirm")
        with pytest.raises(Refused):
            await notices.contacts.confirm(id, "x" * 32)
        await notices.contacts.confirm(id, token)
        await server.turn_of_ben()
        await server.after(seconds=61)
        letter = letters[1]
        assert "Te következel." in letter["Subject"]
        assert (letter["To"], letter["Auto-Submitted"]) == (body.email, "auto-generated")
        assert letter["List-Unsubscribe"] == f"<{HOME}/api/v1/notices/one-click/{id}/{token}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # Whatever comes in the next five minutes comes together.
        matches = [await server.turn_of_ben() for _ in range(2)]
        await server.after(seconds=61)
        await server.after(seconds=61)
        assert len(letters) == 2
        await server.after(seconds=301)
        assert letters[2]["Subject"] == "Hírek 2 játszmából"
        assert all(f"/table/{each.id}" in letters[2].get_content() for each in matches)
        assert office.mail.logins == ["ann:hush"] * 3
        await notices.contacts.stop(*link_in(letters[2], "stop"))
        assert (await server.status(contact)).problem == "stopped"
        await server.turn_of_ben()
        await server.after(hours=1)
        assert len(letters) == 3
        # Nobody fills a stranger's box.
        for _ in range(2):
            await notices.contacts.remove(BEN, (await notices.contacts.mine(BEN, contact.id)).id)
            contact = await notices.contacts.add(BEN, body, "en", HOME)
        await notices.contacts.remove(BEN, contact.id)
        with pytest.raises(Refused, match="Too many"):
            await notices.contacts.add(BEN, body, "en", HOME)

    play(scene, sqlite_url, **office.settings())


def test_an_address_that_the_mail_server_refuses(
    office: NotificationServers, sqlite_url: str
) -> None:
    async def scene(server: OfflineServer) -> None:
        office.mail.refuses["nobody@example.org"] = "550 no such user"
        for address in ("nobody@example.org", "nobody", "a@b", "a b@example.org", "ő@example.org"):
            body = ContactRequest("email", email=address)
            with pytest.raises(Refused) as error:
                await server.notifications.contacts.add(BEN, body, "en", HOME)
            assert error.value.code == "bad-contact"
        assert not await server.container.database.run(server.notifications.store.contacts_of, BEN)

    play(scene, sqlite_url, **office.settings())


def test_by_starttls(certificate: Path, office: NotificationServers, sqlite_url: str) -> None:
    with mail_server(certificate, secure=False) as box:

        async def scene(server: OfflineServer) -> None:
            body = ContactRequest("email", email="ben@example.org")
            await server.notifications.contacts.add(BEN, body, "ru", HOME)
            assert [each["Subject"] for each in box.letters] == ["Это ваш адрес?"]
            assert box.logins == ["ann:hush"]

        url = f"smtp://ann:hush@localhost:{box.port}?starttls"
        play(scene, sqlite_url, **office.settings(smtp_url=url))


# The API


def test_contacts_over_the_api(
    office: NotificationServers, running: Running, sqlite_url: str
) -> None:
    server = running(sqlite_url, notice_networks=HERE, public_url=HOME)
    with ApiClient(server.url, language="en") as ben, ApiClient(server.url, language="ru") as eve:

        def post(path: str, **body: object) -> httpx.Response:
            return ben.http.post(f"/notices{path}", json=body)

        view = ben.http.get("/notices").json()
        assert (view["contacts"], view["email"], view["delay"]) == ([], False, 60)
        assert problem_of(post("/contacts", kind="email", email="b@example.org")).code == "no-mail"
        browser = Subscriber(f"{office.hooks.url}/push/1")
        (contact,) = accepted(post("/contacts", **browser.contact_request())).json()["contacts"]
        assert (contact["kind"], contact["name"], contact["status"]) == ("push", "Firefox", "on")
        tested = accepted(post(f"/contacts/{contact['id']}/test")).json()["contacts"][0]
        assert (tested["last"]["status"], tested["last"]["test"]) == ("sent", True)
        (pushed,) = awaited(office.hooks.got)
        assert browser.read(pushed.body)["path"] == "/notices"
        assert pushed.headers["content-encoding"] == "aes128gcm"
        check_vapid(pushed.headers["authorization"], view["push_key"], office.hooks.url)

        hook = f"{office.hooks.url}/hooks/hush-hush"
        added = post("/contacts", kind="channel", service="slack", url=hook, name="Board room")
        channel = accepted(added).json()["contacts"][1]
        assert (channel["name"], channel["service"]) == ("Board room", "slack")
        assert "hush-hush" not in added.text
        office.hooks.answers.append(404)
        tested = accepted(post(f"/contacts/{channel['id']}/test")).json()["contacts"][1]
        assert (tested["status"], tested["last"]["status"]) == ("off", "failed")
        assert tested["problem"].startswith("There is nobody at this address")

        refused = eve.http.post(
            "/notices/contacts", json={"kind": "channel", "url": "http://x.org"}
        )
        assert problem_of(refused).message == sentence("not-https", "ru")
        for path in (f"/contacts/{channel['id']}", f"/contacts/{channel['id']}/test"):
            answer = eve.http.request(
                "DELETE" if path.count("/") == 2 else "POST", "/notices" + path
            )
            assert answer.status_code == 404
        said = {"language": "hu", "delay": 0}
        assert ben.http.put("/notices", json=said).json()["delay"] == 0

        # A turn, as it comes to a browser that is closed.
        begun = eve.begin([{"kind": "me", "name": "Eve"}, {"kind": "link"}, {"kind": "link"}])
        for each in begun.invitations:
            accepted(ben.claim(begun.id, each.seat, each.token, "Ben"))
        view = eve.see(begun.id)
        while view.actor == 0:
            view = eve.play(view)
        told = awaited(office.hooks.got, 3)[2]
        read = browser.read(told.body)
        assert read["path"] == f"/table/{begun.id}"
        assert "Te következel." in read["text"]
        assert ben.http.put(f"/notices/matches/{begun.id}", json={"muted": True}).is_success
        assert ben.http.get(f"/notices/matches/{begun.id}").json() == {"muted": True}
        (left,) = ben.http.delete(f"/notices/contacts/{channel['id']}").json()["contacts"]
        assert left["id"] == contact["id"]
        metrics = httpx.get(f"{server.url}/metrics").text
        assert 'trunkline_notices_total{result="sent",way="push"} 2.0' in metrics
        for secret in ("hush-hush", "/push/1", delivery.b64(browser.auth)):
            assert secret not in server.log
    assert legal(view) == []
    eventually(lambda: "fault" not in server.log, "nothing went wrong")
