"""The table of Ride the Rails as a scene: the map with what lies on it, and the panels."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from trunkline.core.board import provenance
from trunkline.core.hex_board import Hex
from trunkline.core.scene import DOLLARS, Livery, Piece, Scene, Spot, seat_owner
from trunkline.core.struct import unpacked
from trunkline.core.texts import Texts
from trunkline.games.ride_the_rails import decisions
from trunkline.games.ride_the_rails.legality import active
from trunkline.games.ride_the_rails.panels import PanelData, panels, railroad_target
from trunkline.games.ride_the_rails.presentation import RailsBoard, marked
from trunkline.games.ride_the_rails.state import CHICAGO_BONUS, CITY_BONUS, RAILROAD_NAMES, State

COLOURS = ("#b3262e", "#1f5a9e", "#cf6a1c", "#d8a31a", "#6d3f8c", "#2b2b30")
PATTERNS = ("solid", "stripes", "dots", "bars", "checks", "diamonds")
# Players have colours that no railroad has.
PLAYER_COLOURS = ("#e9e4d6", "#7a4a25", "#c9628f", "#7d8288", "#2f7a45")
PLAYER_PATTERNS = ("solid", "stripes", "dots", "waves", "rings")

LOOKS = {"bonus": "city", "east": "town", "west": "town", "chicago": "station"}
# The colours printed on a city: the railroads that it lets start. Every city has black, and none
# shows it for that alone.
STARTS = {
    "east": ("red", "blue", "orange", "black"),
    "west": ("purple", "black"),
    "chicago": ("orange", "yellow", "black"),
}


def scene(
    board: RailsBoard, state: State, texts: Texts, names: Sequence[str], seat: int | None
) -> Scene:
    file, state = board.file, unpacked(state)
    return Scene(
        layout=file.layout,
        spots=_spots(board, texts),
        waters=tuple((texts.name("place", name), places) for name, places in file.waters),
        pieces=tuple(_pieces(board, state)),
        liveries=(*_railroads(texts), *_players(names)),
        panels=panels(PanelData(board, state, texts, names)),
        provenance=provenance(file, texts.language),
        title=texts.name("board", file.title),
        joined="all",
    )


# What is printed


@functools.lru_cache(maxsize=64)
def _spots(board: RailsBoard, texts: Texts) -> tuple[Spot, ...]:
    return tuple(_spot(each, texts) for each in board.file.hexes)


def _spot(each: Hex, texts: Texts) -> Spot:
    return Spot(
        id=each.id,
        at=each.at,
        terrain=texts(f"terrain-{each.terrain}"),
        look=LOOKS.get(each.terrain, each.terrain),
        name=texts.name("place", each.name) if each.name else "",
        gain=f"+{DOLLARS.written(CHICAGO_BONUS)}" if each.terrain == "chicago" else "",
        note=each.odd,
        starts=STARTS.get(each.terrain, ()),
    )


# Liveries


def _railroads(texts: Texts) -> Iterator[Livery]:
    for name, colour, pattern in zip(RAILROAD_NAMES, COLOURS, PATTERNS, strict=True):
        letters = texts(f"letters-{name}")
        yield Livery(
            name, texts(f"railway-{name}"), colour, letters, pattern, railroad_target(name)
        )


def _players(names: Sequence[str]) -> Iterator[Livery]:
    for seat, name in enumerate(names):
        yield Livery.of_seat(seat, name, PLAYER_COLOURS[seat], PLAYER_PATTERNS[seat])


# What lies on the map


def _pieces(board: RailsBoard, state: State) -> Iterator[Piece]:
    hexes = board.vocabulary["hex"]
    for hex, there in zip(
        hexes, state.track.tolist(), strict=False
    ):  # the struct has room for more
        for railroad, name in enumerate(RAILROAD_NAMES):
            if there >> railroad & 1:
                yield Piece("locomotive", hex, name)
    for hex in marked(state.bonus, hexes):
        yield Piece("bonus", hex, label=DOLLARS.written(CITY_BONUS))
    waiting = marked(state.passenger, hexes)
    if state.decision == decisions.JOURNEY:
        waiting.remove(hexes[state.start])
        yield from _journey(hexes, state)
    for hex in waiting:
        yield Piece("passenger", hex)


def _journey(hexes: Sequence[str], state: State) -> Iterator[Piece]:
    """The passenger where the journey has come to, and its way so far."""
    owner = seat_owner(int(active(state)))
    yield Piece("passenger", hexes[state.at])
    for hex in marked(state.visited, hexes):
        if hex != hexes[state.at]:
            yield Piece("token", hex, owner)
