"""What hangs together, and the longest trail: exact, beside a search of every trail."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

from trunkline.core.network import VERTICES, connected, longest_trail, make_sets, union
from trunkline.core.struct import scratch
from trunkline.games import find_game

Edge = tuple[int, int, int]  # two vertices and the weight

CIRCLE = [(0, 1, 2), (1, 2, 3), (2, 3, 1), (3, 0, 4)]


def longest(edges: list[Edge]) -> int:
    a, b, weight = scratch(len(edges)), scratch(len(edges)), scratch(len(edges))
    for number, edge in enumerate(edges):
        a[number], b[number], weight[number] = edge
    return longest_trail(len(edges), a, b, weight)


def longest_by_search(edges: list[Edge]) -> int:
    """Every trail from every vertex; trails over the same edges to the same vertex only once."""
    tracks: dict[int, list[tuple[int, int, int]]] = {}
    for number, (a, b, weight) in enumerate(edges):
        tracks.setdefault(a, []).append((number, b, weight))
        tracks.setdefault(b, []).append((number, a, weight))
    seen = {(vertex, 0) for vertex in tracks}
    ahead = [(vertex, 0, 0) for vertex in tracks]
    best = 0
    while ahead:
        vertex, used, length = ahead.pop()
        best = max(best, length)
        for number, other, weight in tracks[vertex]:
            after = (other, used | 1 << number)
            if not used >> number & 1 and after not in seen:
                seen.add(after)
                ahead.append((*after, length + weight))
    return best


def random_network(choose: random.Random) -> list[Edge]:
    """Few vertices give parallel edges, many give several parts; loops now and then."""
    vertices = choose.sample(range(VERTICES), choose.randint(1, 9))
    edges = [
        (choose.choice(vertices), choose.choice(vertices), choose.randint(1, 6))
        for _ in range(choose.randint(0, 11))
    ]
    return edges if choose.random() < 0.2 else [edge for edge in edges if edge[0] != edge[1]]


def tracks_of_the_board() -> list[Edge]:
    board = find_game("ticket-to-ride-team-asia").board.structs[0]
    return [
        (int(board.city_a[each]), int(board.city_b[each]), int(board.length[each]))
        for each in range(board.tracks)
    ]


def grown_network(tracks: list[Edge], choose: random.Random, count: int) -> list[Edge]:
    """A network as players build it: connected, mostly of short tracks."""
    left = tracks.copy()
    network = [left.pop(choose.randrange(len(left)))]
    while len(network) < count:
        cities = {city for edge in network for city in edge[:2]}
        beside = [edge for edge in left if edge[0] in cities or edge[1] in cities]
        chosen = choose.choices(beside, [1 / edge[2] for edge in beside])[0]
        left.remove(chosen)
        network.append(chosen)
    return network


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        pytest.param([], 0, id="none"),
        pytest.param([(5, 9, 4)], 4, id="one"),
        pytest.param(CIRCLE, 10, id="a circle"),
        pytest.param([*CIRCLE, (2, 9, 5)], 15, id="a circle with a tail"),
        pytest.param([(0, 1, 3), (0, 2, 4), (0, 3, 5)], 9, id="a star"),
        pytest.param([(0, 1, 6), (30, 31, 4), (31, 32, 3)], 7, id="the longer of two parts"),
        pytest.param([(0, 1, 2), (0, 1, 2)], 4, id="there and back over a double track"),
        pytest.param([(0, 1, 2)] * 3 + [(1, 2, 5)], 11, id="a triple track and on"),
        pytest.param(
            [(0, 1, 1), (1, 2, 1), (2, 0, 1), (2, 3, 7), (3, 4, 1), (4, 5, 1), (5, 3, 1)],
            13,
            id="two circles and the bridge between them",
        ),
        pytest.param([(7, 7, 3), (7, 8, 1)], 4, id="a loop"),
        pytest.param([(a, b, 1) for a in range(4) for b in range(a)], 5, id="all of four vertices"),
        pytest.param([(a, b, 1) for a in range(9) for b in range(a)], 36, id="all of nine"),
        pytest.param([(n, n + 1, 1) for n in range(VERTICES - 1)], 47, id="a line over all"),
    ],
)
def test_longest_trail(edges: list[Edge], length: int) -> None:
    assert longest(edges) == length


def test_longest_trail_is_exact_in_random_networks() -> None:
    choose = random.Random(7)
    for _ in range(5000):
        edges = random_network(choose)
        assert longest(edges) == longest_by_search(edges), edges


@pytest.mark.clause("TA-7.2")
def test_longest_trail_is_exact_on_the_board() -> None:
    choose, tracks = random.Random(8), tracks_of_the_board()
    for _ in range(400):
        edges = grown_network(tracks, choose, choose.randint(2, 15))
        assert longest(edges) == longest_by_search(edges), edges


def test_neither_the_order_nor_the_names_matter() -> None:
    """In networks too large for the search of every trail."""
    choose, tracks = random.Random(9), tracks_of_the_board()
    for _ in range(40):
        edges = grown_network(tracks, choose, 36)
        length = longest(edges)
        names = choose.sample(range(VERTICES), VERTICES)
        for _ in range(3):
            other = [(names[b], names[a], weight) for a, b, weight in edges]
            choose.shuffle(other)
            assert longest(other) == length, edges


def test_a_track_more_never_makes_it_shorter() -> None:
    choose, tracks = random.Random(10), tracks_of_the_board()
    for _ in range(10):
        edges = grown_network(tracks, choose, 40)
        lengths = [longest(edges[:count]) for count in range(1, 41)]
        assert lengths == sorted(lengths)
        assert lengths[-1] <= sum(edge[2] for edge in edges)


def test_a_whole_board_is_not_too_wide() -> None:
    """Far more than a team can claim: one track of every pair of cities."""
    pairs = {edge[:2]: edge for edge in tracks_of_the_board()}
    assert longest([*pairs.values()]) == 192


def test_a_network_that_is_too_wide_is_refused() -> None:
    with pytest.raises(ValueError, match="too wide"):
        longest([(a, b, 1) for a in range(20) for b in range(a)])


INTERPRETED = """
import json, sys
import numpy as np
from trunkline.core.network import longest_trail
for edges in json.load(sys.stdin):
    print(longest_trail(len(edges), *(np.array([*part], np.int64) for part in zip(*edges))))
"""


def test_interpreted_and_compiled_agree() -> None:
    choose, tracks = random.Random(11), tracks_of_the_board()
    networks = [grown_network(tracks, choose, count) for count in range(1, 26, 2)]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", INTERPRETED],
        input=json.dumps(networks),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [*map(int, done.stdout.split())] == [*map(longest, networks)]


def test_what_hangs_together() -> None:
    parent = scratch(6)
    make_sets(parent)
    assert not connected(parent, 0, 1)
    for a, b in [(0, 1), (2, 3), (1, 3), (0, 2)]:
        union(parent, a, b)
    assert connected(parent, 0, 3)
    assert connected(parent, 2, 1)
    assert not connected(parent, 4, 5)
    assert not connected(parent, 0, 5)
