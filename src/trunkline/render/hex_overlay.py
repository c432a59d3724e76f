"""The overlay of a hex map: incomes, track, pieces, and place names that keep clear of them.

Everything that can come or go has a `data-piece` that stays the same from picture to picture, so
that a table can tell what is new.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene, Spot, piece_title
from trunkline.render import lettering, overview
from trunkline.render.hex_geometry import Box, Point, around
from trunkline.render.hex_ground import (
    NUMERAL_ROOM,
    HexGround,
    printed_liveries,
    target_of,
)
from trunkline.render.neutral_pieces import MARKS, neutral_mark, neutral_piece
from trunkline.render.palette import INK, IRON, LAND, mix, paint
from trunkline.render.piece_layout import PlacedPiece, clear_of_rails, is_headed, stand
from trunkline.render.rails import HexTrack, Tracks, along, lay, railhead, spur, tile
from trunkline.render.sprites import (
    bare_engine,
    engine,
    halo,
    headed_engine,
    herald,
    livery_marks,
    tile_mark,
)
from trunkline.render.svg_primitives import numerals, opening, write
from trunkline.render.symbols import number, standing_for, use
from trunkline.render.tokens import COUNTERS, counter, counter_mark

SLEEPERS = ' stroke-dasharray="1.9 3.6"'
ROUND = ' stroke-linecap="round"'
TRACK_ROOM = 4.0  # to either side of its middle
TOWNS = ("city", "town", "station")
LETTERS = 10.5  # the size of an owner's letters on a tile …
FLAT = 0.55  # … and how high they are for how wide, or nearly so
UNOWNED = ("house", *MARKS)  # kinds of pieces that may be nobody's
HIT = 27  # the radius in which a piece answers


class HexOverlay:
    """The layer of what lies on the map now."""

    def __init__(self, ground: HexGround, scene: Scene) -> None:
        self.ground = ground
        self.scene = scene
        self.liveries = _liveries(scene)
        self.number_of = {livery.owner: each for each, livery in enumerate(self.liveries)}
        self.spots = {spot.id: spot for spot in scene.spots}
        self.spot_at = {place: id for id, place in ground.places.items()}
        self.kinds = {piece.kind for piece in scene.pieces}
        self.tiles = [piece for piece in scene.pieces if piece.kind == "track"]
        self.tracks = {**self._lay(), **self._tiled()}
        owners = {livery.owner: livery for livery in self.liveries}
        self.standing = list(stand(ground.grid, scene.pieces, ground.places, self.tracks, owners))

    @cached_property
    def large(self) -> bool:
        """So large that a table shows it from afar."""
        return overview.is_large(self.ground.sheet.paper)

    @cached_property
    def heralds(self) -> set[Piece]:
        """Locomotives that are drawn larger then."""
        named = {spot.id for spot in self.scene.spots if spot.name}
        return overview.heralds(self.standing, named) if self.large else set()

    def _lay(self) -> Tracks:
        owned: dict[str, list[Place]] = {livery.owner: [] for livery in self.liveries}
        for piece in self.scene.pieces:
            if piece.kind == "locomotive" and not is_headed(piece):
                owned[piece.owner].append(self.ground.places[piece.spot])
        stations = (spot.at for spot in self.scene.spots if spot.look == "station")
        return lay(self.ground.grid, owned, stations, webbed=self.scene.joined == "all")

    def _tiled(self) -> Tracks:
        """The rails on tiles, and those behind locomotives that have come from somewhere."""
        found: dict[tuple[str, Place], HexTrack] = {}
        for piece in self.scene.pieces:
            if piece.kind == "track" or is_headed(piece):
                place, lead = self.ground.places[piece.spot], railhead if is_headed(piece) else tile
                line = lead(self.ground.grid, place, piece.sides)
                spurs = (spur(self.ground.grid, place, side) for side in self._into_towns(piece))
                found[piece.owner, place] = replace(line, curves=(*line.curves, *spurs))
        return found

    def _into_towns(self, piece: Piece) -> list[int]:
        """The sides by which rails come to a town."""
        place = self.ground.places[piece.spot]
        beyond = ((side, self.ground.grid.beside(place, side)) for side in piece.sides)
        return [
            side
            for side, near in beyond
            if near in self.spot_at and self.spots[self.spot_at[near]].look in TOWNS
        ]

    def parts(self) -> Iterator[str]:
        yield opening("play", ' pointer-events="none"')
        yield from self.definitions()
        yield from self.plates()
        yield from self._gains()
        yield from self.lines()
        yield from self._tracks()
        yield from self._pieces()
        yield from filter(None, map(self.ground.badge, self.ground.map.spots))
        yield from self.names()
        yield "</g>"

    def definitions(self) -> Iterator[str]:
        """Each owner's track as one path, and the liveries that the map does not know."""
        yield "<defs>"
        yield from livery_marks(self.liveries, len(self.ground.map.liveries))
        for kind, owner in dict.fromkeys((piece.kind, piece.owner) for piece in self.scene.pieces):
            if kind in COUNTERS:
                each = self.number_of[owner]
                yield counter_mark(kind, each, self.liveries[each])
        yield from (neutral_mark(kind) for kind in MARKS if kind in self.kinds)
        if self.tiles:
            yield tile_mark(self.ground.grid.corners)
        for each, path in self._paths.items():
            yield f'<path id="map-track-{each}" d="{path}"/>'
        yield "</defs>"

    def plates(self) -> Iterator[str]:
        """The tiles that the rails are on."""
        if self.tiles:
            yield '<g class="plates">'
            for piece in self.tiles:
                yield use("tile", self._centre(piece))
            yield "</g>"

    def _centre(self, piece: Piece) -> Point:
        return self.ground.grid.centre(self.ground.places[piece.spot])

    def _gains(self) -> Iterator[str]:
        yield numerals("gains")
        for spot in self.scene.spots:
            if spot.gain:
                id = quoteattr(f"gain:{spot.id}:{spot.gain}")
                at = self.ground.corner(spot, "gain")
                yield write(at, 4.5, spot.gain, f' class="gain" data-piece={id}')
        yield "</g>"

    # Track

    @cached_property
    def _paths(self) -> dict[int, str]:
        """For each livery with track, the curves of all its hexes."""
        paths: dict[int, str] = defaultdict(str)
        for (owner, _), line in self.tracks.items():
            if line.curves:
                paths[self.number_of[owner]] += _path(line)
        return paths

    def lines(self) -> Iterator[str]:
        """Each owner's track is one path, stroked from wide to narrow: so it has no seams."""
        yield '<g class="lines" fill="none">'
        for each in self._paths:
            livery = self.liveries[each]
            colour = livery.colour
            dark = mix(colour, INK.colour, 0.6)
            yield f'<g class="line"{standing_for(livery.target)} color="{colour}">'
            # The first cuts through trees and peaks; then both rails, and what is between them.
            for paints, wide, more in (
                (paint(stroke=LAND, also="bed"), 12.5, ' stroke-opacity=".85"'),
                (f'class="sleepers" stroke="{dark}"', 10.6, SLEEPERS),
                (f'class="rails" stroke="{mix(colour, INK.colour, 0.12)}"', 7.2, ROUND),
                (f'class="between" stroke="{mix(LAND.colour, colour, 0.22)}"', 2.8, ROUND),
                (f'class="sleepers" stroke="{dark}"', 2.8, SLEEPERS),
            ):
                yield f'<use href="#map-track-{each}" {paints} stroke-width="{wide}"{more}/>'
            yield from self._letters(livery)
            yield "</g>"
        yield "</g>"

    def _letters(self, livery: Livery) -> Iterator[str]:
        """On every tile whose it is, in a corner that its rails leave free."""
        rooms = [room for piece, room in self._letter_rooms if piece.owner == livery.owner]
        if rooms:
            dark = mix(livery.colour, INK.colour, 0.35)
            yield f'<g class="letters" fill="{dark}" font-size="{LETTERS}" font-weight="bold">'
            for room in rooms:
                yield write(room.middle, 0.35 * LETTERS, livery.letters)
            yield "</g>"

    @cached_property
    def _letter_rooms(self) -> list[tuple[Piece, Box]]:
        """Where each tile has its owner's letters."""
        stations = Counter(piece.spot for piece in self.scene.pieces if piece.kind == "station")
        found = []
        for piece in self.tiles:
            letters = self.liveries[self.number_of[piece.owner]].letters
            across, down = clear_of_rails(self.ground.grid, piece.sides, stations[piece.spot], FLAT)
            x, y = self._centre(piece)
            wide = lettering.width(letters, LETTERS)
            found.append((piece, around((x + across, y + down), wide, LETTERS)))
        return found

    def _tracks(self) -> Iterator[str]:
        """The track of each hex once more, unseen: what a table lights when it is new."""
        yield '<g class="tracks" fill="none" stroke="none">'
        for (owner, place), line in self.tracks.items():
            if line.curves:
                spot = self.spot_at[place]
                id, target = quoteattr(f"track:{owner}:{spot}"), standing_for(target_of(spot))
                yield f'<path class="track" data-piece={id}{target} d="{_path(line)}"/>'
        yield "</g>"

    # Pieces

    def _pieces(self) -> Iterator[str]:
        alike: Counter[str] = Counter()
        for standing in self.standing:
            piece = standing.piece
            id = f"{piece.kind}:{piece.owner}:{piece.spot}"
            alike[id] += 1
            if alike[id] > 1:
                id += f":{alike[id]}"
            target = standing_for(piece.target or target_of(piece.spot))
            classes = f"piece {piece.kind}" + (" spot" if piece.target else "")
            yield (
                f"<g class={quoteattr(classes)} data-piece={quoteattr(id)}{target}"
                f"{self._from(piece)}>{self._answering(standing)}"
                f"{halo(standing.at)}{self.piece(standing)}</g>"
            )

    def _answering(self, standing: PlacedPiece) -> str:
        """What can be chosen itself, beside its hex, answers the pointer while it can be."""
        piece = standing.piece
        if not piece.target:
            return ""
        whose = self.liveries[self.number_of[piece.owner]].name if piece.owner else ""
        about = piece_title(self.spots[piece.spot], whose)
        return f"<title>{escape(about)}</title>{self._hit(standing)}"

    def _hit(self, standing: PlacedPiece) -> str:
        """The whole hex of a locomotive, which stands there alone; else a circle."""
        more = 'class="hit" fill="none" stroke="none"'
        if standing.piece.kind == "locomotive":
            return use("hex", self._centre(standing.piece), more)
        x, y = map(number, standing.at)
        return f'<circle cx="{x}" cy="{y}" r="{HIT}" vector-effect="non-scaling-stroke" {more}/>'

    def _from(self, piece: Piece) -> str:
        """How far it came: the way from the hex its track comes from to its own."""
        if piece.kind != "locomotive":
            return ""
        line = self.tracks[piece.owner, self.ground.places[piece.spot]]
        if piece.heading is not None:
            behind = (piece.heading + 3) % 6
            side = behind if behind in line.sides else None
        else:
            side = None if line.origin or not line.sides else line.sides[0]
        if side is None:
            return ""
        x, y = self.ground.grid.sides[side]
        return f' data-from="{number(-2 * x)},{number(-2 * y)}"'

    def piece(self, standing: PlacedPiece) -> str:
        piece, at = standing.piece, standing.at
        own = self.number_of.get(piece.owner)
        if piece.kind in MARKS:
            return neutral_piece(piece, at)
        if piece.kind == "house" or own is None:
            colour = IRON.colour if own is None else self.liveries[own].colour
            return use("house", at, f'color="{colour}"')
        livery = self.liveries[own]
        if piece.kind != "locomotive":
            return counter(piece, own, livery, at)
        if piece.heading is not None:
            return headed_engine(own, livery, at, self.ground.grid.ahead(piece.heading))
        if standing.engine and self.spots[piece.spot].owner == piece.owner:
            return bare_engine(livery, at)
        if standing.engine:
            return engine(own, livery, at, west=standing.west)
        return herald(own, at) if piece in self.heralds else use(f"roundel-{own}", at)

    # Names

    def names(self) -> Iterator[str]:
        if not self.large:
            yield from _written("names", lettering.NAME, self.name_rooms())
            return
        yield from _written("names near", lettering.NAME, self.name_rooms())
        rooms = self.rooms_afar()
        yield from _written(
            "names afar", overview.LETTERS * lettering.NAME, rooms, ' display="none"'
        )

    def rooms_afar(self) -> Iterator[tuple[str, Box]]:
        """Place names in letters for those who see the whole of a large map."""
        grid = self.ground.grid
        pieces = lettering.clutter(
            overview.larger(self.standing, self.heralds), lettering.FORBIDDEN
        )
        # Those that are more than a name on the map have the first choice.
        spots = sorted((spot for spot in self.scene.spots if spot.name), key=_matters)
        places = [(spot.name, grid.centre(spot.at)) for spot in spots]
        return overview.names(places, np.vstack((self.clutter, pieces)), self.ground.sheet.frame)

    def name_rooms(self) -> Iterator[tuple[str, Box]]:
        """Every place name with its room; a name keeps clear of those before it."""
        clutter = self.clutter
        for spot in self.scene.spots:
            if spot.name:
                centre = self.ground.grid.centre(spot.at)
                room = lettering.place_name(spot.name, centre, clutter, self.ground.sheet.frame)
                taken = lettering.clutter([room], lettering.FORBIDDEN)
                clutter = np.vstack((clutter, taken))
                yield spot.name, room

    @cached_property
    def clutter(self) -> lettering.Clutter:
        """What names should not cover, and how much it matters."""
        ground = self.ground
        pieces = (room.grown(1) for standing in self.standing for room in standing.rooms)
        letters = (room for _, room in self._letter_rooms)
        gains = (
            around(ground.corner(spot, "gain"), *NUMERAL_ROOM)
            for spot in self.scene.spots
            if spot.gain
        )
        middles = along(self.tracks)
        tolerable = np.full((len(middles), 1), lettering.TOLERABLE)
        return np.vstack(
            (
                ground.clutter,
                lettering.clutter(pieces, lettering.FORBIDDEN),
                lettering.clutter([*gains, *letters], lettering.UNKIND),
                np.hstack((middles - TRACK_ROOM, middles + TRACK_ROOM, tolerable)),
            )
        )


