"""The colours of the map.

Each has a name. What is painted with it also carries the name as a class, so that a stylesheet can
paint an inlined map for the night; a picture that stands alone keeps the colours given here.
"""

from __future__ import annotations

from dataclasses import dataclass

FONT = "'Old Standard TT','Old Standard',Georgia,serif"


def mix(colour: str, other: str, share: float) -> str:
    """The colour with a share of the other in it, both as #rrggbb."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def is_light(colour: str) -> bool:
    return _lightness(colour) > 140


def outline(colour: str) -> str:
    """A darker one; of what is nearly white so much darker that it is seen on paper."""
    return mix(colour, "#000000", 0.68 if _lightness(colour) > 200 else 0.45)


def _lightness(colour: str) -> float:
    red, green, blue = _channels(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def _channels(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


@dataclass(frozen=True)
class Tint:
    """A colour with its name."""

    name: str
    colour: str


PAPER = Tint("paper", "#efe4c9")
LAND = Tint("land", "#fcf8ec")
INK = Tint("ink", "#3d3328")
SEPIA = Tint("sepia", "#8a7a5f")
QUIET = Tint("quiet", mix(SEPIA.colour, INK.colour, 0.3))  # numerals, small print
WATER = Tint("water", "#d4e2e1")
SHORE = Tint("shore", "#7295a0")
DEEP = Tint("deep", mix(SHORE.colour, INK.colour, 0.5))  # coast lines, names of waters
LEAF = Tint("leaf", "#eef0dc")
WOOD = Tint("wood", "#5f6652")
ROCK = Tint("rock", "#6f6250")
BLOCK = Tint("block", "#6d6152")  # of houses in a town
STREET = Tint("street", "#a3957c")
ROOF = Tint("roof", "#d9cfb8")
STONE = Tint("stone", "#e0dcd3")  # spaces for any colour
CARD = Tint("card", "#f4ecd6")  # tiles
EDGING = Tint("edging", "#fffdf6")  # their light edge
# Pieces look the same by night: their light edge and their wheels are colours of their own.
GLOSS = Tint("gloss", LAND.colour)
IRON = Tint("iron", INK.colour)

GLOW = Tint("glow", "#e6b12e")  # brass: the one accent

TINTS = (
    PAPER, LAND, INK, SEPIA, QUIET, WATER, SHORE, DEEP, LEAF, WOOD, ROCK, BLOCK, STREET, ROOF,
    STONE, CARD, EDGING, GLOSS, IRON, GLOW,
)  # fmt: skip


def paint(fill: Tint | None = None, stroke: Tint | None = None, also: str = "") -> str:
    """The attributes of something painted so; `also` are further classes."""
    classes, colours = [also] if also else [], ""
    for what, name, tint in (("fill", "fill", fill), ("stroke", "line", stroke)):
        if tint:
            classes.append(f"{name}-{tint.name}")
            colours += f' {what}="{tint.colour}"'
    return f'class="{" ".join(classes)}"{colours}'
