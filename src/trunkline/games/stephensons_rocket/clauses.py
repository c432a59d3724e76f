"""The clause numbers that refusals of Stephenson's Rocket return."""

from __future__ import annotations

from trunkline.core.rulebook import ClauseNumbers

CLAUSES = ClauseNumbers("SR")
SR_2_2 = CLAUSES["SR-2.2"]
SR_2_3 = CLAUSES["SR-2.3"]
SR_3_1 = CLAUSES["SR-3.1"]
SR_4_1 = CLAUSES["SR-4.1"]
SR_4_2 = CLAUSES["SR-4.2"]
SR_5_1 = CLAUSES["SR-5.1"]
SR_5_2 = CLAUSES["SR-5.2"]
SR_5_3 = CLAUSES["SR-5.3"]
SR_5_6 = CLAUSES["SR-5.6"]
SR_6_1 = CLAUSES["SR-6.1"]
SR_6_2 = CLAUSES["SR-6.2"]
SR_7_3 = CLAUSES["SR-7.3"]
SR_10_1 = CLAUSES["SR-10.1"]
