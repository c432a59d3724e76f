"""What both games have: the same rules, records and table. The rest each says for itself."""

from __future__ import annotations

import functools
from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.core.route_board import RouteBoard
from trunkline.games.ticket_to_ride import facts, printed, rules, scene, table
from trunkline.games.ticket_to_ride.state import CLAUSES, ENDINGS, Board, Deal, State

DEALT = (
    DealField("first", SEAT),
    DealField("deck", "card", table.all_cards),
    DealField("tickets", "ticket", table.regular_tickets),
)

variant = functools.partial(
    Game[RouteBoard, Board, State, Deal],
    rules_version=1,
    shared=Path(__file__).parent,
    rules=rules,
    state_record=State,
    deal_record=Deal,
    clauses=CLAUSES,
    endings=ENDINGS,
    ends=table.ends,
    longest=table.LONGEST,
    build_board=printed.build,
    vocabulary=table.vocabulary,
    position=facts.position,
    scene=scene.scene,
    prompt=table.prompt,
    scoring=table.scoring,
    conserved=table.conserved,
    pictured=table.pictured,
)
