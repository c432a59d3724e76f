"""When my clocks run, in all matches."""

from __future__ import annotations

from fastapi import APIRouter

from trunkline.server.http.deps import House, Owner
from trunkline.server.http.errors import documented
from trunkline.server.model.schemas.people import Hours

router = APIRouter(prefix="/hours", tags=["people"])


@router.get("")
async def look(house: House, owner: Owner) -> Hours:
    """The hours of the day in which my clocks run, and my vacation."""
    return await house.keeper.hours(owner)


@router.post("", responses=documented(400, 403, 408, 413))
async def change(wish: Hours, house: House, owner: Owner) -> Hours:
    """Set them. What my clocks have run so far counts as it did."""
    return await house.keeper.set_hours(owner, wish)
