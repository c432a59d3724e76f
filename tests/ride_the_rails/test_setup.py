"""RR-1: components and set-up."""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

import trunkline
from tests.ride_the_rails.positions import (
    all_but_last,
    held,
    laying,
    lays,
    money,
    opening,
    running,
    supply,
    way,
)
from tests.support.playing import facts, kinds, play, told
from trunkline import BadSetup

RAILROADS = ["red", "blue", "orange", "yellow", "purple", "black"]


@pytest.mark.clause("RR-1.1")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_the_game_is_for_3_to_5_players(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        trunkline.new("ride-the-rails", players)


@pytest.mark.clause("RR-1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_rounds_are_played(players: int) -> None:
    match = opening(players)
    for number in range(1, 7):
        assert facts(match)["round"] == number
        play(match, *["share red"] * players if number < 4 else ["share blue"] * players)
        play(match, *["done"] * players)
    assert match.actor is None
    assert told(match.events, "round-began") == [(1,), (2,), (3,), (4,), (5,), (6,)]


@pytest.mark.clause("RR-1.2")
def test_six_railroads_with_27_locomotives_each() -> None:
    match = opening()
    assert list(facts(match)["railroads"]) == RAILROADS
    assert [supply(match, railroad) for railroad in RAILROADS] == [27] * 6
    assert all(facts(match)["railroads"][railroad]["track"] == [] for railroad in RAILROADS)


@pytest.mark.clause("RR-1.2")
def test_shares_and_track_come_from_the_same_27() -> None:
    match = opening()
    play(match, "share red", "share blue", "share red")
    assert (supply(match, "red"), supply(match, "blue")) == (25, 26)
    events = play(match, "lay red G57", "lay red F56", "done", "lay blue O47")
    assert (supply(match, "red"), supply(match, "blue")) == (23, 25)
    assert held(match, "red") == [1, 0, 1]
    # what is left of them is told with each
    assert told(events, "started") == [(0, "red", "G57", 24), (1, "blue", "O47", 25)]
    assert told(events, "laid") == [(0, "red", "F56", 23)]
    assert told(match.events, "share-taken") == [
        (2, "red", 26),
        (1, "blue", 26),
        (0, "red", 25),
    ]


@pytest.mark.clause("RR-1.2", "RR-3.7")
def test_26_hexes_of_track_and_a_share_are_all_there_is() -> None:
    match = laying({"red": " ".join(way("O47", "R28", "C33").split()[:26])})
    assert len(facts(match)["railroads"]["red"]["track"]) == 26
    assert supply(match, "red") == 0


@pytest.mark.clause("RR-1.3")
def test_one_passenger_stands_in_every_city() -> None:
    match = opening()
    cities = [each.id for each in match.board.file.hexes if each.name]
    assert len(cities) == 51
    assert facts(match)["passengers"] == cities


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_no_money_and_no_share(players: int) -> None:
    match = opening(players)
    assert money(match) == [0] * players
    assert match.scores == (0,) * players
    assert [held(match, railroad) for railroad in RAILROADS] == [[0] * players] * 6


@pytest.mark.clause("RR-1.4")
def test_the_first_order_is_random() -> None:
    orders = {tuple(new_order(3, seed)) for seed in range(80)}
    assert orders == set(permutations(range(3)))


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize("players", [4, 5])
def test_anybody_may_come_at_any_place(players: int) -> None:
    orders = [new_order(players, seed) for seed in range(80)]
    for place in range(players):
        assert {order[place] for order in orders} == set(range(players))
    assert all(sorted(order) == [*range(players)] for order in orders)


def new_order(players: int, seed: int) -> list[int]:
    match = trunkline.new("ride-the-rails", players, seed=seed)
    order: list[int] = facts(match)["order"]
    assert match.deal == {"turn_order": order}
    return order


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize("order", [[2, 0, 1], [1, 2, 0, 3], [4, 3, 0, 2, 1]])
def test_the_first_order_can_be_given(order: list[int]) -> None:
    match = opening(len(order), order)
    assert facts(match)["order"] == order
    assert match.deal == {"turn_order": order}
    assert match.actor == order[-1]


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize(
    ("order", "problem"),
    [
        ([2, 0], r"turn_order has 2 of a pile of 3; missing: 1"),
        ([2, 0, 0], r"missing: 1; too many: 0"),
        ([0, 1, 2, 2], r"turn_order has 4 of a pile of 3; too many: 2"),
        ([0, 1, 3], r"turn_order has 3, and in its pile are 0, 1, 2"),
        ([0, 1, -1], r"turn_order has -1, and in its pile are 0, 1, 2"),
        ([0, 1, "Ada"], r"turn_order has 'Ada', and in its pile are 0, 1, 2"),
        ("012", r"turn_order is a list of 3"),
        (1, r"turn_order is a list of 3"),
    ],
)
def test_an_order_that_is_none_is_refused(order: object, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        trunkline.new("ride-the-rails", 3, deal={"turn_order": order})


def test_nothing_else_is_dealt() -> None:
    with pytest.raises(BadSetup, match="a deal has turn_order"):
        trunkline.new("ride-the-rails", 3, deal={"first": 0})


def test_the_first_order_stands_in_the_record(tmp_path: Path) -> None:
    match = opening(4, [3, 1, 0, 2])
    play(match, "share blue")
    match.save(tmp_path / "match.txt")
    again = trunkline.load(tmp_path / "match.txt")
    assert facts(again) == facts(match)
    assert facts(again)["order"] == [3, 1, 0, 2]


@pytest.mark.clause("RR-1.4")
def test_everything_is_open() -> None:
    match = running({"red": way("F28", "F34")}, shares={"red": [2, 1, 0]}, money=[3, 4, 5])
    for seat in (0, 1, 2, None):
        assert match.view(seat)["position"] == match.position()


def test_what_happens_first_is_told() -> None:
    events = opening().events
    assert kinds(events) == ["round-began", "railroad-opened", "railroad-opened"]
    assert told(events, "railroad-opened") == [("red",), ("blue",)]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0]])
def test_money_comes_from_a_bank_that_has_no_end(order: Sequence[int]) -> None:
    """The rulebook has no limit of it; the table counts what it has paid out."""
    match = laying({"red": all_but_last(way("G57", "F40"))}, order=order, turn=order.index(0))
    assert facts(match)["bank"] == 0
    play(match, *lays("red", "F40"))
    assert (money(match)[0], facts(match)["bank"]) == (2, -2)
