"""Sprites of pieces, drawn once and tinted: engines, houses, and each livery's roundel."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from trunkline.core.scene import Livery
from trunkline.render.hex_geometry import Point, Polyline
from trunkline.render.palette import (
    CARD,
    EDGING,
    GLOSS,
    GLOW,
    INK,
    IRON,
    SEPIA,
    is_light,
    mix,
    outline,
    paint,
)
from trunkline.render.symbols import number, path_data, use

ROUNDEL = 11.5  # its radius; for three letters or more it is longer than high
ENGINE = (38.0, 32.0)  # an engine without its roundel: width and height
HEADED = 46.0  # the square that an engine takes that heads anywhere
ARROW, ARROW_AHEAD = 18.0, 42.0  # the square of the arrowhead before it, and how far off it is
HOUSE = (20.0, 19.0)
CLEAR_OF_ENGINE = 15.0  # from its middle to the side
TILE = 0.95  # how much of its hex a tile takes
HALO = 38  # the radius of the glow around a new piece

_HOUSE = (
    f'<g id="map-house" stroke-linejoin="round"><path d="M-8 8V-1L-10-1 0-10.5 4-6.7V-9H7V-3.8'
    f'L10-1H8V8Z" fill="currentColor" {paint(stroke=GLOSS)} stroke-width="2.6" '
    'paint-order="stroke"/>'
    f'<path d="M-8.6-1.8 0-9.6M-6.8 0V6.8" fill="none" {paint(stroke=GLOSS)} stroke-width="1.1"/>'
    f'<path d="M-3.4 8V2.4H.4V8ZM3 1.8H5.6V4.6H3Z" {paint(GLOSS)}/></g>'
)
_ENGINE = (
    f'<g id="map-engine" stroke-linejoin="round"><path fill="currentColor" {paint(stroke=GLOSS)} '
    'stroke-width="2.6" paint-order="stroke" d="M-10.5 3V-13H-12V-15.5H1V-13H-.5V-8H2V-9.5'
    "Q2-12 4.2-12T6.4-9.5V-8H10.6L10.9-12.4 8.8-17H17.2L15.2-12.4 15.5-8H16.5V-10H19.5V-6.4"
    'H17.8V-.5H18.6L23.5 7H16L15 3Z"/>'
    f'<path fill="none" {paint(stroke=GLOSS)} stroke-width="1" d="M-11-14.4H0'
    'M9.9-16H16.4M1-6.9H16.8"/>'
    f'<path {paint(GLOSS)} d="M-8-11.4H-2.6V-6.6H-8Z"/>'
    f'<g {paint(IRON, GLOSS)} stroke-width="1.1"><circle cx="-5.6" cy="3" r="4.4"/>'
    '<circle cx="4.2" cy="3" r="4.4"/><circle cx="11" cy="5" r="2.5"/>'
    '<circle cx="16" cy="5" r="2.5"/></g>'
    f'<path {paint(stroke=IRON)} stroke-width="1.3" d="M-6 4H5"/></g>'
)
# What shines around a piece that is new.
_GLOW = (
    f'<radialGradient id="map-glow"><stop class="stop-glow" stop-color="{GLOW.colour}"/>'
    f'<stop class="stop-glow" stop-color="{GLOW.colour}" offset=".55"/>'
    f'<stop class="stop-glow" stop-color="{GLOW.colour}" stop-opacity="0" offset="1"/>'
    "</radialGradient>"
)
# What is before an engine that heads to the right: the light of its lamp, and an arrowhead.
_HEADING = (
    f'<g id="map-heading"><path d="M17-3 48-20Q52 0 48 20L17 3Z" {paint(GLOW)} fill-opacity=".45"/>'
    f'<path d="M34.5-11.5 49.5 0 34.5 11.5 38 0Z" fill="currentColor" {paint(stroke=GLOSS)} '
    'stroke-width="3" stroke-linejoin="round" paint-order="stroke"/></g>'
)
PIECES = (_HOUSE, _ENGINE, _HEADING, _GLOW)


def engine(each: int, livery: Livery, at: Point, *, west: bool = False) -> str:
    """An engine of the livery of that number, its roundel behind it."""
    x, y = at
    heading, half = (-1 if west else 1), half_roundel(livery)
    x += heading * (half - ROUNDEL)
    body = _engine(livery, (x + 10 * heading, y), heading)
    return body + use(f"roundel-{each}", (x - (4.5 + half) * heading, y - 2))


def bare_engine(livery: Livery, at: Point) -> str:
    """An engine without its roundel, where it stands under a larger one."""
    return _engine(livery, (at[0] - 7, at[1]), 1)


def _engine(livery: Livery, at: Point, heading: int) -> str:
    where = f"translate({number(at[0])} {number(at[1])}) scale({1.2 * heading} 1.2)"
    return f'<use href="#map-engine" color="{enamel(livery)}" transform="{where}"/>'


def herald(each: int, at: Point) -> str:
    """A roundel that grows where it stands, for those who see a large map from afar."""
    x, y = map(number, at)
    return f'<g transform="translate({x} {y})"><use class="herald" href="#map-roundel-{each}"/></g>'


def engine_width(livery: Livery) -> float:
    """Of an engine with its roundel."""
    return ENGINE[0] + 2 * half_roundel(livery)


def headed_engine(each: int, livery: Livery, at: Point, ahead: Point) -> str:
    """An engine that lies along its way, its roundel beside it; `ahead` has the length 1."""
    x, y = map(number, at)
    turn = number(math.degrees(math.atan2(ahead[1], ahead[0])))
    # The chimney is up, as far as that can be.
    upright = -1.3 if _heads_west(ahead) else 1.3
    across, down = roundel_beside(livery, ahead)
    return (
        f'<g transform="translate({x} {y}) rotate({turn})" color="{enamel(livery)}">'
        '<use href="#map-heading"/>'
        f'<use href="#map-engine" transform="scale(1.3 {upright}) translate(-7 4)"/></g>'
        f"{use(f'roundel-{each}', (at[0] + across, at[1] + down))}"
    )


def roundel_beside(livery: Livery, ahead: Point) -> Point:
    """How far off the engine its roundel is, to the side of its wheels."""
    return beside_engine(ahead, 2 * half_roundel(livery), 2 * ROUNDEL)


def beside_engine(ahead: Point, wide: float, tall: float) -> Point:
    """How far off the engine something of that size is that stands at its wheels."""
    x, y = ahead
    x, y = (y, -x) if _heads_west(ahead) else (-y, x)
    off = CLEAR_OF_ENGINE + (abs(x) * wide + abs(y) * tall) / 2
    return x * off, y * off


def _heads_west(ahead: Point) -> bool:
    return ahead[0] < -0.01


def enamel(livery: Livery) -> str:
    """The colour of what is solid: a shade deeper than that of the livery."""
    return mix(livery.colour, INK.colour, 0.1)


def tile_mark(corners: Polyline) -> str:
    """A tile of pale card, raised a little from a map with hexes of these corners."""
    tile = path_data(((TILE * x, TILE * y) for x, y in corners), closed=True)
    edge = path_data((((TILE - 0.05) * x, (TILE - 0.05) * y) for x, y in corners), closed=True)
    return (
        f'<g id="map-tile" stroke-linejoin="round"><path d="{tile}" transform="translate(2 2.6)" '
        f'{paint(IRON)} fill-opacity=".28"/><path d="{tile}" {paint(CARD, SEPIA)} '
        f'stroke-width=".8"/><path d="{edge}" fill="none" {paint(stroke=EDGING)} '
        'stroke-width="2.4"/></g>'
    )


def halo(at: Point) -> str:
    """The glow around a piece, unseen until a table shows it."""
    x, y = map(number, at)
    return f'<circle class="glow" cx="{x}" cy="{y}" r="{HALO}" fill="url(#map-glow)" opacity="0"/>'


# Liveries

_WEAVES = {
    "solid": "",
    "stripes": '<path d="M-1 1 1-1M-1 6 6-1M4 6 6 4" stroke="{ink}" stroke-width="1.5"/>',
    "dots": '<circle cx="1.25" cy="1.25" r=".95" fill="{ink}"/>'
    '<circle cx="3.75" cy="3.75" r=".95" fill="{ink}"/>',
    "bars": '<path d="M1.25 0V5M3.75 0V5" stroke="{ink}" stroke-width="1"/>',
    "checks": '<path d="M0 0H2.5V5H5V2.5H0Z" fill="{ink}"/>',
    "rings": '<circle cx="2.5" cy="2.5" r="1.6" fill="none" stroke="{ink}" stroke-width=".9"/>',
    "diamonds": '<path d="M2.5.4 4.6 2.5 2.5 4.6.4 2.5Z" fill="{ink}"/>',
    "waves": '<path d="M0 2.5q1.25-2.4 2.5 0t2.5 0" fill="none" stroke="{ink}"/>',
    "chevrons": '<path d="M0 3.6 2.5 1.2 5 3.6" fill="none" stroke="{ink}"/>',
    "stars": '<path d="M2.5.6V4.4M.8 1.5 4.2 3.5M4.2 1.5.8 3.5" stroke="{ink}" stroke-width=".9"/>',
}


def livery_marks(liveries: Sequence[Livery], first: int = 0) -> Iterator[str]:
    """A pattern and a roundel for each livery from the first."""
    for each, livery in enumerate(liveries[first:], first):
        yield weave(each, livery)
        yield _roundel(each, livery)


def weave(each: int, livery: Livery) -> str:
    """The pattern of a livery."""
    ink = mix(livery.colour, "#ffffff", 0.42)
    threads = _WEAVES.get(livery.pattern, "").format(ink=ink)
    return (
        f'<pattern id="map-weave-{each}" width="5" height="5" patternUnits="userSpaceOnUse">'
        f'<rect width="5" height="5" fill="{livery.colour}"/>{threads}</pattern>'
    )


_LETTERS = {1: 16.0, 2: 12.0, 3: 12.5}  # sizes, by how many there are
_MANY_LETTERS = 11.0


def _letter_size(livery: Livery) -> float:
    return _LETTERS.get(len(livery.letters), _MANY_LETTERS)


def half_roundel(livery: Livery) -> float:
    """How far a roundel reaches to either side."""
    return max(ROUNDEL, 0.36 * len(livery.letters) * _letter_size(livery) + 4.5)


def _roundel(each: int, livery: Livery) -> str:
    size, half = _letter_size(livery), half_roundel(livery)
    return (
        f'<g id="map-roundel-{each}">{_pill(half, ROUNDEL)} {paint(GLOSS)}/>'
        f"{_pill(half - 1.1, ROUNDEL - 1.1)} {woven(each, livery)}/>"
        f"{lettered(livery, livery.letters, size, size * 0.35)}</g>"
    )


def _pill(half: float, high: float) -> str:
    """A circle, drawn out to its sides."""
    if half <= high:
        return f'<circle r="{number(high)}"'
    size = f'width="{number(2 * half)}" height="{number(2 * high)}"'
    return f'<rect x="{number(-half)}" y="{number(-high)}" {size} rx="{number(high)}"'


def woven(each: int, livery: Livery) -> str:
    """The attributes of what is cut from the livery of that number."""
    return f'fill="url(#map-weave-{each})" stroke="{outline(livery.colour)}"'


def lettered(livery: Livery, text: str, size: float, lower: float) -> str:
    """A text that can be read on the livery."""
    letter, halo = (
        (INK.colour, mix(livery.colour, "#ffffff", 0.45))
        if is_light(livery.colour)
        else ("#fff", outline(livery.colour))
    )
    return (
        f'<text y="{number(lower)}" font-size="{number(size)}" font-weight="bold" '
        f'fill="{letter}" stroke="{halo}" stroke-width="2.4" paint-order="stroke">'
        f"{escape(text)}</text>"
    )
