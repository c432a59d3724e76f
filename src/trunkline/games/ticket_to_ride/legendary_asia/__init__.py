"""Ticket to Ride: Legendary Asia, by François Valentyne (Map Collection 1, 2011)."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.games.ticket_to_ride import facts, printed, rules, scene, table
from trunkline.games.ticket_to_ride.state import (
    BASE_SPACE,
    CLAUSES,
    ENDINGS,
    LEGENDARY_EVENTS,
    Deal,
    State,
)

ID = "ticket-to-ride-legendary-asia"
PLAYERS = range(2, 6)  # LA-1.1

GAME = Game(
    id=ID,
    title="Ticket to Ride: Legendary Asia",
    designer="François Valentyne",
    players=PLAYERS,
    minutes=60,
    rules_version=1,
    folder=Path(__file__).parent,
    shared=Path(__file__).parent.parent,
    rules=rules,
    state_record=State,
    deal_record=Deal,
    space=BASE_SPACE,
    events=LEGENDARY_EVENTS,
    clauses=CLAUSES,
    options=(),
    deal=(
        DealField("first", SEAT),
        DealField("deck", "card", table.all_cards),
        DealField("tickets", "ticket", table.regular_tickets),
        DealField("long_tickets", "ticket", table.long_tickets),
    ),
    endings=ENDINGS,
    longest=table.LONGEST,
    schema=printed.schema(ID, PLAYERS, partners=1),
    build_board=printed.build,
    vocabulary=table.vocabulary,
    position=facts.position,
    scene=scene.scene,
    prompt=table.prompt,
    scoring=table.scoring,
    conserved=table.conserved,
    pictured=table.pictured,
)
