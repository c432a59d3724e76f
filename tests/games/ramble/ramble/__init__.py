"""Ramble: a small game in which a walk is decided hex by hex, and can be weighed as a whole."""

from pathlib import Path

from ramble import presentation, rules, walks
from ramble.state import CLAUSES, DECISIONS, EVENTS, HEXES, SEATS, SPACE, WALKS, Deal, State
from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game

GAME = Game(
    id="ramble",
    title="Ramble",
    designer="the tests",
    players=range(2, SEATS + 1),
    minutes=5,
    rules_version=1,
    folder=Path(__file__).parent,
    rules=rules,
    state_struct=State,
    deal_struct=Deal,
    space=SPACE,
    decisions=DECISIONS,
    events=EVENTS,
    clauses=CLAUSES,
    options=(),
    deal=(DealField("first", SEAT), DealField("errands", "hex", pile=presentation.towns)),
    endings=presentation.ENDINGS,
    end_conditions=presentation.end_conditions,
    max_length=SEATS * WALKS * (HEXES + 1),
    schema=presentation.SCHEMA,
    build_board=presentation.build_board,
    vocabulary=presentation.vocabulary,
    position=presentation.position,
    scene=presentation.scene,
    prompt=presentation.prompt,
    scoring=presentation.scoring,
    conserved=presentation.conserved,
    suggest=walks.suggest,
)
