"""The mail server that the operator has named, and what an e-mail address looks like."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit

from trunkline.core.errors import BadSetup

LONGEST = 254  # characters of an address
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
    short = len(text) <= LONGEST and len(local) <= 64
    return bool(at and short and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain.casefold()))
