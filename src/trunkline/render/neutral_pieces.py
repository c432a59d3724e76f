"""Neutral pieces of a hex: passengers, and bonuses that have not been taken yet.

Each is drawn once. It stands in a corner that the rails leave free, always in the same one as long
as no rails come near. Seen from afar it is drawn larger, as it counts there too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from trunkline.core.hexes import Place
from trunkline.core.scene import Piece
from trunkline.render.hex_geometry import Box, HexGrid, Point, around
from trunkline.render.palette import GLOSS, IRON, paint
from trunkline.render.symbols import number
from trunkline.render.tokens import TOKEN

SIZES = {"passenger": (22.0, 30.0), "bonus": (27.0, 27.0), "token": (TOKEN, TOKEN)}
CLEAR = 7.0  # from the middle of a track
# The corners by how much each kind likes them, and how far towards the corner it may stand.
CORNERS = {
    "passenger": {"flat": (1, 0, 2, 5, 3, 4), "pointy": (0, 1, 5, 2, 4, 3)},
    "bonus": {"flat": (0, 5, 1, 2, 4, 3), "pointy": (5, 1, 4, 2, 0, 3)},
    "token": {"flat": (2, 1, 5, 0, 3, 4), "pointy": (1, 5, 0, 2, 4, 3)},
}
REACHES = (0.66, 0.74, 0.82)

# A traveller with a hat and a bag.
_FIGURE = (
    "M-8.5-8.6V-10.4H-6.4Q-6.2-14.6-2-14.6T2.4-10.4H4.5V-8.6H1.9Q2-3.6-2-3.6T-5.9-8.6Z"
    "M-7-2.6H3Q5.2-2.6 5.7-.4L6.6 4H8V2.6H10V4H11.5V11H5.2V14H-.8V8.6H-2.6V14H-8.6V6H-10L-9.2-.4"
    "Q-8.9-2.6-7-2.6Z"
)
_EDGE = "M-5-10.8Q-4.8-13.2-2-13.3M-7.4 4.4-7-.8"
_COIN = "M0-12.2A12.2 12.2 0 1 1 0 12.2A12.2 12.2 0 1 1 0-12.2Z"
MARKS = {
    "passenger": f'<g stroke-linejoin="round"><path d="{_FIGURE}" {paint(IRON, GLOSS)} '
    'stroke-width="2.8" paint-order="stroke"/>'
    f'<path d="{_EDGE}" fill="none" {paint(stroke=GLOSS)} stroke-width="1.2"/></g>',
    "bonus": f'<path d="{_COIN}" {paint(IRON, GLOSS)} stroke-width="2.4" paint-order="stroke"/>'
    f'<circle r="10.6" {paint(GLOSS)}/><circle r="9.2" fill="none" {paint(stroke=IRON)} '
    'stroke-width=".8" stroke-dasharray="1.2 1.3"/>',
}


def neutral_mark(kind: str) -> str:
    return f'<g id="map-{kind}">{MARKS[kind]}</g>'


def neutral_piece(piece: Piece, at: Point) -> str:
    size = 11.0 if len(piece.label) < 3 else 8.6
    label = (
        f'<text y="{number(0.35 * size)}" font-size="{number(size)}" font-weight="bold" '
        f"{paint(IRON)}>{escape(piece.label)}</text>"
        if piece.label
        else ""
    )
    x, y = map(number, at)
    return (
        f'<g transform="translate({x} {y})"><g class="grows"><use href="#map-{piece.kind}"/>'
        f"{label}</g></g>"
    )


def corner_for(
    grid: HexGrid, place: Place, kind: str, rails: Sequence[Point], taken: Sequence[Box]
) -> Box:
    """The first corner that is clear of the rails and of what stands there, or the clearest."""
    rooms = list(_rooms(grid, place, kind))
    gaps = []
    for room in rooms:
        gaps.append(_gap(room, rails, taken))
        if gaps[-1] >= CLEAR:
            return room
    return rooms[gaps.index(max(gaps))]


def _rooms(grid: HexGrid, place: Place, kind: str) -> Iterator[Box]:
    for reach in REACHES:
        for corner in CORNERS[kind][grid.layout]:
            yield around(grid.corner(place, corner, reach), *SIZES[kind])


def _gap(room: Box, rails: Sequence[Point], taken: Sequence[Box]) -> float:
    """How far the nearest rails are; below 0 where something stands."""
    covered = sum(map(room.overlap, taken))
    return -covered if covered else room.nearest_of(rails, CLEAR)
