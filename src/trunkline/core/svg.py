"""The map of a scene as an SVG picture: an engraved railway map, with all that lies on it.

The picture is made from the scene alone and needs nothing else: no script, no font, no image.
Layers from the bottom: paper, water, land with its marks, track, pieces, names, frame, legend.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from trunkline.core import lettering
from trunkline.core.engravings import (
    ENGINE,
    FONT,
    HOUSE,
    INK,
    LAND,
    PAPER,
    ROUNDEL,
    SEPIA,
    SHORE,
    WATER,
    land_marks,
    livery_marks,
    mark_of,
    mix,
    number,
    way,
)
from trunkline.core.hexes import Place
from trunkline.core.lettering import (
    FORBIDDEN,
    NAME,
    TOLERABLE,
    UNKIND,
    WATER_LINE,
    WATER_NAME,
    WATER_SPACING,
    Obstacle,
    place_name,
    place_water,
)
from trunkline.core.rails import Tracks, lay
from trunkline.core.scene import Livery, Piece, Scene, Spot
from trunkline.core.sheet import (
    EDGE,
    Box,
    Grid,
    Point,
    around,
    bounds,
    edges,
    inner_sides,
    off_the_board,
    shores,
)

MARGIN = 0.75 * EDGE  # between the hexes and the frame
RIM = 44.0  # between the frame and the edge of the sheet
# At which corner of a hex its numerals and its house stand: no track comes near a corner.
CORNERS = {
    "flat": {"cost": 4, "gain": 3, "extra": 2, "note": 0, "house": 1},
    "pointy": {"cost": 4, "gain": 2, "extra": 1, "note": 5, "house": 0},
}
NUMERALS = 0.745  # how far towards the corner
HOUSES = 0.56
SHORE_LINES = (34.0, 26.0, 19.0, 13.0, 8.0, 4.0)  # how far off the shore each is engraved


@dataclass(frozen=True)
class Standing:
    """A piece and where it stands."""

    piece: Piece
    at: Point
    engine: bool = False  # drawn as an engine, not as a mere roundel
    west: bool = False  # the engine heads to the left

    @property
    def room(self) -> Box:
        if self.piece.kind == "house":
            return around(self.at, *HOUSE)
        if self.engine:
            return around((self.at[0], self.at[1] - 3), *ENGINE)
        return around(self.at, 2 * ROUNDEL, 2 * ROUNDEL)


def draw_board(scene: Scene) -> str:
    """One self-contained picture of the map and everything on it."""
    return "\n".join(_Picture(scene).parts()) + "\n"


class _Picture:
    """The scene laid out on a sheet."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.grid = Grid(scene.layout)
        self.liveries = _liveries(scene)
        self.number_of = {livery.owner: each for each, livery in enumerate(self.liveries)}
        self.places = {spot.id: spot.at for spot in scene.spots}
        self.land = [spot.at for spot in scene.spots]
        self.water = [place for _, places in scene.waters for place in places]
        self.sea = [*self.water, *off_the_board(self.grid, self.land, self.water)]
        self.tracks = self._lay_tracks()
        self.standing = list(self._stand())
        self.sheet, self.legend, self.rose = self._arrange()

    # Where things go

    def _lay_tracks(self) -> Tracks:
        owned: dict[str, list[Place]] = defaultdict(list)
        for piece in self.scene.pieces:
            if piece.kind == "locomotive":
                owned[piece.owner].append(self.places[piece.spot])
        stations = (spot.at for spot in self.scene.spots if spot.look == "station")
        order = sorted(owned, key=self.number_of.__getitem__)
        return lay(self.grid, {owner: owned[owner] for owner in order}, stations)

    def _stand(self) -> Iterator[Standing]:
        """Every piece with its place: houses in their corner, roundels on their track."""
        of_spot: dict[str, list[Piece]] = defaultdict(list)
        for piece in self.scene.pieces:
            of_spot[piece.spot].append(piece)
        for spot, pieces in of_spot.items():
            place = self.places[spot]
            engines = [piece for piece in pieces if piece.kind == "locomotive"]
            taken: list[Point] = []
            for piece in pieces:
                if piece.kind == "house":
                    taken.append(self._house(place, len(taken)))
                    yield Standing(piece, taken[-1])
            for piece in engines:
                standing = self._engine(piece, place, len(engines) == 1, taken)
                taken.append(standing.at)
                yield standing

    def _house(self, place: Place, already: int) -> Point:
        x, y = self.grid.corner(place, CORNERS[self.grid.layout]["house"], HOUSES)
        return x - already * HOUSE[0], y

    def _engine(self, piece: Piece, place: Place, alone: bool, taken: list[Point]) -> Standing:
        line = self.tracks[piece.owner, place]
        x, y = self.grid.centre(place)
        if alone and line.ends:
            west = bool(line.sides) and self.grid.sides[line.sides[0]][0] > 1
            return Standing(piece, (x, y), engine=True, west=west)
        if not line.curves:
            offers = [
                (x + reach * EDGE * math.cos(turn), y + reach * EDGE * math.sin(turn))
                for reach, turns in ((0, 1), (0.35, 6), (0.6, 12))
                for turn in (math.tau * each / turns for each in range(turns))
            ]
        elif len(line.sides) == 1:
            offers = [line.curves[0].at(share) for share in (0.9, 0.75, 0.6, 1, 0.45)]
        else:
            shares = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)
            offers = [curve.at(share) for share in shares for curve in line.curves]
        return Standing(piece, _clear_of(taken, offers))

    def _arrange(self) -> tuple[Box, Box, Point | None]:
        """The frame, the legend in a corner without hexes, and a wind rose if one is left."""
        places = [*self.land, *self.water]
        centres = [self.grid.centre(place) for place in places]
        field = bounds(point for place in places for point in self.grid.outline(place))
        wide, tall = self._legend_size()
        for step in range(100):
            for corner in range(4):
                for across, down in ((step, 0), (0, step)):
                    sheet = _grown(field.grown(MARGIN), corner, across * 10, down * 10)
                    legend = _in_corner(sheet, corner, wide, tall, 16)
                    if _is_free(legend, centres):
                        return sheet, legend, _free_corner(sheet, centres, legend)
        raise AssertionError("a sheet that grows finds room for its legend")

    def _legend_size(self) -> tuple[float, float]:
        names = max((lettering.width(each.name, 19) for each in self.liveries), default=0)
        title = lettering.width(self.scene.title.upper(), 22, spacing=3)
        return max(names + 116, title + 56), 34 * len(self.liveries) + 84

    # What is drawn

    def parts(self) -> Iterator[str]:
        sheet = self.sheet.grown(RIM)
        provenance = lettering.wrap(self.scene.provenance, 14, self.sheet.width)
        low = sheet.bottom + 18 * max(0, len(provenance) - 1)
        box = Box(sheet.left, sheet.top, sheet.right, low)
        title = self.scene.title or "Map"
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="map-title" '
            f'viewBox="{number(box.left)} {number(box.top)} {number(box.width)} '
            f'{number(box.height)}" font-family="{FONT}" text-anchor="middle" fill="{INK}">'
        )
        yield f'<title id="map-title">{escape(title)}</title>'
        yield f"<desc>{escape(self.scene.provenance)}</desc>"
        yield from self._definitions()
        yield from self._paper(box)
        yield from self._water()
        yield from self._land()
        yield f'<rect {_place(box)} filter="url(#grain)" opacity=".32" pointer-events="none"/>'
        yield from self._spots()
        yield '<g pointer-events="none">'
        yield from self._track()
        yield from self._pieces()
        yield from self._names()
        yield from self._frame()
        yield from self._legend()
        yield from self._provenance(provenance)
        yield "</g></svg>"

    def _definitions(self) -> Iterator[str]:
        yield "<defs>"
        yield from land_marks()
        yield from livery_marks(self.liveries)
        yield f'<path id="hex" fill-opacity="0" d="{way(self.grid.corners, closed=True)}"/>'
        land = "".join(way(line, closed=True) for line in edges(self.grid, self.land))
        yield f'<path id="land" d="{land}"/><clipPath id="ashore"><use href="#land"/></clipPath>'
        shore = "".join(way(line) for line in shores(self.grid, self.land, self.sea))
        yield f'<path id="shore" fill="none" d="{shore}"/>'
        waters = "".join(way(self.grid.outline(place), closed=True) for place in self.sea)
        yield f'<path id="waters" d="{waters}"/>'
        yield (
            '<filter id="grain" x="0" y="0" width="1" height="1">'
            '<feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="2" seed="7"/>'
            '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .27 0 0 0 0 .16 0 0 0 1.3 -.62"/></filter>'
            '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>'
            f'<mask id="tide" maskUnits="userSpaceOnUse" {_place(self.sheet)}>'
            '<use href="#waters" fill="#fff" stroke="#fff" stroke-width="20" filter="url(#soft)"/>'
            "</mask>"
            f'<mask id="swell" maskUnits="userSpaceOnUse" {_place(self.sheet)}>'
            '<use href="#waters" fill="#fff" stroke="#fff" stroke-width="52" filter="url(#soft)"/>'
            '<use href="#shore" stroke="#000" stroke-width="72" filter="url(#soft)"/></mask>'
            '<pattern id="ruling" width="90" height="7" patternUnits="userSpaceOnUse">'
            f'<path d="M0 1.5H90M0 5H38M46 5H90" stroke="{SHORE}" stroke-opacity=".4" '
            'stroke-width=".7"/></pattern>'
            '<pattern id="shade" width="3" height="3" patternUnits="userSpaceOnUse">'
            f'<path d="M-1 1 1-1M0 3 3 0M2 4 4 2" stroke="{INK}" stroke-width=".6"/></pattern>'
        )
        for each, path in self._track_paths():
            yield f'<path id="track-{each}" d="{path}"/>'
        yield "</defs>"

    def _paper(self, box: Box) -> Iterator[str]:
        yield f'<rect {_place(box)} fill="{PAPER}"/>'
        # Two faint lines around the land, in the paper's own colour between.
        yield '<g fill="none" stroke-linejoin="round">'
        for off, share in ((13, 0.16), (8, 0.26), (4, 0.4)):
            colour = mix(PAPER, SEPIA, share)
            yield f'<use href="#land" stroke="{colour}" stroke-width="{2 * off + 1}"/>'
            yield f'<use href="#land" stroke="{PAPER}" stroke-width="{2 * off - 1}"/>'
        yield "</g>"

    def _water(self) -> Iterator[str]:
        if not self.water:
            return
        yield '<g mask="url(#tide)" stroke-linejoin="round">'
        yield f'<rect {_place(self.sheet)} fill="{WATER}"/>'
        for each, off in enumerate(SHORE_LINES):
            colour = mix(WATER, SHORE, 0.35 + 0.11 * each)
            yield f'<use href="#shore" stroke="{colour}" stroke-width="{number(2 * off + 0.9)}"/>'
            yield f'<use href="#shore" stroke="{WATER}" stroke-width="{number(2 * off - 0.9)}"/>'
        yield f'</g><rect mask="url(#swell)" {_place(self.sheet)} fill="url(#ruling)"/>'

    def _land(self) -> Iterator[str]:
        yield f'<use href="#land" fill="{LAND}"/>'
        yield '<g clip-path="url(#ashore)" fill="none">'
        for wide in (26, 18, 10):
            yield f'<use href="#land" stroke="{SEPIA}" stroke-opacity=".1" stroke-width="{wide}"/>'
        sides = "".join(way(side) for side in inner_sides(self.grid, self.land))
        yield f'<path d="{sides}" stroke="{SEPIA}" stroke-opacity=".55" stroke-width=".8"/></g>'
        yield f'<use href="#land" fill="none" stroke="{INK}" stroke-width="1.1"/>'
        yield f'<use href="#shore" stroke="{mix(SHORE, INK, 0.5)}" stroke-width="1.6"/>'

    def _spots(self) -> Iterator[str]:
        yield f'<g font-size="13.5" fill="{mix(SEPIA, INK, 0.25)}">'
        for spot in self.scene.spots:
            yield self._spot(spot)
        yield "</g>"

    def _spot(self, spot: Spot) -> str:
        about = ", ".join(filter(None, (spot.name or spot.id, spot.terrain, spot.cost)))
        x, y = map(number, self.grid.centre(spot.at))
        parts = [f'<use href="#hex" x="{x}" y="{y}"/>']
        if mark := mark_of(spot.look, spot.id):
            parts.append(f'<use href="#{mark}" x="{x}" y="{y}"/>')
        parts += [self._numeral(spot, "cost", spot.cost), self._numeral(spot, "gain", spot.gain)]
        if spot.extra:
            x, y = map(number, self._corner(spot, "extra"))
            parts.append(f'<use href="#plot" x="{x}" y="{y}" transform="translate(-11.5)"/>')
            parts.append(self._numeral(spot, "extra", spot.extra))
        parts.append(self._numeral(spot, "note", "†" if spot.note else ""))
        inside = "".join(parts)
        return f"<g id={quoteattr('hex-' + spot.id)}><title>{escape(about)}</title>{inside}</g>"

    def _corner(self, spot: Spot, what: str) -> Point:
        return self.grid.corner(spot.at, CORNERS[self.grid.layout][what], NUMERALS)

    def _numeral(self, spot: Spot, what: str, text: str) -> str:
        if not text:
            return ""
        x, y = self._corner(spot, what)
        return f'<text x="{number(x)}" y="{number(y + 4.5)}">{escape(text)}</text>'

    def _track_paths(self) -> Iterator[tuple[int, str]]:
        """For each livery with track, the curves of all its hexes."""
        curves: dict[str, list[str]] = defaultdict(list)
        for (owner, _), line in self.tracks.items():
            for curve in line.curves:
                begin, *rest = (f"{number(x)},{number(y)}" for x, y in curve.points)
                curves[owner].append(f"M{begin}C{' '.join(rest)}")
        for owner, paths in curves.items():
            yield self.number_of[owner], "".join(paths)

    def _track(self) -> Iterator[str]:
        yield '<g fill="none">'
        for each, _ in self._track_paths():
            colour = self.liveries[each].colour
            dark = mix(colour, INK, 0.6)
            for stroke, wide, more in (
                (LAND, 12.5, ' stroke-opacity=".85"'),
                (dark, 10.6, ' stroke-dasharray="1.9 3.6"'),
                (mix(colour, INK, 0.12), 7.2, ' stroke-linecap="round"'),
                (mix(LAND, colour, 0.22), 2.8, ' stroke-linecap="round"'),
                (dark, 2.8, ' stroke-dasharray="1.9 3.6"'),
            ):
                yield f'<use href="#track-{each}" stroke="{stroke}" stroke-width="{wide}"{more}/>'
        yield "</g>"

    def _pieces(self) -> Iterator[str]:
        for standing in self.standing:
            piece = standing.piece
            x, y = standing.at
            if piece.kind == "house":
                colour = self.liveries[self.number_of[piece.owner]].colour if piece.owner else INK
                inside = _use("house", (x, y), colour)
            else:
                inside = self._locomotive(standing)
            yield f"<g class={quoteattr('piece ' + piece.kind)}>{inside}</g>"

    def _locomotive(self, standing: Standing) -> str:
        each = self.number_of[standing.piece.owner]
        if not standing.engine:
            return _use(f"roundel-{each}", standing.at)
        return self._engine_with_roundel(each, standing.at, standing.west)

    def _engine_with_roundel(self, each: int, at: Point, west: bool) -> str:
        x, y = at
        heading = -1 if west else 1
        colour = mix(self.liveries[each].colour, INK, 0.1)
        engine = (
            f'<use href="#engine" color="{colour}" '
            f'transform="translate({number(x + 10 * heading)} {number(y)}) scale({1.15 * heading} 1.15)"/>'
        )
        return engine + _use(f"roundel-{each}", (x - 14 * heading, y - 1.5))

    # Names

    def _names(self) -> Iterator[str]:
        yield (
            f'<g font-style="italic" fill="{mix(SHORE, INK, 0.45)}" letter-spacing="{WATER_SPACING}" '
            f'stroke="{WATER}" stroke-width="4" paint-order="stroke" font-size="{WATER_NAME}">'
        )
        for name, places in self.scene.waters:
            yield from self._water_name(name, places)
        yield "</g>"
        yield (
            f'<g font-size="{NAME}" font-variant="small-caps" letter-spacing=".8" '
            f'stroke="{LAND}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">'
        )
        obstacles = list(self._obstacles())
        for spot in self.scene.spots:
            if spot.name:
                room = place_name(spot.name, self.grid.centre(spot.at), obstacles, self.sheet)
                obstacles.append((room, FORBIDDEN))
                x = number(room.middle[0])
                yield f'<text x="{x}" y="{number(room.bottom - 1.5)}">{escape(spot.name)}</text>'
        yield "</g>"

    def _water_name(self, name: str, places: Sequence[Place]) -> Iterator[str]:
        shore = [around(self.grid.centre(place), 1.7 * EDGE, 1.6 * EDGE) for place in self.land]
        lines, (x, y) = place_water(
            name, [self.grid.centre(each) for each in places], shore, self.sheet
        )
        for each, line in enumerate(lines):
            down = y + 8 + WATER_LINE * (each - (len(lines) - 1) / 2)
            yield f'<text x="{number(x)}" y="{number(down)}">{escape(line)}</text>'

    def _obstacles(self) -> Iterator[Obstacle]:
        for standing in self.standing:
            yield standing.room.grown(1), FORBIDDEN
        yield self.legend, FORBIDDEN
        for line in self.tracks.values():
            for curve in line.curves:
                for step in range(1, 12):
                    yield around(curve.at(step / 12), 8, 8), TOLERABLE
        for spot in self.scene.spots:
            for what, text in (("cost", spot.cost), ("gain", spot.gain), ("extra", spot.extra)):
                if text:
                    yield around(self._corner(spot, what), 13, 12), UNKIND
            if spot.look in ("city", "industry", "station"):
                yield around(self.grid.centre(spot.at), 44, 36), UNKIND / 8

    # The frame and what stands in it

    def _frame(self) -> Iterator[str]:
        yield f'<g fill="none" stroke="{INK}">'
        for by, wide in ((0, 0.8), (7, 0.8), (13, 2.6)):
            yield f'<rect {_place(self.sheet.grown(by))} stroke-width="{wide}"/>'
        bar = self.sheet.grown(3.5)
        for begin, length, turn in (
            ((bar.left, bar.top), bar.width, "h"),
            ((bar.left, bar.bottom), bar.width, "h"),
            ((bar.left, bar.top), bar.height, "v"),
            ((bar.right, bar.top), bar.height, "v"),
        ):
            # An odd number of dashes and gaps, so that every corner is dark.
            dash = length / (2 * round(length / 90) + 1)
            yield (
                f'<path d="M{number(begin[0])} {number(begin[1])}{turn}{number(length)}" '
                f'stroke-width="3" stroke-dasharray="{dash:.3f}"/>'
            )
        yield "</g>"
        if self.rose:
            yield _use("rose", self.rose)

    def _legend(self) -> Iterator[str]:
        box = self.legend
        x, _ = box.middle
        shadow = Box(box.left + 6, box.top + 6, box.right + 6, box.bottom + 6)
        yield f'<path d="{_cartouche(shadow)}" fill="url(#shade)"/>'
        yield f'<path d="{_cartouche(box)}" fill="{LAND}" stroke="{INK}" stroke-width="1.8"/>'
        yield f'<path d="{_cartouche(box.grown(-5))}" fill="none" stroke="{INK}" stroke-width=".7"/>'
        yield (
            f'<text x="{number(x)}" y="{number(box.top + 42)}" font-size="22" '
            f'letter-spacing="3">{escape(self.scene.title.upper())}</text>'
            f'<path d="M{number(x - 60)} {number(box.top + 56)}h48l12-3 12 3h48h-48l-12 3-12-3z" '
            f'stroke="{INK}" stroke-width=".8"/>'
        )
        for each, livery in enumerate(self.liveries):
            y = box.top + 84 + 34 * each
            yield self._engine_with_roundel(each, (box.left + 50, y), False)
            yield (
                f'<text x="{number(box.left + 92)}" y="{number(y + 6)}" font-size="19" '
                f'text-anchor="start">{escape(livery.name)}</text>'
            )

    def _provenance(self, lines: list[str]) -> Iterator[str]:
        x, _ = self.sheet.middle
        for each, line in enumerate(lines):
            y = self.sheet.bottom + 33 + 18 * each
            yield (
                f'<text x="{number(x)}" y="{number(y)}" font-size="14" font-style="italic" '
                f'fill="{mix(SEPIA, INK, 0.4)}">{escape(line)}</text>'
            )


