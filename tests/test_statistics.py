"""Intervals of win shares and the sequential test, held against tables and against chance."""

from __future__ import annotations

import numpy as np
import pytest

from trunkline.lab.statistics import confidence_sequence, interval, is_sure, t_quantile, verdict

PLACES, FAIR = 4, 0.25


def duels(share: float, number: int, groups: int, seed: int) -> list[np.ndarray]:
    """Group means of so many duels whose true win share is known."""
    random = np.random.default_rng(seed)
    return list(random.binomial(PLACES, share, (number, groups)) / PLACES)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1e9, 1.960)],
)
def test_quantiles_are_those_of_the_tables(freedom: float, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, abs=0.005)


@pytest.mark.parametrize("groups", [4, 12, 60])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.6, 0.95])
def test_an_interval_misses_the_truth_in_one_duel_of_twenty(share: float, groups: int) -> None:
    found = [interval(shares, FAIR) for shares in duels(share, 600, groups, seed=1)]
    missed = sum(not low <= share <= high for low, high in found)
    assert missed <= 0.08 * len(found)


def test_many_groups_give_the_plain_interval() -> None:
    (shares,) = duels(0.4, 1, 4000, seed=2)
    half = 1.96 * shares.std() / 4000**0.5
    assert interval(shares, FAIR) == pytest.approx(
        (shares.mean() - half, shares.mean() + half), abs=5e-4
    )


@pytest.mark.parametrize("share", [0.0, FAIR, 1.0])
def test_groups_that_are_all_alike_are_not_taken_for_certain(share: float) -> None:
    widths = []
    for groups in (1, 5, 20, 100):
        low, high = interval(np.full(groups, share), FAIR)
        assert 0 <= low <= share <= high <= 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == 1
    assert widths[1] > 0.3
    assert widths[-1] > 0.01


def looked_at_often(shares: np.ndarray) -> str:
    """The verdict of a duel that is looked at after every fifth group."""
    for groups in range(5, len(shares) + 1, 5):
        bounds = confidence_sequence(shares[:groups])
        if is_sure(*bounds, FAIR):
            return verdict(*bounds, FAIR)
    return "undecided"


def test_coins_are_found_unfair_in_less_than_one_duel_of_twenty() -> None:
    """With forty looks; an interval for one look would raise an alarm in about one of three."""
    coins = duels(FAIR, 200, 200, seed=3)
    alarms = sum(looked_at_often(shares) != "undecided" for shares in coins)
    assert alarms < 0.05 * len(coins)
    naive = sum(
        any(is_sure(*interval(shares[:n], FAIR), FAIR) for n in range(5, 201, 5))
        for shares in coins
    )
    assert naive > 0.1 * len(coins)


def test_what_is_not_fair_is_found() -> None:
    assert [looked_at_often(shares) for shares in duels(0.45, 20, 200, seed=4)] == ["above"] * 20
    assert [looked_at_often(shares) for shares in duels(0.08, 20, 200, seed=5)] == ["below"] * 20
    assert looked_at_often(np.ones(5)) == "above"


def test_the_order_of_the_groups_does_not_count() -> None:
    (shares,) = duels(0.4, 1, 50, seed=6)
    assert confidence_sequence(shares) == pytest.approx(confidence_sequence(np.sort(shares)))
