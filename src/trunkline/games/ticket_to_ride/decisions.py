"""The decisions of Ticket to Ride Asia; those that only Team Asia has are marked."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.ticket_to_ride.actions import (
    CLAIMS,
    DONE,
    DRAW_DECK,
    DRAW_TICKETS,
    DRAWS,
    EXTRAS,
    FROM_RACKS,
    KEEPS,
    PASS,
    PAY_WILD,
    PAYS,
    RACK_TICKETS,
    RETURNS,
    SHARE,
    TO_HAND,
    TO_RACK,
    WITHDRAW,
)
from trunkline.games.ticket_to_ride.clauses import CLAUSES

DECISIONS = Decisions()
START_TICKETS = DECISIONS.add("start-tickets", "TA-3.1", KEEPS, RETURNS)
START_RACK = DECISIONS.add("start-rack", "TA-3.1", RACK_TICKETS)  # Team Asia
TURN = DECISIONS.add(
    "turn",
    "TR-2.1",
    *(DRAWS, DRAW_DECK, CLAIMS, DRAW_TICKETS, PASS, SHARE),
    offers=("draw deck", "tickets", "share"),
)
PLACE = DECISIONS.add("place", "TA-2.2", TO_HAND, TO_RACK, offers=("to hand", "to rack"))  # T. A.
SECOND_CARD = DECISIONS.add("second-card", "TR-3.1", DRAWS, DRAW_DECK, offers=("draw deck",))
KEEPING = DECISIONS.add("tickets", "TA-3.2", KEEPS, RETURNS)
RACK_TICKET = DECISIONS.add("rack-ticket", "TA-3.2", RACK_TICKETS)  # Team Asia
PAYING = DECISIONS.add("pay", "TR-4.1", PAYS, PAY_WILD)
FROM_RACK = DECISIONS.add("from-rack", "TA-2.3", FROM_RACKS)  # Team Asia
EXTRA = DECISIONS.add("extra", "TA-6.1", EXTRAS, WITHDRAW, offers=("withdraw",))  # Team Asia
EXTRA_FROM_RACK = DECISIONS.add("extra-from-rack", "TA-2.3", FROM_RACKS)  # Team Asia
SHARING = DECISIONS.add("share", "TA-5.1", RACK_TICKETS, DONE)  # Team Asia
FINISHED = DECISIONS.add("over", "TR-6.1")

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
