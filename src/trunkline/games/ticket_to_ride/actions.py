"""The action space of Ticket to Ride Asia: a block of numbers for each kind of action."""

from __future__ import annotations

from trunkline.core.actions import NUMBER, ActionSpace
from trunkline.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    MOST_TURNED,
    RACK_COUNTS,
    TICKETS,
    TRACKS,
    WILDS,
)

# Actions. Those that only Team Asia has come last, so that both games have the same numbers.

BASE_SPACE = ActionSpace()
DRAWS = BASE_SPACE.block("draw", card=CARDS)
DRAW_DECK = BASE_SPACE.block("draw", pile=1)
CLAIMS = BASE_SPACE.block("claim", track=TRACKS)
DRAW_TICKETS = BASE_SPACE.block("tickets")
PASS = BASE_SPACE.block("pass")
KEEPS = BASE_SPACE.block("keep", ticket=TICKETS)
RETURNS = BASE_SPACE.block("return", ticket=TICKETS)
PAYS = BASE_SPACE.block("pay", colour=COLOURS, **{NUMBER: WILDS})
PAY_WILD = BASE_SPACE.block("pay", wild=1)

TEAM_SPACE = ActionSpace(BASE_SPACE)
TO_HAND = TEAM_SPACE.block("to", hand=1)
TO_RACK = TEAM_SPACE.block("to", rack=1)
FROM_RACKS = TEAM_SPACE.block("from-rack", coloured=RACK_COUNTS, wilds=RACK_COUNTS)
EXTRAS = TEAM_SPACE.block("extra", **{NUMBER: MOST_TURNED + 1})
WITHDRAW = TEAM_SPACE.block("withdraw")
SHARE = TEAM_SPACE.block("share")
RACK_TICKETS = TEAM_SPACE.block("rack", ticket=TICKETS)
DONE = TEAM_SPACE.block("done")
