"""Pages for browsers: the files of the built front end, its icons, and the API documentation.

The documentation has no script, so that it needs no exception from the content security policy.
"""

from __future__ import annotations

import functools
import html
import mimetypes
from pathlib import Path
from typing import Any, Literal

from anyio import to_thread
from fastapi import APIRouter, FastAPI
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from trunkline.render.svg_to_png import render
from trunkline.server.http.deps import respond
from trunkline.server.http.errors import reader_language
from trunkline.server.model.cache import CHECK, CachedBody
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


STYLE = """
body { font: 1rem/1.5 Georgia, serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2620; background: #faf5ea }
h2 { font-size: 1.05rem; margin: 2rem 0 0.2rem; font-family: ui-monospace, monospace }
h3 { font-size: 1rem; margin: 1.2rem 0 0.2rem }
code, td { font-family: ui-monospace, monospace; font-size: 0.88rem }
table { border-collapse: collapse } td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
@media (prefers-color-scheme: dark) {
  body { color: #e5dfd2; background: #171d27 } a { color: #e0b65a }
}
"""
HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>{title}</h1>"""
_MARKDOWN = MarkdownIt("commonmark", {"html": False})
Schema = dict[str, Any]


def docs_routes(app: FastAPI) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/api/docs")
    async def docs(request: Request) -> HTMLResponse:
        title = server_texts(reader_language(request.scope))("docs-title")
        return HTMLResponse(page(app.openapi(), title, app.openapi_url or ""))

    @router.get("/api/docs.css")
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")

    return router


def page(document: Schema, title: str, source: str) -> str:
    parts = [
        HEAD.format(title=html.escape(title)),
        _MARKDOWN.render(document["info"]["description"]),
        f'<p><a href="{source}">OpenAPI</a></p>',
    ]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts += _operation(path, method, operation)
    parts.append("<h1>Schemas</h1>")
    for name, schema in document["components"]["schemas"].items():
        parts += _schema(name, schema)
    return "\n".join([*parts, "</main></html>"])


def _operation(path: str, method: str, operation: Schema) -> list[str]:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    rows = [
        (each["name"], _type(each["schema"]), each.get("description", ""))
        for each in operation.get("parameters", ())
    ]
    if body:
        rows.append(("(body)", _type(body["schema"]), ""))
    for status, answer in operation["responses"].items():
        kinds = answer.get("content", {})
        what = next((_type(each.get("schema", {})) or kind for kind, each in kinds.items()), "")
        rows.append((f"→ {status}", what, ""))
    described = html.escape(operation.get("description", ""))
    return [f"<h2>{method.upper()} {html.escape(path)}</h2><p>{described}</p>", _table(rows)]


def _schema(name: str, schema: Schema) -> list[str]:
    described = schema.get("description", "")
    rows = [
        (field, _type(each), each.get("description", ""))
        for field, each in schema.get("properties", {}).items()
    ]
    told = "" if described.startswith(f"{name}(") else html.escape(described)
    return [f'<h3 id="{name}">{name}</h3><p>{told}</p>', _table(rows)]


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = (
        f"<tr><td>{html.escape(name)}</td><td>{what}</td><td>{html.escape(about)}</td></tr>"
        for name, what, about in rows
    )
    return f"<table>{''.join(cells)}</table>"


def _type(schema: Schema) -> str:
    """A type in a word, with a link where it has a name."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(html.escape(f'"{each}"') for each in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}]"
    return html.escape(str(schema.get("const", schema.get("type", ""))))
