"""The rules of Stephenson's Rocket as the contract asks for them; a file for each part of the book.

`legality` and `legal_lists` say what is legal, `turns`, `extension`, `mergers` and `isolation` what
an action does, `scoring` what it brings.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import HIDDEN, OVER, SPECTATOR, Setting
from trunkline.core.events import Log
from trunkline.core.rng import Random, below
from trunkline.core.struct import Row
from trunkline.games.stephensons_rocket import actions, decisions
from trunkline.games.stephensons_rocket.evaluation import evaluate
from trunkline.games.stephensons_rocket.extension import (
    bid,
    complete_move,
    decline,
    extend,
    match_bid,
    yield_to_bid,
)
from trunkline.games.stephensons_rocket.features import features
from trunkline.games.stephensons_rocket.legal_lists import list_fast
from trunkline.games.stephensons_rocket.legality import refuse
from trunkline.games.stephensons_rocket.promising import promising
from trunkline.games.stephensons_rocket.state import (
    AT_START,
    E1999,
    EDITION,
    GOODS,
    HEXES,
    MERGE_AT_START,
    MOVE_STATIONS,
    NO_LINE,
    NO_TOWN,
    NOBODY,
    NOT_ENDED,
    NOWHERE,
    PASSENGERS,
    SHARES,
    STATIONS,
    SUPPLEMENTARY,
    TILES,
    VETO_DEFENCE,
    Board,
    Deal,
    State,
)
from trunkline.games.stephensons_rocket.tiles import crowd_around
from trunkline.games.stephensons_rocket.turns import (
    begin_turn,
    end_action,
    invest,
    move_station,
    nearness,
    place_station,
    skip,
)

__all__ = [
    "actor",
    "apply",
    "ending",
    "evaluate",
    "features",
    "hide",
    "list_fast",
    "nearness",
    "promising",
    "redeal",
    "refuse",
    "scores",
    "setup",
    "shuffle",
]


# SR-1: set-up


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    """SR-1.7: a random first player; nothing else is random."""
    deal.first = below(random, setting.players)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    state.edition = setting.options[EDITION]
    state.move_stations = setting.options[MOVE_STATIONS]
    state.veto_defence = setting.options[VETO_DEFENCE]
    state.merge_at_start = setting.options[MERGE_AT_START]
    state.ended = NOT_ENDED
    state.leader = NOBODY
    state.tiles = TILES
    state.passengers = PASSENGERS
    for seat in range(setting.players):
        state.stations[seat] = STATIONS
    clear_map(board, state)
    for company in range(board.companies):
        open_company(board, state, company)
    open_cities(board, state)
    begin_turn(state, deal.first, log)


@compiled
def clear_map(board: Board, state: State) -> None:
    for hex in range(HEXES):
        state.line[hex] = NO_LINE
        state.station[hex] = NOBODY
    for hex in range(board.hexes):
        if board.town[hex] != NO_TOWN:
            state.crowd[hex] = 1


@compiled
def open_company(board: Board, state: State, company: int) -> None:
    """The locomotive in its starting town; SR-5.4 says whether it is a line there."""
    start = board.town_hex[company]
    state.locomotive[company] = start
    state.heading[company] = NOWHERE
    state.connected[company] = 1 << company
    crowd_around(board, state, start, 1)
    if state.merge_at_start == AT_START:
        state.line[start] = company
    if state.edition == E1999:
        state.pile[company] = SHARES


@compiled
def open_cities(board: Board, state: State) -> None:
    if state.edition == E1999:
        state.supplementary = SUPPLEMENTARY
    for city in range(board.cities):
        for good in range(board.goods):
            state.free[city, good] = board.spaces[city, good]
            state.spaces += board.spaces[city, good]


# The decisions


@compiled
def actor(state: State) -> int:
    if state.decision == decisions.FINISHED:
        return OVER
    if state.decision == decisions.VETO:
        return state.bidder
    return state.active


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    """The effect of a legal action."""
    if actions.EXTENDS.first <= action < actions.EXTENDS.end:
        company, hex = divmod(action - actions.EXTENDS.first, HEXES)
        extend(state, company, hex, log)
    elif actions.INVESTS.first <= action < actions.INVESTS.end:
        city, good = divmod(action - actions.INVESTS.first, GOODS)
        invest(state, city, good, log)
    elif actions.PLACES.first <= action < actions.PLACES.end:
        place_station(board, state, action - actions.PLACES.first, log)
    elif actions.MOVES.first <= action < actions.MOVES.end:
        station, hex = divmod(action - actions.MOVES.first, HEXES)
        move_station(board, state, station, hex, log)
    elif actions.BIDS.first <= action < actions.BIDS.end:
        shares, hex = divmod(action - actions.BIDS.first, HEXES)
        bid(state, shares, hex, log)
    elif action == actions.MATCH.first:
        match_bid(state, state.choice, log)
    elif actions.MATCHES.first <= action < actions.MATCHES.end:
        match_bid(state, action - actions.MATCHES.first, log)
    elif action == actions.YIELD.first:
        yield_to_bid(state, log)
    elif action == actions.PASS.first and state.decision == decisions.VETO:
        decline(state, log)
    else:
        skip(state, log)
    if state.decision == decisions.MOVING:
        complete_move(board, state, log)
    if state.decision == decisions.ACTED:
        end_action(board, state, log)


# SR-11.4: the winner


@compiled
def ending(state: State) -> int:
    return state.ended


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    """Most points win; who is level shares the place."""
    for seat in range(state.players):
        out[seat] = state.score[seat]


# SR-1.7: in 1999 money is secret until the end; all else is open.

MORE_OR_LESS = 12  # thousands of pounds


@compiled
def hide(board: Board, state: State, seat: int) -> None:
    if state.edition == E1999 and state.decision != decisions.FINISHED:
        for other in range(state.players):
            if other != seat:
                state.score[other] = HIDDEN


@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    """Who cannot see the others' money takes it for about as much as his own."""
    own = state.score[seat] if seat != SPECTATOR else 0
    for other in range(state.players):
        if state.score[other] == HIDDEN:
            state.score[other] = own // 2 + below(random, own + MORE_OR_LESS)
