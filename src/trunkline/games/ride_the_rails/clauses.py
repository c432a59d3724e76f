"""The clause numbers that refusals of Ride the Rails return."""

from __future__ import annotations

from trunkline.core.rulebook import ClauseNumbers

CLAUSES = ClauseNumbers("RR")
RR_2_1 = CLAUSES["RR-2.1"]
RR_2_2 = CLAUSES["RR-2.2"]
RR_3_2 = CLAUSES["RR-3.2"]
RR_3_3 = CLAUSES["RR-3.3"]
RR_3_4 = CLAUSES["RR-3.4"]
RR_3_5 = CLAUSES["RR-3.5"]
RR_3_6 = CLAUSES["RR-3.6"]
RR_3_7 = CLAUSES["RR-3.7"]
RR_4_1 = CLAUSES["RR-4.1"]
RR_4_2 = CLAUSES["RR-4.2"]
RR_4_3 = CLAUSES["RR-4.3"]
RR_4_4 = CLAUSES["RR-4.4"]
RR_4_5 = CLAUSES["RR-4.5"]
RR_6_1 = CLAUSES["RR-6.1"]
RR_6_2 = CLAUSES["RR-6.2"]
RR_6_3 = CLAUSES["RR-6.3"]
