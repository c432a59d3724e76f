"""Views of the scene: liveries, panels, the map in two layers, and its places in words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import get_args

from trunkline.core.end_conditions import EndPart, EndProgress, nearest_end
from trunkline.core.hexes import SIDES, neighbour
from trunkline.core.position import Position
from trunkline.core.scene import Cell, Panel, Piece, RouteMap, Scene, Spot, Track, UnitKind
from trunkline.core.texts import Texts
from trunkline.render.hex_ground import target_of
from trunkline.render.svg import draw_layers, map_key
from trunkline.server.model.errors import server_texts
from trunkline.server.model.schemas.scene import (
    CellView,
    CounterView,
    EndPartView,
    EndView,
    LiveryView,
    MapView,
    PanelKind,
    PanelView,
    PlaceView,
    SceneView,
)

KINDS: dict[str, PanelKind] = {kind: kind for kind in get_args(PanelKind)}


def scene_view(scene: Scene) -> SceneView:
    return SceneView(
        title=scene.title,
        provenance=scene.provenance,
        liveries=[
            LiveryView(
                each.target or each.owner, each.name, each.colour, each.letters, each.pattern
            )
            for each in scene.liveries
        ],
        panels=panel_views(scene),
        things=_things(scene),
        map=map_key(scene),
    )


def _things(scene: Scene) -> dict[str, list[str]]:
    """What can be pointed at in each hex, besides the hex: a city, a station, a locomotive."""
    standing = [(each.id, each.target) for each in scene.spots]
    standing += [(each.spot, each.target) for each in scene.pieces]
    found: dict[str, list[str]] = defaultdict(list)
    for spot, target in dict.fromkeys(standing):
        if target:
            found[target_of(spot)].append(target)
    return dict(found)


def panel_views(scene: Scene) -> list[PanelView]:
    owners = {each.owner: each.target or each.owner for each in scene.liveries}
    return [panel_view(panel, owners) for panel in scene.panels]


def panel_view(panel: Panel, owners: dict[str, str]) -> PanelView:
    rows = [_row(row, owners) for row in panel.rows]
    return PanelView(
        *(panel.id, panel.title, KINDS[panel.kind], list(panel.columns), rows, list(panel.notes))
    )


def _row(row: Sequence[Cell], owners: dict[str, str]) -> list[CellView]:
    return [
        CellView(
            cell.text,
            owners.get(cell.owner, cell.owner),
            cell.strong,
            cell.target or None,
            cell.step,
            list(cell.marks) or None,
            list(cell.points) or None,
            cell.note,
            _counters(cell, owners),
            cell.value,
            *_unit(cell),
            cell.of,
            cell.brief or None,
            list(cell.parts) or None,
        )
        for cell in row
    ]


def _unit(cell: Cell) -> tuple[UnitKind | None, str | None, str | None]:
    """What is counted, what is written before the number, and what after it."""
    if cell.unit is None:
        return None, None, None
    return cell.unit.kind, cell.unit.before or None, cell.unit.after or None


def _counters(cell: Cell, owners: dict[str, str]) -> list[CounterView] | None:
    if cell.counters is None:
        return None
    return [
        CounterView(
            owners.get(each.owner, each.owner),
            each.text,
            each.gain_text,
            each.strong,
            each.value,
            each.gain or None,
        )
        for each in cell.counters
    ]


def map_view(scene: Scene, language: str) -> MapView:
    layers = draw_layers(scene)
    return MapView(
        map_key(scene),
        layers.view_box,
        layers.ground,
        layers.overlay,
        places(scene, language),
        lying(scene, language),
        scene.titles,
    )


def without_ground(map: MapView) -> MapView:
    """For whoever has the printed board already."""
    return replace(map, ground="", places=[])


def end_views(seen: Position, language: str) -> list[EndView]:
    """`seen` is made of what somebody may know."""
    ends = seen.ends
    nearest = nearest_end(ends) if seen.actor is not None else None
    return [_end(seen, end, end is nearest, language) for end in ends]


def _end(seen: Position, end: EndProgress, nearest: bool, language: str) -> EndView:
    return EndView(
        ending=end.name,
        label=seen.text(language).call_end(end),
        now=end.now,
        goal=end.goal,
        nearest=nearest,
        note=seen.text(language).say_end(end),
        clause=end.rule.clause,
        parts=list(map(_part, end.nearest)),
    )


def _part(part: EndPart) -> EndPartView:
    return EndPartView(list(part.owners), part.now, part.goal)


# The sides of a hex, as `core/hexes.py` counts them.
DIRECTIONS = {
    "flat": ("north", "north-east", "south-east", "south", "south-west", "north-west"),
    "pointy": ("north-east", "east", "south-east", "south-west", "west", "north-west"),
}


def places(scene: Scene, language: str) -> list[PlaceView]:
    """What is printed, in the order of a list."""
    if scene.routes:
        return _listed(_routes(scene.routes))
    return _listed(_hexes(scene, server_texts(language)))


def lying(scene: Scene, language: str) -> dict[str, list[str]]:
    """What lies on the map now, place by place; a place where nothing lies is left out."""
    if scene.routes:
        return {each.target: [each.note] for each in scene.routes.tracks if each.note}
    return _in_hexes(scene, server_texts(language))


@dataclass(frozen=True, slots=True)
class _Place:
    target: str
    name: str
    about: str
    groups: list[str]
    near: dict[str, list[str]]  # targets
    short: str = ""
    title: str = ""


def _listed(places: Iterable[_Place]) -> list[PlaceView]:
    listed = list(places)
    number = {place.target: index for index, place in enumerate(listed)}
    return [
        PlaceView(
            *(place.target, place.name, place.about, place.groups),
            {way: [number[each] - index for each in near] for way, near in place.near.items()},
            short=place.short or None,
            title=place.title or None,
        )
        for index, place in enumerate(listed)
    ]


# Hexes


def _hexes(scene: Scene, texts: Texts) -> Iterator[_Place]:
    owners = _owners(scene)
    at = {spot.at: spot for spot in scene.spots}
    for line in _lines(scene.spots):
        heading = line[0].id if len(line) == 1 else f"{line[0].id} – {line[-1].id}"
        for spot in line:
            about = ", ".join(_printed(spot, owners, texts))
            near = {
                texts(f"direction-{way}"): [target_of(at[place].id)]
                for way, place in _around(scene.layout, spot)
                if place in at
            }
            # Most hexes are told by what stands in the other fields.
            title = "" if spot.title == f"{spot.label}, {about}" else spot.title
            yield _Place(target_of(spot.id), spot.label, about, [heading], near, spot.name, title)


def _lines(spots: Sequence[Spot]) -> list[list[Spot]]:
    """As the board counts them: A1, A2, …, then B1, B2, …"""
    ordered = sorted(spots, key=lambda spot: _counted(spot.id))
    return [list(line) for _, line in groupby(ordered, lambda spot: _counted(spot.id)[:2])]


def _counted(id: str) -> tuple[int, str, int, str]:
    """Z comes before AA, and Q5 before Q10."""
    letters = id.rstrip("0123456789")
    number = id[len(letters) :]
    return len(letters), letters, int(number or 0), id


def _around(layout: str, spot: Spot) -> Iterator[tuple[str, tuple[int, int]]]:
    for side in range(SIDES):
        yield DIRECTIONS[layout][side], neighbour(layout, spot.at, side)


def _printed(spot: Spot, owners: dict[str, str], texts: Texts) -> Iterator[str]:
    yield spot.terrain
    if spot.cost:
        yield texts("place-cost", cost=spot.cost)
    if spot.extra:
        yield texts("place-extra", extra=spot.extra)
    starts = [owners.get(each, each) for each in (spot.owner, *spot.starts) if each]
    if starts:
        yield texts("place-start", companies=", ".join(starts))


def _owners(scene: Scene) -> dict[str, str]:
    return {livery.owner: livery.name for livery in scene.liveries}


def _in_hexes(scene: Scene, texts: Texts) -> dict[str, list[str]]:
    owners = _owners(scene)
    there: dict[str, list[str]] = defaultdict(list)
    for spot in scene.spots:
        if spot.gain:
            there[spot.id].append(texts("place-gain", gain=spot.gain))
    for piece, count in Counter(map(_alike, scene.pieces)).items():
        there[piece.spot].append(_piece(piece, count, scene.layout, owners, texts))
    return {target_of(id): words for id, words in there.items()}


def _alike(piece: Piece) -> Piece:
    """Pieces of which one is said to lie there twice."""
    return Piece(piece.kind, piece.spot, piece.owner, heading=piece.heading, label=piece.label)


def _piece(piece: Piece, count: int, layout: str, owners: dict[str, str], texts: Texts) -> str:
    owner = owners.get(piece.owner, piece.owner)
    what, ahead = texts(f"piece-{piece.kind}", count=count), ""
    if piece.heading is not None:
        way = DIRECTIONS[layout][piece.heading]
        ahead = texts("piece-heading", way=texts(f"direction-{way}"))
    more = ", ".join(filter(None, (owner, piece.label, ahead)))
    return f"{what}: {more}" if more else what


# Routes


def _routes(map: RouteMap) -> Iterator[_Place]:
    meeting: dict[str, list[Track]] = defaultdict(list)
    for track in map.tracks:
        for end in track.ends:
            meeting[end].append(track)
    for track in sorted(map.tracks, key=lambda track: track.title):
        near = {
            city: [other.target for other in meeting[end] if other is not track]
            for end, city in zip(track.ends, track.cities, strict=True)
        }
        yield _Place(track.target, track.name, track.about, list(track.cities), near)
