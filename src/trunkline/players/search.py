"""The player that searches: it tries the best actions in rollouts, until its time is out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random, seed_random
from trunkline.core.struct import StructArray, int_buffer
from trunkline.players.learned import LearnedSettings, parameters_for
from trunkline.players.levels import levels_of
from trunkline.players.parameters import checked
from trunkline.players.player import LEVELS, Observation
from trunkline.players.search_kernel import (
    CANDIDATES,
    LEFT,
    ROUNDS,
    SEARCH_SETTINGS,
    SIZES,
    VIEW,
)
from trunkline.players.value_net import ValueNet, net_of

MOST_ROUNDS = 1000  # then nothing more is found out
MOMENT = 0.01  # seconds between two looks at the clock
# Own decisions that rollouts can follow: there is room for so many states after the view.
MOST_FOLLOWED = LEVELS - VIEW - 2


@dataclass(frozen=True)
class SearchSettings:
    """How actions are tried: see the kernel."""

    nodes: int = 24
    candidates: int = 8
    half_turns: int = 2
    growth: int = 2
    prior_rounds: float = 2.0
    quick_followed: int = MOST_FOLLOWED
    quick_beam: int = 8


def search_parameters(
    game: AnyGame, net: ValueNet, settings: SearchSettings, one_ply: LearnedSettings
) -> Any:
    """The row that the kernel is given."""
    row = parameters_for(game, net, one_ply)
    found = np.zeros(SEARCH_SETTINGS + len(row), np.float32)
    found[:SEARCH_SETTINGS] = [
        settings.nodes,
        settings.candidates,
        settings.half_turns,
        settings.growth,
        settings.prior_rounds,
        min(settings.quick_followed, one_ply.followed),
        settings.quick_beam,
    ]
    found[SEARCH_SETTINGS:] = row
    return found


class Search:
    """The search at one decision: it can go on, and has an answer at any moment."""

    def __init__(self, observation: Observation, parameters: Any, seed: int, decision: int) -> None:
        game = observation.game
        self._kernel = game.kernel(SearchPlayer.kernel)
        self._observation = observation
        self._parameters = parameters
        self._states: StructArray[Any] = game.state_struct.array(LEVELS)
        self._states[0] = observation.state[0]
        self._out = int_buffer(LEVELS * game.space.size)
        self._randoms, self._logs = Random.array(), Log.array()
        seed_random(self._randoms[0], seed, decision)
        candidates = int(parameters[CANDIDATES])
        self._tried = int_buffer(candidates)
        self._values: Any = np.zeros((1 + MOST_ROUNDS, candidates), np.float32)
        self._sizes = int_buffer(SIZES)

    def think(self, nodes: int) -> None:
        """So many more rollouts."""
        self._kernel.think(
            self._observation.board.structs,
            self._states,
            self._randoms,
            self._logs,
            self._out,
            self._observation.seat,
            self._parameters,
            self._tried,
            self._values,
            self._sizes,
            nodes,
        )

    @property
    def choice(self) -> int:
        """The best of the actions by now."""
        return int(self._tried[0])

    @property
    def left(self) -> list[int]:
        """The actions that are still tried, the best first."""
        return [int(each) for each in self._tried[: self._sizes[LEFT]]]

    @property
    def rounds(self) -> Any:
        """What each round said of them, a row for each."""
        return self._values[1 : 1 + self._sizes[ROUNDS], : self._sizes[LEFT]]

    @property
    def is_settled(self) -> bool:
        return int(self._sizes[LEFT]) == 1 or int(self._sizes[ROUNDS]) == MOST_ROUNDS


class SearchPlayer:
    """It searches until the time is out, or, with `nodes`, for so many rollouts."""

    kernel = "trunkline.players.search_kernel"
    settings = SearchSettings()

    def __init__(self, seed: int = 0) -> None:
        self.nodes = 0  # no limit
        self._seed = seed
        self._decisions = 0

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        """One ply is that of the highest level."""
        return search_parameters(game, net_of(game), cls.settings, levels_of(game)[-1])

    def decide(self, observation: Observation, seconds: float) -> int:
        end = time.perf_counter() + seconds
        self._decisions += 1
        if len(observation.legal) == 1:
            return observation.legal[0]
        search = Search(
            observation,
            checked(observation.game, self.kernel, self.parameters(observation.game)),
            self._seed,
            self._decisions,
        )
        self._go_on(search, end)
        return search.choice

    def _go_on(self, search: Search, end: float) -> None:
        """Until the limit, or until there is nothing more to find out."""
        done, chunk = 0, 0  # the first look is at one ply alone
        while True:
            began = time.perf_counter()
            search.think(chunk)
            done += chunk
            now = time.perf_counter()
            left = int(max(chunk, 1) * (end - now) / (now - began))
            if self.nodes:
                left = min(left, self.nodes - done)
            if left <= 0 or search.is_settled:
                return
            if now - began < MOMENT:
                chunk = max(1, 2 * chunk)
            chunk = min(max(1, chunk), left)
