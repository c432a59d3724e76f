"""The registry of players: whoever is in it plays at the table, at the terminal and in `simulate`.

Find one by its name: `make_player("level-4")`. A package from elsewhere joins by an entry point of
the group `trunkline.players` whose name is the player's and whose value is its class, in the form
`module:Class`: what is called with a seed and fulfils `trunkline.players.player.Player`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from trunkline.core.errors import BadSetup, did_you_mean, one_of
from trunkline.core.game import AnyGame
from trunkline.core.rng import SEEDS
from trunkline.players import characters, levels
from trunkline.players.greedy import GreedyPlayer
from trunkline.players.player import NO_PARAMETERS, Player
from trunkline.players.random import RandomPlayer
from trunkline.players.search import SearchPlayer

YARDSTICKS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
# The weakest first.
BUILT_IN: dict[str, Callable[[int], Player]] = {
    **YARDSTICKS,
    **levels.PLAYERS,
    **characters.PLAYERS,
}
# Nobody is offered these at the table: they are compiled when somebody names them.
ON_REQUEST: dict[str, Callable[[int], Player]] = {"search": SearchPlayer}


@functools.cache
def _plugins() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group="trunkline.players")}


def player_names(game: AnyGame | None = None) -> tuple[str, ...]:
    """Built-in players first, then plugins; no plugin is imported for this. Of a game only those
    that play it: not every game has all characters."""
    names = dict.fromkeys([*BUILT_IN, *ON_REQUEST, *_plugins()])
    if game is None:
        return tuple(names)
    own = characters.characters_of(game)
    return tuple(name for name in names if name not in characters.PLAYERS or name in own)


def offered_names(game: AnyGame) -> tuple[str, ...]:
    """Whom people are offered as opponents: the levels, the weakest first, then characters and
    plugins. The other built-in players are yardsticks, or only called by name."""
    others = {*YARDSTICKS, *ON_REQUEST}
    return tuple(name for name in player_names(game) if name not in others)


def one_of_each_kernel(names: Iterable[str]) -> tuple[str, ...]:
    """Of the compiled players among these, the first of those that share their machine code: what
    is compiled or loaded for one is there for all."""
    found: dict[str, str] = {}
    for name in names:
        if kernel := kernel_of(name):
            found.setdefault(kernel, name)
    return tuple(found.values())


def check_player(name: str) -> str:
    known = player_names()
    if name not in known:
        raise BadSetup(
            f"there is no player '{name}': choose {one_of(known)}." + did_you_mean(name, known)
        )
    return name


def player_class(name: str) -> Callable[[int], Player]:
    """What makes a player of that name, given a seed."""
    if ours := {**ON_REQUEST, **BUILT_IN}.get(check_player(name)):
        return ours
    found: Callable[[int], Player] = _plugins()[name].load()
    return found


def make_player(name: str, seed: int = 0) -> Player:
    """A player of that name; the same seed plays the same way."""
    return player_class(name)(seed)


def make_players(names: Mapping[int, str], seed: int) -> dict[int, Player]:
    """The players of these seats, each with a seed of its own: the same one would have all random
    players draw the same numbers."""
    return {seat: make_player(name, (seed + seat) % SEEDS) for seat, name in names.items()}


def kernel_of(name: str) -> str | None:
    """The template with the player's compiled `decide`; None if it has only the plain one."""
    kernel: str | None = getattr(player_class(name), "kernel", None)
    return kernel


def parameters_of(name: str, game: AnyGame) -> Any:
    """The numbers that the player's compiled `decide` is given for this game."""
    parameters = getattr(player_class(name), "parameters", None)
    return NO_PARAMETERS if parameters is None else parameters(game)
