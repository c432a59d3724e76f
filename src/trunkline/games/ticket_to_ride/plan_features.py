"""Features of a seat's plan: what its tickets still take, how contested that is, and what else
could be claimed.

As in `evaluation`, the most valuable ticket is planned first, and the others may use its path; one
that brings less than it takes is left out. A path is in danger where an opponent has a network at
the ends of a track that only one more player can claim, and that hurts as much as the detour costs.
"""

from __future__ import annotations

import math

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.network import bits
from trunkline.core.struct import FloatRow, StructArray, float_scratch
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.cards import held, partner_of
from trunkline.games.ticket_to_ride.evaluation import (
    BUSY,
    CITY,
    LATE_TICKET,
    ONE_MORE,
    PARTNERS_SHARE,
    PLANNED,
    RISK,
    SPARE_CARD,
    TURN,
    UNSURE,
    USEFUL_CARDS,
    late_tickets,
    likelihood,
    on_rack,
    points_for,
    worth_of_cards,
)
from trunkline.games.ticket_to_ride.outlook import (
    RING,
    WITH_PLAN,
    Outlook,
    ends_of,
    is_joined,
    join,
    largest_part,
    most_cities,
    part_at,
    slots_left,
)
from trunkline.games.ticket_to_ride.scoring import teams
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    CARDS,
    CITIES,
    COLOURS,
    GRAY,
    IN_ROW,
    KINDS,
    LOCOMOTIVE,
    POINTS,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.ticket_plan import (
    FAR,
    spare_for_tunnel,
    take_from_most,
    trains_for,
)

# What is said of an open ticket.
(
    VALUE,
    CUT_OFF,
    EFFORT,
    STEPS,
    TRAINS,
    OVER,
    LIKELY,
    DANGER,
    GAIN,
    DETOUR,
    HURT,
    SHARED,
    A_TICKET,
) = range(13)
OPEN_TICKETS = 5  # that are described one by one

# Sums over the tickets.
DONE, OPEN, LOST, LEFT_OUT, PURSUED, HOPED, ENDANGERED = range(7)
EXPECTED, TURNS, ALONE, MORE, PENDING, SUMS = range(7, 13)

# The groups of numbers.
SUM_FEATURES, PLAN_SIZE, LACKING = 12, 23, COLOURS + 2
MISSING_STEPS = 5  # cards that a route beside the plan may lack
ROUTE_FEATURES, NEW_TICKETS = MISSING_STEPS + 6, 8

IN_ALL = OPEN_TICKETS * A_TICKET
PLAN = IN_ALL + SUM_FEATURES
NEEDS = PLAN + PLAN_SIZE
BESIDE = NEEDS + LACKING
TO_COME = BESIDE + ROUTE_FEATURES
SUMMARY = TO_COME + NEW_TICKETS
PLAN_FEATURES = SUMMARY + 4

GRAY_CARDS = KINDS - 1  # in `lacking`

# How likely an opponent claims a track in its turn, by where it has a network.
AT_NEITHER_END, AT_ONE_END, AT_BOTH_ENDS, JOINS_THEM = 0.01, 0.04, 0.1, 0.015
SEEN_TO_COLLECT = 2.0  # such cards: how much likelier
LACKS_CARDS = 0.5
SECOND_TRACK = 0.3  # one of two that are open
MICRO = 1e-6  # dangers are noted in millionths
BLOCKED = 0.3  # how likely a ticket fails if somebody claims a track of its path
WAITING = 0.5  # of the turns for a plan, until a track of it is claimed
RESERVE, SHORT = 6, 0.04  # trains left over below which a plan may fail, and how likely for each
LONG_DETOUR = 20  # of which more is as bad as none at all
LONG_TRACK, SIX = 4, 6
NEAR, LONG_WAY = 6, 40  # of a further ticket, in the cost of its path
TURNS_A_COST = 0.4
BEST_OF_SOME = 0.9  # of three or four at random: so many standard deviations above the mean


