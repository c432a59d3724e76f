"""Positions for the tests of Ride the Rails, and short questions to ask of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import trunkline
from tests.support.playing import facts, offered
from trunkline import Match
from trunkline.core.events import Log
from trunkline.core.hex_board import Hex
from trunkline.games import find_game
from trunkline.games.ride_the_rails.decisions import LAYING, SHARE, START
from trunkline.games.ride_the_rails.network import line_across
from trunkline.games.ride_the_rails.state import RAILROAD_NAMES
from trunkline.games.ride_the_rails.track import put_locomotive
from trunkline.games.ride_the_rails.turns import go_on

EAST_COAST = ["G57", "H54", "J52", "L52", "M49", "O47"]
WEST_COAST = ["A1", "C1", "J2", "M7"]
CHICAGO = "F40"
GREEN = ["C33", "I19", "I29", "N28"]  # Minneapolis, Denver, Kansas City, Dallas

STAGES = {"share": SHARE, "lay": LAYING, "train": START}


def opening(
    players: int = 3, order: Sequence[int] | None = None, board: str | None = None
) -> Match:
    """A match at its start: the last in the order is to take a share."""
    turn_order = [*range(players)] if order is None else [*order]
    return trunkline.new("ride-the-rails", players, deal={"turn_order": turn_order}, board=board)


def position(
    stage: str = "lay",
    players: int = 3,
    *,
    turn: int | None = None,
    round: int = 6,
    order: Sequence[int] | None = None,
    networks: Mapping[str, str] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    money: Sequence[int] | None = None,
    passengers: str | None = None,
    locomotives: Mapping[str, int] | None = None,
    green: str | None = None,
    transcontinental: bool | None = None,
    board: str | None = None,
) -> Match:
    """A match at the turn of that place in the order, in a stage: "share", "lay" or "train".

    `networks`: the hexes of each railroad in the order in which they were laid, each next to one
    before; the first of them need not be a city that allows the start. As in play, whoever built
    into a green-striped city or completed a line across the continent has had the bonus, unless
    `green` names the cities with theirs still open, and `transcontinental` says of the other.
    Shares come from the same supply as the track; `locomotives` says what is left of it instead.
    Whose turn it is is found as in play: who has nothing to decide is skipped.
    """
    match = opening(players, order, board)
    state = match.state
    for railroad, hexes in (networks or {}).items():
        _build(match, RAILROAD_NAMES.index(railroad), hexes.split())
    for railroad, held in (shares or {}).items():
        number = RAILROAD_NAMES.index(railroad)
        state.shares[number, :players] = held
        state.locomotives[number] -= sum(held)
    for railroad, left in (locomotives or {}).items():
        state.locomotives[RAILROAD_NAMES.index(railroad)] = left
    if money is not None:
        state.money[:players] = money
        state.bank = -sum(money)
    _mark(match, state.passenger, passengers)
    _mark(match, state.bonus, green)
    if transcontinental is None:
        transcontinental = not line_across(state, False)
    state.transcontinental = transcontinental
    state.rounds, state.decision = round, STAGES[stage]
    first = players - 1 if stage == "share" else 0
    state.turn = first if turn is None else turn
    go_on(_board(match), state, Log.array()[0])
    return match


def _board(match: Match) -> Any:
    return match.board.structs[0]


def _build(match: Match, railroad: int, hexes: Sequence[str]) -> None:
    board, state = _board(match), match.state
    for hex in hexes:
        number, is_first = match.board.file.index[hex], state.placed[railroad] == 0
        assert not state.track[number] >> railroad & 1, f"{hex} twice"
        assert is_first or state.near[number] >> railroad & 1, f"{hex} is next to none before"
        put_locomotive(board, state, railroad, number)
        if not is_first:
            state.bonus[number] = 0


def _mark(match: Match, row: Any, hexes: str | None) -> None:
    """Exactly these hexes, if any are named."""
    if hexes is not None:
        row[:] = 0
        for hex in hexes.split():
            row[match.board.file.index[hex]] = 1


def owning(*railroads: str, players: int = 3) -> dict[str, list[int]]:
    """Seat 0 has a share of each of them, nobody else any; none named: of all six."""
    return {railroad: [1] + [0] * (players - 1) for railroad in railroads or RAILROAD_NAMES}


def laying(networks: Mapping[str, str] | None = None, players: int = 3, **more: Any) -> Match:
    """Seat 0 lays track and has a share of every railroad, unless more is said."""
    more.setdefault("shares", owning(players=players))
    return position("lay", players, networks=networks, **more)


def running(networks: Mapping[str, str], **more: Any) -> Match:
    """Seat 0 runs the first train of the round, unless more is said."""
    return position("train", networks=networks, **more)


# Hexes


@cache
def _hexes() -> Mapping[str, Hex]:
    return {each.id: each for each in find_game("ride-the-rails").board.file.hexes}


def way(*stops: str) -> str:
    """A shortest way over these hexes; between them through no city."""
    hexes = [stops[0]]
    for stop in stops[1:]:
        hexes += _shortest(hexes[-1], stop)
    return " ".join(hexes)


def _shortest(start: str, end: str) -> list[str]:
    """After the start."""
    came_from = {start: ""}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in _hexes()[here].neighbours:
            if there not in came_from and (there == end or not _hexes()[there].name):
                came_from[there] = here
                waiting.append(there)
    back = [end]
    while back[-1] != start:
        back.append(came_from[back[-1]])
    return back[-2::-1]


def all_but_last(hexes: str) -> str:
    return " ".join(hexes.split()[:-1])


def all_but_first(hexes: str) -> str:
    return " ".join(hexes.split()[1:])


def reverse(hexes: str) -> str:
    return " ".join(reversed(hexes.split()))


# Playing


def rides(railroad: str, hexes: str) -> list[str]:
    """The decisions along these hexes, the one where the passenger is left out."""
    return [f"ride {railroad} {hex}" for hex in hexes.split()]


def lays(railroad: str, hexes: str) -> list[str]:
    return [f"lay {railroad} {hex}" for hex in hexes.split()]


# Reading


def money(match: Match) -> list[int]:
    return [int(each["money"]) for each in facts(match)["players"]]


def held(match: Match, railroad: str) -> list[int]:
    """How many shares each seat has."""
    return [int(each["shares"][railroad]) for each in facts(match)["players"]]


def supply(match: Match, railroad: str) -> int:
    return int(facts(match)["railroads"][railroad]["locomotives"])


def track(match: Match, railroad: str) -> list[str]:
    return [*facts(match)["railroads"][railroad]["track"]]


def hexes_to_lay(match: Match, railroad: str) -> list[str]:
    """Where a locomotive of the railroad may go."""
    texts = (text.split() for text in offered(match))
    return [text[2] for text in texts if text[:2] == ["lay", railroad]]
