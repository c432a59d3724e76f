"""What a position looks like to a seat: the numbers that a value net is given."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.support.playing import decision, offered, play
from tests.ticket_to_ride.positions import BOTH_GAMES, LEGENDARY, TEAM, opening, position, team
from trunkline import Match
from trunkline.core.compiled import compiled
from trunkline.core.events import Log
from trunkline.core.game import AnyGame
from trunkline.core.position import Position
from trunkline.core.struct import FloatGrid, Row, StructArray, unpacked
from trunkline.games.ticket_to_ride import features as told
from trunkline.games.ticket_to_ride import plan_features as plan
from trunkline.games.ticket_to_ride import rules
from trunkline.games.ticket_to_ride.features import FEATURES, features
from trunkline.games.ticket_to_ride.state import BLANK_TICKET, Board, State

SETTINGS: list[tuple[AnyGame, int, Mapping[str, str]]] = [
    *((LEGENDARY, players, {}) for players in LEGENDARY.players),
    (TEAM, 4, {}),
    (TEAM, 4, {"share_tickets": "one_or_two"}),
    (TEAM, 6, {"last_turns_at": "4"}),
]
EACH_SETTING = pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
# How likely a random match takes an action, beside `draw`; so that it gets anywhere.
LIKELY = {"claim": 8, "tickets": 0.3, "share": 0.3, "withdraw": 0.5}
DEEP = 4  # decisions that a preview follows


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


def of_plan(seen: Any, number: int) -> float:
    return float(seen[told.PLAN + number])


def of_ticket(seen: Any, number: int, place: int = 0) -> float:
    """Of an open ticket, the most valuable first."""
    return of_plan(seen, place * plan.A_TICKET + number)


def walk(game: AnyGame, players: int, options: Mapping[str, str], seed: int = 0) -> Iterator[Match]:
    """A random match, before each of its actions."""
    chance = random.Random(seed)
    match = Match(game, players, options=options, seed=seed)
    while match.actor is not None:
        yield match
        actions = [*match.legal]
        weights = [LIKELY.get(str(each).split()[0], 1.0) for each in actions]
        match.play(chance.choices(actions, weights)[0])


@cache
def described() -> Any:
    """The numbers of whole matches, one of each setting and more of usual ones, by every seat."""
    found = []
    for seed, (game, players, options) in enumerate([*SETTINGS, *SETTINGS]):
        for match in walk(game, players, options, seed):
            found += [look(match, seat) for seat in range(players)]
            seen = match.observed_by(match.actor)
            if not match.legal.ids:
                continue
            after, _ = seen.after(seen.legal[len(match.actions) % len(seen.legal)])
            found.append(look(after, match.actor or 0))
    return np.array(found)


# What holds in every position


@EACH_SETTING
def test_nothing_hangs_on_what_a_seat_cannot_know(
    game: AnyGame, players: int, options: Mapping[str, str]
) -> None:
    for number, match in enumerate(walk(game, players, options)):
        if number < 30 or number % 5 == 0:
            for seat in range(players):
                truth = look(match, seat)
                assert (truth == look(match.observed_by(seat), seat)).all()
                assert (truth == look(match.redealt(seat, number), seat)).all()


def test_numbers_are_finite_and_small() -> None:
    rows = described()
    assert np.isfinite(rows).all()
    assert np.abs(rows).max() <= told.LIMIT
    assert (np.abs(rows) < told.LIMIT).mean() > 0.995  # random players hoard cards and tickets


def test_every_number_says_something() -> None:
    rows = described()
    silent = np.flatnonzero((rows == rows[0]).all(axis=0)).tolist()
    assert silent == []
    assert rows[:, FEATURES - 1].any()  # the last number is in use


def test_the_whole_table_turned_looks_the_same() -> None:
    hands, tickets = ("4 red", "2 blue locomotive", "3 green"), ([3], [8, 12], [20])
    routes, stock = {0: "36", 1: "60", 2: "63"}, (30, 25, 38)
    straight = position(
        hands=hands, tickets=tickets, routes=routes, trains=stock, points=(5, 9, 2), turn_of=1
    )
    turned = position(
        hands=(hands[2], *hands[:2]),
        tickets=(tickets[2], *tickets[:2]),
        routes={(seat + 1) % 3: track for seat, track in routes.items()},
        trains=(stock[2], *stock[:2]),
        points=(2, 5, 9),
        turn_of=2,
    )
    for seat in range(3):
        assert (look(straight, seat) == look(turned, (seat + 1) % 3)).all()


# Previews: what the rules do with blanks, as a player that thinks ahead has them do


class StrictRow(np.ndarray):
    """A row in which no index counts from the end: compiled code would read elsewhere."""

    def __getitem__(self, index: Any) -> Any:
        self._check(index)
        found = super().__getitem__(index)
        return found.view(StrictRow) if isinstance(found, np.ndarray) else found

    def __setitem__(self, index: Any, value: Any) -> None:
        self._check(index)
        super().__setitem__(index, value)

    @staticmethod
    def _check(index: Any) -> None:
        for each in index if isinstance(index, tuple) else (index,):
            if not isinstance(each, slice) and each < 0:
                raise IndexError(f"{each} is out of range")


def strict(struct: Any) -> Any:
    """A copy for plain Python, in which nothing reaches out of its row."""
    plain: Any = unpacked(struct)
    for name, value in vars(plain).items():
        if isinstance(value, np.ndarray):
            setattr(plain, name, value.copy().view(StrictRow))
        elif isinstance(value, SimpleNamespace):
            setattr(plain, name, strict_fields(value))
    return plain


def strict_fields(plain: Any) -> Any:
    for name, value in vars(plain).items():
        if isinstance(value, np.ndarray):
            setattr(plain, name, value.copy().view(StrictRow))
    return plain


def think(game: AnyGame, board: Any, state: Any, seat: int, deep: int, found: set[str]) -> None:
    """Follow the seat's own decisions, as `players.learned_kernel` does."""
    out: Any = np.zeros(FEATURES, np.float32)
    features(board, state, seat, out)
    assert np.isfinite(out).all()
    if deep == 0 or game.contract.actor(state) != seat:
        return
    room: Any = np.zeros(game.space.size, np.int64)
    count = game.contract.legal(board, state, room)
    found.add(f"{game.decisions[state.decision].name} {min(count, 1)}")
    blocks = game.decisions.blocks()[state.decision]
    chosen = room[:count].tolist()
    for action in {*chosen[:2], *chosen[-2:]}:
        assert any(first <= action < end for first, end in blocks)
        assert rules.refuse(board, state, action) == 0
        after = copy.deepcopy(state)
        rules.apply(board, after, action, Log.array()[0])
        think(game, board, after, seat, deep - 1, found)


