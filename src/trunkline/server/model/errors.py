"""Errors of the API: a code for programs, and a message for people in their language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from trunkline.core.errors import (
    BadRecord,
    BadSeries,
    IllegalAction,
    TrunklineError,
    UnknownAction,
    UnknownTarget,
)
from trunkline.core.texts import Texts, read_texts
from trunkline.server.model.schemas.match import Problem
from trunkline.server.model.schemas.requests import Language
from trunkline.server.storage.errors import StorageUnavailable

FOLDER = Path(__file__).parent
LANGUAGE_CODES: dict[str, Language] = {each: each for each in get_args(Language)}


class Refused(TrunklineError):
    """A request is refused: an HTTP status, a code, and a message of the catalogue with values."""

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
        self._values = dict(values or {})
        super().__init__(server_texts("en")(self.key, **self.values("en")))

    def values(self, language: str) -> Mapping[str, str | int]:
        """The values of the message. A subclass overrides it where they are words themselves."""
        return self._values

    def problem(self, language: str) -> Problem:
        text = server_texts(language)(self.key, **self.values(language))
        return Problem(self.code, text, version=self.version)


class Conflict(Refused):
    """A version conflict: another change was first. `version` is the present one."""

    def __init__(self, version: int) -> None:
        super().__init__(409, "conflict", version=version)


def server_texts(language: str) -> Texts:
    return read_texts(FOLDER, language)


def problem_of(error: TrunklineError, language: str) -> tuple[int, Problem]:
    """The HTTP status and the payload of an error: every one of them is an answer."""
    match error:
        case Refused():
            return error.status, error.problem(language)
        case IllegalAction():
            return 422, Problem("illegal", error.message(language), error.clause)
        case BadSeries():
            return 422, plain_problem("bad-series", language, action=error.action)
        case BadRecord():
            return 400, _bad_record(error, language)
        case UnknownAction():
            return 400, plain_problem("unknown-action", language)
        case UnknownTarget():
            return 400, plain_problem("unknown-target", language)
        case StorageUnavailable():
            return 503, plain_problem("unavailable", language)
    return 400, plain_problem("bad-setup", language, detail=str(error))


def _bad_record(error: BadRecord, language: str) -> Problem:
    """With the line that is wrong, unless all of it is."""
    if error.line is None:
        return plain_problem("bad-record", language, detail=error.message(language))
    line, detail = str(error.line), error.message(language)
    text = server_texts(language)("problem-bad-record-line", line=line, detail=detail)
    return Problem("bad-record", text)


def plain_problem(code: str, language: str, **values: str | int) -> Problem:
    """The problem of that code, with the message that is called like it."""
    return Problem(code, server_texts(language)(f"problem-{code}", **values))
