"""Routes for sharing: pictures of positions, and the page of a match with Open Graph tags.

The rest of that page is the front end's. Nothing stands in its head that a spectator may not see.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Annotated

from fastapi import APIRouter, Depends, Path
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from trunkline.server.http.deps import (
    CurrentViewer,
    PerspectiveQuery,
    Services,
    language_of,
    public_url_of,
    respond,
)
from trunkline.server.http.errors import documented
from trunkline.server.http.pages import SiteFiles
from trunkline.server.model.cache import CHECK
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.schemas.requests import Language
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import past_viewer_of
from trunkline.server.service.history import Kind
from trunkline.server.storage.errors import StorageUnavailable

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta\s+name="description".*?/>', re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[a-z]*"')


@dataclass(frozen=True, slots=True)
class Head:
    title: str
    description: str
    page: str  # the address of the page
    picture: str  # and of its picture


def head_of(match: MatchSnapshot, language: str, base: str) -> Head:
    texts, names = server_texts(language), match.names(language)
    title = match.game.title_in(language)
    address = f"{base}/match/{match.id}"
    picture = (
        f"{base}/api/v1/matches/{match.id}/moments/{match.number}/picture.png"
        f"?eyes=spectator&language={language}"
    )
    outcome = match.position.outcome
    if outcome is None:
        playing = texts("page-playing", names=", ".join(names))
        return Head(title, playing, address, picture)
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranking[seat], seat))
    scores = match.position.scores
    placed = (f"{outcome.ranking[seat]}. {names[seat]}: {scores[seat]}" for seat in order)
    won = texts("page-won", game=title, names=", ".join(names[seat] for seat in outcome.winners))
    return Head(won, " · ".join(placed), address, picture)


def with_head(page: str, head: Head, language: str) -> str:
    """The built page with that head. What people wrote, such as their names, is only ever text."""
    title, said = escape(head.title), escape(head.description)
    description = f'<meta name="description" content="{said}" />'
    more = "\n    ".join(
        f'<meta property="og:{name}" content="{escape(value)}" />'
        for name, value in (
            ("type", "website"),
            ("site_name", "Trunkline"),
            ("title", head.title),
            ("description", head.description),
            ("url", head.page),
            ("image", head.picture),
            ("image:type", "image/png"),
        )
    )
    card = '<meta name="twitter:card" content="summary_large_image" />'
    page = _LANGUAGE.sub(lambda _: f'<html lang="{language}"', page, count=1)
    page = _DESCRIPTION.sub(lambda _: description, page, count=1)
    return _TITLE.sub(lambda _: f"<title>{title}</title>\n    {more}\n    {card}", page, count=1)


router = APIRouter(prefix="/matches", tags=["sharing"])
# A picture that is opened by itself may use the colours and letters within it, and nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


@router.get(
    "/{match_id}/moments/{number}/picture.{kind}",
    responses={
        200: {"content": {"image/svg+xml": {}, "image/png": {}}},
        **documented(403, 404, 409),
    },
    response_class=Response,
)
async def picture(
    match_id: str,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    kind: Kind,
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    eyes: PerspectiveQuery = "",
) -> Response:
    """The match after that action, as a picture that stands alone."""
    match = await services.matches.open(match_id)
    past_viewer = past_viewer_of(match, viewer, eyes)
    then = await services.history.at(match, number, past_viewer.all)
    answer = respond(await services.pictures.of(then, past_viewer, kind), request)
    answer.headers["content-disposition"] = f'inline; filename="{match_id}-{number}.{kind}"'
    answer.headers["content-security-policy"] = PICTURE_POLICY
    return answer


pages = APIRouter(include_in_schema=False)
_site = SiteFiles()


@pages.api_route("/match/{match_id}", methods=["GET", "HEAD"])
async def page(
    match_id: str,
    request: Request,
    services: Services,
    language: Annotated[Language, Depends(language_of)],
) -> Response:
    """The page of the front end, with the head of this match where there is one."""
    built = _site.page()
    try:
        match = await services.matches.open(match_id)
    except (Refused, StorageUnavailable):
        return _site.answer(request)  # the page itself says that there is nothing
    if built is None:
        return _site.answer(request)
    head = head_of(match, language, public_url_of(services, request))
    return HTMLResponse(with_head(built, head, language), headers={"cache-control": CHECK})
