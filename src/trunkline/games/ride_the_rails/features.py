"""Features: what a position looks like to a seat, as numbers for the value net.

Seats are counted from the seat itself on, in the order round the table; railroads stand in their
own order, since each opens in another round and starts elsewhere. A group of numbers is written by
one function; where it begins in the row stands in the list below.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.struct import FloatRow, Grid, Row, scratch
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.evaluation import COUNTS, trains_to_come
from trunkline.games.ride_the_rails.journey_estimates import (
    ESTIMATE_COLUMNS,
    ESTIMATE_ROWS,
    LENGTHS,
    LINKS_NOW,
    NEXT_ROUND,
    THIS_ROUND,
    TO_SELF,
    estimate_journeys,
)
from trunkline.games.ride_the_rails.legality import active, left_to_lay
from trunkline.games.ride_the_rails.network import links_ridden, reached_by_changes
from trunkline.games.ride_the_rails.playing_out import play_out
from trunkline.games.ride_the_rails.reach import FAR, measure_steps, share_value, shorten
from trunkline.games.ride_the_rails.state import (
    CHICAGO,
    CITIES,
    FEWEST_SEATS,
    LOCOMOTIVES,
    MOST_LAID,
    RAILROADS,
    ROUNDS,
    SEATS,
    Board,
    State,
)

# The groups, and where each begins.
COUNT_OF_SEATS = 0  # one of three
ROUND = COUNT_OF_SEATS + SEATS - FEWEST_SEATS + 1  # one of six
DECISION = ROUND + ROUNDS  # one of four
DECIDES = DECISION + decisions.FINISHED  # one of the seats
LEFT_TO_LAY = DECIDES + SEATS  # one of eight, while track is laid
ON_MOUNTAIN = LEFT_TO_LAY + max(MOST_LAID)
TRAINS = ON_MOUNTAIN + 1  # still to run: in this round, in all
BONUSES = TRAINS + 2  # open: green stripes, the transcontinental one, how near that is
UNDER_WAY = BONUSES + 3  # the journey: its links so far, what they bring the seat more than others
NETWORK = UNDER_WAY + 2  # cities and passengers on the track, cities of the largest network
# The railroads' numbers, each weighed with the seat's lead in shares, and added up.
HOLDINGS = NETWORK + 3
HELD = 6
# Leads over the best other, linear and squashed, and how many others are ahead; of each kind of
# standing.
STANDINGS = HOLDINGS + HELD
STANDING_NUMBERS = 3
(
    MONEY,
    AFTER_ROUND,
    BY_JOURNEYS,
    BY_VALUES,
    ROUND_PLAYED_OUT,
    NEXT_PLAYED_OUT,
    PLAYED_OUT,
    BY_LINKS,
    STANDING_KINDS,
) = range(9)
SEAT_BLOCKS = STANDINGS + STANDING_NUMBERS * STANDING_KINDS
# In the block of a seat. The standings come first: the seat's own amounts, or its leads over
# another.
(
    PLACE,
    TO_SHARE,
    TO_LAY,
    TO_RUN,
    NEAR_GREEN,
    NEAR_TRANSCONTINENTAL,
    NEAR_CHICAGO,
    NEAR_CITIES,
    JOURNEY_LINKS,
    JOURNEY_INCOME,
    ROUND_INCOME,
    SEAT_NUMBERS,
) = range(STANDING_KINDS, STANDING_KINDS + 12)
RAILROAD_BLOCKS = SEAT_BLOCKS + SEATS * SEAT_NUMBERS
NEAR = 4  # steps to a city that are counted one by one
# In the block of a railroad.
STARTED = 0
SUPPLY = STARTED + 1
LAST_ONES = SUPPLY + 1
SHARES = LAST_ONES + 1  # of each seat
SHARE_LEAD = SHARES + SEATS
ON_TRACK = SHARE_LEAD + 1
PASSENGERS = ON_TRACK + 1
CITIES_NEAR = PASSENGERS + 1  # so many steps away
PASSENGERS_NEAR = CITIES_NEAR + NEAR
ON_EAST = PASSENGERS_NEAR + 1
ON_WEST = ON_EAST + 1
IN_CHICAGO = ON_WEST + 1
JOINED = IN_CHICAGO + 1
THIS_TURN = JOINED + 1
LINKS = THIS_TURN + 1
LINKS_TO_COME = LINKS + 1
RAILROAD_NUMBERS = LINKS_TO_COME + 1
CITY_BLOCKS = RAILROAD_BLOCKS + RAILROADS * RAILROAD_NUMBERS
TOLD_CITIES = 51  # so many has the printed board
CLOSE_BY = 6  # steps to a city from which on it is not told
# In the block of a city: whether a passenger waits, and how close each railroad is.
WAITS, CLOSENESS = 0, 1
CITY_NUMBERS = CLOSENESS + RAILROADS
FEATURES = CITY_BLOCKS + TOLD_CITIES * CITY_NUMBERS

STATE: Any = State.dtype
FEW = 5  # locomotives in the supply
# What is about 1.
DOLLARS = 150.0
LEADS = 60.0
CLOSE = 15.0  # a lead of so many dollars is half of the squashed one's most
INCOMES = 40.0


@compiled
def features(board: Board, state: State, seat: int, out: FloatRow) -> None:
    steps: Any = np.empty((RAILROADS, CITIES), np.int8)
    for railroad in range(RAILROADS):
        measure_steps(board, state, railroad, steps[railroad])
    estimate: Any = np.zeros((ESTIMATE_ROWS, ESTIMATE_COLUMNS), np.int64)
    largest = estimate_journeys(board, state, estimate)
    values: Any = np.zeros(RAILROADS)
    describe_game(state, seat, out)
    for railroad in range(RAILROADS):
        begin = RAILROAD_BLOCKS + railroad * RAILROAD_NUMBERS
        block = out[begin : begin + RAILROAD_NUMBERS]
        values[railroad] = describe_railroad(board, state, seat, railroad, steps[railroad], block)
        block[LINKS] = estimate[LINKS_NOW, railroad] / 40.0
        describe_holdings(block, out[HOLDINGS:STANDINGS])
    describe_map(board, state, steps, out)
    describe_network(board, state, largest, out)
    describe_bonuses(board, state, seat, steps, out)
    describe_seats(state, seat, out)
    describe_journeys(state, seat, estimate, out)
    played: Any = np.zeros((ROUNDS, SEATS))
    links = look_to_the_end(board, state, played, out)
    describe_standings(state, seat, values, estimate, played, links, out)


@compiled
def look_to_the_end(board: Board, state: State, played: Any, out: FloatRow) -> Row:
    """Play out in a copy: the seats' money after each round, and the railroads' links to come."""
    copy: Any = np.empty(1, STATE)
    copy[0] = state
    links = scratch(RAILROADS)
    play_out(board, copy, played, links)
    for railroad in range(RAILROADS):
        out[RAILROAD_BLOCKS + railroad * RAILROAD_NUMBERS + LINKS_TO_COME] = links[railroad] / 40.0
    return links


@compiled
def relative(state: State, seat: int, other: int) -> int:
    """How many places the other sits behind the seat."""
    return (other - seat) % state.players


@compiled
def seat_block(state: State, seat: int, other: int) -> int:
    return SEAT_BLOCKS + SEAT_NUMBERS * relative(state, seat, other)


# The game


@compiled
def describe_game(state: State, seat: int, out: FloatRow) -> None:
    out[COUNT_OF_SEATS + state.players - FEWEST_SEATS] = 1.0
    out[ROUND + state.rounds - 1] = 1.0
    out[DECISION + state.decision] = 1.0
    out[DECIDES + relative(state, seat, active(state))] = 1.0
    if state.decision == decisions.LAYING:
        out[LEFT_TO_LAY + left_to_lay(state) - 1] = 1.0
        out[ON_MOUNTAIN] = float(state.on_mountain)
    if state.decision in (decisions.START, decisions.JOURNEY):
        out[TRAINS] = (state.players - state.turn) / 5.0
    else:
        out[TRAINS] = state.players / 5.0
    out[TRAINS + 1] = trains_to_come(state) / 30.0
    if state.decision == decisions.JOURNEY:
        out[UNDER_WAY] = links_ridden(state) / 10.0
        ahead = 0.0
        for railroad in range(RAILROADS):
            ahead += state.links[railroad] * lead_in_shares(state, seat, railroad)
        out[UNDER_WAY + 1] = ahead / 10.0


@compiled
def lead_in_shares(state: State, seat: int, railroad: int) -> float:
    """The seat's shares less what the others have on the average."""
    others = 0
    for other in range(state.players):
        if other != seat:
            others += int(state.shares[railroad, other])
    return float(state.shares[railroad, seat]) - others / (state.players - 1)


