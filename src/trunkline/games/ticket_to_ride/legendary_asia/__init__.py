"""Ticket to Ride: Legendary Asia, by François Valentyne (Map Collection 1, 2011)."""

from pathlib import Path

from trunkline.core.game import DealField
from trunkline.games.ticket_to_ride import actions, board_file, events, presentation
from trunkline.games.ticket_to_ride.variant import DEALT, variant

ID = "ticket-to-ride-legendary-asia"
PLAYERS = range(2, 6)  # LA-1.1

GAME = variant(
    id=ID,
    title="Ticket to Ride: Legendary Asia",
    designer="François Valentyne",
    players=PLAYERS,
    minutes=60,
    folder=Path(__file__).parent,
    space=actions.BASE_SPACE,
    events=events.LEGENDARY_EVENTS,
    options=(),
    deal=(*DEALT, DealField("long_tickets", "ticket", presentation.long_tickets)),
    schema=board_file.schema(ID, PLAYERS, partners=1),
)
