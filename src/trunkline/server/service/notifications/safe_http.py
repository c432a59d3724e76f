"""A safe HTTP client (against SSRF): to the public internet by HTTPS, nowhere else.

Whoever gives an address must not reach through this server what only this server reaches. So the
host is resolved once, every address that it has is judged, and the connection goes to the very one
that was judged: a name that means something else a moment later gains nothing. Redirects are not
followed, answers are hardly read, and nothing takes long.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import SplitResult, urlsplit

from trunkline.server.service.notifications.templates import Undelivered

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LONGEST = 2000  # characters of a URL
WHOLE = 10.0  # seconds from the name to the answer
RESOLVING = 4.0
ANSWER = 2048  # bytes of the first line of an answer
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|[0-9a-f:.]+")
_VISIBLE = re.compile(r"[\x21-\x7e]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address for those who have IPv6 only
OK, REDIRECTS, REFUSES, FAILS = 200, 300, 400, 500
GONE = (404, 410)
COME_AGAIN = (408, 425, 429)


def is_public(address: Address) -> bool:
    """Whether anybody on the internet could reach it too."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not (
        address.is_multicast
        or address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_reserved
        or address.is_unspecified
    )


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """ValueError: one of them is none."""
    return tuple(ipaddress.ip_network(each) for each in texts)


def checked_url(url: str) -> SplitResult:
    """A URL that we would send something to, as far as can be told by reading it."""
    if len(url) > LONGEST or not _VISIBLE.fullmatch(url):
        raise Undelivered("bad-url", final=True)
    try:
        parts = urlsplit(url)
        port = parts.port
        host = parts.hostname or ""
    except ValueError:
        raise Undelivered("bad-url", final=True) from None
    if parts.scheme != "https":
        raise Undelivered("not-https", final=True)
    if not _HOST.fullmatch(host) or port == 0 or parts.username is not None:
        raise Undelivered("bad-url", final=True)
    return parts


@dataclass(frozen=True)
class SafeHttp:
    """An HTTP client that posts to public addresses only.

    `own`: networks of the operator's, which are allowed although they are private.
    """

    own: Sequence[Network] = ()

    @cached_property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def may_reach(self, address: Address) -> bool:
        return is_public(address) or any(address in network for network in self.own)

    async def addresses_of(self, url: str) -> list[Address]:
        """Where a URL leads. Undelivered: nowhere, or to where we do not go."""
        parts = checked_url(url)
        found = await _resolved(parts.hostname or "", parts.port or 443)
        if not found:
            raise Undelivered("no-host")
        # A name that means a public and a private address would be judged by luck.
        if not all(map(self.may_reach, found)):
            raise Undelivered("private", final=True)
        return found

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Undelivered says why not, and whether trying again makes sense."""
        try:
            async with asyncio.timeout(WHOLE):
                addresses = await self.addresses_of(url)
                status = await self._asked(checked_url(url), addresses, body, headers)
        except TimeoutError:
            raise Undelivered("too-slow") from None
        except ssl.SSLCertVerificationError:
            raise Undelivered("bad-certificate") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            raise Undelivered("no-answer") from None
        _judge(status)

    async def _asked(
        self,
        parts: SplitResult,
        addresses: Sequence[Address],
        body: bytes,
        headers: Mapping[str, str],
    ) -> int:
        reader, writer = await self._connected(parts, addresses)
        try:
            writer.write(_request(parts, body, headers) + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
        finally:
            writer.transport.abort()  # whatever else it wants to say
        return int(line.split()[1])

    async def _connected(
        self, parts: SplitResult, addresses: Sequence[Address]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first that answers: not everybody who has an IPv6 address is reached by it."""
        for number, address in enumerate(addresses, 1):
            try:
                return await asyncio.open_connection(
                    str(address),
                    parts.port or 443,
                    ssl=self.tls,
                    server_hostname=parts.hostname,
                    limit=ANSWER,
                )
            except ssl.SSLCertVerificationError:
                raise
            except OSError:
                if number == len(addresses):
                    raise
        raise Undelivered("no-host")


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Trunkline",
        "Accept: */*",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def _judge(status: int) -> None:
    if OK <= status < REDIRECTS:
        return
    if REDIRECTS <= status < REFUSES:
        raise Undelivered("redirected", final=True)
    if status in GONE:
        raise Undelivered("gone", final=True, gone=True)
    if REFUSES <= status < FAILS and status not in COME_AGAIN:
        raise Undelivered("refused", final=True)
    raise Undelivered("not-now")


async def _resolved(host: str, port: int) -> list[Address]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(RESOLVING):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        return []
    # Without the zone of a link-local address, which none of them may have anyway.
    return [ipaddress.ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
