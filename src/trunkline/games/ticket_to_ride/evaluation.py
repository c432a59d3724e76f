"""Evaluation: a seat's points so far, and what its plans would bring.

A seat plans ways for its tickets and, with what is left over, one more route. What a plan brings is
set against the turns that it takes: in a turn one could always do something else. The weights were
chosen by letting greedy players with different ones play each other (bench/evaluation.py).
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.network import make_sets, union
from trunkline.core.struct import Row, scratch
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.scoring import largest_network, team_score, teams
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    CITIES,
    COLOURS,
    CROSSING_POINTS,
    FIRST_RACK,
    GRAY,
    KEPT,
    LOCOMOTIVE,
    MOST_OFFERED,
    MOST_TURNED,
    NOTHING,
    OFFERED,
    POINTS,
    TICKETS,
    TRACKS,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.ticket_plan import (
    FAR,
    add_way,
    cards_to_pay_with,
    chance_of_tunnel,
    cost_tracks,
    missing_cards,
    shortest_way,
    spare_for_tunnel,
    trains_for,
)

TURN = 2.75  # what a turn is worth, in points
PLANNED = 0.9  # of the points of a route that is not claimed yet: somebody may come first
RISK = 1.0  # of a route that is not claimed yet, in points: it keeps a player waiting
USEFUL_CARDS = 1.5  # that a player draws in a turn
PACE = 1.75  # trains that a player uses up in a turn
ONE_MORE = 0.7  # of what one more route would bring: tickets come first
LATE_TICKET = 7.0  # against drawing tickets on luck
PARTNERS_SHARE = 0.4  # of the turns for a ticket on the rack
SPARE_CARD = 0.4
SPARE_LOCOMOTIVE = 1.0
ON_RACK = 0.1  # a spare card is better there, and a needed one in the hand
UNSURE = 8.0  # what an attempt at a tunnel that fails costs
BLOCK = 0.04  # how likely it is that somebody claims a route that is planned
SHORT = 0.25  # how likely a plan fails for want of trains, if it leaves none over
RESERVE = 6.0  # trains left over with which it does not
BUSY = 3.0  # against drawing tickets before the others are completed
CITY = 0.2  # in the largest network


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    """The team's expected points less the average of the other teams', as far as they are open."""
    own = seat // board.partners
    others = 0.0
    for team in range(teams(board, state)):
        if team != own:
            others += team_score(board, state, team)
    points = team_score(board, state, own) - others / (teams(board, state) - 1)
    if state.decision == decisions.FINISHED:
        return points
    return points + prospects(board, state, seat)


@compiled
def prospects(board: Board, state: State, seat: int) -> float:
    """Tickets, planned routes and cards."""
    cards, spare = scratch(CARDS), scratch(CARDS)
    cost, planned = scratch(TRACKS), scratch(TRACKS)
    cards_to_pay_with(board, state, seat, cards)
    cost_tracks(board, state, seat, cards, cost)
    turns_left = expected_turns(board, state, seat)
    value, count, turns = plan_tickets(board, state, seat, turns_left, cards, spare, cost, planned)
    value += one_more_route(board, state, seat, turns_left - turns, spare, cost, planned, count)
    if turns_left > 0.0:
        value += worth_of_cards(board, state, seat, cards, spare)
    value -= luck(board, state, seat, cards)
    value -= LATE_TICKET * late_tickets(board, state, seat)
    return value + CITY * cities_joined(board, cost)


# Time


@compiled
def expected_turns(board: Board, state: State, seat: int) -> float:
    """How many turns the seat will still have: until the first of the others is out of trains."""
    if state.last_turns > 0:
        waiting = (seat - state.seat) % state.players
        return 1.0 if waiting < state.last_turns else 0.0
    fewest = board.trains * board.partners
    for team in range(teams(board, state)):
        trains = 0
        for other in range(team * board.partners, (team + 1) * board.partners):
            trains += state.trains[other]
        if board.partners > 1 or team != seat:
            fewest = min(fewest, trains - state.last_turns_at)
    return 1.0 + max(fewest, 0) / (PACE * board.partners)


@compiled
def likelihood(turns: float, turns_left: float) -> float:
    """That what takes so many turns will be done in time."""
    spread = 1.0 + 0.5 * turns_left
    return min(max(0.5 + (turns_left - turns + 0.5) / spread, 0.0), 0.97)


# Tickets


@compiled
def plan_tickets(
    board: Board,
    state: State,
    seat: int,
    turns_left: float,
    cards: Row,
    spare: Row,
    cost: Row,
    planned: Row,
) -> tuple[float, int, float]:
    """What the tickets and their ways bring, how many tracks are planned, and the turns for them.

    The most valuable ticket first; the ways of the others may use its way. A ticket that is cut
    off, or whose way brings less than it takes, counts as lost.
    """
    distance, via, ahead = scratch(CITIES), scratch(CITIES), scratch(CITIES)
    tickets = scratch(TICKETS)
    trains = state.trains[seat]
    value, turns, alone, count, unfinished = 0.0, 0.0, 0.0, 0, 0
    for place in range(own_tickets(board, state, seat, tickets)):
        ticket = tickets[place]
        start, end = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
        way = shortest_way(board, cost, start, end, distance, via, ahead)
        if way == 0:
            value += board.value[ticket]
            continue
        value -= board.value[ticket]
        unfinished += 1
        if way >= FAR:
            continue
        more = add_way(board, cost, start, end, via, planned, count)
        over = trains - trains_for_all(board, planned, count, more)
        if over < 0:
            continue
        missing = missing_cards(board, planned, more, cards, spare)
        longer = more + missing / USEFUL_CARDS
        effort = longer - alone
        if board.partners > 1 and on_rack(board, state, seat, ticket):
            effort *= 1.0 - PARTNERS_SHARE
        likely = likelihood(turns + effort, turns_left) * (1.0 - BLOCK * (more - count))
        likely *= 1.0 - SHORT * max(1.0 - over / RESERVE, 0.0)
        gained = 2.0 * board.value[ticket] + planned_points(board, planned, count, more)
        gained = likely * gained - TURN * effort
        if gained > 0.0:
            value += gained
            turns += effort
            alone, trains = longer, over
            for step in range(count, more):
                cost[planned[step]] = 0
            count = more
    missing_cards(board, planned, count, cards, spare)
    if late_tickets(board, state, seat) > 0:
        value -= BUSY * max(unfinished - 1, 0)
    return value, count, turns


@compiled
def trains_for_all(board: Board, planned: Row, first: int, end: int) -> int:
    trains = 0
    for place in range(first, end):
        trains += trains_for(board, planned[place])
    return trains


@compiled
def planned_points(board: Board, planned: Row, first: int, end: int) -> float:
    points = 0.0
    for place in range(first, end):
        points += PLANNED * points_for(board, planned[place]) - RISK
    return points


@compiled
def points_for(board: Board, track: int) -> float:
    return float(POINTS[int(board.length[track])] + CROSSING_POINTS * int(board.mountain[track]))


@compiled
def own_tickets(board: Board, state: State, seat: int, tickets: Row) -> int:
    """The tickets in the hand and on the team's rack, the most valuable first; how many."""
    count = 0
    for ticket in range(board.tickets):
        where = int(state.where[ticket])
        own = where == seat or (board.partners > 1 and on_rack(board, state, seat, ticket))
        if own or (where == OFFERED and is_kept(state, seat, ticket)):
            place = count
            while place > 0 and board.value[tickets[place - 1]] < board.value[ticket]:
                tickets[place] = tickets[place - 1]
                place -= 1
            tickets[place] = ticket
            count += 1
    return count


