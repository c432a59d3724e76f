"""The decisions of Chicago Express."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.chicago_express import actions
from trunkline.games.chicago_express.clauses import CLAUSES
from trunkline.games.chicago_express.state import COMPANY_NAMES, DIAL_NAMES

DECISIONS = Decisions()
OPENING_AUCTION = DECISIONS.add(
    "opening-auction", "CE-2.4", actions.PASS, actions.BIDS, quiet=False
)
TURN = DECISIONS.add(
    "turn",
    "CE-3.1",
    actions.TURN_AUCTION,
    actions.TURN_EXPAND,
    actions.TURN_DEVELOP,
    offers=DIAL_NAMES,
)
OFFER = DECISIONS.add(
    "offer",
    "CE-4.1",
    actions.OFFERS,
    actions.NOTHING,
    offers=tuple(f"offer {name}" for name in COMPANY_NAMES),
)
SHARE_AUCTION = DECISIONS.add("share-auction", "CE-4.4", actions.PASS, actions.BIDS, quiet=False)
COMPANY = DECISIONS.add(
    "company",
    "CE-5.1",
    actions.COMPANY_CHOICES,
    actions.NOTHING,
    offers=tuple(f"company {name}" for name in COMPANY_NAMES),
)
BUILDING = DECISIONS.add("build", "CE-5.2", actions.BUILDS, actions.DONE, offers=("done",))
DEVELOPING = DECISIONS.add("develop", "CE-6.1", actions.DEVELOPS, actions.NOTHING)
WABASH_AUCTION = DECISIONS.add("wabash-auction", "CE-8.4", actions.PASS, actions.BIDS, quiet=False)
FINISHED = DECISIONS.add("over", "CE-9.1")

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
