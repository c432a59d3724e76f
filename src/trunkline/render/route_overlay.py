"""The overlay of a route map: the cars of the owners, and a veil over closed tracks.

Each track's cars have a `data-piece` that stays the same, so that a table can tell what is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from trunkline.core.scene import Livery, RouteMap, Scene, Track
from trunkline.render.palette import INK, LAND, paint
from trunkline.render.route_geometry import LaidTrack
from trunkline.render.route_ground import RouteGround
from trunkline.render.route_sprites import car
from trunkline.render.sprites import weave
from trunkline.render.svg_primitives import opening
from trunkline.render.symbols import standing_for


class RouteOverlay:
    """The layer of what lies on the map now."""

    def __init__(self, ground: RouteGround, scene: Scene, map: RouteMap) -> None:
        self.ground = ground
        self.owners = _owners(scene, map)
        self.number_of = {livery.owner: each for each, livery in enumerate(self.owners)}
        # The ground has laid the tracks without knowing whose they are.
        self.tracks = list(enumerate(zip(map.tracks, ground.laid, strict=True)))

    def parts(self) -> Iterator[str]:
        yield opening("play", ' pointer-events="none"')
        yield from self.definitions()
        yield from self.closed()
        yield from self.cars()
        yield "</g>"

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        for each, livery in enumerate(self.owners):
            yield weave(each, livery)
            yield car(each, livery)
        yield "</defs>"

    def closed(self) -> Iterator[str]:
        yield '<g class="closed-routes" fill="none">'
        for each, (track, laid) in self.tracks:
            if track.closed:
                yield f"<g {_piece(track, 'closed', 'closed')}>{_note(track)}"
                yield f"{_veil(each, laid)}</g>"
        yield "</g>"

    def cars(self) -> Iterator[str]:
        yield '<g class="cars">'
        for each, (track, laid) in self.tracks:
            if track.owner:
                train = "".join(self._train(track, laid))
                yield f"<g {_piece(track, track.owner, 'train')}>{_note(track)}{train}"
                yield from self.ground.trace(each)
                yield "</g>"
        yield "</g>"

    def trains(self) -> Iterator[str]:
        """The cars alone, for a picture that nobody points at."""
        for _, (track, laid) in self.tracks:
            if track.owner:
                yield from self._train(track, laid)

    def _train(self, track: Track, laid: LaidTrack) -> Iterator[str]:
        id = f"#map-car-{self.number_of[track.owner]}"
        for space in laid.spaces:
            yield f'<use href="{id}" transform="{space.placed}"/>'


def _piece(track: Track, what: str, also: str) -> str:
    piece = quoteattr(f"{track.target}:{what}")
    return f'class="{also}" data-piece={piece}{standing_for(track.target)}'


def _note(track: Track) -> str:
    return f"<title>{escape(track.note)}</title>" if track.note else ""


def _veil(each: int, laid: LaidTrack) -> str:
    """Paler spaces, and a fine line through them."""
    spaces = "".join(
        f'<rect x="-26" y="-9.5" width="52" height="19" rx="5" transform="{space.placed}"/>'
        for space in laid.spaces
    )
    return (
        f'<g {paint(LAND)} fill-opacity=".78">{spaces}</g>'
        f'<use href="#map-way-{each}" {paint(stroke=INK)} stroke-width="1.4" '
        'stroke-opacity=".55" stroke-dasharray="6 5"/>'
    )


def _owners(scene: Scene, map: RouteMap) -> list[Livery]:
    """The liveries of those who own tracks, and a plain grey one for an owner that has none."""
    known = {livery.owner: livery for livery in scene.liveries}
    owners = sorted({track.owner for track in map.tracks if track.owner})
    return [
        known.get(owner, Livery(owner, owner, "#77716a", owner[:1], "solid")) for owner in owners
    ]
