"""The kinds of events of Chicago Express."""

from __future__ import annotations

from trunkline.core.actions import NUMBER
from trunkline.core.events import SEAT, EventCatalogue

EVENTS = EventCatalogue()
OPENING_AUCTION_HELD = EVENTS.kind(
    "opening-auction", "CE-2.2", heading=True, seat=SEAT, company="company", floor=NUMBER
)
SHARE_OFFERED = EVENTS.kind("share-offered", "CE-4.1", seat=SEAT, company="company", floor=NUMBER)
WABASH_OFFERED = EVENTS.kind(
    "wabash-offered", "CE-8.4", heading=True, seat=SEAT, company="company", floor=NUMBER
)
BID = EVENTS.kind("bid", "CE-2.4", seat=SEAT, company="company", amount=NUMBER)
PASSED = EVENTS.kind("passed", "CE-2.4", seat=SEAT, company="company")
SHARE_SOLD = EVENTS.kind("share-sold", "CE-2.4", seat=SEAT, company="company", price=NUMBER)
SHARE_FREE = EVENTS.kind("share-free", "CE-2.5", seat=SEAT, company="company")
SHARE_UNSOLD = EVENTS.kind("share-unsold", "CE-4.5", company="company")
WABASH_UNSOLD = EVENTS.kind("wabash-unsold", "CE-8.4", company="company")
TURN_BEGAN = EVENTS.kind("turn-began", "CE-3.1", heading=True, seat=SEAT)
DIAL_MOVED = EVENTS.kind("dial-moved", "CE-3.1", seat=SEAT, dial="dial", step=NUMBER, red=NUMBER)
NOTHING_DONE = EVENTS.kind("nothing-done", "CE-3.2", seat=SEAT)
COMPANY_NAMED = EVENTS.kind("company-named", "CE-5.1", seat=SEAT, company="company")
BUILT = EVENTS.kind(
    "built", "CE-5.2", seat=SEAT, company="company", hex="hex", cost=NUMBER, gain=NUMBER
)
INCOME_ROSE = EVENTS.kind("income-rose", "CE-6.4", company="company", amount=NUMBER, income=NUMBER)
HOUSE_PLACED = EVENTS.kind("house-placed", "CE-6.2", seat=SEAT, hex="hex", left=NUMBER)
FOREST_PAID = EVENTS.kind("forest-paid", "CE-6.5", company="company", amount=NUMBER)
INDUSTRY_GREW = EVENTS.kind("industry-grew", "CE-6.3", seat=SEAT, hex="hex", value=NUMBER)
DIVIDEND_STAGE = EVENTS.kind("dividend-stage", "CE-3.5", heading=True)
DIVIDEND_PAID = EVENTS.kind(
    "dividend-paid", "CE-7.1", seat=SEAT, company="company", shares=NUMBER, amount=NUMBER
)
DIALS_RESET = EVENTS.kind("dials-reset", "CE-7.3")
DETROIT_GREW = EVENTS.kind("detroit-grew", "CE-7.4", hex="hex", value=NUMBER)
CHICAGO_STAGE = EVENTS.kind("chicago-stage", "CE-8.1", heading=True, company="company")
WABASH_OPENED = EVENTS.kind("wabash-opened", "CE-8.3", hex="hex", income=NUMBER)
ENDED = EVENTS.kind("ended", "CE-9.1", heading=True, ending="ending")
