"""Routes of match history: past positions and their pictures, read markers, plans, statistics, and
records."""

from __future__ import annotations

from typing import Annotated, Literal

import anyio.to_thread
from fastapi import APIRouter, Depends, Path, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trunkline.server.container import Container
from trunkline.server.http.deps import (
    BODY_ERRORS,
    CREATES,
    MATCH_BODY_ERRORS,
    CurrentViewer,
    Owner,
    ReaderLanguage,
    Services,
    ViewpointQuery,
    invitation,
    language_of,
    owner_of,
    respond,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.history import (
    MomentView,
    PlanView,
    ReadMarkerView,
    StatisticsView,
)
from trunkline.server.model.schemas.match import (
    MatchBegun,
    PreviewView,
    RecordInfo,
    RefusalView,
    SuggestionsView,
)
from trunkline.server.model.schemas.requests import (
    ContinueRequest,
    Language,
    PlanPreviewRequest,
    PlanRefusalRequest,
    PlanRequest,
    PlanSuggestionsRequest,
    ReadMarkerRequest,
    RecordCheckRequest,
    RecordImport,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer, past_viewer_of
from trunkline.server.service.history import Kind
from trunkline.server.service.new_match import CreatedMatch
from trunkline.server.views import choices
from trunkline.server.views.history import (
    Planned,
    Planner,
    moment,
    plan_preview,
    plan_view,
    planned,
)

router = APIRouter(prefix="/matches", tags=["history"])
WithGround = Annotated[bool, Query(description="With the printed board, which I lack.")]
# A picture that is opened by itself may use the colours and letters within it, and nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


# Moments


@router.get(
    "/{match_id}/moments/{number}",
    responses={200: {"model": MomentView}, **documented(403, 404, 409)},
)
async def look_back(
    match_id: str,
    number: Annotated[int, Path(ge=0, le=2**31 - 1)],
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    viewpoint: ViewpointQuery = "",
    ground: WithGround = False,
) -> Response:
    """The match as it was after that action, 0 being the set-up."""
    match = await services.matches.open(match_id)
    past_viewer = past_viewer_of(match, viewer, viewpoint)
    then = await services.history.at(match, number, past_viewer.all)
    here = services.hub.here(match_id)
    response_body = await anyio.to_thread.run_sync(
        moment, then, past_viewer, here, ground, limiter=services.drawing
    )
    return respond(response_body, request)


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
    viewpoint: ViewpointQuery = "",
) -> Response:
    """The match after that action, as a picture that stands alone."""
    match = await services.matches.open(match_id)
    past_viewer = past_viewer_of(match, viewer, viewpoint)
    then = await services.history.at(match, number, past_viewer.all)
    answer = respond(await services.pictures.of(then, past_viewer, kind), request)
    answer.headers["content-disposition"] = f'inline; filename="{match_id}-{number}.{kind}"'
    answer.headers["content-security-policy"] = PICTURE_POLICY
    return answer


# How far I have followed


@router.get("/{match_id}/seen", responses=documented(404))
async def seen(match_id: str, request: Request, services: Services) -> ReadMarkerView:
    """The last action that I had seen when I was last here."""
    owner = owner_of(request)
    if owner is None:
        await services.matches.open(match_id)
        return ReadMarkerView(None)
    return ReadMarkerView(await services.history.seen(match_id, owner))


@router.post("/{match_id}/seen", responses=MATCH_BODY_ERRORS)
async def see(
    match_id: str, body: ReadMarkerRequest, services: Services, owner: Owner
) -> ReadMarkerView:
    """I have seen that action now, and what came before. It never goes back."""
    return ReadMarkerView(await services.history.see(match_id, owner, body.number))


# Plans


async def _planned(
    match_id: str, request: Request, services: Container, language: Language, plan: PlanRequest
) -> tuple[MatchSnapshot, Planned]:
    match = await services.matches.open(match_id)
    viewer = Viewer(owner_of(request), language, plan.seat)
    planner = Planner(viewer.owner, language, plan.seat, viewer.viewpoint(match))
    return match, planned(await services.history.at(match, plan.number), planner, plan)


@router.post("/{match_id}/plans", responses={200: {"model": PlanView}, **MATCH_BODY_ERRORS})
async def plan(
    match_id: str,
    body: PlanRequest,
    request: Request,
    services: Services,
    language: ReaderLanguage,
    ground: WithGround = False,
) -> Response:
    """Where these actions would lead, as far as I can know; nothing of it is kept."""
    match, found = await _planned(match_id, request, services, language, body)
    here = services.hub.here(match_id)
    response_body = await anyio.to_thread.run_sync(
        plan_view, found, match, here, ground, limiter=services.drawing
    )
    return respond(response_body, request)


@router.post("/{match_id}/plans/preview", responses=MATCH_BODY_ERRORS)
async def preview(
    match_id: str,
    body: PlanPreviewRequest,
    request: Request,
    services: Services,
    language: ReaderLanguage,
) -> PreviewView:
    """What an action, or a series of them, would do after the plan."""
    _, found = await _planned(match_id, request, services, language, body.plan)
    return plan_preview(found, [body.action, *body.then])


@router.post("/{match_id}/plans/refusal", responses=MATCH_BODY_ERRORS)
async def refusal(
    match_id: str,
    body: PlanRefusalRequest,
    request: Request,
    services: Services,
    language: ReaderLanguage,
) -> RefusalView:
    """Why an action, or something on the table, could not be chosen after the plan."""
    _, found = await _planned(match_id, request, services, language, body.plan)
    return choices.why_not(found.match, found.planner, body.action, body.target, body.word)


@router.post("/{match_id}/plans/ways", responses=MATCH_BODY_ERRORS)
async def planned_suggestions(
    match_id: str,
    body: PlanSuggestionsRequest,
    request: Request,
    services: Services,
    language: ReaderLanguage,
) -> SuggestionsView:
    """The best series of actions for whoever decides after the plan."""
    _, found = await _planned(match_id, request, services, language, body.plan)
    pointed = body.targets.split("+") if body.targets else []
    return await anyio.to_thread.run_sync(
        choices.suggestions_view, found.match, found.planner, pointed, limiter=services.suggesting
    )


statistics = APIRouter(prefix="/matches", tags=["matches"])


@statistics.get(
    "/{match_id}/numbers", responses={200: {"model": StatisticsView}, **documented(403, 404, 409)}
)
async def numbers(
    match_id: str,
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    viewpoint: ViewpointQuery = "",
    only: Annotated[
        Literal["", "scores"], Query(description="The scores alone are there much sooner.")
    ] = "",
) -> Response:
    """Every number on the table after every action, as these eyes could see it."""
    match = await services.matches.open(match_id)
    response_body = await services.statistics.body(
        match, past_viewer_of(match, viewer, viewpoint), only == "scores"
    )
    return respond(response_body, request)


@statistics.get(
    "/{match_id}/numbers.csv",
    responses={200: {"content": {"text/csv": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def numbers_file(
    match_id: str, services: Services, viewer: CurrentViewer, viewpoint: ViewpointQuery = ""
) -> Response:
    """The same for spreadsheets: a line for each action, a column for each number."""
    match = await services.matches.open(match_id)
    text = await services.statistics.csv(match, past_viewer_of(match, viewer, viewpoint))
    name = f'attachment; filename="{match_id}.csv"'
    return Response(text, headers={"content-disposition": name}, media_type="text/csv")


# Records

records = APIRouter(tags=["records"])


@records.get(
    "/matches/{match_id}/record",
    responses={200: {"content": {"text/plain": {}}}, **documented(403, 404, 409)},
    response_class=Response,
)
async def export(match_id: str, services: Services) -> PlainTextResponse:
    """The text record of a match that is over, or in which nothing is hidden."""
    text = await services.records.export(match_id)
    name = f'attachment; filename="{match_id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@records.post("/records/look", responses=BODY_ERRORS, dependencies=[CREATES])
async def inspect(
    body: RecordCheckRequest,
    services: Services,
    language: Annotated[Language, Depends(language_of)],
) -> RecordInfo:
    """What is in a record; or, in a sentence, what is wrong with it and in which line."""
    match = await services.records.inspect(body.text)
    return RecordInfo(
        game=match.game.id,
        title=match.game.title_in(language),
        players=match.players,
        names=list(match.names),
        number=len(match.actions),
        actor=match.actor,
    )


@records.post("/records", status_code=201, responses=BODY_ERRORS, dependencies=[CREATES])
async def import_record(
    body: RecordImport, request: Request, services: Services, owner: Owner
) -> MatchBegun:
    """A match from its record: one that is over to be looked at, another to be played on."""
    return _begun(services, request, await services.records.import_record(body, owner))


@records.post(
    "/matches/{match_id}/continue",
    status_code=201,
    responses={**BODY_ERRORS, **documented(404, 409)},
    dependencies=[CREATES],
)
async def fork(
    match_id: str,
    body: ContinueRequest,
    request: Request,
    services: Services,
    viewer: CurrentViewer,
    owner: Owner,
) -> MatchBegun:
    """Begin a match with the position after an action of this one.

    What is hidden from me is dealt anew, so that nothing can be learned about this match; when it
    is over, it can also stay as it lay.
    """
    return _begun(services, request, await services.records.fork(match_id, body, viewer, owner))


def _begun(services: Container, request: Request, created: CreatedMatch) -> MatchBegun:
    id = created.match.id
    return MatchBegun(
        id, [invitation(services, request, id, *each) for each in created.tokens.items()]
    )
