"""What the rules forbid: each function returns ALLOWED or the clause that says no.

There is no second place that knows what is legal. The list of legal actions is what is not refused.
"""

from __future__ import annotations

from trunkline.core.auction import NOBODY, lowest_bid
from trunkline.core.compiled import compiled
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.chicago_express.state import (
    AUCTION,
    BIDS,
    BUILDING,
    BUILDS,
    CE_2_3,
    CE_2_4,
    CE_2_7,
    CE_3_1,
    CE_3_3,
    CE_4_1,
    CE_4_2,
    CE_4_4,
    CE_5_1,
    CE_5_2,
    CE_5_3,
    CE_5_4,
    CE_5_5,
    CE_5_6,
    CE_5_7,
    CE_6_1,
    CE_6_2,
    CE_6_3,
    CE_6_6,
    CE_8_4,
    CE_9_1,
    CHICAGO,
    COMPANIES,
    COMPANY,
    COMPANY_CHOICES,
    DETROIT,
    DEVELOP,
    DEVELOPING,
    DEVELOPS,
    DONE,
    EXPAND,
    FOREST,
    INDUSTRIAL,
    MOUNTAIN,
    NOTHING,
    OFFER,
    OFFERS,
    OPENING_AUCTION,
    PASS,
    PLAIN,
    SHARE_AUCTION,
    START,
    TURN,
    TURN_AUCTION,
    TURN_DEVELOP,
    WABASH,
    WABASH_AUCTION,
    Board,
    State,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    """ALLOWED, or the clause that forbids the action now."""
    if bidding(state):
        if action == PASS.first:
            return ALLOWED
        if BIDS.first <= action < BIDS.end:
            return refuse_bid(state, action - BIDS.first)
    elif state.decision == TURN:
        if TURN_AUCTION.first <= action <= TURN_DEVELOP.first:
            return refuse_dial(board, state, action - TURN_AUCTION.first)
    elif state.decision == BUILDING:
        if BUILDS.first <= action < BUILDS.end:
            return refuse_build(board, state, state.company, action - BUILDS.first)
        if action == DONE.first:
            return refuse_done(state)
    elif action == NOTHING.first and state.decision in (OFFER, COMPANY, DEVELOPING):
        return ALLOWED  # CE-3.2
    elif state.decision == OFFER:
        if OFFERS.first <= action < OFFERS.end:
            return refuse_offer(board, state, action - OFFERS.first)
    elif state.decision == COMPANY:
        if COMPANY_CHOICES.first <= action < COMPANY_CHOICES.end:
            return refuse_company(board, state, action - COMPANY_CHOICES.first)
    elif state.decision == DEVELOPING and DEVELOPS.first <= action < DEVELOPS.end:
        return refuse_develop(board, state, action - DEVELOPS.first)
    return clause_of_decision(state)


@compiled
def clause_of_decision(state: State) -> int:
    """Why an action of another decision is out of place: the clause that asks for this one."""
    decision = state.decision
    if decision == OPENING_AUCTION:
        return CE_2_4
    if decision == TURN:
        return CE_3_1
    if decision == OFFER:
        return CE_4_1
    if decision == SHARE_AUCTION:
        return CE_4_4
    if decision == COMPANY:
        return CE_5_1
    if decision == BUILDING:
        return CE_5_2
    if decision == DEVELOPING:
        return CE_6_1
    if decision == WABASH_AUCTION:
        return CE_8_4
    return CE_9_1


@compiled
def bidding(state: State) -> bool:
    return state.decision in (OPENING_AUCTION, SHARE_AUCTION, WABASH_AUCTION)


# CE-2, CE-4, CE-8.4: bids


@compiled
def refuse_bid(state: State, amount: int) -> int:
    if state.auction.leader == NOBODY and amount < state.auction.floor:
        if state.decision == OPENING_AUCTION:
            return CE_2_3
        if state.decision == WABASH_AUCTION:
            return CE_8_4
        return CE_4_2
    if amount < lowest_bid(state.auction) or amount > state.cash[state.auction.bidder]:
        return CE_2_7
    return ALLOWED


# CE-3: the turn


@compiled
def refuse_dial(board: Board, state: State, dial: int) -> int:
    if on_red(board, state, dial):
        return CE_3_3
    return ALLOWED


@compiled
def on_red(board: Board, state: State, dial: int) -> bool:
    return state.dials[dial] >= board.steps_to_red[dial]


# CE-4: auction a share


@compiled
def refuse_offer(board: Board, state: State, company: int) -> int:
    if company == WABASH and not state.wabash_open:
        return CE_4_1  # from its opening on it is like any other (CE-8.5)
    if state.sold[company] == board.shares[company]:
        return CE_4_1
    return ALLOWED


# CE-5: expand a network


@compiled
def refuse_company(board: Board, state: State, company: int) -> int:
    if state.shares[company, state.active] == 0:
        return CE_5_1
    if state.locomotives[company] == 0:
        return CE_5_7
    clause = CE_5_2
    for hex in range(state.beside_from[company], state.beside_to[company]):
        if state.beside[company, hex]:
            refusal = refuse_build(board, state, company, hex)
            if refusal == ALLOWED:
                return ALLOWED
            if refusal == CE_5_6:
                clause = CE_5_6  # there is a hex, but no money for it
    return clause


@compiled
def refuse_build(board: Board, state: State, company: int, hex: int) -> int:
    if state.locomotives[company] == 0:
        return CE_5_7
    if state.track[company, hex]:
        return CE_5_3
    if not state.beside[company, hex]:
        return CE_5_2
    terrain = board.terrain[hex]
    if terrain == START:
        return CE_5_5
    if terrain in (FOREST, MOUNTAIN) and state.crowd[hex] > 0:
        return CE_5_4
    if price(board, state, hex) > state.treasury[company]:
        return CE_5_6
    return ALLOWED


@compiled
def price(board: Board, state: State, hex: int) -> int:
    """CE-5.6: the printed cost times the locomotives then there, the new one included."""
    return board.cost[hex] * (state.crowd[hex] + 1)


@compiled
def refuse_done(state: State) -> int:
    if state.built == 0:
        return CE_5_2
    return ALLOWED


# CE-6: develop a hex


@compiled
def refuse_develop(board: Board, state: State, hex: int) -> int:
    terrain = board.terrain[hex]
    if terrain in (PLAIN, START, CHICAGO):
        return CE_6_6
    if state.crowd[hex] == 0:
        return CE_6_1
    if terrain == INDUSTRIAL:
        industry = board.industry[hex]
        if industry == DETROIT or state.boxes[industry] == board.last_box[industry]:
            return CE_6_3
        return ALLOWED
    if state.house[hex] or state.houses == 0:
        return CE_6_2
    return ALLOWED


# The list


@compiled
def legal(board: Board, state: State, out: Row) -> int:
    """Every action that is not refused, ascending; how many there are."""
    if bidding(state):
        return list_bids(state, out)
    if state.decision == TURN:
        return list_dials(board, state, out)
    if state.decision == BUILDING:
        return list_builds(board, state, out)
    if state.decision == DEVELOPING:
        return list_develops(board, state, out)
    if state.decision == OFFER:
        return list_offers(board, state, out)
    if state.decision == COMPANY:
        return list_companies(board, state, out)
    return 0


@compiled
def list_bids(state: State, out: Row) -> int:
    """Bids are a run without gaps: the lowest one, and on to the bidder's last dollar."""
    out[0] = PASS.first
    n = 1
    for amount in range(lowest_bid(state.auction), state.cash[state.auction.bidder] + 1):
        out[n] = BIDS.first + amount
        n += 1
    return n


@compiled
def list_dials(board: Board, state: State, out: Row) -> int:
    n = 0
    for dial in (AUCTION, EXPAND, DEVELOP):
        if refuse_dial(board, state, dial) == ALLOWED:
            out[n] = TURN_AUCTION.first + dial
            n += 1
    return n


@compiled
def list_offers(board: Board, state: State, out: Row) -> int:
    out[0] = NOTHING.first
    n = 1
    for company in range(COMPANIES):
        if refuse_offer(board, state, company) == ALLOWED:
            out[n] = OFFERS.first + company
            n += 1
    return n


@compiled
def list_companies(board: Board, state: State, out: Row) -> int:
    out[0] = NOTHING.first
    n = 1
    for company in range(COMPANIES):
        if refuse_company(board, state, company) == ALLOWED:
            out[n] = COMPANY_CHOICES.first + company
            n += 1
    return n


@compiled
def list_builds(board: Board, state: State, out: Row) -> int:
    company = state.company
    n = 0
    if refuse_done(state) == ALLOWED:
        out[0] = DONE.first
        n = 1
    for hex in range(state.beside_from[company], state.beside_to[company]):
        if state.beside[company, hex] and refuse_build(board, state, company, hex) == ALLOWED:
            out[n] = BUILDS.first + hex
            n += 1
    return n


@compiled
def list_develops(board: Board, state: State, out: Row) -> int:
    out[0] = NOTHING.first
    n = 1
    for hex in range(board.hexes):
        if state.crowd[hex] and refuse_develop(board, state, hex) == ALLOWED:
            out[n] = DEVELOPS.first + hex
            n += 1
    return n
