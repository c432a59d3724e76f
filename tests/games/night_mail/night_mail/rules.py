"""The rules of Night Mail."""

from __future__ import annotations

from night_mail.state import (
    BLANK,
    CARRIED,
    CARRIES,
    DEALT,
    DELIVERED,
    DELIVERY,
    DRAW,
    DREW,
    DRIVES,
    ENDED,
    FARTHEST,
    FINISHED,
    HAND_DEALT,
    LETTERS,
    NM_1_3,
    NM_1_4,
    NM_1_5,
    NM_1_7,
    NOTHING,
    SEATS,
    TURN,
    TURN_BEGAN,
    TURNS,
    Board,
    Deal,
    State,
)
from trunkline.core.compiled import compiled
from trunkline.core.contract import OVER, SPECTATOR, Setting
from trunkline.core.events import Log, emit
from trunkline.core.rng import Random, below
from trunkline.core.rng import shuffle as shuffle_cards
from trunkline.core.rulebook import ALLOWED
from trunkline.core.struct import Row

DAWN = 0  # the one ending

# The deal, NM-1.1


@compiled
def shuffle(board: Board, setting: Setting, deal: Deal, random: Random) -> None:
    deal.first = below(random, setting.players)
    for letter in range(LETTERS):
        deal.pile[letter] = letter
    shuffle_cards(random, deal.pile, LETTERS)


@compiled
def setup(board: Board, state: State, setting: Setting, deal: Deal, log: Log) -> None:
    state.players = setting.players
    state.seat = deal.first
    state.coach = board.inn
    state.carried = NOTHING
    state.left = LETTERS
    for letter in range(LETTERS):
        state.pile[letter] = deal.pile[letter]
        state.hex_of[letter] = NOTHING
        state.seat_of[letter] = NOTHING
    for seat in range(SEATS):
        for place in range(len(state.hands[seat])):
            state.hands[seat, place] = NOTHING
    for seat in range(state.players):
        for _ in range(DEALT):
            take_top(state, seat)
        hand = state.hands[seat]
        emit(log, HAND_DEALT, seat, hand[0], hand[1], hand[2])
    emit(log, TURN_BEGAN, state.seat)


@compiled
def take_top(state: State, seat: int) -> int:
    """Draw, and say which letter it was: BLANK, where the pile cannot be seen."""
    state.left -= 1
    letter = state.pile[state.left]
    state.pile[state.left] = NOTHING
    state.hands[seat, state.sizes[seat]] = letter
    state.sizes[seat] += 1
    return letter


# Turns


@compiled
def actor(state: State) -> int:
    return OVER if state.decision == FINISHED else state.seat


@compiled
def refuse(board: Board, state: State, action: int) -> int:
    if state.decision == FINISHED:
        return NM_1_7
    if action == DRAW.first:
        return NM_1_3 if state.drawn or state.carried != NOTHING else ALLOWED
    if action < CARRIES.end:
        in_hand = place_of(state, state.seat, action - CARRIES.first) != NOTHING
        return ALLOWED if in_hand and state.carried == NOTHING else NM_1_4
    if state.carried == NOTHING:
        return NM_1_4
    hex = action - DRIVES.first
    near = 1 <= abs(hex - state.coach) <= FARTHEST
    return ALLOWED if near and hex < board.hexes else NM_1_5


@compiled
def apply(board: Board, state: State, action: int, log: Log) -> None:
    if action == DRAW.first:
        state.drawn = 1
        letter = take_top(state, state.seat)
        emit(log, DREW, state.seat, letter)
    elif action < CARRIES.end:
        state.carried = action - CARRIES.first
        state.decision = DELIVERY
        take_from_hand(state, state.seat, state.carried)
        emit(log, CARRIED, state.seat, state.carried)
    else:
        deliver(state, action - DRIVES.first, log)


@compiled
def place_of(state: State, seat: int, letter: int) -> int:
    """Where in the hand the letter is, or NOTHING."""
    for place in range(state.sizes[seat]):
        if state.hands[seat, place] == letter:
            return place
    return NOTHING


@compiled
def take_from_hand(state: State, seat: int, letter: int) -> None:
    """The letters after it move up."""
    last = state.sizes[seat] - 1
    for place in range(place_of(state, seat, letter), last):
        state.hands[seat, place] = state.hands[seat, place + 1]
    state.hands[seat, last] = NOTHING
    state.sizes[seat] = last


@compiled
def deliver(state: State, hex: int, log: Log) -> None:
    state.coach = hex
    state.hex_of[state.carried] = hex
    state.seat_of[state.carried] = state.seat
    emit(log, DELIVERED, state.seat, state.carried, hex)
    state.carried = NOTHING
    state.drawn = 0
    state.turn += 1
    state.seat = (state.seat + 1) % state.players
    state.decision = TURN
    if state.turn == TURNS * state.players:
        state.decision = FINISHED
        emit(log, ENDED, DAWN)
    else:
        emit(log, TURN_BEGAN, state.seat)


# Points and the end, NM-1.6 and NM-1.7


@compiled
def points(state: State, seat: int) -> int:
    total = 0
    for letter in range(LETTERS):
        if state.seat_of[letter] == seat:
            total += letter + 1
    return total


@compiled
def scores(board: Board, state: State, out: Row) -> None:
    for seat in range(state.players):
        out[seat] = points(state, seat)


@compiled
def nearness(board: Board, state: State, ending: int, now: Row, goal: Row) -> int:
    now[0], goal[0] = state.turn, TURNS * state.players
    return 1


@compiled
def evaluate(board: Board, state: State, seat: int) -> float:
    return float(points(state, seat))


# What is hidden, NM-1.2


@compiled
def hide(board: Board, state: State, seat: int) -> None:
    if state.decision == FINISHED:
        return
    for place in range(state.left):
        state.pile[place] = BLANK
    for other in range(state.players):
        if other != seat:
            for place in range(state.sizes[other]):
                state.hands[other, place] = BLANK


@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    """All letters that the seat has not seen are shuffled, and lie where such letters lie."""
    if state.decision == FINISHED:
        return
    loose = 0
    for letter in range(LETTERS):
        if not is_known(state, letter, seat):
            state.pile[loose] = letter
            loose += 1
    shuffle_cards(random, state.pile, loose)
    for other in range(state.players):
        for place in range(state.sizes[other]):
            if other != seat or state.hands[other, place] == BLANK:
                loose -= 1
                state.hands[other, place] = state.pile[loose]
                state.pile[loose] = NOTHING


@compiled
def is_known(state: State, letter: int, seat: int) -> bool:
    if letter == state.carried or state.hex_of[letter] != NOTHING:
        return True
    return seat != SPECTATOR and place_of(state, seat, letter) != NOTHING
