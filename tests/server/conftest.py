"""What the tests of the server share."""

from __future__ import annotations

from tests.server.night_mail_table import night_mail
from tests.server.post_office import certificate, office
from tests.server.running import running, server
from tests.server.services import (
    database_url,
    other_postgres_url,
    postgres,
    postgres_service,
    postgres_url,
    redis_server,
    redis_service,
    sqlite_url,
    store,
)

__all__ = [
    "certificate",
    "database_url",
    "night_mail",
    "office",
    "other_postgres_url",
    "postgres",
    "postgres_service",
    "postgres_url",
    "redis_server",
    "redis_service",
    "running",
    "server",
    "sqlite_url",
    "store",
]
