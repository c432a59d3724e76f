"""Rate limits by token bucket: so many at once, and so many a second on average."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from trunkline.server.model.cache import LruCache
from trunkline.server.model.errors import Refused

MOST_BUCKETS = 20_000  # that are kept; the one unused longest goes first


@dataclass(frozen=True)
class RateLimit:
    """`burst` at once, and `per_second` on average."""

    per_second: float
    burst: int


class RateLimiter:
    """One token bucket for each key, such as an address or a person, in bounded memory."""

    def __init__(
        self,
        limit: RateLimit,
        most: int = MOST_BUCKETS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit = limit
        self._clock = clock
        self._buckets: LruCache[str, tuple[float, float]] = LruCache(most)  # tokens, when

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> int:
        """0, or after how many seconds to try again."""
        now = self._clock()
        tokens, before = self._buckets.peek(key) or (float(self.limit.burst), now)
        tokens = min(self.limit.burst, tokens + (now - before) * self.limit.per_second)
        wait = 0
        if tokens >= 1:
            tokens -= 1
        else:
            wait = max(1, math.ceil((1 - tokens) / self.limit.per_second))
        self._buckets.put(key, (tokens, now))
        return wait

    def check(self, key: str, message: str = "") -> None:
        """Refused: too many with this key; it says after how many seconds to try again."""
        if wait := self.take(key):
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
