"""The decisions of Ride the Rails."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.ride_the_rails import actions
from trunkline.games.ride_the_rails.clauses import CLAUSES
from trunkline.games.ride_the_rails.state import RAILROAD_NAMES

DECISIONS = Decisions()
SHARE = DECISIONS.add(
    "share", "RR-2.1", actions.SHARES, offers=tuple(f"share {name}" for name in RAILROAD_NAMES)
)
LAYING = DECISIONS.add("lay", "RR-2.3", actions.LAYS, actions.DONE, offers=("done",))
START = DECISIONS.add("from", "RR-6.1", actions.STARTS)
JOURNEY = DECISIONS.add("ride", "RR-6.2", actions.RIDES, actions.STOP)
FINISHED = DECISIONS.add("over", "RR-7.1")

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
