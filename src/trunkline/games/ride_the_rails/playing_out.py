"""Playing out: how the game may go on from a position to its end, in some twenty microseconds.

All seats go on by simple rules: they take the share that seems worth most, lay track to the cities
that bring most for their locomotives, and run the train that puts them farthest ahead. So it is
known who will want to lay which track, and which links later trains will ride; of that a look at
the position alone says little.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Grid, Row, StructArray, scratch
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.evaluation import COUNTS, OTHERS
from trunkline.games.ride_the_rails.journey_estimates import (
    HEX,
    LINK_BITS,
    PASSENGER,
    TREE_COLUMNS,
    WAY_COLUMNS,
    grow_trees,
    run_best,
    runs_trains,
    weigh,
)
from trunkline.games.ride_the_rails.legality import left_to_lay, refuse_first, refuse_share
from trunkline.games.ride_the_rails.network import line_across
from trunkline.games.ride_the_rails.reach import (
    FAR,
    count_cities,
    has_room,
    measure_steps,
    share_value,
)
from trunkline.games.ride_the_rails.state import (
    CHICAGO,
    CHICAGO_BONUS,
    CITIES,
    CITY_BONUS,
    MOUNTAIN,
    NO_HEX,
    NO_RAILROAD,
    RAILROADS,
    ROUNDS,
    SEATS,
    TRANSCONTINENTAL,
    TRANSCONTINENTAL_IN_CITIES,
    Board,
    State,
)
from trunkline.games.ride_the_rails.track import put_locomotive
from trunkline.games.ride_the_rails.turns import clear_laying, next_order

NEAR = 6  # steps to a city that counts where a railroad starts


class Prospect(NamedTuple):
    """What the seats look at when they decide, by railroad."""

    steps: Grid  # to each city
    reach: Any  # the cities on the track or near it; those with a passenger
    value: Any  # of a share


@compiled
def play_out(board: Board, states: StructArray[State], money: Any, links: Row) -> None:
    """Go on to the end, in a copy of the position, which is spoilt: the seats' money after each
    round, the present one first, and how many links of each railroad are ridden."""
    state = states[0]
    prospect = new_prospect(board, state)
    begun = state.rounds
    finish_round(board, state, prospect, links)
    while state.rounds < ROUNDS:
        note_money(state, state.rounds - begun, money)
        begin_round(state)
        finish_round(board, state, prospect, links)
    for later in range(ROUNDS - begun, ROUNDS):
        note_money(state, later, money)


@compiled
def new_prospect(board: Board, state: State) -> Prospect:
    """What railroads are worth is still to be weighed up."""
    steps: Any = np.empty((RAILROADS, CITIES), np.int8)
    prospect = Prospect(steps, np.zeros((RAILROADS, 2)), np.zeros(RAILROADS))
    for railroad in range(RAILROADS):
        measure_steps(board, state, railroad, prospect.steps[railroad])
    return prospect


@compiled
def note_money(state: State, row: int, money: Any) -> None:
    for seat in range(state.players):
        money[row, seat] = state.money[seat]


@compiled
def begin_round(state: State) -> None:
    order = scratch(SEATS)
    next_order(state, order)
    for place in range(state.players):
        state.order[place] = order[place]
    state.rounds += 1
    state.decision, state.turn = decisions.SHARE, state.players - 1


@compiled
def finish_round(board: Board, state: State, prospect: Prospect, links: Row) -> None:
    take_best_shares(board, state, prospect)
    first = 0
    if runs_trains(state):
        first = state.turn
    else:
        for place in range(state.turn, state.players):
            lay_best(board, state, state.order[place], prospect)
            clear_laying(state)
    run_trains(board, state, first, links)


@compiled
def weigh_up(board: Board, state: State, railroad: int, prospect: Prospect) -> None:
    reach, reach_of_passengers = count_cities(board, state, prospect.steps[railroad])
    prospect.reach[railroad, 0], prospect.reach[railroad, 1] = reach, reach_of_passengers
    prospect.value[railroad] = share_value(
        state, railroad, trains_left(state), reach, reach_of_passengers
    )


@compiled
def trains_left(state: State) -> float:
    """In whole rounds: what is compared are railroads."""
    return float((ROUNDS - state.rounds + 1) * state.players)


# Shares


@compiled
def take_best_shares(board: Board, state: State, prospect: Prospect) -> None:
    """To the end of that stage, if it is not over."""
    for railroad in range(RAILROADS):
        weigh_up(board, state, railroad, prospect)
    if state.decision == decisions.SHARE:
        for place in range(state.turn, -1, -1):
            take_best_share(state, state.order[place], prospect)
        state.decision, state.turn = decisions.LAYING, 0
        clear_laying(state)


@compiled
def take_best_share(state: State, seat: int, prospect: Prospect) -> None:
    best, chosen = -1.0, NO_RAILROAD
    for railroad in range(RAILROADS):
        if prospect.value[railroad] > best and refuse_share(state, railroad) == ALLOWED:
            best, chosen = prospect.value[railroad], railroad
    if chosen != NO_RAILROAD:
        state.locomotives[chosen] -= 1
        state.shares[chosen, seat] += 1


# Track


@compiled
def lay_best(board: Board, state: State, seat: int, prospect: Prospect) -> None:
    """Track to one city after another, while that brings the seat more than the others."""
    for railroad in range(RAILROADS):
        if state.placed[railroad] == 0 and state.shares[railroad, seat] and left_to_lay(state):
            start_best(board, state, seat, railroad, prospect)
    railroad, goal = best_goal(board, state, seat, prospect)
    while railroad != NO_RAILROAD:
        laid, steps = state.laid, prospect.steps[railroad]
        lay_towards(board, state, seat, railroad, goal)
        if state.laid > laid:
            measure_steps(board, state, railroad, steps)
        if steps[goal]:
            steps[goal] = FAR  # something is in the way: not again until there is more track
        weigh_up(board, state, railroad, prospect)
        railroad, goal = best_goal(board, state, seat, prospect)


@compiled
def start_best(board: Board, state: State, seat: int, railroad: int, prospect: Prospect) -> None:
    """Where most cities are near."""
    best, chosen = 0.0, NO_HEX
    for number in range(board.cities):
        hex = board.city[number]
        if refuse_first(board, state, railroad, hex) != ALLOWED:
            continue
        near = 0.0
        for city in range(board.cities):
            if 0 < board.to_city[hex, city] <= NEAR:
                near += 1.0 / board.to_city[hex, city]
        if near > best:
            best, chosen = near, hex
    if chosen != NO_HEX:
        put(board, state, seat, railroad, chosen)
        measure_steps(board, state, railroad, prospect.steps[railroad])
        weigh_up(board, state, railroad, prospect)


@compiled
def best_goal(board: Board, state: State, seat: int, prospect: Prospect) -> tuple[int, int]:
    """The railroad and the city that bring the seat most for each locomotive; NO_RAILROAD if
    none brings anything."""
    left = left_to_lay(state)
    best, chosen, goal = 0.0, NO_RAILROAD, 0
    for railroad in range(RAILROADS):
        if state.placed[railroad] == 0 or state.shares[railroad, seat] == 0:
            continue
        most = min(left, state.locomotives[railroad])
        lead = lead_over_others(state, seat, railroad)
        for number in range(board.cities):
            steps = int(prospect.steps[railroad, number])
            if 0 < steps <= most:
                hex = board.city[number]
                gain = lead * more_value(state, railroad, hex, steps, prospect)
                gain += CITY_BONUS * int(state.bonus[hex])
                if board.terrain[hex] == CHICAGO:
                    gain += CHICAGO_BONUS
                if gain > best * steps:
                    best, chosen, goal = gain / steps, railroad, number
    return chosen, goal


@compiled
def lead_over_others(state: State, seat: int, railroad: int) -> float:
    """As `evaluation` weighs the others."""
    others = 0
    for other in range(state.players):
        if other != seat:
            others += int(state.shares[railroad, other])
    return float(state.shares[railroad, seat]) - OTHERS * others / (state.players - 1)


@compiled
def more_value(state: State, railroad: int, hex: int, steps: int, prospect: Prospect) -> float:
    """How much more a share is worth with this city on the track."""
    more = 1.0 - (COUNTS[steps] if steps < len(COUNTS) else 0.0)
    reach = prospect.reach[railroad, 0] + more
    reach_of_passengers = prospect.reach[railroad, 1] + more * int(state.passenger[hex])
    value = share_value(state, railroad, trains_left(state), reach, reach_of_passengers)
    return float(value - prospect.value[railroad])


@compiled
def lay_towards(board: Board, state: State, seat: int, railroad: int, goal: int) -> None:
    """One hex after another, each nearer to the city, around mountains where that is as short."""
    nearest = FAR
    while nearest > 0 and left_to_lay(state) > 0 and state.locomotives[railroad] > 0:
        least, chosen = 2 * nearest, NO_HEX
        for number in range(state.besides[railroad]):
            hex = int(state.beside[railroad, number])
            climbs = board.terrain[hex] == MOUNTAIN and not state.on_mountain
            away = 2 * int(board.to_city[hex, goal]) + int(climbs)
            if away >= least or (climbs and left_to_lay(state) == 1):
                continue
            if has_room(board, state, railroad, hex):
                least, chosen = away, hex
        if chosen == NO_HEX:
            return
        put(board, state, seat, railroad, chosen)
        nearest = least // 2


@compiled
def put(board: Board, state: State, seat: int, railroad: int, hex: int) -> None:
    """RR-5: with the bonuses. As in `track.lay`, but nobody is told."""
    starts = state.placed[railroad] == 0
    put_locomotive(board, state, railroad, hex)
    state.laid += 1
    if board.terrain[hex] == MOUNTAIN:
        state.on_mountain = 1
    if board.terrain[hex] == CHICAGO:
        state.money[seat] += CHICAGO_BONUS
    if state.bonus[hex] and not starts:
        state.bonus[hex] = 0
        state.money[seat] += CITY_BONUS
    if state.transcontinental and line_across(state, in_cities=False):
        state.transcontinental = 0
        bonus = TRANSCONTINENTAL
        if line_across(state, in_cities=True):
            bonus = TRANSCONTINENTAL_IN_CITIES
        state.money[seat] += bonus


# Trains


@compiled
def run_trains(board: Board, state: State, first: int, links: Row) -> None:
    """Of the places in the order from that one on, as `journey_estimates` finds them."""
    tree: Any = np.empty((CITIES, TREE_COLUMNS), np.int64)
    ways: Any = np.empty((CITIES, WAY_COLUMNS), np.int64)
    found, _ = grow_trees(board, state, tree)
    for place in range(first, state.players):
        seat = state.order[place]
        ridden = run_best(tree, found, weigh(state, seat), ways)
        if ridden:
            pay_train(state, seat, ridden, links)
    for city in range(found):
        state.passenger[tree[city, HEX]] = tree[city, PASSENGER]


@compiled
def pay_train(state: State, seat: int, ridden: int, links: Row) -> None:
    """RR-6.5, RR-6.6."""
    state.money[seat] += 1
    for railroad in range(RAILROADS):
        count = ridden >> LINK_BITS * railroad & (1 << LINK_BITS) - 1
        if count:
            links[railroad] += count
            state.money[seat] += count
            for each in range(state.players):
                state.money[each] += count * int(state.shares[railroad, each])
