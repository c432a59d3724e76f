"""Hidden information: blanked for a seat, and dealt anew at random (TR-1.5, TA-1.3, TA-3.1).

Of the cards in a hand or on a rack that it cannot look into, a seat knows those that it has seen go
there (`known`): drawn from the row, or taken back from a tunnel, and not paid since. Of the tickets
it knows its own, those on its team's rack, and those that it has returned, where they lie. What
follows by further reasoning, such as from the make-up of a reshuffled deck, is not kept.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.contract import NOTHING, SPECTATOR
from trunkline.core.rng import Random, below, next_word, seed_random
from trunkline.core.rng import shuffle as shuffle_cards
from trunkline.core.struct import Row, scratch
from trunkline.games.ticket_to_ride import decisions
from trunkline.games.ticket_to_ride.cards import held, partner_of, rack_of
from trunkline.games.ticket_to_ride.state import (
    BLANK,
    BLANK_TICKET,
    CARDS,
    COLOURS,
    FIRST_RACK,
    GONE,
    GRAY,
    IN_DECK,
    IN_ROW,
    KEPT,
    KINDS,
    LOCOMOTIVE,
    LOCOMOTIVES,
    MOST_OFFERED,
    MOST_TURNED,
    OF_A_COLOUR,
    OFFERED,
    PLACES,
    RACKS,
    RETURNED,
    SOMEWHERE,
    TICKETS,
    TRAIN_CARDS,
    UNDECIDED,
    Board,
    State,
)
from trunkline.games.ticket_to_ride.tickets import offered_to

# Hiding


@compiled
def hide(board: Board, state: State, seat: int) -> None:
    for word in range(len(state.random.words)):
        state.random.words[word] = 0
    for card in range(state.left):
        state.deck[card] = BLANK
    for place in range(PLACES):
        if not looks_into(board, seat, place):
            hide_place(state, place)
    if state.drawn_card != NOTHING and state.drawn_open == 0 and seat != state.seat:
        state.drawn_card = BLANK
    hide_tickets(board, state, seat)


@compiled
def looks_into(board: Board, seat: int, place: int) -> bool:
    """One's own hand, and the rack of one's team."""
    if seat == SPECTATOR:
        return False
    return place == seat or (board.partners > 1 and place == rack_of(board, seat))


@compiled
def hide_place(state: State, place: int) -> None:
    unseen = 0
    for kind in range(KINDS):
        unseen += int(state.cards[place, kind]) - int(state.known[place, kind])
        state.cards[place, kind] = state.known[place, kind]
    state.cards[place, BLANK] = unseen


@compiled
def hide_tickets(board: Board, state: State, seat: int) -> None:
    for ticket in range(board.tickets):
        if not knows(board, state, seat, ticket):
            state.where[ticket] = SOMEWHERE
        if seat == SPECTATOR:
            state.seen[ticket] = 0
        else:
            state.seen[ticket] &= 1 << seat
    for place in range(state.tickets_left):
        ticket = int(state.ticket_deck[place])
        if ticket != BLANK_TICKET and state.where[ticket] == SOMEWHERE:
            state.ticket_deck[place] = BLANK_TICKET
    for other in range(state.players):
        if other != seat:
            state.for_rack[other] = NOTHING
            for place in range(offered_to(state, other)):
                state.offered[other, place] = BLANK_TICKET
                state.choice[other, place] = UNDECIDED


@compiled
def knows(board: Board, state: State, seat: int, ticket: int) -> bool:
    """Whether the seat knows where the ticket is."""
    where = int(state.where[ticket])
    if where >= 0 and state.decision == decisions.FINISHED:
        return True
    if seat == SPECTATOR:
        return False
    if where == OFFERED:
        return is_offered(state, seat, ticket)
    if where in (IN_DECK, GONE):
        return int(state.seen[ticket]) >> seat & 1 == 1
    return where >= 0 and looks_into(board, seat, where)


@compiled
def is_offered(state: State, seat: int, ticket: int) -> bool:
    found = False
    for place in range(MOST_OFFERED):
        found = found or state.offered[seat, place] == ticket
    return found


@compiled
def has_blank_tickets(board: Board, state: State, team: int) -> bool:
    """Whether there are tickets in the team's hands or on its rack that cannot be seen."""
    blanks = 0
    for seat in range(team * board.partners, (team + 1) * board.partners):
        blanks += state.hand_tickets[seat] - held_by(board, state, seat)
    if board.partners > 1:
        blanks += state.rack_tickets[team] - held_by(board, state, FIRST_RACK + team)
    return blanks > 0


# Dealing anew


@compiled
def redeal(board: Board, state: State, seat: int, random: Random) -> None:
    seed_random(state.random, next_word(random), next_word(random))
    redeal_cards(board, state, random)
    redeal_tickets(board, state, seat, random)


