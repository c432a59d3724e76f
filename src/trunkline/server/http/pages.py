"""Pages for browsers: the files of the built front end, its icons, the page of a match with Open
Graph tags, and the API documentation.

The documentation has no script, so that it needs no exception from the content security policy.
"""

from __future__ import annotations

import functools
import html
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from anyio import to_thread
from fastapi import APIRouter, Depends, FastAPI
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from trunkline.render.svg_to_png import render
from trunkline.server.http.deps import Services, language_of, public_url_of, respond
from trunkline.server.http.errors import reader_language
from trunkline.server.model.cache import CHECK, CachedBody
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.requests import Language
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.storage.errors import StorageUnavailable

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
    """Static files of the front end, for every path that has no route."""

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
site_files = SiteFiles()


@router.api_route("/icon-{pixels}.png", methods=["GET", "HEAD"])
async def icon(pixels: Literal["180", "192", "512"], request: Request) -> Response:
    drawing = SITE / "icon.svg"
    if not drawing.is_file():
        return site_files.answer(request)  # nothing is built: it says so
    return respond(await to_thread.run_sync(_drawn, drawing, int(pixels)), request)


@functools.cache
def _drawn(drawing: Path, pixels: int) -> CachedBody:
    square = drawing.read_text(encoding="utf-8").replace(ROUND, "")
    return CachedBody(render(square, pixels), "image/png", DAY)


# The page of a match. Nothing stands in its head that a spectator may not see.

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta\s+name="description".*?/>', re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[a-z]*"')


@dataclass(frozen=True, slots=True)
class Head:
    """The title, description and Open Graph tags of the page of a match."""

    title: str
    description: str
    page: str  # the address of the page
    picture: str  # and of its picture


def head_of(match: MatchSnapshot, language: str, base: str) -> Head:
    texts, names = server_texts(language), match.names(language)
    title = match.game.title_in(language)
    address = f"{base}/match/{match.id}"
    picture = (
        f"{base}/api/v1/matches/{match.id}/moments/{match.number}/picture.png"
        f"?eyes=spectator&language={language}"
    )
    outcome = match.position.outcome
    if outcome is None:
        playing = texts("page-playing", names=", ".join(names))
        return Head(title, playing, address, picture)
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranking[seat], seat))
    scores = match.position.scores
    placed = (f"{outcome.ranking[seat]}. {names[seat]}: {scores[seat]}" for seat in order)
    won = texts("page-won", game=title, names=", ".join(names[seat] for seat in outcome.winners))
    return Head(won, " · ".join(placed), address, picture)


def with_head(page: str, head: Head, language: str) -> str:
    """The built page with that head. What people wrote, such as their names, is only ever text."""
    title, said = html.escape(head.title), html.escape(head.description)
    description = f'<meta name="description" content="{said}" />'
    more = "\n    ".join(
        f'<meta property="og:{name}" content="{html.escape(value)}" />'
        for name, value in (
            ("type", "website"),
            ("site_name", "Trunkline"),
            ("title", head.title),
            ("description", head.description),
            ("url", head.page),
            ("image", head.picture),
            ("image:type", "image/png"),
        )
    )
    card = '<meta name="twitter:card" content="summary_large_image" />'
    page = _LANGUAGE.sub(lambda _: f'<html lang="{language}"', page, count=1)
    page = _DESCRIPTION.sub(lambda _: description, page, count=1)
    return _TITLE.sub(lambda _: f"<title>{title}</title>\n    {more}\n    {card}", page, count=1)


@router.api_route("/match/{match_id}", methods=["GET", "HEAD"])
async def match_page(
    match_id: str,
    request: Request,
    services: Services,
    language: Annotated[Language, Depends(language_of)],
) -> Response:
    """The page of the front end, with the head of this match where there is one."""
    built = site_files.page()
    try:
        match = await services.matches.open(match_id)
    except (Refused, StorageUnavailable):
        return site_files.answer(request)  # the page itself says that there is nothing
    if built is None:
        return site_files.answer(request)
    head = head_of(match, language, public_url_of(services, request))
    return HTMLResponse(with_head(built, head, language), headers={"cache-control": CHECK})


# The API documentation

DOCS_STYLE = """
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
DOCS_HEAD = """<!doctype html>
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
        return HTMLResponse(docs_page(app.openapi(), title, app.openapi_url or ""))

    @router.get("/api/docs.css")
    async def style() -> Response:
        return Response(DOCS_STYLE, media_type="text/css")

    return router


def docs_page(document: Schema, title: str, source: str) -> str:
    parts = [
        DOCS_HEAD.format(title=html.escape(title)),
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
