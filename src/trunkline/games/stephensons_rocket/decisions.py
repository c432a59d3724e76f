"""The decisions of Stephenson's Rocket."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.stephensons_rocket import actions
from trunkline.games.stephensons_rocket.clauses import CLAUSES

DECISIONS = Decisions()
TURN = DECISIONS.add(
    "turn", "SR-2.1", actions.PASS, actions.EXTENDS, actions.INVESTS, actions.PLACES, actions.MOVES
)
VETO = DECISIONS.add("veto", "SR-6.1", actions.PASS, actions.BIDS, quiet=False)
ANSWER = DECISIONS.add(
    "answer", "SR-6.2", actions.MATCH, actions.MATCHES, actions.YIELD, quiet=False
)
FINISHED = DECISIONS.add("over", "SR-10.2")
MOVING, ACTED = len(DECISIONS), len(DECISIONS) + 1  # passed through inside an action

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