@compiled
def describe_plan(
    board: Board, state: State, room: StructArray[Outlook], turns_left: float, out: FloatRow
) -> float:
    """Plan, and describe it; what it may bring, in points."""
    sums = float_scratch(SUMS + A_TICKET)
    plan_tickets(board, state, room, turns_left, sums, out)
    spare_turns = turns_left - sums[TURNS]
    describe_sums(board, room, sums, out[IN_ALL:PLAN])
    describe_steps(board, state, room, out[PLAN:NEEDS])
    out[PLAN] = sums[TURNS] / 20.0
    out[PLAN + 1] = spare_turns / 15.0
    out[PLAN + 2] = spare_turns / (abs(spare_turns) + 3.0)
    out[PLAN + 3] = late_tickets(board, state, room[0].seat) / 6.0
    for kind in range(LACKING):
        out[NEEDS + kind] = room[0].lacking[kind] / 5.0
    sums[MORE] = describe_routes(board, state, room, spare_turns, out[BESIDE:TO_COME])
    best = describe_new_tickets(board, room, spare_turns, out[TO_COME:SUMMARY])
    if room[0].blank > 0:
        sums[MORE] += best
    sums[PENDING] = pending_points(board, state, room)
    describe_summary(board, state, room, sums, turns_left, out[SUMMARY:PLAN_FEATURES])
    return sums[EXPECTED] + sums[MORE] + sums[PENDING]


@compiled
def describe_summary(
    board: Board,
    state: State,
    room: StructArray[Outlook],
    sums: FloatRow,
    turns_left: float,
    out: FloatRow,
) -> None:
    """The position judged about as `evaluation` does, in wide and narrow steps: it says most, and
    what a card more is worth shows in it at once."""
    outlook = room[0]
    worth = sums[EXPECTED] - TURN * sums[TURNS] + ONE_MORE * sums[MORE]
    worth += CITY * most_cities(room, WITH_PLAN)
    late = late_tickets(board, state, outlook.seat)
    if outlook.blank > 0:
        late += 1
    if late > 0:
        worth -= LATE_TICKET * late + BUSY * max(outlook.open - 1, 0)
    if outlook.luck > 0:
        worth -= UNSURE * (1.0 - 0.001 * outlook.luck)
    if turns_left > 0.0:
        worth += worth_of_cards(board, state, outlook.seat, outlook.cards, outlook.spare)
        worth += worth_of_draws(board, state, room)
    ahead, others = sums[PENDING], teams(board, state) - 1
    for seat in range(state.players):
        if seat // board.partners == outlook.team:
            ahead += state.points[seat]
        else:
            ahead -= state.points[seat] / others
    total = worth + ahead
    out[0] = worth / 40.0
    out[1] = total / 40.0
    out[2] = total / (abs(total) + 20.0)
    out[3] = total / (abs(total) + 5.0)


@compiled
def pending_points(board: Board, state: State, room: StructArray[Outlook]) -> float:
    """Of the claim under way: for the own team, or against it."""
    outlook = room[0]
    if outlook.claimed == NOTHING:
        return 0.0
    points = points_for(board, outlook.claimed)
    if outlook.luck > 0:
        points *= 0.001 * outlook.luck
    if state.seat // board.partners == outlook.team:
        return points
    return -points / (teams(board, state) - 1)


# Cards to come


@compiled
def blanks_of(board: Board, state: State, room: StructArray[Outlook]) -> int:
    """Cards that the seat has drawn blindly in its thoughts."""
    seat = room[0].seat
    count = held(board, state, seat, BLANK)
    if state.seat == seat and state.drawn_card == BLANK:
        count += 1
    return count


