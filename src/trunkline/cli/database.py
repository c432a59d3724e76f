"""Database errors of a command, told in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trunkline.core.errors import BadSetup
from trunkline.server.storage.database import HOW
from trunkline.server.storage.errors import StorageUnavailable


@contextmanager
def database_errors() -> Iterator[None]:
    try:
        yield
    except StorageUnavailable as error:
        raise BadSetup(f"{error}. A database is given with --database, as {HOW}") from None
