"""The decisions of Ride the Rails."""

from __future__ import annotations

from trunkline.core.decisions import Decisions
from trunkline.games.ride_the_rails.actions import DONE, LAYS, RIDES, SHARES, STARTS, STOP
from trunkline.games.ride_the_rails.clauses import CLAUSES
from trunkline.games.ride_the_rails.state import RAILROAD_NAMES

DECISIONS = Decisions()
SHARE = DECISIONS.add(
    "share", "RR-2.1", SHARES, offers=tuple(f"share {name}" for name in RAILROAD_NAMES)
)
LAYING = DECISIONS.add("lay", "RR-2.3", LAYS, DONE, offers=("done",))
START = DECISIONS.add("from", "RR-6.1", STARTS)
JOURNEY = DECISIONS.add("ride", "RR-6.2", RIDES, STOP)
FINISHED = DECISIONS.add("over", "RR-7.1")

CLAUSE_OF = DECISIONS.clauses(CLAUSES)
