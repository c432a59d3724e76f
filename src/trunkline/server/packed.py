"""Answers that are made once and sent often: compressed once, and not at all to who has them."""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1024  # bytes; below that compressing gains nothing
CHECK = "no-cache"  # kept by the browser, asked for anew each time: "has it changed?"
ONCE = "no-store"  # made for one answer


@dataclass(frozen=True, eq=False)
class Packed:
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

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag:
            headers["etag"] = self.etag
        if self.etag and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        coding, body = self._chosen(request.headers.get("accept-encoding", ""))
        if coding:
            headers["content-encoding"] = coding
        return Response(body, headers=headers, media_type=self.media_type)

    def _chosen(self, accepted: str) -> tuple[str, bytes]:
        codings = {part.split(";")[0].strip() for part in accepted.split(",") if "q=0" not in part}
        if "br" in codings and "br" in self.encoded:
            return "br", self.encoded["br"]
        if "gzip" in codings and self._gzip is not None:
            return "gzip", self._gzip
        return "", self.body
