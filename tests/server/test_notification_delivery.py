"""The ways that notices go: which addresses are refused, what each kind of channel gets."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.server.support.notification_servers import (
    NotificationServers,
)
from trunkline.core.errors import BadSetup
from trunkline.core.rulebook import LANGUAGES
from trunkline.server.model.errors import server_texts
from trunkline.server.service.notifications.delivery import channel_body
from trunkline.server.service.notifications.safe_http import SafeHttp, checked_url
from trunkline.server.service.notifications.templates import Item, Notice, Undelivered, sentence
from trunkline.server.settings import Settings, read_mail_server
from trunkline.server.storage.notifications import KINDS

ANN, BEN = "a" * 64, "b" * 64  # hashes of secrets
HOME = "https://trains.example.org"


# Where notices may go


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1", "2130706433", "0x7f.1", "localhost", "0.0.0.0", "10.1.2.3"),
        *("172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1"),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "[::]", "[::1]", "[fe80::1]", "[fc00::1]"),
        *("[ff02::1]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]"),
        *("[2002:7f00:1::]", "[2001:0:7f00:1::]", "[fec0::1]", "[2001:db8::1]", "[100::1]"),
    ],
)
def test_private_addresses_are_refused(host: str) -> None:
    with pytest.raises(Undelivered) as error:
        asyncio.run(SafeHttp().addresses_of(f"https://{host}/hook"))
    assert error.value.problem == "private"
    assert error.value.final


@pytest.mark.parametrize("host", ["1.1.1.1", "[2606:4700::1111]", "[64:ff9b::101:101]"])
def test_public_addresses_are_not(host: str) -> None:
    found = asyncio.run(SafeHttp().addresses_of(f"https://{host}:8443/hook"))
    assert len(found) == 1


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("http://example.org/", "not-https"),
        ("ftp://example.org/", "not-https"),
        ("file:///etc/passwd", "not-https"),
        ("", "bad-url"),
        ("https://", "bad-url"),
        ("https://a b/", "bad-url"),
        ("https://example.org/\r\nX: y", "bad-url"),
        ("https://example.org/\n", "bad-url"),
        ("https://ann:hush@example.org/", "bad-url"),
        ("https://example.org:99999/", "bad-url"),
        ("https://example.org:0/", "bad-url"),
        ("https://[::1/", "bad-url"),
        ("https://example.org/" + "x" * 2000, "bad-url"),
    ],
)
def test_what_is_no_address_to_send_to(url: str, problem: str) -> None:
    with pytest.raises(Undelivered) as error:
        checked_url(url)
    assert error.value.problem == problem


def test_the_connection_goes_to_the_address_that_was_judged(
    office: NotificationServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is public when it is asked for, and private a moment later."""
    asked = []

    async def change_of_mind(self: object, host: str, port: int, **_: object) -> list[object]:
        asked.append(host)
        return [(2, 1, 6, "", ("1.1.1.1" if len(asked) == 1 else "127.0.0.1", port))]

    async def main() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(type(loop), "getaddrinfo", change_of_mind)
        http = SafeHttp()
        reached = []

        async def connect(host: str, *_: object, **__: object) -> None:
            reached.append(host)
            raise OSError

        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Undelivered):
            await http.post(f"https://rebound.example:{office.hooks.port}/", b"", {})
        assert reached == ["1.1.1.1"]

    asyncio.run(main())
    assert asked == ["rebound.example"]
    assert not office.hooks.got


# The parts


def test_every_reason_has_a_sentence_in_each_language() -> None:
    folder = Path("src/trunkline/server/service/notifications")
    code = "".join(each.read_text() for each in folder.glob("*.py"))
    reasons = {*re.findall(r'Undelivered\("([a-z-]+)"', code), "often", "stopped"}
    assert len(reasons) > 15
    for language in LANGUAGES:
        for reason in reasons:
            assert len(sentence(reason, language)) > 15
        for kind in KINDS:
            assert server_texts(language)(f"notice-{kind}", name="Béla", winners="Ada")


@pytest.mark.parametrize(
    "url",
    ["smtp.example.org", "http://x", "smtps://", "smtps://x:port", "smtp://x/path", "smtp://x?tls"],
)
def test_a_mail_server_that_is_none(url: str) -> None:
    with pytest.raises(BadSetup, match="is like smtps://USER"):
        Settings(smtp_url=url.replace("//", "//ann:hush@"), smtp_from="trains@example.org")
    with pytest.raises(BadSetup, match="needs a sender"):
        Settings(smtp_url="smtps://example.org", smtp_from="nobody")
    with pytest.raises(BadSetup, match="must name the mail server"):
        Settings(smtp_from="trains@example.org")
    with pytest.raises(BadSetup, match=r"like 192\.168"):
        Settings(notice_networks=["home"])


def test_a_mail_server_is_read_and_its_password_is_not_told() -> None:
    server = read_mail_server("smtp://ann%40x:hu%2Fsh@post.example:25?starttls", "a@example.org")
    assert server is not None
    assert (server.host, server.port, server.starttls, server.secure) == (
        *("post.example", 25, True),
        False,
    )
    assert (server.user, server.password) == ("ann@x", "hu/sh")
    assert "hu/sh" not in repr(server)


def test_channels_get_what_they_understand() -> None:
    item = Item(
        "turn", "m1", "Trains with <!channel> & @everyone", "Go *on*.", "", f"{HOME}/table/m1"
    )
    notice = Notice("Trains", (item,))
    discord = json.loads(channel_body({"service": "discord"}, notice))
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].endswith(f"Go \\*on\\*.\n{HOME}/table/m1")
    slack = json.loads(channel_body({"service": "slack"}, notice))["text"]
    assert slack.startswith("Trains with &lt;!channel&gt; &amp; @everyone\n")
    telegram = json.loads(channel_body({"service": "telegram", "chat": "-100"}, notice))
    assert (telegram["chat_id"], telegram["text"]) == ("-100", notice.text)
    plain = json.loads(channel_body({"service": "json"}, notice))
    assert plain["items"][0]["link"] == f"{HOME}/table/m1"
    many = Notice("", (item,) * 50)
    assert len(json.loads(channel_body({"service": "discord"}, many))["content"]) <= 2000
