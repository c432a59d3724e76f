"""The structs of Ticket to Ride Asia: board, deal and state; numbers of the rulebook.

Team Asia and Legendary Asia are one set of rules. What differs is data of the board (how many
trains, tickets, partners) and what only one of them has: racks and tunnels, or mountains and
ferries. Their blocks of actions and kinds of events come after those that both have.
"""

from __future__ import annotations

from trunkline.core.rng import Random
from trunkline.core.struct import Grid, Row, Struct, int8, int64, nested

# Components and limits of the rulebook (what is printed on the boards stands in the board files).
SEATS = 6  # TA-1.1
TEAMS = SEATS  # of one player each, in Legendary Asia
RACKS = 3  # TA-1.3, one for a team of two
COLOURS = 8  # TR-1.1
OF_A_COLOUR = 12  # TR-1.1
LOCOMOTIVES = 14  # TR-1.1
TRAIN_CARDS = COLOURS * OF_A_COLOUR + LOCOMOTIVES
DEALT_CARDS = 4  # TR-1.2
IN_ROW = 5  # TR-1.2
TOO_MANY_LOCOMOTIVES = 3  # TR-1.3, in the row; and so many other cards must there be
CARDS_A_TURN = 2  # TR-3.1
POINTS = (0, 1, 2, 4, 7, 10, 15, 18)  # TR-4.4, by length
LONGEST_TRACK = len(POINTS) - 1
CROSSING_POINTS = 2  # LA-5.1, for each X
BONUS = 10  # TA-7.2, LA-6.2
MOST_TURNED = 6  # TA-6.1
MOST_OFFERED = 5  # TA-3.1
TO_SHARE = 2  # TA-5.1

# Room in the structs.
CITIES = 48
TRACKS = 128
PAIRS = 96  # of cities with tracks between them
TICKETS = 60

# A train card is its colour, or LOCOMOTIVE. Where a card lies that cannot be seen stands BLANK:
# every rule treats it as a card of no colour, which is drawn, counted and stays blank.
COLOUR_NAMES = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCOMOTIVE = COLOURS
CARD_NAMES = (*COLOUR_NAMES, "locomotive")
CARDS = len(CARD_NAMES)
BLANK = CARDS
KINDS = CARDS + 1
SEEN_CARDS = (*CARD_NAMES, "unseen")  # as events name them
GRAY = COLOURS  # of a track: any one colour

# Where train cards are held: first the hands of the seats, then the racks of the teams.
PLACES = SEATS + RACKS
FIRST_RACK = SEATS

# Where a ticket is: in the hand of a seat, from FIRST_RACK on on a rack, or …
IN_DECK, GONE, OFFERED, SOMEWHERE = -1, -2, -3, -4
BLANK_TICKET = TICKETS
UNDECIDED, KEPT, RETURNED = range(3)
NOBODY = -1

ENDINGS = ("trains", "passes")  # TR-6.1, TR-2.2
NOT_ENDED, TRAINS_USED, ALL_PASSED = range(-1, len(ENDINGS))

# Options of Team Asia, in the order of their index in the setting.
SHARE_TICKETS, LAST_TURNS_AT = range(2)
SHARE_CHOICES = ("two", "one_or_two")  # TA-5.1
TWO, ONE_OR_TWO = range(2)
TEAM_LAST_TURNS_AT = (3, 4)  # TA-7.1, trains left
LAST_TURNS_CHOICES = tuple(map(str, TEAM_LAST_TURNS_AT))


class Board(Struct):
    """What is printed, and the numbers of the variant: filled from the board file."""

    cities: int = int64()
    tracks: int = int64()
    pairs: int = int64()
    tickets: int = int64()
    # The variant
    partners: int = int64()  # players in a team
    trains: int = int64()  # of each player
    dealt_long: int = int64()  # tickets at the start
    dealt: int = int64()
    keep_at_start: int = int64()
    leave_at_start: int = int64()  # what is not kept at the start leaves the game (LA-2.1)
    drawn: int = int64()  # tickets a turn
    keep: int = int64()
    last_turns_at: int = int64()  # trains left; Team Asia has an option instead
    # Tracks
    city_a: Row = int8(TRACKS)
    city_b: Row = int8(TRACKS)
    length: Row = int8(TRACKS)
    colour: Row = int8(TRACKS)  # or GRAY
    tunnel: Row = int8(TRACKS)  # how many cards are turned up, or 0
    ferry: Row = int8(TRACKS)  # locomotive symbols
    mountain: Row = int8(TRACKS)  # X symbols, of this track only (LA-4.2)
    pair: Row = int8(TRACKS)  # the number of its pair of cities
    first_of_pair: Row = int8(PAIRS)  # the tracks of a pair follow each other
    tracks_of_pair: Row = int8(PAIRS)
    open: Grid = int8(PAIRS, SEATS + 1)  # how many of them can be claimed, by number of players
    # Tickets
    ticket_a: Row = int8(TICKETS)
    ticket_b: Row = int8(TICKETS)
    value: Row = int8(TICKETS)
    is_long: Row = int8(TICKETS)
    # For players that look ahead: the tracks at each city, then NOTHING
    at_city: Grid = int8(CITIES, 24)


