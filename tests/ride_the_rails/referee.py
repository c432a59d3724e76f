"""A second opinion on Ride the Rails, by the rulebook alone: the board and the table.

Slow and plain: dictionaries, sets and names. It reads the board file, and once, at the start of the
watching, what lies on the table; it shares no line and no number with the compiled rules. What is
legal is in `referee_legal.py`, what follows an action in `referee_turns.py`, how both are compared
with the engine's record in `referee_record.py`; `test_referee.py` plays games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.support.geometry import axial
from trunkline.core.hex_board import HexBoard

COLOURS = ("red", "blue", "orange", "yellow", "purple", "black")
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # on axes along rows of hexes


class PrintedBoard:
    """What is printed on the board."""

    def __init__(self, file: HexBoard) -> None:
        at = {axial(file.layout, each.at): each.id for each in file.hexes}
        self.column = {each.id: each.at[0] for each in file.hexes}
        self.next_to = {
            id: {
                at[x + across, y + down] for across, down in AROUND if (x + across, y + down) in at
            }
            for (x, y), id in at.items()
        }
        terrain = {each.id: each.terrain for each in file.hexes}
        self.mountains = {id for id, what in terrain.items() if what == "mountain"}
        self.cities = {id for id, what in terrain.items() if what not in ("plain", "mountain")}
        self.green = {id for id, what in terrain.items() if what == "bonus"}
        self.east = {id for id, what in terrain.items() if what == "east"}
        self.west = {id for id, what in terrain.items() if what == "west"}
        (self.chicago,) = (id for id, what in terrain.items() if what == "chicago")


@dataclass
class RefereePlayer:
    money: int = 0  # RR-1.4
    shares: Counter[str] = field(default_factory=Counter)


@dataclass
class RefereeTable:
    """Everything that lies on the table, and whose turn it is."""

    printed: PrintedBoard
    players: list[RefereePlayer]
    order: list[int]
    round: int = 1
    stage: str = "share"  # then "lay", "train", at last "over"
    waiting: list[int] = field(
        default_factory=list
    )  # who has yet to act in it; the first is acting
    supply: Counter[str] = field(default_factory=Counter)
    track: dict[str, list[str]] = field(default_factory=dict)  # railroad -> its hexes as laid
    laid: list[str] = field(default_factory=list)  # this turn's hexes
    green: set[str] = field(default_factory=set)  # the cities whose bonus nobody has
    transcontinental: bool = True  # nobody has that bonus
    passengers: set[str] = field(default_factory=set)
    # The hexes of the journey, and on whose track the passenger came there; to the start on none.
    way: list[tuple[str, str]] = field(default_factory=list)
    events: Counter[tuple[object, ...]] = field(default_factory=Counter)  # what the last action did

    @property
    def actor(self) -> int | None:
        return self.waiting[0] if self.waiting else None

    @property
    def decision(self) -> str:
        if self.stage != "train":
            return self.stage
        return "ride" if self.way else "from"

    def in_hex(self, hex: str) -> set[str]:
        """The railroads with a locomotive there."""
        return {railroad for railroad in COLOURS if hex in self.track[railroad]}

    @property
    def most(self) -> int:
        """RR-3.1, RR-3.2: how many locomotives may be laid in this turn."""
        most = {3: 8, 4: 5, 5: 4}[len(self.players)]
        return most - 1 if set(self.laid) & self.printed.mountains else most

    def record(self, kind: str, *values: object) -> None:
        self.events[kind, *values] += 1

    def pay(self, seat: int, amount: int) -> None:
        self.players[seat].money += amount


def set_up(printed: PrintedBoard, order: Iterable[int]) -> RefereeTable:
    """RR-1."""
    seats = [*order]
    return RefereeTable(
        printed,
        players=[RefereePlayer() for _ in seats],
        order=seats,
        waiting=seats[::-1],
        supply=Counter(dict.fromkeys(COLOURS, 27)),
        track={railroad: [] for railroad in COLOURS},
        green=set(printed.green),
        passengers=set(printed.cities),
    )