@compiled
def describe_network(board: Board, state: State, largest: int, out: FloatRow) -> None:
    cities, passengers = 0, 0
    for number in range(board.cities):
        hex = board.city[number]
        if state.crowd[hex] > 0:
            cities += 1
            passengers += int(state.passenger[hex])
    out[NETWORK] = cities / 40.0
    out[NETWORK + 1] = passengers / 20.0
    out[NETWORK + 2] = largest / 40.0


# The railroads


@compiled
def describe_railroad(
    board: Board, state: State, seat: int, railroad: int, far: Row, out: FloatRow
) -> float:
    """Its numbers but for the links; what a share of it is worth is the result."""
    out[SUPPLY] = state.locomotives[railroad] / LOCOMOTIVES
    out[LAST_ONES] = max(0, FEW - state.locomotives[railroad]) / FEW
    for other in range(state.players):
        out[SHARES + relative(state, seat, other)] = int(state.shares[railroad, other]) / 3.0
    out[SHARE_LEAD] = lead_in_shares(state, seat, railroad) / 2.0
    reach, reach_of_passengers = 0.0, 0.0
    if state.placed[railroad] > 0:
        out[STARTED] = 1.0
        reach, reach_of_passengers = describe_cities(board, state, far, out)
        out[ON_EAST] = float(state.on_east >> railroad & 1)
        out[ON_WEST] = float(state.on_west >> railroad & 1)
        out[JOINED] = joined_cities(state, railroad) / 40.0
        if state.decision == decisions.LAYING and state.shares[railroad, active(state)]:
            within = cities_within(board, far, left_to_lay(state))
            sign = 1.0 if active(state) == seat else -1.0
            out[THIS_TURN] = sign * within / (within + 3.0)
    return share_value(state, railroad, trains_to_come(state), reach, reach_of_passengers)


