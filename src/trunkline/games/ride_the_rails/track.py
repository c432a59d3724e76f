"""Laying track: RR-3 where a locomotive goes, RR-5 what it earns at once."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.ride_the_rails import events
from trunkline.games.ride_the_rails.network import is_city, line_across
from trunkline.games.ride_the_rails.state import (
    CHICAGO,
    CHICAGO_BONUS,
    CITY_BONUS,
    EAST,
    MOUNTAIN,
    NO_HEX,
    RAILROADS,
    TRANSCONTINENTAL,
    TRANSCONTINENTAL_IN_CITIES,
    WEST,
    Board,
    State,
)


@compiled
def lay(board: Board, state: State, seat: int, railroad: int, hex: int, log: Log) -> None:
    starts = state.placed[railroad] == 0
    put_locomotive(board, state, railroad, hex)
    state.laid += 1
    if board.terrain[hex] == MOUNTAIN:
        state.on_mountain = 1
    emit(
        log,
        events.STARTED if starts else events.LAID,
        seat,
        railroad,
        hex,
        state.locomotives[railroad],
    )
    pay_bonuses(board, state, seat, hex, starts, log)


# The locomotive


@compiled
def put_locomotive(board: Board, state: State, railroad: int, hex: int) -> None:
    note_meetings(board, state, railroad, hex)
    state.locomotives[railroad] -= 1
    state.placed[railroad] += 1
    state.track[hex] |= 1 << railroad
    state.crowd[hex] += 1
    if is_city(board, hex):
        state.cities[railroad] += 1
    if board.terrain[hex] == EAST:
        state.east[railroad] += 1
        state.on_east |= 1 << railroad
    if board.terrain[hex] == WEST:
        state.on_west |= 1 << railroad
    note_beside(board, state, railroad, hex)


@compiled
def note_meetings(board: Board, state: State, railroad: int, hex: int) -> None:
    """Those that are in the hex already now share it with the new one."""
    for other in range(RAILROADS):
        if state.track[hex] >> other & 1:
            state.meets[other] |= 1 << railroad
            state.meets[railroad] |= 1 << other
            if is_city(board, hex):
                state.meets_in_city[other] |= 1 << railroad
                state.meets_in_city[railroad] |= 1 << other


@compiled
def note_beside(board: Board, state: State, railroad: int, hex: int) -> None:
    """The hexes beside the railroad's track: this one no longer, but its neighbours."""
    leave_beside(state, railroad, hex)
    for side in range(6):
        neighbour = board.neighbours[hex, side]
        if neighbour == NO_HEX:
            break
        if not state.near[neighbour] >> railroad & 1:
            state.near[neighbour] |= 1 << railroad
            if not state.track[neighbour] >> railroad & 1:
                join_beside(state, railroad, neighbour)


@compiled
def join_beside(state: State, railroad: int, hex: int) -> None:
    place = state.besides[railroad]
    while place > 0 and state.beside[railroad, place - 1] > hex:
        state.beside[railroad, place] = state.beside[railroad, place - 1]
        place -= 1
    state.beside[railroad, place] = hex
    state.besides[railroad] += 1


@compiled
def leave_beside(state: State, railroad: int, hex: int) -> None:
    """Those after it move up; a blank place stays behind, so that equal positions are equal."""
    place = 0
    while place < state.besides[railroad] and state.beside[railroad, place] != hex:
        place += 1
    if place == state.besides[railroad]:
        return  # a railroad's first locomotive is beside nothing
    state.besides[railroad] -= 1
    while place < state.besides[railroad]:
        state.beside[railroad, place] = state.beside[railroad, place + 1]
        place += 1
    state.beside[railroad, place] = 0


# RR-5: bonuses for building


@compiled
def pay_bonuses(board: Board, state: State, seat: int, hex: int, starts: bool, log: Log) -> None:
    """RR-5.4: they add up."""
    if board.terrain[hex] == CHICAGO:
        pay(state, seat, CHICAGO_BONUS)
        emit(log, events.CHICAGO_PAID, seat, hex, CHICAGO_BONUS)
    if state.bonus[hex] and not starts:
        state.bonus[hex] = 0
        pay(state, seat, CITY_BONUS)
        emit(log, events.CITY_PAID, seat, hex, CITY_BONUS)
    if state.transcontinental and line_across(state, in_cities=False):
        state.transcontinental = 0
        bonus = TRANSCONTINENTAL
        if line_across(state, in_cities=True):
            bonus = TRANSCONTINENTAL_IN_CITIES
        pay(state, seat, bonus)
        emit(log, events.TRANSCONTINENTAL_PAID, seat, bonus)


@compiled
def pay(state: State, seat: int, amount: int) -> None:
    state.money[seat] += amount
    state.bank -= amount
