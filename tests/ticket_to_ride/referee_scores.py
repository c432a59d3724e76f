"""The referee at the end of the game: tickets, bonuses, places, by the rulebook alone."""

from __future__ import annotations

from collections.abc import Sequence

from tests.ticket_to_ride.referee import Facts, Referee
from trunkline.core.route_board import Track


def final(referee: Referee, facts: Facts) -> list[Facts]:
    """By team, and by player in Legendary Asia."""
    teams = range(referee.players // referee.numbers.partners)
    rows = [_tickets(referee, facts, team) | _network(referee, facts, team) for team in teams]
    # TA-7.2, LA-6.2: all who tie; no bonus for none at all
    prizes = ["longest_path", "tickets_completed"] if referee.is_team else ["cities_in_network"]
    for row in rows:
        best = {prize: max(each[prize] for each in rows) for prize in prizes}
        row["bonus"] = sum(10 for prize in prizes if row[prize] == best[prize] > 0)
    return rows


def scores(referee: Referee, facts: Facts) -> tuple[int, ...]:
    """By seat; partners have one score (TA-1.2)."""
    rows = final(referee, facts) if facts["decision"] == "over" else None
    return tuple(_points(referee, facts, rows, referee.team(s)) for s in range(referee.players))


def ranking(referee: Referee, facts: Facts) -> tuple[int, ...]:
    """TA-7.3, LA-6.3: the place of each seat, partners together; who ties shares a place."""
    rows, merits = final(referee, facts), []
    for team, row in enumerate(rows):
        mountains = sum(
            facts["players"][seat]["mountain_routes"] for seat in referee.seats_of(team)
        )
        last = row["longest_path"] if referee.is_team else mountains
        points = _points(referee, facts, rows, team)
        merits.append((points, row["tickets_completed"], last))
    places = [1 + sum(other > merit for other in merits) for merit in merits]
    return tuple(places[referee.team(seat)] for seat in range(referee.players))


def _points(referee: Referee, facts: Facts, rows: list[Facts] | None, team: int) -> int:
    points = sum(facts["players"][seat]["points"] for seat in referee.seats_of(team))
    if rows is not None:
        points += rows[team]["ticket_points"] + rows[team]["bonus"]
    return int(points)


# Tickets


def _tickets(referee: Referee, facts: Facts, team: int) -> Facts:
    """TR-5.1: of the hands, and of the rack."""
    held = [
        ticket for seat in referee.seats_of(team) for ticket in facts["players"][seat]["tickets"]
    ]
    if referee.is_team:
        held += facts["teams"][team]["tickets"]
    by_id = {int(each.id): each for each in referee.file.tickets}
    tracks = _owned(referee, facts, team)
    done = [by_id[each] for each in held if by_id[each].b in _reached(by_id[each].a, tracks)]
    failed = [by_id[each] for each in held if by_id[each] not in done]
    points = sum(each.points for each in done) - sum(each.points for each in failed)
    return {"tickets_completed": len(done), "ticket_points": points}


def _owned(referee: Referee, facts: Facts, team: int) -> list[Track]:
    return [
        referee.tracks[id] for id, seat in facts["tracks"].items() if seat in referee.seats_of(team)
    ]


def _reached(city: str, tracks: Sequence[Track]) -> set[str]:
    """The cities that own routes join with that one, itself included."""
    reached = {city}
    while more := {end for each in tracks for end in _ends_at(each, reached)} - reached:
        reached |= more
    return reached


def _ends_at(track: Track, cities: set[str]) -> tuple[str, ...]:
    return (track.a, track.b) if {track.a, track.b} & cities else ()


# Networks


def _network(referee: Referee, facts: Facts, team: int) -> Facts:
    """The path in Team Asia, the cities in Legendary Asia; the other one does not matter there."""
    tracks = _owned(referee, facts, team)
    if referee.is_team:
        return {"longest_path": longest_path(tracks)}
    return {"cities_in_network": max((len(_reached(each.a, tracks)) for each in tracks), default=0)}


def longest_path(tracks: Sequence[Track]) -> int:
    """TA-7.2: every way on is tried, from every city; each track once, cities any number of times.

    A way is left only when all its unused tracks together could not beat the longest one found.
    """
    at_city: dict[str, list[tuple[int, str, int]]] = {}
    for number, each in enumerate(tracks):
        at_city.setdefault(each.a, []).append((1 << number, each.b, each.length))
        at_city.setdefault(each.b, []).append((1 << number, each.a, each.length))
    best = 0

    def walk(city: str, used: int, length: int, unused: int) -> None:
        nonlocal best
        best = max(best, length)
        if length + unused <= best:
            return
        for track, on, spaces in at_city[city]:
            if not used & track:
                walk(on, used | track, length + spaces, unused - spaces)

    for city in at_city:
        near = _reached(city, tracks)
        walk(city, 0, 0, sum(each.length for each in tracks if each.a in near))
    return best