@compiled
def describe_holdings(railroad: FloatRow, out: FloatRow) -> None:
    """What decides is seldom what a railroad is like, but what it is like and who has it."""
    lead = railroad[SHARE_LEAD]
    if lead == 0.0:
        return
    near = 0.0
    for more in range(NEAR):
        near += railroad[CITIES_NEAR + more] / (more + 1)
    out[0] += lead * railroad[SUPPLY]
    out[1] += lead * railroad[ON_TRACK]
    out[2] += lead * railroad[PASSENGERS]
    out[3] += lead * near
    out[4] += lead * railroad[JOINED]
    out[5] += lead * railroad[LINKS]


@compiled
def describe_cities(board: Board, state: State, far: Row, out: FloatRow) -> tuple[float, float]:
    """The cities on its track and near it; how many there are as `evaluation` counts them, and
    those with a passenger."""
    reach, reach_of_passengers = 0.0, 0.0
    cities, passengers = 0, 0
    for number in range(board.cities):
        steps = int(far[number])
        if steps >= len(COUNTS):
            continue
        hex = board.city[number]
        counts, passenger = COUNTS[steps], int(state.passenger[hex])
        reach += counts
        reach_of_passengers += counts * passenger
        if steps == 0:
            cities += 1
            passengers += passenger
            if board.terrain[hex] == CHICAGO:
                out[IN_CHICAGO] = 1.0
        elif steps <= NEAR:
            out[CITIES_NEAR + steps - 1] += 0.25
            out[PASSENGERS_NEAR] += 0.125 * passenger / steps
    out[ON_TRACK] = cities / 8.0
    out[PASSENGERS] = passengers / 6.0
    return reach, reach_of_passengers


