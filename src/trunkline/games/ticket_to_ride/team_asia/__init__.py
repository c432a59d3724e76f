"""Ticket to Ride: Team Asia, by Alan R. Moon (Map Collection 1, 2011)."""

from pathlib import Path

from trunkline.core.options import Option
from trunkline.games.ticket_to_ride import actions, board_file, events
from trunkline.games.ticket_to_ride.state import LAST_TURNS_CHOICES, SEATS, SHARE_CHOICES
from trunkline.games.ticket_to_ride.variant import DEALT, variant

ID = "ticket-to-ride-team-asia"
PARTNERS = 2  # TA-1.1
PLAYERS = range(2 * PARTNERS, SEATS + 1, PARTNERS)

GAME = variant(
    id=ID,
    title="Ticket to Ride: Team Asia",
    designer="Alan R. Moon",
    players=PLAYERS,
    minutes=75,
    folder=Path(__file__).parent,
    space=actions.TEAM_SPACE,
    events=events.TEAM_EVENTS,
    # In the order of their index in the setting.
    options=(
        Option("share_tickets", SHARE_CHOICES, clause="TA-5.1"),
        Option("last_turns_at", LAST_TURNS_CHOICES, clause="TA-7.1"),
    ),
    deal=DEALT,
    schema=board_file.schema(ID, PLAYERS, PARTNERS),
    partners=PARTNERS,
)
