"""Features: what a position looks like to a seat, as numbers of about -1 to 1, for value nets.

Boards differ, so nothing is told by hex or by the name of a company: lines come by size, industries
by the seat's own lead, seats in turn order from the seat itself. While a veto is under way, all is
told as it will be when nobody bids any more.

In 1999 the money of others is hidden. Instead of it stands what the map says they may have earned:
what the towns that are connected would have paid, had everybody held what they hold now.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.events import Log
from trunkline.core.struct import FloatRow, Row, StructArray, float_scratch, scratch
from trunkline.games.stephensons_rocket import decisions, outlook
from trunkline.games.stephensons_rocket.extension import complete_move
from trunkline.games.stephensons_rocket.isolation import is_open
from trunkline.games.stephensons_rocket.legality import highest_bid
from trunkline.games.stephensons_rocket.lines import held
from trunkline.games.stephensons_rocket.outlook import find_swings, survey
from trunkline.games.stephensons_rocket.state import (
    COMPANIES,
    E1999,
    GOODS,
    NO_LINE,
    NOBODY,
    NOWHERE,
    PASSENGERS,
    SEATS,
    SHARES,
    STATIONS,
    SUPPLEMENTARY,
    TILES,
    Board,
    State,
)
from trunkline.games.stephensons_rocket.turns import companies_gone, companies_to_end

# Where each part begins, and how many numbers it has for each seat, company or good.
SETTING = 0
PLAYERS_AND_OPTIONS = 8
DECISION = SETTING + PLAYERS_AND_OPTIONS
DECISION_PARTS = 4 + 2 * SEATS
ENDS = DECISION + DECISION_PARTS
END_PARTS = 13
PLAYERS = ENDS + END_PARTS
PLAYER_PARTS = 20
LINES = PLAYERS + SEATS * PLAYER_PARTS
LINE_PARTS = 22
INDUSTRIES = LINES + COMPANIES * LINE_PARTS
INDUSTRY_PARTS = 4
VETO = INDUSTRIES + GOODS * INDUSTRY_PARTS
VETO_PARTS = 8 + 3 * SEATS
FEATURES = VETO + VETO_PARTS

STATE, LOG = State.dtype, Log.dtype
TOLD = -100.0  # instead of a lead


@compiled
def features(board: Board, state: State, seat: int, out: FloatRow) -> None:
    whole, room = scratch(outlook.WHOLE_NUMBERS), float_scratch(outlook.FRACTIONS)
    tell_setting(board, state, out)
    tell_decision(state, seat, out)
    if state.decision in (decisions.VETO, decisions.ANSWER):
        settled = as_it_stands(board, state)
        tell_veto(board, state, settled[0], seat, whole, room, out)
        restore_scores(state, settled[0], seat)
        tell_table(board, settled[0], seat, whole, room, out)
    else:
        tell_table(board, state, seat, whole, room, out)


@compiled
def tell_table(
    board: Board, state: State, seat: int, whole: Row, room: FloatRow, out: FloatRow
) -> None:
    survey(board, state, seat, whole, room)
    tell_ends(board, state, out)
    for slot in range(whole[outlook.LISTED]):
        company = whole[outlook.ORDER + slot]
        tell_line(board, state, seat, company, whole, room, out, LINES + slot * LINE_PARTS)
    tell_industries(board, state, seat, room, out)
    tell_players(state, seat, room, out)


@compiled
def seat_after(state: State, seat: int, turns: int) -> int:
    return (seat + turns) % state.players


@compiled
def turns_until(state: State, seat: int, other: int) -> int:
    return (other - seat + state.players) % state.players


@compiled
def squashed(x: float, half: float) -> float:
    """Between -1 and 1; `half` gives a half."""
    return x / (abs(x) + half)


# The setting, the decision, the ends


@compiled
def tell_setting(board: Board, state: State, out: FloatRow) -> None:
    out[SETTING + state.players - 2] = 1.0
    out[SETTING + 3] = state.edition
    out[SETTING + 4] = state.move_stations
    out[SETTING + 5] = state.veto_defence
    out[SETTING + 6] = state.merge_at_start
    out[SETTING + 7] = (board.goods - 4) / 2.0


@compiled
def tell_decision(state: State, seat: int, out: FloatRow) -> None:
    if state.decision == decisions.FINISHED:
        return
    out[DECISION + state.decision] = 1.0
    out[DECISION + 3] = state.actions - 1
    decides = state.bidder if state.decision == decisions.VETO else state.active
    out[DECISION + 4 + turns_until(state, seat, decides)] = 1.0
    out[DECISION + 4 + SEATS + turns_until(state, seat, state.active)] = 1.0


@compiled
def tell_ends(board: Board, state: State, out: FloatRow) -> None:
    left = companies_to_end(board) - companies_gone(board, state)
    out[ENDS] = left / 6.0
    if left < 4:
        out[ENDS + 1 + max(left, 0)] = 1.0
    out[ENDS + 5] = state.tiles / TILES
    out[ENDS + 6] = max(0.0, 1.0 - state.tiles / 20.0)
    out[ENDS + 7] = max(0.0, 1.0 - state.tiles / 6.0)
    out[ENDS + 8] = state.passengers / PASSENGERS
    out[ENDS + 9] = state.spaces / 36.0
    out[ENDS + 10] = state.supplementary / SUPPLEMENTARY
    started, towns = 0, 0
    for company in range(board.companies):
        started += not state.closed[company] and state.heading[company] != NOWHERE
    for town in range(board.towns):
        towns += state.reached >> town & 1
    out[ENDS + 11] = started / COMPANIES
    out[ENDS + 12] = towns / board.towns


# Players


@compiled
def tell_players(state: State, seat: int, room: FloatRow, out: FloatRow) -> None:
    for turns in range(state.players):
        other = seat_after(state, seat, turns)
        at = PLAYERS + turns * PLAYER_PARTS
        total = room[outlook.POINTS + other] + prospects(room, other)
        ahead = margin(state, seat, other, room, 1)
        ahead_now = margin(state, seat, other, room, 0)
        out[at] = room[outlook.POINTS + other] / 50.0
        out[at + 1] = total / 80.0
        out[at + 2] = ahead / 40.0
        out[at + 3] = squashed(ahead, 8.0)
        out[at + 4] = ahead_now / 40.0
        out[at + 5] = squashed(ahead_now, 4.0)
        out[at + 6] = state.carried[other] / 4.0
        out[at + 7] = state.stations[other] / STATIONS
        out[at + 8] = room[outlook.ALL_STATIONS + other] / 5.0
        out[at + 9] = room[outlook.ALL_SHARES + other] / 20.0
        out[at + 10] = room[outlook.BY_PASSENGERS + other] / 6.0
        out[at + 11] = room[outlook.BY_INDUSTRY + other] / 20.0
        out[at + 12] = room[outlook.BY_SHARES + other] / 30.0
        out[at + 13] = room[outlook.BY_STATIONS + other] / 30.0
        out[at + 14] = room[outlook.BY_VISITS + other] / 20.0
        out[at + 15] = room[outlook.BY_CALLS + other] / 8.0
        out[at + 16] = room[outlook.BEST + other] / 8.0
        out[at + 17] = room[outlook.SECOND + other] / 8.0
        out[at + 18] = room[outlook.UNITED_STATIONS + other] / 20.0
        out[at + 19] = room[outlook.UNITED_SHARES + other] / 20.0


@compiled
def prospects(room: FloatRow, seat: int) -> float:
    return (
        room[outlook.BY_PASSENGERS + seat]
        + room[outlook.BY_INDUSTRY + seat]
        + room[outlook.BY_SHARES + seat]
        + room[outlook.BY_STATIONS + seat]
        + room[outlook.BY_VISITS + seat]
        + room[outlook.BY_CALLS + seat]
    )


@compiled
def margin(state: State, seat: int, other: int, room: FloatRow, likely: int) -> float:
    """Of another the points ahead of the seat, of the seat itself those ahead of the best other.

    With what is likely to come, or with the final scoring of now.
    """
    own = points_at_end(room, seat, likely)
    if other != seat:
        return points_at_end(room, other, likely) - own
    best = 0.0
    for each in range(state.players):
        if each != seat:
            best = max(best, points_at_end(room, each, likely))
    return own - best


@compiled
def points_at_end(room: FloatRow, seat: int, likely: int) -> float:
    more = prospects(room, seat) if likely else room[outlook.NOW + seat]
    return room[outlook.POINTS + seat] + more


# Lines


@compiled
def tell_line(
    board: Board,
    state: State,
    seat: int,
    company: int,
    whole: Row,
    room: FloatRow,
    out: FloatRow,
    at: int,
) -> None:
    towns = whole[outlook.TOWNS + company]
    out[at] = is_open(state, company)
    out[at + 1] = state.isolated[company]
    out[at + 2] = towns / 16.0
    out[at + 3] = room[outlook.GROWTH + company] / 6.0
    out[at + 4] = room[outlook.VISITS + company] / 2.0
    for each in range(state.players):
        room[outlook.COUNTS + each] = held(state, company, each)
    tell_rivalry(state, seat, outlook.SHARE_PRIZES + company * SEATS, room, out, at + 5)
    for each in range(state.players):
        room[outlook.COUNTS + each] = state.on_line[company, each]
    tell_rivalry(state, seat, outlook.STATION_PRIZES + company * SEATS, room, out, at + 9)
    near = outlook.NEAR + company * SEATS
    others = 0.0
    for each in range(state.players):
        if each != seat:
            others += room[near + each]
    out[at + 13] = room[near + seat]
    out[at + 14] = others
    out[at + 15] = min(whole[outlook.WAYS + company], 3) / 3.0
    out[at + 16] = state.heading[company] == NOWHERE
    out[at + 17] = state.pile[company] / SHARES
    tell_partner(state, seat, whole[outlook.STEPS + company], company, whole, out, at + 18)
    tell_swings(board, state, seat, company, whole, room, out, at + 20)


@compiled
def tell_rivalry(
    state: State, seat: int, prizes: int, room: FloatRow, out: FloatRow, at: int
) -> None:
    """How many the seat has, and the best other; what they bring it more now than that one."""
    most, dearest = 0.0, 0.0
    for other in range(state.players):
        if other != seat:
            most = max(most, room[outlook.COUNTS + other])
            dearest = max(dearest, room[prizes + other])
    own = room[outlook.COUNTS + seat]
    out[at] = own / 6.0
    out[at + 1] = most / 6.0
    out[at + 2] = squashed(own - most, 2.0)
    out[at + 3] = (room[prizes + seat] - dearest) / 12.0


@compiled
def tell_partner(
    state: State, seat: int, steps: int, company: int, whole: Row, out: FloatRow, at: int
) -> None:
    """The line with which it may merge: how near that is, and the seat's lead there."""
    partner = whole[outlook.PARTNER + company]
    if partner == NO_LINE:
        return
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, held(state, partner, other))
    near = 2.0 / max(steps, 2)
    out[at] = near
    out[at + 1] = near * squashed(held(state, partner, seat) - best, 2.0)


