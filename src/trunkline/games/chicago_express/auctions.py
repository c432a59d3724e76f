"""Selling shares: the opening auctions (CE-2) and the auction of a share (CE-4)."""

from __future__ import annotations

from trunkline.core.auction import NOBODY, decided, drop_out, open_auction, raise_bid
from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.chicago_express import decisions, events
from trunkline.games.chicago_express.network import resume_expansion
from trunkline.games.chicago_express.stages import begin_turn, end_turn, per_share
from trunkline.games.chicago_express.state import NYC, PRR, Board, State

# CE-2: the opening auctions


@compiled
def open_opening_auction(board: Board, state: State, company: int, opener: int, log: Log) -> None:
    state.decision = decisions.OPENING_AUCTION
    state.company = company
    open_auction(state.auction, state.players, opener, board.lowest_bid[company])
    emit(log, events.OPENING_AUCTION_HELD, opener, company, board.lowest_bid[company])


@compiled
def next_opening_auction(board: Board, state: State, winner: int, log: Log) -> None:
    if state.company < NYC:  # companies are numbered in the order of CE-2.1
        open_opening_auction(board, state, state.company + 1, winner, log)
        return
    for seat in range(state.players):
        if state.shares[PRR, seat]:
            begin_turn(board, state, seat, log)  # CE-2.6


# CE-4: auction a share


@compiled
def offer(state: State, company: int, log: Log) -> None:
    state.decision = decisions.SHARE_AUCTION
    state.company = company
    floor = per_share(state.income[company], state.sold[company] + 1)  # CE-4.2
    open_auction(state.auction, state.players, state.active, floor)
    emit(log, events.SHARE_OFFERED, state.active, company, floor)


# CE-2.4, CE-4.4, CE-8.4: bidding, in every auction alike


@compiled
def bid(board: Board, state: State, amount: int, log: Log) -> None:
    emit(log, events.BID, state.auction.bidder, state.company, amount)
    raise_bid(state.auction, state.players, amount)
    close_if_decided(board, state, log)


@compiled
def pass_in_auction(board: Board, state: State, log: Log) -> None:
    emit(log, events.PASSED, state.auction.bidder, state.company)
    drop_out(state.auction, state.players)
    close_if_decided(board, state, log)


@compiled
def close_if_decided(board: Board, state: State, log: Log) -> None:
    if not decided(state.auction):
        return
    winner = state.auction.leader
    if winner != NOBODY:
        sell_share(state, state.company, winner, state.auction.bid)
        emit(log, events.SHARE_SOLD, winner, state.company, state.auction.bid)
    elif state.decision == decisions.OPENING_AUCTION:
        winner = state.auction.opener  # CE-2.5
        sell_share(state, state.company, winner, 0)
        emit(log, events.SHARE_FREE, winner, state.company)
    elif state.decision == decisions.SHARE_AUCTION:
        emit(log, events.SHARE_UNSOLD, state.company)  # CE-4.5
    else:
        emit(log, events.WABASH_UNSOLD, state.company)  # CE-8.4
    if state.decision == decisions.OPENING_AUCTION:
        next_opening_auction(board, state, winner, log)
    elif state.decision == decisions.SHARE_AUCTION:
        end_turn(board, state, log)
    else:
        resume_expansion(board, state, log)


@compiled
def sell_share(state: State, company: int, seat: int, amount: int) -> None:
    state.cash[seat] -= amount
    state.treasury[company] += amount
    state.shares[company, seat] += 1
    state.sold[company] += 1
