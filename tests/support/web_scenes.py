"""Scenes of webs: a large board on which six railroads have laid track hex by hex."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.support.geometry import place
from trunkline.core import hexes
from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene, Spot

COLUMNS, ROWS = 30, 13
OWNERS = ("red", "blue", "orange", "yellow", "purple", "black")
COLOURS = ("#b3262e", "#1f5a9e", "#cf6a1f", "#d8a31a", "#6b3a7d", "#2b2b30")
LETTERS = "RBOYPK"
PATTERNS = ("solid", "stripes", "dots", "bars", "checks", "diamonds")
RAILROADS = tuple(
    Livery(owner, f"{owner.title()} Railroad", colour, letter, pattern, f"company:{owner}")
    for owner, colour, letter, pattern in zip(OWNERS, COLOURS, LETTERS, PATTERNS, strict=True)
)
HUB = "M6"  # where all six meet; elsewhere two do
LOCOMOTIVES = 27  # of each
NAMES = ("Green Bay", "Omaha", "Saint Louis", "Chattanooga", "Reno", "El Paso", "Kansas City")


def named(column: int, row: int) -> str:
    return f"{chr(ord('A') + column) if column < 26 else 'A' + chr(ord('A') + column - 26)}{row}"


def large(layout: str, seed: int = 1) -> Scene:
    """Fifty cities with passengers in most; six webs of 27 locomotives each."""
    spots = tuple(_spots(layout))
    track = _Track(layout, spots, Random(seed))
    track.lay()
    cities = [spot.id for spot in spots if spot.look != "plain"]
    pieces = [
        *(Piece("locomotive", hex, owner) for owner in OWNERS for hex in track.of[owner]),
        *(Piece("passenger", city) for number, city in enumerate(cities) if number % 9),
        *(Piece("bonus", city, label="$5") for city in (HUB, *cities[::12])),
    ]
    return Scene(layout, spots, (), tuple(pieces), RAILROADS, title="Six railroads", joined="all")


def _spots(layout: str) -> Iterator[Spot]:
    """Cities in every third column, two rows apart; on the coasts railroads may start."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            id, at = named(column, row), place(layout, column, row)
            if id == HUB:
                yield Spot(id, at, "hub", "station", "Chicago", starts=OWNERS[2:])
            elif column % 3 or (row + column) % 2 or (row + column) % 8 == 4:
                yield Spot(id, at, "plain", "plain")
            else:
                coast = OWNERS[:3] if column == 27 else OWNERS[4:] if column == 0 else ()
                name = NAMES[(column + row) % len(NAMES)]
                yield Spot(id, at, "city", "city", name, starts=coast)


class _Track:
    """Who has a locomotive where: two in a hex, all six in the hub."""

    def __init__(self, layout: str, spots: tuple[Spot, ...], random: Random) -> None:
        self.layout, self.random = layout, random
        self.at = {spot.id: spot.at for spot in spots}
        self.hex = {spot.at: spot.id for spot in spots}
        self.of: dict[str, list[str]] = {owner: [HUB] for owner in OWNERS}
        self.crowd = Counter({HUB: len(OWNERS)})

    def lay(self) -> None:
        goals = dict.fromkeys(OWNERS, HUB)
        for _ in range(LOCOMOTIVES - 1):
            for owner in OWNERS:
                if goals[owner] in self.of[owner]:
                    goals[owner] = self.random.choice(list(self.at))
                self.extend(owner, self.at[goals[owner]])

    def extend(self, owner: str, goal: Place) -> None:
        """Towards the goal, now and then astray: so there are lines as well as triangles."""
        offers = [
            self.hex[beyond]
            for hex in self.of[owner]
            for beyond in hexes.neighbours(self.layout, self.at[hex])
            if beyond in self.hex and self.room(owner, self.hex[beyond])
        ]
        if self.random.random() < 0.15:
            chosen = self.random.choice(offers)
        else:
            chosen = min(offers, key=lambda each: hexes.distance(self.layout, self.at[each], goal))
        self.of[owner].append(chosen)
        self.crowd[chosen] += 1

    def room(self, owner: str, hex: str) -> bool:
        return hex not in self.of[owner] and self.crowd[hex] < 2
