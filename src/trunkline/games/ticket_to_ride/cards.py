"""Train cards: the deck, the row, hands and racks (TR-1, TR-3, TA-2)."""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING
from trunkline.core.events import Log, emit
from trunkline.core.rng import Random
from trunkline.core.rng import shuffle as shuffle_cards
from trunkline.core.struct import Row
from trunkline.games.ticket_to_ride import decisions, events
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    CARDS_A_TURN,
    DEALT_CARDS,
    FIRST_RACK,
    IN_ROW,
    KINDS,
    LOCOMOTIVE,
    TOO_MANY_LOCOMOTIVES,
    TRAIN_CARDS,
    Board,
    State,
)

# With few other cards left, hundreds of rows can come and go in one action (TR-1.3): the log tells
# of so many, and then the one that stays.
ROWS_TOLD = 8

# Hands and racks


@compiled
def rack_of(board: Board, seat: int) -> int:
    """The place of the team's rack (TA-1.3)."""
    return FIRST_RACK + seat // board.partners


@compiled
def hold(state: State, place: int, card: int, seen: bool) -> None:
    """A card comes to a hand or a rack; `seen`: everybody has seen which."""
    state.cards[place, card] += 1
    if seen:
        state.known[place, card] += 1


@compiled
def part_with(state: State, place: int, card: int, count: int) -> None:
    """Cards leave it for all to see: first those that everybody knew to be there."""
    state.cards[place, card] -= count
    state.known[place, card] = max(int(state.known[place, card]) - count, 0)


@compiled
def held(board: Board, state: State, seat: int, card: int) -> int:
    """How many such cards the player can pay with: of the hand and of the rack (TA-2.3)."""
    count = int(state.cards[seat, card])
    if board.partners > 1:
        count += int(state.cards[rack_of(board, seat), card])
    return count


# The deck and the row


@compiled
def deal_cards(state: State, deck: Row, log: Log) -> None:
    """TR-1.2: four to each seat in turn, which stay in the hand (TA-2.1), then the row."""
    for card in range(TRAIN_CARDS):
        state.deck[TRAIN_CARDS - 1 - card] = deck[card]
    state.left = TRAIN_CARDS
    for seat in range(state.players):
        top = state.left - 1
        deck_now = state.deck
        emit(
            log,
            events.CARDS_DEALT,
            seat,
            deck_now[top],
            deck_now[top - 1],
            deck_now[top - 2],
            deck_now[top - 3],
        )
        for _ in range(DEALT_CARDS):
            hold(state, seat, draw_top(state, log), False)
    for place in range(IN_ROW):
        state.row[place] = NOTHING
    fill_row(state, log)


@compiled
def draw_top(state: State, log: Log) -> int:
    """The top card, or NOTHING. An empty deck is first made of the discards (TR-3.3)."""
    if state.left == 0:
        reshuffle(state, log)
    if state.left == 0:
        return NOTHING
    state.left -= 1
    card = int(state.deck[state.left])
    state.deck[state.left] = NOTHING
    return card


@compiled
def reshuffle(state: State, log: Log) -> None:
    """Who cannot know the shuffle gets a deck of blanks."""
    known = can_shuffle(state.random)
    for kind in range(KINDS):
        for _ in range(state.discards[kind]):
            state.deck[state.left] = kind if known else BLANK
            state.left += 1
        state.discards[kind] = 0
    if state.left == 0:
        return
    if known:
        shuffle_cards(state.random, state.deck, state.left)
    emit(log, events.RESHUFFLED, state.left)


@compiled
def can_shuffle(random: Random) -> bool:
    """A seeded generator has counted from 1; one that is hidden is all zero."""
    return random.words[3] != 0


@compiled
def discarded(state: State) -> int:
    count = 0
    for kind in range(KINDS):
        count += state.discards[kind]
    return count


@compiled
def fill_row(state: State, log: Log) -> None:
    """TR-3.1 and TR-3.3: no gap while there are cards; TR-1.3: not too many locomotives."""
    fill_gaps(state, log)
    replaced, telling = 0, int(log.on)
    while too_many_locomotives(state):
        for place in range(IN_ROW):
            if state.row[place] != NOTHING:
                state.discards[state.row[place]] += 1
                state.row[place] = NOTHING
        emit(log, events.ROW_REPLACED)
        replaced += 1
        if replaced == ROWS_TOLD:
            log.on = 0
        fill_gaps(state, log)
    log.on = telling
    if replaced >= ROWS_TOLD:
        for place in range(IN_ROW):
            emit(log, events.ROW_FILLED, state.row[place])


