"""Matches with a given deal and named players, for tests of what people see."""

from __future__ import annotations

from collections.abc import Mapping

from tests.ticket_to_ride.positions import everyone_keeps_all, whole_deck
from trunkline.core.game import Data, Game
from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.core.route_board import RouteBoard
from trunkline.games.ticket_to_ride.state import Board, Deal, State

Asia = Game[RouteBoard, Board, State, Deal]
NAMES = ("Ada", "Béla", "Cy", "Dora", "Ede", "Fay")

# Four cards to each seat, then the row.
HANDS = (
    "2 white red locomotive"
    " purple white blue yellow"
    " orange black red green"
    " purple white blue yellow"
    " orange black 2 green locomotive"
)
REDS = f"3 red {HANDS}"  # seat 0 can pay for Moscow – Perm, track 2
TUNNEL = f"{HANDS} red white locomotive blue"  # these four are turned up for …
LAY_TUNNEL = ("claim 2", "pay white 0", "from-rack 0 0")  # … Kabul – Rawalpindi, one white card


def begin(
    game: Asia, players: int = 4, top: str = HANDS, options: Mapping[str, object] | None = None
) -> Match:
    """Seat 0 begins; the tickets lie in the order of their numbers."""
    order: dict[str, list[int]] = {"tickets": [], "long_tickets": []}
    for each in game.board.file.tickets:
        order["long_tickets" if each.long else "tickets"].append(int(each.id))
    deal = {"first": 0, "deck": whole_deck(top)} | {name: ids for name, ids in order.items() if ids}
    return Match(game, players, seed=1, deal=deal, names=NAMES[:players], options=options)


def after_start(
    game: Asia, players: int = 4, top: str = HANDS, options: Mapping[str, object] | None = None
) -> Match:
    """Everybody has kept all tickets, and named the first for the rack."""
    match = begin(game, players, top, options)
    everyone_keeps_all(match)
    return match


def fact(position: Position, seat: int | None, *path: str | int) -> Data:
    """A fact of the position as the seat sees it."""
    data: Data = position.observed_by(seat).position()
    for step in path:
        if isinstance(data, dict):
            data = data[str(step)]
        elif isinstance(data, list):
            data = data[int(step)]
    return data


def ids(position: Position, seat: int | None) -> list[str]:
    return [each.id for each in position.scene(seat=seat).panels]
