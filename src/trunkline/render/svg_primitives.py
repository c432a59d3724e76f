"""SVG primitives of every map: layers, lettering, textures, fine lines along a shore."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from trunkline.render.hex_geometry import Point
from trunkline.render.palette import FONT, INK, LAND, QUIET, SHORE, Tint, paint
from trunkline.render.symbols import number


def opening(layer: str, more: str = "") -> str:
    """The opening of a layer: all that its parts inherit, wherever it is put."""
    return f'<g {paint(INK, also=layer)} font-family="{FONT}" text-anchor="middle"{more}>'


def numerals(part: str) -> str:
    """The opening of a group with numerals in it."""
    return (
        f'<g {paint(QUIET, LAND, part)} font-size="13.5" stroke-width="2.4" paint-order="stroke">'
    )


def write(at: Point, lower: float, text: str, more: str = "") -> str:
    return f'<text x="{number(at[0])}" y="{number(at[1] + lower)}"{more}>{escape(text)}</text>'


def textures() -> Iterator[str]:
    """The paper's grain and hatchings; the grain is a tile, or a browser would be slow."""
    yield (
        '<filter id="map-noise" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="2" seed="7" '
        'stitchTiles="stitch"/>'
        '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .27 0 0 0 0 .16 0 0 0 1.3 -.62"/></filter>'
        '<pattern id="map-grain" width="240" height="240" patternUnits="userSpaceOnUse">'
        '<rect width="240" height="240" filter="url(#map-noise)"/></pattern>'
    )
    yield (
        '<pattern id="map-ruling" width="200" height="4" patternUnits="userSpaceOnUse">'
        f'<path d="M-1 2H201" {paint(stroke=SHORE)} stroke-width=".7" stroke-opacity=".4"/>'
        "</pattern>"
        '<pattern id="map-shade" width="3" height="3" patternUnits="userSpaceOnUse">'
        f'<path d="M-1 1 1-1M0 3 3 0M2 4 4 2" {paint(stroke=INK)} stroke-width=".6"/></pattern>'
    )


def parallel(id: str, off: float, line: Tint, dark: float, ground: Tint) -> Iterator[str]:
    """A fine line on both sides of a path: a wide stroke, hollowed by a narrower one."""
    yield (
        f'<use href="#map-{id}" {paint(stroke=line)} stroke-opacity="{dark:.2f}" '
        f'stroke-width="{number(2 * off + 0.9)}"/>'
    )
    yield f'<use href="#map-{id}" {paint(stroke=ground)} stroke-width="{number(2 * off - 0.9)}"/>'


def fading(id: str, tint: Tint, reaches: Sequence[float]) -> Iterator[str]:
    """A haze along a path, denser from reach to reach: strokes, as blurs are slow to draw."""
    for each, reach in enumerate(reaches):
        dense = 1 / (len(reaches) - each)
        yield (
            f'<use href="#map-{id}" {paint(stroke=tint)} stroke-opacity="{dense:.2f}" '
            f'stroke-width="{number(2 * reach)}"/>'
        )


def without_classes(line: str) -> str:
    """A picture that is shown as an image has no use for them."""
    return re.sub(r' class="[^"]*"', "", line)
