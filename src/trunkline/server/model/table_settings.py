"""Table settings: what those at a table have agreed on, beside the rules of the game.

A feature that has such a setting adds a field here, with what holds when nobody says anything.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from trunkline.players.levels import MIDDLE

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds
MINUTES_OF_A_DAY = 24 * 60
Per = Literal["turn", "decision"]


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """How long everybody may think, in seconds."""

    bank: Annotated[int, Field(strict=True, ge=MINUTE, le=30 * DAY)]
    increment: Annotated[int, Field(strict=True, ge=0, le=7 * DAY)] = 0  # that comes on top …
    per: Per = "turn"  # … after each turn, or after each decision
    # From the end of the time until a bot holds the seat; None: a quarter of the bank.
    grace: Annotated[int, Field(strict=True, ge=MINUTE, le=7 * DAY)] | None = None
    bot: Annotated[str, Field(max_length=40)] = MIDDLE  # who holds the seat then


# none: nothing is ever taken back. turn: one's own decisions, up to another's decision or to what
# could not be foreseen. consent: later too, if those agree whom it concerns.
TakeBacks = Literal["none", "turn", "consent"]


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table: undo, absence, clocks."""

    take_backs: TakeBacks = "turn"
    # Minutes that the table waits for somebody before others may give the seat away.
    absence: Annotated[int, Field(strict=True, ge=1, le=60 * MINUTES_OF_A_DAY)] = field(
        default=3 * MINUTES_OF_A_DAY
    )
    clock: ClockSettings | None = None  # nobody minds the time


_TABLE_SETTINGS = TypeAdapter(TableSettings)
_NAMES = {each.name for each in fields(TableSettings)}


def table_settings_data(settings: TableSettings) -> dict[str, Any]:
    return asdict(settings)


def read_table_settings(data: dict[str, Any]) -> TableSettings:
    """What a newer or older program has written besides is left out."""
    return _TABLE_SETTINGS.validate_python(
        {name: each for name, each in data.items() if name in _NAMES}
    )
