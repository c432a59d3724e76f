"""Lanes: where owners that cross the same hex side do so, in an order that keeps lines apart.

Lines that run together through a hex stay side by side; lines that part do so without crossing,
as far as both can be had.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import combinations, count

from trunkline.core.hexes import Place
from trunkline.render.hex_geometry import EDGE, HexGrid

LANE = 11.5  # between the middles of two tracks side by side
ORIGIN = -1  # before the sides of the hex from which a network grew

Side = tuple[Place, Place]  # the two hexes, the smaller first
Network = Mapping[Place, tuple[int, ...]]  # hex -> sides joined
Lanes = Mapping[tuple[str, Place, int], float]


def lanes(grid: HexGrid, networks: Mapping[str, Network], *, webbed: bool) -> Lanes:
    """How far clockwise of the side's middle each owner crosses it.

    In webs the lines have many ways through a hex: those that bend least stay side by side.
    """
    crossings = _Crossings(grid, networks, webbed)
    found = {}
    for crossing, turn in crossings.turned().items():
        owners = crossings.sharing[crossing]
        for number, owner in enumerate(owners):
            off = (number - (len(owners) - 1) / 2) * _spacing(len(owners)) * turn
            for place, side, sign in crossings.seen(crossing):
                found[owner, place, side] = sign * off
    return found


def _spacing(owners: int) -> float:
    return min(LANE, 0.92 * EDGE / owners)


def apart(one: int, other: int) -> int:
    """How many hex sides: 1 for neighbours, 3 for opposite ones."""
    return min((one - other) % 6, (other - one) % 6)


class _Crossings:
    """The sides that networks cross, and who crosses each."""

    def __init__(self, grid: HexGrid, networks: Mapping[str, Network], webbed: bool) -> None:
        self.networks = networks
        self.webbed = webbed
        self.sharing: dict[Side, list[str]] = defaultdict(list)
        self.side: dict[tuple[Place, Place], int] = {}
        for owner, network in networks.items():
            for place, sides in network.items():
                for side in sides:
                    if side != ORIGIN:
                        beyond = grid.beside(place, side)
                        self.side[place, beyond] = side
                        if place < beyond:
                            self.sharing[place, beyond].append(owner)
        self.at: dict[Place, list[Side]] = defaultdict(list)
        for crossing in self.sharing:
            for place in crossing:
                self.at[place].append(crossing)

    def seen(self, crossing: Side) -> Iterator[tuple[Place, int, int]]:
        """As its two hexes see it; what is clockwise for one is not for the other."""
        one, two = crossing
        yield one, self.side[one, two], 1
        yield two, self.side[two, one], -1

    def _seen_from(self, hex: Place, crossing: Side) -> tuple[int, int]:
        return next((side, sign) for place, side, sign in self.seen(crossing) if place == hex)

    def turned(self) -> Mapping[Side, int]:
        """1, or -1 where the owners' order is reversed, so that as few lines cross as can be."""
        turned: dict[Side, int] = {}
        for start in self.sharing:
            if start not in turned:
                run = self._run(start)
                turn = -1 if self.webbed and self._crossed(run) > 0 else 1
                turned |= {crossing: turn * each for crossing, each in run.items()}
        return turned

    def _run(self, start: Side) -> dict[Side, int]:
        """All that hangs together with this side, in an order that keeps lines side by side.

        Two lines that stay parallel through a hex are clockwise of each other at one side and
        counter-clockwise at the other.
        """
        run: dict[Side, int] = {}
        order = count()
        queue = [(0, next(order), start, 1)]
        while queue:
            _, _, crossing, turn = heappop(queue)
            if crossing in run:
                continue
            run[crossing] = turn
            for place, side, sign in self.seen(crossing):
                for other in self.at[place]:
                    if other not in run and self._together(crossing, other):
                        there, its_sign = self._seen_from(place, other)
                        bend = 3 - apart(side, there) if self.webbed else 0
                        heappush(queue, (bend, next(order), other, -turn * sign * its_sign))
        return run

    def _together(self, one: Side, other: Side) -> bool:
        """Two owners or more cross both."""
        return len(set(self.sharing[one]).intersection(self.sharing[other])) > 1

    def _crossed(self, run: Mapping[Side, int]) -> int:
        """How many lines cross where they part, less those that would if all were reversed."""
        return sum(
            turn * sign * self._wrong(place, side, one, two)
            for crossing, turn in run.items()
            for place, side, sign in self.seen(crossing)
            for one, two in combinations(self.sharing[crossing], 2)
        )

    def _wrong(self, place: Place, side: int, one: str, two: str) -> int:
        """The same for two owners at a side of a hex, the second being clockwise of the first."""
        first, second = (self._turns(owner, place, side) for owner in (one, two))
        return sum((its > own) - (its < own) for own in first for its in second)

    def _turns(self, owner: str, place: Place, side: int) -> Sequence[int]:
        """How far clockwise an owner's line goes on in the hex, in sides."""
        sides = self.networks[owner][place]
        return [(each - side) % 6 for each in sides if each not in (ORIGIN, side)]