@compiled
def describe_map(board: Board, state: State, steps: Grid, out: FloatRow) -> None:
    """City by city: 1 for a railroad that is there, a half for one that could be with a locomotive,
    and so on. What a place is worth on this board can only be learned."""
    for number in range(min(board.cities, TOLD_CITIES)):
        at = CITY_BLOCKS + number * CITY_NUMBERS
        out[at + WAITS] = float(state.passenger[board.city[number]])
        for railroad in range(RAILROADS):
            far = int(steps[railroad, number])
            if far < CLOSE_BY:
                out[at + CLOSENESS + railroad] = 1.0 / (1 + far)


@compiled
def joined_cities(state: State, railroad: int) -> int:
    """The cities of all railroads that trains can change to from this one, each counted once for
    each railroad."""
    joined = reached_by_changes(state, railroad, in_cities=True)
    cities = 0
    for other in range(RAILROADS):
        if joined >> other & 1:
            cities += state.cities[other]
    return cities


@compiled
def cities_within(board: Board, far: Row, most: int) -> int:
    found = 0
    for number in range(board.cities):
        found += 0 < far[number] <= most
    return found


# The seats


@compiled
def describe_seats(state: State, seat: int, out: FloatRow) -> None:
    for place in range(state.players):
        at = seat_block(state, seat, state.order[place])
        out[at + PLACE] = place / (SEATS - 1)
        shares = state.decision == decisions.SHARE
        lays = state.decision == decisions.LAYING
        if shares and place <= state.turn:
            out[at + TO_SHARE] = 1.0
        if shares or (lays and place >= state.turn):
            out[at + TO_LAY] = 1.0
        if shares or lays or place >= state.turn:
            out[at + TO_RUN] = 1.0


@compiled
def describe_journeys(state: State, seat: int, estimate: Grid, out: FloatRow) -> None:
    for other in range(state.players):
        at = seat_block(state, seat, other)
        out[at + JOURNEY_LINKS] = estimate[LENGTHS, other] / 10.0
        out[at + JOURNEY_INCOME] = estimate[TO_SELF, other] / INCOMES
        out[at + ROUND_INCOME] = estimate[NEXT_ROUND, other] / (2.0 * INCOMES)


# The bonuses (RR-5)


@compiled
def describe_bonuses(board: Board, state: State, seat: int, steps: Grid, out: FloatRow) -> None:
    """How near each seat is to them, by the railroads that it may lay."""
    east_steps: Any = np.full(CITIES, FAR, np.int8)
    west_steps: Any = np.full(CITIES, FAR, np.int8)
    if state.transcontinental:
        out[BONUSES + 1] = 1.0
        if state.on_west:
            nearest(state, steps, joined(state, state.on_east), east_steps)
            nearest(state, steps, joined(state, state.on_west), west_steps)
            out[BONUSES + 2] = 1.0 / (1 + gap(board, east_steps, west_steps))
    greens = 0
    for number in range(board.cities):
        greens += int(state.bonus[board.city[number]])
    out[BONUSES] = greens / 4.0
    for railroad in range(RAILROADS):
        if state.placed[railroad] == 0 or state.locomotives[railroad] == 0:
            continue
        far = steps[railroad]
        green = near_green(board, state, far) if greens else 0.0
        across = 0.0
        if state.transcontinental and state.on_west:
            across = near_other_coast(board, state, railroad, far, east_steps, west_steps)
        chicago = near_chicago(board, far)
        cities = near_cities(board, far)
        for other in range(state.players):
            if state.shares[railroad, other] > 0:
                at = seat_block(state, seat, other)
                out[at + NEAR_GREEN] += green
                out[at + NEAR_TRANSCONTINENTAL] = max(out[at + NEAR_TRANSCONTINENTAL], across)
                out[at + NEAR_CHICAGO] += chicago / 2.0
                out[at + NEAR_CITIES] += state.shares[railroad, other] * cities / 15.0


