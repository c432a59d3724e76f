"""What goes wrong, as an answer: a code for programs, a sentence for people in their language.

Everything that is refused is an ErrorBody, whoever refused it: the rules, the server, FastAPI.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Scope

from trunkline.core.errors import (
    BadRecord,
    BadSeries,
    BadSetup,
    IllegalAction,
    TrunklineError,
    UnknownAction,
    UnknownTarget,
)
from trunkline.core.texts import Texts, read_texts
from trunkline.server.payloads import ErrorBody, Language, Problem
from trunkline.server.storage.errors import StorageUnavailable

JSON = "application/json"
METHOD_NOT_ALLOWED = 405
FOLDER = Path(__file__).parent
SPOKEN: dict[str, Language] = {each: each for each in get_args(Language)}
_BODY = TypeAdapter(ErrorBody)

# Statuses that FastAPI and the guards answer with by themselves -> code and message.
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


class Refused(TrunklineError):
    """The server says no: a status, a code, and a message of the catalogue with its values."""

    def __init__(
        self,
        status: int,
        code: str,
        key: str = "",
        *,
        values: Mapping[str, str | int] | None = None,
        version: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.status = status
        self.code = code
        self.key = key or f"problem-{code}"
        self.version = version
        self.headers = dict(headers or {})
        self.values = dict(values or {})
        super().__init__(server_texts("en")(self.key, **self.values))

    def problem(self, language: str) -> Problem:
        text = server_texts(language)(self.key, **self.values)
        return Problem(self.code, text, version=self.version)


def server_texts(language: str) -> Texts:
    return read_texts(FOLDER, language)


def reader_language(scope: Scope) -> Language:
    """?language=, or the best of Accept-Language, or English."""
    accepted: list[tuple[float, int, str]] = []
    for part in Headers(scope=scope).get("accept-language", "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        accepted.append((-_quality(quality), len(accepted), tag.split("-")[0].casefold()))
    asked = QueryParams(scope.get("query_string", b"")).get("language", "")
    wanted = (asked, *(tag for _, _, tag in sorted(accepted)))
    return next((SPOKEN[tag] for tag in wanted if tag in SPOKEN), "en")


def _quality(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def problem_of(error: Exception, language: str) -> tuple[int, Problem]:
    """The status and the body of any error that is an answer and no fault of ours."""
    match error:
        case Refused():
            return error.status, error.problem(language)
        case IllegalAction():
            return 422, Problem("illegal", error.message(language), error.clause)
        case BadSeries():
            return 422, _said("bad-series", language, action=error.action)
        case BadRecord():
            return 400, _bad_record(error, language)
        case UnknownAction():
            return 400, _said("unknown-action", language)
        case UnknownTarget():
            return 400, _said("unknown-target", language)
        case StorageUnavailable():
            return 503, _said("unavailable", language)
        case BadSetup() | TrunklineError():
            return 400, _said("bad-setup", language, detail=str(error))
        case RequestValidationError():
            return 422, _said("malformed", language, where=_where(error))
        case HTTPException():
            code = PLAIN.get(error.status_code, "bad-request")
            return error.status_code, _said(code, language)
    raise error


def _bad_record(error: BadRecord, language: str) -> Problem:
    """With the line that is wrong, unless all of it is."""
    if error.line is None:
        return _said("bad-record", language, detail=error.message(language))
    line, detail = str(error.line), error.message(language)
    text = server_texts(language)("problem-bad-record-line", line=line, detail=detail)
    return Problem("bad-record", text)


def _said(code: str, language: str, **values: str | int) -> Problem:
    return Problem(code, server_texts(language)(f"problem-{code}", **values))


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
    status, problem = problem_of(error, reader_language(scope))
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