def _liveries(scene: Scene) -> list[Livery]:
    """The scene's liveries, and a plain grey one for an owner that has none."""
    known = {livery.owner for livery in scene.liveries}
    others = dict.fromkeys(piece.owner for piece in scene.pieces if piece.owner not in known)
    grey = [Livery(each, each, "#77716a", each[:1], "solid") for each in others if each]
    return [*scene.liveries, *grey]


def _clear_of(taken: list[Point], offers: list[Point]) -> Point:
    """The first offer that touches nothing, or the one farthest from everything."""
    if not taken:
        return offers[0]
    distances = [min(math.dist(offer, other) for other in taken) for offer in offers]
    free = [each for each, distance in enumerate(distances) if distance >= 2 * ROUNDEL + 1]
    return offers[free[0] if free else distances.index(max(distances))]


def _grown(box: Box, corner: int, across: float, down: float) -> Box:
    """Larger towards a corner: 0 is lower right, 1 lower left, 2 upper right, 3 upper left."""
    left, top = corner % 2 == 1, corner >= 2
    return Box(
        box.left - across * left,
        box.top - down * top,
        box.right + across * (not left),
        box.bottom + down * (not top),
    )


def _in_corner(sheet: Box, corner: int, wide: float, tall: float, gap: float) -> Box:
    left = sheet.left + gap if corner % 2 else sheet.right - gap - wide
    top = sheet.top + gap if corner >= 2 else sheet.bottom - gap - tall
    return Box(left, top, left + wide, top + tall)


