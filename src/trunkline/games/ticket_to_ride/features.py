"""Features: what a position looks like to a seat, as numbers, for learned players.

Made of what the seat may know only. Where its own imagined draws are blank, they count as unknown
cards and tickets. Seats stand in roles: the seat itself, its partner, and the opponents in turn
order; teams likewise. The groups of numbers follow each other; each function writes one of them.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.struct import FloatRow, StructArray
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.bottlenecks import (
    BOTTLENECK_FEATURES,
    describe_bottlenecks,
)
from trunkline.games.ticket_to_ride.cards import discarded
from trunkline.games.ticket_to_ride.evaluation import expected_turns, points_for
from trunkline.games.ticket_to_ride.outlook import (
    Outlook,
    about_longest_path,
    cards_at,
    ends_of,
    is_claiming,
    is_joined,
    most_cities,
    outlook_room,
    survey,
)
from trunkline.games.ticket_to_ride.plan_features import (
    PLAN_FEATURES,
    blanks_of,
    chance_of_use,
    describe_plan,
    needed_in_row,
)
from trunkline.games.ticket_to_ride.scoring import teams
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    CARDS,
    COLOURS,
    FIRST_RACK,
    IN_ROW,
    LOCOMOTIVE,
    MOST_TURNED,
    NOBODY,
    ONE_OR_TWO,
    POINTS,
    SEATS,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.turns import trains_of_team

DECISIONS = len(decisions.DECISIONS)
FEWEST = 2  # players
ROLES = SEATS  # the seat, its partner, up to four opponents
SELF, PARTNER, FIRST_OPPONENT = range(3)
TEAM_ROLES = SEATS - 1  # the own team, and up to four others
SIX = 6  # spaces of a long track: so many cards of a colour are a set, and no more
SORTED = 4  # colours, of which most cards are held
FEW_TURNS = 4  # that are counted one by one

# The groups: how many numbers each has, and where it begins.
TABLE_FEATURES = (SEATS - FEWEST + 1) + DECISIONS + 12
TIME_FEATURES = 6 + FEW_TURNS
A_PLAYER, A_TEAM = 6, 10
HAND_FEATURES = 2 * CARDS + 2 + SORTED + 3
ROW_FEATURES = CARDS + 4
CLAIM_FEATURES = 10

TABLE = 0
TIME = TABLE + TABLE_FEATURES
PLAYERS = TIME + TIME_FEATURES
THE_TEAMS = PLAYERS + ROLES * A_PLAYER
HAND = THE_TEAMS + TEAM_ROLES * A_TEAM
ROW = HAND + HAND_FEATURES
CLAIM = ROW + ROW_FEATURES
PLAN = CLAIM + CLAIM_FEATURES
BOTTLENECKS = PLAN + PLAN_FEATURES
FEATURES = BOTTLENECKS + BOTTLENECK_FEATURES

LIMIT = 3.0  # of a number; hands, say, have none
PACE = 1.6  # points that a train, with the cards for it, brings about
# Turns that a team takes for each train, and for each card that it lacks for them: by matches of
# level 8 with greedy players. Half of those left when they end.
A_TRAIN, A_CARD, LAST_TURNS = 0.7, 0.4, 2.0
UNMET = 0.5  # how likely a ticket of another's fails that its network does not show


@compiled
def features(board: Board, state: State, seat: int, out: FloatRow) -> None:
    room = outlook_room()
    survey(board, state, seat, room)
    turns_left = 0.0  # of a match that is over in one's thoughts
    if state.decision != decisions.FINISHED:
        turns_left = turns_to_come(board, state, room)
    describe_table(board, state, seat, out[TABLE:TIME])
    describe_time(board, state, seat, turns_left, out[TIME:PLAYERS])
    describe_players(board, state, seat, out[PLAYERS:THE_TEAMS])
    describe_hand(board, state, room, out[HAND:ROW])
    describe_claim(board, state, room, out[CLAIM:PLAN])
    prospects = describe_plan(board, state, room, turns_left, out[PLAN:BOTTLENECKS])
    describe_bottlenecks(board, state, room, out[BOTTLENECKS:FEATURES])
    describe_row(board, state, room, out[ROW:CLAIM])
    describe_teams(board, state, room, turns_left, prospects, out[THE_TEAMS:HAND])
    for number in range(FEATURES):
        out[number] = min(max(out[number], -LIMIT), LIMIT)


# The table


@compiled
def describe_table(board: Board, state: State, seat: int, out: FloatRow) -> None:
    out[state.players - FEWEST] = 1.0
    at = SEATS - FEWEST + 1
    out[at + state.decision] = 1.0
    at += DECISIONS
    out[at] = state.left / 60.0
    out[at + 1] = state.tickets_left / 30.0
    out[at + 2] = 1.0 if state.tickets_left == 0 else 0.0
    out[at + 3] = discarded(state) / 60.0
    out[at + 4] = (seat - state.seat) % state.players / 5.0
    if is_start(state):
        out[at + 5] = (seat - state.first) % state.players / 5.0
    if board.partners > 1:
        out[at + 6] = seat % 2
        out[at + 7] = 1.0 if state.share_tickets == ONE_OR_TWO else 0.0
        out[at + 8] = state.last_turns_at - 3.0
        if state.seat == seat:
            out[at + 9] = state.shared / 2.0
            out[at + 10] = state.to_rack
    if state.seat == seat:
        out[at + 11] = state.drawn / 2.0


@compiled
def is_start(state: State) -> bool:
    return state.decision in (decisions.START_TICKETS, decisions.START_RACK)


@compiled
def turns_to_come(board: Board, state: State, room: StructArray[Outlook]) -> float:
    """How many turns the seat will still have. In teams `expected_turns` is half of what matches
    last: partners also draw for each other, and for tickets to come."""
    seat = room[0].seat
    if board.partners == 1 or state.last_turns > 0:
        return expected_turns(board, state, seat)
    least = 100.0
    for team in range(teams(board, state)):
        trains = trains_of_team(board, state, team * board.partners) - state.last_turns_at
        trains = max(trains, 0)
        lacking = max(trains - room[0].hands[team], 0)
        least = min(least, A_TRAIN * trains + A_CARD * lacking)
    return LAST_TURNS + least / board.partners


@compiled
def describe_time(board: Board, state: State, seat: int, turns_left: float, out: FloatRow) -> None:
    """How near the end is, and who can bring it about."""
    own = seat // board.partners
    used, fewest = 0.0, board.trains * board.partners
    for team in range(teams(board, state)):
        trains = trains_of_team(board, state, team * board.partners)
        used += 1.0 - trains / (board.trains * board.partners)
        if team != own:
            fewest = min(fewest, trains)
    trains = trains_of_team(board, state, seat)
    out[0] = turns_left / 20.0
    out[1] = turns_left / (turns_left + 4.0)
    out[2] = used / teams(board, state)
    out[3] = (fewest - trains) / 20.0
    out[4] = max(trains - state.last_turns_at, 0) / 20.0
    if state.last_turns > 0 or state.decision == decisions.FINISHED:
        out[5] = 1.0 + turns_left
    for turns in range(FEW_TURNS):
        if turns_left <= turns + 1.5:
            out[6 + turns] = 1.0


# Players and teams


@compiled
def seat_in_role(board: Board, state: State, seat: int, role: int) -> int:
    """The seat itself, its partner, then the opponents in turn order; NOBODY if there is none."""
    if role == SELF:
        return seat
    if role == PARTNER:
        return seat ^ 1 if board.partners > 1 else NOBODY
    after = role - FIRST_OPPONENT
    if after >= state.players - board.partners:
        return NOBODY
    next_team = (seat // board.partners + 1) * board.partners
    return (next_team + after) % state.players


@compiled
def describe_players(board: Board, state: State, seat: int, out: FloatRow) -> None:
    """Of others, only the cards that they were seen to take are known."""
    for role in range(ROLES):
        player = seat_in_role(board, state, seat, role)
        if player == NOBODY:
            continue
        at = role * A_PLAYER
        most = 0
        for colour in range(COLOURS):
            most = max(most, int(state.known[player, colour]))
        out[at] = cards_at(state, player) / 15.0
        out[at + 1] = state.trains[player] / 30.0
        out[at + 2] = state.hand_tickets[player] / 6.0
        out[at + 3] = most / 6.0
        out[at + 4] = int(state.known[player, LOCOMOTIVE]) / 4.0
        out[at + 5] = 1.0 if player == state.seat else 0.0


@compiled
def describe_teams(
    board: Board,
    state: State,
    room: StructArray[Outlook],
    turns_left: float,
    prospects: float,
    out: FloatRow,
) -> None:
    """Points, networks, and what may come of them; against the own team's."""
    outlook = room[0]
    own, count = outlook.team, teams(board, state)
    size, path, mine = most_cities(room, own), about_longest_path(room, own), 0.0
    best, most_size, longest = -1e9, 0, 0.0
    for role in range(count):
        team = (own + role) % count
        at = role * A_TEAM
        points, tickets = points_of(board, state, team), tickets_of(board, state, team)
        if role == 0:
            mine = points + prospects
            out[at] = points / 80.0
            out[at + 1] = prospects / 60.0
            continue
        joined, worth = tickets_joined(board, room, team, tickets)
        trains = trains_of_team(board, state, team * board.partners)
        drawn = 1.5 * turns_left * board.partners
        growth = PACE * min(float(trains), outlook.hands[team] + drawn) * turns_left
        growth /= turns_left + 2.0
        final = points + worth + growth
        best = max(best, final)
        most_size = max(most_size, most_cities(room, team))
        longest = max(longest, about_longest_path(room, team))
        out[at] = points / 80.0
        out[at + 1] = (points_of(board, state, own) - points) / 40.0
        out[at + 2] = trains / (board.trains * board.partners)
        out[at + 3] = tickets / 8.0
        out[at + 4] = joined
        out[at + 5] = worth / 40.0
        out[at + 6] = (size - most_cities(room, team)) / 10.0
        out[at + 7] = (path - about_longest_path(room, team)) / 20.0
        out[at + 8] = min(max((mine - final) / 60.0, -2.0), 2.0)
        out[at + 9] = (outlook.hands[team] - outlook.hands[own]) / 20.0
    out[2] = min(max((mine - best) / 60.0, -2.0), 2.0)
    out[3] = min(max((mine - best) / 20.0, -1.0), 1.0)
    out[4] = size / 25.0
    out[5] = path / 40.0
    out[6] = (size - most_size) / 10.0
    out[7] = (path - longest) / 20.0
    out[8] = outlook.parts[own] / 6.0
    out[9] = state.mountains[outlook.seat] / 10.0


