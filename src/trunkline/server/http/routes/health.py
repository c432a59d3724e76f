"""Routes for operators: the health check and the metrics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fastapi import APIRouter, Response
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import trunkline
from trunkline.server.http.deps import Services
from trunkline.server.storage.errors import StorageUnavailable

router = APIRouter(tags=["health"])


@dataclass(frozen=True, slots=True)
class Health:
    status: Literal["ok", "no database"]
    trunkline: str  # the version


@router.get("/healthz", responses={503: {"model": Health}})
async def healthz(response: Response, services: Services) -> Health:
    """200 if matches can be read, else 503."""
    try:
        healthy = await services.database.run(services.store.healthy)
    except StorageUnavailable:
        healthy = False
    if not healthy:
        response.status_code = 503
    return Health("ok" if healthy else "no database", trunkline.__version__)


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}}}, response_class=Response)
async def metrics(services: Services) -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
