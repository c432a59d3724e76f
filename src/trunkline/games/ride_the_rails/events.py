"""The kinds of events of Ride the Rails."""

from __future__ import annotations

from trunkline.core.actions import NUMBER
from trunkline.core.events import SEAT, EventCatalogue

EVENTS = EventCatalogue()
ROUND_BEGAN = EVENTS.kind("round-began", "RR-2.1", heading=True, round=NUMBER)
RAILROAD_OPENED = EVENTS.kind("railroad-opened", "RR-2.2", railroad="railroad")
SHARE_TAKEN = EVENTS.kind("share-taken", "RR-2.1", seat=SEAT, railroad="railroad", left=NUMBER)
LAYING_BEGAN = EVENTS.kind("laying-began", "RR-2.3", heading=True, seat=SEAT, most=NUMBER)
STARTED = EVENTS.kind("started", "RR-3.4", seat=SEAT, railroad="railroad", hex="hex", left=NUMBER)
LAID = EVENTS.kind("laid", "RR-3.4", seat=SEAT, railroad="railroad", hex="hex", left=NUMBER)
CHICAGO_PAID = EVENTS.kind("chicago-paid", "RR-5.1", seat=SEAT, hex="hex", amount=NUMBER)
CITY_PAID = EVENTS.kind("city-paid", "RR-5.2", seat=SEAT, hex="hex", amount=NUMBER)
TRANSCONTINENTAL_PAID = EVENTS.kind("transcontinental-paid", "RR-5.3", seat=SEAT, amount=NUMBER)
LAYING_ENDED = EVENTS.kind("laying-ended", "RR-3.1", seat=SEAT, laid=NUMBER)
TRAIN_BEGAN = EVENTS.kind("train-began", "RR-6.1", heading=True, seat=SEAT, hex="hex")
LINK_RIDDEN = EVENTS.kind(
    "link-ridden", "RR-6.2", seat=SEAT, railroad="railroad", hex="hex", links=NUMBER
)
ARRIVED = EVENTS.kind("arrived", "RR-6.7", seat=SEAT, start="hex", hex="hex", links=NUMBER)
DIVIDEND_PAID = EVENTS.kind(
    "dividend-paid",
    "RR-6.5",
    seat=SEAT,
    railroad="railroad",
    links=NUMBER,
    shares=NUMBER,
    amount=NUMBER,
)
FARE_PAID = EVENTS.kind("fare-paid", "RR-6.6", seat=SEAT, cities=NUMBER, amount=NUMBER)
NO_TRAIN = EVENTS.kind("no-train", "RR-2.4", seat=SEAT)
ORDER_OF_3 = EVENTS.kind("order-of-3", "RR-2.5", first=SEAT, second=SEAT, third=SEAT)
ORDER_OF_4 = EVENTS.kind("order-of-4", "RR-2.5", first=SEAT, second=SEAT, third=SEAT, fourth=SEAT)
ORDER_OF_5 = EVENTS.kind(
    "order-of-5", "RR-2.5", first=SEAT, second=SEAT, third=SEAT, fourth=SEAT, fifth=SEAT
)
ENDED = EVENTS.kind("ended", "RR-7.1", heading=True, ending="ending")