def _liveries(scene: Scene) -> list[Livery]:
    """The liveries that are printed, then the others, then a plain grey one for who has none."""
    first = printed_liveries(scene)
    known = {livery.owner for livery in scene.liveries}
    others = dict.fromkeys(
        piece.owner for piece in scene.pieces if piece.owner or piece.kind not in UNOWNED
    )
    grey = [
        Livery(each, each, "#77716a", each[:1], "solid") for each in others if each not in known
    ]
    return [*first, *(livery for livery in scene.liveries if livery not in first), *grey]


def _matters(spot: Spot) -> bool:
    """False for what is more than a city like others, so that it is sorted before these."""
    return not (spot.owner or spot.starts or spot.look == "station")


def _written(
    classes: str, size: float, rooms: Iterable[tuple[str, Box]], more: str = ""
) -> Iterator[str]:
    halo = 3.4 * size / lettering.NAME
    yield (
        f'<g {paint(stroke=LAND, also=classes)} font-size="{size}" '
        f'font-variant="small-caps" letter-spacing=".8" stroke-width="{halo}" '
        f'stroke-linejoin="round" paint-order="stroke"{more}>'
    )
    for name, room in rooms:
        yield write((room.middle[0], room.bottom), -1.5 * size / lettering.NAME, name)
    yield "</g>"


def _path(line: HexTrack) -> str:
    path = ""
    for curve in line.curves:
        begin, *rest = (f"{number(x)},{number(y)}" for x, y in curve.points)
        path += f"M{begin}C{' '.join(rest)}"
    return path