@compiled
def points_of(board: Board, state: State, team: int) -> float:
    points = 0.0
    for seat in range(team * board.partners, (team + 1) * board.partners):
        points += state.points[seat]
    return points


@compiled
def tickets_of(board: Board, state: State, team: int) -> int:
    count = state.rack_tickets[team] if board.partners > 1 else 0
    for seat in range(team * board.partners, (team + 1) * board.partners):
        count += state.hand_tickets[seat]
    return count


@compiled
def tickets_joined(
    board: Board, room: StructArray[Outlook], team: int, tickets: int
) -> tuple[float, float]:
    """The share of all tickets not seen that the team's network completes, and what its own may
    be worth: it built for them, so those completed come first."""
    outlook = room[0]
    if outlook.others == 0:
        return 0.0, 0.0
    completed, points, all_points = 0, 0.0, 0.0
    for place in range(outlook.others):
        ticket = outlook.elsewhere[place]
        all_points += board.value[ticket]
        if is_joined(room, team, ends_of(board, ticket)):
            completed += 1
            points += board.value[ticket]
    met = min(tickets, completed)
    worth = points / max(completed, 1) * met
    worth -= UNMET * all_points / outlook.others * (tickets - met)
    return completed / outlook.others, worth


# Cards


@compiled
def describe_hand(board: Board, state: State, room: StructArray[Outlook], out: FloatRow) -> None:
    """What can be paid with, by colour and from the most on; of it, what lies on the rack."""
    outlook = room[0]
    total, sets, at = 0, 0, 2 * CARDS + 2
    for card in range(CARDS):
        out[card] = outlook.cards[card] / 6.0
        total += outlook.cards[card]
    if board.partners > 1:
        rack = FIRST_RACK + outlook.team
        for card in range(CARDS):
            out[CARDS + card] = int(state.cards[rack, card]) / 6.0
        out[2 * CARDS] = cards_at(state, rack) / 15.0
        out[2 * CARDS + 1] = state.rack_tickets[outlook.team] / 6.0
    for colour in range(COLOURS):
        sets += POINTS[min(outlook.cards[colour], SIX)]
        count = outlook.cards[colour] / 8.0
        for place in range(SORTED):
            if count > out[at + place]:
                out[at + place], count = count, out[at + place]
    out[at + SORTED] = total / 20.0
    out[at + SORTED + 1] = sets / 30.0
    out[at + SORTED + 2] = blanks_of(board, state, room) / 2.0


