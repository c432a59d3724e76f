"""The referee goes on: what follows an action, by the rulebook alone."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.ride_the_rails.referee import COLOURS, RefereeTable
from tests.ride_the_rails.referee_legal import OPEN_FROM, is_city, shares, starts_of_journeys


def follow(table: RefereeTable, action: str) -> None:
    """Carry out a legal action on the table."""
    table.events = Counter()
    match action.split():
        case ["share", railroad]:
            _take(table, railroad)
        case ["lay", railroad, hex]:
            _lay(table, railroad, hex)
        case ["done"]:
            table.record("laying-ended", table.actor, len(table.laid))
            _end_laying(table)
        case ["from", hex]:
            table.way = [(hex, "")]
            table.record("train-began", table.actor, hex)
        case ["ride", railroad, hex]:
            _ride(table, railroad, hex)
        case ["stop"]:
            _arrive(table)


# Rounds and stages


def begin_round(table: RefereeTable) -> None:
    table.record("round-began", table.round)
    for railroad in COLOURS:
        if OPEN_FROM[railroad] == table.round:
            table.record("railroad-opened", railroad)


def _go_on(table: RefereeTable) -> None:
    """Who acted has had the turn; whoever is skipped has it too, and stages follow each other."""
    table.waiting.pop(0)
    _skip(table)
    while not table.waiting:
        _next_stage(table)
        if table.stage == "over":
            return
        _skip(table)
    if table.stage == "lay":
        table.record("laying-began", table.actor, table.most)


def _skip(table: RefereeTable) -> None:
    """RR-2.1, RR-2.4."""
    while table.waiting and not _can_act(table):
        skipped = table.waiting.pop(0)
        if table.stage == "train":
            table.record("no-train", skipped)


def _can_act(table: RefereeTable) -> bool:
    if table.stage == "share":
        return bool(shares(table))
    return table.stage == "lay" or bool(starts_of_journeys(table))


def _next_stage(table: RefereeTable) -> None:
    """RR-2: take a share, in reverse order; lay track; run a train."""
    if table.stage == "share":
        table.stage, table.waiting = "lay", [*table.order]
    elif table.stage == "lay":
        table.stage, table.waiting = "train", [*table.order]
    elif table.round == 6:  # RR-7.1
        table.stage = "over"
        table.record("ended", "rounds")
    else:
        _set_order(table)
        table.round += 1
        table.stage, table.waiting = "share", table.order[::-1]
        begin_round(table)


def _set_order(table: RefereeTable) -> None:
    """RR-2.5."""
    level: dict[int, list[int]] = {}
    for seat in table.order:
        level.setdefault(table.players[seat].money, []).insert(0, seat)
    table.order = [seat for money in sorted(level) for seat in level[money]]
    table.record(f"order-of-{len(table.order)}", *table.order)


def _take(table: RefereeTable, railroad: str) -> None:
    seat = table.waiting[0]
    table.supply[railroad] -= 1
    table.players[seat].shares[railroad] += 1
    table.record("share-taken", seat, railroad, table.supply[railroad])
    _go_on(table)


# Laying track


def _lay(table: RefereeTable, railroad: str, hex: str) -> None:
    seat, is_start = table.waiting[0], not table.track[railroad]
    table.supply[railroad] -= 1
    table.track[railroad].append(hex)
    table.laid.append(hex)
    table.record("started" if is_start else "laid", seat, railroad, hex, table.supply[railroad])
    _pay_bonuses(table, seat, hex, is_start)
    if len(table.laid) == table.most:
        _end_laying(table)


def _end_laying(table: RefereeTable) -> None:
    table.laid = []
    _go_on(table)


def _pay_bonuses(table: RefereeTable, seat: int, hex: str, is_start: bool) -> None:
    """RR-5: each of them for itself."""
    if hex == table.printed.chicago:
        table.pay(seat, 2)
        table.record("chicago-paid", seat, hex, 2)
    if hex in table.green and not is_start:
        table.green.remove(hex)
        table.pay(seat, 5)
        table.record("city-paid", seat, hex, 5)
    if table.transcontinental and (bonus := transcontinental(table)):
        table.transcontinental = False
        table.pay(seat, bonus)
        table.record("transcontinental-paid", seat, bonus)


def transcontinental(table: RefereeTable) -> int:
    """RR-5.3: 12, 8, or 0 where there is no such line."""
    if _line_exists(table, table.printed.cities):
        return 12
    return 8 if _line_exists(table, set(table.printed.next_to)) else 0


def _line_exists(table: RefereeTable, changes: set[str]) -> bool:
    """A line whose railroads at the two ends differ, and that changes in none but these hexes."""
    for first in COLOURS:
        line = _chain(table, first, changes)
        if any(hex in table.printed.east and railroad != first for hex, railroad in line):
            return True
    return False


def _chain(table: RefereeTable, first: str, changes: set[str]) -> set[tuple[str, str]]:
    """Every locomotive that a line can come to from the west-coast cities of a railroad."""
    found = {(hex, first) for hex in table.printed.west & set(table.track[first])}
    ahead = [*found]
    while ahead:
        hex, railroad = ahead.pop()
        beside = {(there, railroad) for there in table.printed.next_to[hex]}
        across = {(hex, other) for other in COLOURS} if hex in changes else set()
        for there, other in (beside | across) - found:
            if there in table.track[other]:
                found.add((there, other))
                ahead.append((there, other))
    return found


# Running a train


def _ride(table: RefereeTable, railroad: str, hex: str) -> None:
    table.way.append((hex, railroad))
    if is_city(table, hex):
        table.record("link-ridden", table.actor, railroad, hex, len(links(table)))


def links(table: RefereeTable) -> list[str]:
    """The railroads of the links ridden, in order."""
    railroads = []
    stops = [at for at, (hex, _) in enumerate(table.way) if is_city(table, hex)]
    for here, there in pairwise(stops):
        (railroad,) = {railroad for _, railroad in table.way[here + 1 : there + 1]}  # RR-6.2
        railroads.append(railroad)
    return railroads


def _arrive(table: RefereeTable) -> None:
    seat, ridden = table.waiting[0], links(table)
    hexes = [hex for hex, _ in table.way]
    assert len(set(hexes)) == len(hexes)  # RR-6.3
    table.record("arrived", seat, hexes[0], hexes[-1], len(ridden))
    for railroad, count in Counter(ridden).items():
        _pay_dividend(table, railroad, count)
    table.pay(seat, len(ridden) + 1)  # RR-6.6
    table.record("fare-paid", seat, len(ridden) + 1, len(ridden) + 1)
    table.passengers.remove(hexes[0])  # RR-6.7
    table.way = []
    _go_on(table)


def _pay_dividend(table: RefereeTable, railroad: str, count: int) -> None:
    """RR-6.5."""
    for seat, player in enumerate(table.players):
        if owned := player.shares[railroad]:
            table.pay(seat, count * owned)
            table.record("dividend-paid", seat, railroad, count, owned, count * owned)


def places(table: RefereeTable) -> tuple[int, ...]:
    """RR-7.1."""
    money = [player.money for player in table.players]
    return tuple(1 + sum(other > own for other in money) for own in money)
