"""Scoring by first and second place (SR-8): towns (SR-7.1, SR-7.2), and the end (SR-11)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import HIDDEN
from trunkline.core.events import Log, emit
from trunkline.core.majority import share_prizes
from trunkline.core.struct import IntList, Row, scratch
from trunkline.games.stephensons_rocket import events
from trunkline.games.stephensons_rocket.lines import count_towns, held
from trunkline.games.stephensons_rocket.state import E1999, GOODS, SEATS, Board, State

CITY_FIRST, CITY_SECOND = 2, 1  # SR-7.1
END_FIRST, END_SECOND = 6, 3  # SR-11.1, SR-11.2


@compiled
def award(state: State, counts: Row, first: int, second: int, prizes: Row) -> None:
    """SR-8: the prizes for these counts, to whom they belong; money that is hidden stays so."""
    share_prizes(counts, state.players, first, second, prizes)
    for seat in range(state.players):
        if state.score[seat] != HIDDEN:
            state.score[seat] += prizes[seat]


@compiled
def count_shares(state: State, company: int, counts: Row) -> None:
    for seat in range(state.players):
        counts[seat] = held(state, company, seat)


@compiled
def count_stations(state: State, company: int, counts: Row) -> None:
    for seat in range(state.players):
        counts[seat] = state.on_line[company, seat]


@compiled
def count_investments(state: State, city: int, counts: Row) -> None:
    for seat in range(state.players):
        counts[seat] = state.in_city[city, seat]


@compiled
def count_industry(board: Board, state: State, good: int, counts: IntList) -> None:
    """SR-11.2: investments in cities that some line has connected."""
    for seat in range(state.players):
        counts[seat] = 0
        for city in range(board.cities):
            if state.reached >> (board.companies + city) & 1:
                counts[seat] += state.invested[city * GOODS + good, seat]


# SR-7: during the game


@compiled
def connect_towns(board: Board, state: State, company: int, hex: int, log: Log) -> None:
    """SR-7.1, SR-7.2: the towns next to the hex that are new to the line; all before any scores."""
    new = board.beside_towns[hex] & ~state.connected[company]
    if new == 0:
        return
    state.connected[company] |= new
    state.reached |= new
    towns = count_towns(state.connected[company])
    counts, prizes = scratch(SEATS), scratch(SEATS)
    for town in range(board.towns):
        if new >> town & 1:
            if town < board.companies:
                emit(log, events.START_CONNECTED, company, town)  # SR-7.8: triggers nothing
            elif town < board.companies + board.cities:
                score_city(state, company, town - board.companies, counts, prizes, log)
            else:
                score_railway_town(state, company, town, towns, counts, prizes, log)


@compiled
def score_city(state: State, company: int, city: int, counts: Row, prizes: Row, log: Log) -> None:
    emit(log, events.CITY_CONNECTED, company, city)
    count_investments(state, city, counts)
    award(state, counts, CITY_FIRST, CITY_SECOND, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            if state.edition == E1999:
                emit(log, events.CITY_PAID_SECRETLY, seat, city, prizes[seat])
            else:
                emit(log, events.CITY_PAID, seat, city, prizes[seat])


@compiled
def score_railway_town(
    state: State, company: int, town: int, towns: int, counts: Row, prizes: Row, log: Log
) -> None:
    emit(log, events.RAILWAY_TOWN_CONNECTED, company, town, towns)
    count_stations(state, company, counts)
    award(state, counts, towns, towns // 2, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            if state.edition == E1999:
                emit(log, events.TOWN_PAID_SECRETLY, seat, company, town, prizes[seat])
            else:
                emit(log, events.TOWN_PAID, seat, company, town, prizes[seat])


# SR-11: at the end


@compiled
def final_scoring(board: Board, state: State, log: Log) -> None:
    counts, prizes = scratch(SEATS), scratch(SEATS)
    for seat in range(state.players):
        counts[seat] = state.carried[seat]
    award(state, counts, END_FIRST, END_SECOND, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            emit(log, events.PASSENGERS_SCORED, seat, counts[seat], prizes[seat])
    tell_removed_investments(board, state, log)
    for good in range(board.goods):
        count_industry(board, state, good, counts)
        award(state, counts, END_FIRST, END_SECOND, prizes)
        for seat in range(state.players):
            if prizes[seat]:
                emit(log, events.INDUSTRY_SCORED, seat, good, counts[seat], prizes[seat])
    for company in range(board.companies):
        if not state.closed[company]:
            score_company(state, company, counts, prizes, log)


@compiled
def tell_removed_investments(board: Board, state: State, log: Log) -> None:
    for city in range(board.cities):
        if not state.reached >> (board.companies + city) & 1:
            for seat in range(state.players):
                if state.in_city[city, seat]:
                    emit(log, events.INVESTMENTS_REMOVED, city)
                    break


@compiled
def score_company(state: State, company: int, counts: Row, prizes: Row, log: Log) -> None:
    """SR-11.3: stations on its line, then shares in it."""
    towns = count_towns(state.connected[company])
    count_stations(state, company, counts)
    award(state, counts, towns, towns // 2, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            emit(log, events.STATIONS_SCORED, seat, company, counts[seat], prizes[seat])
    count_shares(state, company, counts)
    award(state, counts, towns, towns // 2, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            emit(log, events.SHARES_SCORED, seat, company, counts[seat], prizes[seat])
