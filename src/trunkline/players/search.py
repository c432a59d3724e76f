"""The player that searches: a tree over all seats' decisions, until its time is out."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random, seed_random
from trunkline.core.struct import StructArray, int_buffer
from trunkline.players.learned import Settings, parameters_for
from trunkline.players.player import LEVELS, Observation
from trunkline.players.search_kernel import (
    ACTION,
    FIRST,
    NEXT,
    NODE_FIELDS,
    ROOT,
    SEARCH_SETTINGS,
    SIZES,
    SUMS,
    USED,
    VISITS,
)
from trunkline.players.value_net import ValueNet, net_of

ROOM = 400_000  # nodes of a tree, at most; then it grows no more
MOMENT = 0.01  # seconds between two looks at the clock


@dataclass(frozen=True)
class SearchSettings:
    """How the tree is searched: see the kernel."""

    nodes: int = 200
    exploration: float = 0.3
    prior_temperature: float = 0.03
    widening: float = 3.0
    prior_visits: float = 4.0
    glance: int = 0
    loud_choices: int = 8
    one_ply: Settings = field(default_factory=Settings)


def search_parameters(game: AnyGame, net: ValueNet, settings: SearchSettings) -> Any:
    """The row that the kernel is given."""
    row = parameters_for(game, net, settings.one_ply)
    found = np.zeros(SEARCH_SETTINGS + len(row), np.float32)
    found[:SEARCH_SETTINGS] = [
        settings.nodes,
        settings.exploration,
        settings.prior_temperature,
        settings.widening,
        settings.prior_visits,
        settings.glance,
        settings.loud_choices,
    ]
    found[SEARCH_SETTINGS:] = row
    return found


@dataclass(frozen=True)
class Weighed:
    """What the search found of an action."""

    action: int
    visits: int
    worth: float  # to who decides; of no visits 0


class Tree:
    """The search at one decision: it can go on, and has an answer at any moment."""

    def __init__(self, observation: Observation, parameters: Any, seed: int, decision: int) -> None:
        game = observation.game
        self._kernel = game.kernel(SearchPlayer.kernel)
        self._observation = observation
        self._parameters = parameters
        self._team = observation.seat // game.partners
        self._states: StructArray[Any] = game.state_struct.array(LEVELS)
        self._states[0] = observation.state[0]
        self._out = int_buffer(LEVELS * game.space.size)
        self._randoms, self._logs = Random.array(), Log.array()
        seed_random(self._randoms[0], seed, decision)
        teams = self._states[0].players // game.partners
        self._nodes: Any = np.zeros((ROOM, NODE_FIELDS), np.int32)
        self._values: Any = np.zeros((ROOM, SUMS + teams), np.float32)
        self._sizes = int_buffer(SIZES)

    def think(self, visits: int) -> None:
        self._kernel.think(
            self._observation.board.structs,
            self._states,
            self._randoms,
            self._logs,
            self._out,
            self._observation.seat,
            self._parameters,
            self._nodes,
            self._values,
            self._sizes,
            visits,
        )

    @property
    def size(self) -> int:
        return int(self._sizes[USED])

    def weighed(self) -> list[Weighed]:
        """All actions, the most visited first: the first one is the choice."""
        found = []
        child = int(self._nodes[ROOT, FIRST])
        while child != ROOT:
            action, visits = (int(self._nodes[child, each]) for each in (ACTION, VISITS))
            worth = float(self._values[child, SUMS + self._team]) / max(1, visits)
            found.append(Weighed(action, visits, worth))
            child = int(self._nodes[child, NEXT])
        return sorted(found, key=lambda each: (-each.visits, -each.worth))

    @property
    def lead(self) -> float:
        """By how many visits the first is ahead."""
        first, *others = self.weighed()
        return first.visits - others[0].visits if others else math.inf


class SearchPlayer:
    """It searches until the time is out, or, with `nodes`, for so many visits to its tree."""

    kernel = "trunkline.players.search_kernel"
    settings = SearchSettings()

    def __init__(self, seed: int = 0) -> None:
        self.nodes = 0  # no limit
        self._seed = seed
        self._decisions = 0

    @classmethod
    def parameters(cls, game: AnyGame) -> Any:
        return search_parameters(game, net_of(game), cls.settings)

    def decide(self, observation: Observation, seconds: float) -> int:
        end = time.perf_counter() + seconds
        self._decisions += 1
        if len(observation.legal) == 1:
            return observation.legal[0]
        tree = Tree(observation, self.parameters(observation.game), self._seed, self._decisions)
        self._grow(tree, end)
        return tree.weighed()[0].action

    def _grow(self, tree: Tree, end: float) -> None:
        """Until the limit, or until the first cannot be overtaken."""
        done, chunk = 0, 1
        while True:
            began = time.perf_counter()
            if self.nodes:
                chunk = min(chunk, self.nodes - done)
            tree.think(chunk)
            done += chunk
            now = time.perf_counter()
            left = int(chunk * (end - now) / (now - began))
            if self.nodes:
                left = min(left, self.nodes - done)
            if left <= 0 or tree.lead > left:
                return
            if now - began < MOMENT:
                chunk *= 2
            chunk = min(chunk, left)
