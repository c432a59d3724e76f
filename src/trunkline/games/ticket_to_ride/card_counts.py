"""Card counting, as a careful player could: where each colour was seen, and what is left.

It is made of what the viewer may know, so it holds no more than eyes and a memory for open cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trunkline.core.contract import NOTHING
from trunkline.core.scene import NO_VALUE, Cell, Panel, Unit, figure
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.panels import PanelData, card_cell
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    FIRST_RACK,
    LOCOMOTIVE,
    LOCOMOTIVES,
    OF_A_COLOUR,
    PLACES,
)


def counted(data: PanelData) -> Panel:
    """By colour: face up, with the viewer, seen going to others, discarded, and not seen."""
    where = [_face_up(data), _held_by_others(data), _discarded(data)]
    names = ["face-up", "others", "discarded"]
    if data.seat is not None:
        where.insert(1, _own(data))
        names.insert(1, "own")
    unseen = [_printed(card) - sum(each[card] for each in where) for card in range(CARDS)]
    rows = tuple(
        (
            card_cell(data, card),
            *(_number(each[card]) for each in where),
            _number(unseen[card]),
            _chance(data, unseen[card], sum(unseen)),
        )
        for card in range(CARDS)
    )
    columns = data.columns("card", *names, "unseen", "chance")
    note = data.texts("cards-in-sight" if data.seat is None else "cards-seen")
    return Panel("cards", data.texts("panel-cards"), columns, rows, notes=(note,))


def _printed(card: int) -> int:
    return LOCOMOTIVES if card == LOCOMOTIVE else OF_A_COLOUR


def _number(count: int) -> Cell:
    return figure(count, nothing=NO_VALUE)


def _chance(data: PanelData, unseen: int, all_unseen: int) -> Cell:
    """Of being the next card of the deck: every unseen card may lie there."""
    percent = Unit("percent", *data.texts.around("chance"))
    if not unseen or data.state.left == 0:
        return Cell(NO_VALUE, value=0, unit=percent)
    return figure(round(100 * unseen / all_unseen), percent)


# Where cards were seen


def _face_up(data: PanelData) -> Counter[int]:
    """In the row, laid down for a claim, turned up for a tunnel that is still open."""
    state = data.state
    cards = Counter(state.row.tolist())
    for laid in (state.laid[0], state.laid[1]):  # from the hand, from the rack
        cards.update(dict(enumerate(laid.tolist())))
    if state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK):
        cards.update(state.turned.tolist())
    return cards


def _own(data: PanelData) -> Counter[int]:
    """In the hand and on the rack, and a card that is being placed."""
    cards = _in_places(data, _own_places(data))
    if data.seat == data.state.seat:
        cards.update(_being_placed(data))
    return cards


def _held_by_others(data: PanelData) -> Counter[int]:
    """What was seen going to their hands and racks, and has not been paid since."""
    own = {*_own_places(data)}
    cards = _in_places(data, (place for place in range(PLACES) if place not in own))
    if data.seat != data.state.seat:
        cards.update(_being_placed(data))
    return cards


def _own_places(data: PanelData) -> list[int]:
    if data.seat is None:
        return []
    rack = [FIRST_RACK + data.seat // data.partners] if data.partners > 1 else []
    return [data.seat, *rack]


def _in_places(data: PanelData, places: Iterable[int]) -> Counter[int]:
    found = Counter[int]()
    for place in places:
        found.update(dict(enumerate(data.state.cards[place].tolist())))
    return found


def _being_placed(data: PanelData) -> list[int]:
    card = int(data.state.drawn_card)
    return [] if card == NOTHING else [card]


def _discarded(data: PanelData) -> Counter[int]:
    """TR-1.5: they lie open."""
    return Counter(dict(enumerate(data.state.discards.tolist())))
