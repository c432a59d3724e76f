"""Night Mail as records: the road, the letters, the action blocks, the kinds of events."""

from __future__ import annotations

from trunkline.core.actions import ActionSpace
from trunkline.core.decisions import Decisions
from trunkline.core.events import SEAT, EventCatalogue
from trunkline.core.rulebook import ClauseNumbers
from trunkline.core.struct import Grid, Row, Struct, int64

SEATS = 4  # NM-1.1
LETTERS = 30  # NM-1.1
DEALT = 3  # NM-1.1
MOST_IN_HAND = DEALT + 1  # NM-1.3: a turn draws at most one, and NM-1.4 takes one away
FARTHEST = 2  # NM-1.5
TURNS = 4  # NM-1.7, of each player
HEXES = 12  # room in the records; the board has 8

# A letter is its number less 1. Where none lies stands NOTHING; where one lies that cannot be seen
# stands BLANK, which every rule treats as a letter: it is drawn, counted and stays blank.
NOTHING = -1
BLANK = LETTERS
LETTER_NAMES = (*(str(number + 1) for number in range(LETTERS)), "blank")


class Board(Struct):
    hexes: int = int64()
    inn: int = int64()  # where the coach begins


class Deal(Struct):
    first: int = int64()
    pile: Row = int64(LETTERS)  # every letter, before the hands are dealt from its end


class State(Struct):
    players: int = int64()
    turn: int = int64()  # turns that are over
    decision: int = int64()
    seat: int = int64()
    drawn: int = int64()  # whether the player has drawn in this turn
    coach: int = int64()  # the hex where it stands
    carried: int = int64()  # the letter on the coach, for all to see, or NOTHING
    left: int = int64()  # letters in the pile
    pile: Row = int64(LETTERS)  # the top one last, then NOTHING
    sizes: Row = int64(SEATS)  # of the hands
    hands: Grid = int64(SEATS, MOST_IN_HAND)  # in the order of drawing, then NOTHING
    hex_of: Row = int64(LETTERS)  # where the letter was delivered, or NOTHING
    seat_of: Row = int64(LETTERS)  # who delivered it, or NOTHING


SPACE = ActionSpace()
DRAW = SPACE.block("draw")
CARRIES = SPACE.block("carry", card=LETTERS)
DRIVES = SPACE.block("to", hex=HEXES)

DECISIONS = Decisions()
TURN = DECISIONS.add("turn", "NM-1.4", DRAW, CARRIES, offers=("draw",))
DELIVERY = DECISIONS.add("deliver", "NM-1.5", DRIVES)
FINISHED = DECISIONS.add("over", "NM-1.7")

EVENTS = EventCatalogue()
HAND_DEALT = EVENTS.kind(
    "dealt",
    "NM-1.1",
    secret=("card", "second", "third"),
    seat=SEAT,
    card="card",
    second="card",
    third="card",
)
TURN_BEGAN = EVENTS.kind("turn", "NM-1.1", heading=True, seat=SEAT)
DREW = EVENTS.kind("drew", "NM-1.3", secret=("card",), seat=SEAT, card="card")
CARRIED = EVENTS.kind("carried", "NM-1.4", seat=SEAT, card="card")
DELIVERED = EVENTS.kind("delivered", "NM-1.5", seat=SEAT, card="card", hex="hex")
ENDED = EVENTS.kind("ended", "NM-1.7", heading=True, ending="ending")

CLAUSES = ClauseNumbers("NM")
NM_1_3 = CLAUSES["NM-1.3"]
NM_1_4 = CLAUSES["NM-1.4"]
NM_1_5 = CLAUSES["NM-1.5"]
NM_1_7 = CLAUSES["NM-1.7"]
