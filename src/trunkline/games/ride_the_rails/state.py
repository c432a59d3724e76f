"""The structs of Ride the Rails: board, deal and state; numbers of the rulebook."""

from __future__ import annotations

from trunkline.core.struct import Grid, Row, Struct, int8, int16, int64

# Components and limits of the rulebook (what is printed on the board stands in the board file).
FEWEST_SEATS, SEATS = 3, 5  # RR-1.1
ROUNDS = 6  # RR-1.1
RAILROADS = 6  # RR-1.2
RED, BLUE, ORANGE, YELLOW, PURPLE, BLACK = range(RAILROADS)
RAILROAD_NAMES = ("red", "blue", "orange", "yellow", "purple", "black")
LOCOMOTIVES = 27  # RR-1.2, of each railroad
OPENS = (1, 1, 2, 3, 4, 5)  # RR-2.2: the round from which each railroad is available
MOST_LAID = (0, 0, 0, 8, 5, 4)  # RR-3.1, by the number of players
A_HEX = 2  # RR-3.5: locomotives
AN_EAST_COAST_CITY = 1  # RR-3.6: locomotives
EAST_COAST_CITIES = 2  # RR-3.6: of a railroad
WESTERNMOST = 3  # RR-4.3
CHICAGO_BONUS = 2  # RR-5.1
CITY_BONUS = 5  # RR-5.2
TRANSCONTINENTAL_IN_CITIES, TRANSCONTINENTAL = 12, 8  # RR-5.3

# Room in the structs; the printed board has 386 hexes, 51 of them cities.
HEXES = 400
CITIES = 60
# A railroad's first locomotive has at most 6 hexes beside it. Each later one takes one of them away
# and adds at most 3, since the hexes on either side of it are beside its neighbour already.
BESIDE = 6 + 2 * (LOCOMOTIVES - 1)

TERRAIN_NAMES = ("plain", "mountain", "city", "bonus", "east", "west", "chicago")
PLAIN, MOUNTAIN, CITY, BONUS, EAST, WEST, CHICAGO = range(len(TERRAIN_NAMES))

ENDINGS = ("rounds",)  # RR-7.1

NO_HEX = -1
NO_RAILROAD = -1


class Board(Struct):
    """What is printed: filled from the board file, never changed by play."""

    hexes: int = int64()
    neighbours: Grid = int16(HEXES, 6)  # the neighbours first, ascending, then NO_HEX
    terrain: Row = int8(HEXES)
    column: Row = int16(HEXES)  # how far east the hex lies (RR-4.3)
    cities: int = int64()
    city: Row = int64(CITIES)  # their hexes, ascending, then NO_HEX
    to_city: Grid = int8(HEXES, CITIES)  # hexes to go, for players that look ahead


class Deal(Struct):
    turn_order: Row = int64(SEATS)  # RR-1.4: the seats in their first order, then NOTHING


class State(Struct):
    players: int = int64()
    rounds: int = int64()  # begun, the present one included
    decision: int = int64()
    turn: int = int64()  # the place in the order of who decides
    order: Row = int64(SEATS)  # the seats, first to last
    money: Row = int64(SEATS)
    bank: int = int64()  # what the bank has paid out, as a number below 0
    shares: Grid = int8(RAILROADS, SEATS)
    locomotives: Row = int64(RAILROADS)  # left in the supply
    # Track
    laid: int = int64()  # locomotives of this turn
    on_mountain: int = int64()  # one of them is on a mountain
    placed: Row = int64(RAILROADS)  # locomotives on the board …
    track: Row = int8(HEXES)  # … which railroads have one in the hex: bit 1 << railroad
    crowd: Row = int8(HEXES)  # how many that are
    near: Row = int8(HEXES)  # the railroads that have one in a hex beside it, by bits
    besides: Row = int64(RAILROADS)  # how many hexes are beside a railroad's track …
    beside: Grid = int16(RAILROADS, BESIDE)  # … and which, ascending; none of them has its track
    cities: Row = int64(RAILROADS)  # cities on its track
    east: Row = int64(RAILROADS)  # those of them on the east coast
    # Bonuses
    bonus: Row = int8(HEXES)  # the green stripe there is still to be paid for
    transcontinental: int = int64()  # that bonus is still open
    on_east: int = int64()  # the railroads with a city of the east coast, by bits
    on_west: int = int64()
    meets: Row = int64(RAILROADS)  # the railroads with which it shares a hex, by bits
    meets_in_city: Row = int64(RAILROADS)  # … a city
    # The journey
    passenger: Row = int8(HEXES)
    visited: Row = int8(HEXES)
    start: int = int64()
    at: int = int64()  # where the passenger is, or NO_HEX
    on: int = int64()  # the railroad of the link under way; NO_RAILROAD in a city
    links: Row = int64(RAILROADS)  # ridden on this journey
