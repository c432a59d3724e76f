from __future__ import annotations

import math

import pytest

from trunkline.core.hexes import LAYOUTS, SIDES, centre, corners, distance, neighbour, neighbours

PLACES = {"flat": [(0, 0), (3, 4), (8, 1)], "pointy": [(0, 0), (3, 5), (8, 2)]}
CASES = [(layout, place) for layout in LAYOUTS for place in PLACES[layout]]


@pytest.mark.parametrize(("layout", "place"), CASES)
def test_the_opposite_side_leads_back(layout: str, place: tuple[int, int]) -> None:
    for side in range(SIDES):
        there = neighbour(layout, place, side)
        assert neighbour(layout, there, (side + 3) % SIDES) == place


@pytest.mark.parametrize(("layout", "place"), CASES)
def test_neighbours_are_six_and_all_equally_far(layout: str, place: tuple[int, int]) -> None:
    around = neighbours(layout, place)
    assert len(set(around)) == SIDES
    for other in around:
        apart = math.dist(centre(layout, place), centre(layout, other))
        assert apart == pytest.approx(math.sqrt(3))


@pytest.mark.parametrize(("layout", "place"), CASES)
def test_a_side_lies_between_its_corners(layout: str, place: tuple[int, int]) -> None:
    x, y = centre(layout, place)
    points = corners(layout)
    for side in range(SIDES):
        there = centre(layout, neighbour(layout, place, side))
        middle = ((x + there[0]) / 2 - x, (y + there[1]) / 2 - y)
        (x1, y1), (x2, y2) = points[side], points[(side + 1) % SIDES]
        assert middle == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))


@pytest.mark.parametrize(("layout", "place"), CASES)
def test_the_distance_is_the_number_of_rings_around(layout: str, place: tuple[int, int]) -> None:
    ring, seen = {place}, {place}
    for steps in range(6):
        assert {distance(layout, place, each) for each in ring} == {steps}
        assert {distance(layout, each, place) for each in ring} == {steps}
        ring = {there for each in ring for there in neighbours(layout, each)} - seen
        seen |= ring
