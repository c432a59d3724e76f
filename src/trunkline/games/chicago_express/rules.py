"""The rules of Chicago Express as the contract asks for them; a file for each part of the book.

`legality` says what is legal, `auctions`, `network` and `stages` what an action does.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, Setting
from trunkline.core.events import Log, emit
from trunkline.core.rng import Random, below
from trunkline.core.struct import Row
from trunkline.games.chicago_express import actions, decisions, events
from trunkline.games.chicago_express.auctions import (
    bid,
    offer,
    open_opening_auction,
    pass_in_auction,
)
from trunkline.games.chicago_express.evaluation import evaluate
from trunkline.games.chicago_express.features import features
from trunkline.games.chicago_express.legality import bidding, list_fast, refuse
from trunkline.games.chicago_express.network import (
    build,
    develop,
    end_expansion,
    name_company,
    place_locomotive,
)
from trunkline.games.chicago_express.stages import end_turn, nearness
from trunkline.games.chicago_express.state import (
    AUCTION,
    CAPITAL,
    CHICAGO_DIVIDEND,
    COMPANIES,
    EXPAND,
    HOUSES,
    NOT_ENDED,
    PRR,
    WABASH,
    Board,
    Deal,
    State,
)

__all__ = [
    "actor",
    "apply",
    "ending",
    "evaluate",
    "features",
    "list_fast",
    "nearness",
    "refuse",
    "scores",
    "setup",
    "shuffle",
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


# The decisions


@compiled
def actor(state: State) -> int:
    if state.decision == decisions.FINISHED:
        return OVER
    if bidding(state):
        return state.auction.bidder
    return state.active


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    """The effect of a legal action."""
    if action == actions.PASS.first:
        pass_in_auction(board, state, log)
    elif actions.BIDS.first <= action < actions.BIDS.end:
        bid(board, state, action - actions.BIDS.first, log)
    elif actions.TURN_AUCTION.first <= action <= actions.TURN_DEVELOP.first:
        choose_dial(board, state, action - actions.TURN_AUCTION.first, log)
    elif action == actions.NOTHING.first:
        emit(log, events.NOTHING_DONE, state.active)
        end_turn(board, state, log)
    elif actions.OFFERS.first <= action < actions.OFFERS.end:
        offer(state, action - actions.OFFERS.first, log)
    elif actions.COMPANY_CHOICES.first <= action < actions.COMPANY_CHOICES.end:
        name_company(state, action - actions.COMPANY_CHOICES.first, log)
    elif actions.BUILDS.first <= action < actions.BUILDS.end:
        build(board, state, action - actions.BUILDS.first, log)
    elif actions.DEVELOPS.first <= action < actions.DEVELOPS.end:
        develop(board, state, action - actions.DEVELOPS.first, log)
    else:
        end_expansion(board, state, log)  # `done`


@compiled
def choose_dial(board: Board, state: State, dial: int, log: Log) -> None:
    state.dials[dial] += 1
    emit(log, events.DIAL_MOVED, state.active, dial, state.dials[dial], board.steps_to_red[dial])
    if dial == AUCTION:
        state.decision = decisions.OFFER
    elif dial == EXPAND:
        state.decision = decisions.COMPANY
    else:
        state.decision = decisions.DEVELOPING


# CE-9: the end


@compiled
def ending(state: State) -> int:
    return state.ended


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    """CE-9.2: most cash wins; who is level shares the place."""
    for seat in range(state.players):
        out[seat] = state.cash[seat]