@compiled
def describe_row(board: Board, state: State, room: StructArray[Outlook], out: FloatRow) -> None:
    """The row by colour, and how well row and deck fit the plan; after the plan is made."""
    for place in range(IN_ROW):
        card = int(state.row[place])
        if card == BLANK:
            out[CARDS] += 0.25
        elif card != NOTHING:
            out[card] += 0.5
    chance = chance_of_use(room)
    out[CARDS + 1] = needed_in_row(state, room) / 3.0
    out[CARDS + 2] = chance
    out[CARDS + 3] = chance * blanks_of(board, state, room) / 2.0


# A claim or a draw under way


@compiled
def describe_claim(board: Board, state: State, room: StructArray[Outlook], out: FloatRow) -> None:
    """The track that somebody is paying for; a tunnel, and whether it can be paid; a card."""
    outlook = room[0]
    if state.seat == outlook.seat and state.drawn_card != NOTHING:
        out[8] = 1.0 if state.drawn_card == LOCOMOTIVE else 0.0
        out[9] = 1.0 if state.drawn_card == BLANK else 0.0
    if not is_claiming(state):
        return
    points = points_for(board, state.track) / 15.0
    if state.seat // board.partners != outlook.team:
        out[0] = points
        return
    out[1] = points if outlook.claimed != NOTHING else 0.0
    if board.tunnel[state.track] == 0 or state.seat != outlook.seat:
        return
    if state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK):
        out[2] = 1.0
        out[3] = blank_turned(state) / 6.0
        out[4] = state.due / 4.0
    out[5] = 1.0 if outlook.claimed == NOTHING else 0.0
    out[6] = outlook.luck / 1000.0
    out[7] = outlook.luck / 1000.0 * points


@compiled
def blank_turned(state: State) -> int:
    """Cards turned up for a tunnel in one's thoughts."""
    count = 0
    for place in range(MOST_TURNED):
        if state.turned[place] == BLANK:
            count += 1
    return count