@compiled
def tell_swings(
    board: Board,
    state: State,
    seat: int,
    company: int,
    whole: Row,
    room: FloatRow,
    out: FloatRow,
    at: int,
) -> None:
    """What the next move of the locomotive can bring the seat, and the best other."""
    if not find_swings(board, state, company, whole, room):
        return
    best = 0.0
    for each in range(state.players):
        swing = room[outlook.SWINGS + each]
        if each == state.active and state.extended >> company & 1:
            continue  # SR-2.2
        if each == seat:
            out[at] = swing / 8.0
        else:
            best = max(best, swing)
        if swing > room[outlook.BEST + each]:
            room[outlook.SECOND + each] = room[outlook.BEST + each]
            room[outlook.BEST + each] = swing
        elif swing > room[outlook.SECOND + each]:
            room[outlook.SECOND + each] = swing
    out[at + 1] = best / 8.0


# Industries


@compiled
def tell_industries(board: Board, state: State, seat: int, room: FloatRow, out: FloatRow) -> None:
    """The one where the seat leads most comes first."""
    for good in range(board.goods):
        room[outlook.LEADS + good] = lead_in(state, seat, good, room)
    for slot in range(board.goods):
        good = 0
        for each in range(1, board.goods):
            if room[outlook.LEADS + each] > room[outlook.LEADS + good]:
                good = each
        lead = room[outlook.LEADS + good]
        room[outlook.LEADS + good] = TOLD
        own = room[outlook.INDUSTRY_LIKELY + good * SEATS + seat]
        at = INDUSTRIES + slot * INDUSTRY_PARTS
        out[at] = own / 4.0
        out[at + 1] = (own - lead) / 4.0
        out[at + 2] = squashed(lead, 1.0)
        out[at + 3] = room[outlook.FREE + good] / 9.0


