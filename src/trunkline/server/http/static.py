"""The built front end: its files, and its one page for every address that is nobody else's."""

from __future__ import annotations

import functools
import mimetypes
from pathlib import Path
from typing import Literal

from anyio import to_thread
from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from trunkline.core.drawing.raster import render
from trunkline.server.http.deps import respond
from trunkline.server.http.errors import reader_language
from trunkline.server.model.cached_body import CHECK, CachedBody
from trunkline.server.model.errors import server_texts

SITE = Path(__file__).parents[1] / "site"  # where the build of `web` is put
PAGE = "index.html"
HASHED = "assets/"  # names with a hash of their content in them: they never change
FOREVER = "public, max-age=31536000, immutable"
CODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class SiteFiles:
    """Stands behind the router: what no route is for comes here."""

    def __init__(self, folder: Path = SITE) -> None:
        self._folder = folder
        self._kept: dict[Path, tuple[int, CachedBody]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        path = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        scope["page"] = True
        await self.answer(Request(scope))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        name = request.url.path.lstrip("/")
        found = self._file(name) or (None if name.startswith(HASHED) else self._file(PAGE))
        if found is not None:
            return respond(found, request)
        if name.startswith(HASHED):
            raise HTTPException(404)  # of an older build: the page shall not come as a script
        text = server_texts(reader_language(request.scope))("site-missing")
        return PlainTextResponse(text, 503)

    def page(self) -> str | None:
        """The one page; None: it has not been built."""
        found = self._file(PAGE)
        return None if found is None else found.body.decode()

    def _file(self, name: str) -> CachedBody | None:
        path = (self._folder / name).resolve()
        inside = path.is_relative_to(self._folder.resolve())
        if not name or not inside or path.suffix in CODINGS.values() or not path.is_file():
            return None
        written = path.stat().st_mtime_ns
        kept = self._kept.get(path)
        if kept is None or kept[0] != written:
            kept = self._kept[path] = (written, _read(path, name))
        return kept[1]


def _read(path: Path, name: str) -> CachedBody:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    beside = {coding: path.with_name(path.name + end) for coding, end in CODINGS.items()}
    return CachedBody(
        path.read_bytes(),
        kind or "application/octet-stream",
        FOREVER if name.startswith(HASHED) else CHECK,
        {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()},
    )


ROUND = ' rx="12"'  # a home screen rounds the corners itself, and is black where nothing is drawn
DAY = "public, max-age=86400"
router = APIRouter(include_in_schema=False)
_site = SiteFiles()


@router.api_route("/icon-{pixels}.png", methods=["GET", "HEAD"])
async def icon(pixels: Literal["180", "192", "512"], request: Request) -> Response:
    drawing = SITE / "icon.svg"
    if not drawing.is_file():
        return _site.answer(request)  # nothing is built: it says so
    return respond(await to_thread.run_sync(_drawn, drawing, int(pixels)), request)


@functools.cache
def _drawn(drawing: Path, pixels: int) -> CachedBody:
    square = drawing.read_text(encoding="utf-8").replace(ROUND, "")
    return CachedBody(render(square, pixels), "image/png", DAY)
