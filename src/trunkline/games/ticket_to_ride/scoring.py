"""The final scoring: tickets and bonuses, team by team (TR-5.1, TA-7, LA-6).

A team is one player in Legendary Asia and two partners in Team Asia.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.events import Log, emit
from trunkline.core.network import connected, find_root, longest_trail, make_sets, union
from trunkline.core.struct import Row, scratch
from trunkline.games.ticket_to_ride import decisions, events
from trunkline.games.ticket_to_ride.state import (
    BONUS,
    CITIES,
    FIRST_RACK,
    NOBODY,
    TRACKS,
    Board,
    State,
)


@compiled
def teams(board: Board, state: State) -> int:
    return state.players // board.partners


@compiled
def is_of_team(board: Board, state: State, track: int, team: int) -> bool:
    owner = int(state.owner[track])
    return owner != NOBODY and owner // board.partners == team


@compiled
def team_of_holder(board: Board, where: int) -> int:
    """The team in whose hands, or on whose rack, a ticket lies; NOBODY if on none."""
    if where >= FIRST_RACK:
        return where - FIRST_RACK
    return where // board.partners if where >= 0 else NOBODY


@compiled
def score_all(board: Board, state: State, log: Log) -> None:
    parent = scratch(CITIES)
    for team in range(teams(board, state)):
        join_cities(board, state, team, parent)
        score_tickets(board, state, team, parent, log)
        if board.partners > 1:
            state.path[team] = longest_path(board, state, team)
        else:
            state.network[team] = largest_network(board, parent)
    score_bonuses(board, state, log)


# Tickets, TR-5.1


@compiled
def join_cities(board: Board, state: State, team: int, parent: Row) -> None:
    """Cities that the team's own routes connect get the same root."""
    make_sets(parent)
    for track in range(board.tracks):
        if is_of_team(board, state, track, team):
            union(parent, int(board.city_a[track]), int(board.city_b[track]))


@compiled
def is_completed(board: Board, parent: Row, ticket: int) -> bool:
    return connected(parent, int(board.ticket_a[ticket]), int(board.ticket_b[ticket]))


@compiled
def score_tickets(board: Board, state: State, team: int, parent: Row, log: Log) -> None:
    for ticket in range(board.tickets):
        where = int(state.where[ticket])
        if team_of_holder(board, where) != team:
            continue
        points = int(board.value[ticket])
        if is_completed(board, parent, ticket):
            state.completed[team] += 1
        else:
            points = -points
        state.ticket_points[team] += points
        holder = where if where < FIRST_RACK else team * board.partners
        emit(log, events.TICKET_SCORED, holder, ticket, points)


# Bonuses, TA-7.2 and LA-6.2


@compiled
def longest_path(board: Board, state: State, team: int) -> int:
    """The Asian Express: in spaces; the partners' trains are one colour."""
    a, b, spaces = scratch(TRACKS), scratch(TRACKS), scratch(TRACKS)
    return longest_trail(list_tracks(board, state, team, a, b, spaces), a, b, spaces)


@compiled
def list_tracks(board: Board, state: State, team: int, a: Row, b: Row, spaces: Row) -> int:
    """The team's tracks; how many. (A count begun here as 0 would be a second type to Numba.)"""
    count = 0
    for track in range(board.tracks):
        if is_of_team(board, state, track, team):
            a[count] = board.city_a[track]
            b[count] = board.city_b[track]
            spaces[count] = board.length[track]
            count += 1
    return count


@compiled
def largest_network(board: Board, parent: Row) -> int:
    """The Asian Explorer: the most cities in one network, each once; 0 without a route."""
    cities = scratch(CITIES)
    most = 1
    for city in range(board.cities):
        cities[find_root(parent, city)] += 1
        most = max(most, cities[find_root(parent, city)])
    return most if most > 1 else 0


@compiled
def score_bonuses(board: Board, state: State, log: Log) -> None:
    """All teams that tie score; no bonus for none at all."""
    for team in range(teams(board, state)):
        first = team * board.partners
        if board.partners == 1 and is_most(board, state, state.network, team):
            state.bonus[team] += BONUS
            emit(log, events.EXPLORER, first, state.network[team], BONUS)
        if board.partners > 1 and is_most(board, state, state.path, team):
            state.bonus[team] += BONUS
            emit(log, events.EXPRESS, first, state.path[team], BONUS)
        if board.partners > 1 and is_most(board, state, state.completed, team):
            state.bonus[team] += BONUS
            emit(log, events.GLOBETROTTER, first, state.completed[team], BONUS)


@compiled
def is_most(board: Board, state: State, counts: Row, team: int) -> bool:
    if counts[team] == 0:
        return False
    more = 0
    for other in range(teams(board, state)):
        if counts[other] > counts[team]:
            more += 1
    return more == 0


# Scores and places


@compiled
def team_score(board: Board, state: State, team: int) -> int:
    """One score for the team (TA-1.2); tickets and bonuses count at the end."""
    score = 0
    for seat in range(team * board.partners, (team + 1) * board.partners):
        score += state.points[seat]
    if state.decision == decisions.FINISHED:
        score += state.ticket_points[team] + state.bonus[team]
    return score


@compiled
def is_ahead(board: Board, state: State, team: int, other: int) -> bool:
    """TA-7.3, LA-6.3: points, then completed tickets, then the path or the mountain routes."""
    score, others = team_score(board, state, team), team_score(board, state, other)
    if score != others:
        return score > others
    if state.completed[team] != state.completed[other]:
        return state.completed[team] > state.completed[other]
    if board.partners > 1:
        return state.path[team] > state.path[other]
    return state.mountains[team] > state.mountains[other]


@compiled
def place_of_team(board: Board, state: State, team: int) -> int:
    place = 1
    for other in range(teams(board, state)):
        if is_ahead(board, state, other, team):
            place += 1
    return place
