"""A match that a referee follows, an independent engine of the same rules: for every game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from tests.support.volume import count_games
from trunkline import Match

Player = Callable[[Match, Sequence[str], random.Random], str]


class RefereedMatch(ABC):
    """A match, and the referee beside it."""

    most_actions = 5000  # of a match that need not end

    def __init__(self, match: Match) -> None:
        self.match = match
        self.legal: list[str] = []

    @abstractmethod
    def look(self) -> None:
        """Compare what both say of the position."""

    @abstractmethod
    def play(self, action: str) -> None:
        """Take the decision in both, and look."""

    def play_on(self, player: Player, seed: int = 0, most: int | None = None) -> None:
        chance = random.Random(seed)
        for _ in range(most or self.most_actions):
            if self.match.actor is None:
                count_games()
                return
            self.play(player(self.match, self.legal, chance))
