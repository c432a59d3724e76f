"""Connectivity of a board: its hexes hang together, and locomotives can reach every town."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trunkline.core import hexes
from trunkline.core.hex_board import HexBoard

FARTHEST = 127  # steps from hex to hex that the struct has room for


def check_shape(board: HexBoard) -> list[str]:
    return [*_check_size(board), *_check_reach(board)]


def _check_size(board: HexBoard) -> Iterator[str]:
    """No way over the grid is longer than the board is wide and tall."""
    columns, rows = zip(*(each.at for each in board.hexes), strict=True)
    size = max(columns) - min(columns) + max(rows) - min(rows)
    if size > FARTHEST:
        yield (
            f"columns run from {min(columns)} to {max(columns)} and rows from {min(rows)} to "
            f"{max(rows)}: that is {size} together, and {FARTHEST} are possible"
        )


def _check_reach(board: HexBoard) -> Iterator[str]:
    """Every hex hangs together with some starting town; every town can be connected to a line."""
    starts = [each.at for each in board.hexes if each.terrain == "start"]
    together = _flooded(board.layout, starts, {each.at for each in board.hexes})
    cut_off = [each.id for each in board.hexes if each.at not in together]
    if cut_off:
        yield f"these hexes hang together with no starting town: {', '.join(cut_off)}"
    # No locomotive turns by more than 60 degrees (SR-5.1), but wherever a way over hexes does, a
    # shorter one cuts the corner: so headings do not matter here.
    plain = {each.at for each in board.hexes if each.terrain == "plain"}
    reached = _flooded(board.layout, starts, plain) & plain
    for each in board.hexes:
        around = hexes.neighbours(board.layout, each.at)
        if each.terrain == "start" and plain.isdisjoint(around):
            yield f"hex {each.id}: {each.name} has no plain hex beside it; no locomotive can leave"
        elif each.terrain in ("city", "railway_town") and reached.isdisjoint(around):
            yield f"hex {each.id}: no locomotive can come next to {each.name}"


def _flooded(
    layout: str, starts: Iterable[hexes.Place], land: set[hexes.Place]
) -> set[hexes.Place]:
    """The starts, and all the land that hangs together with one of them."""
    flooded = set(starts)
    waiting = list(flooded)
    while waiting:
        for place in hexes.neighbours(layout, waiting.pop()):
            if place in land and place not in flooded:
                flooded.add(place)
                waiting.append(place)
    return flooded
