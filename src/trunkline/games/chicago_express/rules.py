"""The rules of Chicago Express: set-up, effects, dividends, the end. Refusals have their own file.

One banner for each chapter of the rulebook.
"""

from __future__ import annotations

from trunkline.core.auction import NOBODY, decided, drop_out, open_auction, raise_bid
from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.game import OVER, Setting
from trunkline.core.record import Row
from trunkline.core.rng import Random, below
from trunkline.games.chicago_express.refusals import bidding, legal, on_red, price, refuse
from trunkline.games.chicago_express.state import (
    AFTER_ACTION,
    AUCTION,
    BID,
    BIDS,
    BUILDING,
    BUILDS,
    BUILT,
    CAPITAL,
    CHICAGO,
    CHICAGO_DIVIDEND,
    CHICAGO_STAGE,
    CITY,
    COMPANIES,
    COMPANIES_TO_END,
    COMPANY,
    COMPANY_CHOICES,
    COMPANY_NAMED,
    DETROIT,
    DETROIT_FULL,
    DETROIT_GREW,
    DETROIT_TO_END,
    DEVELOPING,
    DEVELOPS,
    DIAL_MOVED,
    DIALS,
    DIALS_RESET,
    DIVIDEND_PAID,
    DIVIDEND_STAGE,
    ENDED,
    EXPAND,
    FINISHED,
    FOREST,
    FOREST_CASH,
    FOREST_PAID,
    HEXES_AN_ACTION,
    HOUSE_PLACED,
    HOUSES,
    HOUSES_TO_END,
    INCOME_ROSE,
    INDUSTRIAL,
    INDUSTRY_GREW,
    MOUNTAIN,
    NO_HOUSES,
    NO_LOCOMOTIVES,
    NO_SHARES,
    NOT_ENDED,
    NOTHING,
    NOTHING_DONE,
    NYC,
    OFFER,
    OFFERS,
    OPENING_AUCTION,
    OPENING_AUCTION_HELD,
    PASS,
    PASSED,
    PRR,
    SHARE_AUCTION,
    SHARE_FREE,
    SHARE_OFFERED,
    SHARE_SOLD,
    SHARE_UNSOLD,
    TURN,
    TURN_AUCTION,
    TURN_BEGAN,
    TURN_DEVELOP,
    WABASH,
    WABASH_AUCTION,
    WABASH_LOWEST_BID,
    WABASH_OFFERED,
    WABASH_OPENED,
    WABASH_UNSOLD,
    Board,
    Deal,
    State,
)
from trunkline.games.chicago_express.worth import worth

__all__ = [
    "actor",
    "apply",
    "ending",
    "hide",
    "legal",
    "ranking",
    "redeal",
    "refuse",
    "scores",
    "setup",
    "shuffle",
    "worth",
]

# CE-1: set-up


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    """CE-1.7: a random banker; nothing else is random."""
    deal.first = below(random, setting.players)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    state.chicago_dividend = setting.options[CHICAGO_DIVIDEND]
    state.ended = NOT_ENDED
    state.houses = HOUSES
    for seat in range(setting.players):
        state.cash[seat] = CAPITAL // setting.players
    for company in range(COMPANIES):
        state.locomotives[company] = board.locomotives[company]
        state.beside_from[company] = board.hexes
        if company != WABASH:
            place_locomotive(board, state, company, board.start[company])
            state.income[company] = board.start_income[company]
    open_opening_auction(board, state, PRR, deal.first, log)


@compiled
def place_locomotive(board: Board, state: State, company: int, hex: int) -> None:
    state.locomotives[company] -= 1
    state.track[company, hex] = 1
    state.crowd[hex] += 1
    for side in range(6):
        neighbour = board.neighbours[hex, side]
        if neighbour < 0:
            break
        state.beside[company, neighbour] = 1
        state.beside_from[company] = min(state.beside_from[company], neighbour)
        state.beside_to[company] = max(state.beside_to[company], neighbour + 1)


# The decisions


