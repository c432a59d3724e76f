"""Where notices go in the tests: a mail server and an HTTPS server of our own, with a certificate
that is valid for this machine alone."""

from __future__ import annotations

import base64
import http.server
import ipaddress
import json
import socketserver
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from tests.server.support.server_process import Setting
from trunkline.server.service.notifications import delivery

HERE = ["127.0.0.0/8", "::1/128"]  # as the operator's own networks
PATIENCE = 30.0  # seconds: whatever takes longer does not come any more


def make_certificate(folder: Path) -> Path:
    """Key and certificate in one file; who trusts the file trusts the server."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    here = ipaddress.ip_address("127.0.0.1")
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(here)]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


def _tls(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def awaited(things: list[Any], count: int = 1) -> list[Any]:
    deadline = time.monotonic() + PATIENCE
    while len(things) < count:
        assert time.monotonic() < deadline, f"{len(things)} came, not {count}"
        time.sleep(0.02)
    return things


# HTTPS


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """`answers` are the statuses of the next answers; then 204."""

    port: int = 0
    got: list[Posted] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


@contextmanager
def receiver(certificate: Path) -> Iterator[Receiver]:
    it = Receiver()

    class PostHandler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            it.got.append(Posted(self.path, headers, body))
            self.send_response(it.answers.pop(0) if it.answers else 204)
            self.send_header("location", "https://localhost/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), PostHandler)
    server.socket = _tls(certificate).wrap_socket(server.socket, server_side=True)
    it.port = server.server_address[1]
    with _serving(server):
        yield it


@contextmanager
def _serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


# Mail


@dataclass
class MailBox:
    """`refuses`: an address -> what the server says about it."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)
    refuses: dict[str, str] = field(default_factory=dict)


@contextmanager
def mail_server(certificate: Path, secure: bool = True) -> Iterator[MailBox]:
    """Speaks as much SMTP as a letter needs: by TLS from the start, or by STARTTLS."""
    box = MailBox()
    context = _tls(certificate)

    class SmtpHandler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            if secure:
                self._encrypt()
            self._say("220 here")
            while line := self.rfile.readline().decode().strip():
                word, _, rest = line.partition(" ")
                commands: dict[str, Callable[[str], None]] = {
                    "EHLO": lambda _: self._say("250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN"),
                    "STARTTLS": self._start_tls,
                    "AUTH": self._login,
                    "MAIL": lambda _: self._say("250 ok"),
                    "RCPT": self._recipient,
                    "DATA": self._data,
                    "RSET": lambda _: self._say("250 ok"),
                }
                if word.upper() == "QUIT":
                    self._say("221 bye")
                    return
                commands[word.upper()](rest)

        def finish(self) -> None:
            super().finish()
            self.connection.close()

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def _encrypt(self) -> None:
            self.connection = context.wrap_socket(self.connection, server_side=True)
            self.rfile = self.connection.makefile("rb")
            self.wfile = cast("Any", self.connection.makefile("wb", buffering=0))

        def _start_tls(self, _: str) -> None:
            self._say("220 go on")
            self._encrypt()

        def _login(self, rest: str) -> None:
            said = base64.b64decode(rest.split()[1]).decode().split("\0")
            box.logins.append(f"{said[1]}:{said[2]}")
            self._say("235 welcome")

        def _recipient(self, rest: str) -> None:
            address = rest.partition("<")[2].partition(">")[0]
            self._say(box.refuses.get(address, "250 ok"))

        def _data(self, _: str) -> None:
            self._say("354 go on")
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            box.letters.append(message_from_bytes(b"".join(lines), policy=policy.default))
            self._say("250 taken")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), SmtpHandler)
    server.daemon_threads = True
    box.port = server.server_address[1]
    with _serving(server):
        yield box


@dataclass
class NotificationServers:
    """A mail server, a receiver, and trust in both."""

    certificate: Path
    mail: MailBox
    hooks: Receiver

    def settings(self, **more: Setting) -> dict[str, Setting]:
        return {
            "smtp_url": f"smtps://ann:hush@localhost:{self.mail.port}",
            "smtp_from": "trains@example.org",
            "notice_networks": HERE,
            **more,
        }


@contextmanager
def open_notification_servers(certificate: Path) -> Iterator[NotificationServers]:
    with mail_server(certificate) as mail, receiver(certificate) as hooks:
        yield NotificationServers(certificate, mail, hooks)


# Push


@dataclass
class Subscriber:
    """A browser that has subscribed, and can read what it is sent."""

    endpoint: str

    def __post_init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def contact_request(self) -> dict[str, str]:
        keys = {"p256dh": delivery.b64(self.point), "auth": delivery.b64(self.auth)}
        return {"kind": "push", "endpoint": self.endpoint, **keys, "name": "Firefox"}

    def read(self, body: bytes) -> dict[str, str]:
        """RFC 8291, from the other end."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.point + theirs
        both = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        found: dict[str, str] = json.loads(text[:-1])
        return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def office(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[NotificationServers]:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with open_notification_servers(certificate) as office:
        yield office
