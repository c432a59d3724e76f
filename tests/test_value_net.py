"""The value net: compiled and plain give the same, it is kept whole, and every game has its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trunkline.core.errors import BadSetup
from trunkline.games import find_game, game_ids
from trunkline.players import value_net
from trunkline.players.levels import COUNT, SHORT_SIGHTED, levels_of
from trunkline.players.value_net import (
    MARGIN,
    WIN,
    changed,
    evaluation_net,
    judge_features,
    net_of,
    net_of_row,
    net_path,
    new_net,
    read_net,
    rescaled,
    squashed,
    stretched,
    units_and_places,
    with_ideas,
)

LARGEST = 500_000  # bytes of a game's weights


def some_rows(inputs: int, count: int = 20) -> Any:
    """Features as they are: many of them 0."""
    random = np.random.default_rng(1)
    rows = random.normal(size=(count, inputs)).astype(np.float32)
    return rows * (random.random(rows.shape) < 0.5)


def test_compiled_code_judges_as_the_plain_formula_does() -> None:
    net = changed(new_net(30, 16, 8, scale=12.0, seed=2), by=0.5, seed=3)
    for row, expected in zip(some_rows(30), net.outputs(some_rows(30)), strict=True):
        found: Any = np.zeros(2, np.float32)
        room: Any = np.zeros(units_and_places(net.row()), np.float32)
        judge_features(net.row(), row, room, found)
        assert found == pytest.approx(expected, abs=1e-5)


def test_a_net_comes_back_from_its_row_and_from_its_file(tmp_path: Path) -> None:
    net = changed(new_net(9, 6, 4, scale=7.5, seed=1), by=1.0, seed=2)
    rows = some_rows(9)
    net.save(tmp_path / "net.npz")
    assert net_of_row(net.row()).outputs(rows) == pytest.approx(net.outputs(rows), abs=1e-6)
    assert read_net(tmp_path / "net.npz").outputs(rows) == pytest.approx(
        net.outputs(rows), abs=5e-3
    )
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]


def test_ideas_are_about_some_features_and_nothing_else() -> None:
    net = new_net(30, 16, 8, scale=12.0, seed=2)
    other = with_ideas(net, 5, by=0.5, seed=3)
    moved = other.skip - net.skip
    assert (np.abs(moved[moved.any(axis=1)]) == 0.5).all()
    assert moved.any(axis=1).sum() == 5
    assert (moved[:, 0] == moved[:, 1]).all()
    assert (other.first == net.first).all()
    assert not (with_ideas(net, 5, by=0.5, seed=4).skip == other.skip).all()


def test_a_rescaled_net_judges_the_same_with_margins_in_wider_steps() -> None:
    net = changed(new_net(30, 16, 8, scale=20.0, seed=2), by=0.5, seed=3)
    before, after = net.outputs(some_rows(30)), rescaled(net, 80.0).outputs(some_rows(30))
    assert after[:, WIN] == pytest.approx(before[:, WIN])
    points = stretched(before[:, MARGIN], 20.0)
    assert stretched(after[:, MARGIN], 80.0) == pytest.approx(points, rel=1e-3)


def test_an_evaluation_is_judged_by_its_size_alone() -> None:
    outputs = evaluation_net(scale=20.0).outputs(np.array([[-20.0], [0.0], [20.0]], np.float32))
    assert outputs[:, 0] == pytest.approx(squashed(np.array([-20.0, 0.0, 20.0]), 20.0))
    assert (outputs[:, 0] == outputs[:, 1]).all()


def test_margins_are_squashed_and_stretched_again() -> None:
    margins = np.array([-40.0, -3.0, 0.0, 17.0])
    assert stretched(squashed(margins, 15.0), 15.0) == pytest.approx(margins)


@pytest.mark.parametrize("id", game_ids())
def test_every_game_brings_a_small_net_that_fits_its_features(id: str) -> None:
    game = find_game(id)
    assert net_of(game).inputs == game.features
    assert net_path(game).stat().st_size <= LARGEST


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_levels_that_grow_more_careful(id: str) -> None:
    careless = [level.carelessness for level in levels_of(find_game(id))]
    assert len(careless) == COUNT
    short_sighted, others = careless[:SHORT_SIGHTED], careless[SHORT_SIGHTED:]
    assert short_sighted == sorted(short_sighted, reverse=True)
    assert others == sorted(others, reverse=True)
    assert others[-1] <= 0.05 < short_sighted[-1]


def test_weights_of_other_features_are_refused_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("chicago-express")
    monkeypatch.setattr(value_net, "net_path", lambda game: tmp_path / "net.npz")
    with pytest.raises(BadSetup, match="no weights: `trunkline train chicago-express`"):
        net_of.__wrapped__(game)
    new_net(3, 2, 2, 1.0, 0).save(tmp_path / "net.npz")
    with pytest.raises(BadSetup, match=r"learned from 3 features, .* has \d+: `trunkline train"):
        net_of.__wrapped__(game)
