"""What lies before a seat: networks, payable cards, tickets and the cost of every track.

Work room for `features`, compiled, and filled from what the seat may know only. A track whose claim
is under way counts as its claimer's already.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.network import bits
from trunkline.core.struct import Grid, Row, Struct, StructArray, int64
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.cards import held, rack_of
from trunkline.games.ticket_to_ride.scoring import teams
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    BLANK_TICKET,
    CARDS,
    CITIES,
    COLOURS,
    GRAY,
    IN_ROW,
    KEPT,
    KINDS,
    LOCOMOTIVE,
    LOCOMOTIVES,
    MOST_OFFERED,
    MOST_TURNED,
    NOBODY,
    OF_A_COLOUR,
    OFFERED,
    PLACES,
    TEAMS,
    TICKETS,
    TRACKS,
    UNDECIDED,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.ticket_plan import (
    CLAIM_COST,
    FAR,
    chance_of_tunnel,
    spare_for_tunnel,
    trains_for,
)

PARTS = CITIES // 2  # that a network can fall into
WITH_PLAN = TEAMS  # the row of the own network as it will be …
WITHOUT = TEAMS + 1  # … and without one of the tracks planned: see `bottlenecks`
NETWORKS = TEAMS + 2
MOST_TRACKS = 4  # between two cities
RING = 32  # more than a track can cost
EVEN = 500  # in thousandths


class Outlook(Struct):
    seat: int = int64()
    team: int = int64()
    claimed: int = int64()  # the track whose claim is under way, or NOTHING
    luck: int = int64()  # how likely that claim comes off, in thousandths
    # Networks, by team: the cities of each part as bits, and its spaces
    parts: Row = int64(NETWORKS)
    cities: Grid = int64(NETWORKS, PARTS)
    spaces: Grid = int64(NETWORKS, PARTS)
    touched: Row = int64(NETWORKS)  # all cities of the team, as bits
    odd: Row = int64(NETWORKS)  # those with an odd number of tracks
    # Of each team
    trains: Row = int64(TEAMS)  # the most that one of the partners has
    hands: Row = int64(TEAMS)  # cards in hands and on the rack
    # Cards that the seat can pay with, what the plan leaves over, what it lacks, what is unseen
    cards: Row = int64(CARDS)
    most: int = int64()  # of a colour
    spare: Row = int64(CARDS)
    lacking: Row = int64(KINDS)  # by colour; LOCOMOTIVE: for ferries; the last: of any colour
    unseen: Row = int64(CARDS)
    # Tracks: what each costs, and those that are planned
    cost: Row = int64(TRACKS)
    planned: Row = int64(TRACKS)
    danger: Row = int64(TRACKS)  # of each one planned, in millionths
    hanging: Row = int64(TRACKS)  # of each one planned: the tickets that fail without it
    count: int = int64()
    over: int = int64()  # trains that the plan leaves
    # Tickets: the seat's own, those that it decides on, and those that may be anywhere
    tickets: Row = int64(TICKETS)
    held: int = int64()
    done: int = int64()
    open: int = int64()
    pursued: Row = int64(TICKETS)  # open ones for which there is a plan
    undecided: Row = int64(MOST_OFFERED)
    to_decide: int = int64()
    blank: int = int64()  # tickets to decide on that are not known
    elsewhere: Row = int64(TICKETS)
    others: int = int64()
    # Room for the search of paths
    distance: Row = int64(CITIES)
    via: Row = int64(CITIES)
    ring: Row = int64(RING)  # cities that wait, as bits, by their distance
    reached: int = int64()  # where the path ends
    saved: Row = int64(MOST_TRACKS)  # costs


@compiled
def outlook_room() -> StructArray[Outlook]:
    """A zeroed outlook, allocated inside compiled code.

    Pass the array on, not its element: the compiler frees an array after its last use, and a struct
    does not keep its array.
    """
    zeros: Any = np.zeros(1, OUTLOOK)
    room: StructArray[Outlook] = zeros
    return room


OUTLOOK = Outlook.dtype


@compiled
def survey(board: Board, state: State, seat: int, room: StructArray[Outlook]) -> None:
    """All but the plan."""
    outlook = room[0]
    outlook.seat = seat
    outlook.team = seat // board.partners
    outlook.claimed = state.track if is_claiming(state) else NOTHING
    count_cards(board, state, room)
    count_unseen(board, state, room)
    outlook.most = outlook.cards[most_held(outlook.cards)]
    outlook.over = state.trains[seat]
    look_at_teams(board, state, room)
    look_at_tracks(board, state, room)
    copy_network(room)
    sort_tickets(board, state, room)


@compiled
def is_claiming(state: State) -> bool:
    return state.decision in (
        decisions.PAYING,
        decisions.FROM_RACK,
        decisions.EXTRA,
        decisions.EXTRA_FROM_RACK,
    )


# Cards


@compiled
def count_cards(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """Of the hand and the rack, less what the claim under way will take."""
    outlook = room[0]
    cards = outlook.cards
    for card in range(CARDS):
        cards[card] = held(board, state, outlook.seat, card)
    if state.seat == outlook.seat and state.drawn_card not in (NOTHING, BLANK):
        cards[state.drawn_card] += 1
    if outlook.claimed == NOTHING or state.seat != outlook.seat:
        return
    if state.decision == decisions.PAYING:
        track = state.track
        colour = int(board.colour[track])
        if colour == GRAY:
            colour = most_held(cards)
        ferry = int(board.ferry[track])
        coloured = min(int(board.length[track]) - ferry, cards[colour])
        cards[colour] -= coloured
        cards[LOCOMOTIVE] -= int(board.length[track]) - coloured
    elif state.decision == decisions.EXTRA:
        count_extra(board, state, room)
    else:
        cards[state.colour] -= state.coloured
        cards[LOCOMOTIVE] -= state.wild
    if outlook.claimed != NOTHING and board.tunnel[outlook.claimed] > 0:
        try_luck(board, state, room)


@compiled
def try_luck(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """A tunnel for which no cards were turned up yet, or blank ones: it counts as claimed if that
    is more likely than not."""
    outlook = room[0]
    if state.decision == decisions.EXTRA_FROM_RACK or state.due > 0:
        return
    cards, turned = outlook.cards, int(board.tunnel[outlook.claimed])
    colour = int(board.colour[outlook.claimed]) if state.colour == NOTHING else state.colour
    left = cards[LOCOMOTIVE]
    if colour < COLOURS:
        left += cards[colour]
    outlook.luck = int(1000.0 * chance_of_tunnel(turned, left))
    if outlook.luck < EVEN:
        outlook.claimed = NOTHING
        take_back(board, state, room)


@compiled
def take_back(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """The payment (TA-6.3)."""
    outlook = room[0]
    for card in range(CARDS):
        laid = int(state.laid[0, card]) + int(state.laid[1, card])
        outlook.cards[card] = held(board, state, outlook.seat, card) + laid


@compiled
def count_extra(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """More cards for a tunnel: where there are too few, the payment comes back (TA-6.3)."""
    outlook = room[0]
    cards = outlook.cards
    coloured = min(state.due, cards[state.colour])
    wild = state.due - coloured
    if wild > 0 and (state.colour == LOCOMOTIVE or cards[LOCOMOTIVE] < wild):
        outlook.claimed = NOTHING
        take_back(board, state, room)
        return
    cards[state.colour] -= coloured
    cards[LOCOMOTIVE] -= wild


@compiled
def most_held(cards: Row) -> int:
    most = 0
    for colour in range(1, COLOURS):
        if cards[colour] > cards[most]:
            most = colour
    return most


@compiled
def count_unseen(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """By colour, what may be drawn from the deck or lie in a hand unseen."""
    outlook = room[0]
    rack = rack_of(board, outlook.seat) if board.partners > 1 else NOTHING
    unseen = outlook.unseen
    for card in range(CARDS):
        count = LOCOMOTIVES if card == LOCOMOTIVE else OF_A_COLOUR
        count -= state.discards[card] + int(state.laid[0, card]) + int(state.laid[1, card])
        for place in range(PLACES):
            if place in (outlook.seat, rack):
                count -= int(state.cards[place, card])
            else:
                count -= int(state.known[place, card])
        unseen[card] = count
    for place in range(IN_ROW):
        see(unseen, int(state.row[place]))
    if state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK):
        for place in range(MOST_TURNED):
            see(unseen, int(state.turned[place]))
    if state.drawn_open == 1 or state.seat == outlook.seat:
        see(unseen, state.drawn_card)


@compiled
def see(unseen: Row, card: int) -> None:
    if card not in (NOTHING, BLANK):
        unseen[card] -= 1


# Networks


@compiled
def look_at_teams(board: Board, state: State, room: StructArray[Outlook]) -> None:
    outlook = room[0]
    for seat in range(state.players):
        team = seat // board.partners
        outlook.trains[team] = max(outlook.trains[team], state.trains[seat])
        outlook.hands[team] += cards_at(state, seat)
    if board.partners > 1:
        for team in range(teams(board, state)):
            outlook.hands[team] += cards_at(state, rack_of(board, team * board.partners))


@compiled
def cards_at(state: State, place: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += int(state.cards[place, kind])
    return count


@compiled
def look_at_tracks(board: Board, state: State, room: StructArray[Outlook]) -> None:
    """Whose network each one belongs to, or what it costs the seat."""
    outlook = room[0]
    most = outlook.most
    for track in range(board.tracks):
        owner = state.seat if track == outlook.claimed else int(state.owner[track])
        if owner != NOBODY:
            team = owner // board.partners
            join(board, room, team, track)
            outlook.cost[track] = 0 if team == outlook.team else FAR
        elif is_closed(board, state, room, track):
            outlook.cost[track] = FAR
        else:
            colour = int(board.colour[track])
            fitting = most if colour == GRAY else outlook.cards[colour]
            needed = int(board.length[track]) + spare_for_tunnel(board, track)
            wild = int(board.ferry[track]) - outlook.cards[LOCOMOTIVE]
            missing = max(needed - fitting, wild, 0)
            outlook.cost[track] = CLAIM_COST + trains_for(board, track) + missing


@compiled
def join(board: Board, room: StructArray[Outlook], team: int, track: int) -> None:
    """The track joins the parts of the team's network at its two ends."""
    outlook = room[0]
    ends = 1 << int(board.city_a[track]) | 1 << int(board.city_b[track])
    outlook.touched[team] |= ends
    outlook.odd[team] ^= ends
    spaces = int(board.length[track])
    count, part = outlook.parts[team], 0
    while part < count:
        if outlook.cities[team, part] & ends:
            ends |= outlook.cities[team, part]
            spaces += outlook.spaces[team, part]
            count -= 1
            outlook.cities[team, part] = outlook.cities[team, count]
            outlook.spaces[team, part] = outlook.spaces[team, count]
        else:
            part += 1
    outlook.cities[team, count] = ends
    outlook.spaces[team, count] = spaces
    outlook.parts[team] = count + 1


