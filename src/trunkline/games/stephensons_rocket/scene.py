"""The table of Stephenson's Rocket as a scene: the map with what lies on it, and the panels."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trunkline.core.board import provenance
from trunkline.core.hex_board import Hex, HexBoard
from trunkline.core.scene import Livery, Piece, Scene, Spot, seat_owner
from trunkline.core.struct import unpacked
from trunkline.core.texts import Texts, slug
from trunkline.games.stephensons_rocket import board_file, decisions
from trunkline.games.stephensons_rocket.extension import side_towards
from trunkline.games.stephensons_rocket.lines import opposite
from trunkline.games.stephensons_rocket.panel_data import (
    PanelData,
    company_target,
    good_owner,
    printed_board,
)
from trunkline.games.stephensons_rocket.panels import panels
from trunkline.games.stephensons_rocket.presentation import RocketBoard, sides_of
from trunkline.games.stephensons_rocket.state import NOBODY, NOWHERE, State

LOOKS = {"start": "station", "railway_town": "town"}
COMPANY_PATTERNS = ("solid", "stripes", "dots", "bars", "checks", "diamonds", "chevrons")
# Players have colours that no company has: the board's seven leave four.
PLAYER_COLOURS = ("white", "brown", "pink", "grey", *board_file.COLOURS)
PLAYER_PATTERNS = ("solid", "stripes", "dots", "waves")
# Goods are no party in the game, and so are paler than companies and players.
GOOD_COLOURS = ("#a9b4bd", "#d9c08c", "#c3a9c0", "#a9bd94", "#d6ad97", "#94bab8")
GOOD_PATTERNS = ("bars", "dots", "rings", "stripes", "waves", "checks")


def scene(
    board: RocketBoard, state: State, texts: Texts, names: Sequence[str], seat: int | None
) -> Scene:
    file, state = board.file, unpacked(state)
    return Scene(
        layout=file.layout,
        spots=_spots(board, texts),
        waters=tuple((texts.name("place", name), places) for name, places in file.waters),
        pieces=tuple(_pieces(board, state)),
        liveries=(*_companies(file, texts), *_players(file, names), *_goods(file, texts)),
        panels=panels(PanelData(board, state, texts, names)),
        provenance=provenance(file, texts.language),
        title=texts.name("board", file.title),
    )


# What is printed


@functools.lru_cache(maxsize=64)
def _spots(board: RocketBoard, texts: Texts) -> tuple[Spot, ...]:
    file = board.file
    companies = board_file.companies(file)
    starts = {int(board.structs[0].town_hex[at]): name for at, name in enumerate(companies)}
    return tuple(_spot(each, starts.get(hex, ""), texts) for hex, each in enumerate(file.hexes))


def _spot(each: Hex, company: str, texts: Texts) -> Spot:
    return Spot(
        id=each.id,
        at=each.at,
        terrain=texts(f"terrain-{each.terrain}"),
        look=LOOKS.get(each.terrain, each.terrain),
        name=texts.name("place", each.name) if each.name else "",
        note=each.odd,
        owner=company,
        target=f"city:{each.name}" if each.terrain == "city" else "",
    )


# Liveries


def _companies(file: HexBoard, texts: Texts) -> Iterator[Livery]:
    facts = zip(
        board_file.companies(file),
        board_file.company_names(file),
        board_file.colours(file),
        COMPANY_PATTERNS,
        strict=False,  # a board may have fewer companies
    )
    for id, name, colour, pattern in facts:
        railway = texts.name("railway", name)
        yield Livery(id, railway, board_file.COLOURS[colour], id, pattern, company_target(id))


def _players(file: HexBoard, names: Sequence[str]) -> Iterator[Livery]:
    taken = board_file.colours(file)
    free = [each for each in dict.fromkeys(PLAYER_COLOURS) if each not in taken]
    for seat, name in enumerate(names):
        yield Livery.of_seat(seat, name, board_file.COLOURS[free[seat]], PLAYER_PATTERNS[seat])


def _goods(file: HexBoard, texts: Texts) -> Iterator[Livery]:
    looks = zip(board_file.goods(file), GOOD_COLOURS, GOOD_PATTERNS, strict=False)
    for good, colour, pattern in looks:
        owner, key = good_owner(good), f"letters-{slug(good)}"
        letters = texts(key) if key in texts else good[:2].capitalize()
        yield Livery(owner, texts.name("good", good), colour, letters, pattern, owner)


# What lies on the map


def _pieces(board: RocketBoard, state: State) -> Iterator[Piece]:
    yield from _rails(board, state)
    yield from _stations(board, state)
    yield from _tokens(board, state)
    yield from _bids(board, state)


class Moving(NamedTuple):
    """The locomotive of an extension under way, the hex it would come to, and by which side."""

    company: int
    hex: int
    side: int


def _rails(board: RocketBoard, state: State) -> Iterator[Piece]:
    """Track and locomotives; in a veto, one of them stands where it would come to now."""
    companies, hexes = board.vocabulary["company"], board.file.hexes
    lines, links = state.line.tolist(), state.links.tolist()
    places, headings = state.locomotive.tolist(), state.heading.tolist()
    if moving := _moving(board, state):
        company, hex, side = moving
        if headings[company] != NOWHERE:
            links[places[company]] |= 1 << opposite(headings[company]) | 1 << side
        places[company], headings[company] = hex, side
    for company, name in enumerate(companies):
        if (hex := places[company]) != NOWHERE:
            yield _locomotive(hexes[hex].id, name, headings[company], links[hex])
    for hex, each in enumerate(hexes):
        if links[hex] and hex not in places:
            yield Piece("track", each.id, companies[lines[hex]], sides=sides_of(links[hex]))


def _locomotive(spot: str, company: str, heading: int, links: int) -> Piece:
    """With the rails that it came by, and those of lines that have joined it there."""
    if heading == NOWHERE:
        return Piece("locomotive", spot, company, target=company_target(company))
    sides = sides_of(links | 1 << opposite(heading))
    return Piece("locomotive", spot, company, sides, heading, target=company_target(company))


def _moving(board: RocketBoard, state: State) -> Moving | None:
    if state.decision not in (decisions.VETO, decisions.ANSWER):
        return None
    company = int(state.company)
    hex = int(state.choice) if state.leader == NOBODY else int(state.bid_hex[state.leader])
    origin = int(state.locomotive[company])
    return Moving(company, hex, side_towards(printed_board(board), origin, hex))


def _stations(board: RocketBoard, state: State) -> Iterator[Piece]:
    hexes = board.vocabulary["hex"]
    for hex, owner in enumerate(state.station.tolist()):
        if owner != NOBODY:
            spot = hexes[hex]
            yield Piece("station", spot, seat_owner(owner), target=f"station:{spot}")


def _tokens(loaded_board: RocketBoard, state: State) -> Iterator[Piece]:
    """SR-1.5: the goods that can still be had, in their cities."""
    board, hexes = printed_board(loaded_board), loaded_board.vocabulary["hex"]
    for city, _ in enumerate(loaded_board.vocabulary["city"]):
        spot = hexes[board.town_hex[board.companies + city]]
        for good, name in enumerate(loaded_board.vocabulary["good"]):
            yield from [Piece("token", spot, good_owner(name))] * int(state.free[city, good])


def _bids(board: RocketBoard, state: State) -> Iterator[Piece]:
    """Where each bidder wants the locomotive, and where the active player has sent it."""
    if state.decision not in (decisions.VETO, decisions.ANSWER):
        return
    hexes = board.vocabulary["hex"]
    yield Piece("bid", hexes[state.choice], seat_owner(int(state.active)))
    for seat in range(state.players):
        if state.bids[seat]:
            spot, shares = hexes[state.bid_hex[seat]], str(int(state.bids[seat]))
            yield Piece("bid", spot, seat_owner(seat), label=shares)
