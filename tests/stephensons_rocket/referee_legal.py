"""The referee goes on: what is legal, and which lines are isolated, by the rulebooks alone."""

from __future__ import annotations

from collections.abc import Iterator

from tests.stephensons_rocket.referee import PrintedBoard, RefereeTable

# What is legal


def legal(table: RefereeTable) -> set[str]:
    """The texts of all legal actions."""
    match table.decision:
        case "turn":
            return set(actions(table, table.active, table.extended)) or {"pass"}  # SR-2.3
        case "veto":
            return {*_bids(table), "pass"}
        case "answer":
            return {*_matches(table), "yield"}
    return set()


def actions(table: RefereeTable, seat: int, extended: set[str]) -> Iterator[str]:
    """SR-2.1."""
    yield from _extensions(table, extended)
    yield from _investments(table)
    yield from _station_places(table, seat)


def _extensions(table: RefereeTable, extended: set[str]) -> Iterator[str]:
    for company in table.lines.keys() - extended:  # SR-2.2
        for hex in moves(table, company):
            yield f"extend {company} {hex}"


def moves(table: RefereeTable, company: str) -> Iterator[str]:
    """SR-5.1, SR-5.2, SR-5.3, SR-5.6."""
    line = table.lines[company]
    if line.locomotive is None or (line.heading is not None and table.tiles == 0):
        return
    for hex, _ in steps(table.printed, line.locomotive, line.heading):
        if table.is_free(hex) and len(table.lines_next_to(hex, company)) < 2:
            yield hex


def steps(printed: PrintedBoard, hex: str, heading: int | None) -> Iterator[tuple[str, int]]:
    """SR-5.1: where to, and what the locomotive will face then."""
    for side, other in printed.beside[hex].items():
        if heading is None or (side - heading) % 6 in (5, 0, 1):
            yield other, side


def _investments(table: RefereeTable) -> Iterator[str]:
    """SR-3.1."""
    for (city, good), spaces in table.printed.spaces.items():
        if table.taken(city, good) < spaces:
            yield f"invest {city} {good}"


def _station_places(table: RefereeTable, seat: int) -> Iterator[str]:
    """SR-4.1."""
    if table.players[seat].stations:
        yield from (f"station {hex}" for hex in _empty_hexes(table, set(table.stations)))
    track = table.track() | table.locomotives()
    for station, owner in table.stations.items():
        if owner == seat and (table.options.move_any or station not in track):
            others = set(table.stations) - {station}
            yield from (
                f"move {station} {hex}" for hex in _empty_hexes(table, others) if hex != station
            )


def _empty_hexes(table: RefereeTable, stations: set[str]) -> Iterator[str]:
    """SR-4.2, with these stations on the board."""
    next_to, locomotives = table.printed.next_to, table.locomotives()
    full = table.printed.town.keys() | table.track()
    for standing in locomotives | stations:
        full |= next_to[standing] | {standing}
    yield from next_to.keys() - full


def _bids(table: RefereeTable) -> Iterator[str]:
    """SR-6.1, SR-6.4."""
    assert table.veto is not None
    company = table.veto.company
    holds = table.players[table.veto.asked].holds(company)
    for hex in moves(table, company):
        for shares in range(table.veto.highest + 1, holds + 1):
            yield f"bid {shares} {hex}"


def _matches(table: RefereeTable) -> Iterator[str]:
    """SR-6.2."""
    assert table.veto is not None
    if table.options.defend_anywhere:
        yield from (f"match {hex}" for hex in moves(table, table.veto.company))
    else:
        yield "match"


# Isolation (SR-9.1)


def reach(table: RefereeTable, company: str) -> set[str]:
    """Where the locomotive could come to, were all others to stand still."""
    line = table.lines[company]
    if line.locomotive is None:
        return set()
    occupied = table.printed.town.keys() | table.track() | table.locomotives()
    found, queue = set[tuple[str, int]](), [(line.locomotive, line.heading)]
    while queue:
        for step in steps(table.printed, *queue.pop()):
            if step not in found and step[0] not in occupied:
                found.add(step)
                queue.append(step)
    return {hex for hex, _ in found}


def isolated(table: RefereeTable) -> set[str]:
    """Those of the open lines that are isolated now."""
    open_lines = [name for name, each in table.lines.items() if not (each.closed or each.isolated)]
    reached = {company: reach(table, company) for company in open_lines}
    whole = {company: table.hexes_of(company) | reached[company] for company in open_lines}
    around = {company: surroundings(table.printed, whole[company]) for company in open_lines}

    def finds_a_town(company: str) -> bool:
        towns = (table.printed.towns_next_to(hex) for hex in reached[company])
        return not set[str]().union(*towns) <= table.lines[company].towns

    def finds_a_line(company: str) -> bool:
        return any(around[company] & whole[other] for other in open_lines if other != company)

    return {each for each in open_lines if not (finds_a_town(each) or finds_a_line(each))}


def surroundings(printed: PrintedBoard, hexes: set[str]) -> set[str]:
    return set[str]().union(*(printed.next_to[hex] for hex in hexes))
