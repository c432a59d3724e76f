"""The websocket of a match."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.websockets import WebSocket

from trunkline.server.live import Watcher
from trunkline.server.rooms import rooms

router = APIRouter(prefix="/matches")


@router.websocket("/{match_id}/live")
async def live(socket: WebSocket, match_id: str) -> None:
    house = rooms(socket)
    watcher = Watcher(socket, match_id, house.service, house.showing, house.hub, house.metrics)
    await watcher.serve()
