"""A seat's plan: paths for its tickets, and the cards that these still take.

For players that look ahead, compiled. A path runs over the team's own tracks and over tracks that
can still be claimed. A track on it costs the trains, the cards still missing, and the claim itself.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.cards import held
from trunkline.games.ticket_to_ride.legality import refuse_track
from trunkline.games.ticket_to_ride.scoring import is_of_team
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    GRAY,
    LOCOMOTIVE,
    Board,
    State,
)

FAR = 1 << 20  # of a track that cannot be claimed
CLAIM_COST = 2  # of a way, for each track: the turn in which it is claimed
MATCHES = 0.24  # of the cards turned up for a tunnel: 12 of the colour and 14 locomotives in 110


@compiled
def cards_to_pay_with(board: Board, state: State, seat: int, cards: Row) -> None:
    """Of the hand and the rack, less what is promised for the claim under way."""
    for card in range(CARDS):
        cards[card] = held(board, state, seat, card)
    if state.decision in (decisions.FROM_RACK, decisions.EXTRA_FROM_RACK):
        cards[state.colour] -= state.coloured
        cards[LOCOMOTIVE] -= state.wild


@compiled
def trains_for(board: Board, track: int) -> int:
    return int(board.length[track]) + int(board.mountain[track])


@compiled
def spare_for_tunnel(board: Board, track: int) -> int:
    """How many more cards a tunnel will probably want."""
    return int(MATCHES * board.tunnel[track] + 0.5)


@compiled
def chance_of_tunnel(turned: int, cards: int) -> float:
    """That no more of the cards turned up match than there are cards to spare."""
    term, chance = (1.0 - MATCHES) ** turned, 0.0
    for due in range(min(turned, cards) + 1):
        chance += term
        term *= MATCHES / (1.0 - MATCHES) * (turned - due) / (due + 1.0)
    return chance


# The shortest way


@compiled
def cost_tracks(board: Board, state: State, seat: int, cards: Row, cost: Row) -> None:
    """0 for the team's own tracks, FAR for those that the seat cannot claim."""
    team = seat // board.partners
    most = 0
    for colour in range(COLOURS):
        most = max(most, cards[colour])
    for track in range(board.tracks):
        if is_of_team(board, state, track, team):
            cost[track] = 0
        elif refuse_track(board, state, seat, track) != ALLOWED:
            cost[track] = FAR
        else:
            colour = int(board.colour[track])
            fitting = most if colour == GRAY else cards[colour]
            needed = int(board.length[track]) + spare_for_tunnel(board, track)
            missing = max(needed - fitting, int(board.ferry[track]) - cards[LOCOMOTIVE], 0)
            cost[track] = CLAIM_COST + trains_for(board, track) + missing


@compiled
def shortest_way(
    board: Board, cost: Row, start: int, end: int, distance: Row, via: Row, ahead: Row
) -> int:
    """Its cost, FAR if there is none; `via` has the track by which each city is reached."""
    for city in range(board.cities):
        distance[city] = FAR
    distance[start] = 0
    ahead[0] = start
    count = 1
    while count > 0:
        nearest = 0
        for place in range(1, count):
            if distance[ahead[place]] < distance[ahead[nearest]]:
                nearest = place
        city = ahead[nearest]
        if city == end:
            break
        count -= 1
        ahead[nearest] = ahead[count]
        for place in range(len(board.at_city[city])):
            track = int(board.at_city[city, place])
            if track == NOTHING:
                break
            there = distance[city] + cost[track]
            other = int(board.city_a[track]) + int(board.city_b[track]) - city
            if there < distance[other]:
                if distance[other] == FAR:
                    ahead[count] = other
                    count += 1
                distance[other] = there
                via[other] = track
    return distance[end]


@compiled
def add_way(
    board: Board, cost: Row, start: int, end: int, via: Row, planned: Row, count: int
) -> int:
    """The tracks of the way that are neither owned nor planned; how many are planned then."""
    city = end
    while city != start:
        track = via[city]
        if cost[track] > 0:
            planned[count] = track
            count += 1
        city = int(board.city_a[track]) + int(board.city_b[track]) - city
    return count


# The cards that it takes


@compiled
def missing_cards(board: Board, planned: Row, count: int, cards: Row, spare: Row) -> int:
    """How many cards must still be drawn for the plan; `spare` is what it leaves over.

    Cards of a colour go to its tracks, then to gray ones, and locomotives stand in for what is
    missing.
    """
    for card in range(CARDS):
        spare[card] = cards[card]
    for place in range(count):
        track = planned[place]
        colour = int(board.colour[track])
        ferry = int(board.ferry[track])
        spare[LOCOMOTIVE] -= ferry
        if colour != GRAY:
            spare[colour] -= int(board.length[track]) - ferry + spare_for_tunnel(board, track)
    missing = 0
    for colour in range(COLOURS):
        if spare[colour] < 0:
            missing -= spare[colour]
            spare[colour] = 0
    for place in range(count):
        track = planned[place]
        if board.colour[track] == GRAY:
            needed = int(board.length[track]) - int(board.ferry[track])
            missing += take_from_most(spare, needed + spare_for_tunnel(board, track))
    if spare[LOCOMOTIVE] < 0:
        missing -= 2 * spare[LOCOMOTIVE]  # from the row, a locomotive is the whole draw
        spare[LOCOMOTIVE] = 0
    used = min(missing, spare[LOCOMOTIVE])
    spare[LOCOMOTIVE] -= used
    return missing - used


@compiled
def take_from_most(spare: Row, needed: int) -> int:
    """Cards for a gray track, of the colour with most of them; how many are missing."""
    most = 0
    for colour in range(1, COLOURS):
        if spare[colour] > spare[most]:
            most = colour
    taken = min(needed, spare[most])
    spare[most] -= taken
    return needed - taken
