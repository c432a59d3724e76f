"""The places at the end."""

from __future__ import annotations

import numpy as np
import pytest

from trunkline.core.ranking import rank_by


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([3, 9, 5], [3, 1, 2]),
        ([7, 7, 2, 9], [2, 2, 4, 1]),
        ([0, 0, 0], [1, 1, 1]),
        ([-4, -9], [1, 2]),
    ],
)
def test_most_points_are_first_and_who_is_level_shares_a_place(
    points: list[int], places: list[int]
) -> None:
    out = np.full(len(points) + 1, 99)
    rank_by(np.array([*points, 100]), len(points), out)
    assert out.tolist() == [*places, 99]
