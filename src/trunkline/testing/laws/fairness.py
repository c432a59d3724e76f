"""The law of fair players: who sees the same decides the same, whatever is hidden."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.rng import Random
from trunkline.core.struct import StructArray, int_buffer
from trunkline.lab.batches import (
    AMPLE_SECONDS,
    Contestant,
    are_compiled,
    kernels_of,
    mixed_players,
    registered,
)
from trunkline.players import make_player, player_names, search_kernel
from trunkline.players.player import LEVELS, NodeLimited, decide
from trunkline.players.search import SearchPlayer
from trunkline.testing.laws.base import SEED, LawBroken, every_setting, some_action

SPREAD = 7  # one decision in so many is looked at
MATCHES = 100  # at the most; mostly the first few have positions enough
NODES = 12  # of a search: more than one round; by time it would not answer the same twice
GUIDE = "greedy"  # half of the positions are its own: others are seldom worth a thought


def players_decide_by_what_they_see(
    game: AnyGame,
    players: int,
    contestants: Sequence[Contestant] | None = None,
    positions: int = 16,
) -> None:
    """With the same seed of its own a player decides the same in two positions that look the same
    to its seat: what is hidden is dealt anew, the deck and the generator in the state included.

    All registered players, if none are given. They are asked in Python, as at the table, and in
    compiled code, as in simulations and duels; there what others have thought before, and may
    still lie in the room to think in, must not tell anything either.
    """
    asked = every_player(game) if contestants is None else list(contestants)
    table = CompiledTable(game, asked)
    settings = [Match(game, players, options=each, seed=SEED) for each in every_setting(game)]
    # The first setting that hides something stands for others; where all is open, twins are alike.
    first = next((opening for opening in settings if not opening.is_open), None)
    for opening in settings:
        looks = 1 if opening.is_open else positions if opening is first else max(1, positions // 8)
        for number, match in enumerate(itertools.islice(_moments(opening), looks)):
            twin = match.redealt(match.actor, SEED + number)
            for contestant in asked:
                if contestant.is_registered:
                    answers = [_asked(each, contestant, number) for each in (match, twin)]
                    _alike(match, contestant, "asked in Python", answers)
                if contestant.kernel:
                    answers = table.answers(match, twin, contestant, number)
                    _alike(match, contestant, "in compiled games", answers)


def every_player(game: AnyGame) -> list[Contestant]:
    return [registered(name) for name in player_names(game)]


def _moments(opening: Match) -> Iterator[Match]:
    """Positions here and there in a match of chance and in one of the guide, by turns."""
    for pair in zip(_of_matches(opening, None), _of_matches(opening, GUIDE), strict=False):
        yield from pair


def _of_matches(opening: Match, guide: str | None) -> Iterator[Match]:
    game = opening.game
    for number in range(MATCHES):
        match = Match(game, opening.players, options=opening.options, seed=SEED + number)
        player = make_player(guide, number) if guide else None
        while match.actor is not None and len(match.actions) < game.max_length:
            if len(match.actions) % SPREAD == number % SPREAD and len(match.legal) > 1:
                yield match
            match.play(decide(match, player) if player else some_action(match))


def _asked(position: Position, contestant: Contestant, seed: int) -> int:
    player = contestant.player(seed)
    if isinstance(player, NodeLimited):
        player.nodes = NODES
    return decide(position, player, AMPLE_SECONDS).id


class CompiledTable:
    """Where compiled players are asked as `lab.arena_kernel` asks them, one decision at a time."""

    def __init__(self, game: AnyGame, contestants: Sequence[Contestant]) -> None:
        self._game = game
        compiled = [each for each in contestants if each.kernel]
        self._together = compiled if are_compiled(compiled) else []  # then each by itself

    def kernel(self, contestant: Contestant) -> ModuleType:
        variant, mixed = mixed_players(self._game, self._together or [contestant])
        return self._game.kernel(
            "trunkline.testing.laws.fairness_kernel", variant, decide_for_seat=mixed.decide_for_seat
        )

    def answers(
        self, position: Position, twin: Position, contestant: Contestant, seed: int
    ) -> list[int]:
        """In the room to think in lies the position itself, and nothing before the twin's turn."""
        states, room = self._room()
        states[:] = position.state
        room[:] = self._game.space.size - 1
        here = self._answer(position, states, room, contestant, seed)
        states, room = self._room()
        states[0] = twin.state
        return [here, self._answer(twin, states, room, contestant, seed)]

    def _room(self) -> tuple[StructArray[Any], Any]:
        states = self._game.state_struct.array(1 + LEVELS)
        return states, int_buffer((1 + LEVELS) * self._game.space.size)

    def _answer(
        self,
        position: Position,
        states: StructArray[Any],
        room: Any,
        contestant: Contestant,
        seed: int,
    ) -> int:
        kernels = kernels_of(self._together or [contestant])
        return int(
            self.kernel(contestant).decide_once(
                position.board.structs,
                states,
                Random.array(),
                Log.array(),
                room,
                kernels.index(str(contestant.kernel)),
                seed,
                self._parameters(contestant),
            )
        )

    def _parameters(self, contestant: Contestant) -> Any:
        found = contestant.parameters_for(self._game)
        if contestant.kernel == SearchPlayer.kernel:
            found = found.copy()
            found[search_kernel.NODES] = NODES
        return found


def _alike(match: Match, contestant: Contestant, how: str, answers: Sequence[int]) -> None:
    if len({*answers}) > 1:
        here, there = (match.board.notation.action(each) for each in answers)
        raise LawBroken(
            f"{contestant.name}, {how}, decides by what seat {match.actor} cannot see: '{here}', "
            f"and '{there}' in a position that looks the same (seed {match.seed}, {match.players} "
            f"players, {match.options}, after {len(match.actions)} actions)"
        )
