from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import trunkline
from tests.server.support.faulty_bots import write_faulty_bots
from tests.support.command_line import command
from trunkline.core.match import Match
from trunkline.lab.simulate import simulate
from trunkline.players import make_player, make_players
from trunkline.players.player import Observation, Player, decide


def play_out(match: Match, seats: list[Player]) -> Match:
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_the_same_seed_plays_the_same_way(kind: str) -> None:
    def game() -> list[str]:
        match = trunkline.new("chicago-express", players=3, seed=4)
        return [str(a) for a in play_out(match, [make_player(kind, s) for s in range(3)]).actions]

    assert game() == game()


def test_random_players_with_other_seeds_play_otherwise() -> None:
    match = trunkline.new("chicago-express", players=3, seed=4)
    first = {str(decide(match, make_player("random", seed))) for seed in range(30)}
    assert len(first) > 5


def test_players_of_one_table_draw_differently() -> None:
    match = trunkline.new("chicago-express", players=3, seed=4)
    first = [
        decide(match, each) for each in make_players(dict.fromkeys(range(9), "random"), 4).values()
    ]
    assert len(set(first)) > 4


def test_an_unknown_player_is_told_the_known_ones() -> None:
    with pytest.raises(trunkline.BadSetup, match=r"level-8, .* or search\. Did you mean greedy"):
        make_player("gredy")


def test_a_player_is_shown_what_its_seat_may_know_and_not_the_match() -> None:
    shown: list[Observation] = []

    class RecordingPlayer:
        def decide(self, observation: Observation, seconds: float) -> int:
            shown.append(observation)
            return observation.legal[0]

    match = trunkline.new("chicago-express", players=3, seed=4, deal={"first": 2})
    decide(match, RecordingPlayer(), seconds=0.5)
    (observation,) = shown
    assert observation.seat == 2
    assert observation.legal == match.legal.ids
    assert observation.state.tobytes() == match.observation(2).tobytes()
    state: Any = observation.state[0]
    state.cash[2] = 9999
    assert match.scores[2] == 40


def test_an_illegal_answer_is_not_taken() -> None:
    class Cheat:
        def decide(self, observation: Observation, seconds: float) -> int:
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
    play_out(match, [make_player("greedy", seed) for seed in range(4)])
    sold = [event for event in match.events if event.kind == "share-sold"]
    assert len(sold) > 8
    opening = {"PRR": 7, "B&O": 6, "C&O": 5, "NYC": 8}
    for event in sold[:4]:
        assert int(event["price"]) <= 3 * opening[str(event["company"])]


def test_greedy_builds_and_develops() -> None:
    match = trunkline.new("chicago-express", players=4, seed=2)
    play_out(match, [make_player("greedy", seed) for seed in range(4)])
    kinds = [event.kind for event in match.events]
    assert kinds.count("built") > 20
    assert kinds.count("house-placed") + kinds.count("industry-grew") > 2
    gains = [int(event["gain"]) for event in match.events if event.kind == "built"]
    assert sum(gains) > len(gains) / 2


def test_a_player_from_elsewhere_is_found(tmp_path: Path) -> None:
    environment = {**os.environ, **write_faulty_bots(tmp_path)}
    arguments = ("play", "chicago-express", "--seats", "knowing,random", "--seed", "1")
    done = subprocess.run(
        command(*arguments), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def simulated(environment: dict[str, str], seats: str, games: int) -> dict[str, Any]:
    arguments = ("simulate", "chicago-express", "--seats", seats, "--games", str(games), "--json")
    done = subprocess.run(
        command(*arguments), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_any_player_can_be_simulated(tmp_path: Path) -> None:
    """One that is not compiled is asked decision by decision, and plays the same way each time."""
    environment = {**os.environ, **write_faulty_bots(tmp_path)}
    report = simulated(environment, "knowing,random,greedy", 3)
    assert report["games"] == sum(report["endings"].values()) == 3
    assert [each["player"] for each in report["seats"]] == ["knowing", "random", "greedy"]
    again = simulated(environment, "knowing,random,greedy", 3)
    assert again["seats"] == report["seats"]


def test_a_compiled_player_from_elsewhere_plays_in_compiled_games(tmp_path: Path) -> None:
    environment = {**os.environ, **write_faulty_bots(tmp_path)}
    report = simulated(environment, "last,random", 500)
    assert report["games"] == 500
    assert report["seats"][0]["mean_score"] != report["seats"][1]["mean_score"]
