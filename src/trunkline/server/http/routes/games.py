"""Routes of games: what can be played, by which rules, examples of clauses, and lessons."""

from __future__ import annotations

import functools
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Path, Query
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trunkline.core.examples import Example, examples_of
from trunkline.core.game import AnyGame
from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_CHANGED,
    CurrentViewer,
    Owner,
    ReaderLanguage,
    Services,
    match_response,
    respond,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.cache import JSON, CachedBody
from trunkline.server.model.catalogue import BoardCatalogue, known_game
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.games import EditionsInfo, ExamplesView, GameInfo, RulebookInfo
from trunkline.server.model.schemas.match import LessonView, MatchBegun
from trunkline.server.model.schemas.requests import Language, LessonMove, LessonRequest
from trunkline.server.views import games as game_views
from trunkline.server.views.examples import examples_view
from trunkline.server.views.games import editions_info

router = APIRouter(prefix="/games", tags=["games"])
KEPT = 100  # answers of each kind, some 10 kB each
_GAMES, _GAME = TypeAdapter(list[GameInfo]), TypeAdapter(GameInfo)
_RULEBOOK, _EDITIONS = TypeAdapter(RulebookInfo), TypeAdapter(EditionsInfo)


@router.get("", responses={200: {"model": list[GameInfo]}})
async def games(request: Request, language: ReaderLanguage, services: Services) -> Response:
    """All games."""
    return respond(_all(services.boards, language), request)


@router.get("/{game_id}", responses={200: {"model": GameInfo}, **documented(404)})
async def game(
    request: Request, game_id: str, language: ReaderLanguage, services: Services
) -> Response:
    """One game: who made it, how many play, its maps, options and bots."""
    game = known_game(game_id)
    return respond(_one(services.boards, game, language), request)


@router.get("/{game_id}/rulebook", responses={200: {"model": RulebookInfo}, **documented(404)})
async def rulebook(
    request: Request,
    game_id: str,
    language: ReaderLanguage,
    edition: Annotated[
        str, Query(max_length=80, description="Only what holds in this edition of the game.")
    ] = "",
) -> Response:
    """The whole rulebook, clause by clause, as HTML and as plain text."""
    return respond(_rules(known_game(game_id), language, edition), request)


@router.get("/{game_id}/editions", responses={200: {"model": EditionsInfo}, **documented(404)})
async def editions(request: Request, game_id: str, language: ReaderLanguage) -> Response:
    """Every difference between the editions of a game, side by side."""
    return respond(_differences(known_game(game_id), language), request)


@router.get(
    "/{game_id}/cover.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **documented(404)},
    response_class=Response,
)
async def cover(
    request: Request, game_id: str, language: ReaderLanguage, services: Services
) -> Response:
    """A picture of the map."""
    game = known_game(game_id)
    await services.games.ready(game)
    # The first of a language is drawn, which takes a moment that is nobody else's.
    picture = await to_thread.run_sync(_picture, game, language, limiter=services.drawing)
    return respond(picture, request)


@functools.lru_cache(maxsize=KEPT)
def _all(boards: BoardCatalogue, language: str) -> CachedBody:
    return CachedBody(_GAMES.dump_json(game_views.all_games(boards, language)), JSON)


@functools.lru_cache(maxsize=KEPT)
def _one(boards: BoardCatalogue, game: AnyGame, language: str) -> CachedBody:
    return CachedBody(_GAME.dump_json(game_views.game_info(boards, game, language)), JSON)


@functools.cache
def _rules(game: AnyGame, language: str, edition: str) -> CachedBody:
    return CachedBody(_RULEBOOK.dump_json(game_views.rulebook_info(game, language, edition)), JSON)


@functools.cache
def _differences(game: AnyGame, language: str) -> CachedBody:
    return CachedBody(_EDITIONS.dump_json(editions_info(game, language)), JSON)


@functools.cache
def _picture(game: AnyGame, language: str) -> CachedBody:
    return CachedBody(
        game_views.cover(game, language).encode(), "image/svg+xml", "public, max-age=3600"
    )


