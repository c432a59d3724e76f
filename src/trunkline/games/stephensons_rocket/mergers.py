"""Mergers: two lines become one (SR-7.3 to SR-7.5)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.struct import scratch
from trunkline.games.stephensons_rocket import events
from trunkline.games.stephensons_rocket.lines import (
    count_towns,
    held,
    line_beside,
    opposite,
    turned,
)
from trunkline.games.stephensons_rocket.scoring import award, count_shares
from trunkline.games.stephensons_rocket.state import (
    E1999,
    E2018,
    NO_LINE,
    NO_TOWN,
    NOWHERE,
    SEATS,
    SIDES,
    Board,
    State,
)
from trunkline.games.stephensons_rocket.tiles import crowd_around, lay_tile

# Where a merging line joins the other: straight on if it can, then as gently as it can.
TURNS = (0, 1, -1, 2, -2)


@compiled
def merge_if_beside(board: Board, state: State, company: int, hex: int, log: Log) -> None:
    survivor = line_beside(board, state, company, hex)
    if survivor == NO_LINE:
        return
    towns = count_towns(state.connected[company])
    emit(log, events.MERGED, company, survivor, hex, towns)
    pay_holders(state, company, towns, log)
    take_over_line(board, state, company, survivor, hex, log)
    exchange_shares(state, company, survivor, log)


@compiled
def pay_holders(state: State, company: int, towns: int, log: Log) -> None:
    """SR-7.3"""
    counts, prizes = scratch(SEATS), scratch(SEATS)
    count_shares(state, company, counts)
    award(state, counts, towns, towns // 2, prizes)
    for seat in range(state.players):
        if prizes[seat]:
            if state.edition == E1999:
                emit(log, events.MERGER_PAID_SECRETLY, seat, company, counts[seat], prizes[seat])
            else:
                emit(log, events.MERGER_PAID, seat, company, counts[seat], prizes[seat])


# SR-7.4: the line


@compiled
def take_over_line(
    board: Board, state: State, company: int, survivor: int, hex: int, log: Log
) -> None:
    join_rails(board, state, company, survivor, hex, log)
    lay_tile(state, company, hex, log)
    crowd_around(board, state, hex, -1)
    state.closed[company] = 1
    state.locomotive[company] = NOWHERE
    state.heading[company] = NOWHERE
    for each in range(board.hexes):
        if state.line[each] == company:
            state.line[each] = survivor
    for seat in range(state.players):
        state.on_line[survivor, seat] += state.on_line[company, seat]
        state.on_line[company, seat] = 0
    state.connected[survivor] |= state.connected[company]


@compiled
def join_rails(board: Board, state: State, company: int, survivor: int, hex: int, log: Log) -> None:
    """The last tile of the closed line leads to the other; a connector tile takes it up there."""
    heading = state.heading[company]
    for turn in TURNS:
        side = turned(heading, turn)
        other = board.neighbours[hex, side]
        if other >= 0 and state.line[other] == survivor:
            state.links[hex] |= 1 << opposite(heading) | 1 << side
            if board.town[other] == NO_TOWN:
                state.links[other] |= 1 << opposite(side)
                if state.edition == E2018 and other != state.locomotive[survivor]:
                    emit(log, events.CONNECTOR_LAID, other, count_sides(state.links[other]) - 1)
            return


@compiled
def count_sides(links: int) -> int:
    count = 0
    for side in range(SIDES):
        count += links >> side & 1
    return count


# SR-7.5: the shares


@compiled
def exchange_shares(state: State, company: int, survivor: int, log: Log) -> None:
    """Everybody's shares go back first; then holders draw in turn order from the active player."""
    returned = scratch(SEATS)
    for seat in range(state.players):
        returned[seat] = held(state, company, seat)
        state.pile[company] += state.shares[company, seat]
        state.supplementary += state.substitutes[company, seat]
        state.shares[company, seat] = 0
        state.substitutes[company, seat] = 0
    for turn in range(state.players):
        seat = (state.active + turn) % state.players
        if returned[seat]:
            due = returned[seat] // 2
            gained = draw_shares(state, survivor, seat, due)
            emit(log, events.SHARES_EXCHANGED, seat, company, returned[seat], survivor, gained)
            if gained < due:
                emit(log, events.SHARES_LOST, seat, survivor, due - gained)


@compiled
def draw_shares(state: State, company: int, seat: int, due: int) -> int:
    """2018: as many as are due. 1999: from the pile, then supplementary ones, while they last."""
    if state.edition == E2018:
        state.shares[company, seat] += due
        return due
    own = min(due, state.pile[company])
    substitutes = min(due - own, state.supplementary)
    state.pile[company] -= own
    state.shares[company, seat] += own
    state.supplementary -= substitutes
    state.substitutes[company, seat] += substitutes
    return own + substitutes
