"""Routes of matches: begin, find, look, preview, play, undo, undo requests, and seats."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Query
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.server.container import Container
from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_CHANGED,
    MATCH_FOUND,
    CurrentViewer,
    Owner,
    ReaderLanguage,
    Services,
    Version,
    ViewpointQuery,
    invitation,
    match_response,
    owner_of,
    respond,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.cache import JSON, CachedBody
from trunkline.server.model.errors import Conflict
from trunkline.server.model.schemas.match import (
    HurryView,
    Invitation,
    LogView,
    MatchBegun,
    MatchSummary,
    PreviewView,
    RefusalView,
    SeatingView,
    SuggestionsView,
    UndoCostView,
)
from trunkline.server.model.schemas.requests import (
    ActionNumber,
    ActionText,
    BotRequest,
    Claim,
    CodeClaim,
    Following,
    MatchRequest,
    RematchRequest,
    Submission,
    UndoConsentAnswer,
    UndoConsentRequest,
    UndoSteps,
)
from trunkline.server.model.schemas.scene import MapView
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer, past_viewer_of
from trunkline.server.views import choices
from trunkline.server.views import match as match_views
from trunkline.server.views.scene import without_ground

LONGEST_WAIT = 25.0  # seconds; proxies give up after 30
router = APIRouter(prefix="/matches", tags=["matches"])
_MAP = TypeAdapter(MapView)


# Beginning and finding


@router.post(
    "", status_code=201, responses={**BODY_ERRORS, **documented(404)}, dependencies=[CREATES]
)
async def begin(
    body: MatchRequest, request: Request, services: Services, owner: Owner
) -> MatchBegun:
    """Begin a match. The links take somebody to a seat, once each."""
    created = await services.matches.create(body, owner)
    id = created.match.id
    links = [invitation(services, request, id, *each) for each in created.tokens.items()]
    return MatchBegun(id, links)


@router.get("")
async def mine(services: Services, viewer: CurrentViewer, owner: Owner) -> list[MatchSummary]:
    """The matches that I began or sit in; those first in which I am to decide."""
    found = await services.matches.mine(owner)
    unread = await services.chat.unread([each.id for each in found], owner)
    return [
        match_views.summary(
            each, _game(each.game), viewer, services.hub.here(each.id), unread.get(each.id, 0)
        )
        for each in found
    ]


def _game(id: str) -> AnyGame | None:
    try:
        return find_game(id)
    except BadSetup:
        return None


# Looking


@router.get("/{match_id}", responses=MATCH_FOUND)
async def look(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    since: Annotated[
        Version, Query(description="The version that I have: the log begins after it.")
    ] = 0,
    wait: Annotated[
        Version | None, Query(description="Answer when the version is above this, or after 25 s.")
    ] = None,
) -> Response:
    """The match as I may see it; as a spectator without a secret."""
    match = await services.matches.open(match_id, at_least=since)
    if wait is not None:
        match = await _moved_on(services, match, wait)
    return await match_response(services, match, viewer, since)


async def _moved_on(services: Container, match: MatchSnapshot, version: int) -> MatchSnapshot:
    """The match when it is past that version, or as it is when nobody can wait any longer."""
    deadline = time.monotonic() + LONGEST_WAIT
    while match.version <= version and not services.hub.closing.is_set():
        left = deadline - time.monotonic()
        if left <= 0:
            break
        await services.hub.wait(match.id, left)  # somebody's coming or going wakes it too
        match = await services.matches.open(match.id)
    return match


@router.get("/{match_id}/map", responses={200: {"model": MapView}, **documented(404)})
async def board(
    match_id: str,
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    ground: Annotated[bool, Query(description="With the printed board, which I lack.")] = True,
) -> Response:
    """The map in two layers of SVG; `scene.map` of the match says when it is another one."""
    match = await services.matches.open(match_id)
    drawn = await anyio.to_thread.run_sync(_drawn, match, viewer, ground, limiter=services.drawing)
    return respond(drawn, request)


def _drawn(match: MatchSnapshot, viewer: Viewer, ground: bool) -> CachedBody:
    """Drawn in a thread: it is by far the longest that anything here takes."""
    key, draw = match_views.map_of(match, viewer)
    # The key is that of the drawing: a browser may have kept one that was sent without words.
    tag = f'"{key}-words"' if ground else f'"{key}-play-words"'

    return match.cache.get(_encoded, tag, draw, ground, tag)


def _encoded(draw: Callable[[], MapView], ground: bool, tag: str) -> CachedBody:
    view = draw() if ground else without_ground(draw())
    return CachedBody(_MAP.dump_json(view), JSON, etag=tag)


@router.get("/{match_id}/log", responses=documented(403, 404))
async def earlier(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    before: Version,
    viewpoint: ViewpointQuery = "",
) -> LogView:
    """The entries of the log before that number, at most 150 of them."""
    match = await services.matches.open(match_id)
    past_viewer = past_viewer_of(match, viewer, viewpoint)
    last = min(before, match.number + 1)
    return await services.views.earlier(match, past_viewer, last, past_viewer.all)


@router.get("/{match_id}/preview", responses=documented(400, 403, 404, 409))
async def preview(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    action: ActionText,
    version: Version,
    then: Annotated[
        Following | None, Query(description="What I would do after it, in a series.")
    ] = None,
) -> PreviewView:
    """What an action or a series of them would do, as far as I can know."""
    match = await _at(services, match_id, version)
    return choices.preview(match, viewer, [action, *(then or [])])


async def _at(services: Container, match_id: str, version: int) -> MatchSnapshot:
    """The match, if that is its version."""
    match = await services.matches.open(match_id, at_least=version)
    if match.version != version:
        raise Conflict(match.version)
    return match


@router.get("/{match_id}/ways", responses=documented(400, 403, 404, 409))
async def suggestions(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    version: Version,
    targets: Annotated[
        str, Query(max_length=400, description="What I point at, as in hex:A1; joined by +.")
    ] = "",
) -> SuggestionsView:
    """The best series of actions by what I point at, where the game weighs such series."""
    match = await _at(services, match_id, version)
    pointed = targets.split("+") if targets else []
    # In a thread: to weigh them all may take a good part of a second.
    return await anyio.to_thread.run_sync(
        choices.suggestions_view, match, viewer, pointed, limiter=services.suggesting
    )


@router.get("/{match_id}/refusal", responses=documented(400, 404))
async def refusal(
    match_id: str,
    services: Services,
    viewer: CurrentViewer,
    action: ActionText = "",
    target: Annotated[
        str, Query(max_length=160, description="As in hex:Q5; several are joined by +.")
    ] = "",
    word: Annotated[str, Query(max_length=40, description="The word of the action meant.")] = "",
) -> RefusalView:
    """Why an action, or something on the table, cannot be chosen now."""
    match = await services.matches.open(match_id)
    return choices.why_not(match, viewer, action, target, word)


# Playing


@router.post("/{match_id}/actions", responses=MATCH_CHANGED)
async def act(
    match_id: str, body: Submission, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Take a decision, or several in a row, all or none. 409: the match is past that version."""
    match = await services.matches.act(match_id, owner, body)
    return await match_response(services, match, viewer, body.version)