@compiled
def actor(state: State) -> int:
    if state.decision == FINISHED:
        return OVER
    if bidding(state):
        return state.auction.bidder
    return state.active


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    """The effect of a legal action."""
    if action == PASS.first:
        pass_in_auction(board, state, log)
    elif BIDS.first <= action < BIDS.end:
        bid(board, state, action - BIDS.first, log)
    elif TURN_AUCTION.first <= action <= TURN_DEVELOP.first:
        choose_dial(board, state, action - TURN_AUCTION.first, log)
    elif action == NOTHING.first:
        emit(log, NOTHING_DONE, state.active)
        end_turn(board, state, log)
    elif OFFERS.first <= action < OFFERS.end:
        offer(board, state, action - OFFERS.first, log)
    elif COMPANY_CHOICES.first <= action < COMPANY_CHOICES.end:
        name_company(state, action - COMPANY_CHOICES.first, log)
    elif BUILDS.first <= action < BUILDS.end:
        build(board, state, action - BUILDS.first, log)
    elif DEVELOPS.first <= action < DEVELOPS.end:
        develop(board, state, action - DEVELOPS.first, log)
    else:
        end_expansion(board, state, log)  # `done`


# CE-2: the opening auctions


@compiled
def open_opening_auction(board: Board, state: State, company: int, opener: int, log: Log) -> None:
    state.decision = OPENING_AUCTION
    state.company = company
    open_auction(state.auction, state.players, opener, board.lowest_bid[company])
    emit(log, OPENING_AUCTION_HELD, opener, company, board.lowest_bid[company])


@compiled
def bid(board: Board, state: State, amount: int, log: Log) -> None:
    emit(log, BID, state.auction.bidder, state.company, amount)
    raise_bid(state.auction, state.players, amount)
    close_if_decided(board, state, log)


@compiled
def pass_in_auction(board: Board, state: State, log: Log) -> None:
    emit(log, PASSED, state.auction.bidder, state.company)
    drop_out(state.auction, state.players)
    close_if_decided(board, state, log)


@compiled
def close_if_decided(board: Board, state: State, log: Log) -> None:
    if not decided(state.auction):
        return
    winner = state.auction.leader
    if winner != NOBODY:
        sell_share(state, state.company, winner, state.auction.bid)
        emit(log, SHARE_SOLD, winner, state.company, state.auction.bid)
    elif state.decision == OPENING_AUCTION:
        winner = state.auction.opener  # CE-2.5
        sell_share(state, state.company, winner, 0)
        emit(log, SHARE_FREE, winner, state.company)
    elif state.decision == SHARE_AUCTION:
        emit(log, SHARE_UNSOLD, state.company)  # CE-4.5
    else:
        emit(log, WABASH_UNSOLD, state.company)  # CE-8.4
    if state.decision == OPENING_AUCTION:
        next_opening_auction(board, state, winner, log)
    elif state.decision == SHARE_AUCTION:
        end_turn(board, state, log)
    else:
        resume_expansion(board, state, log)


@compiled
def sell_share(state: State, company: int, seat: int, amount: int) -> None:
    state.cash[seat] -= amount
    state.treasury[company] += amount
    state.shares[company, seat] += 1
    state.sold[company] += 1


@compiled
def next_opening_auction(board: Board, state: State, winner: int, log: Log) -> None:
    if state.company < NYC:  # companies are numbered in the order of CE-2.1
        open_opening_auction(board, state, state.company + 1, winner, log)
        return
    for seat in range(state.players):
        if state.shares[PRR, seat]:
            begin_turn(board, state, seat, log)  # CE-2.6


# CE-3: the turn


@compiled
def begin_turn(board: Board, state: State, seat: int, log: Log) -> None:
    state.active = seat
    if dials_on_red(board, state) >= 2:
        dividend_stage(board, state, log)
        if state.decision == FINISHED:
            return
    state.decision = TURN
    emit(log, TURN_BEGAN, seat)


@compiled
def dials_on_red(board: Board, state: State) -> int:
    count = 0
    for dial in range(DIALS):
        if on_red(board, state, dial):
            count += 1
    return count


@compiled
def choose_dial(board: Board, state: State, dial: int, log: Log) -> None:
    state.dials[dial] += 1
    emit(log, DIAL_MOVED, state.active, dial, state.dials[dial], board.steps_to_red[dial])
    if dial == AUCTION:
        state.decision = OFFER
    elif dial == EXPAND:
        state.decision = COMPANY
    else:
        state.decision = DEVELOPING