@compiled
def is_closed(board: Board, state: State, room: StructArray[Outlook], track: int) -> bool:
    """Free, but not to the seat: see `legality.refuse_track`."""
    outlook = room[0]
    pair = int(board.pair[track])
    if slots_left(board, state, room, pair) <= 0:
        return True
    if state.taken[pair] == 0:
        return False
    first = int(board.first_of_pair[pair])
    for other in range(first, first + int(board.tracks_of_pair[pair])):
        if state.owner[other] == outlook.seat:
            return True
    return False


@compiled
def slots_left(board: Board, state: State, room: StructArray[Outlook], pair: int) -> int:
    """How many tracks can still be claimed between these cities."""
    outlook = room[0]
    slots = int(board.open[pair, state.players]) - int(state.taken[pair])
    if outlook.claimed != NOTHING and board.pair[outlook.claimed] == pair:
        slots -= 1
    return slots


@compiled
def is_joined(room: StructArray[Outlook], team: int, ends: int) -> bool:
    """Whether the team's network joins these two cities."""
    outlook = room[0]
    if outlook.touched[team] & ends != ends:
        return False
    for part in range(outlook.parts[team]):
        if outlook.cities[team, part] & ends == ends:
            return True
    return False


@compiled
def copy_network(room: StructArray[Outlook]) -> None:
    """The own network, to which planned tracks will be added."""
    outlook = room[0]
    team = outlook.team
    outlook.touched[WITH_PLAN] = outlook.touched[team]
    outlook.parts[WITH_PLAN] = outlook.parts[team]
    for part in range(outlook.parts[team]):
        outlook.cities[WITH_PLAN, part] = outlook.cities[team, part]


