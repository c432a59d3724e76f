"""Extending a line (SR-5), and the veto that may send its locomotive elsewhere (SR-6)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.games.stephensons_rocket import decisions, events
from trunkline.games.stephensons_rocket.isolation import isolate_lines
from trunkline.games.stephensons_rocket.legality import highest_bid
from trunkline.games.stephensons_rocket.lines import held, opposite
from trunkline.games.stephensons_rocket.mergers import merge_if_beside
from trunkline.games.stephensons_rocket.scoring import connect_towns
from trunkline.games.stephensons_rocket.state import (
    E1999,
    NO_LINE,
    NOBODY,
    NOWHERE,
    SIDES,
    Board,
    State,
)
from trunkline.games.stephensons_rocket.tiles import crowd_around, lay_tile

# SR-5.1 to SR-5.5: the active player's move


@compiled
def extend(state: State, company: int, hex: int, log: Log) -> None:
    emit(log, events.EXTENDED, state.active, company, state.locomotive[company], hex)
    state.extended |= 1 << company
    take_share(state, company, log)
    state.company = company
    state.choice = hex
    state.leader = NOBODY
    for seat in range(state.players):
        state.bids[seat] = 0
    ask_next(state, state.active)


@compiled
def take_share(state: State, company: int, log: Log) -> None:
    """SR-5.5"""
    seat = state.active
    if state.isolated[company]:
        emit(log, events.NO_SHARE_ISOLATED, seat, company)
    elif state.edition == E1999 and state.pile[company] == 0:
        emit(log, events.NO_SHARE, seat, company)
    else:
        state.shares[company, seat] += 1
        if state.edition == E1999:
            state.pile[company] -= 1
        emit(log, events.SHARE_TAKEN, seat, company, held(state, company, seat))


# SR-6: veto


@compiled
def ask_next(state: State, seat: int) -> None:
    """The next player after this one who can outbid; then the active one; then the move is made."""
    bid = highest_bid(state)
    seat = (seat + 1) % state.players
    while seat != state.active:
        if held(state, state.company, seat) > bid:
            state.bidder = seat
            state.decision = decisions.VETO
            return
        seat = (seat + 1) % state.players
    if state.leader != NOBODY and held(state, state.company, state.active) >= bid:
        state.bidder = state.active
        state.decision = decisions.ANSWER
    else:
        state.decision = decisions.MOVING


@compiled
def bid(state: State, shares: int, hex: int, log: Log) -> None:
    emit(log, events.BID, state.bidder, state.company, shares, hex)
    lead(state, state.bidder, shares, hex)
    ask_next(state, state.bidder)


@compiled
def lead(state: State, seat: int, shares: int, hex: int) -> None:
    state.leader = seat
    state.bids[seat] = shares
    state.bid_hex[seat] = hex


@compiled
def decline(state: State, log: Log) -> None:
    emit(log, events.DECLINED, state.bidder, state.company)
    ask_next(state, state.bidder)


@compiled
def match_bid(state: State, hex: int, log: Log) -> None:
    """SR-6.2: the active player only needs to equal the highest bid."""
    shares = highest_bid(state)
    emit(log, events.MATCHED, state.active, state.company, shares, hex)
    lead(state, state.active, shares, hex)
    state.decision = decisions.MOVING


@compiled
def yield_to_bid(state: State, log: Log) -> None:
    emit(log, events.YIELDED, state.active, state.company)
    state.decision = decisions.MOVING


@compiled
def pay_shares(state: State, company: int, seat: int, shares: int) -> None:
    """SR-6.3, SR-6.4: real ones first; 1999: back to the pile, unless that has left the board."""
    own = min(shares, state.shares[company, seat])
    state.shares[company, seat] -= own
    state.substitutes[company, seat] -= shares - own
    state.supplementary += shares - own
    if state.edition == E1999:
        if state.isolated[company]:
            state.out[company] += own
        else:
            state.pile[company] += own


# SR-5.6, SR-5.7: the move is made


@compiled
def complete_move(board: Board, state: State, log: Log) -> None:
    company, hex, winner = state.company, state.choice, state.leader
    if winner != NOBODY:
        hex = state.bid_hex[winner]
        pay_shares(state, company, winner, state.bids[winner])
        now = held(state, company, winner)
        emit(log, events.VETO_PAID, winner, company, state.bids[winner], hex, now)
    drive(board, state, company, hex, log)
    connect_station(state, company, hex, log)
    connect_towns(board, state, company, hex, log)
    merge_if_beside(board, state, company, hex, log)
    isolate_lines(board, state, log)
    state.decision = decisions.ACTED


@compiled
def drive(board: Board, state: State, company: int, hex: int, log: Log) -> None:
    """The locomotive comes to the hex, and a tile to the one it leaves, unless that is a town."""
    origin, heading = state.locomotive[company], state.heading[company]
    side = side_towards(board, origin, hex)
    if heading == NOWHERE:
        state.line[origin] = NO_LINE
    else:
        state.links[origin] |= 1 << opposite(heading) | 1 << side
        lay_tile(state, company, origin, log)
    crowd_around(board, state, origin, -1)
    crowd_around(board, state, hex, 1)
    state.crowd[hex] += 1
    state.line[hex] = company
    state.locomotive[company] = hex
    state.heading[company] = side


@compiled
def side_towards(board: Board, hex: int, neighbour: int) -> int:
    for side in range(SIDES):
        if board.neighbours[hex, side] == neighbour:
            return side
    return NOWHERE


@compiled
def connect_station(state: State, company: int, hex: int, log: Log) -> None:
    owner = state.station[hex]
    if owner == NOBODY:
        return
    state.on_line[company, owner] += 1
    emit(log, events.STATION_CONNECTED, owner, company, hex)
    if owner != state.active and state.leader in (NOBODY, state.active) and state.passengers:
        state.passengers -= 1
        state.carried[state.active] += 1
        emit(log, events.PASSENGER_TAKEN, state.active, state.passengers)
