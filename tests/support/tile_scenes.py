"""Scenes of tiles: boards of hexes with towns, on which lines have been laid."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tests.support.geometry import place
from trunkline.core import hexes
from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene, Spot

COLOURS = ("#2b2b30", "#6b3a7d", "#b3262e", "#1f5a9e", "#2f7a45", "#cf6a1f", "#d8a31a")
COMPANIES = tuple(
    Livery(letters, f"{letters} Railway", colour, letters, pattern, f"company:{letters}")
    for letters, colour, pattern in zip(
        ("NER", "L&Y", "LNWR", "GER", "G", "LS", "SER"),
        COLOURS,
        ("solid", "stripes", "dots", "bars", "checks", "diamonds", "chevrons"),
        strict=True,
    )
)
GOODS = (
    Livery("good:steel", "Steel", "#a9b4bd", "St", "bars", "good:steel"),
    Livery("good:beer", "Beer", "#d9c08c", "B", "dots", "good:beer"),
)
PLAYERS = tuple(
    Livery.of_seat(seat, name, colour, pattern)
    for seat, (name, colour, pattern) in enumerate(
        (("Ann", "#f5f0e6", "solid"), ("Béla", "#7a4a2a", "stripes"), ("Clara", "#d98aa8", "dots"))
    )
)
TOWNS = {"city": "Cambridge", "town": "Peterborough", "station": "Southampton"}


def named(column: int, row: int) -> str:
    return f"{'ABCDEFGHIJKLMNOPQRST'[column]}{row}"


def board(layout: str, columns: int, rows: int, towns: Iterable[Spot] = ()) -> tuple[Spot, ...]:
    """A field of plain hexes, but for the towns: A0, B0, …"""
    known = {spot.id: spot for spot in towns}
    plain = (
        Spot(named(column, row), place(layout, column, row), "country", "plain")
        for column in range(columns)
        for row in range(rows)
    )
    return tuple(known.get(spot.id, spot) for spot in plain)


def scene(layout: str, *pieces: Piece, columns: int = 7, rows: int = 4, title: str = "") -> Scene:
    """A field with a city in A0, a town in B0 and the first town of the NER in C0."""
    towns = (
        Spot(named(at, 0), place(layout, at, 0), look, look, name)
        for at, (look, name) in enumerate((("city", "Hull"), ("town", "Ely"), ("station", "York")))
    )
    first, second, third = towns
    start = Spot(third.id, third.at, third.terrain, third.look, third.name, owner="NER")
    spots = board(layout, columns, rows, (first, second, start))
    liveries = (*COMPANIES, *PLAYERS, *GOODS)
    return Scene(layout, spots, (), pieces, liveries, title=title)


# A match far on: seven lines, sixty tiles, everything that can lie on a map


def late(layout: str, tiles: int = 60, seed: int = 5) -> Scene:
    random, columns, rows = Random(seed), 15, 15
    towns = list(_towns(layout))
    spots = board(layout, columns, rows, towns)
    at = {spot.id: spot.at for spot in spots}
    lines = Lines(layout, {place: id for id, place in at.items()}, towns, random)
    while len(lines.tracks) < tiles:
        lines.extend()
    pieces = [*lines.pieces(), *_counters(lines, towns, random)]
    sea = tuple(place(layout, columns, row) for row in range(rows))
    liveries = (*COMPANIES, *PLAYERS, *GOODS)
    return Scene(layout, spots, (("Sea", sea),), tuple(pieces), liveries, title="Late")


def _towns(layout: str) -> Iterable[Spot]:
    kinds = ["station"] * 7 + ["city"] * 12 + ["town"] * 9
    for number, look in enumerate(kinds):
        row, column = divmod(number * 2, 14)
        column, row = column + row % 2, 1 + 4 * row
        owner = COMPANIES[number].owner if look == "station" else ""
        at = place(layout, column, row)
        yield Spot(named(column, row), at, look, look, TOWNS[look], owner=owner)


class Lines:
    """Locomotives that wander from their towns and leave track behind."""

    def __init__(
        self, layout: str, ids: dict[Place, str], towns: list[Spot], random: Random
    ) -> None:
        self.layout, self.ids, self.random = layout, ids, random
        self.locomotives: dict[str, tuple[Place, int | None]] = {
            town.owner: (town.at, None) for town in towns if town.owner
        }
        self.tracks: dict[Place, tuple[str, set[int]]] = {}
        self.taken = {town.at for town in towns}

    def extend(self) -> None:
        owner = self.random.choice(list(self.locomotives))
        at, heading = self.locomotives[owner]
        turns = range(6) if heading is None else (heading - 1, heading, heading + 1)
        side = self.random.choice(list(turns)) % 6
        to = hexes.neighbour(self.layout, at, side)
        if to in self.tracks and heading is not None and to in self.ids:
            self.join(owner, to, (side + 3) % 6)
        elif to in self.ids and to not in self.taken:
            if heading is not None:
                self.tracks[at] = owner, {(heading + 3) % 6, side}
            self.locomotives[owner] = to, side
            self.taken.add(to)

    def join(self, owner: str, to: Place, side: int) -> None:
        """A third side for a tile of another, now and then."""
        if self.tracks[to][0] != owner and self.random.random() < 0.2:
            self.tracks[to][1].add(side)

    def pieces(self) -> Iterable[Piece]:
        for at, (owner, sides) in self.tracks.items():
            yield Piece("track", self.ids[at], owner, tuple(sorted(sides)))
        for owner, (at, heading) in self.locomotives.items():
            back = () if heading is None else ((heading + 3) % 6,)
            target = f"company:{owner}"
            yield Piece("locomotive", self.ids[at], owner, back, heading, target=target)


def _counters(lines: Lines, towns: list[Spot], random: Random) -> Iterable[Piece]:
    """Stations on tiles, under locomotives and alone; goods in the cities; bids."""
    heads = [at for at, heading in lines.locomotives.values() if heading is not None]
    free = [at for at in lines.ids if at not in lines.taken]
    for number, at in enumerate([*list(lines.tracks)[::6], *heads[:3], *random.sample(free, 6)]):
        spot = lines.ids[at]
        yield Piece("station", spot, f"seat:{number % 3}", target=f"station:{spot}")
    for town in towns:
        if town.look == "city":
            yield from [Piece("token", town.id, "good:steel"), Piece("token", town.id, "good:beer")]
    for seat, label in enumerate(("", "1", "2")):
        yield Piece("bid", lines.ids[random.choice(free)], f"seat:{seat}", label=label)