@compiled
def part_at(room: StructArray[Outlook], network: int, city: int) -> int:
    """The cities that this network joins to the city; itself at least."""
    outlook = room[0]
    for part in range(outlook.parts[network]):
        if outlook.cities[network, part] >> city & 1:
            return outlook.cities[network, part]
    return 1 << city


@compiled
def largest_part(room: StructArray[Outlook]) -> int:
    """Of the own network with what is planned: its cities, as bits."""
    outlook = room[0]
    largest, most = 0, 0
    for part in range(outlook.parts[WITH_PLAN]):
        count = bits(outlook.cities[WITH_PLAN, part])
        if count > most:
            largest, most = outlook.cities[WITH_PLAN, part], count
    return largest


@compiled
def most_cities(room: StructArray[Outlook], team: int) -> int:
    """Of the largest network (LA-6.2)."""
    outlook = room[0]
    most = 0
    for part in range(outlook.parts[team]):
        most = max(most, bits(outlook.cities[team, part]))
    return most


@compiled
def about_longest_path(room: StructArray[Outlook], team: int) -> float:
    """About what TA-7.2 counts, which is too slow to find: each two ends too many cost a track."""
    outlook = room[0]
    longest = 0.0
    for part in range(outlook.parts[team]):
        cities = bits(outlook.cities[team, part])
        ends = bits(outlook.cities[team, part] & outlook.odd[team])
        spaces = float(outlook.spaces[team, part])
        lost = spaces / cities * max(ends - 2, 0) / 2.0
        longest = max(longest, spaces - lost)
    return longest


