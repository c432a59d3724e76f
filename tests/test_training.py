"""Training: what is played, what is learned from it, what passes the gate, and what is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trunkline.core.errors import BadSetup
from trunkline.games import find_game
from trunkline.games.chicago_express import features
from trunkline.lab.best_response import BestResponse
from trunkline.lab.fitting import Fitter, check_torch
from trunkline.lab.self_play import (
    GREEDY,
    LEARNED,
    RANDOM,
    SeatPlan,
    SelfPlayTask,
    play_task,
    results,
    settings_of,
    smoothed,
)
from trunkline.lab.training import LONG_OPENING, OPENING, Training, TrainingPlan
from trunkline.players.learned import LearnedSettings, parameters_for
from trunkline.players.learned_kernel import CARELESSNESS, SETTINGS
from trunkline.players.value_net import ValueNet, net_of_row, new_net

GAME = "chicago-express"


# What is played


def a_task(seats: tuple[SeatPlan, ...], **more: Any) -> SelfPlayTask:
    wanted = {"seed": 1, "first": 0, "games": 3, "recorded": 0.5, **more}
    return SelfPlayTask(GAME, find_game(GAME).choose_options({}), seats, **wanted)


def a_learner(learning: bool = True) -> SeatPlan:
    game = find_game(GAME)
    row = parameters_for(game, new_net(game.features, 8, 4, 20.0, 0), LearnedSettings(followed=0))
    return SeatPlan(LEARNED, row, learning)


def test_the_same_task_is_played_the_same_way() -> None:
    task = a_task((a_learner(), SeatPlan(RANDOM), SeatPlan(RANDOM)))
    one, other = play_task(task), play_task(task)
    assert len(one.rows) > 0
    assert (one.rows == other.rows).all()
    assert (one.wins == other.wins).all()


def test_rows_are_kept_of_the_seats_that_learn() -> None:
    nobody = a_learner(learning=False)
    assert len(play_task(a_task((nobody, nobody))).rows) == 0
    half = len(play_task(a_task((a_learner(), nobody))).rows)
    assert 0 < half < len(play_task(a_task((a_learner(), a_learner()))).rows)


def test_a_row_has_what_came_of_its_game_for_its_seat() -> None:
    found = play_task(a_task((a_learner(), a_learner()), games=1))
    wins = {float(share) for share in found.wins}
    assert wins in ({0.0, 1.0}, {0.5})
    assert found.seat_wins.sum() == pytest.approx(1.0)


def test_wins_are_shared_and_margins_are_to_the_best_other() -> None:
    points = np.array([[30, 20, 30], [10, 40, 5]])
    places = np.array([[1, 3, 1], [2, 1, 3]])
    wins, margins = results(points, places, partners=1)
    assert wins.tolist() == [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]
    assert margins.tolist() == [[0, -10, 0], [-30, 30, -35]]


def test_partners_win_together() -> None:
    points = np.array([[50, 50, 60, 60]])
    wins, margins = results(points, np.array([[2, 2, 1, 1]]), partners=2)
    assert wins.tolist() == [[0.0, 0.0, 1.0, 1.0]]
    assert margins.tolist() == [[-10, -10, 10, 10]]


def test_later_judgements_of_the_same_seat_count_in_part() -> None:
    outcomes = np.ones((3, 1))
    judged = np.array([[0.0], [0.5], [0.8]])
    games, seats = np.array([0, 0, 0]), np.array([1, 2, 1])
    found = smoothed(outcomes, judged, games, seats, trust=0.25)
    assert found[:, 0] == pytest.approx([0.25 * 0.8 + 0.75, 1.0, 1.0])


def test_all_options_that_go_together_are_trained() -> None:
    game = find_game("stephensons-rocket")
    settings = settings_of(game)
    assert settings[0] == game.choose_options({})
    assert {(each["edition"], each["board"]) for each in settings} >= {
        ("2018", "england"),
        ("2018", "usa"),
        ("2018", "china"),
        ("1999", "england"),
    }
    for each in settings:
        assert game.choose_options(each) == each


# The gate, and what is kept


class Rehearsed:
    """A learner that comes up with the nets it was given, one after the other."""

    def __init__(self, nets: list[ValueNet]) -> None:
        self.rows = 0
        self.nets = nets

    def add(self, rows: Any, wins: Any, margins: Any) -> None:
        assert len(rows) == len(wins) == len(margins)
        self.rows += len(rows)

    def forget(self) -> None:
        self.rows = 0

    def fit(self, steps: int, rate: float) -> float:
        return 0.5

    def net(self) -> ValueNet:
        return self.nets.pop(0)


def random_net(seed: int) -> ValueNet:
    return new_net(find_game(GAME).features, 8, 4, 20.0, seed)


def money_net(sign: float) -> ValueNet:
    """Who judges by the margin that the evaluation expects; below 0, who wants to be behind."""
    net = random_net(0)
    for layer in (net.first, net.second, net.last, net.skip):
        layer[:] = 0.0
    net.skip[features.MARGINS + features.A_MARGIN * (features.PROJECTIONS - 1)] = sign
    return net


def a_plan(folder: Path, **more: Any) -> TrainingPlan:
    small = {"workers": 1, "generations": 1, "games": 4, "gate_games": 24, "batch": 4}
    return TrainingPlan(GAME, folder, **{**small, "yardstick": 4, **more})


def curve_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def test_a_better_net_passes_the_gate_and_a_worse_one_does_not(tmp_path: Path) -> None:
    nets = [money_net(-1.0), money_net(1.0), money_net(-1.0)]
    plan = a_plan(tmp_path, generations=2)
    Training(plan, lambda net, capacity, seed: Rehearsed(nets)).run()
    assert [line["accepted"] for line in curve_of(tmp_path)] == [True, False]
    assert len(list((tmp_path / "league").iterdir())) == 2


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = [random_net(0), random_net(1)]
    Training(a_plan(tmp_path), lambda *_: Rehearsed(first)).run()
    league = len(list((tmp_path / "league").iterdir()))
    again = Training(a_plan(tmp_path, generations=2), lambda *_: Rehearsed([random_net(2)]))
    assert len(again.league) == league
    again.run()
    assert [line["generation"] for line in curve_of(tmp_path)] == [1, 2]


def test_margins_can_be_learned_on_another_scale(tmp_path: Path) -> None:
    Training(a_plan(tmp_path), lambda *_: Rehearsed([random_net(0)])).run()
    wider = a_plan(tmp_path, generations=2, scale=80.0)
    begun = list[ValueNet]()

    def learner(net: ValueNet, capacity: int, seed: int) -> Rehearsed:
        begun.append(net)
        return Rehearsed([net])

    training = Training(wider, learner)
    before = training.league[-1]
    training.run()
    assert before.scale == 20.0
    assert begun[0].scale == 80.0
    assert (begun[0].first == before.first).all()


def test_a_folder_of_other_features_is_refused(tmp_path: Path) -> None:
    (tmp_path / "league").mkdir()
    new_net(3, 2, 2, 1.0, 0).save(tmp_path / "league" / "0000.npz")
    with pytest.raises(BadSetup, match=r"learned from 3 features, .* choose another folder"):
        Training(a_plan(tmp_path), lambda *_: Rehearsed([]))


# Against one player


def test_a_net_that_learns_to_beat_one_player_meets_nobody_else(tmp_path: Path) -> None:
    nets = [money_net(-1.0), money_net(1.0)]
    training = BestResponse(
        a_plan(tmp_path, yardstick=0),
        lambda *_: Rehearsed(nets),
        against="greedy",
        players=3,
    )
    training.league = [random_net(0)]
    for _ in range(5):
        seats = training._self_play_seats(3)
        assert sorted((seat.kernel, seat.learning) for seat in seats) == [
            (GREEDY, False),
            (GREEDY, False),
            (LEARNED, True),
        ]
    training.league = []
    result = training.final_duel(training.run(), 3)
    assert (result.challenger, result.champion, result.games) == ("best response", "greedy", 3)
    assert [line["accepted"] for line in curve_of(tmp_path)] == [True]


def test_partners_learn_together(tmp_path: Path) -> None:
    plan = replace(a_plan(tmp_path), game="ticket-to-ride-team-asia")
    training = BestResponse(plan, lambda *_: Rehearsed([]), against="random", players=4)
    training.league = [new_net(training.game.features, 8, 4, 20.0, 0)]
    learning = [seat.learning for seat in training._self_play_seats(4)]
    assert learning in ([True, True, False, False], [False, False, True, True])


def test_partners_are_of_one_kind(tmp_path: Path) -> None:
    plan = replace(a_plan(tmp_path, greedy=1.0), game="ticket-to-ride-team-asia")
    training = Training(plan, lambda *_: Rehearsed([]))
    training.league = [new_net(training.game.features, 8, 4, 20.0, 0)]
    for _ in range(20):
        kinds = [seat.kernel for seat in training._self_play_seats(6)]
        assert kinds[0::2] == kinds[1::2]
        assert set(kinds) <= {LEARNED, GREEDY}


def test_some_begin_with_another_net_and_go_on_with_the_champion(tmp_path: Path) -> None:
    """With other weights for a while, or with ideas for longer: else all games are alike."""
    training, champion = Training(a_plan(tmp_path), lambda *_: Rehearsed([])), random_net(1)
    plans = [training._curious(champion) for _ in range(200)]
    lengths = {plan.opening_length for plan in plans}
    assert lengths == {0, OPENING, LONG_OPENING}
    for plan in plans:
        assert (plan.opening is None) == (plan.opening_length == 0)
        net = net_of_row(plan.parameters[SETTINGS:])
        assert (net.skip == champion.skip).all()


def test_at_the_gate_nobody_plays_the_same_game_again_and_again(tmp_path: Path) -> None:
    """Where nothing is dealt, careful players do."""
    training = Training(a_plan(tmp_path), lambda *_: Rehearsed([]))
    training.league = [random_net(0)]
    seats = [seat for _ in range(20) for seat in training._gate_seats(4)]
    learned = [seat.parameters for seat in seats if seat.kernel == LEARNED]
    assert learned
    assert all(0.0 < row[CARELESSNESS] < 0.2 for row in learned)


def test_so_many_tables_have_the_usual_number_of_players(tmp_path: Path) -> None:
    training = Training(a_plan(tmp_path, usual_table=1.0), lambda *_: Rehearsed([]))
    assert {training._players() for _ in range(20)} == {4}


def test_without_a_gate_every_new_net_is_taken(tmp_path: Path) -> None:
    nets = [money_net(1.0), money_net(-1.0)]
    plan = a_plan(tmp_path, generations=1, gate_games=0, yardstick=0)
    Training(plan, lambda *_: Rehearsed(nets)).run()
    assert [line["accepted"] for line in curve_of(tmp_path)] == [True]


def test_who_cannot_be_trained_against_is_told_why(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no player 'nobody'"):
        BestResponse(a_plan(tmp_path), lambda *_: Rehearsed([]), against="nobody", players=3)
    with pytest.raises(BadSetup, match="is for 2 to 6 players"):
        BestResponse(a_plan(tmp_path), lambda *_: Rehearsed([]), against="greedy", players=9)


# Fitting


def test_who_has_no_pytorch_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"pip install 'trunkline\[train\]'"):
        check_torch()


def test_a_net_is_fitted_to_what_came_of_its_rows() -> None:
    """Where PyTorch is installed; the tests do not install it."""
    pytest.importorskip("torch")
    random = np.random.default_rng(0)
    rows = random.normal(size=(4000, 5)).astype(np.float16)
    margins = 10.0 * rows[:, 0].astype(np.float32)
    learner = Fitter(new_net(5, 16, 8, 10.0, 0), capacity=3000, seed=0)
    learner.add(rows, (margins > 0).astype(np.float32), margins)
    assert learner.rows == 3000
    learner.fit(400, 3e-3)
    outputs = learner.net().outputs(rows.astype(np.float32))
    assert ((outputs[:, 0] > 0.5) == (margins > 0)).mean() > 0.95
