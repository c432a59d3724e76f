"""The rules of Ride the Rails as the contract asks for them; a file for each part of the book.

`legality` says what is legal, `track`, `trains` and `turns` what an action does, `network` how the
track hangs together.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING, OVER, Setting
from trunkline.core.events import Log, emit
from trunkline.core.rng import Random
from trunkline.core.rng import shuffle as shuffle_seats
from trunkline.core.struct import Row
from trunkline.games.ride_the_rails import actions, decisions, events
from trunkline.games.ride_the_rails.evaluation import evaluate
from trunkline.games.ride_the_rails.features import features
from trunkline.games.ride_the_rails.journeys import solve
from trunkline.games.ride_the_rails.legality import (
    active,
    left_to_lay,
    list_fast,
    refuse,
)
from trunkline.games.ride_the_rails.network import is_city
from trunkline.games.ride_the_rails.plans import plans
from trunkline.games.ride_the_rails.playing_on import play_on
from trunkline.games.ride_the_rails.state import (
    BONUS,
    HEXES,
    LOCOMOTIVES,
    RAILROADS,
    SEATS,
    Board,
    Deal,
    State,
)
from trunkline.games.ride_the_rails.track import lay
from trunkline.games.ride_the_rails.trains import begin_journey, clear_journey, end_journey, ride
from trunkline.games.ride_the_rails.turns import begin_round, go_on, nearness, next_turn

__all__ = [
    "actor",
    "apply",
    "evaluate",
    "features",
    "list_fast",
    "nearness",
    "plans",
    "play_on",
    "refuse",
    "scores",
    "setup",
    "shuffle",
    "solve",
]


# RR-1: set-up


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    """RR-1.4: the first turn order; nothing else is random."""
    for place in range(SEATS):
        deal.turn_order[place] = place if place < setting.players else NOTHING
    shuffle_seats(random, deal.turn_order, setting.players)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    for place in range(setting.players):
        state.order[place] = deal.turn_order[place]
    for railroad in range(RAILROADS):
        state.locomotives[railroad] = LOCOMOTIVES
    for hex in range(board.hexes):
        state.passenger[hex] = is_city(board, hex)  # RR-1.3
        state.bonus[hex] = board.terrain[hex] == BONUS
    state.transcontinental = 1
    clear_journey(state)
    begin_round(state, log)
    go_on(board, state, log)


# The decisions


@compiled
def actor(state: State) -> int:
    if state.decision == decisions.FINISHED:
        return OVER
    return active(state)


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    """The effect of a legal action."""
    seat = active(state)
    if actions.RIDES.first <= action < actions.RIDES.end:
        railroad, hex = divmod(action - actions.RIDES.first, HEXES)
        ride(board, state, seat, railroad, hex, log)
        return
    if actions.STARTS.first <= action < actions.STARTS.end:
        begin_journey(state, seat, action - actions.STARTS.first, log)
        return
    if actions.LAYS.first <= action < actions.LAYS.end:
        railroad, hex = divmod(action - actions.LAYS.first, HEXES)
        lay(board, state, seat, railroad, hex, log)
        if left_to_lay(state) > 0:
            return
    elif action == actions.DONE.first:
        emit(log, events.LAYING_ENDED, seat, state.laid)
    elif action == actions.STOP.first:
        end_journey(state, seat, log)
        state.decision = decisions.START
    else:
        take_share(state, seat, action - actions.SHARES.first, log)
    next_turn(board, state, log)


@compiled
def take_share(state: State, seat: int, railroad: int, log: Log) -> None:
    """RR-2.1: a locomotive from the supply becomes a share."""
    state.locomotives[railroad] -= 1
    state.shares[railroad, seat] += 1
    emit(log, events.SHARE_TAKEN, seat, railroad, state.locomotives[railroad])


# RR-7: the end


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    """RR-7.1: most money wins; who is level shares the place."""
    for seat in range(state.players):
        out[seat] = state.money[seat]
