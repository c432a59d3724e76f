"""Legality: each function returns ALLOWED or the clause that forbids the action.

The list of legal actions is what is not refused; where a list is made faster than by asking, a law
holds it to the refusals.
"""

from __future__ import annotations

from trunkline.core.auction import NOBODY, lowest_bid
from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.chicago_express import actions, clauses, decisions
from trunkline.games.chicago_express.decisions import CLAUSE_OF
from trunkline.games.chicago_express.state import (
    CHICAGO,
    COMPANIES,
    DETROIT,
    DIALS,
    FOREST,
    INDUSTRIAL,
    MOUNTAIN,
    PLAIN,
    START,
    WABASH,
    Board,
    State,
)


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    """ALLOWED, or the clause that forbids the action now."""
    if bidding(state):
        if action == actions.PASS.first:
            return ALLOWED
        if actions.BIDS.first <= action < actions.BIDS.end:
            return refuse_bid(state, action - actions.BIDS.first)
    elif state.decision == decisions.TURN:
        if actions.TURN_AUCTION.first <= action <= actions.TURN_DEVELOP.first:
            return refuse_dial(board, state, action - actions.TURN_AUCTION.first)
    elif state.decision == decisions.BUILDING:
        if actions.BUILDS.first <= action < actions.BUILDS.end:
            return refuse_build(board, state, state.company, action - actions.BUILDS.first)
        if action == actions.DONE.first:
            return refuse_done(state)
    elif action == actions.NOTHING.first and state.decision in (
        decisions.OFFER,
        decisions.COMPANY,
        decisions.DEVELOPING,
    ):
        return ALLOWED  # CE-3.2
    elif state.decision == decisions.OFFER:
        if actions.OFFERS.first <= action < actions.OFFERS.end:
            return refuse_offer(board, state, action - actions.OFFERS.first)
    elif state.decision == decisions.COMPANY:
        if actions.COMPANY_CHOICES.first <= action < actions.COMPANY_CHOICES.end:
            return refuse_company(board, state, action - actions.COMPANY_CHOICES.first)
    elif (
        state.decision == decisions.DEVELOPING
        and actions.DEVELOPS.first <= action < actions.DEVELOPS.end
    ):
        return refuse_develop(board, state, action - actions.DEVELOPS.first)
    return CLAUSE_OF[state.decision]


@compiled
def bidding(state: State) -> bool:
    return state.decision in (
        decisions.OPENING_AUCTION,
        decisions.SHARE_AUCTION,
        decisions.WABASH_AUCTION,
    )


# CE-2, CE-4, CE-8.4: bids


@compiled
def refuse_bid(state: State, amount: int) -> int:
    if state.auction.leader == NOBODY and amount < state.auction.floor:
        if state.decision == decisions.OPENING_AUCTION:
            return clauses.CE_2_3
        if state.decision == decisions.WABASH_AUCTION:
            return clauses.CE_8_4
        return clauses.CE_4_2
    if amount < lowest_bid(state.auction) or amount > state.cash[state.auction.bidder]:
        return clauses.CE_2_7
    return ALLOWED


# CE-3: the turn


@compiled
def refuse_dial(board: Board, state: State, dial: int) -> int:
    if on_red(board, state, dial):
        return clauses.CE_3_3
    return ALLOWED


@compiled
def on_red(board: Board, state: State, dial: int) -> bool:
    return state.dials[dial] >= board.steps_to_red[dial]


# CE-4: auction a share


@compiled
def refuse_offer(board: Board, state: State, company: int) -> int:
    if company == WABASH and not state.wabash_open:
        return clauses.CE_4_1  # from its opening on it is like any other (CE-8.5)
    if state.sold[company] == board.shares[company]:
        return clauses.CE_4_1
    return ALLOWED


# CE-5: expand a network


@compiled
def refuse_company(board: Board, state: State, company: int) -> int:
    if state.shares[company, state.active] == 0:
        return clauses.CE_5_1
    if state.locomotives[company] == 0:
        return clauses.CE_5_7
    clause = clauses.CE_5_2
    for hex in range(state.beside_from[company], state.beside_to[company]):
        if state.beside[company, hex]:
            refusal = refuse_build(board, state, company, hex)
            if refusal == ALLOWED:
                return ALLOWED
            if refusal == clauses.CE_5_6:
                clause = clauses.CE_5_6  # there is a hex, but no money for it
    return clause


