"""Journey suggestions: the best paths from city to city, and what each of them is best for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from trunkline.core.game import LoadedBoard
from trunkline.core.hex_board import HexBoard
from trunkline.core.struct import unpacked
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.games.ride_the_rails import actions, decisions
from trunkline.games.ride_the_rails.best_paths import MOST_CHOICES, WIDEST
from trunkline.games.ride_the_rails.journeys import (
    AIMS,
    INCOME,
    LONGEST_JOURNEY,
    destinations,
    list_decisions,
    search,
    weigh_links,
)
from trunkline.games.ride_the_rails.legality import active
from trunkline.games.ride_the_rails.links import SIDES
from trunkline.games.ride_the_rails.state import (
    CITIES,
    CITY,
    HEXES,
    NO_HEX,
    RAILROAD_NAMES,
    RAILROADS,
    Board,
    State,
)

FOR_EACH_AIM = 4  # journeys
MOST_DECISIONS = max(CITIES, 1 + SIDES * RAILROADS)  # where to begin, or where to go on

RailsBoard = LoadedBoard[HexBoard, Board]
Links = tuple[int, ...]  # of each railroad


def suggest(board: RailsBoard, state: State, pointed: Sequence[str]) -> Suggestions:
    """By a start, where no train is under way yet, and by a destination."""
    finder = Finder(board, state)
    hexes = [board.file.index.get(each.removeprefix("hex:"), NO_HEX) for each in pointed]
    if state.decision == decisions.JOURNEY:
        hexes.insert(0, int(state.at))
    return finder.suggest(hexes) if finder.leads(hexes) else Suggestions()


class Finder:
    """Finds journeys in one position. What they begin and end in are hexes: none, a start, both."""

    def __init__(self, board: RailsBoard, state: State) -> None:
        self.board = board
        self.state = unpacked(state)
        self.states = State.array()
        self.states[0] = state

    def leads(self, hexes: Sequence[int]) -> bool:
        """Whether some journey leads by these."""
        if not hexes:
            return True
        start, *rest = hexes
        begins = self.state.decision == decisions.JOURNEY or start in self.starts
        return begins and len(rest) < 2 and all(each in self.destinations(start) for each in rest)

    def suggest(self, hexes: Sequence[int]) -> Suggestions:
        found: dict[Links, tuple[int, ...]] = {}
        best: dict[str, Links] = {}
        bounds: dict[str, int] = {}
        for aim in AIMS:
            journeys, bound = self._search(aim, hexes)
            found |= {
                self._links(each): each for each in journeys if self._links(each) not in found
            }
            best[aim] = max(map(self._links, journeys), key=lambda links: self._worth(aim, links))
            bounds[aim] = max(0, bound - self._worth(aim, best[aim]))
        first = list(best.values())
        listed = sorted(
            found, key=lambda links: (links not in first, -self._worth(AIMS[INCOME], links))
        )
        return Suggestions(
            found=tuple(
                self._way(found[links], links, [aim for aim in AIMS if best[aim] == links])
                for links in listed
            ),
            next=tuple(f"hex:{self.board.file.hexes[hex].id}" for hex in self._next(hexes)),
            ask=("ask-start", "ask-destination", "")[len(hexes)],
            bounds=bounds,
        )

    # What can be pointed at

    @cached_property
    def _decisions(self) -> list[int]:
        out: Any = np.zeros(MOST_DECISIONS, np.int64)
        count = list_decisions(self.board.structs, self.states, out)
        return [int(action) for action in out[:count]]

    @property
    def starts(self) -> list[int]:
        return [action - actions.STARTS.first for action in self._decisions]

    def destinations(self, start: int) -> list[int]:
        out: Any = np.zeros(CITIES, np.int64)
        count = destinations(self.board.structs, self.states, start, out)
        return [int(hex) for hex in out[:count]]

    def _next(self, hexes: Sequence[int]) -> list[int]:
        if not hexes:
            return self.starts
        return self.destinations(hexes[0]) if len(hexes) == 1 else []

    # Journeys

    def _search(self, aim: str, hexes: Sequence[int]) -> tuple[list[tuple[int, ...]], int]:
        """The best for the aim, best first, as actions; and what no journey is worth more than."""
        start, destination = (*hexes, NO_HEX, NO_HEX)[:2]
        taken: Any = np.zeros((FOR_EACH_AIM, LONGEST_JOURNEY), np.int64)
        lengths: Any = np.zeros(FOR_EACH_AIM, np.int64)
        weights: Any = np.array(self.weights[aim], np.int64)
        count, bound = search(
            self.board.structs,
            self.states,
            weights,
            start,
            destination,
            FOR_EACH_AIM,
            taken,
            lengths,
            MOST_CHOICES,
            WIDEST,
        )
        found = [tuple(map(int, taken[rank, : lengths[rank]])) for rank in range(count)]
        ridden = self._worth(aim, self._links(()))
        if destination == NO_HEX and actions.STOP.first in self._decisions:
            found.append((actions.STOP.first,))
        return found, ridden + int(bound if count else 0)

    @cached_property
    def weights(self) -> dict[str, list[int]]:
        seat = int(active(self.state))
        weights: Any = np.zeros((len(AIMS), RAILROADS), np.int64)
        weigh_links(self.states, seat, weights)
        return dict(zip(AIMS, weights.tolist(), strict=True))

    def _worth(self, aim: str, links: Links) -> int:
        return sum(each * weight for each, weight in zip(links, self.weights[aim], strict=True))

    def _links(self, taken: Sequence[int]) -> Links:
        """Those ridden already, and those to be ridden: one each time that it comes to a city."""
        links = self.state.links.tolist()
        for railroad, hex in self._rides(taken):
            links[railroad] += self._is_city(hex)
        return tuple(links)

    def _rides(self, taken: Sequence[int]) -> Iterator[tuple[int, int]]:
        for action in taken:
            if actions.RIDES.first <= action < actions.RIDES.end:
                yield divmod(action - actions.RIDES.first, HEXES)

    def _is_city(self, hex: int) -> bool:
        return bool(self.board.structs[0].terrain[hex] >= CITY)

    def _way(self, taken: tuple[int, ...], links: Links, aims: Sequence[str]) -> Suggestion:
        hexes = self.board.file.hexes
        first = (
            int(self.state.at)
            if self.state.decision == decisions.JOURNEY
            else taken[0] - actions.STARTS.first
        )
        ridden = [first, *(hex for _, hex in self._rides(taken))]
        return Suggestion(
            actions=taken,
            places=tuple(f"hex:{hexes[hex].id}" for hex in ridden),
            stops=tuple(f"hex:{hexes[hex].id}" for hex in ridden if self._is_city(hex)),
            parts=tuple(
                (f"railroad:{name}", count)
                for name, count in zip(RAILROAD_NAMES, links, strict=True)
                if count
            ),
            aims=tuple(aims),
        )
