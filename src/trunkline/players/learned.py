"""The learned player: one ply deep, it judges what a decision leads to by the game's value net."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from trunkline.core.actions import Block
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.players.learned_kernel import A_BLOCK, LIKED, PARTNERS, SETTINGS
from trunkline.players.parameters import checked
from trunkline.players.player import LEVELS, Observation
from trunkline.players.value_net import ValueNet, net_of


@dataclass(frozen=True)
class LearnedSettings:
    """How the player uses its net."""

    temperature: float = 0.0  # of its choice: see `pick` in the kernel
    carelessness: float = 0.0  # a temperature in parts of what is at stake
    margin_weight: float = 0.25  # of being ahead, beside the share of the win
    few: int = 6  # up to so many choices of its own next decision are all followed
    followed: int = 4  # own decisions that are followed, at most
    beam: int = 12  # actions whose next decisions are followed: the best at sight
    deals: int = 4  # of what it will see, where its next decision hangs on that
    tried: int = 0  # actions or plans that are played on to the end, where the game can: the best
    foresight: float = 0.5  # weight of what comes of that, beside the net's judgement
    liking: float = 0.0  # of what it likes, in parts of what is at stake: see `characters`
    liked: tuple[Block, ...] = ()  # the actions that it likes
    overrating: float = 0.0  # of what the net overrates, in parts of what is at stake
    overrated: tuple[Block, ...] = ()  # the actions that it overrates: see `levels`
    reluctance: float = 20.0  # against actions by which the match could go on without end


def parameters_for(game: AnyGame, net: ValueNet, settings: LearnedSettings) -> Any:
    """The row that the kernel is given."""
    row = net.row()
    found = np.zeros(SETTINGS + len(row), np.float32)
    found[:LIKED] = [
        settings.temperature,
        settings.carelessness,
        settings.margin_weight,
        settings.few,
        settings.followed,
        settings.beam,
        settings.deals,
        settings.tried,
        settings.foresight,
    ]
    likings = [(block, settings.liking) for block in settings.liked]
    likings += [(block, -settings.overrating) for block in settings.overrated]
    likings += [(block, -settings.reluctance) for block in game.endless]
    for place, (block, liking) in enumerate(likings):
        at = LIKED + place * A_BLOCK
        found[at : at + A_BLOCK] = [*block, liking]
    found[PARTNERS] = game.partners
    found[SETTINGS:] = row
    return found


class LearnedPlayer:
    """One ply by the game's net, as strong as that is."""

    kernel = "trunkline.players.learned_kernel"
    settings = LearnedSettings()

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._decisions = 0

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        return parameters_for(game, net_of(game), cls.settings)

    def decide(self, observation: Observation, seconds: float) -> int:
        self._decisions += 1
        game = observation.game
        states = game.state_struct.array(LEVELS)
        states[0] = observation.state[0]
        return int(
            game.kernel(self.kernel).choose(
                observation.board.structs,
                states,
                Random.array(),
                Log.array(),
                int_buffer(LEVELS * game.space.size),
                observation.seat,
                self._seed,
                self._decisions,
                checked(game, self.kernel, self.parameters(game)),
            )
        )
