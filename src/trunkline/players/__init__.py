"""Seats that decide. Find one by its name: `make_seat("greedy")`."""

from __future__ import annotations

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.players.greedy import GreedySeat
from trunkline.players.random import RandomSeat
from trunkline.players.seat import Seat

SEATS: dict[str, type[RandomSeat] | type[GreedySeat]] = {
    "random": RandomSeat,
    "greedy": GreedySeat,
}


def check_seat(kind: str) -> str:
    if kind not in SEATS:
        raise BadSetup(
            f"there is no player '{kind}': choose {one_of(SEATS)}." + did_you_mean(kind, SEATS)
        )
    return kind


def make_seat(kind: str, seed: int = 0) -> Seat:
    """A player of that name; the same seed plays the same way."""
    return SEATS[check_seat(kind)](seed)
