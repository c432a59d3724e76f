"""The referee goes on: what follows an action, by the rulebooks alone.

One thing the rulebooks leave open: with which hex of the survivor a closing line is joined, where
several are next to it. There the referee is told, and sees to it that it is one of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.stephensons_rocket.referee import RefereeTable, Veto
from tests.stephensons_rocket.referee_legal import actions, isolated
from tests.stephensons_rocket.referee_scores import (
    pay_city,
    pay_shares,
    pay_stations,
    score_finally,
)

Track = Mapping[str, Sequence[int]]  # hex -> sides, as the engine tells it after the action


def follow(table: RefereeTable, action: str, told: Track) -> None:
    """Carry out a legal action on the table."""
    word, *arguments = action.split()
    match word, arguments:
        case "invest", _:
            _invest(table, action.removeprefix("invest "))
        case "station", [hex]:
            table.players[table.active].stations -= 1
            table.stations[hex] = table.active
        case "move", [old, new]:
            table.stations[new] = table.stations.pop(old)
        case "extend", [company, hex]:
            _extend(table, company, hex, told)
            return
        case "bid", [shares, hex]:
            assert table.veto is not None
            table.veto.bids[table.veto.asked] = int(shares), hex
            _ask_on(table, told)
            return
        case "pass", [] if table.veto is not None:
            _ask_on(table, told)
            return
        case (("match" | "yield"), _):
            _answer(table, word, arguments, told)
            return
    _end_action(table)


def _invest(table: RefereeTable, space: str) -> None:
    """SR-3.1."""
    (found,) = (each for each in table.printed.spaces if " ".join(each) == space)
    table.invested[table.active][found] += 1


# The veto


def _extend(table: RefereeTable, company: str, hex: str, told: Track) -> None:
    table.extended.add(company)
    _take_share(table, company)
    table.veto = Veto(company, hex, asked=table.active)
    _ask_on(table, told)


def _take_share(table: RefereeTable, company: str) -> None:
    """SR-5.5."""
    line = table.lines[company]
    if line.isolated or (table.options.is_1999 and line.pile == 0):
        return
    table.players[table.active].shares[company] += 1
    if table.options.is_1999:
        line.pile -= 1


def _ask_on(table: RefereeTable, told: Track) -> None:
    """SR-6.1: whoever may bid and comes next; then the active player (SR-6.2)."""
    veto = table.veto
    assert veto is not None
    order = table.from_left()
    if veto.asked in order:
        order = order[order.index(veto.asked) + 1 :]
    for seat in order:
        if table.players[seat].holds(veto.company) > veto.highest:
            veto.asked = seat
            return
    if veto.bids and table.players[table.active].holds(veto.company) >= veto.highest:
        veto.asked = table.active
        return
    _settle(table, veto.leader, told)


def _answer(table: RefereeTable, word: str, arguments: list[str], told: Track) -> None:
    veto = table.veto
    assert veto is not None
    if word == "yield":
        _settle(table, veto.leader, told)
        return
    hex = arguments[0] if arguments else veto.hex
    veto.bids[table.active] = veto.highest, hex
    _settle(table, table.active, told)


def _settle(table: RefereeTable, winner: int | None, told: Track) -> None:
    """SR-6.3, SR-5.7."""
    veto = table.veto
    assert veto is not None
    table.veto = None
    if winner is None:
        _move(table, veto.company, veto.hex, may_take=True, told=told)
        return
    shares, hex = veto.bids[winner]
    _pay_shares_back(table, winner, veto.company, shares)
    _move(table, veto.company, hex, may_take=winner == table.active, told=told)


def _pay_shares_back(table: RefereeTable, seat: int, company: str, count: int) -> None:
    """SR-6.3, SR-6.4."""
    player, line = table.players[seat], table.lines[company]
    real = min(count, player.shares[company])
    player.shares[company] -= real
    player.supplementary[company] -= count - real
    table.supplementary += count - real
    if table.options.is_1999 and not line.isolated:  # SR-9.2: then it has no pile
        line.pile += real


# The extension


def _move(table: RefereeTable, company: str, hex: str, may_take: bool, told: Track) -> None:
    line, origin = table.lines[company], table.lines[company].locomotive
    assert origin is not None
    if line.heading is not None:  # SR-5.6
        table.tiles -= 1
        line.track.add(origin)
    table.rails.add(frozenset((origin, hex)))
    (line.heading,) = (side for side, each in table.printed.beside[origin].items() if each == hex)
    line.locomotive = hex
    if may_take:
        _take_passenger(table, hex)
    _connect(table, company, hex)
    others = table.lines_next_to(hex, company)
    if others:
        (survivor,) = others  # SR-5.3
        _merge(table, company, survivor, told)
    for each in isolated(table):  # SR-9.1, SR-9.2
        table.lines[each].isolated = True
        table.lines[each].pile = 0
    _end_action(table)


def _take_passenger(table: RefereeTable, hex: str) -> None:
    """SR-5.7."""
    if table.passengers and table.stations.get(hex, table.active) != table.active:
        table.passengers -= 1
        table.players[table.active].passengers += 1


def _connect(table: RefereeTable, company: str, hex: str) -> None:
    """SR-7.1, SR-7.2, SR-7.7, SR-7.8."""
    line = table.lines[company]
    new = table.printed.towns_next_to(hex) - line.towns
    line.towns |= new
    for city in new & table.printed.cities:
        table.reached.add(city)
        pay_city(table, city)
    for _ in new & table.printed.railway_towns:
        pay_stations(table, company)


def _merge(table: RefereeTable, company: str, survivor: str, told: Track) -> None:
    """SR-7.3, SR-7.4."""
    pay_shares(table, company)
    closed, line = table.lines[company], table.lines[survivor]
    hex = closed.locomotive
    assert hex is not None
    table.rails.add(_joint(table, hex, survivor, told))
    table.tiles -= table.tiles > 0  # SR-5.6: it may lack its tile
    line.track |= closed.track | {hex}
    line.towns |= closed.towns
    closed.closed, closed.locomotive, closed.track = True, None, set()
    _exchange(table, company, survivor)


def _joint(table: RefereeTable, hex: str, survivor: str, told: Track) -> frozenset[str]:
    around, line = table.printed.beside[hex], table.hexes_of(survivor)
    (joined,) = (around[side] for side in told[hex] if around[side] in line)
    return frozenset((hex, joined))


def _exchange(table: RefereeTable, company: str, survivor: str) -> None:
    """SR-7.5."""
    line = table.lines[survivor]
    due = {}
    for seat, player in enumerate(table.players):
        due[seat] = player.holds(company) // 2
        table.supplementary += player.supplementary[company]
        player.shares[company] = player.supplementary[company] = 0
    for seat in (table.active, *table.from_left()):
        player, wanted = table.players[seat], due[seat]
        real = min(wanted, line.pile) if table.options.is_1999 else wanted
        instead = min(wanted - real, table.supplementary)
        player.shares[survivor] += real
        player.supplementary[survivor] += instead
        table.supplementary -= instead
        if table.options.is_1999:
            line.pile -= real


# The end of an action


def _end_action(table: RefereeTable) -> None:
    table.actions -= 1
    if table.options.is_1999 or table.actions == 0:  # SR-10.1, SR-10.2
        table.ended_by = _reasons(table)
    if not any(can_act(table, seat) for seat in range(len(table.players))):  # SR-10.3
        table.ended_by.add("standstill")
    if table.ended_by:
        score_finally(table)
    elif table.actions == 0:
        table.active = table.from_left()[0]
        table.actions = 2
        table.extended = set()


def _reasons(table: RefereeTable) -> set[str]:
    """SR-10.1, SR-10.2."""
    reasons = set()
    if sum(_gives_shares(table, company) for company in table.lines) <= 1:
        reasons.add("companies")
    if table.tiles == 0:
        reasons.add("tiles")
    return reasons


def _gives_shares(table: RefereeTable, company: str) -> bool:
    line = table.lines[company]
    all_held = table.options.is_1999 and line.pile == 0
    return not (line.closed or line.isolated or all_held)


def can_act(table: RefereeTable, seat: int) -> bool:
    """At the start of a turn."""
    return any(True for _ in actions(table, seat, set()))
