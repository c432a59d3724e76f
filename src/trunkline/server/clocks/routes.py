"""When my clocks run, in all matches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from trunkline.server.clocks.payloads import Hours
from trunkline.server.identity import known_asker
from trunkline.server.problems import documented
from trunkline.server.rooms import Rooms, rooms

router = APIRouter(prefix="/hours", tags=["people"])
House = Annotated[Rooms, Depends(rooms)]
Owner = Annotated[str, Depends(known_asker)]


@router.get("")
async def look(house: House, owner: Owner) -> Hours:
    """The hours of the day in which my clocks run, and my vacation."""
    return await house.keeper.hours(owner)


@router.post("", responses=documented(400, 403, 408, 413))
async def change(wish: Hours, house: House, owner: Owner) -> Hours:
    """Set them. What my clocks have run so far counts as it did."""
    return await house.keeper.set_hours(owner, wish)