@compiled
def end_turn(board: Board, state: State, log: Log) -> None:
    begin_turn(board, state, (state.active + 1) % state.players, log)  # CE-3.4


# CE-4: auction a share


@compiled
def offer(board: Board, state: State, company: int, log: Log) -> None:
    state.decision = SHARE_AUCTION
    state.company = company
    floor = per_share(state.income[company], state.sold[company] + 1)  # CE-4.2
    open_auction(state.auction, state.players, state.active, floor)
    emit(log, SHARE_OFFERED, state.active, company, floor)


@compiled
def per_share(income: int, shares: int) -> int:
    """Income divided by shares, rounded up."""
    return (income + shares - 1) // shares


# CE-5: expand a network


@compiled
def name_company(state: State, company: int, log: Log) -> None:
    state.decision = BUILDING
    state.company = company
    state.built = 0
    emit(log, COMPANY_NAMED, state.active, company)


@compiled
def build(board: Board, state: State, hex: int, log: Log) -> None:
    company = state.company
    cost = price(board, state, hex)
    state.treasury[company] -= cost
    state.bank += cost
    place_locomotive(board, state, company, hex)
    state.built += 1
    gain = income_of(board, state, hex)
    state.income[company] += gain
    emit(log, BUILT, state.active, company, hex, cost, gain)
    if board.terrain[hex] == CHICAGO:
        if state.chicago_dividend == AFTER_ACTION:
            state.chicago_due = 1
        else:
            chicago_stage(board, state, log)  # CE-8.2: play is interrupted
            if state.decision == WABASH_AUCTION:
                return
    resume_expansion(board, state, log)


@compiled
def income_of(board: Board, state: State, hex: int) -> int:
    """CE-5.8: what the hex adds to the income of a company that reaches it now."""
    if board.terrain[hex] == INDUSTRIAL:
        industry = board.industry[hex]
        return board.boxes[industry, state.boxes[industry]]
    if state.house[hex]:
        return board.income[hex] + house_gain(board, hex)
    return board.income[hex]


@compiled
def house_gain(board: Board, hex: int) -> int:
    """A house raises incomes in a city or on a mountain; in a forest it pays cash (CE-6.5)."""
    terrain = board.terrain[hex]
    if terrain in (CITY, MOUNTAIN):
        return board.house_income[hex]
    return 0


@compiled
def resume_expansion(board: Board, state: State, log: Log) -> None:
    """After a hex, or after the auction that interrupted it: on with the action, or its end."""
    if state.decision == WABASH_AUCTION:
        state.company = state.builder
    state.decision = BUILDING
    if state.built == HEXES_AN_ACTION:
        end_expansion(board, state, log)


@compiled
def end_expansion(board: Board, state: State, log: Log) -> None:
    if state.chicago_due:
        state.chicago_due = 0
        state.built = HEXES_AN_ACTION  # nothing more is built after the Chicago stage
        chicago_stage(board, state, log)
        if state.decision == WABASH_AUCTION:
            return
    end_turn(board, state, log)  # a dividend stage comes after the Chicago stage (CE-8.6)


# CE-6: develop a hex


@compiled
def develop(board: Board, state: State, hex: int, log: Log) -> None:
    terrain = board.terrain[hex]
    if terrain == INDUSTRIAL:
        value = advance_industry(board, state, board.industry[hex])
        emit(log, INDUSTRY_GREW, state.active, hex, value)
        raise_incomes_from_industry(board, state, board.industry[hex], log)
    else:
        state.house[hex] = 1
        state.houses -= 1
        emit(log, HOUSE_PLACED, state.active, hex, state.houses)
        if terrain == FOREST:
            pay_forest(state, hex, log)
        else:
            raise_incomes(state, hex, house_gain(board, hex), log)
    end_turn(board, state, log)


@compiled
def advance_industry(board: Board, state: State, industry: int) -> int:
    state.boxes[industry] += 1
    return board.boxes[industry, state.boxes[industry]]


