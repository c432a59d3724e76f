from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.server.strange_players import write_strange_players
from tests.support.command_line import command
from trunkline.core.match import Match
from trunkline.lab.simulate import simulate
from trunkline.players import make_seat
from trunkline.players.seat import Seat, Sight, decide


def play_out(match: Match, seats: list[Seat]) -> Match:
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_the_same_seed_plays_the_same_way(kind: str) -> None:
    def game() -> list[str]:
        match = trunkline.new("chicago-express", players=3, seed=4)
        return [str(a) for a in play_out(match, [make_seat(kind, s) for s in range(3)]).actions]

    assert game() == game()


def test_random_players_with_other_seeds_play_otherwise() -> None:
    match = trunkline.new("chicago-express", players=3, seed=4)
    first = {str(decide(match, make_seat("random", seed))) for seed in range(30)}
    assert len(first) > 5


def test_an_unknown_player_is_told_the_known_ones() -> None:
    with pytest.raises(trunkline.BadSetup, match=r"random or greedy\. Did you mean greedy"):
        make_seat("gredy")


def test_a_seat_is_shown_its_sight_and_not_the_match() -> None:
    shown: list[Sight] = []

    class Watcher:
        def decide(self, sight: Sight, seconds: float) -> int:
            shown.append(sight)
            return sight.legal[0]

    match = trunkline.new("chicago-express", players=3, seed=4, deal={"first": 2})
    decide(match, Watcher(), seconds=0.5)
    (sight,) = shown
    assert sight.seat == 2
    assert sight.legal == match.legal.ids
    assert sight.state.tobytes() == match.sight(2).tobytes()
    state: Any = sight.state[0]
    state.cash[2] = 9999
    assert match.scores[2] == 40


def test_an_illegal_answer_is_not_taken() -> None:
    class Cheat:
        def decide(self, sight: Sight, seconds: float) -> int:
            return 10**6

    match = trunkline.new("chicago-express", players=3, seed=4)
    with pytest.raises(ValueError, match="Cheat answered 1000000, which is not legal now"):
        decide(match, Cheat())
    assert match.actions == []


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random(players: int) -> None:
    seats = ["greedy"] + ["random"] * (players - 1)
    report = simulate("chicago-express", players, 40, seats=seats).report()
    assert report["seats"][0]["win_share"] > 0.9


def test_greedy_does_not_overbid() -> None:
    """No share of an opening auction pays more than its income, eight times at the most."""
    match = trunkline.new("chicago-express", players=4, seed=2)
    play_out(match, [make_seat("greedy", seed) for seed in range(4)])
    sold = [event for event in match.events if event.kind == "share-sold"]
    assert len(sold) > 8
    opening = {"PRR": 7, "B&O": 6, "C&O": 5, "NYC": 8}
    for event in sold[:4]:
        assert int(event["price"]) <= 3 * opening[str(event["company"])]


def test_greedy_builds_and_develops() -> None:
    match = trunkline.new("chicago-express", players=4, seed=2)
    play_out(match, [make_seat("greedy", seed) for seed in range(4)])
    kinds = [event.kind for event in match.events]
    assert kinds.count("built") > 20
    assert kinds.count("house-placed") + kinds.count("industry-grew") > 2
    gains = [int(event["gain"]) for event in match.events if event.kind == "built"]
    assert sum(gains) > len(gains) / 2


def test_a_player_from_elsewhere_is_found(tmp_path: Path) -> None:
    environment = {**os.environ, **write_strange_players(tmp_path)}
    arguments = ("play", "chicago-express", "--seats", "knowing,random", "--seed", "1")
    done = subprocess.run(
        command(*arguments), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    compiled = command("simulate", "chicago-express", "--seats", "knowing")
    refused = subprocess.run(compiled, env=environment, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "compiled games are played by random or greedy" in refused.stderr
