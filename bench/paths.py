"""The longest path of the Asian Express, measured on the hardest networks found: `make bench`.

    python bench/paths.py
    python bench/paths.py --search 60      look for harder networks, for so many seconds

A team has 54 trains, 27 for each partner, and of the tracks between two cities each partner claims
at most one. Hardest is what takes longest: networks grown at random, mostly of short tracks, were
changed here and there as long as that took more time. Parts of them are measured beside a plain
depth-first search, which ends only for small ones.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from functools import partial

from rich.console import Console
from rich.table import Table

from trunkline.core.compiled import compiled
from trunkline.core.network import VERTICES, longest_trail
from trunkline.core.struct import Row, scratch
from trunkline.games import find_game

Edge = tuple[int, int, int]  # two cities and the spaces

AIM = 5.0  # ms
ROUNDS = 20
STEPS = 100_000_000  # of the plain search: a few seconds
PARTNERS = 2
TRAINS = 27  # of each

# Track ids of the board, as found by --search.
HARDEST = """
31 38 41 43 44 58 60 61 64 66 67 68 69 70 71 72 76 77 78 79 87 88 89 90 91 92 93 95 96 102 103 104
106 107 108 110 111 124
25 26 27 30 33 36 37 38 41 43 44 58 60 65 67 69 70 72 74 75 78 79 81 84 86 87 88 90 92 93 94 110 111
39 41 43 44 60 61 62 63 64 65 67 68 69 71 72 75 78 79 82 86 88 89 90 91 92 93 94 96 102 103 104 106
107 108 109 110 111 124 126
25 41 43 54 56 60 61 62 64 65 67 68 69 71 72 75 76 79 87 89 91 92 93 95 96 98 100 103 105 107 108
109 110 117 124 126
43 44 58 60 61 63 64 67 68 69 70 71 72 75 76 78 79 86 87 88 89 90 91 92 93 94 96 97 99 102 103 104
106 107 108 109 110 111 124 126
"""


def hardest() -> list[list[int]]:
    """A network goes on as long as its ids rise."""
    networks: list[list[int]] = []
    for word in HARDEST.split():
        if not networks or int(word) < networks[-1][-1]:
            networks.append([])
        networks[-1].append(int(word))
    return networks


def tracks_of_the_board() -> dict[int, Edge]:
    loaded_board = find_game("ticket-to-ride-team-asia").board
    board = loaded_board.structs[0]
    return {
        int(word): (int(board.city_a[each]), int(board.city_b[each]), int(board.length[each]))
        for each, word in enumerate(loaded_board.vocabulary["track"][: board.tracks])
    }


def rows(edges: Sequence[Edge]) -> tuple[Row, Row, Row]:
    a, b, spaces = scratch(len(edges)), scratch(len(edges)), scratch(len(edges))
    for number, edge in enumerate(edges):
        a[number], b[number], spaces[number] = edge
    return a, b, spaces


def milliseconds(measure: Callable[[], int], rounds: int) -> float:
    """The time of this thread alone, the best of several rounds: machines are noisy."""
    best = float("inf")
    for _ in range(rounds):
        began = time.thread_time()
        measure()
        best = min(best, time.thread_time() - began)
    return best * 1e3


# The plain search


@compiled(entry=True)
def longest_by_search(count: int, a: Row, b: Row, weight: Row, steps: int) -> int:
    """Every trail from every city, one after the other; -1 if that takes more steps."""
    used = scratch(count)
    trail = scratch(count + 1)  # the next track to try at each step of the trail
    cities = scratch(count + 1)
    best = 0
    for first in range(VERTICES):
        depth, length = 0, 0
        cities[0], trail[0] = first, 0
        while depth >= 0:
            steps -= 1
            if steps < 0:
                return -1
            edge, city = trail[depth], cities[depth]
            if edge == count:
                depth -= 1
                if depth >= 0:
                    used[trail[depth] - 1] = 0
                    length -= weight[trail[depth] - 1]
                continue
            trail[depth] += 1
            if not used[edge] and city in (a[edge], b[edge]):
                used[edge] = 1
                length += weight[edge]
                best = max(best, length)
                depth += 1
                cities[depth] = a[edge] + b[edge] - city
                trail[depth] = 0
    return best


# Networks that a team can build


class Team:
    """What the partners have claimed: track ids by pair of cities."""

    def __init__(self, tracks: dict[int, Edge]) -> None:
        self.tracks = tracks
        self.claimed: list[dict[tuple[int, int], int]] = [{} for _ in range(PARTNERS)]

    def network(self) -> list[int]:
        return sorted(track for claimed in self.claimed for track in claimed.values())

    def edges(self) -> list[Edge]:
        return [self.tracks[track] for track in self.network()]

    def claims(self) -> list[tuple[int, int]]:
        """Partner and track: what either can claim beside what the team has."""
        taken = set(self.network())
        cities = {city for edge in self.edges() for city in edge[:2]}
        found = []
        for partner, claimed in enumerate(self.claimed):
            left = TRAINS - sum(self.tracks[track][2] for track in claimed.values())
            for track, (a, b, spaces) in self.tracks.items():
                free = track not in taken and (a, b) not in claimed and spaces <= left
                if free and (not cities or a in cities or b in cities):
                    found.append((partner, track))
        return found

    def grow(self, choose: random.Random, shortness: float) -> None:
        while claims := self.claims():
            weights = [(1 / self.tracks[track][2]) ** shortness for _, track in claims]
            partner, track = choose.choices(claims, weights)[0]
            self.claimed[partner][self.tracks[track][:2]] = track

    def changed(self, choose: random.Random) -> Team:
        other = Team(self.tracks)
        other.claimed = [dict(claimed) for claimed in self.claimed]
        for _ in range(choose.randint(1, 6)):
            claimed = choose.choice(other.claimed)
            if claimed:
                del claimed[choose.choice([*claimed])]
        other.grow(choose, choose.choice([0, 1, 2]))
        return other


def time_of(edges: Sequence[Edge], rounds: int = ROUNDS) -> float:
    arguments = rows(edges)
    return milliseconds(partial(longest_trail, len(edges), *arguments), rounds)


def search(seconds: float) -> None:
    """Random networks, then the hardest six of them made harder."""
    tracks, choose = tracks_of_the_board(), random.Random()
    began = time.monotonic()
    hard: list[tuple[float, Team]] = []
    while (passed := time.monotonic() - began) < seconds:
        if passed < seconds / 3:
            team = Team(tracks)
            team.grow(choose, choose.choice([0, 1, 2, 3]))
            hard = sorted([*hard, (time_of(team.edges(), 3), team)], key=lambda each: -each[0])[:6]
        else:
            place = choose.randrange(len(hard))
            team = hard[place][1].changed(choose)
            if time_of(team.edges(), 3) > hard[place][0]:
                took = time_of(team.edges())
                hard[place] = max(hard[place], (took, team), key=lambda each: each[0])
    for took, team in sorted(hard, key=lambda each: -each[0]):
        print(f"{took:.2f} ms:", *team.network())


# The report


def measure_hardest(tracks: dict[int, Edge]) -> Table:
    table = Table(title="The longest path of 54 trains: hardest networks", title_justify="left")
    for column in ("tracks", "spaces", "longest path", "measured", "of the aim of 5 ms"):
        table.add_column(column, justify="right")
    for network in hardest():
        edges = [tracks[track] for track in network]
        took, spaces = time_of(edges), sum(edge[2] for edge in edges)
        path = longest_trail(len(edges), *rows(edges))
        table.add_row(
            str(len(edges)), str(spaces), str(path), f"{took:.3f} ms", f"{took / AIM:.2f}"
        )
    return table


def measure_beside_search(tracks: dict[int, Edge]) -> Table:
    table = Table(title="Beside a plain depth-first search", title_justify="left")
    for column in ("tracks", "longest path", "measured", "plain search", "times"):
        table.add_column(column, justify="right")
    edges = connected_order([tracks[track] for track in hardest()[0]])
    for count in range(8, len(edges) + 1, 4):
        part = edges[:count]
        arguments = rows(part)
        path = longest_trail(count, *arguments)
        took = time_of(part)
        if longest_by_search(count, *arguments, STEPS) != path:
            table.add_row(str(count), str(path), f"{took:.3f} ms", "does not end", "")
            break
        slow = milliseconds(partial(longest_by_search, count, *arguments, STEPS), 1)
        table.add_row(
            str(count), str(path), f"{took:.3f} ms", f"{slow:,.3f} ms", f"{slow / took:,.1f}"
        )
    return table


def connected_order(edges: list[Edge]) -> list[Edge]:
    """So that every beginning of the row hangs together."""
    left, ordered = edges[1:], edges[:1]
    while left:
        cities = {city for edge in ordered for city in edge[:2]}
        found = next(edge for edge in left if edge[0] in cities or edge[1] in cities)
        left.remove(found)
        ordered.append(found)
    return ordered


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--search", type=float, metavar="SECONDS")
    arguments = parser.parse_args()
    if arguments.search:
        search(arguments.search)
        return
    console, tracks = Console(), tracks_of_the_board()
    console.print(measure_hardest(tracks))
    console.print(measure_beside_search(tracks))


if __name__ == "__main__":
    main()
