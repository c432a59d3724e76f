"""Examples of clauses."""

from __future__ import annotations

import functools
from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Path, Query
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trunkline.core.examples import Example, examples_of
from trunkline.core.game import AnyGame
from trunkline.server.http.deps import Reader, Services, respond
from trunkline.server.http.errors import documented
from trunkline.server.model.cached_body import JSON, CachedBody
from trunkline.server.model.catalogue import known_game
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.games import ExamplesView
from trunkline.server.model.schemas.requests import Language
from trunkline.server.views.examples import examples_view

router = APIRouter(prefix="/games/{game_id}/examples", tags=["games"])
KEPT = 64  # answers, some 100 kB each
_EXAMPLES = TypeAdapter(ExamplesView)


@router.get("/{clause}", responses={200: {"model": ExamplesView}, **documented(404)})
async def examples(
    request: Request,
    game_id: str,
    clause: str,
    language: Reader,
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
    answer = await anyio.to_thread.run_sync(
        _answer, game, clause, language, known, limiter=services.drawing
    )
    return respond(answer, request)


@router.get(
    "/{clause}/{index}/record",
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
    found = await anyio.to_thread.run_sync(_found, game, clause, edition)
    if index >= len(found):
        raise _none(game, clause)
    return PlainTextResponse(await anyio.to_thread.run_sync(_record, found[index]))


@functools.lru_cache(maxsize=KEPT)
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
