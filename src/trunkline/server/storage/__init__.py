"""Where matches are kept: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from trunkline.server.storage.errors import Reason, StorageUnavailable
from trunkline.server.storage.rows import (
    FIRST_VERSION,
    NewAction,
    NewMatch,
    Status,
    StoredAction,
    StoredMatch,
    StoredSeat,
    StoredStep,
    StoredSummary,
)
from trunkline.server.storage.store import Store

__all__ = [
    "FIRST_VERSION",
    "NewAction",
    "NewMatch",
    "Reason",
    "Status",
    "StorageUnavailable",
    "Store",
    "StoredAction",
    "StoredMatch",
    "StoredSeat",
    "StoredStep",
    "StoredSummary",
]
