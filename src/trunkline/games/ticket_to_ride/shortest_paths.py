"""Shortest paths that are still open between two cities: what a ticket still needs.

For people who look at their tickets, so plain Python. A path runs over the team's own tracks, which
cost nothing, and over tracks that can still be claimed, which cost their spaces. How many trains
are left is not asked.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from trunkline.games.ticket_to_ride.presentation import AsiaBoard
from trunkline.games.ticket_to_ride.state import NOBODY, State

Road = tuple[int, int, int]  # where to, by which track, and the spaces still to be claimed


@dataclass(frozen=True)
class Claims:
    """What has been claimed: the same for all who look, and until somebody claims again."""

    owners: tuple[int, ...]  # of the tracks: a seat, or NOBODY
    open: tuple[bool, ...]  # whether between each pair of cities one more may be claimed


def claims_of(board: AsiaBoard, state: State) -> Claims:
    """TR-4.6, TA-4.1 and LA-4.1. Rows at once: reaching into a struct is slow from Python."""
    most = zip(state.taken.tolist(), _open_tracks(board, int(state.players)), strict=False)
    return Claims(tuple(state.owner.tolist()), tuple(taken < open for taken, open in most))


@lru_cache(maxsize=64)
def _open_tracks(loaded_board: AsiaBoard, players: int) -> tuple[int, ...]:
    """How many tracks can be claimed between each pair of cities."""
    board = loaded_board.structs[0]
    return tuple(int(board.open[pair, players]) for pair in range(board.pairs))


@dataclass(frozen=True)
class OpenPath:
    tracks: tuple[int, ...]  # from one end to the other
    spaces: int  # still to be claimed: 0 if the two cities are joined


class Roads:
    """The map as it lies before a team."""

    def __init__(self, board: AsiaBoard, claims: Claims, team: int) -> None:
        self._from: list[list[Road]] = [[] for _ in board.file.cities]
        self._found: dict[tuple[int, int], OpenPath | None] = {}
        for a, b, track, spaces in _open_to(board, claims, team):
            self._from[a].append((b, track, spaces))
            self._from[b].append((a, track, spaces))

    def shortest(self, a: int, b: int) -> OpenPath | None:
        """The way with the fewest spaces to claim, then with the fewest tracks; None: cut off."""
        if (a, b) not in self._found:
            self._found[a, b] = self._shortest(a, b)
        return self._found[a, b]

    def _shortest(self, a: int, b: int) -> OpenPath | None:
        ahead: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), a)]
        done = set()
        while ahead:
            spaces, count, tracks, city = heapq.heappop(ahead)
            if city == b:
                return OpenPath(tracks, spaces)
            if city in done:
                continue
            done.add(city)
            for to, track, more in self._from[city]:
                heapq.heappush(ahead, (spaces + more, count + 1, (*tracks, track), to))
        return None


@lru_cache(maxsize=512)
def roads_of(board: AsiaBoard, claims: Claims, team: int) -> Roads:
    """Kept: most turns claim nothing, and a team looks at the same map in every language."""
    return Roads(board, claims, team)


def _open_to(
    loaded_board: AsiaBoard, claims: Claims, team: int
) -> Iterator[tuple[int, int, int, int]]:
    """The team's own tracks, and of each other pair of cities the shortest that can be claimed.

    A player who cannot claim here by TR-4.5 has a track here.
    """
    board, owners = loaded_board.structs[0], claims.owners
    partners = int(board.partners)
    city_a, city_b, length = board.city_a.tolist(), board.city_b.tolist(), board.length.tolist()
    for tracks, may_claim in zip(tracks_of_pairs(loaded_board), claims.open, strict=True):
        a, b = city_a[tracks[0]], city_b[tracks[0]]
        owned = [each for each in tracks if owners[each] != NOBODY]
        own = [each for each in owned if owners[each] // partners == team]
        if own:
            yield a, b, own[0], 0
        elif may_claim:
            free = (each for each in tracks if owners[each] == NOBODY)
            spaces, track = min((length[each], each) for each in free)
            yield a, b, track, spaces


@lru_cache(maxsize=64)
def tracks_of_pairs(loaded_board: AsiaBoard) -> tuple[range, ...]:
    """The tracks between each pair of cities."""
    board = loaded_board.structs[0]
    first, count = board.first_of_pair.tolist(), board.tracks_of_pair.tolist()
    return tuple(range(first[pair], first[pair] + count[pair]) for pair in range(board.pairs))
