"""The kinds of events of Stephenson's Rocket."""

from __future__ import annotations

from trunkline.core.actions import NUMBER
from trunkline.core.events import SEAT, EventCatalogue

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
