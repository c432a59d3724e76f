"""The structs of Stephenson's Rocket: board, deal and state; numbers of the rulebook."""

from __future__ import annotations

from trunkline.core.struct import Grid, Row, Struct, int8, int16, int64

# Components of the rulebooks (what is printed on a board stands in its file).
SEATS = 4  # SR-1.1
COMPANIES = 7  # SR-1.1
CITIES = 12  # SR-1.2
RAILWAY_TOWNS = 9  # SR-1.2
TOWNS = COMPANIES + CITIES + RAILWAY_TOWNS
TILES = 60  # SR-1.3
PASSENGERS = 9  # SR-1.3
STATIONS = 7  # SR-1.3, of each player
SHARES = 16  # SR-1.4, of each company, 1999
SUPPLEMENTARY = 16  # SR-1.4, 1999
SPACES = 3  # SR-1.5, of each city
TWO_LINE, THREE_LINE = 12, 4  # SR-1.6, connector tiles, 2018
ACTIONS = 2  # SR-2.1, of a turn

# Room in the structs: the boards of ours have up to 210 hexes and 6 industries.
HEXES = 216
GOODS = 6
SIDES = 6
# Every share comes from an extension, and a tile is laid in each but the first of a company.
MOST_SHARES = TILES + COMPANIES

NOBODY = -1
NOWHERE = -1  # of a heading: in the starting town; of a locomotive: off the board
NO_LINE = -1
NO_TOWN = -1

ENDINGS = ("companies", "tiles", "standstill")  # SR-10.1 and SR-10.2, SR-10.3
NOT_ENDED, NO_COMPANIES, NO_TILES, STANDSTILL = range(-1, len(ENDINGS))

# Options, in the order of their index in the setting.
EDITION, BOARD, MOVE_STATIONS, VETO_DEFENCE, MERGE_AT_START = range(5)
EDITIONS = ("2018", "1999")
E2018, E1999 = range(2)
BOARDS = ("england", "usa", "china")
STATION_MOVES = ("unconnected", "any")  # SR-4.1
UNCONNECTED, ANY_STATION = range(2)
VETO_DEFENCES = ("original", "any")  # SR-6.2
ORIGINAL, ANY_HEX = range(2)
MERGERS_AT_START = ("yes", "no")  # SR-5.4
AT_START, NOT_AT_START = range(2)


class Board(Struct):
    """What is printed: filled from the board file, never changed by play.

    Towns are numbered: starting towns by their companies, then the cities, then the railway towns,
    both in alphabetical order (SR-7.7). A set of towns is a number with a bit for each.
    """

    hexes: int = int64()
    companies: int = int64()
    cities: int = int64()
    towns: int = int64()
    goods: int = int64()
    beside_towns: Row = int64(HEXES)  # the set of towns next to the hex
    neighbours: Grid = int16(HEXES, SIDES)  # by side, -1 where the board ends
    town_hex: Row = int16(TOWNS)
    town: Row = int8(HEXES)  # on the hex, or NO_TOWN
    steps: Grid = int8(HEXES, HEXES)  # from hex to hex as the crow flies
    spaces: Grid = int8(CITIES, GOODS)  # how many of each good a city has


class Deal(Struct):
    first: int = int64()


class State(Struct):
    players: int = int64()
    edition: int = int64()  # options
    move_stations: int = int64()
    veto_defence: int = int64()
    merge_at_start: int = int64()
    decision: int = int64()
    active: int = int64()  # whose turn it is
    actions: int = int64()  # of the turn, still to be taken
    extended: int = int64()  # the set of companies extended in this turn (SR-2.2)
    ended: int = int64()  # why, or NOT_ENDED
    tiles: int = int64()  # left
    passengers: int = int64()  # left
    spaces: int = int64()  # free ones, in all cities
    reached: int = int64()  # the set of towns that some line has ever connected
    # The extension under way
    company: int = int64()
    choice: int = int64()  # the hex that the active player chose
    bidder: int = int64()  # who is asked
    leader: int = int64()  # who bid highest, or NOBODY
    bids: Row = int64(SEATS)  # 0: none
    bid_hex: Row = int64(SEATS)
    # Players
    score: Row = int64(SEATS)  # points, thousands of pounds, or HIDDEN
    carried: Row = int64(SEATS)  # passengers
    stations: Row = int64(SEATS)  # left in the supply
    # Companies
    connected: Row = int64(COMPANIES)  # the set of towns connected to the line
    locomotive: Row = int64(COMPANIES)  # its hex, or NOWHERE
    heading: Row = int64(COMPANIES)  # the side it faces, or NOWHERE
    closed: Row = int64(COMPANIES)
    isolated: Row = int64(COMPANIES)
    pile: Row = int64(COMPANIES)  # shares to be had (1999)
    out: Row = int64(COMPANIES)  # shares out of the game (1999)
    supplementary: int = int64()  # in their supply (1999)
    shares: Grid = int8(COMPANIES, SEATS)  # the company's own
    substitutes: Grid = int8(COMPANIES, SEATS)  # supplementary shares that stand for them
    on_line: Grid = int8(COMPANIES, SEATS)  # stations
    # Cities
    free: Grid = int8(CITIES, GOODS)
    in_city: Grid = int8(CITIES, SEATS)  # investments, of all goods together
    invested: Grid = int8(CITIES * GOODS, SEATS)  # by city and good
    # The map
    line: Row = int8(HEXES)  # the company whose track or locomotive is on the hex, or NO_LINE
    links: Row = int8(HEXES)  # the set of sides that the rails on the hex lead to
    station: Row = int8(HEXES)  # whose, or NOBODY
    crowd: Row = int8(HEXES)  # how many things keep a station off the hex (SR-4.2)
