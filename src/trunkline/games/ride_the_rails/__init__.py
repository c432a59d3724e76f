"""Ride the Rails, by Harry Wu (the edition of 2020)."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.games.ride_the_rails import (
    actions,
    board_file,
    clauses,
    decisions,
    events,
    journey_suggestions,
    journeys,
    presentation,
    rules,
    scene,
)
from trunkline.games.ride_the_rails.features import FEATURES
from trunkline.games.ride_the_rails.state import (
    ENDINGS,
    FEWEST_SEATS,
    HEXES,
    MOST_LAID,
    ROUNDS,
    SEATS,
    Deal,
    State,
)

# In a round a player takes a share, lays at most so many locomotives and says that this is all, and
# runs a train: from a hex, to each other hex at most once, and stops.
LONGEST = ROUNDS * SEATS * (1 + max(MOST_LAID) + 1 + HEXES + 1)

GAME = Game(
    id="ride-the-rails",
    title="Ride the Rails",
    designer="Harry Wu",
    players=range(FEWEST_SEATS, SEATS + 1),
    minutes=60,
    rules_version=1,
    folder=Path(__file__).parent,
    rules=rules,
    state_struct=State,
    deal_struct=Deal,
    space=actions.SPACE,
    decisions=decisions.DECISIONS,
    events=events.EVENTS,
    clauses=clauses.CLAUSES,
    options=(),
    deal=(DealField("turn_order", SEAT, presentation.seats),),
    endings=ENDINGS,
    end_conditions=presentation.end_conditions,
    max_length=LONGEST,
    features=FEATURES,
    schema=board_file.SCHEMA,
    build_board=board_file.build,
    vocabulary=presentation.vocabulary,
    position=presentation.position,
    scene=scene.scene,
    prompt=presentation.prompt,
    scoring=presentation.scoring,
    conserved=presentation.conserved,
    suggest=journey_suggestions.suggest,
    entry_modules=(journeys,),
)
