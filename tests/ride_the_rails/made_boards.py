"""Small boards made at random, on which rare things happen soon."""

from __future__ import annotations

import random
from string import ascii_uppercase

from trunkline.core.board import parse_board
from trunkline.core.hexes import Place, neighbours
from trunkline.games.ride_the_rails import board_file

MIDDLE = 12


def made_board(chance: random.Random) -> str:
    """The text of a board file that is in order: cities may lie side by side."""
    layout = chance.choice(("flat", "pointy"))
    kinds = ["chicago"] + ["east"] * chance.randint(2, 6) + ["west"] * chance.randint(1, 4)
    kinds += ["bonus"] * chance.randint(0, 4) + ["city"] * chance.randint(0, 8)
    kinds += ["mountain"] * chance.randint(0, 10)
    land = _land(layout, len(kinds) + chance.randint(6, 50), chance)
    chance.shuffle(land)
    terrains = dict.fromkeys(land, "plain") | dict(zip(land, kinds, strict=False))
    text = "\n".join(
        [
            'format = 1\ngame = "ride-the-rails"\ntitle = "A made board"',
            '[provenance]\nsummary = "Made for the tests."',
            f'[map]\nlayout = "{layout}"\nhexes = [',
            *(_hex(place, terrains[place]) for place in sorted(land)),
            "]",
        ]
    )
    parse_board(text, board_file.SCHEMA)
    return text


def _land(layout: str, size: int, chance: random.Random) -> list[Place]:
    """Hexes that hang together, with bays and necks."""
    land = [(MIDDLE, MIDDLE)]
    while len(land) < size:
        place = chance.choice(neighbours(layout, chance.choice(land)))
        if place not in land and min(place) >= 0:
            land.append(place)
    return land


def _hex(place: Place, terrain: str) -> str:
    column, row = place
    id = f"{ascii_uppercase[row % 26]}{'x' * (row >= 26)}{column}"
    name = "" if terrain in ("plain", "mountain") else f', name = "{terrain.title()} {id}"'
    return f'  {{ id = "{id}", at = {[*place]}, terrain = "{terrain}"{name} }},'
