"""Duels: the same deals from every seat, equal time, and who may take part."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import trunkline
from tests.support.command_line import run
from tests.support.volume import amount
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.lab import batches
from trunkline.lab.batches import Batch, Contestant, registered
from trunkline.lab.duel import Duel, duel
from trunkline.lab.ladder import against_league
from trunkline.players import BUILT_IN
from trunkline.players.learned import LearnedSettings, parameters_for
from trunkline.players.player import Observation
from trunkline.players.random import RandomPlayer
from trunkline.players.value_net import new_net

GAME = "chicago-express"
LEARNED = "trunkline.players.learned_kernel"
TABLES = {  # small ones: players, deals
    "chicago-express": (4, amount(3, soak=50)),
    "ride-the-rails": (3, amount(3, soak=20)),
    "stephensons-rocket": (2, amount(1, soak=4)),
    "ticket-to-ride-legendary-asia": (3, amount(3, soak=50)),
    "ticket-to-ride-team-asia": (4, amount(3, soak=50)),
}


def facts(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if "seconds" not in key}


# What is measured


@pytest.mark.parametrize(("game", "table"), TABLES.items(), ids=list(TABLES))
def test_who_is_stronger_wins_from_every_seat(game: str, table: tuple[int, int]) -> None:
    players, deals = table
    places = players // find_game(game).partners
    result = duel(game, "greedy", "random", players, deals * places)
    assert result.games == deals * places
    assert result.fair_share == 1 / places
    assert result.shares.min(axis=0).tolist() == [1] * places
    assert result.mean_margin is not None
    assert result.mean_margin > 0
    assert result.unfinished == 0


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_player_is_as_strong_as_itself(player: str) -> None:
    """In compiled games it even takes the same decisions from whichever seat it is said to sit."""
    result = duel(GAME, player, player, 4, 40, seed=3)
    assert result.win_share == pytest.approx(0.25)
    assert result.shares.sum(axis=1) == pytest.approx(np.ones(10))
    assert result.low < 0.25 < result.high
    assert result.sure == "undecided"


def test_players_with_other_random_numbers_are_equals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherRandom(RandomPlayer):
        def __init__(self, seed: int = 0) -> None:
            super().__init__(seed + 10**6)

    monkeypatch.setitem(BUILT_IN, "other", OtherRandom)
    result = duel(GAME, "other", "random", 3, 30, seconds=0.1)
    assert len({*result.shares.mean(axis=1)}) > 1
    assert result.low < result.fair_share < result.high


def test_a_duel_can_be_repeated_however_it_is_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = duel(GAME, "greedy", "random", 3, 12, seed=5).report()
    shared = duel(GAME, "greedy", "random", 3, 12, seed=5, workers=2).report()
    monkeypatch.setattr(batches, "SLOW_BATCH", 3)
    assert facts(whole) == facts(shared)
    assert facts(whole) == facts(duel(GAME, "greedy", "random", 3, 12, seed=5).report())
    assert facts(whole) != facts(duel(GAME, "greedy", "random", 3, 12, seed=6).report())


def test_games_are_rounded_up_to_whole_groups() -> None:
    heard: list[int] = []
    result = duel(GAME, "random", "random", 4, 9, progress=heard.append)
    assert (result.games, result.groups, sum(heard)) == (12, 3, 12)


def test_partners_are_challengers_together() -> None:
    setup = Duel(
        find_game("ticket-to-ride-team-asia"), registered("greedy"), registered("random"), 6
    )
    assert setup.places == 3
    assert [each.name for each in setup.seated(1)] == [
        *("random", "random", "greedy", "greedy", "random", "random")
    ]
    result = duel("ticket-to-ride-team-asia", "random", "random", 6, 30)
    assert result.win_share == pytest.approx(1 / 3)
    assert [each["seats"] for each in result.report()["by_seat"]] == [[0, 1], [2, 3], [4, 5]]


def test_a_game_that_is_cut_off_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    short = dataclasses.replace(find_game(GAME), max_length=5)
    monkeypatch.setattr(batches, "find_game", lambda _: short)
    for seconds in (None, 0.1):
        result = duel(GAME, "random", "random", 3, 3, seconds=seconds)
        assert result.unfinished == result.games == 3
        assert result.win_share == 0
        assert result.mean_margin is None


# The same deals


@pytest.mark.parametrize("seconds", [None, 0.1])
def test_every_rotation_has_the_same_deals(
    seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Batch] = []
    play_batch = batches.play_batch

    def watched(batch: Batch) -> batches.PlayedGames:
        played.append(batch)
        return play_batch(batch)

    monkeypatch.setattr("trunkline.lab.duel.play_batch", watched)
    duel(GAME, "greedy", "random", 3, 3, seed=8, seconds=seconds)
    rotations = [each for each in played if not each.beside]
    assert {(each.seed, each.first, each.games) for each in rotations} == {(8, 0, 1)}
    assert [[seat.name for seat in each.seats].index("greedy") for each in rotations] == [0, 1, 2]


def test_the_deal_does_not_hang_on_who_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("ticket-to-ride-team-asia")
    begun: list[bytes] = []

    class Watching(Match):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            begun.append(self.state_bytes)

    monkeypatch.setattr(batches, "Match", Watching)
    duel(game.id, "greedy", "random", 4, 4, seconds=0.1)
    first, second = begun[-4:-2], begun[-2:]
    assert first[0] == first[1] != second[0] == second[1]


def test_compiled_rotations_begin_with_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[bytes] = []
    arena = batches.arena

    def watched(game: AnyGame, seats: Sequence[Contestant]) -> Any:
        play_games = arena(game, seats).play_games

        def watched_games(*arguments: Any) -> int:
            actions: int = play_games(*arguments)
            dealt.append(arguments[3].tobytes())
            return actions

        return SimpleNamespace(play_games=watched_games)

    monkeypatch.setattr(batches, "arena", watched)
    monkeypatch.setattr(batches, "SLOW_BATCH", 2)  # a deal at a time, from both places
    duel("ticket-to-ride-team-asia", "greedy", "random", 4, 4)
    _, first, again, second, second_again, *_ = dealt  # the very first game is for compiling
    assert first == again != second == second_again


# Equal time


class Searching(RandomPlayer):
    """Says what it was allowed."""

    allowed: list[tuple[int, float]]
    nodes = 50

    def decide(self, observation: Observation, seconds: float) -> int:
        self.allowed.append((self.nodes, seconds))
        return super().decide(observation, seconds)


@pytest.fixture
def allowed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, float]]:
    found: list[tuple[int, float]] = []
    monkeypatch.setattr(Searching, "allowed", found, raising=False)
    monkeypatch.setattr(Searching, "kernel", None)
    monkeypatch.setitem(BUILT_IN, "searching", Searching)
    return found


def test_both_have_the_same_seconds(allowed: list[tuple[int, float]]) -> None:
    result = duel(GAME, "searching", "searching", 2, 2, seconds=0.25)
    assert {*allowed[2:]} == {(50, 0.25)}  # the first are asked in order to compile
    assert result.seconds_a_decision is not None
    assert 0 < result.seconds_a_decision < 0.25


def test_nodes_are_set_where_a_player_has_them(allowed: list[tuple[int, float]]) -> None:
    duel(GAME, "searching", "greedy", 2, 2, nodes=7)
    assert {nodes for nodes, _ in allowed} == {7}
    assert min(seconds for _, seconds in allowed[1:]) > 1000


def test_a_player_that_is_not_compiled_is_asked_in_python(
    allowed: list[tuple[int, float]],
) -> None:
    duel(GAME, "searching", "random", 2, 2)
    assert {*allowed[1:]} == {(50, batches.SECONDS)}


# Sure or not


def test_a_duel_ends_when_it_is_sure() -> None:
    result = duel(GAME, "random", "greedy", 3, 3000, until_sure=True)
    assert result.games < 300
    assert result.sure == "below"
    assert result.low <= result.win_share <= result.high < result.fair_share


def test_a_duel_of_equals_goes_on_to_the_end() -> None:
    result = duel(GAME, "random", "random", 3, 6000, until_sure=True)
    assert (result.games, result.sure) == (6000, "undecided")


# Players that are not registered


def learned(name: str, seed: int) -> Contestant:
    """A net that has learned nothing."""
    game = find_game(GAME)
    net = new_net(game.features, 4, 4, 30.0, seed)
    return Contestant(name, LEARNED, parameters_for(game, net, LearnedSettings()))


def test_contestants_with_other_parameters_share_machine_code() -> None:
    one, other, game = learned("one", 1), learned("other", 2), find_game(GAME)
    assert batches.arena(game, (one, other)) is batches.arena(game, (other, registered("random")))
    result = duel(GAME, one, other, 2, 4)
    assert (result.challenger, result.champion, result.games) == ("one", "other", 4)


def test_a_contestant_plays_by_its_own_parameters() -> None:
    one, other = learned("one", 1), learned("other", 2)
    against_itself = duel(GAME, one, one, 2, 6)
    assert against_itself.shares.sum(axis=1) == pytest.approx(np.ones(3))
    assert one.parameters_for(find_game(GAME)) is one.parameters
    assert other.parameters_for(find_game(GAME)) is not one.parameters


# Nets


def a_net(path: Path, seed: int) -> str:
    new_net(find_game(GAME).features, 4, 4, 30.0, seed).save(path)
    return f"net:{path}"


def test_a_net_plays_from_its_file(tmp_path: Path) -> None:
    one, other = a_net(tmp_path / "One.npz", 1), a_net(tmp_path / "Other.npz", 2)
    result = duel(GAME, one, other, 2, 4)
    assert (result.challenger, result.champion, result.games) == (one, other, 4)
    shown = run("duel", GAME, one, "random", "--players", "2", "--games", "2", "--json")
    assert json.loads(shown.output)["challenger"] == one


def test_a_file_that_is_no_net_for_the_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(trunkline.BadSetup, match=r"net\.npz has no net that can be read: .*such"):
        duel(GAME, f"net:{path}", "random", 2, 2)
    path.write_bytes(b"no weights")
    with pytest.raises(trunkline.BadSetup, match="has no net that can be read"):
        duel(GAME, f"net:{path}", "random", 2, 2)
    new_net(3, 2, 2, 1.0, 0).save(path)
    with pytest.raises(trunkline.BadSetup, match="was learned from 3 features"):
        duel(GAME, f"net:{path}", "random", 2, 2)


def test_the_strongest_meets_every_generation_of_a_league(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    folder.mkdir()
    nets = [a_net(folder / f"000{number}.npz", number) for number in range(2)]
    results = against_league(GAME, tmp_path, 2, 2)
    assert [(each.challenger, each.champion) for each in results] == [
        ("level-8", nets[0]),
        ("level-8", nets[1]),
    ]
    shown = run("ladder", GAME, "--league", str(tmp_path), "--players", "2", "--games", "2")
    assert "0001: " in shown.output
    with pytest.raises(trunkline.BadSetup, match="is not the folder of a training"):
        against_league(GAME, folder, 2, 2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 9}, "is for 2 to 6 players"),
        ({"games": 0}, "at least one game must be played, not 0"),
        ({"challenger": "rnadom"}, "Did you mean random"),
        ({"options": {"x": "y"}}, "has no option 'x'"),
        ({"seconds": 0}, "such as 0.5, not 0"),
        ({"nodes": 5}, "neither greedy nor random searches, so nodes limit nothing"),
        ({"nodes": 5, "seconds": 1}, "leave one out"),
        ({"challenger": Contestant("net", LEARNED), "seconds": 1}, "'net' is no registered player"),
    ],
)
def test_what_cannot_be_compared_is_told_why(arguments: dict[str, Any], message: str) -> None:
    given = {"challenger": "greedy", "champion": "random", "players": 3, "games": 10}
    with pytest.raises(trunkline.BadSetup, match=message):
        duel(GAME, **{**given, **arguments})
