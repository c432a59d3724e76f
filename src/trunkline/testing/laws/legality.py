"""Laws of legality: lists and refusals agree, matches end, and components are conserved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from trunkline.core.contract import OVER
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.testing.laws import legality_kernel
from trunkline.testing.laws.base import EVERY, SEED, LawBroken, conserved, every_setting

MANY_ACTIONS = 10_000  # in a larger action space, fewer decisions are held against all of it
MOST_END = 0.9  # of the random matches of a game whose rules give no bound
ENOUGH = 150_000  # decisions under one setting of a game whose rules give no bound
MOST_ACTIONS = 20_000  # far above any random game; the game's own bound may be lower
BROKEN = {
    legality_kernel.EMPTY_LIST: "nobody can act, but the match is not over",
    legality_kernel.NOT_ASCENDING: "the list of legal actions is not ascending, or has strangers",
    legality_kernel.DISAGREE: "the list of legal actions and the refusals disagree",
    legality_kernel.LOG_FULL: "one action caused more events than a log holds",
    legality_kernel.TOO_LONG: "the match does not end within its bound",
}


class WatchedGames:
    """Random games of one game in compiled code; laws of the lists and of the end are checked."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, str], board: Path | None = None
    ) -> None:
        self.game = game
        self.board = game.load_board(options, board)
        self.players = players
        self.options = options
        self.deal: dict[str, object] = {}  # of the game last played
        self._settings = game.setting(players, options)
        self._known = np.array(self.board.notation.numbers(), np.int32)
        self._every = EVERY * (1 + len(self._known) // MANY_ACTIONS)
        self._ends = np.array([shape.block.end for shape in game.space.shapes], np.int32)
        self._room = int_buffer(game.space.size + 1)
        self._played = int_buffer(MOST_ACTIONS + 1)
        self._watch = game.kernel("trunkline.testing.laws.legality_kernel").watch_game

    def play(
        self, number: int, every: int | None = None, most: int | None = None
    ) -> tuple[list[int], Any]:
        """The actions and the final state of random game `number`, or that after `most` actions.

        Of a game without a bound, the state after `Game.max_length` actions may be no end.
        """
        states = self.game.state_struct.array()
        deals = self.game.deal_struct.array()
        broken = self._watch(
            self.board.structs,
            states,
            self._settings,
            deals,
            Random.array(),
            Log.array(),
            self._room,
            self._known,
            self._ends,
            SEED,
            number,
            every or self._every,
            self.game.max_length if most is None else min(most, self.game.max_length),
            self._played,
        )
        length = int(self._played[-1])
        self.deal = self.game.read_deal(deals, self.board, self.players)
        stopped = broken == legality_kernel.TOO_LONG and (self.game.endless or length == most)
        if broken != legality_kernel.KEPT and not stopped:
            raise LawBroken(
                f"{BROKEN[broken]} (random game of seed {SEED + number}, {self.players} players, "
                f"{self.options}, after {length} actions)"
            )
        return self._played[:length].tolist(), states[0]


def lists_agree_and_matches_end(
    game: AnyGame, players: int, games: int, board: Path | None = None
) -> int:
    """What is listed is legal, all else is refused, and every match ends within its bound.

    Where the rules give none, most matches on the game's own boards must end before they are cut
    off, and of matches that take so long, as many are played as come to ENOUGH decisions. The
    answer is how many games that were.
    """
    played = 0
    for options in every_setting(game):
        watched = WatchedGames(game, players, options, board)
        start = Match(game, players, options=options, seed=SEED, board=board)
        totals = dict(game.conserved(start.board, start.state))
        decisions = ended = 0
        for number in range(games):
            actions, final = watched.play(number)
            decisions += len(actions)
            ended += game.rules.actor(final) == OVER
            if number < 50:
                conserved(game, start.board, totals, final)
            if game.endless and decisions > ENOUGH:
                break
        played += number + 1
        if board is None and ended < MOST_END * (number + 1):
            raise LawBroken(f"of {number + 1} random matches, {ended} end ({players} {options})")
    return played
