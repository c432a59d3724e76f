"""Features of the tracks that a plan hangs on: which tickets fail with each of them.

Many tickets use the same path, so a network often waits for one track. That one is worth more than
its points, more than the ticket for which it was planned, and most to whoever can pay for it.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import FloatRow, StructArray
from trunkline.games.ticket_to_ride.cards import partner_of, rack_of
from trunkline.games.ticket_to_ride.outlook import (
    WITH_PLAN,
    WITHOUT,
    Outlook,
    ends_of,
    is_joined,
    join,
    most_held,
    part_at,
    slots_left,
)
from trunkline.games.ticket_to_ride.plan_features import LONG_DETOUR, MICRO, missing_now, way_around
from trunkline.games.ticket_to_ride.state import (
    COLOURS,
    GRAY,
    IN_ROW,
    LOCOMOTIVE,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.ticket_plan import trains_for

# What is said of such a track.
HANGING, MISSING, PARTNER_MISSING, DANGER, LENGTH, TUNNEL, IN_THE_ROW, UNSEEN, A_TRACK = range(9)
SHOWN = 3  # tracks that are described one by one, those first on which most hangs
TO_PAY, NEARLY, FAR_OFF, EXPOSED, WORST, WORST_DETOUR, COUNT, FROM_PARTNER = range(8)
IN_ALL = SHOWN * A_TRACK
BOTTLENECK_FEATURES = IN_ALL + 8

NEAR = 2  # cards that a track lacks
CANNOT = 9  # cards that a track lacks for which there are no trains


@compiled
def describe_bottlenecks(
    board: Board, state: State, room: StructArray[Outlook], out: FloatRow
) -> None:
    """After the plan is made."""
    weigh_steps(board, room)
    outlook = room[0]
    worst, most = -1, 0.0
    for step in range(outlook.count):
        value, danger = outlook.hanging[step] / 40.0, MICRO * outlook.danger[step]
        if value == 0.0:
            continue
        missing = missing_now(board, room, outlook.planned[step])
        group = TO_PAY if missing == 0 else NEARLY if missing <= NEAR else FAR_OFF
        out[IN_ALL + group] = max(out[IN_ALL + group], value)
        out[IN_ALL + EXPOSED] += danger * value
        out[IN_ALL + COUNT] += 0.1
        if danger * value > most:
            worst, most = step, danger * value
    if worst >= 0:
        out[IN_ALL + WORST] = 4.0 * most
        out[IN_ALL + WORST_DETOUR] = detour_without(board, state, room, worst)
    for place in range(SHOWN):
        show_most(board, state, room, out[place * A_TRACK : (place + 1) * A_TRACK])
    if board.partners > 1:
        known = state.known[partner_of(outlook.seat)]
        for colour in range(COLOURS):
            out[IN_ALL + FROM_PARTNER] += min(int(known[colour]), outlook.lacking[colour]) / 6.0


@compiled
def weigh_steps(board: Board, room: StructArray[Outlook]) -> None:
    """The value of the tickets that each planned track is indispensable for."""
    outlook = room[0]
    count = 0
    for place in range(outlook.held):
        ends = ends_of(board, outlook.tickets[place])
        if is_joined(room, WITH_PLAN, ends) and not is_joined(room, outlook.team, ends):
            outlook.pursued[count] = outlook.tickets[place]
            count += 1
    for step in range(outlook.count):
        outlook.hanging[step] = 0
        if count == 0:
            continue
        leave_out(board, room, step)
        for place in range(count):
            ticket = outlook.pursued[place]
            if not is_joined(room, WITHOUT, ends_of(board, ticket)):
                outlook.hanging[step] += int(board.value[ticket])


@compiled
def leave_out(board: Board, room: StructArray[Outlook], step: int) -> None:
    """The own network with all that is planned but this track."""
    outlook = room[0]
    team = outlook.team
    outlook.touched[WITHOUT] = outlook.touched[team]
    outlook.parts[WITHOUT] = outlook.parts[team]
    for part in range(outlook.parts[team]):
        outlook.cities[WITHOUT, part] = outlook.cities[team, part]
    for other in range(outlook.count):
        if other != step:
            join(board, room, WITHOUT, outlook.planned[other])


@compiled
def detour_without(board: Board, state: State, room: StructArray[Outlook], step: int) -> float:
    """What the way around costs if somebody claims the track: 1 if very much, or none is left."""
    track = room[0].planned[step]
    if slots_left(board, state, room, int(board.pair[track])) > 1:
        return 0.0
    leave_out(board, room, step)
    start = part_at(room, WITHOUT, int(board.city_a[track]))
    goal = part_at(room, WITHOUT, int(board.city_b[track]))
    cost = way_around(board, room, track, start, goal)
    return min(cost, LONG_DETOUR) / float(LONG_DETOUR)


@compiled
def show_most(board: Board, state: State, room: StructArray[Outlook], out: FloatRow) -> None:
    """The track on which most hangs of those that were not shown yet."""
    outlook = room[0]
    most = 0
    for step in range(outlook.count):
        if outlook.hanging[step] > outlook.hanging[most]:
            most = step
    if outlook.count == 0 or outlook.hanging[most] == 0:
        return
    track = outlook.planned[most]
    out[HANGING] = outlook.hanging[most] / 40.0
    out[MISSING] = missing_now(board, room, track) / 4.0
    if board.partners > 1:
        out[PARTNER_MISSING] = missing_for_partner(board, state, room, track) / 4.0
    out[DANGER] = 4.0 * MICRO * outlook.danger[most]
    out[LENGTH] = int(board.length[track]) / 6.0
    out[TUNNEL] = int(board.tunnel[track]) / 6.0
    show_supply(board, state, room, track, out)
    outlook.hanging[most] = 0


@compiled
def show_supply(
    board: Board, state: State, room: StructArray[Outlook], track: int, out: FloatRow
) -> None:
    """Cards of its colour that lie in the row, and that may be drawn; of a gray one, of the colour
    of which most are held."""
    colour = int(board.colour[track])
    if colour == GRAY:
        colour = most_held(room[0].cards)
    for place in range(IN_ROW):
        if state.row[place] == colour:
            out[IN_THE_ROW] += 0.5
    out[UNSEEN] = room[0].unseen[colour] / 8.0


@compiled
def missing_for_partner(board: Board, state: State, room: StructArray[Outlook], track: int) -> int:
    """How many cards the partner lacks for the track, with those that it was seen to take."""
    partner = partner_of(room[0].seat)
    if state.trains[partner] < trains_for(board, track):
        return CANNOT
    known, rack = state.known[partner], state.cards[rack_of(board, partner)]
    colour, most = int(board.colour[track]), 0
    for each in range(COLOURS):
        if colour in (each, GRAY):
            most = max(most, int(known[each]) + int(rack[each]))
    wild = int(known[LOCOMOTIVE]) + int(rack[LOCOMOTIVE])
    return max(int(board.length[track]) - most - wild, 0)
