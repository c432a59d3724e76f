"""The kinds of events of Ticket to Ride Asia."""

from __future__ import annotations

from trunkline.core.actions import NUMBER
from trunkline.core.events import SEAT, EventCatalogue

# Events. What only the seat may know is secret; `partner` may know too what goes to the rack.

BASE_EVENTS = EventCatalogue()
CARDS_DEALT = BASE_EVENTS.kind(
    "cards-dealt",
    "TR-1.2",
    secret=("card", "second", "third", "fourth"),
    seat=SEAT,
    card="card",
    second="card",
    third="card",
    fourth="card",
)
ROW_FILLED = BASE_EVENTS.kind("row-filled", "TR-3.1", card="card")
ROW_REPLACED = BASE_EVENTS.kind("row-replaced", "TR-1.3")
RESHUFFLED = BASE_EVENTS.kind("reshuffled", "TR-3.3", cards=NUMBER)
TICKET_OFFERED = BASE_EVENTS.kind(
    "ticket-offered", "TR-5.1", secret=("ticket",), seat=SEAT, ticket="ticket"
)
TICKET_DECIDED = BASE_EVENTS.kind(
    "ticket-decided", "TR-5.1", secret=("ticket", "kept"), seat=SEAT, ticket="ticket", kept=NUMBER
)
TICKETS_KEPT = BASE_EVENTS.kind("tickets-kept", "TR-5.1", seat=SEAT, count=NUMBER, back=NUMBER)
TURN_BEGAN = BASE_EVENTS.kind("turn-began", "TR-2.1", heading=True, seat=SEAT)
DREW_OPEN = BASE_EVENTS.kind("drew-open", "TR-3.1", seat=SEAT, card="card", which=NUMBER)
DREW_BLIND = BASE_EVENTS.kind(
    "drew-blind", "TR-3.1", secret=("card",), seat=SEAT, card="card", which=NUMBER
)
DREW_TICKETS = BASE_EVENTS.kind("drew-tickets", "TR-5.2", seat=SEAT, count=NUMBER)
CLAIM_BEGAN = BASE_EVENTS.kind("claim-began", "TR-4.1", seat=SEAT, track="track")
PAID = BASE_EVENTS.kind(
    "paid", "TR-4.1", seat=SEAT, track="track", card="card", coloured=NUMBER, wild=NUMBER
)
CLAIMED = BASE_EVENTS.kind(
    "claimed", "TR-4.4", seat=SEAT, track="track", points=NUMBER, trains=NUMBER
)
PASSED = BASE_EVENTS.kind("passed", "TR-2.2", seat=SEAT)
LAST_TURNS = BASE_EVENTS.kind("last-turns", "TR-6.1", heading=True, seat=SEAT, trains=NUMBER)
ENDED = BASE_EVENTS.kind("ended", "TR-6.1", heading=True, ending="ending")
TICKET_SCORED = BASE_EVENTS.kind(
    "ticket-scored", "TR-5.1", seat=SEAT, ticket="ticket", points=NUMBER
)

LEGENDARY_EVENTS = EventCatalogue(BASE_EVENTS)
CROSSED = LEGENDARY_EVENTS.kind(
    "crossed", "LA-5.1", seat=SEAT, track="track", trains=NUMBER, points=NUMBER
)
EXPLORER = LEGENDARY_EVENTS.kind("explorer", "LA-6.2", seat=SEAT, cities=NUMBER, points=NUMBER)

TEAM_EVENTS = EventCatalogue(BASE_EVENTS)
TO_OWN_HAND = TEAM_EVENTS.kind("to-own-hand", "TA-2.2", seat=SEAT)
CARD_RACKED = TEAM_EVENTS.kind(
    "card-racked",
    "TA-2.2",
    secret=("card",),
    known_to=("seat", "partner"),
    seat=SEAT,
    partner=SEAT,
    card="card",
)
TICKET_NAMED = TEAM_EVENTS.kind(
    "ticket-named", "TA-3.1", secret=("ticket",), seat=SEAT, ticket="ticket"
)
TICKET_RACKED = TEAM_EVENTS.kind(
    "ticket-racked",
    "TA-3.2",
    secret=("ticket",),
    known_to=("seat", "partner"),
    seat=SEAT,
    partner=SEAT,
    ticket="ticket",
)
LAID = TEAM_EVENTS.kind(
    "laid",
    "TA-2.3",
    seat=SEAT,
    card="card",
    hand=NUMBER,
    hand_wild=NUMBER,
    rack=NUMBER,
    rack_wild=NUMBER,
)
TURNED_UP = TEAM_EVENTS.kind("turned-up", "TA-6.1", card="card", match=NUMBER)
TUNNEL_DUE = TEAM_EVENTS.kind(
    "tunnel-due", "TA-6.1", seat=SEAT, track="track", turned=NUMBER, due=NUMBER
)
WITHDREW = TEAM_EVENTS.kind("withdrew", "TA-6.3", seat=SEAT, track="track")
SHARE_BEGAN = TEAM_EVENTS.kind("share-began", "TA-5.1", seat=SEAT)
EXPRESS = TEAM_EVENTS.kind("express", "TA-7.2", seat=SEAT, spaces=NUMBER, points=NUMBER)
GLOBETROTTER = TEAM_EVENTS.kind("globetrotter", "TA-7.2", seat=SEAT, tickets=NUMBER, points=NUMBER)
