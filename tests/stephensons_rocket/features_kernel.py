"""Features and promising actions, by compiled code: a template (see `Game.kernel`)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import AnyRules
from trunkline.core.struct import FloatRow, Row, Struct, StructArray

rules: AnyRules  # given by the game


@compiled(entry=True)
def read_features(
    boards: StructArray[Struct], states: StructArray[Struct], seat: int, out: FloatRow
) -> None:
    rules.features(boards[0], states[0], seat, out)


@compiled(entry=True)
def list_promising(boards: StructArray[Struct], states: StructArray[Struct], out: Row) -> int:
    return rules.promising(boards[0], states[0], out, rules.legal(boards[0], states[0], out))