@compiled
def chance_of_use(room: StructArray[Outlook]) -> float:
    """That a card not seen is one that the plan lacks, or a locomotive."""
    outlook = room[0]
    unseen, useful = 0, 0
    for card in range(CARDS):
        unseen += outlook.unseen[card]
        if card == LOCOMOTIVE or outlook.lacking[card] > 0 or outlook.lacking[GRAY_CARDS] > 0:
            useful += outlook.unseen[card]
    return useful / max(unseen, 1)


@compiled
def needed_in_row(state: State, room: StructArray[Outlook]) -> int:
    """How many cards lie there that the plan lacks."""
    outlook = room[0]
    needed = 0
    for place in range(IN_ROW):
        card = int(state.row[place])
        if card not in (NOTHING, LOCOMOTIVE, BLANK):
            needed += outlook.lacking[card] > 0
    return needed


@compiled
def worth_of_draws(board: Board, state: State, room: StructArray[Outlook]) -> float:
    """What blank cards are worth on average, and the second card if it is still to be drawn."""
    useful = TURN / USEFUL_CARDS
    chance = chance_of_use(room)
    blind = chance * useful + (1.0 - chance) * SPARE_CARD
    worth = blanks_of(board, state, room) * blind
    if state.seat == room[0].seat and state.decision in (decisions.PLACE, decisions.SECOND_CARD):
        worth += useful if needed_in_row(state, room) > 0 else blind
    return worth


# Tickets


@compiled
def plan_tickets(
    board: Board,
    state: State,
    room: StructArray[Outlook],
    turns_left: float,
    sums: FloatRow,
    out: FloatRow,
) -> None:
    outlook = room[0]
    for place in range(outlook.held):
        ticket = outlook.tickets[place]
        value = float(board.value[ticket])
        if is_joined(room, outlook.team, ends_of(board, ticket)):
            outlook.done += 1
            sums[DONE] += value
            sums[EXPECTED] += value
            continue
        sums[OPEN] += value
        sums[EXPECTED] -= value
        at = outlook.open * A_TICKET
        shown = out[at : at + A_TICKET] if outlook.open < OPEN_TICKETS else sums[SUMS:]
        shown[VALUE] = value / 15.0
        outlook.open += 1
        if is_joined(room, WITH_PLAN, ends_of(board, ticket)):
            likely = likelihood(sums[TURNS], turns_left)
            shown[LIKELY] = likely
            pursue(sums, value, likely)
        else:
            plan_path(board, state, room, ticket, turns_left, sums, shown)


@compiled
def pursue(sums: FloatRow, value: float, likely: float) -> None:
    sums[PURSUED] += value
    sums[HOPED] += likely * value
    sums[EXPECTED] += 2.0 * likely * value


@compiled
def plan_path(
    board: Board,
    state: State,
    room: StructArray[Outlook],
    ticket: int,
    turns_left: float,
    sums: FloatRow,
    shown: FloatRow,
) -> None:
    """A path for the ticket becomes part of the plan, if it pays."""
    outlook = room[0]
    value = float(board.value[ticket])
    start, end = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
    cost = search(board, room, start, end)
    if cost >= FAR:
        shown[CUT_OFF] = 1.0
        sums[LOST] += value
        return
    first, steps = outlook.count, note_path(board, room)
    trains, points, calm, riskiest = weigh_path(board, state, room, first, steps)
    over = outlook.over - trains
    shared = board.partners > 1 and on_rack(board, state, outlook.seat, ticket)
    spare = over + state.trains[partner_of(outlook.seat)] // 2 if shared else over
    longer = steps + missing_for(board, room, steps) / USEFUL_CARDS
    effort = longer - sums[ALONE]
    if shared:
        effort *= 1.0 - PARTNERS_SHARE
    intact = calm ** (WAITING * longer)
    likely = likelihood(sums[TURNS] + effort, turns_left) * (1.0 - BLOCKED * (1.0 - intact))
    likely *= 1.0 - SHORT * max(RESERVE - spare, 0) if spare >= 0 else 0.0
    gained = likely * (2.0 * value + points) - TURN * effort
    shown[EFFORT] = effort / 10.0
    shown[STEPS] = (steps - first) / 5.0
    shown[TRAINS] = trains / 12.0
    shown[OVER] = min(max(spare, -10), 20) / 15.0
    shown[LIKELY] = likely
    shown[DANGER] = 1.0 - intact
    shown[GAIN] = gained / 30.0
    shown[SHARED] = 1.0 if shared else 0.0
    if outlook.open <= OPEN_TICKETS:
        longer_path = detour(board, state, room, start, end, cost, riskiest)
        shown[DETOUR] = longer_path
        shown[HURT] = longer_path * (1.0 - intact)
        sums[ENDANGERED] += longer_path * (1.0 - intact) * value
    if gained <= 0.0:
        sums[LEFT_OUT] += value
        return
    pursue(sums, value, likely)
    sums[EXPECTED] += likely * points
    sums[TURNS] += effort
    sums[ALONE] = longer
    adopt(board, room, steps)
    outlook.over = over


