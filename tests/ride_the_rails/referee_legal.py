"""The referee on what is legal, by the rulebook alone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.ride_the_rails.referee import COLOURS, RefereeTable

OPEN_FROM = {"red": 1, "blue": 1, "orange": 2, "yellow": 3, "purple": 4, "black": 5}


def legal(table: RefereeTable) -> list[str]:
    match table.decision:
        case "share":
            return [f"share {railroad}" for railroad in shares(table)]
        case "lay":
            return ["done", *(f"lay {railroad} {hex}" for railroad, hex in lays(table))]
        case "from":
            return [f"from {hex}" for hex in starts_of_journeys(table)]
        case "ride":
            stop = ["stop"] if is_city(table, table.way[-1][0]) and len(table.way) > 1 else []
            return [*stop, *(f"ride {railroad} {hex}" for railroad, hex in rides(table))]
    return []


# Stage 1


def shares(table: RefereeTable) -> list[str]:
    """RR-2.1, RR-2.2."""
    return [
        railroad
        for railroad in COLOURS
        if OPEN_FROM[railroad] <= table.round and table.supply[railroad]
    ]


# Stage 2


def lays(table: RefereeTable) -> Iterator[tuple[str, str]]:
    seat = table.actor
    assert seat is not None
    for railroad in COLOURS:
        if not table.players[seat].shares[railroad] or not table.supply[railroad]:
            continue  # RR-3.3, RR-3.7
        for hex in reached(table, railroad) or starts(table, railroad):
            if has_room(table, railroad, hex) and fits_the_turn(table, hex):
                yield railroad, hex


def reached(table: RefereeTable, railroad: str) -> set[str]:
    """RR-3.4: what is next to the locomotives of the railroad."""
    return set[str]().union(*(table.printed.next_to[hex] for hex in table.track[railroad]))


def has_room(table: RefereeTable, railroad: str, hex: str) -> bool:
    """RR-3.5, RR-3.6."""
    there, printed = table.in_hex(hex), table.printed
    if railroad in there:
        return False
    if hex == printed.chicago:
        return True
    if hex in printed.east:
        return not there and len(set(table.track[railroad]) & printed.east) < 2
    return len(there) < 2


def fits_the_turn(table: RefereeTable, hex: str) -> bool:
    """RR-3.1, RR-3.2."""
    most = {3: 8, 4: 5, 5: 4}[len(table.players)]
    laid = [*table.laid, hex]
    return len(laid) + bool(table.printed.mountains.intersection(laid)) <= most


def starts(table: RefereeTable, railroad: str) -> set[str]:
    """RR-4, apart from the room there is."""
    printed = table.printed
    match railroad:
        case "red" | "blue":
            return printed.east
        case "orange":
            return printed.east | {printed.chicago}
        case "yellow":
            return _starts_of_yellow(table)
        case "purple":
            return printed.west
    return printed.cities


def _starts_of_yellow(table: RefereeTable) -> set[str]:
    """RR-4.3."""
    column = table.printed.column
    occupied = sorted(
        (city for city in table.printed.cities if table.in_hex(city)), key=column.__getitem__
    )
    if len(occupied) > 3:
        third = column[occupied[2]]
        occupied = [city for city in occupied if column[city] <= third]
    alone = {city for city in occupied if len(table.in_hex(city)) == 1}
    return alone | {table.printed.chicago}


# Stage 3


def is_city(table: RefereeTable, hex: str) -> bool:
    return hex in table.printed.cities


def leads_to_a_city(table: RefereeTable, railroad: str, hex: str, visited: set[str]) -> bool:
    """RR-6.2, RR-6.3: from this hex on, along the railroad's track, hexes visited left out."""
    track = set(table.track[railroad]) - visited
    seen: set[str] = set()
    ahead = {hex} & track
    while ahead:
        if ahead & table.printed.cities:
            return True
        seen |= ahead
        ahead = {there for here in ahead for there in table.printed.next_to[here]} & track - seen
    return False


def onward(table: RefereeTable, hex: str, railroad: str, visited: set[str]) -> set[str]:
    """Where the passenger can be brought next on that railroad's track."""
    if hex not in table.track[railroad]:
        return set()
    return {
        there
        for there in table.printed.next_to[hex]
        if leads_to_a_city(table, railroad, there, visited)
    }


def starts_of_journeys(table: RefereeTable) -> list[str]:
    """RR-6.1."""
    return sorted(
        city
        for city in table.passengers
        if any(onward(table, city, railroad, {city}) for railroad in COLOURS)
    )


def rides(table: RefereeTable) -> Iterator[tuple[str, str]]:
    """RR-6.2, RR-6.3, RR-6.4."""
    hex, came_by = table.way[-1]
    for railroad in COLOURS if is_city(table, hex) else (came_by,):
        visited = {each for each, _ in table.way}
        yield from ((railroad, there) for there in sorted(onward(table, hex, railroad, visited)))
