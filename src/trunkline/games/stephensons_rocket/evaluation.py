"""Evaluation: a seat's expected points at the end, against the others'.

Everything that is scored by first and second place is worth what it would bring now and a part of
what it may still bring; what is near a locomotive counts as likely to be connected. The weights
are first guesses: bench/evaluation.py can try others against them, and has not yet.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.events import Log
from trunkline.core.majority import share_prizes
from trunkline.core.struct import Row, StructArray, scratch
from trunkline.games.stephensons_rocket import decisions
from trunkline.games.stephensons_rocket.extension import complete_move
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.lines import count_towns
from trunkline.games.stephensons_rocket.scoring import (
    CITY_FIRST,
    CITY_SECOND,
    END_FIRST,
    END_SECOND,
    count_industry,
    count_investments,
    count_shares,
    count_stations,
)
from trunkline.games.stephensons_rocket.state import GOODS, NO_LINE, NOBODY, SEATS, Board, State

POINT = 1000  # all is counted in whole thousandths of a point
# In hundredths:
HELD = 60  # how much of a prize is as good as won by who would get it now; the rest goes by parts
GROWTH = 300  # how many towns an open line will still connect
FAR_INVESTMENT = 50  # what an investment counts in its industry before its city is connected
# Chances that a locomotive so many hexes away comes to a place, in hundredths.
CHANCES = (0, 90, 60, 40, 25, 15, 10, 5)

STATE, LOG = State.dtype, Log.dtype


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    """The seat's expected points less the average of the others'."""
    values = scratch(SEATS)
    if state.decision in (decisions.VETO, decisions.ANSWER):
        settled = as_it_stands(board, state)
        add_prospects(board, settled[0], values)
    else:
        add_prospects(board, state, values)
    others = 0
    for other in range(state.players):
        if other != seat:
            others += values[other]
    return (values[seat] - others / (state.players - 1)) / POINT


@compiled
def as_it_stands(board: Board, state: State) -> StructArray[State]:
    """The position when nobody bids any more: the locomotive has gone where it is to go now."""
    copies: Any = np.zeros(1, STATE)
    logs: Any = np.zeros(1, LOG)
    copies[0] = state
    copies[0].decision = decisions.MOVING
    complete_move(board, copies[0], logs[0])
    settled: StructArray[State] = copies
    return settled


@compiled
def add_prospects(board: Board, state: State, values: Row) -> None:
    for seat in range(state.players):
        values[seat] = state.score[seat] * POINT
    if state.decision == decisions.FINISHED:
        return
    counts, prizes = scratch(SEATS), scratch(SEATS)
    for seat in range(state.players):
        counts[seat] = state.carried[seat]
    add_majority(state, counts, END_FIRST * POINT, END_SECOND * POINT, prizes, values)
    for good in range(board.goods):
        count_likely_industry(board, state, good, counts)
        add_majority(state, counts, END_FIRST * POINT, END_SECOND * POINT, prizes, values)
    for company in range(board.companies):
        if not state.closed[company]:
            add_company(board, state, company, counts, prizes, values)
    for city in range(board.cities):
        add_city(board, state, city, counts, prizes, values)
    add_stations_to_come(board, state, values)


@compiled
def add_majority(
    state: State, counts: Row, first: int, second: int, prizes: Row, values: Row
) -> None:
    """A prize as it would be shared now, and a part of it by how much each has of the whole."""
    total = 0
    for seat in range(state.players):
        total += counts[seat]
    if total == 0:
        return
    share_prizes(counts, state.players, first, second, prizes)
    for seat in range(state.players):
        part = (first + second) * counts[seat] // (total + 1)
        values[seat] += (prizes[seat] * HELD + part * (100 - HELD)) // 100


@compiled
def count_likely_industry(board: Board, state: State, good: int, counts: Row) -> None:
    """In hundredths of an investment: those in cities that nobody has connected count in part."""
    count_industry(board, state, good, counts)
    for seat in range(state.players):
        counts[seat] *= 100
        for city in range(board.cities):
            if not state.reached >> (board.companies + city) & 1:
                counts[seat] += FAR_INVESTMENT * state.invested[city * GOODS + good, seat]


@compiled
def add_company(
    board: Board, state: State, company: int, counts: Row, prizes: Row, values: Row
) -> None:
    """Its stations and shares at the end, and the railway towns that it will come to before."""
    towns = count_towns(state.connected[company]) * POINT
    visits = 0
    if is_open(state, company):
        towns += GROWTH * POINT // 100
        for town in range(board.companies + board.cities, board.towns):
            if not state.connected[company] >> town & 1:
                visits += chance(board, state, company, board.town_hex[town])
    count_stations(state, company, counts)
    prize = towns + towns * visits // 100
    add_majority(state, counts, prize, prize // 2, prizes, values)
    count_shares(state, company, counts)
    add_majority(state, counts, towns, towns // 2, prizes, values)


@compiled
def add_city(board: Board, state: State, city: int, counts: Row, prizes: Row, values: Row) -> None:
    """What the connections to come will pay to those who have invested."""
    town = board.companies + city
    visits = 0
    for company in range(board.companies):
        if is_open(state, company) and not state.connected[company] >> town & 1:
            visits += chance(board, state, company, board.town_hex[town])
    if visits:
        count_investments(state, city, counts)
        first, second = CITY_FIRST * POINT // 100 * visits, CITY_SECOND * POINT // 100 * visits
        add_majority(state, counts, first, second, prizes, values)


@compiled
def add_stations_to_come(board: Board, state: State, values: Row) -> None:
    """A station that no line has connected: what it will bring on the line most likely to come."""
    for hex in range(board.hexes):
        seat = state.station[hex]
        if seat != NOBODY and state.line[hex] == NO_LINE:
            best = 0
            for company in range(board.companies):
                if is_open(state, company):
                    towns = count_towns(state.connected[company]) * POINT + GROWTH * POINT // 100
                    best = max(best, chance(board, state, company, hex) * towns // 200)
            values[seat] += best


@compiled
def chance(board: Board, state: State, company: int, hex: int) -> int:
    """In hundredths: that the locomotive comes there."""
    steps = board.steps[state.locomotive[company], hex]
    return CHANCES[steps] if steps < len(CHANCES) else 0
