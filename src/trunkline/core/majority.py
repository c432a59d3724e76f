"""Majorities: a prize for who has most of something, and one for who has second most."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import IntList


@compiled
def share_prizes(counts: IntList, players: int, first: int, second: int, out: IntList) -> None:
    """What each seat gets, into `out`; whole points, rounded down.

    Who is level at the top shares both prizes; who is level behind a single leader shares the
    second. Who has nothing places nowhere.
    """
    most = 0
    next_most = 0
    leaders = 0
    followers = 0
    for seat in range(players):
        count = counts[seat]
        if count > most:
            next_most, followers = most, leaders
            most, leaders = count, 1
        elif count == most:
            leaders += 1
        elif count > next_most:
            next_most, followers = count, 1
        elif count == next_most:
            followers += 1
    for seat in range(players):
        out[seat] = 0
        if counts[seat] == 0:
            continue
        if counts[seat] == most:
            out[seat] = first if leaders == 1 else (first + second) // leaders
        elif leaders == 1 and counts[seat] == next_most:
            out[seat] = second // followers
