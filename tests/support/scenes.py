"""Short questions to ask of a scene: its spots, its pieces, its panels."""

from __future__ import annotations

from trunkline.core.position import Position
from trunkline.core.scene import Cell, Panel, Piece, Spot


def spot(position: Position, id: str, language: str = "en") -> Spot:
    return next(each for each in position.scene(language).spots if each.id == id)


def pieces(position: Position, kind: str) -> list[Piece]:
    return [each for each in position.scene().pieces if each.kind == kind]


def panel(position: Position, id: str, seat: int | None = None, language: str = "en") -> Panel:
    return next(each for each in position.scene(language, seat).panels if each.id == id)


def row(panel: Panel, target: str) -> tuple[Cell, ...]:
    """The one that begins with what stands for that target."""
    return next(each for each in panel.rows if each[0].target == target)


def texts(panel: Panel) -> list[list[str]]:
    return [[cell.text for cell in row] for row in panel.rows]
