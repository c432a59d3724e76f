"""The train cards counted, as a careful player could: where each colour was seen, and what is left.

It is made of what the viewer may know, so it holds no more than eyes and a memory for open cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trunkline.core.scene import Cell, Panel, Unit, figure
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.panels import Table, card_cell
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    FIRST_RACK,
    LOCOMOTIVE,
    LOCOMOTIVES,
    NOTHING,
    OF_A_COLOUR,
    PLACES,
)

NONE = "·"


def counted(table: Table) -> Panel:
    """By colour: face up, with the viewer, seen going to others, discarded, and not seen."""
    where = [_face_up(table), _held_by_others(table), _discarded(table)]
    names = ["face-up", "others", "discarded"]
    if table.seat is not None:
        where.insert(1, _own(table))
        names.insert(1, "own")
    unseen = [_printed(card) - sum(each[card] for each in where) for card in range(CARDS)]
    rows = tuple(
        (
            card_cell(table, card),
            *(_number(each[card]) for each in where),
            _number(unseen[card]),
            _chance(table, unseen[card], sum(unseen)),
        )
        for card in range(CARDS)
    )
    columns = table.columns("card", *names, "unseen", "chance")
    note = table.texts("cards-in-sight" if table.seat is None else "cards-seen")
    return Panel("cards", table.texts("panel-cards"), columns, rows, notes=(note,))


def _printed(card: int) -> int:
    return LOCOMOTIVES if card == LOCOMOTIVE else OF_A_COLOUR


def _number(count: int) -> Cell:
    return figure(count, nothing=NONE)


def _chance(table: Table, unseen: int, all_unseen: int) -> Cell:
    """Of being the next card of the deck: every unseen card may lie there."""
    percent = Unit("percent", *table.texts.around("chance"))
    if not unseen or table.state.left == 0:
        return Cell(NONE, value=0, unit=percent)
    return figure(round(100 * unseen / all_unseen), percent)


# Where cards were seen


def _face_up(table: Table) -> Counter[int]:
    """In the row, laid down for a claim, turned up for a tunnel that is still open."""
    state = table.state
    cards = Counter(state.row.tolist())
    for laid in (state.laid[0], state.laid[1]):  # from the hand, from the rack
        cards.update(dict(enumerate(laid.tolist())))
    if state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK):
        cards.update(state.turned.tolist())
    return cards


def _own(table: Table) -> Counter[int]:
    """In the hand and on the rack, and a card that is being placed."""
    cards = _in_places(table, _own_places(table))
    if table.seat == table.state.seat:
        cards.update(_being_placed(table))
    return cards


def _held_by_others(table: Table) -> Counter[int]:
    """What was seen going to their hands and racks, and has not been paid since."""
    own = {*_own_places(table)}
    cards = _in_places(table, (place for place in range(PLACES) if place not in own))
    if table.seat != table.state.seat:
        cards.update(_being_placed(table))
    return cards


def _own_places(table: Table) -> list[int]:
    if table.seat is None:
        return []
    rack = [FIRST_RACK + table.seat // table.partners] if table.partners > 1 else []
    return [table.seat, *rack]


def _in_places(table: Table, places: Iterable[int]) -> Counter[int]:
    found = Counter[int]()
    for place in places:
        found.update(dict(enumerate(table.state.cards[place].tolist())))
    return found


def _being_placed(table: Table) -> list[int]:
    card = int(table.state.drawn_card)
    return [] if card == NOTHING else [card]


def _discarded(table: Table) -> Counter[int]:
    """TR-1.5: they lie open."""
    return Counter(dict(enumerate(table.state.discards.tolist())))
