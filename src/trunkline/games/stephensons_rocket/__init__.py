"""Stephenson's Rocket, by Reiner Knizia: the editions of 1999 and 2018."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.core.options import Option
from trunkline.games.stephensons_rocket import (
    actions,
    board_file,
    clauses,
    decisions,
    events,
    presentation,
    rules,
    scene,
)
from trunkline.games.stephensons_rocket.features import FEATURES
from trunkline.games.stephensons_rocket.state import (
    BOARDS,
    EDITIONS,
    ENDINGS,
    MERGERS_AT_START,
    SEATS,
    STATION_MOVES,
    VETO_DEFENCES,
    Deal,
    State,
)

# Stations can be moved without end, so the rules give no bound: when every locomotive could go on
# only next to two lines (SR-5.3), nothing else is left to do. Random matches take some hundreds or
# thousands of actions; simulations cut a match off here.
CAP = 20_000

GAME = Game(
    id="stephensons-rocket",
    title="Stephenson's Rocket",
    designer="Reiner Knizia",
    players=range(2, SEATS + 1),
    minutes=75,
    rules_version=1,
    folder=Path(__file__).parent,
    rules=rules,
    state_struct=State,
    deal_struct=Deal,
    space=actions.SPACE,
    decisions=decisions.DECISIONS,
    events=events.EVENTS,
    clauses=clauses.CLAUSES,
    options=(
        Option("edition", EDITIONS, clause="SR-1.1"),
        Option(
            "board",
            BOARDS,
            clause="SR-1.2",
            demands={"usa": {"edition": "2018"}, "china": {"edition": "2018"}},
        ),
        Option(
            "move_stations", STATION_MOVES, clause="SR-4.1", default_by=("edition", {"1999": "any"})
        ),
        Option(
            "veto_defence", VETO_DEFENCES, clause="SR-6.2", default_by=("edition", {"1999": "any"})
        ),
        Option("merge_at_start", MERGERS_AT_START, clause="SR-5.4"),
    ),
    deal=(DealField("first", SEAT),),
    endings=ENDINGS,
    end_conditions=presentation.end_conditions,
    max_length=CAP,
    endless=(actions.MOVES,),
    features=FEATURES,
    schema=board_file.SCHEMA,
    build_board=board_file.build,
    vocabulary=presentation.vocabulary,
    position=presentation.position,
    scene=scene.scene,
    prompt=presentation.prompt,
    scoring=presentation.scoring,
    conserved=presentation.conserved,
)
