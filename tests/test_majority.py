"""Majorities, as several games pay for them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trunkline.core.majority import share_prizes

COUNTS = st.lists(st.integers(0, 5), min_size=1, max_size=6)


def shared(counts: Sequence[int], first: int, second: int) -> list[int]:
    out = np.full(len(counts), -7)
    share_prizes(np.array(counts), len(counts), first, second, out)
    return [int(points) for points in out]


def as_places(counts: Sequence[int], first: int, second: int) -> list[int]:
    """By definition: who is level shares, in whole points, what the places they fill pay."""
    paid = [first, second] + [0] * len(counts)

    def prize(count: int) -> int:
        ahead = sum(other > count for other in counts)
        return sum(paid[ahead : ahead + counts.count(count)]) // counts.count(count)

    return [prize(count) if count else 0 for count in counts]


@given(COUNTS, st.integers(0, 30), st.integers(0, 30))
def test_who_is_level_shares_what_the_places_pay(
    counts: list[int], first: int, second: int
) -> None:
    assert shared(counts, first, second) == as_places(counts, first, second)


@given(COUNTS, st.integers(0, 30), st.integers(0, 30))
def test_never_more_is_paid_than_both_prizes(counts: list[int], first: int, second: int) -> None:
    assert sum(shared(counts, first, second)) <= first + second


@given(COUNTS)
def test_the_order_of_the_seats_does_not_matter(counts: list[int]) -> None:
    paid = dict(zip(counts, shared(counts, 13, 6), strict=True))
    backwards = counts[::-1]
    assert shared(backwards, 13, 6) == [paid[count] for count in backwards]


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ([3, 2, 1, 0], [6, 3, 0, 0]),
        ([1, 0, 0], [6, 0, 0]),  # nobody is second
        ([2, 2, 1], [4, 4, 0]),  # 6 + 3 for two, and no second prize
        ([2, 2, 2], [3, 3, 3]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([4, 2, 2], [6, 1, 1]),
        ([4, 2, 2, 2], [6, 1, 1, 1]),
        ([0, 0, 0], [0, 0, 0]),  # who has nothing places nowhere
    ],
)
def test_prizes_of_6_and_3(counts: list[int], paid: list[int]) -> None:
    assert shared(counts, 6, 3) == paid


def test_seats_that_nobody_sits_on_are_left_alone() -> None:
    counts, out = np.array([1, 5, 9]), np.array([-7, -7, -7])
    share_prizes(counts, 2, 6, 3, out)
    assert out.tolist() == [3, 6, -7]
