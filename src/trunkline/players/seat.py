"""The seat protocol: a seat is shown what it may know, and answers with an action in time.

It never gets the whole state, so it cannot cheat; bots of every strength, people and programs
elsewhere all sit behind this one method.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from trunkline.core.actions import Action
from trunkline.core.board import BoardFile
from trunkline.core.game import AnyGame, Ground
from trunkline.core.position import Position
from trunkline.core.struct import Record, Records


@dataclass(frozen=True)
class Sight:
    """What a seat is given to decide on."""

    game: AnyGame
    ground: Ground[BoardFile, Record]
    seat: int
    state: Records[Record]  # one record, with what this seat cannot know blanked
    legal: tuple[int, ...]


class Seat(Protocol):
    def decide(self, sight: Sight, seconds: float) -> int:
        """One of the legal action numbers, within the time."""
        ...


def sight_of(position: Position) -> Sight:
    """What the seat to decide may see."""
    seat = position.actor
    if seat is None:
        raise ValueError("the match is over: nobody decides")
    legal = position.legal_in_sight(seat).ids
    return Sight(position.game, position.ground, seat, position.sight(seat), legal)


def decide(position: Position, seat: Seat, seconds: float = 1.0) -> Action:
    """The seat's decision there, checked; nothing is touched."""
    sight = sight_of(position)
    number = seat.decide(sight, seconds)
    if number not in sight.legal:
        raise ValueError(f"{type(seat).__name__} answered {number}, which is not legal now")
    return position.ground.notation.action(number)
