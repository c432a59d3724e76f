"""Self-play: games of learned players and others, as rows of features with what came of them.

A task is a batch of games at one table, so that a worker process has enough to do; what it gives
back is ready to be learned from.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.rng import Random
from trunkline.core.struct import int_buffer
from trunkline.games import find_game
from trunkline.lab.batches import parameter_rows
from trunkline.lab.mixed_players_kernel import MOST_KINDS
from trunkline.players.learned_kernel import SETTINGS
from trunkline.players.parameters import checked
from trunkline.players.player import LEVELS, NO_PARAMETERS
from trunkline.players.value_net import net_of_row, squashed, stretched

LEARNED = "trunkline.players.learned_kernel"
GREEDY = "trunkline.players.greedy_kernel"
RANDOM = "trunkline.players.random_kernel"
KERNELS = (LEARNED, GREEDY, RANDOM)
MOST_ROWS = 400  # of a game, in the mean over a task
CUT_OFF = 600  # actions of a game that might go on without end; nobody wins it
LOST_BY = 2.0  # by how much everybody lost such a game, in parts of the net's scale


@dataclass(frozen=True)
class SeatPlan:
    """Who sits there, and whether its rows are kept."""

    kernel: str
    parameters: Any = None  # of the kernel, or none
    learning: bool = True
    explored: float = 0.0  # part of the decisions that are taken at random
    opening: Any = None  # other parameters, with which a game begins …
    opening_length: int = 0  # … for up to so many decisions

    @property
    def first_parameters(self) -> Any:
        return self.parameters if self.opening is None else self.opening


@dataclass(frozen=True)
class SelfPlayTask:
    game: str
    options: Mapping[str, str]
    seats: tuple[SeatPlan, ...]
    seed: int
    first: int
    games: int
    recorded: float  # part of the decisions that become rows
    trust: float = 0.0  # of a later judgement of the net, beside what came of it: see `smoothed`
    with_evaluations: bool = False

    @property
    def kernels(self) -> tuple[str, ...]:
        """By kind of player; any other than the usual ones has machine code of its own."""
        return (*KERNELS, *sorted({plan.kernel for plan in self.seats}.difference(KERNELS)))


@dataclass(frozen=True)
class Experience:
    """Rows of features, and of each what came of it for the seat that looked."""

    rows: Any  # float16
    wins: Any  # share of the win
    margins: Any  # points ahead of the best other, or behind; or the game's evaluation
    games: int
    finished: int
    seat_wins: Any  # by seat: shares of the wins, added up
    seat_margins: Any


def play_task(task: SelfPlayTask) -> Experience:
    game = find_game(task.game)
    players = len(task.seats)
    kinds, learning = int_buffer(players), int_buffer(players)
    explored, openings = int_buffer(players), int_buffer(players)
    kernels = task.kernels
    for seat, plan in enumerate(task.seats):
        kinds[seat] = kernels.index(plan.kernel)
        learning[seat] = plan.learning
        explored[seat] = round(1000 * plan.explored)
        openings[seat] = plan.opening_length
    most_rows = task.games * MOST_ROWS if task.recorded else 1
    rows = np.zeros((most_rows, max(game.features, 1)), np.float32)
    row_game, row_seat = int_buffer(most_rows), int_buffer(most_rows)
    evaluations = np.zeros(most_rows if task.with_evaluations else 0, np.float32)
    points = np.zeros((task.games, players), np.int32)
    places = np.zeros((task.games, players), np.int32)
    count = _loop(game, kernels).play_and_record(
        game.own_board(task.options).structs,
        game.state_struct.array(2 + LEVELS),
        game.setting(players, task.options),
        game.deal_struct.array(),
        Random.array(),
        Log.array(),
        int_buffer((1 + LEVELS) * game.space.size),
        kinds,
        parameter_rows(
            [_given(game, plan.kernel, plan.parameters) for plan in task.seats]
            + [_given(game, plan.kernel, plan.first_parameters) for plan in task.seats]
        ),
        learning,
        explored,
        openings,
        round(1000 * task.recorded),
        task.seed,
        task.first,
        min(CUT_OFF, game.max_length) if game.endless else game.max_length,
        points,
        places,
        rows,
        row_game,
        row_seat,
        evaluations,
    )
    finished = places[:, 0] > 0
    wins, margins = results(points, places, game.partners)
    wins[~finished], margins[~finished] = 0.0, 0.0
    at, rows = (row_game[:count], row_seat[:count]), rows[:count]
    of_rows = np.stack([wins[at], margins[at]], axis=1).astype(np.float32)
    if task.with_evaluations:
        of_rows[:, 1] = evaluations[:count]
    elif len(rows):
        net = net_of_row(next(plan for plan in task.seats if plan.learning).parameters[SETTINGS:])
        of_rows[~finished[at[0]], 1] = -LOST_BY * net.scale
        of_rows[:, 1] = squashed(of_rows[:, 1], net.scale)
        of_rows = smoothed(of_rows, net.outputs(rows), *at, task.trust)
        of_rows[:, 1] = stretched(of_rows[:, 1], net.scale)
    return Experience(
        rows.astype(np.float16),
        of_rows[:, 0],
        of_rows[:, 1],
        task.games,
        int(finished.sum()),
        wins.sum(axis=0),
        margins.sum(axis=0),
    )


def smoothed(outcomes: Any, judged: Any, games: Any, seats: Any, trust: float) -> Any:
    """What each row is to be judged by: the outcome, and a part of how later rows of the same seat
    and game were judged (a lambda return). It says less of luck that came much later."""
    found = outcomes.copy()
    later: dict[tuple[int, int], int] = {}
    for row in range(len(outcomes) - 1, -1, -1):
        key = int(games[row]), int(seats[row])
        if key in later:
            after = later[key]
            found[row] = trust * judged[after] + (1.0 - trust) * found[after]
        later[key] = row
    return found


def _given(game: AnyGame, kernel: str, parameters: Any) -> Any:
    return checked(game, kernel, NO_PARAMETERS if parameters is None else parameters)


def results(points: Any, places: Any, partners: int) -> tuple[Any, Any]:
    """By game and seat: the share of the win of the seat's team, and its margin."""
    winners = np.maximum((places == 1).sum(axis=1, keepdims=True), 1)
    wins = (places == 1) * partners / winners
    team = np.arange(points.shape[1]) // partners
    margins = np.zeros(points.shape)
    for seat in range(points.shape[1]):
        best = points[:, team != team[seat]].max(axis=1)
        margins[:, seat] = points[:, seat] - best
    return wins, margins


