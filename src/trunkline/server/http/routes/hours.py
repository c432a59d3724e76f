"""Routes of a person's hours: when their clocks run, in all matches."""

from __future__ import annotations

from fastapi import APIRouter

from trunkline.server.http.deps import Owner, Services
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.people import Hours

router = APIRouter(prefix="/hours", tags=["people"])


@router.get("")
async def look(services: Services, owner: Owner) -> Hours:
    """The hours of the day in which my clocks run, and my vacation."""
    return await services.clock_watcher.hours(owner)


@router.post("", responses=documented(400, 403, 408, 413))
async def change(body: Hours, services: Services, owner: Owner) -> Hours:
    """Set them. What my clocks have run so far counts as it did."""
    return await services.clock_watcher.set_hours(owner, body)
