"""The clause numbers that refusals of Ticket to Ride Asia return."""

from __future__ import annotations

from trunkline.core.rulebook import ClauseNumbers

CLAUSES = ClauseNumbers("TR", "TA", "LA")
TR_2_2 = CLAUSES["TR-2.2"]
TR_3_1 = CLAUSES["TR-3.1"]
TR_3_2 = CLAUSES["TR-3.2"]
TR_3_3 = CLAUSES["TR-3.3"]
TR_4_1 = CLAUSES["TR-4.1"]
TR_4_2 = CLAUSES["TR-4.2"]
TR_4_5 = CLAUSES["TR-4.5"]
TR_4_6 = CLAUSES["TR-4.6"]
TR_5_2 = CLAUSES["TR-5.2"]
TA_2_3 = CLAUSES["TA-2.3"]
TA_4_1 = CLAUSES["TA-4.1"]
TA_5_1 = CLAUSES["TA-5.1"]
TA_6_1 = CLAUSES["TA-6.1"]
TA_6_2 = CLAUSES["TA-6.2"]
LA_2_1 = CLAUSES["LA-2.1"]
LA_2_2 = CLAUSES["LA-2.2"]
LA_3_1 = CLAUSES["LA-3.1"]
LA_4_1 = CLAUSES["LA-4.1"]
LA_5_2 = CLAUSES["LA-5.2"]
