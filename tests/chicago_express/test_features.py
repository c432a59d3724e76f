"""What a position looks like to a seat: the numbers that a value net is given."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

import trunkline
from tests.chicago_express.positions import ONE_STEP_TO_DIVIDENDS, position
from tests.support.playing import play
from trunkline import Match
from trunkline.core.compiled import compiled
from trunkline.core.position import Position
from trunkline.core.struct import FloatGrid, Row, StructArray
from trunkline.games.chicago_express import features as told
from trunkline.games.chicago_express.features import FEATURES, features
from trunkline.games.chicago_express.state import (
    AUCTION,
    CHICAGO_DIVIDENDS,
    COMPANY_NAMES,
    DETROIT,
    DEVELOP,
    EXPAND,
    PITTSBURGH,
    SEATS,
    WABASH,
    WHEELING,
    Board,
    State,
)

MATCHES = 2  # of each number of players, by each of the two readings of CE-8.2


@compiled(entry=True)
def describe_all(
    boards: StructArray[Board], states: StructArray[State], seats: Row, out: FloatGrid
) -> None:
    for number in range(len(states)):
        features(boards[0], states[number], seats[number], out[number])


def look(match: Position, seat: int) -> Any:
    """What that position looks like to the seat."""
    out: Any = np.zeros((1, FEATURES), np.float32)
    seats: Any = np.array([seat])
    describe_all(match.board.structs, State.read(match.state_bytes), seats, out)
    return out[0]


def of_company(seen: Any, name: str, number: int) -> Any:
    return seen[told.COMPANY_BLOCKS + told.A_COMPANY * COMPANY_NAMES.index(name) + number]


def of_seat(seen: Any, place: int, number: int) -> Any:
    return seen[told.SEAT_BLOCKS + told.A_SEAT * place + number]


def margin(seen: Any, projection: int) -> Any:
    return seen[told.MARGINS + told.A_MARGIN * projection]


def westward(match: Match, chance: random.Random) -> str:
    """An action by chance; who builds mostly heads for Chicago, so that the Wabash is seen too, or
    for Detroit."""
    options = [str(each) for each in match.legal]
    builds = [each for each in options if each.startswith("build ")]
    if builds and chance.random() < 0.8:
        board, index = match.board.structs[0], match.board.file.index
        ways = board.to_chicago if chance.random() < 0.7 else board.to_industry[DETROIT]
        return min(builds, key=lambda each: int(ways[index[each.split()[1]]]))
    if "expand" in options and chance.random() < 0.5:
        return "expand"
    if "nothing" in options and len(options) > 1:
        options.remove("nothing")
    return chance.choice(options)


@cache
def sample() -> list[tuple[Position, int]]:
    """Positions of matches by chance, of every number of players and both options, by each seat."""
    chance = random.Random(8)
    positions: list[Position] = []
    for players in range(2, SEATS + 1):
        for number in range(MATCHES * len(CHICAGO_DIVIDENDS)):
            options = {"chicago_dividend": CHICAGO_DIVIDENDS[number % 2]}
            match = trunkline.new("chicago-express", players, seed=number, options=options)
            while match.actor is not None:
                match.play(westward(match, chance))
            positions += [match.at(each) for each in range(len(match.actions))]
    return [(each, seat) for each in positions for seat in range(each.players)]


@cache
def described() -> Any:
    states = State.array(len(sample()))
    for number, (each, _) in enumerate(sample()):
        states[number] = State.read(each.state_bytes)[0]
    seats: Any = np.array([seat for _, seat in sample()])
    out: Any = np.zeros((len(states), FEATURES), np.float32)
    describe_all(sample()[0][0].board.structs, states, seats, out)
    return out


def differing(one: Any, other: Any) -> list[int]:
    return [int(number) for number in np.flatnonzero(one != other)]


# What holds in every position


def test_numbers_are_finite_and_small() -> None:
    rows = described()
    assert np.isfinite(rows).all()
    assert np.abs(rows).max() <= 3.0


def test_every_number_says_something() -> None:
    rows = described()
    silent = {int(each) for each in np.flatnonzero((rows == rows[0]).all(axis=0))}
    of_oneself = {  # nobody leads over oneself
        told.SEAT_BLOCKS + told.BY_HORIZON_LEAD,
        told.SEAT_BLOCKS + told.PROSPECTS_LEAD,
    }
    # Matches by chance are over before Detroit's last boxes, and the Wabash has no forest near.
    rare = {told.DETROIT_LEFT, told.DETROIT_LEFT + 1}
    rare.add(told.COMPANY_BLOCKS + told.A_COMPANY * WABASH + told.FORESTS)
    assert of_oneself <= silent <= of_oneself | rare
    assert rows[:, FEATURES - 1].any()  # the last number is in use


def test_nothing_hangs_on_what_a_seat_cannot_know() -> None:
    for each, seat in sample()[::101]:
        seen = look(each, seat)
        assert not differing(seen, look(each.observed_by(seat), seat))
        assert not differing(seen, look(each.redealt(seat, seed=1), seat))


@pytest.mark.parametrize("players", range(2, SEATS + 1))
def test_the_whole_table_turned_looks_the_same(players: int) -> None:
    """Everybody sits one place farther on: the next seat sees what this one saw."""

    def table(turn: int) -> Match:
        def moved(values: Sequence[int]) -> list[int]:
            return [values[(seat - turn) % players] for seat in range(players)]

        nobody = [0] * (players - 2)
        held = {"PRR": moved([1, 1, *nobody]), "B&O": moved([0, 1, *nobody])}
        held |= {"C&O": moved([2, 1, *nobody]), "NYC": moved([1, 0, *nobody])}
        cash = moved(range(10, 10 + players))
        match = position(players, turn % players, cash=cash, shares=held, treasury={"C&O": 20})
        play(match, "auction", "offer C&O", "bid 5", "pass")
        return match

    for turn in range(1, players):
        for seat in range(players):
            seen = look(table(turn), (seat + turn) % players)
            assert not differing(look(table(0), seat), seen)


# Known positions


def test_the_clock() -> None:
    seen = look(position(3, turn_of=1, dials=ONE_STEP_TO_DIVIDENDS), seat=1)
    left = [*[0] * 3, *[1] * 5, *[1, 0, 0, 0]]  # of auction, expand and develop
    assert list(seen[told.DIAL_LEFT : told.DIALS_RED]) == left
    assert seen[told.FEWEST_TURNS] == pytest.approx(1 / 7)
    assert seen[told.MOST_TURNS] == pytest.approx(5 / 11)
    assert seen[told.OWN_FEWEST_TURNS] == pytest.approx(1 / 3)
    assert seen[told.OWN_MOST_TURNS] == pytest.approx(2 / 4)
    assert not seen[told.LAST_ROUND]


def test_the_last_round() -> None:
    assert look(position(houses_left=3), 0)[told.LAST_ROUND]
    assert look(position(industry={"Detroit": 8}), 0)[told.LAST_ROUND]
    gone = {"PRR": 0, "B&O": 0, "NYC": 0}
    assert look(position(locomotives=gone), 0)[told.LAST_ROUND]
    sold = {"PRR": (3, 0, 0), "B&O": (4, 0, 0), "NYC": (5, 0, 0)}
    assert look(position(shares=sold), 0)[told.LAST_ROUND]
    one_left = look(position(shares={**sold, "NYC": (4, 0, 0)}), 0)
    assert not one_left[told.LAST_ROUND]
    assert one_left[told.SHARES_IN_REACH]
    assert one_left[told.SHARES_NEAR] == 0.5


def test_dividends_and_margins() -> None:
    """Income 16, three shares: 12 dollars to who has two, 6 to the other (CE-7.1)."""
    match = position(
        cash=(10, 20, 0),
        shares={"PRR": (0, 0, 0), "B&O": (0, 0, 0), "C&O": (0, 0, 0), "NYC": (2, 1, 0)},
        income={"NYC": 16},
    )
    seen = look(match, 0)
    assert of_company(seen, "NYC", told.DIVIDEND) == pytest.approx(6 / 15)
    assert of_company(seen, "NYC", told.DILUTED) == pytest.approx(4 / 15)
    assert of_seat(seen, 0, told.NEXT_DIVIDEND) == pytest.approx(12 / 40)
    assert of_seat(seen, 1, told.NEXT_DIVIDEND) == pytest.approx(6 / 40)
    assert of_seat(seen, 0, told.DILUTION) == pytest.approx(2 * 2 / 30)
    assert margin(seen, told.IN_CASH) == pytest.approx(-10 / 50)
    assert margin(seen, told.AFTER_ONE) == pytest.approx(-4 / 50)
    assert margin(seen, told.AFTER_FOUR) == pytest.approx(14 / 50)


def test_an_auction_counts_as_settled() -> None:
    match = position(cash=(30, 30, 30), shares={"NYC": (1, 0, 0)}, income={"NYC": 16})
    play(match, "auction", "offer NYC", "bid 8", "bid 12")
    seen = look(match, 1)
    assert of_seat(seen, 0, told.CASH) == pytest.approx(18 / 80)
    assert of_seat(seen, 0, told.LEADS) == 1
    assert of_seat(seen, 0, told.NEXT_DIVIDEND) == pytest.approx(8 / 40)
    assert seen[told.BID] == pytest.approx(12 / 40)
    assert seen[told.RIVALS] == pytest.approx(2 / 5)
    assert seen[told.OWN_ROOM] == pytest.approx((30 - 13) / 30)
    assert seen[told.ACTOR + 1] == 1  # the next seat has the word, …
    assert seen[told.ACTIVE + 2] == 1  # … and it is the turn of the one before


def test_who_cannot_bid_is_no_rival() -> None:
    match = position(cash=(30, 12, 30), income={"NYC": 16})
    play(match, "auction", "offer NYC", "bid 12")
    assert look(match, 0)[told.RIVALS] == pytest.approx(1 / 5)


def test_the_way_to_chicago() -> None:
    def nyc(at: str, treasury: int) -> Any:
        shares, income = {"NYC": (1, 1, 0)}, {"NYC": 19}
        money, track = {"NYC": treasury}, {"NYC": at}
        return look(position(shares=shares, income=income, treasury=money, track=track), 0)

    seen = nyc("B3", treasury=4)
    assert of_company(seen, "NYC", told.CHICAGO_STEPS) == pytest.approx(2 / 18)
    assert of_company(seen, "NYC", told.CHICAGO_PURSE) == 0  # 1 for a plain, 3 for Chicago
    assert of_company(seen, "NYC", told.CHICAGO_NOW) == 1
    assert of_company(seen, "NYC", told.BEST_PAIR) == pytest.approx(7 / 6)
    assert of_seat(seen, 1, told.CHICAGO_DIVIDEND) == pytest.approx(13 / 40)  # (19 + 7) / 2
    poor = nyc("B3", treasury=3)
    assert of_company(poor, "NYC", told.CHICAGO_NOW) == 0
    there = nyc("A2", treasury=3)
    assert of_company(there, "NYC", told.IN_CHICAGO) == 1
    assert of_company(there, "NYC", told.CHICAGO_STEPS) == 0


def test_developments() -> None:
    """Wheeling adds 1 to each company there; a house in Buffalo 2; a forest only cash."""
    match = position(track={"PRR": "I6", "NYC": "I6 L0 K2"})
    seen = look(match, 0)
    assert of_company(seen, "PRR", told.DEVELOPABLE) == pytest.approx(1 / 15)
    assert of_company(seen, "NYC", told.DEVELOPABLE) == pytest.approx(3 / 15)
    assert of_company(seen, "NYC", told.BEST_HOUSE) == 1
    assert of_company(seen, "NYC", told.FORESTS) == pytest.approx(0.1)
    assert seen[told.BEST_DEVELOPMENT] == pytest.approx(2 / 3)
    assert of_company(seen, "PRR", told.CONNECTED + WHEELING) == 1
    assert 0 < of_company(seen, "PRR", told.CONNECTED + PITTSBURGH) < 1
    assert of_company(seen, "PRR", told.CONNECTED + DETROIT) < 0.5


def test_the_cheapest_way_to_chicago_is_printed_on_the_board() -> None:
    match = position()
    board, index = match.board.structs[0], match.board.file.index
    assert board.cost_to_chicago[index["A2"]] == 0
    assert board.cost_to_chicago[index["B2"]] == 3
    assert board.cost_to_chicago[index["C2"]] == 4  # over a plain
    assert board.to_industry[DETROIT, index["E1"]] == 1
    assert list(board.steps_to_red[[AUCTION, EXPAND, DEVELOP]]) == list(told.TOLD_STEPS)