@compiled
def refuse_build(board: Board, state: State, company: int, hex: int) -> int:
    if state.locomotives[company] == 0:
        return clauses.CE_5_7
    if state.track[company, hex]:
        return clauses.CE_5_3
    if not state.beside[company, hex]:
        return clauses.CE_5_2
    terrain = board.terrain[hex]
    if terrain == START:
        return clauses.CE_5_5
    if terrain in (FOREST, MOUNTAIN) and state.crowd[hex] > 0:
        return clauses.CE_5_4
    if price(board, state, hex) > state.treasury[company]:
        return clauses.CE_5_6
    return ALLOWED


@compiled
def price(board: Board, state: State, hex: int) -> int:
    """CE-5.6: the printed cost times the locomotives then there, the new one included."""
    return board.cost[hex] * (state.crowd[hex] + 1)


@compiled
def refuse_done(state: State) -> int:
    if state.built == 0:
        return clauses.CE_5_2
    return ALLOWED


# CE-6: develop a hex


@compiled
def refuse_develop(board: Board, state: State, hex: int) -> int:
    terrain = board.terrain[hex]
    if terrain in (PLAIN, START, CHICAGO):
        return clauses.CE_6_6
    if state.crowd[hex] == 0:
        return clauses.CE_6_1
    if terrain == INDUSTRIAL:
        industry = board.industry[hex]
        if industry == DETROIT or state.boxes[industry] == board.last_box[industry]:
            return clauses.CE_6_3
        return ALLOWED
    if state.house[hex] or state.houses == 0:
        return clauses.CE_6_2
    return ALLOWED


# Fast lists, see `bench/lists.py`: random games are played at a fiftieth of the speed without
# that of bids, at 0.3 and 0.5 without those of building and developing, at 0.9 without the others


@compiled
def list_fast(board: Board, state: State, out: Row) -> int:
    """Only what can be legal is asked about, each action of the function that knows it."""
    if bidding(state):
        return list_bids(state, out)
    if state.decision == decisions.TURN:
        return list_dials(board, state, out)
    if state.decision == decisions.BUILDING:
        return list_builds(board, state, out)
    if state.decision == decisions.DEVELOPING:
        return list_develops(board, state, out)
    if state.decision == decisions.OFFER:
        return list_offers(board, state, out)
    if state.decision == decisions.COMPANY:
        return list_companies(board, state, out)
    return UNLISTED


@compiled
def list_bids(state: State, out: Row) -> int:
    """Bids are a run without gaps: the lowest one, and on to the bidder's last dollar."""
    out[0] = actions.PASS.first
    n = 1
    for amount in range(lowest_bid(state.auction), state.cash[state.auction.bidder] + 1):
        out[n] = actions.BIDS.first + amount
        n += 1
    return n


@compiled
def list_dials(board: Board, state: State, out: Row) -> int:
    n = 0
    for dial in range(DIALS):
        if refuse_dial(board, state, dial) == ALLOWED:
            out[n] = actions.TURN_AUCTION.first + dial
            n += 1
    return n


@compiled
def list_offers(board: Board, state: State, out: Row) -> int:
    out[0] = actions.NOTHING.first
    n = 1
    for company in range(COMPANIES):
        if refuse_offer(board, state, company) == ALLOWED:
            out[n] = actions.OFFERS.first + company
            n += 1
    return n


@compiled
def list_companies(board: Board, state: State, out: Row) -> int:
    out[0] = actions.NOTHING.first
    n = 1
    for company in range(COMPANIES):
        if refuse_company(board, state, company) == ALLOWED:
            out[n] = actions.COMPANY_CHOICES.first + company
            n += 1
    return n


@compiled
def list_builds(board: Board, state: State, out: Row) -> int:
    company = state.company
    n = 0
    if refuse_done(state) == ALLOWED:
        out[0] = actions.DONE.first
        n = 1
    for hex in range(state.beside_from[company], state.beside_to[company]):
        if state.beside[company, hex] and refuse_build(board, state, company, hex) == ALLOWED:
            out[n] = actions.BUILDS.first + hex
            n += 1
    return n


@compiled
def list_develops(board: Board, state: State, out: Row) -> int:
    out[0] = actions.NOTHING.first
    n = 1
    for hex in range(board.hexes):
        if state.crowd[hex] and refuse_develop(board, state, hex) == ALLOWED:
            out[n] = actions.DEVELOPS.first + hex
            n += 1
    return n
