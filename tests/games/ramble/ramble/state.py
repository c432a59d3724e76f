"""Ramble as records: the country, the letters, the walk, the action blocks, the kinds of events."""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.core.decisions import Decisions
from trunkline.core.events import SEAT, EventCatalogue
from trunkline.core.rulebook import ClauseNumbers
from trunkline.core.struct import Grid, Row, Struct, int64

SEATS = 3  # RB-1.1
WALKS = 2  # RB-1.7, of each player
ERRAND = 3  # RB-1.6
HEXES = 16  # room in the records; the board has 11
TOWNS = 6

TERRAIN_NAMES = ("heath", "brook", "town")
HEATH, BROOK, TOWN = range(len(TERRAIN_NAMES))
NOWHERE = -1
UNSEEN = -2  # an errand that is not for these eyes


class Board(Struct):
    hexes: int = int64()
    terrain: Row = int64(HEXES)
    neighbours: Grid = int64(HEXES, 6)  # those there are first, then NOWHERE
    towns: int = int64()
    town: Row = int64(TOWNS)


class Deal(Struct):
    first: int = int64()
    errands: Row = int64(TOWNS)  # the towns; the first ones go to seat 0, 1, …


class State(Struct):
    players: int = int64()
    decision: int = int64()
    seat: int = int64()
    walks: int = int64()  # that are over
    money: Row = int64(SEATS)
    errand: Row = int64(SEATS)  # a town, or UNSEEN
    ends: Grid = int64(SEATS, WALKS)  # the towns where each player's walks ended, or NOWHERE
    letter: Row = int64(HEXES)
    start: int = int64()  # of the walk, or NOWHERE between two of them
    at: int = int64()
    steps: int = int64()
    brooks: int = int64()  # of this walk
    visited: Row = int64(HEXES)


SPACE = ActionSpace()
STOP = SPACE.block("stop")
STARTS = SPACE.block("from", hex=HEXES)
STEPS = SPACE.block("walk", hex=HEXES)

DECISIONS = Decisions()
START = DECISIONS.add("start", "RB-1.2", STARTS)
WALK = DECISIONS.add("walk", "RB-1.3", STEPS, STOP)
FINISHED = DECISIONS.add("over", "RB-1.7")

EVENTS = EventCatalogue()
ERRAND_DEALT = EVENTS.kind("errand", "RB-1.6", secret=("hex",), seat=SEAT, hex="hex")
SET_OUT = EVENTS.kind("set-out", "RB-1.2", heading=True, seat=SEAT, hex="hex")
WALKED = EVENTS.kind("walked", "RB-1.3", seat=SEAT, hex="hex")
STOPPED = EVENTS.kind("stopped", "RB-1.4", seat=SEAT, hex="hex", amount=NUMBER)
FERRIED = EVENTS.kind("ferried", "RB-1.5", seat=SEAT, amount=NUMBER)
ENDED = EVENTS.kind("ended", "RB-1.7", heading=True, ending="ending")

CLAUSES = ClauseNumbers("RB")
RB_1_2 = CLAUSES["RB-1.2"]
RB_1_3 = CLAUSES["RB-1.3"]
RB_1_4 = CLAUSES["RB-1.4"]
RB_1_7 = CLAUSES["RB-1.7"]
