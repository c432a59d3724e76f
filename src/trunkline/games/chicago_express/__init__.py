"""Chicago Express, by Harry Wu (2007; the edition of 2008)."""

from pathlib import Path

from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game, Option
from trunkline.games.chicago_express import printed, rules, table
from trunkline.games.chicago_express.state import (
    CLAUSES,
    ENDINGS,
    EVENTS,
    MOST_CASH,
    SEATS,
    SPACE,
    Deal,
    State,
)

# CE-9.1: at most 8 dividend stages, as Detroit ends the game in the eighth. Between two of them at
# most 11 turns, 3 of them auctions; every bid raises by at least a dollar. 4 opening auctions and
# the Wabash's come on top. An expansion has at most 6 decisions.
LONGEST = 8 * 11 * 6 + (4 + 8 * 3 + 1) * (MOST_CASH + SEATS)

GAME = Game(
    id="chicago-express",
    title="Chicago Express",
    designer="Harry Wu",
    players=range(2, SEATS + 1),
    minutes=60,
    rules_version=1,
    folder=Path(__file__).parent,
    rules=rules,
    state_record=State,
    deal_record=Deal,
    space=SPACE,
    events=EVENTS,
    clauses=CLAUSES,
    options=(Option("chicago_dividend", ("interrupt", "after_action"), clause="CE-8.2"),),
    deal=(DealField("first", SEAT),),
    endings=ENDINGS,
    longest=LONGEST,
    schema=printed.SCHEMA,
    build_board=printed.build,
    vocabulary=table.vocabulary,
    position=table.position,
    scene=table.scene,
    prompt=table.prompt,
    conserved=table.conserved,
)
