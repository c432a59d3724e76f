"""Stephenson's Rocket as records: the board, the state, the action blocks, the kinds of events."""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.core.events import SEAT, EventCatalogue
from trunkline.core.rulebook import ClauseNumbers
from trunkline.core.struct import Grid, Record, Row, int8, int16, int64

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

# Room in the records: the boards of ours have up to 210 hexes and 6 industries.
HEXES = 216
GOODS = 6
SIDES = 6
# Every share comes from an extension, and a tile is laid in each but the first of a company.
MOST_SHARES = TILES + COMPANIES

NOBODY = -1
NOWHERE = -1  # of a heading: in the starting town; of a locomotive: off the board
NO_LINE = -1
NO_TOWN = -1

# What is being decided; the last two are passed through inside an action.
DECISIONS = ("turn", "veto", "answer", "over")
TURN, VETO, ANSWER, FINISHED, MOVING, ACTED = range(len(DECISIONS) + 2)

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


class Board(Record):
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


class Deal(Record):
    first: int = int64()


class State(Record):
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


SPACE = ActionSpace()
PASS = SPACE.block("pass")
EXTENDS = SPACE.block("extend", company=COMPANIES, hex=HEXES)
INVESTS = SPACE.block("invest", city=CITIES, good=GOODS)
PLACES = SPACE.block("station", hex=HEXES)
MOVES = SPACE.block("move", station=HEXES, hex=HEXES)
MATCH = SPACE.block("match")
MATCHES = SPACE.block("match", hex=HEXES)
YIELD = SPACE.block("yield")
BIDS = SPACE.block("bid", **{NUMBER: MOST_SHARES + 1}, hex=HEXES)

