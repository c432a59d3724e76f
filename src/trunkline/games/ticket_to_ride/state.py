"""Ticket to Ride Asia as records: the board, the state, the action blocks, the kinds of events.

Team Asia and Legendary Asia are one set of rules. What differs is data of the board (how many
trains, tickets, partners) and what only one of them has: racks and tunnels, or mountains and
ferries. Their blocks of actions and kinds of events come after those that both have.
"""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.core.events import SEAT, EventCatalogue
from trunkline.core.rng import Random
from trunkline.core.rulebook import ClauseNumbers
from trunkline.core.struct import Grid, Record, Row, int8, int64, nested

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

# Room in the records.
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
NOTHING = -1

# Where train cards are held: first the hands of the seats, then the racks of the teams.
PLACES = SEATS + RACKS
FIRST_RACK = SEATS

# Where a ticket is: in the hand of a seat, from FIRST_RACK on on a rack, or …
IN_DECK, GONE, OFFERED, SOMEWHERE = -1, -2, -3, -4
BLANK_TICKET = TICKETS
UNDECIDED, KEPT, RETURNED = range(3)
NOBODY = -1

# What is being decided.
DECISIONS = (
    "start-tickets",
    "start-rack",
    "turn",
    "place",
    "second-card",
    "tickets",
    "rack-ticket",
    "pay",
    "from-rack",
    "extra",
    "extra-from-rack",
    "share",
    "over",
)
(
    START_TICKETS,
    START_RACK,
    TURN,
    PLACE,
    SECOND_CARD,
    KEEPING,
    RACK_TICKET,
    PAYING,
    FROM_RACK,
    EXTRA,
    EXTRA_FROM_RACK,
    SHARING,
    FINISHED,
) = range(len(DECISIONS))

# What an action leaves to the end of `apply`, where it stands once: the compiler makes a copy of
# what a turn's end brings about for every place that it is called from.
TURN_OVER, MORE_CARDS = -1, -2

ENDINGS = ("trains", "passes")  # TR-6.1, TR-2.2
NOT_ENDED, TRAINS_USED, ALL_PASSED = range(-1, len(ENDINGS))

# Options of Team Asia, in the order of their index in the setting.
SHARE_TICKETS, LAST_TURNS_AT = range(2)
SHARE_CHOICES = ("two", "one_or_two")  # TA-5.1
TWO, ONE_OR_TWO = range(2)
TEAM_LAST_TURNS_AT = (3, 4)  # TA-7.1, trains left
LAST_TURNS_CHOICES = tuple(map(str, TEAM_LAST_TURNS_AT))


class Board(Record):
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


class Deal(Record):
    first: int = int64()
    deck: Row = int8(TRAIN_CARDS)  # the top card first
    tickets: Row = int8(TICKETS)  # the top ticket first, then NOTHING
    long_tickets: Row = int8(TICKETS)
    reshuffles: Random = nested(Random)  # not part of a given deal: from the seed


class State(Record):
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


# Actions. Those that only Team Asia has come last, so that both games have the same numbers.

BASE_SPACE = ActionSpace()
DRAWS = BASE_SPACE.block("draw", card=CARDS)
DRAW_DECK = BASE_SPACE.block("draw", pile=1)
CLAIMS = BASE_SPACE.block("claim", track=TRACKS)
DRAW_TICKETS = BASE_SPACE.block("tickets")
PASS = BASE_SPACE.block("pass")
KEEPS = BASE_SPACE.block("keep", ticket=TICKETS)
RETURNS = BASE_SPACE.block("return", ticket=TICKETS)
WILDS = LONGEST_TRACK  # in `pay red 2`: fewer than the longest track, or it were `pay locomotive`
PAYS = BASE_SPACE.block("pay", colour=COLOURS, **{NUMBER: WILDS})
PAY_WILD = BASE_SPACE.block("pay", wild=1)

TEAM_SPACE = ActionSpace(BASE_SPACE)
TO_HAND = TEAM_SPACE.block("to", hand=1)
TO_RACK = TEAM_SPACE.block("to", rack=1)
RACK_COUNTS = LONGEST_TRACK + 1
FROM_RACKS = TEAM_SPACE.block("from-rack", coloured=RACK_COUNTS, wilds=RACK_COUNTS)
EXTRAS = TEAM_SPACE.block("extra", **{NUMBER: MOST_TURNED + 1})
WITHDRAW = TEAM_SPACE.block("withdraw")
SHARE = TEAM_SPACE.block("share")
RACK_TICKETS = TEAM_SPACE.block("rack", ticket=TICKETS)
DONE = TEAM_SPACE.block("done")

# Events. What only the seat may know is secret; `partner` may know too what goes to the rack.