@compiled
def adopt(board: Board, room: StructArray[Outlook], count: int) -> None:
    """The path noted belongs to the plan: others may use it."""
    outlook = room[0]
    for step in range(outlook.count, count):
        track = outlook.planned[step]
        outlook.cost[track] = 0
        join(board, room, WITH_PLAN, track)
    outlook.count = count


@compiled
def describe_sums(board: Board, room: StructArray[Outlook], sums: FloatRow, out: FloatRow) -> None:
    outlook = room[0]
    for each in range(ENDANGERED):
        out[each] = sums[each] / 60.0
    out[ENDANGERED] = sums[ENDANGERED] / 10.0
    out[EXPECTED] = sums[EXPECTED] / 60.0
    out[EXPECTED + 1] = (sums[EXPECTED] - TURN * sums[TURNS]) / 60.0
    out[EXPECTED + 2] = outlook.done / 6.0
    out[EXPECTED + 3] = outlook.open / 6.0
    out[EXPECTED + 4] = missing_for(board, room, outlook.count) / 15.0


# Paths


@compiled
def search(board: Board, room: StructArray[Outlook], start: int, end: int) -> int:
    """The cost of the cheapest path, FAR if there is none: Dijkstra's, from the whole part of the
    network that the one city belongs to, to that of the other."""
    return search_from(board, room, part_at(room, WITH_PLAN, start), part_at(room, WITH_PLAN, end))


@compiled
def search_from(board: Board, room: StructArray[Outlook], start: int, goal: int) -> int:
    """The same between sets of cities, as bits; with no goal, the distances of all are found.

    The cities that wait lie as bits in a ring of distances (Dial's algorithm), of which no track
    is as long as the whole. One that was reached by a shorter path since is passed over.
    """
    outlook = room[0]
    distance, ring = outlook.distance, outlook.ring
    for city in range(CITIES):
        distance[city] = FAR
    for place in range(RING):
        ring[place] = 0
    ring[0] = start
    while start:
        distance[lowest(start)] = 0
        start &= start - 1
    here, empty = 0, 0
    while empty < RING:
        waiting = ring[here % RING]
        if waiting == 0:
            here += 1
            empty += 1
            continue
        empty = 0
        ring[here % RING] = waiting & (waiting - 1)
        city = lowest(waiting)
        if distance[city] != here:
            continue
        if goal >> city & 1:
            outlook.reached = city
            return here
        relax(board, room, city)
    return FAR


