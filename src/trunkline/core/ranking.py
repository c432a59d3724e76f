"""Ranking: the places at the end, where nothing but a number counts."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row


@compiled
def rank_by(points: Row, players: int, out: Row) -> None:
    """Most points are first; who is level shares the place, and the places after it stay empty."""
    for seat in range(players):
        place = 1
        for other in range(players):
            if points[other] > points[seat]:
                place += 1
        out[seat] = place