# Train cards


@compiled
def redeal_cards(board: Board, state: State, random: Random) -> None:
    pool = scratch(TRAIN_CARDS)
    count = unseen_cards(state, pool)
    shuffle_cards(random, pool, count)
    if state.decision in (decisions.PAYING, decisions.FROM_RACK, decisions.EXTRA_FROM_RACK):
        count = deal_payment(board, state, pool, count, random)
    for place in range(PLACES):
        for _ in range(state.cards[place, BLANK]):
            count -= 1
            state.cards[place, pool[count]] += 1
        state.cards[place, BLANK] = 0
    if state.drawn_card == BLANK:
        count -= 1
        state.drawn_card = int(pool[count])
    for place in range(state.left):
        if state.deck[place] == BLANK:
            count -= 1
            state.deck[place] = pool[count]


@compiled
def unseen_cards(state: State, pool: Row) -> int:
    """All cards less those in sight; how many there are."""
    count = 0
    for card in range(CARDS):
        number = LOCOMOTIVES if card == LOCOMOTIVE else OF_A_COLOUR
        for _ in range(number - observed_by(state, card)):
            pool[count] = card
            count += 1
    return count


@compiled
def observed_by(state: State, card: int) -> int:
    count = state.discards[card] + state.laid[0, card] + state.laid[1, card]
    for place in range(PLACES):
        count += state.cards[place, card]
    for place in range(IN_ROW):
        if state.row[place] == card:
            count += 1
    for place in range(state.left):
        if state.deck[place] == card:
            count += 1
    if state.drawn_card == card:
        count += 1
    if state.decision in (decisions.EXTRA, decisions.EXTRA_FROM_RACK):
        for place in range(MOST_TURNED):
            if state.turned[place] == card:
                count += 1
    return count


# Who has begun to pay is able to: that much of the hand follows from the claim.


@compiled
def deal_payment(board: Board, state: State, pool: Row, count: int, random: Random) -> int:
    """What is missing for a payment, to who pays; how many cards the pool has left."""
    colour, coloured, wild = state.colour, state.coloured, state.wild
    if state.decision == decisions.PAYING:
        colour = colour_to_pay(board, state, pool, count, random)
        wild = fewest_locomotives(board, state, colour, pool, count)
        coloured = int(board.length[state.track]) - wild
    if coloured > 0:
        number = lacking(board, state, colour, coloured)
        count = deal_to_payer(board, state, colour, number, pool, count, random)
    number = lacking(board, state, LOCOMOTIVE, wild)
    return deal_to_payer(board, state, LOCOMOTIVE, number, pool, count, random)


@compiled
def colour_to_pay(board: Board, state: State, pool: Row, count: int, random: Random) -> int:
    """One of the colours in which the claim can be paid, at random."""
    chosen, found = NOTHING, 0
    length = int(board.length[state.track])
    for colour in range(COLOURS):
        if board.colour[state.track] not in (GRAY, colour):
            continue
        if fewest_locomotives(board, state, colour, pool, count) <= length:
            found += 1
            if below(random, found) == 0:
                chosen = colour
    return chosen


@compiled
def fewest_locomotives(board: Board, state: State, colour: int, pool: Row, count: int) -> int:
    """With which who pays may hold a payment of that colour; more than its length if with none."""
    length = int(board.length[state.track])
    blanks = held(board, state, state.seat, BLANK)
    for wild in range(board.ferry[state.track], length + 1):
        of_colour = lacking(board, state, colour, length - wild)
        locomotives = lacking(board, state, LOCOMOTIVE, wild)
        enough = of_colour <= cards_in(pool, count, colour)
        enough = enough and locomotives <= cards_in(pool, count, LOCOMOTIVE)
        if enough and of_colour + locomotives <= blanks:
            return wild
    return length + 1


@compiled
def lacking(board: Board, state: State, card: int, number: int) -> int:
    return max(0, number - held(board, state, state.seat, card))


@compiled
def cards_in(pool: Row, count: int, card: int) -> int:
    number = 0
    for place in range(count):
        if pool[place] == card:
            number += 1
    return number


@compiled
def deal_to_payer(
    board: Board, state: State, card: int, number: int, pool: Row, count: int, random: Random
) -> int:
    """So many of the card from the pool, among the unseen ones of the hand and of the rack."""
    for _ in range(number):
        place = state.seat
        if below(random, held(board, state, place, BLANK)) >= state.cards[place, BLANK]:
            place = rack_of(board, state.seat)
        state.cards[place, BLANK] -= 1
        state.cards[place, card] += 1
        found = 0
        while pool[found] != card:
            found += 1
        count -= 1
        pool[found] = pool[count]
    return count


# Tickets


