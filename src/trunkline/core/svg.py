"""The map of a scene as an SVG picture: an engraved railway map, with all that lies on it.

The picture is made from the scene alone and needs nothing else: no script, no font, no image.
Layers from the bottom: paper, water, land, marks and numerals, track, pieces, names, frame, legend.
The rooms of the workshop are in `trunkline.core.drawing`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape, quoteattr

from trunkline.core.drawing import lettering
from trunkline.core.drawing.cartouche import (
    arrange,
    draw_frame,
    draw_legend,
    draw_small_print,
    placed,
)
from trunkline.core.drawing.engravings import (
    FONT,
    INK,
    LAND,
    PAPER,
    SEPIA,
    SHORE,
    WATER,
    engine,
    land_marks,
    livery_marks,
    mark_of,
    mix,
    number,
    use,
    way,
)
from trunkline.core.drawing.pieces import Standing, stand
from trunkline.core.drawing.rails import Tracks, lay
from trunkline.core.drawing.sheet import (
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
from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Scene, Spot

# At which corner of a hex its numerals stand: no track comes near a corner.
CORNERS = {
    "flat": {"cost": 4, "gain": 3, "extra": 2, "note": 0, "id": 5},
    "pointy": {"cost": 4, "gain": 2, "extra": 1, "note": 5, "id": 3},
}
NUMERALS = 0.745  # how far towards the corner
IDS = 0.8
# What a name should leave clear of a mark: how far up its middle is, width and height.
MARKS = {"city": (0, 44, 36), "industry": (12, 58, 56), "station": (19, 72, 48)}
SHORE_LINES = (34.0, 26.0, 19.0, 13.0, 8.0, 4.0)  # how far off the shore each is engraved
OUTER_LINES = ((13, 0.16), (8, 0.26), (4, 0.4))  # around the land: how far off, how dark
SLEEPERS = ' stroke-dasharray="1.9 3.6"'


def draw_board(scene: Scene) -> str:
    """One self-contained picture of the map and everything on it."""
    return "\n".join(Picture(scene).parts()) + "\n"


class Picture:
    """The scene laid out on a sheet."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.grid = Grid(scene.layout)
        self.liveries = _liveries(scene)
        self.number_of = {livery.owner: each for each, livery in enumerate(self.liveries)}
        self.land = [spot.at for spot in scene.spots]
        water = [place for _, places in scene.waters for place in places]
        self.sea = [*water, *off_the_board(self.grid, self.land, water)]
        places = {spot.id: spot.at for spot in scene.spots}
        self.tracks = self._lay(places)
        self.standing = list(stand(self.grid, scene.pieces, places, self.tracks))
        board = [*self.land, *water]
        field = bounds(point for place in board for point in self.grid.outline(place))
        self.sheet = arrange(scene, self.liveries, field, [*map(self.grid.centre, board)])

    def _lay(self, places: dict[str, Place]) -> Tracks:
        owned: dict[str, list[Place]] = {livery.owner: [] for livery in self.liveries}
        for piece in self.scene.pieces:
            if piece.kind != "house":
                owned[piece.owner].append(places[piece.spot])
        stations = (spot.at for spot in self.scene.spots if spot.look == "station")
        return lay(self.grid, owned, stations)

    def parts(self) -> Iterator[str]:
        """The lines of the file."""
        paper = self.sheet.paper
        view = " ".join(map(number, (paper.left, paper.top, paper.width, paper.height)))
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{view}" '
            f'font-family="{FONT}" text-anchor="middle" fill="{INK}">'
        )
        yield f"<title>{escape(self.scene.title or 'Map')}</title>"
        yield f"<desc>{escape(self.scene.provenance)}</desc>"
        yield from self._definitions()
        yield from self._paper()
        yield from self._water()
        yield from self._land()
        yield f'<rect {placed(paper)} filter="url(#grain)" opacity=".32" pointer-events="none"/>'
        yield from self._spots()
        # Only the hexes answer the pointer, with their titles.
        yield '<g pointer-events="none">'
        yield from self._track()
        yield from self._pieces()
        yield from self._water_names()
        yield from self._names()
        yield from draw_frame(self.sheet)
        if self.sheet.legend:
            yield from draw_legend(self.sheet.legend, self.scene.title, self.liveries)
        yield from draw_small_print(self.sheet)
        yield "</g></svg>"

    # The ground

    def _definitions(self) -> Iterator[str]:
        yield "<defs>"
        yield from land_marks()
        yield from livery_marks(self.liveries)
        hexagon = way(self.grid.corners, closed=True)
        yield f'<path id="hex" fill-opacity="0" stroke="none" d="{hexagon}"/>'
        land = "".join(way(line, closed=True) for line in edges(self.grid, self.land))
        yield f'<path id="land" d="{land}"/><clipPath id="ashore"><use href="#land"/></clipPath>'
        shore = "".join(way(line) for line in shores(self.grid, self.land, self.sea))
        yield f'<path id="shore" fill="none" d="{shore}"/>'
        waters = "".join(way(self.grid.outline(place), closed=True) for place in self.sea)
        yield f'<path id="waters" d="{waters}"/>'
        yield from self._effects()
        for each, path in self._track_paths().items():
            yield f'<path id="track-{each}" d="{path}"/>'
        yield "</defs>"

    def _effects(self) -> Iterator[str]:
        """The paper's grain, the water fading out where the board ends, hatchings."""
        frame = placed(self.sheet.frame)
        yield (
            '<filter id="grain" x="0" y="0" width="1" height="1">'
            '<feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="2" seed="7"/>'
            '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .27 0 0 0 0 .16 0 0 0 1.3 -.62"/></filter>'
        )
        yield '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>'
        yield (
            f'<mask id="tide" maskUnits="userSpaceOnUse" {frame}>'
            '<use href="#waters" fill="#fff" stroke="#fff" stroke-width="20" filter="url(#soft)"/>'
            f'</mask><mask id="swell" maskUnits="userSpaceOnUse" {frame}>'
            '<use href="#waters" fill="#fff" stroke="#fff" stroke-width="52" filter="url(#soft)"/>'
            '<use href="#shore" stroke="#000" stroke-width="72" filter="url(#soft)"/></mask>'
        )
        yield (
            '<pattern id="ruling" width="200" height="4" patternUnits="userSpaceOnUse">'
            f'<path d="M-1 2H201" stroke="{SHORE}" stroke-width=".7" stroke-opacity=".4"/>'
            "</pattern>"
            '<pattern id="shade" width="3" height="3" patternUnits="userSpaceOnUse">'
            f'<path d="M-1 1 1-1M0 3 3 0M2 4 4 2" stroke="{INK}" stroke-width=".6"/></pattern>'
        )

    def _paper(self) -> Iterator[str]:
        yield f'<rect {placed(self.sheet.paper)} fill="{PAPER}"/>'
        yield '<g fill="none" stroke-linejoin="round">'
        for off, share in OUTER_LINES:
            yield from _parallel("land", off, mix(PAPER, SEPIA, share), PAPER)
        yield "</g>"

    def _water(self) -> Iterator[str]:
        """Lines along the shore, and a ruling that takes over where they end."""
        if not self.sea:
            return
        frame = placed(self.sheet.frame)
        yield '<g mask="url(#tide)" stroke-linejoin="round">'
        yield f'<rect {frame} fill="{WATER}"/>'
        for each, off in enumerate(SHORE_LINES):
            yield from _parallel("shore", off, mix(WATER, SHORE, 0.35 + 0.11 * each), WATER)
        yield f'</g><rect mask="url(#swell)" {frame} fill="url(#ruling)"/>'

    def _land(self) -> Iterator[str]:
        yield f'<use href="#land" fill="{LAND}"/>'
        yield f'<g clip-path="url(#ashore)" fill="none" stroke="{SEPIA}">'
        for wide in (26, 18, 10):
            yield f'<use href="#land" stroke-opacity=".1" stroke-width="{wide}"/>'
        sides = "".join(way(side) for side in inner_sides(self.grid, self.land))
        yield f'<path d="{sides}" stroke-opacity=".55" stroke-width=".8"/></g>'
        yield f'<use href="#land" fill="none" stroke="{INK}" stroke-width="1.1"/>'
        yield f'<use href="#shore" stroke="{mix(SHORE, INK, 0.5)}" stroke-width="1.6"/>'

    # The hexes

    def _spots(self) -> Iterator[str]:
        yield (
            f'<g font-size="13.5" fill="{mix(SEPIA, INK, 0.25)}" stroke="{LAND}" '
            'stroke-width="2.4" paint-order="stroke">'
        )
        for spot in self.scene.spots:
            inside = "".join(self._spot(spot))
            yield f"<g id={quoteattr(f'hex-{spot.id}')}>{inside}</g>"
        yield "</g>"

    def _spot(self, spot: Spot) -> Iterator[str]:
        centre = self.grid.centre(spot.at)
        called = f"{spot.name} ({spot.id})" if spot.name else spot.id
        about = ", ".join(filter(None, (called, spot.terrain, spot.cost)))
        yield f"<title>{escape(about)}</title>"
        yield use("hex", centre)
        if mark := mark_of(spot.look, spot.id):
            yield use(mark, centre)
        note = "†" if spot.note else ""
        texts = {"cost": spot.cost, "gain": spot.gain, "extra": spot.extra, "note": note}
        for what, text in texts.items():
            if text:
                yield _text(self._corner(spot, what), 4.5, text)
        if spot.extra:
            x, y = self._corner(spot, "extra")
            yield use("plot", (x - 12.5, y))
        quiet = ' font-size="9" font-style="italic" opacity=".75"'
        yield _text(self._corner(spot, "id", IDS), 0, spot.id, quiet)

    def _corner(self, spot: Spot, what: str, reach: float = NUMERALS) -> Point:
        return self.grid.corner(spot.at, CORNERS[self.grid.layout][what], reach)

    # Track and pieces

    def _track_paths(self) -> dict[int, str]:
        """For each livery with track, the curves of all its hexes."""
        paths: dict[int, str] = defaultdict(str)
        for (owner, _), line in self.tracks.items():
            for curve in line.curves:
                begin, *rest = (f"{number(x)},{number(y)}" for x, y in curve.points)
                paths[self.number_of[owner]] += f"M{begin}C{' '.join(rest)}"
        return paths

    def _track(self) -> Iterator[str]:
        """Each track is one path, stroked from wide to narrow."""
        yield '<g fill="none">'
        for each in self._track_paths():
            colour = self.liveries[each].colour
            dark = mix(colour, INK, 0.6)
            for stroke, wide, more in (
                (LAND, 12.5, ' stroke-opacity=".85"'),  # cuts through trees and peaks
                (dark, 10.6, SLEEPERS),
                (mix(colour, INK, 0.12), 7.2, ' stroke-linecap="round"'),  # both rails
                (mix(LAND, colour, 0.22), 2.8, ' stroke-linecap="round"'),  # between them
                (dark, 2.8, SLEEPERS),
            ):
                yield f'<use href="#track-{each}" stroke="{stroke}" stroke-width="{wide}"{more}/>'
        yield "</g>"

    def _pieces(self) -> Iterator[str]:
        for standing in self.standing:
            kind = quoteattr(f"piece {standing.piece.kind}")
            yield f"<g class={kind}>{self._piece(standing)}</g>"

    def _piece(self, standing: Standing) -> str:
        piece = standing.piece
        if piece.kind == "house":
            colour = self.liveries[self.number_of[piece.owner]].colour if piece.owner else INK
            return use("house", standing.at, colour)
        each = self.number_of[piece.owner]
        if standing.engine:
            return engine(each, self.liveries[each], standing.at, west=standing.west)
        return use(f"roundel-{each}", standing.at)

    # Names

    def _water_names(self) -> Iterator[str]:
        yield (
            f'<g font-size="{lettering.WATER_NAME}" letter-spacing="{lettering.WATER_SPACING}" '
            f'font-style="italic" fill="{mix(SHORE, INK, 0.45)}" stroke="{WATER}" '
            'stroke-width="4" paint-order="stroke">'
        )
        ashore = [around(self.grid.centre(place), 1.7 * EDGE, 1.6 * EDGE) for place in self.land]
        for name, places in self.scene.waters:
            if name and places:
                yield from self._water_name(name, places, ashore)
        yield "</g>"

    def _water_name(
        self, name: str, places: Sequence[Place], ashore: Sequence[Box]
    ) -> Iterator[str]:
        centres = [self.grid.centre(place) for place in places]
        lines, (x, y) = lettering.place_water(name, centres, ashore, self.sheet.frame)
        for each, line in enumerate(lines):
            down = lettering.WATER_LINE * (each - (len(lines) - 1) / 2)
            yield _text((x, y + down), 8, line)

    def _names(self) -> Iterator[str]:
        yield (
            f'<g font-size="{lettering.NAME}" font-variant="small-caps" letter-spacing=".8" '
            f'stroke="{LAND}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">'
        )
        for name, room in self.name_rooms():
            yield _text((room.middle[0], room.bottom), -1.5, name)
        yield "</g>"

    def name_rooms(self) -> Iterator[tuple[str, Box]]:
        """Every place name with its room; a name keeps clear of those before it."""
        obstacles = list(self.obstacles())
        for spot in self.scene.spots:
            if spot.name:
                centre = self.grid.centre(spot.at)
                room = lettering.place_name(spot.name, centre, obstacles, self.sheet.frame)
                obstacles.append((room, lettering.FORBIDDEN))
                yield spot.name, room

    def obstacles(self) -> Iterator[lettering.Obstacle]:
        """What names should not cover, and how much it matters."""
        for standing in self.standing:
            yield standing.room.grown(1), lettering.FORBIDDEN
        if self.sheet.legend:
            yield self.sheet.legend, lettering.FORBIDDEN
        for line in self.tracks.values():
            for curve in line.curves:
                for step in range(13):
                    yield around(curve.at(step / 12), 8, 8), lettering.TOLERABLE
        for spot in self.scene.spots:
            for what, text in (("cost", spot.cost), ("gain", spot.gain), ("extra", spot.extra)):
                if text:
                    yield around(self._corner(spot, what), 13, 12), lettering.UNKIND
            if spot.look in MARKS:
                x, y = self.grid.centre(spot.at)
                up, wide, tall = MARKS[spot.look]
                yield around((x, y - up), wide, tall), lettering.REGRETTABLE


def _liveries(scene: Scene) -> list[Livery]:
    """The scene's liveries, and a plain grey one for an owner that has none."""
    known = {livery.owner for livery in scene.liveries}
    others = dict.fromkeys(
        piece.owner for piece in scene.pieces if piece.owner or piece.kind != "house"
    )
    grey = [
        Livery(each, each, "#77716a", each[:1], "solid") for each in others if each not in known
    ]
    return [*scene.liveries, *grey]


def _parallel(id: str, off: float, colour: str, ground: str) -> Iterator[str]:
    """A fine line on both sides of a path: a wide stroke, hollowed by a narrower one."""
    yield f'<use href="#{id}" stroke="{colour}" stroke-width="{number(2 * off + 0.9)}"/>'
    yield f'<use href="#{id}" stroke="{ground}" stroke-width="{number(2 * off - 0.9)}"/>'


def _text(at: Point, lower: float, text: str, more: str = "") -> str:
    return f'<text x="{number(at[0])}" y="{number(at[1] + lower)}"{more}>{escape(text)}</text>'
