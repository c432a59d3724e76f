"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.api_client import ApiClient
from tests.server.support.databases import (
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
from tests.server.support.night_mail_match import night_mail
from tests.server.support.notification_servers import certificate, office
from tests.server.support.server_process import Server, running, server

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


@pytest.fixture
def ada(server: Server) -> Iterator[ApiClient]:
    """A guest of the server."""
    with ApiClient(server.url) as guest:
        yield guest


@pytest.fixture
def bela(server: Server) -> Iterator[ApiClient]:
    """Another guest."""
    with ApiClient(server.url) as guest:
        yield guest
