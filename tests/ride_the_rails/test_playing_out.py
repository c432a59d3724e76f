"""How a game may go on: what value nets are told of the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ride_the_rails.positions import (
    CHICAGO,
    all_but_last,
    laying,
    opening,
    owning,
    position,
    way,
)
from tests.ride_the_rails.test_features import sample
from trunkline.core.compiled import compiled
from trunkline.core.position import Position
from trunkline.core.struct import FloatGrid, Grid, StructArray
from trunkline.games import find_game
from trunkline.games.ride_the_rails.playing_out import play_out
from trunkline.games.ride_the_rails.state import EAST as EAST_COAST
from trunkline.games.ride_the_rails.state import (
    EAST_COAST_CITIES,
    LOCOMOTIVES,
    RAILROAD_NAMES,
    RAILROADS,
    ROUNDS,
    SEATS,
    Board,
    State,
)

EAST = way("G57", "H54", "H48")  # New York to Philadelphia and on to Pittsburgh


@compiled(entry=True)
def play_all_out(
    boards: StructArray[Board], states: StructArray[State], money: FloatGrid, links: Grid
) -> None:
    for number in range(len(states)):
        after = money[number * ROUNDS : (number + 1) * ROUNDS]  # type: ignore[index]
        play_out(boards[0], states[number : number + 1], after, links[number])


def played_out(states: StructArray[State]) -> tuple[Any, Any]:
    """The money after each round, and the links; the positions are spoilt."""
    money = np.zeros((len(states) * ROUNDS, SEATS))
    links = np.zeros((len(states), RAILROADS), np.int64)
    boards: Any = find_game("ride-the-rails").board.structs
    play_all_out(boards, states, money, links)  # type: ignore[arg-type]
    return money.reshape(len(states), ROUNDS, SEATS), links


def end_of(match: Position) -> tuple[Any, Any, State]:
    states = State.read(match.state_bytes)
    money, links = played_out(states)
    return money[0], links[0], states[0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_played_could_be(players: int) -> None:
    board: Any = find_game("ride-the-rails").board.structs[0]
    states: Any = sample(players).copy()
    before = states.copy()
    money, links = played_out(states)
    shares = states["shares"].sum(axis=2)
    assert (states["locomotives"] + states["placed"] + shares == LOCOMOTIVES).all()
    assert (shares.sum(axis=1) == ROUNDS * players).all()
    assert states["crowd"][:, board.terrain != 6].max() == 2
    assert states["east"].max() <= 2
    assert (states["passenger"] <= before["passenger"]).all()
    assert (np.diff(money, axis=1) >= 0).all()
    assert (money[:, 0] >= before["money"]).all()
    assert (links > 0).any(axis=0).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_from_the_start_to_the_end(players: int) -> None:
    money, links, state = end_of(opening(players))
    assert (money[-1, :players] > money[0, :players]).all()
    assert links[0] > 0
    assert state.rounds == ROUNDS


def test_the_last_train_pays_as_the_rules_say() -> None:
    match = position(
        "train",
        networks={"red": EAST},
        shares={"red": [0, 1, 0]},
        money=[50, 40, 62],
        turn=2,
        passengers="G57",
    )
    money, links, _ = end_of(match)
    assert money[:, :3].tolist() == [[50, 42, 65]] * ROUNDS
    assert dict(zip(RAILROAD_NAMES, links, strict=True))["red"] == 2


def test_track_is_laid_to_the_city_and_pays_its_bonus() -> None:
    there = way("I43", CHICAGO)
    match = position("lay", networks={"red": all_but_last(there)}, shares=owning("red"), turn=0)
    before = match.state.money[0]
    _, _, state = end_of(match)
    chicago = match.board.file.index[CHICAGO]
    assert state.track[chicago] & 1
    assert state.money[0] >= before + 2


def test_a_railroad_that_is_hemmed_in_does_not_go_on() -> None:
    """Its only way out is a third city of the east coast (RR-3.6): no goal can be reached."""
    match = laying({"red": EAST}, shares=owning("red"))
    states: Any = State.read(match.state_bytes)
    board: Any = match.board.structs[0]
    third = next(
        hex
        for hex in board.city[: board.cities]
        if board.terrain[hex] == EAST_COAST and not states[0].crowd[hex]
    )
    states["east"][0, 0] = EAST_COAST_CITIES
    states["besides"][0, 0], states["beside"][0, 0, 0] = 1, third
    placed = int(states["placed"][0, 0])
    played_out(states)
    assert states[0].rounds == ROUNDS
    assert states["placed"][0, 0] == placed


def test_the_positions_that_it_begins_from_stay_as_they_are() -> None:
    """The features play out in a copy."""
    match = opening()
    before = match.state_bytes
    out: Any = np.zeros(find_game("ride-the-rails").features, np.float32)
    board: Any = match.board.structs[0]
    find_game("ride-the-rails").contract.features(board, match.state, 0, out)
    assert match.state_bytes == before