@compiled
def redeal_tickets(board: Board, state: State, seat: int, random: Random) -> None:
    """The long ones can only be where a start put them: in a hand, or out of the game (LA-2.1)."""
    regular = scratch(TICKETS)
    long = scratch(TICKETS)
    count = unseen_tickets(board, state, 0, regular)
    count_long = unseen_tickets(board, state, 1, long)
    shuffle_cards(random, regular, count)
    shuffle_cards(random, long, count_long)
    for place in range(state.tickets_left):
        if state.ticket_deck[place] == BLANK_TICKET:
            count -= 1
            state.ticket_deck[place] = regular[count]
            state.where[regular[count]] = IN_DECK
    for other in range(state.players):
        if other == seat:
            continue
        known = known_of_partner(board, state, seat, other, random)
        for place in range(offered_to(state, other)):
            if state.offered[other, place] != BLANK_TICKET:
                continue
            if starting(state) and place < board.dealt_long:
                count_long -= 1
                ticket = int(long[count_long])
            else:
                count -= 1
                ticket = int(regular[count])
            state.offered[other, place] = ticket
            state.where[ticket] = OFFERED
        choose_for(board, state, other, known, random)
        blanks = state.hand_tickets[other] - held_by(board, state, other)
        if blanks > 0 and kept_a_long_one(board, state, other, random):
            count_long -= 1
            blanks -= 1
            state.where[long[count_long]] = other
        for _ in range(blanks):
            count -= 1
            state.where[regular[count]] = other
    for rack in range(RACKS):
        for _ in range(state.rack_tickets[rack] - held_by(board, state, FIRST_RACK + rack)):
            count -= 1
            state.where[regular[count]] = FIRST_RACK + rack
    for place in range(count):
        state.where[regular[place]] = GONE
    for place in range(count_long):
        state.where[long[place]] = GONE


@compiled
def unseen_tickets(board: Board, state: State, is_long: int, pool: Row) -> int:
    count = 0
    for ticket in range(board.tickets):
        if state.where[ticket] == SOMEWHERE and board.is_long[ticket] == is_long:
            pool[count] = ticket
            count += 1
    return count


@compiled
def held_by(board: Board, state: State, place: int) -> int:
    """How many tickets are known to lie in the hand or on the rack."""
    count = 0
    for ticket in range(board.tickets):
        if state.where[ticket] == place:
            count += 1
    return count


@compiled
def kept_a_long_one(board: Board, state: State, seat: int, random: Random) -> bool:
    """As likely as if the kept ones had been chosen at random."""
    if board.dealt_long == 0 or starting(state) or state.decision == decisions.FINISHED:
        return False
    dealt = board.dealt_long + board.dealt
    return below(random, dealt) < state.kept_first[seat]


# The choices of others, while they are hidden


@compiled
def starting(state: State) -> bool:
    return state.decision in (decisions.START_TICKETS, decisions.START_RACK)


@compiled
def known_of_partner(board: Board, state: State, seat: int, other: int, random: Random) -> int:
    """At the start: the ticket that the partner has put on the rack, in one of its places."""
    if not starting(state) or seat == SPECTATOR or board.partners == 1 or partner_of(seat) != other:
        return NOTHING
    for ticket in range(board.tickets):
        if state.where[ticket] == rack_of(board, seat) and ticket != state.for_rack[seat]:
            state.offered[other, below(random, offered_to(state, other))] = ticket
            return ticket
    return NOTHING


@compiled
def choose_for(board: Board, state: State, seat: int, known: int, random: Random) -> None:
    """Decisions that the seat has taken already, at random; of the rack too."""
    count = offered_to(state, seat)
    if starting(state):
        decided = state.decided if seat == state.seat else (count if seat < state.seat else 0)
        least = board.keep_at_start
    else:
        decided = state.decided if seat == state.seat else 0
        least = board.keep
    kept = 0
    for place in range(decided):
        later = count - place - 1
        must = state.offered[seat, place] == known or kept + later < least
        if must or below(random, 2) == 0:
            state.choice[seat, place] = KEPT
            kept += 1
        else:
            state.choice[seat, place] = RETURNED
    if starting(state) and board.partners > 1 and seat < state.seat:
        name_at_random(board, state, seat, known, kept, random)


@compiled
def name_at_random(
    board: Board, state: State, seat: int, known: int, kept: int, random: Random
) -> None:
    """TA-3.1: the ticket named for the rack; it lies there once both partners have named one."""
    state.for_rack[seat] = known
    if known == NOTHING:
        wanted = below(random, kept)
        for place in range(offered_to(state, seat)):
            if state.choice[seat, place] == KEPT:
                if wanted == 0:
                    state.for_rack[seat] = int(state.offered[seat, place])
                wanted -= 1
    if (seat | 1) < state.seat:
        state.where[state.for_rack[seat]] = rack_of(board, seat)