@compiled
def fill_gaps(state: State, log: Log) -> None:
    for place in range(IN_ROW):
        if state.row[place] == NOTHING:
            card = draw_top(state, log)
            if card == NOTHING:
                return
            state.row[place] = card
            emit(log, events.ROW_FILLED, card)


@compiled
def too_many_locomotives(state: State) -> bool:
    """TR-1.3, with the ruling: the row stays while there are too few other cards."""
    locomotives = 0
    others = 0
    for place in range(IN_ROW):
        if state.row[place] == LOCOMOTIVE:
            locomotives += 1
        elif state.row[place] != NOTHING:
            others += 1
    if locomotives < TOO_MANY_LOCOMOTIVES:
        return False
    others += discarded(state) - state.discards[LOCOMOTIVE]
    for card in range(state.left):
        if state.deck[card] != LOCOMOTIVE:
            others += 1
    return others >= TOO_MANY_LOCOMOTIVES


@compiled
def place_in_row(state: State, card: int) -> int:
    """Where in the row such a card lies, or NOTHING."""
    for place in range(IN_ROW):
        if state.row[place] == card:
            return place
    return NOTHING


# Drawing, TR-3


@compiled
def can_draw_blind(state: State) -> bool:
    return state.left > 0 or discarded(state) > 0


@compiled
def can_draw_second(state: State) -> bool:
    """Whether there is a second card to draw (TR-3.2: not a locomotive of the row)."""
    for place in range(IN_ROW):
        if state.row[place] != NOTHING and state.row[place] != LOCOMOTIVE:
            return True
    return can_draw_blind(state)


@compiled
def draw_open(board: Board, state: State, card: int, log: Log) -> None:
    state.row[place_in_row(state, card)] = NOTHING
    state.drawn += 1
    emit(log, events.DREW_OPEN, state.seat, card, state.drawn)
    if card == LOCOMOTIVE:
        take_locomotive(board, state, log)
    else:
        receive(board, state, card, True, log)


@compiled
def take_locomotive(board: Board, state: State, log: Log) -> None:
    """TR-3.2: the whole draw; TA-2.2: it goes to the rack."""
    if board.partners > 1:
        put_on_rack(board, state, LOCOMOTIVE, True, log)
    else:
        hold(state, state.seat, LOCOMOTIVE, True)
    state.decision = decisions.TURN_OVER


@compiled
def draw_blind(board: Board, state: State, log: Log) -> None:
    card = draw_top(state, log)
    state.drawn += 1
    emit(log, events.DREW_BLIND, state.seat, card, state.drawn)
    receive(board, state, card, False, log)


@compiled
def receive(board: Board, state: State, card: int, seen: bool, log: Log) -> None:
    if board.partners == 1:
        hold(state, state.seat, card, seen)
        state.decision = decisions.MORE_CARDS
    elif state.drawn < CARDS_A_TURN:
        state.drawn_card = card
        state.drawn_open = 1 if seen else 0
        state.decision = decisions.PLACE
    else:
        put(board, state, card, seen, state.to_rack == 0, log)
        state.decision = decisions.TURN_OVER


@compiled
def go_on_drawing(state: State) -> None:
    """With the row refilled. TR-3.3, ruling: if only one card can be drawn, one is drawn."""
    more = state.drawn < CARDS_A_TURN and can_draw_second(state)
    state.decision = decisions.SECOND_CARD if more else decisions.TURN_OVER


# Hand or rack, TA-2.2


@compiled
def place_first(board: Board, state: State, rack: bool, log: Log) -> None:
    card = state.drawn_card
    state.drawn_card = NOTHING
    state.to_rack = 1 if rack else 0
    put(board, state, card, state.drawn_open == 1, rack, log)
    state.decision = decisions.MORE_CARDS


@compiled
def put(board: Board, state: State, card: int, seen: bool, rack: bool, log: Log) -> None:
    if rack:
        put_on_rack(board, state, card, seen, log)
    else:
        hold(state, state.seat, card, seen)
        emit(log, events.TO_OWN_HAND, state.seat)


@compiled
def put_on_rack(board: Board, state: State, card: int, seen: bool, log: Log) -> None:
    hold(state, rack_of(board, state.seat), card, seen)
    emit(log, events.CARD_RACKED, state.seat, partner_of(state.seat), card)


@compiled
def partner_of(seat: int) -> int:
    """TA-1.1: partners sit next to each other."""
    return seat ^ 1