def _loop(game: AnyGame, kernels: Sequence[str]) -> Any:
    deciding = [_decide(game, kernel) for kernel in kernels]
    deciding += deciding[-1:] * (MOST_KINDS - len(deciding))
    given = {f"decide_{kind}": each for kind, each in enumerate(deciding)}
    variant = "".join("+" + kernel.rpartition(".")[2] for kernel in kernels[len(KERNELS) :])
    mixed = game.kernel("trunkline.lab.mixed_players_kernel", f"+self-play{variant}", **given)
    return game.kernel(
        "trunkline.lab.self_play_kernel",
        variant,
        decide_for_seat=mixed.decide_for_seat,
        all_is_known=game.kernel(LEARNED).all_is_known,
    )


def _decide(game: AnyGame, kernel: str) -> Any:
    """The greedy player looks at all pairs of actions: here only at promising ones, for speed."""
    if kernel != GREEDY:
        return game.kernel(kernel).decide
    promising = ModuleType("contract")
    vars(promising).update(vars(game.contract))
    vars(promising).update(legal=game.kernel("trunkline.lab.promising_kernel").legal)
    return game.kernel(kernel, "+promising", rules=promising).decide


def settings_of(game: AnyGame) -> Sequence[Mapping[str, str]]:
    """Every combination of options that the rules allow, the usual one first."""
    usual = game.choose_options({})
    found = [usual]
    names = [option.name for option in game.options]
    for choices in itertools.product(*(option.choices for option in game.options)):
        try:
            options = game.choose_options(dict(zip(names, choices, strict=True)))
        except BadSetup:
            continue
        if options not in found:
            found.append(options)
    return found
