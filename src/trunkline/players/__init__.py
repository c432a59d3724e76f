"""The registry of players: whoever is in it plays at the table, at the terminal and in `simulate`.

Find one by its name: `make_player("greedy")`. A package from elsewhere joins by an entry point of
the group `trunkline.players` whose name is the player's and whose value is its class, in the form
`module:Class`: what is called with a seed and fulfils `trunkline.players.player.Player`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.players.greedy import GreedyPlayer
from trunkline.players.player import Player
from trunkline.players.random import RandomPlayer

# Ours, the weakest first.
OURS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


@functools.cache
def _from_elsewhere() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group="trunkline.players")}


def player_names() -> tuple[str, ...]:
    """Ours first; none from elsewhere is imported for that."""
    return tuple(dict.fromkeys([*OURS, *_from_elsewhere()]))


def check_player(name: str) -> str:
    known = player_names()
    if name not in known:
        raise BadSetup(
            f"there is no player '{name}': choose {one_of(known)}." + did_you_mean(name, known)
        )
    return name


def player_class(name: str) -> Callable[[int], Player]:
    """What makes a player of that name, given a seed."""
    if check_player(name) in OURS:
        return OURS[name]
    found: Callable[[int], Player] = _from_elsewhere()[name].load()
    return found


def make_player(name: str, seed: int = 0) -> Player:
    """A player of that name; the same seed plays the same way."""
    return player_class(name)(seed)


def kernel_of(name: str) -> str | None:
    """The template with the player's compiled `decide`; None if it has only the plain one."""
    kernel: str | None = getattr(player_class(name), "kernel", None)
    return kernel
