"""The outlook of a position, for the features: what is near, and what everybody may yet earn.

The numbers lie in two rows of work space, one of whole numbers and one of fractions; the constants
say where. Each function fills its part; `survey` calls them in an order in which each finds what it
needs.

How likely a locomotive comes to a town or a station so many steps away was counted in games of
players that look one action ahead by `evaluate`, on all boards.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.struct import FloatRow, Row
from trunkline.games.stephensons_rocket import decisions
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.lines import (
    SEVERAL_LINES,
    count_towns,
    held,
    is_free,
    line_beside,
    side_ahead,
    sides_ahead,
)
from trunkline.games.stephensons_rocket.scoring import (
    CITY_FIRST,
    CITY_SECOND,
    END_FIRST,
    END_SECOND,
)
from trunkline.games.stephensons_rocket.state import (
    CITIES,
    COMPANIES,
    E1999,
    GOODS,
    NO_LINE,
    NO_TOWN,
    NOBODY,
    NOWHERE,
    SEATS,
    SIDES,
    Board,
    State,
)

VIEW = 3

# Whole numbers, by company
AHEAD = 0  # the hexes that the locomotive may go to now, SIDES for each company
BESIDE = AHEAD + COMPANIES * SIDES  # the line that each of those is next to, or NO_LINE
WAYS = BESIDE + COMPANIES * SIDES  # how many of them there are
VIEWS = WAYS + COMPANIES  # three hexes from which the locomotive looks around, VIEW for each
TOWNS = VIEWS + COMPANIES * VIEW  # connected
STEPS = TOWNS + COMPANIES  # to the nearest hex of another line
PARTNER = STEPS + COMPANIES  # that line
ORDER = PARTNER + COMPANIES  # the companies that are not closed, the greatest first
LISTED = ORDER + COMPANIES  # how many those are
WHOLE_NUMBERS = LISTED + 1

# Fractions. By company:
GROWTH = 0  # towns to come
VISITS = GROWTH + COMPANIES  # railway towns to come
NEAR = VISITS + COMPANIES  # stations to come, SEATS for each company
SHARE_PRIZES = NEAR + COMPANIES * SEATS  # were the final scoring now
STATION_PRIZES = SHARE_PRIZES + COMPANIES * SEATS
# By city and by good:
CALLS = STATION_PRIZES + COMPANIES * SEATS  # lines to come to the city
CALLED = CALLS + CITIES  # lines that have come
FREE = CALLED + CITIES  # spaces of a good
INDUSTRY_NOW = FREE + GOODS  # investments that count now, SEATS for each good
INDUSTRY_LIKELY = INDUSTRY_NOW + GOODS * SEATS  # those that are likely to count at the end
LEADS = INDUSTRY_LIKELY + GOODS * SEATS  # of the seat in each, while they are put in order
# By seat:
COUNTS = LEADS + GOODS  # of what is shared out just now, and what it brings
PRIZES = COUNTS + SEATS
GAINS = PRIZES + SEATS  # points from one move of a locomotive
SWINGS = GAINS + SEATS  # the best that one company can do for each seat
BEST = SWINGS + SEATS  # the best that any company can, and the second best
SECOND = BEST + SEATS
NOW = SECOND + SEATS  # the final scoring, were it now
BY_PASSENGERS = NOW + SEATS  # points that are likely to come
BY_INDUSTRY = BY_PASSENGERS + SEATS
BY_SHARES = BY_INDUSTRY + SEATS
BY_STATIONS = BY_SHARES + SEATS
BY_VISITS = BY_STATIONS + SEATS
BY_CALLS = BY_VISITS + SEATS
ALL_STATIONS = BY_CALLS + SEATS  # on lines, and those not yet connected in part
ALL_SHARES = ALL_STATIONS + SEATS  # of companies that are not closed
UNITED_STATIONS = ALL_SHARES + SEATS  # the prizes, if all lines become one
UNITED_SHARES = UNITED_STATIONS + SEATS
EARNED = UNITED_SHARES + SEATS  # what the map says
POINTS = EARNED + SEATS  # as far as the seat may know them
FRACTIONS = POINTS + SEATS

HELD = 0.6  # how much of a prize is as good as won by who would get it now; the rest goes by parts
PASSENGER = 1.5  # points that a passenger is worth when it is taken
LOOSE_STATION = 0.3  # what a station that no line has connected counts if all lines become one
NEVER = -1e9
FAR = 12  # steps: as far as any farther
# By steps to the town itself; a line connects it from next to it.
TOWN_CHANCES: Any = np.array(
    (0.9, 0.9, 0.8, 0.55, 0.34, 0.27, 0.21, 0.14, 0.11, 0.1, 0.08, 0.06, 0.04), np.float32
)
STATION_CHANCES: Any = np.array(
    (0.0, 0.55, 0.28, 0.18, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01, 0.0, 0.0, 0.0), np.float32
)


@compiled
def survey(board: Board, state: State, seat: int, whole: Row, room: FloatRow) -> None:
    """All of it, as the seat may know it."""
    for company in range(board.companies):
        if not state.closed[company]:
            look_ahead(board, state, company, whole)
            look_at_towns(board, state, company, whole, room)
    put_in_order(board, state, whole)
    look_over_map(board, state, whole, room)
    for company in range(board.companies):
        if not state.closed[company]:
            weigh_company(state, company, whole, room)
    weigh_cities(board, state, room)
    weigh_industries(board, state, room)
    weigh_passengers(state, room)
    weigh_union(board, state, room)
    if state.edition == E1999:
        guess_earnings(board, state, whole, room)
    find_points(state, seat, room)


# Majorities


@compiled
def rank_counts(room: FloatRow, at: int) -> tuple[float, float, int, int, float]:
    """Most and second most, how many have so many, and the sum. (Absent seats have nothing.)

    There are no branches: they would be guessed wrong too often.
    """
    most, total = 0.0, 0.0
    for seat in range(SEATS):
        total += room[at + seat]
        most = max(most, room[at + seat])
    leaders, next_most = 0, 0.0
    for seat in range(SEATS):
        leads = room[at + seat] == most
        leaders += leads
        next_most = max(next_most, 0.0 if leads else room[at + seat])
    followers = 0
    for seat in range(SEATS):
        followers += room[at + seat] == next_most
    return most, next_most, leaders, followers, total


@compiled
def add_prizes(room: FloatRow, at: int, first: float, second: float, to: int) -> None:
    """What each seat gets for these counts by SR-8, in whole points."""
    most, next_most, leaders, followers, _ = rank_counts(room, at)
    if most == 0.0:
        return
    if leaders > 1:
        first, second = math.floor((first + second) / leaders), 0.0
    elif next_most == 0.0:
        second = 0.0
    elif followers > 1:
        second = math.floor(second / followers)
    for seat in range(SEATS):
        count = room[at + seat]
        room[to + seat] += first if count == most else second if count == next_most else 0.0


@compiled
def add_likely_prizes(room: FloatRow, at: int, first: float, second: float, to: int) -> None:
    """A prize as it would be shared now, and a part of it by how much each has of the whole.

    Counts may be chances: who has less than one is as likely to have any.
    """
    most, next_most, leaders, followers, total = rank_counts(room, at)
    if most == 0.0:
        return
    part = (1.0 - HELD) * (first + second) / (total + 1.0)
    if leaders > 1:
        first, second = (first + second) / leaders, 0.0
    elif next_most == 0.0:
        second = 0.0
    elif followers > 1:
        second /= followers
    for seat in range(SEATS):
        count = room[at + seat]
        prize = first if count == most else second if count == next_most else 0.0
        room[to + seat] += part * count + HELD * prize * min(count, 1.0)


@compiled
def clear(room: FloatRow, at: int) -> None:
    for seat in range(SEATS):
        room[at + seat] = 0.0


# Companies: where their locomotives may go, and what is there


@compiled
def look_ahead(board: Board, state: State, company: int, whole: Row) -> None:
    """The hexes that the locomotive may go to; whether it went in this turn is no matter."""
    ways = 0
    if state.tiles or state.heading[company] == NOWHERE:
        at = company * SIDES
        for which in range(sides_ahead(state, company)):
            side = side_ahead(state, company, which)
            hex = board.neighbours[state.locomotive[company], side]
            if hex >= 0 and is_free(board, state, hex):  # SR-5.2
                line = line_beside(board, state, company, hex)
                if line != SEVERAL_LINES:  # SR-5.3
                    whole[AHEAD + at + ways] = hex
                    whole[BESIDE + at + ways] = line
                    ways += 1
    whole[WAYS + company] = ways
    whole[TOWNS + company] = count_towns(state.connected[company])
    choose_view(state, company, whole)


@compiled
def choose_view(state: State, company: int, whole: Row) -> None:
    """It looks from the hexes ahead; in its starting town, from there. (Always VIEW of them, so
    that `steps_to` needs no loop.)"""
    ways = whole[WAYS + company]
    for each in range(VIEW):
        view = state.locomotive[company]
        if state.heading[company] != NOWHERE and ways:
            view = whole[AHEAD + company * SIDES + min(each, ways - 1)]
        whole[VIEWS + company * VIEW + each] = view


@compiled
def steps_to(board: Board, state: State, company: int, hex: int, whole: Row) -> int:
    """Of a locomotive that can move: by the hexes ahead, as the crow flies from there."""
    at = VIEWS + company * VIEW
    steps = min(board.steps[whole[at], hex], board.steps[whole[at + 1], hex])
    steps = min(steps, board.steps[whole[at + 2], hex])
    return min(int(steps) + (state.heading[company] != NOWHERE), FAR)


@compiled
def look_at_towns(board: Board, state: State, company: int, whole: Row, room: FloatRow) -> None:
    """What the line has connected, and what it is likely to."""
    going = is_open(state, company) and whole[WAYS + company] > 0
    connected = state.connected[company]
    growth, visits = 0.0, 0.0
    first_railway_town = board.companies + board.cities
    for town in range(board.towns):
        if connected >> town & 1:
            if board.companies <= town < first_railway_town:
                room[CALLED + town - board.companies] += 1.0
        elif going:
            chance = TOWN_CHANCES[steps_to(board, state, company, board.town_hex[town], whole)]
            growth += chance
            if town >= first_railway_town:
                visits += chance
            elif town >= board.companies:
                room[CALLS + town - board.companies] += chance
    room[GROWTH + company] = growth
    room[VISITS + company] = visits


@compiled
def put_in_order(board: Board, state: State, whole: Row) -> None:
    """By towns, with stations and shares; whose those are is no matter, so all see one order."""
    listed = 0
    for company in range(board.companies):
        if not state.closed[company]:
            size = size_of(state, company, whole)
            at = listed
            while at and size > size_of(state, whole[ORDER + at - 1], whole):
                whole[ORDER + at] = whole[ORDER + at - 1]
                at -= 1
            whole[ORDER + at] = company
            listed += 1
    whole[LISTED] = listed


@compiled
def size_of(state: State, company: int, whole: Row) -> int:
    size = 4 * whole[TOWNS + company]
    for seat in range(state.players):
        size += 2 * int(state.on_line[company, seat]) + int(held(state, company, seat))
    return size


@compiled
def look_over_map(board: Board, state: State, whole: Row, room: FloatRow) -> None:
    """Stations that lines may come to, and how near lines are to each other."""
    for company in range(board.companies):
        whole[STEPS + company] = FAR
        whole[PARTNER + company] = NO_LINE
    for hex in range(board.hexes):
        line = int(state.line[hex])
        if line != NO_LINE:
            find_partners(board, state, hex, line, whole)
        elif state.station[hex] != NOBODY:
            owner = int(state.station[hex])
            room[ALL_STATIONS + owner] += LOOSE_STATION
            for company in range(board.companies):
                if is_open(state, company) and whole[WAYS + company]:
                    steps = steps_to(board, state, company, hex, whole)
                    room[NEAR + company * SEATS + owner] += STATION_CHANCES[steps]


@compiled
def find_partners(board: Board, state: State, hex: int, line: int, whole: Row) -> None:
    """For each other line, whether this hex of a line is nearer than those before."""
    for company in range(board.companies):
        if company != line and is_open(state, company):
            steps = board.steps[state.locomotive[company], hex]
            if steps < whole[STEPS + company]:
                whole[STEPS + company] = steps
                whole[PARTNER + company] = line


# What may yet be earned


@compiled
def weigh_company(state: State, company: int, whole: Row, room: FloatRow) -> None:
    """Stations and shares at the end; the railway towns that the line will come to before."""
    players, towns = state.players, whole[TOWNS + company]
    later = towns + room[GROWTH + company]
    by_shares, by_stations = SHARE_PRIZES + company * SEATS, STATION_PRIZES + company * SEATS
    for seat in range(players):
        room[COUNTS + seat] = held(state, company, seat)
        room[ALL_SHARES + seat] += room[COUNTS + seat]
    add_prizes(room, COUNTS, towns, towns // 2, by_shares)
    add_likely_prizes(room, COUNTS, later, later / 2.0, BY_SHARES)
    for seat in range(players):
        room[COUNTS + seat] = state.on_line[company, seat]
        room[ALL_STATIONS + seat] += room[COUNTS + seat]
    add_prizes(room, COUNTS, towns, towns // 2, by_stations)
    for seat in range(players):
        room[NOW + seat] += room[by_shares + seat] + room[by_stations + seat]
    clear(room, PRIZES)
    for seat in range(players):
        room[COUNTS + seat] += room[NEAR + company * SEATS + seat]
    add_likely_prizes(room, COUNTS, 1.0, 0.5, PRIZES)
    for seat in range(players):
        room[BY_STATIONS + seat] += room[PRIZES + seat] * later
        room[BY_VISITS + seat] += room[PRIZES + seat] * later * room[VISITS + company]


@compiled
def weigh_cities(board: Board, state: State, room: FloatRow) -> None:
    players = state.players
    for city in range(board.cities):
        calls = room[CALLS + city]
        if calls > 0.0 and has_investments(state, city):
            for seat in range(players):
                room[COUNTS + seat] = state.in_city[city, seat]
            first, second = CITY_FIRST * calls, CITY_SECOND * calls
            add_likely_prizes(room, COUNTS, first, second, BY_CALLS)


@compiled
def has_investments(state: State, city: int) -> bool:
    for seat in range(state.players):
        if state.in_city[city, seat]:
            return True
    return False


@compiled
def weigh_industries(board: Board, state: State, room: FloatRow) -> None:
    """An investment in a city that no line has come to counts by how likely one will."""
    players = state.players
    for city in range(board.cities):
        reached = state.reached >> (board.companies + city) & 1
        chance = 1.0 if reached else min(1.0, room[CALLS + city])
        for good in range(board.goods):
            free = state.free[city, good]
            room[FREE + good] += free
            if free != board.spaces[city, good]:
                for seat in range(players):
                    invested = state.invested[city * GOODS + good, seat]
                    room[INDUSTRY_NOW + good * SEATS + seat] += invested * reached
                    room[INDUSTRY_LIKELY + good * SEATS + seat] += invested * chance
    for good in range(board.goods):
        now, likely = INDUSTRY_NOW + good * SEATS, INDUSTRY_LIKELY + good * SEATS
        add_prizes(room, now, END_FIRST, END_SECOND, NOW)
        add_likely_prizes(room, likely, END_FIRST, END_SECOND, BY_INDUSTRY)


@compiled
def weigh_passengers(state: State, room: FloatRow) -> None:
    for seat in range(state.players):
        room[COUNTS + seat] = state.carried[seat]
    add_prizes(room, COUNTS, END_FIRST, END_SECOND, NOW)
    add_likely_prizes(room, COUNTS, END_FIRST, END_SECOND, BY_PASSENGERS)


@compiled
def weigh_union(board: Board, state: State, room: FloatRow) -> None:
    """The prizes of a line that has everything."""
    united = 0
    for company in range(board.companies):
        if not state.closed[company]:
            united |= state.connected[company]
    towns = count_towns(united)
    add_likely_prizes(room, ALL_STATIONS, towns, towns / 2.0, UNITED_STATIONS)
    add_likely_prizes(room, ALL_SHARES, towns, towns / 2.0, UNITED_SHARES)


# Points


@compiled
def find_points(state: State, seat: int, room: FloatRow) -> None:
    """Without the final scoring, also when it is done."""
    for other in range(state.players):
        if other == seat or state.edition != E1999:
            room[POINTS + other] = state.score[other]
            if state.decision == decisions.FINISHED:
                room[POINTS + other] -= room[NOW + other]
        else:
            room[POINTS + other] = room[EARNED + other]


@compiled
def guess_earnings(board: Board, state: State, whole: Row, room: FloatRow) -> None:
    """From open information: the towns that lines have connected, and who holds what there."""
    for city in range(board.cities):
        if room[CALLED + city] > 0.0:
            for other in range(state.players):
                room[COUNTS + other] = state.in_city[city, other]
            first, second = CITY_FIRST * room[CALLED + city], CITY_SECOND * room[CALLED + city]
            add_prizes(room, COUNTS, first, second, EARNED)
    railway_towns = ~((1 << (board.companies + board.cities)) - 1)
    for company in range(board.companies):
        if not state.closed[company]:
            visited = count_towns(state.connected[company] & railway_towns)
            paid = visited * (whole[TOWNS + company] + 1) / 2.0
            for other in range(state.players):
                room[COUNTS + other] = state.on_line[company, other]
            add_prizes(room, COUNTS, paid, paid / 2.0, EARNED)


# Moves of a locomotive


@compiled
def find_swings(board: Board, state: State, company: int, whole: Row, room: FloatRow) -> bool:
    """The best move of the locomotive for each seat, were it that one's: what it brings at once.

    It is counted against the average of the others. If no move brings anybody anything, there is
    nothing to find, and all swings are 0.
    """
    worst = NEVER
    found = False
    for way in range(whole[WAYS + company]):
        hex = whole[AHEAD + company * SIDES + way]
        line = whole[BESIDE + company * SIDES + way]
        paid = find_gains(board, state, company, hex, line, whole, room)
        owner = int(state.station[hex]) if state.passengers else NOBODY
        if not paid and owner == NOBODY:
            worst = 0.0
            continue
        if not paid:
            clear(room, GAINS)
        for seat in range(state.players):
            swing = swing_of(state, seat, room)
            if owner not in (NOBODY, seat):
                swing += PASSENGER
            room[SWINGS + seat] = max(swing, room[SWINGS + seat]) if found else swing
        found = True
    for seat in range(state.players):
        room[SWINGS + seat] = max(room[SWINGS + seat], worst) if found else 0.0
    return found


@compiled
def swing_of(state: State, seat: int, room: FloatRow) -> float:
    total = 0.0
    for other in range(state.players):
        total += room[GAINS + other]
    own = room[GAINS + seat]
    return own - (total - own) / (state.players - 1)


@compiled
def find_gains(
    board: Board, state: State, company: int, hex: int, line: int, whole: Row, room: FloatRow
) -> bool:
    """The points that everybody gets when the locomotive comes to the hex, which is next to that
    line; whether there can be any."""
    new = board.beside_towns[hex] & ~state.connected[company]
    if new == 0 and line == NO_LINE:
        return False
    clear(room, GAINS)
    towns = whole[TOWNS + company] + count_towns(new)
    if new:
        add_town_gains(board, state, company, hex, towns, room)
    if line != NO_LINE:
        for seat in range(state.players):
            room[COUNTS + seat] = held(state, company, seat)
        add_prizes(room, COUNTS, towns, towns // 2, GAINS)
    return True


@compiled
def add_town_gains(
    board: Board, state: State, company: int, hex: int, towns: int, room: FloatRow
) -> None:
    for side in range(SIDES):
        beside = board.neighbours[hex, side]
        town = int(board.town[beside]) if beside >= 0 else NO_TOWN
        if town < board.companies or state.connected[company] >> town & 1:
            continue
        if town < board.companies + board.cities:
            for seat in range(state.players):
                room[COUNTS + seat] = state.in_city[town - board.companies, seat]
            add_prizes(room, COUNTS, CITY_FIRST, CITY_SECOND, GAINS)
        else:
            for seat in range(state.players):
                room[COUNTS + seat] = state.on_line[company, seat]
            if state.station[hex] != NOBODY:
                room[COUNTS + int(state.station[hex])] += 1.0
            add_prizes(room, COUNTS, towns, towns // 2, GAINS)