# Tickets


@compiled
def sort_tickets(board: Board, state: State, room: StructArray[Outlook]) -> None:
    outlook = room[0]
    seat = outlook.seat
    rack = rack_of(board, seat) if board.partners > 1 else NOBODY
    offered = 0  # as bits, those whose place the seat decides on
    for place in range(MOST_OFFERED):
        ticket = int(state.offered[seat, place])
        if ticket == BLANK_TICKET:
            outlook.blank += 1
        elif ticket != NOTHING:
            offered |= 1 << ticket
            if state.choice[seat, place] == UNDECIDED:
                outlook.undecided[outlook.to_decide] = ticket
                outlook.to_decide += 1
            elif state.choice[seat, place] == KEPT and state.where[ticket] == OFFERED:
                own_ticket(board, room, ticket)
    for ticket in range(board.tickets):
        where = int(state.where[ticket])
        if where == seat or (where >= 0 and where == rack):
            own_ticket(board, room, ticket)
        elif offered >> ticket & 1 == 0 and int(state.seen[ticket]) >> seat & 1 == 0:
            outlook.elsewhere[outlook.others] = ticket
            outlook.others += 1


@compiled
def own_ticket(board: Board, room: StructArray[Outlook], ticket: int) -> None:
    """Among the seat's own, the most valuable first."""
    outlook = room[0]
    tickets, place = outlook.tickets, outlook.held
    while place > 0 and board.value[tickets[place - 1]] < board.value[ticket]:
        tickets[place] = tickets[place - 1]
        place -= 1
    tickets[place] = ticket
    outlook.held += 1


@compiled
def ends_of(board: Board, ticket: int) -> int:
    """Its two cities, as bits."""
    return 1 << int(board.ticket_a[ticket]) | 1 << int(board.ticket_b[ticket])
