"""The web application: routes, guards, and what lives as long as it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI
from pydantic import TypeAdapter

import trunkline
from trunkline.server import icons, library, problems
from trunkline.server.chat import routes as chat
from trunkline.server.clocks import routes as clocks
from trunkline.server.docs_page import docs_routes
from trunkline.server.examples import routes as examples
from trunkline.server.guards import API, Bodies, Observer, Origins, Rates, SecurityHeaders
from trunkline.server.history import routes as history
from trunkline.server.keeping import routes as keeping
from trunkline.server.lessons import routes as lessons
from trunkline.server.notes import routes as notes
from trunkline.server.notices import routes as notices
from trunkline.server.numbers import routes as numbers
from trunkline.server.payloads import Hello, LiveMessage
from trunkline.server.rates import Allowance
from trunkline.server.rooms import Rooms
from trunkline.server.routes import games, health, live, matches
from trunkline.server.seating import routes as seating
from trunkline.server.settings import Settings
from trunkline.server.sharing import routes as sharing
from trunkline.server.site_files import SiteFiles
from trunkline.server.takebacks import routes as take_backs

# Beginning matches and making links is dearer than looking: so much less of it.
CREATING = 0.1


class Application(FastAPI):
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
    library.offer_tickets(settings.tickets)
    rooms = Rooms(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await rooms.start()
        try:
            yield
        finally:
            await rooms.close()

    app = Application(
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
    app.state.rooms = rooms
    api = APIRouter(prefix=API, responses=problems.documented(401, 422, 429, 503))
    for each in (
        games,
        examples,
        matches,
        live,
        keeping,
        lessons,
        sharing,
        history,
        numbers,
        chat,
        notes,
        clocks,
        notices,
        seating,
        take_backs,
    ):
        api.include_router(each.router)
    app.include_router(api)
    app.include_router(health.router)
    app.include_router(sharing.pages)
    app.include_router(icons.router)
    app.include_router(docs_routes(app))
    app.router.default = SiteFiles()
    problems.install(app)
    _guard(app, rooms)
    return app


def _guard(app: FastAPI, rooms: Rooms) -> None:
    """The last one that is added is the outermost."""
    settings = rooms.settings
    all = Allowance(settings.rate, settings.burst)
    creating = Allowance(settings.rate * CREATING, max(1, settings.burst // 4))
    app.add_middleware(Bodies, most=settings.body_limit)
    app.add_middleware(Origins, allowed=[settings.public_url])
    app.add_middleware(Rates, all=all, creating=creating)
    app.add_middleware(SecurityHeaders, secure=settings.public_url.startswith("https:"))
    app.add_middleware(Observer, metrics=rooms.metrics)


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
