"""Matches: begun, looked at, played."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Depends, Query
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.games import find_game
from trunkline.server import views
from trunkline.server.identity import known_asker
from trunkline.server.open_match import OpenMatch
from trunkline.server.packed import Packed
from trunkline.server.payloads import (
    ActionText,
    Claim,
    Following,
    Invitation,
    Language,
    LogView,
    MapView,
    MatchBegun,
    MatchSummary,
    MatchView,
    MatchWish,
    PreviewView,
    RefusalView,
    Submission,
    TakeBack,
    WaysView,
)
from trunkline.server.problems import JSON, Documented, Refused, documented
from trunkline.server.rooms import Rooms, language_of, looker_of, rooms
from trunkline.server.views import Looker
from trunkline.server.wayfinding import ways_view

LONGEST_WAIT = 25.0  # seconds; proxies give up after 30
MOST = 2**53  # whole numbers that JavaScript can count to

router = APIRouter(prefix="/matches", tags=["matches"])
House = Annotated[Rooms, Depends(rooms)]
Owner = Annotated[str, Depends(known_asker)]
Looks = Annotated[Looker, Depends(looker_of)]
Version = Annotated[int, Query(ge=0, le=MOST)]
_MAP = TypeAdapter(MapView)
SENT = documented(400, 403, 408, 413)  # what can be wrong with anything that has a body
SEEN: Documented = {200: {"model": MatchView}, **documented(404)}
CHANGED: Documented = {**SEEN, **SENT, **documented(409)}


async def _shown(house: Rooms, match: OpenMatch, looker: Looker, since: int = 0) -> Response:
    shown = await house.showing.view(match, looker, house.hub.here(match.id), since)
    return Response(shown.json, media_type=JSON)


def _invitation(house: Rooms, request: Request, id: str, seat: int, token: str) -> Invitation:
    base = house.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Invitation(seat, token, f"{base}/join/{id}/{seat}/{token}")


# Beginning and finding


@router.post("", status_code=201, responses={**SENT, **documented(404)})
async def begin(wish: MatchWish, request: Request, house: House, owner: Owner) -> MatchBegun:
    """Begin a match. The links take somebody to a seat, once each."""
    beginning = await house.service.create(wish, owner)
    id = beginning.match.id
    links = [_invitation(house, request, id, *each) for each in beginning.tokens.items()]
    return MatchBegun(id, links)


@router.get("")
async def mine(house: House, looker: Looks, owner: Owner) -> list[MatchSummary]:
    """The matches that I began or sit in; those first in which I am to decide."""
    found = await house.service.mine(owner)
    return [
        views.summary(each, _game(each.game), looker, house.hub.here(each.id)) for each in found
    ]


def _game(id: str) -> AnyGame | None:
    try:
        return find_game(id)
    except BadSetup:
        return None


# Looking


@router.get("/{match_id}", responses=SEEN)
async def look(
    match_id: str,
    house: House,
    looker: Looks,
    since: Annotated[
        Version, Query(description="The version that I have: the log begins after it.")
    ] = 0,
    wait: Annotated[
        Version | None, Query(description="Answer when the version is above this, or after 25 s.")
    ] = None,
) -> Response:
    """The match as I may see it; as a spectator without a secret."""
    match = await house.service.open(match_id, at_least=since)
    if wait is not None:
        match = await _moved_on(house, match, wait)
    return await _shown(house, match, looker, since)


async def _moved_on(house: Rooms, match: OpenMatch, version: int) -> OpenMatch:
    """The match when it is past that version, or as it is when nobody can wait any longer."""
    deadline = time.monotonic() + LONGEST_WAIT
    while match.version <= version and not house.hub.closing.is_set():
        left = deadline - time.monotonic()
        if left <= 0:
            break
        await house.hub.wait(match.id, left)  # somebody's coming or going wakes it too
        match = await house.service.open(match.id)
    return match


@router.get("/{match_id}/map", responses={200: {"model": MapView}, **documented(404)})
async def board(
    match_id: str,
    request: Request,
    house: House,
    looker: Looks,
    ground: Annotated[bool, Query(description="With the printed board, which I lack.")] = True,
) -> Response:
    """The map in two layers of SVG; `scene.map` of the match says when it is another one."""
    match = await house.service.open(match_id)
    drawn = await anyio.to_thread.run_sync(_drawn, match, looker, ground, limiter=house.drawing)
    return drawn.answer(request)


def _drawn(match: OpenMatch, looker: Looker, ground: bool) -> Packed:
    """Drawn in a thread: it is by far the longest that anything here takes."""
    key, draw = views.map_of(match, looker)
    tag = f'"{key}"' if ground else f'"{key}-play"'

    def packed() -> Packed:
        view = draw() if ground else replace(draw(), ground="")
        return Packed(_MAP.dump_json(view), JSON, etag=tag)

    return match.kept(("map", tag), packed)


@router.get("/{match_id}/log", responses=documented(404))
async def earlier(match_id: str, house: House, looker: Looks, before: Version) -> LogView:
    """The entries of the log before that number, at most 150 of them."""
    match = await house.service.open(match_id)
    return await house.showing.earlier(match, looker, min(before, match.number + 1))


@router.get(
    "/{match_id}/record",
    responses={200: {"content": {"text/plain": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def record(match_id: str, house: House) -> PlainTextResponse:
    """The text record of a match that is over."""
    text = await house.service.record(match_id)
    name = f'attachment; filename="{match_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/{match_id}/preview", responses=documented(400, 403, 404, 409))
async def preview(
    match_id: str,
    house: House,
    looker: Looks,
    action: ActionText,
    version: Version,
    then: Annotated[
        Following | None, Query(description="What I would do after it, in a series.")
    ] = None,
) -> PreviewView:
    """What an action or a series of them would do, as far as I can know."""
    match = await _at(house, match_id, version)
    return views.preview(match, looker, [action, *(then or [])])


async def _at(house: Rooms, match_id: str, version: int) -> OpenMatch:
    """The match, if that is its version."""
    match = await house.service.open(match_id, at_least=version)
    if match.version != version:
        raise Refused(409, "conflict", version=match.version)
    return match


@router.get("/{match_id}/ways", responses=documented(400, 403, 404, 409))
async def ways(
    match_id: str,
    house: House,
    looker: Looks,
    version: Version,
    targets: Annotated[
        str, Query(max_length=400, description="What I point at, as in hex:A1; joined by +.")
    ] = "",
) -> WaysView:
    """The best series of actions by what I point at, where the game weighs such series."""
    match = await _at(house, match_id, version)
    pointed = targets.split("+") if targets else []
    # In a thread: to weigh all ways may take a good part of a second.
    return await anyio.to_thread.run_sync(ways_view, match, looker, pointed, limiter=house.weighing)


@router.get("/{match_id}/refusal", responses=documented(400, 404))
async def refusal(
    match_id: str,
    house: House,
    looker: Looks,
    action: ActionText = "",
    target: Annotated[
        str, Query(max_length=160, description="As in hex:Q5; several are joined by +.")
    ] = "",
    word: Annotated[str, Query(max_length=40, description="The word of the action meant.")] = "",
) -> RefusalView:
    """Why an action, or something on the table, cannot be chosen now."""
    match = await house.service.open(match_id)
    return views.why_not(match, looker, action, target, word)


# Playing


@router.post("/{match_id}/actions", responses=CHANGED)
async def act(
    match_id: str, wish: Submission, house: House, looker: Looks, owner: Owner
) -> Response:
    """Take a decision, or several in a row, all or none. 409: the match is past that version."""
    match = await house.service.act(match_id, owner, wish)
    return await _shown(house, match, looker, wish.version)


@router.post("/{match_id}/undo", responses=CHANGED)
async def undo(
    match_id: str, wish: TakeBack, house: House, looker: Looks, owner: Owner
) -> Response:
    """Take my last actions back, up to another's decision or new information."""
    match = await house.service.undo(match_id, owner, wish.version, wish.steps)
    return await _shown(house, match, looker, wish.version)


# Seats


@router.post("/{match_id}/seats/{seat}/claim", responses=CHANGED)
async def claim(
    match_id: str,
    seat: int,
    wish: Claim,
    house: House,
    language: Annotated[Language, Depends(language_of)],
    owner: Owner,
) -> Response:
    """Sit down by a link."""
    match = await house.service.claim(match_id, owner, seat, wish)
    return await _shown(house, match, Looker(owner, language, seat))


@router.post("/{match_id}/seats/{seat}/invitation", responses={**SENT, **documented(404, 409)})
async def invite(
    match_id: str, seat: int, request: Request, house: House, owner: Owner
) -> Invitation:
    """A new link to a seat, for who began the match; the old one is worth nothing any more."""
    token = await house.service.invite(match_id, owner, seat)
    return _invitation(house, request, match_id, seat, token)
