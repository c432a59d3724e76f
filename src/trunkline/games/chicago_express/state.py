"""The structs of Chicago Express: board, deal and state; numbers of the rulebook."""

from __future__ import annotations

from trunkline.core.auction import Auction
from trunkline.core.struct import Grid, Row, Struct, int8, int16, int64, nested

# Components and limits of the rulebook (what is printed on the board stands in the board file).
SEATS = 6  # CE-1.1
CAPITAL = 120  # CE-1.1, dealt evenly
COMPANIES = 5  # CE-1.2
PRR, BO, CO, NYC, WABASH = range(COMPANIES)
COMPANY_NAMES = ("PRR", "B&O", "C&O", "NYC", "Wabash")  # in the order of the opening auctions
HOUSES = 20  # CE-1.5
HEXES_AN_ACTION = 3  # CE-5.2
FOREST_CASH = 2  # CE-6.5
WABASH_LOWEST_BID = 1  # CE-8.4
COMPANIES_TO_END = 3  # CE-9.1 a and b
HOUSES_TO_END = 3  # CE-9.1 c
DETROIT_TO_END = 8  # CE-9.1 d

# Room in the structs; the printed board has 160 hexes and rows of at most 8 boxes.
HEXES = 176
BOXES = 8
MOST_STEPS = 20  # of a dial to red; the printed ones have 3, 4 and 5
# Nobody can ever hold more (a test computes the bound from the board), so no bid is cut off.
MOST_CASH = 6000

DIALS = 3
AUCTION, EXPAND, DEVELOP = range(DIALS)
DIAL_NAMES = ("auction", "expand", "develop")

INDUSTRIES = 3
DETROIT, WHEELING, PITTSBURGH = range(INDUSTRIES)
INDUSTRY_NAMES = ("Detroit", "Wheeling", "Pittsburgh")

TERRAIN_NAMES = ("plain", "forest", "mountain", "city", "industrial", "chicago", "start")
PLAIN, FOREST, MOUNTAIN, CITY, INDUSTRIAL, CHICAGO, START = range(len(TERRAIN_NAMES))
NO_INDUSTRY = -1

ENDINGS = ("locomotives", "shares", "houses", "detroit")  # CE-9.1 a to d
NOT_ENDED, NO_LOCOMOTIVES, NO_SHARES, NO_HOUSES, DETROIT_FULL = range(-1, len(ENDINGS))

# Options, in the order of their index in the setting.
CHICAGO_DIVIDEND = 0  # CE-8.2
CHICAGO_DIVIDENDS = ("interrupt", "after_action")
INTERRUPT, AFTER_ACTION = range(2)


class Board(Struct):
    """What is printed: filled from the board file, never changed by play."""

    hexes: int = int64()
    neighbours: Grid = int16(HEXES, 6)  # the neighbours first, then -1
    terrain: Row = int8(HEXES)
    cost: Row = int8(HEXES)
    income: Row = int8(HEXES)
    house_income: Row = int8(HEXES)
    industry: Row = int8(HEXES)  # which row of the industry table, or NO_INDUSTRY
    boxes: Grid = int64(INDUSTRIES, BOXES)
    last_box: Row = int64(INDUSTRIES)
    industry_hex: Row = int64(INDUSTRIES)
    shares: Row = int64(COMPANIES)
    locomotives: Row = int64(COMPANIES)
    start: Row = int64(COMPANIES)
    start_income: Row = int64(COMPANIES)
    start_income_with_house: int = int64()  # Wabash, CE-8.3
    lowest_bid: Row = int64(COMPANIES)
    steps_to_red: Row = int64(DIALS)
    # For players that look ahead:
    chicago: int = int64()
    to_chicago: Row = int8(HEXES)  # hexes to go, …
    farthest: int = int64()  # … the most of them
    cost_to_chicago: Row = int16(HEXES)  # of the hexes to go, as printed, by the cheapest way
    to_industry: Grid = int8(INDUSTRIES, HEXES)  # hexes to go to each centre
    rich: Grid = int16(HEXES, 6)  # the neighbours that have an income, then -1


class Deal(Struct):
    first: int = int64()  # the banker, who opens the first auction


class State(Struct):
    players: int = int64()
    chicago_dividend: int = int64()  # option
    decision: int = int64()
    active: int = int64()  # whose turn it is
    company: int = int64()  # whose share is sold, or which company builds
    builder: int = int64()  # which company builds on after the Wabash auction
    built: int = int64()  # hexes built in this action
    chicago_due: int = int64()  # a Chicago stage waits for the end of the action
    wabash_open: int = int64()
    ended: int = int64()  # why, or NOT_ENDED
    houses: int = int64()  # left in the reserve
    dials: Row = int64(DIALS)
    boxes: Row = int64(INDUSTRIES)  # where the markers of the industry table stand
    auction: Auction = nested(Auction)
    bank: int = int64()  # what the bank has taken in less what it has paid out
    cash: Row = int64(SEATS)
    treasury: Row = int64(COMPANIES)
    income: Row = int64(COMPANIES)
    sold: Row = int64(COMPANIES)
    shares: Grid = int8(COMPANIES, SEATS)
    locomotives: Row = int64(COMPANIES)  # left on the charter
    crowd: Row = int8(HEXES)  # locomotives on the hex
    house: Row = int8(HEXES)
    track: Grid = int8(COMPANIES, HEXES)
    beside: Grid = int8(COMPANIES, HEXES)  # hexes next to the company's network, …
    beside_from: Row = int64(COMPANIES)  # … all of which are from this one …
    beside_to: Row = int64(COMPANIES)  # … up to, not including, this one