@compiled
def joined(state: State, railroads: int) -> int:
    """The railroads, by bits, that some line from one of these can come to."""
    reached = 0
    for railroad in range(RAILROADS):
        if railroads >> railroad & 1:
            reached |= reached_by_changes(state, railroad, in_cities=False)
    return reached


@compiled
def nearest(state: State, steps: Grid, railroads: int, out: Row) -> None:
    for railroad in range(RAILROADS):
        if railroads >> railroad & 1:
            shorten(out, steps[railroad])


@compiled
def gap(board: Board, far: Row, other_far: Row) -> int:
    """The fewest locomotives that bring both to the same city."""
    least = FAR
    for number in range(board.cities):
        least = min(least, int(far[number]) + int(other_far[number]))
    return least


@compiled
def near_other_coast(
    board: Board, state: State, railroad: int, far: Row, east_steps: Row, west_steps: Row
) -> float:
    if state.on_west >> railroad & 1:
        return 1.0 / (1 + gap(board, far, east_steps))
    if state.on_east >> railroad & 1:
        return 1.0 / (1 + gap(board, far, west_steps))
    return 0.0


@compiled
def near_green(board: Board, state: State, far: Row) -> float:
    near = 0.0
    for number in range(board.cities):
        if far[number] < FAR and state.bonus[board.city[number]]:
            near += 1.0 / (1 + far[number])
    return near


@compiled
def near_chicago(board: Board, far: Row) -> float:
    for number in range(board.cities):
        if board.terrain[board.city[number]] == CHICAGO:
            return 1.0 / far[number] if 0 < far[number] < FAR else 0.0
    return 0.0


@compiled
def near_cities(board: Board, far: Row) -> float:
    near = 0.0
    for number in range(board.cities):
        if 0 < far[number] <= NEAR:
            near += 1.0 / far[number]
    return near


# The standings


@compiled
def describe_standings(
    state: State,
    seat: int,
    values: Any,
    estimate: Grid,
    played: Any,
    links: Row,
    out: FloatRow,
) -> None:
    """Money: now, after the trains of this round, at the end if the rounds to come bring what the
    next one seems to, and at the end by what shares are worth; and played out: after this round,
    after the next, at the end, and by the links to come for the shares of now."""
    standing: Any = np.zeros((STANDING_KINDS, SEATS))
    rounds = float(ROUNDS - state.rounds)
    for other in range(state.players):
        money = float(state.money[other])
        standing[MONEY, other] = money
        standing[BY_VALUES, other] = money
        for railroad in range(RAILROADS):
            standing[BY_VALUES, other] += values[railroad] * state.shares[railroad, other]
        after = money + estimate[THIS_ROUND, other]
        standing[AFTER_ROUND, other] = after
        standing[BY_JOURNEYS, other] = after + rounds * estimate[NEXT_ROUND, other]
        standing[ROUND_PLAYED_OUT, other] = played[0, other]
        standing[NEXT_PLAYED_OUT, other] = played[1, other]
        standing[PLAYED_OUT, other] = played[ROUNDS - 1, other]
        standing[BY_LINKS, other] = money
        for railroad in range(RAILROADS):
            standing[BY_LINKS, other] += links[railroad] * state.shares[railroad, other]
    for kind in range(STANDING_KINDS):
        describe_standing(state, seat, kind, standing[kind], out)


@compiled
def describe_standing(state: State, seat: int, kind: int, amounts: Any, out: FloatRow) -> None:
    own = amounts[seat]
    out[SEAT_BLOCKS + kind] = own / DOLLARS
    best, ahead = -1e9, 0
    for other in range(state.players):
        if other != seat:
            best = max(best, amounts[other])
            ahead += amounts[other] > own
            out[seat_block(state, seat, other) + kind] = (own - amounts[other]) / LEADS
    at = STANDINGS + STANDING_NUMBERS * kind
    lead = own - best
    out[at] = lead / LEADS
    out[at + 1] = lead / (abs(lead) + CLOSE)
    out[at + 2] = ahead / (state.players - 1)
