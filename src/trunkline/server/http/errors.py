"""Errors as HTTP responses, in the reader's language.

Everything that is refused is an ErrorBody, whoever refused it: the rules, the server, FastAPI.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Scope

from trunkline.core.errors import TrunklineError
from trunkline.server.model.cache import JSON
from trunkline.server.model.errors import LANGUAGE_CODES, plain_problem, problem_of, server_texts
from trunkline.server.model.schemas.match import ErrorBody, Problem
from trunkline.server.model.schemas.requests import Language
from trunkline.server.storage.errors import StorageUnavailable

METHOD_NOT_ALLOWED = 405
_BODY = TypeAdapter(ErrorBody)
# Statuses that FastAPI and the middleware answer with by themselves -> code and message.
PLAIN = {
    400: "bad-request",
    401: "secret-missing",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    408: "too-slow",
    413: "too-large",
    415: "not-json",
    429: "too-many",
    431: "too-large",
    503: "unavailable",
}


def reader_language(scope: Scope) -> Language:
    """?language=, or the best of Accept-Language, or English."""
    tags = accepted(Headers(scope=scope).get("accept-language", ""))
    asked = QueryParams(scope.get("query_string", b"")).get("language", "")
    wanted = (asked, *(tag.split("-")[0] for tag in tags))
    return next((LANGUAGE_CODES[tag] for tag in wanted if tag in LANGUAGE_CODES), "en")


def accepted(header: str) -> list[str]:
    """What a header such as Accept-Language names, the best first, without what has quality 0."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, quality = part.partition(";")
        found.append((_quality(quality.strip().removeprefix("q=")), name.strip().casefold()))
    ordered = sorted(found, key=lambda each: -each[0])
    return [name for quality, name in ordered if quality > 0]


def _quality(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def http_problem(error: Exception, language: str) -> tuple[int, Problem]:
    """The status and the body of any error that is an answer and no fault of ours."""
    match error:
        case TrunklineError():
            return problem_of(error, language)
        case RequestValidationError():
            return 422, plain_problem("malformed", language, where=_where(error))
        case HTTPException():
            code = PLAIN.get(error.status_code, "bad-request")
            return error.status_code, plain_problem(code, language)
    raise error


def _where(error: RequestValidationError) -> str:
    """'seats.0.kind': the first thing that does not fit. Never its value, which may be a secret."""
    first = error.errors()[0]["loc"] if error.errors() else ()
    return ".".join(str(part) for part in first if part not in ("body", "query", "path")) or "JSON"


def error_response(
    status: int, problem: Problem, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(_BODY.dump_json(ErrorBody(problem)), status, headers, JSON)


def answer(error: Exception, scope: Scope) -> Response:
    """The response to an error, in the language of who asked."""
    status, problem = http_problem(error, reader_language(scope))
    headers = getattr(error, "headers", None) or {}
    if isinstance(error, StorageUnavailable):
        headers = {"retry-after": "2"}
    return error_response(status, problem, headers)


def internal_error(scope: Scope, request_id: str) -> Response:
    """A fault of ours: the id finds it in the log, and nothing else is said about it."""
    text = server_texts(reader_language(scope))("problem-internal", request=request_id)
    return error_response(500, Problem("internal", text))


def install(app: FastAPI) -> None:
    async def respond(request: Request, error: Exception) -> Response:
        response = answer(error, request.scope)
        if response.status_code == METHOD_NOT_ALLOWED and (methods := allowed(app, request)):
            response.headers["allow"] = methods
        return response

    for kind in (TrunklineError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, respond)


def allowed(app: FastAPI, request: Request) -> str:
    """All methods that an address of the API takes: the router names those of one route only."""
    methods = {
        method.upper()
        for template, operations in app.openapi()["paths"].items()
        if compile_path(template)[0].match(request.url.path)
        for method in operations
    }
    return ", ".join(sorted(methods))


Documented = dict[int | str, dict[str, Any]]


def documented(*statuses: int) -> Documented:
    """The errors that a route names in its OpenAPI description."""
    return {
        status: {"model": ErrorBody, "description": PLAIN.get(status, "")} for status in statuses
    }
