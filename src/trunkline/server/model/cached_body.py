"""Cached bodies of responses: made once, compressed once, known by their ETag."""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

JSON = "application/json"
SMALL = 1024  # bytes; below that compressing gains nothing
CHECK = "no-cache"  # kept by the browser, asked for anew each time: "has it changed?"
ONCE = "no-store"  # made for one answer


@dataclass(frozen=True, eq=False)
class CachedBody:
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

    def encoded_for(self, accepted: str) -> tuple[str, bytes]:
        """The content coding, or "", and the body in it, by the header Accept-Encoding."""
        codings = {part.split(";")[0].strip() for part in accepted.split(",") if "q=0" not in part}
        if "br" in codings and "br" in self.encoded:
            return "br", self.encoded["br"]
        if "gzip" in codings and self._gzip is not None:
            return "gzip", self._gzip
        return "", self.body
