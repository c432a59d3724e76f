"""The player protocol: a player is shown what its seat may know, and answers in time.

It never gets the whole state, so it cannot cheat; bots of every strength, people and programs
elsewhere all sit behind this one method.

A player may be compiled as well, and is then fast in `lab.simulate`. Its class says where:

    class Careful:
        kernel = "my_package.careful_kernel"  # a template, see `core.compiled.instantiate`

The kernel has a compiled `decide(board, states, log, out, seat, random, parameters) -> action`,
where states[0] is what the seat may see, the states after it are room to think in (LEVELS in all),
and `out` has room for as many lists of legal actions. `parameters` is a row of float32 numbers that
the class method `parameters(game)` gives, such as the weights of a net; without it, none. How a
kernel refuses a row that it cannot read: see `players.parameters`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import numpy as np

from trunkline.core.actions import Action
from trunkline.core.board import BoardFile
from trunkline.core.game import AnyGame, LoadedBoard
from trunkline.core.position import Position
from trunkline.core.struct import Struct, StructArray

NO_PARAMETERS: Any = np.zeros(0, np.float32)
LEVELS = 7  # states that a compiled player may think in, the one that it decides on among them


@dataclass(frozen=True)
class Observation:
    """What a player is given to decide on."""

    game: AnyGame
    board: LoadedBoard[BoardFile, Struct]
    seat: int
    state: StructArray[Struct]  # one struct, with what this seat cannot know blanked
    legal: tuple[int, ...]


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide(self, observation: Observation, seconds: float) -> int:
        """One of the legal action numbers, within the time."""
        ...


@runtime_checkable
class NodeLimited(Protocol):
    """A player that searches, and whose search can be limited by a number of nodes."""

    nodes: int


def observe(position: Position) -> Observation:
    """What the seat to decide may see."""
    seat = position.actor
    if seat is None:
        raise ValueError("the match is over: nobody decides")
    legal = position.legal_for(seat).ids
    return Observation(position.game, position.board, seat, position.observation(seat), legal)


def decide(position: Position, player: Player, seconds: float = 1.0) -> Action:
    """The player's decision there, checked; nothing is touched."""
    observation = observe(position)
    number = player.decide(observation, seconds)
    if number not in observation.legal:
        raise ValueError(f"{type(player).__name__} answered {number}, which is not legal now")
    return position.board.notation.action(number)
