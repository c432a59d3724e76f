"""Levels and the ladder: higher ones win more, lower ones are careless and never blind."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.volume import amount
from trunkline.core.errors import BadSetup
from trunkline.core.match import Match
from trunkline.core.rng import Random, seed_random
from trunkline.core.struct import int_buffer
from trunkline.games import find_game
from trunkline.lab.duel import duel
from trunkline.lab.ladder import MOST_POINTS, fit_carelessness, ladder, rating_points, read_off
from trunkline.players import levels, make_player
from trunkline.players.learned import LearnedPlayer, LearnedSettings, parameters_for
from trunkline.players.learned_kernel import A_BLOCK, LIKED
from trunkline.players.levels import COUNT, SHORT_SIGHTED, levels_of
from trunkline.players.player import decide
from trunkline.players.value_net import net_of

GAME = "chicago-express"


def test_rating_points_are_elo_for_any_number_of_seats() -> None:
    assert rating_points(0.5, 0.5) == pytest.approx(0.0)
    assert rating_points(0.25, 0.25) == pytest.approx(0.0)
    assert rating_points(10 / 11, 0.5) == pytest.approx(400.0)
    assert rating_points(0.5, 0.25) == pytest.approx(190.8, abs=0.1)
    assert rating_points(0.0, 0.25) == -MOST_POINTS
    assert rating_points(1.0, 0.25) == MOST_POINTS


def test_the_highest_level_beats_the_lowest() -> None:
    result = duel(GAME, "level-8", "level-1", players=3, games=amount(24, soak=600))
    assert result.low > result.fair_share


def test_the_lowest_level_beats_who_decides_at_random() -> None:
    result = duel(GAME, "level-1", "random", players=3, games=amount(24, soak=600))
    assert result.low > result.fair_share


@pytest.mark.parametrize("level", ["level-1", "level-8"])
def test_matches_end_though_the_rules_let_them_go_on_for_ever(level: str) -> None:
    """In Stephenson's Rocket stations can be moved without end."""
    result = duel("stephensons-rocket", level, level, players=3, games=3)
    assert result.unfinished == 0


def test_the_ladder_has_a_step_for_each_level_but_the_first() -> None:
    steps = ladder(GAME, players=2, games=2)
    assert [step.level for step in steps] == list(range(2, COUNT + 1))
    for step in steps:
        assert step.low <= step.points <= step.high
        assert set(step.report()) >= {"level", "points", "low", "high", "win_share", "games"}


def test_a_level_is_read_off_a_curve_that_chance_has_bent() -> None:
    curve = [(0.0, 0.0), (0.2, 100.0), (0.4, 90.0), (0.8, 200.0)]
    assert read_off(curve, 50.0) == pytest.approx(0.1)
    assert read_off(curve, 150.0) == pytest.approx(0.6)
    assert read_off(curve, 1000.0) == 0.8


def test_fitted_levels_are_the_more_careless_the_lower_they_are() -> None:
    found = fit_carelessness(GAME, players=2, games=8)
    far_sighted = found[SHORT_SIGHTED:]
    assert len(found) == COUNT
    assert far_sighted == sorted(far_sighted, reverse=True)
    assert found[-1] == levels_of(find_game(GAME))[-1].carelessness < found[0]


class CarelessPlayer(LearnedPlayer):
    settings = LearnedSettings(carelessness=50.0)


def test_a_level_takes_less_of_what_its_net_overrates(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(GAME)
    given = {"overrated": ["develop"], "overrating": 0.3}
    monkeypatch.setattr(levels, "settings_file", lambda game: given)
    best = levels_of.__wrapped__(game)[-1]
    row = parameters_for(game, net_of(game), best)
    block = best.overrated[0]
    assert row[LIKED : LIKED + A_BLOCK].tolist() == pytest.approx([*block, -0.3])


def test_what_is_overrated_must_be_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "settings_file", lambda game: {"overrated": ["sing"]})
    with pytest.raises(BadSetup, match="Chicago Express has no action 'sing'"):
        levels_of.__wrapped__(find_game(GAME))


def test_partners_are_never_careless_with_what_they_have_together() -> None:
    """In Team Asia: where a card or a ticket goes, and what is paid from the rack."""
    match = Match(find_game("ticket-to-ride-team-asia"), 4, seed=1)
    guide, same, other = make_player("greedy", 1), set[str](), set[str]()
    while match.actor is not None:
        if len(match.legal) > 1:
            number = len(match.actions)
            careless = decide(match, CarelessPlayer(number))
            alike = careless == decide(match, LearnedPlayer(number))
            (same if alike else other).add(match.game.decisions[match.state.decision].name)
        match.play(decide(match, guide))
    assert {"start-rack", "place", "from-rack", "share"} <= same | other
    assert other <= {"turn", "second-card", "start-tickets", "tickets"}
    assert "turn" in other


# How a choice is made


@pytest.fixture
def kernel() -> object:
    return find_game(GAME).kernel("trunkline.players.learned_kernel")


def picked(kernel: object, values: list[float], temperature: float) -> set[int]:
    randoms, found = Random.array(), set()
    for seed in range(200):
        seed_random(randoms[0], seed, 0)
        found.add(kernel.pick(np.array(values), len(values), temperature, randoms[0]))  # type: ignore[attr-defined]
    return found


def test_without_temperature_one_of_the_best_is_taken(kernel: object) -> None:
    assert picked(kernel, [0.2, 0.7, 0.1, 0.7], 0.0) == {1, 3}


def test_with_a_temperature_near_equals_are_taken_and_bad_ones_are_not(kernel: object) -> None:
    assert picked(kernel, [0.70, 0.69, 0.2], 0.02) == {0, 1}


def test_carelessness_is_measured_by_what_is_at_stake(kernel: object) -> None:
    """Who is far behind, where all chances are small, chooses as carefully as at the start."""
    stakes = kernel.stakes  # type: ignore[attr-defined]
    assert stakes(np.array([0.9, 0.6, 0.3]), 3) == pytest.approx(0.3)
    assert stakes(np.array([0.009, 0.006, 0.003]), 3) == pytest.approx(0.003)


def test_of_many_actions_the_best_come_first(kernel: object) -> None:
    actions, values = int_buffer(6), np.array([0.1, 0.5, 0.3, 0.9, 0.2, 0.4])
    actions[:] = range(6)
    kernel.best_first(values, actions, 6, 3)  # type: ignore[attr-defined]
    assert list(actions[:3]) == [3, 1, 5]
    assert sorted(actions) == list(range(6))
