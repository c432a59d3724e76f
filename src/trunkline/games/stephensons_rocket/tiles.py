"""Track tiles (SR-5.6), and the room around things where no station can stand (SR-4.2)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.stephensons_rocket import events
from trunkline.games.stephensons_rocket.state import SIDES, Board, State


@compiled
def lay_tile(state: State, company: int, hex: int, log: Log) -> None:
    """With none left, the hex counts as track without a tile."""
    if state.tiles:
        state.tiles -= 1
        emit(log, events.TILE_LAID, company, hex, state.tiles)


@compiled
def crowd_around(board: Board, state: State, hex: int, more: int) -> None:
    """A locomotive or a station has come to the hex (1) or left it (-1)."""
    for side in range(SIDES):
        neighbour = board.neighbours[hex, side]
        if neighbour >= 0:
            state.crowd[neighbour] += more
