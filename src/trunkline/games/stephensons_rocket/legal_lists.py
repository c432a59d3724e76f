"""Fast lists of legal actions, ascending: what `legality` does not refuse.

There can be more than a thousand, nearly all of them moves of stations. Whether a hex has room for
a station does not depend on which station comes, but for those next to its old place; so the room
is looked for once, and each station's list is that one with a few hexes put in.

Measured by `bench/lists.py`: without the list of a turn random games take hundreds of times as
long, without that of vetoes twice as long. The list of answers brought nothing.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import UNLISTED
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row, scratch
from trunkline.games.stephensons_rocket import actions, decisions
from trunkline.games.stephensons_rocket.legality import (
    highest_bid,
    is_movable,
    refuse_company,
    refuse_hex_ahead,
)
from trunkline.games.stephensons_rocket.lines import held, side_ahead, sides_ahead
from trunkline.games.stephensons_rocket.state import GOODS, HEXES, SIDES, Board, State


@compiled
def list_fast(board: Board, state: State, out: Row) -> int:
    if state.decision == decisions.TURN:
        return list_turn(board, state, out)
    if state.decision == decisions.VETO:
        return list_bids(board, state, out)
    return UNLISTED


@compiled
def list_turn(board: Board, state: State, out: Row) -> int:
    n = list_extensions(board, state, out)
    n = list_investments(board, state, out, n)
    n = list_stations(board, state, out, n)
    if n == 0:
        out[0] = actions.PASS.first  # SR-2.3
        n = 1
    return n


@compiled
def list_extensions(board: Board, state: State, out: Row) -> int:
    n = 0
    for company in range(board.companies):
        if refuse_company(state, company) == ALLOWED:
            n = list_hexes(board, state, company, actions.EXTENDS.first + company * HEXES, out, n)
    return n


@compiled
def list_hexes(board: Board, state: State, company: int, first: int, out: Row, n: int) -> int:
    """`first` + each hex that the locomotive may go to, ascending, after the `n` that are there."""
    start = n
    for which in range(sides_ahead(state, company)):
        hex = board.neighbours[state.locomotive[company], side_ahead(state, company, which)]
        if hex >= 0 and refuse_hex_ahead(board, state, company, hex) == ALLOWED:
            n = put_in(out, start, n, first + int(hex))  # too many for the board's 16 bits
    return n


@compiled
def put_in(out: Row, start: int, n: int, action: int) -> int:
    """Into the ascending part of the list from `start` to `n`."""
    at = n
    while at > start and out[at - 1] > action:
        out[at] = out[at - 1]
        at -= 1
    out[at] = action
    return n + 1


@compiled
def list_investments(board: Board, state: State, out: Row, n: int) -> int:
    if state.spaces == 0:
        return n
    for city in range(board.cities):
        for good in range(board.goods):
            if state.free[city, good]:
                out[n] = actions.INVESTS.first + city * GOODS + good
                n += 1
    return n


@compiled
def list_stations(board: Board, state: State, out: Row, n: int) -> int:
    """New stations, then moves of those on the board."""
    space = scratch(2 * HEXES + SIDES)
    before, beside = space[HEXES : 2 * HEXES], space[2 * HEXES :]
    room = space[: find_room(board, state, space, before)]
    if state.stations[state.active]:
        n = list_part(room, actions.PLACES.first, out, n)
    for station in range(board.hexes):
        if state.station[station] == state.active and is_movable(state, station):
            found = find_room_beside(board, state, station, beside)
            first = actions.MOVES.first + station * HEXES
            n = list_moves(room, before, beside[:found], first, out, n)
    return n


@compiled
def find_room(board: Board, state: State, room: Row, before: Row) -> int:
    """The hexes with room for any station, and how many of them stand before each; their number.

    (Each hex is written, and stays if it has room: a branch would be guessed wrong too often.)
    """
    rooms = 0
    for hex in range(board.hexes):
        before[hex] = rooms
        room[rooms] = hex
        rooms += state.crowd[hex] == 0
    return rooms


@compiled
def find_room_beside(board: Board, state: State, station: int, beside: Row) -> int:
    """The hexes beside a station that only this one keeps others off; how many there are."""
    found = 0
    for side in range(SIDES):
        hex = board.neighbours[station, side]
        if hex >= 0 and state.crowd[hex] == 1:
            found = put_in(beside, 0, found, int(hex))
    return found


@compiled
def list_moves(room: Row, before: Row, beside: Row, first: int, out: Row, n: int) -> int:
    """The hexes with room, and those beside the station put in between, each in its place."""
    done = 0
    for each in range(len(beside)):
        hex = beside[each]
        if done < before[hex]:
            n = list_part(room[done : before[hex]], first, out, n)
            done = before[hex]
        out[n] = first + hex
        n += 1
    return list_part(room[done:], first, out, n)


@compiled
def list_part(hexes: Row, first: int, out: Row, n: int) -> int:
    """`first` + each of the hexes. (Into a slice of its own: so the loop runs on whole vectors.)"""
    part = out[n : n + len(hexes)]
    for each in range(len(hexes)):
        part[each] = first + hexes[each]
    return n + len(hexes)


@compiled
def list_bids(board: Board, state: State, out: Row) -> int:
    out[0] = actions.PASS.first
    n = 1
    for shares in range(highest_bid(state) + 1, held(state, state.company, state.bidder) + 1):
        n = list_hexes(board, state, state.company, actions.BIDS.first + shares * HEXES, out, n)
    return n
