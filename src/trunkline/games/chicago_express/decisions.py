"""The decisions of Chicago Express."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.chicago_express.actions import (
    BIDS,
    BUILDS,
    COMPANY_CHOICES,
    DEVELOPS,
    DONE,
    NOTHING,
    OFFERS,
    PASS,
    TURN_AUCTION,
    TURN_DEVELOP,
    TURN_EXPAND,
)
from trunkline.games.chicago_express.clauses import CLAUSES
from trunkline.games.chicago_express.state import COMPANY_NAMES, DIAL_NAMES

DECISIONS = Decisions()
OPENING_AUCTION = DECISIONS.add("opening-auction", "CE-2.4", PASS, BIDS)
TURN = DECISIONS.add("turn", "CE-3.1", TURN_AUCTION, TURN_EXPAND, TURN_DEVELOP, offers=DIAL_NAMES)
OFFER = DECISIONS.add(
    "offer", "CE-4.1", OFFERS, NOTHING, offers=tuple(f"offer {name}" for name in COMPANY_NAMES)
)
SHARE_AUCTION = DECISIONS.add("share-auction", "CE-4.4", PASS, BIDS)
COMPANY = DECISIONS.add(
    "company",
    "CE-5.1",
    COMPANY_CHOICES,
    NOTHING,
    offers=tuple(f"company {name}" for name in COMPANY_NAMES),
)
BUILDING = DECISIONS.add("build", "CE-5.2", BUILDS, DONE, offers=("done",))
DEVELOPING = DECISIONS.add("develop", "CE-6.1", DEVELOPS, NOTHING)
WABASH_AUCTION = DECISIONS.add("wabash-auction", "CE-8.4", PASS, BIDS)
FINISHED = DECISIONS.add("over", "CE-9.1")

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
