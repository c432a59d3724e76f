"""The past of a match, and plans for what may come."""

from __future__ import annotations

from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from trunkline.server.container import Rooms
from trunkline.server.http.deps import (
    SENT_TO_MATCH,
    EyesAsked,
    House,
    Looks,
    Owner,
    Reader,
    asker,
    respond,
)
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.match import (
    MomentView,
    PlanView,
    PreviewView,
    RefusalView,
    SeenView,
    WaysView,
)
from trunkline.server.model.schemas.requests import (
    Language,
    Plan,
    PlannedDoubt,
    PlannedSeries,
    PlannedWays,
    Sighting,
)
from trunkline.server.model.snapshot import OpenMatch
from trunkline.server.model.viewer import Looker, settled
from trunkline.server.views import preview as previews
from trunkline.server.views.history import (
    Planned,
    Planner,
    moment,
    plan_preview,
    plan_view,
    planned,
)
from trunkline.server.views.preview import ways_view

router = APIRouter(prefix="/matches", tags=["history"])
Ground = Annotated[bool, Query(description="With the printed board, which I lack.")]


# Moments


@router.get(
    "/{match_id}/moments/{number}",
    responses={200: {"model": MomentView}, **documented(403, 404, 409)},
)
async def look_back(
    match_id: str,
    number: Annotated[int, Path(ge=0, le=2**31 - 1)],
    request: Request,
    house: House,
    looker: Looks,
    eyes: EyesAsked = "",
    ground: Ground = False,
) -> Response:
    """The match as it was after that action, 0 being the set-up."""
    match = await house.service.open(match_id)
    onlooker = settled(match, looker, eyes)
    then = await house.moments.at(match, number, onlooker.all)
    here = house.hub.here(match_id)
    packed = await anyio.to_thread.run_sync(
        moment, then, onlooker, here, ground, limiter=house.drawing
    )
    return respond(packed, request)


# How far I have followed


@router.get("/{match_id}/seen", responses=documented(404))
async def seen(match_id: str, request: Request, house: House) -> SeenView:
    """The last action that I had seen when I was last here."""
    await house.service.open(match_id)
    owner = asker(request)
    if owner is None:
        return SeenView(None)
    return SeenView(await house.service.stored(house.moments.store.seen, match_id, owner))


@router.post("/{match_id}/seen", responses=SENT_TO_MATCH)
async def see(match_id: str, wish: Sighting, house: House, owner: Owner) -> SeenView:
    """I have seen that action now, and what came before. It never goes back."""
    await house.service.open(match_id)
    await house.service.stored(house.moments.store.see, match_id, owner, wish.number)
    return SeenView(await house.service.stored(house.moments.store.seen, match_id, owner))


# Plans


async def _planned(
    match_id: str, request: Request, house: Rooms, language: Language, plan: Plan
) -> tuple[OpenMatch, Planned]:
    match = await house.service.open(match_id)
    looker = Looker(asker(request), language, plan.seat)
    planner = Planner(looker.owner, language, plan.seat, looker.eyes(match))
    return match, planned(await house.moments.at(match, plan.number), planner, plan)


@router.post("/{match_id}/plans", responses={200: {"model": PlanView}, **SENT_TO_MATCH})
async def plan(
    match_id: str,
    wish: Plan,
    request: Request,
    house: House,
    language: Reader,
    ground: Ground = False,
) -> Response:
    """Where these actions would lead, as far as I can know; nothing of it is kept."""
    match, found = await _planned(match_id, request, house, language, wish)
    here = house.hub.here(match_id)
    packed = await anyio.to_thread.run_sync(
        plan_view, found, match, here, ground, limiter=house.drawing
    )
    return respond(packed, request)


@router.post("/{match_id}/plans/preview", responses=SENT_TO_MATCH)
async def preview(
    match_id: str, wish: PlannedSeries, request: Request, house: House, language: Reader
) -> PreviewView:
    """What an action, or a series of them, would do after the plan."""
    _, found = await _planned(match_id, request, house, language, wish.plan)
    return plan_preview(found, [wish.action, *wish.then])


@router.post("/{match_id}/plans/refusal", responses=SENT_TO_MATCH)
async def refusal(
    match_id: str, wish: PlannedDoubt, request: Request, house: House, language: Reader
) -> RefusalView:
    """Why an action, or something on the table, could not be chosen after the plan."""
    _, found = await _planned(match_id, request, house, language, wish.plan)
    return previews.why_not(found.match, found.planner, wish.action, wish.target, wish.word)


@router.post("/{match_id}/plans/ways", responses=SENT_TO_MATCH)
async def ways(
    match_id: str, wish: PlannedWays, request: Request, house: House, language: Reader
) -> WaysView:
    """The best series of actions for whoever decides after the plan."""
    _, found = await _planned(match_id, request, house, language, wish.plan)
    pointed = wish.targets.split("+") if wish.targets else []
    return await anyio.to_thread.run_sync(
        ways_view, found.match, found.planner, pointed, limiter=house.weighing
    )
