"""Small boards made at random, on which rare things happen soon."""

from __future__ import annotations

import random
from string import ascii_uppercase

from trunkline.core.board import parse_board
from trunkline.core.errors import BadBoard
from trunkline.core.hexes import Place, neighbours
from trunkline.games.stephensons_rocket import board_file

COLOURS = ("black", "blue", "green", "orange", "purple", "red", "yellow")
GOODS = ("coal", "dry goods", "steel")


def made_board(chance: random.Random) -> str:
    """The text of a board file that is in order."""
    while True:
        text = _text(chance)
        try:
            parse_board(text, board_file.SCHEMA)
        except BadBoard:  # a town that nobody can leave, and the like
            continue
        return text


def _text(chance: random.Random) -> str:
    layout = chance.choice(("flat", "pointy"))
    companies, cities, railway_towns = map(chance.randint, (2, 1, 0), (7, 4, 4))
    towns = ["start"] * companies + ["city"] * cities + ["railway_town"] * railway_towns
    places = _land(layout, len(towns) + chance.randint(6, 40), chance)
    chance.shuffle(places)
    terrains = dict(zip(places, towns, strict=False))
    hexes = [_hex(place, terrains.get(place, "plain")) for place in sorted(places)]
    starts = [place for place, terrain in terrains.items() if terrain == "start"]
    spaces = [*GOODS] * cities
    chance.shuffle(spaces)
    rows = [
        f"{_town(place)} = {spaces[3 * row : 3 * row + 3]}"
        for row, place in enumerate(each for each in terrains if terrains[each] == "city")
    ]
    return "\n".join(
        [
            'format = 1\ngame = "stephensons-rocket"\ntitle = "A made board"',
            '[provenance]\nsummary = "Made for the tests."',
            f'[map]\nlayout = "{layout}"\nhexes = [',
            *hexes,
            "]",
            f"[counts]\ncompanies = {companies}\ncities = {cities}",
            f"railway_towns = {railway_towns}\nspaces = {cities}",
            *(_company(number, place) for number, place in enumerate(starts)),
            f"[goods]\nkinds = {[*GOODS]}",
            "[cities]",
            *rows,
        ]
    )


def _land(layout: str, size: int, chance: random.Random) -> list[Place]:
    """Hexes that hang together, with bays and necks."""
    land = [(12, 12)]
    while len(land) < size:
        place = chance.choice(neighbours(layout, chance.choice(land)))
        if place not in land:
            land.append(place)
    return land


def _id(place: Place) -> str:
    column, row = place
    return f"{'Z' * (column >= 26)}{ascii_uppercase[column % 26]}{row}"


def _town(place: Place) -> str:
    return f"Town-{_id(place)}"


def _hex(place: Place, terrain: str) -> str:
    name = "" if terrain == "plain" else f', name = "{_town(place)}"'
    return f'  {{ id = "{_id(place)}", at = {[*place]}, terrain = "{terrain}"{name} }},'


def _company(number: int, start: Place) -> str:
    id, colour = ascii_uppercase[number] * 2, COLOURS[number]
    return f'[companies.{id}]\nname = "The {id}"\nstart = "{_id(start)}"\ncolour = "{colour}"'