BASE_EVENTS = EventCatalogue()
CARDS_DEALT = BASE_EVENTS.kind(
    "cards-dealt",
    "TR-1.2",
    secret=("card", "second", "third", "fourth"),
    seat=SEAT,
    card="card",
    second="card",
    third="card",
    fourth="card",
)
ROW_FILLED = BASE_EVENTS.kind("row-filled", "TR-3.1", card="card")
ROW_REPLACED = BASE_EVENTS.kind("row-replaced", "TR-1.3")
RESHUFFLED = BASE_EVENTS.kind("reshuffled", "TR-3.3", cards=NUMBER)
TICKET_OFFERED = BASE_EVENTS.kind(
    "ticket-offered", "TR-5.1", secret=("ticket",), seat=SEAT, ticket="ticket"
)
TICKET_DECIDED = BASE_EVENTS.kind(
    "ticket-decided", "TR-5.1", secret=("ticket", "kept"), seat=SEAT, ticket="ticket", kept=NUMBER
)
TICKETS_KEPT = BASE_EVENTS.kind("tickets-kept", "TR-5.1", seat=SEAT, count=NUMBER, back=NUMBER)
TURN_BEGAN = BASE_EVENTS.kind("turn-began", "TR-2.1", heading=True, seat=SEAT)
DREW_OPEN = BASE_EVENTS.kind("drew-open", "TR-3.1", seat=SEAT, card="card", which=NUMBER)
DREW_BLIND = BASE_EVENTS.kind(
    "drew-blind", "TR-3.1", secret=("card",), seat=SEAT, card="card", which=NUMBER
)
DREW_TICKETS = BASE_EVENTS.kind("drew-tickets", "TR-5.2", seat=SEAT, count=NUMBER)
CLAIM_BEGAN = BASE_EVENTS.kind("claim-began", "TR-4.1", seat=SEAT, track="track")
PAID = BASE_EVENTS.kind(
    "paid", "TR-4.1", seat=SEAT, track="track", card="card", coloured=NUMBER, wild=NUMBER
)
CLAIMED = BASE_EVENTS.kind(
    "claimed", "TR-4.4", seat=SEAT, track="track", points=NUMBER, trains=NUMBER
)
PASSED = BASE_EVENTS.kind("passed", "TR-2.2", seat=SEAT)
LAST_TURNS = BASE_EVENTS.kind("last-turns", "TR-6.1", heading=True, seat=SEAT, trains=NUMBER)
ENDED = BASE_EVENTS.kind("ended", "TR-6.1", heading=True, ending="ending")
TICKET_SCORED = BASE_EVENTS.kind(
    "ticket-scored", "TR-5.1", seat=SEAT, ticket="ticket", points=NUMBER
)

LEGENDARY_EVENTS = EventCatalogue(BASE_EVENTS)
CROSSED = LEGENDARY_EVENTS.kind(
    "crossed", "LA-5.1", seat=SEAT, track="track", trains=NUMBER, points=NUMBER
)
EXPLORER = LEGENDARY_EVENTS.kind("explorer", "LA-6.2", seat=SEAT, cities=NUMBER, points=NUMBER)

TEAM_EVENTS = EventCatalogue(BASE_EVENTS)
TO_OWN_HAND = TEAM_EVENTS.kind("to-own-hand", "TA-2.2", seat=SEAT)
CARD_RACKED = TEAM_EVENTS.kind(
    "card-racked",
    "TA-2.2",
    secret=("card",),
    known_to=("seat", "partner"),
    seat=SEAT,
    partner=SEAT,
    card="card",
)
TICKET_NAMED = TEAM_EVENTS.kind(
    "ticket-named", "TA-3.1", secret=("ticket",), seat=SEAT, ticket="ticket"
)
TICKET_RACKED = TEAM_EVENTS.kind(
    "ticket-racked",
    "TA-3.2",
    secret=("ticket",),
    known_to=("seat", "partner"),
    seat=SEAT,
    partner=SEAT,
    ticket="ticket",
)
LAID = TEAM_EVENTS.kind(
    "laid",
    "TA-2.3",
    seat=SEAT,
    card="card",
    hand=NUMBER,
    hand_wild=NUMBER,
    rack=NUMBER,
    rack_wild=NUMBER,
)
TURNED_UP = TEAM_EVENTS.kind("turned-up", "TA-6.1", card="card", match=NUMBER)
TUNNEL_DUE = TEAM_EVENTS.kind(
    "tunnel-due", "TA-6.1", seat=SEAT, track="track", turned=NUMBER, due=NUMBER
)
WITHDREW = TEAM_EVENTS.kind("withdrew", "TA-6.3", seat=SEAT, track="track")
SHARE_BEGAN = TEAM_EVENTS.kind("share-began", "TA-5.1", seat=SEAT)
EXPRESS = TEAM_EVENTS.kind("express", "TA-7.2", seat=SEAT, spaces=NUMBER, points=NUMBER)
GLOBETROTTER = TEAM_EVENTS.kind("globetrotter", "TA-7.2", seat=SEAT, tickets=NUMBER, points=NUMBER)

CLAUSES = ClauseNumbers("TR", "TA", "LA")
TR_2_1 = CLAUSES["TR-2.1"]
TR_2_2 = CLAUSES["TR-2.2"]
TR_3_1 = CLAUSES["TR-3.1"]
TR_3_2 = CLAUSES["TR-3.2"]
TR_3_3 = CLAUSES["TR-3.3"]
TR_4_1 = CLAUSES["TR-4.1"]
TR_4_2 = CLAUSES["TR-4.2"]
TR_4_5 = CLAUSES["TR-4.5"]
TR_4_6 = CLAUSES["TR-4.6"]
TR_5_1 = CLAUSES["TR-5.1"]
TR_5_2 = CLAUSES["TR-5.2"]
TR_6_1 = CLAUSES["TR-6.1"]
TA_2_2 = CLAUSES["TA-2.2"]
TA_2_3 = CLAUSES["TA-2.3"]
TA_3_1 = CLAUSES["TA-3.1"]
TA_3_2 = CLAUSES["TA-3.2"]
TA_4_1 = CLAUSES["TA-4.1"]
TA_5_1 = CLAUSES["TA-5.1"]
TA_6_1 = CLAUSES["TA-6.1"]
TA_6_2 = CLAUSES["TA-6.2"]
LA_2_1 = CLAUSES["LA-2.1"]
LA_2_2 = CLAUSES["LA-2.2"]
LA_3_1 = CLAUSES["LA-3.1"]
LA_4_1 = CLAUSES["LA-4.1"]
LA_5_2 = CLAUSES["LA-5.2"]
