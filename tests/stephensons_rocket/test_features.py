"""What a position looks like to a seat, for players that learn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from tests.stephensons_rocket.positions import E1999, E2018, opening, position
from tests.stephensons_rocket.vetoes import moving
from tests.support.playing import play
from trunkline import Match
from trunkline.core.position import Position
from trunkline.games.stephensons_rocket import features as told
from trunkline.games.stephensons_rocket.features import FEATURES

SETTINGS: list[tuple[int, Mapping[str, str]]] = [
    (2, E2018),
    (3, {**E1999, "veto_defence": "original"}),
    (4, {**E1999, "merge_at_start": "no"}),
    (3, {**E2018, "board": "usa", "move_stations": "any"}),
    (4, {**E2018, "board": "china", "veto_defence": "any"}),
]
EACH_SETTING = pytest.mark.parametrize(("players", "options"), SETTINGS)
BY_SEAT = ("bids", "bid_hex", "score", "carried", "stations")
BY_SEAT_IN_ROWS = ("shares", "substitutes", "on_line", "in_city", "invested")
SEATS_THEMSELVES = ("active", "bidder", "leader")
OWN, NEXT = told.PLAYERS, told.PLAYERS + told.PLAYER_PARTS


def look(position: Position, seat: int, state: Any = None) -> Any:
    """The features of the position, or of another on its board."""
    out = np.zeros(FEATURES, np.float32)
    states = position.game.state_struct.array()
    states[0] = position.state if state is None else state
    kernel = position.game.kernel("tests.stephensons_rocket.features_kernel")
    kernel.read_features(position.board.structs, states, seat, out)
    return out


def walk(players: int, options: Mapping[str, str], most: int, seed: int = 0) -> Iterator[Match]:
    """A random match, before each of its actions; every kind of action is as likely."""
    chance = random.Random(seed)
    match = opening(players, chance.randrange(players), options)
    for _ in range(most):
        if match.actor is None:
            return
        yield match
        kinds: dict[str, list[Any]] = {}
        for action in match.legal:
            kinds.setdefault(str(action).split()[0], []).append(action)
        kind = "extend" if "extend" in kinds and chance.random() < 0.4 else chance.choice([*kinds])
        match.play(chance.choice(kinds[kind]))


@EACH_SETTING
def test_they_do_not_depend_on_what_is_hidden(players: int, options: Mapping[str, str]) -> None:
    for number, match in enumerate(walk(players, options, 150)):
        if number % 5 == 0:
            for seat in range(players):
                truth = look(match, seat)
                assert (truth == look(match.observed_by(seat), seat)).all()
                assert (truth == look(match.redealt(seat, number), seat)).all()


@EACH_SETTING
def test_nor_does_what_a_seat_foresees(players: int, options: Mapping[str, str]) -> None:
    """An action in a position with blanks leads to the same numbers as the action itself."""
    for number, match in enumerate(walk(players, options, 120, seed=1)):
        seat = match.actor
        if number % 5 == 0 and seat is not None:
            actions = [*match.legal]
            for action in (actions[0], actions[len(actions) // 2], actions[-1]):
                seen, _ = match.observed_by(seat).after(action)
                true, _ = match.after(action)
                if true.actor is not None:
                    assert (look(seen, seat) == look(true, seat)).all()


@EACH_SETTING
def test_all_numbers_are_small(players: int, options: Mapping[str, str]) -> None:
    for match in walk(players, options, 300, seed=2):
        for seat in range(players):
            numbers = look(match, seat)
            assert np.isfinite(numbers).all()
            assert np.abs(numbers).max() <= 3.0, np.abs(numbers).argmax()


def test_every_number_says_something() -> None:
    """None is always the same, in matches under all settings."""
    table = np.array(
        [
            look(match, seat)
            for seed, (players, options) in enumerate(SETTINGS * 3)
            for match in walk(players, options, 400, seed)
            for seat in range(players)
        ]
    )
    same = {int(each) for each in np.flatnonzero(table.min(axis=0) == table.max(axis=0))}
    # In random matches, a line with a station is seldom among the smallest, and while none has
    # closed, none of them is isolated.
    smallest = [told.LINES + slot * told.LINE_PARTS for slot in range(4, 7)]
    assert same <= {line + part for line in smallest for part in (1, 9, 10, 11, 12)}


@EACH_SETTING
def test_seats_are_told_in_turn_order_from_the_seat(
    players: int, options: Mapping[str, str]
) -> None:
    for number, match in enumerate(walk(players, options, 120, seed=4)):
        if number % 6 == 0:
            turned = seats_turned(match, 1)
            for seat in range(players):
                moved = look(match, (seat + 1) % players, turned)
                assert moved == pytest.approx(look(match, seat), abs=1e-5)


def seats_turned(match: Match, by: int) -> Any:
    """The position with everybody so many seats further on."""
    players = int(match.state.players)
    states: Any = match.game.state_struct.array()
    states[0] = match.state
    state = states[0]
    for name in BY_SEAT:
        state[name][:players] = np.roll(match.state[name][:players], by)
    for name in BY_SEAT_IN_ROWS:
        state[name][:, :players] = np.roll(match.state[name][:, :players], by, axis=1)
    for name in SEATS_THEMSELVES:
        if state[name] >= 0:
            state[name] = (match.state[name] + by) % players
    stations: Any = state.station
    stations[stations >= 0] = (stations[stations >= 0] + by) % players
    return state


def test_without_the_compiler_they_are_the_same() -> None:
    matches = (position(lines={"GWR": "C12"}, stations={"D12": 1}), moving((2, 2, 0), E1999))
    for match in matches:
        plain: Any = np.zeros(FEATURES, np.float32)
        told.features(match.board.structs[0], match.state, 1, plain)
        assert plain == pytest.approx(look(match, 1), abs=1e-5)


# Single numbers, in positions that can be read


def test_points_and_those_of_others() -> None:
    numbers = look(position(points=(5, 17, 9), options=E2018), 0)
    assert numbers[OWN] == pytest.approx(5 / 50)
    assert numbers[NEXT] == pytest.approx(17 / 50)
    assert numbers[NEXT + 2] == pytest.approx(12 / 40)  # ahead of the seat
    assert numbers[OWN + 2] == pytest.approx(-12 / 40)  # the seat, ahead of the best other


def test_1999_others_have_what_the_map_says() -> None:
    """Reading is next to G13: whoever has invested there was paid."""
    match = position(
        lines={"LSWR": "G14 G13"},
        invested={"Reading": {"brewing": (0, 2, 0), "textiles": (0, 0, 1)}},
        points=(5, 17, 9),
        options=E1999,
    )
    numbers = look(match, 0)
    assert numbers[OWN] == pytest.approx(5 / 50)
    assert numbers[NEXT] == pytest.approx(2 / 50)
    assert numbers[NEXT + told.PLAYER_PARTS] == pytest.approx(1 / 50)


def test_1999_the_end_as_a_seat_foresees_it_is_told_without_the_final_scoring() -> None:
    """Else the seat would have it, and others, whose money is hidden, would not."""
    match = position(
        lines={"GWR": "C12"}, points=(5, 17, 9), passengers=(2, 1, 0), tiles=1, options=E1999
    )
    ahead, _ = match.observed_by(0).after("extend GWR D12")
    assert ahead.actor is None
    numbers = look(ahead, 0)
    assert numbers[OWN] == pytest.approx(5 / 50)
    assert numbers[OWN + 4] == pytest.approx((5 + 2 + 6 - 3) / 40)  # a share, and passengers


def test_the_greatest_line_comes_first() -> None:
    numbers = look(position(lines={"GWR": "C12 D12"}, shares={"GWR": (2, 3, 0)}), 0)
    line = numbers[told.LINES : told.LINES + told.LINE_PARTS]
    towns = int(count_bits(position(lines={"GWR": "C12 D12"}).state.connected[4]))
    assert line[0] == 1.0  # open
    assert line[2] == pytest.approx(towns / 16)
    assert line[5:7] == pytest.approx([2 / 6, 3 / 6])
    assert line[7] == pytest.approx(-1 / 3)  # one share behind
    assert line[8] == pytest.approx((towns // 2 - towns) / 12)


def count_bits(number: int) -> int:
    return number.bit_count()


def test_what_the_next_move_brings() -> None:
    """The GWR at C12 comes next to Bath's railway town at D12, with a station of seat 1."""
    match = position(lines={"GWR": "C12"}, stations={"D12": 1}, options=E2018)
    before = count_bits(int(match.state.connected[4]))
    numbers = look(match, 1)
    seen = numbers[OWN + 16] * 8
    play(match, "extend GWR D12")
    assert count_bits(int(match.state.connected[4])) == before + 1
    assert int(match.state.score[1]) == before + 1
    assert seen == pytest.approx(before + 1)
    assert look(match, 0)[NEXT] == pytest.approx((before + 1) / 50)