@compiled
def lead_in(state: State, seat: int, good: int, room: FloatRow) -> float:
    at = outlook.INDUSTRY_LIKELY + good * SEATS
    best = 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, room[at + other])
    return room[at + seat] - best


# The veto under way


@compiled
def as_it_stands(board: Board, state: State) -> StructArray[State]:
    """The position when nobody bids any more; its scores are what the move brings."""
    copies: Any = np.zeros(1, STATE)
    logs: Any = np.zeros(1, LOG)
    copies[0] = state
    for seat in range(SEATS):
        copies[0].score[seat] = 0
    copies[0].decision = decisions.MOVING
    complete_move(board, copies[0], logs[0])
    settled: StructArray[State] = copies
    return settled


@compiled
def restore_scores(state: State, settled: State, seat: int) -> None:
    """Those that the seat may know."""
    for other in range(state.players):
        if other == seat or state.edition != E1999:
            settled.score[other] += state.score[other]


@compiled
def tell_veto(
    board: Board,
    state: State,
    settled: State,
    seat: int,
    whole: Row,
    room: FloatRow,
    out: FloatRow,
) -> None:
    company = state.company
    bid = highest_bid(state)
    asked, to_come = state.bidder, 0
    for turns in range(state.players):
        each = seat_after(state, seat, turns)
        shares = held(state, company, each)
        out[VETO + turns] = shares / 6.0
        out[VETO + SEATS + turns] = settled.score[each] / 12.0
        room[outlook.GAINS + each] = settled.score[each]
        is_later = turns_until(state, state.active, each) > turns_until(state, state.active, asked)
        to_come += is_later and asked != state.active and shares > bid
    if state.leader != NOBODY:
        out[VETO + 2 * SEATS + turns_until(state, seat, state.leader)] = 1.0
    at = VETO + 3 * SEATS
    out[at] = bid / 4.0
    out[at + 1] = to_come / 3.0
    out[at + 2] = state.leader != NOBODY and state.bid_hex[state.leader] != state.choice
    out[at + 3] = outlook.swing_of(state, seat, room) / 8.0
    out[at + 4] = outlook.swing_of(state, asked, room) / 8.0
    outlook.look_ahead(board, state, company, whole)
    find_swings(board, state, company, whole, room)
    out[at + 5] = room[outlook.SWINGS + seat] / 8.0
    out[at + 6] = room[outlook.SWINGS + asked] / 8.0
    out[at + 7] = whole[outlook.WAYS + company] / 3.0
