"""Positions for the tests of Stephenson's Rocket, and short questions to ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

import pytest

import trunkline
from tests.support.playing import facts
from trunkline import Match
from trunkline.core.events import Log
from trunkline.games.stephensons_rocket.extension import drive
from trunkline.games.stephensons_rocket.mergers import take_over_line
from trunkline.games.stephensons_rocket.state import GOODS, TILES
from trunkline.games.stephensons_rocket.turns import put_station

E1999 = {"edition": "1999"}
E2018 = {"edition": "2018"}
BOTH_EDITIONS = pytest.mark.parametrize("options", [E1999, E2018], ids=["1999", "2018"])

Invested = Mapping[str, Mapping[str, Sequence[int]]]  # city -> good -> how many each player has


def opening(
    players: int = 3,
    first: int = 0,
    options: Mapping[str, object] | None = None,
    board: str | None = None,
) -> Match:
    return trunkline.new(
        "stephensons-rocket", players, deal={"first": first}, options=options, board=board
    )


class Given(TypedDict, total=False):
    """What lies on the table. What is left out is as at the start."""

    lines: Mapping[str, str]
    merged: Mapping[str, str]
    stations: Mapping[str, int]
    shares: Mapping[str, Sequence[int]]
    substitutes: Mapping[str, Sequence[int]]
    invested: Invested
    isolated: str
    passengers: Sequence[int]
    points: Sequence[int]
    tiles: int
    actions: int


def position(
    players: int = 3,
    turn_of: int = 0,
    *,
    options: Mapping[str, object] | None = None,
    board: str | None = None,
    **given: Unpack[Given],
) -> Match:
    """A match in which that seat is to choose an action.

    `lines`: the hexes that a locomotive went through after its starting town, the last of them
    where it stands; towns on the way are connected and stations joined, nothing is paid and nothing
    merges. `merged`: the survivor that such a line then went into; it must end next to that one.
    Stations are by hex, the seat each belongs to. Shares come from the piles.
    """
    match = opening(players, turn_of, options, board)
    state, words = match.state, match.board.vocabulary
    for hex, seat in given.get("stations", {}).items():
        put_station(_board(match), state, seat, words["hex"].index(hex))
        state.stations[seat] -= 1
    for company, way in given.get("lines", {}).items():
        _run(match, words["company"].index(company), way.split())
    for company, survivor in given.get("merged", {}).items():
        _merge(match, words["company"].index(company), words["company"].index(survivor))
    _hand_out(match, state.shares, given.get("shares", {}), from_piles=True)
    _hand_out(match, state.substitutes, given.get("substitutes", {}), from_piles=False)
    _invest(match, given.get("invested", {}))
    for name in given.get("isolated", "").split():
        number = words["company"].index(name)
        state.isolated[number] = 1
        state.out[number], state.pile[number] = state.pile[number], 0  # SR-9.2
    for seat, count in enumerate(given.get("passengers", ())):
        state.carried[seat] = count
        state.passengers -= count
    for seat, count in enumerate(given.get("points", ())):
        state.score[seat] = count
    state.tiles = given.get("tiles", state.tiles)
    state.actions = given.get("actions", 2)
    return match


def _hex(match: Match, hex: int) -> str:
    return str(match.board.file.hexes[hex].id)


def _board(match: Match) -> Any:
    return match.board.structs[0]


def _run(match: Match, company: int, way: Sequence[str]) -> None:
    board, state, log = _board(match), match.state, Log.array()[0]
    for name in way:
        hex = match.board.file.index[name]
        here = int(state.locomotive[company])
        assert hex in board.neighbours[here], f"{name} is not next to {_hex(match, here)}"
        drive(board, state, company, hex, log)
        state.connected[company] |= board.beside_towns[hex]
        state.reached |= board.beside_towns[hex]
        if state.station[hex] >= 0:
            state.on_line[company, state.station[hex]] += 1


def _merge(match: Match, company: int, survivor: int) -> None:
    board, state, log = _board(match), match.state, Log.array()[0]
    hex = int(state.locomotive[company])
    beside = [int(state.line[each]) for each in board.neighbours[hex] if each >= 0]
    assert survivor in beside, f"{_hex(match, hex)} is not next to the survivor"
    take_over_line(board, state, company, survivor, hex, log)


def _hand_out(
    match: Match, holdings: Any, wanted: Mapping[str, Sequence[int]], from_piles: bool
) -> None:
    state = match.state
    for name, counts in wanted.items():
        company = match.board.vocabulary["company"].index(name)
        for seat, count in enumerate(counts):
            holdings[company, seat] = count
        if match.options["edition"] == "1999":
            if from_piles:
                state.pile[company] -= sum(counts)
            else:
                state.supplementary -= sum(counts)


def _invest(match: Match, invested: Invested) -> None:
    state, words = match.state, match.board.vocabulary
    for city_name, goods in invested.items():
        city = words["city"].index(city_name)
        for good_name, counts in goods.items():
            good = words["good"].index(good_name)
            for seat, count in enumerate(counts):
                state.invested[city * GOODS + good, seat] += count
                state.in_city[city, seat] += count
                state.free[city, good] -= count
                state.spaces -= count


def points(match: Match) -> list[int]:
    return [int(each["points"]) for each in facts(match)["players"]]


def held(match: Match, company: str) -> list[int]:
    return [int(each["shares"][company]) for each in facts(match)["players"]]


def tiles_laid(match: Match) -> int:
    return TILES - int(facts(match)["tiles"])


def line(match: Match, company: str) -> set[str]:
    """The hexes of a company's line."""
    return set(facts(match)["companies"][company]["line"])
