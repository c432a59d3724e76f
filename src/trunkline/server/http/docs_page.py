"""The API documentation as a plain page: no script, so that it needs no exception from the
content security policy."""

from __future__ import annotations

import html
from typing import Any

from fastapi import APIRouter, FastAPI
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from trunkline.server.http.errors import reader_language
from trunkline.server.model.errors import server_texts

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