def test_a_veto_is_told_as_it_stands() -> None:
    match = moving((2, 3, 0), E2018)
    numbers = look(match, 1)
    assert numbers[told.DECISION : told.DECISION + 3].tolist() == [0.0, 1.0, 0.0]
    assert numbers[told.DECISION + 4] == 1.0  # the seat itself decides
    assert numbers[told.DECISION + 4 + 4 + 2] == 1.0  # in the turn of who sits two seats on
    assert numbers[told.VETO : told.VETO + 3] == pytest.approx([3 / 6, 0, 3 / 6])
    assert numbers[told.VETO + 12] == 0.0
    play(match, "bid 2 C13")
    numbers = look(match, 1)
    assert numbers[told.DECISION : told.DECISION + 3].tolist() == [0.0, 0.0, 1.0]
    assert numbers[told.VETO + 8] == 1.0  # it leads
    assert numbers[told.VETO + 12] == pytest.approx(2 / 4)
    assert numbers[told.VETO + 14] == 1.0  # and sends the locomotive elsewhere
    assert numbers[told.LINES + 5] == pytest.approx(1 / 6)  # of 3 shares, 2 will be paid


def test_an_industry_where_the_seat_leads_comes_first() -> None:
    match = position(
        lines={"LSWR": "G14 G13"},
        invested={"Reading": {"brewing": (0, 2, 0), "textiles": (1, 0, 0)}},
    )
    first = look(match, 1)[told.INDUSTRIES : told.INDUSTRIES + told.INDUSTRY_PARTS]
    assert first == pytest.approx([2 / 4, 0, 2 / 3, 7 / 9])
    last = look(match, 1)[told.INDUSTRIES + 3 * told.INDUSTRY_PARTS :][: told.INDUSTRY_PARTS]
    assert last == pytest.approx([0, 1 / 4, -1 / 2, 8 / 9])
