"""The web application: routes, middleware, its lifespan, health checks and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from fastapi import APIRouter, FastAPI, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from pydantic import TypeAdapter

import trunkline
from trunkline.server.container import Container
from trunkline.server.http import errors, pages, websocket
from trunkline.server.http.deps import Services
from trunkline.server.http.middleware import (
    API,
    BodyLimits,
    OriginCheck,
    RateLimits,
    RequestLog,
    SecurityHeaders,
)
from trunkline.server.http.pages import docs_routes
from trunkline.server.http.routes import games, history, matches, people
from trunkline.server.model.rate_limit import RateLimit, RateLimiter
from trunkline.server.model.schemas.match import LiveMessage
from trunkline.server.model.schemas.requests import Hello
from trunkline.server.settings import Settings
from trunkline.server.storage.errors import StorageUnavailable

CREATION = 0.1  # of the rate of requests, for those that begin matches or make links
DESCRIPTION = """
Whoever plays has a secret, which they choose themselves: 32 random bytes in base64url, sent as
`Authorization: Bearer SECRET`. It owns the seats that it took; without it one is a spectator.

Every change of a match raises its `version`. A submission names the version that it answers; one
that comes too late is refused with status 409, and changes nothing.

Live: the websocket `/api/v1/matches/{id}/live` takes a `Hello` as its first message and sends the
whole `MatchView` at once and after every change; every message that it sends is a `LiveMessage`.
Without websockets, `GET /api/v1/matches/{id}?wait=VERSION` answers when the match has changed.

Texts come in the language of `?language=` (en, ru, hu), or of the header `Accept-Language`.
"""


# For operators

operators = APIRouter(tags=["health"])


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the server can do its work."""

    status: Literal["ok", "no database"]
    trunkline: str  # the version


@operators.get("/healthz", responses={503: {"model": Health}})
async def healthz(response: Response, services: Services) -> Health:
    """200 if matches can be read, else 503."""
    try:
        healthy = await services.database.run(services.store.healthy)
    except StorageUnavailable:
        healthy = False
    if not healthy:
        response.status_code = 503
    return Health("ok" if healthy else "no database", trunkline.__version__)


@operators.get(
    "/metrics", responses={200: {"content": {"text/plain": {}}}}, response_class=Response
)
async def metrics(services: Services) -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


# The application


class DocumentedApp(FastAPI):
    """FastAPI whose OpenAPI document also has the schemas of the websocket's messages."""

    def openapi(self) -> dict[str, Any]:
        if not self.openapi_schema:
            schemas = super().openapi()["components"]["schemas"]
            for name, schema in _live_schemas().items():
                schemas.setdefault(name, schema)
        return super().openapi()


def _live_schemas() -> dict[str, Any]:
    """Both directions: OpenAPI has no place of its own for a websocket, but can hold its types."""
    named, found = TypeAdapter.json_schemas(
        [
            ("Hello", "validation", TypeAdapter(Hello)),
            ("LiveMessage", "serialization", TypeAdapter(LiveMessage)),
        ],
        ref_template="#/components/schemas/{model}",
    )
    schemas: dict[str, Any] = found["$defs"]
    return schemas | {"LiveMessage": named["LiveMessage", "serialization"]}


def create_app(settings: Settings) -> FastAPI:
    container = Container(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await container.start()
        try:
            yield
        finally:
            await container.close()

    app = DocumentedApp(
        title="Trunkline",
        version=trunkline.__version__,
        summary="Railway board games: begin matches, play them, watch them.",
        description=DESCRIPTION,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.container = container
    api = APIRouter(prefix=API, responses=errors.documented(401, 422, 429, 503))
    for router in (
        games.router,
        matches.router,
        websocket.router,
        history.records,
        games.lessons,
        history.router,
        history.statistics,
        people.chat,
        people.notes,
        people.hours,
        people.router,
        matches.seating,
        matches.take_backs,
    ):
        api.include_router(router)
    app.include_router(api)
    app.include_router(operators)
    app.include_router(pages.router)
    app.include_router(docs_routes(app))
    app.router.default = pages.site_files
    errors.install(app)
    _add_middleware(app, container)
    return app


def _add_middleware(app: FastAPI, container: Container) -> None:
    """The last one that is added is the outermost."""
    settings = container.settings
    creation = RateLimit(settings.rate * CREATION, max(1, settings.burst // 4))
    app.state.creation_limiter = RateLimiter(creation)
    app.add_middleware(BodyLimits, most=settings.body_limit)
    app.add_middleware(OriginCheck, allowed=[settings.public_url])
    app.add_middleware(RateLimits, limit=RateLimit(settings.rate, settings.burst))
    app.add_middleware(SecurityHeaders, secure=settings.public_url.startswith("https:"))
    app.add_middleware(RequestLog, metrics=container.metrics)
