"""The characters: players with a taste, each about as strong as one of the levels.

A character decides as its level does, but some kinds of actions it likes: it takes one of them
where another action is better by little, measured by what is at stake. A game has the characters
that its `levels.toml` lists: those that were measured to differ in what they do
(`trunkline styles`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trunkline.core.actions import Block
from trunkline.core.errors import BadSetup, one_of
from trunkline.core.game import AnyGame
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.learned_kernel import LIKED_BLOCKS
from trunkline.players.levels import COUNT, FILE, action_blocks, levels_of, settings_file
from trunkline.players.player import Player
from trunkline.players.value_net import net_of

NAMES = ("builder", "financier", "spoiler", "collector")


@dataclass(frozen=True)
class Character:
    name: str
    level: int  # as strong as that one, more or less
    likes: tuple[str, ...]  # kinds of actions, by the words of the notation
    liking: float  # in parts of what is at stake


@functools.cache
def characters_of(game: AnyGame) -> dict[str, Character]:
    """By name, in the order of the file."""
    found = {}
    for name, given in settings_file(game).get("characters", {}).items():
        if name not in NAMES:
            raise BadSetup(f"{game.folder / FILE}: a character is {one_of(NAMES)}, not '{name}'")
        each = Character(name, int(given["level"]), tuple(given["likes"]), float(given["liking"]))
        if not 1 <= each.level <= COUNT:
            raise BadSetup(f"{game.folder / FILE}: {name} is of a level from 1 to {COUNT}")
        liked_blocks(game, each.likes)
        found[name] = each
    return found


def liked_blocks(game: AnyGame, words: Sequence[str]) -> tuple[Block, ...]:
    """The actions of these kinds; BadSetup if there are none, or too many for the kernel."""
    return action_blocks(game, words, LIKED_BLOCKS - len(levels_of(game)[0].overrated))


def settings_of(game: AnyGame, character: Character) -> LearnedSettings:
    liked = liked_blocks(game, character.likes)
    return replace(levels_of(game)[character.level - 1], liking=character.liking, liked=liked)


class CharacterPlayer(LearnedPlayer):
    name: str

    @classmethod
    def plays(cls, game: AnyGame) -> bool:
        return cls.name in characters_of(game)

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        if not cls.plays(game):
            raise BadSetup(f"{game.title} has no {cls.name}: choose one of the levels")
        return parameters_for(game, net_of(game), settings_of(game, characters_of(game)[cls.name]))


def _character(name: str) -> type[CharacterPlayer]:
    return type(name.capitalize(), (CharacterPlayer,), {"name": name})


PLAYERS: dict[str, Callable[[int], Player]] = {name: _character(name) for name in NAMES}
