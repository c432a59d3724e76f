"""A lesson that its learner leaves."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from trunkline.server.storage.changing import next_version
from trunkline.server.storage.database import Database


class LessonStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def leave(self, id: str, version: int, origin: Mapping[str, Any]) -> bool:
        """From here on it is a match like any other. False: somebody was first."""
        free = {**origin, "until": 0, "left": True}
        with self._database.writing() as connection:
            return next_version(connection, id, version, datetime.now(UTC), origin=free)
