"""The levels: eight players of each game, from one that a beginner beats to the strongest.

All of them judge by the same net. A lower level is careless: what is worse by little, against what
is at stake, it may take for the best. The lowest are short-sighted, too: they do not follow their
own next decisions. How careless each level is was measured (`trunkline ladder`); a game has its
numbers in `levels.toml`. Where nothing is dealt, the highest level too chooses among near equals,
at no cost that could be measured: else it would play the same match again and again.

A game may name actions that its net overrates, such as to draw tickets of which the best are kept:
the best of several judgements is mostly one that errs. All levels take them for less.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

from trunkline.core.actions import Block
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.learned_kernel import LIKED_BLOCKS
from trunkline.players.player import Player
from trunkline.players.value_net import net_of

COUNT = 8
STRONGEST = f"level-{COUNT}"
MIDDLE = "level-4"  # for whoever knows the rules, and says nothing
FILE = "levels.toml"
SHORT_SIGHTED = 2  # levels
USUAL = (1.2, 0.8, 0.55, 0.38, 0.26, 0.17, 0.1, 0.0)  # carelessness where nothing was measured


def settings_file(game: AnyGame) -> dict[str, Any]:
    """What a game says of its levels and characters; nothing, where it has no such file."""
    path = game.folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@functools.cache
def levels_of(game: AnyGame) -> tuple[LearnedSettings, ...]:
    """By level, the weakest first."""
    given = settings_file(game)
    careless: Sequence[float] = given.get("carelessness", USUAL)
    if len(careless) != COUNT:
        raise BadSetup(
            f"{game.folder / FILE}: carelessness has {len(careless)} numbers, and {COUNT} are "
            "needed"
        )
    usual = LearnedSettings()
    return tuple(
        LearnedSettings(
            carelessness=float(careless[place]),
            margin_weight=float(given.get("margin_weight", usual.margin_weight)),
            followed=0 if place < SHORT_SIGHTED else int(given.get("followed", usual.followed)),
            few=int(given.get("few", usual.few)),
            beam=int(given.get("beam", usual.beam)),
            tried=0 if place < SHORT_SIGHTED else int(given.get("tried", usual.tried)),
            foresight=float(given.get("foresight", usual.foresight)),
            deals=int(given.get("deals", usual.deals)),
            overrating=float(given.get("overrating", usual.overrating)),
            overrated=action_blocks(game, given.get("overrated", ()), LIKED_BLOCKS),
        )
        for place in range(COUNT)
    )


def action_blocks(game: AnyGame, words: Sequence[str], room: int) -> tuple[Block, ...]:
    """The actions of these kinds, by the words of the notation; BadSetup if there are none, or too
    many for the kernel, which has room for so many blocks."""
    found: list[Block] = []
    for word in words:
        blocks = [shape.block for shape in game.space.shapes if shape.word == word]
        if not blocks:
            raise BadSetup(f"{game.folder / FILE}: {game.title} has no action '{word}'")
        found += blocks
    room -= len(game.endless)
    if len(found) > room:
        raise BadSetup(
            f"{game.folder / FILE}: {', '.join(words)} are {len(found)} blocks of actions, and "
            f"there is room for at most {room} blocks"
        )
    return tuple(found)


class LevelPlayer(LearnedPlayer):
    level: int

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        return parameters_for(game, net_of(game), levels_of(game)[cls.level - 1])


def _level(number: int) -> type[LevelPlayer]:
    return type(f"Level{number}", (LevelPlayer,), {"level": number})


PLAYERS: dict[str, Callable[[int], Player]] = {
    f"level-{number}": _level(number) for number in range(1, COUNT + 1)
}


def level_of(name: str) -> int | None:
    """The level of the player of that name, from 1 on; None: it is none of the levels."""
    return [*PLAYERS].index(name) + 1 if name in PLAYERS else None