EVENTS = EventCatalogue()
TURN_BEGAN = EVENTS.kind("turn-began", "SR-2.1", heading=True, seat=SEAT)
PASSED = EVENTS.kind("passed", "SR-2.3", seat=SEAT)
INVESTED = EVENTS.kind("invested", "SR-3.1", seat=SEAT, city="city", good="good")
STATION_PLACED = EVENTS.kind("station-placed", "SR-4.1", seat=SEAT, hex="hex", left=NUMBER)
STATION_MOVED = EVENTS.kind("station-moved", "SR-4.1", seat=SEAT, origin="hex", hex="hex")
STATION_LEFT = EVENTS.kind("station-left", "SR-4.3", seat=SEAT, company="company")
EXTENDED = EVENTS.kind("extended", "SR-5.1", seat=SEAT, company="company", origin="hex", hex="hex")
SHARE_TAKEN = EVENTS.kind("share-taken", "SR-5.5", seat=SEAT, company="company", held=NUMBER)
NO_SHARE = EVENTS.kind("no-share", "SR-5.5", seat=SEAT, company="company")
NO_SHARE_ISOLATED = EVENTS.kind("no-share-isolated", "SR-9.2", seat=SEAT, company="company")
BID = EVENTS.kind("bid", "SR-6.1", seat=SEAT, company="company", shares=NUMBER, hex="hex")
DECLINED = EVENTS.kind("declined", "SR-6.1", seat=SEAT, company="company")
MATCHED = EVENTS.kind("matched", "SR-6.2", seat=SEAT, company="company", shares=NUMBER, hex="hex")
YIELDED = EVENTS.kind("yielded", "SR-6.2", seat=SEAT, company="company")
VETO_PAID = EVENTS.kind(
    "veto-paid", "SR-6.3", seat=SEAT, company="company", shares=NUMBER, hex="hex", held=NUMBER
)
TILE_LAID = EVENTS.kind("tile-laid", "SR-5.6", company="company", hex="hex", left=NUMBER)
STATION_CONNECTED = EVENTS.kind(
    "station-connected", "SR-4.3", seat=SEAT, company="company", hex="hex"
)
PASSENGER_TAKEN = EVENTS.kind("passenger-taken", "SR-5.7", seat=SEAT, left=NUMBER)
CITY_CONNECTED = EVENTS.kind("city-connected", "SR-7.1", company="company", city="city")
RAILWAY_TOWN_CONNECTED = EVENTS.kind(
    "railway-town-connected", "SR-7.2", company="company", town="town", towns=NUMBER
)
START_CONNECTED = EVENTS.kind("start-connected", "SR-7.8", company="company", town="town")
# What is paid during the game is open in 2018 and secret in 1999 (SR-1.7).
CITY_PAID = EVENTS.kind("city-paid", "SR-7.1", seat=SEAT, city="city", points=NUMBER)
CITY_PAID_SECRETLY = EVENTS.kind(
    "city-paid-secretly", "SR-7.1", secret=("points",), seat=SEAT, city="city", points=NUMBER
)
TOWN_PAID = EVENTS.kind(
    "town-paid", "SR-7.2", seat=SEAT, company="company", town="town", points=NUMBER
)
TOWN_PAID_SECRETLY = EVENTS.kind(
    "town-paid-secretly",
    "SR-7.2",
    secret=("points",),
    seat=SEAT,
    company="company",
    town="town",
    points=NUMBER,
)
MERGED = EVENTS.kind(
    "merged", "SR-7.3", company="company", survivor="company", hex="hex", towns=NUMBER
)
MERGER_PAID = EVENTS.kind(
    "merger-paid", "SR-7.3", seat=SEAT, company="company", held=NUMBER, points=NUMBER
)
MERGER_PAID_SECRETLY = EVENTS.kind(
    "merger-paid-secretly",
    "SR-7.3",
    secret=("points",),
    seat=SEAT,
    company="company",
    held=NUMBER,
    points=NUMBER,
)
CONNECTOR_LAID = EVENTS.kind("connector-laid", "SR-7.4", hex="hex", lines=NUMBER)
SHARES_EXCHANGED = EVENTS.kind(
    "shares-exchanged",
    "SR-7.5",
    seat=SEAT,
    company="company",
    returned=NUMBER,
    survivor="company",
    gained=NUMBER,
)
SHARES_LOST = EVENTS.kind("shares-lost", "SR-7.5", seat=SEAT, survivor="company", lost=NUMBER)
ISOLATED = EVENTS.kind("isolated", "SR-9.1", company="company")
ENDED_AT_ONCE = EVENTS.kind("ended-at-once", "SR-10.1", heading=True, ending="ending")
ENDED_AFTER_TURN = EVENTS.kind("ended-after-turn", "SR-10.2", heading=True, ending="ending")
ENDED_AT_STANDSTILL = EVENTS.kind("ended-at-standstill", "SR-10.3", heading=True, ending="ending")
PASSENGERS_SCORED = EVENTS.kind(
    "passengers-scored", "SR-11.1", seat=SEAT, count=NUMBER, points=NUMBER
)
INVESTMENTS_REMOVED = EVENTS.kind("investments-removed", "SR-11.2", city="city")
INDUSTRY_SCORED = EVENTS.kind(
    "industry-scored", "SR-11.2", seat=SEAT, good="good", count=NUMBER, points=NUMBER
)
STATIONS_SCORED = EVENTS.kind(
    "stations-scored", "SR-11.3", seat=SEAT, company="company", count=NUMBER, points=NUMBER
)
SHARES_SCORED = EVENTS.kind(
    "shares-scored", "SR-11.3", seat=SEAT, company="company", count=NUMBER, points=NUMBER
)

CLAUSES = ClauseNumbers("SR")
SR_2_1 = CLAUSES["SR-2.1"]
SR_2_2 = CLAUSES["SR-2.2"]
SR_2_3 = CLAUSES["SR-2.3"]
SR_3_1 = CLAUSES["SR-3.1"]
SR_4_1 = CLAUSES["SR-4.1"]
SR_4_2 = CLAUSES["SR-4.2"]
SR_5_1 = CLAUSES["SR-5.1"]
SR_5_2 = CLAUSES["SR-5.2"]
SR_5_3 = CLAUSES["SR-5.3"]
SR_5_6 = CLAUSES["SR-5.6"]
SR_6_1 = CLAUSES["SR-6.1"]
SR_6_2 = CLAUSES["SR-6.2"]
SR_7_3 = CLAUSES["SR-7.3"]
SR_10_1 = CLAUSES["SR-10.1"]
SR_10_2 = CLAUSES["SR-10.2"]
