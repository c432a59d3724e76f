"""For those who keep the server running."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Response

import trunkline
from trunkline.server.container import Rooms
from trunkline.server.http.deps import rooms
from trunkline.server.storage.errors import StorageUnavailable

router = APIRouter(tags=["health"])


@dataclass(frozen=True, slots=True)
class Health:
    status: Literal["ok", "no database"]
    trunkline: str  # the version


@router.get("/healthz", responses={503: {"model": Health}})
async def healthz(response: Response, house: Annotated[Rooms, Depends(rooms)]) -> Health:
    """200 if matches can be read, else 503."""
    try:
        healthy = await house.service.stored(house.store.healthy)
    except StorageUnavailable:
        healthy = False
    if not healthy:
        response.status_code = 503
    return Health("ok" if healthy else "no database", trunkline.__version__)


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def metrics(house: Annotated[Rooms, Depends(rooms)]) -> Response:
    """Numbers for Prometheus."""
    return house.metrics.page()
