"""The referee's table and the engine's position side by side, with what the record keeps ready."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.ride_the_rails.referee import COLOURS, PrintedBoard, RefereePlayer, RefereeTable, set_up
from tests.ride_the_rails.referee_turns import links
from trunkline import Event, Match

Facts = dict[str, Any]  # `match.position()`


def read(match: Match) -> RefereeTable:
    """The table as it lies at the start of the watching, not in the middle of a turn."""
    facts: Facts = match.position()
    table = set_up(PrintedBoard(match.board.file), facts["order"])
    table.round = facts["round"]
    table.stage = "train" if facts["decision"] == "from" else facts["decision"]
    assert table.stage in ("share", "lay", "train")
    turns = table.order[::-1] if table.stage == "share" else table.order
    table.waiting = turns[turns.index(facts["active_player"]) :]
    for seat, each in enumerate(facts["players"]):
        table.players[seat] = RefereePlayer(each["money"], Counter(each["shares"]))
    for railroad, each in facts["railroads"].items():
        table.supply[railroad] = each["locomotives"]
        table.track[railroad] = [*each["track"]]
    table.green = set(facts["bonuses"])
    table.transcontinental = facts["transcontinental_bonus"]
    table.passengers = set(facts["passengers"])
    return table


# What lies on the table


def tell(table: RefereeTable, paid_before: int) -> Facts:
    """What the rulebook speaks of, to be compared with `heard`."""
    money = [player.money for player in table.players]
    told: Facts = {
        "round": table.round,
        "decision": table.decision,
        "active_player": table.actor,
        "order": table.order,
        "money": money,
        "bank": paid_before - sum(money),
        "shares": [_counted(player.shares) for player in table.players],
        "locomotives": _counted(table.supply),
        "track": {railroad: sorted(table.track[railroad]) for railroad in COLOURS},
        "passengers": sorted(table.passengers),
        "green": sorted(table.green),
        "transcontinental": table.transcontinental,
    }
    if table.decision == "lay":
        on_mountain = bool(table.printed.mountains.intersection(table.laid))
        told["laying"] = len(table.laid), table.most - len(table.laid), on_mountain
    if table.decision == "ride":
        told["journey"] = _tell_journey(table)
    return told


def _tell_journey(table: RefereeTable) -> Facts:
    hex, railroad = table.way[-1]
    return {
        "start": table.way[0][0],
        "at": hex,
        "railroad": None if hex in table.printed.cities else railroad,
        "links": _counted(Counter(links(table))),
        "visited": sorted(hex for hex, _ in table.way),
    }


def _counted(counts: Counter[str]) -> dict[str, int]:
    return {railroad: counts[railroad] for railroad in COLOURS}


def heard(facts: Facts) -> Facts:
    """The same of the engine's position."""
    told: Facts = {
        "round": facts["round"],
        "decision": facts["decision"],
        "active_player": facts["active_player"],
        "order": facts["order"],
        "money": [each["money"] for each in facts["players"]],
        "bank": facts["bank"],
        "shares": [each["shares"] for each in facts["players"]],
        "locomotives": {name: each["locomotives"] for name, each in facts["railroads"].items()},
        "track": {name: sorted(each["track"]) for name, each in facts["railroads"].items()},
        "passengers": sorted(facts["passengers"]),
        "green": sorted(facts["bonuses"]),
        "transcontinental": facts["transcontinental_bonus"],
    }
    if facts["laying"] is not None:
        told["laying"] = tuple(facts["laying"].values())
    if facts["journey"] is not None:
        told["journey"] = {**facts["journey"], "visited": sorted(facts["journey"]["visited"])}
    return told


# What the record keeps ready, and has to be the same as what lies there


def tell_ready(table: RefereeTable) -> Facts:
    printed = table.printed
    return {
        "placed": [len(table.track[railroad]) for railroad in COLOURS],
        "cities": [len(printed.cities.intersection(table.track[each])) for each in COLOURS],
        "east": [len(printed.east.intersection(table.track[each])) for each in COLOURS],
        "on_east": {each for each in COLOURS if printed.east.intersection(table.track[each])},
        "on_west": {each for each in COLOURS if printed.west.intersection(table.track[each])},
        "crowd": {hex: len(there) for hex in printed.next_to if (there := table.in_hex(hex))},
        "beside": {railroad: _beside(table, railroad) for railroad in COLOURS},
        "near": {
            hex: near for hex, around in printed.next_to.items() if (near := _there(table, around))
        },
        "meets": {railroad: _met(table, railroad, printed.next_to) for railroad in COLOURS},
        "meets_in_city": {railroad: _met(table, railroad, printed.cities) for railroad in COLOURS},
    }


def _there(table: RefereeTable, hexes: Iterable[str]) -> set[str]:
    return set[str]().union(*map(table.in_hex, hexes))


def _beside(table: RefereeTable, railroad: str) -> set[str]:
    track = table.track[railroad]
    around = set[str]().union(*(table.printed.next_to[hex] for hex in track))
    return around - set(track)


def _met(table: RefereeTable, railroad: str, hexes: Iterable[str]) -> set[str]:
    return _there(table, set(table.track[railroad]).intersection(hexes)) - {railroad}


def heard_ready(match: Match) -> Facts:
    state: Any = match.state
    hexes: Sequence[str] = [each.id for each in match.board.file.hexes]
    return {
        "placed": state.placed.tolist(),
        "cities": state.cities.tolist(),
        "east": state.east.tolist(),
        "on_east": _named(state.on_east),
        "on_west": _named(state.on_west),
        "crowd": {hexes[hex]: count for hex, count in enumerate(state.crowd.tolist()) if count},
        "beside": {
            railroad: _listed(hexes, state.beside[number].tolist(), int(state.besides[number]))
            for number, railroad in enumerate(COLOURS)
        },
        "near": {hexes[hex]: _named(bits) for hex, bits in enumerate(state.near.tolist()) if bits},
        "meets": dict(zip(COLOURS, map(_named, state.meets.tolist()), strict=True)),
        "meets_in_city": dict(zip(COLOURS, map(_named, state.meets_in_city.tolist()), strict=True)),
    }


def _named(bits: int) -> set[str]:
    return {railroad for number, railroad in enumerate(COLOURS) if int(bits) >> number & 1}


def _listed(hexes: Sequence[str], row: list[int], count: int) -> set[str]:
    assert row[:count] == sorted(set(row[:count]))
    assert not any(row[count:])
    return {hexes[hex] for hex in row[:count]}


# What happened


def heard_events(events: Sequence[Event]) -> Counter[tuple[object, ...]]:
    return Counter((event.kind, *event.values.values()) for event in events)
