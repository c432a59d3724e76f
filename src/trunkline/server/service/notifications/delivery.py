"""Delivery of a notification to a contact: by e-mail, Web Push, or to a chat channel."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import os
import re
import smtplib
import ssl
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import anyio.to_thread
from anyio import CapacityLimiter
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trunkline.server.model.errors import server_texts
from trunkline.server.service.notifications.safe_http import SafeHttp, checked_url
from trunkline.server.service.notifications.templates import Notice, Undelivered
from trunkline.server.settings import MailServer, is_address
from trunkline.server.storage.notifications import ChannelService, Contact

# Chat channels

TELEGRAM = "https://api.telegram.org"
LONGEST = {"discord": 2000, "slack": 3000, "telegram": 4096}  # characters of a message
_BOT = re.compile(r"\d{5,16}:[A-Za-z0-9_-]{30,64}")
_CHAT = re.compile(r"-?\d{1,20}|@[A-Za-z0-9_]{4,32}")
_MARKS = re.compile(r"([\\*_~`|>#\[\]()@<])")


def channel_address(service: ChannelService, url: str, bot: str, chat: str) -> dict[str, str]:
    """What is to be kept of it. Undelivered: it cannot be right."""
    if service != "telegram":
        checked_url(url)
        return {"url": url}
    if not _BOT.fullmatch(bot):
        raise Undelivered("bad-bot", final=True)
    if not _CHAT.fullmatch(chat):
        raise Undelivered("bad-chat", final=True)
    return {"bot": bot, "chat": chat}


def channel_url(address: Mapping[str, Any]) -> str:
    if address["service"] == "telegram":
        return f"{TELEGRAM}/bot{address['bot']}/sendMessage"
    return str(address["url"])


def channel_body(address: Mapping[str, Any], notice: Notice) -> bytes:
    return json.dumps(_message(address, notice), ensure_ascii=False).encode()


def _message(address: Mapping[str, Any], notice: Notice) -> dict[str, object]:
    service = address["service"]
    if service == "discord":
        # Nobody's name rings a bell for a whole channel.
        text = _each(notice, lambda text: _MARKS.sub(r"\\\1", text), LONGEST[service])
        return {"content": text, "allowed_mentions": {"parse": []}}
    if service == "slack":
        return {"text": _each(notice, _slack, LONGEST[service]), "unfurl_links": False}
    if service == "telegram":
        return {
            "chat_id": address["chat"],
            "text": notice.text[: LONGEST[service]],
            "link_preview_options": {"is_disabled": True},
        }
    return {"subject": notice.subject, "items": [asdict(each) for each in notice.items]}


def _each(notice: Notice, plain: Any, most: int) -> str:
    """Items as long as they fit: a link is never cut in two."""
    text = ""
    for each in notice.items:
        more = f"{plain(each.title)}\n{plain(each.text)}\n{each.link}"
        if len(text) + len(more) + 2 > most:
            break
        text += ("\n\n" if text else "") + more
    return text


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


# E-mail

MAIL_TIMEOUT = 15.0  # seconds for each answer of the mail server
FOR_GOOD = 500  # an answer of a mail server from here on will not change


def mail_address(text: str) -> str:
    """With the domain as mail servers write it. Undelivered: it is no address."""
    local, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{local}@{domain.encode('idna').decode()}"
    except UnicodeError:
        plain = ""
    if not is_address(plain):
        raise Undelivered("bad-address", final=True)
    return plain


def mail_message(
    server: MailServer, to: str, subject: str, text: str, headers: Mapping[str, str]
) -> EmailMessage:
    message = EmailMessage()
    message["From"] = f"Trunkline <{server.sender}>"
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # nobody's answering machine shall answer
    for name, value in headers.items():
        message[name] = value
    message.set_content(text, cte="quoted-printable")
    return message


def send_mail(server: MailServer, message: EmailMessage) -> None:
    """Blocks until the mail server has taken it."""
    try:
        with _smtp(server) as connection:
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undelivered("address-refused", final=min(codes) >= FOR_GOOD) from None
    except smtplib.SMTPAuthenticationError:
        raise Undelivered("mail-login") from None
    except (smtplib.SMTPException, OSError):
        raise Undelivered("mail-server") from None


def _smtp(server: MailServer) -> smtplib.SMTP:
    if server.secure:
        return smtplib.SMTP_SSL(
            server.host, server.port, timeout=MAIL_TIMEOUT, context=ssl.create_default_context()
        )
    connection = smtplib.SMTP(server.host, server.port, timeout=MAIL_TIMEOUT)
    if server.starttls:
        try:
            connection.starttls(context=ssl.create_default_context())
        except BaseException:
            connection.close()
            raise
    return connection


# Web Push, encrypted so that only that browser reads it: RFC 8291 (encryption), RFC 8188 (the
# coding aes128gcm), RFC 8292 (who we are to a push service).

PUSH_KEPT = 24 * 3600  # seconds that a push service keeps what it cannot deliver yet
PUSH_VALID = 12 * 3600  # seconds that we are who we say
PUSH_RECORD = 4096  # bytes; a notice is one record
PUSH_AUTH = 16  # bytes of what a browser gives us
PUSH_LAST = b"\x02"  # after it comes padding only
_UNCOMPRESSED = serialization.PublicFormat.UncompressedPoint
_X962 = serialization.Encoding.X962


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True, slots=True)
class Subscription:
    """What a browser says about itself."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes]:
        """Undelivered: a browser never made these."""
        try:
            key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(self.p256dh))
            auth = unb64(self.auth)
        except (ValueError, binascii.Error):
            raise Undelivered("bad-subscription", final=True) from None
        if len(auth) != PUSH_AUTH:
            raise Undelivered("bad-subscription", final=True)
        return key, auth