KEPT_EXAMPLES = 64  # answers, some 100 kB each
_EXAMPLES = TypeAdapter(ExamplesView)


@router.get(
    "/{game_id}/examples/{clause}", responses={200: {"model": ExamplesView}, **documented(404)}
)
async def examples(
    request: Request,
    game_id: str,
    clause: str,
    language: ReaderLanguage,
    services: Services,
    edition: Annotated[
        str, Query(max_length=80, description="Played by this edition, if there are such.")
    ] = "",
) -> Response:
    """Moments of real matches that show what a clause says."""
    game = known_game(game_id)
    await services.games.ready(game)
    # Whatever else is asked for is all of them: it is not to be drawn and kept for each word.
    known = edition if edition in game.rulebook().editions else ""
    answer = await to_thread.run_sync(
        _answer, game, clause, language, known, limiter=services.drawing
    )
    return respond(answer, request)


@router.get(
    "/{game_id}/examples/{clause}/{index}/record",
    responses={200: {"content": {"text/plain": {}}}, **documented(404)},
    response_class=Response,
)
async def record(
    game_id: str,
    clause: str,
    index: Annotated[int, Path(ge=0, le=99)],
    services: Services,
    edition: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """The record of the match up to that moment, to be played on from there."""
    game = known_game(game_id)
    await services.games.ready(game)
    found = await to_thread.run_sync(_found, game, clause, edition)
    if index >= len(found):
        raise _none(game, clause)
    return PlainTextResponse(await to_thread.run_sync(_record, found[index]))


@functools.lru_cache(maxsize=KEPT_EXAMPLES)
def _answer(game: AnyGame, clause: str, language: Language, edition: str) -> CachedBody:
    found = _found(game, clause, edition)
    return CachedBody(_EXAMPLES.dump_json(examples_view(game, clause, found, language)), JSON)


def _found(game: AnyGame, clause: str, edition: str) -> list[Example]:
    found = examples_of(game).of(clause, edition)
    if not found:
        raise _none(game, clause)
    return found


def _none(game: AnyGame, clause: str) -> Refused:
    named = {"game": game.title, "clause": clause[:80]}
    return Refused(404, "not-found", "problem-no-example", values=named)


def _record(example: Example) -> str:
    match = example.match.copy()
    while len(match.actions) > example.line.number:
        match.undo()
    return match.record()


lessons = APIRouter(tags=["lessons"])


@lessons.post(
    "/games/{game_id}/lesson",
    status_code=201,
    responses={**BODY_ERRORS, **documented(404)},
    dependencies=[CREATES],
)
async def begin(game_id: str, body: LessonRequest, services: Services, owner: Owner) -> MatchBegun:
    """Begin the first match of a game, in which the table says what to do and why."""
    return MatchBegun((await services.lessons.begin(game_id, body.name, owner)).match.id, [])


@lessons.get("/matches/{match_id}/lesson", responses=documented(404, 409))
async def steps(match_id: str, services: Services, viewer: CurrentViewer) -> LessonView:
    """The steps of the lesson that a match is, for its learner.

    Where one is follows from the number of actions; what there is to read before the next one, one
    reads at leisure.
    """
    return await services.lessons.steps(match_id, viewer)


@lessons.post("/matches/{match_id}/lesson/they", responses=MATCH_CHANGED)
async def they(
    match_id: str, move: LessonMove, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """Let the next of the others decide as the lesson has it."""
    match = await services.lessons.play(match_id, owner, move.version)
    return await match_response(services, match, viewer, move.version)


@lessons.post("/matches/{match_id}/lesson/leave", responses=MATCH_CHANGED)
async def leave(
    match_id: str, move: LessonMove, services: Services, viewer: CurrentViewer, owner: Owner
) -> Response:
    """No more guidance: the match goes on freely, with bots in the other seats."""
    match = await services.lessons.leave(match_id, owner, move.version)
    return await match_response(services, match, viewer, move.version)
