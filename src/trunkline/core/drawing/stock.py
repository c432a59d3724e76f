"""The pieces of the table, drawn once and tinted: engines, houses, and each livery's roundel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from trunkline.core.drawing.engravings import number, use
from trunkline.core.drawing.palette import GLOSS, GLOW, INK, IRON, is_light, mix, paint
from trunkline.core.drawing.sheet import Point
from trunkline.core.scene import Livery

ROUNDEL = 11.5  # its radius
ENGINE = (60.0, 32.0)  # an engine with its roundel: width and height
HOUSE = (20.0, 19.0)
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
PIECES = (_HOUSE, _ENGINE, _GLOW)


def engine(each: int, livery: Livery, at: Point, *, west: bool = False) -> str:
    """An engine of the livery of that number, its roundel behind it."""
    x, y = at
    heading = -1 if west else 1
    where = f"translate({number(x + 10 * heading)} {number(y)}) scale({1.2 * heading} 1.2)"
    colour = mix(livery.colour, INK.colour, 0.1)
    body = f'<use href="#map-engine" color="{colour}" transform="{where}"/>'
    return body + use(f"roundel-{each}", (x - 16 * heading, y - 2))


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


def _roundel(each: int, livery: Livery) -> str:
    dark = mix(livery.colour, "#000000", 0.45)
    letter, halo = (
        (INK.colour, mix(livery.colour, "#ffffff", 0.45))
        if is_light(livery.colour)
        else ("#fff", dark)
    )
    size = {1: 16, 2: 12}.get(len(livery.letters), 9)
    return (
        f'<g id="map-roundel-{each}"><circle r="{ROUNDEL}" {paint(GLOSS)}/>'
        f'<circle r="{ROUNDEL - 1.1}" fill="url(#map-weave-{each})" stroke="{dark}"/>'
        f'<text y="{number(size * 0.35)}" font-size="{size}" font-weight="bold" '
        f'fill="{letter}" stroke="{halo}" stroke-width="2.4" paint-order="stroke">'
        f"{escape(livery.letters)}</text></g>"
    )