@compiled
def on_rack(board: Board, state: State, seat: int, ticket: int) -> bool:
    """There already, or named for it."""
    rack = FIRST_RACK + seat // board.partners
    return state.where[ticket] == rack or state.for_rack[seat] == ticket


@compiled
def is_kept(state: State, seat: int, ticket: int) -> bool:
    for place in range(MOST_OFFERED):
        if state.offered[seat, place] == ticket:
            return state.choice[seat, place] == KEPT
    return False


@compiled
def late_tickets(board: Board, state: State, seat: int) -> int:
    """How many tickets the team has drawn after the start."""
    if state.kept_first[seat] == 0:
        return 0
    first = seat // board.partners * board.partners
    count = 0
    for other in range(first, first + board.partners):
        count += state.hand_tickets[other] - state.kept_first[other]
    if board.partners > 1:
        count += state.rack_tickets[seat // board.partners]
    return count


# Routes and cards


@compiled
def one_more_route(
    board: Board,
    state: State,
    seat: int,
    turns_left: float,
    spare: Row,
    cost: Row,
    planned: Row,
    count: int,
) -> float:
    """The best use of what the plan leaves over: trains, cards and turns."""
    trains = state.trains[seat] - trains_for_all(board, planned, 0, count)
    most = 0
    for colour in range(COLOURS):
        most = max(most, spare[colour])
    best = 0.0
    for track in range(board.tracks):
        if cost[track] == 0 or cost[track] >= FAR or trains_for(board, track) > trains:
            continue
        colour = int(board.colour[track])
        fitting = most if colour == GRAY else spare[colour]
        ferry = int(board.ferry[track])
        needed = int(board.length[track]) + spare_for_tunnel(board, track)
        missing = max(needed - ferry - fitting, 0) + ferry - spare[LOCOMOTIVE]
        turns = 1.0 + max(missing, 0) / USEFUL_CARDS
        likely = likelihood(turns, turns_left)
        best = max(best, likely * (PLANNED * points_for(board, track) - RISK) - TURN * turns)
    return ONE_MORE * best


@compiled
def worth_of_cards(board: Board, state: State, seat: int, cards: Row, spare: Row) -> float:
    """What is not needed now may be later."""
    value = SPARE_LOCOMOTIVE * spare[LOCOMOTIVE]
    for colour in range(COLOURS):
        value += SPARE_CARD * spare[colour]
    if board.partners == 1:
        return value
    rack = FIRST_RACK + seat // board.partners
    for card in range(CARDS):
        value += ON_RACK * min(int(state.cards[rack, card]), spare[card])
        value += ON_RACK * min(int(state.cards[seat, card]), cards[card] - spare[card])
    return value


@compiled
def luck(board: Board, state: State, seat: int, cards: Row) -> float:
    """What a tunnel just claimed may have cost less than it would on average.

    A player that looks ahead does not know which cards will be turned up, and shall not go into a
    tunnel because it imagined the right ones.
    """
    track = state.tunnel
    if track == NOTHING or state.owner[track] != seat:
        return 0.0
    due = 0
    for place in range(MOST_TURNED):
        if state.turned[place] in (LOCOMOTIVE, state.tunnel_colour):
            due += 1
    value = TURN / USEFUL_CARDS * max(spare_for_tunnel(board, track) - due, 0)
    if due == 0:
        left = cards[LOCOMOTIVE]
        if state.tunnel_colour != LOCOMOTIVE:
            left += cards[state.tunnel_colour]
        value += UNSURE * (1.0 - chance_of_tunnel(int(board.tunnel[track]), left))
    return value


@compiled
def cities_joined(board: Board, cost: Row) -> int:
    """The most of them, by own and planned tracks (LA-6.2; in TA-7.2 it helps too)."""
    parent = scratch(CITIES)
    make_sets(parent)
    for track in range(board.tracks):
        if cost[track] == 0:
            union(parent, int(board.city_a[track]), int(board.city_b[track]))
    return largest_network(board, parent)
