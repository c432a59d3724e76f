"""Best response: how often a net wins that learned to beat one player and nothing else.

A player that is strong only against those whom it has met has weak spots, and whoever plays nothing
but it will find them. So a new net is trained at tables where all others are that player, which
stays as it is, and then sits down among it once more (its win share is called the exploitability).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trunkline.core.errors import BadSetup
from trunkline.lab.batches import Contestant, named
from trunkline.lab.duel import DuelResult, duel
from trunkline.lab.ladder import contestant
from trunkline.lab.self_play import SeatPlan
from trunkline.lab.training import Training
from trunkline.players.levels import levels_of
from trunkline.players.value_net import ValueNet


@dataclass
class BestResponse(Training):
    """A training against one player, at a table of one size with the usual options."""

    against: str = ""
    players: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.game.check_players(self.players)
        self.opponent: Contestant = named(self.game, self.against)
        if self.opponent.kernel is None:
            raise BadSetup(
                f"'{self.against}' does not play in compiled code, and a training has many games"
            )
        row = self.opponent.parameters_for(self.game)
        self._opponent_seat = SeatPlan(self.opponent.kernel, row, learning=False)

    def final_duel(self, net: ValueNet, games: int) -> DuelResult:
        """The net among players that it has learned to beat, in deals that it has not seen."""
        learned = contestant(self.game, "best response", levels_of(self.game)[-1], net)
        return duel(
            self.game.id,
            learned,
            self.opponent,
            self.players,
            games,
            seed=self.plan.seed + 3,
            workers=self.plan.workers,
        )

    def _compile(self) -> None:
        super()._compile()
        self._play_once((self._opponent_seat,) * self.players)

    def _players(self) -> int:
        return self.players

    def _options(self) -> Mapping[str, str]:
        return self._settings[0]

    def _self_play_seats(self, players: int) -> Sequence[SeatPlan]:
        seats, partners = self._gate_seats(players), self.game.partners
        place = self._random.randrange(players // partners) * partners
        seats[place : place + partners] = [self._curious(self.league[-1])] * partners
        return seats

    def _gate_seats(self, players: int) -> list[SeatPlan]:
        return [self._opponent_seat] * players
