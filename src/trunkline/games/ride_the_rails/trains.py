"""Running a train: RR-6, hex by hex, and what the links pay."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.ride_the_rails import decisions, events
from trunkline.games.ride_the_rails.network import is_city, links_ridden
from trunkline.games.ride_the_rails.state import HEXES, NO_HEX, NO_RAILROAD, RAILROADS, Board, State
from trunkline.games.ride_the_rails.track import pay


@compiled
def begin_journey(state: State, seat: int, hex: int, log: Log) -> None:
    state.decision = decisions.JOURNEY
    state.start = hex
    state.at = hex
    state.on = NO_RAILROAD
    state.visited[hex] = 1
    emit(log, events.TRAIN_BEGAN, seat, hex)


@compiled
def ride(board: Board, state: State, seat: int, railroad: int, hex: int, log: Log) -> None:
    """One hex on; a link is ridden when that is a city (RR-6.2)."""
    state.at = hex
    state.visited[hex] = 1
    if is_city(board, hex):
        state.on = NO_RAILROAD
        state.links[railroad] += 1
        emit(log, events.LINK_RIDDEN, seat, railroad, hex, links_ridden(state))
    else:
        state.on = railroad


@compiled
def end_journey(state: State, seat: int, log: Log) -> None:
    """RR-6.5 to RR-6.7: dividends, the fare, and the passenger leaves the game."""
    links = links_ridden(state)
    emit(log, events.ARRIVED, seat, state.start, state.at, links)
    for railroad in range(RAILROADS):
        if state.links[railroad] > 0:
            pay_dividends(state, railroad, state.links[railroad], log)
    pay(state, seat, links + 1)
    emit(log, events.FARE_PAID, seat, links + 1, links + 1)
    state.passenger[state.start] = 0
    clear_journey(state)


@compiled
def pay_dividends(state: State, railroad: int, links: int, log: Log) -> None:
    for place in range(state.players):
        owner = state.order[place]
        shares = int(state.shares[railroad, owner])
        if shares > 0:
            pay(state, owner, links * shares)
            emit(log, events.DIVIDEND_PAID, owner, railroad, links, shares, links * shares)


@compiled
def clear_journey(state: State) -> None:
    state.start = NO_HEX
    state.at = NO_HEX
    state.on = NO_RAILROAD
    for hex in range(HEXES):
        state.visited[hex] = 0
    for railroad in range(RAILROADS):
        state.links[railroad] = 0
