"""The decisions of Stephenson's Rocket."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.stephensons_rocket.actions import (
    BIDS,
    EXTENDS,
    INVESTS,
    MATCH,
    MATCHES,
    MOVES,
    PASS,
    PLACES,
    YIELD,
)
from trunkline.games.stephensons_rocket.clauses import CLAUSES

DECISIONS = Decisions()
TURN = DECISIONS.add("turn", "SR-2.1", PASS, EXTENDS, INVESTS, PLACES, MOVES)
VETO = DECISIONS.add("veto", "SR-6.1", PASS, BIDS)
ANSWER = DECISIONS.add("answer", "SR-6.2", MATCH, MATCHES, YIELD)
FINISHED = DECISIONS.add("over", "SR-10.2")
MOVING, ACTED = len(DECISIONS), len(DECISIONS) + 1  # passed through inside an action

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
