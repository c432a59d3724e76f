"""Settings of the server, with their defaults."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import platformdirs

from trunkline.core.errors import BadSetup, one_of
from trunkline.server.storage.database import database_url, sqlite_url

LONGEST_ADDRESS = 254  # characters of an address
PORTS = {"smtp": 587, "smtps": 465}
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")


@dataclass(frozen=True, slots=True)
class MailServer:
    """How mail leaves: smtps://USER:PASSWORD@HOST:465, or smtp://USER:PASSWORD@HOST:587?starttls."""

    host: str
    port: int
    secure: bool  # TLS from the first byte
    starttls: bool
    user: str
    password: str = field(repr=False)
    sender: str


def read_mail_server(url: str, sender: str) -> MailServer | None:
    """None: none is named. BadSetup never repeats the URL: it holds a password."""
    if not url:
        if sender:
            raise BadSetup("--smtp-from names a sender, so --smtp-url must name the mail server")
        return None
    wrong = BadSetup(
        "the URL of the mail server is like smtps://USER:PASSWORD@HOST:465 or "
        "smtp://USER:PASSWORD@HOST:587?starttls"
    )
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    options = set(parse_qs(parts.query, keep_blank_values=True))
    plain_path = parts.path in ("", "/") and not parts.fragment
    if parts.scheme not in PORTS or not parts.hostname or not plain_path or options - {"starttls"}:
        raise wrong
    if not is_address(sender):
        raise BadSetup(
            "mail needs a sender: --smtp-from ADDRESS, as in trains@example.org"
            + (f", not '{sender}'" if sender else "")
        )
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        "starttls" in options,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def is_address(text: str) -> bool:
    """Addresses as nearly everybody has them: what is allowed besides is left out."""
    local, at, domain = text.rpartition("@")
    short = len(text) <= LONGEST_ADDRESS and len(local) <= 64
    return bool(at and short and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain.casefold()))


REDIS_SCHEMES = ("redis", "rediss", "unix")


def default_database() -> str:
    """One file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("trunkline", appauthor=False))
    return sqlite_url(folder / "matches.db")


def default_bot_workers() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server, each with its default."""

    # What it keeps matches in, and how several processes tell each other of changes.
    database: str = field(default_factory=default_database)
    redis_url: str | None = None

    # Where it is reached.
    host: str = "127.0.0.1"
    port: int = 8018
    public_url: str = ""  # as people reach it, behind a proxy; "" is http://HOST:PORT

    # Notifications to people who are away.
    smtp_url: str = ""  # smtps://USER:PASSWORD@HOST:465 or smtp://…?starttls; "": no e-mail
    smtp_from: str = ""  # the sender's address
    notice_networks: Sequence[str] = ()  # private ones that channels may be in all the same

    # Ticket decks that are offered beside those of the games' own boards.
    tickets: Sequence[str] = ()  # files

    # Bots.
    bot_pace: float = 0.6  # seconds between the decisions of bots, so that people can follow
    bot_seconds: float = 1.0  # for a decision; a bot that thinks much longer is replaced
    bot_workers: int = field(default_factory=default_bot_workers)

    # Whether games are loaded before anybody asks for them, so that nobody waits for that.
    preload: bool = True

    # What one address may ask of it.
    rate: float = 30.0  # requests a second …
    burst: int = 120  # … after this many at once
    body_limit: int = 64 * 1024  # bytes; the largest that is meant, a new match, has not a tenth

    log_json: bool = False
    log_level: str = "INFO"

    def __post_init__(self) -> None:
        database_url(self.database)
        _check_redis(self.redis_url)
        _check_public(self.public_url)
        _check_log_level(self.log_level)
        read_mail_server(self.smtp_url, self.smtp_from)
        _check_networks(self.notice_networks)
        if not 0 <= self.port <= 65535:
            raise BadSetup(f"a port is a number from 0 to 65535, not {self.port}")
        if self.bot_pace < 0:
            raise BadSetup(f"bot_pace is a number of seconds from 0 on, not {self.bot_pace}")
        for name in ("bot_seconds", "bot_workers", "rate", "burst", "body_limit"):
            if getattr(self, name) <= 0:
                raise BadSetup(f"{name} is a number above 0, not {getattr(self, name)}")

    @property
    def address(self) -> str:
        """The address people reach it by, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"


def _check_redis(url: str | None) -> None:
    if url is not None and url.partition("://")[0] not in REDIS_SCHEMES:
        raise BadSetup(
            f"the URL of Redis begins with {one_of(f'{each}://' for each in REDIS_SCHEMES)}, "
            f"as in redis://localhost:6379/0"
        )


def _check_public(url: str) -> None:
    if not url:
        return
    try:
        parts = urlsplit(url)
        right = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        right = False
    if not right or parts.query or parts.fragment:
        raise BadSetup(f"the public URL is like https://trains.example.org, not '{url}'")


def _check_networks(networks: Sequence[str]) -> None:
    for each in networks:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            raise BadSetup(f"a network is like 192.168.1.0/24 or fd00::/8, not '{each}'") from None


def _check_log_level(level: str) -> None:
    known = ("DEBUG", "INFO", "WARNING", "ERROR")
    if level not in known:
        raise BadSetup(f"the log level is {one_of(known)}, not '{level}'")
