"""Rate limits by token bucket: so many at once, and so many a second on average."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from trunkline.server.model.cache import LruCache
from trunkline.server.model.errors import Refused

MOST_ADDRESSES = 20_000  # so many buckets are kept; the one unused longest goes first


@dataclass(frozen=True)
class RateLimit:
    """`burst` at once, and `per_second` on average."""

    per_second: float
    burst: int


class RateLimiter:
    """One token bucket for each address, in bounded memory."""

    def __init__(
        self,
        allowance: RateLimit,
        most: int = MOST_ADDRESSES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.allowance = allowance
        self._clock = clock
        self._buckets: LruCache[str, tuple[float, float]] = LruCache(most)  # tokens, when

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> int:
        """0, or after how many seconds to try again."""
        now = self._clock()
        tokens, before = self._buckets.peek(address) or (float(self.allowance.burst), now)
        tokens = min(self.allowance.burst, tokens + (now - before) * self.allowance.per_second)
        wait = 0
        if tokens >= 1:
            tokens -= 1
        else:
            wait = max(1, math.ceil((1 - tokens) / self.allowance.per_second))
        self._buckets.put(address, (tokens, now))
        return wait

    def check(self, address: str, message: str = "") -> None:
        """Refused: too many from there; it says after how many seconds to try again."""
        if wait := self.take(address):
            headers = {"retry-after": str(wait)}
            raise Refused(429, "too-many", message, values={"seconds": wait}, headers=headers)


def subnet_of(host: str) -> str:
    """An IPv6 subscriber has a whole /64 to ask from; that counts as one address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