def _is_free(box: Box, centres: Iterable[Point]) -> bool:
    return all(box.distance(centre) > 1.12 * EDGE for centre in centres)


def _free_corner(sheet: Box, centres: list[Point], legend: Box) -> Point | None:
    """Where a wind rose has room."""
    for corner in range(4):
        box = _in_corner(sheet, corner, 130, 160, 22)
        if _is_free(box, centres) and not box.overlap(legend.grown(20)):
            return box.middle
    return None


def _use(id: str, at: Point, colour: str = "") -> str:
    tint = f' color="{colour}"' if colour else ""
    return f'<use href="#{id}" x="{number(at[0])}" y="{number(at[1])}"{tint}/>'


def _place(box: Box) -> str:
    """The rectangle as attributes."""
    return (
        f'x="{number(box.left)}" y="{number(box.top)}" '
        f'width="{number(box.width)}" height="{number(box.height)}"'
    )


def _cartouche(box: Box) -> str:
    """A rectangle with its corners cut in."""
    cut = "a14 14 0 0 0"
    wide, tall = number(box.width - 28), number(box.height - 28)
    return (
        f"M{number(box.left + 14)} {number(box.top)}h{wide}{cut} 14 14v{tall}{cut}-14 14"
        f"h-{wide}{cut}-14-14v-{tall}{cut} 14-14z"
    )
