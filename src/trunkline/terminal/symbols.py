"""The signs of maps in characters, in Unicode and in ASCII."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trunkline.core.scene import Piece


@dataclass(frozen=True)
class Marks:
    """The signs of terrains and pieces."""

    looks: Mapping[str, str]
    house: str
    station: str
    bid: str
    passenger: str
    arrows: tuple[str, ...]  # clockwise from east, as the bends
    bends: str  # of track, by where they open to
    rails: str  # of track that runs straight: level, falling, upright, rising
    junction: str
    wave: str
    dot: str  # between the entries of a list
    rule: str  # a line across the window
    more: str  # where something is left out


UNICODE_MARKS = Marks(
    looks={
        "forest": "♣",
        "mountain": "▲",
        "city": "○",
        "industry": "■",
        "town": "•",
        "station": "★",
    },
    house="⌂",
    station="♖",
    bid="⚑",
    passenger="♙",
    arrows=("→", "↘", "↓", "↙", "←", "↖", "↑", "↗"),
    bends="⊂╭∩╮⊃╯∪╰",
    rails="─╲│╱",
    junction="┼",
    wave="~",
    dot="·",
    rule="─",
    more="…",
)
ASCII_MARKS = Marks(
    looks={
        "forest": "%",
        "mountain": "^",
        "city": "@",
        "industry": "#",
        "town": "o",
        "station": "*",
    },
    house="&",
    station="=",
    bid="!",
    passenger=":",
    arrows=("e", "se", "s", "sw", "w", "nw", "n", "ne"),
    bends="(,n.)'u`",
    rails="-\\|/",
    junction="+",
    wave="~",
    dot="-",
    rule="-",
    more="?",
)


def written(marks: Marks, layout: str, piece: Piece, letters: str) -> str:
    """A piece with these letters of its owner."""
    if piece.kind == "house":
        return marks.house
    if piece.kind == "passenger":
        return marks.passenger
    if piece.kind == "bonus":
        return piece.label
    if piece.kind == "station":
        return marks.station + letters
    if piece.kind == "bid":
        return letters + marks.bid + piece.label
    if piece.kind == "track":
        return letters + _rails(marks, layout, piece.sides)
    if piece.heading is not None:
        return letters + marks.arrows[_octant(_turn(layout, piece.heading))]
    return letters


def _rails(marks: Marks, layout: str, sides: tuple[int, ...]) -> str:
    """One sign for how track lies in its hex."""
    if len(sides) != 2:
        return marks.junction if sides else ""
    one, two = (_turn(layout, side) for side in sides)
    if (two - one) % 360 == 180:
        return marks.rails[_octant(one) % 4]
    between = one + ((two - one + 180) % 360 - 180) / 2
    return marks.bends[_octant(between)]


def _turn(layout: str, side: int) -> int:
    """Where a side is, in degrees clockwise from east."""
    return 60 * side - (90 if layout == "flat" else 60)


def _octant(turn: float) -> int:
    """Which of the eight directions, clockwise from east, the turn is nearest to."""
    return round(turn / 45) % 8
