"""What a position looks like to a seat: the numbers that a value net is given."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

import trunkline
from tests.ride_the_rails.positions import (
    CHICAGO,
    all_but_last,
    laying,
    opening,
    owning,
    position,
    running,
    way,
)
from tests.support.playing import play
from trunkline import Match
from trunkline.core.compiled import compiled
from trunkline.core.position import Position
from trunkline.core.rng import Random
from trunkline.core.struct import FloatGrid, Row, StructArray
from trunkline.games import find_game
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails import features as told
from trunkline.games.ride_the_rails.features import FEATURES, features
from trunkline.games.ride_the_rails.journey_estimates import (
    ESTIMATE_COLUMNS,
    ESTIMATE_ROWS,
    LENGTHS,
    NEXT_ROUND,
    THIS_ROUND,
    TO_SELF,
    estimate_journeys,
)
from trunkline.games.ride_the_rails.state import RAILROAD_NAMES, Board, State

GOALS = (CHICAGO, "I29", "L52", "M7")  # Kansas City, a city on each coast
MATCHES = 2 * len(GOALS)  # of each number of players: half of them head for the goals
# New York to Philadelphia and on to Pittsburgh; Pittsburgh to Cincinnati.
EAST = way("G57", "H54", "H48")
WEST = way("H48", "I43")
# These start in the east, and purple in the west: few come so far as this.
SELDOM = [
    ("ON_WEST", "red"),
    ("ON_WEST", "blue"),
    ("ON_WEST", "orange"),
    ("ON_EAST", "purple"),
    ("IN_CHICAGO", "purple"),
]


@compiled(entry=True)
def describe_all(
    boards: StructArray[Board], states: StructArray[State], seats: Row, out: FloatGrid
) -> None:
    for number in range(len(states)):
        features(boards[0], states[number], seats[number], out[number])


def seen(states: StructArray[State], seats: Any) -> Any:
    """What each of the positions looks like to its seat."""
    out: Any = np.zeros((len(states), FEATURES), np.float32)
    boards: Any = find_game("ride-the-rails").board.structs
    describe_all(boards, states, seats, out)
    return out


def look(match: Position, seat: int = 0) -> Any:
    return seen(State.read(match.state_bytes), np.array([seat]))[0]


def of_railroad(numbers: Any, name: str, number: int) -> float:
    at = told.RAILROAD_BLOCKS + told.RAILROAD_NUMBERS * RAILROAD_NAMES.index(name) + number
    return float(numbers[at])


def of_seat(numbers: Any, place: int, number: int) -> float:
    """Of the seat that sits so many places behind."""
    return float(numbers[told.SEAT_BLOCKS + told.SEAT_NUMBERS * place + number])


# By chance


def heading(match: Match, chance: random.Random, goals: Mapping[str, str]) -> str:
    """An action by chance; but track mostly goes towards its railroad's goal, or to new cities."""
    options = [str(each) for each in match.legal]
    lays = [each for each in options if each.startswith("lay ")]
    if not lays or chance.random() < 0.15:
        return chance.choice(options)
    chance.shuffle(lays)
    return min(lays, key=lambda lay: steps_to_go(match, lay, goals))


def steps_to_go(match: Match, lay: str, goals: Mapping[str, str]) -> int:
    """From the hex of the locomotive."""
    _, railroad, hex = lay.split()
    board, index = match.board.structs[0], match.board.file.index
    cities: Any = board.city[: board.cities]
    steps: Any = board.to_city[index[hex]][: board.cities]
    if railroad in goals:
        return int(steps[cities == index[goals[railroad]]][0])
    crowd: Any = match.state.crowd
    return int(steps[crowd[cities] == 0].min())


def positions(players: int, seed: int) -> Iterator[bytes]:
    match, chance = trunkline.new("ride-the-rails", players, seed=seed), random.Random(seed)
    goals = {name: GOALS[(seed + each) % len(GOALS)] for each, name in enumerate(RAILROAD_NAMES)}
    while match.actor is not None:
        if chance.random() < 0.2:
            yield match.state_bytes
        match.play(heading(match, chance, goals if seed < len(GOALS) else {}))


