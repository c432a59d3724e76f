"""Presentation of Ride the Rails: vocabulary, position, prompts, final scoring."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from trunkline.core.actions import Vocabulary
from trunkline.core.end_conditions import EndCondition
from trunkline.core.events import Event
from trunkline.core.game import Data, LoadedBoard, Prompt, ScoreLine
from trunkline.core.hex_board import HexBoard
from trunkline.core.struct import Row, unpacked
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.legality import active, left_to_lay
from trunkline.games.ride_the_rails.network import links_ridden
from trunkline.games.ride_the_rails.state import (
    CITY,
    EAST,
    ENDINGS,
    NO_RAILROAD,
    OPENS,
    RAILROAD_NAMES,
    RAILROADS,
    Board,
    State,
)

RailsBoard = LoadedBoard[HexBoard, Board]


def vocabulary(board: HexBoard) -> Vocabulary:
    return {
        "railroad": RAILROAD_NAMES,
        "hex": tuple(each.id for each in board.hexes),
        "ending": ENDINGS,
    }


def seats(board: RailsBoard, players: int) -> range:
    """RR-1.4: what the first turn order is made of."""
    return range(players)


def end_conditions(board: RailsBoard, state: State) -> list[EndCondition]:
    return [EndCondition("RR-7.1")]


# The position as plain data


def position(board: RailsBoard, state: State) -> dict[str, Data]:
    hexes, state = board.vocabulary["hex"], unpacked(state)
    over = state.decision == decisions.FINISHED
    return {
        "round": int(state.rounds),
        "decision": decisions.DECISIONS[state.decision].name,
        "active_player": None if over else int(active(state)),
        "order": [int(state.order[place]) for place in range(state.players)],
        "players": [_player(state, seat) for seat in range(state.players)],
        "railroads": {
            name: _railroad(board, state, railroad) for railroad, name in enumerate(RAILROAD_NAMES)
        },
        "passengers": [*marked(state.passenger, hexes)],
        "bonuses": [*marked(state.bonus, hexes)],
        "transcontinental_bonus": bool(state.transcontinental),
        "laying": _laying(state) if state.decision == decisions.LAYING else None,
        "journey": _journey(hexes, state) if state.decision == decisions.JOURNEY else None,
        "bank": int(state.bank),
        "ended": ENDINGS[0] if over else None,
    }


def _player(state: State, seat: int) -> dict[str, Data]:
    shares: dict[str, Data] = {
        name: int(state.shares[railroad, seat]) for railroad, name in enumerate(RAILROAD_NAMES)
    }
    return {"money": int(state.money[seat]), "shares": shares}


def _railroad(board: RailsBoard, state: State, railroad: int) -> dict[str, Data]:
    hexes, terrain = board.vocabulary["hex"], board.structs[0].terrain.tolist()
    track = track_of(state, railroad)
    return {
        "available": bool(state.rounds >= OPENS[railroad]),
        "locomotives": int(state.locomotives[railroad]),
        "track": [hexes[hex] for hex in track],
        "cities": [hexes[hex] for hex in track if terrain[hex] >= CITY],
    }


def _laying(state: State) -> dict[str, Data]:
    return {
        "laid": int(state.laid),
        "left": int(left_to_lay(state)),
        "on_mountain": bool(state.on_mountain),
    }


def _journey(hexes: Sequence[str], state: State) -> dict[str, Data]:
    on = int(state.on)
    return {
        "start": hexes[state.start],
        "at": hexes[state.at],
        "railroad": None if on == NO_RAILROAD else RAILROAD_NAMES[on],
        "links": {name: int(state.links[railroad]) for railroad, name in enumerate(RAILROAD_NAMES)},
        "visited": [*marked(state.visited, hexes)],
    }


def marked(row: Row, hexes: Sequence[str]) -> list[str]:
    """The hexes that a row has a mark for."""
    return [hexes[hex] for hex, mark in enumerate(row.tolist()) if mark]


def track_of(state: State, railroad: int) -> list[int]:
    """The hexes with a locomotive of the railroad."""
    return [hex for hex, there in enumerate(state.track.tolist()) if there >> railroad & 1]


def conserved(board: RailsBoard, state: State) -> Mapping[str, int]:
    """Totals that no action may change; what is counted twice in the struct must agree."""
    terrain = board.structs[0].terrain.tolist()
    totals = {
        "money": sum(state.money.tolist()) + int(state.bank),
        "seats in the order": sum(1 << seat for seat in state.order[: state.players].tolist()),
    }
    tracks = [track_of(state, railroad) for railroad in range(RAILROADS)]
    for name, track, railroad in zip(RAILROAD_NAMES, tracks, range(RAILROADS), strict=True):
        held = sum(state.shares[railroad].tolist())
        cities = sum(terrain[hex] >= CITY for hex in track)
        east = sum(terrain[hex] == EAST for hex in track)
        totals[f"{name} locomotives"] = int(state.locomotives[railroad]) + held + len(track)
        totals[f"{name} locomotives placed less track"] = int(state.placed[railroad]) - len(track)
        totals[f"{name} cities less those with track"] = int(state.cities[railroad]) - cities
        totals[f"{name} east coast less track there"] = int(state.east[railroad]) - east
    totals["locomotives in hexes less track"] = sum(state.crowd.tolist()) - sum(map(len, tracks))
    passengers = state.passenger.tolist()
    totals["passengers outside cities"] = sum(
        there for hex, there in enumerate(passengers) if there and terrain[hex] < CITY
    )
    return totals


# Prompts


def prompt(board: RailsBoard, state: State) -> Prompt:
    if state.decision == decisions.FINISHED:
        return Prompt({"ending": ENDINGS[0]})
    if state.decision == decisions.LAYING:
        return _lay_prompt(state)
    if state.decision == decisions.JOURNEY:
        return _ride_prompt(board, state)
    return Prompt({"seat": _decides(state)}, suggests=state.decision == decisions.START)


def _decides(state: State) -> int:
    return int(active(state))


def _lay_prompt(state: State) -> Prompt:
    """The mountain rule (RR-3.2) is told as long as it can still cost something."""
    left = int(left_to_lay(state))
    key = ""
    if state.on_mountain:
        key = "prompt-lay-mountain"
    elif left == 1:
        key = "prompt-lay-last"
    return Prompt({"seat": _decides(state), "left": left}, key)


def _ride_prompt(board: RailsBoard, state: State) -> Prompt:
    """On a link, in a city after some, or in the city where the journey starts."""
    links = int(links_ridden(state))
    values: dict[str, str | int] = {
        "seat": _decides(state),
        "hex": board.vocabulary["hex"][state.at],
        "links": links,
    }
    if state.on != NO_RAILROAD:
        return Prompt({**values, "railroad": RAILROAD_NAMES[state.on]}, suggests=True)
    if links == 0:
        return Prompt(values, "prompt-ride-start", suggests=True)
    return Prompt(values, "prompt-ride-city", ("stop",), suggests=True)


# The final scoring

# By kind of event: the line in the scoring, the value that it is told apart by, the clause.
PAID = {
    "fare-paid": ("score-fares", "", "RR-6.6"),
    "dividend-paid": ("score-dividends", "railroad", "RR-6.5"),
    "chicago-paid": ("score-chicago", "", "RR-5.1"),
    "city-paid": ("score-city", "hex", "RR-5.2"),
    "transcontinental-paid": ("score-transcontinental", "", "RR-5.3"),
}


def scoring(board: RailsBoard, state: State, events: Sequence[Event]) -> list[ScoreLine]:
    """Where each player's money comes from (RR-7.1: nothing else counts)."""
    return [line for seat in range(state.players) for line in _lines_of(seat, events)]


def _lines_of(seat: int, events: Sequence[Event]) -> Iterator[ScoreLine]:
    amounts: dict[tuple[str, str], list[int]] = defaultdict(list)
    for event in events:
        if event.kind in PAID and event["seat"] == seat:
            _, name, _ = PAID[event.kind]
            amounts[event.kind, str(event[name]) if name else ""].append(int(event["amount"]))
    for kind, (key, name, clause) in PAID.items():
        words = [word for paid, word in amounts if paid == kind]
        for word in sorted(words, key=_place):
            each = amounts[kind, word]
            values: dict[str, str | int] = {"times": len(each)}
            if name:
                values[name] = word
            yield ScoreLine(seat, key, values, clause, sum(each))


def _place(word: str) -> tuple[int, str]:
    """Railroads in the order in which they open; all else by its name."""
    return RAILROAD_NAMES.index(word) if word in RAILROAD_NAMES else 0, word
