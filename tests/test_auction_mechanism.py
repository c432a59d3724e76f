from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from trunkline.core.auction import (
    NOBODY,
    Auction,
    decided,
    drop_out,
    lowest_bid,
    open_auction,
    raise_bid,
)


@given(
    st.integers(2, 6),
    st.integers(0, 5),
    st.integers(1, 9),
    st.lists(st.integers(0, 4), max_size=60),
)
def test_an_auction_goes_as_people_would_hold_it(
    players: int, opener: int, floor: int, raises: list[int]
) -> None:
    """Against a model: a circle of seats, of which those who pass stand up."""
    opener %= players
    auction = Auction.array()[0]
    open_auction(auction, players, opener, floor)
    circle = [(opener + seat) % players for seat in range(players)]
    highest, leader = 0, NOBODY
    for step in raises:
        if not circle or circle == [leader]:
            break
        assert not decided(auction)
        seat = circle.pop(0)
        assert auction.bidder == seat
        assert lowest_bid(auction) == (floor if leader == NOBODY else highest + 1)
        if step == 0:
            drop_out(auction, players)
        else:
            highest, leader = int(lowest_bid(auction)) + step - 1, seat
            raise_bid(auction, players, highest)
            circle.append(seat)
    assert bool(decided(auction)) == (not circle or circle == [leader])
    assert (auction.leader, auction.bid) == (leader, highest)
