"""An open auction: clockwise from the opener each seat raises or passes; who passed is out.

The rules of a game say what the lowest bid is and what happens to the lot; this is the mechanism
in between. An auction is decided when the only seat left in is the highest bidder, or nobody is
left. A last seat that has not bid is still asked.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Struct, int64

NOBODY = -1


class Auction(Struct):
    bid: int = int64()  # the highest so far
    floor: int = int64()  # the lowest opening bid
    opener: int = int64()
    bidder: int = int64()  # whose word it is
    leader: int = int64()  # who bid highest, or NOBODY
    inside: int = int64()  # one bit for each seat that has not passed


@compiled
def open_auction(auction: Auction, players: int, opener: int, floor: int) -> None:
    auction.bid = 0
    auction.floor = floor
    auction.opener = opener
    auction.bidder = opener
    auction.leader = NOBODY
    auction.inside = (1 << players) - 1


@compiled
def lowest_bid(auction: Auction) -> int:
    """What the bidder must offer at least."""
    if auction.leader == NOBODY:
        return auction.floor
    return auction.bid + 1


@compiled
def raise_bid(auction: Auction, players: int, amount: int) -> None:
    auction.bid = amount
    auction.leader = auction.bidder
    pass_the_word(auction, players)


@compiled
def drop_out(auction: Auction, players: int) -> None:
    auction.inside &= ~(1 << auction.bidder)
    pass_the_word(auction, players)


@compiled
def pass_the_word(auction: Auction, players: int) -> None:
    if decided(auction):
        return
    seat = (auction.bidder + 1) % players
    while not auction.inside >> seat & 1:
        seat = (seat + 1) % players
    auction.bidder = seat


@compiled
def decided(auction: Auction) -> bool:
    if auction.inside == 0:
        return True
    return auction.leader != NOBODY and auction.inside == 1 << auction.leader