class Deal(Struct):
    first: int = int64()
    deck: Row = int8(TRAIN_CARDS)  # the top card first
    tickets: Row = int8(TICKETS)  # the top ticket first, then NOTHING
    long_tickets: Row = int8(TICKETS)
    reshuffles: Random = nested(Random)  # not part of a given deal: from the seed


class State(Struct):
    players: int = int64()
    share_tickets: int = int64()  # option
    last_turns_at: int = int64()  # trains left, of a team
    decision: int = int64()
    seat: int = int64()  # who decides
    first: int = int64()  # who begins after the start
    passes: int = int64()  # turns in a row in which somebody passed
    last_turns: int = int64()  # turns left, once the last ones have begun; else 0
    ended: int = int64()
    random: Random = nested(Random)  # of the reshuffles; all zero where it cannot be known
    # Train cards
    left: int = int64()  # in the deck
    deck: Row = int8(TRAIN_CARDS)  # the top card last, then NOTHING
    row: Row = int8(IN_ROW)  # or NOTHING
    discards: Row = int64(KINDS)
    cards: Grid = int8(PLACES, KINDS)  # in hands, of any size (TR-3.4), and on racks
    known: Grid = int8(PLACES, KINDS)  # of these, what everybody has seen go there (TR-1.5)
    # A draw
    drawn: int = int64()  # cards drawn in this turn
    drawn_card: int = int64()  # whose place is not decided yet, or NOTHING
    drawn_open: int = int64()  # it came from the row
    to_rack: int = int64()  # whether the first one went there
    # A claim
    track: int = int64()  # being claimed, or NOTHING
    colour: int = int64()  # of the payment; LOCOMOTIVE if it is of locomotives only
    coloured: int = int64()  # cards still to be laid: of that colour …
    wild: int = int64()  # … and locomotives
    laid: Grid = int8(2, KINDS)  # from the hand, from the rack
    due: int = int64()  # additional cards of a tunnel
    tunnel: int = int64()  # the track for which cards were turned up, until the next claim
    tunnel_colour: int = int64()  # of the payment for it
    turned: Row = int8(MOST_TURNED)  # these cards, then NOTHING; they stay in sight as long
    # Tickets
    tickets_left: int = int64()  # in the deck
    ticket_deck: Row = int8(TICKETS)  # the top one first, then NOTHING
    where: Row = int8(TICKETS)  # a seat, a rack, IN_DECK, …; SOMEWHERE if it cannot be known
    seen: Row = int8(TICKETS)  # who has returned it (a bit for each seat) and knows where it lies
    offered: Grid = int8(SEATS, MOST_OFFERED)  # tickets to decide on, in the order dealt
    choice: Grid = int8(SEATS, MOST_OFFERED)  # UNDECIDED, KEPT or RETURNED
    decided: int = int64()  # how many of them who decides now has decided on
    for_rack: Row = int64(SEATS)  # the ticket named at the start, or NOTHING
    kept_first: Row = int64(SEATS)  # how many were kept at the start
    hand_tickets: Row = int64(SEATS)  # how many lie in each hand …
    rack_tickets: Row = int64(RACKS)  # … and on each rack
    shared: int = int64()  # tickets shared in this turn
    # The map
    owner: Row = int8(TRACKS)  # a seat, or NOBODY
    taken: Row = int8(PAIRS)  # tracks of the pair that are claimed
    trains: Row = int64(SEATS)
    crossings: Row = int64(SEATS)  # trains at the mountain crossing (LA-5.1)
    mountains: Row = int64(SEATS)  # mountain routes (LA-6.3)
    points: Row = int64(SEATS)  # of routes and crossings
    # The final scoring, by team
    completed: Row = int64(TEAMS)  # tickets
    ticket_points: Row = int64(TEAMS)
    path: Row = int64(TEAMS)  # the longest one, in spaces (TA-7.2)
    network: Row = int64(TEAMS)  # cities of the largest one (LA-6.2)
    bonus: Row = int64(TEAMS)


WILDS = LONGEST_TRACK  # in `pay red 2`: fewer than the longest track, or it were `pay locomotive`
RACK_COUNTS = LONGEST_TRACK + 1
