"""Presentation of Stephenson's Rocket: vocabulary, position, prompts, final scoring."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from trunkline.core.actions import Vocabulary
from trunkline.core.contract import HIDDEN
from trunkline.core.end_conditions import EndCondition
from trunkline.core.events import Event
from trunkline.core.game import Data, LoadedBoard, Prompt, ScoreLine
from trunkline.core.hex_board import HexBoard
from trunkline.core.scene import seat_owner
from trunkline.core.struct import Grid
from trunkline.games.stephensons_rocket import board_file, decisions
from trunkline.games.stephensons_rocket.state import (
    E1999,
    EDITIONS,
    ENDINGS,
    GOODS,
    MERGERS_AT_START,
    NO_LINE,
    NOBODY,
    NOT_ENDED,
    NOWHERE,
    ORIGINAL,
    SIDES,
    STATION_MOVES,
    THREE_LINE,
    TILES,
    TWO_LINE,
    VETO_DEFENCES,
    Board,
    State,
)

RocketBoard = LoadedBoard[HexBoard, Board]


def vocabulary(board: HexBoard) -> Vocabulary:
    hexes = tuple(each.id for each in board.hexes)
    return {
        "company": board_file.companies(board),
        "hex": hexes,
        "station": hexes,
        "city": board_file.cities(board),
        "town": board_file.towns(board),
        "good": board_file.goods(board),
        "ending": ENDINGS,
    }


# The end


def end_conditions(board: RocketBoard, state: State) -> list[EndCondition]:
    """SR-10.1: at the end of an action; SR-10.2: after the turn.

    In 1999 the last share of a pile can be taken and come back, if the extension is vetoed.
    """
    is_1999, vetoing = state.edition == E1999, state.decision in (decisions.VETO, decisions.ANSWER)
    clause, moment = "SR-10.2", "turn-began"
    if is_1999:
        clause, moment = "SR-10.1", "extended" if vetoing else ""
    companies = tuple((f"company:{name}",) for name in board.vocabulary["company"])
    players = tuple((seat_owner(seat),) for seat in range(state.players))
    return [
        EndCondition(clause, companies, moment, falls=is_1999),
        EndCondition(clause, moment=moment),
        EndCondition("SR-10.3", players, falls=True),
    ]


# Names for what the structs hold as numbers


def names_in(towns: int, words: Sequence[str]) -> list[str]:
    """The names of the towns of a set."""
    return [word for town, word in enumerate(words) if towns >> town & 1]


def sides_of(links: int) -> tuple[int, ...]:
    """The sides of a set."""
    return tuple(side for side in range(SIDES) if links >> side & 1)


# The position as plain data


def position(board: RocketBoard, state: State) -> dict[str, Data]:
    file, words = board.file, board.vocabulary
    companies = enumerate(words["company"])
    return {
        "edition": EDITIONS[state.edition],
        "move_stations": STATION_MOVES[state.move_stations],
        "veto_defence": VETO_DEFENCES[state.veto_defence],
        "merge_at_start": MERGERS_AT_START[state.merge_at_start],
        "decision": decisions.DECISIONS[state.decision].name,
        "active_player": int(state.active),
        "actions_left": int(state.actions),
        "extended": [*names_in(int(state.extended), words["company"])],
        "players": [_player(board, state, seat) for seat in range(state.players)],
        "companies": {name: _company(board, state, company) for company, name in companies},
        "cities": {name: _city(board, state, city) for city, name in enumerate(words["city"])},
        "stations": {
            file.hexes[hex].id: int(owner)
            for hex, owner in enumerate(state.station)
            if owner != NOBODY
        },
        "track": {
            file.hexes[hex].id: [*sides_of(int(links))]
            for hex, links in enumerate(state.links)
            if links
        },
        "tiles": int(state.tiles),
        "connectors": {**connectors(state)} if state.edition != E1999 else None,
        "passengers": int(state.passengers),
        "supplementary_shares": int(state.supplementary) if state.edition == E1999 else None,
        "veto": _veto(board, state)
        if state.decision in (decisions.VETO, decisions.ANSWER)
        else None,
        "ended": None if state.ended == NOT_ENDED else ENDINGS[state.ended],
    }


def _player(board: RocketBoard, state: State, seat: int) -> dict[str, Data]:
    score = int(state.score[seat])
    return {
        "points": None if score == HIDDEN else score,
        "passengers": int(state.carried[seat]),
        "stations": int(state.stations[seat]),
        "shares": {
            name: int(state.shares[company, seat]) + int(state.substitutes[company, seat])
            for company, name in enumerate(board.vocabulary["company"])
        },
        "supplementary_shares": {
            name: int(state.substitutes[company, seat])
            for company, name in enumerate(board.vocabulary["company"])
            if state.substitutes[company, seat]
        },
    }


def _company(board: RocketBoard, state: State, company: int) -> dict[str, Data]:
    hexes, locomotive = board.vocabulary["hex"], int(state.locomotive[company])
    heading = int(state.heading[company])
    line = [hexes[hex] for hex, each in enumerate(state.line) if each == company]
    return {
        "locomotive": None if locomotive == NOWHERE else hexes[locomotive],
        "heading": None if heading == NOWHERE else heading,
        "line": [*line],
        "towns": [*names_in(int(state.connected[company]), board.vocabulary["town"])],
        "stations": [int(state.on_line[company, seat]) for seat in range(state.players)],
        "closed": bool(state.closed[company]),
        "isolated": bool(state.isolated[company]),
        "pile": int(state.pile[company]) if state.edition == E1999 else None,
    }


def _city(board: RocketBoard, state: State, city: int) -> dict[str, Data]:
    connected = bool(state.reached >> (int(board.structs[0].companies) + city) & 1)
    goods: dict[str, Data] = {}
    for good, name in enumerate(board.vocabulary["good"]):
        if board.structs[0].spaces[city, good]:
            invested = state.invested[city * GOODS + good]
            goods[name] = {
                "free": int(state.free[city, good]),
                "invested": [int(invested[seat]) for seat in range(state.players)],
            }
    return {"connected": connected, "goods": goods}


def connectors(state: State) -> dict[str, int]:
    """SR-1.6: those left. Where lines meet on a hex that a locomotive has left, one lies there."""
    standing = {int(hex) for hex in state.locomotive}
    meeting = [
        len(sides_of(int(links)))
        for hex, links in enumerate(state.links)
        if links and hex not in standing
    ]
    return {
        "two_line": TWO_LINE - sum(sides == 3 for sides in meeting),
        "three_line": THREE_LINE - sum(sides > 3 for sides in meeting),
    }


def _veto(board: RocketBoard, state: State) -> dict[str, Data]:
    hexes = board.vocabulary["hex"]
    return {
        "company": board.vocabulary["company"][state.company],
        "hex": hexes[state.choice],
        "bidder": int(state.bidder),
        "highest_bidder": None if state.leader == NOBODY else int(state.leader),
        "bids": {
            str(seat): {"shares": int(state.bids[seat]), "hex": hexes[state.bid_hex[seat]]}
            for seat in range(state.players)
            if state.bids[seat]
        },
    }


def conserved(board: RocketBoard, state: State) -> Mapping[str, int]:
    """Totals that no action may change: locomotives, tiles, passengers, spaces, stations, …"""
    companies, seats = range(len(board.vocabulary["company"])), range(state.players)
    locomotives = [int(state.locomotive[company]) for company in companies]
    connected = sum(
        owner != NOBODY and line != NO_LINE
        for owner, line in zip(state.station, state.line, strict=True)
    )
    track = sum(line != NO_LINE for line in state.line) - sum(
        hex != NOWHERE and state.line[hex] != NO_LINE for hex in locomotives
    )
    totals = {
        "locomotives": sum(hex != NOWHERE for hex in locomotives) + sum(map(int, state.closed)),
        "tiles": int(state.tiles) + min(track, TILES),  # one hex of track may lack its tile
        "passengers": int(state.passengers) + sum(map(int, state.carried)),
        "spaces": int(state.spaces) + _sum(state.in_city),
        "spaces of goods": _sum(state.free) + _sum(state.invested),
        "stations on lines less connected ones": _sum(state.on_line) - connected,
    }
    for seat in seats:
        on_map = sum(owner == seat for owner in state.station)
        totals[f"stations of {seat}"] = int(state.stations[seat]) + on_map
    if state.edition == E1999:
        totals["supplementary shares"] = int(state.supplementary) + _sum(state.substitutes)
        for company, name in enumerate(board.vocabulary["company"]):
            held = sum(int(state.shares[company, seat]) for seat in seats)
            totals[f"{name} shares"] = held + int(state.pile[company]) + int(state.out[company])
    return totals


def _sum(grid: Grid) -> int:
    return sum(int(number) for row in range(len(grid)) for number in grid[row])


# Prompts


def prompt(board: RocketBoard, state: State) -> Prompt:
    if state.decision == decisions.FINISHED:
        return Prompt({"ending": ENDINGS[state.ended]})
    if state.decision == decisions.TURN:
        return Prompt({"seat": int(state.active), "left": int(state.actions)})
    words = board.vocabulary
    values: dict[str, str | int] = {
        "seat": int(state.bidder),
        "company": words["company"][state.company],
        "hex": words["hex"][state.choice],
        "held": _held(state, int(state.bidder)),
    }
    if state.leader == NOBODY:
        active = {"active": int(state.active)}
        return Prompt(values | active, "prompt-veto-first", seats=("active",))
    leader = int(state.leader)
    values |= {
        "leader": leader,
        "shares": int(state.bids[leader]),
        "wanted": words["hex"][state.bid_hex[leader]],
    }
    return Prompt(values, offers=("match",) if _may_only_keep(state) else (), seats=("leader",))


def _may_only_keep(state: State) -> bool:
    return state.decision == decisions.ANSWER and state.veto_defence == ORIGINAL


def _held(state: State, seat: int) -> int:
    company = state.company
    return int(state.shares[company, seat]) + int(state.substitutes[company, seat])


# The final scoring

# By kind of event: the line in the scoring, the value that it is told apart by, the clause.
DURING = {
    "city-paid": ("score-cities", "", "SR-7.1"),
    "city-paid-secretly": ("score-cities", "", "SR-7.1"),
    "town-paid": ("score-railway-towns", "", "SR-7.2"),
    "town-paid-secretly": ("score-railway-towns", "", "SR-7.2"),
    "merger-paid": ("score-mergers", "", "SR-7.3"),
    "merger-paid-secretly": ("score-mergers", "", "SR-7.3"),
    "passengers-scored": ("score-passengers", "", "SR-11.1"),
    "industry-scored": ("score-industry", "good", "SR-11.2"),
    "stations-scored": ("score-stations", "company", "SR-11.3"),
    "shares-scored": ("score-shares", "company", "SR-11.3"),
}


def scoring(board: RocketBoard, state: State, events: Sequence[Event]) -> list[ScoreLine]:
    """What every point was for, in the order of the rulebook."""
    return [line for seat in range(state.players) for line in _lines_of(seat, events)]


def _lines_of(seat: int, events: Sequence[Event]) -> Iterator[ScoreLine]:
    sums: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    counts: dict[tuple[str, str, str], int] = {}
    for event in events:
        if event.kind in DURING and event["seat"] == seat:
            key, name, clause = DURING[event.kind]
            line = key, str(event[name]) if name else "", clause
            sums[line].append(int(event["points"]))
            counts[line] = int(event.values.get("count", 0))
    order = list(dict.fromkeys(key for key, _, _ in DURING.values()))
    names = {key: name for key, name, _ in DURING.values()}
    for line in sorted(sums, key=lambda each: order.index(each[0])):
        key, word, clause = line
        values: dict[str, str | int] = {names[key]: word} if word else {}
        values |= {"count": counts[line], "times": len(sums[line])}
        yield ScoreLine(seat, key, values, clause, sum(sums[line]))