@router.post("/{match_id}/undo", responses=MATCH_CHANGED)
async def undo(
    match_id: str, body: UndoSteps, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Take my last actions back, up to another's decision or new information."""
    match = await services.matches.undo(match_id, owner, body.version, body.steps)
    return await match_response(services, match, viewer, body.version)


@router.post("/{match_id}/hurry", responses=documented(403, 404))
async def hurry(match_id: str, services: Services, owner: Owner) -> HurryView:
    """Let the bots decide without pauses until a person is to decide; for who sits here."""
    return await services.hurrying.hurry(match_id, owner)


# Taking back by consent

take_backs = APIRouter(prefix="/matches", tags=["take-backs"])


@take_backs.get("/{match_id}/take-back", responses=documented(403, 404, 409))
async def take_back_cost(
    match_id: str,
    services: Services,
    owner: Owner,
    to: Annotated[ActionNumber, Query(description="The match would stand as after this action.")],
) -> UndoCostView:
    """Whom I would have to ask to go back so far."""
    return await services.undo_requests.cost(match_id, owner, to)


@take_backs.post("/{match_id}/take-back", responses=MATCH_CHANGED)
async def ask_take_back(
    match_id: str, body: UndoConsentRequest, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Ask those whom it concerns; where that is nobody, it is done at once."""
    return await match_response(
        services, await services.undo_requests.ask(match_id, owner, body), viewer
    )


@take_backs.post("/{match_id}/take-back/answer", responses=MATCH_CHANGED)
async def answer_take_back(
    match_id: str, body: UndoConsentAnswer, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Agree or not; with the last consent it is done. Who asked withdraws it by not agreeing."""
    return await match_response(
        services, await services.undo_requests.answer(match_id, owner, body), viewer
    )


# Seats

seating = APIRouter(prefix="/matches", tags=["seats"])


@seating.get("/{match_id}/seats", responses=documented(404))
async def seats(
    match_id: str, request: Request, services: Services, language: ReaderLanguage
) -> SeatingView:
    """What I can do about each seat now."""
    here = services.hub.here(match_id)
    return await services.seats.seating(match_id, owner_of(request), here, language)


@seating.post("/{match_id}/seats/claim", responses=MATCH_CHANGED, dependencies=[CREATES])
async def claim_by_code(
    match_id: str, body: CodeClaim, services: Services, language: ReaderLanguage, owner: Owner
) -> Response:
    """Bring a seat to my screen by the code that its owner reads out."""
    match, seat = await services.seats.claim_by_code(match_id, owner, body.code)
    return await match_response(services, match, Viewer(owner, language, seat))


@seating.post("/{match_id}/seats/{seat}/claim", responses=MATCH_CHANGED, dependencies=[CREATES])
async def claim(
    match_id: str,
    seat: int,
    body: Claim,
    services: Services,
    language: ReaderLanguage,
    owner: Owner,
) -> Response:
    """Sit down by a link."""
    match = await services.seats.claim(match_id, owner, seat, body)
    return await match_response(services, match, Viewer(owner, language, seat))


@seating.post(
    "/{match_id}/seats/{seat}/invitation",
    responses={**BODY_ERRORS, **documented(404, 409)},
    dependencies=[CREATES],
)
async def invite(
    match_id: str,
    seat: int,
    request: Request,
    services: Services,
    owner: Owner,
    code: Annotated[bool, Query(description="A short code to be read out.")] = False,
) -> Invitation:
    """A new link to a seat; the old one is worth nothing any more. Who sits there stays until it is
    followed."""
    here = services.hub.here(match_id)
    token = await services.seats.invite(match_id, owner, seat, here, code)
    return invitation(services, request, match_id, seat, token)


@seating.post("/{match_id}/seats/{seat}/bot", responses=MATCH_CHANGED, dependencies=[CREATES])
async def to_bot(
    match_id: str,
    seat: int,
    body: BotRequest,
    services: Services,
    language: ReaderLanguage,
    owner: Owner,
) -> Response:
    """A bot decides there: at my seat, or where somebody does not come."""
    here = services.hub.here(match_id)
    match = await services.seats.to_bot(match_id, owner, seat, body, here)
    return await match_response(services, match, Viewer(owner, language))


@seating.post("/{match_id}/seats/{seat}/person", responses=MATCH_CHANGED, dependencies=[CREATES])
async def take(
    match_id: str, seat: int, services: Services, language: ReaderLanguage, owner: Owner
) -> Response:
    """I decide at my seat, which a bot has held or which was kept for me."""
    match = await services.seats.take(match_id, owner, seat)
    return await match_response(services, match, Viewer(owner, language))


@seating.post(
    "/{match_id}/rematch", status_code=201, responses={**BODY_ERRORS, **documented(404, 409)}
)
async def rematch(
    match_id: str, body: RematchRequest, services: Services, owner: Owner
) -> MatchBegun:
    """Another match with the same people, each of whom finds a seat kept for them."""
    return MatchBegun(await services.seats.rematch(match_id, owner, body.order), [])
