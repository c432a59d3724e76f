"""What lies on the map now: incomes, track, pieces, and the place names that keep clear of them.

Everything that can come or go has a `data-piece` that stays the same from picture to picture, so
that a table can tell what is new.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from xml.sax.saxutils import quoteattr

import numpy as np

from trunkline.core.drawing import lettering
from trunkline.core.drawing.engravings import number, standing_for, use
from trunkline.core.drawing.ground import (
    NUMERAL_ROOM,
    Ground,
    numerals,
    opening,
    target_of,
    write,
)
from trunkline.core.drawing.palette import INK, IRON, LAND, mix, paint
from trunkline.core.drawing.pieces import Standing, stand
from trunkline.core.drawing.rails import Line, Tracks, along, lay
from trunkline.core.drawing.sheet import Box, around
from trunkline.core.drawing.stock import engine, halo, livery_marks
from trunkline.core.hexes import Place
from trunkline.core.scene import Livery, Piece, Scene

SLEEPERS = ' stroke-dasharray="1.9 3.6"'
ROUND = ' stroke-linecap="round"'
TRACK_ROOM = 4.0  # to either side of its middle


class Play:
    """What lies on a ground."""

    def __init__(self, ground: Ground, scene: Scene) -> None:
        self.ground = ground
        self.scene = scene
        self.liveries = _liveries(scene)
        self.number_of = {livery.owner: each for each, livery in enumerate(self.liveries)}
        self.spot_at = {place: id for id, place in ground.places.items()}
        self.tracks = self._lay()
        self.standing = list(stand(ground.grid, scene.pieces, ground.places, self.tracks))

    def _lay(self) -> Tracks:
        owned: dict[str, list[Place]] = {livery.owner: [] for livery in self.liveries}
        for piece in self.scene.pieces:
            if piece.kind != "house":
                owned[piece.owner].append(self.ground.places[piece.spot])
        stations = (spot.at for spot in self.scene.spots if spot.look == "station")
        return lay(self.ground.grid, owned, stations)

    def parts(self) -> Iterator[str]:
        yield opening("play", ' pointer-events="none"')
        yield from self.definitions()
        yield from self._gains()
        yield from self.lines()
        yield from self._tracks()
        yield from self._pieces()
        yield from self.names()
        yield "</g>"

    def definitions(self) -> Iterator[str]:
        """Each owner's track as one path, and the liveries that the map does not know."""
        yield "<defs>"
        yield from livery_marks(self.liveries, len(self.ground.map.liveries))
        for each, path in self._paths.items():
            yield f'<path id="map-track-{each}" d="{path}"/>'
        yield "</defs>"

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
            yield "</g>"
        yield "</g>"

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
            yield (
                f"<g class={quoteattr(f'piece {piece.kind}')} data-piece={quoteattr(id)} "
                f"{standing_for(target_of(piece.spot))}{self._from(piece)}>"
                f"{halo(standing.at)}{self.piece(standing)}</g>"
            )

    def _from(self, piece: Piece) -> str:
        """How far it came: the way from the hex its track comes from to its own."""
        line = self.tracks.get((piece.owner, self.ground.places[piece.spot]))
        if piece.kind == "house" or line is None or line.origin or not line.sides:
            return ""
        x, y = self.ground.grid.sides[line.sides[0]]
        return f' data-from="{number(-2 * x)},{number(-2 * y)}"'

    def piece(self, standing: Standing) -> str:
        piece = standing.piece
        if piece.kind == "house":
            own = self.number_of.get(piece.owner)
            colour = IRON.colour if own is None else self.liveries[own].colour
            return use("house", standing.at, f'color="{colour}"')
        each = self.number_of[piece.owner]
        if standing.engine:
            return engine(each, self.liveries[each], standing.at, west=standing.west)
        return use(f"roundel-{each}", standing.at)

    # Names

    def names(self) -> Iterator[str]:
        yield (
            f'<g {paint(stroke=LAND, also="names")} font-size="{lettering.NAME}" '
            'font-variant="small-caps" letter-spacing=".8" stroke-width="3.4" '
            'stroke-linejoin="round" paint-order="stroke">'
        )
        for name, room in self.name_rooms():
            yield write((room.middle[0], room.bottom), -1.5, name)
        yield "</g>"

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

    @property
    def clutter(self) -> lettering.Clutter:
        """What names should not cover, and how much it matters."""
        ground = self.ground
        pieces = (standing.room.grown(1) for standing in self.standing)
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
                lettering.clutter(gains, lettering.UNKIND),
                np.hstack((middles - TRACK_ROOM, middles + TRACK_ROOM, tolerable)),
            )
        )


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


def _path(line: Line) -> str:
    path = ""
    for curve in line.curves:
        begin, *rest = (f"{number(x)},{number(y)}" for x, y in curve.points)
        path += f"M{begin}C{' '.join(rest)}"
    return path
