"""The clause numbers that refusals of Chicago Express return."""

from __future__ import annotations

from trunkline.core.rulebook import ClauseNumbers

CLAUSES = ClauseNumbers("CE")
CE_2_3 = CLAUSES["CE-2.3"]
CE_2_7 = CLAUSES["CE-2.7"]
CE_3_3 = CLAUSES["CE-3.3"]
CE_4_1 = CLAUSES["CE-4.1"]
CE_4_2 = CLAUSES["CE-4.2"]
CE_5_1 = CLAUSES["CE-5.1"]
CE_5_2 = CLAUSES["CE-5.2"]
CE_5_3 = CLAUSES["CE-5.3"]
CE_5_4 = CLAUSES["CE-5.4"]
CE_5_5 = CLAUSES["CE-5.5"]
CE_5_6 = CLAUSES["CE-5.6"]
CE_5_7 = CLAUSES["CE-5.7"]
CE_6_1 = CLAUSES["CE-6.1"]
CE_6_2 = CLAUSES["CE-6.2"]
CE_6_3 = CLAUSES["CE-6.3"]
CE_6_6 = CLAUSES["CE-6.6"]
CE_8_4 = CLAUSES["CE-8.4"]