@BOTH_GAMES
def test_previews_stop_at_what_the_seat_cannot_know(game: AnyGame) -> None:
    found: set[str] = set()
    players = game.players[0] if game is TEAM else 3
    board = strict(game.board.structs[0])
    for number, match in enumerate(walk(game, players, {}, seed=3)):
        if match.actor is not None and (number < 24 or number % 9 == 0):
            state = strict(match.observed_by(match.actor).state)
            think(game, board, state, match.actor, DEEP, found)
    assert {"tickets 0", "start-tickets 1", "second-card 1", "pay 1"} <= found
    assert ("start-rack 0" if game is TEAM else "start-tickets 0") in found


@pytest.mark.clause("TA-6.1", "TA-6.3")
def test_a_tunnel_in_a_preview_is_neither_paid_nor_given_up() -> None:
    match = team(hands=("2 white red",), racks=("white",))
    seen = match.observed_by(0)
    for action in ("claim 2", "pay white 0", "from-rack 0 0"):
        seen, _ = seen.after(action)
    assert decision(seen) == "extra"
    assert offered(seen) == []
    looks = look(seen, 0)
    assert looks[told.CLAIM + 2] == 1.0
    assert 0.0 < looks[told.CLAIM + 6] < 1.0  # two white cards may be enough, or not
    play(match, "claim 2", "pay white 0", "from-rack 0 0")
    if decision(match) == "extra":
        assert "withdraw" in offered(match)


@BOTH_GAMES
def test_tickets_drawn_in_a_preview_are_so_many_unknown_ones(game: AnyGame) -> None:
    seen, _ = position(game, 4).observed_by(0).after("tickets")
    drawn = 4 if game is TEAM else 3
    assert [int(each) for each in seen.state.offered[0][:drawn]] == [BLANK_TICKET] * drawn
    assert offered(seen) == []
    assert of_plan(look(seen, 0), plan.TO_COME) == drawn / 4


@BOTH_GAMES
def test_the_start_in_a_preview_ends_with_the_own_decisions(game: AnyGame) -> None:
    match = opening(game, 4)
    while match.actor != 3 or len(match.legal) == 0:
        match.play(match.legal[0])
    seen: Position = match.observed_by(3)
    for _ in range(6 if game is TEAM else 4):
        seen, _ = seen.after(seen.legal[0])
    assert seen.actor == 3
    assert offered(seen) == []


