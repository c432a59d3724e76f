"""Caches: a bounded LRU, a memo of one snapshot, and HTTP bodies with ETag and gzip."""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, ParamSpec, TypeVar, cast

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")
T = TypeVar("T")


class LruCache(Generic[K, V]):
    """A least-recently-used cache of bounded size. The value that was used last always stays."""

    def __init__(self, most: int, weigh: Callable[[V], int] | None = None) -> None:
        """`weigh`: how much a value counts, else 1. Where values grow, call `trim` afterwards."""
        self._most = most
        self._weigh = weigh
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[K]:
        return iter(self._values)

    def peek(self, key: K) -> V | None:
        """The value, without counting that as a use."""
        return self._values.get(key)

    def get(self, key: K) -> V | None:
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        found = self.get(key)
        return self.put(key, make()) if found is None else found

    def put(self, key: K, value: V) -> V:
        self._values[key] = value
        self._values.move_to_end(key)
        self.trim()
        return value

    def pop(self, key: K) -> V | None:
        return self._values.pop(key, None)

    def clear(self) -> None:
        self._values.clear()

    def trim(self) -> None:
        if self._weigh is None:
            while len(self._values) > self._most:
                self._values.popitem(last=False)
            return
        kept = sum(map(self._weigh, self._values.values()))
        while kept > self._most and len(self._values) > 1:
            _, gone = self._values.popitem(last=False)
            kept -= self._weigh(gone)


class MemoCache:
    """A memo of function results by function and key, of bounded size.

    When it is full, results are still computed, but no more are kept. Only a function writes under
    its own name: so values are typed.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[tuple[Callable[..., object], Hashable], object] = {}

    def get(self, make: Callable[P, T], key: Hashable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        """`make(*args)`, made once for that key, which must tell all arguments that differ."""
        slot = (make, key)
        if slot in self._values:
            return cast("T", self._values[slot])
        value = make(*args, **kwargs)
        self._put(slot, value)
        return value

    def find(self, make: Callable[..., T], key: Hashable) -> T | None:
        return cast("T | None", self._values.get((make, key)))

    def put(self, make: Callable[..., T], key: Hashable, value: T) -> None:
        self._put((make, key), value)

    def clear(self) -> None:
        self._values.clear()

    def _put(self, slot: tuple[Callable[..., object], Hashable], value: object) -> None:
        if len(self._values) < self._most:
            self._values[slot] = value


JSON = "application/json"
SMALL = 1024  # bytes; below that compressing gains nothing
CHECK = "no-cache"  # kept by the browser, asked for anew each time: "has it changed?"
ONCE = "no-store"  # made for one answer


@dataclass(frozen=True, eq=False)
class CachedBody:
    """The body of an HTTP response, with its ETag and compressed copies, to be sent many times."""

    body: bytes
    media_type: str
    cache: str = CHECK
    encoded: Mapping[str, bytes] = field(default_factory=dict)  # compressed beforehand
    etag: str = ""  # else a hash of the body

    def __post_init__(self) -> None:
        if not self.etag and self.cache != ONCE:
            made = f'"{hashlib.blake2b(self.body, digest_size=12).hexdigest()}"'
            object.__setattr__(self, "etag", made)

    @functools.cached_property
    def _gzip(self) -> bytes | None:
        if "gzip" in self.encoded:
            return self.encoded["gzip"]
        return gzip.compress(self.body, 6, mtime=0) if len(self.body) > SMALL else None

    def encoded_for(self, codings: Collection[str]) -> tuple[str, bytes]:
        """The content coding, or "", and the body in it, for a client that takes these codings."""
        if "br" in codings and "br" in self.encoded:
            return "br", self.encoded["br"]
        if "gzip" in codings and self._gzip is not None:
            return "gzip", self._gzip
        return "", self.body
