"""What people say to each other at a table, apart from what they do there."""

from __future__ import annotations
