"""A second opinion on Stephenson's Rocket, by the rulebooks alone: the board and the table.

Slow and plain: dictionaries, sets and names. It reads the board file, and once, at the start of the
watching, `match.position()`; it shares no line and no number with the compiled rules. What is legal
is in `referee_legal.py`, what follows an action in `referee_turns.py`, the points in
`referee_scores.py`; `test_referee.py` plays games and compares every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.support.geometry import axial
from trunkline.core.hex_board import HexBoard

Facts = dict[str, Any]  # `match.position()`
Place = tuple[int, int]

# Clockwise, as the sides are numbered: from north where hexes stand flat, else from north-east.
AROUND_FLAT: tuple[Place, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
AROUND_POINTY: tuple[Place, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


class PrintedBoard:
    """What is printed on the board."""

    def __init__(self, file: HexBoard) -> None:
        tables: Any = file.tables
        hexes = {axial(file.layout, each.at): each.id for each in file.hexes}
        around = AROUND_POINTY if file.layout == "pointy" else AROUND_FLAT
        # hex -> side -> the hex there
        self.beside: dict[str, dict[int, str]] = {
            hex: {
                side: hexes[x + across, y + down]
                for side, (across, down) in enumerate(around)
                if (x + across, y + down) in hexes
            }
            for (x, y), hex in hexes.items()
        }
        self.next_to = {hex: set(sides.values()) for hex, sides in self.beside.items()}
        self.town = {each.id: each.name for each in file.hexes if each.terrain != "plain"}
        self.cities = {each.name for each in file.hexes if each.terrain == "city"}
        self.railway_towns = {each.name for each in file.hexes if each.terrain == "railway_town"}
        self.starts = {id: str(each["start"]) for id, each in tables["companies"].items()}
        self.goods: list[str] = tables["goods"]["kinds"]
        # how many spaces (1999: tokens) of each good a city has
        self.spaces = Counter(
            (city, good) for city, goods in tables["cities"].items() for good in goods
        )

    def towns_next_to(self, hex: str) -> set[str]:
        return {self.town[each] for each in self.next_to[hex] if each in self.town}


@dataclass
class Options:
    """How the table plays (SR-1.7, SR-4.1, SR-5.4, SR-6.2)."""

    is_1999: bool
    move_any: bool
    defend_anywhere: bool
    merge_at_start: bool


@dataclass
class Line:
    """A company: its locomotive and what hangs on it. A closed one has neither."""

    locomotive: str | None
    heading: int | None = None  # the side it faces; in its starting town none (SR-1.1)
    track: set[str] = field(default_factory=set)
    towns: set[str] = field(default_factory=set)
    closed: bool = False
    isolated: bool = False
    pile: int = 0  # 1999


@dataclass
class RefereePlayer:
    stations: int = 7  # in the supply (SR-1.3)
    points: int = 0
    passengers: int = 0
    shares: Counter[str] = field(default_factory=Counter)  # real ones
    supplementary: Counter[str] = field(default_factory=Counter)  # by what they stand for

    def holds(self, company: str) -> int:
        """SR-6.4."""
        return self.shares[company] + self.supplementary[company]


@dataclass
class Veto:
    """The extension that is being asked about."""

    company: str
    hex: str  # what the active player chose
    asked: int
    bids: dict[int, tuple[int, str]] = field(default_factory=dict)

    @property
    def highest(self) -> int:
        return max((shares for shares, _ in self.bids.values()), default=0)

    @property
    def leader(self) -> int | None:
        """Bids only go up, so the last of them is the highest."""
        return [*self.bids][-1] if self.bids else None


@dataclass
class RefereeTable:
    """Everything that lies on the table, and whose turn it is."""

    printed: PrintedBoard
    options: Options
    players: list[RefereePlayer]
    lines: dict[str, Line]
    active: int
    actions: int = 2  # SR-2.1
    extended: set[str] = field(default_factory=set)
    veto: Veto | None = None
    stations: dict[str, int] = field(default_factory=dict)  # hex -> whose
    invested: dict[int, Counter[tuple[str, str]]] = field(default_factory=dict)  # by seat
    reached: set[str] = field(default_factory=set)  # cities that some line connected
    rails: set[frozenset[str]] = field(default_factory=set)  # pairs of hexes
    tiles: int = 60  # SR-1.3
    passengers: int = 9  # SR-1.3
    supplementary: int = 0  # 1999
    ended_by: set[str] = field(default_factory=set)  # every reason there is

    # What is where

    def hexes_of(self, company: str) -> set[str]:
        """SR-5.3, SR-5.4: the hexes of a line."""
        line = self.lines[company]
        if line.locomotive is None:
            return set()
        at_start = line.heading is None
        is_on_line = not at_start or self.options.merge_at_start
        return line.track | ({line.locomotive} if is_on_line else set())

    def lines_next_to(self, hex: str, company: str) -> set[str]:
        """The other lines that a hex is next to."""
        around = self.printed.next_to[hex]
        return {each for each in self.lines if each != company and self.hexes_of(each) & around}

    def locomotives(self) -> set[str]:
        return {each.locomotive for each in self.lines.values() if each.locomotive is not None}

    def track(self) -> set[str]:
        return set[str]().union(*(line.track for line in self.lines.values()))

    def is_free(self, hex: str) -> bool:
        """SR-5.2: a locomotive could go there."""
        return not (
            hex in self.printed.town
            or hex in self.locomotives()
            or any(hex in line.track for line in self.lines.values())
        )

    def stations_on(self, company: str) -> list[int]:
        """SR-4.3: how many each player has on the line."""
        line = self.hexes_of(company)
        owners = Counter(owner for hex, owner in self.stations.items() if hex in line)
        return [owners[seat] for seat in range(len(self.players))]

    def taken(self, city: str, good: str) -> int:
        return sum(self.invested[seat][city, good] for seat in range(len(self.players)))

    # Whose decision

    @property
    def decision(self) -> str:
        if self.ended_by:
            return "over"
        if self.veto is None:
            return "turn"
        return "answer" if self.veto.asked == self.active else "veto"

    @property
    def actor(self) -> int | None:
        if self.ended_by:
            return None
        return self.active if self.veto is None else self.veto.asked

    def from_left(self) -> list[int]:
        """The other players, clockwise from the active one (SR-6.1)."""
        count = len(self.players)
        return [(self.active + step) % count for step in range(1, count)]


# The table at the start


def set_up(printed: PrintedBoard, options: Options, players: int, first: int) -> RefereeTable:
    """SR-1."""
    return RefereeTable(
        printed,
        options,
        players=[RefereePlayer() for _ in range(players)],
        lines={
            company: Line(start, towns={printed.town[start]}, pile=16 if options.is_1999 else 0)
            for company, start in printed.starts.items()
        },
        active=first,
        invested={seat: Counter() for seat in range(players)},
        supplementary=16 if options.is_1999 else 0,
    )


# The table as the engine tells it, and to be told of it


def read(printed: PrintedBoard, facts: Facts) -> RefereeTable:
    """A table in the middle of a game, before an action."""
    assert facts["decision"] == "turn"
    players, active = len(facts["players"]), facts["active_player"]
    table = set_up(printed, read_options(facts), players, active)
    table.players = [_read_player(each) for each in facts["players"]]
    table.lines = {name: _read_line(each) for name, each in facts["companies"].items()}
    table.actions = facts["actions_left"]
    table.extended = set(facts["extended"])
    table.stations = dict(facts["stations"])
    table.reached = {name for name, each in facts["cities"].items() if each["connected"]}
    for city, each in facts["cities"].items():
        for good, space in each["goods"].items():
            for seat, count in enumerate(space["invested"]):
                table.invested[seat][city, good] = count
    table.rails = {
        frozenset((hex, printed.beside[hex][side]))
        for hex, sides in facts["track"].items()
        for side in sides
    }
    for line in table.lines.values():
        if line.locomotive is not None and line.heading is not None:
            behind = printed.beside[line.locomotive][(line.heading + 3) % 6]
            table.rails.add(frozenset((line.locomotive, behind)))
    table.tiles, table.passengers = facts["tiles"], facts["passengers"]
    table.supplementary = facts["supplementary_shares"] or 0
    return table


def read_options(facts: Facts) -> Options:
    return Options(
        is_1999=facts["edition"] == "1999",
        move_any=facts["move_stations"] == "any",
        defend_anywhere=facts["veto_defence"] == "any",
        merge_at_start=facts["merge_at_start"] == "yes",
    )


def _read_player(facts: Facts) -> RefereePlayer:
    supplementary = Counter[str](facts["supplementary_shares"])
    return RefereePlayer(
        facts["stations"],
        facts["points"],
        facts["passengers"],
        Counter[str](facts["shares"]) - supplementary,
        supplementary,
    )


def _read_line(facts: Facts) -> Line:
    return Line(
        facts["locomotive"],
        facts["heading"],
        set(facts["line"]) - {facts["locomotive"]},
        set(facts["towns"]),
        facts["closed"],
        facts["isolated"],
        facts["pile"] or 0,
    )


def tell(table: RefereeTable) -> Facts:
    """What the rulebooks speak of, to be compared with `heard`."""
    told: Facts = {
        "decision": table.decision,
        "players": [_tell_player(each) for each in table.players],
        "companies": {name: _tell_line(table, name) for name in table.lines},
        "cities": {city: city in table.reached for city in sorted(table.printed.cities)},
        "spaces": {
            (city, good): (
                count - table.taken(city, good),
                [table.invested[seat][city, good] for seat in range(len(table.players))],
            )
            for (city, good), count in table.printed.spaces.items()
        },
        "stations": dict(table.stations),
        "track": {hex: [*_rails_of(table, hex)] for hex in table.track()},
        "tiles": table.tiles,
        "passengers": table.passengers,
        "supplementary_shares": table.supplementary if table.options.is_1999 else None,
        "veto": _tell_veto(table.veto),
    }
    if not table.ended_by:
        told["turn"] = table.active, table.actions, sorted(table.extended)
    return told


def _rails_of(table: RefereeTable, hex: str) -> Iterator[int]:
    for side, other in table.printed.beside[hex].items():
        if frozenset((hex, other)) in table.rails:
            yield side


def _tell_player(player: RefereePlayer) -> Facts:
    return {
        "points": player.points,
        "passengers": player.passengers,
        "stations": player.stations,
        "shares": {name: count for name, count in player.shares.items() if count},
        "supplementary": {name: count for name, count in player.supplementary.items() if count},
    }


def _tell_line(table: RefereeTable, company: str) -> Facts:
    line = table.lines[company]
    told: Facts = {"closed": line.closed, "isolated": line.isolated}
    if line.closed:
        return told  # nobody asks any more what it had
    return told | {
        "locomotive": line.locomotive,
        "heading": line.heading,
        "line": sorted(table.hexes_of(company)),
        "towns": sorted(line.towns),
        "stations": table.stations_on(company),
        "pile": line.pile if table.options.is_1999 else None,
    }


def _tell_veto(veto: Veto | None) -> Facts | None:
    if veto is None:
        return None
    return {
        "company": veto.company,
        "hex": veto.hex,
        "bidder": veto.asked,
        "highest_bidder": veto.leader,
        "bids": {
            str(seat): {"shares": shares, "hex": hex} for seat, (shares, hex) in veto.bids.items()
        },
    }


def heard(facts: Facts) -> Facts:
    """The same of the engine's position."""
    standing = {each["locomotive"] for each in facts["companies"].values()}
    told: Facts = {
        "decision": facts["decision"],
        "players": [_tell_player(_read_player(each)) for each in facts["players"]],
        "companies": {name: _hear_line(each) for name, each in facts["companies"].items()},
        "cities": {name: each["connected"] for name, each in facts["cities"].items()},
        "spaces": {
            (city, good): (space["free"], space["invested"])
            for city, each in facts["cities"].items()
            for good, space in each["goods"].items()
        },
        "stations": facts["stations"],
        "track": {hex: sides for hex, sides in facts["track"].items() if hex not in standing},
        "tiles": facts["tiles"],
        "passengers": facts["passengers"],
        "supplementary_shares": facts["supplementary_shares"],
        "veto": facts["veto"],
    }
    if facts["decision"] != "over":
        told["turn"] = facts["active_player"], facts["actions_left"], sorted(facts["extended"])
    return told


def _hear_line(facts: Facts) -> Facts:
    told: Facts = {"closed": facts["closed"], "isolated": facts["isolated"]}
    if facts["closed"]:
        return told
    return told | {
        "locomotive": facts["locomotive"],
        "heading": facts["heading"],
        "line": sorted(facts["line"]),
        "towns": sorted(facts["towns"]),
        "stations": facts["stations"],
        "pile": facts["pile"],
    }
