"""The table as payloads: liveries, panels, the map in its two layers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from trunkline.core.scene import Cell, Panel, Scene
from trunkline.render.hex_ground import target_of
from trunkline.render.svg import draw_layers, map_key
from trunkline.server.payloads import (
    CellView,
    CounterView,
    LiveryView,
    MapView,
    PanelKind,
    PanelView,
    SceneView,
)
from trunkline.server.places.naming import lying, places

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
    return PanelView(panel.id, panel.title, KINDS[panel.kind], list(panel.columns), rows)


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
        )
        for cell in row
    ]


def _counters(cell: Cell, owners: dict[str, str]) -> list[CounterView] | None:
    if cell.counters is None:
        return None
    return [
        CounterView(owners.get(each.owner, each.owner), each.text, each.gain, each.strong)
        for each in cell.counters
    ]


def map_view(scene: Scene, language: str) -> MapView:
    layers = draw_layers(scene)
    return MapView(
        map_key(scene),
        layers.view_box,
        layers.ground,
        layers.play,
        places(scene, language),
        lying(scene, language),
    )


def without_ground(map: MapView) -> MapView:
    """For who has the printed board already."""
    return replace(map, ground="", places=[])
