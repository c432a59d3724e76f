"""Dependencies of the routes, documented responses, and how a response is sent."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from trunkline.server.container import Container
from trunkline.server.http.errors import Documented, accepted, documented, reader_language
from trunkline.server.http.middleware import client_subnet
from trunkline.server.model.cache import JSON, CachedBody
from trunkline.server.model.errors import Refused
from trunkline.server.model.identity import digest
from trunkline.server.model.schemas.match import Invitation, MatchView
from trunkline.server.model.schemas.requests import Language, Secret
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer, Viewpoint

_SECRET = TypeAdapter(Secret)


def owner_of(request: Request) -> str | None:
    """The hash of the secret that was sent, or None. A secret that is none is an error."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    scheme, _, secret = header.partition(" ")
    try:
        if scheme.casefold() != "bearer":
            raise _no_secret()
        return digest(_SECRET.validate_python(secret.strip()))
    except ValidationError:
        raise _no_secret() from None


def required_owner(request: Request) -> str:
    owner = owner_of(request)
    if owner is None:
        raise _no_secret()
    return owner


def _no_secret() -> Refused:
    return Refused(401, "secret-missing", headers={"www-authenticate": "Bearer"})


def container(connection: HTTPConnection) -> Container:
    found = connection.app.state.container
    assert isinstance(found, Container)
    return found


def language_of(
    request: Request,
    language: Annotated[
        Language | None, Query(description="Else Accept-Language, else English.")
    ] = None,
) -> Language:
    return language or reader_language(request.scope)


def viewer_of(
    request: Request,
    language: Annotated[Language, Depends(language_of)],
    seat: Annotated[
        int | None, Query(ge=0, le=20, description="Through the eyes of which of my seats.")
    ] = None,
) -> Viewer:
    return Viewer(owner_of(request), language, seat)


def limit_creation(request: Request) -> None:
    """Beginning matches and making links is dearer than looking: so there is less of it."""
    request.app.state.creation_limiter.check(client_subnet(request.scope))


CREATES = Depends(limit_creation)
MOST = 2**53  # whole numbers that JavaScript can count to
Services = Annotated[Container, Depends(container)]
Owner = Annotated[str, Depends(required_owner)]
CurrentViewer = Annotated[Viewer, Depends(viewer_of)]
ReaderLanguage = Annotated[Language, Depends(language_of)]
Version = Annotated[int, Query(ge=0, le=MOST)]
BODY_ERRORS = documented(400, 403, 408, 413)  # what can be wrong with anything that has a body
MATCH_BODY_ERRORS = {**BODY_ERRORS, **documented(404, 409)}
MATCH_FOUND: Documented = {200: {"model": MatchView}, **documented(404)}
MATCH_CHANGED: Documented = {**MATCH_FOUND, **BODY_ERRORS, **documented(409)}


def respond(body: CachedBody, request: Request) -> Response:
    """The response, or only that the client's copy is still good (304)."""
    headers = {"cache-control": body.cache, "vary": "accept-encoding"}
    if body.etag:
        headers["etag"] = body.etag
    if body.etag and body.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    coding, content = body.encoded_for(accepted(request.headers.get("accept-encoding", "")))
    if coding:
        headers["content-encoding"] = coding
    return Response(content, headers=headers, media_type=body.media_type)


async def match_response(
    services: Container, match: MatchSnapshot, viewer: Viewer, since: int = 0
) -> Response:
    shown = await services.views.view(match, viewer, services.hub.here(match.id), since)
    return Response(shown.json, media_type=JSON)


def invitation(services: Container, request: Request, id: str, seat: int, token: str) -> Invitation:
    return Invitation(seat, token, f"{public_url_of(services, request)}/join/{id}/{seat}/{token}")


def public_url_of(services: Container, request: Request) -> str:
    """Where people reach this server."""
    return services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


ViewpointQuery = Annotated[
    Viewpoint,
    Query(
        alias="eyes",
        description="Mine if empty; a spectator's; those of `seat`, which must be mine while the "
        "match goes on; or, after the end, all: nothing is hidden.",
    ),
]