@compiled
def raise_incomes_from_industry(board: Board, state: State, industry: int, log: Log) -> None:
    """CE-6.4: by the difference between the box just reached and the one before."""
    box = state.boxes[industry]
    gain = board.boxes[industry, box] - board.boxes[industry, box - 1]
    raise_incomes(state, board.industry_hex[industry], gain, log)


@compiled
def raise_incomes(state: State, hex: int, gain: int, log: Log) -> None:
    for company in range(COMPANIES):
        if state.track[company, hex]:
            state.income[company] += gain
            emit(log, INCOME_ROSE, company, gain, state.income[company])


@compiled
def pay_forest(state: State, hex: int, log: Log) -> None:
    for company in range(COMPANIES):
        if state.track[company, hex]:
            state.treasury[company] += FOREST_CASH
            state.bank -= FOREST_CASH
            emit(log, FOREST_PAID, company, FOREST_CASH)


# CE-7: the dividend stage


@compiled
def dividend_stage(board: Board, state: State, log: Log) -> None:
    emit(log, DIVIDEND_STAGE)
    for company in range(COMPANIES):
        pay_dividend(state, company, log)
    state.ended = why_ended(board, state)
    if state.ended != NOT_ENDED:
        state.decision = FINISHED
        emit(log, ENDED, state.ended)
        return
    for dial in range(DIALS):
        state.dials[dial] = 0
    emit(log, DIALS_RESET)
    value = advance_industry(board, state, DETROIT)
    emit(log, DETROIT_GREW, board.industry_hex[DETROIT], value)
    raise_incomes_from_industry(board, state, DETROIT, log)


@compiled
def pay_dividend(state: State, company: int, log: Log) -> None:
    """CE-7.1; the bank pays."""
    if state.sold[company] == 0:
        return
    dividend = per_share(state.income[company], state.sold[company])
    for seat in range(state.players):
        held = state.shares[company, seat]
        if held:
            state.cash[seat] += held * dividend
            state.bank -= held * dividend
            emit(log, DIVIDEND_PAID, seat, company, held, held * dividend)


# CE-8: Chicago and the Wabash


@compiled
def chicago_stage(board: Board, state: State, log: Log) -> None:
    emit(log, CHICAGO_STAGE, state.company)
    pay_dividend(state, state.company, log)
    if not state.wabash_open:
        open_wabash(board, state, log)


@compiled
def open_wabash(board: Board, state: State, log: Log) -> None:
    state.wabash_open = 1
    start = board.start[WABASH]
    place_locomotive(board, state, WABASH, start)
    if state.house[start]:
        state.income[WABASH] = board.start_income_with_house
    else:
        state.income[WABASH] = board.start_income[WABASH]
    emit(log, WABASH_OPENED, start, state.income[WABASH])
    state.decision = WABASH_AUCTION
    state.builder = state.company
    state.company = WABASH
    open_auction(state.auction, state.players, state.active, WABASH_LOWEST_BID)
    emit(log, WABASH_OFFERED, state.active, WABASH, WABASH_LOWEST_BID)


# CE-9: the end


@compiled
def why_ended(board: Board, state: State) -> int:
    without_locomotives = 0
    without_shares = 0
    for company in range(COMPANIES):
        if state.locomotives[company] == 0:
            without_locomotives += 1
        if state.sold[company] == board.shares[company]:
            without_shares += 1
    if without_locomotives >= COMPANIES_TO_END:
        return NO_LOCOMOTIVES
    if without_shares >= COMPANIES_TO_END:
        return NO_SHARES
    if state.houses <= HOUSES_TO_END:
        return NO_HOUSES
    if board.boxes[DETROIT, state.boxes[DETROIT]] >= DETROIT_TO_END:
        return DETROIT_FULL
    return NOT_ENDED


@compiled
def ending(state: State) -> int:
    return state.ended


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    for seat in range(state.players):
        out[seat] = state.cash[seat]


@compiled
def ranking(board: Board, state: State, out: Row) -> None:
    """CE-9.2: most cash wins; who is level shares the place."""
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            if state.cash[other] > state.cash[seat]:
                place += 1
        out[seat] = place


# CE-1.7: all holdings and all cash are open, so nothing is hidden and nothing redealt.


@compiled
def hide(board: Board, state: State, seat: int) -> None:
    pass


@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    pass
