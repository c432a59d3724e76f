"""Evaluation: a seat's expected money at the end, against the others'.

A share is worth the links of its railroad that trains will still ride. How many those are follows
from the cities on its track, from those that it may come to, and from the passengers there. The
weights are guesses: what COUNTS says was better against random players than a slower fall, and
bench/evaluation.py can try others against these.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.legality import refuse_room
from trunkline.games.ride_the_rails.state import CITIES, RAILROADS, ROUNDS, SEATS, Board, State

OTHERS = 0.5  # how much of the others' average is a loss
RIDDEN = 0.4  # how many of a railroad's links a train will ride
GROWTH = 1.0  # how many cities a railroad will come to in a round
# What a city counts that is so many hexes from a railroad's track: as a part of one that is on it.
COUNTS = (1.0, 0.15, 0.07, 0.03, 0.015, 0.008, 0.004, 0.0)
FAR = len(COUNTS) - 1


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    """The seat's expected money less what the others expect, on the average."""
    values = np.zeros(SEATS)
    for each in range(state.players):
        values[each] = float(state.money[each])
    trains = trains_to_come(state)
    for railroad in range(RAILROADS):
        held = 0
        for each in range(state.players):
            held += int(state.shares[railroad, each])
        if held > 0:
            value = share_value(board, state, railroad, trains)
            for each in range(state.players):
                values[each] += state.shares[railroad, each] * value
    others = 0.0
    for each in range(state.players):
        if each != seat:
            others += values[each]
    return float(values[seat] - OTHERS * others / (state.players - 1))


@compiled
def trains_to_come(state: State) -> float:
    """How many trains will still run; one that is under way counts."""
    later = (ROUNDS - state.rounds) * state.players
    if state.decision in (decisions.SHARE, decisions.LAYING):
        return float(later + state.players)
    return float(later + state.players - state.turn)


@compiled
def share_value(board: Board, state: State, railroad: int, trains: float) -> float:
    """What a share will bring: its part of the links of so many trains as find a passenger."""
    rounds = trains / state.players
    growth = min(GROWTH * rounds, float(state.locomotives[railroad])) / 2.0
    links = max(0.0, reach(board, state, railroad, False) + growth - 1.0)
    rides = min(trains, reach(board, state, railroad, True) + growth)
    return RIDDEN * rides * links


@compiled
def reach(board: Board, state: State, railroad: int, with_passenger: bool) -> float:
    """The cities on the railroad's track, and for those near it a part of one."""
    far = steps_to_cities(board, state, railroad)
    found = 0.0
    for number in range(board.cities):
        if not with_passenger or state.passenger[board.city[number]]:
            found += COUNTS[far[number]]
    return found


@compiled
def steps_to_cities(board: Board, state: State, railroad: int) -> Row:
    """For each city how many locomotives would bring the railroad there; FAR if that is too far."""
    steps: Any = np.full(CITIES, FAR, np.int8)
    if state.locomotives[railroad] > 0:
        for number in range(state.besides[railroad]):
            hex = state.beside[railroad, number]
            if refuse_room(board, state, hex) == ALLOWED:
                for city in range(CITIES):
                    steps[city] = min(steps[city], 1 + board.to_city[hex, city])
    for number in range(board.cities):
        if state.track[board.city[number]] >> railroad & 1:
            steps[number] = 0
    room: Row = steps
    return room
