"""The best walks: small as the country is, all of them are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ramble.state import (
    BROOK,
    ERRAND,
    HEATH,
    NOWHERE,
    STARTS,
    STEPS,
    STOP,
    TERRAIN_NAMES,
    TOWN,
    Board,
    State,
)
from trunkline.core.game import LoadedBoard
from trunkline.core.hex_board import HexBoard
from trunkline.core.suggestions import Suggestion, Suggestions

MOST = 4  # walks that are listed
OWN, LEAD = "own", "lead"


class Walk(NamedTuple):
    hexes: tuple[int, ...]
    own: int  # what it brings the walker
    others: int  # … and each other player

    @property
    def lead(self) -> int:
        return self.own - self.others


def suggest(
    loaded_board: LoadedBoard[HexBoard, Board], state: State, pointed: Sequence[str]
) -> Suggestions:
    board = loaded_board.structs[0]
    hexes = [loaded_board.vocabulary["hex"].index(each.partition(":")[2]) for each in pointed]
    if state.start != NOWHERE:
        hexes = [int(state.start), *hexes]
    starts = hexes[:1] or _starts(board, state)
    walks = [walk for start in starts for walk in _walks(board, state, start)]
    if len(hexes) > 1:
        walks = [walk for walk in walks if walk.hexes[-1] == hexes[1]]
    if len(hexes) > 2 or not walks:
        return Suggestions()
    at = 0 if not hexes else -1
    following = sorted({walk.hexes[at] for walk in walks}) if len(hexes) < 2 else []
    return Suggestions(
        found=tuple(_way(loaded_board, state, walk, walks) for walk in _best(walks)),
        next=tuple(f"hex:{loaded_board.vocabulary['hex'][hex]}" for hex in following),
        ask=("ask-start", "ask-destination", "")[len(hexes)],
        bounds={OWN: 0, LEAD: 0},
    )


def _starts(board: Board, state: State) -> list[int]:
    return [hex for hex in range(board.hexes) if state.letter[hex]]


def _walks(board: Board, state: State, start: int) -> Iterator[Walk]:
    """Those that end in a town, from where the walker is, or from a start."""
    if state.start == NOWHERE:
        if state.letter[start]:
            yield from _on(board, state, (start,), 0)
    else:
        yield from _on(board, state, (int(state.at),), int(state.steps))


def _on(board: Board, state: State, hexes: tuple[int, ...], steps: int) -> Iterator[Walk]:
    here = hexes[-1]
    if steps and board.terrain[here] == TOWN:
        brooks = state.brooks + sum(board.terrain[hex] == BROOK for hex in hexes[1:])
        errand = ERRAND if here == state.errand[state.seat] else 0
        yield Walk(hexes, steps + errand, int(brooks))
    for hex in board.neighbours[here]:
        if hex != NOWHERE and hex not in hexes and not state.visited[hex]:
            yield from _on(board, state, (*hexes, int(hex)), steps + 1)


def _best(walks: Sequence[Walk]) -> list[Walk]:
    """One of those that come to the same; the best for each aim are among them."""
    apart = {(walk.own, walk.others): walk for walk in reversed(walks)}
    by_own = sorted(apart.values(), key=lambda walk: (-walk.own, walk.others))
    first = max(by_own, key=lambda walk: walk.lead)
    return sorted({*by_own[: MOST - 1], first}, key=lambda walk: (-walk.own, walk.others))


def _way(
    board: LoadedBoard[HexBoard, Board], state: State, walk: Walk, walks: Sequence[Walk]
) -> Suggestion:
    terrain = board.structs[0].terrain
    places = [f"hex:{board.vocabulary['hex'][hex]}" for hex in walk.hexes]
    begin = [STARTS.first + walk.hexes[0]] if state.start == NOWHERE else []
    aims = [aim for aim in (OWN, LEAD) if _is_best(aim, walk, walks)]
    ridden = [
        (kind, [terrain[hex] for hex in walk.hexes[1:]].count(kind)) for kind in (HEATH, BROOK)
    ]
    return Suggestion(
        actions=(*begin, *(STEPS.first + hex for hex in walk.hexes[1:]), STOP.first),
        places=tuple(places),
        stops=tuple(
            place
            for place, hex in zip(places, walk.hexes, strict=True)
            if terrain[hex] == TOWN or hex == walk.hexes[0]
        ),
        parts=tuple((f"terrain:{TERRAIN_NAMES[kind]}", n) for kind, n in ridden if n),
        aims=tuple(aims),
    )


def _is_best(aim: str, walk: Walk, walks: Sequence[Walk]) -> bool:
    return bool(getattr(walk, aim) == max(getattr(each, aim) for each in walks))
