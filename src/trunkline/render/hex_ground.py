"""The ground layer of a hex map: all of the picture that a match never changes.

Layers from the bottom: paper, water, land, hexes with marks and numerals, names of waters, frame,
legend, small print. It takes a while to draw and is kept for the next picture of the same map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Scene, Spot
from trunkline.render import lettering
from trunkline.render.frame import (
    Sheet,
    arrange,
    draw_frame,
    draw_legend,
    draw_small_print,
    placed,
)
from trunkline.render.hex_geometry import (
    EDGE,
    Box,
    HexGrid,
    Point,
    around,
    beyond_the_field,
    bounds,
    edges,
    inner_sides,
    off_the_board,
    rims,
    shores,
)
from trunkline.render.palette import (
    DEEP,
    GLOSS,
    INK,
    LAND,
    PAPER,
    SEPIA,
    SHORE,
    WATER,
    paint,
)
from trunkline.render.sprites import PIECES, ROUNDEL, half_roundel, livery_marks
from trunkline.render.svg_primitives import fading, numerals, opening, parallel, textures, write
from trunkline.render.symbols import land_marks, mark_of, path_data, standing_for, use

# At which corner of a hex its numerals stand: no track comes near a corner.
CORNERS = {
    "flat": {"cost": 4, "gain": 3, "extra": 2, "note": 0, "id": 5},
    "pointy": {"cost": 4, "gain": 2, "extra": 1, "note": 5, "id": 3},
}
NUMERALS = 0.745  # how far towards the corner
IDS = 0.8
NUMERAL_ROOM = (13.0, 12.0)
# What a name should leave clear of a mark: how far up its middle is, width and height.
MARKS = {
    "city": (0, 44, 36),
    "industry": (12, 58, 56),
    "town": (8, 58, 46),
    "station": (19, 72, 48),
}
RING = 0.86  # how much of its hex the ring around a company's first town takes
TURNS = 3  # how often each of several that may start there has a part of it
BADGE = -44.0  # how far below the centre the company's roundel is, on the ring …
LOWERED = 6.0  # … and what is engraved under it
SHORE_LINES = (34.0, 26.0, 19.0, 13.0, 8.0, 4.0)  # how far off the shore each is engraved
OUTER_LINES = ((13, 0.16), (8, 0.26), (4, 0.4))  # around the land: how far off, how dark
NEAR = 15.0  # those nearer than that follow its every turn
CALM = (48.0, 43.0, 38.0)  # how far off the shore the ruling fades
HAZE = (45.0, 38.0, 31.0, 24.0, 17.0, 10.0)  # and the water, off its rim
KEPT = 32  # grounds: a few boards in a few languages


@dataclass(frozen=True)
class PrintedHexes:
    """What is printed on a hex map."""

    layout: str
    spots: tuple[Spot, ...]  # without what they bring now
    waters: tuple[tuple[str, tuple[Place, ...]], ...]
    liveries: tuple[Livery, ...]
    title: str
    provenance: str


def printed_hexes(scene: Scene) -> PrintedHexes:
    return PrintedHexes(
        scene.layout,
        tuple(replace(spot, gain="") for spot in scene.spots),
        tuple((name, tuple(places)) for name, places in scene.waters),
        printed_liveries(scene),
        scene.title,
        scene.provenance,
    )


def printed_liveries(scene: Scene) -> tuple[Livery, ...]:
    """Without those of the players: who they are is printed nowhere."""
    return tuple(livery for livery in scene.liveries if livery.seat is None)


@lru_cache(maxsize=KEPT)
def hex_ground_of(map: PrintedHexes) -> HexGround:
    return HexGround(map)


class HexGround:
    """The layer of what is printed, laid out on a sheet."""

    def __init__(self, map: PrintedHexes, sheet: Sheet | None = None) -> None:
        self.map = map
        self.grid = HexGrid(map.layout)
        self.places = {spot.id: spot.at for spot in map.spots}
        self.number_of = {livery.owner: each for each, livery in enumerate(map.liveries)}
        self.land = [spot.at for spot in map.spots]
        water = [place for _, places in map.waters for place in places]
        self.sea = [*water, *off_the_board(self.grid, self.land, water)]
        board = [*self.land, *water]
        field = bounds(point for place in board for point in self.grid.outline(place))
        self.sheet = sheet or self._arranged(board, field)
        self.sea += beyond_the_field(self.grid, self.land, self.sea, field, self.sheet.frame)

    def _arranged(self, board: Sequence[Place], field: Box) -> Sheet:
        map, centres = self.map, [self.grid.centre(place) for place in board]
        return arrange(map.title, map.liveries, map.provenance, field, centres)

    @cached_property
    def drawing(self) -> str:
        return "\n".join(self.parts())

    def parts(self) -> Iterator[str]:
        yield opening("ground")
        yield from self.definitions()
        yield from self.paper()
        yield from self.water()
        yield from self.country()
        yield from self._spots()
        # Only the hexes answer the pointer, with their titles.
        yield '<g pointer-events="none">'
        yield from self.water_names()
        yield from draw_frame(self.sheet)
        if self.sheet.legend:
            yield from draw_legend(self.sheet.legend, self.map.title, self.map.liveries)
        yield from draw_small_print(self.sheet)
        yield "</g></g>"

    def corner(self, spot: Spot, what: str, reach: float = NUMERALS) -> Point:
        """Where a numeral of the hex stands."""
        return self.grid.corner(spot.at, CORNERS[self.grid.layout][what], reach)

    @cached_property
    def clutter(self) -> lettering.Clutter:
        """What place names should not cover."""
        marks, numerals, badges = [], [], []
        for spot in self.map.spots:
            for what, text in (("cost", spot.cost), ("extra", spot.extra)):
                if text:
                    numerals.append(around(self.corner(spot, what), *NUMERAL_ROOM))
            if spot.look in MARKS:
                x, y = self.grid.centre(spot.at)
                up, wide, tall = MARKS[spot.look]
                marks.append(around((x, y - up), wide, tall))
            if spot.owner in self.number_of:
                badges.append(self._badge_room(spot))
        legend = [self.sheet.legend] if self.sheet.legend else []
        return np.vstack(
            (
                lettering.clutter([*legend, *badges], lettering.FORBIDDEN),
                lettering.clutter(numerals, lettering.UNKIND),
                lettering.clutter(marks, lettering.REGRETTABLE),
            )
        )

    # Paper, water, land

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        marks = {mark_of(spot.look, spot.id) for spot in self.map.spots}
        yield from land_marks(marks | {"plot"} | ({"rose"} if self.sheet.rose else set()))
        yield from PIECES
        yield from livery_marks(self.map.liveries)
        hexagon = path_data(self.grid.corners, closed=True)
        yield f'<path id="map-hex" vector-effect="non-scaling-stroke" d="{hexagon}"/>'
        if any(spot.owner or spot.starts for spot in self.map.spots):
            ring = path_data(((RING * x, RING * y) for x, y in self.grid.corners), closed=True)
            yield f'<path id="map-ring" d="{ring}"/>'
        yield from self._outlines()
        yield from textures()
        yield "</defs>"

    def _outlines(self) -> Iterator[str]:
        """The land and the water, where they meet, and where each ends in nothing."""
        grid, land, sea = self.grid, self.land, self.sea
        around_it = "".join(path_data(line, closed=True) for line in edges(grid, land))
        yield f'<path id="map-land" d="{around_it}"/>'
        yield '<clipPath id="map-ashore"><use href="#map-land"/></clipPath>'
        waters = "".join(path_data(grid.outline(place), closed=True) for place in sea)
        yield f'<path id="map-waters" d="{waters}"/>'
        for id, lines in (
            ("shore", shores(grid, land, sea)),
            ("offing", shores(grid, land, sea, fine=False)),
            ("brink", rims(grid, land, sea)),
            ("rim", rims(grid, sea, land, fine=False)),
        ):
            drawn = "".join(path_data(line) for line in lines)
            yield f'<path id="map-{id}" fill="none" d="{drawn}"/>'

    def paper(self) -> Iterator[str]:
        yield f"<rect {placed(self.sheet.paper)} {paint(PAPER)}/>"

    def water(self) -> Iterator[str]:
        """Lines along the shore, and a ruling that takes over where they end."""
        if not self.sea:
            return
        yield '<g class="water" stroke-linejoin="round">'
        yield f'<use href="#map-waters" {paint(WATER, WATER)} stroke-width="10"/>'
        yield '<use href="#map-waters" fill="url(#map-ruling)"/>'
        yield from fading("offing", WATER, CALM)
        for each, off in enumerate(SHORE_LINES):
            along = "shore" if off < NEAR else "offing"
            yield from parallel(along, off, SHORE, 0.35 + 0.11 * each, WATER)
        # Where the board ends the water runs out into the paper; nothing of it leaves the frame.
        yield from fading("rim", PAPER, HAZE)
        inner, outer = self.sheet.frame, self.sheet.paper.grown(4 * EDGE)
        mat = _corners(outer) + _corners(inner)
        yield f'</g><path d="{mat}" fill-rule="evenodd" {paint(PAPER)}/>'

    def country(self) -> Iterator[str]:
        yield '<g stroke-linejoin="round">'
        for off, dark in OUTER_LINES:
            yield from parallel("brink", off, SEPIA, dark, PAPER)
        yield "</g>"
        yield f'<use href="#map-land" {paint(LAND)}/>'
        yield f'<g clip-path="url(#map-ashore)" fill="none" {paint(stroke=SEPIA)}>'
        for wide in (26, 18, 10):
            yield f'<use href="#map-land" stroke-opacity=".1" stroke-width="{wide}"/>'
        sides = "".join(path_data(side) for side in inner_sides(self.grid, self.land))
        yield f'<path class="hairlines" d="{sides}" stroke-opacity=".55" stroke-width=".8"/></g>'
        yield f'<use href="#map-land" fill="none" {paint(stroke=INK)} stroke-width="1.1"/>'
        yield f'<use href="#map-shore" {paint(stroke=DEEP)} stroke-width="1.6"/>'
        yield (
            f'<rect {placed(self.sheet.paper)} class="grain" fill="url(#map-grain)" '
            'opacity=".32" pointer-events="none"/>'
        )

    # The hexes

    def _spots(self) -> Iterator[str]:
        yield numerals("spots")
        for spot in self.map.spots:
            id, target = quoteattr(f"hex-{spot.id}"), standing_for(target_of(spot.id))
            yield f'<g id={id} class="spot"{target}>{"".join(self._spot(spot))}</g>'
        yield "</g>"

    def _spot(self, spot: Spot) -> Iterator[str]:
        centre = self.grid.centre(spot.at)
        yield f"<title>{escape(spot.title)}</title>"
        yield use("hex", centre, more='class="hit" fill="none" stroke="none" pointer-events="all"')
        yield self.mark(spot)
        note = "†" if spot.note else ""
        for what, text in (("cost", spot.cost), ("note", note)):
            if text:
                yield write(self.corner(spot, what), 4.5, text, f' class="{what}"')
        if spot.extra:
            x, y = self.corner(spot, "extra")
            yield f'<g class="extra">{use("plot", (x - 12.5, y))}'
            yield f"{write((x, y), 4.5, spot.extra)}</g>"
        if not self._ring(spot):  # which leaves no room for it
            quiet = ' class="id" font-size="9" font-style="italic" opacity=".75"'
            yield write(self.corner(spot, "id", IDS), 0, spot.id, quiet)

    def mark(self, spot: Spot) -> str:
        """The engraving that shows the hex's terrain, and whose town it is; a plain has none."""
        mark, (x, y) = mark_of(spot.look, spot.id), self.grid.centre(spot.at)
        lowered = LOWERED if spot.owner in self.number_of else 0.0
        return self._ring(spot) + (use(mark, (x, y + lowered)) if mark else "")

    def _ring(self, spot: Spot) -> str:
        """Around the town that a company starts from in its livery, or in those of all that may."""
        whose = [each for each in (spot.owner, *spot.starts) if each in self.number_of]
        if not whose:
            return ""
        at = self.grid.centre(spot.at)
        edge = use("ring", at, f'{paint(stroke=GLOSS)} stroke-width="9"')
        parts = (
            use(
                "ring", at, f'stroke="url(#map-weave-{self.number_of[each]})" stroke-width="6"{cut}'
            )
            for each, cut in zip(whose, _shared(len(whose)), strict=True)
        )
        return f'<g fill="none" stroke-linejoin="round">{edge}{"".join(parts)}</g>'

    def badge(self, spot: Spot) -> str:
        """On the ring, and on the rails that cross it."""
        if spot.owner not in self.number_of:
            return ""
        return use(f"roundel-{self.number_of[spot.owner]}", self._badge_room(spot).middle)

    def _badge_room(self, spot: Spot) -> Box:
        x, y = self.grid.centre(spot.at)
        livery = self.map.liveries[self.number_of[spot.owner]]
        return around((x, y + BADGE), 2 * half_roundel(livery), 2 * ROUNDEL)

    # Names of waters

    def water_names(self) -> Iterator[str]:
        yield (
            f'<g font-size="{lettering.WATER_NAME}" letter-spacing="{lettering.WATER_SPACING}" '
            f'font-style="italic" {paint(DEEP, WATER, "waters")} stroke-width="4" '
            'paint-order="stroke">'
        )
        ashore = [around(self.grid.centre(place), 1.7 * EDGE, 1.6 * EDGE) for place in self.land]
        land = lettering.clutter(ashore, 1.0)
        for name, places in self.map.waters:
            if name and places:
                yield from self._water_name(name, places, land)
        yield "</g>"

    def _water_name(
        self, name: str, places: Sequence[Place], land: lettering.Clutter
    ) -> Iterator[str]:
        centres = [self.grid.centre(place) for place in places]
        lines, (x, y) = lettering.place_water(name, centres, land, self.sheet.frame)
        for each, line in enumerate(lines):
            down = lettering.WATER_LINE * (each - (len(lines) - 1) / 2)
            yield write((x, y + down), 8, line)


def _shared(ring: int) -> Iterator[str]:
    """The attributes by which so many have equal parts of a ring, in turns."""
    part = RING * 6 * EDGE / (TURNS * ring)
    for each in range(ring):
        turns = f"{part:.2f} {(ring - 1) * part:.2f}"
        yield (
            f' stroke-dasharray="{turns}" stroke-dashoffset="{-each * part:.2f}"'
            if ring > 1
            else ""
        )


# What both layers say of a hex


def target_of(spot: str) -> str:
    """What stands for the spot in actions."""
    return f"hex:{spot}"


def _corners(box: Box) -> str:
    return path_data(
        (
            (box.left, box.top),
            (box.right, box.top),
            (box.right, box.bottom),
            (box.left, box.bottom),
        ),
        closed=True,
    )
