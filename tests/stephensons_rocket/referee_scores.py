"""The referee goes on: majorities, the final scoring and the places, by the rulebooks alone."""

from __future__ import annotations

from collections.abc import Sequence

from tests.stephensons_rocket.referee import RefereeTable


def prizes(counts: Sequence[int], first: int, second: int) -> list[int]:
    """SR-8: what each player gets."""
    standing = sorted({count for count in counts if count}, reverse=True)  # SR-8.2
    if not standing:
        return [0] * len(counts)
    if counts.count(standing[0]) > 1:  # SR-8.1
        shared = (first + second) // counts.count(standing[0])
        return [shared if count == standing[0] else 0 for count in counts]
    by_count = {standing[0]: first}
    if len(standing) > 1:
        by_count[standing[1]] = second // counts.count(standing[1])
    return [by_count.get(count, 0) for count in counts]


def pay(table: RefereeTable, counts: Sequence[int], first: int, second: int) -> None:
    for player, points in zip(table.players, prizes(counts, first, second), strict=True):
        player.points += points


def pay_city(table: RefereeTable, city: str) -> None:
    """SR-7.1."""
    counts = [
        sum(count for (where, _), count in table.invested[seat].items() if where == city)
        for seat in range(len(table.players))
    ]
    pay(table, counts, 2, 1)


def pay_stations(table: RefereeTable, company: str) -> None:
    """SR-7.2, SR-11.3."""
    towns = len(table.lines[company].towns)
    pay(table, table.stations_on(company), towns, towns // 2)


def pay_shares(table: RefereeTable, company: str) -> None:
    """SR-7.3, SR-11.3."""
    towns = len(table.lines[company].towns)
    pay(table, [player.holds(company) for player in table.players], towns, towns // 2)


def score_finally(table: RefereeTable) -> None:
    """SR-11."""
    pay(table, [player.passengers for player in table.players], 6, 3)
    for good in table.printed.goods:
        pay(table, [_invested_in(table, seat, good) for seat in range(len(table.players))], 6, 3)
    for company, line in table.lines.items():
        if not line.closed:
            pay_stations(table, company)
            pay_shares(table, company)


def _invested_in(table: RefereeTable, seat: int, good: str) -> int:
    """SR-11.2."""
    return sum(
        count
        for (city, each), count in table.invested[seat].items()
        if each == good and city in table.reached
    )


def places(table: RefereeTable) -> tuple[int, ...]:
    """SR-11.4: one more than there are players with more."""
    points = [player.points for player in table.players]
    return tuple(1 + sum(other > own for other in points) for own in points)
