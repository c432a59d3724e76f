"""Ticket to Ride: Team Asia, by Alan R. Moon (Map Collection 1, 2011)."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game, Option
from trunkline.games.ticket_to_ride import facts, printed, rules, scene, table
from trunkline.games.ticket_to_ride.state import (
    CLAUSES,
    ENDINGS,
    LAST_TURNS_CHOICES,
    SEATS,
    SHARE_CHOICES,
    TEAM_EVENTS,
    TEAM_SPACE,
    Deal,
    State,
)

ID = "ticket-to-ride-team-asia"
PARTNERS = 2  # TA-1.1
PLAYERS = range(2 * PARTNERS, SEATS + 1, PARTNERS)

GAME = Game(
    id=ID,
    title="Ticket to Ride: Team Asia",
    designer="Alan R. Moon",
    players=PLAYERS,
    minutes=75,
    rules_version=1,
    folder=Path(__file__).parent,
    shared=Path(__file__).parent.parent,
    rules=rules,
    state_record=State,
    deal_record=Deal,
    space=TEAM_SPACE,
    events=TEAM_EVENTS,
    clauses=CLAUSES,
    # In the order of their index in the setting.
    options=(
        Option("share_tickets", SHARE_CHOICES, clause="TA-5.1"),
        Option("last_turns_at", LAST_TURNS_CHOICES, clause="TA-7.1"),
    ),
    deal=(
        DealField("first", SEAT),
        DealField("deck", "card", table.all_cards),
        DealField("tickets", "ticket", table.regular_tickets),
    ),
    endings=ENDINGS,
    longest=table.LONGEST,
    schema=printed.schema(ID, PLAYERS, PARTNERS),
    build_board=printed.build,
    vocabulary=table.vocabulary,
    position=facts.position,
    scene=scene.scene,
    prompt=table.prompt,
    scoring=table.scoring,
    conserved=table.conserved,
    partners=PARTNERS,
    pictured=table.pictured,
)
