"""Chicago Express, by Harry Wu (2007; the edition of 2008)."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game
from trunkline.core.options import Option
from trunkline.games.chicago_express import (
    actions,
    board_file,
    clauses,
    decisions,
    events,
    presentation,
    rules,
    scene,
)
from trunkline.games.chicago_express.features import FEATURES
from trunkline.games.chicago_express.state import (
    BOXES,
    CHICAGO_DIVIDENDS,
    DIALS,
    ENDINGS,
    MOST_CASH,
    MOST_STEPS,
    SEATS,
    Deal,
    State,
)

# On every board that the checker lets pass: at most BOXES dividend stages, since Detroit's last box
# ends the game (CE-9.1); between two of them a turn moves a dial that is not on red, at most
# MOST_STEPS times each (CE-3). A turn has at most 6 decisions of its own; in an auction every bid
# raises by at least a dollar and every seat passes once. 4 opening auctions and the Wabash's come
# on top.
LONGEST = BOXES * DIALS * MOST_STEPS * 6 + (4 + BOXES * MOST_STEPS + 1) * (MOST_CASH + SEATS)

GAME = Game(
    id="chicago-express",
    title="Chicago Express",
    designer="Harry Wu",
    players=range(2, SEATS + 1),
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
    options=(Option("chicago_dividend", CHICAGO_DIVIDENDS, clause="CE-8.2"),),
    deal=(DealField("first", SEAT),),
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
)