@cache
def sample(players: int) -> StructArray[State]:
    """Positions of some matches by chance."""
    return State.read(
        b"".join(each for seed in range(MATCHES) for each in positions(players, seed))
    )


def each_seat(players: int) -> Iterator[tuple[StructArray[State], Any]]:
    states = sample(players)
    for seat in range(players):
        yield states, np.full(len(states), seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_numbers_are_small(players: int) -> None:
    for states, seats in each_seat(players):
        numbers = seen(states, seats)
        assert np.isfinite(numbers).all()
        assert np.abs(numbers).max() <= 3.0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_hidden_is_seen(players: int) -> None:
    """Everything is open in this game, and so a seat sees what there is."""
    rules, board = find_game("ride-the-rails").contract, find_game("ride-the-rails").board
    for states, seats in each_seat(players):
        hidden = states.copy()
        for number in range(len(hidden)):
            rules.hide(board.structs[0], hidden[number], int(seats[number]))
        redealt = hidden.copy()
        for number in range(len(redealt)):
            rules.redeal(board.structs[0], redealt[number], int(seats[number]), Random.array()[0])
        assert (seen(states, seats) == seen(hidden, seats)).all()
        assert (seen(states, seats) == seen(redealt, seats)).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_does_not_matter_where_at_the_table_one_sits(players: int) -> None:
    states = sample(players)
    seats = np.zeros(len(states), np.int64)
    moved: Any = states.copy()
    moved["order"][:, :players] = (moved["order"][:, :players] + 1) % players
    moved["money"][:, :players] = np.roll(moved["money"][:, :players], 1, axis=1)
    moved["shares"][:, :, :players] = np.roll(moved["shares"][:, :, :players], 1, axis=2)
    assert (seen(states, seats) == seen(moved, seats + 1)).all()


def test_every_number_says_something() -> None:
    numbers = np.concatenate(
        [seen(states, seats) for players in (3, 4, 5) for states, seats in each_seat(players)]
    )
    constant = {
        int(each) for each in np.flatnonzero(np.ptp(numbers[:, : told.CITY_BLOCKS], axis=0) == 0)
    }
    seldom = {
        told.RAILROAD_BLOCKS
        + told.RAILROAD_NUMBERS * RAILROAD_NAMES.index(name)
        + getattr(told, number)
        for number, name in SELDOM
    }
    assert constant <= seldom
    cities = numbers[:, told.CITY_BLOCKS :].reshape(len(numbers), -1, told.CITY_NUMBERS)
    assert (np.ptp(cities, axis=0) > 0).any(axis=1).all()  # of each city
    assert (np.ptp(cities, axis=0) > 0).any(axis=0).all()  # of each railroad


def test_the_compiled_numbers_are_those_of_plain_python() -> None:
    match = laying({"red": EAST, "blue": "J52"}, shares={"red": [1, 2, 0], "blue": [0, 1, 1]})
    out: Any = np.zeros(FEATURES, np.float32)
    board: Any = match.board.structs[0]
    features(board, match.state, 1, out)
    assert out == pytest.approx(look(match, 1), abs=1e-6)


# The game


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_start(players: int) -> None:
    numbers = look(opening(players), 0)
    assert numbers[told.COUNT_OF_SEATS : told.ROUND].tolist().index(1.0) == players - 3
    assert numbers[told.ROUND] == 1.0
    assert numbers[told.DECISION + decisions.SHARE] == 1.0
    assert numbers[told.DECIDES + players - 1] == 1.0
    assert numbers[told.BONUSES] == 1.0
    assert not numbers[told.LEFT_TO_LAY : told.ON_MOUNTAIN].any()
    assert of_seat(numbers, players - 1, told.PLACE) == (players - 1) / 4
    for place in range(players):
        assert of_seat(numbers, place, told.TO_RUN) == 1.0
    for place in range(players, 5):
        assert of_seat(numbers, place, told.TO_RUN) == 0.0


def test_what_is_left_of_a_turn() -> None:
    match = laying({"red": EAST}, shares=owning("red"))
    assert look(match)[told.LEFT_TO_LAY + 8 - 1] == 1.0
    play(match, "lay red G47")
    assert look(match)[told.LEFT_TO_LAY + 7 - 1] == 1.0
    assert look(match)[told.DECIDES] == 1.0
    play(match, "done")
    assert look(match)[told.DECIDES + 1] == 1.0
    assert of_seat(look(match), 0, told.TO_LAY) == 0.0
    assert of_seat(look(match), 1, told.TO_LAY) == 1.0


# Railroads


def test_cities_on_the_track_and_near_it() -> None:
    match = laying({"red": all_but_last(EAST)}, shares=owning("red"))
    numbers = look(match)
    assert of_railroad(numbers, "red", told.STARTED) == 1.0
    assert of_railroad(numbers, "blue", told.STARTED) == 0.0
    assert of_railroad(numbers, "red", told.ON_TRACK) == 2 / 8
    assert of_railroad(numbers, "red", told.PASSENGERS) == pytest.approx(2 / 6)
    assert of_railroad(numbers, "red", told.ON_EAST) == 1.0
    near = of_railroad(numbers, "red", told.CITIES_NEAR)
    after = look(laying({"red": EAST}, shares=owning("red")))
    assert of_railroad(after, "red", told.ON_TRACK) == 3 / 8
    assert of_railroad(after, "red", told.CITIES_NEAR) == near - 0.25


def test_the_map_is_told_city_by_city() -> None:
    match = laying({"red": all_but_last(EAST)}, shares=owning("red"))
    board = match.board.structs[0]
    places = {int(hex): place for place, hex in enumerate(board.city[: board.cities])}
    assert len(places) == told.TOLD_CITIES

    def told_of(city: str) -> list[float]:
        at = told.CITY_BLOCKS + told.CITY_NUMBERS * places[match.board.file.index[city]]
        return [float(each) for each in look(match)[at : at + told.CITY_NUMBERS]]

    assert told_of("G57") == [1, 1, 0, 0, 0, 0, 0]  # a passenger, and red
    assert told_of("H48") == [1, 0.5, 0, 0, 0, 0, 0]  # one locomotive away
    assert told_of(CHICAGO) == [1, 0, 0, 0, 0, 0, 0]


def test_a_full_city_is_not_near() -> None:
    """A third railroad does not come to Pittsburgh (RR-3.5)."""
    red = all_but_last(EAST)
    near = look(laying({"red": red}))
    full = look(laying({"red": red, "blue": WEST, "orange": "H48"}))
    number = told.CITIES_NEAR
    assert of_railroad(full, "red", number) < of_railroad(near, "red", number)


def test_shares_stand_by_seats_from_ones_own_on() -> None:
    match = position("lay", networks={"red": EAST}, shares={"red": [0, 1, 3]})
    shares = [of_railroad(look(match, 1), "red", told.SHARES + place) for place in range(5)]
    assert shares == pytest.approx([1 / 3, 1, 0, 0, 0])
    assert of_railroad(look(match, 1), "red", told.SHARE_LEAD) == (1 - 1.5) / 2


def test_railroads_that_meet_in_a_city_are_joined() -> None:
    apart = look(laying({"red": EAST, "blue": "J52"}))
    joined = look(laying({"red": EAST, "blue": WEST}))
    assert of_railroad(apart, "red", told.JOINED) == pytest.approx(3 / 40)
    assert of_railroad(joined, "red", told.JOINED) == pytest.approx((3 + 2) / 40)
    assert joined[told.NETWORK + 2] == pytest.approx(4 / 40)


# Bonuses


def test_how_near_chicago_is() -> None:
    way_there = way("I43", CHICAGO)
    steps = len(way_there.split()) - 1
    for laid in range(steps):
        track = " ".join(way_there.split()[: laid + 1])
        numbers = look(laying({"red": track}, shares=owning("red")))
        assert of_seat(numbers, 0, told.NEAR_CHICAGO) == pytest.approx(1 / (steps - laid) / 2)
        assert of_seat(numbers, 1, told.NEAR_CHICAGO) == 0.0
    numbers = look(laying({"red": way_there}, shares=owning("red")))
    assert of_seat(numbers, 0, told.NEAR_CHICAGO) == 0.0
    assert of_railroad(numbers, "red", told.IN_CHICAGO) == 1.0


def test_how_near_the_transcontinental_line_is() -> None:
    across = way("H54", "J2")
    hexes = across.split()
    middle = len(hexes) // 2
    networks = {"red": " ".join(hexes[:middle]), "purple": " ".join(reversed(hexes[middle + 2 :]))}
    numbers = look(laying(networks, shares=owning("purple"), transcontinental=True))
    assert numbers[told.BONUSES + 1] == 1.0
    assert numbers[told.BONUSES + 2] > 0.0
    assert of_seat(numbers, 0, told.NEAR_TRANSCONTINENTAL) > 0.0
    assert of_seat(numbers, 1, told.NEAR_TRANSCONTINENTAL) == 0.0
    paid = look(laying(networks, shares=owning("purple"), transcontinental=False))
    assert not paid[told.BONUSES + 1 : told.UNDER_WAY].any()


# Journeys and standings


def estimate(match: Match) -> Any:
    out: Any = np.zeros((ESTIMATE_ROWS, ESTIMATE_COLUMNS), np.int64)
    board: Any = match.board.structs[0]
    estimate_journeys(board, match.state, out)
    return out


def test_the_trains_of_a_round_run_one_after_another() -> None:
    """Each takes its passenger away: the last one begins in a city between the ends."""
    match = running(
        {"red": EAST, "blue": WEST}, shares={"red": [1, 0, 0]}, passengers="G57 I43 H54"
    )
    found = estimate(match)
    assert found[LENGTHS, :3].tolist() == [3, 3, 2]
    assert found[TO_SELF, :3].tolist() == [4 + 2, 4, 3]
    assert found[THIS_ROUND, :3].tolist() == [4 + 2 + 2 + 1, 4, 3]
    assert not found[NEXT_ROUND].any()


def test_the_round_to_come_is_estimated_too() -> None:
    match = running({"red": EAST}, round=5, passengers="G57 H54 H48")
    assert estimate(match)[NEXT_ROUND].tolist() == [0] * ESTIMATE_COLUMNS
    match = running({"red": EAST}, round=5, turn=2)
    found = estimate(match)
    assert found[THIS_ROUND, :3].tolist() == [0, 0, 3]
    assert found[NEXT_ROUND, :3].tolist() == [3, 2, 0]


def test_standings() -> None:
    match = running(
        {"red": EAST}, shares={"red": [0, 1, 0]}, money=[50, 40, 62], turn=2, passengers="G57"
    )
    numbers = look(match)
    assert of_seat(numbers, 0, told.MONEY) == pytest.approx(50 / told.DOLLARS)
    assert of_seat(numbers, 1, told.MONEY) == pytest.approx(10 / told.LEADS)
    assert of_seat(numbers, 2, told.MONEY) == pytest.approx(-12 / told.LEADS)
    assert of_seat(numbers, 1, told.AFTER_ROUND) == pytest.approx(8 / told.LEADS)
    assert of_seat(numbers, 2, told.AFTER_ROUND) == pytest.approx(-15 / told.LEADS)
    at = told.STANDINGS + told.STANDING_NUMBERS * told.MONEY
    assert numbers[at : at + 3] == pytest.approx([-12 / told.LEADS, -12 / (12 + told.CLOSE), 0.5])


def test_a_journey_under_way_shows() -> None:
    match = running({"red": EAST}, shares={"red": [0, 1, 1]})
    play(match, "from G57", *(f"ride red {hex}" for hex in way("G57", "H54").split()[1:]))
    numbers = look(match)
    assert numbers[told.DECISION + decisions.JOURNEY] == 1.0
    assert numbers[told.UNDER_WAY] == pytest.approx(0.1)
    assert numbers[told.UNDER_WAY + 1] == pytest.approx(-0.1)
