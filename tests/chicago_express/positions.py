"""Positions for the tests of the rules, and short questions to ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import trunkline
from tests.support.playing import facts, play
from trunkline import Event, Match
from trunkline.games.chicago_express.network import place_locomotive
from trunkline.games.chicago_express.state import COMPANY_NAMES, DIAL_NAMES, INDUSTRY_NAMES

INTERRUPT = {"chicago_dividend": "interrupt"}
AFTER_ACTION = {"chicago_dividend": "after_action"}
BOTH_OPTIONS = pytest.mark.parametrize(
    "options", [INTERRUPT, AFTER_ACTION], ids=["interrupt", "after"]
)
# One step of the develop dial from here puts a second dial on red.
ONE_STEP_TO_DIVIDENDS = {"auction": 3, "develop": 3}


def opening(
    players: int = 3, banker: int = 0, options: Mapping[str, object] | None = None
) -> Match:
    """A match at its start: the banker is to open the auction of the first PRR share."""
    return trunkline.new("chicago-express", players, deal={"first": banker}, options=options)


def position(
    players: int = 3,
    turn_of: int = 0,
    *,
    cash: Sequence[int] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    income: Mapping[str, int] | None = None,
    treasury: Mapping[str, int] | None = None,
    track: Mapping[str, str] | None = None,
    locomotives: Mapping[str, int] | None = None,
    houses: str = "",
    houses_left: int | None = None,
    industry: Mapping[str, int] | None = None,
    dials: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A match in which that seat is to choose its action.

    What is not said is as after opening auctions in which everybody passed: seat 0 has one share of
    each eastern company, the treasuries are empty. Track comes on top of the start hexes; with
    track of its own, or with sold shares, the Wabash is open.
    """
    match = opening(players, options=options)
    play(match, *["pass"] * 4 * players)
    state = match.state
    state.active = turn_of
    _set_row(state.cash, range(players), cash)
    _set(state.treasury, COMPANY_NAMES, treasury)
    _set_track(match, track or {}, opened="Wabash" in {*(track or {}), *(shares or {})})
    _set(state.income, COMPANY_NAMES, income)
    _set(state.locomotives, COMPANY_NAMES, locomotives)
    _set(state.dials, DIAL_NAMES, dials)
    for name, held in (shares or {}).items():
        _set_row(state.shares[COMPANY_NAMES.index(name)], range(players), held)
        state.sold[COMPANY_NAMES.index(name)] = sum(held)
    for hex in houses.split():
        state.house[match.board.file.index[hex]] = 1
    state.houses = 20 - len(houses.split()) if houses_left is None else houses_left
    for name, value in (industry or {}).items():
        row = INDUSTRY_NAMES.index(name)
        state.boxes[row] = list(match.board.structs[0].boxes[row]).index(value)
    state.bank = 120 - sum(map(int, state.cash)) - sum(map(int, state.treasury))
    return match


def _set(row: Any, names: Sequence[str], values: Mapping[str, int] | None) -> None:
    for name, value in (values or {}).items():
        row[names.index(name)] = value


def _set_row(row: Any, seats: range, values: Sequence[int] | None) -> None:
    if values is not None:
        for seat, value in zip(seats, values, strict=True):
            row[seat] = value


def _set_track(match: Match, track: Mapping[str, str], *, opened: bool) -> None:
    if opened:
        match.state.wabash_open = 1
        match.state.income[COMPANY_NAMES.index("Wabash")] = 1
        _place(match, "Wabash", "D3")
    for name, hexes in track.items():
        for hex in hexes.split():
            _place(match, name, hex)


def _place(match: Match, name: str, hex: str) -> None:
    company, number = COMPANY_NAMES.index(name), match.board.file.index[hex]
    if not match.state.track[company, number]:
        place_locomotive(match.board.structs[0], match.state, company, number)


def nyc_expands(at: str = "B2", options: Mapping[str, object] | None = None, **more: Any) -> Match:
    """NYC, income 19, a share each with seats 0 and 1, has been named to build from that hex."""
    match = position(
        cash=(10, 10, 10),
        shares={"NYC": (1, 1, 0)},
        income={"NYC": 19},
        treasury={"NYC": 30},
        track={"NYC": at},
        options=options,
        **more,
    )
    play(match, "expand", "company NYC")
    return match


def second_expands(options: Mapping[str, object], name: str = "PRR", **more: Any) -> Match:
    """NYC is in Chicago and the Wabash open; seat 0 builds from B2 with another company."""
    match = position(
        cash=(10, 10, 10),
        shares={"Wabash": (0, 0, 0), "NYC": (0, 1, 0), name: (1, 0, 0)},
        treasury={name: 30},
        track={"NYC": "A2", name: "C3 B2"},
        options=options,
        **more,
    )
    play(match, "expand", f"company {name}")
    return match


# Playing


def everyone_passes(match: Match) -> list[Event]:
    """The auction that is held ends without a bid."""
    return play(match, *["pass"] * match.players)


def dividends(match: Match) -> list[Event]:
    """From ONE_STEP_TO_DIVIDENDS: a turn with nothing done, and the dividend stage after it."""
    return play(match, "develop", "nothing")


# Reading


def cash(match: Match) -> list[int]:
    return [player["cash"] for player in facts(match)["players"]]


def shares(match: Match, company: str) -> list[int]:
    """How many each seat has."""
    return [player["shares"][company] for player in facts(match)["players"]]


def company(match: Match, name: str) -> Any:
    return facts(match)["companies"][name]


def income(match: Match, name: str) -> Any:
    return company(match, name)["income"]


def treasury(match: Match, name: str) -> Any:
    return company(match, name)["treasury"]


def dials(match: Match) -> list[int]:
    """The steps of auction, expand and develop."""
    return [dial["step"] for dial in facts(match)["dials"].values()]
