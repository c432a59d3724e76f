"""Seats that decide. Find one by its name: `make_seat("greedy")`.

A package from elsewhere joins by an entry point of the group `trunkline.players` whose name is the
player's and whose value is its class, in the form `module:Class`: what is called with a seed and
fulfils `trunkline.players.seat.Seat`.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.players.greedy import GreedySeat
from trunkline.players.random import RandomSeat
from trunkline.players.seat import Seat

# Ours. Compiled games (`lab.simulate`) know these.
SEATS: dict[str, type[RandomSeat] | type[GreedySeat]] = {
    "random": RandomSeat,
    "greedy": GreedySeat,
}


@functools.cache
def _from_elsewhere() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group="trunkline.players")}


def player_names() -> tuple[str, ...]:
    """Ours first; none from elsewhere is imported for that."""
    return tuple(dict.fromkeys([*SEATS, *_from_elsewhere()]))


def check_seat(kind: str) -> str:
    known = player_names()
    if kind not in known:
        raise BadSetup(
            f"there is no player '{kind}': choose {one_of(known)}." + did_you_mean(kind, known)
        )
    return kind


def make_seat(kind: str, seed: int = 0) -> Seat:
    """A player of that name; the same seed plays the same way."""
    if check_seat(kind) in SEATS:
        return SEATS[kind](seed)
    seat: Seat = _from_elsewhere()[kind].load()(seed)
    return seat