def new_push_key() -> str:
    """The key by which push services know this server; made once."""
    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(value.to_bytes(32, "big"))


def _push_private_key(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(key), "big"), ec.SECP256R1())


def push_public_key(key: str) -> str:
    """What browsers are told."""
    return b64(_push_private_key(key).public_key().public_bytes(_X962, _UNCOMPRESSED))


def push_headers(key: str, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """`topic`: a later notice about the same takes the place of one that is still waiting."""
    token = _vapid_token(key, endpoint, contact)
    return {
        "Authorization": f"vapid t={token}, k={push_public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_KEPT),
        "Urgency": "high",
        **({"Topic": topic} if topic else {}),
    }


def _vapid_token(key: str, endpoint: str, contact: str) -> str:
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + PUSH_VALID,
        **({"sub": contact} if contact else {}),
    }
    said = f"{_b64_json({'typ': 'JWT', 'alg': 'ES256'})}.{_b64_json(claims)}"
    signature = _push_private_key(key).sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(signature)
    return f"{said}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _b64_json(value: object) -> str:
    return b64(json.dumps(value, separators=(",", ":")).encode())


def push_body(subscription: Subscription, message: bytes) -> bytes:
    """One record; a key of its own for every message."""
    browser, auth = subscription.keys()
    ours = ec.generate_private_key(ec.SECP256R1())
    their_point = browser.public_bytes(_X962, _UNCOMPRESSED)
    our_point = ours.public_key().public_bytes(_X962, _UNCOMPRESSED)
    salt = os.urandom(16)
    shared = ours.exchange(ec.ECDH(), browser)
    both = _derived(auth, shared, b"WebPush: info\x00" + their_point + our_point, 32)
    cipher = AESGCM(_derived(salt, both, b"Content-Encoding: aes128gcm\x00", 16))
    nonce = _derived(salt, both, b"Content-Encoding: nonce\x00", 12)
    head = salt + PUSH_RECORD.to_bytes(4, "big") + bytes([len(our_point)]) + our_point
    return head + cipher.encrypt(nonce, message + PUSH_LAST, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# All of them

LETTERS = 2  # that are handed to the mail server at once
LONGEST_PUSH = 500  # characters of a notice by push, of which all services take 4096 bytes
JSON = {"Content-Type": "application/json"}


class Sender:
    """Sends a notification to a contact; every failure is raised as `Undelivered`."""

    def __init__(
        self,
        http: SafeHttp,
        mail_server: MailServer | None,
        push_key: str,
        subject: str,
        public_url: str,
    ) -> None:
        """`subject`: who is responsible, for push services to write to."""
        self.http = http
        self.mail_server = mail_server
        self.push_key = push_key
        self._subject = subject
        self._public = public_url.rstrip("/")
        self._letters = CapacityLimiter(LETTERS)

    def home(self, contact: Contact) -> str:
        """Where links lead: as people reach us, or else as this person reached us."""
        return self._public or str(contact.address["home"])

    async def send(self, contact: Contact, notice: Notice, language: str) -> None:
        if contact.kind == "email":
            await self._mail(contact, notice, language)
        elif contact.kind == "push":
            await self._push(contact, notice)
        else:
            address = contact.address
            body = channel_body(address, notice)
            await self.http.post(channel_url(address), body, JSON)

    async def confirm(self, contact: Contact, language: str) -> None:
        """The only letter to an address that nobody has confirmed."""
        texts, home = server_texts(language), self.home(contact)
        link = f"{home}/notices/confirm/{contact.id}/{contact.address['token']}"
        text = "\n\n".join(
            (
                texts("mail-confirm", home=home),
                f"{texts('mail-confirm-yes')}\n{link}",
                texts("mail-confirm-no"),
            )
        )
        await self._letter(contact, texts("mail-confirm-subject"), text, {})

    async def _mail(self, contact: Contact, notice: Notice, language: str) -> None:
        texts, home = server_texts(language), self.home(contact)
        way = f"{contact.id}/{contact.address['token']}"
        text = "\n".join(
            (
                notice.text,
                "",
                "-- ",
                texts("mail-settings", link=f"{home}/notices"),
                texts("mail-stop", link=f"{home}/notices/stop/{way}"),
            )
        )
        headers = {"List-Unsubscribe": f"<{home}/api/v1/notices/one-click/{way}>"}
        if home.startswith("https:"):  # mail services take nothing else for it
            headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._letter(contact, notice.subject, text, headers)

    async def _letter(
        self, contact: Contact, subject: str, text: str, headers: dict[str, str]
    ) -> None:
        if self.mail_server is None:
            raise Undelivered("no-mail", final=True)
        message = mail_message(self.mail_server, contact.address["to"], subject, text, headers)
        await anyio.to_thread.run_sync(
            partial(send_mail, self.mail_server, message),
            limiter=self._letters,
            abandon_on_cancel=True,
        )

    async def _push(self, contact: Contact, notice: Notice) -> None:
        address = contact.address
        to = Subscription(address["endpoint"], address["p256dh"], address["auth"])
        first = notice.items[0]
        # Notices about one table take each other's place, in the browser and on the way to it.
        tag = hashlib.sha256(first.match.encode()).hexdigest()[:32]
        alone = len(notice.items) == 1
        text = first.text if alone else "\n".join(f"{i.title}: {i.said}" for i in notice.items)
        message = {
            "title": first.title if alone else notice.subject,
            "text": text[:LONGEST_PUSH],
            "path": first.link.removeprefix(self.home(contact)) if alone else "/",
            "tag": tag,
        }
        body = json.dumps(message, ensure_ascii=False).encode()
        headers = push_headers(self.push_key, to.endpoint, self._subject, tag)
        await self.http.post(to.endpoint, push_body(to, body), headers)
