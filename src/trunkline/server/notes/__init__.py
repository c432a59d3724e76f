"""What somebody writes down about a match, for nobody else."""

from __future__ import annotations
