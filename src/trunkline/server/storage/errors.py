"""Storage errors: whatever a database can do to its users, as one exception."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

import psycopg
from sqlalchemy import exc

from trunkline.core.errors import TrunklineError


class Reason(StrEnum):
    """Why the database is unavailable."""

    AWAY = "away"  # not there, or it does not answer
    LOCKED = "locked"  # somebody else holds it for too long
    FULL = "full"  # no room left where it keeps its data
    BROKEN = "broken"  # there, but it cannot be read or written


SENTENCES = {
    Reason.AWAY: "the database cannot be reached",
    Reason.LOCKED: "the database is held by somebody else",
    Reason.FULL: "the disk of the database is full",
    Reason.BROKEN: "the database cannot be read or written",
}


class StorageUnavailable(TrunklineError):
    """The database cannot do its work now; `reason` says why. It may come back by itself."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{SENTENCES[reason]}: {detail}" if detail else SENTENCES[reason])
        self.reason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type[StorageUnavailable], tuple[Reason, str]]:
        return StorageUnavailable, (self.reason, self.detail)


@contextmanager
def storage_errors() -> Iterator[None]:
    """Errors of the database come out as StorageUnavailable; mistakes of ours as they are."""
    try:
        yield
    except exc.DBAPIError as error:
        reason = _reason(error)
        if reason is None:
            raise
        raise StorageUnavailable(reason, _detail(error.orig)) from error
    except exc.TimeoutError as error:  # every connection of the pool is in use
        raise StorageUnavailable(Reason.LOCKED, "all connections are in use") from error
    except OSError as error:  # the folder of a SQLite file
        raise StorageUnavailable(Reason.AWAY, error.strerror or str(error)) from error


def _detail(error: BaseException | None) -> str:
    """The first line of what the database said; later ones can quote rows."""
    return next(iter(str(error).strip().splitlines()), "")


def _reason(error: exc.DBAPIError) -> Reason | None:
    """None: the statement was wrong, not the database."""
    if isinstance(error.orig, sqlite3.Error):
        return _sqlite_reason(error.orig)
    if isinstance(error.orig, psycopg.Error):
        return _postgres_reason(error.orig)
    return Reason.AWAY if error.connection_invalidated else None


SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: Reason.LOCKED,
    sqlite3.SQLITE_LOCKED: Reason.LOCKED,
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_CANTOPEN: Reason.AWAY,
}


def _sqlite_reason(error: sqlite3.Error) -> Reason | None:
    if not isinstance(error, sqlite3.DatabaseError):
        return Reason.BROKEN
    if isinstance(error, (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)):
        return None
    # The low byte is the kind of error, the rest says more exactly which.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return SQLITE_REASONS.get(code, Reason.BROKEN)


# By the first two letters of SQLSTATE, the class of the error.
POSTGRES_REASONS = {
    "53": Reason.FULL,  # insufficient resources
    "55": Reason.LOCKED,  # object not in prerequisite state: lock not available
    "40": Reason.LOCKED,  # transaction rollback: deadlock
    "25": Reason.BROKEN,  # invalid transaction state: read-only server
    "58": Reason.BROKEN,  # system error: I/O
    "XX": Reason.BROKEN,  # internal error, corrupted data
}
TOO_MANY_CONNECTIONS = "53300"
QUERY_CANCELED = "57014"  # by our own limit on how long a statement may take
UNDEFINED_TABLE = "42P01"


def _postgres_reason(error: psycopg.Error) -> Reason | None:
    state = error.sqlstate
    if state in (TOO_MANY_CONNECTIONS, QUERY_CANCELED):
        return Reason.LOCKED
    if state == UNDEFINED_TABLE:
        return Reason.BROKEN
    if state is not None and state[:2] in POSTGRES_REASONS:
        return POSTGRES_REASONS[state[:2]]
    if isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError)):
        return Reason.AWAY
    return None