# What is told


def test_a_card_drawn_blindly_counts_as_unknown() -> None:
    match = position(hands=("2 red",))
    at = told.HAND + told.HAND_FEATURES - 1
    assert look(match, 0)[at] == 0.0
    seen, _ = match.observed_by(0).after("draw deck")
    assert look(seen, 0)[at] == 0.5
    assert look(seen, 0)[told.HAND + 6] == pytest.approx(2 / 6)  # red


# Tracks: 60 Rawalpindi – Agra, 63 Agra – Bombay (2 orange). Ticket 21: Rawalpindi – Bombay.


def test_a_ticket_is_open_then_done() -> None:
    before = look(position(tickets=([21],), routes={0: "60"}), 0)
    value = float(LEGENDARY.board.structs[0].value[20])
    assert of_ticket(before, plan.VALUE) == pytest.approx(value / 15)
    assert of_ticket(before, plan.STEPS) == pytest.approx(1 / 5)
    assert of_ticket(before, plan.TRAINS) == pytest.approx(2 / 12)
    assert of_plan(before, plan.IN_ALL + plan.DONE) == 0.0
    after = look(position(tickets=([21],), routes={0: "60 63"}), 0)
    assert of_ticket(after, plan.VALUE) == 0.0
    assert of_plan(after, plan.IN_ALL + plan.DONE) == pytest.approx(value / 60)


def test_cards_for_the_plan_are_counted_by_colour() -> None:
    orange, red = 4, 6
    needs = told.PLAN + plan.NEEDS
    without = look(position(tickets=([21],), routes={0: "60"}, hands=("2 red",)), 0)
    assert without[needs + orange] == pytest.approx(2 / 5)
    assert without[needs + red] == 0.0
    one = look(position(tickets=([21],), routes={0: "60"}, hands=("orange red",)), 0)
    assert one[needs + orange] == pytest.approx(1 / 5)
    both = look(position(tickets=([21],), routes={0: "60"}, hands=("2 orange",)), 0)
    assert both[needs + orange] == 0.0
    steps = told.PLAN + plan.PLAN
    assert [each[steps + 8] for each in (without, one, both)] == [0.0, 0.0, 0.25]  # to pay now


def test_a_planned_track_is_in_danger_where_others_build() -> None:
    """Of Agra – Bombay, the opponent's network touches neither end, one, both, or joins them."""

    def danger(routes: str) -> float:
        match = position(players=2, tickets=([21],), routes={0: "60", 1: routes})
        return of_plan(look(match, 0), plan.PLAN + 5)

    nowhere, at_agra, at_both, joining = map(danger, ("36", "64", "64 67", "64 65"))
    assert nowhere < joining < at_agra < at_both


def test_who_cannot_be_reached_any_more_is_cut_off() -> None:
    """Every track to Bombay belongs to others."""
    board = LEGENDARY.board.structs[0]
    bombay = int(board.city_b[62])
    ids = [each.id for each in LEGENDARY.board.file.tracks]
    around: dict[int, list[str]] = {1: [], 2: []}
    for number, name in enumerate(ids):
        if bombay in (int(board.city_a[number]), int(board.city_b[number])):
            around[1 if len(around[1]) <= len(around[2]) else 2].append(str(name))
    routes = {seat: " ".join(names) for seat, names in around.items()}
    seen = look(position(players=3, tickets=([21],), routes=routes), 0)
    assert of_ticket(seen, plan.CUT_OFF) == 1.0
    assert of_plan(seen, plan.IN_ALL + plan.LOST) > 0.0


def test_partners_have_a_place_of_their_own() -> None:
    match = team(6, hands=("red", "2 red", "3 red", "4 blue", "5 blue", "6 green"))
    for seat, order in ((0, (1, 2, 3, 4, 5, 6)), (3, (4, 3, 5, 6, 1, 2))):
        seen = look(match, seat)
        sizes = [seen[told.PLAYERS + role * told.A_PLAYER] * 15 for role in range(told.ROLES)]
        assert sizes == pytest.approx(order)


def test_who_plays_alone_has_no_partner() -> None:
    seen = look(position(players=5, hands=("red", "2 red", "3 red", "4 blue", "5 blue")), 2)
    sizes = [seen[told.PLAYERS + role * told.A_PLAYER] * 15 for role in range(told.ROLES)]
    assert sizes == pytest.approx((3, 0, 4, 5, 1, 2))