@compiled
def lowest(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return bits((mask & -mask) - 1)


@compiled
def relax(board: Board, room: StructArray[Outlook], city: int) -> None:
    """Its neighbours are reached by way of it, if that is cheaper."""
    outlook = room[0]
    cost, distance = outlook.cost, outlook.distance
    here = distance[city]
    for place in range(len(board.at_city[city])):
        track = int(board.at_city[city, place])
        if track == NOTHING:
            break
        there = here + cost[track]
        other = int(board.city_a[track]) + int(board.city_b[track]) - city
        if there < distance[other]:
            distance[other] = there
            outlook.via[other] = track
            outlook.ring[there % RING] |= 1 << other


@compiled
def note_path(board: Board, room: StructArray[Outlook]) -> int:
    """The tracks of the path just found, after those planned; how many there are then."""
    outlook = room[0]
    count, city = outlook.count, outlook.reached
    while outlook.distance[city] > 0:
        track = outlook.via[city]
        if outlook.cost[track] > 0:
            outlook.planned[count] = track
            count += 1
        city = int(board.city_a[track]) + int(board.city_b[track]) - city
    return count


@compiled
def detour(
    board: Board,
    state: State,
    room: StructArray[Outlook],
    start: int,
    end: int,
    cost: int,
    track: int,
) -> float:
    """How much more a path costs if somebody claims the track: 1 if very much, or none is left."""
    if slots_left(board, state, room, int(board.pair[track])) > 1:
        return 0.0
    goal = part_at(room, WITH_PLAN, end)
    longer = way_around(board, room, track, part_at(room, WITH_PLAN, start), goal) - cost
    return min(longer, LONG_DETOUR) / float(LONG_DETOUR)


@compiled
def way_around(board: Board, room: StructArray[Outlook], track: int, start: int, goal: int) -> int:
    """The cost of the cheapest path between these cities, as bits, if somebody claims the track."""
    outlook = room[0]
    pair = int(board.pair[track])
    first, count = int(board.first_of_pair[pair]), int(board.tracks_of_pair[pair])
    saved = outlook.saved
    for each in range(count):
        saved[each] = outlook.cost[first + each]
        outlook.cost[first + each] = FAR
    cost = search_from(board, room, start, goal)
    for each in range(count):
        outlook.cost[first + each] = saved[each]
    return cost


@compiled
def weigh_path(
    board: Board, state: State, room: StructArray[Outlook], first: int, end: int
) -> tuple[int, float, float, int]:
    """The trains and points of these planned tracks, how likely all of them stay free for a turn of
    everybody, and the riskiest of them."""
    outlook = room[0]
    trains, points, calm, riskiest, most = 0, 0.0, 1.0, outlook.planned[first], -1.0
    for step in range(first, end):
        track = outlook.planned[step]
        trains += trains_for(board, track)
        points += PLANNED * points_for(board, track) - RISK
        danger = danger_of(board, state, room, track)
        outlook.danger[step] = int(danger / MICRO)
        calm *= 1.0 - danger
        if danger > most:
            riskiest, most = track, danger
    return trains, points, calm, riskiest


@compiled
def danger_of(board: Board, state: State, room: StructArray[Outlook], track: int) -> float:
    """How likely an opponent claims the track before the seat's next turn."""
    outlook = room[0]
    ends = 1 << int(board.city_a[track]) | 1 << int(board.city_b[track])
    trains = trains_for(board, track)
    calm = 1.0
    for team in range(teams(board, state)):
        if team != outlook.team and outlook.trains[team] >= trains:
            calm *= 1.0 - interest(room, team, ends) * means(board, state, room, team, track)
    danger = 1.0 - calm
    if slots_left(board, state, room, int(board.pair[track])) > 1:
        danger *= SECOND_TRACK
    return danger


@compiled
def interest(room: StructArray[Outlook], team: int, ends: int) -> float:
    at = room[0].touched[team] & ends
    if at == 0:
        return AT_NEITHER_END
    if at != ends:
        return AT_ONE_END
    return JOINS_THEM if is_joined(room, team, ends) else AT_BOTH_ENDS


@compiled
def means(board: Board, state: State, room: StructArray[Outlook], team: int, track: int) -> float:
    """More or less likely than usual to have the cards for the track."""
    length, colour = int(board.length[track]), int(board.colour[track])
    if room[0].hands[team] < length:
        return LACKS_CARDS
    if colour != GRAY:
        for seat in range(team * board.partners, (team + 1) * board.partners):
            if 2 * int(state.known[seat, colour]) > length:
                return SEEN_TO_COLLECT
    return 1.0


@compiled
def missing_for(board: Board, room: StructArray[Outlook], count: int) -> int:
    """How many cards must still be drawn for so many planned tracks: see
    `ticket_plan.missing_cards`. What is lacking, and what is left over, is noted by colour."""
    outlook = room[0]
    spare, lacking = outlook.spare, outlook.lacking
    for card in range(CARDS):
        spare[card] = outlook.cards[card]
        lacking[card] = 0
    lacking[GRAY_CARDS] = 0
    for place in range(count):
        track = outlook.planned[place]
        colour, ferry = int(board.colour[track]), int(board.ferry[track])
        spare[LOCOMOTIVE] -= ferry
        if colour != GRAY:
            spare[colour] -= int(board.length[track]) - ferry + spare_for_tunnel(board, track)
    missing = 0
    for colour in range(COLOURS):
        if spare[colour] < 0:
            lacking[colour] = -spare[colour]
            missing -= spare[colour]
            spare[colour] = 0
    for place in range(count):
        track = outlook.planned[place]
        if board.colour[track] == GRAY:
            needed = int(board.length[track]) - int(board.ferry[track])
            lacking[GRAY_CARDS] += take_from_most(spare, needed + spare_for_tunnel(board, track))
    missing += lacking[GRAY_CARDS]
    if spare[LOCOMOTIVE] < 0:
        lacking[LOCOMOTIVE] = -spare[LOCOMOTIVE]
        missing -= 2 * spare[LOCOMOTIVE]  # from the row, a locomotive is the whole draw
        spare[LOCOMOTIVE] = 0
    used = min(missing, spare[LOCOMOTIVE])
    spare[LOCOMOTIVE] -= used
    return missing - used


# The plan as a whole


@compiled
def describe_steps(board: Board, state: State, room: StructArray[Outlook], out: FloatRow) -> None:
    """The tracks planned: what can be paid, and what is in danger. (The first four numbers are of
    time: see `describe_plan`.)"""
    outlook = room[0]
    trains, points, longest = 0, 0.0, 0
    for step in range(outlook.count):
        track, danger = outlook.planned[step], MICRO * outlook.danger[step]
        worth = points_for(board, track)
        trains += trains_for(board, track)
        points += worth
        longest = max(longest, int(board.length[track]))
        out[4] += danger
        out[5] = max(out[5], 3.0 * danger)
        missing = missing_now(board, room, track)
        if danger >= AT_BOTH_ENDS:
            out[6] += 0.25
            out[7] = max(out[7], 1.0 / (1.0 + missing))
        if missing == 0:
            out[8] += 0.25
            out[9] = max(out[9], worth / 10.0)
            out[10] = max(out[10], 3.0 * danger)
        elif missing <= 2:
            out[10 + missing] += 0.25
            out[13] = max(out[13], worth / 10.0)
    over = max(outlook.over, 0)
    out[14] = outlook.count / 12.0
    out[15] = trains / 30.0
    out[16] = over / 20.0
    out[17] = over / (over + 6.0)
    out[18] = points / 40.0
    out[19] = longest / 6.0
    out[20] = 1.0 if outlook.count == 0 else 0.0
    spare, sets = outlook.spare[LOCOMOTIVE], 0
    for colour in range(COLOURS):
        spare += outlook.spare[colour]
        sets += POINTS[min(outlook.spare[colour], SIX)]
    out[21] = spare / 15.0
    out[22] = sets / 20.0


@compiled
def missing_now(board: Board, room: StructArray[Outlook], track: int) -> int:
    """How many cards the track lacks if all that there are go to it."""
    outlook = room[0]
    colour, length = int(board.colour[track]), int(board.length[track])
    ferry, wild = int(board.ferry[track]), outlook.cards[LOCOMOTIVE]
    fitting = outlook.most if colour == GRAY else outlook.cards[colour]
    return max(ferry - wild, 0) + max(length - fitting - max(wild, ferry), 0)


# Routes beside the plan


@compiled
def describe_routes(
    board: Board, state: State, room: StructArray[Outlook], turns: float, out: FloatRow
) -> float:
    """The points of the best one by how many cards it lacks, with what the plan leaves over; what
    the best may bring."""
    outlook = room[0]
    most, wild = 0, outlook.spare[LOCOMOTIVE]
    for colour in range(COLOURS):
        most = max(most, outlook.spare[colour])
    best, choices, long = 0.0, 0, 0
    for track in range(board.tracks):
        cost = outlook.cost[track]
        if cost == 0 or cost >= FAR or trains_for(board, track) > outlook.over:
            continue
        length, colour = int(board.length[track]), int(board.colour[track])
        ferry = int(board.ferry[track])
        fitting = most if colour == GRAY else outlook.spare[colour]
        needed = length + spare_for_tunnel(board, track)
        missing = max(max(needed - ferry - fitting, 0) + ferry - wild, 0)
        points = points_for(board, track)
        if missing < MISSING_STEPS:
            out[missing] = max(out[missing], points / 12.0)
        choices += missing == 0
        long += length >= LONG_TRACK
        time = 1.0 + missing / USEFUL_CARDS
        value = likelihood(time, turns) * (PLANNED * points - RISK) - TURN * time
        best = max(best, value)
    out[MISSING_STEPS] = best / 10.0
    out[MISSING_STEPS + 1] = choices / 20.0
    out[MISSING_STEPS + 2] = most / 6.0
    out[MISSING_STEPS + 3] = wild / 4.0
    out[MISSING_STEPS + 4] = long / 15.0
    out[MISSING_STEPS + 5] = max(turns, 0.0) * out[MISSING_STEPS + 4] / 10.0
    return best


# Tickets that are offered, or may be drawn


@compiled
def describe_new_tickets(
    board: Board, room: StructArray[Outlook], spare_turns: float, out: FloatRow
) -> float:
    """How well the network, with what is planned, would serve further tickets; what the best of
    those that one draws may bring."""
    outlook = room[0]
    out[0] = outlook.blank / 4.0
    out[1] = outlook.to_decide / 5.0
    for place in range(outlook.to_decide):
        ticket = outlook.undecided[place]
        cost = search(board, room, int(board.ticket_a[ticket]), int(board.ticket_b[ticket]))
        out[2] += board.value[ticket] / 40.0
        out[3] += min(cost, 40) / 100.0
    out[4] = most_cities(room, WITH_PLAN) / 25.0
    if outlook.others == 0:
        return 0.0
    search_from(board, room, largest_part(room), 0)
    completed, near, total, squares = 0, 0, 0.0, 0.0
    for place in range(outlook.others):
        ticket = outlook.elsewhere[place]
        cost = outlook.distance[int(board.ticket_a[ticket])]
        cost += outlook.distance[int(board.ticket_b[ticket])]
        if is_joined(room, WITH_PLAN, ends_of(board, ticket)):
            cost = 0
        completed += cost == 0
        near += cost <= NEAR
        turns = TURNS_A_COST * min(cost, LONG_WAY)
        likely = likelihood(turns, spare_turns)
        gain = (2.0 * likely - 1.0) * board.value[ticket] - TURN * turns
        total += gain
        squares += gain * gain
    mean = total / outlook.others
    spread = math.sqrt(max(squares / outlook.others - mean * mean, 0.0))
    best = mean + BEST_OF_SOME * spread
    out[5] = completed / outlook.others
    out[6] = near / outlook.others
    out[7] = best / 15.0
    return best
