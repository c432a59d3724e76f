from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

import trunkline
from trunkline.games import find_game
from trunkline.lab import batches
from trunkline.lab.simulate import simulate
from trunkline.players import BUILT_IN
from trunkline.players.random import RandomPlayer
from trunkline.testing.perft import divide, perft


def facts(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if not key.endswith("_per_second")}


def test_games_are_the_same_however_they_are_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate("chicago-express", 3, 300, seed=5).report()
    monkeypatch.setattr(batches, "FAST_BATCH", 70)
    parts = simulate("chicago-express", 3, 300, seed=5).report()
    workers = simulate("chicago-express", 3, 300, seed=5, workers=2).report()
    assert facts(whole) == facts(parts) == facts(workers)
    assert facts(simulate("chicago-express", 3, 300, seed=6).report()) != facts(whole)


def test_a_report_adds_up() -> None:
    report = simulate("chicago-express", 4, 100, seats=["random"]).report()
    assert report["unfinished"] == 0
    assert sum(report["endings"].values()) == 100
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)
    for seat in report["seats"]:
        assert sum(seat["places"].values()) == 100
    assert report["moves_per_second"] / report["games_per_second"] == pytest.approx(
        report["mean_length"]
    )
    assert json.loads(json.dumps(report)) == report


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate("chicago-express", 2, 5000, progress=heard.append)
    assert sum(heard) == 5000
    assert len(heard) > 1


def test_mixed_seats_play_their_part() -> None:
    report = simulate("chicago-express", 3, 30, seats=["random", "greedy", "random"]).report()
    wins = [seat["win_share"] for seat in report["seats"]]
    assert wins.index(max(wins)) == 1


def play_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "are_compiled", lambda seats: False)


def test_each_seat_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Seeded(RandomPlayer):
        def __init__(self, seed: int) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setitem(BUILT_IN, "random", Seeded)
    play_uncompiled(monkeypatch)
    simulate("chicago-express", 3, 1, seed=4)
    assert len(set(seeds[-3:])) == 3


@pytest.mark.parametrize("are_compiled", [True, False])
def test_a_game_that_is_cut_off_has_no_winner(
    are_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = dataclasses.replace(find_game("chicago-express"), max_length=5)
    monkeypatch.setattr(batches, "find_game", lambda _: short)
    if not are_compiled:
        play_uncompiled(monkeypatch)
    report = simulate("chicago-express", 3, 4).report()
    assert report["unfinished"] == report["games"] == 4
    assert report["mean_length"] == 5
    assert report["endings"] == {}
    for seat in report["seats"]:
        assert seat["win_share"] == 0
        assert seat["places"] == {}
        assert seat["mean_score"] > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 9}, "is for 2 to 6 players"),
        ({"games": 0}, "at least one game must be played, not 0"),
        ({"seats": ["random", "greedy"]}, "3 seats need 3 players, or one for all; not 2"),
        ({"seats": ["rnadom"]}, "Did you mean random"),
        ({"options": {"x": "y"}}, "has no option 'x'"),
    ],
)
def test_what_cannot_be_simulated_is_told_why(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(trunkline.BadSetup, match=message):
        simulate(**{"game": "chicago-express", "players": 3, "games": 10, **arguments})


def test_perft_counts_what_can_be_counted_by_hand() -> None:
    """Two players with 60 dollars, bids from 7: after bid b there are 60 - b bids and a pass."""
    match = trunkline.new("chicago-express", players=2, deal={"first": 0})
    assert perft(match, 0) == 1
    assert perft(match, 1) == 55
    assert perft(match, 2) == 55 + sum(61 - bid for bid in range(7, 61))
    assert sum(count for _, count in divide(match, 2)) == perft(match, 2)


def test_perft_of_a_match_that_is_over_is_one() -> None:
    match = trunkline.new("chicago-express", players=2, seed=1)
    while match.actor is not None:
        match.play(match.legal[-1])
    assert perft(match, 3) == 1
