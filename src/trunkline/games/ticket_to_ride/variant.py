"""The game object of both Asia games: the same rules, structs and presentation."""

from __future__ import annotations

import functools
from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.core.route_board import RouteBoard
from trunkline.games.ticket_to_ride import (
    board_file,
    clauses,
    decisions,
    position_data,
    presentation,
    rules,
    scene,
)
from trunkline.games.ticket_to_ride.features import FEATURES
from trunkline.games.ticket_to_ride.state import ENDINGS, Board, Deal, State

DEALT = (
    DealField("first", SEAT),
    DealField("deck", "card", presentation.all_cards),
    DealField("tickets", "ticket", presentation.regular_tickets),
)

variant = functools.partial(
    Game[RouteBoard, Board, State, Deal],
    rules_version=1,
    shared=Path(__file__).parent,
    rules=rules,
    state_struct=State,
    deal_struct=Deal,
    clauses=clauses.CLAUSES,
    decisions=decisions.DECISIONS,
    endings=ENDINGS,
    end_conditions=presentation.end_conditions,
    max_length=presentation.LONGEST,
    features=FEATURES,
    build_board=board_file.build,
    vocabulary=presentation.vocabulary,
    position=position_data.position,
    scene=scene.scene,
    prompt=presentation.prompt,
    scoring=presentation.scoring,
    conserved=presentation.conserved,
    pictured=presentation.pictured,
)
