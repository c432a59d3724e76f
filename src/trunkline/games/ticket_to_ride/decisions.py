"""The decisions of Ticket to Ride Asia; those that only Team Asia has are marked."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.ticket_to_ride import actions
from trunkline.games.ticket_to_ride.clauses import CLAUSES

DECISIONS = Decisions()
START_TICKETS = DECISIONS.add("start-tickets", "TA-3.1", actions.KEEPS, actions.RETURNS)
START_RACK = DECISIONS.add("start-rack", "TA-3.1", actions.RACK_TICKETS, shared=True)  # Team Asia
TURN = DECISIONS.add(
    "turn",
    "TR-2.1",
    actions.DRAWS,
    actions.DRAW_DECK,
    actions.CLAIMS,
    actions.DRAW_TICKETS,
    actions.PASS,
    actions.SHARE,  # Team Asia
    offers=("draw deck", "tickets", "share"),
)
PLACE = DECISIONS.add(  # Team Asia
    "place",
    "TA-2.2",
    actions.TO_HAND,
    actions.TO_RACK,
    offers=("to hand", "to rack"),
    shared=True,
)
SECOND_CARD = DECISIONS.add(
    "second-card", "TR-3.1", actions.DRAWS, actions.DRAW_DECK, offers=("draw deck",)
)
KEEPING = DECISIONS.add("tickets", "TA-3.2", actions.KEEPS, actions.RETURNS)
RACK_TICKET = DECISIONS.add("rack-ticket", "TA-3.2", actions.RACK_TICKETS, shared=True)  # Team Asia
PAYING = DECISIONS.add("pay", "TR-4.1", actions.PAYS, actions.PAY_WILD, shared=True)
FROM_RACK = DECISIONS.add("from-rack", "TA-2.3", actions.FROM_RACKS, shared=True)  # Team Asia
EXTRA = DECISIONS.add(  # Team Asia
    "extra",
    "TA-6.1",
    actions.EXTRAS,
    actions.WITHDRAW,
    offers=("withdraw",),
    quiet=False,
    shared=True,
)
EXTRA_FROM_RACK = DECISIONS.add(  # Team Asia
    "extra-from-rack", "TA-2.3", actions.FROM_RACKS, quiet=False, shared=True
)
SHARING = DECISIONS.add(
    "share", "TA-5.1", actions.RACK_TICKETS, actions.DONE, shared=True
)  # Team Asia
FINISHED = DECISIONS.add("over", "TR-6.1")
# Passed through inside an action: what they bring about stands once, at the end of `apply`, since
# the compiler makes a copy of it for every place that it is called from.
TURN_OVER, MORE_CARDS = len(DECISIONS), len(DECISIONS) + 1

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
